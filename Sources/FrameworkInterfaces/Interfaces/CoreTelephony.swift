/// What is known of the module `CoreTelephony`.
let coreTelephonyInterface = #"""
  // exports: Foundation
  class CTCall: NSObject {
    var callID: String { get }
    var callState: String { get }
    init()
  }
  class CTCallCenter: NSObject {
    var callEventHandler: ((CTCall) -> Void)?
    var currentCalls: Set<AnyHashable>? { get }
    init()
  }
  class CTCarrier: NSObject {
    var allowsVOIP: Bool { get }
    var carrierName: String? { get }
    init()
    var isoCountryCode: String? { get }
    var mobileCountryCode: String? { get }
    var mobileNetworkCode: String? { get }
  }
  class CTCellularData: NSObject {
    var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    init()
    var restrictedState: CTCellularDataRestrictedState { get }
  }
  enum CTCellularDataRestrictedState: UInt {
    case unknown, restricted, notRestricted
  }
  class CTCellularPlanProvisioning: NSObject {
    func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult
    func addPlan(with request: CTCellularPlanProvisioningRequest, completionHandler: @escaping (CTCellularPlanProvisioningAddPlanResult) -> Void)
    init()
    var supportsCellularPlan: Bool { get }
    var supportsEmbeddedSIM: Bool { get }
  }
  enum CTCellularPlanProvisioningAddPlanResult: Int {
    case unknown, fail, success, cancel
  }
  class CTCellularPlanProvisioningRequest: NSObject, NSSecureCoding {
    var address: String
    var confirmationCode: String?
    var eid: String?
    var iccid: String?
    init()
    init?(coder: NSCoder)
    var matchingID: String?
    var oid: String?
  }
  enum CTErrorDomain: Int32 {
    case noError, posix, mach
  }
  var CTRadioAccessTechnologyCDMA1x: String { get }
  var CTRadioAccessTechnologyCDMAEVDORev0: String { get }
  var CTRadioAccessTechnologyCDMAEVDORevA: String { get }
  var CTRadioAccessTechnologyCDMAEVDORevB: String { get }
  var CTRadioAccessTechnologyEdge: String { get }
  var CTRadioAccessTechnologyGPRS: String { get }
  var CTRadioAccessTechnologyHSDPA: String { get }
  var CTRadioAccessTechnologyHSUPA: String { get }
  var CTRadioAccessTechnologyLTE: String { get }
  var CTRadioAccessTechnologyNR: String { get }
  var CTRadioAccessTechnologyNRNSA: String { get }
  var CTRadioAccessTechnologyWCDMA: String { get }
  var CTRadioAccessTechnologyeHRPD: String { get }
  class CTSubscriber: NSObject {
    var carrierToken: Data? { get }
    var delegate: CTSubscriberDelegate?
    var identifier: String { get }
    init()
    var isSIMInserted: Bool { get }
    func refreshCarrierToken() -> Bool
  }
  protocol CTSubscriberDelegate: NSObjectProtocol {
    func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
  }
  class CTSubscriberInfo: NSObject {
    init()
    static var subscriber: CTSubscriber { get }
    static func subscriber() -> CTSubscriber
    static var subscribers: [CTSubscriber] { get }
    static func subscribers() -> [CTSubscriber]
  }
  class CTTelephonyNetworkInfo: NSObject {
    var currentRadioAccessTechnology: String? { get }
    var dataServiceIdentifier: String? { get }
    var delegate: CTTelephonyNetworkInfoDelegate?
    init()
    var serviceCurrentRadioAccessTechnology: [String: String]? { get }
    var serviceSubscriberCellularProviders: [String: CTCarrier]? { get }
    var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    var subscriberCellularProvider: CTCarrier? { get }
    var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  }
  protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    func dataServiceIdentifierDidChange(_ identifier: String)
  }
  extension Notification.Name {
    static var CTServiceRadioAccessTechnologyDidChange: Notification.Name { get }
  }
  """#
