/// What is known of the module `ReplayKit`.
let replayKitInterface = #"""
  // exports: Foundation UIKit
  extension NSExtensionContext {
    func completeRequest(withBroadcast broadcastURL: URL, broadcastConfiguration: RPBroadcastConfiguration, setupInfo: [String: NSCoding]?)
    func completeRequest(withBroadcast broadcastURL: URL, setupInfo: [String: NSCoding]?)
    func loadBroadcastingApplicationInfo(completion handler: @escaping (String, String, UIImage) -> Void)
  }
  var RPApplicationInfoBundleIdentifierKey: String { get }
  class RPBroadcastActivityController: NSObject {
    var delegate: RPBroadcastActivityControllerDelegate?
    init()
    static func showBroadcastPicker(at point: CGPoint, from window: NSWindow?, preferredExtensionIdentifier preferredExtension: String?, completionHandler handler: @escaping (RPBroadcastActivityController?, Error?) -> Void)
  }
  protocol RPBroadcastActivityControllerDelegate: NSObjectProtocol {
    func broadcastActivityController(_ broadcastActivityController: RPBroadcastActivityController, didFinishWith broadcastController: RPBroadcastController?, error: Error?)
  }
  class RPBroadcastActivityViewController: UIViewController {
    var delegate: RPBroadcastActivityViewControllerDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
    static func load() async throws -> RPBroadcastActivityViewController
    static func load(handler: @escaping (RPBroadcastActivityViewController?, Error?) -> Void)
    static func load(withPreferredExtension preferredExtension: String?) async throws -> RPBroadcastActivityViewController
    static func load(withPreferredExtension preferredExtension: String?, handler: @escaping (RPBroadcastActivityViewController?, Error?) -> Void)
  }
  protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    func broadcastActivityViewController(_ broadcastActivityViewController: RPBroadcastActivityViewController, didFinishWith broadcastController: RPBroadcastController?, error: Error?)
  }
  class RPBroadcastConfiguration: NSObject, NSCoding, NSSecureCoding {
    var clipDuration: Double
    init()
    init?(coder: NSCoder)
    var videoCompressionProperties: [String: NSSecureCoding]?
  }
  class RPBroadcastController: NSObject {
    var broadcastExtensionBundleID: String? { get }
    var broadcastURL: URL { get }
    var delegate: RPBroadcastControllerDelegate?
    func finishBroadcast() async throws
    func finishBroadcast(handler: @escaping (Error?) -> Void)
    init()
    var isBroadcasting: Bool { get }
    var isPaused: Bool { get }
    func pauseBroadcast()
    func resumeBroadcast()
    var serviceInfo: [String: NSCoding]? { get }
    func startBroadcast() async throws
    func startBroadcast(handler: @escaping (Error?) -> Void)
  }
  protocol RPBroadcastControllerDelegate: NSObjectProtocol {
    func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: Error?)
    func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastUrl: URL)
    func broadcastController(_ broadcastController: RPBroadcastController, didUpdateServiceInfo serviceInfo: [String: NSCoding])
  }
  class RPBroadcastHandler: NSObject, NSExtensionRequestHandling {
    init()
    func updateBroadcast(_ broadcastUrl: URL)
    func updateServiceInfo(_ serviceInfo: [String: NSCoding])
  }
  class RPBroadcastMP4ClipHandler: RPBroadcastHandler {
    func finishedProcessingMP4Clip(withUpdatedBroadcastConfiguration broadcastConfiguration: RPBroadcastConfiguration?, error: Error?)
    init()
    func processMP4Clip(with mp4ClipURL: URL?, setupInfo: [String: Any]?, finished: Bool)
  }
  class RPBroadcastSampleHandler: RPBroadcastHandler {
    func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any])
    func broadcastFinished()
    func broadcastPaused()
    func broadcastResumed()
    func broadcastStarted(withSetupInfo setupInfo: [String: Any]?)
    func finishBroadcastWithError(_ error: Error)
    init()
    func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType)
  }
  enum RPCameraPosition: Int {
    case front, back
  }
  class RPPreviewViewController: UIViewController {
    init()
    init(nibName: String?, bundle: Bundle?)
    var mode: RPPreviewViewControllerMode
    var previewControllerDelegate: RPPreviewViewControllerDelegate?
  }
  protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  }
  enum RPPreviewViewControllerMode: Int {
    case preview, share
  }
  struct RPRecordingError: Error {
    enum Code: Int { case none, unknown, userDeclined, disabled, failedToStart, failed, insufficientStorage, interrupted, contentResize, broadcastInvalidSession, systemDormancy, entitlements, activePhoneCall, failedToSave, carPlay, failedApplicationConnectionInvalid, failedApplicationConnectionInterrupted, failedNoMatchingApplicationContext, failedMediaServicesFailure, videoMixingFailure, broadcastSetupFailed, failedToObtainURL, failedIncorrectTimeStamps, failedToProcessFirstSample, failedAssetWriterFailedToSave, failedNoAssetWriter, failedAssetWriterInWrongState, failedAssetWriterExportFailed, failedToRemoveFile, failedAssetWriterExportCanceled, attemptToStopNonRecording, attemptToStartInRecordingState, photoFailure, recordingInvalidSession, failedToStartCaptureStack, invalidParameter, filePermissions, exportClipToURLInProgress }
    static var activePhoneCall: RPRecordingError.Code { get }
    static var attemptToStartInRecordingState: RPRecordingError.Code { get }
    static var attemptToStopNonRecording: RPRecordingError.Code { get }
    static var broadcastInvalidSession: RPRecordingError.Code { get }
    static var broadcastSetupFailed: RPRecordingError.Code { get }
    static var carPlay: RPRecordingError.Code { get }
    var code: RPRecordingError.Code { get }
    static var contentResize: RPRecordingError.Code { get }
    static var disabled: RPRecordingError.Code { get }
    static var entitlements: RPRecordingError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var exportClipToURLInProgress: RPRecordingError.Code { get }
    static var failed: RPRecordingError.Code { get }
    static var failedApplicationConnectionInterrupted: RPRecordingError.Code { get }
    static var failedApplicationConnectionInvalid: RPRecordingError.Code { get }
    static var failedAssetWriterExportCanceled: RPRecordingError.Code { get }
    static var failedAssetWriterExportFailed: RPRecordingError.Code { get }
    static var failedAssetWriterFailedToSave: RPRecordingError.Code { get }
    static var failedAssetWriterInWrongState: RPRecordingError.Code { get }
    static var failedIncorrectTimeStamps: RPRecordingError.Code { get }
    static var failedMediaServicesFailure: RPRecordingError.Code { get }
    static var failedNoAssetWriter: RPRecordingError.Code { get }
    static var failedNoMatchingApplicationContext: RPRecordingError.Code { get }
    static var failedToObtainURL: RPRecordingError.Code { get }
    static var failedToProcessFirstSample: RPRecordingError.Code { get }
    static var failedToRemoveFile: RPRecordingError.Code { get }
    static var failedToSave: RPRecordingError.Code { get }
    static var failedToStart: RPRecordingError.Code { get }
    static var failedToStartCaptureStack: RPRecordingError.Code { get }
    static var filePermissions: RPRecordingError.Code { get }
    init(_ code: RPRecordingError.Code, userInfo: [String: Any] = nil)
    static var insufficientStorage: RPRecordingError.Code { get }
    static var interrupted: RPRecordingError.Code { get }
    static var invalidParameter: RPRecordingError.Code { get }
    var localizedDescription: String { get }
    static var none: RPRecordingError.Code { get }
    static var photoFailure: RPRecordingError.Code { get }
    static var recordingInvalidSession: RPRecordingError.Code { get }
    static var systemDormancy: RPRecordingError.Code { get }
    static var unknown: RPRecordingError.Code { get }
    static var userDeclined: RPRecordingError.Code { get }
    var userInfo: [String: Any] { get }
    static var videoMixingFailure: RPRecordingError.Code { get }
  }
  var RPRecordingErrorDomain: String { get }
  enum RPSampleBufferType: Int {
    case video, audioApp, audioMic
  }
  class RPScreenRecorder: NSObject {
    var cameraPosition: RPCameraPosition
    var cameraPreviewView: UIView? { get }
    var delegate: RPScreenRecorderDelegate?
    func discardRecording() async
    func discardRecording(handler: @escaping () -> Void)
    func exportClip(to url: URL, duration: Double) async throws
    func exportClip(to url: URL, duration: Double, completionHandler: ((Error?) -> Void)? = nil)
    var isAvailable: Bool { get }
    var isCameraEnabled: Bool
    var isMicrophoneEnabled: Bool
    var isRecording: Bool { get }
    static func shared() -> RPScreenRecorder
    func startCapture(handler captureHandler: ((CMSampleBuffer?, RPSampleBufferType, Error?) -> Void)?) async throws
    func startCapture(handler captureHandler: ((CMSampleBuffer?, RPSampleBufferType, Error?) -> Void)?, completionHandler: ((Error?) -> Void)? = nil)
    func startClipBuffering() async throws
    func startClipBuffering(completionHandler: ((Error?) -> Void)? = nil)
    func startRecording() async throws
    func startRecording(handler: ((Error?) -> Void)? = nil)
    func startRecording(withMicrophoneEnabled microphoneEnabled: Bool) async throws
    func startRecording(withMicrophoneEnabled microphoneEnabled: Bool, handler: ((Error?) -> Void)? = nil)
    func stopCapture() async throws
    func stopCapture(handler: ((Error?) -> Void)? = nil)
    func stopClipBuffering() async throws
    func stopClipBuffering(completionHandler: ((Error?) -> Void)? = nil)
    func stopRecording() async throws -> RPPreviewViewController
    func stopRecording(handler: ((RPPreviewViewController?, Error?) -> Void)? = nil)
    func stopRecording(withOutputURL url: URL) async throws
    func stopRecording(withOutputURL url: URL, completionHandler: ((Error?) -> Void)? = nil)
  }
  protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorder(_ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: Error?)
    func screenRecorder(_ screenRecorder: RPScreenRecorder, didStopRecordingWithError error: Error, previewViewController: RPPreviewViewController?)
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
  }
  class RPSystemBroadcastPickerView: UIView, NSCoding {
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    var preferredExtension: String?
    var showsMicrophoneButton: Bool
  }
  var RPVideoSampleOrientationKey: String { get }
  """#
