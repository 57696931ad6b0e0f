/// What is known of the module `AVFoundation`.
let avFoundationInterface = #"""
  // exports: Foundation CoreFoundation CoreGraphics CoreMedia CoreVideo QuartzCore AVFAudio CoreImage Metal
  class AVAUPresetEvent: AVMusicEvent {
    var element: UInt32
    init()
    init(scope: UInt32, element: UInt32, dictionary presetDictionary: [AnyHashable: Any])
    var presetDictionary: [AnyHashable: Any] { get }
    var scope: UInt32
  }
  class AVAggregateAssetDownloadTask: URLSessionTask {
    var urlAsset: AVURLAsset { get }
  }
  class AVAsset: NSObject, NSCopying {
    struct DownloadedAssetEvictionPriority: RawRepresentable, Hashable {}
    struct PlaybackConfigurationOption: RawRepresentable, Hashable {}
    var allMediaSelections: [AVMediaSelection] { get }
    var availableChapterLocales: [Locale] { get }
    var availableMediaCharacteristicsWithMediaSelectionOptions: [String] { get }
    var availableMetadataFormats: [String] { get }
    var canContainFragments: Bool { get }
    func cancelLoading()
    func chapterMetadataGroups(bestMatchingPreferredLanguages languages: [String]) -> [AVTimedMetadataGroup]
    func chapterMetadataGroups(withTitleLocale forLocale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataItem]?) -> [AVTimedMetadataGroup]
    static var chapterMetadataGroupsDidChangeNotification: Notification.Name { get }
    var commonMetadata: [AVMetadataItem] { get }
    var containsFragments: Bool { get }
    static var containsFragmentsDidChangeNotification: Notification.Name { get }
    var creationDate: AVMetadataItem? { get }
    var duration: CMTime { get }
    static var durationDidChangeNotification: Notification.Name { get }
    func findUnusedTrackID() async throws -> Int32
    func findUnusedTrackID(completionHandler: @escaping (Int32, Error?) -> Void)
    var hasProtectedContent: Bool { get }
    init(url URL: URL)
    var isCompatibleWithAirPlayVideo: Bool { get }
    var isCompatibleWithSavedPhotosAlbum: Bool { get }
    var isComposable: Bool { get }
    var isExportable: Bool { get }
    var isPlayable: Bool { get }
    var isReadable: Bool { get }
    func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T
    func loadChapterMetadataGroups(bestMatchingPreferredLanguages: [String]) async throws -> [AVTimedMetadataGroup]
    func loadChapterMetadataGroups(bestMatchingPreferredLanguages: [String], completionHandler: @escaping ([AVTimedMetadataGroup]?, Error?) -> Void)
    func loadChapterMetadataGroups(withTitleLocale titleLocale: Locale, containingItemsWithCommonKeys commonKeys: [String]) async throws -> [AVTimedMetadataGroup]
    func loadChapterMetadataGroups(withTitleLocale titleLocale: Locale, containingItemsWithCommonKeys commonKeys: [String], completionHandler: @escaping ([AVTimedMetadataGroup]?, Error?) -> Void)
    func loadMediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: String) async throws -> AVMediaSelectionGroup
    func loadMediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping (AVMediaSelectionGroup?, Error?) -> Void)
    func loadMetadata(forFormat format: String) async throws -> [AVMetadataItem]
    func loadMetadata(forFormat format: String, completionHandler: @escaping ([AVMetadataItem]?, Error?) -> Void)
    func loadTrack(withTrackID trackId: Int32) async throws -> AVCompositionTrack
    func loadTrack(withTrackID trackId: Int32, completionHandler: @escaping (AVCompositionTrack?, Error?) -> Void)
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String) async throws -> [AVCompositionTrack]
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping ([AVCompositionTrack]?, Error?) -> Void)
    func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack]
    func loadTracks(withMediaType mediaType: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func loadValues(forKeys keys: [String]) async
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: @escaping () -> Void)
    var lyrics: String? { get }
    func mediaSelectionGroup(forMediaCharacteristic avMediaCharacteristic: String) -> AVMediaSelectionGroup?
    static var mediaSelectionGroupsDidChangeNotification: Notification.Name { get }
    var metadata: [AVMetadataItem] { get }
    func metadata(forFormat format: String) -> [AVMetadataItem]
    var minimumTimeOffsetFromLive: CMTime { get }
    var naturalSize: CGSize { get }
    var overallDurationHint: CMTime { get }
    var preferredDisplayCriteria: AVDisplayCriteria { get }
    var preferredMediaSelection: AVMediaSelection { get }
    var preferredRate: Float { get }
    var preferredTransform: CGAffineTransform { get }
    var preferredVolume: Float { get }
    var providesPreciseDurationAndTiming: Bool { get }
    var referenceRestrictions: AVAssetReferenceRestrictions { get }
    func statusOfValue(forKey key: String) throws -> AVKeyValueStatus
    func track(withTrackID trackID: Int32) -> AVAssetTrack?
    var trackGroups: [AVAssetTrackGroup] { get }
    var tracks: [AVAssetTrack] { get }
    func tracks(withMediaCharacteristic mediaCharacteristic: String) -> [AVAssetTrack]
    func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack]
    var unusedTrackID: Int32 { get }
    static var wasDefragmentedNotification: Notification.Name { get }
  }
  extension AVAsset.DownloadedAssetEvictionPriority {
    static var `default`: AVAsset.DownloadedAssetEvictionPriority { get }
    static var important: AVAsset.DownloadedAssetEvictionPriority { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  extension AVAsset.PlaybackConfigurationOption {
    init(rawValue: String)
    var rawValue: String { get }
    static var spatialVideo: AVAsset.PlaybackConfigurationOption { get }
    static var stereoMultiviewVideo: AVAsset.PlaybackConfigurationOption { get }
    static var stereoVideo: AVAsset.PlaybackConfigurationOption { get }
  }
  class AVAssetCache: NSObject {
    var isPlayableOffline: Bool { get }
    func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup) -> [AVMediaSelectionOption]
  }
  class AVAssetDownloadConfiguration: NSObject {
    var artworkData: Data?
    var auxiliaryContentConfigurations: [AVAssetDownloadContentConfiguration]
    init(asset: AVURLAsset, title: String)
    var optimizesAuxiliaryContentConfigurations: Bool
    var primaryContentConfiguration: AVAssetDownloadContentConfiguration { get }
  }
  class AVAssetDownloadContentConfiguration: NSObject, NSCopying {
    init()
    var mediaSelections: [AVMediaSelection]
    var variantQualifiers: [AVAssetVariantQualifier]
  }
  protocol AVAssetDownloadDelegate: NSObjectProtocol, URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, didCompleteFor mediaSelection: AVMediaSelection)
    func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection)
    func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, willDownloadTo location: URL)
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didResolve resolvedMediaSelection: AVMediaSelection)
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadTo location: URL)
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadVariants variants: [AVAssetVariant])
  }
  class AVAssetDownloadStorageManagementPolicy: NSObject, NSCopying, NSMutableCopying {
    var expirationDate: Date
    var priority: String
  }
  class AVAssetDownloadStorageManager: NSObject {
    func setStorageManagementPolicy(_ storageManagementPolicy: AVAssetDownloadStorageManagementPolicy, for downloadStorageUrl: URL)
    static var shared: AVAssetDownloadStorageManager { get }
    func storageManagementPolicy(for downloadStorageUrl: URL) -> AVAssetDownloadStorageManagementPolicy?
  }
  class AVAssetDownloadTask: URLSessionTask {
    var destinationURL: URL { get }
    var loadedTimeRanges: [NSValue] { get }
    var options: [String: Any]? { get }
    var urlAsset: AVURLAsset { get }
  }
  var AVAssetDownloadTaskMediaSelectionKey: String { get }
  var AVAssetDownloadTaskMediaSelectionPrefersMultichannelKey: String { get }
  var AVAssetDownloadTaskMinimumRequiredMediaBitrateKey: String { get }
  var AVAssetDownloadTaskMinimumRequiredPresentationSizeKey: String { get }
  var AVAssetDownloadTaskPrefersHDRKey: String { get }
  var AVAssetDownloadTaskPrefersLosslessAudioKey: String { get }
  class AVAssetDownloadURLSession: URLSession {
    func aggregateAssetDownloadTask(with URLAsset: AVURLAsset, mediaSelections: [AVMediaSelection], assetTitle title: String, assetArtworkData artworkData: Data?, options: [String: Any]? = nil) -> AVAggregateAssetDownloadTask?
    func assetDownloadTask(with downloadConfiguration: AVAssetDownloadConfiguration) -> AVAssetDownloadTask
    func assetDownloadTask(with urlAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?, options: [AnyHashable: Any]? = nil) -> AVAssetDownloadTask?
    func assetDownloadTask(with urlAsset: AVURLAsset, destinationURL destinationUrl: URL, options: [AnyHashable: Any]? = nil) -> AVAssetDownloadTask?
    init(configuration: URLSessionConfiguration, assetDownloadDelegate delegate: AVAssetDownloadDelegate?, delegateQueue: OperationQueue?)
  }
  var AVAssetExportPreset1280x720: String { get }
  var AVAssetExportPreset1920x1080: String { get }
  var AVAssetExportPreset3840x2160: String { get }
  var AVAssetExportPreset640x480: String { get }
  var AVAssetExportPreset960x540: String { get }
  var AVAssetExportPresetAppleM4A: String { get }
  var AVAssetExportPresetAppleM4V1080pHD: String { get }
  var AVAssetExportPresetAppleM4V480pSD: String { get }
  var AVAssetExportPresetAppleM4V720pHD: String { get }
  var AVAssetExportPresetAppleM4VAppleTV: String { get }
  var AVAssetExportPresetAppleM4VCellular: String { get }
  var AVAssetExportPresetAppleM4VWiFi: String { get }
  var AVAssetExportPresetAppleM4ViPod: String { get }
  var AVAssetExportPresetAppleProRes422LPCM: String { get }
  var AVAssetExportPresetAppleProRes4444LPCM: String { get }
  var AVAssetExportPresetHEVC1920x1080: String { get }
  var AVAssetExportPresetHEVC1920x1080WithAlpha: String { get }
  var AVAssetExportPresetHEVC3840x2160: String { get }
  var AVAssetExportPresetHEVC3840x2160WithAlpha: String { get }
  var AVAssetExportPresetHEVC7680x4320: String { get }
  var AVAssetExportPresetHEVCHighestQuality: String { get }
  var AVAssetExportPresetHEVCHighestQualityWithAlpha: String { get }
  var AVAssetExportPresetHighestQuality: String { get }
  var AVAssetExportPresetLowQuality: String { get }
  var AVAssetExportPresetMVHEVC1440x1440: String { get }
  var AVAssetExportPresetMVHEVC960x960: String { get }
  var AVAssetExportPresetMediumQuality: String { get }
  var AVAssetExportPresetPassthrough: String { get }
  class AVAssetExportSession: NSObject {
    struct Preset: RawRepresentable, Hashable {}
    enum Status: Int { case unknown, waiting, exporting, completed, failed, cancelled }
    static func allExportPresets() -> [String]
    var allowsParallelizedExport: Bool
    var asset: AVAsset { get }
    var audioMix: AVAudioMix?
    var audioTimePitchAlgorithm: String
    var audioTrackGroupHandling: AVAssetTrackGroupOutputHandling
    var canPerformMultiplePassesOverSourceMediaData: Bool
    func cancelExport()
    var customVideoCompositor: AVVideoCompositing? { get }
    static func determineCompatibility(ofExportPreset presetName: String, with asset: AVAsset, outputFileType: String?) async -> Bool
    static func determineCompatibility(ofExportPreset presetName: String, with asset: AVAsset, outputFileType: String?, completionHandler isCompatibleResult: @escaping (Bool) -> Void)
    func determineCompatibleFileTypes() async -> [String]
    func determineCompatibleFileTypes(completionHandler compatibleFileTypesHandler: @escaping ([String]) -> Void)
    var directoryForTemporaryFiles: URL?
    var error: Error? { get }
    func estimateMaximumDuration() async throws -> CMTime
    func estimateMaximumDuration(completionHandler handler: @escaping (CMTime, Error?) -> Void)
    func estimateOutputFileLength() async throws -> Int64
    func estimateOutputFileLength(completionHandler handler: @escaping (Int64, Error?) -> Void)
    var estimatedOutputFileLength: Int64 { get }
    func export() async
    func exportAsynchronously(completionHandler handler: @escaping () -> Void)
    static func exportPresets(compatibleWith asset: AVAsset) -> [String]
    var fileLengthLimit: Int64
    init?(asset: AVAsset, presetName: String)
    var maxDuration: CMTime { get }
    var metadata: [AVMetadataItem]?
    var metadataItemFilter: AVMetadataItemFilter?
    var outputFileType: String?
    var outputURL: URL?
    var presetName: String { get }
    var progress: Float { get }
    var shouldOptimizeForNetworkUse: Bool
    var status: AVAssetExportSession.Status { get }
    var supportedFileTypes: [String] { get }
    var timeRange: CMTimeRange
    var videoComposition: AVVideoComposition?
  }
  extension AVAssetExportSession.Preset {
    static var appleM4A: AVAssetExportSession.Preset { get }
    static var highestQuality: AVAssetExportSession.Preset { get }
    init(rawValue: String)
    static var lowQuality: AVAssetExportSession.Preset { get }
    static var mediumQuality: AVAssetExportSession.Preset { get }
    static var passthrough: AVAssetExportSession.Preset { get }
    static var preset1280x720: AVAssetExportSession.Preset { get }
    static var preset1920x1080: AVAssetExportSession.Preset { get }
    static var preset3840x2160: AVAssetExportSession.Preset { get }
    static var preset640x480: AVAssetExportSession.Preset { get }
    static var preset960x540: AVAssetExportSession.Preset { get }
    static var presetHevc1920x1080: AVAssetExportSession.Preset { get }
    static var presetHevc3840x2160: AVAssetExportSession.Preset { get }
    var rawValue: String { get }
  }
  class AVAssetImageGenerator: NSObject {
    struct DynamicRangePolicy: RawRepresentable, Hashable {}
    enum Result: Int { case succeeded, failed, cancelled }
    var apertureMode: String?
    var appliesPreferredTrackTransform: Bool
    var asset: AVAsset { get }
    func cancelAllCGImageGeneration()
    func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
    var customVideoCompositor: AVVideoCompositing? { get }
    var dynamicRangePolicy: AVAssetImageGenerator.DynamicRangePolicy
    func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, Error?) -> Void)
    func generateCGImagesAsynchronously(forTimes cmTimesRequestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, UnsafeMutableRawPointer, CMTime, AVAssetImageGenerator.Result, Error?) -> Void)
    func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
    init(asset: AVAsset)
    var maximumSize: CGSize
    var requestedTimeToleranceAfter: CMTime
    var requestedTimeToleranceBefore: CMTime
    var videoComposition: AVVideoComposition?
  }
  extension AVAssetImageGenerator.DynamicRangePolicy {
    static var forceSDR: AVAssetImageGenerator.DynamicRangePolicy { get }
    init(rawValue: String)
    static var matchSource: AVAssetImageGenerator.DynamicRangePolicy { get }
    var rawValue: String { get }
  }
  var AVAssetImageGeneratorApertureModeCleanAperture: String { get }
  var AVAssetImageGeneratorApertureModeEncodedPixels: String { get }
  var AVAssetImageGeneratorApertureModeProductionAperture: String { get }
  class AVAssetPlaybackAssistant: NSObject {
    init(asset: AVAsset)
    func loadPlaybackConfigurationOptions() async -> [String]
    func loadPlaybackConfigurationOptions(completionHandler: @escaping ([String]) -> Void)
  }
  class AVAssetReader: NSObject {
    enum Status: Int { case unknown, reading, completed, failed, cancelled }
    func addOutput(_ output: AVAssetReaderOutput)
    var asset: AVAsset { get }
    func canAddOutput(_ output: AVAssetReaderOutput) -> Bool
    func cancelReading()
    var error: Error? { get }
    init(asset: AVAsset) throws
    var outputs: [AVAssetReaderOutput] { get }
    func startReading() -> Bool
    var status: AVAssetReader.Status { get }
    var timeRange: CMTimeRange
  }
  class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
    var audioMix: AVAudioMix?
    var audioSettings: Any? { get }
    var audioTimePitchAlgorithm: String
    var audioTracks: [AVAssetTrack] { get }
    init(audioTracks: [AVAssetTrack], audioSettings: [AnyHashable: Any]?)
  }
  protocol AVAssetReaderCaptionValidationHandling: NSObjectProtocol {
    func captionAdaptor(_ adaptor: AVAssetReaderOutputCaptionAdaptor, didVendCaption caption: AVCaption, skippingUnsupportedSourceSyntaxElements syntaxElements: [String])
  }
  class AVAssetReaderOutput: NSObject {
    var alwaysCopiesSampleData: Bool
    func copyNextSampleBuffer() -> CMSampleBuffer?
    func markConfigurationAsFinal()
    var mediaType: String { get }
    func reset(forReadingTimeRanges timeRanges: [NSValue])
    var supportsRandomAccess: Bool
  }
  class AVAssetReaderOutputCaptionAdaptor: NSObject {
    var assetReaderTrackOutput: AVAssetReaderTrackOutput { get }
    func captionsNotPresentInPreviousGroups(in captionGroup: AVCaptionGroup) -> [AVCaption]
    init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput)
    var nextCaptionGroup: AVCaptionGroup { get }
    var validationDelegate: AVAssetReaderCaptionValidationHandling?
  }
  class AVAssetReaderOutputMetadataAdaptor: NSObject {
    var assetReaderTrackOutput: AVAssetReaderTrackOutput { get }
    init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput)
    func nextTimedMetadataGroup() -> AVTimedMetadataGroup?
  }
  class AVAssetReaderSampleReferenceOutput: AVAssetReaderOutput {
    init(track: AVAssetTrack)
    var track: AVAssetTrack { get }
  }
  class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    var audioTimePitchAlgorithm: String
    init(track: AVAssetTrack, outputSettings: [AnyHashable: Any]?)
    var outputSettings: [AnyHashable: Any]? { get }
    var track: AVAssetTrack { get }
  }
  class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
    var customVideoCompositor: AVVideoCompositing? { get }
    init(videoTracks: [AVAssetTrack], videoSettings: [AnyHashable: Any]?)
    var videoComposition: AVVideoComposition?
    var videoSettings: Any? { get }
    var videoTracks: [AVAssetTrack] { get }
  }
  struct AVAssetReferenceRestrictions: OptionSet {
    static var forbidAll: AVAssetReferenceRestrictions { get }
    static var forbidCrossSiteReference: AVAssetReferenceRestrictions { get }
    static var forbidLocalReferenceToLocal: AVAssetReferenceRestrictions { get }
    static var forbidLocalReferenceToRemote: AVAssetReferenceRestrictions { get }
    static var forbidRemoteReferenceToLocal: AVAssetReferenceRestrictions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class AVAssetResourceLoader: NSObject {
    var delegate: AVAssetResourceLoaderDelegate? { get }
    var delegateQueue: DispatchQueue? { get }
    var preloadsEligibleContentKeys: Bool
    var sendsCommonMediaClientDataAsHTTPHeaders: Bool
    func setDelegate(_ resourceLoaderDelegate: AVAssetResourceLoaderDelegate?, queue delegateQueue: DispatchQueue?)
  }
  protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge)
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest) -> Bool
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest) -> Bool
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge) -> Bool
  }
  class AVAssetResourceLoadingContentInformationRequest: NSObject {
    var allowedContentTypes: [String]? { get }
    var contentLength: Int64
    var contentType: String?
    var isByteRangeAccessSupported: Bool
    var isEntireLengthAvailableOnDemand: Bool
    var renewalDate: Date?
  }
  class AVAssetResourceLoadingDataRequest: NSObject {
    var currentOffset: Int64 { get }
    var requestedLength: Int { get }
    var requestedOffset: Int64 { get }
    var requestsAllDataToEndOfResource: Bool { get }
    func respond(with responseData: Data)
  }
  class AVAssetResourceLoadingRequest: NSObject {
    var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { get }
    var dataRequest: AVAssetResourceLoadingDataRequest? { get }
    func finishLoading()
    func finishLoading(with usingResponse: URLResponse?, data: Data?, redirect: URLRequest?)
    func finishLoadingWithError(_ error: Error?)
    var isCancelled: Bool { get }
    var isFinished: Bool { get }
    func persistentContentKey(fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil) throws -> Data
    var redirect: URLRequest?
    var request: URLRequest { get }
    var requestor: AVAssetResourceLoadingRequestor { get }
    var response: URLResponse?
    func streamingContentKeyRequestData(forApp appIdentifier: Data, contentIdentifier: Data, options: [AnyHashable: Any]? = nil) throws -> Data
  }
  var AVAssetResourceLoadingRequestStreamingContentKeyRequestRequiresPersistentKey: String { get }
  class AVAssetResourceLoadingRequestor: NSObject {
    var providesExpiredSessionReports: Bool { get }
  }
  class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest {}
  class AVAssetSegmentReport: NSObject {
    var segmentType: AVAssetSegmentType { get }
    var trackReports: [AVAssetSegmentTrackReport] { get }
  }
  class AVAssetSegmentReportSampleInformation: NSObject {
    var isSyncSample: Bool { get }
    var length: Int { get }
    var offset: Int { get }
    var presentationTimeStamp: CMTime { get }
  }
  class AVAssetSegmentTrackReport: NSObject {
    var duration: CMTime { get }
    var earliestPresentationTimeStamp: CMTime { get }
    var firstVideoSampleInformation: AVAssetSegmentReportSampleInformation? { get }
    var mediaType: AVMediaType { get }
    var trackID: Int32 { get }
  }
  enum AVAssetSegmentType: Int {
    case initialization, separable
  }
  class AVAssetTrack: NSObject, NSCopying {
    var asset: AVAsset? { get }
    func associatedTracks(ofType avAssetTrackTrackAssociationType: String) -> [AVAssetTrack]
    var availableMetadataFormats: [String] { get }
    var availableTrackAssociationTypes: [String] { get }
    var canProvideSampleCursors: Bool { get }
    var commonMetadata: [AVMetadataItem] { get }
    var estimatedDataRate: Float { get }
    var extendedLanguageTag: String? { get }
    var formatDescriptions: [Any] { get }
    var hasAudioSampleDependencies: Bool { get }
    func hasMediaCharacteristic(_ mediaCharacteristic: String) -> Bool
    var isDecodable: Bool { get }
    var isEnabled: Bool { get }
    var isPlayable: Bool { get }
    var isSelfContained: Bool { get }
    var languageCode: String? { get }
    func loadAssociatedTracks(ofType trackAssociationType: String) async throws -> [AVAssetTrack]
    func loadAssociatedTracks(ofType trackAssociationType: String, completionHandler: @escaping ([AVAssetTrack]?, Error?) -> Void)
    func loadMetadata(forFormat format: String) async throws -> [AVMetadataItem]
    func loadMetadata(forFormat format: String, completionHandler: @escaping ([AVMetadataItem]?, Error?) -> Void)
    func loadSamplePresentationTime(forTrack trackTime: CMTime) async throws -> CMTime
    func loadSamplePresentationTime(forTrack trackTime: CMTime, completionHandler: @escaping (CMTime, Error?) -> Void)
    func loadSegment(forTrack trackTime: CMTime) async throws -> AVAssetTrackSegment
    func loadSegment(forTrack trackTime: CMTime, completionHandler: @escaping (AVAssetTrackSegment?, Error?) -> Void)
    func makeSampleCursor(withPresentationTimeStamp presentationTimeStamp: CMTime) -> AVSampleCursor?
    func makeSampleCursorAtFirstSampleInDecodeOrder() -> AVSampleCursor?
    func makeSampleCursorAtLastSampleInDecodeOrder() -> AVSampleCursor?
    var mediaType: String { get }
    var metadata: [AVMetadataItem] { get }
    func metadata(forFormat format: String) -> [AVMetadataItem]
    var minFrameDuration: CMTime { get }
    var naturalSize: CGSize { get }
    var naturalTimeScale: Int32 { get }
    var nominalFrameRate: Float { get }
    var preferredTransform: CGAffineTransform { get }
    var preferredVolume: Float { get }
    var requiresFrameReordering: Bool { get }
    func samplePresentationTime(forTrack trackTime: CMTime) -> CMTime
    func segment(forTrack trackTime: CMTime) -> AVAssetTrackSegment?
    var segments: [AVAssetTrackSegment] { get }
    static var segmentsDidChangeNotification: Notification.Name { get }
    var timeRange: CMTimeRange { get }
    static var timeRangeDidChangeNotification: Notification.Name { get }
    var totalSampleDataLength: Int64 { get }
    static var trackAssociationsDidChangeNotification: Notification.Name { get }
    var trackID: Int32 { get }
  }
  class AVAssetTrackGroup: NSObject, NSCopying {
    init()
    var trackIDs: [NSNumber] { get }
  }
  struct AVAssetTrackGroupOutputHandling: OptionSet {
    static var defaultPolicy: AVAssetTrackGroupOutputHandling { get }
    init(rawValue: UInt)
    static var preserveAlternateTracks: AVAssetTrackGroupOutputHandling { get }
    var rawValue: UInt { get }
  }
  class AVAssetTrackSegment: NSObject {
    init()
    var isEmpty: Bool { get }
    var timeMapping: CMTimeMapping { get }
  }
  class AVAssetVariant: NSObject {
    var audioAttributes: AVAssetVariantAudioAttributes? { get }
    var averageBitRate: Double { get }
    var peakBitRate: Double { get }
    var videoAttributes: AVAssetVariantVideoAttributes? { get }
  }
  class AVAssetVariantAudioAttributes: NSObject {
    var formatIDs: [NSNumber] { get }
    func renditionSpecificAttributes(forMediaOption mediaSelectionOption: AVMediaSelectionOption) -> AVAssetVariantAudioRenditionSpecificAttributes?
  }
  class AVAssetVariantAudioRenditionSpecificAttributes: NSObject {
    var channelCount: Int { get }
    init()
    var isBinaural: Bool { get }
    var isDownmix: Bool { get }
    var isImmersive: Bool { get }
  }
  class AVAssetVariantQualifier: NSObject, NSCopying {
    init(predicate: NSPredicate)
    init(variant: AVAssetVariant)
    static func predicate(forAudioSampleRate sampleRate: Double, mediaSelectionOption: AVMediaSelectionOption, operatorType: NSPredicate.OperatorType) -> NSPredicate
    static func predicate(forBinauralAudio isBinauralAudio: Bool, mediaSelectionOption: AVMediaSelectionOption) -> NSPredicate
    static func predicate(forChannelCount channelCount: Int, mediaSelectionOption: AVMediaSelectionOption, operatorType: NSPredicate.OperatorType) -> NSPredicate
    static func predicate(forDownmixAudio isDownmixAudio: Bool, mediaSelectionOption: AVMediaSelectionOption) -> NSPredicate
    static func predicate(forImmersiveAudio isImmersiveAudio: Bool, mediaSelectionOption: AVMediaSelectionOption) -> NSPredicate
    static func predicate(forPresentationHeight height: CGFloat, operatorType: NSPredicate.OperatorType) -> NSPredicate
    static func predicate(forPresentationWidth width: CGFloat, operatorType: NSPredicate.OperatorType) -> NSPredicate
  }
  class AVAssetVariantVideoAttributes: NSObject {
    var codecTypes: [NSNumber] { get }
    var nominalFrameRate: Double { get }
    var presentationSize: CGSize { get }
    var videoLayoutAttributes: [AVAssetVariantVideoLayoutAttributes] { get }
    var videoRange: String { get }
  }
  class AVAssetVariantVideoLayoutAttributes: NSObject {
    var stereoViewComponents: CMStereoViewComponents { get }
  }
  class AVAssetWriter: NSObject {
    enum Status: Int { case unknown, writing, completed, failed, cancelled }
    func addInput(_ input: AVAssetWriterInput)
    func addInputGroup(_ inputGroup: AVAssetWriterInputGroup)
    var availableMediaTypes: [String] { get }
    func canAddInput(_ input: AVAssetWriterInput) -> Bool
    func canAddInputGroup(_ inputGroup: AVAssetWriterInputGroup) -> Bool
    func canApplyOutputSettings(_ outputSettings: [AnyHashable: Any]?, forMediaType mediaType: String) -> Bool
    func cancelWriting()
    var delegate: AVAssetWriterDelegate?
    var directoryForTemporaryFiles: URL?
    func endSession(atSourceTime endTime: CMTime)
    var error: Error? { get }
    func finishWriting() -> Bool
    func finishWriting() async
    func finishWriting(completionHandler: @escaping () -> Void)
    func flushSegment()
    init(contentType outputContentType: UTType)
    init(url outputUrl: URL, fileType outputFileType: String) throws
    var initialMovieFragmentInterval: CMTime
    var initialMovieFragmentSequenceNumber: Int
    var initialSegmentStartTime: CMTime
    var inputGroups: [AVAssetWriterInputGroup] { get }
    var inputs: [AVAssetWriterInput] { get }
    var metadata: [AVMetadataItem]
    var movieFragmentInterval: CMTime
    var movieTimeScale: Int32
    var outputFileType: String { get }
    var outputFileTypeProfile: AVFileTypeProfile?
    var outputURL: URL { get }
    var overallDurationHint: CMTime
    var preferredOutputSegmentInterval: CMTime
    var producesCombinableFragments: Bool
    var shouldOptimizeForNetworkUse: Bool
    func startSession(atSourceTime startTime: CMTime)
    func startWriting() -> Bool
    var status: AVAssetWriter.Status { get }
  }
  protocol AVAssetWriterDelegate: NSObjectProtocol {
    func assetWriter(_ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType)
    func assetWriter(_ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType, segmentReport: AVAssetSegmentReport?)
  }
  class AVAssetWriterInput: NSObject {
    struct MediaDataLocation: RawRepresentable, Hashable {}
    func addTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String)
    func append(_ sampleBuffer: CMSampleBuffer) -> Bool
    func canAddTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) -> Bool
    var canPerformMultiplePasses: Bool { get }
    var currentPassDescription: AVAssetWriterInputPassDescription? { get }
    var expectsMediaDataInRealTime: Bool
    var extendedLanguageTag: String?
    init(mediaType: String, outputSettings: [AnyHashable: Any]?)
    init(mediaType: String, outputSettings: [AnyHashable: Any]?, sourceFormatHint: CMFormatDescription?)
    var isReadyForMoreMediaData: Bool { get }
    var languageCode: String?
    func markAsFinished()
    func markCurrentPassAsFinished()
    var marksOutputTrackAsEnabled: Bool
    var mediaDataLocation: String
    var mediaTimeScale: Int32
    var mediaType: String { get }
    var metadata: [AVMetadataItem]
    var naturalSize: CGSize
    var outputSettings: [AnyHashable: Any]? { get }
    var performsMultiPassEncodingIfSupported: Bool
    var preferredMediaChunkAlignment: Int
    var preferredMediaChunkDuration: CMTime
    var preferredVolume: Float
    func requestMediaDataWhenReady(on queue: DispatchQueue, using action: @escaping () -> Void)
    func respondToEachPassDescription(on queue: DispatchQueue, using passHandler: @escaping () -> Void)
    var sampleReferenceBaseURL: URL?
    var sourceFormatHint: CMFormatDescription? { get }
    var transform: CGAffineTransform
  }
  extension AVAssetWriterInput.MediaDataLocation {
    static var beforeMainMediaDataNotInterleaved: AVAssetWriterInput.MediaDataLocation { get }
    init(rawValue: String)
    static var interleavedWithMainMediaData: AVAssetWriterInput.MediaDataLocation { get }
    var rawValue: String { get }
  }
  class AVAssetWriterInputCaptionAdaptor: NSObject {
    func append(_ caption: AVCaption) -> Bool
    func append(_ captionGroup: AVCaptionGroup) -> Bool
    var assetWriterInput: AVAssetWriterInput { get }
    init(assetWriterInput input: AVAssetWriterInput)
  }
  class AVAssetWriterInputGroup: AVMediaSelectionGroup {
    var defaultInput: AVAssetWriterInput? { get }
    init(inputs: [AVAssetWriterInput], defaultInput: AVAssetWriterInput?)
    var inputs: [AVAssetWriterInput] { get }
  }
  class AVAssetWriterInputMetadataAdaptor: NSObject {
    func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool
    var assetWriterInput: AVAssetWriterInput { get }
    init(assetWriterInput: AVAssetWriterInput)
  }
  class AVAssetWriterInputPassDescription: NSObject {
    init()
    var sourceTimeRanges: [NSValue] { get }
  }
  class AVAssetWriterInputPixelBufferAdaptor: NSObject {
    func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool
    var assetWriterInput: AVAssetWriterInput { get }
    init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [AnyHashable: Any]?)
    var pixelBufferPool: Any? { get }
    var sourcePixelBufferAttributes: Any? { get }
  }
  class AVAssetWriterInputTaggedPixelBufferGroupAdaptor: NSObject {
    func appendTaggedPixelBufferGroup(_ taggedPixelBufferGroup: Any, withPresentationTime presentationTime: CMTime) -> Bool
    var assetWriterInput: AVAssetWriterInput { get }
    init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]?)
    var pixelBufferPool: Any? { get }
    var sourcePixelBufferAttributes: [String: Any]? { get }
  }
  struct AVAsyncProperty<Root, Value> {}
  class AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying {
    var compositionTime: CMTime { get }
    func finish(with filteredImage: CIImage, context: CIContext?)
    func finishWithError(_ error: Error)
    init()
    var renderSize: CGSize { get }
    var sourceImage: CIImage { get }
  }
  protocol AVAsynchronousKeyValueLoading: NSObjectProtocol {
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)?)
    func statusOfValue(forKey: String) throws -> AVKeyValueStatus
  }
  class AVAsynchronousVideoCompositionRequest: NSObject, NSCopying {
    var compositionTime: CMTime { get }
    func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer)
    func finishCancelledRequest()
    func finishWithError(_ error: Error)
    init()
    var renderContext: AVVideoCompositionRenderContext { get }
    func sourceFrame(byTrackID trackID: Int32) -> CVPixelBuffer?
    func sourceSampleBuffer(byTrackID trackId: Int32) -> CMSampleBuffer?
    var sourceSampleDataTrackIDs: [NSNumber] { get }
    func sourceTimedMetadata(byTrackID trackId: Int32) -> AVTimedMetadataGroup?
    var sourceTrackIDs: [NSNumber] { get }
    var videoCompositionInstruction: AVVideoCompositionInstruction { get }
  }
  struct AVAudio3DAngularOrientation {
    init()
    init(yaw: Float, pitch: Float, roll: Float)
    var pitch: Float
    var roll: Float
    var yaw: Float
  }
  protocol AVAudio3DMixing: NSObjectProtocol {
    var obstruction: Float
    var occlusion: Float
    var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode
    var position: vector_float3
    var rate: Float
    var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm
    var reverbBlend: Float
    var sourceMode: AVAudio3DMixingSourceMode
  }
  enum AVAudio3DMixingPointSourceInHeadMode: Int {
    case mono, bypass
  }
  enum AVAudio3DMixingRenderingAlgorithm: Int {
    case equalPowerPanning, sphericalHead, hrtf, soundField, stereoPassThrough, hrtfHQ, auto
  }
  enum AVAudio3DMixingSourceMode: Int {
    case spatializeIfMono, bypass, pointSource, ambienceBed
  }
  struct AVAudio3DVectorOrientation {
    var forward: vector_float3
    init()
    init(forward: vector_float3, up: vector_float3)
    var up: vector_float3
  }
  class AVAudioApplication: NSObject {
    enum MicrophoneInjectionPermission: Int { case serviceDisabled, undetermined, denied, granted }
    enum RecordPermission: Int { case undetermined, denied, granted }
    static var inputMuteStateChangeNotification: Notification.Name { get }
    var isInputMuted: Bool { get }
    var microphoneInjectionPermission: AVAudioApplication.MicrophoneInjectionPermission { get }
    var recordPermission: AVAudioApplication.RecordPermission { get }
    static func requestMicrophoneInjectionPermission() async -> AVAudioApplication.MicrophoneInjectionPermission
    static func requestMicrophoneInjectionPermission(completionHandler response: @escaping (AVAudioApplication.MicrophoneInjectionPermission) -> Void)
    static func requestRecordPermission() async -> Bool
    static func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void)
    func setInputMuteStateChangeHandler(_ inputMuteHandler: ((Bool) -> Bool)?) throws
    func setInputMuted(_ muted: Bool) throws
    static var sharedInstance: AVAudioApplication { get }
  }
  var AVAudioApplicationMuteStateKey: String { get }
  enum AVAudioBitRateStrategy: Int32 {
    case constant, longTermAverage, variableConstrained, variable
  }
  var AVAudioBitRateStrategy_Constant: String { get }
  var AVAudioBitRateStrategy_LongTermAverage: String { get }
  var AVAudioBitRateStrategy_Variable: String { get }
  var AVAudioBitRateStrategy_VariableConstrained: String { get }
  class AVAudioBuffer: NSObject, NSCopying, NSMutableCopying {
    var audioBufferList: UnsafeMutableRawPointer { get }
    var format: AVAudioFormat { get }
    var mutableAudioBufferList: UnsafeMutableRawPointer { get }
  }
  class AVAudioChannelLayout: NSObject, NSSecureCoding {
    var channelCount: UInt32 { get }
    init?(coder: NSCoder)
    init(layout: UnsafeMutableRawPointer)
    init(layoutTag: UInt32)
    func isEqual(_ other: Any) -> Bool
    var layout: UnsafeMutableRawPointer { get }
    var layoutTag: UInt32 { get }
  }
  enum AVAudioCommonFormat: UInt {
    case other, pcmFloat32, pcmFloat64, pcmInt16, pcmInt32
  }
  class AVAudioCompressedBuffer: AVAudioBuffer {
    var byteCapacity: UInt32 { get }
    var byteLength: UInt32
    var data: UnsafeMutableRawPointer { get }
    init(format: AVAudioFormat, packetCapacity: UInt32)
    init(format: AVAudioFormat, packetCapacity: UInt32, maximumPacketSize: Int)
    var maximumPacketSize: Int { get }
    var packetCapacity: UInt32 { get }
    var packetCount: UInt32
    var packetDescriptions: AudioStreamPacketDescription? { get }
  }
  class AVAudioConnectionPoint: NSObject {
    var bus: Int { get }
    init(node: AVAudioNode, bus: Int)
    var node: AVAudioNode? { get }
  }
  class AVAudioConverter: NSObject {
    var applicableEncodeBitRates: [NSNumber]? { get }
    var applicableEncodeSampleRates: [NSNumber]? { get }
    var availableEncodeBitRates: [NSNumber]? { get }
    var availableEncodeChannelLayoutTags: [NSNumber]? { get }
    var availableEncodeSampleRates: [NSNumber]? { get }
    var bitRate: Int
    var bitRateStrategy: String?
    var channelMap: [NSNumber]
    func convert(to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer, withInputFrom inputHandler: @escaping (UInt32, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer) -> AVAudioConverterOutputStatus
    func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws
    var dither: Bool
    var downmix: Bool
    init(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat)
    var inputFormat: AVAudioFormat { get }
    var magicCookie: Data?
    var maximumOutputPacketSize: Int { get }
    var outputFormat: AVAudioFormat { get }
    var primeInfo: AVAudioConverterPrimeInfo
    var primeMethod: AVAudioConverterPrimeMethod
    func reset()
    var sampleRateConverterAlgorithm: String?
    var sampleRateConverterQuality: Int
  }
  enum AVAudioConverterInputStatus: Int {
    case haveData, noDataNow, endOfStream
  }
  enum AVAudioConverterOutputStatus: Int {
    case haveData, inputRanDry, endOfStream, error
  }
  struct AVAudioConverterPrimeInfo {
    init()
    init(leadingFrames: UInt32, trailingFrames: UInt32)
    var leadingFrames: UInt32
    var trailingFrames: UInt32
  }
  enum AVAudioConverterPrimeMethod: Int {
    case pre, normal, none
  }
  enum AVAudioDataSourceLocation: Int32 {
    case unknown, upper, lower
  }
  enum AVAudioDataSourceOrientation: Int32 {
    case unknown, top, bottom, front, back, left, right
  }
  enum AVAudioDataSourcePolarPattern: Int32 {
    case unknown, omnidirectional, cardioid, subcardioid
  }
  class AVAudioEngine: NSObject {
    enum ManualRenderingError: Int32 { case invalidMode, initialized, notRunning }
    enum ManualRenderingMode: Int { case offline, realtime }
    enum ManualRenderingStatus: Int { case error, success, insufficientDataFromInputNode, cannotDoInCurrentContext }
    func attach(_ node: AVAudioNode)
    var attachedNodes: Set<AVAudioNode> { get }
    static var configurationChangeNotification: Notification.Name { get }
    func connect(_ sourceNode: AVAudioNode, to targetNode: AVAudioNode, format: AVAudioFormat?)
    func connect(_ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: Int, format: AVAudioFormat?)
    func connect(_ sourceNode: AVAudioNode, to targetNode: AVAudioNode, fromBus sourceBus: Int, toBus targetBus: Int, format: AVAudioFormat?)
    func connectMIDI(_ sourceNode: AVAudioNode, to destinationNode: AVAudioNode, format: AVAudioFormat?, block tapHandler: ((Int64, UInt8, Int, UnsafeMutableRawPointer) -> Int32)? = nil)
    func connectMIDI(_ sourceNode: AVAudioNode, to destinationNodes: [AVAudioNode], format: AVAudioFormat?, block tapHandler: ((Int64, UInt8, Int, UnsafeMutableRawPointer) -> Int32)? = nil)
    func detach(_ node: AVAudioNode)
    func disableManualRenderingMode()
    func disconnectMIDI(_ sourceNode: AVAudioNode, from destinationNode: AVAudioNode)
    func disconnectMIDI(_ sourceNode: AVAudioNode, from destinationNodes: [AVAudioNode])
    func disconnectMIDIInput(_ node: AVAudioNode)
    func disconnectMIDIOutput(_ node: AVAudioNode)
    func disconnectNodeInput(_ node: AVAudioNode)
    func disconnectNodeInput(_ node: AVAudioNode, bus: Int)
    func disconnectNodeOutput(_ node: AVAudioNode)
    func disconnectNodeOutput(_ node: AVAudioNode, bus: Int)
    func enableManualRenderingMode(_ mode: AVAudioEngine.ManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: UInt32) throws
    init()
    func inputConnectionPoint(for node: AVAudioNode, inputBus bus: Int) -> AVAudioConnectionPoint?
    var inputNode: AVAudioInputNode { get }
    var isAutoShutdownEnabled: Bool
    var isInManualRenderingMode: Bool { get }
    var isRunning: Bool { get }
    var mainMixerNode: AVAudioMixerNode { get }
    var manualRenderingBlock: (UInt32, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<Int32>?) -> AVAudioEngine.ManualRenderingStatus { get }
    var manualRenderingFormat: AVAudioFormat { get }
    var manualRenderingMaximumFrameCount: UInt32 { get }
    var manualRenderingMode: AVAudioEngine.ManualRenderingMode { get }
    var manualRenderingSampleTime: Int64 { get }
    var musicSequence: Any?
    func outputConnectionPoints(for node: AVAudioNode, outputBus bus: Int) -> [AVAudioConnectionPoint]
    var outputNode: AVAudioOutputNode { get }
    func pause()
    func prepare()
    func renderOffline(_ numberOfFrames: UInt32, to buffer: AVAudioPCMBuffer) throws -> AVAudioEngine.ManualRenderingStatus
    func reset()
    func start() throws
    func stop()
  }
  enum AVAudioEnvironmentDistanceAttenuationModel: Int {
    case exponential, inverse, linear
  }
  class AVAudioEnvironmentDistanceAttenuationParameters: NSObject {
    var distanceAttenuationModel: AVAudioEnvironmentDistanceAttenuationModel
    var maximumDistance: Float
    var referenceDistance: Float
    var rolloffFactor: Float
  }
  class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing {
    var applicableRenderingAlgorithms: [NSNumber] { get }
    var distanceAttenuationParameters: AVAudioEnvironmentDistanceAttenuationParameters { get }
    init()
    var isListenerHeadTrackingEnabled: Bool
    var listenerAngularOrientation: AVAudio3DAngularOrientation
    var listenerPosition: vector_float3
    var listenerVectorOrientation: AVAudio3DVectorOrientation
    var nextAvailableInputBus: Int { get }
    var outputType: AVAudioEnvironmentOutputType
    var outputVolume: Float
    var reverbParameters: AVAudioEnvironmentReverbParameters { get }
  }
  enum AVAudioEnvironmentOutputType: Int {
    case auto, headphones, builtInSpeakers, externalSpeakers
  }
  class AVAudioEnvironmentReverbParameters: NSObject {
    var enable: Bool
    var filterParameters: AVAudioUnitEQFilterParameters { get }
    var level: Float
    func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset)
  }
  class AVAudioFile: NSObject {
    func close()
    var fileFormat: AVAudioFormat { get }
    var framePosition: Int64
    init()
    init(forReading fileUrl: URL) throws
    init(forReading fileUrl: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws
    init(forWriting fileUrl: URL, settings: [AnyHashable: Any]) throws
    init(forWriting fileUrl: URL, settings: [AnyHashable: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws
    var isOpen: Bool { get }
    var length: Int64 { get }
    var processingFormat: AVAudioFormat { get }
    func read(into buffer: AVAudioPCMBuffer) throws
    func read(into buffer: AVAudioPCMBuffer, frameCount frames: UInt32) throws
    var url: URL { get }
    func write(from buffer: AVAudioPCMBuffer) throws
  }
  var AVAudioFileTypeKey: String { get }
  class AVAudioFormat: NSObject, NSSecureCoding {
    var channelCount: UInt32 { get }
    var channelLayout: AVAudioChannelLayout? { get }
    var commonFormat: AVAudioCommonFormat { get }
    var formatDescription: CMAudioFormatDescription { get }
    init()
    init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription)
    init?(coder: NSCoder)
    init(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool)
    init(commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool, channelLayout layout: AVAudioChannelLayout)
    init(settings: [AnyHashable: Any])
    init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    init(standardFormatWithSampleRate sampleRate: Double, channels: UInt32)
    init(streamDescription description: UnsafeMutablePointer<AudioStreamBasicDescription>)
    init(streamDescription description: UnsafeMutablePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?)
    func isEqual(_ obj: Any) -> Bool
    var isInterleaved: Bool { get }
    var isStandard: Bool { get }
    var magicCookie: Data?
    var sampleRate: Double { get }
    var settings: Any? { get }
    var streamDescription: UnsafeMutableRawPointer { get }
  }
  class AVAudioIONode: AVAudioNode {
    var audioUnit: Any? { get }
    var isVoiceProcessingEnabled: Bool { get }
    var presentationLatency: Double { get }
    func setVoiceProcessingEnabled(_ enabled: Bool) throws
  }
  class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
    var isVoiceProcessingAGCEnabled: Bool
    var isVoiceProcessingBypassed: Bool
    var isVoiceProcessingInputMuted: Bool
    func setManualRenderingInputPCMFormat(_ format: AVAudioFormat, inputBlock block: @escaping (UInt32) -> UnsafeMutablePointer<AudioBufferList>) -> Bool
    func setMutedSpeechActivityEventListener(_ listenerAction: ((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?) -> Bool
    var voiceProcessingOtherAudioDuckingConfiguration: AVAudioVoiceProcessingOtherAudioDuckingConfiguration
  }
  class AVAudioMix: NSObject, NSMutableCopying {
    init()
    var inputParameters: [AVAudioMixInputParameters] { get }
  }
  class AVAudioMixInputParameters: NSObject, NSMutableCopying {
    var audioTapProcessor: Any?
    var audioTimePitchAlgorithm: String?
    func getVolumeRamp(for forTime: CMTime, startVolume: UnsafeMutablePointer<Float>, endVolume: UnsafeMutablePointer<Float>, timeRange: UnsafeMutablePointer<CMTimeRange>) -> Bool
    init()
    var trackID: Int32 { get }
  }
  class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    init()
    var nextAvailableInputBus: Int { get }
    var outputVolume: Float
  }
  protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
    func destination(forMixer mixer: AVAudioNode, bus: Int) -> AVAudioMixingDestination?
    var volume: Float
  }
  class AVAudioMixingDestination: NSObject, AVAudioMixing {
    var connectionPoint: AVAudioConnectionPoint { get }
  }
  class AVAudioNode: NSObject {
    var auAudioUnit: AUAudioUnit { get }
    var engine: AVAudioEngine? { get }
    func inputFormat(forBus bus: Int) -> AVAudioFormat
    func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void)
    var lastRenderTime: AVAudioTime? { get }
    var latency: Double { get }
    func name(forInputBus bus: Int) -> String?
    func name(forOutputBus bus: Int) -> String?
    var numberOfInputs: Int { get }
    var numberOfOutputs: Int { get }
    func outputFormat(forBus bus: Int) -> AVAudioFormat
    var outputPresentationLatency: Double { get }
    func removeTap(onBus bus: Int)
    func reset()
  }
  class AVAudioOutputNode: AVAudioIONode {}
  class AVAudioPCMBuffer: AVAudioBuffer {
    var floatChannelData: UnsafeMutableRawPointer { get }
    var frameCapacity: UInt32 { get }
    var frameLength: UInt32
    init(pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafeMutablePointer<AudioBufferList>, deallocator: ((UnsafeMutablePointer<AudioBufferList>) -> Void)?)
    init(pcmFormat format: AVAudioFormat, frameCapacity: UInt32)
    var int16ChannelData: UnsafeMutableRawPointer { get }
    var int32ChannelData: UnsafeMutableRawPointer { get }
    var stride: Int { get }
  }
  class AVAudioPlayer: NSObject {
    func averagePower(forChannel channelNumber: Int) -> Float
    var channelAssignments: [AVAudioSessionChannelDescription]?
    var currentDevice: String?
    var currentTime: Double
    var data: Data? { get }
    var delegate: AVAudioPlayerDelegate?
    var deviceCurrentTime: Double { get }
    var duration: Double { get }
    var enableRate: Bool
    var format: AVAudioFormat { get }
    init(contentsOf url: URL) throws
    init(contentsOf url: URL, fileTypeHint utiString: String?) throws
    init(data: Data) throws
    init(data: Data, fileTypeHint: String?) throws
    func initWith(_ url: Data) throws -> UnsafeMutableRawPointer
    var isMeteringEnabled: Bool
    var isPlaying: Bool { get }
    var numberOfChannels: Int { get }
    var numberOfLoops: Int
    var pan: Float
    func pause()
    func peakPower(forChannel channelNumber: Int) -> Float
    func play() -> Bool
    func play(atTime time: TimeInterval) -> Bool
    func prepareToPlay() -> Bool
    var rate: Float
    func setVolume(_ volume: Float, fadeDuration duration: Double)
    var settings: Any? { get }
    func stop()
    func updateMeters()
    var url: URL? { get }
    var volume: Float
  }
  protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?)
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, with flags: AVAudioSessionInterruptionOptions)
  }
  class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
    init()
    var isPlaying: Bool { get }
    func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime?
    func pause()
    func play()
    func play(at when: AVAudioTime?)
    func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime?
    func prepare(withFrameCount frameCount: UInt32)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer) async
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions) async
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType) async -> AVAudioPlayerNodeCompletionCallbackType
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = nil, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = nil, completionHandler: (() -> Void)? = nil)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType) async -> AVAudioPlayerNodeCompletionCallbackType
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil)
    func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?) async
    func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType) async -> AVAudioPlayerNodeCompletionCallbackType
    func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil)
    func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil)
    func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: Int64, frameCount numberFrames: UInt32, at when: AVAudioTime?) async
    func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: Int64, frameCount numberFrames: UInt32, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType) async -> AVAudioPlayerNodeCompletionCallbackType
    func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: Int64, frameCount numberFrames: UInt32, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil)
    func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: Int64, frameCount numberFrames: UInt32, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil)
    func stop()
  }
  struct AVAudioPlayerNodeBufferOptions: OptionSet {
    init(rawValue: UInt)
    static var interrupts: AVAudioPlayerNodeBufferOptions { get }
    static var interruptsAtLoop: AVAudioPlayerNodeBufferOptions { get }
    static var loops: AVAudioPlayerNodeBufferOptions { get }
    var rawValue: UInt { get }
  }
  enum AVAudioPlayerNodeCompletionCallbackType: Int {
    case consumed, rendered, playedBack
  }
  enum AVAudioQuality: Int {
    case min, low, medium, high, max
  }
  class AVAudioRecorder: NSObject {
    func averagePower(forChannel channelNumber: Int) -> Float
    var channelAssignments: [AVAudioSessionChannelDescription]?
    var currentTime: Double { get }
    var delegate: AVAudioRecorderDelegate?
    func deleteRecording() -> Bool
    var deviceCurrentTime: Double { get }
    var format: AVAudioFormat { get }
    init()
    init(url: URL, settings: [String: Any]) throws
    func initWith(_ url: URL, format: AVAudioFormat) throws -> UnsafeMutableRawPointer
    func initWith(_ url: URL, settings: [AnyHashable: Any]) throws -> UnsafeMutableRawPointer
    var isMeteringEnabled: Bool
    var isRecording: Bool { get }
    func pause()
    func peakPower(forChannel channelNumber: Int) -> Float
    func prepareToRecord() -> Bool
    func record() -> Bool
    func record(atTime time: Double) -> Bool
    func record(atTime time: Double, forDuration duration: Double) -> Bool
    func record(forDuration duration: Double) -> Bool
    var settings: Any? { get }
    func stop()
    func updateMeters()
    var url: URL { get }
  }
  protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: Error?)
    func audioRecorderEndInterruption(_ recorder: AVAudioRecorder)
    func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, with flags: AVAudioSessionInterruptionOptions)
  }
  class AVAudioRoutingArbiter: NSObject {
    func beginArbitration(with category: AVAudioRoutingArbitrationCategory, completionHandler handler: @escaping (Bool, Error?) -> Void)
    func leaveArbitration()
    static var shared: AVAudioRoutingArbiter { get }
  }
  enum AVAudioRoutingArbitrationCategory: Int {
    case playback, playAndRecord, playAndRecordVoice
  }
  class AVAudioSequencer: NSObject {
    func beats(forHostTime inHostTime: UInt64) throws -> Double
    func beats(forSeconds seconds: Double) -> Double
    func createAndAppendTrack() -> AVMusicTrack
    var currentPositionInBeats: Double
    var currentPositionInSeconds: Double
    func data(withSMPTEResolution smpteResolution: Int) throws -> Data
    func hostTime(forBeats inBeats: Double) throws -> UInt64
    init()
    init(audioEngine engine: AVAudioEngine)
    var isPlaying: Bool { get }
    func load(from data: Data, options: AVMusicSequenceLoadOptions = nil) throws
    func load(from fileUrl: URL, options: AVMusicSequenceLoadOptions = nil) throws
    func prepareToPlay()
    var rate: Float
    func removeTrack(_ track: AVMusicTrack) -> Bool
    func reverseEvents()
    func seconds(forBeats beats: Double) -> Double
    func setUserCallback(_ userCallback: ((AVMusicTrack, Data, Double) -> Void)?)
    func start() throws
    func stop()
    var tempoTrack: AVMusicTrack { get }
    var tracks: [AVMusicTrack] { get }
    var userInfo: [String: Any] { get }
    func write(to fileUrl: URL, smpteResolution resolution: Int, replaceExisting replace: Bool) throws
  }
  var AVAudioSequencerInfoDictionaryKeyAlbum: String { get }
  var AVAudioSequencerInfoDictionaryKeyApproximateDurationInSeconds: String { get }
  var AVAudioSequencerInfoDictionaryKeyArtist: String { get }
  var AVAudioSequencerInfoDictionaryKeyChannelLayout: String { get }
  var AVAudioSequencerInfoDictionaryKeyComments: String { get }
  var AVAudioSequencerInfoDictionaryKeyComposer: String { get }
  var AVAudioSequencerInfoDictionaryKeyCopyright: String { get }
  var AVAudioSequencerInfoDictionaryKeyEncodingApplication: String { get }
  var AVAudioSequencerInfoDictionaryKeyGenre: String { get }
  var AVAudioSequencerInfoDictionaryKeyISRC: String { get }
  var AVAudioSequencerInfoDictionaryKeyKeySignature: String { get }
  var AVAudioSequencerInfoDictionaryKeyLyricist: String { get }
  var AVAudioSequencerInfoDictionaryKeyNominalBitRate: String { get }
  var AVAudioSequencerInfoDictionaryKeyRecordedDate: String { get }
  var AVAudioSequencerInfoDictionaryKeySourceBitDepth: String { get }
  var AVAudioSequencerInfoDictionaryKeySourceEncoder: String { get }
  var AVAudioSequencerInfoDictionaryKeySubTitle: String { get }
  var AVAudioSequencerInfoDictionaryKeyTempo: String { get }
  var AVAudioSequencerInfoDictionaryKeyTimeSignature: String { get }
  var AVAudioSequencerInfoDictionaryKeyTitle: String { get }
  var AVAudioSequencerInfoDictionaryKeyTrackNumber: String { get }
  var AVAudioSequencerInfoDictionaryKeyYear: String { get }
  extension AVAudioSession {
    struct Category: RawRepresentable, Hashable {}
    enum ErrorCode: Int { case none, mediaServicesFailed, isBusy, incompatibleCategory, cannotInterruptOthers, missingEntitlement, siriIsRecording, cannotStartPlaying, cannotStartRecording, badParam, insufficientPriority, resourceNotAvailable, unspecified, expiredSession, sessionNotActive }
    struct Mode: RawRepresentable, Hashable {}
    struct Port: RawRepresentable, Hashable {}
    enum SilenceSecondaryAudioHintType: UInt { case begin, end }
    var category: AVAudioSession.Category { get }
    var currentRoute: AVAudioSessionRouteDescription { get }
    static var interruptionNotification: Notification.Name { get }
    static var mediaServicesWereResetNotification: Notification.Name { get }
    var mode: AVAudioSession.Mode { get }
    func overrideOutputAudioPort(_ portOverride: AVAudioSession.PortOverride) throws
    var recordPermission: AVAudioSession.RecordPermission { get }
    func requestRecordPermission(_ response: @escaping (Bool) -> Void)
    static var routeChangeNotification: Notification.Name { get }
    func setActive(_ active: Bool) throws
    func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = nil) throws
    func setCategory(_ category: AVAudioSession.Category) throws
    func setCategory(_ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = nil) throws
    func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions = nil) throws
    func setMode(_ mode: AVAudioSession.Mode) throws
    static func sharedInstance() -> AVAudioSession
  }
  extension AVAudioSession.Category {
    static var ambient: AVAudioSession.Category { get }
    static var audioProcessing: AVAudioSession.Category { get }
    init(rawValue: String)
    static var multiRoute: AVAudioSession.Category { get }
    static var playAndRecord: AVAudioSession.Category { get }
    static var playback: AVAudioSession.Category { get }
    var rawValue: String { get }
    static var record: AVAudioSession.Category { get }
    static var soloAmbient: AVAudioSession.Category { get }
  }
  extension AVAudioSession.Mode {
    static var `default`: AVAudioSession.Mode { get }
    static var gameChat: AVAudioSession.Mode { get }
    init(rawValue: String)
    static var measurement: AVAudioSession.Mode { get }
    static var moviePlayback: AVAudioSession.Mode { get }
    var rawValue: String { get }
    static var spokenAudio: AVAudioSession.Mode { get }
    static var videoChat: AVAudioSession.Mode { get }
    static var videoRecording: AVAudioSession.Mode { get }
    static var voiceChat: AVAudioSession.Mode { get }
    static var voicePrompt: AVAudioSession.Mode { get }
  }
  extension AVAudioSession.Port {
    static var airPlay: AVAudioSession.Port { get }
    static var avb: AVAudioSession.Port { get }
    static var bluetoothA2DP: AVAudioSession.Port { get }
    static var bluetoothHFP: AVAudioSession.Port { get }
    static var bluetoothLE: AVAudioSession.Port { get }
    static var builtInMic: AVAudioSession.Port { get }
    static var builtInReceiver: AVAudioSession.Port { get }
    static var builtInSpeaker: AVAudioSession.Port { get }
    static var carAudio: AVAudioSession.Port { get }
    static var continuityMicrophone: AVAudioSession.Port { get }
    static var displayPort: AVAudioSession.Port { get }
    static var fireWire: AVAudioSession.Port { get }
    static var hdmi: AVAudioSession.Port { get }
    static var headphones: AVAudioSession.Port { get }
    static var headsetMic: AVAudioSession.Port { get }
    init(rawValue: String)
    static var lineIn: AVAudioSession.Port { get }
    static var lineOut: AVAudioSession.Port { get }
    static var pci: AVAudioSession.Port { get }
    var rawValue: String { get }
    static var thunderbolt: AVAudioSession.Port { get }
    static var usbAudio: AVAudioSession.Port { get }
    static var virtual: AVAudioSession.Port { get }
  }
  struct AVAudioSessionActivationOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  struct AVAudioSessionCategory: RawRepresentable, Hashable {
    static var ambient: AVAudioSessionCategory { get }
    static var audioProcessing: AVAudioSessionCategory { get }
    init(rawValue: String)
    static var multiRoute: AVAudioSessionCategory { get }
    static var playAndRecord: AVAudioSessionCategory { get }
    static var playback: AVAudioSessionCategory { get }
    var rawValue: String { get }
    static var record: AVAudioSessionCategory { get }
    static var soloAmbient: AVAudioSessionCategory { get }
  }
  struct AVAudioSessionCategoryOptions: OptionSet {
    static var allowAirPlay: AVAudioSessionCategoryOptions { get }
    static var allowBluetooth: AVAudioSessionCategoryOptions { get }
    static var allowBluetoothA2DP: AVAudioSessionCategoryOptions { get }
    static var defaultToSpeaker: AVAudioSessionCategoryOptions { get }
    static var duckOthers: AVAudioSessionCategoryOptions { get }
    init(rawValue: UInt)
    static var interruptSpokenAudioAndMixWithOthers: AVAudioSessionCategoryOptions { get }
    static var mixWithOthers: AVAudioSessionCategoryOptions { get }
    static var overrideMutedMicrophoneInterruption: AVAudioSessionCategoryOptions { get }
    var rawValue: UInt { get }
  }
  class AVAudioSessionChannelDescription: NSObject {
    var channelLabel: Int32 { get }
    var channelName: String { get }
    var channelNumber: Int { get }
    init()
    var owningPortUID: String { get }
  }
  class AVAudioSessionDataSourceDescription: NSObject {
    var dataSourceID: NSNumber { get }
    var dataSourceName: String { get }
    init()
    var location: String? { get }
    var orientation: String? { get }
    var preferredPolarPattern: String? { get }
    var selectedPolarPattern: String? { get }
    func setPreferredPolarPattern(_ pattern: String?) throws
    var supportedPolarPatterns: [String]? { get }
  }
  protocol AVAudioSessionDelegate: NSObjectProtocol {
    func beginInterruption()
    func endInterruption()
    func endInterruption(flags: AVAudioSessionInterruptionOptions)
    func inputIsAvailableChanged(_ isInputAvailable: Bool)
  }
  enum AVAudioSessionIOType: Int {
    case notSpecified, aggregated
  }
  struct AVAudioSessionInterruptionOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var shouldResume: AVAudioSessionInterruptionOptions { get }
  }
  enum AVAudioSessionInterruptionReason: UInt {
    case `default`, appWasSuspended, builtInMicMuted, routeDisconnected
  }
  enum AVAudioSessionInterruptionType: UInt {
    case ended, began
  }
  var AVAudioSessionLocationLower: String { get }
  var AVAudioSessionLocationUpper: String { get }
  enum AVAudioSessionMicrophoneInjectionMode: Int {
    case none, spokenAudio
  }
  struct AVAudioSessionMode: RawRepresentable, Hashable {
    static var `default`: AVAudioSessionMode { get }
    static var gameChat: AVAudioSessionMode { get }
    init(rawValue: String)
    static var measurement: AVAudioSessionMode { get }
    static var moviePlayback: AVAudioSessionMode { get }
    var rawValue: String { get }
    static var spokenAudio: AVAudioSessionMode { get }
    static var videoChat: AVAudioSessionMode { get }
    static var videoRecording: AVAudioSessionMode { get }
    static var voiceChat: AVAudioSessionMode { get }
    static var voicePrompt: AVAudioSessionMode { get }
  }
  var AVAudioSessionOrientationBack: String { get }
  var AVAudioSessionOrientationBottom: String { get }
  var AVAudioSessionOrientationFront: String { get }
  var AVAudioSessionOrientationLeft: String { get }
  var AVAudioSessionOrientationRight: String { get }
  var AVAudioSessionOrientationTop: String { get }
  var AVAudioSessionPolarPatternCardioid: String { get }
  var AVAudioSessionPolarPatternOmnidirectional: String { get }
  var AVAudioSessionPolarPatternStereo: String { get }
  var AVAudioSessionPolarPatternSubcardioid: String { get }
  class AVAudioSessionPortDescription: NSObject {
    var channels: [AVAudioSessionChannelDescription]? { get }
    var dataSources: [AVAudioSessionDataSourceDescription]? { get }
    var hasHardwareVoiceCallProcessing: Bool { get }
    init()
    var isSpatialAudioEnabled: Bool { get }
    var portName: String { get }
    var portType: String { get }
    var preferredDataSource: AVAudioSessionDataSourceDescription? { get }
    var selectedDataSource: AVAudioSessionDataSourceDescription? { get }
    func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws
    var uid: String { get }
  }
  enum AVAudioSessionPortOverride: UInt {
    case none, speaker
  }
  enum AVAudioSessionPromptStyle: UInt {
    case none, short, normal
  }
  enum AVAudioSessionRecordPermission: UInt {
    case undetermined, denied, granted
  }
  enum AVAudioSessionRenderingMode: Int {
    case notApplicable, monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos
  }
  enum AVAudioSessionRouteChangeReason: UInt {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep, noSuitableRouteForCategory, routeConfigurationChange
  }
  class AVAudioSessionRouteDescription: NSObject {
    init()
    var inputs: [AVAudioSessionPortDescription] { get }
    var outputs: [AVAudioSessionPortDescription] { get }
  }
  enum AVAudioSessionRouteSharingPolicy: UInt {
    case `default`, longForm, longFormAudio, independent, longFormVideo
  }
  struct AVAudioSessionSetActiveOptions: OptionSet {
    init(rawValue: UInt)
    static var notifyOthersOnDeactivation: AVAudioSessionSetActiveOptions { get }
    var rawValue: UInt { get }
  }
  class AVAudioSinkNode: AVAudioNode {
    init(receiverBlock receiverHandler: @escaping (UnsafeMutableRawPointer, UInt32, UnsafeMutableRawPointer) -> Int32)
  }
  class AVAudioSourceNode: AVAudioNode, AVAudioMixing {
    init(format: AVAudioFormat, renderBlock renderHandler: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt32, UnsafeMutableRawPointer) -> Int32)
    init(renderBlock renderHandler: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt32, UnsafeMutableRawPointer) -> Int32)
  }
  struct AVAudioSpatializationFormats: OptionSet {
    init(rawValue: UInt)
    static var monoAndStereo: AVAudioSpatializationFormats { get }
    static var monoStereoAndMultichannel: AVAudioSpatializationFormats { get }
    static var multichannel: AVAudioSpatializationFormats { get }
    var rawValue: UInt { get }
  }
  protocol AVAudioStereoMixing: NSObjectProtocol {
    var pan: Float
  }
  enum AVAudioStereoOrientation: Int {
    case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  }
  class AVAudioTime: NSObject {
    var audioTimeStamp: AudioTimeStamp { get }
    func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime?
    var hostTime: UInt64 { get }
    static func hostTime(forSeconds seconds: Double) -> UInt64
    init()
    init(audioTimeStamp timestamp: UnsafeMutablePointer<AudioTimeStamp>, sampleRate: Double)
    init(hostTime: UInt64)
    init(hostTime: UInt64, sampleTime: Int64, atRate sampleRate: Double)
    init(sampleTime: Int64, atRate sampleRate: Double)
    var isHostTimeValid: Bool { get }
    var isSampleTimeValid: Bool { get }
    var sampleRate: Double { get }
    var sampleTime: Int64 { get }
    static func seconds(forHostTime hostTime: UInt64) -> Double
  }
  struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable {
    init(rawValue: String)
    static var lowQualityZeroLatency: AVAudioTimePitchAlgorithm { get }
    var rawValue: String { get }
    static var spectral: AVAudioTimePitchAlgorithm { get }
    static var timeDomain: AVAudioTimePitchAlgorithm { get }
    static var varispeed: AVAudioTimePitchAlgorithm { get }
  }
  class AVAudioUnit: AVAudioNode {
    var auAudioUnit: AUAudioUnit { get }
    var audioComponentDescription: AudioComponentDescription { get }
    var audioUnit: Any { get }
    static func instantiate(with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions) async throws -> AVAudioUnit
    static func instantiate(with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions, completionHandler: @escaping (AVAudioUnit?, Error?) -> Void)
    func loadAudioUnitPreset(at url: URL) throws
    var manufacturerName: String { get }
    var name: String { get }
    var version: Int { get }
  }
  class AVAudioUnitComponent: NSObject {
    var allTagNames: [String] { get }
    var audioComponent: Any { get }
    var audioComponentDescription: AudioComponentDescription { get }
    var availableArchitectures: [NSNumber] { get }
    var configurationDictionary: [AnyHashable: Any]? { get }
    var hasCustomView: Bool { get }
    var hasMIDIInput: Bool { get }
    var hasMIDIOutput: Bool { get }
    var icon: UIImage? { get }
    var iconURL: URL? { get }
    init()
    var isSandboxSafe: Bool { get }
    var localizedTypeName: String { get }
    var manufacturerName: String { get }
    var name: String { get }
    var passesAUVal: Bool { get }
    func supportsNumberInputChannels(_ numInputChannels: Int, outputChannels numOutputChannels: Int) -> Bool
    static var tagsDidChangeNotification: Notification.Name { get }
    var typeName: String { get }
    var userTagNames: [String]
    var version: Int { get }
    var versionString: String { get }
  }
  class AVAudioUnitComponentManager: NSObject {
    func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent]
    func components(matching predicate: NSPredicate) -> [AVAudioUnitComponent]
    func componentsPassingTest(_ testHandler: @escaping (AVAudioUnitComponent, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [AVAudioUnitComponent]
    static var registrationsChangedNotification: Notification.Name { get }
    static var shared: AVAudioUnitComponentManager { get }
    var standardLocalizedTagNames: [String] { get }
    var tagNames: [String] { get }
  }
  class AVAudioUnitDelay: AVAudioUnitEffect {
    var delayTime: Double
    var feedback: Float
    init()
    var lowPassCutoff: Float
    var wetDryMix: Float
  }
  class AVAudioUnitDistortion: AVAudioUnitEffect {
    init()
    func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset)
    var preGain: Float
    var wetDryMix: Float
  }
  enum AVAudioUnitDistortionPreset: Int {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
  }
  class AVAudioUnitEQ: AVAudioUnitEffect {
    var bands: [AVAudioUnitEQFilterParameters] { get }
    var globalGain: Float
    init()
    init(numberOfBands: Int)
  }
  class AVAudioUnitEQFilterParameters: NSObject {
    var bandwidth: Float
    var bypass: Bool
    var filterType: AVAudioUnitEQFilterType
    var frequency: Float
    var gain: Float
  }
  enum AVAudioUnitEQFilterType: Int {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
  }
  class AVAudioUnitEffect: AVAudioUnit {
    var bypass: Bool
    init(audioComponentDescription: AudioComponentDescription)
  }
  class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing {
    var bypass: Bool
    init(audioComponentDescription: AudioComponentDescription)
  }
  class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing {
    init(audioComponentDescription: AudioComponentDescription)
    func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8)
    func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8)
    func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8)
    func sendMIDISysExEvent(_ midiData: Data)
    func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8)
    func sendPressure(_ pressure: UInt8, onChannel channel: UInt8)
    func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8)
    func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8)
    func sendProgramChange(_ program: UInt8, onChannel channel: UInt8)
    func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8)
    func stopNote(_ note: UInt8, onChannel channel: UInt8)
  }
  var AVAudioUnitManufacturerNameApple: String { get }
  class AVAudioUnitReverb: AVAudioUnitEffect {
    init()
    func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset)
    var wetDryMix: Float
  }
  enum AVAudioUnitReverbPreset: Int {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
  }
  class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    var globalTuning: Float
    init()
    func loadAudioFiles(at audioFiles: [URL]) throws
    func loadInstrument(at instrumentUrl: URL) throws
    func loadSoundBankInstrument(at bankUrl: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws
    var masterGain: Float
    var overallGain: Float
    var stereoPan: Float
  }
  class AVAudioUnitTimeEffect: AVAudioUnit {
    var bypass: Bool
    init(audioComponentDescription: AudioComponentDescription)
  }
  class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    init()
    init(audioComponentDescription: AudioComponentDescription)
    var overlap: Float
    var pitch: Float
    var rate: Float
  }
  var AVAudioUnitTypeEffect: String { get }
  var AVAudioUnitTypeFormatConverter: String { get }
  var AVAudioUnitTypeGenerator: String { get }
  var AVAudioUnitTypeMIDIProcessor: String { get }
  var AVAudioUnitTypeMixer: String { get }
  var AVAudioUnitTypeMusicDevice: String { get }
  var AVAudioUnitTypeMusicEffect: String { get }
  var AVAudioUnitTypeOfflineEffect: String { get }
  var AVAudioUnitTypeOutput: String { get }
  var AVAudioUnitTypePanner: String { get }
  class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    init()
    init(audioComponentDescription: AudioComponentDescription)
    var rate: Float
  }
  enum AVAudioVoiceProcessingOtherAudioDuckingLevel: Int {
    case `default`, min, mid, max
  }
  enum AVAudioVoiceProcessingSpeechActivityEvent: Int {
    case started, ended
  }
  enum AVAuthorizationMediaType: Int32 {
    case video, audio
  }
  enum AVAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
  }
  struct AVBeatRange {
    init()
    init(start: Double, length: Double)
    var length: Double
    var start: Double
  }
  class AVCameraCalibrationData: NSObject {
    var extrinsicMatrix: matrix_float4x3 { get }
    var intrinsicMatrix: matrix_float3x3 { get }
    var intrinsicMatrixReferenceDimensions: CGSize { get }
    var inverseLensDistortionLookupTable: Data? { get }
    var lensDistortionCenter: CGPoint { get }
    var lensDistortionLookupTable: Data? { get }
    var pixelSize: Float { get }
  }
  class AVCaption: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    enum Animation: Int { case none, characterReveal }
    struct Decoration: OptionSet {}
    enum FontStyle: Int { case unknown, normal, italic }
    enum FontWeight: Int { case unknown, normal, bold }
    enum TextAlignment: Int { case start, end, center, left, right }
    enum TextCombine: Int { case all, none, oneDigit, twoDigits, threeDigits, fourDigits }
    enum UnitsType: Int { case unspecified, cells, percent }
    var animation: AVCaption.Animation { get }
    func backgroundColor(at index: Int, range outRange: UnsafeMutablePointer<NSRange>) -> CGColor?
    func decoration(at index: Int, range outRange: UnsafeMutablePointer<NSRange>) -> AVCaption.Decoration
    func fontStyle(at index: Int, range outRange: UnsafeMutablePointer<NSRange>) -> AVCaption.FontStyle
    func fontWeight(at index: Int, range outRange: UnsafeMutablePointer<NSRange>) -> AVCaption.FontWeight
    init?(coder: NSCoder)
    init(text: String, timeRange: CMTimeRange)
    var region: AVCaptionRegion? { get }
    func ruby(at index: Int, range outRange: UnsafeMutablePointer<NSRange>) -> AVCaptionRuby?
    var text: String { get }
    var textAlignment: AVCaption.TextAlignment { get }
    func textColor(at index: Int, range outRange: UnsafeMutablePointer<NSRange>) -> CGColor?
    func textCombine(at index: Int, range outRange: UnsafeMutablePointer<NSRange>) -> AVCaption.TextCombine
    var timeRange: CMTimeRange { get }
  }
  extension AVCaption.Decoration {
    init(rawValue: UInt)
    static var lineThrough: AVCaption.Decoration { get }
    static var overline: AVCaption.Decoration { get }
    var rawValue: UInt { get }
    static var underline: AVCaption.Decoration { get }
  }
  class AVCaptionConversionAdjustment: NSObject {
    struct AdjustmentType: RawRepresentable, Hashable {}
    var adjustmentType: String { get }
  }
  extension AVCaptionConversionAdjustment.AdjustmentType {
    init(rawValue: String)
    var rawValue: String { get }
    static var timeRange: AVCaptionConversionAdjustment.AdjustmentType { get }
  }
  class AVCaptionConversionTimeRangeAdjustment: AVCaptionConversionAdjustment {
    var durationOffset: CMTime { get }
    var startTimeOffset: CMTime { get }
  }
  class AVCaptionConversionValidator: NSObject {
    enum Status: Int { case unknown, validating, completed, stopped }
    var captions: [AVCaption] { get }
    init(captions: [AVCaption], timeRange: CMTimeRange, conversionSettings: [String: Any])
    var status: AVCaptionConversionValidator.Status { get }
    func stopValidating()
    var timeRange: CMTimeRange { get }
    func validateCaptionConversion(warningHandler handler: @escaping (AVCaptionConversionWarning) -> Void)
    var warnings: [AVCaptionConversionWarning] { get }
  }
  class AVCaptionConversionWarning: NSObject {
    struct WarningType: RawRepresentable, Hashable {}
    var adjustment: AVCaptionConversionAdjustment? { get }
    var rangeOfCaptions: NSRange { get }
    var warningType: String { get }
  }
  extension AVCaptionConversionWarning.WarningType {
    static var excessMediaData: AVCaptionConversionWarning.WarningType { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  struct AVCaptionDimension {
    init()
    init(value: CGFloat)
    var value: CGFloat
  }
  class AVCaptionFormatConformer: NSObject {
    func conformedCaption(for caption: AVCaption) throws -> AVCaption
    var conformsCaptionsToTimeRange: Bool
    init(conversionSettings: [AnyHashable: Any])
  }
  class AVCaptionGroup: NSObject {
    var captions: [AVCaption] { get }
    init(captions: [AVCaption], timeRange: CMTimeRange)
    init(timeRange: CMTimeRange)
    var timeRange: CMTimeRange { get }
  }
  class AVCaptionGrouper: NSObject {
    func add(_ input: AVCaption)
    func flushAddedCaptionsIntoGroupsUp(to upToTime: CMTime) -> [AVCaptionGroup]
    init()
  }
  var AVCaptionMediaSubTypeKey: String { get }
  var AVCaptionMediaTypeKey: String { get }
  struct AVCaptionPoint {
    init()
    init(x: AVCaptionDimension, y: AVCaptionDimension)
    var x: AVCaptionDimension
    var y: AVCaptionDimension
  }
  class AVCaptionRegion: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    enum DisplayAlignment: Int { case before, center, after }
    enum Scroll: Int { case none, rollUp }
    enum WritingMode: Int { case leftToRightAndTopToBottom, topToBottomAndRightToLeft }
    static var appleITTBottom: AVCaptionRegion { get }
    static var appleITTLeft: AVCaptionRegion { get }
    static var appleITTRight: AVCaptionRegion { get }
    static var appleITTTop: AVCaptionRegion { get }
    var displayAlignment: AVCaptionRegion.DisplayAlignment { get }
    var identifier: String? { get }
    init()
    init?(coder: NSCoder)
    var origin: AVCaptionPoint { get }
    var scroll: AVCaptionRegion.Scroll { get }
    var size: AVCaptionSize { get }
    static var subRipTextBottom: AVCaptionRegion { get }
    var writingMode: AVCaptionRegion.WritingMode { get }
  }
  class AVCaptionRenderer: NSObject {
    var bounds: CGRect
    func captionSceneChanges(in consideredTimeRange: CMTimeRange) -> [AVCaptionRendererScene]
    var captions: [AVCaption]
    init()
    func render(in ctx: CGContext, for time: CMTime)
  }
  class AVCaptionRendererScene: NSObject, NSCopying {
    var hasActiveCaptions: Bool { get }
    var needsPeriodicRefresh: Bool { get }
    var timeRange: CMTimeRange { get }
  }
  class AVCaptionRuby: NSObject, NSCopying, NSSecureCoding {
    enum Alignment: Int { case start, center, distributeSpaceBetween, distributeSpaceAround }
    enum Position: Int { case before, after }
    var alignment: AVCaptionRuby.Alignment { get }
    init?(coder: NSCoder)
    init(text: String)
    init(text: String, position: AVCaptionRuby.Position, alignment: AVCaptionRuby.Alignment)
    var position: AVCaptionRuby.Position { get }
    var text: String { get }
  }
  struct AVCaptionSize {
    var height: AVCaptionDimension
    init()
    init(width: AVCaptionDimension, height: AVCaptionDimension)
    var width: AVCaptionDimension
  }
  var AVCaptionTimeCodeFrameDurationKey: String { get }
  var AVCaptionUseDropFrameTimeCodeKey: String { get }
  class AVCaptureAudioChannel: NSObject {
    var averagePowerLevel: Float { get }
    init()
    var isEnabled: Bool
    var peakHoldLevel: Float { get }
    var volume: Float
  }
  class AVCaptureAudioDataOutput: AVCaptureOutput {
    var audioSettings: Any?
    init()
    func recommendedAudioSettingsForAssetWriter(withOutputFileType outputFileType: String) -> [AnyHashable: Any]?
    var sampleBufferCallbackQueue: DispatchQueue? { get }
    var sampleBufferDelegate: AVCaptureAudioDataOutputSampleBufferDelegate? { get }
    func setSampleBufferDelegate(_ sampleBufferDelegate: AVCaptureAudioDataOutputSampleBufferDelegate?, queue sampleBufferCallbackDispatchQueue: DispatchQueue?)
  }
  protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ captureOutput: AVCaptureOutput, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  }
  class AVCaptureAudioFileOutput: AVCaptureFileOutput {
    var audioSettings: Any?
    static func availableOutputFileTypes() -> [String]
    init()
    var metadata: [AVMetadataItem]
    func startRecording(toOutputFile outputFileUrl: URL, outputFileType fileType: String, recordingDelegate: AVCaptureFileOutputRecordingDelegate)
  }
  class AVCaptureAudioPreviewOutput: AVCaptureOutput {
    init()
    var outputDeviceUniqueID: String?
    var volume: Float
  }
  class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
    static func autoExposureSettings(withExposureTargetBias exposureTargetBias: Float) -> AVCaptureAutoExposureBracketedStillImageSettings
    var exposureTargetBias: Float { get }
  }
  class AVCaptureBracketedStillImageSettings: NSObject {}
  enum AVCaptureColorSpace: Int {
    case srgb, p3D65, hlgBT2020, appleLog
  }
  class AVCaptureConnection: NSObject {
    var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { get }
    var audioChannels: [AVCaptureAudioChannel] { get }
    var automaticallyAdjustsVideoMirroring: Bool
    var enablesVideoStabilizationWhenAvailable: Bool
    init()
    init(inputPort: AVCaptureInputPort, videoPreviewLayer layer: AVCaptureVideoPreviewLayer)
    init(inputPorts: [AVCaptureInputPort], output: AVCaptureOutput)
    var inputPorts: [AVCaptureInputPort] { get }
    var isActive: Bool { get }
    var isCameraIntrinsicMatrixDeliveryEnabled: Bool
    var isCameraIntrinsicMatrixDeliverySupported: Bool { get }
    var isEnabled: Bool
    var isVideoFieldModeSupported: Bool { get }
    var isVideoMaxFrameDurationSupported: Bool { get }
    var isVideoMinFrameDurationSupported: Bool { get }
    var isVideoMirrored: Bool
    var isVideoMirroringSupported: Bool { get }
    var isVideoOrientationSupported: Bool { get }
    func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool
    var isVideoStabilizationEnabled: Bool { get }
    var isVideoStabilizationSupported: Bool { get }
    var output: AVCaptureOutput? { get }
    var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode
    var videoFieldMode: AVVideoFieldMode
    var videoMaxFrameDuration: CMTime
    var videoMaxScaleAndCropFactor: CGFloat { get }
    var videoMinFrameDuration: CMTime
    var videoOrientation: AVCaptureVideoOrientation
    var videoPreviewLayer: AVCaptureVideoPreviewLayer? { get }
    var videoRotationAngle: CGFloat
    var videoScaleAndCropFactor: CGFloat
  }
  class AVCaptureControl: NSObject {
    var isEnabled: Bool
  }
  class AVCaptureDataOutputSynchronizer: NSObject {
    var dataOutputs: [AVCaptureOutput] { get }
    var delegate: AVCaptureDataOutputSynchronizerDelegate? { get }
    var delegateCallbackQueue: DispatchQueue? { get }
    init(dataOutputs: [AVCaptureOutput])
    func setDelegate(_ del: AVCaptureDataOutputSynchronizerDelegate?, queue delegateCallbackQueue: DispatchQueue?)
  }
  protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
    func dataOutputSynchronizer(_ synchronizer: AVCaptureDataOutputSynchronizer, didOutputSynchronizedDataCollection synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
  }
  class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}
  class AVCaptureDepthDataOutput: AVCaptureOutput {
    var alwaysDiscardsLateDepthData: Bool
    var delegate: AVCaptureDepthDataOutputDelegate? { get }
    var delegateCallbackQueue: DispatchQueue? { get }
    init()
    var isFilteringEnabled: Bool
    func setDelegate(_ del: AVCaptureDepthDataOutputDelegate?, callbackQueue: DispatchQueue?)
  }
  protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    func depthDataOutput(_ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason)
    func depthDataOutput(_ output: AVCaptureDepthDataOutput, didOutputDepthData depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection)
  }
  class AVCaptureDeskViewApplication: NSObject {
    init()
    func present() async throws
    func present(completionHandler: ((Error?) -> Void)? = nil)
    func present(with launchConfiguration: AVCaptureDeskViewApplicationLaunchConfiguration) async throws
    func present(with launchConfiguration: AVCaptureDeskViewApplicationLaunchConfiguration, completionHandler: ((Error?) -> Void)? = nil)
  }
  class AVCaptureDeskViewApplicationLaunchConfiguration: NSObject {
    init()
    var mainWindowFrame: CGRect
    var requiresSetUpModeCompletion: Bool
  }
  class AVCaptureDevice: NSObject {
    enum AutoFocusRangeRestriction: Int { case none, near, far }
    enum CenterStageControlMode: Int { case user, app, cooperative }
    struct DeviceType: RawRepresentable, Hashable {}
    class DiscoverySession: NSObject {}
    enum ExposureMode: Int { case locked, autoExpose, continuousAutoExposure, custom }
    enum FlashMode: Int { case off, on, auto }
    enum FocusMode: Int { case locked, autoFocus, continuousAutoFocus }
    class Format: NSObject {}
    enum LensStabilizationStatus: Int { case unsupported, off, active, outOfRange, unavailable }
    enum MicrophoneMode: Int { case standard, wideSpectrum, voiceIsolation }
    enum Position: Int { case unspecified, back, front }
    class RotationCoordinator: NSObject {}
    class SystemPressureState: NSObject {}
    enum SystemUserInterface: Int { case videoEffects, microphoneModes }
    enum TorchMode: Int { case off, on, auto }
    enum TransportControlsPlaybackMode: Int { case notPlaying, playing }
    struct WhiteBalanceChromaticityValues {}
    struct WhiteBalanceGains {}
    enum WhiteBalanceMode: Int { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    struct WhiteBalanceTemperatureAndTintValues {}
    var activeColorSpace: AVCaptureColorSpace
    var activeDepthDataFormat: AVCaptureDevice.Format?
    var activeDepthDataMinFrameDuration: CMTime
    var activeFormat: AVCaptureDevice.Format
    var activeInputSource: AVCaptureDeviceInputSource?
    var activeMaxExposureDuration: CMTime
    static var activeMicrophoneMode: AVCaptureDevice.MicrophoneMode { get }
    var activePrimaryConstituent: AVCaptureDevice? { get }
    var activePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get }
    var activePrimaryConstituentDeviceSwitchingBehavior: AVCapturePrimaryConstituentDeviceSwitchingBehavior { get }
    var activeVideoMaxFrameDuration: CMTime
    var activeVideoMinFrameDuration: CMTime
    static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
    var autoFocusRangeRestriction: AVCaptureDevice.AutoFocusRangeRestriction
    var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool
    var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool
    var automaticallyAdjustsVideoHDREnabled: Bool
    var automaticallyEnablesLowLightBoostWhenAvailable: Bool
    var availableReactionTypes: Set<String> { get }
    var canPerformReactionEffects: Bool { get }
    func cancelVideoZoomRamp()
    static var centerStageControlMode: AVCaptureDevice.CenterStageControlMode
    var centerStageRectOfInterest: CGRect
    func chromaticityValues(forDeviceWhiteBalanceGains whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains) -> AVCaptureDevice.WhiteBalanceChromaticityValues
    var companionDeskViewCamera: AVCaptureDevice? { get }
    var constituentDevices: [AVCaptureDevice] { get }
    static func `default`(_ deviceType: AVCaptureDevice.DeviceType, for mediaType: AVMediaType?, position: AVCaptureDevice.Position) -> AVCaptureDevice?
    static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice?
    var deviceType: String { get }
    var deviceWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get }
    func deviceWhiteBalanceGains(for chromaticityValues: AVCaptureDevice.WhiteBalanceChromaticityValues) -> AVCaptureDevice.WhiteBalanceGains
    func deviceWhiteBalanceGains(for tempAndTintValues: AVCaptureDevice.WhiteBalanceTemperatureAndTintValues) -> AVCaptureDevice.WhiteBalanceGains
    static func devices() -> [AVCaptureDevice]
    static func devices(withMediaType mediaType: String) -> [AVCaptureDevice]
    var displayVideoZoomFactorMultiplier: CGFloat { get }
    var dualCameraSwitchOverVideoZoomFactor: CGFloat { get }
    var exposureDuration: CMTime { get }
    var exposureMode: AVCaptureDevice.ExposureMode
    var exposurePointOfInterest: CGPoint
    var exposureTargetBias: Float { get }
    var exposureTargetOffset: Float { get }
    static func extrinsicMatrix(from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice) -> Data?
    var fallbackPrimaryConstituentDevices: [AVCaptureDevice]
    var flashMode: AVCaptureDevice.FlashMode
    var focusMode: AVCaptureDevice.FocusMode
    var focusPointOfInterest: CGPoint
    var formats: [AVCaptureDevice.Format] { get }
    var grayWorldDeviceWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get }
    var hasFlash: Bool { get }
    func hasMediaType(_ mediaType: String) -> Bool
    var hasTorch: Bool { get }
    init?(uniqueID deviceUniqueID: String)
    var inputSources: [AVCaptureDeviceInputSource] { get }
    var isAdjustingExposure: Bool { get }
    var isAdjustingFocus: Bool { get }
    var isAdjustingWhiteBalance: Bool { get }
    var isAutoFocusRangeRestrictionSupported: Bool { get }
    var isAutoVideoFrameRateEnabled: Bool
    var isBackgroundReplacementActive: Bool { get }
    static var isBackgroundReplacementEnabled: Bool { get }
    var isCenterStageActive: Bool { get }
    static var isCenterStageEnabled: Bool
    var isConnected: Bool { get }
    var isContinuityCamera: Bool { get }
    func isExposureModeSupported(_ exposureMode: AVCaptureDevice.ExposureMode) -> Bool
    var isExposurePointOfInterestSupported: Bool { get }
    var isFaceDrivenAutoExposureEnabled: Bool
    var isFaceDrivenAutoFocusEnabled: Bool
    var isFlashActive: Bool { get }
    var isFlashAvailable: Bool { get }
    func isFlashModeSupported(_ flashMode: AVCaptureDevice.FlashMode) -> Bool
    func isFocusModeSupported(_ focusMode: AVCaptureDevice.FocusMode) -> Bool
    var isFocusPointOfInterestSupported: Bool { get }
    var isGeometricDistortionCorrectionEnabled: Bool
    var isGeometricDistortionCorrectionSupported: Bool { get }
    var isGlobalToneMappingEnabled: Bool
    var isInUseByAnotherApplication: Bool { get }
    var isLockingFocusWithCustomLensPositionSupported: Bool { get }
    var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { get }
    var isLowLightBoostEnabled: Bool { get }
    var isLowLightBoostSupported: Bool { get }
    var isPortraitEffectActive: Bool { get }
    static var isPortraitEffectEnabled: Bool { get }
    var isRampingVideoZoom: Bool { get }
    var isSmoothAutoFocusEnabled: Bool
    var isSmoothAutoFocusSupported: Bool { get }
    var isStudioLightActive: Bool { get }
    static var isStudioLightEnabled: Bool { get }
    var isSubjectAreaChangeMonitoringEnabled: Bool
    var isSuspended: Bool { get }
    var isTorchActive: Bool { get }
    var isTorchAvailable: Bool { get }
    func isTorchModeSupported(_ torchMode: AVCaptureDevice.TorchMode) -> Bool
    var isVideoHDREnabled: Bool
    var isVirtualDevice: Bool { get }
    func isWhiteBalanceModeSupported(_ whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode) -> Bool
    var iso: Float { get }
    var lensAperture: Float { get }
    var lensPosition: Float { get }
    var linkedDevices: [AVCaptureDevice] { get }
    var localizedName: String { get }
    func lockForConfiguration() throws
    var manufacturer: String { get }
    var maxAvailableVideoZoomFactor: CGFloat { get }
    var maxExposureTargetBias: Float { get }
    var maxWhiteBalanceGain: Float { get }
    var minAvailableVideoZoomFactor: CGFloat { get }
    var minExposureTargetBias: Float { get }
    var minimumFocusDistance: Int { get }
    var modelID: String { get }
    func performEffect(forReaction reactionType: String)
    var position: AVCaptureDevice.Position { get }
    static var preferredMicrophoneMode: AVCaptureDevice.MicrophoneMode { get }
    var primaryConstituentDeviceRestrictedSwitchingBehaviorConditions: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get }
    var primaryConstituentDeviceSwitchingBehavior: AVCapturePrimaryConstituentDeviceSwitchingBehavior { get }
    func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float)
    static var reactionEffectGesturesEnabled: Bool { get }
    static var reactionEffectsEnabled: Bool { get }
    var reactionEffectsInProgress: [AVCaptureReactionEffectState] { get }
    static func requestAccess(for mediaType: AVMediaType) async -> Bool
    static func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void)
    func setExposureModeCustomWithDuration(_ duration: CMTime, iso ISO: Float) async -> CMTime
    func setExposureModeCustomWithDuration(_ duration: CMTime, iso ISO: Float, completionHandler: ((CMTime) -> Void)?)
    func setExposureTargetBias(_ bias: Float) async -> CMTime
    func setExposureTargetBias(_ bias: Float, completionHandler: ((CMTime) -> Void)?)
    func setFocusModeLockedWithLensPosition(_ lensPosition: Float) async -> CMTime
    func setFocusModeLockedWithLensPosition(_ lensPosition: Float, completionHandler: ((CMTime) -> Void)?)
    func setPrimaryConstituentDeviceSwitchingBehavior(_ switchingBehavior: AVCapturePrimaryConstituentDeviceSwitchingBehavior, restrictedSwitchingBehaviorConditions: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions)
    func setTorchModeOnWithLevel(_ torchLevel: Float) throws
    func setTransportControlsPlaybackMode(_ mode: AVCaptureDevice.TransportControlsPlaybackMode, speed: Float)
    func setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains(_ whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains) async -> CMTime
    func setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains(_ whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains, completionHandler: ((CMTime) -> Void)?)
    static func show(_ systemUserInterface: AVCaptureDevice.SystemUserInterface)
    var spatialCaptureDiscomfortReasons: Set<String> { get }
    static var subjectAreaDidChangeNotification: Notification.Name { get }
    var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { get }
    func supportsAVCaptureSessionPreset(_ preset: String) -> Bool
    static var systemPreferredCamera: AVCaptureDevice? { get }
    var systemPressureState: AVCaptureDevice.SystemPressureState { get }
    func temperatureAndTintValues(forDeviceWhiteBalanceGains whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains) -> AVCaptureDevice.WhiteBalanceTemperatureAndTintValues
    var torchLevel: Float { get }
    var torchMode: AVCaptureDevice.TorchMode
    var transportControlsPlaybackMode: AVCaptureDevice.TransportControlsPlaybackMode { get }
    var transportControlsSpeed: Float { get }
    var transportControlsSupported: Bool { get }
    var transportType: Int32? { get }
    var uniqueID: String { get }
    func unlockForConfiguration()
    static var userPreferredCamera: AVCaptureDevice?
    var videoZoomFactor: CGFloat
    var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { get }
    static var wasConnectedNotification: Notification.Name { get }
    static var wasDisconnectedNotification: Notification.Name { get }
    var whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode
  }
  extension AVCaptureDevice.DeviceType {
    static var builtInDualCamera: AVCaptureDevice.DeviceType { get }
    static var builtInDualWideCamera: AVCaptureDevice.DeviceType { get }
    static var builtInDuoCamera: AVCaptureDevice.DeviceType { get }
    static var builtInLiDARDepthCamera: AVCaptureDevice.DeviceType { get }
    static var builtInMicrophone: AVCaptureDevice.DeviceType { get }
    static var builtInTelephotoCamera: AVCaptureDevice.DeviceType { get }
    static var builtInTripleCamera: AVCaptureDevice.DeviceType { get }
    static var builtInTrueDepthCamera: AVCaptureDevice.DeviceType { get }
    static var builtInUltraWideCamera: AVCaptureDevice.DeviceType { get }
    static var builtInWideAngleCamera: AVCaptureDevice.DeviceType { get }
    static var continuityCamera: AVCaptureDevice.DeviceType { get }
    static var deskViewCamera: AVCaptureDevice.DeviceType { get }
    static var external: AVCaptureDevice.DeviceType { get }
    static var externalUnknown: AVCaptureDevice.DeviceType { get }
    init(rawValue: String)
    static var microphone: AVCaptureDevice.DeviceType { get }
    var rawValue: String { get }
  }
  extension AVCaptureDevice.DiscoverySession {
    var devices: [AVCaptureDevice] { get }
    init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position)
    var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { get }
  }
  extension AVCaptureDevice.Format {
    enum AutoFocusSystem: Int { case none, contrastDetection, phaseDetection }
    var autoFocusSystem: AVCaptureDevice.Format.AutoFocusSystem { get }
    var formatDescription: CMFormatDescription { get }
    var geometricDistortionCorrectedVideoFieldOfView: Float { get }
    var highResolutionStillImageDimensions: CMVideoDimensions { get }
    var isAutoVideoFrameRateSupported: Bool { get }
    var isBackgroundReplacementSupported: Bool { get }
    var isCenterStageSupported: Bool { get }
    var isGlobalToneMappingSupported: Bool { get }
    var isHighPhotoQualitySupported: Bool { get }
    var isHighestPhotoQualitySupported: Bool { get }
    var isMultiCamSupported: Bool { get }
    var isPortraitEffectSupported: Bool { get }
    var isPortraitEffectsMatteStillImageDeliverySupported: Bool { get }
    var isSpatialVideoCaptureSupported: Bool { get }
    var isStudioLightSupported: Bool { get }
    var isVideoBinned: Bool { get }
    var isVideoHDRSupported: Bool { get }
    func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool
    var isVideoStabilizationSupported: Bool { get }
    var maxExposureDuration: CMTime { get }
    var maxISO: Float { get }
    var mediaType: String { get }
    var minExposureDuration: CMTime { get }
    var minISO: Float { get }
    var reactionEffectsSupported: Bool { get }
    var secondaryNativeResolutionZoomFactors: [NSNumber] { get }
    var supportedColorSpaces: [NSNumber] { get }
    var supportedDepthDataFormats: [AVCaptureDevice.Format] { get }
    var supportedMaxPhotoDimensions: [NSValue] { get }
    var supportedVideoZoomFactorsForDepthDataDelivery: [NSNumber] { get }
    var supportedVideoZoomRangesForDepthDataDelivery: [AVZoomRange] { get }
    var systemRecommendedExposureBiasRange: AVExposureBiasRange? { get }
    var systemRecommendedVideoZoomRange: AVZoomRange? { get }
    var unsupportedCaptureOutputClasses: [AnyClass] { get }
    var videoFieldOfView: Float { get }
    var videoFrameRateRangeForBackgroundReplacement: AVFrameRateRange? { get }
    var videoFrameRateRangeForCenterStage: AVFrameRateRange? { get }
    var videoFrameRateRangeForPortraitEffect: AVFrameRateRange? { get }
    var videoFrameRateRangeForReactionEffectsInProgress: AVFrameRateRange? { get }
    var videoFrameRateRangeForStudioLight: AVFrameRateRange? { get }
    var videoMaxZoomFactor: CGFloat { get }
    var videoMaxZoomFactorForCenterStage: CGFloat { get }
    var videoMaxZoomFactorForDepthDataDelivery: CGFloat { get }
    var videoMinZoomFactorForCenterStage: CGFloat { get }
    var videoMinZoomFactorForDepthDataDelivery: CGFloat { get }
    var videoSupportedFrameRateRanges: [AVFrameRateRange] { get }
    var videoZoomFactorUpscaleThreshold: CGFloat { get }
    var zoomFactorsOutsideOfVideoZoomRangesForDepthDeliverySupported: Bool { get }
  }
  extension AVCaptureDevice.RotationCoordinator {
    var device: AVCaptureDevice? { get }
    init(device: AVCaptureDevice, previewLayer: CALayer?)
    var previewLayer: CALayer? { get }
    var videoRotationAngleForHorizonLevelCapture: CGFloat { get }
    var videoRotationAngleForHorizonLevelPreview: CGFloat { get }
  }
  extension AVCaptureDevice.SystemPressureState {
    struct Factors: OptionSet {}
    struct Level: RawRepresentable, Hashable {}
    var factors: AVCaptureDevice.SystemPressureState.Factors { get }
    var level: String { get }
  }
  extension AVCaptureDevice.SystemPressureState.Factors {
    static var cameraTemperature: AVCaptureDevice.SystemPressureState.Factors { get }
    static var depthModuleTemperature: AVCaptureDevice.SystemPressureState.Factors { get }
    init(rawValue: UInt)
    static var peakPower: AVCaptureDevice.SystemPressureState.Factors { get }
    var rawValue: UInt { get }
    static var systemTemperature: AVCaptureDevice.SystemPressureState.Factors { get }
  }
  extension AVCaptureDevice.SystemPressureState.Level {
    static var critical: AVCaptureDevice.SystemPressureState.Level { get }
    static var fair: AVCaptureDevice.SystemPressureState.Level { get }
    init(rawValue: String)
    static var nominal: AVCaptureDevice.SystemPressureState.Level { get }
    var rawValue: String { get }
    static var serious: AVCaptureDevice.SystemPressureState.Level { get }
    static var shutdown: AVCaptureDevice.SystemPressureState.Level { get }
  }
  extension AVCaptureDevice.WhiteBalanceChromaticityValues {
    init()
    init(x: Float, y: Float)
    var x: Float
    var y: Float
  }
  extension AVCaptureDevice.WhiteBalanceGains {
    var blueGain: Float
    var greenGain: Float
    init()
    init(redGain: Float, greenGain: Float, blueGain: Float)
    var redGain: Float
  }
  extension AVCaptureDevice.WhiteBalanceTemperatureAndTintValues {
    init()
    init(temperature: Float, tint: Float)
    var temperature: Float
    var tint: Float
  }
  class AVCaptureDeviceInput: AVCaptureInput {
    var device: AVCaptureDevice { get }
    init(device: AVCaptureDevice) throws
    func isMultichannelAudioModeSupported(_ multichannelAudioMode: AVCaptureMultichannelAudioMode) -> Bool
    var isWindNoiseRemovalEnabled: Bool
    var isWindNoiseRemovalSupported: Bool { get }
    var multichannelAudioMode: AVCaptureMultichannelAudioMode
    func ports(withMediaType mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?, sourceDevicePosition: AVCaptureDevice.Position) -> [AVCaptureInputPort]
    var unifiedAutoExposureDefaultsEnabled: Bool
    var videoMinFrameDurationOverride: CMTime
  }
  class AVCaptureDeviceInputSource: NSObject {
    init()
    var inputSourceID: String { get }
    var localizedName: String { get }
  }
  var AVCaptureExposureDurationCurrent: CMTime { get }
  var AVCaptureExposureTargetBiasCurrent: Float { get }
  class AVCaptureFileOutput: AVCaptureOutput {
    var delegate: AVCaptureFileOutputDelegate?
    var isRecording: Bool { get }
    var isRecordingPaused: Bool { get }
    var maxRecordedDuration: CMTime
    var maxRecordedFileSize: Int64
    var minFreeDiskSpaceLimit: Int64
    var outputFileURL: URL? { get }
    func pauseRecording()
    var recordedDuration: CMTime { get }
    var recordedFileSize: Int64 { get }
    func resumeRecording()
    func startRecording(toOutputFile outputFileUrl: URL, recordingDelegate: AVCaptureFileOutputRecordingDelegate)
    func stopRecording()
  }
  protocol AVCaptureFileOutputDelegate: NSObjectProtocol {
    func captureOutput(_ captureOutput: AVCaptureOutput, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutputShouldProvideSampleAccurateRecordingStart(_ captureOutput: AVCaptureOutput) -> Bool
  }
  protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func captureOutput(_ captureOutput: AVCaptureFileOutput, didFinishRecordingToOutputFileAt outputFileUrl: URL, fromConnections connections: [Any], error: Error?)
    func captureOutput(_ captureOutput: AVCaptureFileOutput, didPauseRecordingToOutputFileAt outputFileUrl: URL, from connections: [AVCaptureConnection])
    func captureOutput(_ captureOutput: AVCaptureFileOutput, didResumeRecordingToOutputFileAt outputFileUrl: URL, from connections: [AVCaptureConnection])
    func captureOutput(_ captureOutput: AVCaptureFileOutput, didStartRecordingToOutputFileAt outputFileUrl: URL, fromConnections connections: [Any])
    func captureOutput(_ captureOutput: AVCaptureFileOutput, didStartRecordingToOutputFileAt outputFileUrl: URL, startPTS startPts: CMTime, fromConnections connections: [Any])
    func captureOutput(_ captureOutput: AVCaptureFileOutput, willFinishRecordingToOutputFileAt outputFileUrl: URL, from connections: [AVCaptureConnection], error: Error?)
  }
  var AVCaptureISOCurrent: Float { get }
  class AVCaptureIndexPicker: AVCaptureControl {
    var accessibilityIdentifier: String?
    init()
    init(localizedTitle: String, symbolName: String, localizedIndexTitles: [String])
    init(localizedTitle: String, symbolName: String, numberOfIndexes: Int)
    init(localizedTitle: String, symbolName: String, numberOfIndexes: Int, localizedTitleTransform: @escaping (Int) -> String)
    var localizedIndexTitles: [String] { get }
    var localizedTitle: String { get }
    var numberOfIndexes: Int { get }
    var selectedIndex: Int
    func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void)
    var symbolName: String { get }
  }
  class AVCaptureInput: NSObject {
    var ports: [AVCaptureInputPort] { get }
  }
  class AVCaptureInputPort: NSObject {
    var clock: CMClock? { get }
    var formatDescription: CMFormatDescription? { get }
    static var formatDescriptionDidChangeNotification: Notification.Name { get }
    var input: AVCaptureInput { get }
    var isEnabled: Bool
    var mediaType: String { get }
    var sourceDevicePosition: AVCaptureDevice.Position { get }
    var sourceDeviceType: AVCaptureDevice.DeviceType? { get }
  }
  var AVCaptureLensPositionCurrent: Float { get }
  class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
    var exposureDuration: CMTime { get }
    var iso: Float { get }
    static func manualExposureSettings(withExposureDuration duration: CMTime, iso ISO: Float) -> AVCaptureManualExposureBracketedStillImageSettings
  }
  var AVCaptureMaxAvailableTorchLevel: Float { get }
  class AVCaptureMetadataInput: AVCaptureInput {
    func append(_ metadata: AVTimedMetadataGroup) throws
    init(formatDescription desc: UnsafeMutableRawPointer, clock: CMClock)
  }
  class AVCaptureMetadataOutput: AVCaptureOutput {
    var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { get }
    init()
    var metadataObjectTypes: [AVMetadataObject.ObjectType]!
    var metadataObjectsCallbackQueue: DispatchQueue? { get }
    var metadataObjectsDelegate: AVCaptureMetadataOutputObjectsDelegate? { get }
    var rectOfInterest: CGRect
    func setMetadataObjectsDelegate(_ objectsDelegate: AVCaptureMetadataOutputObjectsDelegate?, queue objectsCallbackQueue: DispatchQueue?)
  }
  protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func captureOutput(_ captureOutput: AVCaptureMetadataOutput, didOutputMetadataObjects metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
  }
  class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    var availableVideoCodecTypes: [String] { get }
    init()
    var isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled: Bool
    var isSpatialVideoCaptureEnabled: Bool
    var isSpatialVideoCaptureSupported: Bool { get }
    var metadata: [AVMetadataItem]?
    var movieFragmentInterval: CMTime
    func outputSettings(for connection: AVCaptureConnection) -> [AnyHashable: Any]
    var primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get }
    var primaryConstituentDeviceSwitchingBehaviorForRecording: AVCapturePrimaryConstituentDeviceSwitchingBehavior { get }
    func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool
    func setOutputSettings(_ outputSettings: [AnyHashable: Any]?, for connection: AVCaptureConnection)
    func setPrimaryConstituentDeviceSwitchingBehaviorForRecording(_ switchingBehavior: AVCapturePrimaryConstituentDeviceSwitchingBehavior, restrictedSwitchingBehaviorConditions: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions)
    func setRecordsVideoOrientationAndMirroringChanges(_ doRecordChanges: Bool, asMetadataTrackFor connection: AVCaptureConnection)
    func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String]
  }
  class AVCaptureMultiCamSession: AVCaptureSession {
    var hardwareCost: Float { get }
    init()
    static var isMultiCamSupported: Bool { get }
    var systemPressureCost: Float { get }
  }
  enum AVCaptureMultichannelAudioMode: Int {
    case none, stereo, firstOrderAmbisonics
  }
  class AVCaptureOutput: NSObject {
    enum DataDroppedReason: Int { case none, lateData, outOfBuffers, discontinuity }
    func connection(withMediaType avMediaType: String) -> AVCaptureConnection?
    var connections: [AVCaptureConnection] { get }
    func metadataOutputRectOfInterest(for rectInOutputCoordinates: CGRect) -> CGRect
    func rectForMetadataOutputRect(ofInterest rectInMetadataOutputCoordinates: CGRect) -> CGRect
    func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection) -> AVMetadataObject?
  }
  class AVCapturePhoto: NSObject {
    var bracketSettings: AVCaptureBracketedStillImageSettings? { get }
    var cameraCalibrationData: AVCameraCalibrationData? { get }
    var cgImageRepresentation: CGImage? { get }
    func cgImageRepresentation() -> CGImage?
    var constantColorCenterWeightedMeanConfidenceLevel: Float { get }
    var constantColorConfidenceMap: CVPixelBuffer? { get }
    var depthData: AVDepthData? { get }
    var embeddedThumbnailPhotoFormat: Any? { get }
    var fileDataRepresentation: Data? { get }
    func fileDataRepresentation() -> Data?
    func fileDataRepresentation(with customizer: AVCapturePhotoFileDataRepresentationCustomizer) -> Data?
    func fileDataRepresentation(withReplacementMetadata replacementMetadata: [String: Any]?, replacementEmbeddedThumbnailPhotoFormat: [String: Any]?, replacementEmbeddedThumbnailPixelBuffer: CVPixelBuffer?, replacementDepthData: AVDepthData?) -> Data?
    var isConstantColorFallbackPhoto: Bool { get }
    var isRawPhoto: Bool { get }
    var lensStabilizationStatus: AVCaptureDevice.LensStabilizationStatus { get }
    var metadata: Any? { get }
    var photoCount: Int { get }
    var pixelBuffer: CVPixelBuffer? { get }
    var portraitEffectsMatte: AVPortraitEffectsMatte? { get }
    var previewCGImageRepresentation: CGImage? { get }
    var previewPixelBuffer: CVPixelBuffer? { get }
    var resolvedSettings: AVCaptureResolvedPhotoSettings { get }
    func semanticSegmentationMatte(forType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType) -> AVSemanticSegmentationMatte?
    var sequenceCount: Int { get }
    var sourceDeviceType: String? { get }
    var timestamp: CMTime { get }
  }
  class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
    var bracketedSettings: [AVCaptureBracketedStillImageSettings] { get }
    init(rawPixelFormatType: UInt32, processedFormat format: [String: Any]?, bracketedSettings: [AVCaptureBracketedStillImageSettings])
    init(rawPixelFormatType: UInt32, rawFileType: String?, processedFormat: [String: Any]?, processedFileType: String?, bracketedSettings: [AVCaptureBracketedStillImageSettings])
    var isLensStabilizationEnabled: Bool
  }
  protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, didCapturePhotoForResolvedSettings resolvedSettings: AVCaptureResolvedPhotoSettings)
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, didFinishCaptureForResolvedSettings resolvedSettings: AVCaptureResolvedPhotoSettings, error: Error?)
    func captureOutput(_ output: AVCapturePhotoOutput, didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: Error?)
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileUrl: URL, duration: CMTime, photoDisplay photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: Error?)
    func captureOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?)
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, didFinishProcessingPhotoSampleBuffer photoSampleBuffer: CMSampleBuffer?, previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?, error: Error?)
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, didFinishProcessingRawPhotoSampleBuffer rawSampleBuffer: CMSampleBuffer?, previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?, error: Error?)
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileUrl: URL, resolvedSettings: AVCaptureResolvedPhotoSettings)
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, willBeginCaptureForResolvedSettings resolvedSettings: AVCaptureResolvedPhotoSettings)
    func captureOutput(_ captureOutput: AVCapturePhotoOutput, willCapturePhotoForResolvedSettings resolvedSettings: AVCaptureResolvedPhotoSettings)
  }
  protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
    func replacementAppleProRAWCompressionSettings(for photo: AVCapturePhoto, defaultSettings: [String: Any], maximumBitDepth: Int) -> [String: Any]
    func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData?
    func replacementEmbeddedThumbnailPixelBuffer(withPhotoFormat replacementEmbeddedThumbnailPhotoFormatOut: UnsafeMutablePointer<[String: Any]>, for photo: AVCapturePhoto) -> CVPixelBuffer?
    func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
    func replacementPortraitEffectsMatte(for photo: AVCapturePhoto) -> AVPortraitEffectsMatte?
    func replacementSemanticSegmentationMatte(ofType semanticSegmentationMatteType: String, for photo: AVCapturePhoto) -> AVSemanticSegmentationMatte?
  }
  class AVCapturePhotoOutput: AVCaptureOutput {
    enum CaptureReadiness: Int { case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture, notReadyWaitingForProcessing }
    enum QualityPrioritization: Int { case speed, balanced, quality }
    var availableLivePhotoVideoCodecTypes: [String] { get }
    var availablePhotoCodecTypes: [String] { get }
    var availablePhotoFileTypes: [String] { get }
    var availablePhotoPixelFormatTypes: [NSNumber] { get }
    var availableRawPhotoCodecTypes: [AVVideoCodecType] { get }
    var availableRawPhotoFileTypes: [String] { get }
    var availableRawPhotoPixelFormatTypes: [NSNumber] { get }
    var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { get }
    func capturePhoto(with settings: AVCapturePhotoSettings, delegate cb: AVCapturePhotoCaptureDelegate)
    var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { get }
    static func dngPhotoDataRepresentation(forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?) -> Data?
    var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType]
    init()
    var isAppleProRAWEnabled: Bool
    static func isAppleProRAWPixelFormat(_ pixelFormat: CVPixelFormatType) -> Bool
    var isAppleProRAWSupported: Bool { get }
    var isAutoDeferredPhotoDeliveryEnabled: Bool
    var isAutoDeferredPhotoDeliverySupported: Bool { get }
    var isAutoRedEyeReductionSupported: Bool { get }
    static func isBayerRAWPixelFormat(_ pixelFormat: CVPixelFormatType) -> Bool
    var isCameraCalibrationDataDeliverySupported: Bool { get }
    var isConstantColorEnabled: Bool
    var isConstantColorSupported: Bool { get }
    var isContentAwareDistortionCorrectionEnabled: Bool
    var isContentAwareDistortionCorrectionSupported: Bool { get }
    var isDepthDataDeliveryEnabled: Bool
    var isDepthDataDeliverySupported: Bool { get }
    var isDualCameraDualPhotoDeliveryEnabled: Bool
    var isDualCameraDualPhotoDeliverySupported: Bool { get }
    var isDualCameraFusionSupported: Bool { get }
    var isFastCapturePrioritizationEnabled: Bool
    var isFastCapturePrioritizationSupported: Bool
    var isFlashScene: Bool { get }
    var isHighResolutionCaptureEnabled: Bool
    var isLensStabilizationDuringBracketedCaptureSupported: Bool { get }
    var isLivePhotoAutoTrimmingEnabled: Bool
    var isLivePhotoCaptureEnabled: Bool
    var isLivePhotoCaptureSupported: Bool { get }
    var isLivePhotoCaptureSuspended: Bool
    var isPortraitEffectsMatteDeliveryEnabled: Bool
    var isPortraitEffectsMatteDeliverySupported: Bool { get }
    var isResponsiveCaptureEnabled: Bool
    var isResponsiveCaptureSupported: Bool { get }
    var isShutterSoundSuppressionSupported: Bool { get }
    var isStillImageStabilizationScene: Bool { get }
    var isStillImageStabilizationSupported: Bool { get }
    var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool
    var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { get }
    var isVirtualDeviceFusionSupported: Bool { get }
    var isZeroShutterLagEnabled: Bool
    var isZeroShutterLagSupported: Bool { get }
    static func jpegPhotoDataRepresentation(forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?) -> Data?
    var maxBracketedCapturePhotoCount: Int { get }
    var maxPhotoDimensions: CMVideoDimensions
    var maxPhotoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization
    var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { get }
    var preservesLivePhotoCaptureSuspendedOnSessionStop: Bool
    func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings]) async throws -> Bool
    func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, Error?) -> Void)?)
    var supportedFlashModes: [NSNumber] { get }
    func supportedPhotoCodecTypes(forFileType fileType: String) -> [String]
    func supportedPhotoPixelFormatTypes(forFileType fileType: String) -> [NSNumber]
    func supportedRawPhotoCodecTypes(forRawPhotoPixelFormatType rawPixelFormatType: CVPixelFormatType, fileType: AVFileType) -> [AVVideoCodecType]
    func supportedRawPhotoPixelFormatTypes(forFileType fileType: String) -> [NSNumber]
  }
  class AVCapturePhotoOutputReadinessCoordinator: NSObject {
    var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { get }
    var delegate: AVCapturePhotoOutputReadinessCoordinatorDelegate?
    init(photoOutput: AVCapturePhotoOutput)
    func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings)
    func stopTrackingCaptureRequest(usingPhotoSettingsUniqueID settingsUniqueId: Int64)
  }
  protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
    func readinessCoordinator(_ coordinator: AVCapturePhotoOutputReadinessCoordinator, captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
  }
  class AVCapturePhotoSettings: NSObject, NSCopying {
    var availableEmbeddedThumbnailPhotoCodecTypes: [String] { get }
    var availablePreviewPhotoPixelFormatTypes: [NSNumber] { get }
    var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { get }
    var embeddedThumbnailPhotoFormat: Any?
    var embedsDepthDataInPhoto: Bool
    var embedsPortraitEffectsMatteInPhoto: Bool
    var embedsSemanticSegmentationMattesInPhoto: Bool
    var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType]
    var flashMode: AVCaptureDevice.FlashMode
    var format: [String: Any]? { get }
    init()
    init(format: [String: Any]?)
    init(from photoSettings: AVCapturePhotoSettings)
    init(rawPixelFormatType: UInt32)
    init(rawPixelFormatType: UInt32, processedFormat: [String: Any]?)
    init(rawPixelFormatType: UInt32, rawFileType: String?, processedFormat: [String: Any]?, processedFileType: String?)
    var isAutoContentAwareDistortionCorrectionEnabled: Bool
    var isAutoDualCameraFusionEnabled: Bool
    var isAutoRedEyeReductionEnabled: Bool
    var isAutoStillImageStabilizationEnabled: Bool
    var isAutoVirtualDeviceFusionEnabled: Bool
    var isCameraCalibrationDataDeliveryEnabled: Bool
    var isConstantColorEnabled: Bool
    var isConstantColorFallbackPhotoDeliveryEnabled: Bool
    var isDepthDataDeliveryEnabled: Bool
    var isDepthDataFiltered: Bool
    var isDualCameraDualPhotoDeliveryEnabled: Bool
    var isHighResolutionPhotoEnabled: Bool
    var isPortraitEffectsMatteDeliveryEnabled: Bool
    var isShutterSoundSuppressionEnabled: Bool
    var livePhotoMovieFileURL: URL?
    var livePhotoMovieMetadata: [AVMetadataItem]?
    var livePhotoVideoCodecType: String
    var maxPhotoDimensions: CMVideoDimensions
    var metadata: [AnyHashable: Any]
    var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization
    var previewPhotoFormat: [String: Any]?
    var processedFileType: String? { get }
    var rawEmbeddedThumbnailPhotoFormat: Any?
    var rawFileFormat: [String: Any]?
    var rawFileType: String? { get }
    var rawPhotoPixelFormatType: UInt32 { get }
    var uniqueID: Int64 { get }
    var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice]
  }
  struct AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet {
    static var exposureModeChanged: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get }
    static var focusModeChanged: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var videoZoomChanged: AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions { get }
  }
  enum AVCapturePrimaryConstituentDeviceSwitchingBehavior: Int {
    case unsupported, auto, restricted, locked
  }
  class AVCaptureReactionEffectState: NSObject {
    var endTime: CMTime { get }
    init()
    var reactionType: String { get }
    var startTime: CMTime { get }
  }
  enum AVCaptureReactionType: Int32 {
    case thumbsUp, thumbsDown, balloons, heart, fireworks, rain, confetti, lasers
  }
  class AVCaptureResolvedPhotoSettings: NSObject {
    var deferredPhotoProxyDimensions: CMVideoDimensions { get }
    func dimensionsForSemanticSegmentationMatte(ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType) -> CMVideoDimensions
    var embeddedThumbnailDimensions: CMVideoDimensions { get }
    var expectedPhotoCount: Int { get }
    var isContentAwareDistortionCorrectionEnabled: Bool { get }
    var isDualCameraFusionEnabled: Bool { get }
    var isFastCapturePrioritizationEnabled: Bool { get }
    var isFlashEnabled: Bool { get }
    var isRedEyeReductionEnabled: Bool { get }
    var isStillImageStabilizationEnabled: Bool { get }
    var isVirtualDeviceFusionEnabled: Bool { get }
    var livePhotoMovieDimensions: CMVideoDimensions { get }
    var photoDimensions: CMVideoDimensions { get }
    var photoProcessingTimeRange: CMTimeRange { get }
    var portraitEffectsMatteDimensions: CMVideoDimensions { get }
    var previewDimensions: CMVideoDimensions { get }
    var rawEmbeddedThumbnailDimensions: CMVideoDimensions { get }
    var rawPhotoDimensions: CMVideoDimensions { get }
    var uniqueID: Int64 { get }
  }
  class AVCaptureScreenInput: AVCaptureInput {
    var capturesCursor: Bool
    var capturesMouseClicks: Bool
    var cropRect: CGRect
    init()
    init(displayID: UInt32)
    var minFrameDuration: CMTime
    var removesDuplicateFrames: Bool
    var scaleFactor: CGFloat
  }
  class AVCaptureSession: NSObject {
    enum InterruptionReason: Int { case videoDeviceNotAvailableInBackground, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure }
    struct Preset: RawRepresentable, Hashable {}
    func addConnection(_ connection: AVCaptureConnection)
    func addControl(_ control: AVCaptureControl)
    func addInput(_ input: AVCaptureInput)
    func addInputWithNoConnections(_ input: AVCaptureInput)
    func addOutput(_ output: AVCaptureOutput)
    func addOutputWithNoConnections(_ output: AVCaptureOutput)
    var automaticallyConfiguresApplicationAudioSession: Bool
    var automaticallyConfiguresCaptureDeviceForWideColor: Bool
    func beginConfiguration()
    func canAddConnection(_ connection: AVCaptureConnection) -> Bool
    func canAddControl(_ control: AVCaptureControl) -> Bool
    func canAddInput(_ input: AVCaptureInput) -> Bool
    func canAddOutput(_ output: AVCaptureOutput) -> Bool
    func canSetSessionPreset(_ preset: String) -> Bool
    func commitConfiguration()
    var configuresApplicationAudioSessionToMixWithOthers: Bool
    var connections: [AVCaptureConnection] { get }
    var controls: [AVCaptureControl] { get }
    var controlsDelegate: AVCaptureSessionControlsDelegate? { get }
    var controlsDelegateCallbackQueue: DispatchQueue? { get }
    static var didStartRunningNotification: Notification.Name { get }
    static var didStopRunningNotification: Notification.Name { get }
    var hardwareCost: Float { get }
    init()
    var inputs: [AVCaptureInput] { get }
    static var interruptionEndedNotification: Notification.Name { get }
    var isInterrupted: Bool { get }
    var isMultitaskingCameraAccessEnabled: Bool
    var isMultitaskingCameraAccessSupported: Bool { get }
    var isRunning: Bool { get }
    var masterClock: CMClock? { get }
    var maxControlsCount: Int { get }
    var outputs: [AVCaptureOutput] { get }
    func removeConnection(_ connection: AVCaptureConnection)
    func removeControl(_ control: AVCaptureControl)
    func removeInput(_ input: AVCaptureInput)
    func removeOutput(_ output: AVCaptureOutput)
    static var runtimeErrorNotification: Notification.Name { get }
    var sessionPreset: AVCaptureSession.Preset
    func setControlsDelegate(_ controlsDelegate: AVCaptureSessionControlsDelegate?, queue controlsDelegateCallbackQueue: DispatchQueue?)
    func startRunning()
    func stopRunning()
    var supportsControls: Bool { get }
    var synchronizationClock: CMClock? { get }
    var usesApplicationAudioSession: Bool
    static var wasInterruptedNotification: Notification.Name { get }
  }
  extension AVCaptureSession.Preset {
    static var cif352x288: AVCaptureSession.Preset { get }
    static var hd1280x720: AVCaptureSession.Preset { get }
    static var hd1920x1080: AVCaptureSession.Preset { get }
    static var hd4K3840x2160: AVCaptureSession.Preset { get }
    static var high: AVCaptureSession.Preset { get }
    static var iFrame1280x720: AVCaptureSession.Preset { get }
    static var iFrame960x540: AVCaptureSession.Preset { get }
    init(rawValue: String)
    static var inputPriority: AVCaptureSession.Preset { get }
    static var low: AVCaptureSession.Preset { get }
    static var medium: AVCaptureSession.Preset { get }
    static var photo: AVCaptureSession.Preset { get }
    static var vga640x480: AVCaptureSession.Preset { get }
  }
  protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  }
  var AVCaptureSessionErrorKey: String { get }
  var AVCaptureSessionInterruptionReasonKey: String { get }
  var AVCaptureSessionInterruptionSystemPressureStateKey: String { get }
  class AVCaptureSlider: AVCaptureControl {
    var accessibilityIdentifier: String?
    init(localizedTitle: String, symbolName: String, minValue: Float, maxValue: Float)
    init(localizedTitle: String, symbolName: String, minValue: Float, maxValue: Float, step: Float)
    init(localizedTitle: String, symbolName: String, values: [NSNumber])
    var localizedTitle: String { get }
    var localizedValueFormat: String?
    var prominentValues: [NSNumber]
    func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void)
    var symbolName: String { get }
    var value: Float
  }
  class AVCaptureStillImageOutput: AVCaptureOutput {
    var automaticallyEnablesStillImageStabilizationWhenAvailable: Bool
    var availableImageDataCVPixelFormatTypes: [NSNumber] { get }
    var availableImageDataCodecTypes: [String] { get }
    func captureStillImage(from connection: AVCaptureConnection) async throws -> CMSampleBuffer
    func captureStillImageAsynchronously(from connection: AVCaptureConnection, completionHandler: @escaping (CMSampleBuffer?, Error?) -> Void)
    func captureStillImageBracketAsynchronously(from connection: AVCaptureConnection, withSettingsArray settings: [AVCaptureBracketedStillImageSettings], completionHandler imageHandler: @escaping (CMSampleBuffer?, AVCaptureBracketedStillImageSettings?, Error?) -> Void)
    init()
    var isCapturingStillImage: Bool { get }
    var isHighResolutionStillImageOutputEnabled: Bool
    var isLensStabilizationDuringBracketedCaptureEnabled: Bool
    var isLensStabilizationDuringBracketedCaptureSupported: Bool { get }
    var isStillImageStabilizationActive: Bool { get }
    var isStillImageStabilizationSupported: Bool { get }
    static func jpegStillImageNSDataRepresentation(_ buffer: CMSampleBuffer) -> Data?
    var maxBracketedCaptureStillImageCount: Int { get }
    var outputSettings: Any
    func prepareToCaptureStillImageBracket(from connection: AVCaptureConnection, withSettingsArray settings: [AVCaptureBracketedStillImageSettings], completionHandler handler: @escaping (Bool, Error?) -> Void)
  }
  class AVCaptureSynchronizedData: NSObject {
    var timestamp: CMTime { get }
  }
  class AVCaptureSynchronizedDataCollection: NSObject {
    var count: Int { get }
    func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData?
  }
  class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
    var depthData: AVDepthData { get }
    var depthDataWasDropped: Bool { get }
    var droppedReason: AVCaptureOutput.DataDroppedReason { get }
  }
  class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData {
    init()
    var metadataObjects: [AVMetadataObject] { get }
  }
  class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {
    var droppedReason: AVCaptureOutput.DataDroppedReason { get }
    init()
    var sampleBuffer: CMSampleBuffer { get }
    var sampleBufferWasDropped: Bool { get }
  }
  class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
    init(device: AVCaptureDevice)
    init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void)
  }
  class AVCaptureSystemZoomSlider: AVCaptureControl {
    init(device: AVCaptureDevice)
    init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void)
  }
  class AVCaptureVideoDataOutput: AVCaptureOutput {
    var alwaysDiscardsLateVideoFrames: Bool
    var automaticallyConfiguresOutputBufferDimensions: Bool
    var availableVideoCVPixelFormatTypes: [NSNumber] { get }
    var availableVideoCodecTypes: [String] { get }
    func availableVideoCodecTypesForAssetWriter(withOutputFileType outputFileType: String) -> [String]
    var deliversPreviewSizedOutputBuffers: Bool
    init()
    var minFrameDuration: CMTime
    func recommendedVideoSettings(forVideoCodecType videoCodecType: String, assetWriterOutputFileType outputFileType: String) -> [AnyHashable: Any]?
    func recommendedVideoSettings(forVideoCodecType videoCodecType: String, assetWriterOutputFileType outputFileType: String, outputFile outputFileUrl: URL?) -> [AnyHashable: Any]?
    func recommendedVideoSettingsForAssetWriter(withOutputFileType outputFileType: String) -> [AnyHashable: Any]?
    var sampleBufferCallbackQueue: DispatchQueue? { get }
    var sampleBufferDelegate: AVCaptureVideoDataOutputSampleBufferDelegate? { get }
    func setSampleBufferDelegate(_ sampleBufferDelegate: AVCaptureVideoDataOutputSampleBufferDelegate?, queue sampleBufferCallbackQueue: DispatchQueue?)
    var videoSettings: Any?
  }
  protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ captureOutput: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ captureOutput: AVCaptureOutput, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  }
  enum AVCaptureVideoOrientation: Int {
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  }
  class AVCaptureVideoPreviewLayer: CALayer {
    var automaticallyAdjustsMirroring: Bool
    func captureDevicePointOfInterest(for pointInLayer: CGPoint) -> CGPoint
    var connection: AVCaptureConnection? { get }
    init()
    init(session: AVCaptureSession)
    init(sessionWithNoConnection session: AVCaptureSession)
    func initWith(_ session: AVCaptureSession) -> UnsafeMutableRawPointer
    func initWithSessionWithNoConnection(_ session: AVCaptureSession) -> UnsafeMutableRawPointer
    var isMirrored: Bool
    var isMirroringSupported: Bool { get }
    var isOrientationSupported: Bool { get }
    var isPreviewing: Bool { get }
    func metadataOutputRectOfInterest(for rectInLayerCoordinates: CGRect) -> CGRect
    var orientation: AVCaptureVideoOrientation
    func pointForCaptureDevicePoint(ofInterest captureDevicePointOfInterest: CGPoint) -> CGPoint
    func rectForMetadataOutputRect(ofInterest rectInMetadataOutputCoordinates: CGRect) -> CGRect
    var session: AVCaptureSession?
    func setSessionWithNoConnection(_ session: AVCaptureSession)
    func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject?
    var videoGravity: AVLayerVideoGravity
  }
  enum AVCaptureVideoStabilizationMode: Int {
    case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced, auto
  }
  var AVCaptureWhiteBalanceGainsCurrent: AVCaptureDevice.WhiteBalanceGains { get }
  var AVChannelLayoutKey: String { get }
  class AVComposition: AVAsset, NSMutableCopying {
    func chapterMetadataGroups(bestMatchingPreferredLanguages: [String]) -> [AVTimedMetadataGroup]
    func chapterMetadataGroups(withTitleLocale titleLocale: Locale, containingItemsWithCommonKeys commonKeys: [String]?) -> [AVTimedMetadataGroup]
    init()
    func loadTrack(withTrackID trackId: Int32) async throws -> AVMutableCompositionTrack
    func loadTrack(withTrackID trackId: Int32, completionHandler: @escaping (AVMutableCompositionTrack?, Error?) -> Void)
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func loadTracks(withMediaType mediaType: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaType mediaType: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: String) -> AVMediaSelectionGroup?
    func metadata(forFormat format: String) -> [AVMetadataItem]
    var naturalSize: CGSize
    func track(withTrackID trackID: Int32) -> AVCompositionTrack?
    var tracks: [AVCompositionTrack] { get }
    func tracks(withMediaCharacteristic mediaCharacteristic: String) -> [AVCompositionTrack]
    func tracks(withMediaType mediaType: String) -> [AVCompositionTrack]
    var unusedTrackID: Int32 { get }
    var urlAssetInitializationOptions: [String: Any] { get }
  }
  class AVCompositionTrack: AVAssetTrack {
    func associatedTracks(ofType trackAssociationType: String) -> [AVAssetTrack]
    var formatDescriptionReplacements: [AVCompositionTrackFormatDescriptionReplacement] { get }
    func hasMediaCharacteristic(_ mediaCharacteristic: String) -> Bool
    func metadata(forFormat format: String) -> [AVMetadataItem]
    func samplePresentationTime(forTrack trackTime: CMTime) -> CMTime
    var segments: [AVCompositionTrackSegment] { get }
  }
  class AVCompositionTrackFormatDescriptionReplacement: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var originalFormatDescription: CMFormatDescription { get }
    var replacementFormatDescription: CMFormatDescription { get }
  }
  class AVCompositionTrackSegment: AVAssetTrackSegment {
    static func compositionTrackSegment(with timeRange: CMTimeRange) -> UnsafeMutableRawPointer
    static func compositionTrackSegment(with url: URL, trackID: Int32, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange) -> UnsafeMutableRawPointer
    init()
    init(timeRange: CMTimeRange)
    init(url URL: URL, trackID: Int32, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange)
    var isEmpty: Bool { get }
    var sourceTrackID: Int32 { get }
    var sourceURL: URL? { get }
  }
  enum AVContentAuthorizationStatus: Int {
    case unknown, completed, cancelled, timedOut, busy, notAvailable, notPossible
  }
  class AVContentKey: NSObject {
    struct System: RawRepresentable, Hashable {}
    var contentKeySpecifier: AVContentKeySpecifier { get }
    var externalContentProtectionStatus: AVExternalContentProtectionStatus { get }
    init()
    func revoke()
  }
  extension AVContentKey.System {
    static var authorizationToken: AVContentKey.System { get }
    static var clearKey: AVContentKey.System { get }
    static var fairPlayStreaming: AVContentKey.System { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  protocol AVContentKeyRecipient: NSObjectProtocol {
    func contentKeySession(_ contentKeySession: AVContentKeySession, didProvide contentKey: AVContentKey)
    var mayRequireContentKeysForMediaDataProcessing: Bool { get }
  }
  class AVContentKeyRequest: NSObject {
    struct RetryReason: RawRepresentable, Hashable {}
    enum Status: Int { case requesting, received, renewed, retried, cancelled, failed }
    var canProvidePersistableContentKey: Bool { get }
    var contentKey: AVContentKey? { get }
    var contentKeySpecifier: AVContentKeySpecifier { get }
    var error: Error? { get }
    var identifier: Any? { get }
    var initializationData: Data? { get }
    func makeStreamingContentKeyRequestData(forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]?) async throws -> Data
    func makeStreamingContentKeyRequestData(forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil, completionHandler handler: @escaping (Data?, Error?) -> Void)
    var options: [String: Any] { get }
    func processContentKeyResponse(_ keyResponse: AVContentKeyResponse)
    func processContentKeyResponseError(_ error: Error)
    var renewsExpiringResponseData: Bool { get }
    func respondByRequestingPersistableContentKeyRequest() throws
    var status: AVContentKeyRequest.Status { get }
  }
  extension AVContentKeyRequest.RetryReason {
    init(rawValue: String)
    var rawValue: String { get }
    static var receivedObsoleteContentKey: AVContentKeyRequest.RetryReason { get }
    static var receivedResponseWithExpiredLease: AVContentKeyRequest.RetryReason { get }
    static var timedOut: AVContentKeyRequest.RetryReason { get }
  }
  var AVContentKeyRequestProtocolVersionsKey: String { get }
  var AVContentKeyRequestRequiresValidationDataInSecureTokenKey: String { get }
  class AVContentKeyResponse: NSObject {
    enum DataType: Int32 { case fairPlayStreamingKeyResponseData, authorizationTokenData }
    init(authorizationTokenData: Data)
    init(clearKeyData keyData: Data, initializationVector: Data?)
    init(fairPlayStreamingKeyResponseData: Data)
  }
  class AVContentKeySession: NSObject {
    func add(_ recipient: AVContentKeyRecipient)
    var contentKeyRecipients: [AVContentKeyRecipient] { get }
    var contentProtectionSessionIdentifier: Data? { get }
    var delegate: AVContentKeySessionDelegate? { get }
    var delegateQueue: DispatchQueue? { get }
    func expire()
    init(keySystem: String)
    init(keySystem: String, storageDirectoryAt storageUrl: URL)
    func invalidateAllPersistableContentKeys(forApp appIdentifier: Data, options: [AnyHashable: Any]?) async throws -> Data
    func invalidateAllPersistableContentKeys(forApp appIdentifier: Data, options: [AnyHashable: Any]? = nil, completionHandler handler: @escaping (Data?, Error?) -> Void)
    func invalidatePersistableContentKey(_ persistableContentKeyData: Data, options: [AnyHashable: Any]?) async throws -> Data
    func invalidatePersistableContentKey(_ persistableContentKeyData: Data, options: [AnyHashable: Any]? = nil, completionHandler handler: @escaping (Data?, Error?) -> Void)
    var keySystem: String { get }
    func makeSecureTokenForExpirationDate(ofPersistableContentKey persistableContentKeyData: Data) async throws -> Data
    func makeSecureTokenForExpirationDate(ofPersistableContentKey persistableContentKeyData: Data, completionHandler handler: @escaping (Data?, Error?) -> Void)
    static func pendingExpiredSessionReports(withAppIdentifier appIdentifier: Data, storageDirectoryAt storageUrl: URL) -> [[AnyHashable: Any]]
    func processContentKeyRequest(withIdentifier identifier: Any?, initializationData: Data?, options: [String: Any]? = nil)
    func remove(_ recipient: AVContentKeyRecipient)
    static func removePendingExpiredSessionReports(_ expiredSessionReports: [[AnyHashable: Any]], withAppIdentifier appIdentifier: Data, storageDirectoryAt storageUrl: URL)
    func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest)
    func setDelegate(_ newDelegate: AVContentKeySessionDelegate?, queue delegateQueue: DispatchQueue?)
    var storageURL: URL? { get }
  }
  protocol AVContentKeySessionDelegate: NSObjectProtocol {
    func contentKeySession(_ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest, didFailWithError err: Error)
    func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequests: [AVContentKeyRequest], forInitializationData initializationData: Data?)
    func contentKeySession(_ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)
    func contentKeySession(_ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data, forContentKeyIdentifier keyIdentifier: Any)
    func contentKeySession(_ session: AVContentKeySession, externalProtectionStatusDidChangeFor contentKey: AVContentKey)
    func contentKeySession(_ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest, reason retryReason: String) -> Bool
    func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession)
    func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession)
  }
  var AVContentKeySessionServerPlaybackContextOptionProtocolVersions: String { get }
  var AVContentKeySessionServerPlaybackContextOptionServerChallenge: String { get }
  class AVContentKeySpecifier: NSObject {
    var identifier: Any { get }
    init()
    init(for keySystem: AVContentKey.System, identifier contentKeyIdentifier: Any, options: [String: Any])
    var keySystem: AVContentKey.System { get }
    var options: [String: Any] { get }
  }
  class AVContentProposal: NSObject, NSCopying {
    enum Action: Int { case accept, reject, `defer` }
    var automaticAcceptanceInterval: Double
    var contentTimeForTransition: CMTime { get }
    init(contentTimeForTransition: CMTime, title: String, previewImage: UIImage?)
    var metadata: [AVMetadataItem]
    var previewImage: UIImage? { get }
    var title: String { get }
    var url: URL?
  }
  class AVContinuityDevice: NSObject {
    var audioSessionInputs: [AVAudioSessionPortDescription] { get }
    var connectionID: UUID { get }
    var isConnected: Bool { get }
    var videoDevices: [AVCaptureDevice] { get }
  }
  class AVCoordinatedPlaybackParticipant: NSObject {
    var identifier: UUID { get }
    init()
    var isReadyToPlay: Bool { get }
    var suspensionReasons: [String] { get }
  }
  class AVCoordinatedPlaybackSuspension: NSObject {
    struct Reason: RawRepresentable, Hashable {}
    var beginDate: Date { get }
    func end()
    func endProposingNewTime(_ time: CMTime)
    var reason: String { get }
  }
  extension AVCoordinatedPlaybackSuspension.Reason {
    static var audioSessionInterrupted: AVCoordinatedPlaybackSuspension.Reason { get }
    static var coordinatedPlaybackNotPossible: AVCoordinatedPlaybackSuspension.Reason { get }
    init(rawValue: String)
    static var playingInterstitial: AVCoordinatedPlaybackSuspension.Reason { get }
    var rawValue: String { get }
    static var stallRecovery: AVCoordinatedPlaybackSuspension.Reason { get }
    static var userActionRequired: AVCoordinatedPlaybackSuspension.Reason { get }
    static var userIsChangingCurrentTime: AVCoordinatedPlaybackSuspension.Reason { get }
  }
  class AVDateRangeMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying {
    var endDate: Date?
    init()
    init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?)
    var items: [AVMetadataItem]
    var startDate: Date
  }
  class AVDelegatingPlaybackCoordinator: AVPlaybackCoordinator {
    struct RateChangeOptions: OptionSet {}
    struct SeekOptions: OptionSet {}
    func coordinateRateChange(toRate rate: Float, options: AVDelegatingPlaybackCoordinator.RateChangeOptions = nil)
    func coordinateSeek(to time: CMTime, options: AVDelegatingPlaybackCoordinator.SeekOptions = nil)
    var currentItemIdentifier: String? { get }
    init(playbackControlDelegate: AVPlaybackCoordinatorPlaybackControlDelegate)
    var playbackControlDelegate: AVPlaybackCoordinatorPlaybackControlDelegate? { get }
    func reapplyCurrentItemStateToPlaybackControlDelegate()
    func transitionToItem(withIdentifier itemIdentifier: String?, proposingInitialTimingBasedOn snapshotTimebase: CMTimebase?)
  }
  extension AVDelegatingPlaybackCoordinator.RateChangeOptions {
    init(rawValue: UInt)
    static var playImmediately: AVDelegatingPlaybackCoordinator.RateChangeOptions { get }
    var rawValue: UInt { get }
  }
  extension AVDelegatingPlaybackCoordinator.SeekOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var resumeImmediately: AVDelegatingPlaybackCoordinator.SeekOptions { get }
  }
  class AVDelegatingPlaybackCoordinatorBufferingCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
    var anticipatedPlaybackRate: Float { get }
    var completionDueDate: Date? { get }
  }
  class AVDelegatingPlaybackCoordinatorPauseCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
    var anticipatedPlaybackRate: Float { get }
    var shouldBufferInAnticipationOfPlayback: Bool { get }
  }
  class AVDelegatingPlaybackCoordinatorPlayCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
    var hostClockTime: CMTime { get }
    var itemTime: CMTime { get }
    var rate: Float { get }
  }
  class AVDelegatingPlaybackCoordinatorPlaybackControlCommand: NSObject {
    var expectedCurrentItemIdentifier: String { get }
    var originator: AVCoordinatedPlaybackParticipant? { get }
  }
  class AVDelegatingPlaybackCoordinatorSeekCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand {
    var anticipatedPlaybackRate: Float { get }
    var completionDueDate: Date? { get }
    var itemTime: CMTime { get }
    var shouldBufferInAnticipationOfPlayback: Bool { get }
  }
  class AVDepthData: NSObject {
    enum Accuracy: Int { case relative, absolute }
    enum Quality: Int { case low, high }
    func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> AVDepthData
    var availableDepthDataTypes: [NSNumber]? { get }
    var cameraCalibrationData: AVCameraCalibrationData? { get }
    func converting(toDepthDataType depthDataType: CVPixelFormatType) -> AVDepthData
    var depthDataAccuracy: AVDepthData.Accuracy { get }
    var depthDataMap: CVPixelBuffer { get }
    var depthDataQuality: AVDepthData.Quality { get }
    var depthDataType: CVPixelFormatType { get }
    func dictionaryRepresentation(forAuxiliaryDataType outAuxDataType: UnsafeMutablePointer<String>) -> [AnyHashable: Any]?
    init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws
    var isDepthDataFiltered: Bool { get }
    func replacingDepthDataMap(with pixelBuffer: CVPixelBuffer) throws -> AVDepthData
  }
  class AVDisplayCriteria: NSObject, NSCopying {
    init(refreshRate: Float, formatDescription: CMFormatDescription)
  }
  struct AVEdgeWidths {
    var bottom: CGFloat
    init()
    init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
  }
  var AVEncoderAudioQualityForVBRKey: String { get }
  var AVEncoderAudioQualityKey: String { get }
  var AVEncoderBitDepthHintKey: String { get }
  var AVEncoderBitRateKey: String { get }
  var AVEncoderBitRatePerChannelKey: String { get }
  var AVEncoderBitRateStrategyKey: String { get }
  enum AVError: Int {
    case unknown, outOfMemory, sessionNotRunning, deviceAlreadyUsedByAnotherSession, noDataCaptured, sessionConfigurationChanged, diskFull, deviceWasDisconnected, mediaChanged, maximumDurationReached, maximumFileSizeReached, mediaDiscontinuity, maximumNumberOfSamplesForFileFormatReached, deviceNotConnected, deviceInUseByAnotherApplication, deviceLockedForConfigurationByAnotherProcess, sessionWasInterrupted, mediaServicesWereReset, exportFailed, decodeFailed, invalidSourceMedia, fileAlreadyExists, compositionTrackSegmentsNotContiguous, invalidCompositionTrackSegmentDuration, invalidCompositionTrackSegmentSourceStartTime, invalidCompositionTrackSegmentSourceDuration, formatNotRecognized, failedToParse, maximumStillImageCaptureRequestsExceeded, contentIsProtected, noImageAtTime, decoderNotFound, encoderNotFound, contentIsNotAuthorized, applicationIsNotAuthorized, deviceIsNotAvailableInBackground, operationNotSupportedForAsset, decoderTemporarilyUnavailable, encoderTemporarilyUnavailable, invalidVideoComposition, referenceForbiddenByReferencePolicy, invalidOutputURLPathExtension, screenCaptureFailed, displayWasDisabled, torchLevelUnavailable, operationInterrupted, incompatibleAsset, failedToLoadMediaData, serverIncorrectlyConfigured, applicationIsNotAuthorizedToUseDevice, failedToParse2, fileTypeDoesNotSupportSampleReferences, undecodableMediaData, airPlayControllerRequiresInternet, airPlayReceiverRequiresInternet, videoCompositorFailed, recordingAlreadyInProgress, createContentKeyRequestFailed, unsupportedOutputSettings, operationNotAllowed, contentIsUnavailable, formatUnsupported, malformedDepth, contentNotUpdated, noLongerPlayable, noCompatibleAlternatesForExternalDisplay, noSourceTrack, externalPlaybackNotSupportedForAsset, operationNotSupportedForPreset, sessionHardwareCostOverage, unsupportedDeviceActiveFormat, incorrectlyConfigured, segmentStartedWithNonSyncSample, rosettaNotInstalled, operationCancelled, requestCancelled, invalidSampleCursor, failedToLoadSampleData, airPlayReceiverTemporarilyUnavailable, encodeFailed, sandboxExtensionDenied, toneMappingFailed, mediaExtensionDisabled, mediaExtensionConflict
  }
  var AVErrorDeviceKey: String { get }
  var AVErrorDiscontinuityFlagsKey: String { get }
  var AVErrorFileSizeKey: String { get }
  var AVErrorFileTypeKey: String { get }
  var AVErrorMediaSubTypeKey: String { get }
  var AVErrorMediaTypeKey: String { get }
  var AVErrorPIDKey: String { get }
  var AVErrorPersistentTrackIDKey: String { get }
  var AVErrorPresentationTimeStampKey: String { get }
  var AVErrorRecordingSuccessfullyFinishedKey: String { get }
  var AVErrorTimeKey: String { get }
  class AVExposureBiasRange: NSObject {
    func containsExposureBias(_ exposureBias: Float) -> Bool
    var maxExposureBias: Float { get }
    var minExposureBias: Float { get }
  }
  class AVExtendedNoteOnEvent: AVMusicEvent {
    var duration: Double
    var groupID: UInt32
    init()
    init(midiNote: Float, velocity: Float, groupID groupId: UInt32, duration: Double)
    init(midiNote: Float, velocity: Float, instrumentID instrumentId: UInt32, groupID groupId: UInt32, duration: Double)
    var instrumentID: UInt32
    var midiNote: Float
    var velocity: Float
  }
  var AVExtendedNoteOnEventDefaultInstrument: UInt32 { get }
  class AVExtendedTempoEvent: AVMusicEvent {
    init()
    init(tempo: Double)
    var tempo: Double
  }
  enum AVExternalContentProtectionStatus: Int {
    case pending, sufficient, insufficient
  }
  class AVExternalStorageDevice: NSObject {
    static var authorizationStatus: AVAuthorizationStatus { get }
    var displayName: String? { get }
    var freeSize: Int { get }
    var isConnected: Bool { get }
    var isNotRecommendedForCaptureUse: Bool { get }
    func nextAvailableURLs(withPathExtensions extensionArray: [String]) throws -> [URL]
    static func requestAccess() async -> Bool
    static func requestAccess(completionHandler handler: @escaping (Bool) -> Void)
    var totalSize: Int { get }
    var uuid: UUID? { get }
  }
  class AVExternalStorageDeviceDiscoverySession: NSObject {
    var externalStorageDevices: [AVExternalStorageDevice] { get }
    static var isSupported: Bool { get }
    static var shared: AVExternalStorageDeviceDiscoverySession? { get }
  }
  struct AVFileType: RawRepresentable, Hashable {
    static var _3GPP: AVFileType { get }
    static var _3GPP2: AVFileType { get }
    static var ac3: AVFileType { get }
    static var ahap: AVFileType { get }
    static var aifc: AVFileType { get }
    static var aiff: AVFileType { get }
    static var amr: AVFileType { get }
    static var appleM4A: AVFileType { get }
    static var appleM4V: AVFileType { get }
    static var appleiTT: AVFileType { get }
    static var avci: AVFileType { get }
    static var coreAudioFormat: AVFileType { get }
    static var dng: AVFileType { get }
    static var enhancedAC3: AVFileType { get }
    static var heic: AVFileType { get }
    static var heif: AVFileType { get }
    init(rawValue: String)
    static var jpeg: AVFileType { get }
    static var mpeg4: AVFileType { get }
    static var mpegLayer3: AVFileType { get }
    static var quickTimeMovie: AVFileType { get }
    var rawValue: String { get }
    static var scc: AVFileType { get }
    static var sunAU: AVFileType { get }
    static var tiff: AVFileType { get }
    static var wave: AVFileType { get }
  }
  struct AVFileTypeProfile: RawRepresentable, Hashable {
    init(rawValue: String)
    static var mpeg4AppleHLS: AVFileTypeProfile { get }
    static var mpeg4CMAFCompliant: AVFileTypeProfile { get }
    static var none: AVFileTypeProfile { get }
    var rawValue: String { get }
  }
  var AVFormatIDKey: String { get }
  var AVFoundationErrorDomain: String { get }
  protocol AVFragmentMinding: NSObjectProtocol {
    var isAssociatedWithFragmentMinder: Bool { get }
  }
  class AVFragmentedAsset: AVURLAsset, AVFragmentMinding {
    init(url: URL, options: [AnyHashable: Any]?)
    init(url: URL, options: [String: Any]?)
    func loadTrack(withTrackID trackId: Int32) async throws -> AVFragmentedAssetTrack
    func loadTrack(withTrackID trackId: Int32, completionHandler: @escaping (AVFragmentedAssetTrack?, Error?) -> Void)
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String) async throws -> [AVFragmentedAssetTrack]
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping ([AVFragmentedAssetTrack]?, Error?) -> Void)
    func loadTracks(withMediaType mediaType: String) async throws -> [AVFragmentedAssetTrack]
    func loadTracks(withMediaType mediaType: String, completionHandler: @escaping ([AVFragmentedAssetTrack]?, Error?) -> Void)
    func track(withTrackID trackID: Int32) -> AVFragmentedAssetTrack?
    var tracks: [AVFragmentedAssetTrack] { get }
    func tracks(withMediaCharacteristic mediaCharacteristic: String) -> [AVFragmentedAssetTrack]
    func tracks(withMediaType mediaType: String) -> [AVFragmentedAssetTrack]
  }
  class AVFragmentedAssetMinder: NSObject {
    func addFragmentedAsset(_ asset: AVAsset)
    var assets: [AVAsset] { get }
    init()
    init(asset: AVAsset, mindingInterval: Double)
    init(asset: AVFragmentMinding, mindingInterval: Double)
    var mindingInterval: Double
    func removeFragmentedAsset(_ asset: AVAsset)
  }
  class AVFragmentedAssetTrack: AVAssetTrack {}
  class AVFragmentedMovie: AVMovie, AVFragmentMinding {
    static var containsMovieFragmentsDidChangeNotification: Notification.Name { get }
    static var durationDidChangeNotification: Notification.Name { get }
    init(data: Data, options: [String: Any]?)
    init(url URL: URL, options: [String: Any]?)
    func loadTrack(withTrackID trackId: Int32) async throws -> AVMutableCompositionTrack
    func loadTrack(withTrackID trackId: Int32, completionHandler: @escaping (AVMutableCompositionTrack?, Error?) -> Void)
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func loadTracks(withMediaType mediaType: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaType mediaType: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func track(withTrackID trackID: Int32) -> AVFragmentedMovieTrack?
    var tracks: [AVFragmentedMovieTrack] { get }
    func tracks(withMediaCharacteristic mediaCharacteristic: String) -> [AVFragmentedMovieTrack]
    func tracks(withMediaType mediaType: String) -> [AVFragmentedMovieTrack]
    static var wasDefragmentedNotification: Notification.Name { get }
  }
  class AVFragmentedMovieMinder: AVFragmentedAssetMinder {
    func add(_ movie: AVFragmentedMovie)
    init()
    init(movie: AVFragmentedMovie, mindingInterval: Double)
    var mindingInterval: Double
    var movies: [AVFragmentedMovie] { get }
    func remove(_ movie: AVFragmentedMovie)
  }
  class AVFragmentedMovieTrack: AVMovieTrack {
    static var segmentsDidChangeNotification: Notification.Name { get }
    static var timeRangeDidChangeNotification: Notification.Name { get }
    static var totalSampleDataLengthDidChangeNotification: Notification.Name { get }
  }
  class AVFrameRateRange: NSObject {
    var maxFrameDuration: CMTime { get }
    var maxFrameRate: Double { get }
    var minFrameDuration: CMTime { get }
    var minFrameRate: Double { get }
  }
  enum AVKeyValueStatus: Int {
    case unknown, loading, loaded, failed, cancelled
  }
  struct AVLayerVideoGravity: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var resize: AVLayerVideoGravity { get }
    static var resizeAspect: AVLayerVideoGravity { get }
    static var resizeAspectFill: AVLayerVideoGravity { get }
  }
  var AVLinearPCMBitDepthKey: String { get }
  var AVLinearPCMIsBigEndianKey: String { get }
  var AVLinearPCMIsFloatKey: String { get }
  var AVLinearPCMIsNonInterleaved: String { get }
  class AVMIDIChannelEvent: AVMusicEvent {
    var channel: UInt32
    init()
  }
  class AVMIDIChannelPressureEvent: AVMIDIChannelEvent {
    init()
    init(channel: UInt32, pressure: UInt32)
    var pressure: UInt32
  }
  class AVMIDIControlChangeEvent: AVMIDIChannelEvent {
    init()
    init(channel: UInt32, messageType: AVMIDIControlChangeMessageType, value: UInt32)
    var messageType: AVMIDIControlChangeMessageType { get }
    var value: UInt32 { get }
  }
  enum AVMIDIControlChangeMessageType: Int {
    case bankSelect, modWheel, breath, foot, portamentoTime, dataEntry, volume, balance, pan, expression, sustain, portamento, sostenuto, soft, legatoPedal, hold2Pedal, filterResonance, releaseTime, attackTime, brightness, decayTime, vibratoRate, vibratoDepth, vibratoDelay, reverbLevel, chorusLevel, rpnLsb, rpnMsb, allSoundOff, resetAllControllers, allNotesOff, omniModeOff, omniModeOn, monoModeOn, monoModeOff
  }
  class AVMIDIMetaEvent: AVMusicEvent {
    enum EventType: Int { case sequenceNumber, text, copyright, trackName, instrument, lyric, marker, cuePoint, midiChannel, midiPort, endOfTrack, tempo, smpteOffset, timeSignature, keySignature, proprietaryEvent }
    init()
    init(type: AVMIDIMetaEvent.EventType, data: Data)
    var type: AVMIDIMetaEvent.EventType { get }
  }
  class AVMIDINoteEvent: AVMusicEvent {
    var channel: UInt32
    var duration: Double
    init()
    init(channel: UInt32, key keyNum: UInt32, velocity: UInt32, duration: Double)
    var key: UInt32
    var velocity: UInt32
  }
  class AVMIDIPitchBendEvent: AVMIDIChannelEvent {
    init()
    init(channel: UInt32, value: UInt32)
    var value: UInt32
  }
  class AVMIDIPlayer: NSObject {
    var currentPosition: Double
    var duration: Double { get }
    init()
    init(contentsOf contentsUrl: URL, soundBankURL soundBankUrl: URL?) throws
    init(data: Data, soundBankURL sounddBankUrl: URL?) throws
    var isPlaying: Bool { get }
    func play() async
    func play(_ completionHandler: (() -> Void)? = nil)
    func prepareToPlay()
    var rate: Float
    func stop()
  }
  class AVMIDIPolyPressureEvent: AVMIDIChannelEvent {
    init()
    init(channel: UInt32, key: UInt32, pressure: UInt32)
    var key: UInt32
    var pressure: UInt32
  }
  class AVMIDIProgramChangeEvent: AVMIDIChannelEvent {
    init()
    init(channel: UInt32, programNumber: UInt32)
    var programNumber: UInt32
  }
  class AVMIDISysexEvent: AVMusicEvent {
    init()
    init(data: Data)
    var sizeInBytes: UInt32 { get }
  }
  func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect
  struct AVMediaCharacteristic: RawRepresentable, Hashable {
    static var audible: AVMediaCharacteristic { get }
    static var carriesVideoStereoMetadata: AVMediaCharacteristic { get }
    static var containsAlphaChannel: AVMediaCharacteristic { get }
    static var containsHDRVideo: AVMediaCharacteristic { get }
    static var containsOnlyForcedSubtitles: AVMediaCharacteristic { get }
    static var containsStereoMultiviewVideo: AVMediaCharacteristic { get }
    static var describesMusicAndSoundForAccessibility: AVMediaCharacteristic { get }
    static var describesVideoForAccessibility: AVMediaCharacteristic { get }
    static var dubbedTranslation: AVMediaCharacteristic { get }
    static var easyToRead: AVMediaCharacteristic { get }
    static var enhancesSpeechIntelligibility: AVMediaCharacteristic { get }
    static var frameBased: AVMediaCharacteristic { get }
    static var indicatesHorizontalFieldOfView: AVMediaCharacteristic { get }
    init(rawValue: String)
    static var isAuxiliaryContent: AVMediaCharacteristic { get }
    static var isMainProgramContent: AVMediaCharacteristic { get }
    static var isOriginalContent: AVMediaCharacteristic { get }
    static var languageTranslation: AVMediaCharacteristic { get }
    static var legible: AVMediaCharacteristic { get }
    var rawValue: String { get }
    static var tactileMinimal: AVMediaCharacteristic { get }
    static var transcribesSpokenDialogForAccessibility: AVMediaCharacteristic { get }
    static var usesWideGamutColorSpace: AVMediaCharacteristic { get }
    static var visual: AVMediaCharacteristic { get }
    static var voiceOverTranslation: AVMediaCharacteristic { get }
  }
  class AVMediaDataStorage: NSObject {
    init(url URL: URL, options: [String: Any]?)
    var url: URL? { get }
  }
  class AVMediaExtensionProperties: NSObject, NSCopying {
    var containingBundleName: String { get }
    var containingBundleURL: URL { get }
    var extensionIdentifier: String { get }
    var extensionName: String { get }
    var extensionURL: URL { get }
  }
  class AVMediaSelection: NSObject, NSCopying, NSMutableCopying {
    var asset: AVAsset? { get }
    init()
    func mediaSelectionCriteriaCanBeAppliedAutomatically(to mediaSelectionGroup: AVMediaSelectionGroup) -> Bool
    func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption?
  }
  class AVMediaSelectionGroup: NSObject, NSCopying {
    var allowsEmptySelection: Bool { get }
    var defaultOption: AVMediaSelectionOption? { get }
    init()
    func mediaSelectionOption(withPropertyList propertyList: Any) -> AVMediaSelectionOption?
    static func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]) -> [AVMediaSelectionOption]
    static func mediaSelectionOptions(from source: [AVMediaSelectionOption], with locale: Locale) -> [AVMediaSelectionOption]
    static func mediaSelectionOptions(from source: [AVMediaSelectionOption], withMediaCharacteristics avmediaCharacteristics: [String]) -> [AVMediaSelectionOption]
    static func mediaSelectionOptions(from source: [AVMediaSelectionOption], withoutMediaCharacteristics avmediaCharacteristics: [String]) -> [AVMediaSelectionOption]
    var options: [AVMediaSelectionOption] { get }
    static func playableMediaSelectionOptions(from source: [AVMediaSelectionOption]) -> [AVMediaSelectionOption]
  }
  class AVMediaSelectionOption: NSObject, NSCopying {
    func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption?
    var availableMetadataFormats: [String] { get }
    var commonMetadata: [AVMetadataItem] { get }
    var displayName: String { get }
    func displayName(with locale: Locale) -> String
    var extendedLanguageTag: String? { get }
    func hasMediaCharacteristic(_ mediaCharacteristic: String) -> Bool
    init()
    var isPlayable: Bool { get }
    var locale: Locale? { get }
    var mediaSubTypes: [NSNumber] { get }
    var mediaType: String { get }
    func metadata(forFormat format: String) -> [AVMetadataItem]
    var propertyList: Any { get }
  }
  struct AVMediaType: RawRepresentable, Hashable {
    static var audio: AVMediaType { get }
    static var auxiliaryPicture: AVMediaType { get }
    static var closedCaption: AVMediaType { get }
    static var depthData: AVMediaType { get }
    static var haptic: AVMediaType { get }
    init(rawValue: String)
    static var metadata: AVMediaType { get }
    static var metadataObject: AVMediaType { get }
    static var muxed: AVMediaType { get }
    var rawValue: String { get }
    static var subtitle: AVMediaType { get }
    static var text: AVMediaType { get }
    static var timecode: AVMediaType { get }
    static var video: AVMediaType { get }
  }
  var AVMetadata3GPUserDataKeyAlbumAndTrack: String { get }
  var AVMetadata3GPUserDataKeyAuthor: String { get }
  var AVMetadata3GPUserDataKeyCollection: String { get }
  var AVMetadata3GPUserDataKeyCopyright: String { get }
  var AVMetadata3GPUserDataKeyDescription: String { get }
  var AVMetadata3GPUserDataKeyGenre: String { get }
  var AVMetadata3GPUserDataKeyKeywordList: String { get }
  var AVMetadata3GPUserDataKeyLocation: String { get }
  var AVMetadata3GPUserDataKeyMediaClassification: String { get }
  var AVMetadata3GPUserDataKeyMediaRating: String { get }
  var AVMetadata3GPUserDataKeyPerformer: String { get }
  var AVMetadata3GPUserDataKeyRecordingYear: String { get }
  var AVMetadata3GPUserDataKeyThumbnail: String { get }
  var AVMetadata3GPUserDataKeyTitle: String { get }
  var AVMetadata3GPUserDataKeyUserRating: String { get }
  class AVMetadataBodyObject: AVMetadataObject, NSCopying {
    var bodyID: Int { get }
  }
  class AVMetadataCatBodyObject: AVMetadataBodyObject, NSCopying {}
  var AVMetadataCommonKeyAccessibilityDescription: String { get }
  var AVMetadataCommonKeyAlbumName: String { get }
  var AVMetadataCommonKeyArtist: String { get }
  var AVMetadataCommonKeyArtwork: String { get }
  var AVMetadataCommonKeyAuthor: String { get }
  var AVMetadataCommonKeyContributor: String { get }
  var AVMetadataCommonKeyCopyrights: String { get }
  var AVMetadataCommonKeyCreationDate: String { get }
  var AVMetadataCommonKeyCreator: String { get }
  var AVMetadataCommonKeyDescription: String { get }
  var AVMetadataCommonKeyFormat: String { get }
  var AVMetadataCommonKeyIdentifier: String { get }
  var AVMetadataCommonKeyLanguage: String { get }
  var AVMetadataCommonKeyLastModifiedDate: String { get }
  var AVMetadataCommonKeyLocation: String { get }
  var AVMetadataCommonKeyMake: String { get }
  var AVMetadataCommonKeyModel: String { get }
  var AVMetadataCommonKeyPublisher: String { get }
  var AVMetadataCommonKeyRelation: String { get }
  var AVMetadataCommonKeySoftware: String { get }
  var AVMetadataCommonKeySource: String { get }
  var AVMetadataCommonKeySubject: String { get }
  var AVMetadataCommonKeyTitle: String { get }
  var AVMetadataCommonKeyType: String { get }
  class AVMetadataDogBodyObject: AVMetadataBodyObject, NSCopying {}
  var AVMetadataExtraAttributeBaseURIKey: String { get }
  var AVMetadataExtraAttributeInfoKey: String { get }
  var AVMetadataExtraAttributeValueURIKey: String { get }
  class AVMetadataFaceObject: AVMetadataObject, NSCopying {
    var faceID: Int { get }
    var hasRollAngle: Bool { get }
    var hasYawAngle: Bool { get }
    init()
    var rollAngle: CGFloat { get }
    var yawAngle: CGFloat { get }
  }
  struct AVMetadataFormat: RawRepresentable, Hashable {
    static var hlsMetadata: AVMetadataFormat { get }
    static var iTunesMetadata: AVMetadataFormat { get }
    static var id3Metadata: AVMetadataFormat { get }
    init(rawValue: String)
    static var isoUserData: AVMetadataFormat { get }
    static var quickTimeUserData: AVMetadataFormat { get }
    var rawValue: String { get }
    static var unknown: AVMetadataFormat { get }
  }
  var AVMetadataFormatQuickTimeMetadata: String { get }
  class AVMetadataGroup: NSObject {
    var classifyingLabel: String? { get }
    init()
    var items: [AVMetadataItem] { get }
    var uniqueID: String? { get }
  }
  class AVMetadataHumanBodyObject: AVMetadataBodyObject, NSCopying {}
  class AVMetadataHumanFullBodyObject: AVMetadataBodyObject, NSCopying {
    init()
  }
  var AVMetadataID3MetadataKeyAlbumSortOrder: String { get }
  var AVMetadataID3MetadataKeyAlbumTitle: String { get }
  var AVMetadataID3MetadataKeyAttachedPicture: String { get }
  var AVMetadataID3MetadataKeyAudioEncryption: String { get }
  var AVMetadataID3MetadataKeyAudioSeekPointIndex: String { get }
  var AVMetadataID3MetadataKeyBand: String { get }
  var AVMetadataID3MetadataKeyBeatsPerMinute: String { get }
  var AVMetadataID3MetadataKeyComments: String { get }
  var AVMetadataID3MetadataKeyCommercial: String { get }
  var AVMetadataID3MetadataKeyCommercialInformation: String { get }
  var AVMetadataID3MetadataKeyCommerical: String { get }
  var AVMetadataID3MetadataKeyComposer: String { get }
  var AVMetadataID3MetadataKeyConductor: String { get }
  var AVMetadataID3MetadataKeyContentGroupDescription: String { get }
  var AVMetadataID3MetadataKeyContentType: String { get }
  var AVMetadataID3MetadataKeyCopyright: String { get }
  var AVMetadataID3MetadataKeyCopyrightInformation: String { get }
  var AVMetadataID3MetadataKeyDate: String { get }
  var AVMetadataID3MetadataKeyEncodedBy: String { get }
  var AVMetadataID3MetadataKeyEncodedWith: String { get }
  var AVMetadataID3MetadataKeyEncodingTime: String { get }
  var AVMetadataID3MetadataKeyEncryption: String { get }
  var AVMetadataID3MetadataKeyEqualization: String { get }
  var AVMetadataID3MetadataKeyEqualization2: String { get }
  var AVMetadataID3MetadataKeyEventTimingCodes: String { get }
  var AVMetadataID3MetadataKeyFileOwner: String { get }
  var AVMetadataID3MetadataKeyFileType: String { get }
  var AVMetadataID3MetadataKeyGeneralEncapsulatedObject: String { get }
  var AVMetadataID3MetadataKeyGroupIdentifier: String { get }
  var AVMetadataID3MetadataKeyInitialKey: String { get }
  var AVMetadataID3MetadataKeyInternationalStandardRecordingCode: String { get }
  var AVMetadataID3MetadataKeyInternetRadioStationName: String { get }
  var AVMetadataID3MetadataKeyInternetRadioStationOwner: String { get }
  var AVMetadataID3MetadataKeyInvolvedPeopleList_v23: String { get }
  var AVMetadataID3MetadataKeyInvolvedPeopleList_v24: String { get }
  var AVMetadataID3MetadataKeyLanguage: String { get }
  var AVMetadataID3MetadataKeyLeadPerformer: String { get }
  var AVMetadataID3MetadataKeyLength: String { get }
  var AVMetadataID3MetadataKeyLink: String { get }
  var AVMetadataID3MetadataKeyLyricist: String { get }
  var AVMetadataID3MetadataKeyMPEGLocationLookupTable: String { get }
  var AVMetadataID3MetadataKeyMediaType: String { get }
  var AVMetadataID3MetadataKeyModifiedBy: String { get }
  var AVMetadataID3MetadataKeyMood: String { get }
  var AVMetadataID3MetadataKeyMusicCDIdentifier: String { get }
  var AVMetadataID3MetadataKeyMusicianCreditsList: String { get }
  var AVMetadataID3MetadataKeyOfficialArtistWebpage: String { get }
  var AVMetadataID3MetadataKeyOfficialAudioFileWebpage: String { get }
  var AVMetadataID3MetadataKeyOfficialAudioSourceWebpage: String { get }
  var AVMetadataID3MetadataKeyOfficialInternetRadioStationHomepage: String { get }
  var AVMetadataID3MetadataKeyOfficialPublisherWebpage: String { get }
  var AVMetadataID3MetadataKeyOriginalAlbumTitle: String { get }
  var AVMetadataID3MetadataKeyOriginalArtist: String { get }
  var AVMetadataID3MetadataKeyOriginalFilename: String { get }
  var AVMetadataID3MetadataKeyOriginalLyricist: String { get }
  var AVMetadataID3MetadataKeyOriginalReleaseTime: String { get }
  var AVMetadataID3MetadataKeyOriginalReleaseYear: String { get }
  var AVMetadataID3MetadataKeyOwnership: String { get }
  var AVMetadataID3MetadataKeyPartOfASet: String { get }
  var AVMetadataID3MetadataKeyPayment: String { get }
  var AVMetadataID3MetadataKeyPerformerSortOrder: String { get }
  var AVMetadataID3MetadataKeyPlayCounter: String { get }
  var AVMetadataID3MetadataKeyPlaylistDelay: String { get }
  var AVMetadataID3MetadataKeyPopularimeter: String { get }
  var AVMetadataID3MetadataKeyPositionSynchronization: String { get }
  var AVMetadataID3MetadataKeyPrivate: String { get }
  var AVMetadataID3MetadataKeyProducedNotice: String { get }
  var AVMetadataID3MetadataKeyPublisher: String { get }
  var AVMetadataID3MetadataKeyRecommendedBufferSize: String { get }
  var AVMetadataID3MetadataKeyRecordingDates: String { get }
  var AVMetadataID3MetadataKeyRecordingTime: String { get }
  var AVMetadataID3MetadataKeyRelativeVolumeAdjustment: String { get }
  var AVMetadataID3MetadataKeyRelativeVolumeAdjustment2: String { get }
  var AVMetadataID3MetadataKeyReleaseTime: String { get }
  var AVMetadataID3MetadataKeyReverb: String { get }
  var AVMetadataID3MetadataKeySeek: String { get }
  var AVMetadataID3MetadataKeySetSubtitle: String { get }
  var AVMetadataID3MetadataKeySignature: String { get }
  var AVMetadataID3MetadataKeySize: String { get }
  var AVMetadataID3MetadataKeySubTitle: String { get }
  var AVMetadataID3MetadataKeySynchronizedLyric: String { get }
  var AVMetadataID3MetadataKeySynchronizedTempoCodes: String { get }
  var AVMetadataID3MetadataKeyTaggingTime: String { get }
  var AVMetadataID3MetadataKeyTermsOfUse: String { get }
  var AVMetadataID3MetadataKeyTime: String { get }
  var AVMetadataID3MetadataKeyTitleDescription: String { get }
  var AVMetadataID3MetadataKeyTitleSortOrder: String { get }
  var AVMetadataID3MetadataKeyTrackNumber: String { get }
  var AVMetadataID3MetadataKeyUniqueFileIdentifier: String { get }
  var AVMetadataID3MetadataKeyUnsynchronizedLyric: String { get }
  var AVMetadataID3MetadataKeyUserText: String { get }
  var AVMetadataID3MetadataKeyUserURL: String { get }
  var AVMetadataID3MetadataKeyYear: String { get }
  var AVMetadataISOUserDataKeyAccessibilityDescription: String { get }
  var AVMetadataISOUserDataKeyCopyright: String { get }
  var AVMetadataISOUserDataKeyDate: String { get }
  var AVMetadataISOUserDataKeyTaggedCharacteristic: String { get }
  var AVMetadataIcyMetadataKeyStreamTitle: String { get }
  var AVMetadataIcyMetadataKeyStreamURL: String { get }
  var AVMetadataIdentifierISOUserDataAccessibilityDescription: String { get }
  var AVMetadataIdentifierQuickTimeMetadataFullFrameRatePlaybackIntent: String { get }
  var AVMetadataIdentifierQuickTimeMetadataIsMontage: String { get }
  class AVMetadataItem: NSObject, NSMutableCopying {
    var commonKey: String? { get }
    var dataType: String?
    var dataValue: Data? { get }
    var dateValue: Date? { get }
    var duration: CMTime
    var extendedLanguageTag: String?
    var extraAttributes: [AnyHashable: Any]?
    var identifier: String?
    static func identifier(forKey key: Any, keySpace: String) -> String?
    init()
    init(propertiesOf metadataItem: AVMetadataItem, valueLoadingHandler handler: @escaping (AVMetadataItemValueRequest) -> Void)
    var key: Any? { get }
    static func key(forIdentifier identifier: String) -> Any?
    var keySpace: String?
    static func keySpace(forIdentifier identifier: String) -> String?
    func loadValues(forKeys keys: [String]) async
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil)
    var locale: Locale?
    static func metadataItems(from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]) -> [AVMetadataItem]
    static func metadataItems(from metadataItems: [AVMetadataItem], filteredBy metadataItemFilter: AVMetadataItemFilter) -> [AVMetadataItem]
    static func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier metadataIdentifer: String) -> [AVMetadataItem]
    static func metadataItems(from arrayToFilter: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem]
    static func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: String?) -> [AVMetadataItem]
    var numberValue: NSNumber? { get }
    var startDate: Date?
    func statusOfValue(forKey key: String) throws -> AVKeyValueStatus
    var stringValue: String? { get }
    var time: CMTime
    var value: Any?
  }
  class AVMetadataItemFilter: NSObject {
    static var forSharing: AVMetadataItemFilter { get }
  }
  class AVMetadataItemValueRequest: NSObject {
    init()
    var metadataItem: AVMetadataItem? { get }
    func respond(withValue value: Any)
    func respondWithError(_ error: Error)
  }
  struct AVMetadataKeySpace: RawRepresentable, Hashable {
    static var audioFile: AVMetadataKeySpace { get }
    static var common: AVMetadataKeySpace { get }
    static var hlsDateRange: AVMetadataKeySpace { get }
    static var iTunes: AVMetadataKeySpace { get }
    static var icy: AVMetadataKeySpace { get }
    static var id3: AVMetadataKeySpace { get }
    init(rawValue: String)
    static var isoUserData: AVMetadataKeySpace { get }
    static var quickTimeMetadata: AVMetadataKeySpace { get }
    static var quickTimeUserData: AVMetadataKeySpace { get }
    var rawValue: String { get }
  }
  class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    var corners: [[AnyHashable: Any]]? { get }
    var descriptor: CIBarcodeDescriptor? { get }
    init()
    var stringValue: String? { get }
  }
  class AVMetadataObject: NSObject {
    struct ObjectType: RawRepresentable, Hashable {}
    var bounds: CGRect { get }
    var duration: CMTime { get }
    var time: CMTime { get }
    var type: AVMetadataObject.ObjectType { get }
  }
  extension AVMetadataObject.ObjectType {
    static var aztecCode: AVMetadataObject.ObjectType { get }
    static var catBody: AVMetadataObject.ObjectType { get }
    static var codabarCode: AVMetadataObject.ObjectType { get }
    static var code128Code: AVMetadataObject.ObjectType { get }
    static var code39Code: AVMetadataObject.ObjectType { get }
    static var code39Mod43Code: AVMetadataObject.ObjectType { get }
    static var code93Code: AVMetadataObject.ObjectType { get }
    static var dataMatrixCode: AVMetadataObject.ObjectType { get }
    static var dogBody: AVMetadataObject.ObjectType { get }
    static var ean13Code: AVMetadataObject.ObjectType { get }
    static var ean8Code: AVMetadataObject.ObjectType { get }
    static var face: AVMetadataObject.ObjectType { get }
    static var gs1DataBarCode: AVMetadataObject.ObjectType { get }
    static var gs1DataBarExpandedCode: AVMetadataObject.ObjectType { get }
    static var gs1DataBarLimitedCode: AVMetadataObject.ObjectType { get }
    static var humanBody: AVMetadataObject.ObjectType { get }
    static var humanFullBody: AVMetadataObject.ObjectType { get }
    init(rawValue: String)
    static var interleaved2of5Code: AVMetadataObject.ObjectType { get }
    static var itf14Code: AVMetadataObject.ObjectType { get }
    static var microPDF417Code: AVMetadataObject.ObjectType { get }
    static var microQRCode: AVMetadataObject.ObjectType { get }
    static var none: AVMetadataObject.ObjectType { get }
    static var pdf417Code: AVMetadataObject.ObjectType { get }
    static var qrCode: AVMetadataObject.ObjectType { get }
    var rawValue: String { get }
    static var salientObject: AVMetadataObject.ObjectType { get }
    static var upceCode: AVMetadataObject.ObjectType { get }
  }
  var AVMetadataQuickTimeMetadataKeyAccessibilityDescription: String { get }
  var AVMetadataQuickTimeMetadataKeyAlbum: String { get }
  var AVMetadataQuickTimeMetadataKeyArranger: String { get }
  var AVMetadataQuickTimeMetadataKeyArtist: String { get }
  var AVMetadataQuickTimeMetadataKeyArtwork: String { get }
  var AVMetadataQuickTimeMetadataKeyAuthor: String { get }
  var AVMetadataQuickTimeMetadataKeyCameraFrameReadoutTime: String { get }
  var AVMetadataQuickTimeMetadataKeyCameraIdentifier: String { get }
  var AVMetadataQuickTimeMetadataKeyCollectionUser: String { get }
  var AVMetadataQuickTimeMetadataKeyComment: String { get }
  var AVMetadataQuickTimeMetadataKeyComposer: String { get }
  var AVMetadataQuickTimeMetadataKeyContentIdentifier: String { get }
  var AVMetadataQuickTimeMetadataKeyCopyright: String { get }
  var AVMetadataQuickTimeMetadataKeyCreationDate: String { get }
  var AVMetadataQuickTimeMetadataKeyCredits: String { get }
  var AVMetadataQuickTimeMetadataKeyDescription: String { get }
  var AVMetadataQuickTimeMetadataKeyDirectionFacing: String { get }
  var AVMetadataQuickTimeMetadataKeyDirectionMotion: String { get }
  var AVMetadataQuickTimeMetadataKeyDirector: String { get }
  var AVMetadataQuickTimeMetadataKeyDisplayName: String { get }
  var AVMetadataQuickTimeMetadataKeyEncodedBy: String { get }
  var AVMetadataQuickTimeMetadataKeyFullFrameRatePlaybackIntent: String { get }
  var AVMetadataQuickTimeMetadataKeyGenre: String { get }
  var AVMetadataQuickTimeMetadataKeyInformation: String { get }
  var AVMetadataQuickTimeMetadataKeyIsMontage: String { get }
  var AVMetadataQuickTimeMetadataKeyKeywords: String { get }
  var AVMetadataQuickTimeMetadataKeyLocationBody: String { get }
  var AVMetadataQuickTimeMetadataKeyLocationDate: String { get }
  var AVMetadataQuickTimeMetadataKeyLocationISO6709: String { get }
  var AVMetadataQuickTimeMetadataKeyLocationName: String { get }
  var AVMetadataQuickTimeMetadataKeyLocationNote: String { get }
  var AVMetadataQuickTimeMetadataKeyLocationRole: String { get }
  var AVMetadataQuickTimeMetadataKeyMake: String { get }
  var AVMetadataQuickTimeMetadataKeyModel: String { get }
  var AVMetadataQuickTimeMetadataKeyOriginalArtist: String { get }
  var AVMetadataQuickTimeMetadataKeyPerformer: String { get }
  var AVMetadataQuickTimeMetadataKeyPhonogramRights: String { get }
  var AVMetadataQuickTimeMetadataKeyProducer: String { get }
  var AVMetadataQuickTimeMetadataKeyPublisher: String { get }
  var AVMetadataQuickTimeMetadataKeyRatingUser: String { get }
  var AVMetadataQuickTimeMetadataKeySoftware: String { get }
  var AVMetadataQuickTimeMetadataKeyTitle: String { get }
  var AVMetadataQuickTimeMetadataKeyYear: String { get }
  var AVMetadataQuickTimeMetadataKeyiXML: String { get }
  var AVMetadataQuickTimeUserDataKeyAccessibilityDescription: String { get }
  var AVMetadataQuickTimeUserDataKeyAlbum: String { get }
  var AVMetadataQuickTimeUserDataKeyArranger: String { get }
  var AVMetadataQuickTimeUserDataKeyArtist: String { get }
  var AVMetadataQuickTimeUserDataKeyAuthor: String { get }
  var AVMetadataQuickTimeUserDataKeyChapter: String { get }
  var AVMetadataQuickTimeUserDataKeyComment: String { get }
  var AVMetadataQuickTimeUserDataKeyComposer: String { get }
  var AVMetadataQuickTimeUserDataKeyCopyright: String { get }
  var AVMetadataQuickTimeUserDataKeyCreationDate: String { get }
  var AVMetadataQuickTimeUserDataKeyCredits: String { get }
  var AVMetadataQuickTimeUserDataKeyDescription: String { get }
  var AVMetadataQuickTimeUserDataKeyDirector: String { get }
  var AVMetadataQuickTimeUserDataKeyDisclaimer: String { get }
  var AVMetadataQuickTimeUserDataKeyEncodedBy: String { get }
  var AVMetadataQuickTimeUserDataKeyFullName: String { get }
  var AVMetadataQuickTimeUserDataKeyGenre: String { get }
  var AVMetadataQuickTimeUserDataKeyHostComputer: String { get }
  var AVMetadataQuickTimeUserDataKeyInformation: String { get }
  var AVMetadataQuickTimeUserDataKeyKeywords: String { get }
  var AVMetadataQuickTimeUserDataKeyLocationISO6709: String { get }
  var AVMetadataQuickTimeUserDataKeyMake: String { get }
  var AVMetadataQuickTimeUserDataKeyModel: String { get }
  var AVMetadataQuickTimeUserDataKeyOriginalArtist: String { get }
  var AVMetadataQuickTimeUserDataKeyOriginalFormat: String { get }
  var AVMetadataQuickTimeUserDataKeyOriginalSource: String { get }
  var AVMetadataQuickTimeUserDataKeyPerformers: String { get }
  var AVMetadataQuickTimeUserDataKeyPhonogramRights: String { get }
  var AVMetadataQuickTimeUserDataKeyProducer: String { get }
  var AVMetadataQuickTimeUserDataKeyProduct: String { get }
  var AVMetadataQuickTimeUserDataKeyPublisher: String { get }
  var AVMetadataQuickTimeUserDataKeySoftware: String { get }
  var AVMetadataQuickTimeUserDataKeySpecialPlaybackRequirements: String { get }
  var AVMetadataQuickTimeUserDataKeyTaggedCharacteristic: String { get }
  var AVMetadataQuickTimeUserDataKeyTrack: String { get }
  var AVMetadataQuickTimeUserDataKeyTrackName: String { get }
  var AVMetadataQuickTimeUserDataKeyURLLink: String { get }
  var AVMetadataQuickTimeUserDataKeyWarning: String { get }
  var AVMetadataQuickTimeUserDataKeyWriter: String { get }
  class AVMetadataSalientObject: AVMetadataObject, NSCopying {
    var objectID: Int { get }
  }
  var AVMetadataiTunesMetadataKeyAccountKind: String { get }
  var AVMetadataiTunesMetadataKeyAcknowledgement: String { get }
  var AVMetadataiTunesMetadataKeyAlbum: String { get }
  var AVMetadataiTunesMetadataKeyAlbumArtist: String { get }
  var AVMetadataiTunesMetadataKeyAppleID: String { get }
  var AVMetadataiTunesMetadataKeyArranger: String { get }
  var AVMetadataiTunesMetadataKeyArtDirector: String { get }
  var AVMetadataiTunesMetadataKeyArtist: String { get }
  var AVMetadataiTunesMetadataKeyArtistID: String { get }
  var AVMetadataiTunesMetadataKeyAuthor: String { get }
  var AVMetadataiTunesMetadataKeyBeatsPerMin: String { get }
  var AVMetadataiTunesMetadataKeyComposer: String { get }
  var AVMetadataiTunesMetadataKeyConductor: String { get }
  var AVMetadataiTunesMetadataKeyContentRating: String { get }
  var AVMetadataiTunesMetadataKeyCopyright: String { get }
  var AVMetadataiTunesMetadataKeyCoverArt: String { get }
  var AVMetadataiTunesMetadataKeyCredits: String { get }
  var AVMetadataiTunesMetadataKeyDescription: String { get }
  var AVMetadataiTunesMetadataKeyDirector: String { get }
  var AVMetadataiTunesMetadataKeyDiscCompilation: String { get }
  var AVMetadataiTunesMetadataKeyDiscNumber: String { get }
  var AVMetadataiTunesMetadataKeyEQ: String { get }
  var AVMetadataiTunesMetadataKeyEncodedBy: String { get }
  var AVMetadataiTunesMetadataKeyEncodingTool: String { get }
  var AVMetadataiTunesMetadataKeyExecProducer: String { get }
  var AVMetadataiTunesMetadataKeyGenreID: String { get }
  var AVMetadataiTunesMetadataKeyGrouping: String { get }
  var AVMetadataiTunesMetadataKeyLinerNotes: String { get }
  var AVMetadataiTunesMetadataKeyLyrics: String { get }
  var AVMetadataiTunesMetadataKeyOnlineExtras: String { get }
  var AVMetadataiTunesMetadataKeyOriginalArtist: String { get }
  var AVMetadataiTunesMetadataKeyPerformer: String { get }
  var AVMetadataiTunesMetadataKeyPhonogramRights: String { get }
  var AVMetadataiTunesMetadataKeyPlaylistID: String { get }
  var AVMetadataiTunesMetadataKeyPredefinedGenre: String { get }
  var AVMetadataiTunesMetadataKeyProducer: String { get }
  var AVMetadataiTunesMetadataKeyPublisher: String { get }
  var AVMetadataiTunesMetadataKeyRecordCompany: String { get }
  var AVMetadataiTunesMetadataKeyReleaseDate: String { get }
  var AVMetadataiTunesMetadataKeySoloist: String { get }
  var AVMetadataiTunesMetadataKeySongID: String { get }
  var AVMetadataiTunesMetadataKeySongName: String { get }
  var AVMetadataiTunesMetadataKeySoundEngineer: String { get }
  var AVMetadataiTunesMetadataKeyThanks: String { get }
  var AVMetadataiTunesMetadataKeyTrackNumber: String { get }
  var AVMetadataiTunesMetadataKeyTrackSubTitle: String { get }
  var AVMetadataiTunesMetadataKeyUserComment: String { get }
  var AVMetadataiTunesMetadataKeyUserGenre: String { get }
  class AVMetricContentKeyRequestEvent: AVMetricEvent {
    var contentKeySpecifier: AVContentKeySpecifier { get }
    var isClientInitiated: Bool { get }
    var mediaResourceRequestEvent: AVMetricMediaResourceRequestEvent? { get }
    var mediaType: String { get }
  }
  class AVMetricErrorEvent: AVMetricEvent {
    var didRecover: Bool { get }
    var error: Error { get }
  }
  class AVMetricEvent: NSObject, NSSecureCoding {
    var date: Date { get }
    init?(coder: NSCoder)
    var mediaTime: CMTime { get }
    var sessionID: String? { get }
  }
  class AVMetricEventStream: NSObject {
    func add(_ publisher: AVMetricEventStreamPublisher) -> Bool
    init()
    func setSubscriber(_ subscriber: AVMetricEventStreamSubscriber, queue: DispatchQueue?) -> Bool
    func subscribe(toMetricEvent metricEventClass: AnyClass)
    func subscribe(toMetricEvents metricEventsClasses: [AnyClass])
    func subscribeToAllMetricEvents()
  }
  protocol AVMetricEventStreamPublisher: NSObjectProtocol {}
  protocol AVMetricEventStreamSubscriber: NSObjectProtocol {
    func publisher(_ publisher: AVMetricEventStreamPublisher, didReceive event: AVMetricEvent)
  }
  class AVMetricHLSMediaSegmentRequestEvent: AVMetricEvent {
    var byteRange: NSRange { get }
    var indexFileURL: URL { get }
    var isMapSegment: Bool { get }
    var mediaResourceRequestEvent: AVMetricMediaResourceRequestEvent? { get }
    var mediaType: String { get }
    var url: URL? { get }
  }
  class AVMetricHLSPlaylistRequestEvent: AVMetricEvent {
    var isMultivariantPlaylist: Bool { get }
    var mediaResourceRequestEvent: AVMetricMediaResourceRequestEvent? { get }
    var mediaType: String { get }
    var url: URL? { get }
  }
  class AVMetricMediaResourceRequestEvent: AVMetricEvent {
    var byteRange: NSRange { get }
    var errorEvent: AVMetricErrorEvent? { get }
    var networkTransactionMetrics: URLSessionTaskMetrics? { get }
    var readFromCache: Bool { get }
    var requestEndTime: Date { get }
    var requestStartTime: Date { get }
    var responseEndTime: Date { get }
    var responseStartTime: Date { get }
    var serverAddress: String? { get }
    var url: URL? { get }
  }
  class AVMetricPlayerItemInitialLikelyToKeepUpEvent: AVMetricPlayerItemLikelyToKeepUpEvent {
    var contentKeyRequestEvents: [AVMetricContentKeyRequestEvent] { get }
    var mediaSegmentRequestEvents: [AVMetricHLSMediaSegmentRequestEvent] { get }
    var playlistRequestEvents: [AVMetricHLSPlaylistRequestEvent] { get }
  }
  class AVMetricPlayerItemLikelyToKeepUpEvent: AVMetricEvent {
    var loadedTimeRanges: [NSValue] { get }
    var timeTaken: Double { get }
    var variant: AVAssetVariant? { get }
  }
  class AVMetricPlayerItemPlaybackSummaryEvent: AVMetricEvent {
    var errorEvent: AVMetricErrorEvent? { get }
    var mediaResourceRequestCount: Int { get }
    var playbackDuration: Int { get }
    var recoverableErrorCount: Int { get }
    var stallCount: Int { get }
    var timeSpentInInitialStartup: Double { get }
    var timeSpentRecoveringFromStall: Double { get }
    var timeWeightedAverageBitrate: Int { get }
    var timeWeightedPeakBitrate: Int { get }
    var variantSwitchCount: Int { get }
  }
  class AVMetricPlayerItemRateChangeEvent: AVMetricEvent {
    var previousRate: Double { get }
    var rate: Double { get }
    var variant: AVAssetVariant? { get }
  }
  class AVMetricPlayerItemSeekDidCompleteEvent: AVMetricPlayerItemRateChangeEvent {
    var didSeekInBuffer: Bool { get }
  }
  class AVMetricPlayerItemSeekEvent: AVMetricPlayerItemRateChangeEvent {}
  class AVMetricPlayerItemStallEvent: AVMetricPlayerItemRateChangeEvent {}
  class AVMetricPlayerItemVariantSwitchEvent: AVMetricEvent {
    var didSucceed: Bool { get }
    var fromVariant: AVAssetVariant? { get }
    var loadedTimeRanges: [NSValue] { get }
    var toVariant: AVAssetVariant { get }
  }
  class AVMetricPlayerItemVariantSwitchStartEvent: AVMetricEvent {
    var fromVariant: AVAssetVariant? { get }
    var loadedTimeRanges: [NSValue] { get }
    var toVariant: AVAssetVariant { get }
  }
  class AVMovie: AVAsset, NSCopying, NSMutableCopying {
    struct WritingOptions: OptionSet {}
    var canContainMovieFragments: Bool { get }
    var containsMovieFragments: Bool { get }
    var data: Data? { get }
    var defaultMediaDataStorage: AVMediaDataStorage? { get }
    init(data: Data, options: [String: Any]?)
    init(url URL: URL, options: [String: Any]?)
    func `is`(compatibleWithFileType fileType: String) -> Bool
    func loadTrack(withTrackID trackId: Int32) async throws -> AVMutableCompositionTrack
    func loadTrack(withTrackID trackId: Int32, completionHandler: @escaping (AVMutableCompositionTrack?, Error?) -> Void)
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func loadTracks(withMediaType mediaType: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaType mediaType: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func movieHeader(withFileType fileType: String) throws -> Data
    static var movieTypes: [String] { get }
    func track(withTrackID trackID: Int32) -> AVMovieTrack?
    var tracks: [AVMovieTrack] { get }
    func tracks(withMediaCharacteristic mediaCharacteristic: String) -> [AVMovieTrack]
    func tracks(withMediaType mediaType: String) -> [AVMovieTrack]
    var url: URL? { get }
    func writeHeader(to URL: URL, fileType: String, options: AVMovie.WritingOptions = nil) throws
  }
  extension AVMovie.WritingOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var truncateDestinationToMovieHeaderOnly: AVMovie.WritingOptions { get }
  }
  var AVMovieReferenceRestrictionsKey: String { get }
  var AVMovieShouldSupportAliasDataReferencesKey: String { get }
  class AVMovieTrack: AVAssetTrack {
    var alternateGroupID: Int { get }
    var mediaDataStorage: AVMediaDataStorage? { get }
    var mediaDecodeTimeRange: CMTimeRange { get }
    var mediaPresentationTimeRange: CMTimeRange { get }
  }
  class AVMusicEvent: NSObject {
    init()
  }
  struct AVMusicSequenceLoadOptions: OptionSet {
    static var channelsToTracks: AVMusicSequenceLoadOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class AVMusicTrack: NSObject {
    enum LoopCount: Int { case forever }
    func add(_ event: AVMusicEvent, atBeat beat: Double)
    func clearEvents(in range: AVBeatRange)
    func copyAndMergeEvents(in range: AVBeatRange, from sourceTrack: AVMusicTrack, mergeAtBeat mergeStartBeat: Double)
    func copyEvents(in range: AVBeatRange, from sourceTrack: AVMusicTrack, insertAtBeat insertStartBeat: Double)
    func cutEvents(in range: AVBeatRange)
    var destinationAudioUnit: AVAudioUnit?
    var destinationMIDIEndpoint: UInt32
    func enumerateEvents(in range: AVBeatRange, using block: @escaping (AVMusicEvent, UnsafeMutablePointer<Double>, UnsafeMutablePointer<ObjCBool>) -> Void)
    var isLoopingEnabled: Bool
    var isMuted: Bool
    var isSoloed: Bool
    var lengthInBeats: Double
    var lengthInSeconds: Double
    var loopRange: AVBeatRange
    func moveEvents(in range: AVBeatRange, byAmount beatAmount: Double)
    var numberOfLoops: Int
    var offsetTime: Double
    var timeResolution: Int { get }
    var usesAutomatedParameters: Bool
  }
  class AVMusicUserEvent: AVMusicEvent {
    init()
    init(data: Data)
    var sizeInBytes: UInt32 { get }
  }
  class AVMutableAssetDownloadStorageManagementPolicy: AVAssetDownloadStorageManagementPolicy {
    var expirationDate: Date
    var priority: String
  }
  class AVMutableAudioMix: AVAudioMix {
    init()
    var inputParameters: [AVAudioMixInputParameters]
  }
  class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    var audioTapProcessor: Any?
    var audioTimePitchAlgorithm: String?
    init()
    init(track: AVAssetTrack?)
    func setVolume(_ volume: Float, at atTime: CMTime)
    func setVolumeRampFromStartVolume(_ startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange)
    var trackID: Int32
  }
  class AVMutableCaption: AVCaption {
    var animation: AVCaption.Animation
    init(text: String, timeRange: CMTimeRange)
    var region: AVCaptionRegion
    func removeBackgroundColor(in range: NSRange)
    func removeDecoration(in range: NSRange)
    func removeFontStyle(in range: NSRange)
    func removeFontWeight(in range: NSRange)
    func removeRuby(in range: NSRange)
    func removeTextColor(in range: NSRange)
    func removeTextCombine(in range: NSRange)
    func setBackgroundColor(_ color: CGColor, in range: NSRange)
    func setDecoration(_ decoration: AVCaption.Decoration, in range: NSRange)
    func setFontStyle(_ fontStyle: AVCaption.FontStyle, in range: NSRange)
    func setFontWeight(_ fontWeight: AVCaption.FontWeight, in range: NSRange)
    func setRuby(_ ruby: AVCaptionRuby, in range: NSRange)
    func setTextColor(_ color: CGColor, in range: NSRange)
    func setTextCombine(_ textCombine: AVCaption.TextCombine, in range: NSRange)
    var text: String
    var textAlignment: AVCaption.TextAlignment
    var timeRange: CMTimeRange
  }
  class AVMutableCaptionRegion: AVCaptionRegion {
    var displayAlignment: AVCaptionRegion.DisplayAlignment
    init()
    init(identifier: String)
    var origin: AVCaptionPoint
    var scroll: AVCaptionRegion.Scroll
    var size: AVCaptionSize
    var writingMode: AVCaptionRegion.WritingMode
  }
  class AVMutableComposition: AVComposition {
    func addMutableTrack(withMediaType mediaType: String, preferredTrackID preferredTrackId: Int32) -> AVMutableCompositionTrack?
    func addTracks(forCinematicAssetInfo assetInfo: CNAssetInfo, preferredStartingTrackID: Int32) -> CNCompositionInfo
    init()
    init(urlAssetInitializationOptions: [String: Any]?)
    func insert(_ insertTimeRange: CMTimeRange, of sourceAsset: AVAsset, at atTime: CMTime) throws
    func insert(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws
    func insert(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime, completionHandler: @escaping (Error?) -> Void)
    func insertEmpty(_ timeRange: CMTimeRange)
    func loadTrack(withTrackID trackId: Int32) async throws -> AVMutableCompositionTrack
    func loadTrack(withTrackID trackId: Int32, completionHandler: @escaping (AVMutableCompositionTrack?, Error?) -> Void)
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func loadTracks(withMediaType mediaType: String) async throws -> [AVMutableCompositionTrack]
    func loadTracks(withMediaType mediaType: String, completionHandler: @escaping ([AVMutableCompositionTrack]?, Error?) -> Void)
    func mutableTrack(compatibleWith referenceTrack: AVAssetTrack) -> AVMutableCompositionTrack?
    var naturalSize: CGSize
    func remove(_ timeRange: CMTimeRange)
    func removeTrack(_ track: AVCompositionTrack)
    func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
    func track(withTrackID trackID: Int32) -> AVMutableCompositionTrack?
    func tracks(withMediaCharacteristic mediaCharacteristic: String) -> [AVMutableCompositionTrack]
    func tracks(withMediaType mediaType: String) -> [AVMutableCompositionTrack]
  }
  class AVMutableCompositionTrack: AVCompositionTrack {
    func addTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: String)
    var extendedLanguageTag: String?
    func insertEmptyTimeRange(_ timeRange: CMTimeRange)
    func insertTimeRange(_ timeRange: CMTimeRange, of ofTrack: AVAssetTrack, at atTime: CMTime) throws
    func insertTimeRanges(_ cmTimeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws
    var isEnabled: Bool
    var languageCode: String?
    var naturalTimeScale: Int32
    var preferredTransform: CGAffineTransform
    var preferredVolume: Float
    func removeTimeRange(_ timeRange: CMTimeRange)
    func removeTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: String)
    func replaceFormatDescription(_ originalFormatDescription: CMFormatDescription, with replacementFormatDescription: CMFormatDescription?)
    func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
    var segments: [AVCompositionTrackSegment]?
    func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws
  }
  class AVMutableDateRangeMetadataGroup: AVDateRangeMetadataGroup {
    var endDate: Date?
    init()
    var items: [AVMetadataItem]
    var startDate: Date
  }
  class AVMutableMediaSelection: AVMediaSelection {
    init()
    func selectMediaOption(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup)
  }
  class AVMutableMetadataItem: AVMetadataItem {
    var dataType: String?
    var duration: CMTime
    var extendedLanguageTag: String?
    var extraAttributes: [AnyHashable: Any]?
    var identifier: String?
    init()
    var key: Any?
    var keySpace: String?
    var locale: Locale?
    var startDate: Date?
    var time: CMTime
    var value: Any?
  }
  class AVMutableMovie: AVMovie {
    func addMutableTrack(withMediaType mediaType: String, copySettingsFrom track: AVAssetTrack?, options: [String: Any]? = nil) -> AVMutableMovieTrack?
    func addMutableTracksCopyingSettings(from existingTracks: [AVAssetTrack], options: [String: Any]? = nil) -> [AVMutableMovieTrack]
    func chapterMetadataGroups(bestMatchingPreferredLanguages: [String]) -> [AVTimedMetadataGroup]
    func chapterMetadataGroups(withTitleLocale titleLocale: Locale, containingItemsWithCommonKeys commonKeys: [String]?) -> [AVTimedMetadataGroup]
    var defaultMediaDataStorage: AVMediaDataStorage?
    init()
    init(data: Data, options: [String: Any]?) throws
    init(settingsFrom movie: AVMovie?, options: [String: Any]?) throws
    init(url URL: URL, options: [String: Any]?) throws
    func insert(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime, copySampleData: Bool) throws
    func insertEmpty(_ timeRange: CMTimeRange)
    var interleavingPeriod: CMTime
    var isModified: Bool
    func loadTrack(withTrackID trackId: Int32) async throws -> AVMovieTrack
    func loadTrack(withTrackID trackId: Int32, completionHandler: @escaping (AVMovieTrack?, Error?) -> Void)
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String) async throws -> [AVMovieTrack]
    func loadTracks(withMediaCharacteristic mediaCharacteristic: String, completionHandler: @escaping ([AVMovieTrack]?, Error?) -> Void)
    func loadTracks(withMediaType mediaType: String) async throws -> [AVMovieTrack]
    func loadTracks(withMediaType mediaType: String, completionHandler: @escaping ([AVMovieTrack]?, Error?) -> Void)
    func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: String) -> AVMediaSelectionGroup?
    var metadata: [AVMetadataItem]
    func metadata(forFormat format: String) -> [AVMetadataItem]
    func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableMovieTrack?
    var preferredRate: Float
    var preferredTransform: CGAffineTransform
    var preferredVolume: Float
    func remove(_ timeRange: CMTimeRange)
    func removeTrack(_ track: AVMovieTrack)
    func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
    var timescale: Int32
    func track(withTrackID trackID: Int32) -> AVMutableMovieTrack?
    var tracks: [AVMutableMovieTrack] { get }
    func tracks(withMediaCharacteristic mediaCharacteristic: String) -> [AVMutableMovieTrack]
    func tracks(withMediaType mediaType: String) -> [AVMutableMovieTrack]
    var unusedTrackID: Int32 { get }
  }
  class AVMutableMovieTrack: AVMovieTrack {
    func addTrackAssociation(to movieTrack: AVMovieTrack, type trackAssociationType: String)
    var alternateGroupID: Int
    func append(_ sampleBuffer: CMSampleBuffer, decodeTime outDecodeTime: UnsafeMutablePointer<CMTime>, presentationTime: UnsafeMutablePointer<CMTime>) throws
    func associatedTracks(ofType trackAssociationType: String) -> [AVAssetTrack]
    var cleanApertureDimensions: CGSize
    var encodedPixelsDimensions: CGSize
    var extendedLanguageTag: String?
    func hasMediaCharacteristic(_ mediaCharacteristic: String) -> Bool
    var hasProtectedContent: Bool { get }
    func insertEmptyTimeRange(_ timeRange: CMTimeRange)
    func insertMediaTimeRange(_ mediaTimeRange: CMTimeRange, into trackTimeRange: CMTimeRange) -> Bool
    func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime, copySampleData: Bool) throws
    var isEnabled: Bool
    var isModified: Bool
    var languageCode: String?
    var layer: Int
    var mediaDataStorage: AVMediaDataStorage?
    var metadata: [AVMetadataItem]
    func metadata(forFormat format: String) -> [AVMetadataItem]
    var naturalSize: CGSize
    var preferredMediaChunkAlignment: Int
    var preferredMediaChunkDuration: CMTime
    var preferredMediaChunkSize: Int
    var preferredTransform: CGAffineTransform
    var preferredVolume: Float
    var productionApertureDimensions: CGSize
    func removeTimeRange(_ timeRange: CMTimeRange)
    func removeTrackAssociation(to movieTrack: AVMovieTrack, type trackAssociationType: String)
    func replaceFormatDescription(_ formatDescription: CMFormatDescription, with newFormatDescription: CMFormatDescription)
    func samplePresentationTime(forTrack trackTime: CMTime) -> CMTime
    var sampleReferenceBaseURL: URL?
    func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
    func segment(forTrack trackTime: CMTime) -> AVAssetTrackSegment?
    var timescale: Int32
  }
  class AVMutableTimedMetadataGroup: AVTimedMetadataGroup {
    init()
    var items: [AVMetadataItem]
    var timeRange: CMTimeRange
  }
  class AVMutableVideoComposition: AVVideoComposition {
    var animationTool: AVVideoCompositionCoreAnimationTool?
    var colorPrimaries: String?
    var colorTransferFunction: String?
    var colorYCbCrMatrix: String?
    var customVideoCompositorClass: AnyClass?
    var frameDuration: CMTime
    init()
    init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void)
    init(propertiesOf asset: AVAsset)
    init(propertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction)
    var instructions: [AVVideoCompositionInstruction]
    var perFrameHDRDisplayMetadataPolicy: String
    var renderScale: Float
    var renderSize: CGSize
    var sourceSampleDataTrackIDs: [NSNumber]
    var sourceTrackIDForFrameTiming: Int32
    static func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) async throws -> AVMutableVideoComposition
    static func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void, completionHandler: @escaping (AVMutableVideoComposition?, Error?) -> Void)
    static func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVMutableVideoComposition
    static func videoComposition(withPropertiesOf asset: AVAsset, completionHandler: @escaping (AVMutableVideoComposition?, Error?) -> Void)
    static func videoComposition(withPropertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction) async throws -> AVMutableVideoComposition
    static func videoComposition(withPropertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction, completionHandler: @escaping (AVMutableVideoComposition?, Error?) -> Void)
  }
  class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    var backgroundColor: CGColor?
    var enablePostProcessing: Bool
    init()
    var layerInstructions: [AVVideoCompositionLayerInstruction]
    var requiredSourceSampleDataTrackIDs: [NSNumber]
    var timeRange: CMTimeRange
    static func videoCompositionInstruction() -> AVVideoCompositionInstruction
  }
  class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    init()
    init(assetTrack track: AVAssetTrack)
    func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime)
    func setCropRectangleRampFromStartCropRectangle(_ startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange)
    func setOpacity(_ opacity: Float, at time: CMTime)
    func setOpacityRampFromStartOpacity(_ startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange)
    func setTransform(_ transform: CGAffineTransform, at atTime: CMTime)
    func setTransformRampFromStart(_ startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange)
    var trackID: Int32
  }
  var AVNumberOfChannelsKey: String { get }
  class AVOutputSettingsAssistant: NSObject {
    var audioSettings: Any? { get }
    static var availableOutputSettingsPresets: [String] { get }
    init?(preset presetIdentifier: String)
    var outputFileType: String { get }
    var sourceAudioFormat: CMAudioFormatDescription?
    var sourceVideoAverageFrameDuration: CMTime
    var sourceVideoFormat: CMVideoFormatDescription?
    var sourceVideoMinFrameDuration: CMTime
    var videoSettings: Any? { get }
  }
  struct AVOutputSettingsPreset: RawRepresentable, Hashable {
    static var _1280x720: AVOutputSettingsPreset { get }
    static var _1920x1080: AVOutputSettingsPreset { get }
    static var _3840x2160: AVOutputSettingsPreset { get }
    static var _640x480: AVOutputSettingsPreset { get }
    static var _960x540: AVOutputSettingsPreset { get }
    static var hevc1920x1080: AVOutputSettingsPreset { get }
    static var hevc1920x1080WithAlpha: AVOutputSettingsPreset { get }
    static var hevc3840x2160: AVOutputSettingsPreset { get }
    static var hevc3840x2160WithAlpha: AVOutputSettingsPreset { get }
    static var hevc7680x4320: AVOutputSettingsPreset { get }
    init(rawValue: String)
    static var mvhevc1440x1440: AVOutputSettingsPreset { get }
    static var mvhevc960x960: AVOutputSettingsPreset { get }
    var rawValue: String { get }
  }
  var AVOutputSettingsPreset1280x720: String { get }
  var AVOutputSettingsPreset1920x1080: String { get }
  var AVOutputSettingsPreset3840x2160: String { get }
  var AVOutputSettingsPreset640x480: String { get }
  var AVOutputSettingsPreset960x540: String { get }
  var AVOutputSettingsPresetHEVC1920x1080: String { get }
  var AVOutputSettingsPresetHEVC3840x2160: String { get }
  class AVParameterEvent: AVMusicEvent {
    var element: UInt32
    init()
    init(parameterID parameterId: UInt32, scope: UInt32, element: UInt32, value: Float)
    var parameterID: UInt32
    var scope: UInt32
    var value: Float
  }
  class AVPersistableContentKeyRequest: AVContentKeyRequest {
    func persistableContentKey(fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil) throws -> Data
  }
  struct AVPixelAspectRatio {
    var horizontalSpacing: Int
    init()
    init(horizontalSpacing: Int, verticalSpacing: Int)
    var verticalSpacing: Int
  }
  class AVPlaybackCoordinator: NSObject {
    func beginSuspension(forReason suspensionReason: String) -> AVCoordinatedPlaybackSuspension
    func expectedItemTime(atHostTime hostClockTime: CMTime) -> CMTime
    var otherParticipants: [AVCoordinatedPlaybackParticipant] { get }
    static var otherParticipantsDidChangeNotification: Notification.Name { get }
    func participantLimitForWaitingOutSuspensions(withReason reason: String) -> Int
    var pauseSnapsToMediaTimeOfOriginator: Bool
    func setParticipantLimit(_ participantLimit: Int, forWaitingOutSuspensionsWithReason reason: String)
    var suspensionReasons: [String] { get }
    static var suspensionReasonsDidChangeNotification: Notification.Name { get }
    var suspensionReasonsThatTriggerWaiting: [String]
  }
  protocol AVPlaybackCoordinatorPlaybackControlDelegate: NSObjectProtocol {
    func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssueBufferingCommand bufferingCommand: AVDelegatingPlaybackCoordinatorBufferingCommand, completionHandler: @escaping () -> Void)
    func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssuePauseCommand pauseCommand: AVDelegatingPlaybackCoordinatorPauseCommand, completionHandler: @escaping () -> Void)
    func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssuePlayCommand playCommand: AVDelegatingPlaybackCoordinatorPlayCommand, completionHandler: @escaping () -> Void)
    func playbackCoordinator(_ coordinator: AVDelegatingPlaybackCoordinator, didIssueSeekCommand seekCommand: AVDelegatingPlaybackCoordinatorSeekCommand, completionHandler: @escaping () -> Void)
  }
  class AVPlayer: NSObject {
    enum ActionAtItemEnd: Int { case advance, pause, none }
    enum AudiovisualBackgroundPlaybackPolicy: Int { case automatic, pauses, continuesIfPossible }
    struct HDRMode: OptionSet {}
    struct IntegratedTimelineSnapshotsOutOfSyncReason: RawRepresentable, Hashable {}
    struct RateDidChangeReason: RawRepresentable, Hashable {}
    enum Status: Int { case unknown, readyToPlay, failed }
    enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
    struct WaitingReason: RawRepresentable, Hashable {}
    var actionAtItemEnd: AVPlayer.ActionAtItemEnd
    func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using handler: @escaping () -> Void) -> Any
    func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any
    var allowsAirPlayVideo: Bool
    var allowsExternalPlayback: Bool
    var appliesMediaSelectionCriteriaAutomatically: Bool
    var audioOutputDeviceUniqueID: String?
    var audiovisualBackgroundPlaybackPolicy: AVPlayer.AudiovisualBackgroundPlaybackPolicy
    var automaticallyWaitsToMinimizeStalling: Bool
    static var availableHDRModes: AVPlayer.HDRMode { get }
    static var availableHDRModesDidChangeNotification: Notification.Name { get }
    func cancelPendingPrerolls()
    var currentItem: AVPlayerItem? { get }
    var currentTime: CMTime { get }
    func currentTime() -> CMTime
    var defaultRate: Float
    static var eligibleForHDRPlayback: Bool { get }
    static var eligibleForHDRPlaybackDidChangeNotification: Notification.Name { get }
    var error: Error? { get }
    var externalPlaybackVideoGravity: String?
    init()
    init(playerItem item: AVPlayerItem?)
    init(url URL: URL)
    static var integratedTimelineSnapshotsOutOfSyncNotification: Notification.Name { get }
    var isAirPlayVideoActive: Bool { get }
    var isClosedCaptionDisplayEnabled: Bool
    var isExternalPlaybackActive: Bool { get }
    var isMuted: Bool
    var masterClock: CMClock?
    func mediaSelectionCriteria(forMediaCharacteristic avMediaCharacteristic: String) -> AVPlayerMediaSelectionCriteria?
    var outputObscuredDueToInsufficientExternalProtection: Bool { get }
    func pause()
    func play()
    func playImmediately(atRate rate: Float)
    var playbackCoordinator: AVPlayerPlaybackCoordinator { get }
    var preferredVideoDecoderGPURegistryID: UInt64
    func preroll(atRate rate: Float) async -> Bool
    func preroll(atRate rate: Float, completionHandler onComplete: ((Bool) -> Void)? = nil)
    var preventsDisplaySleepDuringVideoPlayback: Bool
    var rate: Float
    static var rateDidChangeNotification: Notification.Name { get }
    var reasonForWaitingToPlay: String? { get }
    func removeTimeObserver(_ observer: Any)
    func replaceCurrentItem(with item: AVPlayerItem?)
    func seek(to time: CMTime)
    func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void)
    func setMediaSelectionCriteria(_ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic avMediaCharacteristic: String)
    func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime)
    var sourceClock: CMClock?
    var status: AVPlayer.Status { get }
    var timeControlStatus: AVPlayer.TimeControlStatus { get }
    var usesAirPlayVideoWhileAirPlayScreenIsActive: Bool
    var usesExternalPlaybackWhileExternalScreenIsActive: Bool
    var videoOutput: AVPlayerVideoOutput?
    var volume: Float
  }
  extension AVPlayer.HDRMode {
    static var dolbyVision: AVPlayer.HDRMode { get }
    static var hdr10: AVPlayer.HDRMode { get }
    static var hlg: AVPlayer.HDRMode { get }
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  extension AVPlayer.IntegratedTimelineSnapshotsOutOfSyncReason {
    static var currentSegmentChanged: AVPlayer.IntegratedTimelineSnapshotsOutOfSyncReason { get }
    init(rawValue: String)
    static var loadedTimeRangesChanged: AVPlayer.IntegratedTimelineSnapshotsOutOfSyncReason { get }
    var rawValue: String { get }
    static var segmentsChanged: AVPlayer.IntegratedTimelineSnapshotsOutOfSyncReason { get }
  }
  extension AVPlayer.RateDidChangeReason {
    static var appBackgrounded: AVPlayer.RateDidChangeReason { get }
    static var audioSessionInterrupted: AVPlayer.RateDidChangeReason { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var setRateCalled: AVPlayer.RateDidChangeReason { get }
    static var setRateFailed: AVPlayer.RateDidChangeReason { get }
  }
  extension AVPlayer.WaitingReason {
    static var duringInterstitialEventReason: AVPlayer.WaitingReason { get }
    static var forCoordinatedPlaybackReason: AVPlayer.WaitingReason { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var toMinimizeStallsReason: AVPlayer.WaitingReason { get }
    static var whileEvaluatingBufferingRateReason: AVPlayer.WaitingReason { get }
    static var withNoItemToPlayReason: AVPlayer.WaitingReason { get }
  }
  var AVPlayerIntegratedTimelineSnapshotsOutOfSyncReasonKey: String { get }
  class AVPlayerInterstitialEvent: NSObject, NSCopying {
    enum AssetListResponseStatus: Int { case available, cleared, unavailable }
    struct Cue: RawRepresentable, Hashable {}
    struct Restrictions: OptionSet {}
    enum TimelineOccupancy: Int { case singlePoint, fill }
    var alignsResumptionWithPrimarySegmentBoundary: Bool
    var alignsStartWithPrimarySegmentBoundary: Bool
    var assetListResponse: [AnyHashable: Any]? { get }
    var contentMayVary: Bool
    var cue: String
    var date: Date?
    var identifier: String
    init(primaryItem: AVPlayerItem, date: Date)
    init(primaryItem: AVPlayerItem, identifier: String?, date: Date, templateItems: [AVPlayerItem], restrictions: AVPlayerInterstitialEvent.Restrictions, resumptionOffset: CMTime, playoutLimit: CMTime, userDefinedAttributes: [AnyHashable: Any]?)
    init(primaryItem: AVPlayerItem, identifier: String?, time: CMTime, templateItems: [AVPlayerItem], restrictions: AVPlayerInterstitialEvent.Restrictions, resumptionOffset: CMTime, playoutLimit: CMTime, userDefinedAttributes: [AnyHashable: Any]?)
    init(primaryItem: AVPlayerItem, time: CMTime)
    var plannedDuration: CMTime
    var playoutLimit: CMTime
    var primaryItem: AVPlayerItem?
    var restrictions: AVPlayerInterstitialEvent.Restrictions
    var resumptionOffset: CMTime
    var supplementsPrimaryContent: Bool
    var templateItems: [AVPlayerItem]
    var time: CMTime
    var timelineOccupancy: AVPlayerInterstitialEvent.TimelineOccupancy
    var userDefinedAttributes: [AnyHashable: Any]
    var willPlayOnce: Bool
  }
  extension AVPlayerInterstitialEvent.Cue {
    init(rawValue: String)
    static var join: AVPlayerInterstitialEvent.Cue { get }
    static var leave: AVPlayerInterstitialEvent.Cue { get }
    static var no: AVPlayerInterstitialEvent.Cue { get }
    var rawValue: String { get }
  }
  extension AVPlayerInterstitialEvent.Restrictions {
    static var constrainsSeekingForwardInPrimaryContent: AVPlayerInterstitialEvent.Restrictions { get }
    static var defaultPolicy: AVPlayerInterstitialEvent.Restrictions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var requiresPlaybackAtPreferredRateForAdvancement: AVPlayerInterstitialEvent.Restrictions { get }
  }
  class AVPlayerInterstitialEventController: AVPlayerInterstitialEventMonitor {
    func cancelCurrentEvent(withResumptionOffset resumptionOffset: CMTime)
    var events: [AVPlayerInterstitialEvent]?
    init(primaryPlayer: AVPlayer)
  }
  class AVPlayerInterstitialEventMonitor: NSObject {
    static var assetListResponseStatusDidChangeNotification: Notification.Name { get }
    var currentEvent: AVPlayerInterstitialEvent? { get }
    static var currentEventDidChangeNotification: Notification.Name { get }
    var events: [AVPlayerInterstitialEvent] { get }
    static var eventsDidChangeNotification: Notification.Name { get }
    init(primaryPlayer: AVPlayer)
    var interstitialPlayer: AVQueuePlayer { get }
    var primaryPlayer: AVPlayer? { get }
  }
  var AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeErrorKey: String { get }
  var AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeEventKey: String { get }
  var AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeStatusKey: String { get }
  class AVPlayerItem: NSObject, NSCopying, AVMetricEventStreamPublisher {
    enum Status: Int { case unknown, readyToPlay, failed }
    var accessLog: AVPlayerItemAccessLog? { get }
    func addMediaDataCollector(_ collector: AVPlayerItemMediaDataCollector)
    func addOutput(_ output: AVPlayerItemOutput)
    var allowedAudioSpatializationFormats: AVAudioSpatializationFormats
    var appliesPerFrameHDRDisplayMetadata: Bool
    var asset: AVAsset { get }
    var audioMix: AVAudioMix?
    var audioTimePitchAlgorithm: String
    var automaticallyHandlesInterstitialEvents: Bool { get }
    var automaticallyLoadedAssetKeys: [String] { get }
    var automaticallyPreservesTimeOffsetFromLive: Bool
    var canPlayFastForward: Bool { get }
    var canPlayFastReverse: Bool { get }
    var canPlayReverse: Bool { get }
    var canPlaySlowForward: Bool { get }
    var canPlaySlowReverse: Bool { get }
    var canStepBackward: Bool { get }
    var canStepForward: Bool { get }
    var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool
    func cancelContentAuthorizationRequest()
    func cancelPendingSeeks()
    func cancelPlaybackRestrictionsAuthorizationRequest()
    var configuredTimeOffsetFromLive: CMTime
    var contentAuthorizationRequestStatus: AVContentAuthorizationStatus { get }
    func copy() -> Any
    var currentDate: Date? { get }
    var currentMediaSelection: AVMediaSelection { get }
    var currentTime: CMTime { get }
    func currentTime() -> CMTime
    var customVideoCompositor: AVVideoCompositing? { get }
    static var didPlayToEndTimeNotification: Notification.Name { get }
    var duration: CMTime { get }
    var error: Error? { get }
    var errorLog: AVPlayerItemErrorLog? { get }
    var externalMetadata: [AVMetadataItem]
    static var failedToPlayToEndTimeNotification: Notification.Name { get }
    var forwardPlaybackEndTime: CMTime
    init(asset: AVAsset?)
    init(asset: AVAsset?, automaticallyLoadedAssetKeys: [String]?)
    init(url URL: URL)
    var integratedTimeline: AVPlayerItemIntegratedTimeline { get }
    var interstitialTimeRanges: [AVInterstitialTimeRange]
    var isApplicationAuthorizedForPlayback: Bool { get }
    var isAudioSpatializationAllowed: Bool
    var isAuthorizationRequiredForPlayback: Bool { get }
    var isContentAuthorizedForPlayback: Bool { get }
    var isPlaybackBufferEmpty: Bool { get }
    var isPlaybackBufferFull: Bool { get }
    var isPlaybackLikelyToKeepUp: Bool { get }
    var loadedTimeRanges: [NSValue] { get }
    var mediaDataCollectors: [AVPlayerItemMediaDataCollector] { get }
    static var mediaSelectionDidChangeNotification: Notification.Name { get }
    var navigationMarkerGroups: [AVNavigationMarkersGroup]
    static var newAccessLogEntryNotification: Notification.Name { get }
    static var newErrorLogEntryNotification: Notification.Name { get }
    var nextContentProposal: AVContentProposal?
    var nowPlayingInfo: [AnyHashable: Any]?
    var outputs: [AVPlayerItemOutput] { get }
    static var playbackStalledNotification: Notification.Name { get }
    var preferredForwardBufferDuration: Double
    var preferredMaximumResolution: CGSize
    var preferredMaximumResolutionForExpensiveNetworks: CGSize
    var preferredPeakBitRate: Double
    var preferredPeakBitRateForExpensiveNetworks: Double
    var presentationSize: CGSize { get }
    var recommendedTimeOffsetFromLive: CMTime { get }
    static var recommendedTimeOffsetFromLiveDidChangeNotification: Notification.Name { get }
    func removeMediaDataCollector(_ collector: AVPlayerItemMediaDataCollector)
    func removeOutput(_ output: AVPlayerItemOutput)
    func requestContentAuthorizationAsynchronously(withTimeoutInterval timeoutInterval: Double, completionHandler handler: @escaping () -> Void)
    func requestPlaybackRestrictionsAuthorization() async throws -> Bool
    func requestPlaybackRestrictionsAuthorization(_ completion: @escaping (Bool, Error?) -> Void)
    var reversePlaybackEndTime: CMTime
    func seek(to date: Date) -> Bool
    func seek(to time: CMTime)
    func seek(to time: CMTime) async -> Bool
    func seek(to date: Date, completionHandler completion: @escaping (Bool) -> Void) -> Bool
    func seek(to time: CMTime, completionHandler completion: ((Bool) -> Void)? = nil)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler completion: ((Bool) -> Void)? = nil)
    var seekableTimeRanges: [NSValue] { get }
    var seekingWaitsForVideoCompositionRendering: Bool
    func selectMediaOption(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup)
    func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup)
    func selectedMediaOption(in inMediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption?
    func setAutomaticallyHandlesInterstitialEvents(_ value: Bool)
    var startsOnFirstEligibleVariant: Bool
    var status: AVPlayerItem.Status { get }
    func step(byCount stepCount: Int)
    var template: AVPlayerItem { get }
    var textStyleRules: [AVTextStyleRule]?
    static var timeJumpedNotification: Notification.Name { get }
    var timebase: CMTimebase? { get }
    var timedMetadata: [Any]? { get }
    var tracks: [AVPlayerItemTrack] { get }
    var translatesPlayerInterstitialEvents: Bool
    var variantPreferences: AVVariantPreferences
    var videoApertureMode: String
    var videoComposition: AVVideoComposition?
  }
  class AVPlayerItemAccessLog: NSObject, NSCopying {
    var events: [AVPlayerItemAccessLogEvent] { get }
    var extendedLogData: Data? { get }
    var extendedLogDataStringEncoding: NSStringEncoding { get }
    init()
  }
  class AVPlayerItemAccessLogEvent: NSObject, NSCopying {
    var averageAudioBitrate: Double { get }
    var averageVideoBitrate: Double { get }
    var downloadOverdue: Int { get }
    var durationWatched: Double { get }
    var indicatedAverageBitrate: Double { get }
    var indicatedBitrate: Double { get }
    init()
    var mediaRequestsWWAN: Int { get }
    var numberOfBytesTransferred: Int64 { get }
    var numberOfDroppedVideoFrames: Int { get }
    var numberOfMediaRequests: Int { get }
    var numberOfSegmentsDownloaded: Int { get }
    var numberOfServerAddressChanges: Int { get }
    var numberOfStalls: Int { get }
    var observedBitrate: Double { get }
    var observedBitrateStandardDeviation: Double { get }
    var observedMaxBitrate: Double { get }
    var observedMinBitrate: Double { get }
    var playbackSessionID: String? { get }
    var playbackStartDate: Data? { get }
    var playbackStartOffset: Double { get }
    var playbackType: String? { get }
    var segmentsDownloadedDuration: Double { get }
    var serverAddress: String? { get }
    var startupTime: Double { get }
    var switchBitrate: Double { get }
    var transferDuration: Double { get }
    var uri: String? { get }
  }
  class AVPlayerItemErrorLog: NSObject, NSCopying {
    var events: [AVPlayerItemErrorLogEvent] { get }
    var extendedLogData: Data? { get }
    var extendedLogDataStringEncoding: NSStringEncoding { get }
    init()
  }
  class AVPlayerItemErrorLogEvent: NSObject, NSCopying {
    var allHTTPResponseHeaderFields: [String: String]? { get }
    var date: Date? { get }
    var errorComment: String? { get }
    var errorDomain: String { get }
    var errorStatusCode: Int { get }
    init()
    var playbackSessionID: String? { get }
    var serverAddress: String? { get }
    var uri: String? { get }
  }
  var AVPlayerItemFailedToPlayToEndTimeErrorKey: String { get }
  class AVPlayerItemIntegratedTimeline: NSObject {
    func addBoundaryTimeObserver(for segment: AVPlayerItemSegment, offsetsIntoSegment: [NSValue], queue: DispatchQueue?, using callback: @escaping (Bool) -> Void) -> AVPlayerItemIntegratedTimelineObserver
    func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using callback: @escaping (CMTime) -> Void) -> AVPlayerItemIntegratedTimelineObserver
    var currentDate: Date? { get }
    var currentSnapshot: AVPlayerItemIntegratedTimelineSnapshot { get }
    var currentTime: CMTime { get }
    func removeTime(_ observer: AVPlayerItemIntegratedTimelineObserver)
    func seek(to date: Date) async -> Bool
    func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil)
  }
  protocol AVPlayerItemIntegratedTimelineObserver: NSObjectProtocol {}
  class AVPlayerItemIntegratedTimelineSnapshot: NSObject {
    var currentDate: Date? { get }
    var currentSegment: AVPlayerItemSegment? { get }
    var currentTime: CMTime { get }
    var duration: CMTime { get }
    func mapTime(_ time: CMTime, to timeSegment: UnsafeMutablePointer<AVPlayerItemSegment>, atSegmentOffset segmentOffset: UnsafeMutablePointer<CMTime>)
    var segments: [AVPlayerItemSegment] { get }
  }
  class AVPlayerItemLegibleOutput: AVPlayerItemOutput {
    var advanceIntervalForDelegateInvocation: Double
    var delegate: AVPlayerItemLegibleOutputPushDelegate? { get }
    var delegateQueue: DispatchQueue? { get }
    init()
    init(mediaSubtypesForNativeRepresentation subtypesFourCCcodes: [NSNumber])
    func setDelegate(_ delegateObject: AVPlayerItemLegibleOutputPushDelegate?, queue delegateQueue: DispatchQueue?)
    var textStylingResolution: String
  }
  protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func legibleOutput(_ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString], nativeSampleBuffers nativeSamples: [CMSampleBuffer], forItemTime itemTime: CMTime)
  }
  var AVPlayerItemLegibleOutputTextStylingResolutionDefault: String { get }
  var AVPlayerItemLegibleOutputTextStylingResolutionSourceAndRulesOnly: String { get }
  class AVPlayerItemMediaDataCollector: NSObject {}
  class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector {
    var delegate: AVPlayerItemMetadataCollectorPushDelegate? { get }
    var delegateQueue: DispatchQueue? { get }
    init()
    init(identifiers: [String]?, classifyingLabels: [String]?)
    func setDelegate(_ pushDelegate: AVPlayerItemMetadataCollectorPushDelegate?, queue delegateQueue: DispatchQueue?)
  }
  protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
    func metadataCollector(_ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup], indexesOfNewGroups: IndexSet, indexesOfModifiedGroups: IndexSet)
  }
  class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
    var advanceIntervalForDelegateInvocation: Double
    var delegate: AVPlayerItemMetadataOutputPushDelegate? { get }
    var delegateQueue: DispatchQueue? { get }
    init()
    init(identifiers metadataIdentifiers: [String]?)
    func setDelegate(_ pushDelegate: AVPlayerItemMetadataOutputPushDelegate?, queue delegateQueue: DispatchQueue?)
  }
  protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol, AVPlayerItemOutputPushDelegate {
    func metadataOutput(_ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
  }
  class AVPlayerItemOutput: NSObject {
    func itemTime(for timestamp: CVTimeStamp) -> CMTime
    func itemTime(forHostTime hostTimeInSeconds: Double) -> CMTime
    func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime
    var suppressesPlayerRendering: Bool
  }
  protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
  }
  protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
  }
  class AVPlayerItemRenderedLegibleOutput: AVPlayerItemOutput {
    var advanceIntervalForDelegateInvocation: Double
    var delegate: AVPlayerItemRenderedLegibleOutputPushDelegate? { get }
    var delegateQueue: DispatchQueue? { get }
    init(videoDisplay videoDisplaySize: CGSize)
    func setDelegate(_ delegate: AVPlayerItemRenderedLegibleOutputPushDelegate?, queue delegateQueue: DispatchQueue?)
    var videoDisplaySize: CGSize
  }
  protocol AVPlayerItemRenderedLegibleOutputPushDelegate: NSObjectProtocol, AVPlayerItemOutputPushDelegate {
    func renderedLegibleOutput(_ output: AVPlayerItemRenderedLegibleOutput, didOutputRenderedCaptionImages captionImages: [AVRenderedCaptionImage], forItemTime itemTime: CMTime)
  }
  class AVPlayerItemSegment: NSObject {
    enum SegmentType: Int { case primary, interstitial }
    var interstitialEvent: AVPlayerInterstitialEvent? { get }
    var loadedTimeRanges: [NSValue] { get }
    var segmentType: AVPlayerItemSegment.SegmentType { get }
    var startDate: Date? { get }
    var timeMapping: CMTimeMapping { get }
  }
  class AVPlayerItemTrack: NSObject {
    var assetTrack: AVAssetTrack? { get }
    var currentVideoFrameRate: Float { get }
    init()
    var isEnabled: Bool
    var videoFieldMode: String?
  }
  var AVPlayerItemTrackVideoFieldModeDeinterlaceFields: String { get }
  class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>) -> UnsafeMutableRawPointer
    var delegate: AVPlayerItemOutputPullDelegate? { get }
    var delegateQueue: DispatchQueue? { get }
    func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool
    init()
    func initWithOutputSettings(_ outputSettings: [AnyHashable: Any]?) -> UnsafeMutableRawPointer
    func initWithPixelBufferAttributes(_ pixelBufferAttributes: [AnyHashable: Any]? = nil) -> UnsafeMutableRawPointer
    func requestNotificationOfMediaDataChange(withAdvanceInterval advanceInterval: Double)
    func setDelegate(_ delegateClass: AVPlayerItemOutputPullDelegate?, queue delegateQueue: DispatchQueue?)
  }
  class AVPlayerLayer: CALayer {
    func copyDisplayedPixelBuffer() -> CVPixelBuffer?
    init()
    init(player: AVPlayer?)
    var isReadyForDisplay: Bool { get }
    var pixelBufferAttributes: [AnyHashable: Any]?
    var player: AVPlayer?
    var videoGravity: AVLayerVideoGravity
    var videoRect: CGRect { get }
  }
  class AVPlayerLooper: NSObject {
    enum ItemOrdering: Int { case precedeExistingItems, followExistingItems }
    enum Status: Int { case unknown, ready, failed, cancelled }
    func disableLooping()
    var error: Error? { get }
    init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem)
    init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange)
    init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange, existingItemsOrdering itemOrdering: AVPlayerLooper.ItemOrdering)
    var loopCount: Int { get }
    var loopingPlayerItems: [AVPlayerItem] { get }
    var status: AVPlayerLooper.Status { get }
  }
  class AVPlayerMediaSelectionCriteria: NSObject {
    init()
    init(preferredLanguages: [String]?, preferredMediaCharacteristics: [String]?)
    init(principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [AVMediaCharacteristic]?, preferredMediaCharacteristics: [String]?)
    var preferredLanguages: [String]? { get }
    var preferredMediaCharacteristics: [String]? { get }
    var principalMediaCharacteristics: [AVMediaCharacteristic]? { get }
  }
  class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {
    var delegate: AVPlayerPlaybackCoordinatorDelegate?
    var player: AVPlayer? { get }
  }
  protocol AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {
    func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem) -> String
    func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, interstitialTimeRangesFor playerItem: AVPlayerItem) -> [NSValue]
  }
  class AVPlayerVideoOutput: NSObject {
    func copyTaggedBufferGroup(forHostTime hostTime: CMTime, presentationTimeStamp: UnsafeMutablePointer<CMTime>, activeConfiguration: UnsafeMutablePointer<AVPlayerVideoOutputConfiguration>) -> Any?
    init(specification: AVVideoOutputSpecification)
  }
  class AVPlayerVideoOutputConfiguration: NSObject {
    var activationTime: CMTime { get }
    var dataChannelDescriptions: [Any] { get }
    var preferredTransform: CGAffineTransform { get }
    var sourcePlayerItem: AVPlayerItem? { get }
  }
  extension AVPlayerViewController {
    enum SkippingBehavior: Int { case `default`, skipItem }
  }
  class AVPortraitEffectsMatte: NSObject {
    func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> AVPortraitEffectsMatte
    func dictionaryRepresentation(forAuxiliaryDataType outAuxDataType: UnsafeMutablePointer<String>) -> [AnyHashable: Any]?
    init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws
    var mattingImage: CVPixelBuffer { get }
    var pixelFormatType: UInt32 { get }
    func replacingPortraitEffectsMatte(with pixelBuffer: CVPixelBuffer) throws -> AVPortraitEffectsMatte
  }
  class AVQueuePlayer: AVPlayer {
    func advanceToNextItem()
    func canInsertItem(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool
    init()
    init(items: [AVPlayerItem])
    func insertItem(_ item: AVPlayerItem, after afterItem: AVPlayerItem?)
    var items: [AVPlayerItem] { get }
    func removeAllItems()
    func removeItem(_ item: AVPlayerItem)
  }
  protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
    func enqueueSampleBuffer(_ sampleBuffer: CMSampleBuffer)
    func flush()
    var hasSufficientMediaDataForReliablePlaybackStart: Bool { get }
    var isReadyForMoreMediaData: Bool { get }
    func requestMediaDataWhenReady(on queue: DispatchQueue, using handler: @escaping () -> Void)
    func stopRequestingMediaData()
    var timebase: CMTimebase { get }
  }
  enum AVQueuedSampleBufferRenderingStatus: Int {
    case unknown, rendering, failed
  }
  class AVRenderedCaptionImage: NSObject {
    var pixelBuffer: CVPixelBuffer { get }
    var position: CGPoint { get }
  }
  class AVRouteDetector: NSObject {
    var detectsCustomRoutes: Bool
    var isRouteDetectionEnabled: Bool
    var multipleRoutesDetected: Bool { get }
    static var multipleRoutesDetectedDidChangeNotification: Notification.Name { get }
  }
  class AVSampleBufferAudioRenderer: NSObject, AVQueuedSampleBufferRendering {
    var allowedAudioSpatializationFormats: AVAudioSpatializationFormats
    var audioOutputDeviceUniqueID: String?
    var audioTimePitchAlgorithm: String
    var error: Error? { get }
    func flush(fromSourceTime time: CMTime) async -> Bool
    func flush(fromSourceTime time: CMTime, completionHandler: @escaping (Bool) -> Void)
    init()
    var isMuted: Bool
    static var outputConfigurationDidChangeNotification: Notification.Name { get }
    var status: AVQueuedSampleBufferRenderingStatus { get }
    var volume: Float
    static var wasFlushedAutomaticallyNotification: Notification.Name { get }
  }
  class AVSampleBufferDisplayLayer: CALayer {
    var controlTimebase: CMTimebase?
    func enqueueSampleBuffer(_ sampleBuffer: CMSampleBuffer)
    var error: Error? { get }
    static var failedToDecodeNotification: Notification.Name { get }
    func flush()
    func flushAndRemoveImage()
    init()
    var isReadyForDisplay: Bool { get }
    var isReadyForMoreMediaData: Bool { get }
    var outputObscuredDueToInsufficientExternalProtection: Bool { get }
    static var outputObscuredDueToInsufficientExternalProtectionDidChangeNotification: Notification.Name { get }
    var preventsCapture: Bool
    var preventsDisplaySleepDuringVideoPlayback: Bool
    static var readyForDisplayDidChangeNotification: Notification.Name { get }
    func requestMediaDataWhenReady(on queue: DispatchQueue, using handler: @escaping () -> Void)
    var requiresFlushToResumeDecoding: Bool { get }
    static var requiresFlushToResumeDecodingDidChangeNotification: Notification.Name { get }
    var sampleBufferRenderer: AVSampleBufferVideoRenderer { get }
    var status: AVQueuedSampleBufferRenderingStatus { get }
    func stopRequestingMediaData()
    var timebase: CMTimebase { get }
    var videoGravity: String
  }
  var AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey: String { get }
  class AVSampleBufferGenerator: NSObject {
    func createSampleBuffer(for request: AVSampleBufferRequest) -> CMSampleBuffer?
    func createSampleBuffer(for request: AVSampleBufferRequest, addingTo batch: AVSampleBufferGeneratorBatch) throws -> CMSampleBuffer
    init(asset: AVAsset, timebase: CMTimebase?)
    func makeBatch() -> AVSampleBufferGeneratorBatch
    static func notifyOfDataReady(for sbuf: CMSampleBuffer) async throws -> Bool
    static func notifyOfDataReady(for sbuf: CMSampleBuffer, completionHandler: @escaping (Bool, Error?) -> Void)
  }
  class AVSampleBufferGeneratorBatch: NSObject {
    func cancel()
    func makeDataReady() async throws
    func makeDataReady(completionHandler: @escaping (Error?) -> Void)
  }
  class AVSampleBufferRenderSynchronizer: NSObject {
    func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using handler: @escaping () -> Void) -> Any
    func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using handler: @escaping (CMTime) -> Void) -> Any
    func addRenderer(_ renderer: AVQueuedSampleBufferRendering)
    var currentTime: CMTime { get }
    var delaysRateChangeUntilHasSufficientMediaData: Bool
    init()
    var rate: Float
    static var rateDidChangeNotification: Notification.Name { get }
    func removeRenderer(_ renderer: AVQueuedSampleBufferRendering, at time: CMTime) async -> Bool
    func removeRenderer(_ renderer: AVQueuedSampleBufferRendering, at time: CMTime, completionHandler: ((Bool) -> Void)? = nil)
    func removeTimeObserver(_ observer: Any)
    var renderers: [AVQueuedSampleBufferRendering] { get }
    func setRate(_ rate: Float, time: CMTime)
    func setRate(_ rate: Float, time: CMTime, atHostTime hostTime: CMTime)
    var timebase: CMTimebase { get }
  }
  class AVSampleBufferRequest: NSObject {
    enum Direction: Int { case forward, none, reverse }
    enum Mode: Int { case immediate, scheduled, opportunistic }
    var direction: AVSampleBufferRequest.Direction
    init(start startCursor: AVSampleCursor)
    var limitCursor: AVSampleCursor?
    var maxSampleCount: Int
    var mode: AVSampleBufferRequest.Mode
    var overrideTime: CMTime
    var preferredMinSampleCount: Int
    var startCursor: AVSampleCursor { get }
  }
  class AVSampleBufferVideoRenderer: NSObject, AVQueuedSampleBufferRendering {
    func copyDisplayedPixelBuffer() -> CVPixelBuffer?
    static var didFailToDecodeNotification: Notification.Name { get }
    var error: Error? { get }
    func expectMinimumUpcomingSampleBufferPresentationTime(_ minimumUpcomingPresentationTime: CMTime)
    func expectMonotonicallyIncreasingUpcomingSampleBufferPresentationTimes()
    func flush(withRemovalOfDisplayedImage removeDisplayedImage: Bool, completionHandler handler: (() -> Void)? = nil)
    init()
    func loadVideoPerformanceMetrics() async -> AVVideoPerformanceMetrics?
    func loadVideoPerformanceMetrics(completionHandler: @escaping (AVVideoPerformanceMetrics?) -> Void)
    var requiresFlushToResumeDecoding: Bool { get }
    static var requiresFlushToResumeDecodingDidChangeNotification: Notification.Name { get }
    func resetUpcomingSampleBufferPresentationTimeExpectations()
    var status: AVQueuedSampleBufferRenderingStatus { get }
  }
  var AVSampleBufferVideoRendererDidFailToDecodeNotificationErrorKey: String { get }
  class AVSampleCursor: NSObject, NSCopying {
    func comparePositionInDecodeOrder(withPositionOf positionOfCursor: AVSampleCursor) -> ComparisonResult
    func copyCurrentSampleFormatDescription() -> CMFormatDescription
    var currentChunkInfo: AVSampleCursorChunkInfo_Blittable { get }
    var currentChunkStorageRange: AVSampleCursorStorageRange { get }
    var currentChunkStorageURL: URL? { get }
    var currentSampleAudioDependencyInfo: AVSampleCursorAudioDependencyInfo { get }
    var currentSampleDependencyAttachments: [AnyHashable: Any]? { get }
    var currentSampleDependencyInfo: AVSampleCursorDependencyInfo_Blittable { get }
    var currentSampleDuration: CMTime { get }
    var currentSampleIndexInChunk: Int64 { get }
    var currentSampleStorageRange: AVSampleCursorStorageRange { get }
    var currentSampleSyncInfo: AVSampleCursorSyncInfo_Blittable { get }
    var decodeTimeStamp: CMTime { get }
    var presentationTimeStamp: CMTime { get }
    func samples(withEarlierDecodeTimeStampsMayHaveLaterPresentationTimeStampsThanCursor positionOfCursor: AVSampleCursor) -> Bool
    func samples(withLaterDecodeTimeStampsMayHaveEarlierPresentationTimeStampsThanCursor positionOfCursor: AVSampleCursor) -> Bool
    var samplesRequiredForDecoderRefresh: Int { get }
    func step(byDecodeTime deltaDecodeTime: CMTime, wasPinned: UnsafeMutablePointer<ObjCBool>) -> CMTime
    func step(byPresentationTime deltaPresentationTime: CMTime, wasPinned: UnsafeMutablePointer<ObjCBool>) -> CMTime
    func stepInDecodeOrder(byCount stepCount: Int64) -> Int64
    func stepInPresentationOrder(byCount stepCount: Int64) -> Int64
  }
  struct AVSampleCursorAudioDependencyInfo {
    init()
    init(packetRefreshCount: Int)
    var packetRefreshCount: Int
  }
  struct AVSampleCursorChunkInfo {
    var hasUniformFormatDescriptions: Bool
    var hasUniformSampleDurations: Bool
    var hasUniformSampleSizes: Bool
    init()
    init(sampleCount: Int64, hasUniformSampleSizes: Bool, hasUniformSampleDurations: Bool, hasUniformFormatDescriptions: Bool)
    var sampleCount: Int64
  }
  struct AVSampleCursorChunkInfo_Blittable {
    init()
    init(sampleCount: Int64)
    var sampleCount: Int64
  }
  struct AVSampleCursorDependencyInfo {
    var dependsOnOthers: Bool
    var hasDependentSamples: Bool
    var hasRedundantCoding: Bool
    var indicatesWhetherItDependsOnOthers: Bool
    var indicatesWhetherItHasDependentSamples: Bool
    var indicatesWhetherItHasRedundantCoding: Bool
    init()
    init(indicatesWhetherItHasDependentSamples: Bool, hasDependentSamples: Bool, indicatesWhetherItDependsOnOthers: Bool, dependsOnOthers: Bool, indicatesWhetherItHasRedundantCoding: Bool, hasRedundantCoding: Bool)
  }
  struct AVSampleCursorStorageRange {
    init()
    init(offset: Int64, length: Int64)
    var length: Int64
    var offset: Int64
  }
  struct AVSampleCursorSyncInfo {
    init()
    init(isFullSync: Bool, isPartialSync: Bool, isDroppable: Bool)
    var isDroppable: Bool
    var isFullSync: Bool
    var isPartialSync: Bool
  }
  enum AVSampleRateConverterAlgorithm: Int32 {
    case normal, mastering
  }
  var AVSampleRateConverterAlgorithmKey: String { get }
  var AVSampleRateConverterAlgorithm_Mastering: String { get }
  var AVSampleRateConverterAlgorithm_MinimumPhase: String { get }
  var AVSampleRateConverterAlgorithm_Normal: String { get }
  var AVSampleRateConverterAudioQualityKey: String { get }
  var AVSampleRateKey: String { get }
  class AVSemanticSegmentationMatte: NSObject {
    struct MatteType: RawRepresentable, Hashable {}
    func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> AVSemanticSegmentationMatte
    func dictionaryRepresentation(forAuxiliaryDataType outAuxDataType: UnsafeMutablePointer<String>) -> [AnyHashable: Any]?
    init(fromImageSourceAuxiliaryDataType imageSourceAuxiliaryDataType: String, dictionaryRepresentation imageSourceAuxiliaryDataInfoDictionary: [AnyHashable: Any]) throws
    var matteType: AVSemanticSegmentationMatte.MatteType { get }
    var mattingImage: CVPixelBuffer { get }
    var pixelFormatType: CVPixelFormatType { get }
    func replacingSemanticSegmentationMatte(with pixelBuffer: CVPixelBuffer) throws -> AVSemanticSegmentationMatte
  }
  extension AVSemanticSegmentationMatte.MatteType {
    static var glasses: AVSemanticSegmentationMatte.MatteType { get }
    static var hair: AVSemanticSegmentationMatte.MatteType { get }
    init(rawValue: String)
    static var none: AVSemanticSegmentationMatte.MatteType { get }
    var rawValue: String { get }
    static var skin: AVSemanticSegmentationMatte.MatteType { get }
    static var teeth: AVSemanticSegmentationMatte.MatteType { get }
  }
  struct AVSpatialCaptureDiscomfortReason: RawRepresentable, Hashable {
    init(rawValue: String)
    static var notEnoughLight: AVSpatialCaptureDiscomfortReason { get }
    var rawValue: String { get }
    static var subjectTooClose: AVSpatialCaptureDiscomfortReason { get }
  }
  enum AVSpeechBoundary: Int {
    case immediate, word
  }
  var AVSpeechSynthesisIPANotationAttribute: String { get }
  class AVSpeechSynthesisMarker: NSObject, NSSecureCoding, NSCopying {
    enum Mark: Int { case phoneme, word, sentence, paragraph, bookmark }
    enum RangeOption: Int32 { case word, sentence, paragraph }
    enum StringOption: Int32 { case phoneme, bookmark }
    var bookmarkName: String
    var byteSampleOffset: Int
    init()
    init?(coder: NSCoder)
    init(markerType type: AVSpeechSynthesisMarker.Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: Int)
    func initWithBookmarkName(_ mark: String, atByteSampleOffset byteSampleOffset: Int) -> UnsafeMutableRawPointer
    func initWithParagraphRange(_ range: NSRange, atByteSampleOffset byteSampleOffset: Int) -> UnsafeMutableRawPointer
    func initWithPhonemeString(_ phoneme: String, atByteSampleOffset byteSampleOffset: Int) -> UnsafeMutableRawPointer
    func initWithSentenceRange(_ range: NSRange, atByteSampleOffset byteSampleOffset: Int) -> UnsafeMutableRawPointer
    func initWithWordRange(_ range: NSRange, atByteSampleOffset byteSampleOffset: Int) -> UnsafeMutableRawPointer
    var mark: AVSpeechSynthesisMarker.Mark
    var phoneme: String
    var textRange: NSRange
  }
  enum AVSpeechSynthesisPersonalVoiceAuthorizationStatus: UInt {
    case notDetermined, denied, unsupported, authorized
  }
  class AVSpeechSynthesisProviderAudioUnit: AUAudioUnit {
    func cancelSpeechRequest()
    func initWith(_ componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions) throws -> UnsafeMutableRawPointer
    var speechSynthesisOutputMetadataBlock: (([AVSpeechSynthesisMarker], AVSpeechSynthesisProviderRequest) -> Void)?
    var speechVoices: [AVSpeechSynthesisProviderVoice]
    func synthesizeSpeechRequest(_ speechRequest: AVSpeechSynthesisProviderRequest)
  }
  class AVSpeechSynthesisProviderRequest: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(ssmlRepresentation: String, voice: AVSpeechSynthesisProviderVoice)
    var ssmlRepresentation: String { get }
    var voice: AVSpeechSynthesisProviderVoice { get }
  }
  class AVSpeechSynthesisProviderVoice: NSObject, NSSecureCoding, NSCopying {
    var age: Int
    var gender: AVSpeechSynthesisVoiceGender
    var identifier: String { get }
    init?(coder: NSCoder)
    init(name: String, identifier: String, primaryLanguages: [String], supportedLanguages: [String])
    var name: String { get }
    var primaryLanguages: [String] { get }
    var supportedLanguages: [String] { get }
    static func updateSpeechVoices()
    var version: String
    var voiceSize: Int64
  }
  class AVSpeechSynthesisVoice: NSObject, NSSecureCoding {
    var audioFileSettings: [String: Any] { get }
    static func currentLanguageCode() -> String
    var gender: AVSpeechSynthesisVoiceGender { get }
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
    init?(identifier: String)
    init?(language languageCode: String?)
    var language: String { get }
    var name: String { get }
    var quality: AVSpeechSynthesisVoiceQuality { get }
    static func speechVoices() -> [AVSpeechSynthesisVoice]
    var voiceTraits: AVSpeechSynthesisVoiceTraits { get }
  }
  enum AVSpeechSynthesisVoiceGender: Int {
    case unspecified, male, female
  }
  var AVSpeechSynthesisVoiceIdentifierAlex: String { get }
  enum AVSpeechSynthesisVoiceQuality: Int {
    case `default`, enhanced, premium
  }
  enum AVSpeechSynthesisVoiceTraits: UInt {
    case none, isNoveltyVoice, isPersonalVoice
  }
  class AVSpeechSynthesizer: NSObject {
    func continueSpeaking() -> Bool
    var delegate: AVSpeechSynthesizerDelegate?
    init()
    var isPaused: Bool { get }
    var isSpeaking: Bool { get }
    var mixToTelephonyUplink: Bool
    var outputChannels: [AVAudioSessionChannelDescription]?
    func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool
    static var personalVoiceAuthorizationStatus: AVSpeechSynthesisPersonalVoiceAuthorizationStatus { get }
    static func requestPersonalVoiceAuthorization() async -> AVSpeechSynthesisPersonalVoiceAuthorizationStatus
    static func requestPersonalVoiceAuthorization(completionHandler handler: @escaping (AVSpeechSynthesisPersonalVoiceAuthorizationStatus) -> Void)
    func speak(_ utterance: AVSpeechUtterance)
    func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool
    var usesApplicationAudioSession: Bool
    func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void)
    func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void, toMarkerCallback markerCallback: @escaping ([AVSpeechSynthesisMarker]) -> Void)
  }
  protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinishSpeechUtterance utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
  }
  class AVSpeechUtterance: NSObject, NSCopying, NSSecureCoding {
    enum InitializationOption: Int32 { case plainText, ssmlRepresentation }
    var attributedSpeechString: NSAttributedString { get }
    init()
    init(attributedString speechString: NSAttributedString)
    init?(coder: NSCoder)
    init?(ssmlRepresentation string: String)
    init(string: String)
    func initWith(_ speechString: String) -> UnsafeMutableRawPointer
    func initWithSSMLRepresentation(_ string: String) -> UnsafeMutableRawPointer
    var pitchMultiplier: Float
    var postUtteranceDelay: Double
    var preUtteranceDelay: Double
    var prefersAssistiveTechnologySettings: Bool
    var rate: Float
    var speechString: String { get }
    var voice: AVSpeechSynthesisVoice?
    var volume: Float
  }
  var AVSpeechUtteranceDefaultSpeechRate: Float { get }
  var AVSpeechUtteranceMaximumSpeechRate: Float { get }
  var AVSpeechUtteranceMinimumSpeechRate: Float { get }
  var AVStreamingKeyDeliveryContentKeyType: String { get }
  var AVStreamingKeyDeliveryPersistentContentKeyType: String { get }
  class AVSynchronizedLayer: CALayer {
    init()
    init(playerItem: AVPlayerItem)
    var playerItem: AVPlayerItem?
  }
  class AVTextStyleRule: NSObject, NSCopying {
    init?(textMarkupAttributes: [AnyHashable: Any])
    init?(textMarkupAttributes: [AnyHashable: Any], textSelector: String?)
    static func propertyList(for textStyleRules: [AVTextStyleRule]) -> Any
    var textMarkupAttributes: Any? { get }
    var textSelector: String? { get }
    static func textStyleRules(fromPropertyList plist: Any) -> [AVTextStyleRule]?
  }
  class AVTimedMetadataGroup: AVMetadataGroup, NSMutableCopying {
    func copyFormatDescription() -> CMFormatDescription?
    init()
    init(items: [AVMetadataItem], timeRange: CMTimeRange)
    init(sampleBuffer: CMSampleBuffer)
    var items: [AVMetadataItem]
    var timeRange: CMTimeRange
  }
  var AVTrackAssociationTypeAudioFallback: String { get }
  var AVTrackAssociationTypeChapterList: String { get }
  var AVTrackAssociationTypeForcedSubtitlesOnly: String { get }
  var AVTrackAssociationTypeMetadataReferent: String { get }
  var AVTrackAssociationTypeSelectionFollower: String { get }
  var AVTrackAssociationTypeTimecode: String { get }
  class AVURLAsset: AVAsset, AVContentKeyRecipient {
    var assetCache: AVAssetCache? { get }
    static func audiovisualMIMETypes() -> [String]
    static func audiovisualTypes() -> [String]
    func compatibleTrack(for forCompositionTrack: AVCompositionTrack) -> AVAssetTrack?
    func findCompatibleTrack(for compositionTrack: AVCompositionTrack) async throws -> AVAssetTrack
    func findCompatibleTrack(for compositionTrack: AVCompositionTrack, completionHandler: @escaping (AVAssetTrack?, Error?) -> Void)
    var httpSessionIdentifier: UUID { get }
    init(url URL: URL, options: [String: Any]? = nil)
    static func isPlayableExtendedMIMEType(_ extendedMimeType: String) -> Bool
    var mediaExtensionProperties: AVMediaExtensionProperties? { get }
    var resourceLoader: AVAssetResourceLoader { get }
    var url: URL { get }
    var variants: [AVAssetVariant] { get }
  }
  var AVURLAssetAllowsCellularAccessKey: String { get }
  var AVURLAssetAllowsConstrainedNetworkAccessKey: String { get }
  var AVURLAssetAllowsExpensiveNetworkAccessKey: String { get }
  var AVURLAssetHTTPCookiesKey: String { get }
  var AVURLAssetHTTPUserAgentKey: String { get }
  var AVURLAssetOverrideMIMETypeKey: String { get }
  var AVURLAssetPreferPreciseDurationAndTimingKey: String { get }
  var AVURLAssetPrimarySessionIdentifierKey: String { get }
  var AVURLAssetReferenceRestrictionsKey: String { get }
  var AVURLAssetShouldSupportAliasDataReferencesKey: String { get }
  var AVURLAssetURLRequestAttributionKey: String { get }
  struct AVVariantPreferences: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var scalabilityToLosslessAudio: AVVariantPreferences { get }
  }
  var AVVideoAllowFrameReorderingKey: String { get }
  var AVVideoAllowWideColorKey: String { get }
  struct AVVideoApertureMode: RawRepresentable, Hashable {
    static var cleanAperture: AVVideoApertureMode { get }
    static var encodedPixels: AVVideoApertureMode { get }
    init(rawValue: String)
    static var productionAperture: AVVideoApertureMode { get }
    var rawValue: String { get }
  }
  var AVVideoAppleProRAWBitDepthKey: String { get }
  var AVVideoAverageBitRateKey: String { get }
  var AVVideoAverageNonDroppableFrameRateKey: String { get }
  var AVVideoCleanApertureHeightKey: String { get }
  var AVVideoCleanApertureHorizontalOffsetKey: String { get }
  var AVVideoCleanApertureKey: String { get }
  var AVVideoCleanApertureVerticalOffsetKey: String { get }
  var AVVideoCleanApertureWidthKey: String { get }
  enum AVVideoCodec: Int32 {
    case h264, jpeg
  }
  var AVVideoCodecAppleProRes422: String { get }
  var AVVideoCodecAppleProRes4444: String { get }
  var AVVideoCodecH264: String { get }
  var AVVideoCodecJPEG: String { get }
  var AVVideoCodecKey: String { get }
  struct AVVideoCodecType: RawRepresentable, Hashable {
    static var appleProRes422: AVVideoCodecType { get }
    static var appleProRes422HQ: AVVideoCodecType { get }
    static var appleProRes422LT: AVVideoCodecType { get }
    static var appleProRes422Proxy: AVVideoCodecType { get }
    static var appleProRes4444: AVVideoCodecType { get }
    static var appleProRes4444XQ: AVVideoCodecType { get }
    static var h264: AVVideoCodecType { get }
    static var hevc: AVVideoCodecType { get }
    static var hevcWithAlpha: AVVideoCodecType { get }
    init(rawValue: String)
    static var jpeg: AVVideoCodecType { get }
    static var jpegxl: AVVideoCodecType { get }
    var rawValue: String { get }
  }
  var AVVideoColorPrimariesKey: String { get }
  var AVVideoColorPrimaries_EBU_3213: String { get }
  var AVVideoColorPrimaries_ITU_R_2020: String { get }
  var AVVideoColorPrimaries_ITU_R_709_2: String { get }
  var AVVideoColorPrimaries_P3_D65: String { get }
  var AVVideoColorPrimaries_SMPTE_C: String { get }
  var AVVideoColorPropertiesKey: String { get }
  protocol AVVideoCompositing: NSObjectProtocol {
    func anticipateRendering(using renderHint: AVVideoCompositionRenderHint)
    var canConformColorOfSourceFrames: Bool { get }
    func cancelAllPendingVideoCompositionRequests()
    func prerollForRendering(using renderHint: AVVideoCompositionRenderHint)
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    func requiredPixelBufferAttributesForRenderContext() -> [AnyHashable: Any]
    func sourcePixelBufferAttributes() -> [AnyHashable: Any]?
    func start(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
    var supportsHDRSourceFrames: Bool { get }
    var supportsWideColorSourceFrames: Bool { get }
  }
  class AVVideoComposition: NSObject, NSMutableCopying {
    struct PerFrameHDRDisplayMetadataPolicy: RawRepresentable, Hashable {}
    var animationTool: AVVideoCompositionCoreAnimationTool? { get }
    var colorPrimaries: String? { get }
    var colorTransferFunction: String? { get }
    var colorYCbCrMatrix: String? { get }
    var customVideoCompositorClass: AnyClass?
    func determineValidity(for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: AVVideoCompositionValidationHandling?) async throws -> Bool
    func determineValidity(for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: AVVideoCompositionValidationHandling?, completionHandler: @escaping (Bool, Error?) -> Void)
    var frameDuration: CMTime { get }
    init()
    init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void)
    init(propertiesOf asset: AVAsset)
    var instructions: [AVVideoCompositionInstruction] { get }
    func isValid(for tracks: [AVAssetTrack], assetDuration duration: CMTime, timeRange: CMTimeRange, validationDelegate: AVVideoCompositionValidationHandling?) -> Bool
    func isValid(for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: AVVideoCompositionValidationHandling?) -> Bool
    var perFrameHDRDisplayMetadataPolicy: String { get }
    var renderScale: Float
    var renderSize: CGSize { get }
    var sourceSampleDataTrackIDs: [NSNumber] { get }
    static func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) async throws -> AVVideoComposition
    static func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void, completionHandler: @escaping (AVVideoComposition?, Error?) -> Void)
    static func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition
    static func videoComposition(withPropertiesOf asset: AVAsset, completionHandler: @escaping (AVVideoComposition?, Error?) -> Void)
  }
  extension AVVideoComposition.PerFrameHDRDisplayMetadataPolicy {
    static var generate: AVVideoComposition.PerFrameHDRDisplayMetadataPolicy { get }
    init(rawValue: String)
    static var propagate: AVVideoComposition.PerFrameHDRDisplayMetadataPolicy { get }
    var rawValue: String { get }
  }
  class AVVideoCompositionCoreAnimationTool: NSObject {
    init()
    init(additionalLayer layer: CALayer, asTrackID trackID: Int32)
    init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer)
    init(postProcessingAsVideoLayers videoLayers: [CALayer], in inAnimationlayer: CALayer)
  }
  class AVVideoCompositionInstruction: NSObject, NSSecureCoding, NSMutableCopying {
    var backgroundColor: CGColor?
    var containsTweening: Bool { get }
    var enablePostProcessing: Bool
    init()
    init?(coder: NSCoder)
    var layerInstructions: [AVVideoCompositionLayerInstruction]
    var passthroughTrackID: Int32 { get }
    var requiredSourceSampleDataTrackIDs: [NSNumber] { get }
    var requiredSourceTrackIDs: [NSNumber]? { get }
    var timeRange: CMTimeRange
  }
  class AVVideoCompositionLayerInstruction: NSObject, NSSecureCoding, NSMutableCopying {
    func getCropRectangleRamp(for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>, endCropRectangle: UnsafeMutablePointer<CGRect>, timeRange: UnsafeMutablePointer<CMTimeRange>) -> Bool
    func getOpacityRamp(for time: CMTime, startOpacity: UnsafeMutablePointer<Float>, endOpacity: UnsafeMutablePointer<Float>, timeRange: UnsafeMutablePointer<CMTimeRange>) -> Bool
    func getTransformRamp(for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>, end endTransform: UnsafeMutablePointer<CGAffineTransform>, timeRange: UnsafeMutablePointer<CMTimeRange>) -> Bool
    init()
    init?(coder: NSCoder)
    var trackID: Int32 { get }
  }
  class AVVideoCompositionRenderContext: NSObject {
    var edgeWidths: AVEdgeWidths { get }
    var highQualityRendering: Bool { get }
    init()
    func newPixelBuffer() -> CVPixelBuffer?
    var pixelAspectRatio: AVPixelAspectRatio { get }
    var renderScale: Float { get }
    var renderTransform: CGAffineTransform { get }
    var size: CGSize { get }
    var videoComposition: AVVideoComposition { get }
  }
  class AVVideoCompositionRenderHint: NSObject {
    var endCompositionTime: CMTime { get }
    init()
    var startCompositionTime: CMTime { get }
  }
  protocol AVVideoCompositionValidationHandling: NSObjectProtocol {
    func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingEmpty timeRange: CMTimeRange) -> Bool
    func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction: AVVideoCompositionInstruction) -> Bool
    func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction: AVVideoCompositionInstruction, layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset) -> Bool
    func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String) -> Bool
  }
  var AVVideoCompressionPropertiesKey: String { get }
  var AVVideoDecompressionPropertiesKey: String { get }
  var AVVideoEncoderSpecificationKey: String { get }
  var AVVideoExpectedSourceFrameRateKey: String { get }
  enum AVVideoFieldMode: Int {
    case both, topOnly, bottomOnly, deinterlace
  }
  enum AVVideoH264EntropyMode: Int32 {
    case adaptiveVariableLength, adaptiveBinaryArithmetic
  }
  var AVVideoH264EntropyModeCABAC: String { get }
  var AVVideoH264EntropyModeCAVLC: String { get }
  var AVVideoH264EntropyModeKey: String { get }
  var AVVideoHeightKey: String { get }
  var AVVideoMaxKeyFrameIntervalDurationKey: String { get }
  var AVVideoMaxKeyFrameIntervalKey: String { get }
  class AVVideoOutputSpecification: NSObject, NSCopying {
    var defaultOutputSettings: [String: Any]?
    var defaultPixelBufferAttributes: [String: Any]?
    init(tagCollections: [Any])
    var preferredTagCollections: [Any] { get }
    func setOutputSettings(_ outputSettings: [String: Any]?, for tagCollection: Any)
  }
  class AVVideoPerformanceMetrics: NSObject {
    var numberOfCorruptedFrames: Int { get }
    var numberOfDroppedFrames: Int { get }
    var numberOfFramesDisplayedUsingOptimizedCompositing: Int { get }
    var totalAccumulatedFrameDelay: Double { get }
    var totalNumberOfFrames: Int { get }
  }
  var AVVideoPixelAspectRatioHorizontalSpacingKey: String { get }
  var AVVideoPixelAspectRatioKey: String { get }
  var AVVideoPixelAspectRatioVerticalSpacingKey: String { get }
  enum AVVideoProfileLevelH264: Int32 {
    case baseline30, baseline31, baseline41, main30, main31, main32, main41, high40, high41, baselineAutoLevel, mainAutoLevel, highAutoLevel
  }
  var AVVideoProfileLevelH264Baseline30: String { get }
  var AVVideoProfileLevelH264Baseline31: String { get }
  var AVVideoProfileLevelH264Baseline41: String { get }
  var AVVideoProfileLevelH264BaselineAutoLevel: String { get }
  var AVVideoProfileLevelH264High40: String { get }
  var AVVideoProfileLevelH264High41: String { get }
  var AVVideoProfileLevelH264HighAutoLevel: String { get }
  var AVVideoProfileLevelH264Main30: String { get }
  var AVVideoProfileLevelH264Main31: String { get }
  var AVVideoProfileLevelH264Main32: String { get }
  var AVVideoProfileLevelH264Main41: String { get }
  var AVVideoProfileLevelH264MainAutoLevel: String { get }
  var AVVideoProfileLevelKey: String { get }
  var AVVideoQualityKey: String { get }
  struct AVVideoRange: RawRepresentable, Hashable {
    static var hlg: AVVideoRange { get }
    init(rawValue: String)
    static var pq: AVVideoRange { get }
    var rawValue: String { get }
    static var sdr: AVVideoRange { get }
  }
  enum AVVideoScalingMode: Int32 {
    case fit, resize, resizeAspect, resizeAspectFill
  }
  var AVVideoScalingModeFit: String { get }
  var AVVideoScalingModeKey: String { get }
  var AVVideoScalingModeResize: String { get }
  var AVVideoScalingModeResizeAspect: String { get }
  var AVVideoScalingModeResizeAspectFill: String { get }
  var AVVideoTransferFunctionKey: String { get }
  var AVVideoTransferFunction_IEC_sRGB: String { get }
  var AVVideoTransferFunction_ITU_R_2100_HLG: String { get }
  var AVVideoTransferFunction_ITU_R_709_2: String { get }
  var AVVideoTransferFunction_Linear: String { get }
  var AVVideoTransferFunction_SMPTE_240M_1995: String { get }
  var AVVideoTransferFunction_SMPTE_ST_2084_PQ: String { get }
  var AVVideoWidthKey: String { get }
  var AVVideoYCbCrMatrixKey: String { get }
  var AVVideoYCbCrMatrix_ITU_R_2020: String { get }
  var AVVideoYCbCrMatrix_ITU_R_601_4: String { get }
  var AVVideoYCbCrMatrix_ITU_R_709_2: String { get }
  var AVVideoYCbCrMatrix_SMPTE_240M_1995: String { get }
  class AVZoomRange: NSObject {
    func containsZoomFactor(_ zoomFactor: CGFloat) -> Bool
    var maxZoomFactor: CGFloat { get }
    var minZoomFactor: CGFloat { get }
  }
  enum CMTagCollectionVideoOutputPreset: UInt32 {
    case monoscopic, stereoscopic
  }
  extension Notification.Name {
    static var AVAssetChapterMetadataGroupsDidChange: Notification.Name { get }
    static var AVAssetContainsFragmentsDidChange: Notification.Name { get }
    static var AVAssetDurationDidChange: Notification.Name { get }
    static var AVAssetMediaSelectionGroupsDidChange: Notification.Name { get }
    static var AVAssetTrackSegmentsDidChange: Notification.Name { get }
    static var AVAssetTrackTimeRangeDidChange: Notification.Name { get }
    static var AVAssetTrackTrackAssociationsDidChange: Notification.Name { get }
    static var AVAssetWasDefragmented: Notification.Name { get }
    static var AVAudioApplicationInputMuteStateChange: Notification.Name { get }
    static var AVAudioEngineConfigurationChange: Notification.Name { get }
    static var AVAudioSessionInterruption: Notification.Name { get }
    static var AVAudioSessionMediaServicesWereLost: Notification.Name { get }
    static var AVAudioSessionMediaServicesWereReset: Notification.Name { get }
    static var AVAudioSessionMicrophoneInjectionCapabilitiesChange: Notification.Name { get }
    static var AVAudioSessionRenderingCapabilitiesChange: Notification.Name { get }
    static var AVAudioSessionRenderingModeChange: Notification.Name { get }
    static var AVAudioSessionRouteChange: Notification.Name { get }
    static var AVAudioSessionSilenceSecondaryAudioHint: Notification.Name { get }
    static var AVAudioSessionSpatialPlaybackCapabilitiesChanged: Notification.Name { get }
    static var AVAudioUnitComponentManagerRegistrationsChanged: Notification.Name { get }
    static var AVAudioUnitComponentTagsDidChange: Notification.Name { get }
    static var AVCaptureDeviceSubjectAreaDidChange: Notification.Name { get }
    static var AVCaptureDeviceWasConnected: Notification.Name { get }
    static var AVCaptureDeviceWasDisconnected: Notification.Name { get }
    static var AVCaptureInputPortFormatDescriptionDidChange: Notification.Name { get }
    static var AVCaptureSessionDidStartRunning: Notification.Name { get }
    static var AVCaptureSessionDidStopRunning: Notification.Name { get }
    static var AVCaptureSessionInterruptionEnded: Notification.Name { get }
    static var AVCaptureSessionRuntimeError: Notification.Name { get }
    static var AVCaptureSessionWasInterrupted: Notification.Name { get }
    static var AVFragmentedMovieContainsMovieFragmentsDidChange: Notification.Name { get }
    static var AVFragmentedMovieDurationDidChange: Notification.Name { get }
    static var AVFragmentedMovieTrackSegmentsDidChange: Notification.Name { get }
    static var AVFragmentedMovieTrackTimeRangeDidChange: Notification.Name { get }
    static var AVFragmentedMovieTrackTotalSampleDataLengthDidChange: Notification.Name { get }
    static var AVFragmentedMovieWasDefragmented: Notification.Name { get }
    static var AVPlaybackCoordinatorOtherParticipantsDidChange: Notification.Name { get }
    static var AVPlaybackCoordinatorSuspensionReasonsDidChange: Notification.Name { get }
    static var AVPlayerAvailableHDRModesDidChange: Notification.Name { get }
    static var AVPlayerEligibleForHDRPlaybackDidChange: Notification.Name { get }
    static var AVPlayerIntegratedTimelineSnapshotsOutOfSync: Notification.Name { get }
    static var AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChange: Notification.Name { get }
    static var AVPlayerInterstitialEventMonitorCurrentEventDidChange: Notification.Name { get }
    static var AVPlayerInterstitialEventMonitorEventsDidChange: Notification.Name { get }
    static var AVPlayerItemDidPlayToEndTime: Notification.Name { get }
    static var AVPlayerItemFailedToPlayToEndTime: Notification.Name { get }
    static var AVPlayerItemMediaSelectionDidChange: Notification.Name { get }
    static var AVPlayerItemNewAccessLogEntry: Notification.Name { get }
    static var AVPlayerItemNewErrorLogEntry: Notification.Name { get }
    static var AVPlayerItemPlaybackStalled: Notification.Name { get }
    static var AVPlayerItemRecommendedTimeOffsetFromLiveDidChange: Notification.Name { get }
    static var AVPlayerItemTimeJumped: Notification.Name { get }
    static var AVPlayerRateDidChange: Notification.Name { get }
    static var AVRouteDetectorMultipleRoutesDetectedDidChange: Notification.Name { get }
    static var AVSampleBufferAudioRendererOutputConfigurationDidChange: Notification.Name { get }
    static var AVSampleBufferAudioRendererWasFlushedAutomatically: Notification.Name { get }
    static var AVSampleBufferDisplayLayerFailedToDecode: Notification.Name { get }
    static var AVSampleBufferDisplayLayerOutputObscuredDueToInsufficientExternalProtectionDidChange: Notification.Name { get }
    static var AVSampleBufferDisplayLayerReadyForDisplayDidChange: Notification.Name { get }
    static var AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange: Notification.Name { get }
    static var AVSampleBufferRenderSynchronizerRateDidChange: Notification.Name { get }
    static var AVSampleBufferVideoRendererDidFailToDecode: Notification.Name { get }
    static var AVSampleBufferVideoRendererRequiresFlushToResumeDecodingDidChange: Notification.Name { get }
    static var AVSpeechSynthesisAvailableVoicesDidChange: Notification.Name { get }
  }
  """#
