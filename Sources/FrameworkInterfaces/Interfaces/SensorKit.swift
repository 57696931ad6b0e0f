/// What is known of the module `SensorKit`.
let sensorKitInterface = #"""
  // exports: Foundation
  struct SRAmbientLightChromaticity {
    init()
    init(x: Float, y: Float)
    var x: Float
    var y: Float
  }
  class SRAmbientLightSample: NSObject {
    var chromaticity: SRAmbientLightChromaticity { get }
    var lux: Measurement<UnitIlluminance> { get }
    var placement: SRAmbientLightSensorPlacement { get }
  }
  enum SRAmbientLightSensorPlacement: Int {
    case unknown, frontTop, frontBottom, frontRight, frontLeft, frontTopRight, frontTopLeft, frontBottomRight, frontBottomLeft
  }
  class SRApplicationUsage: NSObject {
    var bundleIdentifier: String? { get }
    var relativeStartTime: Double { get }
    var reportApplicationIdentifier: String { get }
    var supplementalCategories: [SRSupplementalCategory] { get }
    var textInputSessions: [SRTextInputSession] { get }
    var usageTime: Double { get }
  }
  class SRAudioLevel: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var loudness: Double { get }
    var timeRange: CMTimeRange { get }
  }
  enum SRAuthorizationStatus: Int {
    case notDetermined, authorized, denied
  }
  enum SRCrownOrientation: Int {
    case left, right
  }
  enum SRDeletionReason: Int {
    case userInitiated, lowDiskSpace, ageLimit, noInterestedClients, systemInitiated
  }
  class SRDeletionRecord: NSObject, NSSecureCoding {
    var endTime: Double { get }
    init?(coder: NSCoder)
    var reason: SRDeletionReason { get }
    var startTime: Double { get }
  }
  class SRDevice: NSObject, NSSecureCoding, NSCopying {
    static var current: SRDevice { get }
    static func current() -> SRDevice
    init?(coder: NSCoder)
    var model: String { get }
    var name: String { get }
    var productType: String { get }
    var systemName: String { get }
    var systemVersion: String { get }
  }
  struct SRDeviceUsageCategory: RawRepresentable, Hashable {
    static var books: SRDeviceUsageCategory { get }
    static var business: SRDeviceUsageCategory { get }
    static var catalogs: SRDeviceUsageCategory { get }
    static var developerTools: SRDeviceUsageCategory { get }
    static var education: SRDeviceUsageCategory { get }
    static var entertainment: SRDeviceUsageCategory { get }
    static var finance: SRDeviceUsageCategory { get }
    static var foodAndDrink: SRDeviceUsageCategory { get }
    static var games: SRDeviceUsageCategory { get }
    static var graphicsAndDesign: SRDeviceUsageCategory { get }
    static var healthAndFitness: SRDeviceUsageCategory { get }
    init(rawValue: String)
    static var kids: SRDeviceUsageCategory { get }
    static var lifestyle: SRDeviceUsageCategory { get }
    static var medical: SRDeviceUsageCategory { get }
    static var miscellaneous: SRDeviceUsageCategory { get }
    static var music: SRDeviceUsageCategory { get }
    static var navigation: SRDeviceUsageCategory { get }
    static var news: SRDeviceUsageCategory { get }
    static var newsstand: SRDeviceUsageCategory { get }
    static var photoAndVideo: SRDeviceUsageCategory { get }
    static var productivity: SRDeviceUsageCategory { get }
    var rawValue: String { get }
    static var reference: SRDeviceUsageCategory { get }
    static var shopping: SRDeviceUsageCategory { get }
    static var socialNetworking: SRDeviceUsageCategory { get }
    static var sports: SRDeviceUsageCategory { get }
    static var stickers: SRDeviceUsageCategory { get }
    static var travel: SRDeviceUsageCategory { get }
    static var utilities: SRDeviceUsageCategory { get }
    static var weather: SRDeviceUsageCategory { get }
  }
  class SRDeviceUsageReport: NSObject {
    var applicationUsageByCategory: [String: [SRApplicationUsage]] { get }
    var duration: Double { get }
    var notificationUsageByCategory: [String: [SRNotificationUsage]] { get }
    var totalScreenWakes: Int { get }
    var totalUnlockDuration: Double { get }
    var totalUnlocks: Int { get }
    var version: String { get }
    var webUsageByCategory: [String: [SRWebUsage]] { get }
  }
  class SRElectrocardiogramData: NSObject, NSCopying, NSSecureCoding {
    var flags: SRElectrocardiogramDataFlags { get }
    init?(coder: NSCoder)
    var value: Measurement<UnitElectricPotentialDifference> { get }
  }
  struct SRElectrocardiogramDataFlags: OptionSet {
    static var crownTouched: SRElectrocardiogramDataFlags { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var signalInvalid: SRElectrocardiogramDataFlags { get }
  }
  enum SRElectrocardiogramLead: Int {
    case rightArmMinusLeftArm, leftArmMinusRightArm
  }
  class SRElectrocardiogramSample: NSObject, NSCopying, NSSecureCoding {
    var data: [SRElectrocardiogramData] { get }
    var date: Date { get }
    var frequency: Measurement<UnitFrequency> { get }
    init?(coder: NSCoder)
    var lead: SRElectrocardiogramLead { get }
    var session: SRElectrocardiogramSession { get }
  }
  class SRElectrocardiogramSession: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    init?(coder: NSCoder)
    var sessionGuidance: SRElectrocardiogramSessionGuidance { get }
    var state: SRElectrocardiogramSessionState { get }
  }
  enum SRElectrocardiogramSessionGuidance: Int {
    case guided, unguided
  }
  enum SRElectrocardiogramSessionState: Int {
    case begin, active, end
  }
  struct SRError: Error {
    enum Code: Int { case invalidEntitlement, noAuthorization, dataInaccessible, fetchRequestInvalid, promptDeclined }
    var code: SRError.Code { get }
    static var dataInaccessible: SRError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var fetchRequestInvalid: SRError.Code { get }
    init(_ code: SRError.Code, userInfo: [String: Any] = nil)
    static var invalidEntitlement: SRError.Code { get }
    var localizedDescription: String { get }
    static var noAuthorization: SRError.Code { get }
    static var promptDeclined: SRError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SRErrorDomain: String { get }
  class SRFaceMetrics: NSObject, NSCopying, NSSecureCoding {
    var context: SRFaceMetricsContext { get }
    var faceAnchor: ARFaceAnchor { get }
    init?(coder: NSCoder)
    var partialFaceExpressions: [SRFaceMetricsExpression] { get }
    var sessionIdentifier: String { get }
    var version: String { get }
    var wholeFaceExpressions: [SRFaceMetricsExpression] { get }
  }
  struct SRFaceMetricsContext: OptionSet {
    static var deviceUnlock: SRFaceMetricsContext { get }
    init(rawValue: UInt)
    static var messagingAppUsage: SRFaceMetricsContext { get }
    var rawValue: UInt { get }
  }
  class SRFaceMetricsExpression: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    init?(coder: NSCoder)
    var value: Double { get }
  }
  class SRFetchRequest: NSObject {
    var device: SRDevice
    var from: Double
    init()
    var to: Double
  }
  class SRFetchResult: NSObject, NSCopying {
    var sample: Any { get }
    var timestamp: Double { get }
  }
  class SRKeyboardMetrics: NSObject {
    var anyTapToCharKey: SRKeyboardProbabilityMetric { get }
    var anyTapToPlaneChangeKey: SRKeyboardProbabilityMetric { get }
    var charKeyToAnyTapKey: SRKeyboardProbabilityMetric { get }
    var charKeyToDelete: SRKeyboardProbabilityMetric { get }
    var charKeyToPlaneChangeKey: SRKeyboardProbabilityMetric { get }
    var charKeyToPrediction: SRKeyboardProbabilityMetric { get }
    var charKeyToSpaceKey: SRKeyboardProbabilityMetric { get }
    var deleteDownErrorDistance: SRKeyboardProbabilityMetric { get }
    var deleteToCharKey: SRKeyboardProbabilityMetric { get }
    var deleteToDelete: SRKeyboardProbabilityMetric { get }
    var deleteToDeletes: [SRKeyboardProbabilityMetric] { get }
    var deleteToPath: SRKeyboardProbabilityMetric { get }
    var deleteToPlaneChangeKey: SRKeyboardProbabilityMetric { get }
    var deleteToShiftKey: SRKeyboardProbabilityMetric { get }
    var deleteToSpaceKey: SRKeyboardProbabilityMetric { get }
    var deleteTouchDownUp: SRKeyboardProbabilityMetric { get }
    var deleteUpErrorDistance: SRKeyboardProbabilityMetric { get }
    var downErrorDistance: SRKeyboardProbabilityMetric { get }
    var duration: Double { get }
    func emojiCount(for category: SRKeyboardMetricsSentimentCategory) -> Int
    var height: Measurement<UnitLength> { get }
    var inputModes: [String] { get }
    var keyboardIdentifier: String { get }
    var longWordDownErrorDistance: [SRKeyboardProbabilityMetric] { get }
    var longWordTouchDownDown: [SRKeyboardProbabilityMetric] { get }
    var longWordTouchDownUp: [SRKeyboardProbabilityMetric] { get }
    var longWordTouchUpDown: [SRKeyboardProbabilityMetric] { get }
    var longWordUpErrorDistance: [SRKeyboardProbabilityMetric] { get }
    var pathErrorDistanceRatio: [NSNumber] { get }
    var pathToDelete: SRKeyboardProbabilityMetric { get }
    var pathToPath: SRKeyboardProbabilityMetric { get }
    var pathToSpace: SRKeyboardProbabilityMetric { get }
    var pathTypingSpeed: Double { get }
    var planeChangeKeyToCharKey: SRKeyboardProbabilityMetric { get }
    var planeChangeToAnyTap: SRKeyboardProbabilityMetric { get }
    var sessionIdentifiers: [String] { get }
    var shortWordCharKeyDownErrorDistance: SRKeyboardProbabilityMetric { get }
    var shortWordCharKeyToCharKey: SRKeyboardProbabilityMetric { get }
    var shortWordCharKeyTouchDownUp: SRKeyboardProbabilityMetric { get }
    var shortWordCharKeyUpErrorDistance: SRKeyboardProbabilityMetric { get }
    var spaceDownErrorDistance: SRKeyboardProbabilityMetric { get }
    var spaceToCharKey: SRKeyboardProbabilityMetric { get }
    var spaceToDeleteKey: SRKeyboardProbabilityMetric { get }
    var spaceToPath: SRKeyboardProbabilityMetric { get }
    var spaceToPlaneChangeKey: SRKeyboardProbabilityMetric { get }
    var spaceToPredictionKey: SRKeyboardProbabilityMetric { get }
    var spaceToShiftKey: SRKeyboardProbabilityMetric { get }
    var spaceToSpaceKey: SRKeyboardProbabilityMetric { get }
    var spaceTouchDownUp: SRKeyboardProbabilityMetric { get }
    var spaceUpErrorDistance: SRKeyboardProbabilityMetric { get }
    var totalAlteredWords: Int { get }
    var totalAutoCorrections: Int { get }
    var totalDeletes: Int { get }
    var totalDrags: Int { get }
    var totalEmojis: Int { get }
    var totalHitTestCorrections: Int { get }
    var totalInsertKeyCorrections: Int { get }
    var totalNearKeyCorrections: Int { get }
    var totalPathLength: Measurement<UnitLength> { get }
    var totalPathPauses: Int { get }
    var totalPathTime: Double { get }
    var totalPaths: Int { get }
    var totalPauses: Int { get }
    var totalRetroCorrections: Int { get }
    var totalSkipTouchCorrections: Int { get }
    var totalSpaceCorrections: Int { get }
    var totalSubstitutionCorrections: Int { get }
    var totalTaps: Int { get }
    var totalTranspositionCorrections: Int { get }
    var totalTypingDuration: Double { get }
    var totalTypingEpisodes: Int { get }
    var totalWords: Int { get }
    var touchDownDown: SRKeyboardProbabilityMetric { get }
    var touchDownUp: SRKeyboardProbabilityMetric { get }
    var touchUpDown: SRKeyboardProbabilityMetric { get }
    var typingSpeed: Double { get }
    var upErrorDistance: SRKeyboardProbabilityMetric { get }
    var version: String { get }
    var width: Measurement<UnitLength> { get }
    func wordCount(for category: SRKeyboardMetricsSentimentCategory) -> Int
  }
  enum SRKeyboardMetricsSentimentCategory: Int {
    case absolutist, down, death, anxiety, anger, health, positive, sad, lowEnergy, confused
  }
  class SRKeyboardProbabilityMetric: NSObject {
    var distributionSampleValues: [Measurement<Any>] { get }
  }
  enum SRLocationCategory: Int {
    case unknown, home, work, school, gym
  }
  class SRMediaEvent: NSObject, NSCopying, NSSecureCoding {
    var eventType: SRMediaEventType { get }
    init()
    init?(coder: NSCoder)
    var mediaIdentifier: String { get }
  }
  enum SRMediaEventType: Int {
    case onScreen, offScreen
  }
  class SRMessagesUsageReport: NSObject {
    var duration: Double { get }
    var totalIncomingMessages: Int { get }
    var totalOutgoingMessages: Int { get }
    var totalUniqueContacts: Int { get }
  }
  enum SRNotificationEvent: Int {
    case unknown, received, defaultAction, supplementaryAction, clear, notificationCenterClearAll, removed, hide, longLook, silence, appLaunch, expired, bannerPulldown, tapCoalesce, deduped, deviceActivated, deviceUnlocked
  }
  class SRNotificationUsage: NSObject {
    var bundleIdentifier: String? { get }
    var event: SRNotificationEvent { get }
  }
  class SRPhoneUsageReport: NSObject {
    var duration: Double { get }
    var totalIncomingCalls: Int { get }
    var totalOutgoingCalls: Int { get }
    var totalPhoneCallDuration: Double { get }
    var totalUniqueContacts: Int { get }
  }
  class SRPhotoplethysmogramAccelerometerSample: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var nanosecondsSinceStart: Int64 { get }
    var samplingFrequency: Measurement<UnitFrequency> { get }
    var x: Measurement<UnitAcceleration> { get }
    var y: Measurement<UnitAcceleration> { get }
    var z: Measurement<UnitAcceleration> { get }
  }
  class SRPhotoplethysmogramOpticalSample: NSObject, NSCopying, NSSecureCoding {
    var activePhotodiodeIndexes: IndexSet { get }
    var backgroundNoise: NSNumber? { get }
    var backgroundNoiseOffset: NSNumber? { get }
    var conditions: [String] { get }
    var effectiveWavelength: Measurement<UnitLength> { get }
    var emitter: Int { get }
    init?(coder: NSCoder)
    var nanosecondsSinceStart: Int64 { get }
    var nominalWavelength: Measurement<UnitLength> { get }
    var normalizedReflectance: NSNumber? { get }
    var pinkNoise: NSNumber? { get }
    var samplingFrequency: Measurement<UnitFrequency> { get }
    var signalIdentifier: Int { get }
    var whiteNoise: NSNumber? { get }
  }
  struct SRPhotoplethysmogramOpticalSampleCondition: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var signalSaturation: SRPhotoplethysmogramOpticalSampleCondition { get }
    static var unreliableNoise: SRPhotoplethysmogramOpticalSampleCondition { get }
  }
  class SRPhotoplethysmogramSample: NSObject, NSCopying, NSSecureCoding {
    var accelerometerSamples: [SRPhotoplethysmogramAccelerometerSample] { get }
    init?(coder: NSCoder)
    var nanosecondsSinceStart: Int64 { get }
    var opticalSamples: [SRPhotoplethysmogramOpticalSample] { get }
    var startDate: Date { get }
    var temperature: Measurement<UnitTemperature>? { get }
    var usage: [String] { get }
  }
  struct SRPhotoplethysmogramSampleUsage: RawRepresentable, Hashable {
    static var backgroundSystem: SRPhotoplethysmogramSampleUsage { get }
    static var deepBreathing: SRPhotoplethysmogramSampleUsage { get }
    static var foregroundBloodOxygen: SRPhotoplethysmogramSampleUsage { get }
    static var foregroundHeartRate: SRPhotoplethysmogramSampleUsage { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  struct SRSensor: RawRepresentable, Hashable {
    static var accelerometer: SRSensor { get }
    static var ambientLightSensor: SRSensor { get }
    static var ambientPressure: SRSensor { get }
    static var deviceUsageReport: SRSensor { get }
    static var electrocardiogram: SRSensor { get }
    static var faceMetrics: SRSensor { get }
    static var heartRate: SRSensor { get }
    init(rawValue: String)
    static var invalid: SRSensor { get }
    static var keyboardMetrics: SRSensor { get }
    static var mediaEvents: SRSensor { get }
    static var messagesUsageReport: SRSensor { get }
    static var odometer: SRSensor { get }
    static var onWristState: SRSensor { get }
    static var pedometerData: SRSensor { get }
    static var phoneUsageReport: SRSensor { get }
    static var photoplethysmogram: SRSensor { get }
    var rawValue: String { get }
    static var rotationRate: SRSensor { get }
    static var siriSpeechMetrics: SRSensor { get }
    static var telephonySpeechMetrics: SRSensor { get }
    static var visits: SRSensor { get }
    static var wristTemperature: SRSensor { get }
  }
  class SRSensorReader: NSObject {
    var authorizationStatus: SRAuthorizationStatus { get }
    var delegate: SRSensorReaderDelegate?
    func fetch(_ request: SRFetchRequest)
    func fetchDevices()
    init(sensor: String)
    static func requestAuthorization(forSensors sensors: Set<String>) async throws
    static func requestAuthorization(forSensors sensors: Set<String>, completion: @escaping (Error?) -> Void)
    var sensor: String? { get }
    func startRecording()
    func stopRecording()
  }
  protocol SRSensorReaderDelegate: NSObjectProtocol {
    func sensorReader(_ reader: SRSensorReader, didChange authorizationStatus: SRAuthorizationStatus)
    func sensorReader(_ reader: SRSensorReader, didCompleteFetch fetchRequest: SRFetchRequest)
    func sensorReader(_ reader: SRSensorReader, didFetch devices: [SRDevice])
    func sensorReader(_ reader: SRSensorReader, fetchDevicesDidFailWithError error: Error)
    func sensorReader(_ reader: SRSensorReader, fetching fetchRequest: SRFetchRequest, didFetchResult result: SRFetchResult) -> Bool
    func sensorReader(_ reader: SRSensorReader, fetching fetchRequest: SRFetchRequest, failedWithError error: Error)
    func sensorReader(_ reader: SRSensorReader, startRecordingFailedWithError error: Error)
    func sensorReader(_ reader: SRSensorReader, stopRecordingFailedWithError error: Error)
    func sensorReaderDidStopRecording(_ reader: SRSensorReader)
    func sensorReaderWillStartRecording(_ reader: SRSensorReader)
  }
  class SRSpeechExpression: NSObject, NSCopying, NSSecureCoding {
    var activation: Double { get }
    var confidence: Double { get }
    var dominance: Double { get }
    init?(coder: NSCoder)
    var mood: Double { get }
    var timeRange: CMTimeRange { get }
    var valence: Double { get }
    var version: String { get }
  }
  class SRSpeechMetrics: NSObject, NSCopying, NSSecureCoding {
    var audioLevel: SRAudioLevel? { get }
    init?(coder: NSCoder)
    var sessionFlags: SRSpeechMetricsSessionFlags { get }
    var sessionIdentifier: String { get }
    var soundClassification: SNClassificationResult? { get }
    var speechExpression: SRSpeechExpression? { get }
    var speechRecognition: SFSpeechRecognitionResult? { get }
    var timeSinceAudioStart: Double { get }
    var timestamp: Date { get }
  }
  struct SRSpeechMetricsSessionFlags: OptionSet {
    static var bypassVoiceProcessing: SRSpeechMetricsSessionFlags { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class SRSupplementalCategory: NSObject, NSCopying, NSSecureCoding {
    var identifier: SRDeviceUsageCategory { get }
    init?(coder: NSCoder)
  }
  class SRTextInputSession: NSObject {
    var duration: Double { get }
    init()
    var sessionIdentifier: String { get }
    var sessionType: SRTextInputSessionType { get }
  }
  enum SRTextInputSessionType: Int {
    case keyboard, thirdPartyKeyboard, pencil, dictation
  }
  class SRVisit: NSObject {
    var arrivalDateInterval: DateInterval { get }
    var departureDateInterval: DateInterval { get }
    var distanceFromHome: Double { get }
    var identifier: UUID { get }
    var locationCategory: SRLocationCategory { get }
  }
  class SRWebUsage: NSObject {
    var totalUsageTime: Double { get }
  }
  class SRWristDetection: NSObject {
    var crownOrientation: SRCrownOrientation { get }
    var offWristDate: Date? { get }
    var onWrist: Bool { get }
    var onWristDate: Date? { get }
    var wristLocation: SRWristLocation { get }
  }
  enum SRWristLocation: Int {
    case left, right
  }
  class SRWristTemperature: NSObject, NSCopying, NSSecureCoding {
    var condition: SRWristTemperatureCondition { get }
    var errorEstimate: Measurement<UnitTemperature> { get }
    init?(coder: NSCoder)
    var timestamp: Date { get }
    var value: Measurement<UnitTemperature> { get }
  }
  struct SRWristTemperatureCondition: OptionSet {
    static var inMotion: SRWristTemperatureCondition { get }
    init(rawValue: UInt)
    static var offWrist: SRWristTemperatureCondition { get }
    static var onCharger: SRWristTemperatureCondition { get }
    var rawValue: UInt { get }
  }
  class SRWristTemperatureSession: NSObject, NSCopying, NSSecureCoding {
    var duration: Double { get }
    init?(coder: NSCoder)
    var startDate: Date { get }
    var temperatures: NSEnumerator { get }
    var version: String { get }
  }
  """#
