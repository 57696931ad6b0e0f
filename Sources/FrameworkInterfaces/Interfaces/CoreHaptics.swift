/// What is known of the module `CoreHaptics`.
let coreHapticsInterface = #"""
  // exports: Foundation
  protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var completionHandler: (Error?) -> Void
    var isMuted: Bool
    var loopEnabled: Bool
    var loopEnd: Double
    func pause(atTime time: Double) throws
    var playbackRate: Float
    func resume(atTime time: Double) throws
    func seek(toOffset offsetTime: Double) throws
  }
  var CHHapticAudioResourceKeyLoopEnabled: String { get }
  var CHHapticAudioResourceKeyUseVolumeEnvelope: String { get }
  protocol CHHapticDeviceCapability: NSObjectProtocol {
    func attributes(forDynamicParameter eventParameter: String) throws -> CHHapticParameterAttributes
    func attributes(forEventParameter eventParameter: String, eventType type: String) throws -> CHHapticParameterAttributes
    var supportsAudio: Bool { get }
    var supportsHaptics: Bool { get }
  }
  class CHHapticDynamicParameter: NSObject {
    struct Id: RawRepresentable, Hashable {}
    init(parameterID parameterId: CHHapticDynamicParameter.Id, value: Float, relativeTime time: Double)
    var parameterID: CHHapticDynamicParameter.Id { get }
    var relativeTime: Double
    var value: Float
  }
  extension CHHapticDynamicParameter.Id {
    static var audioAttackTimeControl: CHHapticDynamicParameter.Id { get }
    static var audioBrightnessControl: CHHapticDynamicParameter.Id { get }
    static var audioDecayTimeControl: CHHapticDynamicParameter.Id { get }
    static var audioPanControl: CHHapticDynamicParameter.Id { get }
    static var audioPitchControl: CHHapticDynamicParameter.Id { get }
    static var audioReleaseTimeControl: CHHapticDynamicParameter.Id { get }
    static var audioVolumeControl: CHHapticDynamicParameter.Id { get }
    static var hapticAttackTimeControl: CHHapticDynamicParameter.Id { get }
    static var hapticDecayTimeControl: CHHapticDynamicParameter.Id { get }
    static var hapticIntensityControl: CHHapticDynamicParameter.Id { get }
    static var hapticReleaseTimeControl: CHHapticDynamicParameter.Id { get }
    static var hapticSharpnessControl: CHHapticDynamicParameter.Id { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  class CHHapticEngine: NSObject {
    enum FinishedAction: Int { case stopEngine, leaveEngineRunning }
    enum StoppedReason: Int { case audioSessionInterrupt, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect, systemError }
    static var capabilitiesForHardware: CHHapticDeviceCapability { get }
    func createAdvancedPlayer(with pattern: CHHapticPattern) throws -> CHHapticAdvancedPatternPlayer
    func createPlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer
    var currentTime: Double { get }
    init() throws
    init(audioSession: Any?) throws
    var isAutoShutdownEnabled: Bool
    var isMutedForAudio: Bool
    var isMutedForHaptics: Bool
    func notifyWhenPlayersFinished() async throws
    func notifyWhenPlayersFinished(_ finishedHandler: @escaping (Error?) -> Void)
    func playPattern(from data: Data) throws
    func playPattern(from fileUrl: URL) throws
    var playsAudioOnly: Bool
    var playsHapticsOnly: Bool
    func registerAudioResource(_ resourceUrl: URL, options: [AnyHashable: Any] = nil) throws -> Int
    var resetHandler: () -> Void
    func start() async throws
    func start() throws
    func start(completionHandler: ((Error?) -> Void)? = nil)
    func stop() async throws
    func stop(completionHandler: ((Error?) -> Void)? = nil)
    var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void
    func unregisterAudioResource(_ resourceId: Int) throws
  }
  enum CHHapticErrorCode: Int {
    case engineNotRunning, operationNotPermitted, engineStartTimeout, notSupported, serverInitFailed, serverInterrupted, invalidPatternPlayer, invalidPatternData, invalidPatternDictionary, invalidAudioSession, invalidEngineParameter, invalidParameterType, invalidEventType, invalidEventTime, invalidEventDuration, invalidAudioResource, resourceNotAvailable, badEventEntry, badParameterEntry, invalidTime, fileNotFound, insufficientPower, unknownError, memoryError
  }
  class CHHapticEvent: NSObject {
    struct EventType: RawRepresentable, Hashable {}
    var duration: Double
    var eventParameters: [CHHapticEventParameter] { get }
    init(audioResourceID resourceId: Int, parameters eventParams: [CHHapticEventParameter], relativeTime time: Double)
    init(audioResourceID resourceId: Int, parameters eventParams: [CHHapticEventParameter], relativeTime time: Double, duration: Double)
    init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: Double)
    init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: Double, duration: Double)
    var relativeTime: Double
    var type: CHHapticEvent.EventType { get }
  }
  extension CHHapticEvent.EventType {
    static var audioContinuous: CHHapticEvent.EventType { get }
    static var audioCustom: CHHapticEvent.EventType { get }
    static var hapticContinuous: CHHapticEvent.EventType { get }
    static var hapticTransient: CHHapticEvent.EventType { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  class CHHapticEventParameter: NSObject {
    struct Id: RawRepresentable, Hashable {}
    init(parameterID parameterId: CHHapticEventParameter.Id, value: Float)
    var parameterID: CHHapticEventParameter.Id { get }
    var value: Float
  }
  extension CHHapticEventParameter.Id {
    static var attackTime: CHHapticEventParameter.Id { get }
    static var audioBrightness: CHHapticEventParameter.Id { get }
    static var audioPan: CHHapticEventParameter.Id { get }
    static var audioPitch: CHHapticEventParameter.Id { get }
    static var audioVolume: CHHapticEventParameter.Id { get }
    static var decayTime: CHHapticEventParameter.Id { get }
    static var hapticIntensity: CHHapticEventParameter.Id { get }
    static var hapticSharpness: CHHapticEventParameter.Id { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var releaseTime: CHHapticEventParameter.Id { get }
    static var sustained: CHHapticEventParameter.Id { get }
  }
  protocol CHHapticParameterAttributes: NSObjectProtocol {
    var defaultValue: Float { get }
    var maxValue: Float { get }
    var minValue: Float { get }
  }
  class CHHapticParameterCurve: NSObject {
    var controlPoints: [CHHapticParameterCurveControlPoint] { get }
    init(parameterID parameterId: CHHapticDynamicParameter.Id, controlPoints: [CHHapticParameterCurveControlPoint], relativeTime: Double)
    var parameterID: CHHapticDynamicParameter.Id { get }
    var relativeTime: Double
  }
  class CHHapticParameterCurveControlPoint: NSObject {
    init(relativeTime time: Double, value: Float)
    var relativeTime: Double
    var value: Float
  }
  class CHHapticPattern: NSObject {
    var duration: Double { get }
    func exportDictionary() throws -> [String: Any]
    init(contentsOf url: URL) throws
    init(dictionary patternDict: [AnyHashable: Any]) throws
    init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws
    init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws
  }
  var CHHapticPatternKeyEvent: String { get }
  var CHHapticPatternKeyEventDuration: String { get }
  var CHHapticPatternKeyEventParameters: String { get }
  var CHHapticPatternKeyEventType: String { get }
  var CHHapticPatternKeyEventWaveformLoopEnabled: String { get }
  var CHHapticPatternKeyEventWaveformPath: String { get }
  var CHHapticPatternKeyEventWaveformUseVolumeEnvelope: String { get }
  var CHHapticPatternKeyParameter: String { get }
  var CHHapticPatternKeyParameterCurve: String { get }
  var CHHapticPatternKeyParameterCurveControlPoints: String { get }
  var CHHapticPatternKeyParameterID: String { get }
  var CHHapticPatternKeyParameterValue: String { get }
  var CHHapticPatternKeyPattern: String { get }
  var CHHapticPatternKeyTime: String { get }
  var CHHapticPatternKeyVersion: String { get }
  protocol CHHapticPatternPlayer: NSObjectProtocol {
    func cancel() throws
    var isMuted: Bool
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: Double) throws
    func send(_ parameters: [CHHapticDynamicParameter], atTime time: Double) throws
    func start(atTime time: Double) throws
    func stop(atTime time: Double) throws
  }
  """#
