/// What is known of the module `AVKit`.
let avKitInterface = #"""
  // exports: Foundation UIKit AVFoundation
  extension AVAudioSession {
    func prepareRouteSelectionForPlayback() async -> (Bool, AVAudioSessionRouteSelection)
    func prepareRouteSelectionForPlayback(completionHandler: @escaping (Bool, AVAudioSessionRouteSelection) -> Void)
  }
  enum AVAudioSessionRouteSelection: Int {
    case none, local, external
  }
  class AVCaptureEvent: NSObject {
    var phase: AVCaptureEventPhase { get }
  }
  class AVCaptureEventInteraction: NSObject, UIInteraction {
    init(eventHandler handler: @escaping (AVCaptureEvent) -> Void)
    init(primaryEventHandler primaryHandler: @escaping (AVCaptureEvent) -> Void, secondaryEventHandler secondaryHandler: @escaping (AVCaptureEvent) -> Void)
    var isEnabled: Bool
  }
  enum AVCaptureEventPhase: UInt {
    case began, ended, cancelled
  }
  class AVCaptureView: NSView {
    var controlsStyle: AVCaptureViewControlsStyle
    var delegate: AVCaptureViewDelegate?
    var fileOutput: AVCaptureFileOutput? { get }
    init()
    init(frame frameRect: CGRect)
    var session: AVCaptureSession? { get }
    func setSession(_ session: AVCaptureSession?, showVideoPreview: Bool, showAudioPreview: Bool)
    var videoGravity: String?
  }
  enum AVCaptureViewControlsStyle: Int {
    case inline, floating, inlineDeviceSelection, `default`
  }
  protocol AVCaptureViewDelegate: NSObjectProtocol {
    func captureView(_ captureView: AVCaptureView, startRecordingTo fileOutput: AVCaptureFileOutput)
  }
  class AVContentProposalViewController: UIViewController {
    var contentProposal: AVContentProposal? { get }
    var dateOfAutomaticAcceptance: Date?
    func dismissContentProposal(for action: AVContentProposal.Action, animated: Bool, completion block: (() -> Void)? = nil)
    init()
    init(nibName: String?, bundle: Bundle?)
    var playerLayoutGuide: UILayoutGuide { get }
    var playerViewController: AVPlayerViewController? { get }
    var preferredPlayerViewFrame: CGRect { get }
  }
  class AVContinuityDevicePickerViewController: UIViewController {
    var delegate: AVContinuityDevicePickerViewControllerDelegate?
    init()
    static var isSupported: Bool { get }
    static func isSupported() -> Bool
  }
  protocol AVContinuityDevicePickerViewControllerDelegate: NSObjectProtocol {
    func continuityDevicePicker(_ pickerViewController: AVContinuityDevicePickerViewController, didConnect device: AVContinuityDevice)
    func continuityDevicePickerDidCancel(_ pickerViewController: AVContinuityDevicePickerViewController)
    func continuityDevicePickerDidEndPresenting(_ pickerViewController: AVContinuityDevicePickerViewController)
    func continuityDevicePickerWillBeginPresenting(_ pickerViewController: AVContinuityDevicePickerViewController)
  }
  protocol AVCustomRoutingControllerDelegate: NSObjectProtocol {
    func customRoutingController(_ controller: Any, didSelect customActionItem: Any)
    func customRoutingController(_ controller: Any, eventDidTimeOut event: Any)
    func customRoutingController(_ controller: Any, handle event: Any, completionHandler: @escaping (Bool) -> Void)
  }
  class AVDisplayManager: NSObject {
    var isDisplayCriteriaMatchingEnabled: Bool { get }
    var isDisplayModeSwitchInProgress: Bool { get }
    static var modeSwitchEndNotification: Notification.Name { get }
    static var modeSwitchSettingsChangedNotification: Notification.Name { get }
    static var modeSwitchStartNotification: Notification.Name { get }
    var preferredDisplayCriteria: AVDisplayCriteria?
  }
  class AVInterstitialTimeRange: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(timeRange: CMTimeRange)
    var timeRange: CMTimeRange { get }
  }
  struct AVKitError: Error {
    enum Code: Int { case none, unknown, pictureInPictureStartFailed, contentRatingUnknown, contentDisallowedByPasscode, contentDisallowedByProfile, recordingFailed }
    var code: AVKitError.Code { get }
    static var contentDisallowedByPasscode: AVKitError.Code { get }
    static var contentDisallowedByProfile: AVKitError.Code { get }
    static var contentRatingUnknown: AVKitError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: AVKitError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var none: AVKitError.Code { get }
    static var pictureInPictureStartFailed: AVKitError.Code { get }
    static var recordingFailed: AVKitError.Code { get }
    static var unknown: AVKitError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var AVKitErrorDomain: String { get }
  var AVKitMetadataIdentifierApproximateEndDate: String { get }
  var AVKitMetadataIdentifierApproximateStartDate: String { get }
  var AVKitMetadataIdentifierExactEndDate: String { get }
  var AVKitMetadataIdentifierExactStartDate: String { get }
  var AVKitMetadataIdentifierExternalContentIdentifier: String { get }
  var AVKitMetadataIdentifierExternalUserProfileIdentifier: String { get }
  var AVKitMetadataIdentifierPlaybackProgress: String { get }
  var AVKitMetadataIdentifierServiceIdentifier: String { get }
  class AVNavigationMarkersGroup: NSObject {
    var dateRangeNavigationMarkers: [AVDateRangeMetadataGroup]? { get }
    init(title: String?, dateRangeNavigationMarkers navigationMarkers: [AVDateRangeMetadataGroup])
    init(title: String?, timedNavigationMarkers navigationMarkers: [AVTimedMetadataGroup])
    var timedNavigationMarkers: [AVTimedMetadataGroup]? { get }
    var title: String? { get }
  }
  class AVPictureInPictureController: NSObject {
    var canStartPictureInPictureAutomaticallyFromInline: Bool
    var canStopPictureInPicture: Bool { get }
    var contentSource: AVPictureInPictureControllerContentSource?
    var delegate: AVPictureInPictureControllerDelegate?
    init(contentSource: AVPictureInPictureControllerContentSource)
    init(playerLayer: AVPlayerLayer)
    func invalidatePlaybackState()
    var isPictureInPictureActive: Bool { get }
    var isPictureInPicturePossible: Bool { get }
    static var isPictureInPictureSupported: Bool { get }
    static func isPictureInPictureSupported() -> Bool
    var isPictureInPictureSuspended: Bool { get }
    static var pictureInPictureButtonStartImage: UIImage { get }
    static func pictureInPictureButtonStartImage() -> UIImage
    static func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage
    static var pictureInPictureButtonStopImage: UIImage { get }
    static func pictureInPictureButtonStopImage() -> UIImage
    static func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage
    var playerLayer: AVPlayerLayer { get }
    var requiresLinearPlayback: Bool
    func startPictureInPicture()
    func stopPictureInPicture()
  }
  class AVPictureInPictureControllerContentSource: NSObject {
    var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController { get }
    var activeVideoCallSourceView: UIView? { get }
    init(activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController)
    init(playerLayer: AVPlayerLayer)
    init(sampleBufferDisplayLayer: AVSampleBufferDisplayLayer, playbackDelegate: AVPictureInPictureSampleBufferPlaybackDelegate)
    var playerLayer: AVPlayerLayer? { get }
    var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer? { get }
    var sampleBufferPlaybackDelegate: AVPictureInPictureSampleBufferPlaybackDelegate? { get }
  }
  protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func picture(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: Error)
    func picture(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    func pictureInPictureControllerDidStartPicture(inPicture pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPicture(inPicture pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerWillStartPicture(inPicture pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerWillStopPicture(inPicture pictureInPictureController: AVPictureInPictureController)
  }
  protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    func picture(_ pictureInPictureController: AVPictureInPictureController, didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    func picture(_ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
    func picture(_ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime, completionHandler: @escaping () -> Void)
    func picture(inPictureControllerIsPlaybackPaused pictureInPictureController: AVPictureInPictureController) -> Bool
    func picture(inPictureControllerShouldProhibitBackgroundAudioPlayback pictureInPictureController: AVPictureInPictureController) -> Bool
    func pictureInPictureControllerTimeRange(forPlayback pictureInPictureController: AVPictureInPictureController) -> CMTimeRange
  }
  class AVPictureInPictureVideoCallViewController: UIViewController {
    init()
    init(nibName: String?, bundle: Bundle?)
  }
  class AVPlaybackSpeed: NSObject {
    init(rate: Float, localizedName: String)
    var localizedName: String { get }
    var localizedNumericName: String { get }
    var rate: Float { get }
    static var systemDefaultSpeeds: [AVPlaybackSpeed] { get }
    static func systemDefaultSpeeds() -> [AVPlaybackSpeed]
  }
  class AVPlayerView: NSView {
    var actionPopUpButtonMenu: NSMenu?
    var allowsMagnification: Bool
    var allowsPictureInPicturePlayback: Bool
    var allowsVideoFrameAnalysis: Bool
    func beginTrimming(completionHandler handler: ((AVPlayerViewTrimResult) -> Void)? = nil)
    var canBeginTrimming: Bool { get }
    var contentOverlayView: NSView? { get }
    var controlsStyle: AVPlayerViewControlsStyle
    var delegate: AVPlayerViewDelegate?
    func flashChapterNumber(_ chapterNumber: Int, chapterTitle: String?)
    init()
    init(frame frameRect: CGRect)
    var isReadyForDisplay: Bool { get }
    var magnification: CGFloat
    var pictureInPictureDelegate: AVPlayerViewPictureInPictureDelegate?
    var player: AVPlayer?
    func selectSpeed(_ speed: AVPlaybackSpeed)
    var selectedSpeed: AVPlaybackSpeed? { get }
    func setMagnification(_ magnification: CGFloat, centeredAt centeredAtPoint: CGPoint)
    var showsFrameSteppingButtons: Bool
    var showsFullScreenToggleButton: Bool
    var showsSharingServiceButton: Bool
    var showsTimecodes: Bool
    var speeds: [AVPlaybackSpeed]
    var updatesNowPlayingInfoCenter: Bool
    var videoBounds: CGRect { get }
    var videoFrameAnalysisTypes: AVVideoFrameAnalysisType
    var videoGravity: String
  }
  class AVPlayerViewController: UIViewController {
    var allowedSubtitleOptionLanguages: [String]?
    var allowsPictureInPicturePlayback: Bool
    var allowsVideoFrameAnalysis: Bool
    var appliesPreferredDisplayCriteriaAutomatically: Bool
    var canStartPictureInPictureAutomaticallyFromInline: Bool
    var contentOverlayView: UIView? { get }
    var contentProposalViewController: AVContentProposalViewController?
    var contextualActions: [UIAction]
    var customInfoViewController: UIViewController?
    var customInfoViewControllers: [UIViewController]
    var customOverlayViewController: UIViewController?
    var delegate: AVPlayerViewControllerDelegate?
    var entersFullScreenWhenPlaybackBegins: Bool
    var exitsFullScreenWhenPlaybackEnds: Bool
    var infoViewActions: [UIAction]?
    init()
    init(nibName: String?, bundle: Bundle?)
    var isReadyForDisplay: Bool { get }
    var isSkipBackwardEnabled: Bool
    var isSkipForwardEnabled: Bool
    var pixelBufferAttributes: [String: Any]?
    var playbackControlsIncludeInfoViews: Bool
    var playbackControlsIncludeTransportBar: Bool
    var player: AVPlayer?
    var requiresFullSubtitles: Bool
    var requiresLinearPlayback: Bool
    func selectSpeed(_ speed: AVPlaybackSpeed)
    var selectedSpeed: AVPlaybackSpeed? { get }
    var showsPlaybackControls: Bool
    var showsTimecodes: Bool
    var skippingBehavior: AVPlayerViewController.SkippingBehavior
    var speeds: [AVPlaybackSpeed]
    var toggleLookupAction: UIAction { get }
    var transportBarCustomMenuItems: [UIMenuElement]
    var transportBarIncludesTitleView: Bool
    var unobscuredContentGuide: UILayoutGuide { get }
    var updatesNowPlayingInfoCenter: Bool
    var videoBounds: CGRect { get }
    var videoFrameAnalysisTypes: AVVideoFrameAnalysisType
    var videoGravity: String?
  }
  protocol AVPlayerViewControllerAnimationCoordinator: NSObjectProtocol {
    func addCoordinatedAnimations(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void)
  }
  protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func nextChannelInterstitialViewController(for playerViewController: AVPlayerViewController) -> UIViewController
    func playerViewController(_ playerViewController: AVPlayerViewController, didAccept proposal: AVContentProposal)
    func playerViewController(_ playerViewController: AVPlayerViewController, didPresent interstitial: AVInterstitialTimeRange)
    func playerViewController(_ playerViewController: AVPlayerViewController, didReject proposal: AVContentProposal)
    func playerViewController(_ playerViewController: AVPlayerViewController, didSelect mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup)
    func playerViewController(_ playerViewController: AVPlayerViewController, didSelectExternalSubtitleOptionLanguage language: String)
    func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: Error)
    func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForFullScreenExitWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    func playerViewController(_ playerViewController: AVPlayerViewController, shouldPresent proposal: AVContentProposal) -> Bool
    func playerViewController(_ playerViewController: AVPlayerViewController, skipToNextChannel completion: @escaping (Bool) -> Void)
    func playerViewController(_ playerViewController: AVPlayerViewController, skipToPreviousChannel completion: @escaping (Bool) -> Void)
    func playerViewController(_ playerViewController: AVPlayerViewController, timeToSeekAfterUserNavigatedFrom oldTime: CMTime, to targetTime: CMTime) -> CMTime
    func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: UIViewControllerTransitionCoordinator)
    func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: UIViewControllerTransitionCoordinator)
    func playerViewController(_ playerViewController: AVPlayerViewController, willPresent interstitial: AVInterstitialTimeRange)
    func playerViewController(_ playerViewController: AVPlayerViewController, willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime, to targetTime: CMTime)
    func playerViewController(_ playerViewController: AVPlayerViewController, willTransitionToVisibilityOfTransportBar visible: Bool, with coordinator: AVPlayerViewControllerAnimationCoordinator)
    func playerViewControllerDidEndDismissalTransition(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPicture(inPicture playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPicture(inPicture playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPicture(inPictureStart playerViewController: AVPlayerViewController) -> Bool
    func playerViewControllerShouldDismiss(_ playerViewController: AVPlayerViewController) -> Bool
    func playerViewControllerWillBeginDismissalTransition(_ playerViewController: AVPlayerViewController)
    func playerViewControllerWillStartPicture(inPicture playerViewController: AVPlayerViewController)
    func playerViewControllerWillStopPicture(inPicture playerViewController: AVPlayerViewController)
    func previousChannelInterstitialViewController(for playerViewController: AVPlayerViewController) -> UIViewController
    func skipToNextItem(for playerViewController: AVPlayerViewController)
    func skipToPreviousItem(for playerViewController: AVPlayerViewController)
  }
  enum AVPlayerViewControlsStyle: Int {
    case none, inline, floating, minimal, `default`
  }
  protocol AVPlayerViewDelegate: NSObjectProtocol {
    func playerView(_ playerView: AVPlayerView, restoreUserInterfaceForFullScreenExitWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    func playerViewDidEnterFullScreen(_ playerView: AVPlayerView)
    func playerViewDidExitFullScreen(_ playerView: AVPlayerView)
    func playerViewWillEnterFullScreen(_ playerView: AVPlayerView)
    func playerViewWillExitFullScreen(_ playerView: AVPlayerView)
  }
  protocol AVPlayerViewPictureInPictureDelegate: NSObjectProtocol {
    func playerView(_ playerView: AVPlayerView, failedToStartPictureInPictureWithError error: Error)
    func playerView(_ playerView: AVPlayerView, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    func playerViewDidStartPicture(inPicture playerView: AVPlayerView)
    func playerViewDidStopPicture(inPicture playerView: AVPlayerView)
    func playerViewShouldAutomaticallyDismissAtPicture(inPictureStart playerView: AVPlayerView) -> Bool
    func playerViewWillStartPicture(inPicture playerView: AVPlayerView)
    func playerViewWillStopPicture(inPicture playerView: AVPlayerView)
  }
  enum AVPlayerViewTrimResult: Int {
    case okButton, cancelButton
  }
  class AVRoutePickerView: UIView {
    var activeTintColor: UIColor?
    var customRoutingController: Any?
    var delegate: AVRoutePickerViewDelegate?
    init()
    init(frame: CGRect)
    var isRoutePickerButtonBordered: Bool
    var player: AVPlayer?
    var prioritizesVideoDevices: Bool
    func routePickerButtonColor(for state: AVRoutePickerViewButtonState) -> NSColor
    var routePickerButtonStyle: AVRoutePickerViewButtonStyle
    func setRoutePickerButtonColor(_ color: NSColor?, for state: AVRoutePickerViewButtonState)
  }
  enum AVRoutePickerViewButtonState: Int {
    case normal, normalHighlighted, active, activeHighlighted
  }
  enum AVRoutePickerViewButtonStyle: Int {
    case system, plain, custom
  }
  protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  }
  enum AVVideoFrameAnalysisType: UInt {
    case avVideoFrameAnalysisTypeNone, avVideoFrameAnalysisTypeDefault, avVideoFrameAnalysisTypeText, avVideoFrameAnalysisTypeSubject, avVideoFrameAnalysisTypeVisualSearch, avVideoFrameAnalysisTypeMachineReadableCode
  }
  extension Notification.Name {
    static var AVDisplayManagerModeSwitchEnd: Notification.Name { get }
    static var AVDisplayManagerModeSwitchSettingsChanged: Notification.Name { get }
    static var AVDisplayManagerModeSwitchStart: Notification.Name { get }
  }
  extension UIWindow {
    var avDisplayManager: AVDisplayManager { get }
  }
  """#
