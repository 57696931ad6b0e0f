/// What is known of the module `QuickLook`.
let quickLookInterface = #"""
  // exports: Foundation UIKit
  class QLFilePreviewRequest: NSObject {
    var fileURL: URL { get }
  }
  class QLPreviewController: UIViewController {
    static func canPreviewItem(_ item: QLPreviewItem) -> Bool
    var currentPreviewItem: QLPreviewItem? { get }
    var currentPreviewItemIndex: Int
    var dataSource: QLPreviewControllerDataSource?
    var delegate: QLPreviewControllerDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
    func refreshCurrentPreviewItem()
    func reloadData()
  }
  protocol QLPreviewControllerDataSource: NSObjectProtocol {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem
  }
  protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewController(_ controller: QLPreviewController, didSaveEditedCopyOf previewItem: QLPreviewItem, at modifiedContentsUrl: URL)
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: QLPreviewItem)
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: QLPreviewItem) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, frameFor item: QLPreviewItem, inSourceView view: UnsafeMutablePointer<UIView>) -> CGRect
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: QLPreviewItem) -> Bool
    func previewController(_ controller: QLPreviewController, transitionImageFor item: QLPreviewItem, contentRect: CGRect) -> UIImage?
    func previewController(_ controller: QLPreviewController, transitionViewFor item: QLPreviewItem) -> UIView?
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewControllerWillDismiss(_ controller: QLPreviewController)
  }
  protocol QLPreviewItem: NSObjectProtocol {
    var previewItemTitle: String? { get }
    var previewItemURL: URL? { get }
  }
  enum QLPreviewItemEditingMode: Int {
    case disabled, updateContents, createCopy
  }
  class QLPreviewProvider: NSObject, NSExtensionRequestHandling {}
  class QLPreviewReply: NSObject {
    var attachments: [String: QLPreviewReplyAttachment]
    init()
    init(contextSize: CGSize, isBitmap: Bool, drawing drawingHandler: @escaping (CGContext?, QLPreviewReply?, UnsafeMutablePointer<Error>?) -> Bool)
    init(dataOfContentType contentType: UTType, contentSize: CGSize, dataCreationBlock dataCreationHandler: @escaping (QLPreviewReply?, UnsafeMutablePointer<Error>?) -> Data)
    init(file fileUrl: URL)
    init(forPDFWithPageSize defaultPageSize: CGSize, documentCreationBlock documentCreationHandler: @escaping (QLPreviewReply?, UnsafeMutablePointer<Error>?) -> CGPDFDocument)
    var stringEncoding: NSStringEncoding
    var title: String
  }
  class QLPreviewReplyAttachment: NSObject {
    var contentType: UTType { get }
    var data: Data { get }
    init(data: Data, contentType: UTType)
  }
  class QLPreviewSceneActivationConfiguration: UIWindowScene.ActivationConfiguration {
    init()
    init(itemsAt urls: [URL], options: QLPreviewSceneOptions?)
    init(userActivity: NSUserActivity)
  }
  class QLPreviewSceneOptions: NSObject {
    init()
    var initialPreviewIndex: Int
  }
  protocol QLPreviewingController: NSObjectProtocol {
    func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping (Error?) -> Void)
    func preparePreviewOfSearchableItem(withIdentifier identifier: String, queryString: String?, completionHandler handler: @escaping (Error?) -> Void)
    func providePreview(forFile request: QLFilePreviewRequest, completionHandler handler: @escaping (QLPreviewReply?, Error?) -> Void)
  }
  extension View {
    func quickLookPreview(_ item: Binding<URL?>) -> some View
    func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items) -> some View
  }
  """#
