/// What is known of the module `AutomaticAssessmentConfiguration`.
let automaticAssessmentConfigurationInterface = #"""
  // exports: Foundation
  class AEAssessmentApplication: NSObject, NSCopying {
    var bundleIdentifier: String { get }
    init()
    init(bundleIdentifier: String)
    init(bundleIdentifier: String, teamIdentifier TeamIdentifier: String?)
    var requiresSignatureValidation: Bool
    var teamIdentifier: String? { get }
  }
  class AEAssessmentConfiguration: NSObject, NSCopying {
    var allowsAccessibilitySpeech: Bool
    var allowsActivityContinuation: Bool
    var allowsContinuousPathKeyboard: Bool
    var allowsDictation: Bool
    var allowsKeyboardShortcuts: Bool
    var allowsPasswordAutoFill: Bool
    var allowsPredictiveKeyboard: Bool
    var allowsSpellCheck: Bool
    var autocorrectMode: AEAutocorrectMode
    var configurationsByApplication: [AEAssessmentApplication: AEAssessmentParticipantConfiguration] { get }
    init()
    var mainParticipantConfiguration: AEAssessmentParticipantConfiguration { get }
    func remove(_ application: AEAssessmentApplication)
    func setConfiguration(_ configuration: AEAssessmentParticipantConfiguration, for application: AEAssessmentApplication)
  }
  struct AEAssessmentError: Error {
    enum Code: Int { case unknown, unsupportedPlatform, multipleParticipantsNotSupported, configurationUpdatesNotSupported }
    var code: AEAssessmentError.Code { get }
    static var configurationUpdatesNotSupported: AEAssessmentError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: AEAssessmentError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var multipleParticipantsNotSupported: AEAssessmentError.Code { get }
    static var unknown: AEAssessmentError.Code { get }
    static var unsupportedPlatform: AEAssessmentError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var AEAssessmentErrorDomain: String { get }
  class AEAssessmentParticipantConfiguration: NSObject, NSCopying {
    var allowsNetworkAccess: Bool
    var configurationInfo: [String: Any]
    init()
  }
  class AEAssessmentSession: NSObject {
    func begin()
    var configuration: AEAssessmentConfiguration { get }
    var delegate: AEAssessmentSessionDelegate?
    func end()
    init(configuration: AEAssessmentConfiguration)
    var isActive: Bool { get }
    static var supportsConfigurationUpdates: Bool { get }
    static func supportsConfigurationUpdates() -> Bool
    static var supportsMultipleParticipants: Bool { get }
    static func supportsMultipleParticipants() -> Bool
    func update(to configuration: AEAssessmentConfiguration)
  }
  protocol AEAssessmentSessionDelegate: NSObjectProtocol {
    func assessmentSession(_ session: AEAssessmentSession, failedToBeginWithError error: Error)
    func assessmentSession(_ session: AEAssessmentSession, failedToUpdateTo configuration: AEAssessmentConfiguration, error: Error)
    func assessmentSession(_ session: AEAssessmentSession, wasInterruptedWithError error: Error)
    func assessmentSessionDidBegin(_ session: AEAssessmentSession)
    func assessmentSessionDidEnd(_ session: AEAssessmentSession)
    func assessmentSessionDidUpdate(_ session: AEAssessmentSession)
  }
  enum AEAutocorrectMode: Int {
    case none, spelling, punctuation
  }
  """#
