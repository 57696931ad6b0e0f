/// What is known of the module `CoreMedia`.
let coreMediaInterface = #"""
  // exports: CoreFoundation CoreVideo CoreAudio
  enum CMAttachmentMode: UInt32 {
    case shouldNotPropagate, shouldPropagate
  }
  typealias CMAudioFormatDescription = CMFormatDescription
  class CMBlockBuffer: Hashable {}
  enum CMBlockBufferError: Int32 {
    case none, structureAllocationFailed, blockAllocationFailed, badCustomBlockSource, badOffsetParameter, badLengthParameter, badPointerParameter, emptyBlockBuffer, unallocatedBlock, insufficientSpace
  }
  struct CMBlockBufferFlags: OptionSet {
    static var alwaysCopyData: CMBlockBufferFlags { get }
    static var assureMemoryNow: CMBlockBufferFlags { get }
    static var dontOptimizeDepth: CMBlockBufferFlags { get }
    init(rawValue: UInt32)
    static var permitEmptyReference: CMBlockBufferFlags { get }
    var rawValue: UInt32 { get }
  }
  class CMClock: Hashable {}
  enum CMClockError: Int32 {
    case none, missingRequiredParameter, invalidParameter, allocationFailed, unsupportedOperation
  }
  enum CMClosedCaptionFormatType: UInt32 {
    case cea608, cea708, atsc
  }
  class CMFormatDescription: Hashable {
    var dimensions: CMVideoDimensions { get }
  }
  enum CMFormatDescriptionError: Int32 {
    case none, invalidParameter, allocationFailed, valueNotAvailable
  }
  struct CMFormatDescriptionProjectionKind: RawRepresentable, Hashable {
    static var _Rectilinear: CMFormatDescriptionProjectionKind { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  struct CMFormatDescriptionViewPackingKind: RawRepresentable, Hashable {
    static var _OverUnder: CMFormatDescriptionViewPackingKind { get }
    static var _SideBySide: CMFormatDescriptionViewPackingKind { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  typealias CMItemCount = Int
  enum CMMediaType: UInt32 {
    case video, audio, muxed, text, closedCaption, subtitle, timeCode, metadata, taggedBufferGroup
  }
  enum CMMetadataFormatType: UInt32 {
    case icy, id3, boxed, emsg
  }
  enum CMMuxedStreamType: UInt32 {
    case mpeg1System, mpeg2Transport, mpeg2Program, dv
  }
  enum CMPackingType: UInt64 {
    case none, sideBySide, overUnder
  }
  enum CMPixelFormat: UInt32 {
    case alphaRedGreenBlue32bits, blueGreenRedAlpha32bits, redGreenBlue24bits, bigEndian555_16bits, bigEndian565_16bits, littleEndian555_16bits, littleEndian565_16bits, littleEndian5551_16bits, ypCbCr422_8bits, ypCbCr422yuvs_8bits, ypCbCr444_8bits, ypCbCrA4444_8bits, ypCbCr422_16bits, ypCbCr422_10bits, ypCbCr444_10bits, indexedGrayWhiteIsZero_8bits
  }
  enum CMProjectionType: UInt64 {
    case rectangular, equirectangular, halfEquirectangular, fisheye
  }
  class CMSampleBuffer: Hashable {
    var duration: CMTime { get }
    var formatDescription: CMFormatDescription? { get }
    var imageBuffer: CVImageBuffer? { get }
    var isValid: Bool { get }
    var numSamples: Int { get }
    var presentationTimeStamp: CMTime { get }
  }
  struct CMSampleBufferAttachmentKey: RawRepresentable, Hashable {
    static var _CameraIntrinsicMatrix: CMSampleBufferAttachmentKey { get }
    static var _DisplayEmptyMediaImmediately: CMSampleBufferAttachmentKey { get }
    static var _DrainAfterDecoding: CMSampleBufferAttachmentKey { get }
    static var _DroppedFrameReason: CMSampleBufferAttachmentKey { get }
    static var _DroppedFrameReasonInfo: CMSampleBufferAttachmentKey { get }
    static var _EmptyMedia: CMSampleBufferAttachmentKey { get }
    static var _EndsPreviousSampleDuration: CMSampleBufferAttachmentKey { get }
    static var _FillDiscontinuitiesWithSilence: CMSampleBufferAttachmentKey { get }
    static var _ForceKeyFrame: CMSampleBufferAttachmentKey { get }
    static var _GradualDecoderRefresh: CMSampleBufferAttachmentKey { get }
    static var _PermanentEmptyMedia: CMSampleBufferAttachmentKey { get }
    static var _PostNotificationWhenConsumed: CMSampleBufferAttachmentKey { get }
    static var _ResetDecoderBeforeDecoding: CMSampleBufferAttachmentKey { get }
    static var _ResumeOutput: CMSampleBufferAttachmentKey { get }
    static var _Reverse: CMSampleBufferAttachmentKey { get }
    static var _SampleReferenceByteOffset: CMSampleBufferAttachmentKey { get }
    static var _SampleReferenceURL: CMSampleBufferAttachmentKey { get }
    static var _SpeedMultiplier: CMSampleBufferAttachmentKey { get }
    static var _StillImageLensStabilizationInfo: CMSampleBufferAttachmentKey { get }
    static var _TransitionID: CMSampleBufferAttachmentKey { get }
    static var _TrimDurationAtEnd: CMSampleBufferAttachmentKey { get }
    static var _TrimDurationAtStart: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_DependsOnOthers: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_DisplayImmediately: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_DoNotDisplay: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_EarlierDisplayTimesAllowed: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_HDR10PlusPerFrameData: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_HEVCStepwiseTemporalSubLayerAccess: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_HEVCSyncSampleNALUnitType: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_HEVCTemporalLevelInfo: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_HEVCTemporalSubLayerAccess: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_HasRedundantCoding: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_IsDependedOnByOthers: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_NotSync: CMSampleBufferAttachmentKey { get }
    static var attachmentKey_PartialSync: CMSampleBufferAttachmentKey { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  enum CMSampleBufferError: Int32 {
    case none, allocationFailed, requiredParameterMissing, alreadyHasDataBuffer, bufferNotReady, sampleIndexOutOfRange, bufferHasNoSampleSizes, bufferHasNoSampleTimingInfo, arrayTooSmall, invalidEntryCount, cannotSubdivide, sampleTimingInfoInvalid, invalidMediaTypeForOperation, invalidSampleData, invalidMediaFormat, invalidated
  }
  func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription?
  func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer?
  func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime
  struct CMSampleTimingInfo {
    var decodeTimeStamp: CMTime
    var duration: CMTime
    init()
    init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime)
    var presentationTimeStamp: CMTime
  }
  struct CMStereoViewComponents: OptionSet {
    init(rawValue: UInt64)
    static var leftEye: CMStereoViewComponents { get }
    var rawValue: UInt64 { get }
    static var rightEye: CMStereoViewComponents { get }
  }
  struct CMStereoViewInterpretationOptions: OptionSet {
    static var additionalViews: CMStereoViewInterpretationOptions { get }
    init(rawValue: UInt64)
    var rawValue: UInt64 { get }
    static var stereoOrderReversed: CMStereoViewInterpretationOptions { get }
  }
  enum CMSubtitleFormatType: UInt32 {
    case text3G, webVTT
  }
  enum CMSyncError: Int32 {
    case none, missingRequiredParameter, invalidParameter, allocationFailed, rateMustBeNonZero
  }
  enum CMTagCategory: UInt32 {
    case undefined, mediaType, mediaSubType, trackID, channelID, videoLayerID, pixelFormat, packingType, projectionType, stereoView, stereoViewInterpretation
  }
  enum CMTagCollectionError: Int32 {
    case success, paramErr, allocationFailed, internalError, invalidTag, invalidTagCollectionDictionary, invalidTagCollectionData, tagNotFound, invalidTagCollectionDataVersion, exhaustedBufferSize, notYetImplemented
  }
  enum CMTagDataType: UInt32 {
    case invalid, sInt64, float64, osType, flags
  }
  enum CMTagError: Int32 {
    case success, paramErr, allocationFailed
  }
  enum CMTaggedBufferGroupError: Int32 {
    case success, paramErr, allocationFailed, internalError
  }
  enum CMTaggedBufferGroupFormatType: Int32 {
    case taggedBufferGroup
  }
  struct CMTime: Comparable, Hashable {
    static var indefinite: CMTime { get }
    init()
    init(seconds: Double, preferredTimescale: CMTimeScale)
    init(value: CMTimeValue, timescale: CMTimeScale)
    static var invalid: CMTime { get }
    var isIndefinite: Bool { get }
    var isNumeric: Bool { get }
    var isValid: Bool { get }
    static var negativeInfinity: CMTime { get }
    static var positiveInfinity: CMTime { get }
    var seconds: Double { get }
    var timescale: CMTimeScale
    var value: CMTimeValue
    static var zero: CMTime { get }
  }
  func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime
  enum CMTimeCodeFormatType: UInt32 {
    case timeCode32, timeCode64, counter32, counter64
  }
  func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32
  func CMTimeGetSeconds(_ time: CMTime) -> Float64
  func CMTimeMake(value: Int64, timescale: Int32) -> CMTime
  func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime
  struct CMTimeMapping {
    init()
    init(source: CMTimeRange, target: CMTimeRange)
    var source: CMTimeRange
    var target: CMTimeRange
  }
  struct CMTimeRange: Hashable {
    func containsTime(_ time: CMTime) -> Bool
    func containsTimeRange(_ range: CMTimeRange) -> Bool
    var duration: CMTime
    var end: CMTime { get }
    init()
    init(start: CMTime, duration: CMTime)
    init(start: CMTime, end: CMTime)
    func intersection(_ otherRange: CMTimeRange) -> CMTimeRange
    static var invalid: CMTimeRange { get }
    var isEmpty: Bool { get }
    var isValid: Bool { get }
    var start: CMTime
    static var zero: CMTimeRange { get }
  }
  func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange
  enum CMTimeRoundingMethod: UInt32 {
    case roundHalfAwayFromZero, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity, `default`
  }
  struct CMTimeScale {
    init()
    init(value: Int32)
    var value: Int32
  }
  typealias CMTimeScale = Int32
  func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime
  typealias CMTimeValue = Int64
  class CMTimebase: Hashable {}
  enum CMTimebaseError: Int32 {
    case none, missingRequiredParameter, invalidParameter, allocationFailed, timerIntervalTooShort, readOnly
  }
  enum CMVideoCodecType: UInt32 {
    case yuv422YpCbCr8, animation, cinepak, jpeg, jpeg_OpenDML, jpeg_XL, sorensonVideo, sorensonVideo3, h263, h264, mpeg4Video, mpeg2Video, mpeg1Video, vp9, dvcNtsc, dvcPal, dvcProPal, dvcPro50NTSC, dvcPro50PAL, dvcProHD720p60, dvcProHD720p50, dvcProHD1080i60, dvcProHD1080i50, dvcProHD1080p30, dvcProHD1080p25, appleProRes4444, appleProRes422HQ, appleProRes422, appleProRes422LT, appleProRes422Proxy, hevc, dolbyVisionHevc, disparityHevc, depthHevc
  }
  struct CMVideoDimensions {
    var height: Int32
    init()
    init(width: Int32, height: Int32)
    var width: Int32
  }
  typealias CMVideoFormatDescription = CMFormatDescription
  func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
  enum LensStabilizationStatus: Int32 {
    case active, outOfRange, unavailable, off, none
  }
  var kCMHEVCTemporalLevelInfoKey_ConstraintIndicatorFlags: String { get }
  var kCMHEVCTemporalLevelInfoKey_LevelIndex: String { get }
  var kCMHEVCTemporalLevelInfoKey_ProfileCompatibilityFlags: String { get }
  var kCMHEVCTemporalLevelInfoKey_ProfileIndex: String { get }
  var kCMHEVCTemporalLevelInfoKey_ProfileSpace: String { get }
  var kCMHEVCTemporalLevelInfoKey_TemporalLevel: String { get }
  var kCMHEVCTemporalLevelInfoKey_TierFlag: String { get }
  var kCMMemoryPoolOption_AgeOutPeriod: UnsafeMutableRawPointer { get }
  var kCMSampleAttachmentKey_AudioIndependentSampleDecoderRefreshCount: String { get }
  var kCMSampleAttachmentKey_DependsOnOthers: String { get }
  var kCMSampleAttachmentKey_DisplayImmediately: String { get }
  var kCMSampleAttachmentKey_DoNotDisplay: String { get }
  var kCMSampleAttachmentKey_EarlierDisplayTimesAllowed: String { get }
  var kCMSampleAttachmentKey_HDR10PlusPerFrameData: String { get }
  var kCMSampleAttachmentKey_HEVCStepwiseTemporalSubLayerAccess: String { get }
  var kCMSampleAttachmentKey_HEVCSyncSampleNALUnitType: String { get }
  var kCMSampleAttachmentKey_HEVCTemporalLevelInfo: String { get }
  var kCMSampleAttachmentKey_HEVCTemporalSubLayerAccess: String { get }
  var kCMSampleAttachmentKey_HasRedundantCoding: String { get }
  var kCMSampleAttachmentKey_IsDependedOnByOthers: String { get }
  var kCMSampleAttachmentKey_NotSync: String { get }
  var kCMSampleAttachmentKey_PartialSync: String { get }
  var kCMSampleAttachmentKey_PostDecodeProcessingMetadata: String { get }
  var kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix: String { get }
  var kCMSampleBufferAttachmentKey_DisplayEmptyMediaImmediately: String { get }
  var kCMSampleBufferAttachmentKey_DrainAfterDecoding: String { get }
  var kCMSampleBufferAttachmentKey_DroppedFrameReason: String { get }
  var kCMSampleBufferAttachmentKey_EmptyMedia: String { get }
  var kCMSampleBufferAttachmentKey_EndsPreviousSampleDuration: String { get }
  var kCMSampleBufferAttachmentKey_FillDiscontinuitiesWithSilence: String { get }
  var kCMSampleBufferAttachmentKey_ForceKeyFrame: String { get }
  var kCMSampleBufferAttachmentKey_GradualDecoderRefresh: String { get }
  var kCMSampleBufferAttachmentKey_PermanentEmptyMedia: String { get }
  var kCMSampleBufferAttachmentKey_PostNotificationWhenConsumed: String { get }
  var kCMSampleBufferAttachmentKey_ResetDecoderBeforeDecoding: String { get }
  var kCMSampleBufferAttachmentKey_ResumeOutput: String { get }
  var kCMSampleBufferAttachmentKey_Reverse: String { get }
  var kCMSampleBufferAttachmentKey_SampleReferenceByteOffset: String { get }
  var kCMSampleBufferAttachmentKey_SampleReferenceURL: String { get }
  var kCMSampleBufferAttachmentKey_SpeedMultiplier: String { get }
  var kCMSampleBufferAttachmentKey_StillImageLensStabilizationInfo: String { get }
  var kCMSampleBufferAttachmentKey_TransitionID: String { get }
  var kCMSampleBufferAttachmentKey_TrimDurationAtEnd: String { get }
  var kCMSampleBufferAttachmentKey_TrimDurationAtStart: String { get }
  var kCMSampleBufferLensStabilizationInfo_Active: String { get }
  var kCMSampleBufferLensStabilizationInfo_Off: String { get }
  var kCMSampleBufferLensStabilizationInfo_OutOfRange: String { get }
  var kCMSampleBufferLensStabilizationInfo_Unavailable: String { get }
  var kCMTagCategoryKey: String { get }
  var kCMTagCollectionTagsArrayKey: String { get }
  var kCMTagDataTypeKey: String { get }
  var kCMTagInvalid: CMTag { get }
  var kCMTagMediaSubTypeMebx: CMTag { get }
  var kCMTagMediaTypeAudio: CMTag { get }
  var kCMTagMediaTypeMetadata: CMTag { get }
  var kCMTagMediaTypeVideo: CMTag { get }
  var kCMTagPackingTypeNone: CMTag { get }
  var kCMTagPackingTypeOverUnder: CMTag { get }
  var kCMTagPackingTypeSideBySide: CMTag { get }
  var kCMTagProjectionTypeEquirectangular: CMTag { get }
  var kCMTagProjectionTypeFisheye: CMTag { get }
  var kCMTagProjectionTypeHalfEquirectangular: CMTag { get }
  var kCMTagProjectionTypeRectangular: CMTag { get }
  var kCMTagStereoInterpretationOrderReversed: CMTag { get }
  var kCMTagStereoLeftAndRightEye: CMTag { get }
  var kCMTagStereoLeftEye: CMTag { get }
  var kCMTagStereoNone: CMTag { get }
  var kCMTagStereoRightEye: CMTag { get }
  var kCMTagValueKey: String { get }
  var kCMTextMarkupAttribute_BackgroundColorARGB: String { get }
  var kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: String { get }
  var kCMTextMarkupAttribute_BoldStyle: String { get }
  var kCMTextMarkupAttribute_FontFamilyName: String { get }
  var kCMTextMarkupAttribute_ForegroundColorARGB: String { get }
  var kCMTextMarkupAttribute_ItalicStyle: String { get }
  var kCMTextMarkupAttribute_RelativeFontSize: String { get }
  var kCMTextMarkupAttribute_UnderlineStyle: String { get }
  var kCMTimeEpochKey: String { get }
  var kCMTimeFlagsKey: String { get }
  var kCMTimeScaleKey: String { get }
  var kCMTimeValueKey: String { get }
  var kCMTimeZero: CMTime { get }
  """#
