/// What is known of the module `ClassKit`.
let classKitInterface = #"""
  // exports: Foundation
  class CLSActivity: CLSObject {
    func addAdditionalActivityItem(_ activityItem: CLSActivityItem)
    func addProgressRange(fromStart start: Double, toEnd end: Double)
    var additionalActivityItems: [CLSActivityItem] { get }
    var duration: Double { get }
    var isStarted: Bool { get }
    var primaryActivityItem: CLSActivityItem?
    var progress: Double
    func removeAllActivityItems()
    func start()
    func stop()
  }
  class CLSActivityItem: CLSObject {
    var identifier: String { get }
    var title: String
  }
  class CLSBinaryItem: CLSActivityItem {
    init(identifier: String, title: String, type valueType: CLSBinaryValueType)
    var value: Bool
    var valueType: CLSBinaryValueType { get }
  }
  enum CLSBinaryValueType: Int {
    case trueFalse, passFail, yesNo, correctIncorrect
  }
  class CLSContext: CLSObject {
    func addChildContext(_ childContext: CLSContext)
    func addNavigationChildContext(_ childContext: CLSContext)
    func addProgressReportingCapabilities(_ capabilities: Set<CLSProgressReportingCapability>)
    func becomeActive()
    func createNewActivity() -> CLSActivity
    var currentActivity: CLSActivity? { get }
    var customTypeName: String?
    func descendant(matchingIdentifierPath identifierPath: [String]) async throws -> CLSContext
    func descendant(matchingIdentifierPath identifierPath: [String], completion: @escaping (CLSContext?, Error?) -> Void)
    var displayOrder: Int
    var identifier: String { get }
    var identifierPath: [String] { get }
    init(type: CLSContextType, identifier: String, title: String)
    var isActive: Bool { get }
    var isAssignable: Bool
    var navigationChildContexts: [CLSContext] { get }
    var parent: CLSContext? { get }
    var progressReportingCapabilities: Set<CLSProgressReportingCapability> { get }
    func removeFromParent()
    func removeNavigationChildContext(_ childContext: CLSContext)
    func resetProgressReportingCapabilities()
    func resignActive()
    func setType(_ type: CLSContextType)
    var suggestedAge: NSRange
    var suggestedCompletionTime: NSRange
    var summary: String?
    var thumbnail: CGImage?
    var title: String
    var topic: String?
    var type: CLSContextType { get }
    var universalLinkURL: URL?
  }
  protocol CLSContextProvider: NSObjectProtocol {
    func updateDescendants(of context: CLSContext, completion: @escaping (Error?) -> Void)
  }
  struct CLSContextTopic: RawRepresentable, Hashable {
    static var artsAndMusic: CLSContextTopic { get }
    static var computerScienceAndEngineering: CLSContextTopic { get }
    static var healthAndFitness: CLSContextTopic { get }
    init(rawValue: String)
    static var literacyAndWriting: CLSContextTopic { get }
    static var math: CLSContextTopic { get }
    static var none: CLSContextTopic { get }
    var rawValue: String { get }
    static var science: CLSContextTopic { get }
    static var socialScience: CLSContextTopic { get }
    static var worldLanguage: CLSContextTopic { get }
  }
  enum CLSContextType: Int {
    case none, app, chapter, section, level, page, task, challenge, quiz, exercise, lesson, book, game, document, audio, video, course, custom
  }
  class CLSDataStore: NSObject {
    var activeContext: CLSContext? { get }
    func completeAllAssignedActivities(matching contextPath: [String])
    func contexts(matching predicate: NSPredicate) async throws -> [CLSContext]
    func contexts(matching predicate: NSPredicate, completion: @escaping ([CLSContext]?, Error?) -> Void)
    func contexts(matchingIdentifierPath identifierPath: [String]) async throws -> [CLSContext]
    func contexts(matchingIdentifierPath identifierPath: [String], completion: @escaping ([CLSContext]?, Error?) -> Void)
    var delegate: CLSDataStoreDelegate?
    func fetchActivity(for url: URL) async throws -> CLSActivity
    func fetchActivity(for url: URL, completion: @escaping (CLSActivity?, Error?) -> Void)
    var mainAppContext: CLSContext { get }
    func remove(_ context: CLSContext)
    var runningActivity: CLSActivity? { get }
    func save() async throws
    func save(completion: ((Error?) -> Void)? = nil)
    static var shared: CLSDataStore { get }
    static func shared() -> CLSDataStore
  }
  protocol CLSDataStoreDelegate: NSObjectProtocol {
    func createContext(forIdentifier identifier: String, parentContext: CLSContext, parentIdentifierPath: [String]) -> CLSContext?
  }
  struct CLSError: Error {
    enum Code: Int { case none, classKitUnavailable, invalidArgument, invalidModification, authorizationDenied, databaseInaccessible, limits, invalidCreate, invalidUpdate, partialFailure, invalidAccountCredentials }
    static var authorizationDenied: CLSError.Code { get }
    static var classKitUnavailable: CLSError.Code { get }
    var code: CLSError.Code { get }
    static var databaseInaccessible: CLSError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CLSError.Code, userInfo: [String: Any] = nil)
    static var invalidAccountCredentials: CLSError.Code { get }
    static var invalidArgument: CLSError.Code { get }
    static var invalidCreate: CLSError.Code { get }
    static var invalidModification: CLSError.Code { get }
    static var invalidUpdate: CLSError.Code { get }
    static var limits: CLSError.Code { get }
    var localizedDescription: String { get }
    static var none: CLSError.Code { get }
    static var partialFailure: CLSError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CLSErrorCodeDomain: String { get }
  var CLSErrorObjectKey: String { get }
  var CLSErrorSuccessfulObjectsKey: String { get }
  var CLSErrorUnderlyingErrorsKey: String { get }
  class CLSObject: NSObject, NSSecureCoding {
    var dateCreated: Date { get }
    var dateLastModified: Date { get }
    init?(coder: NSCoder)
  }
  var CLSPredicateKeyPathDateCreated: String { get }
  var CLSPredicateKeyPathIdentifier: String { get }
  var CLSPredicateKeyPathParent: String { get }
  var CLSPredicateKeyPathTitle: String { get }
  var CLSPredicateKeyPathTopic: String { get }
  var CLSPredicateKeyPathUniversalLinkURL: String { get }
  class CLSProgressReportingCapability: CLSObject {
    var details: String? { get }
    init(kind: CLSProgressReportingCapabilityKind, details: String?)
    var kind: CLSProgressReportingCapabilityKind { get }
  }
  enum CLSProgressReportingCapabilityKind: Int {
    case duration, percent, binary, quantity, score
  }
  class CLSQuantityItem: CLSActivityItem {
    init(identifier: String, title: String)
    var quantity: Double
  }
  class CLSScoreItem: CLSActivityItem {
    init(identifier: String, title: String, score: Double, maxScore: Double)
    var maxScore: Double
    var score: Double
  }
  """#
