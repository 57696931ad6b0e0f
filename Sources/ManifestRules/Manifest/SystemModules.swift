/// The modules that toolchains and systems bring, so that no manifest declares them.
///
/// Source: the frameworks and module maps of Apple's SDKs up to version 26, and the modules of the Swift
/// toolchain for other systems. A name that is missing here is taken for one that may come from anywhere.
enum SystemModules {
  /// Whether a module of a name may be part of the system or the toolchain.
  static func contains(_ name: String) -> Bool {
    // What begins so is private to the toolchain.
    name.utf8.first == UInt8(ascii: "_") || all.contains(name)
  }

  private static let all = Set(
    """
    ARKit Runtime AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit
    Accounts ActivityKit AdAttributionKit AdServices AdSupport AddressBook AddressBookUI
    AgeRange AlarmKit Android AppClip AppIntents AppIntentsTesting AppKit AppKitScripting
    AppTrackingTransparency AppleArchive AppleScriptKit AppleScriptObjC ApplicationServices
    AssetsLibrary AudioDriverKit AudioToolbox AudioUnit AudioVideoBridging
    AuthenticationServices AutomaticAssessmentConfiguration Automator BackgroundAssets
    BackgroundTasks Bionic Builtin BrowserEngineCore BrowserEngineKit BrowserKit BundleResources
    BusinessChat CFNetwork CRT CUPS CalendarStore CallKit CarKey CarPlay Carbon Charts Cinematic
    ClassKit ClockKit CloudKit Cocoa Collaboration ColorSync Combine CommonCrypto
    CompositorServices Compression ContactProvider Contacts ContactsUI CoreAudio CoreAudioKit
    CoreAudioTypes CoreBluetooth CoreData CoreDisplay CoreFoundation CoreGraphics CoreHID
    CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO
    CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable
    CoreVideo CoreWLAN CreateML CreateMLComponents Cryptexes CryptoKit CryptoTokenKit Cups Cxx
    CxxStdlib DVDPlayback Darwin DarwinNotifications DataDetection DeveloperToolsSupport
    DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DirectoryService
    DiscRecording DiscRecordingUI DiskArbitration Dispatch Distributed DockKit DriverKit
    EndpointSecurity EnergyKit EventKit EventKitUI ExceptionHandling ExecutionPolicy
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FSKit FamilyControls
    FileProvider FileProviderUI FinanceKit FinanceKitUI FinderSync ForceFeedback Foundation
    FoundationEssentials FoundationInternationalization FoundationModels FoundationNetworking
    FoundationXML GLKit GLUT GSS GameController GameKit GameSave GameplayKit Glibc
    GroupActivities HIDDriverKit HTTPTypes HealthKit HealthKitUI HomeKit Hypervisor ICADevices
    ICU IMServicePlugIn IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost
    IdentityDocumentServices IdentityDocumentServicesUI IdentityLookup IdentityLookupUI
    ImageCaptureCore ImageIO ImagePlayground InputMethodKit InstallerPlugins InstantMessage
    Intents IntentsUI JavaNativeFoundation JavaScriptCore JournalingSuggestions Kerberos Kernel
    KernelManagement LDAP LatentSemanticMapping LinkPresentation LiveCommunicationKit
    LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute MachO
    MailKit ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit
    MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary
    MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO
    MultipeerConnectivity MusicKit Musl NaturalLanguage NearbyInteraction NetFS Network
    NetworkExtension NetworkingDriverKit NewsstandKit NotificationCenter OSAKit OSLog ObjectiveC
    Observation OpenAL OpenCL OpenDirectory OpenGL OpenGLES PCIDriverKit PCSC PDFKit PHASE
    PackageDescription PackagePlugin ParavirtualizedGraphics PassKit PencilKit PermissionKit
    Photos PhotosUI PlaygroundBluetooth PlaygroundSupport PreferencePanes PreviewsUI
    ProjectDescription ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook
    QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RealityKitScripting
    RegexBuilder RelevanceKit ReplayKit RoomPlan Ruby SQLite3 SafariServices SafetyKit SceneKit
    ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge SecureElementCredential Security
    SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit
    ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial
    Speech SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest Swift SwiftData
    SwiftOnoneSupport SwiftShims SwiftUI SwiftUICore Symbols SyncServices Synchronization System
    SystemConfiguration SystemExtensions SystemPackage TVMLKit TVServices TVUIKit TWAIN
    TabularData Tcl TelephonyMessagingKit TelephonyUtilities Testing ThreadNetwork TipKit Tk
    Translation TranslationUIProvider UIKit USBDriverKit USBSerialDriverKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoDecodeAcceleration
    VideoDecoderKit VideoSubscriberAccount VideoToolbox Virtualization Vision
    VisionEntitlementServices VisionKit VisualIntelligence WASILibc WatchConnectivity WatchKit
    WeatherKit WebKit WiFiAware WidgetKit WinSDK WorkoutKit WritingTools XCTest XCUIAutomation
    XPC XcodeKit _Builtin_float _Concurrency _Differentiation _RegexParser _StringProcessing
    _Testing_Foundation bzip2 dnssd editline iAd iTunesLibrary launch libxml2 libxslt lzma
    ncurses notify os ptrauth readline sandbox simd sys_types ucrt unwind vecLib visionOSUI
    vmnet zlib
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
