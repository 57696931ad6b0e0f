/// What is known of the module `AppTrackingTransparency`.
let appTrackingTransparencyInterface = #"""
  // exports: Foundation
  class ATTrackingManager: NSObject {
    static func requestTrackingAuthorization() async -> ATTrackingManagerAuthorizationStatus
    static func requestTrackingAuthorization(completionHandler completion: @escaping (ATTrackingManagerAuthorizationStatus) -> Void)
    static var trackingAuthorizationStatus: ATTrackingManagerAuthorizationStatus { get }
    static func trackingAuthorizationStatus() -> ATTrackingManagerAuthorizationStatus
  }
  enum ATTrackingManagerAuthorizationStatus: UInt {
    case notDetermined, restricted, denied, authorized
  }
  """#
