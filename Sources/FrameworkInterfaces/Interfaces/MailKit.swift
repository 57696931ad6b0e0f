/// What is known of the module `MailKit`.
let mailKitInterface = #"""
  // exports: Foundation
  class MEAddressAnnotation: NSObject, NSSecureCoding {
    static func error(withLocalizedDescription localizedDescription: String) -> MEAddressAnnotation
    init?(coder: NSCoder)
    static func success(withLocalizedDescription localizedDescription: String) -> MEAddressAnnotation
    static func warning(withLocalizedDescription localizedDescription: String) -> MEAddressAnnotation
  }
  class MEComposeContext: NSObject {
    var action: MEComposeUserAction { get }
    var contextID: UUID { get }
    var isEncrypted: Bool { get }
    var isSigned: Bool { get }
    var originalMessage: MEMessage? { get }
    var shouldEncrypt: Bool { get }
    var shouldSign: Bool { get }
  }
  class MEComposeSession: NSObject, NSSecureCoding {
    var composeContext: MEComposeContext { get }
    init?(coder: NSCoder)
    var mailMessage: MEMessage { get }
    func reload()
    var sessionID: UUID { get }
  }
  struct MEComposeSessionError: Error {
    enum Code: Int { case recipients, headers, body }
    static var body: MEComposeSessionError.Code { get }
    var code: MEComposeSessionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var headers: MEComposeSessionError.Code { get }
    init(_ code: MEComposeSessionError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var recipients: MEComposeSessionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MEComposeSessionErrorDomain: String { get }
  protocol MEComposeSessionHandler: NSObjectProtocol {
    func additionalHeaders(for session: MEComposeSession) -> [String: [String]]
    func mailComposeSessionDidBegin(_ session: MEComposeSession)
    func mailComposeSessionDidEnd(_ session: MEComposeSession)
    func session(_ session: MEComposeSession, annotateAddressesWithCompletionHandler completionHandler: @escaping ([MEEmailAddress: MEAddressAnnotation]) -> Void)
    func session(_ session: MEComposeSession, canSendMessageWithCompletionHandler completionHandler: @escaping (Error?) -> Void)
    func viewController(for session: MEComposeSession) -> MEExtensionViewController
  }
  enum MEComposeUserAction: Int {
    case newMessage, reply, replyAll, forward
  }
  protocol MEContentBlocker: NSObjectProtocol {
    var contentRulesJSON: Data { get }
  }
  class MEDecodedMessage: NSObject, NSSecureCoding {
    var banner: MEDecodedMessageBanner? { get }
    var context: Data? { get }
    init?(coder: NSCoder)
    init(data rawData: Data?, securityInformation: MEMessageSecurityInformation, context: Data?)
    init(data rawData: Data?, securityInformation: MEMessageSecurityInformation, context: Data?, banner: MEDecodedMessageBanner?)
    var rawData: Data? { get }
    var securityInformation: MEMessageSecurityInformation { get }
  }
  class MEDecodedMessageBanner: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(title: String, primaryActionTitle: String, dismissable: Bool)
    var isDismissable: Bool { get }
    var primaryActionTitle: String { get }
    var title: String { get }
  }
  class MEEmailAddress: NSObject, NSSecureCoding, NSCopying {
    var addressString: String? { get }
    init?(coder: NSCoder)
    init(rawString: String)
    var rawString: String { get }
  }
  class MEEncodedOutgoingMessage: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(rawData: Data, isSigned: Bool, isEncrypted: Bool)
    var isEncrypted: Bool { get }
    var isSigned: Bool { get }
    var rawData: Data { get }
  }
  protocol MEExtension: NSObjectProtocol {
    func handler(for session: MEComposeSession) -> MEComposeSessionHandler
    var handlerForContentBlocker: MEContentBlocker { get }
    var handlerForMessageActions: MEMessageActionHandler { get }
    var handlerForMessageSecurity: MEMessageSecurityHandler { get }
  }
  class MEExtensionManager: NSObject {
    static func reloadContentBlocker(withIdentifier identifier: String, completionHandler: ((Error?) -> Void)? = nil)
    static func reloadVisibleMessages(completionHandler: ((Error?) -> Void)? = nil)
  }
  class MEExtensionViewController: NSViewController {
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
  }
  class MEMessage: NSObject, NSSecureCoding {
    var allRecipientAddresses: [MEEmailAddress] { get }
    var bccAddresses: [MEEmailAddress] { get }
    var ccAddresses: [MEEmailAddress] { get }
    var dateReceived: Date? { get }
    var dateSent: Date? { get }
    var encryptionState: MEMessageEncryptionState { get }
    var fromAddress: MEEmailAddress { get }
    var headers: [String: [String]]? { get }
    init?(coder: NSCoder)
    var rawData: Data? { get }
    var replyToAddresses: [MEEmailAddress] { get }
    var state: MEMessageState { get }
    var subject: String { get }
    var toAddresses: [MEEmailAddress] { get }
  }
  class MEMessageAction: NSObject, NSSecureCoding {
    static func flagAction(with flag: MEMessageActionFlag) -> MEMessageAction
    init?(coder: NSCoder)
    static var markAsRead: MEMessageAction { get }
    static func markAsRead() -> MEMessageAction
    static var markAsUnread: MEMessageAction { get }
    static func markAsUnread() -> MEMessageAction
    static var moveToArchive: MEMessageAction { get }
    static func moveToArchive() -> MEMessageAction
    static var moveToJunk: MEMessageAction { get }
    static func moveToJunk() -> MEMessageAction
    static var moveToTrash: MEMessageAction { get }
    static func moveToTrash() -> MEMessageAction
    static func setBackgroundColorActionWith(_ color: MEMessageActionMessageColor) -> MEMessageAction
  }
  class MEMessageActionDecision: NSObject, NSSecureCoding {
    init(applying action: MEMessageAction)
    init(applying actions: [MEMessageAction])
    init?(coder: NSCoder)
    static var invokeAgainWithBody: MEMessageActionDecision { get }
    static func invokeAgainWithBody() -> MEMessageActionDecision
  }
  enum MEMessageActionFlag: Int {
    case none, defaultColor, red, orange, yellow, green, blue, purple, gray
  }
  protocol MEMessageActionHandler: NSObjectProtocol {
    func decideAction(for message: MEMessage, completionHandler: @escaping (MEMessageActionDecision) -> Void)
    var requiredHeaders: [String] { get }
  }
  enum MEMessageActionMessageColor: Int {
    case none, green, yellow, orange, red, purple, blue, gray
  }
  protocol MEMessageDecoder: NSObjectProtocol {
    func decodedMessage(forMessageData data: Data) -> MEDecodedMessage?
  }
  protocol MEMessageEncoder: NSObjectProtocol {
    func encodeMessage(_ message: MEMessage, composeContext: MEComposeContext, completionHandler: @escaping (MEMessageEncodingResult) -> Void)
    func getEncodingStatus(for message: MEMessage, composeContext: MEComposeContext, completionHandler: @escaping (MEOutgoingMessageEncodingStatus) -> Void)
  }
  class MEMessageEncodingResult: NSObject, NSSecureCoding {
    var encodedMessage: MEEncodedOutgoingMessage? { get }
    var encryptionError: Error? { get }
    init?(coder: NSCoder)
    init(encodedMessage: MEEncodedOutgoingMessage?, signingError: Error?, encryptionError: Error?)
    var signingError: Error? { get }
  }
  enum MEMessageEncryptionState: Int {
    case unknown, notEncrypted, encrypted
  }
  struct MEMessageSecurityError: Error {
    enum Code: Int { case encodingError, decodingError }
    var code: MEMessageSecurityError.Code { get }
    static var decodingError: MEMessageSecurityError.Code { get }
    static var encodingError: MEMessageSecurityError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MEMessageSecurityError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  var MEMessageSecurityErrorDomain: String { get }
  protocol MEMessageSecurityHandler: MEMessageEncoder, MEMessageDecoder {
    func extensionViewController(for messageSigners: [MEMessageSigner]) -> MEExtensionViewController?
    func extensionViewController(forMessageContext messageContext: Data) -> MEExtensionViewController?
    func primaryActionClicked(forMessageContext messageContext: Data, completionHandler: @escaping (MEExtensionViewController) -> Void)
  }
  class MEMessageSecurityInformation: NSObject, NSSecureCoding {
    var encryptionError: Error? { get }
    init?(coder: NSCoder)
    init(signers: [MEMessageSigner], isEncrypted: Bool, signingError: Error?, encryptionError: Error?)
    init(signers: [MEMessageSigner], isEncrypted: Bool, signingError: Error?, encryptionError: Error?, shouldBlockRemoteContent: Bool, localizedRemoteContentBlockingReason: String?)
    var isEncrypted: Bool { get }
    var localizedRemoteContentBlockingReason: String? { get }
    var shouldBlockRemoteContent: Bool { get }
    var signers: [MEMessageSigner] { get }
    var signingError: Error? { get }
  }
  class MEMessageSigner: NSObject, NSSecureCoding {
    var context: Data { get }
    var emailAddresses: [MEEmailAddress] { get }
    init?(coder: NSCoder)
    init(emailAddresses: [MEEmailAddress], signatureLabel label: String, context: Data?)
    var label: String { get }
  }
  enum MEMessageState: Int {
    case received, draft, sending
  }
  class MEOutgoingMessageEncodingStatus: NSObject, NSSecureCoding {
    var addressesFailingEncryption: [MEEmailAddress] { get }
    var canEncrypt: Bool { get }
    var canSign: Bool { get }
    init(canSign: Bool, canEncrypt: Bool, securityError: Error?, addressesFailingEncryption: [MEEmailAddress])
    init?(coder: NSCoder)
    var securityError: Error? { get }
  }
  """#
