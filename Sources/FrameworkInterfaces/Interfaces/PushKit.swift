/// What is known of the module `PushKit`.
let pushKitInterface = #"""
  // exports: Foundation
  class PKPushCredentials: NSObject {
    var token: Data { get }
    var type: String { get }
  }
  class PKPushPayload: NSObject {
    var dictionaryPayload: [AnyHashable: Any] { get }
    var type: String { get }
  }
  class PKPushRegistry: NSObject {
    var delegate: PKPushRegistryDelegate?
    var desiredPushTypes: Set<AnyHashable>?
    init(queue: DispatchQueue?)
    func pushToken(forType type: String) -> Data?
  }
  protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenForType type: String)
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, forType type: String)
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, forType type: String, withCompletionHandler completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didUpdatePushCredentials credentials: PKPushCredentials, forType type: String)
  }
  var PKPushTypeComplication: String { get }
  var PKPushTypeFileProvider: String { get }
  var PKPushTypeVoIP: String { get }
  """#
