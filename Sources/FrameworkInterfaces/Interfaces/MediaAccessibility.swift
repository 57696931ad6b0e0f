/// What is known of the module `MediaAccessibility`.
let mediaAccessibilityInterface = #"""
  // exports: Foundation
  enum MACaptionAppearanceBehavior: Int {
    case useValue, useContentIfAvailable
  }
  enum MACaptionAppearanceDisplayType: Int {
    case forcedOnly, automatic, alwaysOn
  }
  enum MACaptionAppearanceDomain: Int {
    case `default`, user
  }
  enum MACaptionAppearanceFontStyle: Int {
    case `default`, monospacedWithSerif, proportionalWithSerif, monospacedWithoutSerif, proportionalWithoutSerif, casual, cursive, smallCapital
  }
  enum MACaptionAppearanceTextEdgeStyle: Int {
    case undefined, none, raised, depressed, uniform, dropShadow
  }
  class MAFlashingLightsProcessor: NSObject {
    func canProcessSurface(_ surface: Any) -> Bool
    init()
    func processSurface(_ inSurface: Any, outSurface: Any, timestamp: Double, options: [AnyHashable: Any]? = nil) -> MAFlashingLightsProcessorResult
  }
  class MAFlashingLightsProcessorResult: NSObject {
    init()
    var intensityLevel: Float { get }
    var mitigationLevel: Float { get }
    var surfaceProcessed: Bool { get }
  }
  var MAMediaCharacteristicDescribesMusicAndSoundForAccessibility: String { get }
  var MAMediaCharacteristicDescribesVideoForAccessibility: String { get }
  var MAMediaCharacteristicTranscribesSpokenDialogForAccessibility: String { get }
  class MAMusicHapticsManager: NSObject {
    static var activeStatusDidChangeNotification: Notification.Name { get }
    func addStatusObserver(_ statusHandler: @escaping (String, Bool) -> Void) -> NSCopying?
    func checkHapticTrackAvailabilityForMedia(matchingCode internationalStandardRecordingCode: String) async -> Bool
    func checkHapticTrackAvailabilityForMedia(matchingCode internationalStandardRecordingCode: String, completionHandler: ((Bool) -> Void)? = nil)
    var isActive: Bool { get }
    func removeStatusObserver(_ registrationToken: NSCopying)
    static var shared: MAMusicHapticsManager { get }
    static func shared() -> MAMusicHapticsManager
  }
  extension Notification.Name {
    static var MAAudibleMediaSettingsChanged: Notification.Name { get }
    static var MACaptionAppearanceSettingsChanged: Notification.Name { get }
    static var MADimFlashingLightsChanged: Notification.Name { get }
    static var MAMusicHapticsManagerActiveStatusDidChange: Notification.Name { get }
  }
  """#
