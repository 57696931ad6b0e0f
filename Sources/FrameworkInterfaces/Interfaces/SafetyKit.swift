/// What is known of the module `SafetyKit`.
let safetyKitInterface = #"""
  // exports: Foundation
  enum SAAuthorizationStatus: Int {
    case notDetermined, denied, authorized
  }
  protocol SACrashDetectionDelegate: NSObjectProtocol {
    func crashDetectionManager(_ crashDetectionManager: SACrashDetectionManager, didDetect event: SACrashDetectionEvent)
  }
  class SACrashDetectionEvent: NSObject, NSSecureCoding, NSCopying {
    var date: Date { get }
    init?(coder: NSCoder)
    var location: CLLocation? { get }
    var response: SACrashDetectionEventResponse { get }
  }
  enum SACrashDetectionEventResponse: Int {
    case attempted, disabled
  }
  class SACrashDetectionManager: NSObject {
    var authorizationStatus: SAAuthorizationStatus { get }
    var delegate: SACrashDetectionDelegate?
    init()
    static var isAvailable: Bool { get }
    static func isAvailable() -> Bool
    func requestAuthorization() async throws -> SAAuthorizationStatus
    func requestAuthorization(completionHandler handler: @escaping (SAAuthorizationStatus, Error?) -> Void)
  }
  protocol SAEmergencyResponseDelegate: NSObjectProtocol {
    func emergencyResponseManager(_ emergencyResponseManager: SAEmergencyResponseManager, didUpdateVoiceCallStatus voiceCallStatus: SAEmergencyResponseManagerVoiceCallStatus)
  }
  class SAEmergencyResponseManager: NSObject {
    var delegate: SAEmergencyResponseDelegate?
    func dialVoiceCall(toPhoneNumber phoneNumber: String) async throws -> Bool
    func dialVoiceCall(toPhoneNumber phoneNumber: String, completionHandler handler: @escaping (Bool, Error?) -> Void)
    init()
  }
  enum SAEmergencyResponseManagerVoiceCallStatus: Int {
    case dialing, active, disconnected, failed
  }
  struct SAError: Error {
    enum Code: Int { case notAuthorized, notAllowed, invalidArgument, operationFailed }
    var code: SAError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SAError.Code, userInfo: [String: Any] = nil)
    static var invalidArgument: SAError.Code { get }
    var localizedDescription: String { get }
    static var notAllowed: SAError.Code { get }
    static var notAuthorized: SAError.Code { get }
    static var operationFailed: SAError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SAErrorDomain: String { get }
  """#
