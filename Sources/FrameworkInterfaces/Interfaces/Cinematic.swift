/// What is known of the module `Cinematic`.
let cinematicInterface = #"""
  // exports: Foundation
  class CNAssetInfo: NSObject {
    var allCinematicTracks: [AVAssetTrack] { get }
    var asset: AVAsset { get }
    static func checkIfCinematic(_ asset: AVAsset) async -> Bool
    static func checkIfCinematic(_ asset: AVAsset, completionHandler: @escaping (Bool) -> Void)
    var cinematicDisparityTrack: AVAssetTrack { get }
    var cinematicMetadataTrack: AVAssetTrack { get }
    var cinematicVideoTrack: AVAssetTrack { get }
    var frameTimingTrack: AVAssetTrack { get }
    static func load(from asset: AVAsset) async throws -> CNAssetInfo
    static func load(from asset: AVAsset, completionHandler: @escaping (CNAssetInfo?, Error?) -> Void)
    var naturalSize: CGSize { get }
    var preferredSize: CGSize { get }
    var preferredTransform: CGAffineTransform { get }
    var sampleDataTrackIDs: [NSNumber] { get }
    var timeRange: CMTimeRange { get }
    var videoCompositionTrackIDs: [NSNumber] { get }
    var videoCompositionTracks: [AVAssetTrack] { get }
  }
  class CNBoundsPrediction: NSObject, NSCopying, NSMutableCopying {
    var confidence: Float
    init()
    var normalizedBounds: CGRect
  }
  struct CNCinematicError: Error {
    enum Code: Int { case unknown, unreadable, incomplete, malformed, unsupported, incompatible, cancelled }
    static var cancelled: CNCinematicError.Code { get }
    var code: CNCinematicError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var incompatible: CNCinematicError.Code { get }
    static var incomplete: CNCinematicError.Code { get }
    init(_ code: CNCinematicError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var malformed: CNCinematicError.Code { get }
    static var unknown: CNCinematicError.Code { get }
    static var unreadable: CNCinematicError.Code { get }
    static var unsupported: CNCinematicError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CNCinematicErrorDomain: String { get }
  class CNCompositionInfo: CNAssetInfo {
    init()
    func insertTimeRange(_ timeRange: CMTimeRange, ofCinematicAssetInfo assetInfo: CNAssetInfo, at startTime: CMTime) throws
  }
  class CNCustomDetectionTrack: CNDetectionTrack {
    var allDetections: [CNDetection] { get }
    init()
    init(detections: [CNDetection], smooth applySmoothing: Bool)
  }
  class CNDecision: NSObject, NSCopying {
    var detectionGroupID: Int64 { get }
    var detectionID: Int64 { get }
    func initWith(_ time: CMTime, detectionGroupID detectionGroupId: Int64, strong isStrong: Bool) -> UnsafeMutableRawPointer
    func initWith(_ time: CMTime, detectionID detectionId: Int64, strong isStrong: Bool) -> UnsafeMutableRawPointer
    var isGroupDecision: Bool { get }
    var isStrongDecision: Bool { get }
    var isUserDecision: Bool { get }
    var time: CMTime { get }
  }
  enum CNDecisionIdentifierType: Int32 {
    case single, group
  }
  class CNDetection: NSObject, NSCopying {
    static func accessibilityLabel(for detectionType: CNDetectionType) -> String
    var detectionGroupID: Int64 { get }
    var detectionID: Int64 { get }
    var detectionType: CNDetectionType { get }
    static func disparity(inNormalizedRect normalizedRect: CGRect, sourceDisparity: CVPixelBuffer, detectionType: CNDetectionType, priorDisparity: Float) -> Float
    var focusDisparity: Float { get }
    init(time: CMTime, detectionType: CNDetectionType, normalizedRect: CGRect, focusDisparity: Float)
    static func isValidDetectionGroupID(_ detectionGroupId: Int64) -> Bool
    static func isValidDetectionID(_ detectionId: Int64) -> Bool
    var normalizedRect: CGRect { get }
    var time: CMTime { get }
  }
  class CNDetectionTrack: NSObject, NSCopying {
    func detectionAtOr(before time: CMTime) -> CNDetection?
    var detectionGroupID: Int64 { get }
    var detectionID: Int64 { get }
    func detectionNearestTime(_ time: CMTime) -> CNDetection?
    var detectionType: CNDetectionType { get }
    func detections(in timeRange: CMTimeRange) -> [CNDetection]
    var isDiscrete: Bool { get }
    var isUserCreated: Bool { get }
  }
  enum CNDetectionType: Int {
    case unknown, humanFace, humanHead, humanTorso, catBody, dogBody, catHead, dogHead, sportsBall, autoFocus, fixedFocus, custom
  }
  class CNFixedDetectionTrack: CNDetectionTrack {
    var focusDisparity: Float { get }
    init()
    init(focusDisparity: Float)
    init(originalDetection: CNDetection)
    var originalDetection: CNDetection? { get }
  }
  class CNObjectTracker: NSObject {
    func continueTracking(at atTime: CMTime, sourceImage: CVPixelBuffer, sourceDisparity: CVPixelBuffer) -> CNBoundsPrediction?
    func findObject(at point: CGPoint, sourceImage: CVPixelBuffer) -> CNBoundsPrediction?
    var finishDetectionTrack: CNDetectionTrack { get }
    init(commandQueue: MTLCommandQueue)
    static var isSupported: Bool { get }
    static func isSupported() -> Bool
    func resetDetectionTrack()
    func startTracking(at atTime: CMTime, within normalizedBounds: CGRect, sourceImage: CVPixelBuffer, sourceDisparity: CVPixelBuffer) -> Bool
  }
  enum CNRenderingQuality: Int {
    case thumbnail, preview, export, exportHigh
  }
  class CNRenderingSession: NSObject {
    var commandQueue: MTLCommandQueue { get }
    static var destinationPixelFormatTypes: [NSNumber] { get }
    static func destinationPixelFormatTypes() -> [NSNumber]
    func encodeRender(to commandBuffer: MTLCommandBuffer, frameAttributes: CNRenderingSessionFrameAttributes, sourceImage: CVPixelBuffer, sourceDisparity: CVPixelBuffer, destinationImage: CVPixelBuffer) -> Bool
    func encodeRender(to commandBuffer: MTLCommandBuffer, frameAttributes: CNRenderingSessionFrameAttributes, sourceImage: CVPixelBuffer, sourceDisparity: CVPixelBuffer, destinationLuma: MTLTexture, destinationChroma: MTLTexture) -> Bool
    func encodeRender(to commandBuffer: MTLCommandBuffer, frameAttributes: CNRenderingSessionFrameAttributes, sourceImage: CVPixelBuffer, sourceDisparity: CVPixelBuffer, destinationRGBA destinationRgba: MTLTexture) -> Bool
    init(commandQueue: MTLCommandQueue, sessionAttributes: CNRenderingSessionAttributes, preferredTransform: CGAffineTransform, quality: CNRenderingQuality)
    var preferredTransform: CGAffineTransform { get }
    var quality: CNRenderingQuality { get }
    var sessionAttributes: CNRenderingSessionAttributes { get }
    static var sourcePixelFormatTypes: [NSNumber] { get }
    static func sourcePixelFormatTypes() -> [NSNumber]
  }
  class CNRenderingSessionAttributes: NSObject {
    static func load(from asset: AVAsset) async throws -> CNRenderingSessionAttributes
    static func load(from asset: AVAsset, completionHandler: @escaping (CNRenderingSessionAttributes?, Error?) -> Void)
    var renderingVersion: Int { get }
  }
  class CNRenderingSessionFrameAttributes: NSObject, NSCopying, NSMutableCopying {
    var fNumber: Float
    var focusDisparity: Float
    init(sampleBuffer: CMSampleBuffer, sessionAttributes: CNRenderingSessionAttributes)
    init(timedMetadataGroup metadataGroup: AVTimedMetadataGroup, sessionAttributes: CNRenderingSessionAttributes)
  }
  class CNScript: NSObject {
    func add(_ detectionTrack: CNDetectionTrack) -> Int64
    func addUserDecision(_ decision: CNDecision) -> Bool
    var addedDetectionTracks: [CNDetectionTrack] { get }
    func baseDecisions(in timeRange: CMTimeRange) -> [CNDecision]
    var changes: CNScriptChanges { get }
    func changesTrimmed(by timeRange: CMTimeRange) -> CNScriptChanges
    func decision(after time: CMTime) -> CNDecision?
    func decision(at time: CMTime, tolerance: CMTime) -> CNDecision?
    func decision(before time: CMTime) -> CNDecision?
    func decisions(in timeRange: CMTimeRange) -> [CNDecision]
    func detectionTrack(for decision: CNDecision) -> CNDetectionTrack?
    func detectionTrack(forID detectionId: Int64) -> CNDetectionTrack?
    var fNumber: Float
    func frame(at time: CMTime, tolerance: CMTime) -> CNScriptFrame?
    func frames(in timeRange: CMTimeRange) -> [CNScriptFrame]
    static func load(from asset: AVAsset, changes: CNScriptChanges?, progress: Progress?) async throws -> CNScript
    static func load(from asset: AVAsset, changes: CNScriptChanges?, progress: Progress?, completionHandler: @escaping (CNScript?, Error?) -> Void)
    func primaryDecision(at time: CMTime) -> CNDecision?
    func reload(with changes: CNScriptChanges?)
    func remove(_ detectionTrack: CNDetectionTrack) -> Bool
    func removeAllUserDecisions()
    func removeUserDecision(_ decision: CNDecision) -> Bool
    func secondaryDecision(at time: CMTime) -> CNDecision?
    var timeRange: CMTimeRange { get }
    func timeRangeOfTransition(after decision: CNDecision) -> CMTimeRange
    func timeRangeOfTransition(before decision: CNDecision) -> CMTimeRange
    func userDecisions(in timeRange: CMTimeRange) -> [CNDecision]
  }
  class CNScriptChanges: NSObject {
    var addedDetectionTracks: [CNDetectionTrack] { get }
    var dataRepresentation: Data { get }
    var fNumber: Float { get }
    init(dataRepresentation: Data)
    var userDecisions: [CNDecision] { get }
  }
  class CNScriptFrame: NSObject, NSCopying {
    var allDetections: [CNDetection] { get }
    func bestDetection(forGroupID detectionGroupId: Int64) -> CNDetection?
    func detection(forID detectionId: Int64) -> CNDetection?
    var focusDetection: CNDetection { get }
    var focusDisparity: Float { get }
    var time: CMTime { get }
  }
  """#
