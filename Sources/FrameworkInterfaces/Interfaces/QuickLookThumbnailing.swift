/// What is known of the module `QuickLookThumbnailing`.
let quickLookThumbnailingInterface = #"""
  // exports: Foundation
  class QLFileThumbnailRequest: NSObject {
    var fileURL: URL { get }
    init()
    var maximumSize: CGSize { get }
    var minimumSize: CGSize { get }
    var scale: CGFloat { get }
  }
  struct QLThumbnailError: Error {
    enum Code: Int { case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled }
    var code: QLThumbnailError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var generationFailed: QLThumbnailError.Code { get }
    init(_ code: QLThumbnailError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var noCachedThumbnail: QLThumbnailError.Code { get }
    static var noCloudThumbnail: QLThumbnailError.Code { get }
    static var requestCancelled: QLThumbnailError.Code { get }
    static var requestInvalid: QLThumbnailError.Code { get }
    static var savingToURLFailed: QLThumbnailError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var QLThumbnailErrorDomain: String { get }
  class QLThumbnailGenerator: NSObject {
    class Request: NSObject, NSCopying, NSSecureCoding {}
    func cancel(_ request: QLThumbnailGenerator.Request)
    func generateBestRepresentation(for request: QLThumbnailGenerator.Request) async throws -> QLThumbnailRepresentation
    func generateBestRepresentation(for request: QLThumbnailGenerator.Request, completionHandler: @escaping (QLThumbnailRepresentation?, Error?) -> Void)
    func generateRepresentations(for request: QLThumbnailGenerator.Request) async throws -> (QLThumbnailRepresentation, QLThumbnailRepresentation.RepresentationType)
    func generateRepresentations(for request: QLThumbnailGenerator.Request, updateHandler: ((QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, Error?) -> Void)? = nil)
    func saveBestRepresentation(for request: QLThumbnailGenerator.Request, toFileAt fileUrl: URL, asContentType contentType: String) async throws
    func saveBestRepresentation(for request: QLThumbnailGenerator.Request, toFileAt fileUrl: URL, asContentType contentType: String, completionHandler: @escaping (Error?) -> Void)
    func saveBestRepresentation(for request: QLThumbnailGenerator.Request, toFileAt fileUrl: URL, withContentType contentType: String) async throws
    func saveBestRepresentation(for request: QLThumbnailGenerator.Request, toFileAt fileUrl: URL, withContentType contentType: String, completionHandler: @escaping (Error?) -> Void)
    static var shared: QLThumbnailGenerator { get }
  }
  extension QLThumbnailGenerator.Request {
    struct RepresentationTypes: OptionSet {}
    var contentType: UTType?
    var iconMode: Bool
    init?(coder: NSCoder)
    init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: QLThumbnailGenerator.Request.RepresentationTypes)
    var minimumDimension: CGFloat
    var representationTypes: QLThumbnailGenerator.Request.RepresentationTypes { get }
    var scale: CGFloat { get }
    var size: CGSize { get }
  }
  extension QLThumbnailGenerator.Request.RepresentationTypes {
    static var all: QLThumbnailGenerator.Request.RepresentationTypes { get }
    static var icon: QLThumbnailGenerator.Request.RepresentationTypes { get }
    init(rawValue: UInt)
    static var lowQualityThumbnail: QLThumbnailGenerator.Request.RepresentationTypes { get }
    var rawValue: UInt { get }
    static var thumbnail: QLThumbnailGenerator.Request.RepresentationTypes { get }
  }
  class QLThumbnailProvider: NSObject {
    init()
    func provideThumbnail(forFile request: QLFileThumbnailRequest, completionHandler handler: @escaping (QLThumbnailReply?, Error?) -> Void)
  }
  class QLThumbnailReply: NSObject {
    var extensionBadge: String
    init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool)
    init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool)
    init(imageFile fileUrl: URL)
  }
  class QLThumbnailRepresentation: NSObject {
    enum RepresentationType: Int { case icon, lowQualityThumbnail, thumbnail }
    var cgImage: CGImage { get }
    var contentRect: CGRect { get }
    init()
    var nsImage: NSImage { get }
    var type: QLThumbnailRepresentation.RepresentationType { get }
    var uiImage: UIImage { get }
  }
  """#
