/// What is known of the module `VideoToolbox`.
let videoToolboxInterface = #"""
  // exports: Foundation
  struct HdrMetadataInsertionMode: RawRepresentable, Hashable {
    static var auto: HdrMetadataInsertionMode { get }
    init(rawValue: String)
    static var none: HdrMetadataInsertionMode { get }
    var rawValue: String { get }
  }
  struct VTAlphaChannelMode: RawRepresentable, Hashable {
    static var _PremultipliedAlpha: VTAlphaChannelMode { get }
    static var _StraightAlpha: VTAlphaChannelMode { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  enum VTColorPrimaries: Int32 {
    case unset, ituR7092, ebu3213, smpteC, p22
  }
  struct VTCompressionSessionOptionFlags: OptionSet {
    static var beginFinalPass: VTCompressionSessionOptionFlags { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  struct VTDecodeFrameFlags: OptionSet {
    static var doNotOutputFrame: VTDecodeFrameFlags { get }
    static var enableAsynchronousDecompression: VTDecodeFrameFlags { get }
    static var enableTemporalProcessing: VTDecodeFrameFlags { get }
    init(rawValue: UInt32)
    static var oneTimeRealTimePlayback: VTDecodeFrameFlags { get }
    var rawValue: UInt32 { get }
  }
  struct VTDecodeInfoFlags: OptionSet {
    static var asynchronous: VTDecodeInfoFlags { get }
    static var frameDropped: VTDecodeInfoFlags { get }
    static var imageBufferModifiable: VTDecodeInfoFlags { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var skippedLeadingFrameDropped: VTDecodeInfoFlags { get }
  }
  enum VTDeinterlaceMode: Int32 {
    case unset, verticalFilter, temporal
  }
  enum VTDownsamplingMode: Int32 {
    case unset, decimate, average
  }
  struct VTEncodeInfoFlags: OptionSet {
    static var asynchronous: VTEncodeInfoFlags { get }
    static var frameDropped: VTEncodeInfoFlags { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  enum VTFieldCount: Int32 {
    case progressive, interlaced
  }
  enum VTFieldDetail: Int32 {
    case unset, temporalTopFirst, temporalBottomFirst, spatialFirstLineEarly, spatialFirstLineLate
  }
  enum VTFieldMode: Int32 {
    case unset, bothFields, topFieldOnly, bottomFieldOnly, singleField, deinterlaceFields
  }
  enum VTH264EntropyMode: Int32 {
    case unset, cavlc, cabac
  }
  struct VTHdrPerFrameMetadataGenerationHdrFormatType: RawRepresentable, Hashable {
    static var dolbyVision: VTHdrPerFrameMetadataGenerationHdrFormatType { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  enum VTOnlyTheseFrames: Int32 {
    case unset, allFrames, nonDroppableFrames, iFrames, keyFrames
  }
  enum VTProfileLevel: Int32 {
    case unset, h264Baseline13, h264Baseline30, h264Baseline31, h264Baseline32, h264Baseline40, h264Baseline41, h264Baseline42, h264Baseline50, h264Baseline51, h264Baseline52, h264BaselineAutoLevel, h264Main30, h264Main31, h264Main32, h264Main40, h264Main41, h264Main42, h264Main50, h264Main51, h264Main52, h264MainAutoLevel, h264Extended50, h264ExtendedAutoLevel, h264High30, h264High31, h264High32, h264High40, h264High41, h264High42, h264High50, h264High51, h264High52, h264HighAutoLevel, mp4VSimpleL0, mp4VSimpleL1, mp4VSimpleL2, mp4VSimpleL3, mp4VMainL2, mp4VMainL3, mp4VMainL4, mp4VAdvancedSimpleL0, mp4VAdvancedSimpleL1, mp4VAdvancedSimpleL2, mp4VAdvancedSimpleL3, mp4VAdvancedSimpleL4, h263Profile0Level10, h263Profile0Level45, h263Profile3Level45, hevcMainAutoLevel, hevcMain10AutoLevel
  }
  enum VTPropertyType: Int32 {
    case unset, enumeration, boolean, number
  }
  enum VTQPModulationLevel: Int32 {
    case `default`, disable
  }
  enum VTReadWriteStatus: Int32 {
    case unset, readOnly, readWrite
  }
  struct VTRotation: RawRepresentable, Hashable {
    static var _0: VTRotation { get }
    static var _180: VTRotation { get }
    static var _CCW90: VTRotation { get }
    static var _CW90: VTRotation { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  enum VTScalingMode: Int32 {
    case unset, normal, cropSourceToCleanAperture, letterbox, trim
  }
  enum VTStatus: Int32 {
    case ok, propertyNotSupported, propertyReadOnly, parameter, invalidSession, allocationFailed, pixelTransferNotSupported, couldNotFindVideoDecoder, couldNotCreateInstance, couldNotFindVideoEncoder, videoDecoderBadData, videoDecoderUnsupportedDataFormat, videoDecoderMalfunction, videoEncoderMalfunction, videoDecoderNotAvailableNow, pixelRotationNotSupported, videoEncoderNotAvailableNow, formatDescriptionChangeNotSupported, insufficientSourceColorData, couldNotCreateColorCorrectionData, colorSyncTransformConvertFailed, videoDecoderAuthorization, videoEncoderAuthorization, colorCorrectionPixelTransferFailed, multiPassStorageIdentifierMismatch, multiPassStorageInvalid, frameSiloInvalidTimeStamp, frameSiloInvalidTimeRange, couldNotFindTemporalFilter, pixelTransferNotPermitted, colorCorrectionImageRotationFailed, videoDecoderRemoved, sessionMalfunction, decoderNeedsRosetta, encoderNeedsRosetta, videoDecoderReferenceMissing, videoDecoderCallbackMessaging, videoDecoderUnknownErr, extensionDisabledErr, videoEncoderMVHEVCVideoLayerIDsMismatchErr, couldNotOutputTaggedBufferGroupErr, couldNotFindExtensionErr, extensionConflictErr
  }
  enum VTTransferFunction: Int32 {
    case unset, ituR7092, smpte240M1955, useGamma
  }
  enum VTYCbCrMatrix: Int32 {
    case unset, ituR7092, ituR6014, smpte240M1955
  }
  var kVTCompressionPropertyKey_AllowFrameReordering: String { get }
  var kVTCompressionPropertyKey_AllowOpenGOP: String { get }
  var kVTCompressionPropertyKey_AllowTemporalCompression: String { get }
  var kVTCompressionPropertyKey_AlphaChannelMode: String { get }
  var kVTCompressionPropertyKey_AspectRatio16x9: String { get }
  var kVTCompressionPropertyKey_AverageBitRate: String { get }
  var kVTCompressionPropertyKey_BaseLayerBitRateFraction: String { get }
  var kVTCompressionPropertyKey_BaseLayerFrameRate: String { get }
  var kVTCompressionPropertyKey_BaseLayerFrameRateFraction: String { get }
  var kVTCompressionPropertyKey_CalculateMeanSquaredError: String { get }
  var kVTCompressionPropertyKey_CleanAperture: String { get }
  var kVTCompressionPropertyKey_ColorPrimaries: String { get }
  var kVTCompressionPropertyKey_ConstantBitRate: String { get }
  var kVTCompressionPropertyKey_ContentLightLevelInfo: String { get }
  var kVTCompressionPropertyKey_DataRateLimits: String { get }
  var kVTCompressionPropertyKey_Depth: String { get }
  var kVTCompressionPropertyKey_EnableLTR: String { get }
  var kVTCompressionPropertyKey_EncoderID: String { get }
  var kVTCompressionPropertyKey_EstimatedAverageBytesPerFrame: String { get }
  var kVTCompressionPropertyKey_ExpectedDuration: String { get }
  var kVTCompressionPropertyKey_ExpectedFrameRate: String { get }
  var kVTCompressionPropertyKey_FieldCount: String { get }
  var kVTCompressionPropertyKey_FieldDetail: String { get }
  var kVTCompressionPropertyKey_GammaLevel: String { get }
  var kVTCompressionPropertyKey_H264EntropyMode: String { get }
  var kVTCompressionPropertyKey_HDRMetadataInsertionMode: String { get }
  var kVTCompressionPropertyKey_HasLeftStereoEyeView: String { get }
  var kVTCompressionPropertyKey_HasRightStereoEyeView: String { get }
  var kVTCompressionPropertyKey_HeroEye: String { get }
  var kVTCompressionPropertyKey_HorizontalDisparityAdjustment: String { get }
  var kVTCompressionPropertyKey_HorizontalFieldOfView: String { get }
  var kVTCompressionPropertyKey_ICCProfile: String { get }
  var kVTCompressionPropertyKey_MVHEVCLeftAndRightViewIDs: String { get }
  var kVTCompressionPropertyKey_MVHEVCVideoLayerIDs: String { get }
  var kVTCompressionPropertyKey_MVHEVCViewIDs: String { get }
  var kVTCompressionPropertyKey_MasteringDisplayColorVolume: String { get }
  var kVTCompressionPropertyKey_MaxAllowedFrameQP: String { get }
  var kVTCompressionPropertyKey_MaxFrameDelayCount: String { get }
  var kVTCompressionPropertyKey_MaxH264SliceBytes: String { get }
  var kVTCompressionPropertyKey_MaxKeyFrameInterval: String { get }
  var kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: String { get }
  var kVTCompressionPropertyKey_MaximizePowerEfficiency: String { get }
  var kVTCompressionPropertyKey_MaximumRealTimeFrameRate: String { get }
  var kVTCompressionPropertyKey_MinAllowedFrameQP: String { get }
  var kVTCompressionPropertyKey_MoreFramesAfterEnd: String { get }
  var kVTCompressionPropertyKey_MoreFramesBeforeStart: String { get }
  var kVTCompressionPropertyKey_MultiPassStorage: String { get }
  var kVTCompressionPropertyKey_NumberOfPendingFrames: String { get }
  var kVTCompressionPropertyKey_OutputBitDepth: String { get }
  var kVTCompressionPropertyKey_PixelAspectRatio: String { get }
  var kVTCompressionPropertyKey_PixelBufferPoolIsShared: String { get }
  var kVTCompressionPropertyKey_PixelTransferProperties: String { get }
  var kVTCompressionPropertyKey_PreserveAlphaChannel: String { get }
  var kVTCompressionPropertyKey_PreserveDynamicHDRMetadata: String { get }
  var kVTCompressionPropertyKey_PrioritizeEncodingSpeedOverQuality: String { get }
  var kVTCompressionPropertyKey_ProfileLevel: String { get }
  var kVTCompressionPropertyKey_ProgressiveScan: String { get }
  var kVTCompressionPropertyKey_ProjectionKind: String { get }
  var kVTCompressionPropertyKey_Quality: String { get }
  var kVTCompressionPropertyKey_RealTime: String { get }
  var kVTCompressionPropertyKey_RecommendedParallelizationLimit: String { get }
  var kVTCompressionPropertyKey_RecommendedParallelizedSubdivisionMinimumDuration: String { get }
  var kVTCompressionPropertyKey_RecommendedParallelizedSubdivisionMinimumFrameCount: String { get }
  var kVTCompressionPropertyKey_ReferenceBufferCount: String { get }
  var kVTCompressionPropertyKey_SourceFrameCount: String { get }
  var kVTCompressionPropertyKey_SpatialAdaptiveQPLevel: String { get }
  var kVTCompressionPropertyKey_StereoCameraBaseline: String { get }
  var kVTCompressionPropertyKey_SuggestedLookAheadFrameCount: String { get }
  var kVTCompressionPropertyKey_SupportsBaseFrameQP: String { get }
  var kVTCompressionPropertyKey_TargetQualityForAlpha: String { get }
  var kVTCompressionPropertyKey_TransferFunction: String { get }
  var kVTCompressionPropertyKey_UsingGPURegistryID: String { get }
  var kVTCompressionPropertyKey_UsingHardwareAcceleratedVideoEncoder: String { get }
  var kVTCompressionPropertyKey_VideoEncoderPixelBufferAttributes: String { get }
  var kVTCompressionPropertyKey_ViewPackingKind: String { get }
  var kVTCompressionPropertyKey_YCbCrMatrix: String { get }
  var kVTDecompressionPropertyKey_AllowBitstreamToChangeFrameDimensions: String { get }
  var kVTDecompressionPropertyKey_ContentHasInterframeDependencies: String { get }
  var kVTDecompressionPropertyKey_DecoderProducesRAWOutput: String { get }
  var kVTDecompressionPropertyKey_DeinterlaceMode: String { get }
  var kVTDecompressionPropertyKey_FieldMode: String { get }
  var kVTDecompressionPropertyKey_GeneratePerFrameHDRDisplayMetadata: String { get }
  var kVTDecompressionPropertyKey_MaxOutputPresentationTimeStampOfFramesBeingDecoded: String { get }
  var kVTDecompressionPropertyKey_MaximizePowerEfficiency: String { get }
  var kVTDecompressionPropertyKey_MinOutputPresentationTimeStampOfFramesBeingDecoded: String { get }
  var kVTDecompressionPropertyKey_NumberOfFramesBeingDecoded: String { get }
  var kVTDecompressionPropertyKey_OnlyTheseFrames: String { get }
  var kVTDecompressionPropertyKey_OutputPoolRequestedMinimumBufferCount: String { get }
  var kVTDecompressionPropertyKey_PixelBufferPool: String { get }
  var kVTDecompressionPropertyKey_PixelBufferPoolIsShared: String { get }
  var kVTDecompressionPropertyKey_PixelFormatsWithReducedResolutionSupport: String { get }
  var kVTDecompressionPropertyKey_PixelTransferProperties: String { get }
  var kVTDecompressionPropertyKey_PropagatePerFrameHDRDisplayMetadata: String { get }
  var kVTDecompressionPropertyKey_RealTime: String { get }
  var kVTDecompressionPropertyKey_ReducedCoefficientDecode: String { get }
  var kVTDecompressionPropertyKey_ReducedFrameDelivery: String { get }
  var kVTDecompressionPropertyKey_ReducedResolutionDecode: String { get }
  var kVTDecompressionPropertyKey_RequestRAWOutput: String { get }
  var kVTDecompressionPropertyKey_RequestedMVHEVCVideoLayerIDs: String { get }
  var kVTDecompressionPropertyKey_SuggestedQualityOfServiceTiers: String { get }
  var kVTDecompressionPropertyKey_SupportedPixelFormatsOrderedByPerformance: String { get }
  var kVTDecompressionPropertyKey_SupportedPixelFormatsOrderedByQuality: String { get }
  var kVTDecompressionPropertyKey_ThreadCount: String { get }
  var kVTDecompressionPropertyKey_UsingGPURegistryID: String { get }
  var kVTDecompressionPropertyKey_UsingHardwareAcceleratedVideoDecoder: String { get }
  var kVTDecompressionProperty_DeinterlaceMode_Temporal: String { get }
  var kVTDecompressionProperty_DeinterlaceMode_VerticalFilter: String { get }
  var kVTDecompressionProperty_FieldMode_BothFields: String { get }
  var kVTDecompressionProperty_FieldMode_BottomFieldOnly: String { get }
  var kVTDecompressionProperty_FieldMode_DeinterlaceFields: String { get }
  var kVTDecompressionProperty_FieldMode_SingleField: String { get }
  var kVTDecompressionProperty_FieldMode_TopFieldOnly: String { get }
  var kVTDecompressionProperty_OnlyTheseFrames_AllFrames: String { get }
  var kVTDecompressionProperty_OnlyTheseFrames_IFrames: String { get }
  var kVTDecompressionProperty_OnlyTheseFrames_KeyFrames: String { get }
  var kVTDecompressionProperty_OnlyTheseFrames_NonDroppableFrames: String { get }
  var kVTDecompressionProperty_TemporalLevelLimit: String { get }
  var kVTDecompressionResolutionKey_Height: String { get }
  var kVTDecompressionResolutionKey_Width: String { get }
  var kVTDownsamplingMode_Average: String { get }
  var kVTDownsamplingMode_Decimate: String { get }
  var kVTEncodeFrameOptionKey_AcknowledgedLTRTokens: String { get }
  var kVTEncodeFrameOptionKey_BaseFrameQP: String { get }
  var kVTEncodeFrameOptionKey_ForceKeyFrame: String { get }
  var kVTEncodeFrameOptionKey_ForceLTRRefresh: String { get }
  var kVTExtensionProperties_CodecNameKey: String { get }
  var kVTExtensionProperties_ContainingBundleNameKey: String { get }
  var kVTExtensionProperties_ContainingBundleURLKey: String { get }
  var kVTExtensionProperties_ExtensionIdentifierKey: String { get }
  var kVTExtensionProperties_ExtensionNameKey: String { get }
  var kVTExtensionProperties_ExtensionURLKey: String { get }
  var kVTH264EntropyMode_CABAC: String { get }
  var kVTH264EntropyMode_CAVLC: String { get }
  var kVTHDRPerFrameMetadataGenerationOptionsKey_HDRFormats: String { get }
  var kVTMultiPassStorageCreationOption_DoNotDelete: String { get }
  var kVTPixelRotationPropertyKey_FlipHorizontalOrientation: String { get }
  var kVTPixelRotationPropertyKey_FlipVerticalOrientation: String { get }
  var kVTPixelRotationPropertyKey_Rotation: String { get }
  var kVTPixelTransferPropertyKey_DestinationCleanAperture: String { get }
  var kVTPixelTransferPropertyKey_DestinationColorPrimaries: String { get }
  var kVTPixelTransferPropertyKey_DestinationICCProfile: String { get }
  var kVTPixelTransferPropertyKey_DestinationPixelAspectRatio: String { get }
  var kVTPixelTransferPropertyKey_DestinationTransferFunction: String { get }
  var kVTPixelTransferPropertyKey_DestinationYCbCrMatrix: String { get }
  var kVTPixelTransferPropertyKey_DownsamplingMode: String { get }
  var kVTPixelTransferPropertyKey_RealTime: String { get }
  var kVTPixelTransferPropertyKey_ScalingMode: String { get }
  var kVTProfileLevel_H263_Profile0_Level10: String { get }
  var kVTProfileLevel_H263_Profile0_Level45: String { get }
  var kVTProfileLevel_H263_Profile3_Level45: String { get }
  var kVTProfileLevel_H264_Baseline_1_3: String { get }
  var kVTProfileLevel_H264_Baseline_3_0: String { get }
  var kVTProfileLevel_H264_Baseline_3_1: String { get }
  var kVTProfileLevel_H264_Baseline_3_2: String { get }
  var kVTProfileLevel_H264_Baseline_4_0: String { get }
  var kVTProfileLevel_H264_Baseline_4_1: String { get }
  var kVTProfileLevel_H264_Baseline_4_2: String { get }
  var kVTProfileLevel_H264_Baseline_5_0: String { get }
  var kVTProfileLevel_H264_Baseline_5_1: String { get }
  var kVTProfileLevel_H264_Baseline_5_2: String { get }
  var kVTProfileLevel_H264_Baseline_AutoLevel: String { get }
  var kVTProfileLevel_H264_ConstrainedBaseline_AutoLevel: String { get }
  var kVTProfileLevel_H264_ConstrainedHigh_AutoLevel: String { get }
  var kVTProfileLevel_H264_Extended_5_0: String { get }
  var kVTProfileLevel_H264_Extended_AutoLevel: String { get }
  var kVTProfileLevel_H264_High_3_0: String { get }
  var kVTProfileLevel_H264_High_3_1: String { get }
  var kVTProfileLevel_H264_High_3_2: String { get }
  var kVTProfileLevel_H264_High_4_0: String { get }
  var kVTProfileLevel_H264_High_4_1: String { get }
  var kVTProfileLevel_H264_High_4_2: String { get }
  var kVTProfileLevel_H264_High_5_0: String { get }
  var kVTProfileLevel_H264_High_5_1: String { get }
  var kVTProfileLevel_H264_High_5_2: String { get }
  var kVTProfileLevel_H264_High_AutoLevel: String { get }
  var kVTProfileLevel_H264_Main_3_0: String { get }
  var kVTProfileLevel_H264_Main_3_1: String { get }
  var kVTProfileLevel_H264_Main_3_2: String { get }
  var kVTProfileLevel_H264_Main_4_0: String { get }
  var kVTProfileLevel_H264_Main_4_1: String { get }
  var kVTProfileLevel_H264_Main_4_2: String { get }
  var kVTProfileLevel_H264_Main_5_0: String { get }
  var kVTProfileLevel_H264_Main_5_1: String { get }
  var kVTProfileLevel_H264_Main_5_2: String { get }
  var kVTProfileLevel_H264_Main_AutoLevel: String { get }
  var kVTProfileLevel_HEVC_Main10_AutoLevel: String { get }
  var kVTProfileLevel_HEVC_Main42210_AutoLevel: String { get }
  var kVTProfileLevel_HEVC_Main_AutoLevel: String { get }
  var kVTProfileLevel_HEVC_Monochrome10_AutoLevel: String { get }
  var kVTProfileLevel_HEVC_Monochrome_AutoLevel: String { get }
  var kVTProfileLevel_MP4V_AdvancedSimple_L0: String { get }
  var kVTProfileLevel_MP4V_AdvancedSimple_L1: String { get }
  var kVTProfileLevel_MP4V_AdvancedSimple_L2: String { get }
  var kVTProfileLevel_MP4V_AdvancedSimple_L3: String { get }
  var kVTProfileLevel_MP4V_AdvancedSimple_L4: String { get }
  var kVTProfileLevel_MP4V_Main_L2: String { get }
  var kVTProfileLevel_MP4V_Main_L3: String { get }
  var kVTProfileLevel_MP4V_Main_L4: String { get }
  var kVTProfileLevel_MP4V_Simple_L0: String { get }
  var kVTProfileLevel_MP4V_Simple_L1: String { get }
  var kVTProfileLevel_MP4V_Simple_L2: String { get }
  var kVTProfileLevel_MP4V_Simple_L3: String { get }
  var kVTPropertyDocumentationKey: String { get }
  var kVTPropertyReadWriteStatusKey: String { get }
  var kVTPropertyReadWriteStatus_ReadOnly: String { get }
  var kVTPropertyReadWriteStatus_ReadWrite: String { get }
  var kVTPropertyShouldBeSerializedKey: String { get }
  var kVTPropertySupportedValueListKey: String { get }
  var kVTPropertySupportedValueMaximumKey: String { get }
  var kVTPropertySupportedValueMinimumKey: String { get }
  var kVTPropertyTypeKey: String { get }
  var kVTPropertyType_Boolean: String { get }
  var kVTPropertyType_Enumeration: String { get }
  var kVTPropertyType_Number: String { get }
  var kVTRAWProcessingParameterListElement_Description: String { get }
  var kVTRAWProcessingParameterListElement_Label: String { get }
  var kVTRAWProcessingParameterListElement_ListElementID: String { get }
  var kVTRAWProcessingParameterValueType_Boolean: String { get }
  var kVTRAWProcessingParameterValueType_Float: String { get }
  var kVTRAWProcessingParameterValueType_Integer: String { get }
  var kVTRAWProcessingParameterValueType_List: String { get }
  var kVTRAWProcessingParameterValueType_SubGroup: String { get }
  var kVTRAWProcessingParameter_CameraValue: String { get }
  var kVTRAWProcessingParameter_CurrentValue: String { get }
  var kVTRAWProcessingParameter_Description: String { get }
  var kVTRAWProcessingParameter_Enabled: String { get }
  var kVTRAWProcessingParameter_InitialValue: String { get }
  var kVTRAWProcessingParameter_Key: String { get }
  var kVTRAWProcessingParameter_ListArray: String { get }
  var kVTRAWProcessingParameter_MaximumValue: String { get }
  var kVTRAWProcessingParameter_MinimumValue: String { get }
  var kVTRAWProcessingParameter_Name: String { get }
  var kVTRAWProcessingParameter_NeutralValue: String { get }
  var kVTRAWProcessingParameter_SubGroup: String { get }
  var kVTRAWProcessingParameter_ValueType: String { get }
  var kVTRAWProcessingPropertyKey_MetalDeviceRegistryID: String { get }
  var kVTRAWProcessingPropertyKey_OutputColorAttachments: String { get }
  var kVTSampleAttachmentKey_QualityMetrics: String { get }
  var kVTSampleAttachmentKey_RequireLTRAcknowledgementToken: String { get }
  var kVTSampleAttachmentQualityMetricsKey_ChromaBlueMeanSquaredError: String { get }
  var kVTSampleAttachmentQualityMetricsKey_ChromaRedMeanSquaredError: String { get }
  var kVTSampleAttachmentQualityMetricsKey_LumaMeanSquaredError: String { get }
  var kVTScalingMode_CropSourceToCleanAperture: String { get }
  var kVTScalingMode_Letterbox: String { get }
  var kVTScalingMode_Normal: String { get }
  var kVTScalingMode_Trim: String { get }
  var kVTVideoDecoderSpecification_EnableHardwareAcceleratedVideoDecoder: String { get }
  var kVTVideoDecoderSpecification_PreferredDecoderGPURegistryID: String { get }
  var kVTVideoDecoderSpecification_RequireHardwareAcceleratedVideoDecoder: String { get }
  var kVTVideoDecoderSpecification_RequiredDecoderGPURegistryID: String { get }
  var kVTVideoEncoderListOption_IncludeStandardDefinitionDVEncoders: String { get }
  var kVTVideoEncoderList_CodecName: String { get }
  var kVTVideoEncoderList_CodecType: String { get }
  var kVTVideoEncoderList_DisplayName: String { get }
  var kVTVideoEncoderList_EncoderID: String { get }
  var kVTVideoEncoderList_EncoderName: String { get }
  var kVTVideoEncoderList_GPURegistryID: String { get }
  var kVTVideoEncoderList_InstanceLimit: String { get }
  var kVTVideoEncoderList_IsHardwareAccelerated: String { get }
  var kVTVideoEncoderList_PerformanceRating: String { get }
  var kVTVideoEncoderList_QualityRating: String { get }
  var kVTVideoEncoderList_SupportedSelectionProperties: String { get }
  var kVTVideoEncoderList_SupportsFrameReordering: String { get }
  var kVTVideoEncoderSpecification_EnableHardwareAcceleratedVideoEncoder: String { get }
  var kVTVideoEncoderSpecification_EnableLowLatencyRateControl: String { get }
  var kVTVideoEncoderSpecification_EncoderID: String { get }
  var kVTVideoEncoderSpecification_PreferredEncoderGPURegistryID: String { get }
  var kVTVideoEncoderSpecification_RequireHardwareAcceleratedVideoEncoder: String { get }
  var kVTVideoEncoderSpecification_RequiredEncoderGPURegistryID: String { get }
  """#
