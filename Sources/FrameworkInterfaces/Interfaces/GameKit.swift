/// What is known of the module `GameKit`.
let gameKitInterface = #"""
  // exports: Foundation UIKit
  class GKAccessPoint: NSObject {
    enum Location: Int { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    var frameInScreenCoordinates: CGRect { get }
    var isActive: Bool
    var isFocused: Bool
    var isPresentingGameCenter: Bool { get }
    var isVisible: Bool { get }
    var location: GKAccessPoint.Location
    var parentWindow: UIWindow?
    static var shared: GKAccessPoint { get }
    var showHighlights: Bool
    func triggerAccessPoint(handler: @escaping () -> Void)
    func triggerAccessPoint(with player: GKPlayer, handler: (() -> Void)? = nil)
    func triggerAccessPoint(with state: GKGameCenterViewController.State, handler: @escaping () -> Void)
    func triggerAccessPoint(withAchievementID achievementId: String, handler: (() -> Void)? = nil)
    func triggerAccessPoint(withLeaderboardID leaderboardId: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, handler: (() -> Void)? = nil)
    func triggerAccessPoint(withLeaderboardSetID leaderboardSetId: String, handler: (() -> Void)? = nil)
  }
  class GKAchievement: NSObject, NSSecureCoding {
    func challengeComposeController(with playerIDs: [GKPlayer]?, message: String?, completionHandler: ((UIViewController, Bool, [String]) -> Void)? = nil) -> UIViewController?
    func challengeComposeController(withMessage message: String?, players: [GKPlayer], completion completionHandler: ((UIViewController, Bool, [GKPlayer]?) -> Void)? = nil) -> UIViewController
    func challengeComposeController(withMessage message: String?, players: [GKPlayer], completionHandler: ((UIViewController, Bool, [String]) -> Void)? = nil) -> UIViewController
    var identifier: String?
    init?(coder: NSCoder)
    init(identifier: String?)
    init(identifier: String?, forPlayer playerId: String)
    init(identifier: String?, player: GKPlayer)
    var isCompleted: Bool { get }
    var isHidden: Bool { get }
    func issueChallenge(toPlayers playerIDs: [String]?, message: String?)
    var lastReportedDate: Date
    static func loadAchievements() async throws -> [GKAchievement]
    static func loadAchievements(completionHandler: (([GKAchievement]?, Error?) -> Void)? = nil)
    var percentComplete: Double
    var player: GKPlayer? { get }
    var playerID: String? { get }
    func report() async throws
    static func report(_ achievements: [GKAchievement]) async throws
    static func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
    static func report(_ achievements: [GKAchievement], withEligibleChallenges challenges: [GKChallenge]) async throws
    static func report(_ achievements: [GKAchievement], withEligibleChallenges challenges: [GKChallenge], withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
    func report(completionHandler: ((Error?) -> Void)? = nil)
    static func resetAchievements() async throws
    static func resetAchievements(completionHandler: ((Error?) -> Void)? = nil)
    func selectChallengeablePlayerIDs(_ playerIDs: [String]?) async throws -> [String]
    func selectChallengeablePlayerIDs(_ playerIDs: [String]?, withCompletionHandler completionHandler: (([String]?, Error?) -> Void)? = nil)
    func selectChallengeablePlayers(_ players: [GKPlayer]) async throws -> [GKPlayer]
    func selectChallengeablePlayers(_ players: [GKPlayer], withCompletionHandler completionHandler: (([GKPlayer]?, Error?) -> Void)? = nil)
    var showsCompletionBanner: Bool
  }
  class GKAchievementChallenge: GKChallenge {
    var achievement: GKAchievement? { get }
    init()
  }
  class GKAchievementDescription: NSObject, NSSecureCoding {
    var achievedDescription: String? { get }
    var groupIdentifier: String? { get }
    var identifier: String? { get }
    var image: UIImage? { get }
    static var incompleteAchievementImage: UIImage { get }
    init()
    init?(coder: NSCoder)
    var isHidden: Bool { get }
    var isReplayable: Bool { get }
    static func loadAchievementDescriptions() async throws -> [GKAchievementDescription]
    static func loadAchievementDescriptions(completionHandler handler: (([GKAchievementDescription]?, Error?) -> Void)? = nil)
    func loadImage() async throws -> UIImage
    func loadImage(completionHandler imageLoadedHandler: ((UIImage?, Error?) -> Void)? = nil)
    var maximumPoints: Int { get }
    static var placeholderCompletedAchievementImage: UIImage { get }
    var rarityPercent: NSNumber? { get }
    var title: String? { get }
    var unachievedDescription: String? { get }
  }
  class GKAchievementViewController: GKGameCenterViewController, UIAppearance {
    var achievementDelegate: GKAchievementViewControllerDelegate?
    init()
  }
  protocol GKAchievementViewControllerDelegate: NSObjectProtocol {
    func achievementViewControllerDidFinish(_ viewController: GKAchievementViewController)
  }
  class GKBasePlayer: NSObject {
    var displayName: String? { get }
    init()
    var playerID: String? { get }
  }
  class GKChallenge: NSObject, NSSecureCoding {
    enum State: Int { case invalid, pending, completed, declined }
    var completionDate: Date? { get }
    func decline()
    init()
    init?(coder: NSCoder)
    var issueDate: Date { get }
    var issuingPlayer: GKPlayer? { get }
    var issuingPlayerID: String? { get }
    static func loadReceivedChallenges() async throws -> [GKChallenge]
    static func loadReceivedChallenges(completionHandler: (([GKChallenge]?, Error?) -> Void)? = nil)
    var message: String? { get }
    var receivingPlayer: GKPlayer? { get }
    var receivingPlayerID: String? { get }
    var state: GKChallenge.State { get }
  }
  class GKChallengeEventHandler: NSObject {
    static var challengeEventHandler: GKChallengeEventHandler { get }
    var delegate: GKChallengeEventHandlerDelegate?
  }
  protocol GKChallengeEventHandlerDelegate: NSObjectProtocol {
    func localPlayerDidComplete(_ challenge: GKChallenge)
    func localPlayerDidReceive(_ challenge: GKChallenge)
    func localPlayerDidSelect(_ challenge: GKChallenge)
    func remotePlayerDidComplete(_ challenge: GKChallenge)
    func shouldShowBanner(forLocallyCompletedChallenge challenge: GKChallenge) -> Bool
    func shouldShowBanner(forLocallyReceivedChallenge challenge: GKChallenge) -> Bool
    func shouldShowBanner(forRemotelyCompletedChallenge challenge: GKChallenge) -> Bool
  }
  protocol GKChallengeListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    func player(_ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer)
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
  }
  class GKChallengesViewController: NSViewController, GKViewController {
    var challengeDelegate: GKChallengesViewControllerDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
  }
  protocol GKChallengesViewControllerDelegate: NSObjectProtocol {
    func challengesViewControllerDidFinish(_ viewController: GKChallengesViewController)
  }
  class GKCloudPlayer: GKBasePlayer {
    static func getCurrentSignedInPlayer(forContainer containerName: String?, completionHandler handler: @escaping (GKCloudPlayer?, Error?) -> Void)
    init()
  }
  enum GKConnectionState: Int {
    case notConnected, connected
  }
  class GKDialogController: NSResponder {
    func dismiss(_ sender: Any)
    init()
    var parentWindow: NSWindow?
    func present(_ viewController: NSViewController) -> Bool
    static var shared: GKDialogController { get }
  }
  struct GKError: Error {
    enum Code: Int { case none, unknown, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge, turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState, invitationsDisabled, playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid, restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete, iCloudUnavailable, lockdownMode, appUnlisted, friendListDescriptionMissing, friendListRestricted, friendListDenied, friendRequestNotAvailable }
    static var apiNotAvailable: GKError.Code { get }
    static var apiObsolete: GKError.Code { get }
    static var appUnlisted: GKError.Code { get }
    static var authenticationInProgress: GKError.Code { get }
    static var cancelled: GKError.Code { get }
    static var challengeInvalid: GKError.Code { get }
    var code: GKError.Code { get }
    static var communicationsFailure: GKError.Code { get }
    static var connectionTimeout: GKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var friendListDenied: GKError.Code { get }
    static var friendListDescriptionMissing: GKError.Code { get }
    static var friendListRestricted: GKError.Code { get }
    static var friendRequestNotAvailable: GKError.Code { get }
    static var gameSessionRequestInvalid: GKError.Code { get }
    static var gameUnrecognized: GKError.Code { get }
    static var iCloudUnavailable: GKError.Code { get }
    init(_ code: GKError.Code, userInfo: [String: Any] = nil)
    static var invalidCredentials: GKError.Code { get }
    static var invalidParameter: GKError.Code { get }
    static var invalidPlayer: GKError.Code { get }
    static var invitationsDisabled: GKError.Code { get }
    var localizedDescription: String { get }
    static var lockdownMode: GKError.Code { get }
    static var matchNotConnected: GKError.Code { get }
    static var matchRequestInvalid: GKError.Code { get }
    static var none: GKError.Code { get }
    static var notAuthenticated: GKError.Code { get }
    static var notAuthorized: GKError.Code { get }
    static var notSupported: GKError.Code { get }
    static var parentalControlsBlocked: GKError.Code { get }
    static var playerPhotoFailure: GKError.Code { get }
    static var playerStatusExceedsMaximumLength: GKError.Code { get }
    static var playerStatusInvalid: GKError.Code { get }
    static var restrictedToAutomatch: GKError.Code { get }
    static var scoreNotSet: GKError.Code { get }
    static var turnBasedInvalidParticipant: GKError.Code { get }
    static var turnBasedInvalidState: GKError.Code { get }
    static var turnBasedInvalidTurn: GKError.Code { get }
    static var turnBasedMatchDataTooLarge: GKError.Code { get }
    static var turnBasedTooManySessions: GKError.Code { get }
    static var ubiquityContainerUnavailable: GKError.Code { get }
    static var underage: GKError.Code { get }
    static var unexpectedConnection: GKError.Code { get }
    static var unknown: GKError.Code { get }
    static var userDenied: GKError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var GKErrorDomain: String { get }
  var GKExchangeTimeoutDefault: Double { get }
  var GKExchangeTimeoutNone: Double { get }
  class GKFriendRequestComposeViewController: UINavigationController, UIAppearance {
    func addRecipientPlayers(_ players: [GKPlayer])
    func addRecipients(withEmailAddresses emailAddresses: [String])
    func addRecipients(withPlayerIDs playerIDs: [String])
    var composeViewDelegate: GKFriendRequestComposeViewControllerDelegate?
    init()
    static var maxNumberOfRecipients: Int { get }
    func setMessage(_ message: String?)
  }
  protocol GKFriendRequestComposeViewControllerDelegate: NSObjectProtocol {
    func friendRequestComposeViewControllerDidFinish(_ viewController: GKFriendRequestComposeViewController)
  }
  enum GKFriendsAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
  }
  protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
  }
  class GKGameCenterViewController: UINavigationController, GKViewController {
    enum InitializationOption: Int32 { case achievement, leaderboardSet }
    enum State: Int { case `default`, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList }
    var gameCenterDelegate: GKGameCenterControllerDelegate?
    init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope)
    init(leaderboardID leaderboardId: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope)
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    init(player: GKPlayer)
    init(state: GKGameCenterViewController.State)
    func initWithAchievementID(_ achievementId: String) -> UnsafeMutableRawPointer
    func initWithLeaderboardSetID(_ leaderboardSetId: String) -> UnsafeMutableRawPointer
    var leaderboardCategory: String?
    var leaderboardIdentifier: String?
    var leaderboardTimeScope: GKLeaderboard.TimeScope
    var viewState: GKGameCenterViewController.State
  }
  class GKGameSession: NSObject {
    static func add(_ listener: GKGameSessionEventListener)
    var badgedPlayers: [GKCloudPlayer] { get }
    func clearBadge(for players: [GKCloudPlayer]) async throws
    func clearBadge(for players: [GKCloudPlayer], completionHandler: @escaping (Error?) -> Void)
    static func createSession(inContainer containerName: String?, withTitle title: String, maxConnectedPlayers maxPlayers: Int) async throws -> GKGameSession
    static func createSession(inContainer containerName: String?, withTitle title: String, maxConnectedPlayers maxPlayers: Int, completionHandler: @escaping (GKGameSession?, Error?) -> Void)
    func getShareURL(completionHandler: @escaping (URL?, Error?) -> Void)
    var identifier: String { get }
    init()
    var lastModifiedDate: Date { get }
    var lastModifiedPlayer: GKCloudPlayer { get }
    static func load(withIdentifier identifier: String) async throws -> GKGameSession
    static func load(withIdentifier identifier: String, completionHandler: @escaping (GKGameSession?, Error?) -> Void)
    func loadData() async throws -> Data
    func loadData(completionHandler: @escaping (Data?, Error?) -> Void)
    static func loadSessions(inContainer containerName: String?) async throws -> [GKGameSession]
    static func loadSessions(inContainer containerName: String?, completionHandler: @escaping ([GKGameSession]?, Error?) -> Void)
    var maxNumberOfConnectedPlayers: Int { get }
    var owner: GKCloudPlayer { get }
    var players: [GKCloudPlayer] { get }
    func players(with state: GKConnectionState) -> [GKCloudPlayer]
    static func remove(_ listener: GKGameSessionEventListener)
    static func remove(withIdentifier identifier: String) async throws
    static func remove(withIdentifier identifier: String, completionHandler: @escaping (Error?) -> Void)
    func save(_ data: Data) async throws -> Data
    func save(_ data: Data, completionHandler: @escaping (Data?, Error?) -> Void)
    func send(_ data: Data, with transport: GKTransportType) async throws
    func send(_ data: Data, with transport: GKTransportType, completionHandler: @escaping (Error?) -> Void)
    func sendMessage(withLocalizedFormatKey key: String, arguments: [String], data: Data?, to players: [GKCloudPlayer], badgePlayers: Bool) async throws
    func sendMessage(withLocalizedFormatKey key: String, arguments: [String], data: Data?, to players: [GKCloudPlayer], badgePlayers: Bool, completionHandler: @escaping (Error?) -> Void)
    func setConnectionState(_ state: GKConnectionState) async throws
    func setConnectionState(_ state: GKConnectionState, completionHandler: @escaping (Error?) -> Void)
    func shareURL() async throws -> URL
    var title: String { get }
  }
  struct GKGameSessionError: Error {
    enum Code: Int { case unknown, notAuthenticated, sessionConflict, sessionNotShared, connectionCancelledByUser, connectionFailed, sessionHasMaxConnectedPlayers, sendDataNotConnected, sendDataNoRecipients, sendDataNotReachable, sendRateLimitReached, badContainer, cloudQuotaExceeded, networkFailure, cloudDriveDisabled, invalidSession }
    static var badContainer: GKGameSessionError.Code { get }
    static var cloudDriveDisabled: GKGameSessionError.Code { get }
    static var cloudQuotaExceeded: GKGameSessionError.Code { get }
    var code: GKGameSessionError.Code { get }
    static var connectionCancelledByUser: GKGameSessionError.Code { get }
    static var connectionFailed: GKGameSessionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: GKGameSessionError.Code, userInfo: [String: Any] = nil)
    static var invalidSession: GKGameSessionError.Code { get }
    var localizedDescription: String { get }
    static var networkFailure: GKGameSessionError.Code { get }
    static var notAuthenticated: GKGameSessionError.Code { get }
    static var sendDataNoRecipients: GKGameSessionError.Code { get }
    static var sendDataNotConnected: GKGameSessionError.Code { get }
    static var sendDataNotReachable: GKGameSessionError.Code { get }
    static var sendRateLimitReached: GKGameSessionError.Code { get }
    static var sessionConflict: GKGameSessionError.Code { get }
    static var sessionHasMaxConnectedPlayers: GKGameSessionError.Code { get }
    static var sessionNotShared: GKGameSessionError.Code { get }
    static var unknown: GKGameSessionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var GKGameSessionErrorDomain: String { get }
  protocol GKGameSessionEventListener: NSObjectProtocol {
    func session(_ session: GKGameSession, didAdd player: GKCloudPlayer)
    func session(_ session: GKGameSession, didReceive data: Data, from player: GKCloudPlayer)
    func session(_ session: GKGameSession, didReceiveMessage message: String, with data: Data, from player: GKCloudPlayer)
    func session(_ session: GKGameSession, didRemove player: GKCloudPlayer)
    func session(_ session: GKGameSession, player: GKCloudPlayer, didChange newState: GKConnectionState)
    func session(_ session: GKGameSession, player: GKCloudPlayer, didSave data: Data)
  }
  class GKGameSessionSharingViewController: UIViewController {
    var delegate: GKGameSessionSharingViewControllerDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
    init(session: GKGameSession)
    var session: GKGameSession { get }
  }
  protocol GKGameSessionSharingViewControllerDelegate: NSObjectProtocol {
    func sharingViewController(_ viewController: GKGameSessionSharingViewController, didFinishWithError error: Error?)
  }
  class GKInvite: NSObject {
    enum RecipientResponse: Int { case accepted, declined, failed, incompatible, unableToConnect, noAnswer }
    init()
    var inviter: String { get }
    var isHosted: Bool { get }
    var playerAttributes: UInt32 { get }
    var playerGroup: Int { get }
    var sender: GKPlayer { get }
  }
  protocol GKInviteEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithPlayers playerIDs: [String])
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
  }
  enum GKInviteeResponse: Int {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
  }
  class GKLeaderboard: NSObject {
    enum LeaderboardType: Int { case classic, recurring }
    enum PlayerScope: Int { case global, friendsOnly }
    enum TimeScope: Int { case today, week, allTime }
    var baseLeaderboardID: String { get }
    var category: String?
    var duration: Double { get }
    var groupIdentifier: String
    var identifier: String?
    init()
    init(playerIDs players: [String]?)
    init(players: [GKPlayer])
    var isLoading: Bool { get }
    static func loadCategories() async throws -> ([String], [String])
    static func loadCategories(completionHandler categoryHandler: (([String]?, [String]?, Error?) -> Void)? = nil)
    func loadEntries(for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope) async throws -> (GKLeaderboardEntry, [GKLeaderboardEntry])
    func loadEntries(for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope, completionHandler: @escaping (GKLeaderboardEntry?, [GKLeaderboardEntry]?, Error?) -> Void)
    func loadEntries(for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange) async throws -> (GKLeaderboardEntry, [GKLeaderboardEntry], Int)
    func loadEntries(for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange, completionHandler: @escaping (GKLeaderboardEntry?, [GKLeaderboardEntry]?, Int, Error?) -> Void)
    func loadImage() async throws -> UIImage
    func loadImage(completionHandler: ((UIImage?, Error?) -> Void)? = nil)
    static func loadLeaderboards() async throws -> [GKLeaderboard]
    static func loadLeaderboards(completionHandler: (([GKLeaderboard]?, Error?) -> Void)? = nil)
    static func loadLeaderboards(withIDs leaderboardIds: [String]?) async throws -> [GKLeaderboard]
    static func loadLeaderboards(withIDs leaderboardIds: [String]?, completionHandler: @escaping ([GKLeaderboard]?, Error?) -> Void)
    func loadPreviousOccurrence() async throws -> [GKLeaderboard]
    func loadPreviousOccurrence(completionHandler: @escaping ([GKLeaderboard]?, Error?) -> Void)
    func loadScores() async throws -> [GKScore]
    func loadScores(completionHandler scoresLoadedHandler: (([GKScore]?, Error?) -> Void)? = nil)
    var localPlayerScore: GKScore? { get }
    var maxRange: Int { get }
    var nextStartDate: Date? { get }
    var playerScope: GKLeaderboard.PlayerScope
    var range: NSRange
    var scores: [GKScore]? { get }
    static func setDefault(_ leaderboardIdentifier: String?) async throws
    static func setDefault(_ leaderboardIdentifier: String?, withCompletionHandler notificationHandler: ((Error?) -> Void)?)
    var startDate: Date? { get }
    func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws
    func submitScore(_ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping (Error?) -> Void)
    static func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs leaderboardIds: [String]) async throws
    static func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs leaderboardIds: [String], completionHandler: @escaping (Error?) -> Void)
    var timeScope: GKLeaderboard.TimeScope
    var title: String? { get }
    var type: GKLeaderboard.LeaderboardType { get }
  }
  class GKLeaderboardEntry: NSObject {
    func challengeComposeController(withMessage message: String?, players: [GKPlayer]?, completion completionHandler: ((UIViewController, Bool, [GKPlayer]?) -> Void)? = nil) -> UIViewController
    func challengeComposeController(withMessage message: String?, players: [GKPlayer]?, completionHandler: ((UIViewController, Bool, [String]) -> Void)? = nil) -> UIViewController
    var context: Int { get }
    var date: Date { get }
    var formattedScore: String { get }
    var player: GKPlayer { get }
    var rank: Int { get }
    var score: Int { get }
  }
  class GKLeaderboardScore: NSObject {
    var context: Int
    init()
    var leaderboardID: String
    var player: GKPlayer
    var value: Int
  }
  class GKLeaderboardSet: NSObject, NSCoding, NSSecureCoding {
    var groupIdentifier: String
    var identifier: String?
    init()
    init?(coder: NSCoder)
    func loadImage() async throws -> UIImage
    func loadImage(completionHandler: ((UIImage?, Error?) -> Void)? = nil)
    static func loadLeaderboardSets() async throws -> [GKLeaderboardSet]
    static func loadLeaderboardSets(completionHandler: (([GKLeaderboardSet]?, Error?) -> Void)? = nil)
    func loadLeaderboards() async throws -> [GKLeaderboard]
    func loadLeaderboards(completionHandler: (([GKLeaderboard]?, Error?) -> Void)? = nil)
    func loadLeaderboards(handler: @escaping ([GKLeaderboard]?, Error?) -> Void)
    var title: String
  }
  class GKLeaderboardViewController: GKGameCenterViewController, UIAppearance {
    var category: String?
    init()
    var leaderboardDelegate: GKLeaderboardViewControllerDelegate?
    var timeScope: GKLeaderboard.TimeScope
  }
  protocol GKLeaderboardViewControllerDelegate: NSObjectProtocol {
    func leaderboardViewControllerDidFinish(_ viewController: GKLeaderboardViewController)
  }
  class GKLocalPlayer: GKPlayer, GKSavedGameListener {
    func authenticate() async throws
    func authenticate(completionHandler handler: ((Error?) -> Void)? = nil)
    var authenticateHandler: ((UIViewController?, Error?) -> Void)?
    func deleteSavedGames(withName name: String, completionHandler handler: ((Error?) -> Void)? = nil)
    func fetchItems() async throws -> (URL, Data, Data, UInt64)
    func fetchItems(forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, Error?) -> Void)? = nil)
    func fetchSavedGames(completionHandler handler: (([GKSavedGame]?, Error?) -> Void)? = nil)
    var friends: [String]? { get }
    func generateIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64)
    func generateIdentityVerificationSignature(completionHandler: ((URL?, Data?, Data?, UInt64, Error?) -> Void)? = nil)
    init()
    var isAuthenticated: Bool { get }
    var isMultiplayerGamingRestricted: Bool { get }
    var isPersonalizedCommunicationRestricted: Bool { get }
    var isPresentingFriendRequestViewController: Bool { get }
    var isUnderage: Bool { get }
    func loadChallengableFriends() async throws -> [GKPlayer]
    func loadChallengableFriends(completionHandler: (([GKPlayer]?, Error?) -> Void)? = nil)
    func loadDefaultLeaderboardCategoryID() async throws -> String
    func loadDefaultLeaderboardCategoryID(completionHandler: ((String?, Error?) -> Void)? = nil)
    func loadDefaultLeaderboardIdentifier() async throws -> String
    func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, Error?) -> Void)? = nil)
    func loadFriendPlayers() async throws -> [GKPlayer]
    func loadFriendPlayers(completionHandler: (([GKPlayer]?, Error?) -> Void)? = nil)
    func loadFriends() async throws -> [String]
    func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, Error?) -> Void)
    func loadFriends(completionHandler handler: (([String]?, Error?) -> Void)? = nil)
    func loadFriends(withIdentifiers identifiers: [String]) async throws -> [GKPlayer]
    func loadFriends(withIdentifiers identifiers: [String], completionHandler: @escaping ([GKPlayer]?, Error?) -> Void)
    func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus
    func loadFriendsAuthorizationStatus(_ completionHandler: @escaping (GKFriendsAuthorizationStatus, Error?) -> Void)
    func loadRecentPlayers() async throws -> [GKPlayer]
    func loadRecentPlayers(completionHandler: (([GKPlayer]?, Error?) -> Void)? = nil)
    static var local: GKLocalPlayer { get }
    static func localPlayer() -> GKLocalPlayer
    func presentFriendRequestCreator(from viewController: UIViewController) throws
    func presentFriendRequestCreator(from window: NSWindow?) throws
    func register(_ listener: GKLocalPlayerListener)
    func resolveConflictingSavedGames(_ conflictingSavedGames: [GKSavedGame], with data: Data, completionHandler handler: (([GKSavedGame]?, Error?) -> Void)? = nil)
    func saveGameData(_ data: Data, withName name: String, completionHandler handler: ((GKSavedGame?, Error?) -> Void)? = nil)
    func setDefaultLeaderboardCategoryID(_ categoryID: String?) async throws
    func setDefaultLeaderboardCategoryID(_ categoryID: String?, completionHandler: ((Error?) -> Void)?)
    func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws
    func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String, completionHandler: ((Error?) -> Void)?)
    func unregisterAllListeners()
    func unregisterListener(_ listener: GKLocalPlayerListener)
  }
  protocol GKLocalPlayerListener: NSObjectProtocol, GKTurnBasedEventListener, GKSavedGameListener, GKChallengeListener, GKInviteEventListener {}
  class GKMatch: NSObject {
    enum MatchType: UInt { case peerToPeer, hosted, turnBased }
    enum SendDataMode: Int { case reliable, unreliable }
    func chooseBestHostPlayer() async -> String
    func chooseBestHostPlayer(completionHandler: @escaping (String) -> Void)
    func chooseBestHostingPlayer() async -> GKPlayer
    func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer) -> Void)
    var delegate: GKMatchDelegate?
    func disconnect()
    var expectedPlayerCount: Int { get }
    var playerIDs: [String]? { get }
    var playerProperties: [GKPlayer: [String: Any]]? { get }
    var players: [GKPlayer] { get }
    var properties: [String: Any]? { get }
    func rematch() async throws -> GKMatch
    func rematch(completionHandler: ((GKMatch?, Error?) -> Void)? = nil)
    func send(_ data: Data, to players: [GKPlayer], dataMode mode: GKMatch.SendDataMode) throws
    func send(_ data: Data, toPlayers players: [String], with mode: GKMatch.SendDataMode) throws
    func sendData(toAllPlayers data: Data, with mode: GKMatch.SendDataMode) throws
    func voiceChat(withName name: String) -> GKVoiceChat?
  }
  protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didFailWithError error: Error?)
    func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, didReceive data: Data, fromPlayer playerId: String)
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player playerId: String, didChange state: GKPlayer.ConnectionState)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayer.ConnectionState)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
    func match(_ match: GKMatch, shouldReinvitePlayer playerId: String) -> Bool
  }
  class GKMatchRequest: NSObject {
    var defaultNumberOfPlayers: Int
    init()
    var inviteMessage: String?
    var inviteeResponseHandler: ((String, GKInviteeResponse) -> Void)?
    var maxPlayers: Int
    static func maxPlayersAllowedForMatch(of matchType: GKMatch.MatchType) -> Int
    var minPlayers: Int
    var playerAttributes: UInt32
    var playerGroup: Int
    var playersToInvite: [String]?
    var properties: [String: Any]?
    var queueName: String?
    var recipientProperties: [GKPlayer: [String: Any]]?
    var recipientResponseHandler: ((GKPlayer, GKInvite.RecipientResponse) -> Void)?
    var recipients: [GKPlayer]?
    var restrictToAutomatch: Bool
  }
  class GKMatchedPlayers: NSObject {
    init()
    var playerProperties: [GKPlayer: [String: Any]]? { get }
    var players: [GKPlayer] { get }
    var properties: [String: Any]? { get }
  }
  class GKMatchmaker: NSObject {
    func addPlayers(to toMatch: GKMatch, matchRequest: GKMatchRequest) async throws
    func addPlayers(to toMatch: GKMatch, matchRequest: GKMatchRequest, completionHandler: ((Error?) -> Void)? = nil)
    func cancel()
    func cancelInvite(toPlayer playerID: String)
    func cancelPendingInvite(to player: GKPlayer)
    func findMatch(for request: GKMatchRequest) async throws -> GKMatch
    func findMatch(for request: GKMatchRequest, withCompletionHandler matchHandler: ((GKMatch?, Error?) -> Void)? = nil)
    func findMatchedPlayers(_ request: GKMatchRequest) async throws -> GKMatchedPlayers
    func findMatchedPlayers(_ request: GKMatchRequest, withCompletionHandler completionHandler: @escaping (GKMatchedPlayers?, Error?) -> Void)
    func findPlayers(forHostedMatchRequest request: GKMatchRequest) async throws -> [String]
    func findPlayers(forHostedMatchRequest request: GKMatchRequest, withCompletionHandler playerHandler: (([String]?, Error?) -> Void)? = nil)
    func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer]
    func findPlayers(forHostedRequest request: GKMatchRequest, withCompletionHandler completionHandler: (([GKPlayer]?, Error?) -> Void)? = nil)
    func finishMatchmaking(for match: GKMatch)
    init()
    var inviteHandler: ((GKInvite, [String]) -> Void)?
    func match(for invite: GKInvite) async throws -> GKMatch
    func match(for invite: GKInvite, completionHandler: ((GKMatch?, Error?) -> Void)? = nil)
    func queryActivity() async throws -> Int
    func queryActivity(completionHandler: ((Int, Error?) -> Void)? = nil)
    func queryPlayerGroupActivity(_ playerGroup: Int) async throws -> Int
    func queryPlayerGroupActivity(_ playerGroup: Int, withCompletionHandler completionHandler: ((Int, Error?) -> Void)? = nil)
    func queryQueueActivity(_ queueName: String) async throws -> Int
    func queryQueueActivity(_ queueName: String, withCompletionHandler completionHandler: ((Int, Error?) -> Void)? = nil)
    static var shared: GKMatchmaker { get }
    func startBrowsingForNearbyPlayers(handler: ((GKPlayer, Bool) -> Void)? = nil)
    func startBrowsingForNearbyPlayers(reachableHandler: ((String, Bool) -> Void)? = nil)
    func startGroupActivity(playerHandler handler: @escaping (GKPlayer) -> Void)
    func stopBrowsingForNearbyPlayers()
    func stopGroupActivity()
  }
  class GKMatchmakerViewController: UINavigationController, GKViewController {
    func addPlayers(to match: GKMatch)
    var canStartWithMinimumPlayers: Bool
    var defaultInvitationMessage: String?
    init(invite: GKInvite)
    init(matchRequest request: GKMatchRequest)
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    var isHosted: Bool
    var matchRequest: GKMatchRequest { get }
    var matchmakerDelegate: GKMatchmakerViewControllerDelegate?
    var matchmakingMode: GKMatchmakingMode
    func setHostedPlayer(_ playerID: String, connected: Bool)
    func setHostedPlayer(_ playerID: GKPlayer, didConnect connected: Bool)
    func setHostedPlayerReady(_ playerID: String)
  }
  protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers playerIDs: [GKPlayer])
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindPlayers playerIDs: [String])
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didReceiveAcceptFromHostedPlayer playerID: String)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, getMatchPropertiesForRecipient recipient: GKPlayer, withCompletionHandler completionHandler: @escaping ([String: Any]) -> Void)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept playerID: GKPlayer)
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  }
  enum GKMatchmakingMode: Int {
    case `default`, nearbyOnly, automatchOnly, inviteOnly
  }
  class GKNotificationBanner: NSObject {
    init()
    static func show(withTitle title: String?, message: String?) async
    static func show(withTitle title: String?, message: String?, completionHandler onCompleted: (() -> Void)? = nil)
    static func show(withTitle title: String?, message: String?, duration durationSeconds: Double) async
    static func show(withTitle title: String?, message: String?, duration durationSeconds: Double, completionHandler: (() -> Void)? = nil)
  }
  enum GKPeerConnectionState: Int32 {
    case available, unavailable, connected, disconnected, connecting, connectedRelay
  }
  enum GKPeerPickerConnectionType: UInt {
    case online, nearby
  }
  class GKPlayer: GKBasePlayer, NSSecureCoding {
    enum ConnectionState: Int { case unknown, connected, disconnected }
    enum PhotoSize: Int { case small, normal }
    var alias: String { get }
    static func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer
    var displayName: String { get }
    var gamePlayerID: String { get }
    var guestIdentifier: String? { get }
    init()
    init?(coder: NSCoder)
    var isFriend: Bool { get }
    var isInvitable: Bool { get }
    func loadPhoto(for size: GKPlayer.PhotoSize) async throws -> UIImage
    func loadPhoto(for size: GKPlayer.PhotoSize, withCompletionHandler onCompleted: ((UIImage?, Error?) -> Void)? = nil)
    static func loadPlayers(forIdentifiers identifiers: [String]) async throws -> [GKPlayer]
    static func loadPlayers(forIdentifiers identifiers: [String], withCompletionHandler completionHandler: (([GKPlayer]?, Error?) -> Void)? = nil)
    var playerID: String { get }
    var scopedIDsArePersistent: Bool { get }
    var teamPlayerID: String { get }
  }
  var GKPlayerAuthenticationDidChangeNotificationName: String { get }
  var GKPlayerDidChangeNotificationName: String { get }
  var GKPlayerIDNoLongerAvailable: String { get }
  class GKSavedGame: NSObject, NSCopying {
    var deviceName: String? { get }
    init()
    func loadData() async throws -> Data
    func loadData(completionHandler handler: ((Data?, Error?) -> Void)? = nil)
    var modificationDate: Date? { get }
    var name: String? { get }
  }
  protocol GKSavedGameListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
  }
  class GKScore: NSObject, NSSecureCoding {
    var category: String?
    func challengeComposeController(withMessage message: String?, players: [GKPlayer]?, completionHandler: ((UIViewController, Bool, [String]) -> Void)? = nil) -> UIViewController
    func challengeComposeController(withPlayers playerIDs: [String]?, message: String?, completionHandler: ((UIViewController, Bool, [String]) -> Void)? = nil) -> UIViewController?
    var context: UInt64
    var date: Date { get }
    var formattedValue: String? { get }
    init()
    init?(coder: NSCoder)
    init(leaderboardIdentifier identifier: String, forPlayer playerID: String)
    init(leaderboardIdentifier identifier: String, player: GKPlayer)
    func initWithCategory(_ category: String?) -> UnsafeMutableRawPointer
    func initWithLeaderboardIdentifier(_ identifier: String) -> UnsafeMutableRawPointer
    func issueChallenge(toPlayers playerIDs: [String]?, message: String?)
    var leaderboardIdentifier: String?
    var player: GKPlayer? { get }
    var rank: Int { get }
    func report() async throws
    static func report(_ scores: [GKScore]) async throws
    static func report(_ scores: [GKScore], withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
    static func report(_ scores: [GKLeaderboardScore], withEligibleChallenges eligibleChallenges: [GKChallenge]) async throws
    static func report(_ scores: [GKScore], withEligibleChallenges challenges: [GKChallenge]) async throws
    static func report(_ scores: [GKLeaderboardScore], withEligibleChallenges eligibleChallenges: [GKChallenge], withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
    static func report(_ scores: [GKScore], withEligibleChallenges challenges: [GKChallenge], withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
    func report(completionHandler errorHandler: ((Error?) -> Void)? = nil)
    var shouldSetDefaultLeaderboard: Bool
    var value: Int64
  }
  class GKScoreChallenge: GKChallenge {
    init()
    var leaderboardEntry: GKLeaderboardEntry? { get }
    var score: GKScore? { get }
  }
  enum GKSendDataMode: Int32 {
    case reliable, unreliable
  }
  class GKSession: NSObject {
    enum Mode: Int32 { case server, client, peer }
    func acceptConnection(fromPeer peerID: String) throws
    func cancelConnect(toPeer peerID: String)
    func connect(toPeer peerID: String, withTimeout timeout: Double)
    var delegate: GKSessionDelegate?
    func denyConnection(fromPeer peerID: String)
    func disconnectFromAllPeers()
    func disconnectPeer(fromAllPeers peerID: String)
    var disconnectTimeout: Double
    var displayName: String { get }
    func displayName(forPeer peerID: String) -> String
    init()
    init(sessionID: String?, displayName: String?, sessionMode mode: GKSession.Mode)
    var isAvailable: Bool
    var peerID: String { get }
    func peers(with state: GKPeerConnectionState) -> [String]
    func send(_ data: Data, toPeers peers: [String], with mode: GKSendDataMode) throws
    func sendData(toAllPeers data: Data, with mode: GKSendDataMode) throws
    var sessionID: String { get }
    var sessionMode: GKSession.Mode { get }
    func setDataReceiveHandler(_ obj: Any, withContext context: UnsafeMutableRawPointer)
  }
  protocol GKSessionDelegate: NSObjectProtocol {
    func session(_ session: GKSession, connectionWithPeerFailed peerID: String, withError error: Error)
    func session(_ session: GKSession, didFailWithError error: Error)
    func session(_ session: GKSession, didReceiveConnectionRequestFromPeer peerID: String)
    func session(_ session: GKSession, peer peerID: String, didChange state: GKPeerConnectionState)
  }
  enum GKTransportType: Int {
    case unreliable, reliable
  }
  class GKTurnBasedEventHandler: NSObject {
    var delegate: GKTurnBasedEventHandlerDelegate?
    init()
    static var shared: GKTurnBasedEventHandler { get }
  }
  protocol GKTurnBasedEventHandlerDelegate: NSObjectProtocol {
    func handleInvite(fromGameCenter playersToInvite: [String])
    func handleMatchEnded(_ match: GKTurnBasedMatch)
    func handleTurnEvent(for match: GKTurnBasedMatch)
    func handleTurnEvent(for match: GKTurnBasedMatch, didBecomeActive activated: Bool)
  }
  protocol GKTurnBasedEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    func player(_ player: GKPlayer, didRequestMatchWithPlayers playerIDsToInvite: [String])
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply], forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive becameActive: Bool)
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
  }
  class GKTurnBasedExchange: NSObject {
    enum Status: Int8 { case unknown, active, complete, resolved, canceled }
    func cancel(withLocalizableMessageKey localizableMessage: String, arguments: [Any]) async throws
    func cancel(withLocalizableMessageKey localizableMessage: String, arguments: [Any], completionHandler: ((Error?) -> Void)? = nil)
    var completionDate: Date? { get }
    var data: Data? { get }
    var exchangeID: String? { get }
    init()
    var message: String? { get }
    var recipients: [GKTurnBasedParticipant]? { get }
    var replies: [GKTurnBasedExchangeReply]? { get }
    func reply(withLocalizableMessageKey localizableMessage: String, arguments: [Any], data: Data) async throws
    func reply(withLocalizableMessageKey localizableMessage: String, arguments: [Any], data: Data, completionHandler: ((Error?) -> Void)? = nil)
    var sendDate: Date? { get }
    var sender: GKTurnBasedParticipant? { get }
    var status: GKTurnBasedExchange.Status { get }
    var timeoutDate: Date? { get }
  }
  class GKTurnBasedExchangeReply: NSObject {
    var data: Data? { get }
    init()
    var message: String? { get }
    var recipient: GKTurnBasedParticipant? { get }
    var replyDate: Date? { get }
  }
  class GKTurnBasedMatch: NSObject {
    enum Outcome: Int { case none, quit, won, lost, tied, timeExpired, first, second, third, fourth, customRange }
    enum Status: Int { case unknown, open, ended, matching }
    func acceptInvite() async throws -> GKTurnBasedMatch
    func acceptInvite(completionHandler: ((GKTurnBasedMatch?, Error?) -> Void)? = nil)
    var activeExchanges: [GKTurnBasedExchange]? { get }
    var completedExchanges: [GKTurnBasedExchange]? { get }
    var creationDate: Date? { get }
    var currentParticipant: GKTurnBasedParticipant? { get }
    func declineInvite() async throws -> GKTurnBasedMatch
    func declineInvite(completionHandler: ((GKTurnBasedMatch?, Error?) -> Void)? = nil)
    func endMatchInTurn(withMatch matchData: Data) async throws
    func endMatchInTurn(withMatch matchData: Data, completionHandler onCompletion: ((Error?) -> Void)? = nil)
    func endMatchInTurn(withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore], achievements: [Any]) async throws
    func endMatchInTurn(withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore], achievements: [Any], completionHandler: @escaping (Error?) -> Void)
    func endMatchInTurn(withMatch matchData: Data, scores: [GKScore]?, achievements: [GKAchievement]?) async throws
    func endMatchInTurn(withMatch matchData: Data, scores: [GKScore]?, achievements: [GKAchievement]?, completionHandler: ((Error?) -> Void)? = nil)
    func endTurn(withNextParticipant nextParticipant: GKTurnBasedParticipant, match matchData: Data) async throws
    func endTurn(withNextParticipant nextParticipant: GKTurnBasedParticipant, match matchData: Data, completionHandler noCompletion: ((Error?) -> Void)? = nil)
    func endTurn(withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeoutSeconds: Double, match matchData: Data) async throws
    func endTurn(withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeoutSeconds: Double, match matchData: Data, completionHandler: ((Error?) -> Void)? = nil)
    var exchangeDataMaximumSize: Int { get }
    var exchangeMaxInitiatedExchangesPerPlayer: Int { get }
    var exchanges: [GKTurnBasedExchange]? { get }
    static func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch
    static func find(for request: GKMatchRequest, withCompletionHandler onCompletion: @escaping (GKTurnBasedMatch?, Error?) -> Void)
    init()
    static func load(withID matchId: String) async throws -> GKTurnBasedMatch
    static func load(withID matchId: String, withCompletionHandler completionHandler: ((GKTurnBasedMatch?, Error?) -> Void)? = nil)
    func loadData() async throws -> Data
    func loadData(completionHandler onCompletion: ((Data?, Error?) -> Void)? = nil)
    static func loadMatches() async throws -> [GKTurnBasedMatch]
    static func loadMatches(completionHandler onCompletion: (([GKTurnBasedMatch]?, Error?) -> Void)? = nil)
    var matchData: Data? { get }
    var matchDataMaximumSize: Int { get }
    var matchID: String? { get }
    var message: String?
    func participantQuitInTurn(with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipant: GKTurnBasedParticipant, match matchData: Data) async throws
    func participantQuitInTurn(with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipant: GKTurnBasedParticipant, match matchData: Data, completionHandler onCompletion: ((Error?) -> Void)? = nil)
    func participantQuitInTurn(with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeoutSeconds: Double, match matchData: Data) async throws
    func participantQuitInTurn(with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeoutSeconds: Double, match matchData: Data, completionHandler: ((Error?) -> Void)? = nil)
    func participantQuitOutOfTurn(with matchOutcome: GKTurnBasedMatch.Outcome) async throws
    func participantQuitOutOfTurn(with matchOutcome: GKTurnBasedMatch.Outcome, withCompletionHandler onCompletion: ((Error?) -> Void)? = nil)
    var participants: [GKTurnBasedParticipant]? { get }
    func rematch() async throws -> GKTurnBasedMatch
    func rematch(completionHandler: ((GKTurnBasedMatch?, Error?) -> Void)? = nil)
    func remove() async throws
    func remove(completionHandler onCompletion: ((Error?) -> Void)? = nil)
    func saveCurrentTurn(withMatch matchData: Data) async throws
    func saveCurrentTurn(withMatch matchData: Data, completionHandler: ((Error?) -> Void)? = nil)
    func saveMergedMatch(_ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange]) async throws
    func saveMergedMatch(_ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange], completionHandler: ((Error?) -> Void)? = nil)
    func sendExchange(to participants: [GKTurnBasedParticipant], data: Data, localizableMessageKey localizableMessage: String, arguments: [Any], timeout: Double) async throws -> GKTurnBasedExchange
    func sendExchange(to participants: [GKTurnBasedParticipant], data: Data, localizableMessageKey localizableMessage: String, arguments: [Any], timeout: Double, completionHandler: ((GKTurnBasedExchange?, Error?) -> Void)? = nil)
    func sendReminder(to participants: [GKTurnBasedParticipant], localizableMessageKey localizableMessage: String, arguments: [Any]) async throws
    func sendReminder(to participants: [GKTurnBasedParticipant], localizableMessageKey localizableMessage: String, arguments: [Any], completionHandler: ((Error?) -> Void)? = nil)
    func setLocalizableMessageWithKey(_ localizableMessage: String, arguments: [Any]?)
    var status: GKTurnBasedMatch.Status { get }
  }
  class GKTurnBasedMatchmakerViewController: UINavigationController, UIAppearance {
    init(matchRequest request: GKMatchRequest)
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    var matchmakingMode: GKMatchmakingMode
    var showExistingMatches: Bool
    var turnBasedMatchmakerDelegate: GKTurnBasedMatchmakerViewControllerDelegate?
  }
  protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    func turnBasedMatchmakerViewController(_ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: Error)
    func turnBasedMatchmakerViewController(_ viewController: GKTurnBasedMatchmakerViewController, didFind match: GKTurnBasedMatch)
    func turnBasedMatchmakerViewController(_ viewController: GKTurnBasedMatchmakerViewController, playerQuitFor match: GKTurnBasedMatch)
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
  }
  class GKTurnBasedParticipant: NSObject {
    enum Status: Int { case unknown, invited, declined, matching, active, done }
    init()
    var lastTurnDate: Date? { get }
    var matchOutcome: GKTurnBasedMatch.Outcome
    var player: GKPlayer? { get }
    var playerID: String? { get }
    var status: GKTurnBasedParticipant.Status { get }
    var timeoutDate: Date? { get }
  }
  var GKTurnTimeoutDefault: Double { get }
  var GKTurnTimeoutNone: Double { get }
  protocol GKViewController: NSObjectProtocol {}
  class GKVoiceChat: NSObject {
    enum PlayerState: Int { case connected, disconnected, speaking, silent, connecting }
    init()
    var isActive: Bool
    static var isVoIPAllowed: Bool { get }
    var name: String { get }
    var playerIDs: [String]? { get }
    var playerStateUpdateHandler: ((String, GKVoiceChat.PlayerState) -> Void)?
    var playerVoiceChatStateDidChangeHandler: (GKPlayer, GKVoiceChat.PlayerState) -> Void { get }
    var players: [GKPlayer] { get }
    func setMute(_ isMuted: Bool, forPlayer playerID: String)
    func setPlayer(_ player: GKPlayer, muted isMuted: Bool)
    func setPlayerVoiceChatStateDidChangeHandler(_ handler: @escaping (GKPlayer, GKVoiceChat.PlayerState) -> Void)
    func start()
    func stop()
    var volume: Float
  }
  protocol GKVoiceChatClient: NSObjectProtocol {
    func participantID() -> String
    func voiceChatService(_ voiceChatService: GKVoiceChatService, didNotStartWithParticipantID participantID: String, error: Error?)
    func voiceChatService(_ voiceChatService: GKVoiceChatService, didReceiveInvitationFromParticipantID participantID: String, callID: Int)
    func voiceChatService(_ voiceChatService: GKVoiceChatService, didStartWithParticipantID participantID: String)
    func voiceChatService(_ voiceChatService: GKVoiceChatService, didStopWithParticipantID participantID: String, error: Error?)
    func voiceChatService(_ voiceChatService: GKVoiceChatService, send data: Data, toParticipantID toParticipant: String)
    func voiceChatService(_ voiceChatService: GKVoiceChatService, sendRealTime data: Data, toParticipantID participantID: String)
  }
  class GKVoiceChatService: NSObject {
    func acceptCallID(_ callID: Int) throws
    var client: GKVoiceChatClient?
    static var `default`: GKVoiceChatService { get }
    func denyCallID(_ callId: Int)
    init()
    var inputMeterLevel: Float { get }
    var isInputMeteringEnabled: Bool
    var isMicrophoneMuted: Bool
    var isOutputMeteringEnabled: Bool
    static var isVoIPAllowed: Bool { get }
    var outputMeterLevel: Float { get }
    func receivedData(_ arbitraryData: Data, fromParticipantID participantID: String)
    func receivedRealTime(_ audio: Data, fromParticipantID participantID: String)
    var remoteParticipantVolume: Float
    func startVoiceChat(withParticipantID participantID: String) throws
    func stopVoiceChat(withParticipantID participantID: String)
  }
  struct GKVoiceChatServiceError: Error {
    enum Code: Int32 { case `internal`, noRemotePackets, unableToConnect, remoteParticipantHangup, invalidCallID, audioUnavailable, uninitializedClient, clientMissingRequiredMethods, remoteParticipantBusy, remoteParticipantCancelled, remoteParticipantResponseInvalid, remoteParticipantDeclinedInvite, methodCurrentlyInvalid, networkConfiguration, unsupportedRemoteVersion, outOfMemory, invalidParameter }
    static var audioUnavailable: GKVoiceChatServiceError.Code { get }
    static var clientMissingRequiredMethods: GKVoiceChatServiceError.Code { get }
    var code: GKVoiceChatServiceError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: GKVoiceChatServiceError.Code, userInfo: [String: Any] = nil)
    static var `internal`: GKVoiceChatServiceError.Code { get }
    static var invalidCallID: GKVoiceChatServiceError.Code { get }
    static var invalidParameter: GKVoiceChatServiceError.Code { get }
    var localizedDescription: String { get }
    static var methodCurrentlyInvalid: GKVoiceChatServiceError.Code { get }
    static var networkConfiguration: GKVoiceChatServiceError.Code { get }
    static var noRemotePackets: GKVoiceChatServiceError.Code { get }
    static var outOfMemory: GKVoiceChatServiceError.Code { get }
    static var remoteParticipantBusy: GKVoiceChatServiceError.Code { get }
    static var remoteParticipantCancelled: GKVoiceChatServiceError.Code { get }
    static var remoteParticipantDeclinedInvite: GKVoiceChatServiceError.Code { get }
    static var remoteParticipantHangup: GKVoiceChatServiceError.Code { get }
    static var remoteParticipantResponseInvalid: GKVoiceChatServiceError.Code { get }
    static var unableToConnect: GKVoiceChatServiceError.Code { get }
    static var uninitializedClient: GKVoiceChatServiceError.Code { get }
    static var unsupportedRemoteVersion: GKVoiceChatServiceError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var GKVoiceChatServiceErrorDomain: String { get }
  """#
