/// What is known of the module `CoreWLAN`.
let coreWLANInterface = #"""
  // exports: Foundation
  class CWChannel: NSObject, NSCoding, NSSecureCoding, NSCopying {
    var channelBand: CWChannelBand { get }
    var channelNumber: Int { get }
    var channelWidth: CWChannelWidth { get }
    init()
    init?(coder: NSCoder)
    func isEqual(to channel: CWChannel) -> Bool
  }
  enum CWChannelBand: UInt {
    case unknown, twoGHz, fiveGHz, sixGHz
  }
  enum CWChannelWidth: UInt {
    case unknown, twentyMHz, fourtyMHz, eightyMHz, oneHundredSixtyMHz
  }
  enum CWCipherKeyFlags: UInt {
    case none, unicast, multicast, tx, rx
  }
  class CWConfiguration: NSObject, NSSecureCoding, NSMutableCopying {
    init()
    init?(coder: NSCoder)
    init(configuration: CWConfiguration)
    func isEqual(to configuration: CWConfiguration) -> Bool
    var networkProfiles: NSOrderedSet { get }
    var rememberJoinedNetworks: Bool { get }
    var requireAdministratorForAssociation: Bool { get }
    var requireAdministratorForIBSSMode: Bool { get }
    var requireAdministratorForPower: Bool { get }
  }
  var CWErrorDomain: String { get }
  protocol CWEventDelegate: NSObjectProtocol {
    func bssidDidChangeForWiFiInterface(withName interfaceName: String)
    func clientConnectionInterrupted()
    func clientConnectionInvalidated()
    func countryCodeDidChangeForWiFiInterface(withName interfaceName: String)
    func linkDidChangeForWiFiInterface(withName interfaceName: String)
    func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int32, transmitRate: Double)
    func modeDidChangeForWiFiInterface(withName interfaceName: String)
    func powerStateDidChangeForWiFiInterface(withName interfaceName: String)
    func scanCacheUpdatedForWiFiInterface(withName interfaceName: String)
    func ssidDidChangeForWiFiInterface(withName interfaceName: String)
  }
  enum CWEventType: Int {
    case none, powerDidChange, ssidDidChange, bssidDidChange, countryCodeDidChange, linkDidChange, linkQualityDidChange, modeDidChange, scanCacheUpdated, virtualInterfaceStateChanged, rangingReportEvent, unknown
  }
  enum CWIbssModeSecurity: UInt {
    case none, wep40, wep104
  }
  class CWInterface: NSObject {
    var activePHYMode: CWPhyMode { get }
    func associate(to network: CWNetwork, password: String?) throws
    func associate(toEnterpriseNetwork network: CWNetwork, identity: SecIdentity?, username: String?, password: String?) throws
    var bssid: String? { get }
    var cachedScanResults: Set<AnyHashable>? { get }
    func commitConfiguration(_ configuration: CWConfiguration, authorization: Any?) throws
    var configuration: CWConfiguration? { get }
    var countryCode: String? { get }
    var deviceAttached: Bool { get }
    func disassociate()
    var hardwareAddress: String? { get }
    init()
    init(interfaceName name: String?)
    var interfaceMode: CWInterfaceMode { get }
    var interfaceName: String? { get }
    static var interfaceNames: Set<AnyHashable>? { get }
    static func interfaceNames() -> Set<AnyHashable>?
    var noiseMeasurement: Int { get }
    var powerOn: Bool { get }
    var rssiValue: Int { get }
    func scanForNetworks(withName networkName: String?) throws -> Set<AnyHashable>
    func scanForNetworks(withName networkName: String?, includeHidden: Bool) throws -> Set<AnyHashable>
    func scanForNetworks(withSSID ssid: Data?) throws -> Set<AnyHashable>
    func scanForNetworks(withSSID ssid: Data?, includeHidden: Bool) throws -> Set<AnyHashable>
    var security: CWSecurity { get }
    var serviceActive: Bool { get }
    func setPairwiseMasterKey(_ key: Data?) throws
    func setPower(_ power: Bool) throws
    func setWEPKey(_ key: Data?, flags: CWCipherKeyFlags, index: Int) throws
    func setWLANChannel(_ channel: CWChannel) throws
    var ssid: String? { get }
    var ssidData: Data? { get }
    func startIBSSMode(withSSID ssidData: Data, security: CWIbssModeSecurity, channel: Int, password: String?) throws
    var supportedWLANChannels: Set<AnyHashable>? { get }
    var transmitPower: Int { get }
    var transmitRate: Double { get }
    var wlanChannel: CWChannel? { get }
  }
  enum CWInterfaceMode: UInt {
    case none, station, ibss, hostAP
  }
  enum CWKeychainDomain: UInt {
    case none, user, system
  }
  class CWMutableConfiguration: CWConfiguration {
    init()
    var networkProfiles: NSOrderedSet
    var rememberJoinedNetworks: Bool
    var requireAdministratorForAssociation: Bool
    var requireAdministratorForIBSSMode: Bool
    var requireAdministratorForPower: Bool
  }
  class CWMutableNetworkProfile: CWNetworkProfile, NSCoding, NSSecureCoding, NSCopying, NSMutableCopying {
    init()
    init?(coder: NSCoder)
    var security: CWSecurity
    var ssidData: Data?
  }
  class CWNetwork: NSObject, NSSecureCoding, NSCopying {
    var beaconInterval: Int { get }
    var bssid: String? { get }
    var countryCode: String? { get }
    var ibss: Bool { get }
    var informationElementData: Data? { get }
    init()
    init?(coder: NSCoder)
    func isEqual(to network: CWNetwork) -> Bool
    var noiseMeasurement: Int { get }
    var rssiValue: Int { get }
    var ssid: String? { get }
    var ssidData: Data? { get }
    func supportsPHYMode(_ phyMode: CWPhyMode) -> Bool
    func supportsSecurity(_ security: CWSecurity) -> Bool
    var wlanChannel: CWChannel? { get }
  }
  class CWNetworkProfile: NSObject, NSCoding, NSSecureCoding, NSCopying, NSMutableCopying {
    init()
    init?(coder: NSCoder)
    init(networkProfile: CWNetworkProfile)
    func isEqual(to networkProfile: CWNetworkProfile) -> Bool
    static func networkProfile() -> Any
    static func networkProfile(with networkProfile: CWNetworkProfile) -> Any
    var security: CWSecurity { get }
    var ssid: String? { get }
    var ssidData: Data? { get }
  }
  enum CWPhyMode: UInt {
    case none, a, b, g, n, ac, ax
  }
  enum CWSecurity: UInt {
    case none, wep, wpaPersonal, wpaPersonalMixed, wpa2Personal, personal, dynamicWEP, wpaEnterprise, wpaEnterpriseMixed, wpa2Enterprise, enterprise, wpa3Personal, wpa3Enterprise, wpa3Transition, owe, oweTransition, unknown
  }
  struct CWStatus: Error {
    enum Code: Int { case ok, eapol, invalidParameter, noMemory, unknown, notSupported, invalidFormat, timeout, unspecifiedFailure, unsupportedCapabilities, reassociationDenied, associationDenied, authenticationAlgorithmUnsupported, invalidAuthenticationSequenceNumber, challengeFailure, apFull, unsupportedRateSet, shortSlotUnsupported, dsssofdmUnsupported, invalidInformationElement, invalidGroupCipher, invalidPairwiseCipher, invalidAKMP, unsupportedRSNVersion, invalidRSNCapabilities, cipherSuiteRejected, invalidPMK, supplicantTimeout, htFeaturesNotSupported, pcoTransitionTimeNotSupported, referenceNotBound, ipcFailure, operationNotPermitted, status }
    static var apFull: CWStatus.Code { get }
    static var associationDenied: CWStatus.Code { get }
    static var authenticationAlgorithmUnsupported: CWStatus.Code { get }
    static var challengeFailure: CWStatus.Code { get }
    static var cipherSuiteRejected: CWStatus.Code { get }
    var code: CWStatus.Code { get }
    static var dsssofdmUnsupported: CWStatus.Code { get }
    static var eapol: CWStatus.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var htFeaturesNotSupported: CWStatus.Code { get }
    init(_ code: CWStatus.Code, userInfo: [String: Any] = nil)
    static var invalidAKMP: CWStatus.Code { get }
    static var invalidAuthenticationSequenceNumber: CWStatus.Code { get }
    static var invalidFormat: CWStatus.Code { get }
    static var invalidGroupCipher: CWStatus.Code { get }
    static var invalidInformationElement: CWStatus.Code { get }
    static var invalidPMK: CWStatus.Code { get }
    static var invalidPairwiseCipher: CWStatus.Code { get }
    static var invalidParameter: CWStatus.Code { get }
    static var invalidRSNCapabilities: CWStatus.Code { get }
    static var ipcFailure: CWStatus.Code { get }
    var localizedDescription: String { get }
    static var noMemory: CWStatus.Code { get }
    static var notSupported: CWStatus.Code { get }
    static var ok: CWStatus.Code { get }
    static var operationNotPermitted: CWStatus.Code { get }
    static var pcoTransitionTimeNotSupported: CWStatus.Code { get }
    static var reassociationDenied: CWStatus.Code { get }
    static var referenceNotBound: CWStatus.Code { get }
    static var shortSlotUnsupported: CWStatus.Code { get }
    static var status: CWStatus.Code { get }
    static var supplicantTimeout: CWStatus.Code { get }
    static var timeout: CWStatus.Code { get }
    static var unknown: CWStatus.Code { get }
    static var unspecifiedFailure: CWStatus.Code { get }
    static var unsupportedCapabilities: CWStatus.Code { get }
    static var unsupportedRSNVersion: CWStatus.Code { get }
    static var unsupportedRateSet: CWStatus.Code { get }
    var userInfo: [String: Any] { get }
  }
  class CWWiFiClient: NSObject {
    var delegate: CWEventDelegate?
    init()
    var interface: CWInterface? { get }
    func interface(withName name: String?) -> CWInterface?
    static var interfaceNames: [String]? { get }
    static func interfaceNames() -> [String]?
    var interfaces: [CWInterface]? { get }
    static var shared: CWWiFiClient { get }
    static func shared() -> CWWiFiClient
    func startMonitoringEvent(with type: CWEventType) throws
    func stopMonitoringAllEvents() throws
    func stopMonitoringEvent(with type: CWEventType) throws
  }
  """#
