/// What is known of the module `ServiceManagement`.
let serviceManagementInterface = #"""
  // exports: Foundation
  class SMAppService: NSObject {
    static func agentService(withPlistName plistName: String) -> SMAppService
    static func daemonService(withPlistName plistName: String) -> SMAppService
    static func loginItemService(withIdentifier identifier: String) -> SMAppService
    static var main: SMAppService { get }
    static func main() -> SMAppService
    static func openSystemSettingsLoginItems()
    func register() throws
    var status: SMAppServiceStatus { get }
    static func status(forLegacyURL legacyUrl: URL) -> SMAppServiceStatus
    func unregister() async throws
    func unregister() throws
    func unregister(completionHandler handler: @escaping (Error?) -> Void)
  }
  enum SMAppServiceStatus: Int {
    case notRegistered, enabled, requiresApproval, notFound
  }
  """#
