/// What is known of the module `AppClip`.
let appClipInterface = #"""
  // exports: Foundation
  class APActivationPayload: NSObject, NSSecureCoding, NSCopying {
    func confirmAcquired(in region: CLRegion) async throws -> Bool
    func confirmAcquired(in region: CLRegion, completionHandler: @escaping (Bool, Error?) -> Void)
    init?(coder: NSCoder)
    var url: URL? { get }
  }
  struct APActivationPayloadError: Error {
    enum Code: Int { case disallowed, doesNotMatch }
    var code: APActivationPayloadError.Code { get }
    static var disallowed: APActivationPayloadError.Code { get }
    static var doesNotMatch: APActivationPayloadError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: APActivationPayloadError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  var APActivationPayloadErrorDomain: String { get }
  """#
