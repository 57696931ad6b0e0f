/// What is known of the module `IntentsUI`.
let intentsUIInterface = #"""
  // exports: Foundation UIKit Intents
  class INUIAddVoiceShortcutButton: UIButton {
    var cornerRadius: CGFloat
    var delegate: INUIAddVoiceShortcutButtonDelegate?
    init(style: INUIAddVoiceShortcutButtonStyle)
    func setStyle(_ style: INUIAddVoiceShortcutButtonStyle)
    var shortcut: INShortcut?
    var style: INUIAddVoiceShortcutButtonStyle { get }
  }
  protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  }
  enum INUIAddVoiceShortcutButtonStyle: UInt {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutLine
  }
  class INUIAddVoiceShortcutViewController: UIViewController {
    var delegate: INUIAddVoiceShortcutViewControllerDelegate?
    init(shortcut: INShortcut)
  }
  protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: Error?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
  }
  class INUIEditVoiceShortcutViewController: UIViewController {
    var delegate: INUIEditVoiceShortcutViewControllerDelegate?
    init(voiceShortcut: INVoiceShortcut)
  }
  protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdateVoiceShortcut voiceShortcut: INVoiceShortcut?, error: Error?)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
  }
  enum INUIHostedViewContext: UInt {
    case siriSnippet, mapsCard
  }
  protocol INUIHostedViewControlling: NSObjectProtocol {
    func configure(with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
    func configureView(for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext, completion completionHandler: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
  }
  protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
  }
  enum INUIInteractiveBehavior: UInt {
    case none, nextView, launch, genericAction
  }
  extension NSExtensionContext {
    var hostedViewMaximumAllowedSize: CGSize { get }
    var hostedViewMinimumAllowedSize: CGSize { get }
    var interfaceParametersDescription: String { get }
  }
  """#
