/// What is known of the module `AdSupport`.
let adSupportInterface = #"""
  // exports: Foundation
  class ASIdentifierManager: NSObject {
    var advertisingIdentifier: UUID { get }
    func clearAdvertisingIdentifier()
    var isAdvertisingTrackingEnabled: Bool { get }
    static func shared() -> ASIdentifierManager
  }
  """#
