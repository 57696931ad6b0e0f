/// What is known of the module `GameController`.
let gameControllerInterface = #"""
  // exports: Foundation
  struct GCAcceleration {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
  }
  protocol GCAxisElement: GCPhysicalInputElement {
    var absoluteInput: GCAxisInput? { get }
    var relativeInput: GCRelativeInput { get }
  }
  protocol GCAxisInput: NSObjectProtocol {
    var canWrap: Bool { get }
    var isAnalog: Bool { get }
    var lastValueLatency: Double { get }
    var lastValueTimestamp: Double { get }
    var value: Float { get }
    var valueDidChangeHandler: ((GCPhysicalInputElement, GCAxisInput, Float) -> Void)?
  }
  protocol GCButtonElement: GCPhysicalInputElement {
    var pressedInput: Any { get }
    var touchedInput: GCTouchedStateInput? { get }
  }
  class GCColor: NSObject, NSCopying, NSSecureCoding {
    var blue: Float { get }
    var green: Float { get }
    init?(coder: NSCoder)
    init(red: Float, green: Float, blue: Float)
    var red: Float { get }
  }
  class GCController: NSObject, GCDevice {
    var battery: GCDeviceBattery? { get }
    func capture() -> GCController
    var controllerPausedHandler: ((GCController) -> Void)?
    static var controllers: [GCController] { get }
    static func controllers() -> [GCController]
    static var current: GCController? { get }
    static func current() -> GCController?
    static var didBecomeCurrentNotification: Notification.Name { get }
    static var didConnectNotification: Notification.Name { get }
    static var didDisconnectNotification: Notification.Name { get }
    static var didStopBeingCurrentNotification: Notification.Name { get }
    var extendedGamepad: GCExtendedGamepad? { get }
    var gamepad: GCGamepad? { get }
    var handlerQueue: DispatchQueue
    var haptics: GCDeviceHaptics? { get }
    init()
    var isAttachedToDevice: Bool { get }
    var isSnapshot: Bool { get }
    var light: GCDeviceLight? { get }
    var microGamepad: GCMicroGamepad? { get }
    var motion: GCMotion? { get }
    var playerIndex: GCControllerPlayerIndex
    var productCategory: String { get }
    static var shouldMonitorBackgroundEvents: Bool
    static func startWirelessControllerDiscovery() async
    static func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil)
    static func stopWirelessControllerDiscovery()
    static var userCustomizationsDidChangeNotification: Notification.Name { get }
    var vendorName: String? { get }
    static var withExtendedGamepad: GCController { get }
    static func withExtendedGamepad() -> GCController
    static var withMicroGamepad: GCController { get }
    static func withMicroGamepad() -> GCController
  }
  class GCControllerAxisInput: GCControllerElement {
    var value: Float
    var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
  }
  class GCControllerButtonInput: GCControllerElement {
    var isPressed: Bool { get }
    var isTouched: Bool { get }
    var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
    var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?
    var value: Float
    var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
  }
  class GCControllerDirectionPad: GCControllerElement {
    var down: GCControllerButtonInput { get }
    var left: GCControllerButtonInput { get }
    var right: GCControllerButtonInput { get }
    func setValueForXAxis(_ xAxis: Float, yAxis: Float)
    var up: GCControllerButtonInput { get }
    var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
    var xAxis: GCControllerAxisInput { get }
    var yAxis: GCControllerAxisInput { get }
  }
  class GCControllerElement: NSObject {
    var aliases: Set<String> { get }
    var collection: GCControllerElement? { get }
    var isAnalog: Bool { get }
    var isBoundToSystemGesture: Bool { get }
    var localizedName: String?
    var preferredSystemGestureState: GCSystemGestureState
    var sfSymbolsName: String?
    var unmappedLocalizedName: String?
    var unmappedSfSymbolsName: String?
  }
  enum GCControllerPlayerIndex: Int {
    case unset, index1, index2, index3, index4
  }
  class GCControllerTouchpad: GCControllerElement {
    var button: GCControllerButtonInput { get }
    init()
    var reportsAbsoluteTouchSurfaceValues: Bool
    func setValueForXAxis(_ xAxis: Float, yAxis: Float, touchDown: Bool, buttonValue: Float)
    var touchDown: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
    var touchMoved: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
    var touchState: GCTouchState { get }
    var touchSurface: GCControllerDirectionPad { get }
    var touchUp: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
  }
  var GCCurrentExtendedGamepadSnapshotDataVersion: GCExtendedGamepadSnapshotDataVersion { get }
  var GCCurrentMicroGamepadSnapshotDataVersion: GCMicroGamepadSnapshotDataVersion { get }
  protocol GCDevice: NSObjectProtocol {
    var handlerQueue: DispatchQueue
    var physicalInputProfile: GCPhysicalInputProfile { get }
    var productCategory: String { get }
    var vendorName: String? { get }
  }
  class GCDeviceBattery: NSObject, NSSecureCoding, NSCoding {
    var batteryLevel: Float { get }
    var batteryState: GCDeviceBatteryState { get }
    init?(coder: NSCoder)
  }
  enum GCDeviceBatteryState: Int {
    case unknown, discharging, charging, full
  }
  class GCDeviceCursor: GCControllerDirectionPad {
    init()
  }
  class GCDeviceHaptics: NSObject {
    func createEngine(withLocality locality: String) -> CHHapticEngine?
    var supportedLocalities: Set<String> { get }
  }
  class GCDeviceLight: NSObject, NSSecureCoding, NSCoding {
    var color: GCColor
    init?(coder: NSCoder)
  }
  protocol GCDevicePhysicalInput: GCDevicePhysicalInputState {
    var capture: GCDevicePhysicalInputState { get }
    var device: GCDevice? { get }
    var elementValueDidChangeHandler: ((GCDevicePhysicalInput, GCPhysicalInputElement) -> Void)?
    var inputStateAvailableHandler: ((GCDevicePhysicalInput) -> Void)?
    var inputStateQueueDepth: Int
    var nextInputState: Any? { get }
  }
  enum GCDevicePhysicalInputElementChange: Int {
    case unknownChange, noChange, changed
  }
  protocol GCDevicePhysicalInputState: NSObjectProtocol {
    var device: GCDevice? { get }
    var lastEventLatency: Double { get }
    var lastEventTimestamp: Double { get }
    func object(forKeyedSubscript key: String) -> GCPhysicalInputElement?
  }
  protocol GCDevicePhysicalInputStateDiff: NSObjectProtocol {
    func change(for element: GCPhysicalInputElement) -> GCDevicePhysicalInputElementChange
    var changedElements: NSEnumerator? { get }
  }
  protocol GCDirectionPadElement: GCPhysicalInputElement {
    var down: Any { get }
    var left: Any { get }
    var right: Any { get }
    var up: Any { get }
    var xAxis: GCAxisInput { get }
    var yAxis: GCAxisInput { get }
  }
  class GCDirectionalGamepad: GCMicroGamepad {}
  class GCDualSenseAdaptiveTrigger: GCControllerButtonInput {
    var armPosition: Float { get }
    var mode: GCDualSenseAdaptiveTriggerMode { get }
    func setModeFeedbackWithResistiveStrengths(_ positionalResistiveStrengths: GCDualSenseAdaptiveTriggerPositionalResistiveStrengths_Blittable)
    func setModeFeedbackWithStartPosition(_ startPosition: Float, resistiveStrength: Float)
    func setModeOff()
    func setModeSlopeFeedbackWithStartPosition(_ startPosition: Float, endPosition: Float, startStrength: Float, endStrength: Float)
    func setModeVibrationWithAmplitudes(_ positionalAmplitudes: GCDualSenseAdaptiveTriggerPositionalAmplitudes_Blittable, frequency: Float)
    func setModeVibrationWithStartPosition(_ startPosition: Float, amplitude: Float, frequency: Float)
    func setModeWeaponWithStartPosition(_ startPosition: Float, endPosition: Float, resistiveStrength: Float)
    var status: GCDualSenseAdaptiveTriggerStatus { get }
  }
  enum GCDualSenseAdaptiveTriggerMode: Int {
    case off, feedback, weapon, vibration, slopeFeedback
  }
  enum GCDualSenseAdaptiveTriggerStatus: Int {
    case unknown, feedbackNoLoad, feedbackLoadApplied, weaponReady, weaponFiring, weaponFired, vibrationNotVibrating, vibrationIsVibrating, slopeFeedbackReady, slopeFeedbackApplyingLoad, slopeFeedbackFinished
  }
  class GCDualSenseGamepad: GCExtendedGamepad {
    var leftTrigger: GCDualSenseAdaptiveTrigger { get }
    var rightTrigger: GCDualSenseAdaptiveTrigger { get }
    var touchpadButton: GCControllerButtonInput { get }
    var touchpadPrimary: GCControllerDirectionPad { get }
    var touchpadSecondary: GCControllerDirectionPad { get }
  }
  class GCDualShockGamepad: GCExtendedGamepad, NSSecureCoding, NSCoding {
    init()
    init?(coder: NSCoder)
    var touchpadButton: GCControllerButtonInput { get }
    var touchpadPrimary: GCControllerDirectionPad { get }
    var touchpadSecondary: GCControllerDirectionPad { get }
  }
  class GCEventInteraction: NSObject, UIInteraction {
    var handledEventTypes: GCUIEventTypes
    init()
  }
  class GCEventViewController: UIViewController {
    var controllerUserInteractionEnabled: Bool
    init()
    init(nibName: String?, bundle: Bundle?)
  }
  class GCExtendedGamepad: GCPhysicalInputProfile {
    var buttonA: GCControllerButtonInput { get }
    var buttonB: GCControllerButtonInput { get }
    var buttonHome: GCControllerButtonInput? { get }
    var buttonMenu: GCControllerButtonInput { get }
    var buttonOptions: GCControllerButtonInput? { get }
    var buttonX: GCControllerButtonInput { get }
    var buttonY: GCControllerButtonInput { get }
    var controller: GCController { get }
    var dpad: GCControllerDirectionPad { get }
    var leftShoulder: GCControllerButtonInput { get }
    var leftThumbstick: GCControllerDirectionPad { get }
    var leftThumbstickButton: GCControllerButtonInput? { get }
    var leftTrigger: GCControllerButtonInput { get }
    var rightShoulder: GCControllerButtonInput { get }
    var rightThumbstick: GCControllerDirectionPad { get }
    var rightThumbstickButton: GCControllerButtonInput? { get }
    var rightTrigger: GCControllerButtonInput { get }
    func saveSnapshot() -> GCExtendedGamepadSnapshot
    func setStateFrom(_ extendedGamepad: GCExtendedGamepad)
    var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  }
  struct GCExtendedGamepadSnapShotDataV100 {
    var buttonA: Float
    var buttonB: Float
    var buttonX: Float
    var buttonY: Float
    var dPadX: Float
    var dPadY: Float
    init()
    init(version: UInt16, size: UInt16, dPadX: Float, dPadY: Float, buttonA: Float, buttonB: Float, buttonX: Float, buttonY: Float, leftShoulder: Float, rightShoulder: Float, leftThumbstickX: Float, leftThumbstickY: Float, rightThumbstickX: Float, rightThumbstickY: Float, leftTrigger: Float, rightTrigger: Float)
    var leftShoulder: Float
    var leftThumbstickX: Float
    var leftThumbstickY: Float
    var leftTrigger: Float
    var rightShoulder: Float
    var rightThumbstickX: Float
    var rightThumbstickY: Float
    var rightTrigger: Float
    var size: UInt16
    var version: UInt16
  }
  class GCExtendedGamepadSnapshot: GCExtendedGamepad {
    init(controller: GCController, snapshotData data: Data)
    init(snapshotData data: Data)
    var snapshotData: Data
  }
  struct GCExtendedGamepadSnapshotData {
    var buttonA: Float
    var buttonB: Float
    var buttonX: Float
    var buttonY: Float
    var dPadX: Float
    var dPadY: Float
    init()
    init(version: UInt16, size: UInt16, dPadX: Float, dPadY: Float, buttonA: Float, buttonB: Float, buttonX: Float, buttonY: Float, leftShoulder: Float, rightShoulder: Float, leftThumbstickX: Float, leftThumbstickY: Float, rightThumbstickX: Float, rightThumbstickY: Float, leftTrigger: Float, rightTrigger: Float, supportsClickableThumbsticks: Bool)
    var leftShoulder: Float
    var leftThumbstickX: Float
    var leftThumbstickY: Float
    var leftTrigger: Float
    var rightShoulder: Float
    var rightThumbstickX: Float
    var rightThumbstickY: Float
    var rightTrigger: Float
    var size: UInt16
    var supportsClickableThumbsticks: Bool
    var version: UInt16
  }
  enum GCExtendedGamepadSnapshotDataVersion: Int {
    case version1, version2
  }
  struct GCExtendedGamepadSnapshotData_Blittable {
    var buttonA: Float
    var buttonB: Float
    var buttonX: Float
    var buttonY: Float
    var dPadX: Float
    var dPadY: Float
    init()
    init(version: UInt16, size: UInt16, dPadX: Float, dPadY: Float, buttonA: Float, buttonB: Float, buttonX: Float, buttonY: Float, leftShoulder: Float, rightShoulder: Float, leftThumbstickX: Float, leftThumbstickY: Float, rightThumbstickX: Float, rightThumbstickY: Float, leftTrigger: Float, rightTrigger: Float, supportsClickableThumbsticks: UInt8, leftThumbstickButton: UInt8, rightThumbstickButton: UInt8)
    var leftShoulder: Float
    var leftThumbstickButton: UInt8
    var leftThumbstickX: Float
    var leftThumbstickY: Float
    var leftTrigger: Float
    var rightShoulder: Float
    var rightThumbstickButton: UInt8
    var rightThumbstickX: Float
    var rightThumbstickY: Float
    var rightTrigger: Float
    var size: UInt16
    var supportsClickableThumbsticks: UInt8
    var version: UInt16
  }
  class GCGameControllerActivationContext: NSObject {
    var previousApplicationBundleID: String? { get }
  }
  protocol GCGameControllerSceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, didActivateGameControllerWith context: GCGameControllerActivationContext)
  }
  class GCGamepad: GCPhysicalInputProfile {
    var buttonA: GCControllerButtonInput { get }
    var buttonB: GCControllerButtonInput { get }
    var buttonX: GCControllerButtonInput { get }
    var buttonY: GCControllerButtonInput { get }
    var controller: GCController { get }
    var dpad: GCControllerDirectionPad { get }
    var leftShoulder: GCControllerButtonInput { get }
    var rightShoulder: GCControllerButtonInput { get }
    var saveSnapshot: GCGamepadSnapshot { get }
    var valueChangedHandler: ((GCGamepad, GCControllerElement) -> Void)?
  }
  struct GCGamepadSnapShotDataV100 {
    var buttonA: Float
    var buttonB: Float
    var buttonX: Float
    var buttonY: Float
    var dPadX: Float
    var dPadY: Float
    init()
    init(version: UInt16, size: UInt16, dPadX: Float, dPadY: Float, buttonA: Float, buttonB: Float, buttonX: Float, buttonY: Float, leftShoulder: Float, rightShoulder: Float)
    var leftShoulder: Float
    var rightShoulder: Float
    var size: UInt16
    var version: UInt16
  }
  class GCGamepadSnapshot: GCGamepad {
    init(controller: GCController, snapshotData data: Data)
    init(snapshotData data: Data)
    var snapshotData: Data
  }
  class GCGearShifterElement: NSObject, GCPhysicalInputElement {
    var patternInput: GCSwitchPositionInput? { get }
    var sequentialInput: GCRelativeInput? { get }
  }
  var GCHapticDurationInfinite: Float { get }
  var GCHapticsLocalityAll: String { get }
  var GCHapticsLocalityDefault: String { get }
  var GCHapticsLocalityHandles: String { get }
  var GCHapticsLocalityLeftHandle: String { get }
  var GCHapticsLocalityLeftTrigger: String { get }
  var GCHapticsLocalityRightHandle: String { get }
  var GCHapticsLocalityRightTrigger: String { get }
  var GCHapticsLocalityTriggers: String { get }
  var GCInputButtonA: String { get }
  var GCInputButtonB: String { get }
  var GCInputButtonHome: String { get }
  var GCInputButtonMenu: String { get }
  var GCInputButtonOptions: String { get }
  var GCInputButtonShare: String { get }
  var GCInputButtonX: String { get }
  var GCInputButtonY: String { get }
  var GCInputDirectionPad: String { get }
  struct GCInputDirectional: RawRepresentable, Hashable {
    static var cardinalDpad: GCInputDirectional { get }
    static var centerButton: GCInputDirectional { get }
    static var dpad: GCInputDirectional { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var touchSurfaceButton: GCInputDirectional { get }
  }
  var GCInputDualShockTouchpadButton: String { get }
  var GCInputDualShockTouchpadOne: String { get }
  var GCInputDualShockTouchpadTwo: String { get }
  var GCInputLeftPaddle: String { get }
  var GCInputLeftShoulder: String { get }
  var GCInputLeftThumbstick: String { get }
  var GCInputLeftThumbstickButton: String { get }
  var GCInputLeftTrigger: String { get }
  struct GCInputMicroGamepad: RawRepresentable, Hashable {
    static var buttonA: GCInputMicroGamepad { get }
    static var buttonMenu: GCInputMicroGamepad { get }
    static var buttonX: GCInputMicroGamepad { get }
    static var dpad: GCInputMicroGamepad { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  var GCInputPedalAccelerator: String { get }
  var GCInputPedalBrake: String { get }
  var GCInputPedalClutch: String { get }
  var GCInputRightPaddle: String { get }
  var GCInputRightShoulder: String { get }
  var GCInputRightThumbstick: String { get }
  var GCInputRightThumbstickButton: String { get }
  var GCInputRightTrigger: String { get }
  var GCInputShifter: String { get }
  var GCInputSteeringWheel: String { get }
  var GCInputXboxPaddleFour: String { get }
  var GCInputXboxPaddleOne: String { get }
  var GCInputXboxPaddleThree: String { get }
  var GCInputXboxPaddleTwo: String { get }
  var GCKeyA: String { get }
  var GCKeyApplication: String { get }
  var GCKeyB: String { get }
  var GCKeyBackslash: String { get }
  var GCKeyC: String { get }
  var GCKeyCapsLock: String { get }
  var GCKeyCloseBracket: String { get }
  var GCKeyCodeApplication: Int { get }
  var GCKeyCodeBackslash: Int { get }
  var GCKeyCodeCapsLock: Int { get }
  var GCKeyCodeCloseBracket: Int { get }
  var GCKeyCodeComma: Int { get }
  var GCKeyCodeDeleteForward: Int { get }
  var GCKeyCodeDeleteOrBackspace: Int { get }
  var GCKeyCodeDownArrow: Int { get }
  var GCKeyCodeEight: Int { get }
  var GCKeyCodeEnd: Int { get }
  var GCKeyCodeEqualSign: Int { get }
  var GCKeyCodeEscape: Int { get }
  var GCKeyCodeF1: Int { get }
  var GCKeyCodeF10: Int { get }
  var GCKeyCodeF11: Int { get }
  var GCKeyCodeF12: Int { get }
  var GCKeyCodeF13: Int { get }
  var GCKeyCodeF14: Int { get }
  var GCKeyCodeF15: Int { get }
  var GCKeyCodeF16: Int { get }
  var GCKeyCodeF17: Int { get }
  var GCKeyCodeF18: Int { get }
  var GCKeyCodeF19: Int { get }
  var GCKeyCodeF2: Int { get }
  var GCKeyCodeF20: Int { get }
  var GCKeyCodeF3: Int { get }
  var GCKeyCodeF4: Int { get }
  var GCKeyCodeF5: Int { get }
  var GCKeyCodeF6: Int { get }
  var GCKeyCodeF7: Int { get }
  var GCKeyCodeF8: Int { get }
  var GCKeyCodeF9: Int { get }
  var GCKeyCodeFive: Int { get }
  var GCKeyCodeFour: Int { get }
  var GCKeyCodeGraveAccentAndTilde: Int { get }
  var GCKeyCodeHome: Int { get }
  var GCKeyCodeHyphen: Int { get }
  var GCKeyCodeInsert: Int { get }
  var GCKeyCodeInternational1: Int { get }
  var GCKeyCodeInternational2: Int { get }
  var GCKeyCodeInternational3: Int { get }
  var GCKeyCodeInternational4: Int { get }
  var GCKeyCodeInternational5: Int { get }
  var GCKeyCodeInternational6: Int { get }
  var GCKeyCodeInternational7: Int { get }
  var GCKeyCodeInternational8: Int { get }
  var GCKeyCodeInternational9: Int { get }
  var GCKeyCodeKeyA: Int { get }
  var GCKeyCodeKeyB: Int { get }
  var GCKeyCodeKeyC: Int { get }
  var GCKeyCodeKeyD: Int { get }
  var GCKeyCodeKeyE: Int { get }
  var GCKeyCodeKeyF: Int { get }
  var GCKeyCodeKeyG: Int { get }
  var GCKeyCodeKeyH: Int { get }
  var GCKeyCodeKeyI: Int { get }
  var GCKeyCodeKeyJ: Int { get }
  var GCKeyCodeKeyK: Int { get }
  var GCKeyCodeKeyL: Int { get }
  var GCKeyCodeKeyM: Int { get }
  var GCKeyCodeKeyN: Int { get }
  var GCKeyCodeKeyO: Int { get }
  var GCKeyCodeKeyP: Int { get }
  var GCKeyCodeKeyQ: Int { get }
  var GCKeyCodeKeyR: Int { get }
  var GCKeyCodeKeyS: Int { get }
  var GCKeyCodeKeyT: Int { get }
  var GCKeyCodeKeyU: Int { get }
  var GCKeyCodeKeyV: Int { get }
  var GCKeyCodeKeyW: Int { get }
  var GCKeyCodeKeyX: Int { get }
  var GCKeyCodeKeyY: Int { get }
  var GCKeyCodeKeyZ: Int { get }
  var GCKeyCodeKeypad0: Int { get }
  var GCKeyCodeKeypad1: Int { get }
  var GCKeyCodeKeypad2: Int { get }
  var GCKeyCodeKeypad3: Int { get }
  var GCKeyCodeKeypad4: Int { get }
  var GCKeyCodeKeypad5: Int { get }
  var GCKeyCodeKeypad6: Int { get }
  var GCKeyCodeKeypad7: Int { get }
  var GCKeyCodeKeypad8: Int { get }
  var GCKeyCodeKeypad9: Int { get }
  var GCKeyCodeKeypadAsterisk: Int { get }
  var GCKeyCodeKeypadEnter: Int { get }
  var GCKeyCodeKeypadEqualSign: Int { get }
  var GCKeyCodeKeypadHyphen: Int { get }
  var GCKeyCodeKeypadNumLock: Int { get }
  var GCKeyCodeKeypadPeriod: Int { get }
  var GCKeyCodeKeypadPlus: Int { get }
  var GCKeyCodeKeypadSlash: Int { get }
  var GCKeyCodeLANG1: Int { get }
  var GCKeyCodeLANG2: Int { get }
  var GCKeyCodeLANG3: Int { get }
  var GCKeyCodeLANG4: Int { get }
  var GCKeyCodeLANG5: Int { get }
  var GCKeyCodeLANG6: Int { get }
  var GCKeyCodeLANG7: Int { get }
  var GCKeyCodeLANG8: Int { get }
  var GCKeyCodeLANG9: Int { get }
  var GCKeyCodeLeftAlt: Int { get }
  var GCKeyCodeLeftArrow: Int { get }
  var GCKeyCodeLeftControl: Int { get }
  var GCKeyCodeLeftGUI: Int { get }
  var GCKeyCodeLeftShift: Int { get }
  var GCKeyCodeNine: Int { get }
  var GCKeyCodeNonUSBackslash: Int { get }
  var GCKeyCodeNonUSPound: Int { get }
  var GCKeyCodeOne: Int { get }
  var GCKeyCodeOpenBracket: Int { get }
  var GCKeyCodePageDown: Int { get }
  var GCKeyCodePageUp: Int { get }
  var GCKeyCodePause: Int { get }
  var GCKeyCodePeriod: Int { get }
  var GCKeyCodePower: Int { get }
  var GCKeyCodePrintScreen: Int { get }
  var GCKeyCodeQuote: Int { get }
  var GCKeyCodeReturnOrEnter: Int { get }
  var GCKeyCodeRightAlt: Int { get }
  var GCKeyCodeRightArrow: Int { get }
  var GCKeyCodeRightControl: Int { get }
  var GCKeyCodeRightGUI: Int { get }
  var GCKeyCodeRightShift: Int { get }
  var GCKeyCodeScrollLock: Int { get }
  var GCKeyCodeSemicolon: Int { get }
  var GCKeyCodeSeven: Int { get }
  var GCKeyCodeSix: Int { get }
  var GCKeyCodeSlash: Int { get }
  var GCKeyCodeSpacebar: Int { get }
  var GCKeyCodeTab: Int { get }
  var GCKeyCodeThree: Int { get }
  var GCKeyCodeTwo: Int { get }
  var GCKeyCodeUpArrow: Int { get }
  var GCKeyCodeZero: Int { get }
  var GCKeyComma: String { get }
  var GCKeyD: String { get }
  var GCKeyDeleteForward: String { get }
  var GCKeyDeleteOrBackspace: String { get }
  var GCKeyDownArrow: String { get }
  var GCKeyE: String { get }
  var GCKeyEight: String { get }
  var GCKeyEnd: String { get }
  var GCKeyEqualSign: String { get }
  var GCKeyEscape: String { get }
  var GCKeyF: String { get }
  var GCKeyF1: String { get }
  var GCKeyF10: String { get }
  var GCKeyF11: String { get }
  var GCKeyF12: String { get }
  var GCKeyF13: String { get }
  var GCKeyF14: String { get }
  var GCKeyF15: String { get }
  var GCKeyF16: String { get }
  var GCKeyF17: String { get }
  var GCKeyF18: String { get }
  var GCKeyF19: String { get }
  var GCKeyF2: String { get }
  var GCKeyF20: String { get }
  var GCKeyF3: String { get }
  var GCKeyF4: String { get }
  var GCKeyF5: String { get }
  var GCKeyF6: String { get }
  var GCKeyF7: String { get }
  var GCKeyF8: String { get }
  var GCKeyF9: String { get }
  var GCKeyFive: String { get }
  var GCKeyFour: String { get }
  var GCKeyG: String { get }
  var GCKeyGraveAccentAndTilde: String { get }
  var GCKeyH: String { get }
  var GCKeyHome: String { get }
  var GCKeyHyphen: String { get }
  var GCKeyI: String { get }
  var GCKeyInsert: String { get }
  var GCKeyInternational1: String { get }
  var GCKeyInternational2: String { get }
  var GCKeyInternational3: String { get }
  var GCKeyInternational4: String { get }
  var GCKeyInternational5: String { get }
  var GCKeyInternational6: String { get }
  var GCKeyInternational7: String { get }
  var GCKeyInternational8: String { get }
  var GCKeyInternational9: String { get }
  var GCKeyJ: String { get }
  var GCKeyK: String { get }
  var GCKeyKeypad0: String { get }
  var GCKeyKeypad1: String { get }
  var GCKeyKeypad2: String { get }
  var GCKeyKeypad3: String { get }
  var GCKeyKeypad4: String { get }
  var GCKeyKeypad5: String { get }
  var GCKeyKeypad6: String { get }
  var GCKeyKeypad7: String { get }
  var GCKeyKeypad8: String { get }
  var GCKeyKeypad9: String { get }
  var GCKeyKeypadAsterisk: String { get }
  var GCKeyKeypadEnter: String { get }
  var GCKeyKeypadEqualSign: String { get }
  var GCKeyKeypadHyphen: String { get }
  var GCKeyKeypadNumLock: String { get }
  var GCKeyKeypadPeriod: String { get }
  var GCKeyKeypadPlus: String { get }
  var GCKeyKeypadSlash: String { get }
  var GCKeyL: String { get }
  var GCKeyLANG1: String { get }
  var GCKeyLANG2: String { get }
  var GCKeyLANG3: String { get }
  var GCKeyLANG4: String { get }
  var GCKeyLANG5: String { get }
  var GCKeyLANG6: String { get }
  var GCKeyLANG7: String { get }
  var GCKeyLANG8: String { get }
  var GCKeyLANG9: String { get }
  var GCKeyLeftAlt: String { get }
  var GCKeyLeftArrow: String { get }
  var GCKeyLeftControl: String { get }
  var GCKeyLeftGUI: String { get }
  var GCKeyLeftShift: String { get }
  var GCKeyM: String { get }
  var GCKeyN: String { get }
  var GCKeyNine: String { get }
  var GCKeyNonUSBackslash: String { get }
  var GCKeyNonUSPound: String { get }
  var GCKeyO: String { get }
  var GCKeyOne: String { get }
  var GCKeyOpenBracket: String { get }
  var GCKeyP: String { get }
  var GCKeyPageDown: String { get }
  var GCKeyPageUp: String { get }
  var GCKeyPause: String { get }
  var GCKeyPeriod: String { get }
  var GCKeyPower: String { get }
  var GCKeyPrintScreen: String { get }
  var GCKeyQ: String { get }
  var GCKeyQuote: String { get }
  var GCKeyR: String { get }
  var GCKeyReturnOrEnter: String { get }
  var GCKeyRightAlt: String { get }
  var GCKeyRightArrow: String { get }
  var GCKeyRightControl: String { get }
  var GCKeyRightGUI: String { get }
  var GCKeyRightShift: String { get }
  var GCKeyS: String { get }
  var GCKeyScrollLock: String { get }
  var GCKeySemicolon: String { get }
  var GCKeySeven: String { get }
  var GCKeySix: String { get }
  var GCKeySlash: String { get }
  var GCKeySpacebar: String { get }
  var GCKeyT: String { get }
  var GCKeyTab: String { get }
  var GCKeyThree: String { get }
  var GCKeyTwo: String { get }
  var GCKeyU: String { get }
  var GCKeyUpArrow: String { get }
  var GCKeyV: String { get }
  var GCKeyW: String { get }
  var GCKeyX: String { get }
  var GCKeyY: String { get }
  var GCKeyZ: String { get }
  var GCKeyZero: String { get }
  class GCKeyboard: NSObject, GCDevice, NSSecureCoding, NSCoding {
    static var coalesced: GCKeyboard? { get }
    static func coalesced() -> GCKeyboard?
    static var didConnectNotification: Notification.Name { get }
    static var didDisconnectNotification: Notification.Name { get }
    init()
    init?(coder: NSCoder)
    var keyboardInput: GCKeyboardInput? { get }
  }
  class GCKeyboardInput: GCPhysicalInputProfile {
    func button(forKeyCode code: Int) -> GCControllerButtonInput?
    init()
    var isAnyKeyPressed: Bool { get }
    var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, Int, Bool) -> Void)?
  }
  protocol GCLinearInput: NSObjectProtocol {
    var canWrap: Bool { get }
    var isAnalog: Bool { get }
    var lastValueLatency: Double { get }
    var lastValueTimestamp: Double { get }
    var value: Float { get }
    var valueDidChangeHandler: ((GCPhysicalInputElement, GCLinearInput, Float) -> Void)?
  }
  class GCMicroGamepad: GCPhysicalInputProfile {
    var allowsRotation: Bool
    var buttonA: GCControllerButtonInput { get }
    var buttonMenu: GCControllerButtonInput { get }
    var buttonX: GCControllerButtonInput { get }
    var controller: GCController { get }
    var dpad: GCControllerDirectionPad { get }
    var reportsAbsoluteDpadValues: Bool
    var saveSnapshot: GCMicroGamepadSnapshot { get }
    func setStateFrom(_ microGamepad: GCMicroGamepad)
    var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
  }
  struct GCMicroGamepadSnapShotDataV100 {
    var buttonA: Float
    var buttonX: Float
    var dPadX: Float
    var dPadY: Float
    init()
    init(version: UInt16, size: UInt16, dPadX: Float, dPadY: Float, buttonA: Float, buttonX: Float)
    var size: UInt16
    var version: UInt16
  }
  class GCMicroGamepadSnapshot: GCMicroGamepad {
    init()
    init(controller: GCController, snapshotData data: Data)
    init(snapshotData data: Data)
    var snapshotData: Data
  }
  struct GCMicroGamepadSnapshotData {
    var buttonA: Float
    var buttonX: Float
    var dPadX: Float
    var dPadY: Float
    init()
    init(version: UInt16, size: UInt16, dPadX: Float, dPadY: Float, buttonA: Float, buttonX: Float)
    var size: UInt16
    var version: UInt16
  }
  enum GCMicroGamepadSnapshotDataVersion: Int {
    case version1
  }
  class GCMotion: NSObject {
    var acceleration: GCAcceleration
    var attitude: GCQuaternion { get }
    var controller: GCController? { get }
    var gravity: GCAcceleration { get }
    var hasAttitude: Bool { get }
    var hasAttitudeAndRotationRate: Bool { get }
    var hasGravityAndUserAcceleration: Bool { get }
    var hasRotationRate: Bool { get }
    var rotationRate: GCRotationRate { get }
    var sensorsActive: Bool
    var sensorsRequireManualActivation: Bool { get }
    func setAttitude(_ attitude: GCQuaternion)
    func setGravity(_ gravity: GCAcceleration)
    func setRotationRate(_ rotationRate: GCRotationRate)
    func setStateFrom(_ motion: GCMotion)
    func setUserAcceleration(_ userAcceleration: GCAcceleration)
    var userAcceleration: GCAcceleration { get }
    var valueChangedHandler: ((GCMotion) -> Void)?
  }
  class GCMouse: NSObject, GCDevice {
    static var current: GCMouse? { get }
    static func current() -> GCMouse?
    static var didBecomeCurrentNotification: Notification.Name { get }
    static var didConnectNotification: Notification.Name { get }
    static var didDisconnectNotification: Notification.Name { get }
    static var didStopBeingCurrentNotification: Notification.Name { get }
    init()
    static var mice: [GCMouse] { get }
    static func mice() -> [GCMouse]
    var mouseInput: GCMouseInput? { get }
  }
  class GCMouseInput: GCPhysicalInputProfile {
    var auxiliaryButtons: [GCControllerButtonInput]? { get }
    init()
    var leftButton: GCControllerButtonInput { get }
    var middleButton: GCControllerButtonInput? { get }
    var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
    var rightButton: GCControllerButtonInput? { get }
    var scroll: GCDeviceCursor { get }
  }
  protocol GCPhysicalInputElement: NSObjectProtocol {
    var aliases: Set<String> { get }
    var localizedName: String? { get }
    var sfSymbolsName: String? { get }
  }
  class GCPhysicalInputProfile: NSObject {
    var allAxes: Set<GCControllerAxisInput> { get }
    var allButtons: Set<GCControllerButtonInput> { get }
    var allDpads: Set<GCControllerDirectionPad> { get }
    var allElements: Set<GCControllerElement> { get }
    var allTouchpads: Set<GCControllerTouchpad> { get }
    var axes: [String: GCControllerAxisInput] { get }
    var buttons: [String: GCControllerButtonInput] { get }
    func capture() -> GCPhysicalInputProfile
    var device: GCDevice? { get }
    var dpads: [String: GCControllerDirectionPad] { get }
    var elements: [String: GCControllerElement] { get }
    var hasRemappedElements: Bool { get }
    var lastEventTimestamp: Double { get }
    func mappedElementAlias(forPhysicalInputName physicalInputName: String) -> String
    func mappedPhysicalInputNames(forElementAlias elementAlias: String) -> Set<String>
    func object(forKeyedSubscript key: String) -> GCControllerElement?
    func setStateFromPhysicalInput(_ physicalInput: GCPhysicalInputProfile)
    var touchpads: [String: GCControllerTouchpad] { get }
    var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?
  }
  protocol GCPressedStateInput: NSObjectProtocol {
    var isPressed: Bool { get }
    var lastPressedStateLatency: Double { get }
    var lastPressedStateTimestamp: Double { get }
    var pressedDidChangeHandler: ((GCPhysicalInputElement, GCPressedStateInput, Bool) -> Void)?
  }
  var GCProductCategoryCoalescedRemote: String { get }
  var GCProductCategoryControlCenterRemote: String { get }
  var GCProductCategoryDualSense: String { get }
  var GCProductCategoryDualShock4: String { get }
  var GCProductCategoryHID: String { get }
  var GCProductCategoryKeyboard: String { get }
  var GCProductCategoryMFi: String { get }
  var GCProductCategoryMouse: String { get }
  var GCProductCategorySiriRemote1stGen: String { get }
  var GCProductCategorySiriRemote2ndGen: String { get }
  var GCProductCategoryUniversalElectronicsRemote: String { get }
  var GCProductCategoryXboxOne: String { get }
  struct GCQuaternion {
    init()
    init(x: Double, y: Double, z: Double, w: Double)
    var w: Double
    var x: Double
    var y: Double
    var z: Double
  }
  class GCRacingWheel: NSObject, GCDevice {
    func acquireDevice() throws
    var capture: GCRacingWheel { get }
    static var connectedRacingWheels: Set<GCRacingWheel> { get }
    static func connectedRacingWheels() -> Set<GCRacingWheel>
    static var didConnectNotification: Notification.Name { get }
    static var didDisconnectNotification: Notification.Name { get }
    var isAcquired: Bool { get }
    var isSnapshot: Bool { get }
    func relinquishDevice()
    var wheelInput: GCRacingWheelInput { get }
  }
  class GCRacingWheelInput: GCRacingWheelInputState, GCDevicePhysicalInput {
    var capture: GCRacingWheelInputState { get }
    init()
    var nextInputState: GCDevicePhysicalInputStateDiff? { get }
  }
  class GCRacingWheelInputState: NSObject, GCDevicePhysicalInputState {
    var acceleratorPedal: GCButtonElement? { get }
    var brakePedal: GCButtonElement? { get }
    var clutchPedal: GCButtonElement? { get }
    init()
    var shifter: GCGearShifterElement? { get }
    var wheel: GCSteeringWheelElement { get }
  }
  protocol GCRelativeInput: NSObjectProtocol {
    var delta: Float { get }
    var deltaDidChangeHandler: ((GCPhysicalInputElement, GCRelativeInput, Float) -> Void)?
    var isAnalog: Bool { get }
    var lastDeltaLatency: Double { get }
    var lastDeltaTimestamp: Double { get }
  }
  struct GCRotationRate {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
  }
  class GCSteeringWheelElement: NSObject, GCAxisElement {
    var maximumDegreesOfRotation: Float { get }
  }
  protocol GCSwitchElement: GCPhysicalInputElement {
    var positionInput: GCSwitchPositionInput { get }
  }
  protocol GCSwitchPositionInput: NSObjectProtocol {
    var canWrap: Bool { get }
    var isSequential: Bool { get }
    var lastPositionLatency: Double { get }
    var lastPositionTimestamp: Double { get }
    var position: Int { get }
    var positionDidChangeHandler: ((GCPhysicalInputElement, GCSwitchPositionInput, Int) -> Void)?
    var positionRange: NSRange { get }
  }
  enum GCSystemGestureState: Int {
    case enabled, alwaysReceive, disabled
  }
  enum GCTouchState: Int {
    case up, down, moving
  }
  protocol GCTouchedStateInput: NSObjectProtocol {
    var isTouched: Bool { get }
    var lastTouchedStateLatency: Double { get }
    var lastTouchedStateTimestamp: Double { get }
    var touchedDidChangeHandler: ((GCPhysicalInputElement, GCTouchedStateInput, Bool) -> Void)?
  }
  enum GCUIEventTypes: UInt {
    case none, gamepad
  }
  class GCVirtualController: NSObject {
    func connect() async throws
    func connect(replyHandler reply: ((Error?) -> Void)? = nil)
    var controller: GCController? { get }
    func disconnect()
    init(configuration: GCVirtualControllerConfiguration)
    func updateConfiguration(forElement element: String, configuration: @escaping (GCVirtualControllerElementConfiguration) -> GCVirtualControllerElementConfiguration)
  }
  class GCVirtualControllerConfiguration: NSObject {
    var elements: Set<String>
    init()
    var isHidden: Bool
  }
  class GCVirtualControllerElementConfiguration: NSObject {
    var actsAsTouchpad: Bool
    init()
    var isHidden: Bool
    var path: UIBezierPath?
  }
  class GCXboxGamepad: GCExtendedGamepad, NSSecureCoding, NSCoding {
    var buttonShare: GCControllerButtonInput? { get }
    init()
    init?(coder: NSCoder)
    var paddleButton1: GCControllerButtonInput? { get }
    var paddleButton2: GCControllerButtonInput? { get }
    var paddleButton3: GCControllerButtonInput? { get }
    var paddleButton4: GCControllerButtonInput? { get }
  }
  extension Notification.Name {
    static var GCControllerDidBecomeCurrent: Notification.Name { get }
    static var GCControllerDidConnect: Notification.Name { get }
    static var GCControllerDidDisconnect: Notification.Name { get }
    static var GCControllerDidStopBeingCurrent: Notification.Name { get }
    static var GCControllerUserCustomizationsDidChange: Notification.Name { get }
    static var GCKeyboardDidConnect: Notification.Name { get }
    static var GCKeyboardDidDisconnect: Notification.Name { get }
    static var GCMouseDidBecomeCurrent: Notification.Name { get }
    static var GCMouseDidConnect: Notification.Name { get }
    static var GCMouseDidDisconnect: Notification.Name { get }
    static var GCMouseDidStopBeingCurrent: Notification.Name { get }
    static var GCRacingWheelDidConnect: Notification.Name { get }
    static var GCRacingWheelDidDisconnect: Notification.Name { get }
  }
  extension UIScene.ConnectionOptions {
    var gameControllerActivationContext: GCGameControllerActivationContext { get }
  }
  """#
