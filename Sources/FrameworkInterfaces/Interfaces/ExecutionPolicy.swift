/// What is known of the module `ExecutionPolicy`.
let executionPolicyInterface = #"""
  // exports: Foundation
  class EPDeveloperTool: NSObject {
    var authorizationStatus: EPDeveloperToolStatus { get }
    init()
    func requestAccess(completionHandler handler: @escaping (Bool) -> Void)
  }
  enum EPDeveloperToolStatus: Int {
    case notDetermined, restricted, denied, authorized
  }
  struct EPError: Error {
    enum Code: Int { case generic, notADeveloperTool }
    var code: EPError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var generic: EPError.Code { get }
    init(_ code: EPError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var notADeveloperTool: EPError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var EPErrorDomain: String { get }
  class EPExecutionPolicy: NSObject {
    func addException(for url: URL) throws
    init()
  }
  """#
