/// What is known of the module `SharedWithYou`.
let sharedWithYouInterface = #"""
  // exports: Foundation
  class SWAttributionView: UIView {
    var backgroundStyle: SWAttributionViewBackgroundStyle
    var displayContext: SWAttributionViewDisplayContext
    var enablesMarquee: Bool
    var highlight: SWHighlight?
    var highlightMenu: UIMenu { get }
    var horizontalAlignment: SWAttributionViewHorizontalAlignment
    init()
    init(frame: CGRect)
    var menuTitleForHideAction: String?
    var preferredMaxLayoutWidth: CGFloat
    var supplementalMenu: UIMenu?
  }
  enum SWAttributionViewBackgroundStyle: Int {
    case `default`, color, material
  }
  enum SWAttributionViewDisplayContext: Int {
    case summary, detail
  }
  enum SWAttributionViewHorizontalAlignment: Int {
    case `default`, leading, center, trailing
  }
  class SWCollaborationHighlight: SWHighlight, NSSecureCoding, NSCopying {
    var collaborationIdentifier: String { get }
    var contentType: UTType { get }
    var creationDate: Date { get }
    init()
    init?(coder: NSCoder)
    var title: String? { get }
  }
  var SWCollaborationMetadataTypeIdentifier: String { get }
  class SWCollaborationView: UIView {
    var activeParticipantCount: Int
    var cloudSharingControllerDelegate: Any?
    var cloudSharingDelegate: Any?
    var cloudSharingServiceDelegate: Any?
    var delegate: SWCollaborationViewDelegate?
    func dismissPopover(_ callback: (() -> Void)? = nil)
    var headerImage: UIImage
    var headerSubtitle: String
    var headerTitle: String
    init()
    init(frame: CGRect)
    init(itemProvider: NSItemProvider)
    var manageButtonTitle: String
    var menuFormRepresentation: NSMenuItem { get }
    func setContent(_ detailViewListContentView: UIView)
    func setShowManageButton(_ showManageButton: Bool)
  }
  protocol SWCollaborationViewDelegate: NSObjectProtocol {
    func collaborationViewDidDismissPopover(_ collaborationView: SWCollaborationView)
    func collaborationViewShouldPresentPopover(_ collaborationView: SWCollaborationView) -> Bool
    func collaborationViewWillPresentPopover(_ collaborationView: SWCollaborationView)
  }
  class SWHighlight: NSObject, NSSecureCoding, NSCopying {
    var identifier: Any { get }
    init?(coder: NSCoder)
    var url: URL { get }
  }
  class SWHighlightCenter: NSObject {
    func clearNotices(for highlight: SWCollaborationHighlight)
    func collaborationHighlight(for url: URL) async throws -> SWCollaborationHighlight
    func collaborationHighlight(forIdentifier collaborationIdentifier: String) throws -> SWCollaborationHighlight
    var delegate: SWHighlightCenterDelegate?
    func getCollaborationHighlight(for url: URL, completionHandler: @escaping (SWCollaborationHighlight?, Error?) -> Void)
    func getHighlightFor(_ urL: URL, completionHandler: @escaping (SWHighlight?, Error?) -> Void)
    func getSignedIdentityProof(for collaborationHighlight: SWCollaborationHighlight, using data: Data, completionHandler: @escaping (SWSignedPersonIdentityProof?, Error?) -> Void)
    func highlight(for urL: URL) async throws -> SWHighlight
    static var highlightCollectionTitle: String { get }
    static func highlightCollectionTitle() -> String
    var highlights: [SWHighlight] { get }
    init()
    static var isSystemCollaborationSupportAvailable: Bool { get }
    static func isSystemCollaborationSupportAvailable() -> Bool
    func postNotice(for event: SWHighlightEvent)
    func signedIdentityProof(for collaborationHighlight: SWCollaborationHighlight, using data: Data) async throws -> SWSignedPersonIdentityProof
  }
  protocol SWHighlightCenterDelegate: NSObjectProtocol {
    func highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter)
  }
  enum SWHighlightCenterErrorCode: Int {
    case noError, internalError, invalidURL, accessDenied
  }
  class SWHighlightChangeEvent: NSObject, SWHighlightEvent {
    var changeEventTrigger: SWHighlightChangeEventTrigger { get }
    init(highlight: SWHighlight, trigger: SWHighlightChangeEventTrigger)
  }
  enum SWHighlightChangeEventTrigger: Int {
    case edit, comment
  }
  protocol SWHighlightEvent: NSSecureCoding, NSCopying {
    var highlightURL: URL { get }
  }
  class SWHighlightMembershipEvent: NSObject, SWHighlightEvent {
    init(highlight: SWHighlight, trigger: SWHighlightMembershipEventTrigger)
    var membershipEventTrigger: SWHighlightMembershipEventTrigger { get }
  }
  enum SWHighlightMembershipEventTrigger: Int {
    case addedCollaborator, removedCollaborator
  }
  class SWHighlightMentionEvent: NSObject, SWHighlightEvent {
    init(highlight: SWHighlight, mentionedPersonCloudKitShareHandle handle: String)
    init(highlight: SWHighlight, mentionedPersonIdentity identity: SWPersonIdentity)
    var mentionedPersonHandle: String { get }
  }
  class SWHighlightPersistenceEvent: NSObject, SWHighlightEvent {
    init(highlight: SWHighlight, trigger: SWHighlightPersistenceEventTrigger)
    var persistenceEventTrigger: SWHighlightPersistenceEventTrigger { get }
  }
  enum SWHighlightPersistenceEventTrigger: Int {
    case created, deleted, renamed, moved
  }
  class SWRemoveParticipantAlert: NSObject {
    static func show(withParticipant participant: SWPerson, highlight: SWCollaborationHighlight, in window: UIWindow?)
  }
  class SWRemoveParticipantAlertController: UIViewController {
    init(participant: SWPerson, highlight: SWCollaborationHighlight)
  }
  """#
