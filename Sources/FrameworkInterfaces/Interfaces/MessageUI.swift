/// What is known of the module `MessageUI`.
let messageUIInterface = #"""
  // exports: Foundation UIKit
  enum MFMailComposeControllerDeferredAction: Int {
    case none, adjustInsertionPoint, addMissingRecipients
  }
  struct MFMailComposeError: Error {
    enum Code: Int { case saveFailed, sendFailed }
    var code: MFMailComposeError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MFMailComposeError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var saveFailed: MFMailComposeError.Code { get }
    static var sendFailed: MFMailComposeError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MFMailComposeErrorDomain: String { get }
  enum MFMailComposeResult: Int {
    case cancelled, saved, sent, failed
  }
  class MFMailComposeViewController: UINavigationController, UIAppearance {
    func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String)
    static func canSendMail() -> Bool
    init()
    var mailComposeDelegate: MFMailComposeViewControllerDelegate?
    func setBccRecipients(_ bccRecipients: [String]?)
    func setCcRecipients(_ ccRecipients: [String]?)
    func setMessageBody(_ body: String, isHTML isHtml: Bool)
    func setPreferredSendingEmailAddress(_ emailAddress: String)
    func setSubject(_ subject: String)
    func setToRecipients(_ recipients: [String]?)
  }
  protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
  }
  class MFMessageComposeViewController: UINavigationController, UIAppearance {
    func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool
    func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool
    var attachments: [[AnyHashable: Any]] { get }
    var body: String?
    static func canSendAttachments() -> Bool
    static func canSendSubject() -> Bool
    static func canSendText() -> Bool
    func disableUserAttachments()
    init()
    func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool
    static func isSupportedAttachmentUTI(_ uti: String) -> Bool
    var message: MSMessage?
    var messageComposeDelegate: MFMessageComposeViewControllerDelegate?
    var recipients: [String]?
    func setUPIVerificationCodeSendCompletion() async -> Bool
    func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void)
    var subject: String?
    static var textMessageAvailabilityDidChangeNotification: Notification.Name { get }
  }
  var MFMessageComposeViewControllerAttachmentAlternateFilename: String { get }
  var MFMessageComposeViewControllerAttachmentURL: String { get }
  protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
  }
  var MFMessageComposeViewControllerTextMessageAvailabilityKey: String { get }
  enum MessageComposeResult: Int {
    case cancelled, sent, failed
  }
  extension Notification.Name {
    static var MFMessageComposeViewControllerTextMessageAvailabilityDidChange: Notification.Name { get }
  }
  """#
