/// What is known of the module `DeviceCheck`.
let deviceCheckInterface = #"""
  // exports: Foundation
  class DCAppAttestService: NSObject {
    func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data
    func attestKey(_ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, Error?) -> Void)
    func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data
    func generateAssertion(_ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, Error?) -> Void)
    func generateKey() async throws -> String
    func generateKey(completionHandler: @escaping (String?, Error?) -> Void)
    var isSupported: Bool { get }
    static var shared: DCAppAttestService { get }
    static func shared() -> DCAppAttestService
  }
  class DCDevice: NSObject {
    static var current: DCDevice { get }
    static func current() -> DCDevice
    func generateToken() async throws -> Data
    func generateToken(completionHandler completion: @escaping (Data?, Error?) -> Void)
    var isSupported: Bool { get }
  }
  struct DCError: Error {
    enum Code: Int { case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
    var code: DCError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var featureUnsupported: DCError.Code { get }
    init(_ code: DCError.Code, userInfo: [String: Any] = nil)
    static var invalidInput: DCError.Code { get }
    static var invalidKey: DCError.Code { get }
    var localizedDescription: String { get }
    static var serverUnavailable: DCError.Code { get }
    static var unknownSystemFailure: DCError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var DCErrorDomain: String { get }
  """#
