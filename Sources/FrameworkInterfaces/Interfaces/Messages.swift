/// What is known of the module `Messages`.
let messagesInterface = #"""
  // exports: Foundation UIKit
  class MSConversation: NSObject {
    init()
    func insert(_ message: MSMessage) async throws
    func insert(_ sticker: MSSticker) async throws
    func insert(_ message: MSMessage, completionHandler: ((Error?) -> Void)? = nil)
    func insert(_ sticker: MSSticker, completionHandler: ((Error?) -> Void)? = nil)
    func insertAttachment(_ url: URL, withAlternateFilename filename: String?) async throws
    func insertAttachment(_ url: URL, withAlternateFilename filename: String?, completionHandler: ((Error?) -> Void)? = nil)
    func insertText(_ text: String) async throws
    func insertText(_ text: String, completionHandler: ((Error?) -> Void)? = nil)
    var localParticipantIdentifier: UUID { get }
    var remoteParticipantIdentifiers: [UUID] { get }
    var selectedMessage: MSMessage? { get }
    func send(_ message: MSMessage) async throws
    func send(_ sticker: MSSticker) async throws
    func send(_ message: MSMessage, completionHandler: ((Error?) -> Void)? = nil)
    func send(_ sticker: MSSticker, completionHandler: ((Error?) -> Void)? = nil)
    func sendAttachment(_ url: URL, withAlternateFilename filename: String?) async throws
    func sendAttachment(_ url: URL, withAlternateFilename filename: String?, completionHandler: ((Error?) -> Void)? = nil)
    func sendText(_ text: String) async throws
    func sendText(_ text: String, completionHandler: ((Error?) -> Void)? = nil)
  }
  class MSMessage: NSObject, NSCopying, NSSecureCoding {
    var accessibilityLabel: String?
    var error: Error?
    init()
    init?(coder: NSCoder)
    init(session: MSSession)
    var isPending: Bool { get }
    var layout: MSMessageLayout?
    var senderParticipantIdentifier: UUID { get }
    var session: MSSession? { get }
    var shouldExpire: Bool
    var summaryText: String?
    var url: URL?
  }
  struct MSMessageError: Error {
    enum Code: Int { case unknown, fileNotFound, fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes, stickerFileImproperFileSize, stickerFileImproperFileFormat, urlExceedsMaxSize, sendWithoutRecentInteraction, sendWhileNotVisible, apiUnavailableInPresentationContext }
    static var apiUnavailableInPresentationContext: MSMessageError.Code { get }
    var code: MSMessageError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var fileNotFound: MSMessageError.Code { get }
    static var fileUnreadable: MSMessageError.Code { get }
    static var improperFileType: MSMessageError.Code { get }
    static var improperFileURL: MSMessageError.Code { get }
    init(_ code: MSMessageError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var sendWhileNotVisible: MSMessageError.Code { get }
    static var sendWithoutRecentInteraction: MSMessageError.Code { get }
    static var stickerFileImproperFileAttributes: MSMessageError.Code { get }
    static var stickerFileImproperFileFormat: MSMessageError.Code { get }
    static var stickerFileImproperFileSize: MSMessageError.Code { get }
    static var unknown: MSMessageError.Code { get }
    static var urlExceedsMaxSize: MSMessageError.Code { get }
    var userInfo: [String: Any] { get }
  }
  class MSMessageLayout: NSObject, NSCopying {}
  class MSMessageLiveLayout: MSMessageLayout {
    var alternateLayout: MSMessageTemplateLayout { get }
    init(alternateLayout: MSMessageTemplateLayout)
  }
  class MSMessageTemplateLayout: MSMessageLayout {
    var caption: String?
    var image: UIImage?
    var imageSubtitle: String?
    var imageTitle: String?
    init()
    var mediaFileURL: URL?
    var subcaption: String?
    var trailingCaption: String?
    var trailingSubcaption: String?
  }
  enum MSMessagesAppPresentationContext: Int {
    case messages, media
  }
  enum MSMessagesAppPresentationStyle: UInt {
    case compact, expanded, transcript
  }
  protocol MSMessagesAppTranscriptPresentation: NSObjectProtocol {
    func contentSizeThatFits(_ size: CGSize) -> CGSize
  }
  class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    var activeConversation: MSConversation? { get }
    func didBecomeActive(with conversation: MSConversation)
    func didCancelSending(_ message: MSMessage, conversation: MSConversation)
    func didReceive(_ message: MSMessage, conversation: MSConversation)
    func didResignActive(with conversation: MSConversation)
    func didSelect(_ message: MSMessage, conversation: MSConversation)
    func didStartSending(_ message: MSMessage, conversation: MSConversation)
    func didTransition(to presentationStyle: MSMessagesAppPresentationStyle)
    func dismiss()
    init()
    init(nibName: String?, bundle: Bundle?)
    var presentationContext: MSMessagesAppPresentationContext { get }
    var presentationStyle: MSMessagesAppPresentationStyle { get }
    func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle)
    func willBecomeActive(with conversation: MSConversation)
    func willResignActive(with conversation: MSConversation)
    func willSelect(_ message: MSMessage, conversation: MSConversation)
    func willTransition(to presentationStyle: MSMessagesAppPresentationStyle)
  }
  var MSMessagesErrorDomain: String { get }
  class MSSession: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  class MSSticker: NSObject {
    var imageFileURL: URL { get }
    init(contentsOfFile fileUrl: URL, localizedDescription: String) throws
    init(file url: URL, identifier: UUID, localizedDescription: String)
    var localizedDescription: String { get }
  }
  class MSStickerBrowserView: UIView {
    var contentInset: UIEdgeInsets
    var contentOffset: CGPoint
    var dataSource: MSStickerBrowserViewDataSource?
    init()
    init(frame: CGRect)
    init(frame: CGRect, stickerSize: MSStickerSize)
    func reloadData()
    func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
    var stickerSize: MSStickerSize { get }
  }
  class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    init()
    init(stickerSize: MSStickerSize)
    var stickerBrowserView: MSStickerBrowserView { get }
    var stickerSize: MSStickerSize { get }
  }
  protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
  }
  enum MSStickerSize: Int {
    case small, regular, large
  }
  class MSStickerView: UIView {
    var animationDuration: Double { get }
    init()
    init(frame: CGRect)
    init(frame: CGRect, sticker: MSSticker?)
    var isAnimating: Bool { get }
    func startAnimating()
    var sticker: MSSticker?
    func stopAnimating()
  }
  """#
