/// What is known of the module `ThreadNetwork`.
let threadNetworkInterface = #"""
  // exports: Foundation
  class THClient: NSObject {
    func checkPreferredNetwork(forActiveOperationalDataset activeOperationalDataSet: Data) async -> Bool
    func checkPreferredNetwork(forActiveOperationalDataset activeOperationalDataSet: Data, completion: @escaping (Bool) -> Void)
    func deleteCredentials(forBorderAgent borderAgentId: Data) async throws
    func deleteCredentials(forBorderAgent borderAgentId: Data, completion: @escaping (Error?) -> Void)
    init()
    func isPreferredNetworkAvailable() async -> Bool
    func isPreferredNetworkAvailable(completion: @escaping (Bool) -> Void)
    func retrieveAllActiveCredentials() async throws -> Set<THCredentials>
    func retrieveAllActiveCredentials(_ completion: @escaping (Set<THCredentials>?, Error?) -> Void)
    func retrieveAllCredentials() async throws -> Set<THCredentials>
    func retrieveAllCredentials(_ completion: @escaping (Set<THCredentials>?, Error?) -> Void)
    func retrieveCredentials(forBorderAgent borderAgentId: Data) async throws -> THCredentials
    func retrieveCredentials(forBorderAgent borderAgentId: Data, completion: @escaping (THCredentials?, Error?) -> Void)
    func retrieveCredentials(forExtendedPANID extendedPanId: Data) async throws -> THCredentials
    func retrieveCredentials(forExtendedPANID extendedPanId: Data, completion: @escaping (THCredentials?, Error?) -> Void)
    func retrievePreferredCredentials() async throws -> THCredentials
    func retrievePreferredCredentials(_ completion: @escaping (THCredentials?, Error?) -> Void)
    func storeCredentials(forBorderAgent borderAgentId: Data, activeOperationalDataSet: Data) async throws
    func storeCredentials(forBorderAgent borderAgentId: Data, activeOperationalDataSet: Data, completion: @escaping (Error?) -> Void)
  }
  class THCredentials: NSObject, NSSecureCoding {
    var activeOperationalDataSet: Data? { get }
    var borderAgentID: Data? { get }
    var channel: UInt8
    var creationDate: Date? { get }
    var extendedPANID: Data? { get }
    init?(coder: NSCoder)
    var lastModificationDate: Date? { get }
    var networkKey: Data? { get }
    var networkName: String? { get }
    var panID: Data? { get }
    var pskc: Data? { get }
  }
  """#
