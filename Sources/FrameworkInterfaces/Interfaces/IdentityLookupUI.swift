/// What is known of the module `IdentityLookupUI`.
let identityLookupUIInterface = #"""
  // exports: Foundation
  class ILClassificationUIExtensionContext: NSExtensionContext {
    init()
    var isReadyForClassificationResponse: Bool
  }
  class ILClassificationUIExtensionViewController: UIViewController {
    func classificationResponse(for request: ILClassificationRequest) -> ILClassificationResponse
    var extensionContext: ILClassificationUIExtensionContext { get }
    init()
    func prepare(for request: ILClassificationRequest)
  }
  """#
