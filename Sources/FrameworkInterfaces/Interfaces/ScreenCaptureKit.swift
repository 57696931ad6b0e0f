/// What is known of the module `ScreenCaptureKit`.
let screenCaptureKitInterface = #"""
  // exports: Foundation
  enum SCCaptureDynamicRange: Int {
    case sdr, hdrLocalDisplay, hdrCanonicalDisplay
  }
  enum SCCaptureResolutionType: Int {
    case automatic, best, nominal
  }
  class SCContentFilter: NSObject {
    var contentRect: CGRect { get }
    var includeMenuBar: Bool
    var includedApplications: [SCRunningApplication] { get }
    var includedDisplays: [SCDisplay] { get }
    var includedWindows: [SCWindow] { get }
    init(desktopIndependentWindow window: SCWindow)
    func initWith(_ display: SCDisplay, excludingApplications: [SCRunningApplication], exceptingWindows: [SCWindow]) -> UnsafeMutableRawPointer
    func initWith(_ display: SCDisplay, excludingWindows excludedWindows: [SCWindow]) -> UnsafeMutableRawPointer
    func initWith(_ display: SCDisplay, including includedWindows: [SCWindow]) -> UnsafeMutableRawPointer
    func initWith(_ display: SCDisplay, including includingApplications: [SCRunningApplication], exceptingWindows: [SCWindow]) -> UnsafeMutableRawPointer
    var pointPixelScale: Float { get }
    var streamType: SCStreamType { get }
    var style: SCShareableContentStyle { get }
  }
  enum SCContentFilterOption: Int32 {
    case include, exclude
  }
  class SCContentSharingPicker: NSObject {
    func add(_ observer: SCContentSharingPickerObserver)
    var defaultConfiguration: SCContentSharingPickerConfiguration
    var isActive: Bool
    var maximumStreamCount: NSNumber?
    func present()
    func present(for stream: SCStream)
    func present(for stream: SCStream, using contentStyle: SCShareableContentStyle)
    func present(using contentStyle: SCShareableContentStyle)
    func remove(_ observer: SCContentSharingPickerObserver)
    func setConfiguration(_ pickerConfig: SCContentSharingPickerConfiguration?, for stream: SCStream)
    static var shared: SCContentSharingPicker { get }
    static func shared() -> SCContentSharingPicker
  }
  class SCContentSharingPickerConfiguration: NSObject {
    var allowedPickerModes: SCContentSharingPickerMode
    var allowsChangingSelectedContent: Bool
    var excludedBundleIDs: [String]
    var excludedWindowIDs: [NSNumber]
    init()
  }
  struct SCContentSharingPickerMode: OptionSet {
    init(rawValue: UInt)
    static var multipleApplications: SCContentSharingPickerMode { get }
    static var multipleWindows: SCContentSharingPickerMode { get }
    var rawValue: UInt { get }
    static var singleApplication: SCContentSharingPickerMode { get }
    static var singleDisplay: SCContentSharingPickerMode { get }
    static var singleWindow: SCContentSharingPickerMode { get }
  }
  protocol SCContentSharingPickerObserver: NSObjectProtocol {
    func contentSharingPicker(_ picker: SCContentSharingPicker, didCancelFor stream: SCStream?)
    func contentSharingPicker(_ picker: SCContentSharingPicker, didUpdateWith filter: SCContentFilter, for stream: SCStream?)
    func contentSharingPickerStartDidFailWithError(_ error: Error)
  }
  class SCDisplay: NSObject {
    var displayID: UInt32 { get }
    var frame: CGRect { get }
    var height: Int { get }
    var width: Int { get }
  }
  enum SCFrameStatus: Int {
    case complete, idle, blank, suspended, started, stopped
  }
  enum SCPresenterOverlayAlertSetting: Int {
    case system, never, always
  }
  class SCRecordingOutput: NSObject {
    init(configuration recordingOutputConfiguration: SCRecordingOutputConfiguration, delegate: SCRecordingOutputDelegate)
    var recordedDuration: CMTime { get }
    var recordedFileSize: Int { get }
  }
  class SCRecordingOutputConfiguration: NSObject {
    var availableOutputFileTypes: [AVFileType] { get }
    var availableVideoCodecTypes: [AVVideoCodecType] { get }
    init()
    var outputFileType: AVFileType
    var outputURL: URL
    var videoCodecType: AVVideoCodecType
  }
  protocol SCRecordingOutputDelegate: NSObjectProtocol {
    func recordingOutput(_ recordingOutput: SCRecordingOutput, didFailWithError error: Error)
    func recordingOutputDidFinishRecording(_ recordingOutput: SCRecordingOutput)
    func recordingOutputDidStartRecording(_ recordingOutput: SCRecordingOutput)
  }
  class SCRunningApplication: NSObject {
    var applicationName: String { get }
    var bundleIdentifier: String { get }
    var processID: Int32 { get }
  }
  class SCScreenshotManager: NSObject {
    static func captureImage(in rect: CGRect) async throws -> CGImage
    static func captureImage(in rect: CGRect, completionHandler: ((CGImage?, Error?) -> Void)? = nil)
    static func captureImage(with contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CGImage
    static func captureImage(with contentFilter: SCContentFilter, configuration config: SCStreamConfiguration, completionHandler: ((CGImage?, Error?) -> Void)? = nil)
    static func captureSampleBuffer(with contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CMSampleBuffer
    static func captureSampleBuffer(with contentFilter: SCContentFilter, configuration config: SCStreamConfiguration, completionHandler: ((CMSampleBuffer?, Error?) -> Void)? = nil)
  }
  class SCShareableContent: NSObject {
    var applications: [SCRunningApplication] { get }
    static func currentProcessShareableContent() async throws -> SCShareableContent
    var displays: [SCDisplay] { get }
    static func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool) async throws -> SCShareableContent
    static func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyAbove onScreenWindowsOnlyAboveWindow: SCWindow) async throws -> SCShareableContent
    static func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyBelow onScreenWindowsOnlyBelowWindow: SCWindow) async throws -> SCShareableContent
    static func getCurrentProcessShareableContent(completionHandler: @escaping (SCShareableContent?, Error?) -> Void)
    static func getExcludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool, completionHandler: @escaping (SCShareableContent?, Error?) -> Void)
    static func getExcludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyAbove onScreenWindowsOnlyAboveWindow: SCWindow, completionHandler: @escaping (SCShareableContent?, Error?) -> Void)
    static func getExcludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyBelow onScreenWindowsOnlyBelowWindow: SCWindow, completionHandler: @escaping (SCShareableContent?, Error?) -> Void)
    static func getWithCompletionHandler(_ completionHandler: @escaping (SCShareableContent?, Error?) -> Void)
    static func info(for filter: SCContentFilter) -> SCShareableContentInfo
    var windows: [SCWindow] { get }
    static func withCompletionHandler() async throws -> SCShareableContent
  }
  class SCShareableContentInfo: NSObject {
    var contentRect: CGRect { get }
    var pointPixelScale: Float { get }
    var style: SCShareableContentStyle { get }
  }
  enum SCShareableContentStyle: Int {
    case none, window, display, application
  }
  class SCStream: NSObject {
    func add(_ recordingOutput: SCRecordingOutput) throws
    func add(_ output: SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?) throws
    init(filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration, delegate aDelegate: SCStreamDelegate?)
    func remove(_ recordingOutput: SCRecordingOutput) throws
    func remove(_ output: SCStreamOutput, type: SCStreamOutputType) throws
    func startCapture(completionHandler: ((Error?) -> Void)? = nil)
    func stopCapture(completionHandler: ((Error?) -> Void)? = nil)
    var synchronizationClock: CMClock? { get }
    func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws
    func updateConfiguration(_ streamConfig: SCStreamConfiguration, completionHandler: ((Error?) -> Void)? = nil)
    func updateContentFilter(_ contentFilter: SCContentFilter) async throws
    func updateContentFilter(_ contentFilter: SCContentFilter, completionHandler: ((Error?) -> Void)? = nil)
  }
  class SCStreamConfiguration: NSObject {
    var backgroundColor: CGColor
    var captureDynamicRange: SCCaptureDynamicRange
    var captureMicrophone: Bool
    var captureResolution: SCCaptureResolutionType
    var capturesAudio: Bool
    var capturesShadowsOnly: Bool
    var channelCount: Int
    var colorMatrix: String?
    var colorSpaceName: String?
    var destinationRect: CGRect
    var excludesCurrentProcessAudio: Bool
    var height: Int
    var ignoreGlobalClipDisplay: Bool
    var ignoreGlobalClipSingleWindow: Bool
    var ignoreShadowsDisplay: Bool
    var ignoreShadowsSingleWindow: Bool
    var includeChildWindows: Bool
    init()
    init(preset: SCStreamConfigurationPreset)
    var microphoneCaptureDeviceID: String?
    var minimumFrameInterval: CMTime
    var pixelFormat: CVPixelFormatType
    var presenterOverlayPrivacyAlertSetting: SCPresenterOverlayAlertSetting
    var preservesAspectRatio: Bool
    var queueDepth: Int
    var sampleRate: Int
    var scalesToFit: Bool
    var shouldBeOpaque: Bool
    var showMouseClicks: Bool
    var showsCursor: Bool
    var sourceRect: CGRect
    var streamName: String?
    var width: Int
  }
  enum SCStreamConfigurationPreset: Int {
    case captureHDRStreamLocalDisplay, captureHDRStreamCanonicalDisplay, captureHDRScreenshotLocalDisplay, captureHDRScreenshotCanonicalDisplay
  }
  protocol SCStreamDelegate: NSObjectProtocol {
    func outputVideoEffectDidStart(for stream: SCStream)
    func outputVideoEffectDidStop(for stream: SCStream)
    func stream(_ stream: SCStream, didStopWithError error: Error)
    func streamDidBecomeActive(_ stream: SCStream)
    func streamDidBecomeInactive(_ stream: SCStream)
    func userDidStop(_ stream: SCStream)
  }
  struct SCStreamError: Error {
    enum Code: Int { case userDeclined, failedToStart, missingEntitlements, failedApplicationConnectionInvalid, failedApplicationConnectionInterrupted, failedNoMatchingApplicationContext, attemptToStartStreamState, attemptToStopStreamState, attemptToUpdateFilterState, attemptToConfigState, internalError, invalidParameter, noWindowList, noDisplayList, noCaptureSource, removingStream, userStopped, failedToStartAudioCapture, failedToStopAudioCapture, failedToStartMicrophoneCapture, systemStoppedStream }
    static var attemptToConfigState: SCStreamError.Code { get }
    static var attemptToStartStreamState: SCStreamError.Code { get }
    static var attemptToStopStreamState: SCStreamError.Code { get }
    static var attemptToUpdateFilterState: SCStreamError.Code { get }
    var code: SCStreamError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failedApplicationConnectionInterrupted: SCStreamError.Code { get }
    static var failedApplicationConnectionInvalid: SCStreamError.Code { get }
    static var failedNoMatchingApplicationContext: SCStreamError.Code { get }
    static var failedToStart: SCStreamError.Code { get }
    static var failedToStartAudioCapture: SCStreamError.Code { get }
    static var failedToStartMicrophoneCapture: SCStreamError.Code { get }
    static var failedToStopAudioCapture: SCStreamError.Code { get }
    init(_ code: SCStreamError.Code, userInfo: [String: Any] = nil)
    static var internalError: SCStreamError.Code { get }
    static var invalidParameter: SCStreamError.Code { get }
    var localizedDescription: String { get }
    static var missingEntitlements: SCStreamError.Code { get }
    static var noCaptureSource: SCStreamError.Code { get }
    static var noDisplayList: SCStreamError.Code { get }
    static var noWindowList: SCStreamError.Code { get }
    static var removingStream: SCStreamError.Code { get }
    static var systemStoppedStream: SCStreamError.Code { get }
    static var userDeclined: SCStreamError.Code { get }
    var userInfo: [String: Any] { get }
    static var userStopped: SCStreamError.Code { get }
  }
  var SCStreamErrorDomain: String { get }
  var SCStreamFrameInfoBoundingRect: String { get }
  var SCStreamFrameInfoContentRect: String { get }
  var SCStreamFrameInfoContentScale: String { get }
  var SCStreamFrameInfoDirtyRects: String { get }
  var SCStreamFrameInfoDisplayTime: String { get }
  var SCStreamFrameInfoPresenterOverlayContentRect: String { get }
  var SCStreamFrameInfoScaleFactor: String { get }
  var SCStreamFrameInfoScreenRect: String { get }
  var SCStreamFrameInfoStatus: String { get }
  protocol SCStreamOutput: NSObjectProtocol {
    func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
  }
  enum SCStreamOutputType: Int {
    case screen, audio, microphone
  }
  enum SCStreamType: Int {
    case window, display
  }
  class SCWindow: NSObject {
    var frame: CGRect { get }
    var isActive: Bool { get }
    var isOnScreen: Bool { get }
    var owningApplication: SCRunningApplication? { get }
    var title: String? { get }
    var windowID: UInt32 { get }
    var windowLayer: Int { get }
  }
  """#
