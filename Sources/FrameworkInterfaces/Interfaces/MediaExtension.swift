/// What is known of the module `MediaExtension`.
let mediaExtensionInterface = #"""
  // exports: Foundation
  class MEByteSource: NSObject {
    func availableLength(atOffset offset: Int64) -> Int64
    var contentType: UTType? { get }
    var fileLength: Int64 { get }
    var fileName: String { get }
    func forRelatedFileName(_ relatedFileName: String) throws -> MEByteSource
    func readData(ofLength length: Int, fromOffset offset: Int64, completionHandler: @escaping (Data?, Error?) -> Void)
    func readData(ofLength length: Int, fromOffset offset: Int64, toDestination dest: UnsafeMutableRawPointer, bytesRead: UnsafeMutablePointer<Int>) throws
    func readData(ofLength length: Int, fromOffset offset: Int64, toDestination dest: UnsafeMutableRawPointer, completionHandler: @escaping (Int, Error?) -> Void)
    var relatedFileNamesInSameDirectory: [String] { get }
  }
  class MEDecodeFrameOptions: NSObject {
    var doNotOutputFrame: Bool
    init()
    var realTimePlayback: Bool
  }
  struct MEDecodeFrameStatus: OptionSet {
    static var frameDropped: MEDecodeFrameStatus { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  struct MEError: Error {
    enum Code: Int { case unsupportedFeature, allocationFailure, invalidParameter, parsingFailure, internalFailure, propertyNotSupported, noSuchEdit, noSamples, locationNotAvailable, endOfStream, permissionDenied, referenceMissing }
    static var allocationFailure: MEError.Code { get }
    var code: MEError.Code { get }
    static var endOfStream: MEError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MEError.Code, userInfo: [String: Any] = nil)
    static var internalFailure: MEError.Code { get }
    static var invalidParameter: MEError.Code { get }
    var localizedDescription: String { get }
    static var locationNotAvailable: MEError.Code { get }
    static var noSamples: MEError.Code { get }
    static var noSuchEdit: MEError.Code { get }
    static var parsingFailure: MEError.Code { get }
    static var permissionDenied: MEError.Code { get }
    static var propertyNotSupported: MEError.Code { get }
    static var referenceMissing: MEError.Code { get }
    static var unsupportedFeature: MEError.Code { get }
    var userInfo: [String: Any] { get }
  }
  class MEEstimatedSampleLocation: NSObject, NSCopying {
    var byteSource: MEByteSource { get }
    var estimatedSampleLocation: AVSampleCursorStorageRange { get }
    init(byteSource: MEByteSource, estimatedSampleLocation: AVSampleCursorStorageRange, refinementDataLocation: AVSampleCursorStorageRange)
    var refinementDataLocation: AVSampleCursorStorageRange { get }
  }
  class MEFileInfo: NSObject, NSCopying {
    var duration: CMTime
    var fragmentsStatus: MEFileInfoFragmentsStatus
    init()
  }
  enum MEFileInfoFragmentsStatus: Int {
    case couldNotContainFragments, containsFragments, couldContainButDoesNotContainFragments
  }
  protocol MEFormatReader: NSObjectProtocol {
    func loadFileInfo(completionHandler: @escaping (MEFileInfo?, Error?) -> Void)
    func loadMetadata(completionHandler: @escaping ([AVMetadataItem]?, Error?) -> Void)
    func loadTrackReaders(completionHandler: @escaping ([METrackReader]?, Error?) -> Void)
    func parseAdditionalFragments(completionHandler: @escaping (MEFormatReaderParseAdditionalFragmentsStatus?, Error?) -> Void)
  }
  protocol MEFormatReaderExtension: NSObjectProtocol {
    func formatReader(with primaryByteSource: MEByteSource, options: MEFormatReaderInstantiationOptions?) throws -> MEFormatReader
  }
  class MEFormatReaderInstantiationOptions: NSObject, NSCopying {
    var allowIncrementalFragmentParsing: Bool { get }
  }
  struct MEFormatReaderParseAdditionalFragmentsStatus: OptionSet {
    static var fragmentAdded: MEFormatReaderParseAdditionalFragmentsStatus { get }
    static var fragmentsComplete: MEFormatReaderParseAdditionalFragmentsStatus { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var sizeIncreased: MEFormatReaderParseAdditionalFragmentsStatus { get }
  }
  class MEHEVCDependencyInfo: NSObject, NSCopying {
    var constraintIndicatorFlags: Data?
    init()
    var levelIndex: Int16
    var profileCompatibilityFlags: Data?
    var profileIndex: Int16
    var profileSpace: Int16
    var stepwiseTemporalSubLayerAccess: Bool
    var syncSampleNALUnitType: Int16
    var temporalLevel: Int16
    var temporalSubLayerAccess: Bool
    var tierFlag: Int16
  }
  class MERAWProcessingBooleanParameter: MERAWProcessingParameter {
    var currentValue: Bool
    func hasCameraValue(_ cameraValue: UnsafeMutablePointer<ObjCBool>) -> Bool
    func hasNeutralValue(_ neutralValue: UnsafeMutablePointer<ObjCBool>) -> Bool
    init(name: String, key: String, description: String, initialValue: Bool)
    init(name: String, key: String, description: String, initialValue: Bool, neutralValue: Bool, cameraValue: Bool)
    func initWithName(_ name: String, key: String, description: String, initialValue: Bool, cameraValue: Bool) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, key: String, description: String, initialValue: Bool, neutralValue: Bool) -> UnsafeMutableRawPointer
    var initialValue: Bool { get }
  }
  class MERAWProcessingFloatParameter: MERAWProcessingParameter {
    var currentValue: Float
    func hasCameraValue(_ cameraValue: UnsafeMutablePointer<Float>) -> Bool
    func hasNeutralValue(_ neutralValue: UnsafeMutablePointer<Float>) -> Bool
    init(name: String, key: String, description: String, initialValue: Float, maximum: Float, minimum: Float)
    init(name: String, key: String, description: String, initialValue: Float, maximum: Float, minimum: Float, neutralValue: Float, cameraValue: Float)
    func initWithName(_ name: String, key: String, description: String, initialValue: Float, maximum: Float, minimum: Float, cameraValue: Float) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, key: String, description: String, initialValue: Float, maximum: Float, minimum: Float, neutralValue: Float) -> UnsafeMutableRawPointer
    var initialValue: Float { get }
    var maximumValue: Float { get }
    var minimumValue: Float { get }
  }
  class MERAWProcessingIntegerParameter: MERAWProcessingParameter {
    var currentValue: Int
    func hasCameraValue(_ cameraValue: UnsafeMutablePointer<Int>) -> Bool
    func hasNeutralValue(_ neutralValue: UnsafeMutablePointer<Int>) -> Bool
    init(name: String, key: String, description: String, initialValue: Int, maximum: Int, minimum: Int)
    init(name: String, key: String, description: String, initialValue: Int, maximum: Int, minimum: Int, neutralValue: Int, cameraValue: Int)
    func initWithName(_ name: String, key: String, description: String, initialValue: Int, maximum: Int, minimum: Int, cameraValue: Int) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, key: String, description: String, initialValue: Int, maximum: Int, minimum: Int, neutralValue: Int) -> UnsafeMutableRawPointer
    var initialValue: Int { get }
    var maximumValue: Int { get }
    var minimumValue: Int { get }
  }
  class MERAWProcessingListElementParameter: MERAWProcessingParameter {
    init()
    init(name: String, description: String, elementID elementId: Int)
    var listElementID: Int { get }
  }
  class MERAWProcessingListParameter: MERAWProcessingParameter {
    var currentValue: Int
    func hasCameraValue(_ cameraValue: UnsafeMutablePointer<Int>) -> Bool
    func hasNeutralValue(_ neutralValue: UnsafeMutablePointer<Int>) -> Bool
    init(name: String, key: String, description: String, list listElements: [MERAWProcessingListElementParameter], initialValue: Int)
    init(name: String, key: String, description: String, list listElements: [MERAWProcessingListElementParameter], initialValue: Int, neutralValue: Int, cameraValue: Int)
    func initWithName(_ name: String, key: String, description: String, list listElements: [MERAWProcessingListElementParameter], initialValue: Int, cameraValue: Int) -> UnsafeMutableRawPointer
    func initWithName(_ name: String, key: String, description: String, list listElements: [MERAWProcessingListElementParameter], initialValue: Int, neutralValue: Int) -> UnsafeMutableRawPointer
    var initialValue: Int { get }
    var listElements: [MERAWProcessingListElementParameter] { get }
  }
  class MERAWProcessingParameter: NSObject {
    var enabled: Bool
    init()
    var key: String { get }
    var longDescription: String { get }
    var name: String { get }
  }
  class MERAWProcessingSubGroupParameter: MERAWProcessingParameter {
    init(name: String, description: String, parameters: [MERAWProcessingParameter])
    var subGroupParameters: [MERAWProcessingParameter] { get }
  }
  protocol MERAWProcessor: NSObjectProtocol {
    var isReadyForMoreMediaData: Bool { get }
    var metalDeviceRegistryID: UInt64
    var outputColorAttachments: [String: Any] { get }
    func processFrame(fromImageBuffer inputFrame: CVPixelBuffer, completionHandler: @escaping (CVPixelBuffer?, Error?) -> Void)
    var processingParameters: [MERAWProcessingParameter] { get }
  }
  protocol MERAWProcessorExtension: NSObjectProtocol {
    init()
    func processor(with formatDescription: CMVideoFormatDescription, extensionPixelBufferManager: MERAWProcessorPixelBufferManager) throws -> MERAWProcessor
  }
  class MERAWProcessorPixelBufferManager: NSObject {
    func createPixelBuffer() throws -> CVPixelBuffer
    init()
    var pixelBufferAttributes: [String: Any]
  }
  enum MERawProcessingBooleanParameterInitializationOption: Int32 {
    case neutralValue, cameraValue
  }
  enum MERawProcessingFloatParameterInitializationOption: Int32 {
    case neutralValue, cameraValue
  }
  enum MERawProcessingIntegerParameterInitializationOption: Int32 {
    case neutralValue, cameraValue
  }
  enum MERawProcessingListParameterInitializationOption: Int32 {
    case neutralValue, cameraValue
  }
  protocol MESampleCursor: NSCopying {
    func chunkDetailsReturning() throws -> MESampleCursorChunk
    var currentSampleDuration: CMTime { get }
    var currentSampleFormatDescription: CMFormatDescription? { get }
    var decodeTimeOfLastSampleReachableByForwardSteppingThatIsAlreadyLoadedByByteSource: CMTime { get }
    var decodeTimeStamp: CMTime { get }
    var dependencyInfo: AVSampleCursorDependencyInfo_Blittable { get }
    func estimatedSampleLocationReturning() throws -> MEEstimatedSampleLocation
    var hevcDependencyInfo: MEHEVCDependencyInfo { get }
    func loadPostDecodeProcessingMetadata(completionHandler: @escaping ([String: Any]?, Error?) -> Void)
    func loadSampleBufferContainingSamples(toEnd endSampleCursor: MESampleCursor?, completionHandler: @escaping (CMSampleBuffer?, Error?) -> Void)
    var presentationTimeStamp: CMTime { get }
    func refineSampleLocation(_ estimatedSampleLocation: AVSampleCursorStorageRange, refinementData: UnsafeMutableRawPointer, refinementDataLength: Int, refinedLocation: UnsafeMutablePointer<AVSampleCursorStorageRange>) throws
    func sampleLocationReturning() throws -> MESampleLocation
    func samples(withEarlierDTSsMayHaveLaterPTSsThanCursor cursor: MESampleCursor) -> Bool
    func samples(withLaterDTSsMayHaveEarlierPTSsThanCursor cursor: MESampleCursor) -> Bool
    func step(byDecodeTime deltaDecodeTime: CMTime, completionHandler: @escaping (CMTime, Bool, Error?) -> Void)
    func step(byPresentationTime deltaPresentationTime: CMTime, completionHandler: @escaping (CMTime, Bool, Error?) -> Void)
    func stepInDecodeOrder(byCount stepCount: Int64, completionHandler: @escaping (Int64, Error?) -> Void)
    func stepInPresentationOrder(byCount stepCount: Int64, completionHandler: @escaping (Int64, Error?) -> Void)
    var syncInfo: AVSampleCursorChunkInfo_Blittable { get }
  }
  class MESampleCursorChunk: NSObject, NSCopying {
    var byteSource: MEByteSource { get }
    var chunkInfo: AVSampleCursorChunkInfo_Blittable { get }
    var chunkStorageRange: AVSampleCursorStorageRange { get }
    init(byteSource: MEByteSource, chunkStorageRange: AVSampleCursorStorageRange, chunkInfo: AVSampleCursorChunkInfo_Blittable, sampleIndexWithinChunk: Int)
    var sampleIndexWithinChunk: Int { get }
  }
  class MESampleLocation: NSObject, NSCopying {
    var byteSource: MEByteSource { get }
    init(byteSource: MEByteSource, sampleLocation: AVSampleCursorStorageRange)
    var sampleLocation: AVSampleCursorStorageRange { get }
  }
  class METrackInfo: NSObject, NSCopying {
    var extendedLanguageTag: String?
    var formatDescriptions: [Any]? { get }
    init(mediaType: CMMediaType, trackID trackId: Int32, formatDescriptions: [Any])
    var isEnabled: Bool
    var mediaType: CMMediaType { get }
    var naturalSize: CGSize
    var naturalTimescale: CMTimeScale
    var nominalFrameRate: Float
    var preferredTransform: CGAffineTransform
    var requiresFrameReordering: Bool
    var trackEdits: [NSValue]?
    var trackID: Int32 { get }
  }
  protocol METrackReader: NSObjectProtocol {
    func generateSampleCursor(atPresentationTimeStamp presentationTimeStamp: CMTime, completionHandler: @escaping (MESampleCursor?, Error?) -> Void)
    func generateSampleCursorAtFirstSampleInDecodeOrder(completionHandler: @escaping (MESampleCursor?, Error?) -> Void)
    func generateSampleCursorAtLastSampleInDecodeOrder(completionHandler: @escaping (MESampleCursor?, Error?) -> Void)
    func loadEstimatedDataRate(completionHandler: @escaping (Float, Error?) -> Void)
    func loadMetadata(completionHandler: @escaping ([AVMetadataItem]?, Error?) -> Void)
    func loadTotalSampleDataLength(completionHandler: @escaping (Int64, Error?) -> Void)
    func loadTrackInfo(completionHandler: @escaping (METrackInfo?, Error?) -> Void)
    func loadUneditedDuration(completionHandler: @escaping (CMTime?, Error?) -> Void)
  }
  protocol MEVideoDecoder: NSObjectProtocol {
    var actualThreadCount: Int { get }
    func canAccept(_ formatDescription: CMFormatDescription) -> Bool
    var contentHasInterframeDependencies: Bool { get }
    func decodeFrame(from sampleBuffer: CMSampleBuffer, options: MEDecodeFrameOptions, completionHandler: @escaping (CVImageBuffer?, MEDecodeFrameStatus, Error?) -> Void)
    var isReadyForMoreMediaData: Bool { get }
    var pixelFormatsWithReducedResolutionDecodeSupport: [NSNumber] { get }
    var producesRAWOutput: Bool { get }
    var recommendedThreadCount: Int
    var reducedResolution: CGSize
    var supportedPixelFormatsOrderedByQuality: [NSNumber] { get }
  }
  protocol MEVideoDecoderExtension: NSObjectProtocol {
    init()
    func videoDecoder(with codecType: CMVideoCodecType, videoFormatDescription: CMVideoFormatDescription, videoDecoderSpecifications: [String: Any], extensionDecoderPixelBufferManager: MEVideoDecoderPixelBufferManager) throws -> MEVideoDecoder
  }
  class MEVideoDecoderPixelBufferManager: NSObject {
    func createPixelBuffer() throws -> CVPixelBuffer
    init()
    var pixelBufferAttributes: [String: Any]
    func registerCustomPixelFormat(_ customPixelFormat: [String: Any])
  }
  var MediaExtensionErrorDomain: String { get }
  extension Notification.Name {
    static var MERAWProcessorReadyForMoreMediaDataDidChange: Notification.Name { get }
    static var MERAWProcessorValuesDidChange: Notification.Name { get }
    static var MEVideoDecoderReadyForMoreMediaDataDidChange: Notification.Name { get }
  }
  """#
