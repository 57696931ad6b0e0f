/// What is known of the module `PHASE`.
let phaseInterface = #"""
  // exports: Foundation
  class PHASEAmbientMixerDefinition: PHASEMixerDefinition {
    init(channelLayout layout: AVAudioChannelLayout, orientation: simd_quatf)
    init(channelLayout layout: AVAudioChannelLayout, orientation: simd_quatf, identifier: String)
    var inputChannelLayout: AVAudioChannelLayout { get }
    var orientation: simd_quatf { get }
  }
  class PHASEAsset: NSObject {
    var identifier: String { get }
  }
  var PHASEAssetErrorDomain: String { get }
  class PHASEAssetRegistry: NSObject {
    func asset(forIdentifier identifier: String) -> PHASEAsset?
    var globalMetaParameters: [String: PHASEMetaParameter] { get }
    func registerGlobalMetaParameter(_ metaParameterDefinition: PHASEMetaParameterDefinition) throws -> PHASEGlobalMetaParameterAsset
    func registerSoundAsset(at url: URL, identifier: String?, assetType: PhaseAssetType, channelLayout: AVAudioChannelLayout?, normalizationMode: PhaseNormalizationMode) throws -> PHASESoundAsset
    func registerSoundAsset(with data: Data, identifier: String?, format: AVAudioFormat, normalizationMode: PhaseNormalizationMode) throws -> PHASESoundAsset
    func registerSoundEventAsset(withRootNode rootNode: PHASESoundEventNodeDefinition, identifier: String?) throws -> PHASESoundEventNodeAsset
    func unregisterAsset(withIdentifier identifier: String) async -> Bool
    func unregisterAsset(withIdentifier identifier: String, completion handler: ((Bool) -> Void)? = nil)
  }
  struct PHASEAutomaticHeadTrackingFlags: OptionSet {
    init(rawValue: UInt)
    static var orientation: PHASEAutomaticHeadTrackingFlags { get }
    var rawValue: UInt { get }
  }
  class PHASEBlendNodeDefinition: PHASESoundEventNodeDefinition {
    func addRange(forInputValuesBetween lowValue: Double, highValue: Double, fullGainAtLowValue: Double, fullGainAtHighValue: Double, lowFade lowFadeCurveType: PhaseCurveType, highFade highFadeCurveType: PhaseCurveType, subtree: PHASESoundEventNodeDefinition)
    func addRange(with envelope: PHASEEnvelope, subtree: PHASESoundEventNodeDefinition)
    func addRangeForInputValues(above value: Double, fullGainAtValue: Double, fade fadeCurveType: PhaseCurveType, subtree: PHASESoundEventNodeDefinition)
    func addRangeForInputValues(below value: Double, fullGainAtValue: Double, fade fadeCurveType: PhaseCurveType, subtree: PHASESoundEventNodeDefinition)
    var blendParameterDefinition: PHASENumberMetaParameterDefinition? { get }
    init(blendMetaParameterDefinition: PHASENumberMetaParameterDefinition)
    init(blendMetaParameterDefinition: PHASENumberMetaParameterDefinition, identifier: String)
    init(distanceBlendWith spatialMixerDefinition: PHASESpatialMixerDefinition)
    init(distanceBlendWith spatialMixerDefinition: PHASESpatialMixerDefinition, identifier: String)
    var spatialMixerDefinitionForDistance: PHASESpatialMixerDefinition? { get }
  }
  class PHASECardioidDirectivityModelParameters: PHASEDirectivityModelParameters {
    init(subbandParameters: [PHASECardioidDirectivityModelSubbandParameters])
    var subbandParameters: [PHASECardioidDirectivityModelSubbandParameters] { get }
  }
  class PHASECardioidDirectivityModelSubbandParameters: NSObject {
    var frequency: Double
    init()
    var pattern: Double
    var sharpness: Double
  }
  class PHASEChannelMixerDefinition: PHASEMixerDefinition {
    init(channelLayout layout: AVAudioChannelLayout)
    init(channelLayout layout: AVAudioChannelLayout, identifier: String)
    var inputChannelLayout: AVAudioChannelLayout { get }
  }
  class PHASEConeDirectivityModelParameters: PHASEDirectivityModelParameters {
    init()
    init(subbandParameters: [PHASEConeDirectivityModelSubbandParameters])
    var subbandParameters: [PHASEConeDirectivityModelSubbandParameters] { get }
  }
  class PHASEConeDirectivityModelSubbandParameters: NSObject {
    var frequency: Double
    init()
    var innerAngle: Double { get }
    var outerAngle: Double { get }
    var outerGain: Double
    func setInnerAngle(_ innerAngle: Double, outerAngle: Double)
  }
  class PHASEContainerNodeDefinition: PHASESoundEventNodeDefinition {
    func addSubtree(_ subtree: PHASESoundEventNodeDefinition)
    init()
    init(identifier: String)
    static func new() -> PHASEContainerNodeDefinition
  }
  class PHASEDefinition: NSObject {
    var identifier: String { get }
  }
  class PHASEDirectivityModelParameters: NSObject {}
  class PHASEDistanceModelFadeOutParameters: NSObject {
    var cullDistance: Double { get }
    init(cullDistance: Double)
  }
  class PHASEDistanceModelParameters: NSObject {
    var fadeOutParameters: PHASEDistanceModelFadeOutParameters?
  }
  class PHASEDucker: NSObject {
    func activate()
    var attackCurve: PhaseCurveType { get }
    var attackTime: Double { get }
    func deactivate()
    var gain: Double { get }
    var identifier: String { get }
    init(engine: PHASEEngine, sourceGroups: Set<PHASEGroup>, targetGroups: Set<PHASEGroup>, gain: Double, attackTime: Double, releaseTime: Double, attack attackCurve: PhaseCurveType, release releaseCurve: PhaseCurveType)
    var isActive: Bool { get }
    var releaseCurve: PhaseCurveType { get }
    var releaseTime: Double { get }
    var sourceGroups: Set<PHASEGroup> { get }
    var targetGroups: Set<PHASEGroup> { get }
  }
  class PHASEEngine: NSObject {
    var activeGroupPreset: PHASEGroupPreset? { get }
    var assetRegistry: PHASEAssetRegistry { get }
    var defaultMedium: PHASEMedium
    var defaultReverbPreset: PhaseReverbPreset
    var duckers: [PHASEDucker] { get }
    var groups: [String: PHASEGroup] { get }
    init(updateMode: PhaseUpdateMode)
    var outputSpatializationMode: PhaseSpatializationMode
    func pause()
    var renderingState: PhaseRenderingState { get }
    var rootObject: PHASEObject { get }
    var soundEvents: [PHASESoundEvent] { get }
    func start() throws
    func stop()
    var unitsPerMeter: Double
    var unitsPerSecond: Double
    func update()
  }
  class PHASEEnvelope: NSObject {
    var domain: PHASENumericPair { get }
    func evaluate(forValue x: Double) -> Double
    init(startPoint: vector_double2, segments: [PHASEEnvelopeSegment])
    var range: PHASENumericPair { get }
    var segments: [PHASEEnvelopeSegment] { get }
    var startPoint: vector_double2 { get }
  }
  class PHASEEnvelopeDistanceModelParameters: PHASEDistanceModelParameters {
    var envelope: PHASEEnvelope { get }
    init(envelope: PHASEEnvelope)
  }
  class PHASEEnvelopeSegment: NSObject {
    var curveType: PhaseCurveType
    var endPoint: vector_double2
    init(endPoint: vector_double2, curveType: PhaseCurveType)
  }
  var PHASEErrorDomain: String { get }
  class PHASEGeneratorNodeDefinition: PHASESoundEventNodeDefinition {
    var calibrationMode: PhaseCalibrationMode { get }
    var gainMetaParameterDefinition: PHASENumberMetaParameterDefinition?
    var group: PHASEGroup?
    var level: Double { get }
    var mixerDefinition: PHASEMixerDefinition { get }
    var rate: Double
    var rateMetaParameterDefinition: PHASENumberMetaParameterDefinition?
    func setCalibrationMode(_ calibrationMode: PhaseCalibrationMode, level: Double)
  }
  class PHASEGeometricSpreadingDistanceModelParameters: PHASEDistanceModelParameters {
    init()
    var rolloffFactor: Double
  }
  class PHASEGlobalMetaParameterAsset: PHASEAsset {}
  class PHASEGroup: NSObject {
    func fadeGain(_ gain: Double, duration: Double, curveType: PhaseCurveType)
    func fadeRate(_ rate: Double, duration: Double, curveType: PhaseCurveType)
    var gain: Double
    var identifier: String { get }
    init(identifier: String)
    var isMuted: Bool { get }
    var isSoloed: Bool { get }
    func mute()
    var rate: Double
    func register(with engine: PHASEEngine)
    func solo()
    func unmute()
    func unregisterFromEngine()
    func unsolo()
  }
  class PHASEGroupPreset: NSObject {
    func activate()
    func activateWithTime(toTargetOverride timeToTargetOverride: Double)
    func deactivate()
    func deactivateWithTime(toResetOverride timeToResetOverride: Double)
    init(engine: PHASEEngine, settings: [String: PHASEGroupPresetSetting], timeToTarget: Double, timeToReset: Double)
    var settings: [String: PHASEGroupPresetSetting] { get }
    var timeToReset: Double { get }
    var timeToTarget: Double { get }
  }
  class PHASEGroupPresetSetting: NSObject {
    var gain: Double { get }
    var gainCurveType: PhaseCurveType { get }
    init(gain: Double, rate: Double, gainCurveType: PhaseCurveType, rateCurveType: PhaseCurveType)
    var rate: Double { get }
    var rateCurveType: PhaseCurveType { get }
  }
  class PHASEListener: PHASEObject {
    var automaticHeadTrackingFlags: PHASEAutomaticHeadTrackingFlags
    var gain: Double
    init(engine: PHASEEngine)
  }
  class PHASEMappedMetaParameterDefinition: PHASENumberMetaParameterDefinition {
    var envelope: PHASEEnvelope { get }
    init(inputMetaParameterDefinition: PHASENumberMetaParameterDefinition, envelope: PHASEEnvelope)
    init(inputMetaParameterDefinition: PHASENumberMetaParameterDefinition, envelope: PHASEEnvelope, identifier: String)
    init(value: Double, identifier: String)
    init(value: Double, minimum: Double, maximum: Double)
    var inputMetaParameterDefinition: PHASENumberMetaParameterDefinition { get }
  }
  class PHASEMaterial: NSObject {
    init(engine: PHASEEngine, preset: PhaseMaterialPreset)
  }
  class PHASEMedium: NSObject {
    init(engine: PHASEEngine, preset: PhaseMediumPreset)
  }
  class PHASEMetaParameter: NSObject {
    var identifier: String { get }
    var value: Any
  }
  class PHASEMetaParameterDefinition: PHASEDefinition {
    var value: Any { get }
  }
  class PHASEMixer: NSObject {
    var gain: Double { get }
    var gainMetaParameter: PHASEMetaParameter? { get }
    var identifier: String { get }
  }
  class PHASEMixerDefinition: PHASEDefinition {
    var gain: Double
    var gainMetaParameterDefinition: PHASENumberMetaParameterDefinition?
  }
  class PHASEMixerParameters: NSObject {
    func addAmbientMixerParameters(withIdentifier identifier: String, listener: PHASEListener)
    func addSpatialMixerParameters(withIdentifier identifier: String, source: PHASESource, listener: PHASEListener)
  }
  class PHASENumberMetaParameter: PHASEMetaParameter {
    func fade(toValue value: Double, duration: Double)
    var maximum: Double { get }
    var minimum: Double { get }
  }
  class PHASENumberMetaParameterDefinition: PHASEMetaParameterDefinition {
    init(value: Double)
    init(value: Double, identifier: String)
    init(value: Double, minimum: Double, maximum: Double)
    init(value: Double, minimum: Double, maximum: Double, identifier: String)
    var maximum: Double { get }
    var minimum: Double { get }
  }
  class PHASENumericPair: NSObject {
    var first: Double
    init(firstValue first: Double, secondValue second: Double)
    var second: Double
  }
  class PHASEObject: NSObject, NSCopying {
    func addChild(_ child: PHASEObject) throws
    var children: [PHASEObject] { get }
    static var forward: vector_float3 { get }
    static func forward() -> vector_float3
    init(engine: PHASEEngine)
    var parent: PHASEObject? { get }
    func removeChild(_ child: PHASEObject)
    func removeChildren()
    static var right: vector_float3 { get }
    static func right() -> vector_float3
    var transform: matrix_float4x4
    static var up: vector_float3 { get }
    static func up() -> vector_float3
    var worldTransform: matrix_float4x4
  }
  class PHASEOccluder: PHASEObject {
    init(engine: PHASEEngine)
    init(engine: PHASEEngine, shapes: [PHASEShape])
    var shapes: [PHASEShape] { get }
  }
  class PHASEPullStreamNode: PHASEStreamNode {
    var renderBlock: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt32, UnsafeMutableRawPointer) -> Int32
  }
  class PHASEPullStreamNodeDefinition: PHASEGeneratorNodeDefinition {
    var format: AVAudioFormat { get }
    init(mixerDefinition: PHASEMixerDefinition, format: AVAudioFormat)
    init(mixerDefinition: PHASEMixerDefinition, format: AVAudioFormat, identifier: String)
    var normalize: Bool
  }
  class PHASEPushStreamNode: PHASEStreamNode {
    var format: AVAudioFormat { get }
    var gainMetaParameter: PHASENumberMetaParameter? { get }
    var mixer: PHASEMixer { get }
    var rateMetaParameter: PHASENumberMetaParameter? { get }
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: PhasePushStreamBufferOptions = nil)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: PhasePushStreamBufferOptions, completionCallbackType completionCallbackCondition: PhasePushStreamCompletionCallbackCondition) async -> PhasePushStreamCompletionCallbackCondition
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: PhasePushStreamBufferOptions = nil, completionCallbackType completionCallbackCondition: PhasePushStreamCompletionCallbackCondition, completionHandler: @escaping (PhasePushStreamCompletionCallbackCondition) -> Void)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionCallbackType completionCallbackCondition: PhasePushStreamCompletionCallbackCondition) async -> PhasePushStreamCompletionCallbackCondition
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionCallbackType completionCallbackCondition: PhasePushStreamCompletionCallbackCondition, completionHandler: @escaping (PhasePushStreamCompletionCallbackCondition) -> Void)
  }
  class PHASEPushStreamNodeDefinition: PHASEGeneratorNodeDefinition {
    var format: AVAudioFormat { get }
    init(mixerDefinition: PHASEMixerDefinition, format: AVAudioFormat)
    init(mixerDefinition: PHASEMixerDefinition, format: AVAudioFormat, identifier: String)
    var normalize: Bool
  }
  class PHASERandomNodeDefinition: PHASESoundEventNodeDefinition {
    func addSubtree(_ subtree: PHASESoundEventNodeDefinition, weight: NSNumber)
    init()
    init(identifier: String)
    var uniqueSelectionQueueLength: Int
  }
  class PHASESamplerNodeDefinition: PHASEGeneratorNodeDefinition {
    var assetIdentifier: String { get }
    var cullOption: PhaseCullOption
    init(soundAssetIdentifier: String, mixerDefinition: PHASEMixerDefinition)
    init(soundAssetIdentifier: String, mixerDefinition: PHASEMixerDefinition, identifier: String)
    var playbackMode: PhasePlaybackMode
  }
  class PHASEShape: NSObject, NSCopying {
    var elements: [PHASEShapeElement] { get }
    init(engine: PHASEEngine, mesh: MDLMesh)
    init(engine: PHASEEngine, mesh: MDLMesh, materials: [PHASEMaterial])
  }
  class PHASEShapeElement: NSObject {
    var material: PHASEMaterial?
  }
  class PHASESoundAsset: PHASEAsset {
    var data: Data? { get }
    var type: PhaseAssetType { get }
    var url: URL? { get }
  }
  class PHASESoundEvent: NSObject {
    init(engine: PHASEEngine, assetIdentifier: String) throws
    init(engine: PHASEEngine, assetIdentifier: String, mixerParameters: PHASEMixerParameters) throws
    var isIndefinite: Bool { get }
    var metaParameters: [String: PHASEMetaParameter] { get }
    var mixers: [String: PHASEMixer] { get }
    func pause()
    func prepare() async -> PhaseSoundEventPrepareHandlerReason
    func prepare() throws
    func prepare(completion completionBlock: ((PhaseSoundEventPrepareHandlerReason) -> Void)? = nil)
    var prepareState: PhaseSoundEventPrepareState { get }
    var pullStreamNodes: [String: PHASEPullStreamNode] { get }
    var pushStreamNodes: [String: PHASEPushStreamNode] { get }
    var renderingState: PhaseRenderingState { get }
    func resume()
    func seek(toTime time: Double, completion completionHandler: ((PhaseSoundEventSeekHandlerReason) -> Void)? = nil) -> Bool
    func start() throws
    func start(completion completionBlock: ((PhaseSoundEventStartHandlerReason) -> Void)? = nil) -> Bool
    func stopAndInvalidate()
  }
  var PHASESoundEventErrorDomain: String { get }
  class PHASESoundEventNodeAsset: PHASEAsset {}
  class PHASESoundEventNodeDefinition: PHASEDefinition {
    var children: [PHASESoundEventNodeDefinition] { get }
  }
  class PHASESource: PHASEObject {
    var gain: Double
    init(engine: PHASEEngine)
    init(engine: PHASEEngine, shapes: [PHASEShape])
    var shapes: [PHASEShape] { get }
  }
  class PHASESpatialMixerDefinition: PHASEMixerDefinition {
    var distanceModelParameters: PHASEDistanceModelParameters?
    init(spatialPipeline: PHASESpatialPipeline)
    init(spatialPipeline: PHASESpatialPipeline, identifier: String)
    var listenerDirectivityModelParameters: PHASEDirectivityModelParameters?
    var sourceDirectivityModelParameters: PHASEDirectivityModelParameters?
    var spatialPipeline: PHASESpatialPipeline { get }
  }
  class PHASESpatialPipeline: NSObject {
    var entries: [String: PHASESpatialPipelineEntry] { get }
    var flags: PhaseSpatialPipelineFlags { get }
    init(flags: PhaseSpatialPipelineFlags)
  }
  class PHASESpatialPipelineEntry: NSObject {
    var sendLevel: Double
    var sendLevelMetaParameterDefinition: PHASENumberMetaParameterDefinition?
  }
  class PHASEStreamNode: NSObject {
    var format: AVAudioFormat { get }
    var gainMetaParameter: PHASENumberMetaParameter? { get }
    var mixer: PHASEMixer { get }
    var rateMetaParameter: PHASENumberMetaParameter? { get }
  }
  class PHASEStringMetaParameter: PHASEMetaParameter {}
  class PHASEStringMetaParameterDefinition: PHASEMetaParameterDefinition {
    init(value: String)
    init(value: String, identifier: String)
  }
  class PHASESwitchNodeDefinition: PHASESoundEventNodeDefinition {
    func addSubtree(_ subtree: PHASESoundEventNodeDefinition, switchValue: String)
    init(switch switchMetaParameterDefinition: PHASEStringMetaParameterDefinition)
    init(switch switchMetaParameterDefinition: PHASEStringMetaParameterDefinition, identifier: String)
    var switchMetaParameterDefinition: PHASEStringMetaParameterDefinition { get }
  }
  struct PhaseAssetError: Error {
    enum Code: Int { case failedToLoad, invalidEngineInstance, badParameters, alreadyExists, generalError, memoryAllocation }
    static var alreadyExists: PhaseAssetError.Code { get }
    static var badParameters: PhaseAssetError.Code { get }
    var code: PhaseAssetError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failedToLoad: PhaseAssetError.Code { get }
    static var generalError: PhaseAssetError.Code { get }
    init(_ code: PhaseAssetError.Code, userInfo: [String: Any] = nil)
    static var invalidEngineInstance: PhaseAssetError.Code { get }
    var localizedDescription: String { get }
    static var memoryAllocation: PhaseAssetError.Code { get }
    var userInfo: [String: Any] { get }
  }
  enum PhaseAssetType: Int {
    case resident, streamed
  }
  enum PhaseCalibrationMode: Int {
    case none, relativeSpl, absoluteSpl
  }
  enum PhaseCullOption: Int {
    case terminate, sleepWakeAtZero, sleepWakeAtRandomOffset, sleepWakeAtRealtimeOffset, doNotCull
  }
  enum PhaseCurveType: Int {
    case linear, squared, inverseSquared, cubed, inverseCubed, sine, inverseSine, sigmoid, inverseSigmoid, holdStartValue, jumpToEndValue
  }
  struct PhaseError: Error {
    enum Code: Int { case initializeFailed, invalidObject }
    var code: PhaseError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PhaseError.Code, userInfo: [String: Any] = nil)
    static var initializeFailed: PhaseError.Code { get }
    static var invalidObject: PhaseError.Code { get }
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  enum PhaseMaterialPreset: Int {
    case cardboard, glass, brickwork, concrete, drywall, wood
  }
  enum PhaseMediumPreset: Int {
    case presetAir
  }
  enum PhaseNormalizationMode: Int {
    case none, dynamic
  }
  enum PhasePlaybackMode: Int {
    case oneShot, looping
  }
  struct PhasePushStreamBufferOptions: OptionSet {
    static var `default`: PhasePushStreamBufferOptions { get }
    init(rawValue: UInt)
    static var interrupts: PhasePushStreamBufferOptions { get }
    static var interruptsAtLoop: PhasePushStreamBufferOptions { get }
    static var loops: PhasePushStreamBufferOptions { get }
    var rawValue: UInt { get }
  }
  enum PhasePushStreamCompletionCallbackCondition: Int {
    case dataRendered
  }
  enum PhaseRenderingState: Int {
    case stopped, started, paused
  }
  enum PhaseReverbPreset: Int {
    case none, smallRoom, mediumRoom, largeRoom, largeRoom2, mediumChamber, largeChamber, mediumHall, mediumHall2, mediumHall3, largeHall, largeHall2, cathedral
  }
  struct PhaseSoundEventError: Error {
    enum Code: Int { case notFound, badData, invalidInstance, apiMisuse, systemNotInitialized, outOfMemory }
    static var apiMisuse: PhaseSoundEventError.Code { get }
    static var badData: PhaseSoundEventError.Code { get }
    var code: PhaseSoundEventError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PhaseSoundEventError.Code, userInfo: [String: Any] = nil)
    static var invalidInstance: PhaseSoundEventError.Code { get }
    var localizedDescription: String { get }
    static var notFound: PhaseSoundEventError.Code { get }
    static var outOfMemory: PhaseSoundEventError.Code { get }
    static var systemNotInitialized: PhaseSoundEventError.Code { get }
    var userInfo: [String: Any] { get }
  }
  enum PhaseSoundEventPrepareHandlerReason: Int {
    case error, prepared, terminated
  }
  enum PhaseSoundEventPrepareState: Int {
    case notStarted, inProgress, prepared
  }
  enum PhaseSoundEventSeekHandlerReason: Int {
    case error, errorSeekAlreadyInProgress, seekSuccessful
  }
  enum PhaseSoundEventStartHandlerReason: Int {
    case error, finishedPlaying, terminated
  }
  struct PhaseSpatialCategory: RawRepresentable, Hashable {
    static var directPathTransmission: PhaseSpatialCategory { get }
    static var earlyReflections: PhaseSpatialCategory { get }
    init(rawValue: String)
    static var lateReverb: PhaseSpatialCategory { get }
    var rawValue: String { get }
  }
  struct PhaseSpatialPipelineFlags: OptionSet {
    static var directPathTransmission: PhaseSpatialPipelineFlags { get }
    static var earlyReflections: PhaseSpatialPipelineFlags { get }
    init(rawValue: UInt)
    static var lateReverb: PhaseSpatialPipelineFlags { get }
    var rawValue: UInt { get }
  }
  enum PhaseSpatializationMode: Int {
    case automatic, alwaysUseBinaural, alwaysUseChannelBased
  }
  enum PhaseUpdateMode: Int {
    case automatic, manual
  }
  """#
