/// What is known of the module `CoreMotion`.
let coreMotionInterface = #"""
  // exports: Foundation
  class CMAbsoluteAltitudeData: CMLogItem {
    var accuracy: Double { get }
    var altitude: Double { get }
    var precision: Double { get }
  }
  struct CMAcceleration {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
  }
  class CMAccelerometerData: CMLogItem, NSSecureCoding {
    var acceleration: CMAcceleration { get }
    init?(coder: NSCoder)
  }
  class CMAltimeter: NSObject {
    static var authorizationStatus: CMAuthorizationStatus { get }
    static func authorizationStatus() -> CMAuthorizationStatus
    init()
    static var isAbsoluteAltitudeAvailable: Bool { get }
    static func isAbsoluteAltitudeAvailable() -> Bool
    static func isRelativeAltitudeAvailable() -> Bool
    func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, Error?) -> Void)
    func startRelativeAltitudeUpdates(to queue: OperationQueue) async throws -> CMAltitudeData
    func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, Error?) -> Void)
    func stopAbsoluteAltitudeUpdates()
    func stopRelativeAltitudeUpdates()
  }
  class CMAltitudeData: CMLogItem {
    var pressure: NSNumber { get }
    var relativeAltitude: NSNumber { get }
  }
  class CMAmbientPressureData: CMLogItem {
    var pressure: Measurement<UnitPressure> { get }
    var temperature: Measurement<UnitTemperature> { get }
  }
  class CMAttitude: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    func multiply(byInverseOf attitude: CMAttitude)
    var pitch: Double { get }
    var quaternion: CMQuaternion { get }
    var roll: Double { get }
    var rotationMatrix: CMRotationMatrix { get }
    var yaw: Double { get }
  }
  struct CMAttitudeReferenceFrame: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var xArbitraryCorrectedZVertical: CMAttitudeReferenceFrame { get }
    static var xArbitraryZVertical: CMAttitudeReferenceFrame { get }
    static var xMagneticNorthZVertical: CMAttitudeReferenceFrame { get }
    static var xTrueNorthZVertical: CMAttitudeReferenceFrame { get }
  }
  enum CMAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
  }
  class CMBatchedSensorManager: NSObject {
    var accelerometerBatch: [CMAccelerometerData]? { get }
    var accelerometerDataFrequency: Int { get }
    static var authorizationStatus: CMAuthorizationStatus { get }
    static func authorizationStatus() -> CMAuthorizationStatus
    var deviceMotionBatch: [CMDeviceMotion]? { get }
    var deviceMotionDataFrequency: Int { get }
    init()
    var isAccelerometerActive: Bool { get }
    static var isAccelerometerSupported: Bool { get }
    static func isAccelerometerSupported() -> Bool
    var isDeviceMotionActive: Bool { get }
    static var isDeviceMotionSupported: Bool { get }
    static func isDeviceMotionSupported() -> Bool
    func startAccelerometerUpdates()
    func startAccelerometerUpdates(handler: @escaping ([CMAccelerometerData]?, Error?) -> Void)
    func startDeviceMotionUpdates()
    func startDeviceMotionUpdates(handler: @escaping ([CMDeviceMotion]?, Error?) -> Void)
    func stopAccelerometerUpdates()
    func stopDeviceMotionUpdates()
  }
  struct CMCalibratedMagneticField {
    var accuracy: CMMagneticFieldCalibrationAccuracy
    var field: CMMagneticField
    init()
    init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy)
  }
  class CMDeviceMotion: CMLogItem, NSSecureCoding {
    var attitude: CMAttitude { get }
    var gravity: CMAcceleration { get }
    var heading: Double { get }
    init?(coder: NSCoder)
    var magneticField: CMCalibratedMagneticField { get }
    var rotationRate: CMRotationRate { get }
    var sensorLocation: CMDeviceMotionSensorLocation { get }
    var userAcceleration: CMAcceleration { get }
  }
  enum CMDeviceMotionSensorLocation: Int {
    case `default`, headphoneLeft, headphoneRight
  }
  class CMDyskineticSymptomResult: NSObject, NSCopying, NSSecureCoding {
    var endDate: Date { get }
    init?(coder: NSCoder)
    var percentLikely: Float { get }
    var percentUnlikely: Float { get }
    var startDate: Date { get }
  }
  struct CMError: Error {
    enum Code: Int32 { case null, deviceRequiresMovement, trueNorthNotAvailable, unknown, motionActivityNotAvailable, motionActivityNotAuthorized, motionActivityNotEntitled, invalidParameter, invalidAction, notAvailable, notEntitled, notAuthorized, nilData, size }
    var code: CMError.Code { get }
    static var deviceRequiresMovement: CMError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CMError.Code, userInfo: [String: Any] = nil)
    static var invalidAction: CMError.Code { get }
    static var invalidParameter: CMError.Code { get }
    var localizedDescription: String { get }
    static var motionActivityNotAuthorized: CMError.Code { get }
    static var motionActivityNotAvailable: CMError.Code { get }
    static var motionActivityNotEntitled: CMError.Code { get }
    static var nilData: CMError.Code { get }
    static var notAuthorized: CMError.Code { get }
    static var notAvailable: CMError.Code { get }
    static var notEntitled: CMError.Code { get }
    static var null: CMError.Code { get }
    static var size: CMError.Code { get }
    static var trueNorthNotAvailable: CMError.Code { get }
    static var unknown: CMError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CMErrorDomain: String { get }
  protocol CMFallDetectionDelegate: NSObjectProtocol {
    func fallDetectionManager(_ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent, completionHandler handler: @escaping () -> Void)
    func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager)
  }
  class CMFallDetectionEvent: NSObject {
    var date: Date { get }
    var resolution: CMFallDetectionEventUserResolution { get }
  }
  enum CMFallDetectionEventUserResolution: Int {
    case confirmed, dismissed, rejected, unresponsive
  }
  class CMFallDetectionManager: NSObject {
    var authorizationStatus: CMAuthorizationStatus { get }
    var delegate: CMFallDetectionDelegate?
    init()
    static var isAvailable: Bool { get }
    static func isAvailable() -> Bool
    func requestAuthorization(handler: @escaping (CMAuthorizationStatus) -> Void)
  }
  class CMGyroData: CMLogItem, NSSecureCoding {
    init?(coder: NSCoder)
    var rotationRate: CMRotationRate { get }
  }
  class CMHeadphoneActivityManager: NSObject {
    static var authorizationStatus: CMAuthorizationStatus { get }
    static func authorizationStatus() -> CMAuthorizationStatus
    init()
    var isActivityActive: Bool { get }
    var isActivityAvailable: Bool { get }
    var isStatusActive: Bool { get }
    var isStatusAvailable: Bool { get }
    func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?, Error?) -> Void)
    func startStatusUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMHeadphoneActivityStatus, Error?) -> Void)
    func stopActivityUpdates()
    func stopStatusUpdates()
  }
  enum CMHeadphoneActivityStatus: Int {
    case disconnected, connected
  }
  class CMHeadphoneMotionManager: NSObject {
    static var authorizationStatus: CMAuthorizationStatus { get }
    static func authorizationStatus() -> CMAuthorizationStatus
    var delegate: CMHeadphoneMotionManagerDelegate?
    var deviceMotion: CMDeviceMotion? { get }
    init()
    var isConnectionStatusActive: Bool { get }
    var isDeviceMotionActive: Bool { get }
    var isDeviceMotionAvailable: Bool { get }
    func startConnectionStatusUpdates()
    func startDeviceMotionUpdates()
    func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, Error?) -> Void)
    func stopConnectionStatusUpdates()
    func stopDeviceMotionUpdates()
  }
  protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
  }
  class CMHighFrequencyHeartRateData: CMLogItem {
    var confidence: CMHighFrequencyHeartRateDataConfidence { get }
    var date: Date? { get }
    var heartRate: Double { get }
    init()
  }
  enum CMHighFrequencyHeartRateDataConfidence: Int {
    case low, medium, high, highest
  }
  class CMLogItem: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    var timestamp: Double { get }
  }
  struct CMMagneticField {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
  }
  enum CMMagneticFieldCalibrationAccuracy: Int32 {
    case uncalibrated, low, medium, high
  }
  class CMMagnetometerData: CMLogItem, NSSecureCoding {
    init?(coder: NSCoder)
    var magneticField: CMMagneticField { get }
  }
  class CMMotionActivity: CMLogItem, NSCopying, NSSecureCoding {
    var automotive: Bool { get }
    var confidence: CMMotionActivityConfidence { get }
    var cycling: Bool { get }
    init?(coder: NSCoder)
    var running: Bool { get }
    var startDate: Date { get }
    var stationary: Bool { get }
    var unknown: Bool { get }
    var walking: Bool { get }
  }
  enum CMMotionActivityConfidence: Int {
    case low, medium, high
  }
  class CMMotionActivityManager: NSObject {
    static func authorizationStatus() -> CMAuthorizationStatus
    init()
    static func isActivityAvailable() -> Bool
    func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue) async throws -> [CMMotionActivity]
    func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, Error?) -> Void)
    func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity) -> Void)
    func stopActivityUpdates()
  }
  class CMMotionManager: NSObject {
    var accelerometerData: CMAccelerometerData? { get }
    var accelerometerUpdateInterval: Double
    var attitudeReferenceFrame: CMAttitudeReferenceFrame { get }
    static var availableAttitudeReferenceFrames: CMAttitudeReferenceFrame { get }
    static func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame
    var deviceMotion: CMDeviceMotion? { get }
    var deviceMotionUpdateInterval: Double
    var gyroData: CMGyroData? { get }
    var gyroUpdateInterval: Double
    init()
    var isAccelerometerActive: Bool { get }
    var isAccelerometerAvailable: Bool { get }
    var isDeviceMotionActive: Bool { get }
    var isDeviceMotionAvailable: Bool { get }
    var isGyroActive: Bool { get }
    var isGyroAvailable: Bool { get }
    var isMagnetometerActive: Bool { get }
    var isMagnetometerAvailable: Bool { get }
    var magnetometerData: CMMagnetometerData? { get }
    var magnetometerUpdateInterval: Double
    var showsDeviceMovementDisplay: Bool
    func startAccelerometerUpdates()
    func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, Error?) -> Void)
    func startDeviceMotionUpdates()
    func startDeviceMotionUpdates(to toQueue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, Error?) -> Void)
    func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame)
    func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, Error?) -> Void)
    func startGyroUpdates()
    func startGyroUpdates(to toQueue: OperationQueue, withHandler handler: @escaping (CMGyroData?, Error?) -> Void)
    func startMagnetometerUpdates()
    func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, Error?) -> Void)
    func stopAccelerometerUpdates()
    func stopDeviceMotionUpdates()
    func stopGyroUpdates()
    func stopMagnetometerUpdates()
  }
  class CMMovementDisorderManager: NSObject {
    static var authorizationStatus: CMAuthorizationStatus { get }
    static func authorizationStatus() -> CMAuthorizationStatus
    init()
    static var isAvailable: Bool { get }
    static func isAvailable() -> Bool
    var lastProcessedDate: Date? { get }
    func monitorKinesias(forDuration durationInSeconds: Double)
    var monitorKinesiasExpirationDate: Date? { get }
    func queryDyskineticSymptom(from fromDate: Date, to toDate: Date) async throws -> [CMDyskineticSymptomResult]
    func queryDyskineticSymptom(from fromDate: Date, to toDate: Date, withHandler handler: @escaping ([CMDyskineticSymptomResult]?, Error?) -> Void)
    func queryTremor(from fromDate: Date, to toDate: Date) async throws -> [CMTremorResult]
    func queryTremor(from fromDate: Date, to toDate: Date, withHandler handler: @escaping ([CMTremorResult]?, Error?) -> Void)
    static var version: String? { get }
    static func version() -> String?
  }
  class CMOdometerData: NSObject, NSSecureCoding, NSCopying {
    var deltaAltitude: Double { get }
    var deltaDistance: Double { get }
    var deltaDistanceAccuracy: Double { get }
    var endDate: Date { get }
    var gpsDate: Date { get }
    init()
    init?(coder: NSCoder)
    var maxAbsSlope: NSNumber? { get }
    var originDevice: CMOdometerOriginDevice { get }
    var slope: NSNumber? { get }
    var speed: Double { get }
    var speedAccuracy: Double { get }
    var startDate: Date { get }
    var verticalAccuracy: Double { get }
  }
  enum CMOdometerOriginDevice: Int {
    case unknown, local, remote
  }
  class CMPedometer: NSObject {
    static func authorizationStatus() -> CMAuthorizationStatus
    init()
    static func isCadenceAvailable() -> Bool
    static func isDistanceAvailable() -> Bool
    static func isFloorCountingAvailable() -> Bool
    static func isPaceAvailable() -> Bool
    static var isPedometerEventTrackingAvailable: Bool { get }
    static func isPedometerEventTrackingAvailable() -> Bool
    static func isStepCountingAvailable() -> Bool
    func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData
    func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, Error?) -> Void)
    func startEventUpdates() async throws -> CMPedometerEvent
    func startEventUpdates(handler: @escaping (CMPedometerEvent?, Error?) -> Void)
    func startUpdates(from start: Date) async throws -> CMPedometerData
    func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, Error?) -> Void)
    func stopEventUpdates()
    func stopUpdates()
  }
  class CMPedometerData: NSObject, NSSecureCoding, NSCopying {
    var averageActivePace: NSNumber? { get }
    var currentCadence: NSNumber? { get }
    var currentPace: NSNumber? { get }
    var distance: NSNumber? { get }
    var endDate: Date { get }
    var floorsAscended: NSNumber? { get }
    var floorsDescended: NSNumber? { get }
    init()
    init?(coder: NSCoder)
    var numberOfSteps: NSNumber { get }
    var startDate: Date { get }
  }
  class CMPedometerEvent: NSObject, NSSecureCoding, NSCopying {
    var date: Date { get }
    init?(coder: NSCoder)
    var type: CMPedometerEventType { get }
  }
  enum CMPedometerEventType: Int {
    case pause, resume
  }
  struct CMQuaternion {
    init()
    init(x: Double, y: Double, z: Double, w: Double)
    var w: Double
    var x: Double
    var y: Double
    var z: Double
  }
  class CMRecordedAccelerometerData: CMAccelerometerData {
    var identifier: UInt64 { get }
    var startDate: Date { get }
  }
  class CMRecordedPressureData: CMAmbientPressureData {
    var identifier: UInt64 { get }
    var startDate: Date { get }
  }
  class CMRecordedRotationRateData: CMRotationRateData {
    var startDate: Date { get }
  }
  struct CMRotationMatrix {
    init()
    init(m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double)
    var m11: Double
    var m12: Double
    var m13: Double
    var m21: Double
    var m22: Double
    var m23: Double
    var m31: Double
    var m32: Double
    var m33: Double
  }
  struct CMRotationRate {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
  }
  class CMRotationRateData: CMLogItem {
    var rotationRate: CMRotationRate { get }
  }
  class CMSensorDataList: NSObject {
    init()
  }
  class CMSensorRecorder: NSObject {
    func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList?
    static var authorizationStatus: CMAuthorizationStatus { get }
    static func authorizationStatus() -> CMAuthorizationStatus
    init()
    static var isAccelerometerRecordingAvailable: Bool { get }
    static func isAccelerometerRecordingAvailable() -> Bool
    static var isAuthorizedForRecording: Bool { get }
    static func isAuthorizedForRecording() -> Bool
    func recordAccelerometer(forDuration duration: Double)
  }
  class CMStepCounter: NSObject {
    init()
    static var isStepCountingAvailable: Bool { get }
    static func isStepCountingAvailable() -> Bool
    func queryStepCountStarting(from start: Date, to end: Date, to queue: OperationQueue) async throws -> Int
    func queryStepCountStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping (Int, Error?) -> Void)
    func startStepCountingUpdates(to queue: OperationQueue, updateOn stepCounts: Int, withHandler handler: @escaping (Int, Date?, Error?) -> Void)
    func stopStepCountingUpdates()
  }
  class CMTremorResult: NSObject, NSCopying, NSSecureCoding {
    var endDate: Date { get }
    init?(coder: NSCoder)
    var percentMild: Float { get }
    var percentModerate: Float { get }
    var percentNone: Float { get }
    var percentSlight: Float { get }
    var percentStrong: Float { get }
    var percentUnknown: Float { get }
    var startDate: Date { get }
  }
  enum CMWaterSubmersionDepthState: Int {
    case unknown, notSubmerged, submergedShallow, submergedDeep, approachingMaxDepth, pastMaxDepth, sensorDepthError
  }
  class CMWaterSubmersionEvent: NSObject, NSSecureCoding, NSCopying {
    var date: Date { get }
    init()
    init?(coder: NSCoder)
    var state: CMWaterSubmersionState { get }
  }
  class CMWaterSubmersionManager: NSObject {
    static var authorizationStatus: CMAuthorizationStatus { get }
    static func authorizationStatus() -> CMAuthorizationStatus
    var delegate: CMWaterSubmersionManagerDelegate?
    init()
    var maximumDepth: Measurement<UnitLength>? { get }
    static var waterSubmersionAvailable: Bool { get }
    static func waterSubmersionAvailable() -> Bool
  }
  protocol CMWaterSubmersionManagerDelegate: NSObjectProtocol {
    func manager(_ manager: CMWaterSubmersionManager, didUpdateEvent event: CMWaterSubmersionEvent)
    func manager(_ manager: CMWaterSubmersionManager, didUpdateMeasurement measurement: CMWaterSubmersionMeasurement)
    func manager(_ manager: CMWaterSubmersionManager, didUpdateTemperature measurement: CMWaterTemperature)
    func manager(_ manager: CMWaterSubmersionManager, errorOccurred error: Error)
  }
  class CMWaterSubmersionMeasurement: NSObject, NSSecureCoding, NSCopying {
    var date: Date { get }
    var depth: Measurement<UnitLength>? { get }
    init()
    init?(coder: NSCoder)
    var pressure: Measurement<UnitPressure>? { get }
    var submersionState: CMWaterSubmersionDepthState { get }
    var surfacePressure: Measurement<UnitPressure> { get }
  }
  enum CMWaterSubmersionState: Int {
    case unknown, notSubmerged, submerged
  }
  class CMWaterTemperature: NSObject, NSSecureCoding, NSCopying {
    var date: Date { get }
    init()
    init?(coder: NSCoder)
    var temperature: Measurement<UnitTemperature> { get }
    var temperatureUncertainty: Measurement<UnitTemperature> { get }
  }
  """#
