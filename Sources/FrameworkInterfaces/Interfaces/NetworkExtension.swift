/// What is known of the module `NetworkExtension`.
let networkExtensionInterface = #"""
  // exports: Foundation
  var NEAppProxyErrorDomain: String { get }
  class NEAppProxyFlow: NSObject {
    func closeReadWithError(_ error: Error?)
    func closeWriteWithError(_ error: Error?)
    var isBound: Bool { get }
    var metaData: NEFlowMetaData { get }
    var networkInterface: Any?
    func open(withLocalEndpoint localEndpoint: NWHostEndpoint?) async throws
    func open(withLocalEndpoint localEndpoint: NWHostEndpoint?, completionHandler: @escaping (Error?) -> Void)
    func open(withLocalFlow localEndpoint: NWEndpoint?) async throws
    func open(withLocalFlow localEndpoint: NWEndpoint?, completionHandler: @escaping (Error?) -> Void)
    var remoteHostname: String? { get }
    func setMetadata(_ nwparameters: Any)
  }
  struct NEAppProxyFlowError: Error {
    enum Code: Int { case none, notConnected, peerReset, hostUnreachable, invalidArgument, aborted, refused, timedOut, `internal`, datagramTooLarge, readAlreadyPending }
    static var aborted: NEAppProxyFlowError.Code { get }
    var code: NEAppProxyFlowError.Code { get }
    static var datagramTooLarge: NEAppProxyFlowError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var hostUnreachable: NEAppProxyFlowError.Code { get }
    init(_ code: NEAppProxyFlowError.Code, userInfo: [String: Any] = nil)
    static var `internal`: NEAppProxyFlowError.Code { get }
    static var invalidArgument: NEAppProxyFlowError.Code { get }
    var localizedDescription: String { get }
    static var none: NEAppProxyFlowError.Code { get }
    static var notConnected: NEAppProxyFlowError.Code { get }
    static var peerReset: NEAppProxyFlowError.Code { get }
    static var readAlreadyPending: NEAppProxyFlowError.Code { get }
    static var refused: NEAppProxyFlowError.Code { get }
    static var timedOut: NEAppProxyFlowError.Code { get }
    var userInfo: [String: Any] { get }
  }
  class NEAppProxyProvider: NETunnelProvider {
    func cancelProxyWithError(_ error: Error?)
    func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool
    func handleNewUDPFlow(_ flow: NEAppProxyUDPFlow, initialRemoteEndpoint remoteEndpoint: NWEndpoint) -> Bool
    func handleNewUDPFlow(_ flow: NEAppProxyUDPFlow, initialRemoteFlow remoteEndpoint: NWEndpoint) -> Bool
    func startProxy(options: [String: Any]?) async throws
    func startProxy(options: [String: Any]? = nil, completionHandler: @escaping (Error?) -> Void)
    func stopProxy(with reason: NEProviderStopReason) async
    func stopProxy(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void)
  }
  class NEAppProxyProviderManager: NETunnelProviderManager {
    static func loadAllFromPreferences() async throws -> [Any]
    static func loadAllFromPreferences(completionHandler: @escaping ([Any]?, Error?) -> Void)
  }
  class NEAppProxyTCPFlow: NEAppProxyFlow {
    func readData() async throws -> Data
    func readData(completionHandler: @escaping (Data?, Error?) -> Void)
    var remoteEndpoint: NWEndpoint { get }
    var remoteFlowEndpoint: NWEndpoint { get }
    func write(_ data: Data) async throws
    func write(_ data: Data, withCompletionHandler completionHandler: @escaping (Error?) -> Void)
  }
  class NEAppProxyUDPFlow: NEAppProxyFlow {
    var localEndpoint: NWEndpoint? { get }
    var localFlowEndpoint: NWEndpoint? { get }
    func readDatagrams() async throws -> ([Data], [NWEndpoint])
    func readDatagrams(completionHandler: @escaping ([Data]?, [NWEndpoint]?, Error?) -> Void)
    func readDatagramsAndFlowEndpoints() async throws -> ([Data], [NWEndpoint])
    func readDatagramsAndFlowEndpoints(completionHandler: @escaping ([Data]?, [NWEndpoint]?, Error?) -> Void)
    func writeDatagrams(_ datagrams: [Data], sentBy remoteEndpoints: [NWEndpoint]) async throws
    func writeDatagrams(_ datagrams: [Data], sentBy remoteEndpoints: [NWEndpoint], completionHandler: @escaping (Error?) -> Void)
    func writeDatagrams(_ datagrams: [Data], sentByFlow flowEndpoints: [NWEndpoint]) async throws
    func writeDatagrams(_ datagrams: [Data], sentByFlow flowEndpoints: [NWEndpoint], completionHandler: @escaping (Error?) -> Void)
  }
  protocol NEAppPushDelegate: NSObjectProtocol {
    func appPushManager(_ manager: NEAppPushManager, didReceiveIncomingCallWithUserInfo userInfo: [AnyHashable: Any])
  }
  var NEAppPushErrorDomain: String { get }
  class NEAppPushManager: NSObject {
    var delegate: NEAppPushDelegate?
    init()
    var isActive: Bool { get }
    var isEnabled: Bool
    static func loadAllFromPreferences() async throws -> [NEAppPushManager]
    static func loadAllFromPreferences(completionHandler: @escaping ([NEAppPushManager]?, Error?) -> Void)
    func loadFromPreferences() async throws
    func loadFromPreferences(completionHandler: @escaping (Error?) -> Void)
    var localizedDescription: String?
    var matchPrivateLTENetworks: [NEPrivateLTENetwork]
    var matchSSIDs: [String]
    var providerBundleIdentifier: String?
    var providerConfiguration: [String: Any]
    func removeFromPreferences() async throws
    func removeFromPreferences(completionHandler: @escaping (Error?) -> Void)
    func saveToPreferences() async throws
    func saveToPreferences(completionHandler: @escaping (Error?) -> Void)
  }
  struct NEAppPushManagerError: Error {
    enum Code: Int { case configurationInvalid, configurationNotLoaded, internalError, inactiveSession }
    var code: NEAppPushManagerError.Code { get }
    static var configurationInvalid: NEAppPushManagerError.Code { get }
    static var configurationNotLoaded: NEAppPushManagerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var inactiveSession: NEAppPushManagerError.Code { get }
    init(_ code: NEAppPushManagerError.Code, userInfo: [String: Any] = nil)
    static var internalError: NEAppPushManagerError.Code { get }
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  class NEAppPushProvider: NEProvider {
    func handleTimerEvent()
    var providerConfiguration: [String: Any]? { get }
    func reportIncomingCall(userInfo: [AnyHashable: Any] = nil)
    func reportPushToTalkMessage(userInfo: [AnyHashable: Any] = nil)
    func start()
    func start() async throws
    func start(completionHandler: @escaping (Error?) -> Void)
    func stop(with reason: NEProviderStopReason) async
    func stop(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void)
  }
  class NEAppRule: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(signingIdentifier: String)
    init(signingIdentifier: String, designatedRequirement: String)
    var matchDesignatedRequirement: String { get }
    var matchDomains: [String]?
    var matchPath: String?
    var matchSigningIdentifier: String { get }
    var matchTools: [NEAppRule]?
  }
  class NEDNSOverHTTPSSettings: NEDNSSettings {
    var identityReference: Data?
    init()
    var serverURL: URL?
  }
  class NEDNSOverTLSSettings: NEDNSSettings {
    var identityReference: Data?
    init()
    var serverName: String?
  }
  enum NEDNSProtocol: Int {
    case cleartext, tls, https
  }
  var NEDNSProxyErrorDomain: String { get }
  class NEDNSProxyManager: NSObject {
    var isEnabled: Bool
    func loadFromPreferences() async throws
    func loadFromPreferences(completionHandler: @escaping (Error?) -> Void)
    var localizedDescription: String?
    var providerProtocol: NEDNSProxyProviderProtocol?
    func removeFromPreferences() async throws
    func removeFromPreferences(completionHandler: @escaping (Error?) -> Void)
    func saveToPreferences() async throws
    func saveToPreferences(completionHandler: @escaping (Error?) -> Void)
    static var shared: NEDNSProxyManager { get }
    static func shared() -> NEDNSProxyManager
  }
  class NEDNSProxyProvider: NEProvider {
    func cancelProxyWithError(_ error: Error?)
    func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool
    func handleNewUDPFlow(_ flow: NEAppProxyUDPFlow, initialRemoteEndpoint remoteEndpoint: NWEndpoint) -> Bool
    func handleNewUDPFlow(_ flow: NEAppProxyUDPFlow, initialRemoteFlow remoteEndpoint: NWEndpoint) -> Bool
    func startProxy(options: [AnyHashable: Any]?) async throws
    func startProxy(options: [AnyHashable: Any]? = nil, completionHandler: @escaping (Error?) -> Void)
    func stopProxy(with reason: NEProviderStopReason) async
    func stopProxy(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void)
    var systemDNSSettings: [NEDNSSettings]? { get }
  }
  class NEDNSProxyProviderProtocol: NEVPNProtocol {
    init()
    var providerBundleIdentifier: String?
    var providerConfiguration: [AnyHashable: Any]?
  }
  class NEDNSSettings: NSObject, NSSecureCoding, NSCopying {
    static var configurationDidChangeNotification: Notification.Name { get }
    var dnsProtocol: NEDNSProtocol { get }
    var domainName: String?
    init?(coder: NSCoder)
    init(servers: [String])
    var matchDomains: [String]?
    var matchDomainsNoSearch: Bool
    var searchDomains: [String]?
    var servers: [String] { get }
  }
  var NEDNSSettingsErrorDomain: String { get }
  class NEDNSSettingsManager: NSObject {
    var dnsSettings: NEDNSSettings?
    var isEnabled: Bool { get }
    func loadFromPreferences() async throws
    func loadFromPreferences(completionHandler: @escaping (Error?) -> Void)
    var localizedDescription: String?
    var onDemandRules: [NEOnDemandRule]?
    func removeFromPreferences() async throws
    func removeFromPreferences(completionHandler: @escaping (Error?) -> Void)
    func saveToPreferences() async throws
    func saveToPreferences(completionHandler: @escaping (Error?) -> Void)
    static func shared() -> NEDNSSettingsManager
  }
  struct NEDNSSettingsManagerError: Error {
    enum Code: Int { case invalid, disabled, stale, cannotBeRemoved }
    static var cannotBeRemoved: NEDNSSettingsManagerError.Code { get }
    var code: NEDNSSettingsManagerError.Code { get }
    static var disabled: NEDNSSettingsManagerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NEDNSSettingsManagerError.Code, userInfo: [String: Any] = nil)
    static var invalid: NEDNSSettingsManagerError.Code { get }
    var localizedDescription: String { get }
    static var stale: NEDNSSettingsManagerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  struct NEDnsProxyManagerError: Error {
    enum Code: Int { case invalid, disabled, stale, cannotBeRemoved }
    static var cannotBeRemoved: NEDnsProxyManagerError.Code { get }
    var code: NEDnsProxyManagerError.Code { get }
    static var disabled: NEDnsProxyManagerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NEDnsProxyManagerError.Code, userInfo: [String: Any] = nil)
    static var invalid: NEDnsProxyManagerError.Code { get }
    var localizedDescription: String { get }
    static var stale: NEDnsProxyManagerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  class NEEthernetTunnelNetworkSettings: NEPacketTunnelNetworkSettings {
    var ethernetAddress: String { get }
    init()
    init(tunnelRemoteAddress address: String, ethernetAddress: String, mtu: Int)
  }
  class NEEthernetTunnelProvider: NEPacketTunnelProvider {}
  class NEEvaluateConnectionRule: NSObject, NSSecureCoding, NSCopying {
    var action: NEEvaluateConnectionRuleAction { get }
    init()
    init?(coder: NSCoder)
    init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction)
    var matchDomains: [String] { get }
    var probeURL: URL?
    var useDNSServers: [String]?
  }
  enum NEEvaluateConnectionRuleAction: Int {
    case connectIfNeeded, neverConnect
  }
  enum NEFilterAction: Int {
    case invalid, allow, drop, remediate, filterData
  }
  class NEFilterBrowserFlow: NEFilterFlow {
    init()
    var parentURL: URL? { get }
    var request: URLRequest? { get }
    var response: URLResponse? { get }
  }
  class NEFilterControlProvider: NEFilterProvider {
    func handle(_ report: NEFilterReport)
    func handleNewFlow(_ flow: NEFilterFlow) async -> NEFilterControlVerdict
    func handleNewFlow(_ flow: NEFilterFlow, completionHandler: @escaping (NEFilterControlVerdict) -> Void)
    func handleRemediation(for flow: NEFilterFlow) async -> NEFilterControlVerdict
    func handleRemediation(for flow: NEFilterFlow, completionHandler: @escaping (NEFilterControlVerdict) -> Void)
    func notifyRulesChanged()
    var remediationMap: [String: [String: Any]]?
    var urlAppendStringMap: [String: String]?
  }
  class NEFilterControlVerdict: NEFilterNewFlowVerdict, NSSecureCoding, NSCopying {
    static func allow(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict
    static func drop(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict
    init()
    init?(coder: NSCoder)
    static func updateRules() -> NEFilterControlVerdict
  }
  enum NEFilterDataAttribute: Int {
    case hasIPHeader
  }
  class NEFilterDataProvider: NEFilterProvider {
    func apply(_ settings: NEFilterSettings?) async throws
    func apply(_ settings: NEFilterSettings?, completionHandler: @escaping (Error?) -> Void)
    func handleInboundData(from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data) -> NEFilterDataVerdict
    func handleInboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict
    func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict
    func handleOutboundData(from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data) -> NEFilterDataVerdict
    func handleOutboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict
    func handleRemediation(for flow: NEFilterFlow) -> NEFilterRemediationVerdict
    func handleRulesChanged()
    func resumeFlow(_ flow: NEFilterFlow, with verdict: NEFilterVerdict)
    func updateFlow(_ flow: NEFilterSocketFlow, using verdict: NEFilterDataVerdict, for direction: NETrafficDirection)
  }
  class NEFilterDataVerdict: NEFilterVerdict, NSSecureCoding, NSCopying {
    static func allow() -> NEFilterDataVerdict
    static func drop() -> NEFilterDataVerdict
    init()
    init?(coder: NSCoder)
    init(passBytes: Int, peekBytes: Int)
    static func needRules() -> NEFilterDataVerdict
    static func pause() -> NEFilterDataVerdict
    static func remediateVerdict(withRemediationURLMapKey remediationUrlMapKey: String?, remediationButtonTextMapKey: String?) -> NEFilterDataVerdict
    var statisticsReportFrequency: NEFilterReportFrequency
  }
  var NEFilterErrorDomain: String { get }
  class NEFilterFlow: NSObject, NSSecureCoding, NSCopying {
    var direction: NETrafficDirection { get }
    var identifier: UUID { get }
    init()
    init?(coder: NSCoder)
    var sourceAppAuditToken: Data? { get }
    var sourceAppIdentifier: String? { get }
    var sourceAppUniqueIdentifier: Data? { get }
    var sourceAppVersion: String? { get }
    var sourceProcessAuditToken: Data? { get }
    var url: URL? { get }
  }
  class NEFilterManager: NSObject {
    var disableEncryptedDNSSettings: Bool
    var grade: NEFilterManagerGrade
    var isEnabled: Bool
    func loadFromPreferences() async throws
    func loadFromPreferences(completionHandler: @escaping (Error?) -> Void)
    var localizedDescription: String?
    var providerConfiguration: NEFilterProviderConfiguration?
    func removeFromPreferences() async throws
    func removeFromPreferences(completionHandler: @escaping (Error?) -> Void)
    func saveToPreferences() async throws
    func saveToPreferences(completionHandler: @escaping (Error?) -> Void)
    static func shared() -> NEFilterManager
  }
  struct NEFilterManagerError: Error {
    enum Code: Int { case none, invalid, disabled, stale, cannotBeRemoved, configurationPermissionDenied, configurationInternalError }
    static var cannotBeRemoved: NEFilterManagerError.Code { get }
    var code: NEFilterManagerError.Code { get }
    static var configurationInternalError: NEFilterManagerError.Code { get }
    static var configurationPermissionDenied: NEFilterManagerError.Code { get }
    static var disabled: NEFilterManagerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NEFilterManagerError.Code, userInfo: [String: Any] = nil)
    static var invalid: NEFilterManagerError.Code { get }
    var localizedDescription: String { get }
    static var none: NEFilterManagerError.Code { get }
    static var stale: NEFilterManagerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  enum NEFilterManagerGrade: Int {
    case firewall, inspector
  }
  class NEFilterNewFlowVerdict: NEFilterVerdict, NSSecureCoding, NSCopying {
    static func allow() -> NEFilterNewFlowVerdict
    static func drop() -> NEFilterNewFlowVerdict
    static func filterDataVerdict(withFilterInbound filterInbound: Bool, peekInboundBytes: Int, filterOutbound: Bool, peekOutboundBytes: Int) -> NEFilterNewFlowVerdict
    init()
    init?(coder: NSCoder)
    static func needRules() -> NEFilterNewFlowVerdict
    static func pause() -> NEFilterDataVerdict
    static func remediateVerdict(withRemediationURLMapKey remediationUrlMapKey: String, remediationButtonTextMapKey: String) -> NEFilterNewFlowVerdict
    var statisticsReportFrequency: NEFilterReportFrequency
    static func urlAppendStringVerdict(withMapKey urlAppendMapKey: String) -> NEFilterNewFlowVerdict
  }
  class NEFilterPacketContext: NSObject {
    init()
  }
  class NEFilterPacketProvider: NEFilterProvider {
    func allow(_ packet: NEPacket)
    func delayCurrentPacket(_ context: NEFilterPacketContext) -> NEPacket
    var packetHandler: ((NEFilterPacketContext, UnsafeMutableRawPointer, NETrafficDirection, UnsafeMutableRawPointer, Int) -> NEFilterPacketProviderVerdict)?
  }
  enum NEFilterPacketProviderVerdict: Int {
    case allow, drop, delay
  }
  class NEFilterProvider: NEProvider {
    var filterConfiguration: NEFilterProviderConfiguration { get }
    func handle(_ report: NEFilterReport)
    func startFilter() async throws
    func startFilter(completionHandler: @escaping (Error?) -> Void)
    func stopFilter(with reason: NEProviderStopReason) async
    func stopFilter(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void)
  }
  class NEFilterProviderConfiguration: NSObject, NSSecureCoding, NSCopying {
    var filterBrowsers: Bool
    var filterDataProviderBundleIdentifier: String?
    var filterPacketProviderBundleIdentifier: String?
    var filterPackets: Bool
    var filterSockets: Bool
    var identityReference: Data?
    init()
    init?(coder: NSCoder)
    var organization: String?
    var passwordReference: Data?
    var serverAddress: String?
    var username: String?
    var vendorConfiguration: [String: Any]?
  }
  var NEFilterProviderRemediationMapRemediationButtonTexts: String { get }
  var NEFilterProviderRemediationMapRemediationURLs: String { get }
  class NEFilterRemediationVerdict: NEFilterVerdict, NSSecureCoding, NSCopying {
    static func allow() -> NEFilterRemediationVerdict
    static func drop() -> NEFilterRemediationVerdict
    init()
    init?(coder: NSCoder)
    static func needRules() -> NEFilterRemediationVerdict
  }
  class NEFilterReport: NSObject, NSSecureCoding, NSCopying {
    var action: NEFilterAction { get }
    var bytesInboundCount: Int { get }
    var bytesOutboundCount: Int { get }
    var event: NEFilterReportEvent { get }
    var flow: NEFilterFlow? { get }
    init()
    init?(coder: NSCoder)
  }
  enum NEFilterReportEvent: Int {
    case newFlow, dataDecision, flowClosed, statistics
  }
  enum NEFilterReportFrequency: Int {
    case none, low, medium, high
  }
  class NEFilterRule: NSObject, NSSecureCoding, NSCopying {
    var action: NEFilterAction { get }
    init?(coder: NSCoder)
    init(networkRule: NENetworkRule, action: NEFilterAction)
    var networkRule: NENetworkRule { get }
  }
  class NEFilterSettings: NSObject, NSSecureCoding, NSCopying {
    var defaultAction: NEFilterAction { get }
    init?(coder: NSCoder)
    init(rules: [NEFilterRule], defaultAction: NEFilterAction)
    var rules: [NEFilterRule] { get }
  }
  class NEFilterSocketFlow: NEFilterFlow {
    init()
    var localEndpoint: NWEndpoint? { get }
    var localFlowEndpoint: NWEndpoint? { get }
    var remoteEndpoint: NWEndpoint? { get }
    var remoteFlowEndpoint: NWEndpoint? { get }
    var remoteHostname: String? { get }
    var socketFamily: Int32 { get }
    var socketProtocol: Int32 { get }
    var socketType: Int32 { get }
  }
  class NEFilterVerdict: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    var shouldReport: Bool
  }
  class NEFlowMetaData: NSObject, NSCopying, NSSecureCoding {
    var filterFlowIdentifier: UUID? { get }
    init()
    init?(coder: NSCoder)
    var sourceAppAuditToken: Data? { get }
    var sourceAppSigningIdentifier: String { get }
    var sourceAppUniqueIdentifier: Data { get }
  }
  class NEHotspotConfiguration: NSObject, NSCopying, NSSecureCoding {
    var hidden: Bool
    init?(coder: NSCoder)
    init(hs20Settings: NEHotspotHS20Settings, eapSettings: NEHotspotEAPSettings)
    init(ssid: String, eapSettings: NEHotspotEAPSettings)
    func initWithSSID(_ ssid: String) -> UnsafeMutableRawPointer
    func initWithSSID(_ ssid: String, passphrase: String, isWEP isWep: Bool) -> UnsafeMutableRawPointer
    func initWithSSIDPrefix(_ ssidPrefix: String) -> UnsafeMutableRawPointer
    func initWithSSIDPrefix(_ ssidPrefix: String, passphrase: String, isWEP isWep: Bool) -> UnsafeMutableRawPointer
    var joinOnce: Bool
    var lifeTimeInDays: NSNumber
    var ssid: String { get }
    var ssidPrefix: String { get }
  }
  struct NEHotspotConfigurationError: Error {
    enum Code: Int { case invalid, invalidSsid, invalidWpaPassphrase, invalidWepPassphrase, invalidEapSettings, invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSsidPrefix, userUnauthorized, systemDenied }
    static var alreadyAssociated: NEHotspotConfigurationError.Code { get }
    static var applicationIsNotInForeground: NEHotspotConfigurationError.Code { get }
    var code: NEHotspotConfigurationError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NEHotspotConfigurationError.Code, userInfo: [String: Any] = nil)
    static var `internal`: NEHotspotConfigurationError.Code { get }
    static var invalid: NEHotspotConfigurationError.Code { get }
    static var invalidEapSettings: NEHotspotConfigurationError.Code { get }
    static var invalidHS20DomainName: NEHotspotConfigurationError.Code { get }
    static var invalidHS20Settings: NEHotspotConfigurationError.Code { get }
    static var invalidSsid: NEHotspotConfigurationError.Code { get }
    static var invalidSsidPrefix: NEHotspotConfigurationError.Code { get }
    static var invalidWepPassphrase: NEHotspotConfigurationError.Code { get }
    static var invalidWpaPassphrase: NEHotspotConfigurationError.Code { get }
    static var joinOnceNotSupported: NEHotspotConfigurationError.Code { get }
    var localizedDescription: String { get }
    static var pending: NEHotspotConfigurationError.Code { get }
    static var systemConfiguration: NEHotspotConfigurationError.Code { get }
    static var systemDenied: NEHotspotConfigurationError.Code { get }
    static var unknown: NEHotspotConfigurationError.Code { get }
    static var userDenied: NEHotspotConfigurationError.Code { get }
    var userInfo: [String: Any] { get }
    static var userUnauthorized: NEHotspotConfigurationError.Code { get }
  }
  var NEHotspotConfigurationErrorDomain: String { get }
  class NEHotspotConfigurationManager: NSObject {
    func apply(_ configuration: NEHotspotConfiguration) async throws
    func apply(_ configuration: NEHotspotConfiguration, completionHandler: ((Error?) -> Void)? = nil)
    func configuredSSIDs() async -> [String]
    func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void)
    init()
    func joinAccessoryHotspot(_ accessory: ASAccessory, passphrase: String) async throws
    func joinAccessoryHotspot(_ accessory: ASAccessory, passphrase: String, completionHandler: ((Error?) -> Void)? = nil)
    func joinAccessoryHotspotWithoutSecurity(_ accessory: ASAccessory) async throws
    func joinAccessoryHotspotWithoutSecurity(_ accessory: ASAccessory, completionHandler: ((Error?) -> Void)? = nil)
    func removeConfiguration(forHS20DomainName domainName: String)
    func removeConfiguration(forSSID ssid: String)
    static var shared: NEHotspotConfigurationManager { get }
    static func shared() -> NEHotspotConfigurationManager
  }
  enum NEHotspotConfigurationTtlsInnerAuthenticationType: Int {
    case pap, chap, msChap, msChapv2, eap
  }
  class NEHotspotEAPSettings: NSObject, NSCopying, NSSecureCoding {
    enum EAPType: Int { case tls, ttls, peap, fast }
    enum TLSVersion: Int { case tls1_0, tls1_1, tls1_2 }
    init()
    init?(coder: NSCoder)
    var isTLSClientCertificateRequired: Bool
    var outerIdentity: String
    var password: String
    var preferredTLSVersion: NEHotspotEAPSettings.TLSVersion
    func setIdentity(_ identity: SecIdentity) -> Bool
    func setTrustedServerCertificates(_ certificates: [Any]) -> Bool
    var supportedEAPTypes: UnsafeMutableRawPointer
    var trustedServerNames: [String]
    var ttlsInnerAuthenticationType: NEHotspotConfigurationTtlsInnerAuthenticationType
    var username: String
  }
  class NEHotspotHS20Settings: NSObject, NSCopying, NSSecureCoding {
    var domainName: String { get }
    init()
    init?(coder: NSCoder)
    init(domainName: String, roamingEnabled: Bool)
    var isRoamingEnabled: Bool
    var mccAndMNCs: [String]
    var naiRealmNames: [String]
    var roamingConsortiumOIs: [String]
  }
  class NEHotspotHelper: NSObject {
    init()
    static func logoff(_ network: NEHotspotNetwork) -> Bool
    static func register(options: [AnyHashable: Any]? = nil, queue: DispatchQueue, handler: @escaping (NEHotspotHelperCommand) -> Void) -> Bool
    static func supportedNetworkInterfaces() -> [NEHotspotNetwork]?
  }
  class NEHotspotHelperCommand: NSObject {
    var commandType: NEHotspotHelperCommandType { get }
    func createResponse(_ result: NEHotspotHelperResult) -> NEHotspotHelperResponse
    func createTCPConnection(_ endpoint: NWEndpoint) -> NWTCPConnection
    func createUDPSession(_ endpoint: NWEndpoint) -> NWUDPSession
    init()
    var interface: Any { get }
    var network: NEHotspotNetwork? { get }
    var networkList: [NEHotspotNetwork]? { get }
  }
  enum NEHotspotHelperCommandType: Int {
    case none, filterScanList, evaluate, authenticate, presentUI, maintain, logoff
  }
  enum NEHotspotHelperConfidence: Int {
    case none, low, high
  }
  class NEHotspotHelperResponse: NSObject {
    func deliver()
    init()
    func setNetwork(_ network: NEHotspotNetwork)
    func setNetworkList(_ networkList: [NEHotspotNetwork])
  }
  enum NEHotspotHelperResult: Int {
    case success, failure, uiRequired, commandNotRecognized, authenticationRequired, unsupportedNetwork, temporaryFailure
  }
  class NEHotspotNetwork: NSObject {
    var autoJoined: Bool { get }
    var bssid: String { get }
    static func fetchCurrent() async -> NEHotspotNetwork
    static func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork) -> Void)
    init()
    var isChosenHelper: Bool { get }
    var isSecure: Bool { get }
    var justJoined: Bool { get }
    var securityType: NEHotspotNetworkSecurityType { get }
    func setConfidence(_ confidence: NEHotspotHelperConfidence)
    func setPassword(_ password: String)
    var signalStrength: Double { get }
    var ssid: String { get }
  }
  enum NEHotspotNetworkSecurityType: Int {
    case open, wep, personal, enterprise, unknown
  }
  class NEIPv4Route: NSObject, NSSecureCoding, NSCopying {
    static var `default`: NEIPv4Route { get }
    static func `default`() -> NEIPv4Route
    var destinationAddress: String { get }
    var destinationSubnetMask: String { get }
    var gatewayAddress: String?
    init?(coder: NSCoder)
    init(destinationAddress address: String, subnetMask: String)
  }
  class NEIPv4Settings: NSObject, NSSecureCoding, NSCopying {
    var addresses: [String] { get }
    var excludedRoutes: [NEIPv4Route]?
    var includedRoutes: [NEIPv4Route]?
    init(addresses: [String], subnetMasks: [String])
    init?(coder: NSCoder)
    var router: String?
    var subnetMasks: [String] { get }
  }
  class NEIPv6Route: NSObject, NSSecureCoding, NSCopying {
    static var `default`: NEIPv6Route { get }
    static func `default`() -> NEIPv6Route
    var destinationAddress: String { get }
    var destinationNetworkPrefixLength: NSNumber { get }
    var gatewayAddress: String?
    init?(coder: NSCoder)
    init(destinationAddress address: String, networkPrefixLength: NSNumber)
  }
  class NEIPv6Settings: NSObject, NSSecureCoding, NSCopying {
    var addresses: [String] { get }
    var excludedRoutes: [NEIPv6Route]?
    var includedRoutes: [NEIPv6Route]?
    init(addresses: [String], networkPrefixLengths: [NSNumber])
    init?(coder: NSCoder)
    var networkPrefixLengths: [NSNumber] { get }
  }
  class NENetworkRule: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(destinationHost hostEndpoint: NWHostEndpoint, protocol protocolValue: NENetworkRuleProtocol)
    init(destinationHostEndpoint hostEndpoint: NWEndpoint, protocol protocolValue: NENetworkRuleProtocol)
    init(destinationNetwork networkEndpoint: NWHostEndpoint, prefix destinationPrefix: Int, protocol protocolValue: NENetworkRuleProtocol)
    init(destinationNetworkEndpoint networkEndpoint: NWEndpoint, prefix destinationPrefix: Int, protocol protocolValue: NENetworkRuleProtocol)
    init(remoteNetwork: NWHostEndpoint?, remotePrefix: Int, localNetwork: NWHostEndpoint?, localPrefix: Int, protocol protocolValue: NENetworkRuleProtocol, direction: NETrafficDirection)
    init(remoteNetworkEndpoint remoteNetwork: NWEndpoint?, remotePrefix: Int, localNetworkEndpoint localNetwork: NWEndpoint?, localPrefix: Int, protocol protocolValue: NENetworkRuleProtocol, direction: NETrafficDirection)
    var matchDirection: NETrafficDirection { get }
    var matchLocalNetwork: NWHostEndpoint? { get }
    var matchLocalNetworkEndpoint: NWEndpoint? { get }
    var matchLocalPrefix: Int { get }
    var matchProtocol: NENetworkRuleProtocol { get }
    var matchRemoteEndpoint: NWHostEndpoint? { get }
    var matchRemoteHostOrNetworkEndpoint: NWEndpoint? { get }
    var matchRemotePrefix: Int { get }
  }
  enum NENetworkRuleProtocol: Int {
    case any, tcp, udp
  }
  class NEOnDemandRule: NSObject, NSSecureCoding, NSCopying {
    var action: NEOnDemandRuleAction { get }
    var dnsSearchDomainMatch: [String]?
    var dnsServerAddressMatch: [String]?
    init?(coder: NSCoder)
    var interfaceTypeMatch: NEOnDemandRuleInterfaceType
    var probeURL: URL?
    var ssidMatch: [String]?
  }
  enum NEOnDemandRuleAction: Int {
    case connect, disconnect, evaluateConnection, ignore
  }
  class NEOnDemandRuleConnect: NEOnDemandRule {
    init()
  }
  class NEOnDemandRuleDisconnect: NEOnDemandRule {
    init()
  }
  class NEOnDemandRuleEvaluateConnection: NEOnDemandRule {
    var connectionRules: [NEEvaluateConnectionRule]?
    init()
  }
  class NEOnDemandRuleIgnore: NEOnDemandRule {
    init()
  }
  enum NEOnDemandRuleInterfaceType: Int {
    case any, ethernet, wiFi, cellular
  }
  class NEPacket: NSObject, NSCopying, NSSecureCoding {
    var data: Data { get }
    var direction: NETrafficDirection { get }
    init()
    init?(coder: NSCoder)
    init(data: Data, protocolFamily: UInt8)
    var metadata: NEFlowMetaData? { get }
    var protocolFamily: UInt8 { get }
  }
  class NEPacketTunnelFlow: NSObject {
    init()
    func readPacketObjects() async -> [NEPacket]
    func readPacketObjects(completionHandler: @escaping ([NEPacket]) -> Void)
    func readPackets() async -> ([Data], [NSNumber])
    func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void)
    func writePacketObjects(_ packets: [NEPacket]) -> Bool
    func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool
  }
  class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
    var iPv4Settings: NEIPv4Settings?
    var iPv6Settings: NEIPv6Settings?
    init(tunnelRemoteAddress address: String)
    var mtu: NSNumber?
    var tunnelOverheadBytes: NSNumber?
  }
  class NEPacketTunnelProvider: NETunnelProvider {
    func cancelTunnelWithError(_ error: Error?)
    func createTCPConnectionThroughTunnel(to remoteEndpoint: NWEndpoint, enableTLS enableTls: Bool, tlsParameters: NWTLSParameters?, delegate: NWTCPConnectionAuthenticationDelegate?) -> NWTCPConnection
    func createUDPSessionThroughTunnel(to remoteEndpoint: NWEndpoint, from localEndpoint: NWHostEndpoint?) -> NWUDPSession
    init()
    var packetFlow: NEPacketTunnelFlow { get }
    func startTunnel(options: [String: Any]?) async throws
    func startTunnel(options: [String: Any]? = nil, completionHandler: @escaping (Error?) -> Void)
    func stopTunnel(with reason: NEProviderStopReason) async
    func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void)
    var virtualInterface: Any? { get }
  }
  class NEPrivateLTENetwork: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var mobileCountryCode: String
    var mobileNetworkCode: String
    var trackingAreaCode: String?
  }
  class NEProvider: NSObject {
    func createTCPConnection(to remoteEndpoint: NWEndpoint, enableTLS: Bool, tlsParameters TLSParameters: NWTLSParameters?, delegate connectionDelegate: Any?) -> NWTCPConnection
    func createUDPSession(to remoteEndpoint: NWEndpoint, from localEndpoint: NWHostEndpoint?) -> NWUDPSession
    var defaultPath: NWPath? { get }
    func displayMessage(_ message: String) async -> Bool
    func displayMessage(_ message: String, completionHandler: @escaping (Bool) -> Void)
    func sleep() async
    func sleep(completionHandler: @escaping () -> Void)
    static func startSystemExtensionMode()
    func wake()
  }
  enum NEProviderStopReason: Int {
    case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled, authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved, superseded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
  }
  class NEProxyServer: NSObject, NSSecureCoding, NSCopying {
    var address: String { get }
    var authenticationRequired: Bool
    init(address: String, port: Int)
    init?(coder: NSCoder)
    var password: String?
    var port: Int { get }
    var username: String?
  }
  class NEProxySettings: NSObject, NSSecureCoding, NSCopying {
    var autoProxyConfigurationEnabled: Bool
    var exceptionList: [String]?
    var excludeSimpleHostnames: Bool
    var httpEnabled: Bool
    var httpServer: NEProxyServer?
    var httpsEnabled: Bool
    var httpsServer: NEProxyServer?
    init()
    init?(coder: NSCoder)
    var matchDomains: [String]?
    var proxyAutoConfigurationJavaScript: String?
    var proxyAutoConfigurationURL: URL?
  }
  class NERelay: NSObject, NSCopying, NSSecureCoding {
    var additionalHTTPHeaderFields: [String: String]
    static var configurationDidChangeNotification: Notification.Name { get }
    var dnsOverHTTPSURL: URL?
    var http2RelayURL: URL?
    var http3RelayURL: URL?
    var identityData: Data?
    var identityDataPassword: String?
    init()
    init?(coder: NSCoder)
    var rawPublicKeys: [Data]?
    var syntheticDNSAnswerIPv4Prefix: String?
    var syntheticDNSAnswerIPv6Prefix: String?
  }
  var NERelayClientErrorDomain: String { get }
  var NERelayErrorDomain: String { get }
  class NERelayManager: NSObject {
    var excludedDomains: [String]?
    func getLastClientErrors(_ seconds: Double, completionHandler: @escaping ([Error]?) -> Void)
    init()
    var isEnabled: Bool
    func lastClientErrors(_ seconds: Double) async -> [Error]?
    static func loadAllManagersFromPreferences() async throws -> [NERelayManager]
    static func loadAllManagersFromPreferences(completionHandler: @escaping ([NERelayManager]?, Error?) -> Void)
    func loadFromPreferences() async throws
    func loadFromPreferences(completionHandler: @escaping (Error?) -> Void)
    var localizedDescription: String?
    var matchDomains: [String]?
    var onDemandRules: [NEOnDemandRule]?
    var relays: [NERelay]?
    func removeFromPreferences() async throws
    func removeFromPreferences(completionHandler: @escaping (Error?) -> Void)
    func saveToPreferences() async throws
    func saveToPreferences(completionHandler: @escaping (Error?) -> Void)
    static var shared: NERelayManager { get }
    static func shared() -> NERelayManager
  }
  struct NERelayManagerClientError: Error {
    enum Code: Int { case none, dnsFailed, serverUnreachable, serverDisconnected, certificateMissing, certificateInvalid, certificateExpired, serverCertificateInvalid, serverCertificateExpired, other }
    static var certificateExpired: NERelayManagerClientError.Code { get }
    static var certificateInvalid: NERelayManagerClientError.Code { get }
    static var certificateMissing: NERelayManagerClientError.Code { get }
    var code: NERelayManagerClientError.Code { get }
    static var dnsFailed: NERelayManagerClientError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NERelayManagerClientError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var none: NERelayManagerClientError.Code { get }
    static var other: NERelayManagerClientError.Code { get }
    static var serverCertificateExpired: NERelayManagerClientError.Code { get }
    static var serverCertificateInvalid: NERelayManagerClientError.Code { get }
    static var serverDisconnected: NERelayManagerClientError.Code { get }
    static var serverUnreachable: NERelayManagerClientError.Code { get }
    var userInfo: [String: Any] { get }
  }
  enum NERelayManagerError: Int {
    case invalid, disabled, stale, cannotBeRemoved
  }
  enum NETrafficDirection: Int {
    case any, inbound, outbound
  }
  class NETransparentProxyManager: NEVPNManager {
    static func loadAllFromPreferences() async throws -> [NETransparentProxyManager]
    static func loadAllFromPreferences(completionHandler: @escaping ([NETransparentProxyManager]?, Error?) -> Void)
  }
  class NETransparentProxyNetworkSettings: NETunnelNetworkSettings {
    var excludedNetworkRules: [NENetworkRule]?
    var includedNetworkRules: [NENetworkRule]?
    init()
  }
  class NETransparentProxyProvider: NEAppProxyProvider {}
  class NETunnelNetworkSettings: NSObject, NSSecureCoding, NSCopying {
    var dnsSettings: NEDNSSettings?
    init?(coder: NSCoder)
    init(tunnelRemoteAddress address: String)
    var proxySettings: NEProxySettings?
    var tunnelRemoteAddress: String { get }
  }
  class NETunnelProvider: NEProvider {
    var appRules: [NEAppRule]? { get }
    func handleAppMessage(_ messageData: Data) async -> Data
    func handleAppMessage(_ messageData: Data, completionHandler: ((Data) -> Void)? = nil)
    var protocolConfiguration: NEVPNProtocol { get }
    var reasserting: Bool
    var routingMethod: NETunnelProviderRoutingMethod { get }
    func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws
    func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: ((Error?) -> Void)?)
  }
  struct NETunnelProviderError: Error {
    enum Code: Int { case none, invalid, canceled, failed }
    static var canceled: NETunnelProviderError.Code { get }
    var code: NETunnelProviderError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: NETunnelProviderError.Code { get }
    init(_ code: NETunnelProviderError.Code, userInfo: [String: Any] = nil)
    static var invalid: NETunnelProviderError.Code { get }
    var localizedDescription: String { get }
    static var none: NETunnelProviderError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var NETunnelProviderErrorDomain: String { get }
  class NETunnelProviderManager: NEVPNManager {
    var appRules: [NEAppRule]
    var associatedDomains: [String]
    var calendarDomains: [String]
    var contactsDomains: [String]
    func copyAppRules() -> [NEAppRule]?
    var excludedDomains: [String]
    static func forPerAppVPN() -> NETunnelProviderManager
    init()
    static func loadAllFromPreferences() async throws -> [Any]
    static func loadAllFromPreferences(completionHandler: @escaping ([Any]?, Error?) -> Void)
    var mailDomains: [String]
    var routingMethod: NETunnelProviderRoutingMethod { get }
    var safariDomains: [String]
  }
  class NETunnelProviderProtocol: NEVPNProtocol {
    init()
    var providerBundleIdentifier: String?
    var providerConfiguration: [String: Any]?
  }
  enum NETunnelProviderRoutingMethod: Int {
    case destinationIP, sourceApplication, networkRule
  }
  class NETunnelProviderSession: NEVPNConnection {
    init()
    func sendProviderMessage(_ messageData: Data, returnError error: NSErrorPointer, responseHandler: ((Data) -> Void)? = nil) -> Bool
    func startTunnel(options: [String: Any]? = nil) throws
    func stopTunnel()
  }
  class NEVPNConnection: NSObject {
    var connectedDate: Date? { get }
    func fetchLastDisconnectError() async throws
    func fetchLastDisconnectError(completionHandler handler: @escaping (Error?) -> Void)
    init()
    var manager: NEVPNManager { get }
    func startVPNTunnel() throws
    func startVPNTunnel(options: [AnyHashable: Any]? = nil) throws
    var status: NEVpnStatus { get }
    func stopVPNTunnel()
  }
  var NEVPNConnectionErrorDomain: String { get }
  var NEVPNConnectionStartOptionPassword: String { get }
  var NEVPNConnectionStartOptionUsername: String { get }
  var NEVPNErrorDomain: String { get }
  enum NEVPNIKEv2CertificateType: Int {
    case rsa, ecdsa256, ecdsa384, ecdsa521, ed25519, rsapss
  }
  enum NEVPNIKEv2DeadPeerDetectionRate: Int {
    case none, low, medium, high
  }
  enum NEVPNIKEv2DiffieHellmanGroup: Int {
    case invalid, group0, group1, group2, group5, group14, group15, group16, group17, group18, group19, group20, group21, group31, group32
  }
  enum NEVPNIKEv2EncryptionAlgorithm: Int {
    case des, tripleDES, aes128, aes256, aes128GCM, aes256GCM, chaCha20Poly1305
  }
  enum NEVPNIKEv2IntegrityAlgorithm: Int {
    case sha96, sha160, sha256, sha384, sha512
  }
  class NEVPNIKEv2PPKConfiguration: NSObject, NSCopying {
    var identifier: String { get }
    init()
    init(identifier: String, keychainReference: Data)
    var isMandatory: Bool
    var keychainReference: Data { get }
  }
  class NEVPNIKEv2SecurityAssociationParameters: NSObject, NSSecureCoding, NSCopying {
    var diffieHellmanGroup: NEVPNIKEv2DiffieHellmanGroup
    var encryptionAlgorithm: NEVPNIKEv2EncryptionAlgorithm
    init()
    init?(coder: NSCoder)
    var integrityAlgorithm: NEVPNIKEv2IntegrityAlgorithm
    var lifetimeMinutes: Int32
  }
  class NEVPNManager: NSObject {
    var connection: NEVPNConnection { get }
    var isEnabled: Bool
    var isOnDemandEnabled: Bool
    func loadFromPreferences() async throws
    func loadFromPreferences(completionHandler: @escaping (Error?) -> Void)
    var localizedDescription: String?
    var onDemandRules: [NEOnDemandRule]?
    var `protocol`: NEVPNProtocol?
    var protocolConfiguration: NEVPNProtocol?
    func removeFromPreferences() async throws
    func removeFromPreferences(completionHandler: ((Error?) -> Void)? = nil)
    func saveToPreferences() async throws
    func saveToPreferences(completionHandler: ((Error?) -> Void)? = nil)
    func setAuthorization(_ auth: UnsafeMutableRawPointer)
    static func shared() -> NEVPNManager
  }
  class NEVPNProtocol: NSObject, NSCopying, NSSecureCoding {
    var disconnectOnSleep: Bool
    var enforceRoutes: Bool
    var excludeAPNs: Bool
    var excludeCellularServices: Bool
    var excludeDeviceCommunication: Bool
    var excludeLocalNetworks: Bool
    var identityData: Data?
    var identityDataPassword: String?
    var identityReference: Data?
    var includeAllNetworks: Bool
    init?(coder: NSCoder)
    var passwordReference: Data?
    var proxySettings: NEProxySettings?
    var serverAddress: String?
    var sliceUUID: String?
    var username: String?
  }
  class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
    var certificateType: NEVPNIKEv2CertificateType
    var childSecurityAssociationParameters: NEVPNIKEv2SecurityAssociationParameters { get }
    var deadPeerDetectionRate: NEVPNIKEv2DeadPeerDetectionRate
    var disableMOBIKE: Bool
    var disableRedirect: Bool
    var enableFallback: Bool
    var enablePFS: Bool
    var enableRevocationCheck: Bool
    var ikeSecurityAssociationParameters: NEVPNIKEv2SecurityAssociationParameters { get }
    init()
    var maximumTLSVersion: NEVpnIkev2TlsVersion
    var minimumTLSVersion: NEVpnIkev2TlsVersion
    var mtu: Int
    var ppkConfiguration: NEVPNIKEv2PPKConfiguration?
    var serverCertificateCommonName: String?
    var serverCertificateIssuerCommonName: String?
    var strictRevocationCheck: Bool
    var useConfigurationAttributeInternalIPSubnet: Bool
  }
  class NEVPNProtocolIPSec: NEVPNProtocol {
    var authenticationMethod: NEVpnIkeAuthenticationMethod
    init()
    var localIdentifier: String?
    var remoteIdentifier: String?
    var sharedSecretReference: Data?
    var useExtendedAuthentication: Bool
  }
  struct NEVpnConnectionError: Error {
    enum Code: Int { case overslept, noNetworkAvailable, unrecoverableNetworkChange, configurationFailed, serverAddressResolutionFailed, serverNotResponding, serverDead, authenticationFailed, clientCertificateInvalid, clientCertificateNotYetValid, clientCertificateExpired, pluginFailed, configurationNotFound, pluginDisabled, negotiationFailed, serverDisconnected, serverCertificateInvalid, serverCertificateNotYetValid, serverCertificateExpired }
    static var authenticationFailed: NEVpnConnectionError.Code { get }
    static var clientCertificateExpired: NEVpnConnectionError.Code { get }
    static var clientCertificateInvalid: NEVpnConnectionError.Code { get }
    static var clientCertificateNotYetValid: NEVpnConnectionError.Code { get }
    var code: NEVpnConnectionError.Code { get }
    static var configurationFailed: NEVpnConnectionError.Code { get }
    static var configurationNotFound: NEVpnConnectionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NEVpnConnectionError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var negotiationFailed: NEVpnConnectionError.Code { get }
    static var noNetworkAvailable: NEVpnConnectionError.Code { get }
    static var overslept: NEVpnConnectionError.Code { get }
    static var pluginDisabled: NEVpnConnectionError.Code { get }
    static var pluginFailed: NEVpnConnectionError.Code { get }
    static var serverAddressResolutionFailed: NEVpnConnectionError.Code { get }
    static var serverCertificateExpired: NEVpnConnectionError.Code { get }
    static var serverCertificateInvalid: NEVpnConnectionError.Code { get }
    static var serverCertificateNotYetValid: NEVpnConnectionError.Code { get }
    static var serverDead: NEVpnConnectionError.Code { get }
    static var serverDisconnected: NEVpnConnectionError.Code { get }
    static var serverNotResponding: NEVpnConnectionError.Code { get }
    static var unrecoverableNetworkChange: NEVpnConnectionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  struct NEVpnError: Error {
    enum Code: Int { case configurationInvalid, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed, configurationUnknown }
    var code: NEVpnError.Code { get }
    static var configurationDisabled: NEVpnError.Code { get }
    static var configurationInvalid: NEVpnError.Code { get }
    static var configurationReadWriteFailed: NEVpnError.Code { get }
    static var configurationStale: NEVpnError.Code { get }
    static var configurationUnknown: NEVpnError.Code { get }
    static var connectionFailed: NEVpnError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NEVpnError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  enum NEVpnIkeAuthenticationMethod: Int {
    case none, certificate, sharedSecret
  }
  enum NEVpnIkev2TlsVersion: Int {
    case `default`, tls1_0, tls1_1, tls1_2
  }
  enum NEVpnStatus: Int {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
  }
  extension NSMutableURLRequest {
    func bind(to command: NEHotspotHelperCommand)
  }
  extension Notification.Name {
    static var NEDNSProxyConfigurationDidChange: Notification.Name { get }
    static var NEDNSSettingsConfigurationDidChange: Notification.Name { get }
    static var NEFilterConfigurationDidChange: Notification.Name { get }
    static var NERelayConfigurationDidChange: Notification.Name { get }
    static var NEVPNConfigurationChange: Notification.Name { get }
    static var NEVPNStatusDidChange: Notification.Name { get }
  }
  class NWBonjourServiceEndpoint: NWEndpoint {
    var domain: String { get }
    init(name: String, type: String, domain: String)
    var name: String { get }
    var type: String { get }
  }
  class NWEndpoint: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
  }
  class NWHostEndpoint: NWEndpoint {
    var hostname: String { get }
    init(hostname: String, port: String)
    var port: String { get }
  }
  class NWPath: NSObject {
    var isConstrained: Bool { get }
    func isEqual(to path: NWPath) -> Bool
    var isExpensive: Bool { get }
    var status: NWPathStatus { get }
  }
  enum NWPathStatus: Int {
    case invalid, satisfied, unsatisfied, satisfiable
  }
  class NWTCPConnection: NSObject {
    func cancel()
    var connectedPath: NWPath? { get }
    var endpoint: NWEndpoint { get }
    var error: Error? { get }
    var hasBetterPath: Bool { get }
    init()
    init(upgradeFor connection: NWTCPConnection)
    var isViable: Bool { get }
    var localAddress: NWEndpoint? { get }
    func readLength(_ length: Int) async throws -> Data
    func readLength(_ length: Int, completionHandler completion: @escaping (Data?, Error?) -> Void)
    func readMinimumLength(_ minimum: Int, maximumLength maximum: Int) async throws -> Data
    func readMinimumLength(_ minimum: Int, maximumLength maximum: Int, completionHandler completion: @escaping (Data?, Error?) -> Void)
    var remoteAddress: NWEndpoint? { get }
    var state: NWTcpConnectionState { get }
    var txtRecord: Data? { get }
    func write(_ data: Data) async throws
    func write(_ data: Data, completionHandler completion: @escaping (Error?) -> Void)
    func writeClose()
  }
  protocol NWTCPConnectionAuthenticationDelegate: NSObjectProtocol {
    func evaluateTrust(for connection: NWTCPConnection, peerCertificateChain: [Any]) async -> SecTrust
    func evaluateTrust(for connection: NWTCPConnection, peerCertificateChain: [Any], completionHandler completion: @escaping (SecTrust) -> Void)
    func provideIdentity(for connection: NWTCPConnection, completionHandler completion: @escaping (SecIdentity, [Any]) -> Void)
    func shouldEvaluateTrust(for connection: NWTCPConnection) -> Bool
    func shouldProvideIdentity(for connection: NWTCPConnection) -> Bool
  }
  class NWTLSParameters: NSObject {
    init()
    var maximumSSLProtocolVersion: Int
    var minimumSSLProtocolVersion: Int
    var sslCipherSuites: Set<NSNumber>?
    var tlsSessionID: Data?
  }
  enum NWTcpConnectionState: Int {
    case invalid, connecting, waiting, connected, disconnected, cancelled
  }
  class NWUDPSession: NSObject {
    func cancel()
    var currentPath: NWPath? { get }
    var endpoint: NWEndpoint { get }
    var hasBetterPath: Bool { get }
    init()
    init(upgradeFor session: NWUDPSession)
    var isViable: Bool { get }
    var maximumDatagramLength: Int { get }
    var resolvedEndpoint: NWEndpoint? { get }
    func setReadHandler(_ handler: @escaping ([Any]?, Error?) -> Void, maxDatagrams: Int)
    var state: NWUdpSessionState { get }
    func tryNextResolvedEndpoint()
    func writeDatagram(_ datagram: Data) async throws
    func writeDatagram(_ datagram: Data, completionHandler: @escaping (Error?) -> Void)
    func writeMultipleDatagrams(_ datagramArray: [Data]) async throws
    func writeMultipleDatagrams(_ datagramArray: [Data], completionHandler: @escaping (Error?) -> Void)
  }
  enum NWUdpSessionState: Int {
    case invalid, waiting, preparing, ready, failed, cancelled
  }
  var kNEHotspotHelperOptionDisplayName: String { get }
  """#
