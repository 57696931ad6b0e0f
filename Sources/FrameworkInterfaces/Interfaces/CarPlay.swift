/// What is known of the module `CarPlay`.
let carPlayInterface = #"""
  // exports: Foundation UIKit
  class CPActionSheetTemplate: CPTemplate {
    var actions: [CPAlertAction] { get }
    init(title: String?, message: String?, actions: [CPAlertAction])
    var message: String? { get }
    var title: String? { get }
  }
  class CPAlertAction: NSObject, NSSecureCoding {
    enum Style: UInt { case `default`, cancel, destructive }
    var color: UIColor? { get }
    var handler: (CPAlertAction) -> Void { get }
    init?(coder: NSCoder)
    init(title: String, color: UIColor, handler: @escaping (CPAlertAction) -> Void)
    init(title: String, style: CPAlertAction.Style, handler: @escaping (CPAlertAction) -> Void)
    var style: CPAlertAction.Style { get }
    var title: String { get }
  }
  class CPAlertTemplate: CPTemplate {
    var actions: [CPAlertAction] { get }
    init(titleVariants: [String], actions: [CPAlertAction])
    static var maximumActionCount: Int { get }
    static func maximumActionCount() -> Int
    var titleVariants: [String] { get }
  }
  protocol CPApplicationDelegate: NSObjectProtocol, UIApplicationDelegate {
    func application(_ application: UIApplication, didConnectCarInterfaceController interfaceController: CPInterfaceController, to window: CPWindow)
    func application(_ application: UIApplication, didDisconnectCarInterfaceController interfaceController: CPInterfaceController, from window: CPWindow)
    func application(_ application: UIApplication, didSelect maneuver: CPManeuver)
    func application(_ application: UIApplication, didSelect navigationAlert: CPNavigationAlert)
  }
  enum CPAssistantCellActionType: Int {
    case playMedia, startCall
  }
  class CPAssistantCellConfiguration: NSObject, NSSecureCoding {
    var assistantAction: CPAssistantCellActionType { get }
    init?(coder: NSCoder)
    init(position: CPAssistantCellPosition, visibility: CPAssistantCellVisibility, assistantAction: CPAssistantCellActionType)
    var position: CPAssistantCellPosition { get }
    var visibility: CPAssistantCellVisibility { get }
  }
  enum CPAssistantCellPosition: Int {
    case top, bottom
  }
  enum CPAssistantCellVisibility: Int {
    case off, whileLimitedUIActive, always
  }
  class CPBarButton: NSObject, NSSecureCoding {
    enum Type: UInt { case text, image }
    var buttonStyle: CPBarButtonStyle
    var buttonType: CPBarButton.Type { get }
    var image: UIImage?
    init?(coder: NSCoder)
    init(image: UIImage, handler: ((CPBarButton) -> Void)?)
    init(title: String, handler: ((CPBarButton) -> Void)?)
    init(type: CPBarButton.Type, handler: ((CPBarButton) -> Void)?)
    var isEnabled: Bool
    var title: String?
  }
  protocol CPBarButtonProviding: NSObjectProtocol {
    var backButton: CPBarButton?
    var leadingNavigationBarButtons: [CPBarButton]
    var trailingNavigationBarButtons: [CPBarButton]
  }
  enum CPBarButtonStyle: Int {
    case none, rounded
  }
  class CPButton: NSObject {
    var image: UIImage? { get }
    init(image: UIImage, handler: ((CPButton) -> Void)?)
    var isEnabled: Bool
    var title: String?
  }
  var CPButtonMaximumImageSize: CGSize { get }
  class CPContact: NSObject, NSSecureCoding {
    var actions: [CPButton]?
    var image: UIImage
    var informativeText: String?
    init()
    init?(coder: NSCoder)
    init(name: String, image: UIImage)
    var name: String
    var subtitle: String?
  }
  class CPContactCallButton: CPButton {
    init(handler: ((CPButton) -> Void)?)
    init(image: UIImage, handler: ((CPButton) -> Void)?)
  }
  class CPContactDirectionsButton: CPButton {
    init(handler: ((CPButton) -> Void)?)
    init(image: UIImage, handler: ((CPButton) -> Void)?)
  }
  class CPContactMessageButton: CPButton {
    init(image: UIImage, handler: ((CPButton) -> Void)?)
    init(phoneOrEmail: String)
    var phoneOrEmail: String { get }
  }
  class CPContactTemplate: CPTemplate, CPBarButtonProviding {
    var contact: CPContact
    init(contact: CPContact)
  }
  struct CPContentStyle: OptionSet {
    static var dark: CPContentStyle { get }
    init(rawValue: UInt)
    static var light: CPContentStyle { get }
    var rawValue: UInt { get }
  }
  class CPDashboardButton: NSObject, NSSecureCoding {
    var image: UIImage { get }
    init?(coder: NSCoder)
    init(titleVariants: [String], subtitleVariants: [String], image: UIImage, handler: ((CPDashboardButton) -> Void)?)
    var subtitleVariants: [String] { get }
    var titleVariants: [String] { get }
  }
  class CPDashboardController: NSObject {
    var shortcutButtons: [CPDashboardButton]
  }
  class CPGridButton: NSObject, NSSecureCoding {
    var image: UIImage { get }
    init?(coder: NSCoder)
    init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)?)
    var isEnabled: Bool
    var titleVariants: [String] { get }
  }
  class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    var gridButtons: [CPGridButton] { get }
    init(title: String?, gridButtons: [CPGridButton])
    var title: String { get }
    func updateGridButtons(_ gridButtons: [CPGridButton])
    func updateTitle(_ title: String)
  }
  var CPGridTemplateMaximumItems: Int { get }
  class CPImageSet: NSObject, NSSecureCoding {
    var darkContentImage: UIImage { get }
    init?(coder: NSCoder)
    init(lightContentImage lightImage: UIImage, darkContentImage darkImage: UIImage)
    var lightContentImage: UIImage { get }
  }
  class CPInformationItem: NSObject, NSSecureCoding {
    var detail: String? { get }
    init?(coder: NSCoder)
    init(title: String?, detail: String?)
    var title: String? { get }
  }
  class CPInformationRatingItem: CPInformationItem {
    init(rating: NSNumber?, maximumRating: NSNumber?, title: String?, detail: String?)
    var maximumRating: NSNumber? { get }
    var rating: NSNumber? { get }
  }
  class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    var actions: [CPTextButton]
    init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton])
    var items: [CPInformationItem]
    var layout: CPInformationTemplateLayout { get }
    var title: String
  }
  enum CPInformationTemplateLayout: Int {
    case leading, twoColumn
  }
  class CPInstrumentClusterController: NSObject {
    var attributedInactiveDescriptionVariants: [NSAttributedString]
    var compassSetting: CPInstrumentClusterSetting { get }
    var delegate: CPInstrumentClusterControllerDelegate?
    var inactiveDescriptionVariants: [String]
    var instrumentClusterWindow: UIWindow? { get }
    var speedLimitSetting: CPInstrumentClusterSetting { get }
  }
  protocol CPInstrumentClusterControllerDelegate: NSObjectProtocol {
    func instrumentClusterController(_ instrumentClusterController: CPInstrumentClusterController, didChangeCompassSetting compassSetting: CPInstrumentClusterSetting)
    func instrumentClusterController(_ instrumentClusterController: CPInstrumentClusterController, didChangeSpeedLimitSetting speedLimitSetting: CPInstrumentClusterSetting)
    func instrumentClusterControllerDidConnect(_ instrumentClusterWindow: UIWindow)
    func instrumentClusterControllerDidDisconnectWindow(_ instrumentClusterWindow: UIWindow)
    func instrumentClusterControllerDidZoom(in instrumentClusterController: CPInstrumentClusterController)
    func instrumentClusterControllerDidZoomOut(_ instrumentClusterController: CPInstrumentClusterController)
  }
  enum CPInstrumentClusterSetting: UInt {
    case unspecified, enabled, disabled, userPreference
  }
  class CPInterfaceController: NSObject {
    var carTraitCollection: UITraitCollection { get }
    var delegate: CPInterfaceControllerDelegate?
    func dismissTemplate(animated: Bool)
    func dismissTemplate(animated: Bool) async throws -> Bool
    func dismissTemplate(animated: Bool, completion: ((Bool, Error?) -> Void)? = nil)
    func pop(to targetTemplate: CPTemplate, animated: Bool)
    func pop(to targetTemplate: CPTemplate, animated: Bool) async throws -> Bool
    func pop(to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, Error?) -> Void)? = nil)
    func popTemplate(animated: Bool)
    func popTemplate(animated: Bool) async throws -> Bool
    func popTemplate(animated: Bool, completion: ((Bool, Error?) -> Void)? = nil)
    func popToRootTemplate(animated: Bool)
    func popToRootTemplate(animated: Bool) async throws -> Bool
    func popToRootTemplate(animated: Bool, completion: ((Bool, Error?) -> Void)? = nil)
    var prefersDarkUserInterfaceStyle: Bool
    func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool)
    func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) async throws -> Bool
    func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, Error?) -> Void)? = nil)
    var presentedTemplate: CPTemplate? { get }
    func pushTemplate(_ templateToPush: CPTemplate, animated: Bool)
    func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool
    func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, Error?) -> Void)? = nil)
    var rootTemplate: CPTemplate { get }
    func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool)
    func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool
    func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, Error?) -> Void)?)
    var templates: [CPTemplate] { get }
    var topTemplate: CPTemplate? { get }
  }
  protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  }
  enum CPJunctionType: UInt {
    case intersection, roundabout
  }
  class CPLane: NSObject, NSCopying, NSSecureCoding {
    var angles: [Measurement<UnitAngle>] { get }
    var highlightedAngle: Measurement<UnitAngle>? { get }
    init()
    init(angles: [Measurement<UnitAngle>])
    init(angles: [Measurement<UnitAngle>], highlightedAngle: [Measurement<UnitAngle>], isPreferred: Bool)
    init?(coder: NSCoder)
    var primaryAngle: Measurement<UnitAngle>
    var secondaryAngles: [Measurement<UnitAngle>]
    var status: CPLaneStatus
  }
  class CPLaneGuidance: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var instructionVariants: [String]
    var lanes: [CPLane]
  }
  enum CPLaneStatus: Int {
    case notGood, good, preferred
  }
  struct CPLimitableUserInterface: OptionSet {
    init(rawValue: UInt)
    static var keyboard: CPLimitableUserInterface { get }
    static var lists: CPLimitableUserInterface { get }
    var rawValue: UInt { get }
  }
  class CPListImageRowItem: NSObject, CPSelectableListItem {
    var gridImages: [UIImage] { get }
    var imageTitles: [String]
    init(text: String, images: [UIImage])
    init(text: String, images: [UIImage], imageTitles: [String])
    var listImageRowHandler: ((CPListImageRowItem, Int, () -> Void) -> Void)?
    static var maximumImageSize: CGSize { get }
    static func maximumImageSize() -> CGSize
    var text: String?
    func updateImages(_ gridImages: [UIImage])
  }
  class CPListItem: NSObject, CPSelectableListItem, NSSecureCoding {
    var accessoryImage: UIImage? { get }
    var accessoryType: CPListItemAccessoryType
    var detailText: String? { get }
    var image: UIImage? { get }
    init?(coder: NSCoder)
    init(text: String?, detailText: String?)
    init(text: String?, detailText: String?, image: UIImage?)
    init(text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?, accessoryType: CPListItemAccessoryType)
    init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool)
    var isExplicitContent: Bool
    var isPlaying: Bool
    static var maximumImageSize: CGSize { get }
    static func maximumImageSize() -> CGSize
    var playbackProgress: CGFloat
    var playingIndicatorLocation: CPListItemPlayingIndicatorLocation
    func setAccessoryImage(_ accessoryImage: UIImage?)
    func setDetailText(_ detailText: String?)
    func setImage(_ image: UIImage?)
    func setText(_ text: String)
    var showsDisclosureIndicator: Bool { get }
  }
  enum CPListItemAccessoryType: Int {
    case none, disclosureIndicator, cloud
  }
  enum CPListItemPlayingIndicatorLocation: Int {
    case leading, trailing
  }
  class CPListSection: NSObject, NSSecureCoding {
    var header: String? { get }
    var headerButton: CPButton? { get }
    var headerImage: UIImage?
    var headerSubtitle: String? { get }
    func index(of item: CPListTemplateItem) -> Int
    init?(coder: NSCoder)
    init(items: [CPListTemplateItem])
    init(items: [CPListTemplateItem], header: String, headerSubtitle: String?, headerImage: UIImage?, headerButton: CPButton?, sectionIndexTitle: String?)
    init(items: [CPListTemplateItem], header: String?, sectionIndexTitle: String?)
    func item(at index: Int) -> CPListTemplateItem
    var items: [CPListTemplateItem] { get }
    var sectionIndexTitle: String? { get }
  }
  class CPListTemplate: CPTemplate, CPBarButtonProviding {
    var assistantCellConfiguration: CPAssistantCellConfiguration?
    var delegate: CPListTemplateDelegate?
    var emptyViewSubtitleVariants: [String]
    var emptyViewTitleVariants: [String]
    func indexPath(for item: CPListTemplateItem) -> IndexPath?
    init(title: String?, sections: [CPListSection])
    init(title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?)
    var itemCount: Int { get }
    static var maximumItemCount: Int { get }
    static func maximumItemCount() -> Int
    static var maximumSectionCount: Int { get }
    static func maximumSectionCount() -> Int
    var sectionCount: Int { get }
    var sections: [CPListSection] { get }
    var title: String? { get }
    func updateSections(_ sections: [CPListSection])
  }
  protocol CPListTemplateDelegate: NSObjectProtocol {
    func listTemplate(_ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
  }
  protocol CPListTemplateItem: NSObjectProtocol {
    var isEnabled: Bool
    var text: String? { get }
    var userInfo: Any?
  }
  class CPManeuver: NSObject, NSCopying, NSSecureCoding {
    var attributedInstructionVariants: [NSAttributedString]
    var cardBackgroundColor: UIColor?
    var dashboardAttributedInstructionVariants: [NSAttributedString]
    var dashboardInstructionVariants: [String]
    var dashboardJunctionImage: UIImage?
    var dashboardSymbolImage: UIImage?
    var highwayExitLabel: String
    init()
    init?(coder: NSCoder)
    var initialTravelEstimates: CPTravelEstimates?
    var instructionVariants: [String]
    var junctionElementAngles: Set<Measurement<UnitAngle>>?
    var junctionExitAngle: Measurement<UnitAngle>?
    var junctionImage: UIImage?
    var junctionType: CPJunctionType
    var linkedLaneGuidance: CPLaneGuidance
    var maneuverType: CPManeuverType
    var notificationAttributedInstructionVariants: [NSAttributedString]
    var notificationInstructionVariants: [String]
    var notificationSymbolImage: UIImage?
    var roadFollowingManeuverVariants: [String]?
    var symbolImage: UIImage?
    var symbolSet: CPImageSet?
    var trafficSide: CPTrafficSide
    var userInfo: Any?
  }
  struct CPManeuverDisplayStyle: OptionSet {
    static var `default`: CPManeuverDisplayStyle { get }
    init(rawValue: Int)
    static var instructionOnly: CPManeuverDisplayStyle { get }
    static var leadingSymbol: CPManeuverDisplayStyle { get }
    var rawValue: Int { get }
    static var symbolOnly: CPManeuverDisplayStyle { get }
    static var trailingSymbol: CPManeuverDisplayStyle { get }
  }
  enum CPManeuverState: Int {
    case `continue`, initial, prepare, execute
  }
  enum CPManeuverType: UInt {
    case noTurn, leftTurn, rightTurn, straightAhead, uTurn, followRoad, enterRoundabout, exitRoundabout, offRamp, onRamp, arriveEndOfNavigation, startRoute, arriveAtDestination, keepLeft, keepRight, enterFerry, exitFerry, changeFerry, startRouteWithUTurn, uTurnAtRoundabout, leftTurnAtEnd, rightTurnAtEnd, highwayOffRampLeft, highwayOffRampRight, arriveAtDestinationLeft, arriveAtDestinationRight, uTurnWhenPossible, arriveEndOfDirections, roundaboutExit1, roundaboutExit2, roundaboutExit3, roundaboutExit4, roundaboutExit5, roundaboutExit6, roundaboutExit7, roundaboutExit8, roundaboutExit9, roundaboutExit10, roundaboutExit11, roundaboutExit12, roundaboutExit13, roundaboutExit14, roundaboutExit15, roundaboutExit16, roundaboutExit17, roundaboutExit18, roundaboutExit19, sharpLeftTurn, sharpRightTurn, slightLeftTurn, slightRightTurn, changeHighway, changeHighwayLeft, changeHighwayRight
  }
  class CPMapButton: NSObject, NSSecureCoding {
    var focusedImage: UIImage?
    var image: UIImage?
    init?(coder: NSCoder)
    init(handler: ((CPMapButton) -> Void)?)
    var isEnabled: Bool
    var isHidden: Bool
  }
  class CPMapTemplate: CPTemplate, CPBarButtonProviding {
    struct PanDirection: OptionSet {}
    var automaticallyHidesNavigationBar: Bool
    var currentNavigationAlert: CPNavigationAlert? { get }
    func dismissNavigationAlert(animated: Bool) async -> Bool
    func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void)
    func dismissPanningInterface(animated: Bool)
    var guidanceBackgroundColor: UIColor
    func hideTripPreviews()
    var hidesButtonsWithNavigationBar: Bool
    var isPanningInterfaceVisible: Bool { get }
    var mapButtons: [CPMapButton]
    var mapDelegate: CPMapTemplateDelegate?
    func present(_ navigationAlert: CPNavigationAlert, animated: Bool)
    func showPanningInterface(animated: Bool)
    func showRouteChoicesPreview(for tripPreview: CPTrip, textConfiguration: CPTripPreviewTextConfiguration?)
    func showTripPreviews(_ tripPreviews: [CPTrip], selectedTrip: CPTrip?, textConfiguration: CPTripPreviewTextConfiguration?)
    func showTripPreviews(_ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?)
    func startNavigationSession(for trip: CPTrip) -> CPNavigationSession
    var tripEstimateStyle: CPTripEstimateStyle
    func updateTravelEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip)
    func updateTravelEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor)
  }
  extension CPMapTemplate.PanDirection {
    static var down: CPMapTemplate.PanDirection { get }
    init(rawValue: Int)
    static var left: CPMapTemplate.PanDirection { get }
    var rawValue: Int { get }
    static var right: CPMapTemplate.PanDirection { get }
    static var up: CPMapTemplate.PanDirection { get }
  }
  protocol CPMapTemplateDelegate: NSObjectProtocol {
    func mapTemplate(_ mapTemplate: CPMapTemplate, didDismiss navigationAlert: CPNavigationAlert, dismissalContext: CPNavigationAlertDismissalContext)
    func mapTemplate(_ mapTemplate: CPMapTemplate, didEndPanGestureWithVelocity velocity: CGPoint)
    func mapTemplate(_ mapTemplate: CPMapTemplate, didShow navigationAlert: CPNavigationAlert)
    func mapTemplate(_ mapTemplate: CPMapTemplate, didUpdatePanGestureWithTranslation translation: CGPoint, velocity: CGPoint)
    func mapTemplate(_ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver) -> CPManeuverDisplayStyle
    func mapTemplate(_ mapTemplate: CPMapTemplate, panBeganWith direction: CPMapTemplate.PanDirection)
    func mapTemplate(_ mapTemplate: CPMapTemplate, panEndedWith direction: CPMapTemplate.PanDirection)
    func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection)
    func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
    func mapTemplate(_ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver) -> Bool
    func mapTemplate(_ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert) -> Bool
    func mapTemplate(_ mapTemplate: CPMapTemplate, shouldUpdateNotificationFor maneuver: CPManeuver, with travelEstimates: CPTravelEstimates) -> Bool
    func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
    func mapTemplate(_ mapTemplate: CPMapTemplate, willDismiss navigationAlert: CPNavigationAlert, dismissalContext: CPNavigationAlertDismissalContext)
    func mapTemplate(_ mapTemplate: CPMapTemplate, willShow navigationAlert: CPNavigationAlert)
    func mapTemplateDidBeginPanGesture(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplateShouldProvideNavigationMetadata(_ mapTemplate: CPMapTemplate) -> Bool
    func mapTemplateWillDismissPanningInterface(_ mapTemplate: CPMapTemplate)
  }
  var CPMaximumListSectionImageSize: CGSize { get }
  var CPMaximumMessageItemImageSize: CGSize { get }
  var CPMaximumNumberOfGridImages: Int { get }
  class CPMessageComposeBarButton: CPBarButton {
    init()
    init(image: UIImage)
    static func new() -> CPMessageComposeBarButton
  }
  enum CPMessageLeadingItem: Int {
    case none, pin, star
  }
  class CPMessageListItem: NSObject, CPListTemplateItem {
    var conversationIdentifier: String?
    var detailText: String?
    init()
    func initWithConversationIdentifier(_ conversationIdentifier: String, text: String, leadingConfiguration: CPMessageListItemLeadingConfiguration, trailingConfiguration: CPMessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?) -> UnsafeMutableRawPointer
    func initWithFullName(_ fullName: String, phoneOrEmailAddress: String, leadingConfiguration: CPMessageListItemLeadingConfiguration, trailingConfiguration: CPMessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?) -> UnsafeMutableRawPointer
    var leadingConfiguration: CPMessageListItemLeadingConfiguration
    var phoneOrEmailAddress: String?
    var text: String?
    var trailingConfiguration: CPMessageListItemTrailingConfiguration?
    var trailingText: String?
  }
  class CPMessageListItemLeadingConfiguration: NSObject {
    init(leadingItem: CPMessageLeadingItem, leading leadingImage: UIImage?, unread: Bool)
    var isUnread: Bool { get }
    var leadingImage: UIImage? { get }
    var leadingItem: CPMessageLeadingItem { get }
  }
  class CPMessageListItemTrailingConfiguration: NSObject {
    init(trailingItem: CPMessageTrailingItem, trailingImage: UIImage?)
    var trailingImage: UIImage? { get }
    var trailingItem: CPMessageTrailingItem { get }
  }
  enum CPMessageListItemType: Int32 {
    case identifier, fullName
  }
  enum CPMessageTrailingItem: Int {
    case none, mute
  }
  class CPNavigationAlert: NSObject, NSSecureCoding {
    var duration: Double { get }
    var image: UIImage? { get }
    var imageSet: CPImageSet? { get }
    init?(coder: NSCoder)
    init(titleVariants: [String], subtitleVariants: [String]?, image: UIImage?, primaryAction: CPAlertAction, secondaryAction: CPAlertAction?, duration: Double)
    init(titleVariants: [String], subtitleVariants: [String]?, imageSet: CPImageSet?, primaryAction: CPAlertAction, secondaryAction: CPAlertAction?, duration: Double)
    var primaryAction: CPAlertAction { get }
    var secondaryAction: CPAlertAction? { get }
    var subtitleVariants: [String] { get }
    var titleVariants: [String] { get }
    func updateTitleVariants(_ newTitleVariants: [String], subtitleVariants newSubtitleVariants: [String])
  }
  enum CPNavigationAlertDismissalContext: UInt {
    case timeout, userDismissed, systemDismissed
  }
  class CPNavigationSession: NSObject {
    enum PauseReason: UInt { case arrived, loading, locating, rerouting, proceedToRoute }
    func add(_ laneGuidances: [CPLaneGuidance])
    func add(_ maneuvers: [CPManeuver])
    func cancelTrip()
    var currentLaneGuidance: CPLaneGuidance?
    var currentRoadNameVariants: [String]
    func finishTrip()
    var maneuverState: CPManeuverState
    func pauseTrip(for reason: CPNavigationSession.PauseReason, description: String?)
    func pauseTrip(for reason: CPNavigationSession.PauseReason, description: String?, turnCardColor: UIColor?)
    func resumeTrip(withUpdatedRouteInformation routeInformation: CPRouteInformation)
    var trip: CPTrip { get }
    var upcomingManeuvers: [CPManeuver]
    func updateTravelEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver)
  }
  class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {
    init()
    init(handler: ((CPNowPlayingButton) -> Void)?)
  }
  class CPNowPlayingButton: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    init(handler: ((CPNowPlayingButton) -> Void)?)
    var isEnabled: Bool
    var isSelected: Bool
  }
  var CPNowPlayingButtonMaximumImageSize: CGSize { get }
  class CPNowPlayingImageButton: CPNowPlayingButton {
    var image: UIImage? { get }
    init(handler: ((CPNowPlayingButton) -> Void)?)
    init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)?)
  }
  class CPNowPlayingMoreButton: CPNowPlayingButton {
    init()
    init(handler: ((CPNowPlayingButton) -> Void)?)
  }
  class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {
    init()
    init(handler: ((CPNowPlayingButton) -> Void)?)
  }
  class CPNowPlayingRepeatButton: CPNowPlayingButton {
    init()
    init(handler: ((CPNowPlayingButton) -> Void)?)
  }
  class CPNowPlayingShuffleButton: CPNowPlayingButton {
    init()
    init(handler: ((CPNowPlayingButton) -> Void)?)
  }
  class CPNowPlayingTemplate: CPTemplate {
    func add(_ observer: CPNowPlayingTemplateObserver)
    var isAlbumArtistButtonEnabled: Bool
    var isUpNextButtonEnabled: Bool
    var nowPlayingButtons: [CPNowPlayingButton] { get }
    func remove(_ observer: CPNowPlayingTemplateObserver)
    static var shared: CPNowPlayingTemplate { get }
    static func shared() -> CPNowPlayingTemplate
    var upNextTitle: String
    func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton])
  }
  protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  }
  class CPPointOfInterest: NSObject, NSSecureCoding {
    var detailSubtitle: String?
    var detailSummary: String?
    var detailTitle: String?
    init?(coder: NSCoder)
    init(location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?, detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?)
    init(location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?, detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?, selectedPinImage: UIImage?)
    var location: MKMapItem
    var pinImage: UIImage?
    static var pinImageSize: CGSize { get }
    static func pinImageSize() -> CGSize
    var primaryButton: CPTextButton?
    var secondaryButton: CPTextButton?
    var selectedPinImage: UIImage?
    static var selectedPinImageSize: CGSize { get }
    static func selectedPinImageSize() -> CGSize
    var subtitle: String?
    var summary: String?
    var title: String
    var userInfo: Any?
  }
  class CPPointOfInterestTemplate: CPTemplate, CPBarButtonProviding {
    init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int)
    var pointOfInterestDelegate: CPPointOfInterestTemplateDelegate?
    var pointsOfInterest: [CPPointOfInterest] { get }
    var selectedIndex: Int
    func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int)
    var title: String
  }
  protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
    func point(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
    func point(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didSelect pointOfInterest: CPPointOfInterest)
  }
  class CPRouteChoice: NSObject, NSCopying, NSSecureCoding {
    var additionalInformationVariants: [String]? { get }
    init?(coder: NSCoder)
    init(summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String])
    var selectionSummaryVariants: [String]? { get }
    var summaryVariants: [String] { get }
    var userInfo: Any?
  }
  class CPRouteInformation: NSObject {
    var currentLaneGuidance: CPLaneGuidance { get }
    var currentManeuvers: [CPManeuver] { get }
    init(maneuvers: [CPManeuver], laneGuidances: [CPLaneGuidance], currentManeuvers: [CPManeuver], currentLaneGuidance: CPLaneGuidance, trip tripTravelEstimates: CPTravelEstimates, maneuverTravelEstimates: CPTravelEstimates)
    var laneGuidances: [CPLaneGuidance] { get }
    var maneuverTravelEstimates: CPTravelEstimates { get }
    var maneuvers: [CPManeuver] { get }
    var tripTravelEstimates: CPTravelEstimates { get }
  }
  class CPSearchTemplate: CPTemplate {
    var delegate: CPSearchTemplateDelegate?
    init()
  }
  protocol CPSearchTemplateDelegate: NSObjectProtocol {
    func searchTemplate(_ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
    func searchTemplate(_ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String, completionHandler: @escaping ([CPListItem]) -> Void)
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
  }
  protocol CPSelectableListItem: CPListTemplateItem {
    var handler: ((CPSelectableListItem, () -> Void) -> Void)?
  }
  class CPSessionConfiguration: NSObject {
    var contentStyle: CPContentStyle { get }
    var delegate: CPSessionConfigurationDelegate?
    init(delegate: CPSessionConfigurationDelegate)
    var limitedUserInterfaces: CPLimitableUserInterface { get }
  }
  protocol CPSessionConfigurationDelegate: NSObjectProtocol {
    func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle)
    func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration, limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
  }
  class CPTabBarTemplate: CPTemplate {
    var delegate: CPTabBarTemplateDelegate?
    init(templates: [CPTemplate])
    static var maximumTabCount: Int { get }
    static func maximumTabCount() -> Int
    func selectTemplate(_ newTemplate: CPTemplate)
    func selectTemplate(at index: Int)
    var selectedTemplate: CPTemplate? { get }
    var templates: [CPTemplate] { get }
    func updateTemplates(_ newTemplates: [CPTemplate])
  }
  protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
  }
  class CPTemplate: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var showsTabBadge: Bool
    var tabImage: UIImage?
    var tabSystemItem: UITabBarItem.SystemItem
    var tabTitle: String?
    var userInfo: Any?
  }
  class CPTemplateApplicationDashboardScene: UIScene {
    var dashboardController: CPDashboardController { get }
    var dashboardWindow: UIWindow { get }
    var delegate: CPTemplateApplicationDashboardSceneDelegate?
    init()
    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
  }
  protocol CPTemplateApplicationDashboardSceneDelegate: NSObjectProtocol, UISceneDelegate {
    func templateApplicationDashboardScene(_ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene, didConnect dashboardController: CPDashboardController, to window: UIWindow)
    func templateApplicationDashboardScene(_ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene, didDisconnectDashboardController dashboardController: CPDashboardController, from window: UIWindow)
  }
  var CPTemplateApplicationDashboardSceneSessionRoleApplication: String { get }
  class CPTemplateApplicationInstrumentClusterScene: UIScene {
    var contentStyle: UIUserInterfaceStyle { get }
    var delegate: CPTemplateApplicationInstrumentClusterSceneDelegate?
    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
    var instrumentClusterController: CPInstrumentClusterController { get }
  }
  protocol CPTemplateApplicationInstrumentClusterSceneDelegate: NSObjectProtocol, UISceneDelegate {
    func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
    func templateApplicationInstrumentClusterScene(_ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene, didConnect instrumentClusterController: CPInstrumentClusterController)
    func templateApplicationInstrumentClusterScene(_ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene, didDisconnectInstrumentClusterController instrumentClusterController: CPInstrumentClusterController)
  }
  var CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication: String { get }
  class CPTemplateApplicationScene: UIScene {
    var carWindow: CPWindow { get }
    var contentStyle: UIUserInterfaceStyle { get }
    var delegate: CPTemplateApplicationSceneDelegate?
    init()
    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
    var interfaceController: CPInterfaceController { get }
  }
  protocol CPTemplateApplicationSceneDelegate: NSObjectProtocol, UISceneDelegate {
    func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController, from window: CPWindow)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert)
  }
  var CPTemplateApplicationSceneSessionRoleApplication: String { get }
  class CPTextButton: NSObject {
    init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)?)
    var textStyle: CPTextButtonStyle
    var title: String
  }
  enum CPTextButtonStyle: Int {
    case normal, cancel, confirm
  }
  enum CPTimeRemainingColor: UInt {
    case `default`, green, orange, red
  }
  enum CPTrafficSide: UInt {
    case right, left
  }
  class CPTravelEstimates: NSObject, NSSecureCoding {
    var distanceRemaining: Measurement<UnitLength> { get }
    var distanceRemainingToDisplay: Measurement<UnitLength> { get }
    init?(coder: NSCoder)
    init(distanceRemaining: Measurement<UnitLength>, distanceRemainingToDisplay: Measurement<UnitLength>, timeRemaining time: Double)
    init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: Double)
    var timeRemaining: Double { get }
  }
  class CPTrip: NSObject, NSSecureCoding {
    var destination: MKMapItem { get }
    var destinationNameVariants: [String]?
    init?(coder: NSCoder)
    init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice])
    var origin: MKMapItem { get }
    var routeChoices: [CPRouteChoice] { get }
    var userInfo: Any?
  }
  enum CPTripEstimateStyle: UInt {
    case light, dark
  }
  class CPTripPreviewTextConfiguration: NSObject, NSSecureCoding {
    var additionalRoutesButtonTitle: String? { get }
    init()
    init?(coder: NSCoder)
    init(startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?)
    var overviewButtonTitle: String? { get }
    var startButtonTitle: String? { get }
  }
  class CPVoiceControlState: NSObject, NSSecureCoding {
    var identifier: String { get }
    var image: UIImage? { get }
    init()
    init?(coder: NSCoder)
    init(identifier: String, titleVariants: [String]?, image: UIImage?, repeats: Bool)
    var repeats: Bool { get }
    var titleVariants: [String]? { get }
  }
  class CPVoiceControlTemplate: CPTemplate {
    func activateVoiceControlState(withIdentifier identifier: String)
    var activeStateIdentifier: String? { get }
    init(voiceControlStates: [CPVoiceControlState])
    var voiceControlStates: [CPVoiceControlState] { get }
  }
  class CPWindow: UIWindow {
    init()
    init(frame: CGRect)
    var mapButtonSafeAreaLayoutGuide: UILayoutGuide { get }
    var templateApplicationScene: CPTemplateApplicationScene?
  }
  """#
