/// What is known of the module `HomeKit`.
let homeKitInterface = #"""
  // exports: Foundation
  class HMAccessControl: NSObject {}
  class HMAccessory: NSObject {
    var cameraProfiles: [HMCameraProfile]? { get }
    var category: HMAccessoryCategory { get }
    var delegate: HMAccessoryDelegate?
    var firmwareVersion: String? { get }
    var identifier: UUID { get }
    var identifiersForBridgedAccessories: [UUID] { get }
    func identify() async throws
    func identify(completionHandler completion: @escaping (Error?) -> Void)
    init()
    var isBlocked: Bool { get }
    var isBridged: Bool { get }
    var isReachable: Bool { get }
    var manufacturer: String? { get }
    var matterNodeID: NSNumber? { get }
    var model: String? { get }
    var name: String { get }
    var profiles: [HMAccessoryProfile] { get }
    var room: HMRoom { get }
    var services: [HMService] { get }
    var supportsIdentify: Bool { get }
    var uniqueIdentifier: UUID { get }
    var uniqueIdentifiersForBridgedAccessories: [UUID]? { get }
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMAccessoryBrowser: NSObject {
    var delegate: HMAccessoryBrowserDelegate?
    var discoveredAccessories: [HMAccessory] { get }
    init()
    func startSearchingForNewAccessories()
    func stopSearchingForNewAccessories()
  }
  protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
  }
  class HMAccessoryCategory: NSObject {
    var categoryType: String? { get }
    var localizedDescription: String { get }
  }
  struct HMAccessoryCategoryType: RawRepresentable, Hashable {
    static var airConditioner: HMAccessoryCategoryType { get }
    static var airDehumidifier: HMAccessoryCategoryType { get }
    static var airHeater: HMAccessoryCategoryType { get }
    static var airHumidifier: HMAccessoryCategoryType { get }
    static var airPort: HMAccessoryCategoryType { get }
    static var airPurifier: HMAccessoryCategoryType { get }
    static var audioReceiver: HMAccessoryCategoryType { get }
    static var bridge: HMAccessoryCategoryType { get }
    static var door: HMAccessoryCategoryType { get }
    static var doorLock: HMAccessoryCategoryType { get }
    static var fan: HMAccessoryCategoryType { get }
    static var faucet: HMAccessoryCategoryType { get }
    static var garageDoorOpener: HMAccessoryCategoryType { get }
    init(rawValue: String)
    static var ipCamera: HMAccessoryCategoryType { get }
    static var lightbulb: HMAccessoryCategoryType { get }
    static var other: HMAccessoryCategoryType { get }
    static var outlet: HMAccessoryCategoryType { get }
    static var programmableSwitch: HMAccessoryCategoryType { get }
    static var rangeExtender: HMAccessoryCategoryType { get }
    var rawValue: String { get }
    static var securitySystem: HMAccessoryCategoryType { get }
    static var sensor: HMAccessoryCategoryType { get }
    static var showerHead: HMAccessoryCategoryType { get }
    static var speaker: HMAccessoryCategoryType { get }
    static var sprinkler: HMAccessoryCategoryType { get }
    static var `switch`: HMAccessoryCategoryType { get }
    static var television: HMAccessoryCategoryType { get }
    static var televisionSetTopBox: HMAccessoryCategoryType { get }
    static var televisionStreamingStick: HMAccessoryCategoryType { get }
    static var thermostat: HMAccessoryCategoryType { get }
    static var videoDoorbell: HMAccessoryCategoryType { get }
    static var wiFiRouter: HMAccessoryCategoryType { get }
    static var window: HMAccessoryCategoryType { get }
    static var windowCovering: HMAccessoryCategoryType { get }
  }
  protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile)
    func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile)
    func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService)
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
  }
  class HMAccessoryOwnershipToken: NSObject {
    init(data: Data)
  }
  class HMAccessoryProfile: NSObject {
    var accessory: HMAccessory? { get }
    var services: [HMService] { get }
    var uniqueIdentifier: UUID { get }
  }
  class HMAccessorySetupManager: NSObject {
    init()
    func performAccessorySetup(using request: HMAccessorySetupRequest) async throws -> HMAccessorySetupResult
    func performAccessorySetup(using request: HMAccessorySetupRequest, completionHandler completion: @escaping (HMAccessorySetupResult?, Error?) -> Void)
  }
  class HMAccessorySetupPayload: NSObject {
    init(url setupPayloadUrl: URL?)
    init(url setupPayloadUrl: URL, ownershipToken: HMAccessoryOwnershipToken?)
  }
  class HMAccessorySetupRequest: NSObject, NSCopying {
    var homeUniqueIdentifier: UUID?
    init()
    var payload: HMAccessorySetupPayload?
    var suggestedAccessoryName: String?
    var suggestedRoomUniqueIdentifier: UUID?
  }
  class HMAccessorySetupResult: NSObject, NSCopying {
    var accessoryUniqueIdentifiers: [UUID] { get }
    var homeUniqueIdentifier: UUID { get }
  }
  class HMAction: NSObject {
    init()
    var uniqueIdentifier: UUID { get }
  }
  class HMActionSet: NSObject {
    var actionSetType: String { get }
    var actions: Set<AnyHashable> { get }
    func addAction(_ action: HMAction) async throws
    func addAction(_ action: HMAction, completionHandler completion: @escaping (Error?) -> Void)
    var isExecuting: Bool { get }
    var lastExecutionDate: Date? { get }
    var name: String { get }
    func removeAction(_ action: HMAction) async throws
    func removeAction(_ action: HMAction, completionHandler completion: @escaping (Error?) -> Void)
    var uniqueIdentifier: UUID { get }
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
  }
  enum HMActionSetType: Int32 {
    case unknown, wakeUp, sleep, homeDeparture, homeArrival, userDefined, triggerOwned
  }
  var HMActionSetTypeHomeArrival: String { get }
  var HMActionSetTypeHomeDeparture: String { get }
  var HMActionSetTypeSleep: String { get }
  var HMActionSetTypeTriggerOwned: String { get }
  var HMActionSetTypeUserDefined: String { get }
  var HMActionSetTypeWakeUp: String { get }
  class HMAddAccessoryRequest: NSObject {
    var accessoryCategory: HMAccessoryCategory { get }
    var accessoryName: String { get }
    var home: HMHome { get }
    func payload(with ownershipToken: HMAccessoryOwnershipToken) -> HMAccessorySetupPayload?
    func payload(with setupPayloadUrl: URL, ownershipToken: HMAccessoryOwnershipToken) -> HMAccessorySetupPayload?
    var requiresOwnershipToken: Bool { get }
    var requiresSetupPayloadURL: Bool { get }
  }
  class HMCalendarEvent: HMTimeEvent, NSMutableCopying {
    var fireDateComponents: DateComponents
    init(fire fireDateComponents: DateComponents)
  }
  class HMCameraAudioControl: HMCameraControl {
    var mute: HMCharacteristic? { get }
    var volume: HMCharacteristic? { get }
  }
  enum HMCameraAudioStreamSetting: UInt {
    case muted, incomingAudioAllowed, bidirectionalAudioAllowed
  }
  class HMCameraControl: NSObject {
    init()
  }
  class HMCameraProfile: HMAccessoryProfile {
    var microphoneControl: HMCameraAudioControl? { get }
    var settingsControl: HMCameraSettingsControl? { get }
    var snapshotControl: HMCameraSnapshotControl? { get }
    var speakerControl: HMCameraAudioControl? { get }
    var streamControl: HMCameraStreamControl? { get }
  }
  class HMCameraSettingsControl: HMCameraControl {
    var currentHorizontalTilt: HMCharacteristic? { get }
    var currentVerticalTilt: HMCharacteristic? { get }
    var digitalZoom: HMCharacteristic? { get }
    var imageMirroring: HMCharacteristic? { get }
    var imageRotation: HMCharacteristic? { get }
    var nightVision: HMCharacteristic? { get }
    var opticalZoom: HMCharacteristic? { get }
    var targetHorizontalTilt: HMCharacteristic? { get }
    var targetVerticalTilt: HMCharacteristic? { get }
  }
  class HMCameraSnapshot: HMCameraSource {
    var captureDate: Date { get }
    init()
  }
  class HMCameraSnapshotControl: HMCameraControl {
    var delegate: HMCameraSnapshotControlDelegate?
    init()
    var mostRecentSnapshot: HMCameraSnapshot? { get }
    func takeSnapshot()
  }
  protocol HMCameraSnapshotControlDelegate: NSObjectProtocol {
    func cameraSnapshotControl(_ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: Error?)
    func cameraSnapshotControlDidUpdateMostRecentSnapshot(_ cameraSnapshotControl: HMCameraSnapshotControl)
  }
  class HMCameraSource: NSObject {
    var aspectRatio: Double { get }
    init()
  }
  class HMCameraStream: HMCameraSource {
    var audioStreamSetting: HMCameraAudioStreamSetting { get }
    init()
    func updateAudioStreamSetting(_ audioStreamSetting: HMCameraAudioStreamSetting) async throws
    func updateAudioStreamSetting(_ audioStreamSetting: HMCameraAudioStreamSetting, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMCameraStreamControl: HMCameraControl {
    var cameraStream: HMCameraStream? { get }
    var delegate: HMCameraStreamControlDelegate?
    init()
    func startStream()
    func stopStream()
    var streamState: HMCameraStreamState { get }
  }
  protocol HMCameraStreamControlDelegate: NSObjectProtocol {
    func cameraStreamControl(_ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: Error?)
    func cameraStreamControlDidStartStream(_ cameraStreamControl: HMCameraStreamControl)
  }
  enum HMCameraStreamState: UInt {
    case starting, streaming, stopping, notStreaming
  }
  class HMCameraView: UIView {
    var cameraSource: HMCameraSource?
    init()
    init(frame: CGRect)
  }
  class HMCharacteristic: NSObject {
    var characteristicType: String? { get }
    func enableNotification(_ enable: Bool) async throws
    func enableNotification(_ enable: Bool, completionHandler completion: @escaping (Error?) -> Void)
    init()
    var isNotificationEnabled: Bool { get }
    var localizedDescription: String { get }
    var metadata: HMCharacteristicMetadata? { get }
    var properties: [String] { get }
    static var propertySupportsEventNotification: Notification.Name { get }
    func readValue() async throws
    func readValue(completionHandler completion: @escaping (Error?) -> Void)
    var service: HMService { get }
    var uniqueIdentifier: UUID { get }
    func updateAuthorizationData(_ data: Data?) async throws
    func updateAuthorizationData(_ data: Data?, completionHandler completion: @escaping (Error?) -> Void)
    var value: Any? { get }
    func writeValue(_ value: Any) async throws
    func writeValue(_ value: Any, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMCharacteristicEvent: HMEvent, NSMutableCopying {
    var characteristic: HMCharacteristic
    init(characteristic: HMCharacteristic, triggerValue: NSCopying?)
    var triggerValue: NSCopying?
    func updateTriggerValue(_ triggerValue: NSCopying?) async throws
    func updateTriggerValue(_ triggerValue: NSCopying?, completionHandler completion: @escaping (Error?) -> Void)
  }
  var HMCharacteristicKeyPath: String { get }
  class HMCharacteristicMetadata: NSObject {
    var format: String? { get }
    init()
    var manufacturerDescription: String? { get }
    var maxLength: NSNumber? { get }
    var maximumValue: NSNumber? { get }
    var minimumValue: NSNumber? { get }
    var stepValue: NSNumber? { get }
    var units: String? { get }
    var validValues: [NSNumber]? { get }
  }
  enum HMCharacteristicMetadataFormat: Int32 {
    case none, bool, int, float, string, array, dictionary, uInt8, uInt16, uInt32, uInt64, data, tlv8
  }
  var HMCharacteristicMetadataFormatArray: String { get }
  var HMCharacteristicMetadataFormatBool: String { get }
  var HMCharacteristicMetadataFormatData: String { get }
  var HMCharacteristicMetadataFormatDictionary: String { get }
  var HMCharacteristicMetadataFormatFloat: String { get }
  var HMCharacteristicMetadataFormatInt: String { get }
  var HMCharacteristicMetadataFormatString: String { get }
  var HMCharacteristicMetadataFormatTLV8: String { get }
  var HMCharacteristicMetadataFormatUInt16: String { get }
  var HMCharacteristicMetadataFormatUInt32: String { get }
  var HMCharacteristicMetadataFormatUInt64: String { get }
  var HMCharacteristicMetadataFormatUInt8: String { get }
  enum HMCharacteristicMetadataUnits: Int32 {
    case none, celsius, fahrenheit, percentage, arcDegree, seconds, lux, partsPerMillion, microgramsPerCubicMeter
  }
  var HMCharacteristicMetadataUnitsArcDegree: String { get }
  var HMCharacteristicMetadataUnitsCelsius: String { get }
  var HMCharacteristicMetadataUnitsFahrenheit: String { get }
  var HMCharacteristicMetadataUnitsLux: String { get }
  var HMCharacteristicMetadataUnitsMicrogramsPerCubicMeter: String { get }
  var HMCharacteristicMetadataUnitsPartsPerMillion: String { get }
  var HMCharacteristicMetadataUnitsPercentage: String { get }
  var HMCharacteristicMetadataUnitsSeconds: String { get }
  var HMCharacteristicPropertyHidden: String { get }
  var HMCharacteristicPropertyReadable: String { get }
  var HMCharacteristicPropertyRequiresAuthorizationData: String { get }
  var HMCharacteristicPropertyWritable: String { get }
  class HMCharacteristicThresholdRangeEvent: HMEvent, NSMutableCopying {
    var characteristic: HMCharacteristic
    init(characteristic: HMCharacteristic, thresholdRange: HMNumberRange)
    var thresholdRange: HMNumberRange
  }
  struct HMCharacteristicType: RawRepresentable, Hashable {
    static var active: HMCharacteristicType { get }
    static var activeIdentifier: HMCharacteristicType { get }
    static var adminOnlyAccess: HMCharacteristicType { get }
    static var airParticulateDensity: HMCharacteristicType { get }
    static var airParticulateSize: HMCharacteristicType { get }
    static var airQuality: HMCharacteristicType { get }
    static var audioFeedback: HMCharacteristicType { get }
    static var batteryLevel: HMCharacteristicType { get }
    static var brightness: HMCharacteristicType { get }
    static var carbonDioxideDetected: HMCharacteristicType { get }
    static var carbonDioxideLevel: HMCharacteristicType { get }
    static var carbonDioxidePeakLevel: HMCharacteristicType { get }
    static var carbonMonoxideDetected: HMCharacteristicType { get }
    static var carbonMonoxideLevel: HMCharacteristicType { get }
    static var carbonMonoxidePeakLevel: HMCharacteristicType { get }
    static var chargingState: HMCharacteristicType { get }
    static var closedCaptions: HMCharacteristicType { get }
    static var colorTemperature: HMCharacteristicType { get }
    static var configuredName: HMCharacteristicType { get }
    static var contactState: HMCharacteristicType { get }
    static var coolingThreshold: HMCharacteristicType { get }
    static var currentAirPurifierState: HMCharacteristicType { get }
    static var currentDoorState: HMCharacteristicType { get }
    static var currentFanState: HMCharacteristicType { get }
    static var currentHeaterCoolerState: HMCharacteristicType { get }
    static var currentHeatingCooling: HMCharacteristicType { get }
    static var currentHorizontalTilt: HMCharacteristicType { get }
    static var currentHumidifierDehumidifierState: HMCharacteristicType { get }
    static var currentLightLevel: HMCharacteristicType { get }
    static var currentLockMechanismState: HMCharacteristicType { get }
    static var currentMediaState: HMCharacteristicType { get }
    static var currentPosition: HMCharacteristicType { get }
    static var currentRelativeHumidity: HMCharacteristicType { get }
    static var currentSecuritySystemState: HMCharacteristicType { get }
    static var currentSlatState: HMCharacteristicType { get }
    static var currentTemperature: HMCharacteristicType { get }
    static var currentTilt: HMCharacteristicType { get }
    static var currentVerticalTilt: HMCharacteristicType { get }
    static var currentVisibilityState: HMCharacteristicType { get }
    static var dehumidifierThreshold: HMCharacteristicType { get }
    static var digitalZoom: HMCharacteristicType { get }
    static var filterChangeIndication: HMCharacteristicType { get }
    static var filterLifeLevel: HMCharacteristicType { get }
    static var filterResetChangeIndication: HMCharacteristicType { get }
    static var firmwareVersion: HMCharacteristicType { get }
    static var hardwareVersion: HMCharacteristicType { get }
    static var heatingThreshold: HMCharacteristicType { get }
    static var holdPosition: HMCharacteristicType { get }
    static var hue: HMCharacteristicType { get }
    static var humidifierThreshold: HMCharacteristicType { get }
    static var identifier: HMCharacteristicType { get }
    static var identify: HMCharacteristicType { get }
    static var imageMirroring: HMCharacteristicType { get }
    static var imageRotation: HMCharacteristicType { get }
    static var inUse: HMCharacteristicType { get }
    init(rawValue: String)
    static var inputDeviceType: HMCharacteristicType { get }
    static var inputEvent: HMCharacteristicType { get }
    static var inputSourceType: HMCharacteristicType { get }
    static var isConfigured: HMCharacteristicType { get }
    static var labelIndex: HMCharacteristicType { get }
    static var labelNamespace: HMCharacteristicType { get }
    static var leakDetected: HMCharacteristicType { get }
    static var lockManagementAutoSecureTimeout: HMCharacteristicType { get }
    static var lockManagementControlPoint: HMCharacteristicType { get }
    static var lockMechanismLastKnownAction: HMCharacteristicType { get }
    static var lockPhysicalControls: HMCharacteristicType { get }
    static var logs: HMCharacteristicType { get }
    static var manufacturer: HMCharacteristicType { get }
    static var model: HMCharacteristicType { get }
    static var motionDetected: HMCharacteristicType { get }
    static var mute: HMCharacteristicType { get }
    static var name: HMCharacteristicType { get }
    static var nightVision: HMCharacteristicType { get }
    static var nitrogenDioxideDensity: HMCharacteristicType { get }
    static var obstructionDetected: HMCharacteristicType { get }
    static var occupancyDetected: HMCharacteristicType { get }
    static var opticalZoom: HMCharacteristicType { get }
    static var outletInUse: HMCharacteristicType { get }
    static var outputState: HMCharacteristicType { get }
    static var ozoneDensity: HMCharacteristicType { get }
    static var pictureMode: HMCharacteristicType { get }
    static var pm10Density: HMCharacteristicType { get }
    static var pm2_5Density: HMCharacteristicType { get }
    static var positionState: HMCharacteristicType { get }
    static var powerModeSelection: HMCharacteristicType { get }
    static var powerState: HMCharacteristicType { get }
    static var programMode: HMCharacteristicType { get }
    var rawValue: String { get }
    static var remainingDuration: HMCharacteristicType { get }
    static var remoteKey: HMCharacteristicType { get }
    static var rotationDirection: HMCharacteristicType { get }
    static var rotationSpeed: HMCharacteristicType { get }
    static var routerStatus: HMCharacteristicType { get }
    static var saturation: HMCharacteristicType { get }
    static var securitySystemAlarmType: HMCharacteristicType { get }
    static var selectedStreamConfiguration: HMCharacteristicType { get }
    static var serialNumber: HMCharacteristicType { get }
    static var setDuration: HMCharacteristicType { get }
    static var setupStreamEndpoint: HMCharacteristicType { get }
    static var slatType: HMCharacteristicType { get }
    static var smokeDetected: HMCharacteristicType { get }
    static var softwareVersion: HMCharacteristicType { get }
    static var statusActive: HMCharacteristicType { get }
    static var statusFault: HMCharacteristicType { get }
    static var statusJammed: HMCharacteristicType { get }
    static var statusLowBattery: HMCharacteristicType { get }
    static var statusTampered: HMCharacteristicType { get }
    static var streamingStatus: HMCharacteristicType { get }
    static var sulphurDioxideDensity: HMCharacteristicType { get }
    static var supportedAudioStreamConfiguration: HMCharacteristicType { get }
    static var supportedRTPConfiguration: HMCharacteristicType { get }
    static var supportedVideoStreamConfiguration: HMCharacteristicType { get }
    static var swingMode: HMCharacteristicType { get }
    static var targetAirPurifierState: HMCharacteristicType { get }
    static var targetDoorState: HMCharacteristicType { get }
    static var targetFanState: HMCharacteristicType { get }
    static var targetHeaterCoolerState: HMCharacteristicType { get }
    static var targetHeatingCooling: HMCharacteristicType { get }
    static var targetHorizontalTilt: HMCharacteristicType { get }
    static var targetHumidifierDehumidifierState: HMCharacteristicType { get }
    static var targetLockMechanismState: HMCharacteristicType { get }
    static var targetMediaState: HMCharacteristicType { get }
    static var targetPosition: HMCharacteristicType { get }
    static var targetRelativeHumidity: HMCharacteristicType { get }
    static var targetSecuritySystemState: HMCharacteristicType { get }
    static var targetTemperature: HMCharacteristicType { get }
    static var targetTilt: HMCharacteristicType { get }
    static var targetVerticalTilt: HMCharacteristicType { get }
    static var targetVisibilityState: HMCharacteristicType { get }
    static var temperatureUnits: HMCharacteristicType { get }
    static var valveType: HMCharacteristicType { get }
    static var version: HMCharacteristicType { get }
    static var volatileOrganicCompoundDensity: HMCharacteristicType { get }
    static var volume: HMCharacteristicType { get }
    static var volumeControlType: HMCharacteristicType { get }
    static var volumeSelector: HMCharacteristicType { get }
    static var wanStatusList: HMCharacteristicType { get }
    static var waterLevel: HMCharacteristicType { get }
    static var wiFiSatelliteStatus: HMCharacteristicType { get }
  }
  enum HMCharacteristicValueActivationState: Int {
    case inactive, active
  }
  enum HMCharacteristicValueAirParticulateSize: Int {
    case size2_5, size10
  }
  enum HMCharacteristicValueAirQuality: Int {
    case unknown, excellent, good, fair, inferior, poor
  }
  enum HMCharacteristicValueBatteryStatus: Int {
    case normal, low
  }
  enum HMCharacteristicValueCarbonDioxideDetectionStatus: Int {
    case notDetected, detected
  }
  enum HMCharacteristicValueCarbonMonoxideDetectionStatus: Int {
    case notDetected, detected
  }
  enum HMCharacteristicValueChargingState: Int {
    case none, inProgress, notChargeable
  }
  enum HMCharacteristicValueClosedCaptions: Int {
    case disabled, enabled
  }
  enum HMCharacteristicValueConfigurationState: Int {
    case notConfigured, configured
  }
  enum HMCharacteristicValueContactState: Int {
    case detected, none
  }
  enum HMCharacteristicValueCurrentAirPurifierState: Int {
    case inactive, idle, active
  }
  enum HMCharacteristicValueCurrentFanState: Int {
    case inactive, idle, active
  }
  enum HMCharacteristicValueCurrentHeaterCoolerState: Int {
    case inactive, idle, heating, cooling
  }
  enum HMCharacteristicValueCurrentHeatingCooling: Int {
    case off, heat, cool
  }
  enum HMCharacteristicValueCurrentHumidifierDehumidifierState: Int {
    case inactive, idle, humidifying, dehumidifying
  }
  enum HMCharacteristicValueCurrentMediaState: Int {
    case playing, paused, stopped, unknown, loading, interrupted
  }
  enum HMCharacteristicValueCurrentSecuritySystemState: Int {
    case stayArm, awayArm, nightArm, disarmed, triggered
  }
  enum HMCharacteristicValueCurrentSlatState: Int {
    case stationary, jammed, oscillating
  }
  enum HMCharacteristicValueCurrentVisibilityState: Int {
    case shown, hidden, connected, alwaysShown
  }
  enum HMCharacteristicValueDoorState: Int {
    case open, closed, opening, closing, stopped
  }
  enum HMCharacteristicValueFilterChange: Int {
    case notNeeded, needed
  }
  enum HMCharacteristicValueHeatingCooling: Int {
    case off, heat, cool, auto
  }
  enum HMCharacteristicValueInputDeviceType: Int {
    case other, tv, recording, tuner, playback, audioSystem, none
  }
  enum HMCharacteristicValueInputEvent: Int {
    case singlePress, doublePress, longPress
  }
  enum HMCharacteristicValueInputSourceType: Int {
    case other, homeScreen, tuner, hdmi, compositeVideo, sVideo, componentVideo, dvi, airPlay, usb, application
  }
  enum HMCharacteristicValueJammedStatus: Int {
    case none, jammed
  }
  var HMCharacteristicValueKeyPath: String { get }
  enum HMCharacteristicValueLabelNamespace: Int {
    case dot, numeral
  }
  enum HMCharacteristicValueLeakStatus: Int {
    case none, detected
  }
  enum HMCharacteristicValueLockMechanismLastKnownAction: Int {
    case lastKnownActionSecuredUsingPhysicalMovementInterior, lastKnownActionUnsecuredUsingPhysicalMovementInterior, lastKnownActionSecuredUsingPhysicalMovementExterior, lastKnownActionUnsecuredUsingPhysicalMovementExterior, lastKnownActionSecuredWithKeypad, lastKnownActionUnsecuredWithKeypad, lastKnownActionSecuredRemotely, lastKnownActionUnsecuredRemotely, lastKnownActionSecuredWithAutomaticSecureTimeout, lastKnownActionSecuredUsingPhysicalMovement, lastKnownActionUnsecuredUsingPhysicalMovement
  }
  enum HMCharacteristicValueLockMechanismState: Int {
    case unsecured, secured, jammed, unknown
  }
  enum HMCharacteristicValueLockPhysicalControlsState: Int {
    case notLocked, locked
  }
  enum HMCharacteristicValueOccupancyStatus: Int {
    case notOccupied, occupied
  }
  enum HMCharacteristicValuePictureMode: Int {
    case standard, movie, sport, game, photo, vivid, dark, bright, computer, night, calibrated, custom1, custom2, custom3
  }
  enum HMCharacteristicValuePositionState: Int {
    case closing, opening, stopped
  }
  enum HMCharacteristicValuePowerModeSelection: Int {
    case show, hide
  }
  enum HMCharacteristicValueProgramMode: Int {
    case notScheduled, scheduled, scheduleOverriddenToManual
  }
  enum HMCharacteristicValueRemoteKey: Int {
    case rewind, fastForward, nextTrack, previousTrack, arrowUp, arrowDown, arrowLeft, arrowRight, select, back, exit, playPause, play, pause, menu, info, home
  }
  enum HMCharacteristicValueRotationDirection: Int {
    case clockwise, counterClockwise
  }
  enum HMCharacteristicValueRouterStatus: Int {
    case ready, notReady
  }
  enum HMCharacteristicValueSecuritySystemAlarmType: Int {
    case noAlarm, unknown
  }
  enum HMCharacteristicValueSlatType: Int {
    case horizontal, vertical
  }
  enum HMCharacteristicValueSmokeDetectionStatus: Int {
    case none, detected
  }
  enum HMCharacteristicValueStatusFault: Int {
    case noFault, generalFault
  }
  enum HMCharacteristicValueSwingMode: Int {
    case disabled, enabled
  }
  enum HMCharacteristicValueTamperedStatus: Int {
    case none, tampered
  }
  enum HMCharacteristicValueTargetAirPurifierState: Int {
    case manual, automatic
  }
  enum HMCharacteristicValueTargetDoorState: Int {
    case open, closed
  }
  enum HMCharacteristicValueTargetFanState: Int {
    case manual, automatic
  }
  enum HMCharacteristicValueTargetHeaterCoolerState: Int {
    case automatic, heat, cool
  }
  enum HMCharacteristicValueTargetHumidifierDehumidifierState: Int {
    case automatic, humidify, dehumidify
  }
  enum HMCharacteristicValueTargetLockMechanismState: Int {
    case unsecured, secured
  }
  enum HMCharacteristicValueTargetMediaState: Int {
    case play, pause, stop
  }
  enum HMCharacteristicValueTargetSecuritySystemState: Int {
    case stayArm, awayArm, nightArm, disarm
  }
  enum HMCharacteristicValueTargetVisibilityState: Int {
    case show, hide
  }
  enum HMCharacteristicValueTemperatureUnit: Int {
    case celsius, fahrenheit
  }
  enum HMCharacteristicValueUsageState: Int {
    case notInUse, inUse
  }
  enum HMCharacteristicValueValveType: Int {
    case genericValve, irrigation, showerHead, waterFaucet
  }
  enum HMCharacteristicValueVolumeControlType: Int {
    case none, relative, relativeWithCurrent, absolute
  }
  enum HMCharacteristicValueVolumeSelector: Int {
    case volumeIncrement, volumeDecrement
  }
  enum HMCharacteristicValueWiFiSatelliteStatus: Int {
    case unknown, connected, notConnected
  }
  class HMCharacteristicWriteAction: HMAction {
    var characteristic: HMCharacteristic { get }
    init(characteristic: HMCharacteristic, targetValue: NSCopying)
    var targetValue: NSCopying { get }
    func updateTargetValue(_ targetValue: NSCopying) async throws
    func updateTargetValue(_ targetValue: NSCopying, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMDurationEvent: HMTimeEvent, NSMutableCopying {
    var duration: Double
    init(duration: Double)
  }
  enum HMErrorCode: Int {
    case unexpectedError, alreadyExists, notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic, writeOnlyCharacteristic, notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied, objectAssociatedToAnotherHome, objectNotAssociatedToAnyHome, objectAlreadyAssociatedToHome, accessoryIsBusy, operationInProgress, accessoryOutOfResources, insufficientPrivileges, accessoryPairingFailed, invalidDataFormatSpecified, nilParameter, unconfiguredParameter, invalidClass, operationCancelled, roomForHomeCannotBeInZone, noActionsInActionSet, noRegisteredActionSets, missingParameter, fireDateInPast, roomForHomeCannotBeUpdated, actionInAnotherActionSet, objectWithSimilarNameExistsInHome, homeWithSimilarNameExists, renameWithSimilarName, cannotRemoveNonBridgeAccessory, nameContainsProhibitedCharacters, nameDoesNotStartWithValidCharacters, userIDNotEmailAddress, userDeclinedAddingUser, userDeclinedRemovingUser, userDeclinedInvite, userManagementFailed, recurrenceTooSmall, invalidValueType, valueLowerThanMinimum, valueHigherThanMaximum, stringLongerThanMaximum, homeAccessNotAuthorized, operationNotSupported, maximumObjectLimitReached, accessorySentInvalidResponse, stringShorterThanMinimum, genericError, securityFailure, communicationFailure, messageAuthenticationFailed, invalidMessageSize, accessoryDiscoveryFailed, clientRequestError, accessoryResponseError, nameDoesNotEndWithValidCharacters, accessoryIsBlocked, invalidAssociatedServiceType, actionSetExecutionFailed, actionSetExecutionPartialSuccess, actionSetExecutionInProgress, accessoryOutOfCompliance, dataResetFailure, notificationAlreadyEnabled, recurrenceMustBeOnSpecifiedBoundaries, dateMustBeOnSpecifiedBoundaries, cannotActivateTriggerTooFarInFuture, recurrenceTooLarge, readWritePartialSuccess, readWriteFailure, notSignedIntoiCloud, keychainSyncNotEnabled, cloudDataSyncInProgress, networkUnavailable, addAccessoryFailed, missingEntitlement, cannotUnblockNonBridgeAccessory, deviceLocked, cannotRemoveBuiltinActionSet, locationForHomeDisabled, notAuthorizedForLocationServices, referToUserManual, invalidOrMissingAuthorizationData, bridgedAccessoryNotReachable, notAuthorizedForMicrophoneAccess, incompatibleNetwork, noHomeHub, incompatibleHomeHub, incompatibleAccessory, objectWithSimilarNameExists, ownershipFailure, maximumAccessoriesOfTypeInHome, wiFiCredentialGenerationFailed, enterpriseNetworkNotSupported, timedOutWaitingForAccessory, accessoryCommunicationFailure, failedToJoinNetwork, accessoryIsSuspended, partialCommunicationFailure
  }
  var HMErrorDomain: String { get }
  class HMEvent: NSObject {
    init()
    static func isSupported(for home: HMHome) -> Bool
    var uniqueIdentifier: UUID { get }
  }
  class HMEventTrigger: HMTrigger {
    func addEvent(_ event: HMEvent) async throws
    func addEvent(_ event: HMEvent, completionHandler completion: @escaping (Error?) -> Void)
    var endEvents: [HMEvent] { get }
    var events: [HMEvent] { get }
    var executeOnce: Bool { get }
    init(name: String, events: [HMEvent], end endEvents: [HMEvent]?, recurrences: [DateComponents]?, predicate: NSPredicate?)
    init(name: String, events: [HMEvent], predicate: NSPredicate?)
    var predicate: NSPredicate? { get }
    static func predicate(forEvaluatingTriggerOccurringBetweenSignificantEvent firstSignificantEvent: HMSignificantTimeEvent, secondSignificantEvent: HMSignificantTimeEvent) -> NSPredicate
    static func predicateForEvaluatingTrigger(with characteristic: HMCharacteristic, relatedBy operatorType: NSPredicate.OperatorType, toValue value: Any) -> NSPredicate
    static func predicateForEvaluatingTrigger(withPresence presenceEvent: HMPresenceEvent) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurring(afterSignificantEvent significantEvent: HMSignificantTimeEvent) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurring(afterSignificantEvent significantEvent: String, applyingOffset offset: DateComponents?) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurring(beforeSignificantEvent significantEvent: HMSignificantTimeEvent) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurring(beforeSignificantEvent significantEvent: String, applyingOffset offset: DateComponents?) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurringAfterDate(with dateComponents: DateComponents) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurringBeforeDate(with dateComponents: DateComponents) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurringBetweenDate(with firstDateComponents: DateComponents, secondDateWith secondDateComponents: DateComponents) -> NSPredicate
    static func predicateForEvaluatingTriggerOccurringOnDate(with dateComponents: DateComponents) -> NSPredicate
    var recurrences: [DateComponents]? { get }
    func removeEvent(_ event: HMEvent) async throws
    func removeEvent(_ event: HMEvent, completionHandler completion: @escaping (Error?) -> Void)
    var triggerActivationState: HMEventTriggerActivationState { get }
    func updateEndEvents(_ endEvents: [HMEvent]) async throws
    func updateEndEvents(_ endEvents: [HMEvent], completionHandler completion: @escaping (Error?) -> Void)
    func updateEvents(_ events: [HMEvent]) async throws
    func updateEvents(_ events: [HMEvent], completionHandler completion: @escaping (Error?) -> Void)
    func updateExecuteOnce(_ executeOnce: Bool) async throws
    func updateExecuteOnce(_ executeOnce: Bool, completionHandler completion: @escaping (Error?) -> Void)
    func updatePredicate(_ predicate: NSPredicate?) async throws
    func updatePredicate(_ predicate: NSPredicate?, completionHandler completion: @escaping (Error?) -> Void)
    func updateRecurrences(_ recurrences: [DateComponents]?) async throws
    func updateRecurrences(_ recurrences: [DateComponents]?, completionHandler completion: @escaping (Error?) -> Void)
  }
  enum HMEventTriggerActivationState: UInt {
    case disabled, disabledNoHomeHub, disabledNoCompatibleHomeHub, disabledNoLocationServicesAuthorization, enabled
  }
  class HMHome: NSObject {
    var accessories: [HMAccessory] { get }
    var actionSets: [HMActionSet] { get }
    func addAccessory(_ accessory: HMAccessory) async throws
    func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping (Error?) -> Void)
    func addActionSet(withName actionSetName: String) async throws -> HMActionSet
    func addActionSet(withName actionSetName: String, completionHandler completion: @escaping (HMActionSet?, Error?) -> Void)
    func addAndSetupAccessories() async throws
    func addAndSetupAccessories(completionHandler completion: @escaping (Error?) -> Void)
    func addAndSetupAccessories(with payload: HMAccessorySetupPayload) async throws -> [HMAccessory]
    func addAndSetupAccessories(with payload: HMAccessorySetupPayload, completionHandler completion: @escaping ([HMAccessory]?, Error?) -> Void)
    func addRoom(withName roomName: String) async throws -> HMRoom
    func addRoom(withName roomName: String, completionHandler completion: @escaping (HMRoom?, Error?) -> Void)
    func addServiceGroup(withName serviceGroupName: String) async throws -> HMServiceGroup
    func addServiceGroup(withName serviceGroupName: String, completionHandler completion: @escaping (HMServiceGroup?, Error?) -> Void)
    func addTrigger(_ trigger: HMTrigger) async throws
    func addTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping (Error?) -> Void)
    func addUser() async throws -> HMUser
    func addUser(completionHandler completion: @escaping (HMUser?, Error?) -> Void)
    func addZone(withName zoneName: String) async throws -> HMZone
    func addZone(withName zoneName: String, completionHandler completion: @escaping (HMZone?, Error?) -> Void)
    func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws
    func assignAccessory(_ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping (Error?) -> Void)
    func builtinActionSet(ofType actionSetType: String) -> HMActionSet?
    var currentUser: HMUser { get }
    var delegate: HMHomeDelegate?
    func executeActionSet(_ actionSet: HMActionSet) async throws
    func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping (Error?) -> Void)
    func homeAccessControl(for user: HMUser) -> HMHomeAccessControl
    var homeHubState: HMHomeHubState { get }
    var isPrimary: Bool { get }
    func manageUsers() async throws
    func manageUsers(completionHandler completion: @escaping (Error?) -> Void)
    var matterControllerID: String { get }
    var matterControllerXPCConnectBlock: () -> NSXPCConnection { get }
    var matterStartupParametersXPCConnectBlock: () -> NSXPCConnection { get }
    var name: String { get }
    func removeAccessory(_ accessory: HMAccessory) async throws
    func removeAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping (Error?) -> Void)
    func removeActionSet(_ actionSet: HMActionSet) async throws
    func removeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping (Error?) -> Void)
    func removeRoom(_ room: HMRoom) async throws
    func removeRoom(_ room: HMRoom, completionHandler completion: @escaping (Error?) -> Void)
    func removeServiceGroup(_ group: HMServiceGroup) async throws
    func removeServiceGroup(_ group: HMServiceGroup, completionHandler completion: @escaping (Error?) -> Void)
    func removeTrigger(_ trigger: HMTrigger) async throws
    func removeTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping (Error?) -> Void)
    func removeZone(_ zone: HMZone) async throws
    func removeZone(_ zone: HMZone, completionHandler completion: @escaping (Error?) -> Void)
    var roomForEntireHome: HMRoom { get }
    var rooms: [HMRoom] { get }
    var serviceGroups: [HMServiceGroup] { get }
    func services(withTypes serviceTypes: [String]) -> [HMService]?
    var supportsAddingNetworkRouter: Bool { get }
    var triggers: [HMTrigger] { get }
    func unblockAccessory(_ accessory: HMAccessory) async throws
    func unblockAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping (Error?) -> Void)
    var uniqueIdentifier: UUID { get }
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
    var users: [HMUser] { get }
    var zones: [HMZone] { get }
  }
  class HMHomeAccessControl: HMAccessControl {
    var isAdministrator: Bool { get }
  }
  protocol HMHomeDelegate: NSObjectProtocol {
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didAdd group: HMServiceGroup)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didAdd user: HMUser)
    func home(_ home: HMHome, didAdd zone: HMZone)
    func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone)
    func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup)
    func home(_ home: HMHome, didEncounterError error: Error, for accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove group: HMServiceGroup)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    func home(_ home: HMHome, didRemove user: HMUser)
    func home(_ home: HMHome, didRemove zone: HMZone)
    func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone)
    func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup)
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory)
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateHomeHubState homeHubState: HMHomeHubState)
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger)
    func home(_ home: HMHome, didUpdateNameFor zone: HMZone)
    func home(_ home: HMHome, didUpdateRoom room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didUpdateTrigger trigger: HMTrigger)
    func homeDidUpdateAccessControl(forCurrentUser home: HMHome)
    func homeDidUpdateName(_ home: HMHome)
    func homeDidUpdateSupportedFeatures(_ home: HMHome)
  }
  enum HMHomeHubState: UInt {
    case notAvailable, connected, disconnected
  }
  class HMHomeManager: NSObject {
    func addHome(withName homeName: String) async throws -> HMHome
    func addHome(withName homeName: String, completionHandler completion: @escaping (HMHome?, Error?) -> Void)
    var authorizationStatus: HMHomeManagerAuthorizationStatus { get }
    var delegate: HMHomeManagerDelegate?
    var homes: [HMHome] { get }
    init()
    var primaryHome: HMHome? { get }
    func removeHome(_ home: HMHome) async throws
    func removeHome(_ home: HMHome, completionHandler completion: @escaping (Error?) -> Void)
    func updatePrimaryHome(_ home: HMHome) async throws
    func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping (Error?) -> Void)
  }
  struct HMHomeManagerAuthorizationStatus: OptionSet {
    static var authorized: HMHomeManagerAuthorizationStatus { get }
    static var determined: HMHomeManagerAuthorizationStatus { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var restricted: HMHomeManagerAuthorizationStatus { get }
  }
  protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didReceive request: HMAddAccessoryRequest)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdateAuthorizationStatus status: HMHomeManagerAuthorizationStatus)
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  }
  class HMLocationEvent: HMEvent, NSMutableCopying {
    init(region: CLRegion)
    var region: CLRegion?
    func updateRegion(_ region: CLRegion) async throws
    func updateRegion(_ region: CLRegion, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMMutableCalendarEvent: HMCalendarEvent {
    var fireDateComponents: DateComponents
    init(fire fireDateComponents: DateComponents)
  }
  class HMMutableCharacteristicEvent: HMCharacteristicEvent, NSMutableCopying {
    var characteristic: HMCharacteristic
    init(characteristic: HMCharacteristic, triggerValue: NSCopying?)
    var triggerValue: NSCopying?
  }
  class HMMutableCharacteristicThresholdRangeEvent: HMCharacteristicThresholdRangeEvent {
    var characteristic: HMCharacteristic
    init(characteristic: HMCharacteristic, thresholdRange: HMNumberRange)
    var thresholdRange: HMNumberRange
  }
  class HMMutableDurationEvent: HMDurationEvent {
    var duration: Double
    init(duration: Double)
  }
  class HMMutableLocationEvent: HMLocationEvent {
    init(region: CLRegion)
    var region: CLRegion?
  }
  class HMMutablePresenceEvent: HMPresenceEvent {
    var presenceEventType: HMPresenceEventType
    var presenceUserType: HMPresenceEventUserType
  }
  class HMMutableSignificantTimeEvent: HMSignificantTimeEvent {
    init()
    init(significantEvent: String, offset: DateComponents?)
    var offset: DateComponents
    var significantEvent: String?
  }
  class HMNetworkConfigurationProfile: HMAccessoryProfile {
    var delegate: HMNetworkConfigurationProfileDelegate?
    var isNetworkAccessRestricted: Bool { get }
  }
  protocol HMNetworkConfigurationProfileDelegate: NSObjectProtocol {
    func profileDidUpdateNetworkAccessMode(_ profile: HMNetworkConfigurationProfile)
  }
  class HMNumberRange: NSObject {
    init(maxValue: NSNumber)
    init(minValue: NSNumber)
    init(minValue: NSNumber, maxValue: NSNumber)
    var maxValue: NSNumber? { get }
    var minValue: NSNumber? { get }
  }
  class HMPresenceEvent: HMEvent, NSMutableCopying {
    init(presenceEventType: HMPresenceEventType, presenceUserType: HMPresenceEventUserType)
    var presenceEventType: HMPresenceEventType
    var presenceUserType: HMPresenceEventUserType
  }
  enum HMPresenceEventType: UInt {
    case everyEntry, everyExit, firstEntry, lastExit, atHome, notAtHome
  }
  enum HMPresenceEventUserType: UInt {
    case currentUser, homeUsers, customUsers
  }
  var HMPresenceKeyPath: String { get }
  class HMRoom: NSObject {
    var accessories: [HMAccessory] { get }
    var name: String { get }
    var uniqueIdentifier: UUID { get }
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMService: NSObject {
    var accessory: HMAccessory { get }
    var associatedServiceType: String? { get }
    var characteristics: [HMCharacteristic] { get }
    init()
    var isPrimaryService: Bool { get }
    var isUserInteractive: Bool { get }
    var linkedServices: [HMService]? { get }
    var localizedDescription: String { get }
    var matterEndpointID: NSNumber? { get }
    var name: String { get }
    var serviceType: String? { get }
    var uniqueIdentifier: UUID { get }
    func updateAssociatedServiceType(_ serviceType: String?) async throws
    func updateAssociatedServiceType(_ serviceType: String?, completionHandler completion: @escaping (Error?) -> Void)
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMServiceGroup: NSObject {
    func addService(_ service: HMService) async throws
    func addService(_ service: HMService, completionHandler completion: @escaping (Error?) -> Void)
    var name: String { get }
    func removeService(_ service: HMService) async throws
    func removeService(_ service: HMService, completionHandler completion: @escaping (Error?) -> Void)
    var services: [HMService] { get }
    var uniqueIdentifier: UUID { get }
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
  }
  struct HMServiceType: RawRepresentable, Hashable {
    static var accessoryInformation: HMServiceType { get }
    static var airPurifier: HMServiceType { get }
    static var airQualitySensor: HMServiceType { get }
    static var battery: HMServiceType { get }
    static var cameraControl: HMServiceType { get }
    static var cameraRTPStreamManagement: HMServiceType { get }
    static var carbonDioxideSensor: HMServiceType { get }
    static var carbonMonoxideSensor: HMServiceType { get }
    static var contactSensor: HMServiceType { get }
    static var door: HMServiceType { get }
    static var doorbell: HMServiceType { get }
    static var fan: HMServiceType { get }
    static var faucet: HMServiceType { get }
    static var filterMaintenance: HMServiceType { get }
    static var garageDoorOpener: HMServiceType { get }
    static var heaterCooler: HMServiceType { get }
    static var humidifierDehumidifier: HMServiceType { get }
    static var humiditySensor: HMServiceType { get }
    init(rawValue: String)
    static var inputSource: HMServiceType { get }
    static var irrigationSystem: HMServiceType { get }
    static var label: HMServiceType { get }
    static var leakSensor: HMServiceType { get }
    static var lightSensor: HMServiceType { get }
    static var lightbulb: HMServiceType { get }
    static var lockManagement: HMServiceType { get }
    static var lockMechanism: HMServiceType { get }
    static var microphone: HMServiceType { get }
    static var motionSensor: HMServiceType { get }
    static var occupancySensor: HMServiceType { get }
    static var outlet: HMServiceType { get }
    var rawValue: String { get }
    static var securitySystem: HMServiceType { get }
    static var slats: HMServiceType { get }
    static var smokeSensor: HMServiceType { get }
    static var speaker: HMServiceType { get }
    static var statefulProgrammableSwitch: HMServiceType { get }
    static var statelessProgrammableSwitch: HMServiceType { get }
    static var `switch`: HMServiceType { get }
    static var television: HMServiceType { get }
    static var temperatureSensor: HMServiceType { get }
    static var thermostat: HMServiceType { get }
    static var valve: HMServiceType { get }
    static var ventilationFan: HMServiceType { get }
    static var wiFiRouter: HMServiceType { get }
    static var wiFiSatellite: HMServiceType { get }
    static var window: HMServiceType { get }
    static var windowCovering: HMServiceType { get }
  }
  struct HMSignificantEvent: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var sunrise: HMSignificantEvent { get }
    static var sunset: HMSignificantEvent { get }
  }
  class HMSignificantTimeEvent: HMTimeEvent, NSMutableCopying {
    init(significantEvent: String, offset: DateComponents?)
    var offset: DateComponents
    var significantEvent: String?
  }
  class HMTimeEvent: HMEvent {
    init()
  }
  class HMTimerTrigger: HMTrigger {
    var fireDate: Date { get }
    init(name: String, fire fireDate: Date, recurrence: DateComponents?)
    init(name: String, fire fireDate: Date, timeZone: TimeZone?, recurrence: DateComponents?, recurrenceCalendar: Calendar?)
    var recurrence: DateComponents? { get }
    var recurrenceCalendar: Calendar? { get }
    var timeZone: TimeZone? { get }
    func updateFire(_ fireDate: Date) async throws
    func updateFire(_ fireDate: Date, completionHandler completion: @escaping (Error?) -> Void)
    func updateRecurrence(_ recurrence: DateComponents?) async throws
    func updateRecurrence(_ recurrence: DateComponents?, completionHandler completion: @escaping (Error?) -> Void)
    func updateTimeZone(_ timeZone: TimeZone?) async throws
    func updateTimeZone(_ timeZone: TimeZone?, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMTrigger: NSObject {
    var actionSets: [HMActionSet] { get }
    func addActionSet(_ actionSet: HMActionSet) async throws
    func addActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping (Error?) -> Void)
    func enable(_ enable: Bool) async throws
    func enable(_ enable: Bool, completionHandler completion: @escaping (Error?) -> Void)
    var isEnabled: Bool { get }
    var lastFireDate: Date? { get }
    var name: String { get }
    func removeActionSet(_ actionSet: HMActionSet) async throws
    func removeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping (Error?) -> Void)
    var uniqueIdentifier: UUID { get }
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
  }
  class HMUser: NSObject {
    var name: String { get }
    var uniqueIdentifier: UUID { get }
  }
  var HMUserFailedAccessoriesKey: String { get }
  class HMZone: NSObject {
    func addRoom(_ room: HMRoom) async throws
    func addRoom(_ room: HMRoom, completionHandler completion: @escaping (Error?) -> Void)
    var name: String { get }
    func removeRoom(_ room: HMRoom) async throws
    func removeRoom(_ room: HMRoom, completionHandler completion: @escaping (Error?) -> Void)
    var rooms: [HMRoom] { get }
    var uniqueIdentifier: UUID { get }
    func updateName(_ name: String) async throws
    func updateName(_ name: String, completionHandler completion: @escaping (Error?) -> Void)
  }
  extension Notification.Name {
    static var HMCharacteristicPropertySupportsEvent: Notification.Name { get }
  }
  """#
