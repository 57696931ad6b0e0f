/// What is known of the module `ShazamKit`.
let shazamKitInterface = #"""
  // exports: Foundation
  class SHCatalog: NSObject {
    var maximumQuerySignatureDuration: Double { get }
    var minimumQuerySignatureDuration: Double { get }
  }
  class SHCustomCatalog: SHCatalog {
    func add(from url: URL) throws
    func addReferenceSignature(_ signature: SHSignature, representing mediaItems: [SHMediaItem]) throws
    var dataRepresentation: Data { get }
    init()
    init(dataRepresentation data: Data) throws
    static func new() -> SHCustomCatalog
    func write(to url: URL) throws
  }
  struct SHError: Error {
    enum Code: Int { case invalidAudioFormat, audioDiscontinuity, signatureInvalid, signatureDurationInvalid, matchAttemptFailed, customCatalogInvalid, customCatalogInvalidURL, mediaLibrarySyncFailed, internalError, mediaItemFetchFailed }
    static var audioDiscontinuity: SHError.Code { get }
    var code: SHError.Code { get }
    static var customCatalogInvalid: SHError.Code { get }
    static var customCatalogInvalidURL: SHError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SHError.Code, userInfo: [String: Any] = nil)
    static var internalError: SHError.Code { get }
    static var invalidAudioFormat: SHError.Code { get }
    var localizedDescription: String { get }
    static var matchAttemptFailed: SHError.Code { get }
    static var mediaItemFetchFailed: SHError.Code { get }
    static var mediaLibrarySyncFailed: SHError.Code { get }
    static var signatureDurationInvalid: SHError.Code { get }
    static var signatureInvalid: SHError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SHErrorDomain: String { get }
  class SHMatch: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var mediaItems: [SHMatchedMediaItem] { get }
    var querySignature: SHSignature { get }
  }
  class SHMatchedMediaItem: SHMediaItem, NSSecureCoding {
    var frequencySkew: Float { get }
    init?(coder: NSCoder)
    var matchOffset: Double { get }
    var predictedCurrentMatchOffset: Double { get }
  }
  class SHMediaItem: NSObject, NSSecureCoding, NSCopying {
    var appleMusicID: String? { get }
    var appleMusicURL: URL? { get }
    var artist: String? { get }
    var artworkURL: URL? { get }
    var creationDate: Date? { get }
    var explicitContent: Bool { get }
    static func fetch(withShazamID shazamId: String) async throws -> SHMediaItem
    static func fetch(withShazamID shazamId: String, completionHandler: @escaping (SHMediaItem?, Error?) -> Void)
    var frequencySkewRanges: [SHRange] { get }
    var genres: [String] { get }
    init?(coder: NSCoder)
    init(properties: [String: Any])
    var isrc: String? { get }
    func object(forKeyedSubscript key: String) -> Any
    var shazamID: String? { get }
    var subtitle: String? { get }
    var timeRanges: [SHRange] { get }
    var title: String? { get }
    func value(forProperty property: String) -> Any
    var videoURL: URL? { get }
    var webURL: URL? { get }
  }
  struct SHMediaItemProperty: RawRepresentable, Hashable {
    static var appleMusicID: SHMediaItemProperty { get }
    static var appleMusicURL: SHMediaItemProperty { get }
    static var artist: SHMediaItemProperty { get }
    static var artworkURL: SHMediaItemProperty { get }
    static var creationDate: SHMediaItemProperty { get }
    static var explicitContent: SHMediaItemProperty { get }
    static var frequencySkew: SHMediaItemProperty { get }
    static var frequencySkewRanges: SHMediaItemProperty { get }
    static var genres: SHMediaItemProperty { get }
    init(rawValue: String)
    static var isrc: SHMediaItemProperty { get }
    static var matchOffset: SHMediaItemProperty { get }
    var rawValue: String { get }
    static var shazamID: SHMediaItemProperty { get }
    static var subtitle: SHMediaItemProperty { get }
    static var timeRanges: SHMediaItemProperty { get }
    static var title: SHMediaItemProperty { get }
    static var videoURL: SHMediaItemProperty { get }
    static var webURL: SHMediaItemProperty { get }
  }
  class SHMediaLibrary: NSObject {
    func add(_ mediaItems: [SHMediaItem]) async throws
    func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping (Error?) -> Void)
    static var `default`: SHMediaLibrary { get }
    static func `default`() -> SHMediaLibrary
  }
  class SHRange: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(lowerBound: Double, upperBound: Double)
    var lowerBound: Double { get }
    var upperBound: Double { get }
  }
  class SHSession: NSObject {
    var catalog: SHCatalog { get }
    var delegate: SHSessionDelegate?
    init()
    init(catalog: SHCatalog)
    func match(_ signature: SHSignature)
    func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?)
  }
  protocol SHSessionDelegate: NSObjectProtocol {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: Error?)
  }
  class SHSignature: NSObject, NSSecureCoding, NSCopying {
    var dataRepresentation: Data { get }
    var duration: Double { get }
    init?(coder: NSCoder)
    init(dataRepresentation: Data) throws
  }
  class SHSignatureGenerator: NSObject {
    func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws
    static func generateSignature(from asset: AVAsset) async throws -> SHSignature
    static func generateSignature(from asset: AVAsset, completionHandler: @escaping (SHSignature?, Error?) -> Void)
    init()
    var signature: SHSignature { get }
  }
  """#
