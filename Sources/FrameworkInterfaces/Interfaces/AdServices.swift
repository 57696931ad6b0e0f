/// What is known of the module `AdServices`.
let adServicesInterface = #"""
  // exports: Foundation
  class AAAttribution: NSObject {
    static func attributionToken() throws -> String
  }
  struct AAAttributionError: Error {
    enum Code: Int { case networkError, internalError, platformNotSupported }
    var code: AAAttributionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: AAAttributionError.Code, userInfo: [String: Any] = nil)
    static var internalError: AAAttributionError.Code { get }
    var localizedDescription: String { get }
    static var networkError: AAAttributionError.Code { get }
    static var platformNotSupported: AAAttributionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var AAAttributionErrorDomain: String { get }
  """#
