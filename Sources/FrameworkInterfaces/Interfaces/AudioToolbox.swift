/// What is known of the module `AudioToolbox`.
let audioToolboxInterface = #"""
  // exports: Foundation
  enum AU3DMixerAttenuationCurve: UInt32 {
    case power, exponential, inverse, linear
  }
  enum AU3DMixerRenderingFlags: UInt32 {
    case interAuralDelay, dopplerShift, distanceAttenuation, distanceFilter, distanceDiffusion, linearDistanceAttenuation, constantReverbBlend
  }
  class AUAudioUnit: NSObject {
    var allParameterValues: Bool { get }
    func allocateRenderResources() throws
    var audioUnitName: String? { get }
    var audioUnitShortName: String? { get }
    var canPerformInput: Bool { get }
    var canPerformOutput: Bool { get }
    var canProcessInPlace: Bool { get }
    var channelCapabilities: [NSNumber]? { get }
    var channelMap: [NSNumber]?
    var component: Any { get }
    var componentDescription: AudioComponentDescription { get }
    var componentName: String? { get }
    var componentVersion: UInt32 { get }
    var contextName: String?
    var currentPreset: AUAudioUnitPreset?
    func deallocateRenderResources()
    func deleteUserPreset(_ userPreset: AUAudioUnitPreset) throws
    var deviceID: UInt32 { get }
    var deviceInputLatency: Double { get }
    var deviceOutputLatency: Double { get }
    func disableProfile(_ profile: MIDICIProfile, cable: UInt8, onChannel channel: UInt8) throws
    func enableProfile(_ profile: MIDICIProfile, cable: UInt8, onChannel channel: UInt8) throws
    var factoryPresets: [AUAudioUnitPreset]? { get }
    var fullState: [AnyHashable: Any]?
    var fullStateForDocument: [AnyHashable: Any]?
    init(componentDescription: AudioComponentDescription) throws
    init(componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions) throws
    var inputBusses: AUAudioUnitBusArray { get }
    var inputHandler: (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int) -> Void { get }
    static func instantiate(with componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions) async throws -> AUAudioUnit
    static func instantiate(with componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions, completionHandler: @escaping (AUAudioUnit?, Error?) -> Void)
    var internalRenderBlock: (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int, UnsafeMutablePointer<AudioBufferList>, Any, ((UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int, UnsafeMutablePointer<AudioBufferList>) -> AudioUnitStatus)?) -> AudioUnitStatus { get }
    var isInputEnabled: Bool { get }
    var isLoadedInProcess: Bool { get }
    var isMusicDeviceOrEffect: Bool { get }
    var isOutputEnabled: Bool { get }
    var isRenderingOffline: Bool
    var latency: Double { get }
    var manufacturerName: String? { get }
    var maximumFramesToRender: UInt32
    var midiOutputBufferSizeHint: Int
    var midiOutputEventBlock: ((Int64, UInt8, Int, UnsafeMutableRawPointer) -> Int32)?
    var midiOutputNames: [String] { get }
    var migrateFromPlugin: [Data] { get }
    var outputBusses: AUAudioUnitBusArray { get }
    var outputProvider: (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int, UnsafeMutablePointer<AudioBufferList>) -> AudioUnitStatus { get }
    var parameterTree: AUParameterTree?
    func parametersForOverview(withCount count: Int) -> [NSNumber]
    func presetState(for userPreset: AUAudioUnitPreset) throws -> [String: Any]
    var profileChangedBlock: ((UInt8, UInt8, MIDICIProfile, Bool) -> Void)?
    func profileState(forCable cable: UInt8, channel: UInt8) -> MIDICIProfileState
    var providesUserInterface: Bool { get }
    static func registerSubclass(_ cls: AnyClass, as componentDescription: AudioComponentDescription, name: String, version: UInt32)
    func removeRenderObserver(_ token: Int)
    var renderBlock: (UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int, UnsafeMutablePointer<AudioBufferList>, ((UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int, UnsafeMutablePointer<AudioBufferList>) -> AudioUnitStatus)?) -> AudioUnitStatus { get }
    var renderQuality: Int
    var renderResourcesAllocated: Bool { get }
    func requestViewController() async -> Any
    func requestViewController(completionHandler: @escaping (Any) -> Void)
    func reset()
    func running() -> Bool
    func saveUserPreset(_ userPreset: AUAudioUnitPreset) throws
    var scheduleParameterBlock: (AUEventSampleTime, UInt32, UInt64, Float) -> Void { get }
    func setDeviceID(_ deviceID: UInt32) throws
    func setInputEnabled(_ enabled: Bool) -> Bool
    func setInputHandler(_ handler: ((UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int) -> Void)?)
    func setOutputEnabled(_ enabled: Bool) -> Bool
    func setOutputProvider(_ provider: ((UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioTimeStamp>, UInt32, Int, UnsafeMutablePointer<AudioBufferList>) -> AudioUnitStatus)?)
    func setRenderResourcesAllocated(_ flag: Bool)
    var shouldBypassEffect: Bool
    func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool
    func startHardware() throws
    func stopHardware()
    var supportsMPE: Bool { get }
    var supportsUserPresets: Bool { get }
    var tailTime: Double { get }
    var transportStateBlock: ((UnsafeMutablePointer<AUHostTransportStateFlags>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Bool)?
    var userPresets: [AUAudioUnitPreset] { get }
    var virtualMIDICableCount: Int { get }
  }
  class AUAudioUnitBus: NSObject {
    var busType: AUAudioUnitBusType { get }
    var contextPresentationLatency: Double
    var format: AVAudioFormat { get }
    var index: Int { get }
    init()
    init(format: AVAudioFormat) throws
    var isEnabled: Bool
    var maximumChannelCount: UInt32
    var name: String?
    var ownerAudioUnit: AUAudioUnit { get }
    func setFormat(_ format: AVAudioFormat) throws
    var shouldAllocateBuffer: Bool
    var supportedChannelCounts: [NSNumber]?
    var supportedChannelLayoutTags: [NSNumber]? { get }
  }
  class AUAudioUnitBusArray: NSObject {
    func addObserver(toAllBusses observer: Any, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = nil, context: UnsafeMutableRawPointer)
    var busType: AUAudioUnitBusType { get }
    var count: Int { get }
    init(audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType)
    init(audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType, busses busArray: [AUAudioUnitBus])
    var isCountChangeable: Bool { get }
    func object(atIndexedSubscript index: Int) -> AUAudioUnitBus
    var ownerAudioUnit: AUAudioUnit { get }
    func removeObserver(fromAllBusses observer: Any, forKeyPath keyPath: String, context: UnsafeMutableRawPointer)
    func replaceBusses(_ busArray: [AUAudioUnitBus])
    func setBusCount(_ count: Int) throws
  }
  enum AUAudioUnitBusType: Int {
    case input, output
  }
  protocol AUAudioUnitFactory: NSExtensionRequestHandling {
    func createAudioUnit(with desc: AudioComponentDescription) throws -> AUAudioUnit
  }
  class AUAudioUnitPreset: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var name: String
    var number: Int
  }
  enum AUEventSampleTime: Int64 {
    case immediate
  }
  enum AUGraphError: Int32 {
    case ok, nodeNotFound, invalidConnection, outputNodeError, cannotDoInCurrentContext, invalidAudioUnit, formatNotSupported, invalidElement
  }
  enum AUHostTransportStateFlags: UInt {
    case changed, moving, recording, cycling
  }
  class AUParameter: AUParameterNode, NSSecureCoding {
    var address: UInt64 { get }
    var dependentParameters: [NSNumber]? { get }
    var flags: AudioUnitParameterOptions { get }
    init()
    init?(coder: NSCoder)
    var maxValue: Float { get }
    var minValue: Float { get }
    func setValue(_ value: Float, originator: UnsafeMutableRawPointer)
    func setValue(_ value: Float, originator: UnsafeMutableRawPointer, atHostTime hostTime: UInt64)
    func setValue(_ value: Float, originator: UnsafeMutableRawPointer, atHostTime hostTime: UInt64, eventType: AUParameterAutomationEventType)
    func string(fromValue value: UnsafeMutablePointer<Float>) -> String
    var unit: AudioUnitParameterUnit { get }
    var unitName: String? { get }
    var value: Float
    func value(from str: String) -> Float
    var valueStrings: [String]? { get }
  }
  struct AUParameterAutomationEvent {
    var address: UInt64
    var eventType: AUParameterAutomationEventType
    var hostTime: UInt64
    init()
    init(hostTime: UInt64, address: UInt64, value: Float, eventType: AUParameterAutomationEventType)
    var value: Float
  }
  enum AUParameterAutomationEventType: UInt32 {
    case value, touch, release
  }
  struct AUParameterEvent {
    var eventSampleTime: Int64
    var eventType: AURenderEventType
    init()
    init(eventSampleTime: Int64, eventType: AURenderEventType, rampDurationSampleFrames: UInt32, parameterAddress: UInt64, value: Float)
    var parameterAddress: UInt64
    var rampDurationSampleFrames: UInt32
    var value: Float
  }
  enum AUParameterEventType: UInt32 {
    case immediate, ramped
  }
  class AUParameterGroup: AUParameterNode, NSSecureCoding {
    var allParameters: [AUParameter] { get }
    var children: [AUParameterNode] { get }
    init()
    init?(coder: NSCoder)
  }
  class AUParameterNode: NSObject {
    var displayName: String { get }
    func displayName(withLength maximumLength: Int) -> String
    var identifier: String { get }
    var implementorDisplayNameWithLengthCallback: (AUParameterNode, Int) -> String
    var implementorStringFromValueCallback: (AUParameter, UnsafeMutablePointer<Float>) -> String
    var implementorValueFromStringCallback: (AUParameter, String) -> Float
    var implementorValueObserver: (AUParameter, Float) -> Void
    var implementorValueProvider: (AUParameter) -> Float
    init()
    var keyPath: String { get }
    func removeParameterObserver(_ token: UnsafeMutableRawPointer)
    func token(byAddingParameterAutomationObserver observer: @escaping (UInt64, Float) -> Void) -> UnsafeMutableRawPointer
    func token(byAddingParameterObserver observer: @escaping (UInt64, Float) -> Void) -> UnsafeMutableRawPointer
    func token(byAddingParameterRecordingObserver observer: @escaping (Int, UnsafeMutablePointer<AURecordedParameterEvent>) -> Void) -> UnsafeMutableRawPointer
  }
  struct AUParameterObserverToken {
    init()
    init(observerToken: UnsafeMutableRawPointer)
    var observerToken: UnsafeMutableRawPointer
  }
  class AUParameterTree: AUParameterGroup, NSSecureCoding {
    static func createGroup(fromTemplate templateGroup: AUParameterGroup, identifier: String, name: String, addressOffset: UInt64) -> AUParameterGroup
    static func createGroup(withIdentifier identifier: String, name: String, children: [AUParameterNode]) -> AUParameterGroup
    static func createGroupTemplate(_ children: [AUParameterNode]) -> AUParameterGroup
    static func createParameter(withIdentifier identifier: String, name: String, address: UInt64, min: Float, max: Float, unit: AudioUnitParameterUnit, unitName: String?, flags: AudioUnitParameterOptions, valueStrings: [String]?, dependentParameters: [NSNumber]?) -> AUParameter
    static func createTree(withChildren children: [AUParameterNode]) -> AUParameterTree
    init()
    init?(coder: NSCoder)
    func parameter(withAddress address: UInt64) -> AUParameter?
    func parameter(withID paramID: UInt32, scope: UInt32, element: UInt32) -> AUParameter?
  }
  struct AURecordedParameterEvent {
    var address: UInt64
    var hostTime: UInt64
    init()
    init(hostTime: UInt64, address: UInt64, value: Float)
    var value: Float
  }
  struct AURenderCallbackStruct {
    init()
    init(procRefCon: UnsafeMutableRawPointer)
    var procRefCon: UnsafeMutableRawPointer
  }
  struct AURenderEvent {
    var head: AURenderEventHeader
    init()
    init(head: AURenderEventHeader, parameter: AUParameterEvent)
    var parameter: AUParameterEvent
  }
  struct AURenderEventHeader {
    var eventSampleTime: Int64
    var eventType: AURenderEventType
    init()
    init(eventSampleTime: Int64, eventType: AURenderEventType, reserved: UInt8)
    var reserved: UInt8
  }
  enum AURenderEventType: UInt8 {
    case parameter, parameterRamp, midi, midiSysEx, midiEventList
  }
  enum AUReverbRoomType: UInt32 {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
  }
  struct AUSamplerInstrumentData {
    var bankLSB: UInt8
    var bankMSB: UInt8
    var fileUrl: UnsafeMutableRawPointer
    init()
    init(fileUrl: UnsafeMutableRawPointer, instrumentType: InstrumentType, bankMSB: UInt8, bankLSB: UInt8, presetID: UInt8)
    var instrumentType: InstrumentType
    var presetID: UInt8
  }
  enum AUScheduledAudioSliceFlags: UInt32 {
    case complete, beganToRender, beganToRenderLate, loop, interrupt, interruptAtLoop
  }
  enum AUSpatialMixerAttenuationCurve: UInt32 {
    case power, exponential, inverse, linear
  }
  enum AUSpatialMixerOutputType: UInt32 {
    case headphones, builtInSpeakers, externalSpeakers
  }
  enum AUSpatialMixerPersonalizedHrtfMode: UInt32 {
    case off, on, auto
  }
  enum AUSpatialMixerPointSourceInHeadMode: UInt32 {
    case mono, bypass
  }
  enum AUSpatialMixerRenderingFlags: UInt32 {
    case interAuralDelay, distanceAttenuation
  }
  enum AUSpatialMixerSourceMode: UInt32 {
    case spatializeIfMono, bypass, pointSource, ambienceBed
  }
  enum AUSpatializationAlgorithm: UInt32 {
    case equalPowerPanning, sphericalHead, hrtf, soundField, vectorBasedPanning, stereoPassThrough, hrtfHQ, useOutputType
  }
  enum AUVoiceIOOtherAudioDuckingLevel: UInt32 {
    case `default`, min, mid, max
  }
  enum AUVoiceIOSpeechActivityEvent: UInt32 {
    case started, ended
  }
  enum AudioAggregateDriftCompensation: UInt32 {
    case minQuality, lowQuality, mediumQuality, highQuality, maxQuality
  }
  enum AudioBalanceFadeType: UInt32 {
    case maxUnityGain, equalPower
  }
  struct AudioBuffer {
    var data: UnsafeMutableRawPointer
    var dataByteSize: Int32
    init()
    init(numberChannels: Int32, dataByteSize: Int32, data: UnsafeMutableRawPointer)
    var numberChannels: Int32
  }
  struct AudioBytePacketTranslation {
    var byte: Int64
    var byteOffsetInPacket: Int32
    var flags: BytePacketTranslationFlags
    init()
    init(byte: Int64, packet: Int64, byteOffsetInPacket: Int32, flags: BytePacketTranslationFlags)
    var packet: Int64
  }
  struct AudioChannelBitmap: OptionSet {
    static var center: AudioChannelBitmap { get }
    static var centerSurround: AudioChannelBitmap { get }
    static var centerTopFront: AudioChannelBitmap { get }
    static var centerTopMiddle: AudioChannelBitmap { get }
    static var centerTopRear: AudioChannelBitmap { get }
    init(rawValue: UInt32)
    static var left: AudioChannelBitmap { get }
    static var leftCenter: AudioChannelBitmap { get }
    static var leftSurround: AudioChannelBitmap { get }
    static var leftSurroundDirect: AudioChannelBitmap { get }
    static var leftTopFront: AudioChannelBitmap { get }
    static var leftTopMiddle: AudioChannelBitmap { get }
    static var leftTopRear: AudioChannelBitmap { get }
    static var lfeScreen: AudioChannelBitmap { get }
    var rawValue: UInt32 { get }
    static var right: AudioChannelBitmap { get }
    static var rightCenter: AudioChannelBitmap { get }
    static var rightSurround: AudioChannelBitmap { get }
    static var rightSurroundDirect: AudioChannelBitmap { get }
    static var rightTopFront: AudioChannelBitmap { get }
    static var rightTopMiddle: AudioChannelBitmap { get }
    static var rightTopRear: AudioChannelBitmap { get }
    static var topBackCenter: AudioChannelBitmap { get }
    static var topBackLeft: AudioChannelBitmap { get }
    static var topBackRight: AudioChannelBitmap { get }
    static var topCenterSurround: AudioChannelBitmap { get }
    static var verticalHeightCenter: AudioChannelBitmap { get }
    static var verticalHeightLeft: AudioChannelBitmap { get }
    static var verticalHeightRight: AudioChannelBitmap { get }
  }
  struct AudioChannelDescription {
    var flags: AudioChannelFlags
    init()
    init(label: AudioChannelLabel, flags: AudioChannelFlags)
    var label: AudioChannelLabel
  }
  struct AudioChannelFlags: OptionSet {
    init(rawValue: UInt32)
    static var meters: AudioChannelFlags { get }
    var rawValue: UInt32 { get }
    static var rectangularCoordinates: AudioChannelFlags { get }
    static var sphericalCoordinates: AudioChannelFlags { get }
  }
  enum AudioChannelLabel: Int32 {
    case unknown, unused, useCoordinates, left, right, center, lfeScreen, leftSurround, rightSurround, leftCenter, rightCenter, centerSurround, leftSurroundDirect, rightSurroundDirect, topCenterSurround, verticalHeightLeft, verticalHeightCenter, verticalHeightRight, topBackLeft, topBackCenter, topBackRight, rearSurroundLeft, rearSurroundRight, leftWide, rightWide, lfe2, leftTotal, rightTotal, hearingImpaired, narration, mono, dialogCentricMix, centerSurroundDirect, haptic, leftTopFront, centerTopFront, rightTopFront, leftTopMiddle, centerTopMiddle, rightTopMiddle, leftTopRear, centerTopRear, rightTopRear, ambisonic_W, ambisonic_X, ambisonic_Y, ambisonic_Z, ms_Mid, ms_Side, xy_X, xy_Y, binauralLeft, binauralRight, headphonesLeft, headphonesRight, clickTrack, foreignLanguage, discrete, discrete_0, discrete_1, discrete_2, discrete_3, discrete_4, discrete_5, discrete_6, discrete_7, discrete_8, discrete_9, discrete_10, discrete_11, discrete_12, discrete_13, discrete_14, discrete_15, discrete_65535, hoaAcn, hoaAcn0, hoaAcn1, hoaAcn2, hoaAcn3, hoaAcn4, hoaAcn5, hoaAcn6, hoaAcn7, hoaAcn8, hoaAcn9, hoaAcn10, hoaAcn11, hoaAcn12, hoaAcn13, hoaAcn14, hoaAcn15, hoaAcn65024, hoaSn3d, hoaN3d
  }
  enum AudioChannelLayoutTag: UInt32 {
    case useChannelDescriptions, useChannelBitmap, mono, stereo, stereoHeadphones, matrixStereo, midSide, xy, binaural, ambisonic_B_Format, quadraphonic, pentagonal, hexagonal, octagonal, cube, mpeg_1_0, mpeg_2_0, mpeg_3_0_A, mpeg_3_0_B, mpeg_4_0_A, mpeg_4_0_B, mpeg_5_0_A, mpeg_5_0_B, mpeg_5_0_C, mpeg_5_0_D, mpeg_5_1_A, mpeg_5_1_B, mpeg_5_1_C, mpeg_5_1_D, mpeg_6_1_A, mpeg_7_1_A, mpeg_7_1_B, mpeg_7_1_C, emagic_Default_7_1, smpte_DTV, itu_1_0, itu_2_0, itu_2_1, itu_2_2, itu_3_0, itu_3_1, itu_3_2, itu_3_2_1, itu_3_4_1, dvd_0, dvd_1, dvd_2, dvd_3, dvd_4, dvd_5, dvd_6, dvd_7, dvd_8, dvd_9, dvd_10, dvd_11, dvd_12, dvd_13, dvd_14, dvd_15, dvd_16, dvd_17, dvd_18, dvd_19, dvd_20, audioUnit_4, audioUnit_5, audioUnit_6, audioUnit_8, audioUnit_5_0, audioUnit_6_0, audioUnit_7_0, audioUnit_7_0_Front, audioUnit_5_1, audioUnit_6_1, audioUnit_7_1, audioUnit_7_1_Front, aac_3_0, aac_Quadraphonic, aac_4_0, aac_5_0, aac_5_1, aac_6_0, aac_6_1, aac_7_0, aac_7_1, aac_7_1_B, aac_7_1_C, aac_Octagonal, tmh_10_2_std, tmh_10_2_full, ac3_1_0_1, ac3_3_0, ac3_3_1, ac3_3_0_1, ac3_2_1_1, ac3_3_1_1, eac_6_0_A, eac_7_0_A, eac3_6_1_A, eac3_6_1_B, eac3_6_1_C, eac3_7_1_A, eac3_7_1_B, eac3_7_1_C, eac3_7_1_D, eac3_7_1_E, eac3_7_1_F, eac3_7_1_G, eac3_7_1_H, dts_3_1, dts_4_1, dts_6_0_A, dts_6_0_B, dts_6_0_C, dts_6_1_A, dts_6_1_B, dts_6_1_C, dts_7_0, dts_7_1, dts_8_0_A, dts_8_0_B, dts_8_1_A, dts_8_1_B, dts_6_1_D, wave_2_1, wave_3_0, wave_4_0_A, wave_4_0_B, wave_5_0_A, wave_5_0_B, wave_5_1_A, wave_5_1_B, wave_6_1, wave_7_1, hoa_ACN_SN3D, hoa_ACN_N3D, atmos_7_1_4, atmos_9_1_6, atmos_5_1_2, atmos_5_1_4, atmos_7_1_2, logic_Mono, logic_Stereo, logic_Quadraphonic, logic_4_0_A, logic_4_0_B, logic_4_0_C, logic_5_0_A, logic_5_0_B, logic_5_0_C, logic_5_0_D, logic_5_1_A, logic_5_1_B, logic_5_1_C, logic_5_1_D, logic_6_0_A, logic_6_0_B, logic_6_0_C, logic_6_1_A, logic_6_1_B, logic_6_1_C, logic_6_1_D, logic_7_1_A, logic_7_1_B, logic_7_1_C, logic_7_1_SDDS_A, logic_7_1_SDDS_B, logic_7_1_SDDS_C, logic_Atmos_5_1_2, logic_Atmos_5_1_4, logic_Atmos_7_1_2, logic_Atmos_7_1_4_A, logic_Atmos_7_1_4_B, logic_Atmos_7_1_6, discreteInOrder, ogg_3_0, ogg_4_0, ogg_5_0, ogg_5_1, ogg_6_1, ogg_7_1, mpeg_5_0_E, mpeg_5_1_E, mpeg_6_1_B, mpeg_7_1_D, unknown
  }
  struct AudioClassDescription {
    init()
    init(type: AudioCodecComponentType, subType: AudioFormatType, manufacturer: AudioCodecManufacturer)
    var manufacturer: AudioCodecManufacturer
    var subType: AudioFormatType
    var type: AudioCodecComponentType
  }
  enum AudioCodecComponentType: Int32 {
    case decoder, encoder
  }
  enum AudioCodecManufacturer: UInt32 {
    case appleSoftware, appleHardware
  }
  struct AudioComponentDescription {
    var componentFlags: AudioComponentFlag
    var componentFlagsMask: Int32
    var componentManufacturer: AudioComponentManufacturerType
    var componentSubType: AudioUnitSubType
    var componentType: AudioComponentType
    init()
    init(componentType: AudioComponentType, componentSubType: AudioUnitSubType, componentManufacturer: AudioComponentManufacturerType, componentFlags: AudioComponentFlag, componentFlagsMask: Int32)
  }
  struct AudioComponentFlag: OptionSet {
    static var canLoadInProcess: AudioComponentFlag { get }
    init(rawValue: Int32)
    static var isV3AudioUnit: AudioComponentFlag { get }
    var rawValue: Int32 { get }
    static var requiresAsyncInstantiation: AudioComponentFlag { get }
    static var sandboxSafe: AudioComponentFlag { get }
    static var unsearchable: AudioComponentFlag { get }
  }
  enum AudioComponentInstantiationOptions: UInt32 {
    case outOfProcess, inProcess, loadedRemotely
  }
  enum AudioComponentManufacturerType: UInt32 {
    case apple
  }
  enum AudioComponentStatus: Int32 {
    case ok, duplicateDescription, unsupportedType, tooManyInstances, instanceTimedOut, instanceInvalidated, notPermitted, initializationTimedOut, invalidFormat, renderTimeout
  }
  enum AudioComponentType: UInt32 {
    case output, musicDevice, musicEffect, formatConverter, effect, mixer, panner, offlineEffect, generator, midiProcessor, speechSynthesize, remoteEffect, remoteGenerator, remoteInstrument, remoteMusicEffect
  }
  enum AudioComponentValidationResult: UInt32 {
    case unknown, passed, failed, timedOut, unauthorizedErrorOpen, unauthorizedErrorInit
  }
  enum AudioConverterError: Int32 {
    case none, formatNotSupported, operationNotSupported, propertyNotSupported, invalidInputSize, invalidOutputSize, unspecifiedError, badPropertySizeError, requiresPacketDescriptionsError, inputSampleRateOutOfRange, outputSampleRateOutOfRange, hardwareInUse, noHardwarePermission, audioFormatUnsupported
  }
  struct AudioConverterOptions: OptionSet {
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var unbuffered: AudioConverterOptions { get }
  }
  struct AudioConverterPrimeInfo {
    init()
    init(leadingFrames: Int32, trailingFrames: Int32)
    var leadingFrames: Int32
    var trailingFrames: Int32
  }
  enum AudioConverterPrimeMethod: Int32 {
    case pre, normal, none
  }
  enum AudioConverterPropertyID: Int32 {
    case minimumInputBufferSize, minimumOutputBufferSize, maximumInputPacketSize, maximumOutputPacketSize, calculateInputBufferSize, calculateOutputBufferSize, sampleRateConverterComplexity, sampleRateConverterQuality, sampleRateConverterInitialPhase, codecQuality, primeMethod, primeInfo, channelMap, decompressionMagicCookie, compressionMagicCookie, encodeBitRate, encodeAdjustableSampleRate, inputChannelLayout, outputChannelLayout, applicableEncodeBitRates, availableEncodeBitRates, applicableEncodeSampleRates, availableEncodeSampleRates, availableEncodeChannelLayoutTags, currentOutputStreamDescription, currentInputStreamDescription, propertySettings, propertyBitDepthHint, propertyFormatList, canResumeFromInterruption
  }
  enum AudioConverterQuality: Int32 {
    case max, high, medium, low, min
  }
  enum AudioConverterSampleRateConverterComplexity: Int32 {
    case linear, normal, mastering
  }
  enum AudioFileChunkType: UInt32 {
    case cafStreamDescription, cafAudioData, cafChannelLayout, cafFiller, cafMarker, cafRegion, cafInstrument, cafMagicCookieID, cafInfoStrings, cafEditComments, cafPacketTable, cafStrings, cafuuid, cafPeak, cafOverview, cafmidi, cafumid, cafFormatListID, caFiXML
  }
  enum AudioFileError: Int32 {
    case success, unspecified, unsupportedFileType, unsupportedDataFormat, unsupportedProperty, badPropertySize, permissions, notOptimized, invalidChunk, doesNotAllow64BitDataSize, invalidPacketOffset, invalidFile, operationNotSupported, fileNotOpen, endOfFile, fileNotFound, filePosition
  }
  struct AudioFileFlags: OptionSet {
    static var dontPageAlignAudioData: AudioFileFlags { get }
    static var eraseFlags: AudioFileFlags { get }
    init(rawValue: Int32)
    var rawValue: Int32 { get }
  }
  enum AudioFileGlobalProperty: UInt32 {
    case readableTypes, writableTypes, fileTypeName, availableStreamDescriptionsForFormat, availableFormatIDs, allExtensions, allHFSTypeCodes, allUTIs, allMIMETypes, extensionsForType, utisForType, mimeTypesForType, typesForMIMEType, typesForUTI, typesForExtension
  }
  enum AudioFileLoopDirection: Int32 {
    case noLooping, forward, forwardAndBackward, backward
  }
  struct AudioFileMarker {
    var channel: UInt16
    var framePosition: Double
    init()
    init(framePosition: Double, markerID: Int32, smpteTime: AudioFileSmpteTime, type: AudioFileMarkerType, reserved: UInt16, channel: UInt16)
    var markerID: Int32
    var reserved: UInt16
    var smpteTime: AudioFileSmpteTime
    var type: AudioFileMarkerType
  }
  enum AudioFileMarkerType: UInt32 {
    case generic, cafProgramStart, cafProgramEnd, cafTrackStart, cafTrackEnd, cafIndex, cafRegionStart, cafRegionEnd, cafRegionSyncPoint, cafSelectionStart, cafSelectionEnd, cafEditSourceBegin, cafEditSourceEnd, cafEditDestinationBegin, cafEditDestinationEnd, cafSustainLoopStart, cafSustainLoopEnd, cafReleaseLoopStart, cafReleaseLoopEnd, cafSavedPlayPosition, cafTempo, cafTimeSignature, cafKeySignature
  }
  struct AudioFilePacketTableInfo {
    init()
    init(validFrames: Int64, primingFrames: Int32, remainderFrames: Int32)
    var primingFrames: Int32
    var remainderFrames: Int32
    var validFrames: Int64
  }
  struct AudioFilePermission: OptionSet {
    init(rawValue: Int32)
    var rawValue: Int32 { get }
    static var read: AudioFilePermission { get }
    static var readWrite: AudioFilePermission { get }
    static var write: AudioFilePermission { get }
  }
  enum AudioFileProperty: Int32 {
    case fileFormat, dataFormat, isOptimized, magicCookieData, audioDataByteCount, audioDataPacketCount, maximumPacketSize, dataOffset, channelLayout, deferSizeUpdates, dataFormatName, markerList, regionList, packetToFrame, frameToPacket, packetToByte, byteToPacket, chunkIDs, infoDictionary, packetTableInfo, formatList, packetSizeUpperBound, reserveDuration, estimatedDuration, bitRate, id3Tag, sourceBitDepth, albumArtwork, readyToProducePackets, averageBytesPerPacket, audioTrackCount, useAudioTrack
  }
  struct AudioFileRegionFlags: OptionSet {
    init(rawValue: UInt32)
    static var loopEnable: AudioFileRegionFlags { get }
    static var playBackward: AudioFileRegionFlags { get }
    static var playForward: AudioFileRegionFlags { get }
    var rawValue: UInt32 { get }
  }
  struct AudioFileSmpteTime {
    var frames: UInt8
    var hours: Int8
    init()
    init(hours: Int8, minutes: UInt8, seconds: UInt8, frames: UInt8, subFrameSampleOffset: UInt32)
    var minutes: UInt8
    var seconds: UInt8
    var subFrameSampleOffset: UInt32
  }
  enum AudioFileStreamProperty: Int32 {
    case readyToProducePackets, fileFormat, dataFormat, formatList, magicCookieData, audioDataByteCount, audioDataPacketCount, maximumPacketSize, dataOffset, channelLayout, packetToFrame, frameToPacket, packetToByte, byteToPacket, packetTableInfo, packetSizeUpperBound, averageBytesPerPacket, bitRate, infoDictionary
  }
  struct AudioFileStreamPropertyFlag: OptionSet {
    static var cacheProperty: AudioFileStreamPropertyFlag { get }
    init(rawValue: Int32)
    static var propertyIsCached: AudioFileStreamPropertyFlag { get }
    var rawValue: Int32 { get }
  }
  enum AudioFileStreamStatus: Int32 {
    case ok, unsupportedFileType, unsupportedDataFormat, unsupportedProperty, badPropertySize, notOptimized, invalidPacketOffset, invalidFile, valueUnknown, dataUnavailable, illegalOperation, unspecifiedError, discontinuityCantRecover
  }
  enum AudioFileType: Int32 {
    case aiff, aifc, wave, rf64, soundDesigner2, next, mp3, mp2, mp1, ac3, aac_ADTS, mpeg4, m4A, m4B, caf, threeGP, threeGP2, amr, flac, latmInLoas
  }
  struct AudioFileTypeAndFormatID {
    var fileType: AudioFileType
    var formatType: AudioFormatType
    init()
    init(fileType: AudioFileType, formatType: AudioFormatType)
  }
  struct AudioFormat {
    var audioChannelLayoutTag: AudioChannelLayoutTag
    var audioStreamBasicDescription: AudioStreamBasicDescription
    init()
    init(audioStreamBasicDescription: AudioStreamBasicDescription, audioChannelLayoutTag: AudioChannelLayoutTag)
  }
  enum AudioFormatError: Int32 {
    case none, unspecified, unsupportedProperty, badPropertySize, badSpecifierSize, unsupportedDataFormat, unknownFormat
  }
  struct AudioFormatFlags: OptionSet {
    static var appleLossless16BitSourceData: AudioFormatFlags { get }
    static var appleLossless20BitSourceData: AudioFormatFlags { get }
    static var appleLossless24BitSourceData: AudioFormatFlags { get }
    static var appleLossless32BitSourceData: AudioFormatFlags { get }
    static var cafIsFloat: AudioFormatFlags { get }
    static var cafIsLittleEndian: AudioFormatFlags { get }
    static var flagsAreAllClear: AudioFormatFlags { get }
    init(rawValue: UInt32)
    static var isAlignedHigh: AudioFormatFlags { get }
    static var isBigEndian: AudioFormatFlags { get }
    static var isFloat: AudioFormatFlags { get }
    static var isNonInterleaved: AudioFormatFlags { get }
    static var isNonMixable: AudioFormatFlags { get }
    static var isPacked: AudioFormatFlags { get }
    static var isSignedInteger: AudioFormatFlags { get }
    static var linearPCMFlagsAreAllClear: AudioFormatFlags { get }
    static var linearPCMIsAlignedHigh: AudioFormatFlags { get }
    static var linearPCMIsBigEndian: AudioFormatFlags { get }
    static var linearPCMIsFloat: AudioFormatFlags { get }
    static var linearPCMIsNonInterleaved: AudioFormatFlags { get }
    static var linearPCMIsNonMixable: AudioFormatFlags { get }
    static var linearPCMIsPacked: AudioFormatFlags { get }
    static var linearPCMIsSignedInteger: AudioFormatFlags { get }
    static var linearPCMSampleFractionMask: AudioFormatFlags { get }
    static var linearPCMSampleFractionShift: AudioFormatFlags { get }
    var rawValue: UInt32 { get }
  }
  struct AudioFormatInfo {
    var audioStreamBasicDescription: AudioStreamBasicDescription
    init()
    init(audioStreamBasicDescription: AudioStreamBasicDescription, magicCookieSize: Int32)
    var magicCookieSize: Int32
  }
  enum AudioFormatProperty: UInt32 {
    case formatInfo, formatName, encodeFormatIDs, decodeFormatIDs, formatList, asbdFromESDS, channelLayoutFromESDS, outputFormatList, firstPlayableFormatFromList, formatIsVBR, formatIsExternallyFramed, formatIsEncrypted, encoders, decoders, availableEncodeChannelLayoutTags, availableEncodeNumberChannels, availableEncodeBitRates, availableEncodeSampleRates, asbdFromMPEGPacket, bitmapForLayoutTag, matrixMixMap, channelMap, numberOfChannelsForLayout, areChannelLayoutsEquivalent, channelLayoutHash, validateChannelLayout, channelLayoutForTag, tagForChannelLayout, channelLayoutName, channelLayoutSimpleName, channelLayoutForBitmap, channelName, channelShortName, tagsForNumberOfChannels, panningMatrix, balanceFade, id3TagSize, id3TagToDictionary, hardwareCodecCapabilities
  }
  enum AudioFormatType: UInt32 {
    case linearPCM, ac3, cac3, appleIMA4, mpeg4AAC, mpeg4CELP, mpeg4HVXC, mpeg4TwinVQ, mace3, mace6, uLaw, aLaw, qDesign, qDesign2, qualcomm, mpegLayer1, mpegLayer2, mpegLayer3, timeCode, midiStream, parameterValueStream, appleLossless, mpeg4AAC_HE, mpeg4AAC_LD, mpeg4AAC_ELD, mpeg4AAC_ELD_SBR, mpeg4AAC_ELD_V2, mpeg4AAC_HE_V2, mpeg4AAC_Spatial, mpegD_Usac, amr, amrWideBand, audible, iLBC, dviIntelIMA, microsoftGSM, aes3, enhancedAC3, flac, latmInLoas, opus, apac
  }
  struct AudioFramePacketTranslation {
    var frame: Int64
    var frameOffsetInPacket: Int32
    init()
    init(frame: Int64, packet: Int64, frameOffsetInPacket: Int32)
    var packet: Int64
  }
  struct AudioIndependentPacketTranslation {
    var independentlyDecodablePacket: Int64
    init()
    init(packet: Int64, independentlyDecodablePacket: Int64)
    var packet: Int64
  }
  struct AudioObjectPropertyAddress {
    var element: UInt32
    init()
    init(selector: UInt32, scope: UInt32, element: UInt32)
    var scope: UInt32
    var selector: UInt32
  }
  enum AudioObjectPropertyElement: UInt32 {
    case main
  }
  enum AudioObjectPropertyScope: UInt32 {
    case global, input, output, playThrough
  }
  enum AudioObjectPropertySelector: UInt32 {
    case propertyDevices, devices, defaultInputDevice, defaultOutputDevice, defaultSystemOutputDevice, translateUIDToDevice, mixStereoToMono, plugInList, translateBundleIDToPlugIn, transportManagerList, translateBundleIDToTransportManager, boxList, translateUIDToBox, clockDeviceList, translateUidToClockDevice, processIsMain, isInitingOrExiting, userIDChanged, processIsAudible, sleepingIsAllowed, unloadingIsAllowed, hogModeIsAllowed, userSessionIsActiveOrHeadless, serviceRestarted, powerHint, actualSampleRate, clockDevice, ioThreadOSWorkgroup, processMute, inputMute
  }
  struct AudioPacketDependencyInfoTranslation {
    init()
    init(packet: Int64, numberPrerollPackets: UInt32)
    var numberPrerollPackets: UInt32
    var packet: Int64
  }
  struct AudioPacketRangeByteCountTranslation {
    var byteCountUpperBound: Int64
    init()
    init(packet: Int64, packetCount: Int64, byteCountUpperBound: Int64)
    var packet: Int64
    var packetCount: Int64
  }
  struct AudioPacketRollDistanceTranslation {
    init()
    init(packet: Int64, rollDistance: Int64)
    var packet: Int64
    var rollDistance: Int64
  }
  struct AudioQueueBuffer {
    var audioData: UnsafeMutableRawPointer
    var audioDataByteSize: UInt32
    var audioDataBytesCapacity: UInt32
    init()
    init(audioDataBytesCapacity: UInt32, audioData: UnsafeMutableRawPointer, audioDataByteSize: UInt32, userData: UnsafeMutableRawPointer, packetDescriptionCapacity: UInt32, intPtrPacketDescriptions: UnsafeMutableRawPointer, packetDescriptionCount: Int32)
    var intPtrPacketDescriptions: UnsafeMutableRawPointer
    var packetDescriptionCapacity: UInt32
    var packetDescriptionCount: Int32
    var userData: UnsafeMutableRawPointer
  }
  enum AudioQueueDeviceProperty: Int32 {
    case sampleRate, numberChannels
  }
  enum AudioQueueHardwareCodecPolicy: Int32 {
    case `default`, useSoftwareOnly, useHardwareOnly, preferSoftware, preferHardware
  }
  struct AudioQueueLevelMeterState {
    var averagePower: Float
    init()
    init(averagePower: Float, peakPower: Float)
    var peakPower: Float
  }
  enum AudioQueueParameter: UInt32 {
    case volume, playRate, pitch, volumeRampTime, pan
  }
  struct AudioQueueParameterEvent {
    var id: UInt32
    init()
    init(id: UInt32, parameter: AudioQueueParameter, value: Float)
    var parameter: AudioQueueParameter
    var value: Float
  }
  struct AudioQueueProcessingTapFlags: OptionSet {
    static var endOfStream: AudioQueueProcessingTapFlags { get }
    init(rawValue: UInt32)
    static var postEffects: AudioQueueProcessingTapFlags { get }
    static var preEffects: AudioQueueProcessingTapFlags { get }
    var rawValue: UInt32 { get }
    static var siphon: AudioQueueProcessingTapFlags { get }
    static var startOfStream: AudioQueueProcessingTapFlags { get }
  }
  enum AudioQueueProperty: UInt32 {
    case isRunning, deviceSampleRate, deviceNumberChannels, currentDevice, magicCookie, maximumOutputPacketSize, streamDescription, channelLayout, enableLevelMetering, currentLevelMeter, currentLevelMeterDB, decodeBufferSizeFrames, converterError, enableTimePitch, timePitchAlgorithm, timePitchBypass, hardwareCodecPolicy, channelAssignments
  }
  enum AudioQueueStatus: Int32 {
    case ok, invalidBuffer, bufferEmpty, disposalPending, invalidProperty, invalidPropertySize, invalidParameter, cannotStart, invalidDevice, bufferInQueue, invalidRunState, invalidQueueType, permissions, invalidPropertyValue, primeTimedOut, codecNotFound, invalidCodecAccess, queueInvalidated, tooManyTaps, invalidTapContext, recordUnderrun, invalidTapType, enqueueDuringReset, invalidOfflineMode, bufferEnqueuedTwice, cannotStartYet, queueStopped, dataFormatError, unsupportedProperty, generalParamError
  }
  enum AudioQueueTimePitchAlgorithm: UInt32 {
    case spectral, timeDomain, lowQualityZeroLatency, varispeed
  }
  enum AudioServicesError: Int32 {
    case none, unsupportedProperty, badPropertySize, badSpecifierSizeError, systemSoundUnspecifiedError, systemSoundClientTimedOutError, systemSoundExceededMaximumDurationError
  }
  enum AudioServicesPropertyKey: UInt32 {
    case isUISound, completePlaybackIfAppDies
  }
  enum AudioSessionActiveFlags: UInt32 {
    case notifyOthersOnDeactivation
  }
  enum AudioSessionCategory: Int32 {
    case ambientSound, soloAmbientSound, mediaPlayback, recordAudio, playAndRecord, audioProcessing
  }
  enum AudioSessionErrors: Int32 {
    case none, notInitialized, alreadyInitialized, initializationError, unsupportedPropertyError, badPropertySizeError, notActiveError, noHardwareError, incompatibleCategory, noCategorySet, unspecifiedError
  }
  enum AudioSessionInputRouteKind: Int32 {
    case none, lineIn, builtInMic, headsetMic, bluetoothHFP, usbAudio
  }
  enum AudioSessionInterruptionState: Int32 {
    case end, begin
  }
  enum AudioSessionInterruptionType: Int32 {
    case shouldResume, shouldNotResume
  }
  enum AudioSessionMode: Int32 {
    case `default`, voiceChat, videoRecording, measurement, gameChat
  }
  enum AudioSessionOutputRouteKind: Int32 {
    case none, lineOut, headphones, bluetoothHFP, bluetoothA2DP, builtInReceiver, builtInSpeaker, usbAudio, hdmi, airPlay
  }
  enum AudioSessionProperty: Int32 {
    case preferredHardwareSampleRate, preferredHardwareIOBufferDuration, audioCategory, audioRoute, audioRouteChange, currentHardwareSampleRate, currentHardwareInputNumberChannels, currentHardwareOutputNumberChannels, currentHardwareOutputVolume, currentHardwareInputLatency, currentHardwareOutputLatency, currentHardwareIOBufferDuration, otherAudioIsPlaying, overrideAudioRoute, audioInputAvailable, serverDied, otherMixableAudioShouldDuck, overrideCategoryMixWithOthers, overrideCategoryDefaultToSpeaker, overrideCategoryEnableBluetoothInput, interruptionType, mode, inputSources, outputDestinations, inputSource, outputDestination, inputGainAvailable, inputGainScalar, audioRouteDescription
  }
  enum AudioSessionRouteChangeReason: Int32 {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep, noSuitableRouteForCategory, routeConfigurationChange
  }
  enum AudioSessionRoutingOverride: Int32 {
    case none, speaker
  }
  struct AudioSettingsFlags: OptionSet {
    static var expertParameter: AudioSettingsFlags { get }
    init(rawValue: UInt32)
    static var invisibleParameter: AudioSettingsFlags { get }
    static var metaParameter: AudioSettingsFlags { get }
    var rawValue: UInt32 { get }
    static var userInterfaceParameter: AudioSettingsFlags { get }
  }
  struct AudioStreamBasicDescription {
    var bitsPerChannel: Int32
    var bytesPerFrame: Int32
    var bytesPerPacket: Int32
    var channelsPerFrame: Int32
    var format: AudioFormatType
    var formatFlags: AudioFormatFlags
    var framesPerPacket: Int32
    init()
    init(sampleRate: Double, format: AudioFormatType, formatFlags: AudioFormatFlags, bytesPerPacket: Int32, framesPerPacket: Int32, bytesPerFrame: Int32, channelsPerFrame: Int32, bitsPerChannel: Int32, reserved: Int32)
    var reserved: Int32
    var sampleRate: Double
  }
  struct AudioStreamPacketDescription {
    var dataByteSize: Int32
    init()
    init(startOffset: Int64, variableFramesInPacket: Int32, dataByteSize: Int32)
    var startOffset: Int64
    var variableFramesInPacket: Int32
  }
  struct AudioTimeStamp {
    var flags: Any
    var hostTime: UInt64
    init()
    init(sampleTime: Double, hostTime: UInt64, rateScalar: Double, wordClockTime: UInt64, smpteTime: SmpteTime, flags: Any, reserved: UInt32)
    var rateScalar: Double
    var reserved: UInt32
    var sampleTime: Double
    var smpteTime: SmpteTime
    var wordClockTime: UInt64
  }
  enum AudioTypeConverter: Int32 {
    case au, varispeed, deferredRenderer, splitter, merger, newTimePitch, auiPodTimeOther, roundTripAAC, multiSplitter, auiPodTime
  }
  enum AudioTypeEffect: Int32 {
    case peakLimiter, dynamicsProcessor, lowPassFilter, highPassFilter, highShelfFilter, lowShelfFilter, dcFilter, parametricEQ, delay, sampleDelay, distortion, bandPassFilter, auiPodEQ, reverb2, nBandEq
  }
  enum AudioTypeGenerator: Int32 {
    case netReceive, scheduledSoundPlayer, audioFilePlayer
  }
  enum AudioTypeMixer: Int32 {
    case multiChannel, matrix, spacial, embedded3D
  }
  enum AudioTypeMusicDevice: Int32 {
    case dlsSynth, sampler, midiSynth
  }
  enum AudioTypeOutput: Int32 {
    case generic, hal, `default`, system, remote, voiceProcessingIO
  }
  enum AudioTypePanner: Int32 {
    case sphericalHead, vector, soundField, rHRTF
  }
  enum AudioUnitBusType: Int {
    case input, output
  }
  enum AudioUnitClumpID: Int32 {
    case system
  }
  struct AudioUnitConnection {
    var destInputNumber: UInt32
    init()
    init(sourceAudioUnit: UnsafeMutableRawPointer, sourceOutputNumber: UInt32, destInputNumber: UInt32)
    var sourceAudioUnit: UnsafeMutableRawPointer
    var sourceOutputNumber: UInt32
  }
  enum AudioUnitEventType: UInt32 {
    case parameterValueChange, beginParameterChangeGesture, endParameterChangeGesture, propertyChange
  }
  struct AudioUnitParameterEvent {
    var element: UInt32
    var eventType: AUParameterEventType
    var eventValues: Any
    init()
    init(scope: UInt32, element: UInt32, parameter: UInt32, eventType: AUParameterEventType, eventValues: Any)
    var parameter: UInt32
    var scope: UInt32
  }
  struct AudioUnitParameterFlag: OptionSet {
    static var canRamp: AudioUnitParameterFlag { get }
    static var cfNameRelease: AudioUnitParameterFlag { get }
    static var displayCubeRoot: AudioUnitParameterFlag { get }
    static var displayCubed: AudioUnitParameterFlag { get }
    static var displayExponential: AudioUnitParameterFlag { get }
    static var displayLogarithmic: AudioUnitParameterFlag { get }
    static var displayMask: AudioUnitParameterFlag { get }
    static var displaySquareRoot: AudioUnitParameterFlag { get }
    static var displaySquared: AudioUnitParameterFlag { get }
    static var expertMode: AudioUnitParameterFlag { get }
    static var hasCFNameString: AudioUnitParameterFlag { get }
    static var hasClump: AudioUnitParameterFlag { get }
    init(rawValue: UInt32)
    static var isElementMeta: AudioUnitParameterFlag { get }
    static var isGlobalMeta: AudioUnitParameterFlag { get }
    static var isHighResolution: AudioUnitParameterFlag { get }
    static var isReadable: AudioUnitParameterFlag { get }
    static var isWritable: AudioUnitParameterFlag { get }
    static var meterReadOnly: AudioUnitParameterFlag { get }
    static var nonRealTime: AudioUnitParameterFlag { get }
    static var omitFromPresets: AudioUnitParameterFlag { get }
    static var plotHistory: AudioUnitParameterFlag { get }
    var rawValue: UInt32 { get }
    static var valuesHaveStrings: AudioUnitParameterFlag { get }
  }
  struct AudioUnitParameterInfoNative {
    var clumpID: AudioUnitClumpID
    var defaultValue: Float
    var flags: AudioUnitParameterFlag
    init()
    init(unitName: UnsafeMutableRawPointer, clumpID: AudioUnitClumpID, nameString: UnsafeMutableRawPointer, unit: AudioUnitParameterUnit, minValue: Float, maxValue: Float, defaultValue: Float, flags: AudioUnitParameterFlag)
    var maxValue: Float
    var minValue: Float
    var nameString: UnsafeMutableRawPointer
    var unit: AudioUnitParameterUnit
    var unitName: UnsafeMutableRawPointer
  }
  enum AudioUnitParameterOptions: UInt32 {
    case cfNameRelease, omitFromPresets, plotHistory, meterReadOnly, displayMask, displaySquareRoot, displaySquared, displayCubed, displayCubeRoot, displayExponential, hasClump, valuesHaveStrings, displayLogarithmic, isHighResolution, nonRealTime, canRamp, expertMode, hasCFNameString, isGlobalMeta, isElementMeta, isReadable, isWritable
  }
  enum AudioUnitParameterType: Int32 {
    case mixer3DAzimuth, mixer3DElevation, mixer3DDistance, mixer3DGain, mixer3DPlaybackRate, mixer3DEnable, mixer3DMinGain, mixer3DMaxGain, mixer3DReverbBlend, mixer3DGlobalReverbGain, mixer3DOcclusionAttenuation, mixer3DObstructionAttenuation, spatialAzimuth, spatialElevation, spatialDistance, spatialGain, spatialPlaybackRate, spatialEnable, spatialMinGain, spatialMaxGain, spatialReverbBlend, spatialGlobalReverbGain, spatialOcclusionAttenuation, spatialObstructionAttenuation, reverbFilterFrequency, reverbFilterBandwidth, reverbFilterGain, reverbFilterType, reverbFilterEnable, multiChannelMixerVolume, multiChannelMixerEnable, multiChannelMixerPan, matrixMixerVolume, matrixMixerEnable, halOutputVolume, timePitchRate, timePitchPitch, timePitchEffectBlend, newTimePitchRate, newTimePitchPitch, newTimePitchOverlap, newTimePitchEnablePeakLocking, auSamplerGain, auSamplerCoarseTuning, auSamplerFineTuning, auSamplerPan, bandpassCenterFrequency, bandpassBandwidth, hipassCutoffFrequency, hipassResonance, lowPassCutoffFrequency, lowPassResonance, highShelfCutOffFrequency, highShelfGain, auLowShelfCutoffFrequency, auLowShelfGain, audcFilterDecayTime, parametricEQCenterFreq, parametricEQQ, parametricEQGain, limiterAttackTime, limiterDecayTime, limiterPreGain, dynamicsProcessorThreshold, dynamicsProcessorHeadRoom, dynamicsProcessorExpansionRatio, dynamicsProcessorExpansionThreshold, dynamicsProcessorAttackTime, dynamicsProcessorReleaseTime, dynamicsProcessorMasterGain, dynamicsProcessorOverallGain, dynamicsProcessorCompressionAmount, dynamicsProcessorInputAmplitude, dynamicsProcessorOutputAmplitude, varispeedPlaybackRate, varispeedPlaybackCents, distortionDelay, distortionDecay, distortionDelayMix, distortionDecimation, distortionRounding, distortionDecimationMix, distortionLinearTerm, distortionSquaredTerm, distortionCubicTerm, distortionPolynomialMix, distortionRingModFreq1, distortionRingModFreq2, distortionRingModBalance, distortionRingModMix, distortionSoftClipGain, distortionFinalMix, delayWetDryMix, delayTime, delayFeedback, delayLopassCutoff, aunBandEQGlobalGain, aunBandEQBypassBand, aunBandEQFilterType, aunBandEQFrequency, aunBandEQGain, aunBandEQBandwidth, randomBoundA, randomBoundB, randomCurve, reverb2DryWetMix, reverb2Gain, reverb2MinDelayTime, reverb2MaxDelayTime, reverb2DecayTimeAt0Hz, reverb2DecayTimeAtNyquist, reverb2RandomizeReflections, roundTripAacFormat, roundTripAacEncodingStrategy, roundTripAacRateOrQuality, spacialMixerAzimuth, elevation, distance, gain, playbackRate, enable, minGain, maxGain, reverbBlend, globalReverbGain, occlussionAttenuation, obstructionAttenuation
  }
  enum AudioUnitParameterUnit: Int32 {
    case generic, indexed, boolean, percent, seconds, sampleFrames, phase, rate, hertz, cents, relativeSemiTones, midiNoteNumber, midiController, decibels, linearGain, degrees, equalPowerCrossfade, mixerFaderCurve1, pan, meters, absoluteCents, octaves, bpm, beats, milliseconds, ratio, customUnit, midi2Controller
  }
  enum AudioUnitPropertyIDType: Int32 {
    case classInfo, makeConnection, sampleRate, parameterList, parameterInfo, cpuLoad, streamFormat, elementCount, latency, supportedNumChannels, maximumFramesPerSlice, parameterValueStrings, audioChannelLayout, tailTime, bypassEffect, lastRenderError, setRenderCallback, factoryPresets, renderQuality, hostCallbacks, inPlaceProcessing, elementName, supportedChannelLayoutTags, presentPreset, dependentParameters, inputSampleInOutput, shouldAllocateBuffer, frequencyResponse, parameterHistoryInfo, nickname, offlineRender, parameterIDName, parameterStringFromValue, parameterClumpName, parameterValueFromString, contextName, presentationLatency, classInfoFromDocument, requestViewController, parametersForOverview, supportsMpe, lastRenderSampleTime, loadedOutOfProcess, midiOutputEventListCallback, audioUnitMIDIProtocol, hostMIDIProtocol, remoteControlEventListener, isInterAppConnected, peerURL, isRunning, allParameterMIDIMappings, addParameterMIDIMapping, removeParameterMIDIMapping, hotMapParameterMIDIMapping, midixmlNames, partGroup, dualSchedulingMode, supportsStartStopNote, inputSize, outputSize, startOffset, preflightRequirements, preflightName, fromPlugin, oldAutomation, sampleRateConverterComplexity, currentDevice, channelMap, enableIO, startTime, setInputCallback, hasIO, startTimestampsAtZero, midiCallbacks, hostReceivesRemoteControlEvents, remoteControlToHost, hostTransportState, nodeComponentDescription, bypassVoiceProcessing, voiceProcessingEnableAGC, muteOutput, mutedSpeechActivityEventListener, numberOfBands, maxNumberOfBands, biquadCoefficients, meteringMode, matrixLevels, matrixDimensions, meterClipping, inputAnchorTimeStamp, reverbRoomType, usesInternalReverb, spatializationAlgorithm, spatialMixerRenderingFlags, spatialMixerSourceMode, spatialMixerDistanceParams, spatialMixerAttenuationCurve, spatialMixerOutputType, spatialMixerPointSourceInHeadMode, spatialMixerEnableHeadTracking, spatialMixerPersonalizedHrtfMode, spatialMixerAnyInputIsUsingPersonalizedHrtf, scheduleAudioSlice, scheduleStartTimeStamp, currentPlayTime, scheduledFileIDs, scheduledFileRegion, scheduledFilePrime, scheduledFileBufferSizeFrames, scheduledFileNumberBuffers, soundBankData, streamFromDisk, soundBankFSRef, instrumentName, instrumentNumber, instrumentCount, bankName, soundBankURL, midiSynthEnablePreload, loadInstrument, loadAudioFiles, deferredRendererPullSize, deferredRendererExtraLatency, deferredRendererWaitFrames, hostname, netReceivePassword, portNum, transmissionFormat, transmissionFormatIndex, serviceName, disconnect, netSendPassword
  }
  enum AudioUnitRemoteControlEvent: Int32 {
    case togglePlayPause, toggleRecord, rewind
  }
  struct AudioUnitRenderActionFlags: OptionSet {
    static var doNotCheckRenderArgs: AudioUnitRenderActionFlags { get }
    init(rawValue: Int32)
    static var offlineComplete: AudioUnitRenderActionFlags { get }
    static var offlinePreflight: AudioUnitRenderActionFlags { get }
    static var offlineRender: AudioUnitRenderActionFlags { get }
    static var outputIsSilence: AudioUnitRenderActionFlags { get }
    static var postRender: AudioUnitRenderActionFlags { get }
    static var postRenderError: AudioUnitRenderActionFlags { get }
    static var preRender: AudioUnitRenderActionFlags { get }
    var rawValue: Int32 { get }
  }
  enum AudioUnitScopeType: Int32 {
    case global, input, output, group, part, note, layer, layerItem
  }
  enum AudioUnitStatus: Int32 {
    case noError, ok, fileNotFound, parameterError, invalidProperty, invalidParameter, invalidElement, noConnection, failedInitialization, tooManyFramesToProcess, invalidFile, formatNotSupported, uninitialized, invalidScope, propertyNotWritable, cannotDoInCurrentContext, invalidPropertyValue, propertyNotInUse, initialized, invalidOfflineRender, unauthorized, midiOutputBufferFull, renderTimeout, invalidParameterValue, extensionNotFound, invalidFilePath, missingKey, componentManagerNotSupported, multipleVoiceProcessors
  }
  enum AudioUnitSubType: UInt32 {
    case auConverter, varispeed, deferredRenderer, splitter, multiSplitter, merger, newTimePitch, auiPodTimeOther, roundTripAac, genericOutput, voiceProcessingIO, sampler, midiSynth, peakLimiter, dynamicsProcessor, lowPassFilter, highPassFilter, bandPassFilter, highShelfFilter, lowShelfFilter, parametricEQ, distortion, delay, sampleDelay, nBandEQ, multiChannelMixer, matrixMixer, spatialMixer, scheduledSoundPlayer, audioFilePlayer, halOutput, defaultOutput, systemOutput, dlsSynth, timePitch, graphicEQ, multiBandCompressor, matrixReverb, pitch, auFilter, netSend, rogerBeep, stereoMixer, sphericalHeadPanner, vectorPanner, soundFieldPanner, hrtfPanner, netReceive
  }
  struct AudioValueRange {
    init()
    init(minimum: Double, maximum: Double)
    var maximum: Double
    var minimum: Double
  }
  struct BytePacketTranslationFlags: OptionSet {
    init(rawValue: UInt32)
    static var isEstimate: BytePacketTranslationFlags { get }
    var rawValue: UInt32 { get }
  }
  struct CABarBeatTime {
    var bar: Int32
    var beat: UInt16
    init()
    init(bar: Int32, beat: UInt16, subbeat: UInt16, subbeatDivisor: UInt16, reserved: UInt16)
    var reserved: UInt16
    var subbeat: UInt16
    var subbeatDivisor: UInt16
  }
  enum ExtAudioFileError: Int32 {
    case ok, codecUnavailableInputConsumed, codecUnavailableInputNotConsumed, invalidProperty, invalidPropertySize, nonPCMClientFormat, invalidChannelMap, invalidOperationOrder, invalidDataFormat, maxPacketSizeUnknown, invalidSeek, asyncWriteTooLarge, asyncWriteBufferOverflow, notOpenError, endOfFileError, positionError, fileNotFoundError, badFilePathError, filePermissionError, tooManyFilesOpenError
  }
  struct ExtendedNoteOnEvent {
    var deviceGroupID: UInt32
    var duration: Float
    init()
    init(instrumentID: UInt32, deviceGroupID: UInt32, duration: Float, pitch: Float, velocity: Float)
    var instrumentID: UInt32
    var pitch: Float
    var velocity: Float
  }
  enum InstrumentType: UInt8 {
    case dlsPreset, sf2Preset, auPreset, audiofile, exs24
  }
  enum MPEG4ObjectID: Int32 {
    case aacMain, aacLc, aacSsr, aacLtp, aacSbr, aacScalable, twinVq, celp, hvxc
  }
  struct MidiChannelMessage {
    var data1: UInt8
    var data2: UInt8
    init()
    init(status: UInt8, data1: UInt8, data2: UInt8, reserved: UInt8)
    var reserved: UInt8
    var status: UInt8
  }
  struct MidiNoteMessage {
    var channel: UInt8
    var duration: Float
    init()
    init(channel: UInt8, note: UInt8, velocity: UInt8, releaseVelocity: UInt8, duration: Float)
    var note: UInt8
    var releaseVelocity: UInt8
    var velocity: UInt8
  }
  enum MusicEventType: UInt32 {
    case null, extendedNote, extendedTempo, user, meta, midiNoteMessage, midiChannelMessage, midiRawData, parameter, auPreset
  }
  enum MusicPlayerStatus: Int32 {
    case success, invalidSequenceType, trackIndexError, trackNotFound, endOfTrack, startOfTrack, illegalTrackDestination, noSequence, invalidEventType, invalidPlayerState, cannotDoInCurrentContext, noTrackDestination
  }
  struct MusicSequenceFileFlags: OptionSet {
    static var eraseFile: MusicSequenceFileFlags { get }
    init(rawValue: Int32)
    var rawValue: Int32 { get }
  }
  enum MusicSequenceFileTypeID: UInt32 {
    case any, midi, iMelody
  }
  struct MusicSequenceLoadFlags: OptionSet {
    static var channelsToTracks: MusicSequenceLoadFlags { get }
    init(rawValue: Int32)
    var rawValue: Int32 { get }
  }
  enum MusicSequenceType: UInt32 {
    case beats, seconds, samples
  }
  extension Notification.Name {
    static var AudioComponentInstanceInvalidation: Notification.Name { get }
    static var AudioComponentRegistrationsChanged: Notification.Name { get }
  }
  enum PanningMode: UInt32 {
    case soundField, vectorBasedPanning
  }
  struct ScheduledAudioSliceFlag: OptionSet {
    static var beganToRender: ScheduledAudioSliceFlag { get }
    static var beganToRenderLate: ScheduledAudioSliceFlag { get }
    static var complete: ScheduledAudioSliceFlag { get }
    init(rawValue: Int32)
    static var interrupt: ScheduledAudioSliceFlag { get }
    static var interruptAtLoop: ScheduledAudioSliceFlag { get }
    static var loop: ScheduledAudioSliceFlag { get }
    var rawValue: Int32 { get }
  }
  struct SmpteTime {
    var counter: UInt32
    var flags: UInt32
    var frames: Int16
    var hours: Int16
    init()
    init(subframes: Int16, subframeDivisor: Int16, counter: UInt32, type: UInt32, flags: UInt32, hours: Int16, minutes: Int16, seconds: Int16, frames: Int16)
    var minutes: Int16
    var seconds: Int16
    var subframeDivisor: Int16
    var subframes: Int16
    var type: UInt32
  }
  struct SmpteTimeFlags: OptionSet {
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var timeRunning: SmpteTimeFlags { get }
    static var timeValid: SmpteTimeFlags { get }
  }
  enum SmpteTimeType: UInt32 {
    case type24, type25, type30Drop, type30, type2997, type2997Drop, type60, type5994, type60Drop, type5994Drop, type50, type2398
  }
  enum SpatialMixerAttenuation: Int32 {
    case power, exponential, inverse, linear
  }
  struct SpatialMixerRenderingFlags: OptionSet {
    static var distanceAttenuation: SpatialMixerRenderingFlags { get }
    init(rawValue: Int32)
    static var interAuralDelay: SpatialMixerRenderingFlags { get }
    var rawValue: Int32 { get }
  }
  enum SystemSoundId: UInt32 {
    case vibrate
  }
  """#
