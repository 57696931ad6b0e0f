/// What is known of the module `PushToTalk`.
let pushToTalkInterface = #"""
  // exports: Foundation
  class PTChannelDescriptor: NSObject {
    var image: UIImage? { get }
    init(name: String, image: UIImage?)
    var name: String { get }
  }
  struct PTChannelError: Error {
    enum Code: Int { case unknown, channelNotFound, channelLimitReached, callActive, transmissionInProgress, transmissionNotFound, appNotForeground, deviceManagementRestriction, screenTimeRestriction, transmissionNotAllowed }
    static var appNotForeground: PTChannelError.Code { get }
    static var callActive: PTChannelError.Code { get }
    static var channelLimitReached: PTChannelError.Code { get }
    static var channelNotFound: PTChannelError.Code { get }
    var code: PTChannelError.Code { get }
    static var deviceManagementRestriction: PTChannelError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PTChannelError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var screenTimeRestriction: PTChannelError.Code { get }
    static var transmissionInProgress: PTChannelError.Code { get }
    static var transmissionNotAllowed: PTChannelError.Code { get }
    static var transmissionNotFound: PTChannelError.Code { get }
    static var unknown: PTChannelError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PTChannelErrorDomain: String { get }
  enum PTChannelJoinReason: Int {
    case developerRequest, channelRestoration
  }
  enum PTChannelLeaveReason: Int {
    case unknown, userRequest, developerRequest, systemPolicy
  }
  class PTChannelManager: NSObject {
    var activeChannelUUID: UUID? { get }
    static func channelManager(with delegate: PTChannelManagerDelegate, restorationDelegate: PTChannelRestorationDelegate) async throws -> PTChannelManager
    static func channelManager(with delegate: PTChannelManagerDelegate, restorationDelegate: PTChannelRestorationDelegate, completionHandler: @escaping (PTChannelManager?, Error?) -> Void)
    func leaveChannel(with channelUuid: UUID)
    func requestBeginTransmitting(withChannelUUID channelUuid: UUID)
    func requestJoinChannel(with channelUuid: UUID, descriptor: PTChannelDescriptor)
    func setAccessoryButtonEventsEnabled(_ enabled: Bool, forChannelUUID channelUuid: UUID) async throws
    func setAccessoryButtonEventsEnabled(_ enabled: Bool, forChannelUUID channelUuid: UUID, completionHandler: ((Error?) -> Void)?)
    func setActiveRemoteParticipant(_ participant: PTParticipant?, forChannelUUID channelUuid: UUID) async throws
    func setActiveRemoteParticipant(_ participant: PTParticipant?, forChannelUUID channelUuid: UUID, completionHandler: ((Error?) -> Void)?)
    func setChannelDescriptor(_ channelDescriptor: PTChannelDescriptor, forChannelUUID channelUuid: UUID) async throws
    func setChannelDescriptor(_ channelDescriptor: PTChannelDescriptor, forChannelUUID channelUuid: UUID, completionHandler: ((Error?) -> Void)?)
    func setServiceStatus(_ status: PTServiceStatus, forChannelUUID channelUuid: UUID) async throws
    func setServiceStatus(_ status: PTServiceStatus, forChannelUUID channelUuid: UUID, completionHandler: ((Error?) -> Void)?)
    func setTransmissionMode(_ transmissionMode: PTTransmissionMode, forChannelUUID channelUuid: UUID) async throws
    func setTransmissionMode(_ transmissionMode: PTTransmissionMode, forChannelUUID channelUuid: UUID, completionHandler: ((Error?) -> Void)?)
    func stopTransmitting(withChannelUUID channelUuid: UUID)
  }
  protocol PTChannelManagerDelegate: NSObjectProtocol {
    func channelManager(_ channelManager: PTChannelManager, channelUUID channelUuid: UUID, didBeginTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(_ channelManager: PTChannelManager, channelUUID channelUuid: UUID, didEndTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(_ channelManager: PTChannelManager, didActivateAudioSession audioSession: Any)
    func channelManager(_ channelManager: PTChannelManager, didDeactivateAudioSession audioSession: Any)
    func channelManager(_ channelManager: PTChannelManager, didJoinChannelWith channelUuid: UUID, reason: PTChannelJoinReason)
    func channelManager(_ channelManager: PTChannelManager, didLeaveChannelWith channelUuid: UUID, reason: PTChannelLeaveReason)
    func channelManager(_ channelManager: PTChannelManager, failedToBeginTransmittingInChannelWith channelUuid: UUID, error: Error)
    func channelManager(_ channelManager: PTChannelManager, failedToJoinChannelWith channelUuid: UUID, error: Error)
    func channelManager(_ channelManager: PTChannelManager, failedToLeaveChannelWith channelUuid: UUID, error: Error)
    func channelManager(_ channelManager: PTChannelManager, failedToStopTransmittingInChannelWith channelUuid: UUID, error: Error)
    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data)
    func incomingPushResult(for channelManager: PTChannelManager, channelUUID channelUuid: UUID, pushPayload: [String: Any]) -> PTPushResult
    func incomingServiceUpdatePush(for channelManager: PTChannelManager, channelUUID channelUuid: UUID, pushPayload: [String: Any], isHighPriority: Bool, remainingHighPriorityBudget: Int, withCompletionHandler completion: @escaping () -> Void)
  }
  protocol PTChannelRestorationDelegate: NSObjectProtocol {
    func channelDescriptor(forRestoredChannelUUID channelUuid: UUID) -> PTChannelDescriptor
  }
  enum PTChannelTransmitRequestSource: Int {
    case unknown, userRequest, developerRequest, handsfreeButton
  }
  struct PTInstantiationError: Error {
    enum Code: Int { case unknown, invalidPlatform, missingBackgroundMode, missingPushServerEnvironment, missingEntitlement, instantiationAlreadyInProgress }
    var code: PTInstantiationError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PTInstantiationError.Code, userInfo: [String: Any] = nil)
    static var instantiationAlreadyInProgress: PTInstantiationError.Code { get }
    static var invalidPlatform: PTInstantiationError.Code { get }
    var localizedDescription: String { get }
    static var missingBackgroundMode: PTInstantiationError.Code { get }
    static var missingEntitlement: PTInstantiationError.Code { get }
    static var missingPushServerEnvironment: PTInstantiationError.Code { get }
    static var unknown: PTInstantiationError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PTInstantiationErrorDomain: String { get }
  class PTParticipant: NSObject {
    var image: UIImage? { get }
    init(name: String, image: UIImage?)
    var name: String { get }
  }
  class PTPushResult: NSObject {
    init(forActiveRemoteParticipant participant: PTParticipant)
    static var leaveChannel: PTPushResult { get }
    static func leaveChannel() -> PTPushResult
  }
  enum PTServiceStatus: Int {
    case ready, connecting, unavailable
  }
  enum PTTransmissionMode: Int {
    case fullDuplex, halfDuplex, listenOnly
  }
  """#
