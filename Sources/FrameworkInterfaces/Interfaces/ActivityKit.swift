/// What is known of the module `ActivityKit`.
let activityKitInterface = #"""
  // exports: Foundation
  class Activity<Attributes: ActivityAttributes>: Identifiable {
    typealias ContentState = Attributes.ContentState
    static var activities: [Activity<Attributes>] { get }
    var activityState: ActivityState { get }
    var activityStateUpdates: AsyncStream<ActivityState> { get }
    static var activityUpdates: AsyncStream<Activity<Attributes>> { get }
    var attributes: Attributes { get }
    var content: ActivityContent<Activity<Attributes>.ContentState> { get }
    var contentState: Activity<Attributes>.ContentState { get }
    var contentStateUpdates: AsyncStream<Activity<Attributes>.ContentState> { get }
    var contentUpdates: AsyncStream<ActivityContent<Activity<Attributes>.ContentState>> { get }
    func end(_ content: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = nil) async
    func end(dismissalPolicy: ActivityUIDismissalPolicy) async
    func end(using contentState: Activity<Attributes>.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = nil) async
    var id: String { get }
    static var pushToStartToken: Data? { get }
    static var pushToStartTokenUpdates: AsyncStream<Data> { get }
    var pushToken: Data? { get }
    var pushTokenUpdates: AsyncStream<Data> { get }
    static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes>
    static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil, style: ActivityStyle) throws -> Activity<Attributes>
    static func request(attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil) throws -> Activity<Attributes>
    func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async
    func update(_ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil) async
    func update(using contentState: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil) async
  }
  protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
  }
  enum ActivityAuthorizationError: Error {
    case denied, globalMaximumExceeded, targetMaximumExceeded, unsupported, visibility, unentitled, attributesTooLarge, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, unsupportedTarget
  }
  class ActivityAuthorizationInfo {
    var activityEnablementUpdates: AsyncStream<Bool> { get }
    var areActivitiesEnabled: Bool { get }
    var frequentPushEnablementUpdates: AsyncStream<Bool> { get }
    var frequentPushesEnabled: Bool { get }
    init()
  }
  struct ActivityContent<State: Codable & Hashable> {
    init(state: State, staleDate: Date?, relevanceScore: Double = nil)
    var relevanceScore: Double { get }
    var staleDate: Date? { get }
    var state: State { get }
  }
  enum ActivityState: String {
    case active, ended, dismissed, stale, pending
  }
  enum ActivityStyle {
    case standard, transient
  }
  struct ActivityUIDismissalPolicy {
    static func after(_ date: Date) -> ActivityUIDismissalPolicy
    static var `default`: ActivityUIDismissalPolicy { get }
    static var immediate: ActivityUIDismissalPolicy { get }
  }
  struct AlertConfiguration {
    struct AlertSound {}
    init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound)
  }
  extension AlertConfiguration.AlertSound {
    static var `default`: AlertConfiguration.AlertSound { get }
    static func named(_ name: String) -> AlertConfiguration.AlertSound
  }
  struct PushType {
    static func channel(_ channelId: String) -> PushType
    static var token: PushType { get }
  }
  """#
