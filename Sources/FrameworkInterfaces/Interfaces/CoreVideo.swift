/// What is known of the module `CoreVideo`.
let coreVideoInterface = #"""
  // exports: CoreFoundation CoreGraphics
  enum CVAttachmentMode: UInt32 {
    case shouldNotPropagate, shouldPropagate
  }
  class CVBuffer: Hashable {}
  struct CVFillExtendedPixelsCallBackData {
    var fillCallBack: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool
    init()
    init(version: Int, fillCallBack: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool, userInfo: UnsafeMutableRawPointer)
    var userInfo: UnsafeMutableRawPointer
    var version: Int
  }
  struct CVFillExtendedPixelsCallBackDataStruct {
    init()
    init(version: Int, userInfo: UnsafeMutableRawPointer)
    var userInfo: UnsafeMutableRawPointer
    var version: Int
  }
  class CVImageBuffer: CVBuffer {}
  struct CVImageBufferAlphaChannelMode: RawRepresentable, Hashable {
    static var _PremultipliedAlpha: CVImageBufferAlphaChannelMode { get }
    static var _StraightAlpha: CVImageBufferAlphaChannelMode { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  struct CVImageBufferColorPrimaries: RawRepresentable, Hashable {
    static var _DCI_P3: CVImageBufferColorPrimaries { get }
    static var _EBU_3213: CVImageBufferColorPrimaries { get }
    static var _ITU_R_2020: CVImageBufferColorPrimaries { get }
    static var _ITU_R_709_2: CVImageBufferColorPrimaries { get }
    static var _P22: CVImageBufferColorPrimaries { get }
    static var _P3_D65: CVImageBufferColorPrimaries { get }
    static var _SMPTE_C: CVImageBufferColorPrimaries { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var unknown: CVImageBufferColorPrimaries { get }
  }
  struct CVImageBufferTransferFunction: RawRepresentable, Hashable {
    static var _ITU_R_2020: CVImageBufferTransferFunction { get }
    static var _ITU_R_2100_HLG: CVImageBufferTransferFunction { get }
    static var _ITU_R_709_2: CVImageBufferTransferFunction { get }
    static var _Linear: CVImageBufferTransferFunction { get }
    static var _SMPTE_240M_1995: CVImageBufferTransferFunction { get }
    static var _SMPTE_ST_2084_PQ: CVImageBufferTransferFunction { get }
    static var _SMPTE_ST_428_1: CVImageBufferTransferFunction { get }
    static var _UseGamma: CVImageBufferTransferFunction { get }
    static var _sRGB: CVImageBufferTransferFunction { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var unknown: CVImageBufferTransferFunction { get }
  }
  struct CVImageBufferYCbCrMatrix: RawRepresentable, Hashable {
    static var _DCI_P3: CVImageBufferYCbCrMatrix { get }
    static var _ITU_R_2020: CVImageBufferYCbCrMatrix { get }
    static var _ITU_R_601_4: CVImageBufferYCbCrMatrix { get }
    static var _ITU_R_709_2: CVImageBufferYCbCrMatrix { get }
    static var _P3_D65: CVImageBufferYCbCrMatrix { get }
    static var _SMPTE_240M_1995: CVImageBufferYCbCrMatrix { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var unknown: CVImageBufferYCbCrMatrix { get }
  }
  enum CVOptionFlags: Int64 {
    case none
  }
  typealias CVPixelBuffer = CVImageBuffer
  func CVPixelBufferCreate(_ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32, _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn
  func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer?
  func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int
  func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int
  func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int
  struct CVPixelBufferLock: OptionSet {
    init(rawValue: UInt64)
    var rawValue: UInt64 { get }
    static var readOnly: CVPixelBufferLock { get }
  }
  func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
  class CVPixelBufferPool: Hashable {}
  enum CVPixelBufferPoolFlushFlags: UInt64 {
    case flushExcessBuffers
  }
  func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn
  enum CVPixelFormatType: UInt32 {
    case cv1Monochrome, cv2Indexed, cv4Indexed, cv8Indexed, cv1IndexedGray_WhiteIsZero, cv2IndexedGray_WhiteIsZero, cv4IndexedGray_WhiteIsZero, cv8IndexedGray_WhiteIsZero, cv16BE555, cv24RGB, cv32ARGB, cv16LE555, cv16LE5551, cv16BE565, cv16LE565, cv24BGR, cv32BGRA, cv32ABGR, cv32RGBA, cv64ARGB, cv48RGB, cv32AlphaGray, cv16Gray, cv30RGB_r210, cv422YpCbCr8, cv4444YpCbCrA8, cv4444YpCbCrA8R, cv444YpCbCr8, cv422YpCbCr16, cv422YpCbCr10, cv444YpCbCr10, cv420YpCbCr8Planar, cv420YpCbCr8PlanarFullRange, cv422YpCbCr_4A_8BiPlanar, cv420YpCbCr8BiPlanarVideoRange, cv420YpCbCr8BiPlanarFullRange, cv422YpCbCr8_yuvs, cv422YpCbCr8FullRange, cv30RGB, cv4444AYpCbCr8, cv4444AYpCbCr16, oneComponent8, twoComponent8, oneComponent16Half, oneComponent32Float, twoComponent16Half, twoComponent32Float, cv64RGBAHalf, cv128RGBAFloat, cv30RGBLePackedWideGamut, cv14BayerGrbg, cv14BayerRggb, cv14BayerBggr, cv14BayerGbrg, argb2101010LEPacked, disparityFloat16, disparityFloat32, depthFloat16, depthFloat32, cv420YpCbCr10BiPlanarVideoRange, cv422YpCbCr10BiPlanarVideoRange, cv444YpCbCr10BiPlanarVideoRange, cv420YpCbCr10BiPlanarFullRange, cv422YpCbCr10BiPlanarFullRange, cv444YpCbCr10BiPlanarFullRange, cv422YpCbCr8BiPlanarVideoRange, cv422YpCbCr8BiPlanarFullRange, cv444YpCbCr8BiPlanarVideoRange, cv444YpCbCr8BiPlanarFullRange, oneComponent10, oneComponent12, oneComponent16, twoComponent16, cv16VersatileBayer, cv64RGBA_DownscaledProResRaw, cv64RGBALE, lossless_32BGRA, lossless_64RGBAHalf, lossless_420YpCbCr8BiPlanarVideoRange, lossless_420YpCbCr8BiPlanarFullRange, lossless_420YpCbCr10PackedBiPlanarVideoRange, lossless_422YpCbCr10PackedBiPlanarVideoRange, lossless_420YpCbCr10PackedBiPlanarFullRange, lossy_32BGRA, lossy_420YpCbCr8BiPlanarVideoRange, lossy_420YpCbCr8BiPlanarFullRange, lossy_420YpCbCr10PackedBiPlanarVideoRange, lossy_422YpCbCr10PackedBiPlanarVideoRange
  }
  struct CVPlanarComponentInfo {
    init()
    init(offset: Int32, rowBytes: UInt32)
    var offset: Int32
    var rowBytes: UInt32
  }
  struct CVPlanarPixelBufferInfo_YCbCrBiPlanar {
    var componentInfoCbCr: CVPlanarComponentInfo
    var componentInfoY: CVPlanarComponentInfo
    init()
    init(componentInfoY: CVPlanarComponentInfo, componentInfoCbCr: CVPlanarComponentInfo)
  }
  struct CVPlanarPixelBufferInfo_YCbCrPlanar {
    var componentInfoCb: CVPlanarComponentInfo
    var componentInfoCr: CVPlanarComponentInfo
    var componentInfoY: CVPlanarComponentInfo
    init()
    init(componentInfoY: CVPlanarComponentInfo, componentInfoCb: CVPlanarComponentInfo, componentInfoCr: CVPlanarComponentInfo)
  }
  enum CVReturn: Int32 {
    case success, first, error, invalidArgument, allocationFailed, unsupported, invalidDisplay, displayLinkAlreadyRunning, displayLinkNotRunning, displayLinkCallbacksNotSet, invalidPixelFormat, invalidSize, invalidPixelBufferAttributes, pixelBufferNotOpenGLCompatible, pixelBufferNotMetalCompatible, wouldExceedAllocationThreshold, poolAllocationFailed, invalidPoolAttributes, retry, last
  }
  typealias CVReturn = Int32
  struct CVSMPTETime {
    var counter: Any
    var flags: Any
    var frames: Any
    var hours: Any
    init()
    init(subframes: Any, subframeDivisor: Any, counter: Any, type: Any, flags: Any, hours: Any, minutes: Any, seconds: Any, frames: Any)
    var minutes: Any
    var seconds: Any
    var subframeDivisor: Any
    var subframes: Any
    var type: Any
  }
  struct CVSMPTETimeFlags: OptionSet {
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var running: CVSMPTETimeFlags { get }
    static var valid: CVSMPTETimeFlags { get }
  }
  enum CVSMPTETimeType: UInt32 {
    case type24, type25, type30Drop, type30, type2997, type2997Drop, type60, type5994
  }
  struct CVTime {
    init()
    init(timeValue: Int64, timeScale: Int64, timeFlags: CVTimeFlags)
    var timeFlags: CVTimeFlags
    var timeScale: Int64
    var timeValue: Int64
  }
  struct CVTimeFlags: OptionSet {
    init(rawValue: Int32)
    static var isIndefinite: CVTimeFlags { get }
    var rawValue: Int32 { get }
  }
  struct CVTimeStamp {
    var flags: Any
    var hostTime: Any
    init()
    init(version: Any, videoTimeScale: Any, videoTime: Any, hostTime: Any, rateScalar: Double, videoRefreshPeriod: Any, smpteTime: CVSMPTETime, flags: Any, reserved: Any)
    var rateScalar: Double
    var reserved: Any
    var smpteTime: CVSMPTETime
    var version: Any
    var videoRefreshPeriod: Any
    var videoTime: Any
    var videoTimeScale: Any
  }
  struct CVTimeStampFlags: OptionSet {
    static var bottomField: CVTimeStampFlags { get }
    static var hostTimeValid: CVTimeStampFlags { get }
    init(rawValue: UInt64)
    static var isInterlaced: CVTimeStampFlags { get }
    static var rateScalarValid: CVTimeStampFlags { get }
    var rawValue: UInt64 { get }
    static var smpteTimeValid: CVTimeStampFlags { get }
    static var topField: CVTimeStampFlags { get }
    static var videoHostTimeValid: CVTimeStampFlags { get }
    static var videoRefreshPeriodValid: CVTimeStampFlags { get }
    static var videoTimeValid: CVTimeStampFlags { get }
  }
  enum CVVersatileBayerPattern: UInt32 {
    case rggb, grbg, gbrg, bggr
  }
  var kCVBufferMovieTimeKey: String { get }
  var kCVBufferNonPropagatedAttachmentsKey: String { get }
  var kCVBufferPropagatedAttachmentsKey: String { get }
  var kCVBufferTimeScaleKey: String { get }
  var kCVBufferTimeValueKey: String { get }
  var kCVImageBufferAlphaChannelIsOpaque: String { get }
  var kCVImageBufferAlphaChannelModeKey: String { get }
  var kCVImageBufferAmbientViewingEnvironmentKey: String { get }
  var kCVImageBufferCGColorSpaceKey: String { get }
  var kCVImageBufferChromaLocationBottomFieldKey: String { get }
  var kCVImageBufferChromaLocationTopFieldKey: String { get }
  var kCVImageBufferChromaLocation_Bottom: String { get }
  var kCVImageBufferChromaLocation_BottomLeft: String { get }
  var kCVImageBufferChromaLocation_Center: String { get }
  var kCVImageBufferChromaLocation_DV420: String { get }
  var kCVImageBufferChromaLocation_Left: String { get }
  var kCVImageBufferChromaLocation_Top: String { get }
  var kCVImageBufferChromaLocation_TopLeft: String { get }
  var kCVImageBufferChromaSubsamplingKey: String { get }
  var kCVImageBufferChromaSubsampling_411: String { get }
  var kCVImageBufferChromaSubsampling_420: String { get }
  var kCVImageBufferChromaSubsampling_422: String { get }
  var kCVImageBufferCleanApertureHeightKey: String { get }
  var kCVImageBufferCleanApertureHorizontalOffsetKey: String { get }
  var kCVImageBufferCleanApertureKey: String { get }
  var kCVImageBufferCleanApertureVerticalOffsetKey: String { get }
  var kCVImageBufferCleanApertureWidthKey: String { get }
  var kCVImageBufferColorPrimariesKey: String { get }
  var kCVImageBufferContentLightLevelInfoKey: String { get }
  var kCVImageBufferDisplayDimensionsKey: String { get }
  var kCVImageBufferDisplayHeightKey: String { get }
  var kCVImageBufferDisplayWidthKey: String { get }
  var kCVImageBufferFieldCountKey: String { get }
  var kCVImageBufferFieldDetailKey: String { get }
  var kCVImageBufferFieldDetailSpatialFirstLineEarly: String { get }
  var kCVImageBufferFieldDetailSpatialFirstLineLate: String { get }
  var kCVImageBufferFieldDetailTemporalBottomFirst: String { get }
  var kCVImageBufferFieldDetailTemporalTopFirst: String { get }
  var kCVImageBufferGammaLevelKey: String { get }
  var kCVImageBufferLogTransferFunctionKey: String { get }
  var kCVImageBufferLogTransferFunction_AppleLog: String { get }
  var kCVImageBufferMasteringDisplayColorVolumeKey: String { get }
  var kCVImageBufferPixelAspectRatioHorizontalSpacingKey: String { get }
  var kCVImageBufferPixelAspectRatioKey: String { get }
  var kCVImageBufferPixelAspectRatioVerticalSpacingKey: String { get }
  var kCVImageBufferPostDecodeProcessingFrameMetadataKey: String { get }
  var kCVImageBufferPostDecodeProcessingSequenceMetadataKey: String { get }
  var kCVImageBufferPreferredCleanApertureKey: String { get }
  var kCVImageBufferRegionOfInterestKey: String { get }
  var kCVImageBufferSceneIlluminationKey: String { get }
  var kCVImageBufferTransferFunctionKey: String { get }
  var kCVImageBufferYCbCrMatrixKey: String { get }
  var kCVMetalBufferCacheMaximumBufferAgeKey: String { get }
  var kCVMetalTextureCacheMaximumTextureAgeKey: UnsafeMutableRawPointer { get }
  var kCVMetalTextureStorageMode: String { get }
  var kCVMetalTextureUsage: String { get }
  var kCVPixelBufferBytesPerRowAlignmentKey: String { get }
  var kCVPixelBufferCGBitmapContextCompatibilityKey: String { get }
  var kCVPixelBufferCGImageCompatibilityKey: String { get }
  var kCVPixelBufferExtendedPixelsBottomKey: String { get }
  var kCVPixelBufferExtendedPixelsLeftKey: String { get }
  var kCVPixelBufferExtendedPixelsRightKey: String { get }
  var kCVPixelBufferExtendedPixelsTopKey: String { get }
  var kCVPixelBufferHeightKey: String { get }
  var kCVPixelBufferIOSurfacePropertiesKey: String { get }
  var kCVPixelBufferMemoryAllocatorKey: String { get }
  var kCVPixelBufferMetalCompatibilityKey: String { get }
  var kCVPixelBufferOpenGLCompatibilityKey: String { get }
  var kCVPixelBufferOpenGLESCompatibilityKey: String { get }
  var kCVPixelBufferOpenGLESTextureCacheCompatibilityKey: String { get }
  var kCVPixelBufferOpenGLTextureCacheCompatibilityKey: String { get }
  var kCVPixelBufferPixelFormatTypeKey: String { get }
  var kCVPixelBufferPlaneAlignmentKey: String { get }
  var kCVPixelBufferPoolAllocationThresholdKey: String { get }
  var kCVPixelBufferPoolMaximumBufferAgeKey: String { get }
  var kCVPixelBufferPoolMinimumBufferCountKey: String { get }
  var kCVPixelBufferProResRAWKey_BlackLevel: String { get }
  var kCVPixelBufferProResRAWKey_ColorMatrix: String { get }
  var kCVPixelBufferProResRAWKey_GainFactor: String { get }
  var kCVPixelBufferProResRAWKey_MetadataExtension: String { get }
  var kCVPixelBufferProResRAWKey_RecommendedCrop: String { get }
  var kCVPixelBufferProResRAWKey_SenselSitingOffsets: String { get }
  var kCVPixelBufferProResRAWKey_WhiteBalanceBlueFactor: String { get }
  var kCVPixelBufferProResRAWKey_WhiteBalanceCCT: String { get }
  var kCVPixelBufferProResRAWKey_WhiteBalanceRedFactor: String { get }
  var kCVPixelBufferProResRAWKey_WhiteLevel: String { get }
  var kCVPixelBufferVersatileBayerKey_BayerPattern: String { get }
  var kCVPixelBufferWidthKey: String { get }
  var kCVPixelFormatBitsPerBlock: String { get }
  var kCVPixelFormatBitsPerComponent: String { get }
  var kCVPixelFormatBlackBlock: String { get }
  var kCVPixelFormatBlockHeight: String { get }
  var kCVPixelFormatBlockHorizontalAlignment: String { get }
  var kCVPixelFormatBlockVerticalAlignment: String { get }
  var kCVPixelFormatBlockWidth: String { get }
  var kCVPixelFormatCGBitmapContextCompatibility: String { get }
  var kCVPixelFormatCGBitmapInfo: String { get }
  var kCVPixelFormatCGImageCompatibility: String { get }
  var kCVPixelFormatCodecType: String { get }
  var kCVPixelFormatComponentRange: String { get }
  var kCVPixelFormatComponentRange_FullRange: String { get }
  var kCVPixelFormatComponentRange_VideoRange: String { get }
  var kCVPixelFormatComponentRange_WideRange: String { get }
  var kCVPixelFormatConstant: String { get }
  var kCVPixelFormatContainsAlpha: String { get }
  var kCVPixelFormatContainsGrayscale: String { get }
  var kCVPixelFormatContainsRGB: String { get }
  var kCVPixelFormatContainsSenselArray: String { get }
  var kCVPixelFormatContainsYCbCr: String { get }
  var kCVPixelFormatFillExtendedPixelsCallback: String { get }
  var kCVPixelFormatFourCC: String { get }
  var kCVPixelFormatHorizontalSubsampling: String { get }
  var kCVPixelFormatName: String { get }
  var kCVPixelFormatOpenGLCompatibility: String { get }
  var kCVPixelFormatOpenGLESCompatibility: String { get }
  var kCVPixelFormatOpenGLFormat: String { get }
  var kCVPixelFormatOpenGLInternalFormat: String { get }
  var kCVPixelFormatOpenGLType: String { get }
  var kCVPixelFormatPlanes: String { get }
  var kCVPixelFormatQDCompatibility: String { get }
  var kCVPixelFormatVerticalSubsampling: String { get }
  var kCVReturnSuccess: CVReturn { get }
  """#
