/// What is known of the module `LinkPresentation`.
let linkPresentationInterface = #"""
  // exports: Foundation UIKit
  struct LPError: Error {
    enum Code: Int { case unknown, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed }
    var code: LPError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: LPError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var metadataFetchCancelled: LPError.Code { get }
    static var metadataFetchFailed: LPError.Code { get }
    static var metadataFetchNotAllowed: LPError.Code { get }
    static var metadataFetchTimedOut: LPError.Code { get }
    static var unknown: LPError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var LPErrorDomain: String { get }
  class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding {
    var iconProvider: NSItemProvider?
    var imageProvider: NSItemProvider?
    init()
    init?(coder: NSCoder)
    var originalURL: URL?
    var remoteVideoURL: URL?
    var title: String?
    var url: URL?
    var videoProvider: NSItemProvider?
  }
  class LPLinkView: UIView {
    init()
    init(frame rect: CGRect)
    init(metadata: LPLinkMetadata)
    init(url: URL)
    var metadata: LPLinkMetadata
  }
  class LPMetadataProvider: NSObject {
    func cancel()
    init()
    var shouldFetchSubresources: Bool
    func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata
    func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata
    func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, Error?) -> Void)
    func startFetchingMetadata(for url: URL, completionHandler: @escaping (LPLinkMetadata?, Error?) -> Void)
    var timeout: Double
  }
  """#
