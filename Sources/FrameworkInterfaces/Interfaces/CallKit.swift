/// What is known of the module `CallKit`.
let callKitInterface = #"""
  // exports: Foundation
  class CXAction: NSObject, NSCopying, NSSecureCoding {
    func fail()
    func fulfill()
    init()
    init?(coder: NSCoder)
    var isComplete: Bool { get }
    var timeoutDate: Date { get }
    var uuid: UUID { get }
  }
  class CXAnswerCallAction: CXCallAction {
    func fulfill(withDateConnected dateConnected: Date)
    init(call callUuid: UUID)
  }
  class CXCall: NSObject {
    var hasConnected: Bool { get }
    var hasEnded: Bool { get }
    func isEqual(to call: CXCall) -> Bool
    var isOnHold: Bool { get }
    var isOutgoing: Bool { get }
    var uuid: UUID { get }
  }
  class CXCallAction: CXAction {
    var callUUID: UUID { get }
    init(call callUuid: UUID)
  }
  class CXCallController: NSObject {
    var callObserver: CXCallObserver { get }
    init()
    init(queue: DispatchQueue)
    func request(_ transaction: CXTransaction) async throws
    func request(_ transaction: CXTransaction, completion: @escaping (Error?) -> Void)
    func requestTransaction(with action: CXAction) async throws
    func requestTransaction(with actions: [CXAction]) async throws
    func requestTransaction(with action: CXAction, completion: @escaping (Error?) -> Void)
    func requestTransaction(with actions: [CXAction], completion: @escaping (Error?) -> Void)
  }
  class CXCallDirectoryExtensionContext: NSExtensionContext {
    func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: Int64)
    func addIdentificationEntry(withNextSequentialPhoneNumber phoneNumber: Int64, label: String)
    func completeRequest() async -> Bool
    func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil)
    var delegate: CXCallDirectoryExtensionContextDelegate?
    init()
    var isIncremental: Bool { get }
    func removeAllBlockingEntries()
    func removeAllIdentificationEntries()
    func removeBlockingEntry(withPhoneNumber phoneNumber: Int64)
    func removeIdentificationEntry(withPhoneNumber phoneNumber: Int64)
  }
  protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: Error)
  }
  class CXCallDirectoryManager: NSObject {
    enum EnabledStatus: Int { case unknown, disabled, enabled }
    func enabledStatusForExtension(withIdentifier identifier: String) async throws -> CXCallDirectoryManager.EnabledStatus
    func getEnabledStatusForExtension(withIdentifier identifier: String, completionHandler completion: @escaping (CXCallDirectoryManager.EnabledStatus, Error?) -> Void)
    init()
    func openSettings() async throws
    func openSettings(completionHandler completion: ((Error?) -> Void)? = nil)
    func reloadExtension(withIdentifier identifier: String) async throws
    func reloadExtension(withIdentifier identifier: String, completionHandler completion: ((Error?) -> Void)? = nil)
    static var sharedInstance: CXCallDirectoryManager { get }
    static func sharedInstance() -> CXCallDirectoryManager
  }
  class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {
    init()
  }
  enum CXCallEndedReason: Int {
    case failed, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
  }
  class CXCallObserver: NSObject {
    var calls: [CXCall] { get }
    init()
    func setDelegate(_ aDelegate: CXCallObserverDelegate?, queue: DispatchQueue?)
  }
  protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
  }
  class CXCallUpdate: NSObject, NSCopying {
    var hasVideo: Bool
    init()
    var localizedCallerName: String?
    var remoteHandle: CXHandle?
    var supportsDTMF: Bool
    var supportsGrouping: Bool
    var supportsHolding: Bool
    var supportsUngrouping: Bool
  }
  class CXEndCallAction: CXCallAction {
    func fulfill(withDateEnded dateEnded: Date)
    init(call callUuid: UUID)
  }
  struct CXError: Error {
    enum Code: Int { case unknown, unentitled, invalidArgument, missingVoIPBackgroundMode }
    var code: CXError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CXError.Code, userInfo: [String: Any] = nil)
    static var invalidArgument: CXError.Code { get }
    var localizedDescription: String { get }
    static var missingVoIPBackgroundMode: CXError.Code { get }
    static var unentitled: CXError.Code { get }
    static var unknown: CXError.Code { get }
    var userInfo: [String: Any] { get }
  }
  struct CXErrorCodeCallDirectoryManagerError: Error {
    enum Code: Int { case unknown, noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries, maximumEntriesExceeded, extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval }
    var code: CXErrorCodeCallDirectoryManagerError.Code { get }
    static var currentlyLoading: CXErrorCodeCallDirectoryManagerError.Code { get }
    static var duplicateEntries: CXErrorCodeCallDirectoryManagerError.Code { get }
    static var entriesOutOfOrder: CXErrorCodeCallDirectoryManagerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var extensionDisabled: CXErrorCodeCallDirectoryManagerError.Code { get }
    init(_ code: CXErrorCodeCallDirectoryManagerError.Code, userInfo: [String: Any] = nil)
    static var loadingInterrupted: CXErrorCodeCallDirectoryManagerError.Code { get }
    var localizedDescription: String { get }
    static var maximumEntriesExceeded: CXErrorCodeCallDirectoryManagerError.Code { get }
    static var noExtensionFound: CXErrorCodeCallDirectoryManagerError.Code { get }
    static var unexpectedIncrementalRemoval: CXErrorCodeCallDirectoryManagerError.Code { get }
    static var unknown: CXErrorCodeCallDirectoryManagerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  struct CXErrorCodeIncomingCallError: Error {
    enum Code: Int { case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList, filteredDuringRestrictedSharingMode, callIsProtected }
    static var callIsProtected: CXErrorCodeIncomingCallError.Code { get }
    static var callUUIDAlreadyExists: CXErrorCodeIncomingCallError.Code { get }
    var code: CXErrorCodeIncomingCallError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var filteredByBlockList: CXErrorCodeIncomingCallError.Code { get }
    static var filteredByDoNotDisturb: CXErrorCodeIncomingCallError.Code { get }
    static var filteredDuringRestrictedSharingMode: CXErrorCodeIncomingCallError.Code { get }
    init(_ code: CXErrorCodeIncomingCallError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var unentitled: CXErrorCodeIncomingCallError.Code { get }
    static var unknown: CXErrorCodeIncomingCallError.Code { get }
    var userInfo: [String: Any] { get }
  }
  struct CXErrorCodeNotificationServiceExtensionError: Error {
    enum Code: Int { case unknown, invalidClientProcess, missingNotificationFilteringEntitlement }
    var code: CXErrorCodeNotificationServiceExtensionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CXErrorCodeNotificationServiceExtensionError.Code, userInfo: [String: Any] = nil)
    static var invalidClientProcess: CXErrorCodeNotificationServiceExtensionError.Code { get }
    var localizedDescription: String { get }
    static var missingNotificationFilteringEntitlement: CXErrorCodeNotificationServiceExtensionError.Code { get }
    static var unknown: CXErrorCodeNotificationServiceExtensionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  struct CXErrorCodeRequestTransactionError: Error {
    enum Code: Int { case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached, callIsProtected }
    static var callIsProtected: CXErrorCodeRequestTransactionError.Code { get }
    static var callUUIDAlreadyExists: CXErrorCodeRequestTransactionError.Code { get }
    var code: CXErrorCodeRequestTransactionError.Code { get }
    static var emptyTransaction: CXErrorCodeRequestTransactionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CXErrorCodeRequestTransactionError.Code, userInfo: [String: Any] = nil)
    static var invalidAction: CXErrorCodeRequestTransactionError.Code { get }
    var localizedDescription: String { get }
    static var maximumCallGroupsReached: CXErrorCodeRequestTransactionError.Code { get }
    static var unentitled: CXErrorCodeRequestTransactionError.Code { get }
    static var unknown: CXErrorCodeRequestTransactionError.Code { get }
    static var unknownCallProvider: CXErrorCodeRequestTransactionError.Code { get }
    static var unknownCallUUID: CXErrorCodeRequestTransactionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CXErrorDomain: String { get }
  var CXErrorDomainCallDirectoryManager: String { get }
  var CXErrorDomainIncomingCall: String { get }
  var CXErrorDomainNotificationServiceExtension: String { get }
  var CXErrorDomainRequestTransaction: String { get }
  class CXHandle: NSObject, NSCopying, NSSecureCoding {
    enum HandleType: Int { case generic, phoneNumber, emailAddress }
    init?(coder: NSCoder)
    init(type: CXHandle.HandleType, value: String)
    func isEqual(to handle: CXHandle) -> Bool
    var type: CXHandle.HandleType { get }
    var value: String { get }
  }
  class CXPlayDTMFCallAction: CXCallAction {
    enum ActionType: Int { case singleTone, softPause, hardPause }
    var digits: String
    init(call callUuid: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType)
    var type: CXPlayDTMFCallAction.ActionType
  }
  class CXProvider: NSObject {
    var configuration: CXProviderConfiguration
    init(configuration: CXProviderConfiguration)
    func invalidate()
    func pendingCallActions(of callActionClass: AnyClass, withCall callUuid: UUID) -> [CXCallAction]
    var pendingTransactions: [CXTransaction] { get }
    func reportCall(with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason)
    func reportCall(with uuid: UUID, updated update: CXCallUpdate)
    func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws
    func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate, completion: @escaping (Error?) -> Void)
    static func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any]) async throws
    static func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any], completion: ((Error?) -> Void)? = nil)
    func reportOutgoingCall(with uuid: UUID, connectedAt dateConnected: Date?)
    func reportOutgoingCall(with uuid: UUID, startedConnectingAt dateStartedConnecting: Date?)
    func setDelegate(_ aDelegate: CXProviderDelegate?, queue: DispatchQueue?)
  }
  class CXProviderConfiguration: NSObject, NSCopying {
    var iconTemplateImageData: Data?
    var includesCallsInRecents: Bool
    init()
    init(localizedName: String)
    var localizedName: String? { get }
    var maximumCallGroups: Int
    var maximumCallsPerCallGroup: Int
    var ringtoneSound: String?
    var supportedHandleTypes: Set<NSNumber>
    var supportsVideo: Bool
  }
  protocol CXProviderDelegate: NSObjectProtocol {
    func provider(_ provider: CXProvider, didActivateAudioSession audioSession: Any)
    func provider(_ provider: CXProvider, didDeactivateAudioSession audioSession: Any)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func providerDidBegin(_ provider: CXProvider)
    func providerDidReset(_ provider: CXProvider)
  }
  class CXSetGroupCallAction: CXCallAction {
    var callUUIDToGroupWith: UUID?
    init(call callUuid: UUID, callUUIDToGroupWith callUuidToGroupWith: UUID?)
  }
  class CXSetHeldCallAction: CXCallAction {
    init(call callUuid: UUID, onHold: Bool)
    var isOnHold: Bool
  }
  class CXSetMutedCallAction: CXCallAction {
    init(call callUuid: UUID)
    init(call callUuid: UUID, muted: Bool)
    var isMuted: Bool
  }
  class CXStartCallAction: CXCallAction {
    var contactIdentifier: String?
    func fulfill(withDateStarted dateStarted: Date)
    var handle: CXHandle
    init(call callUuid: UUID, handle callHandle: CXHandle)
    var isVideo: Bool
  }
  class CXTransaction: NSObject, NSCopying, NSSecureCoding {
    var actions: [CXAction] { get }
    func addAction(_ action: CXAction)
    init(action: CXAction)
    init(actions: [CXAction])
    init?(coder: NSCoder)
    var isComplete: Bool { get }
    var uuid: UUID { get }
  }
  """#
