/// What is known of the module `IdentityLookup`.
let identityLookupInterface = #"""
  // exports: Foundation
  class ILCallClassificationRequest: ILClassificationRequest, NSSecureCoding {
    var callCommunications: [ILCallCommunication] { get }
    init?(coder: NSCoder)
  }
  class ILCallCommunication: ILCommunication {
    func isEqual(to communication: ILCallCommunication) -> Bool
  }
  enum ILClassificationAction: Int {
    case none, reportNotJunk, reportJunk, reportJunkAndBlockSender
  }
  class ILClassificationRequest: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class ILClassificationResponse: NSObject, NSSecureCoding {
    var action: ILClassificationAction { get }
    init(classificationAction action: ILClassificationAction)
    init?(coder: NSCoder)
    var userInfo: [String: Any]?
    var userString: String?
  }
  class ILCommunication: NSObject, NSSecureCoding {
    var dateReceived: Date { get }
    init?(coder: NSCoder)
    func isEqual(to communication: ILCommunication) -> Bool
    var sender: String? { get }
  }
  class ILMessageClassificationRequest: ILClassificationRequest, NSSecureCoding {
    init?(coder: NSCoder)
    var messageCommunications: [ILMessageCommunication] { get }
  }
  class ILMessageCommunication: ILCommunication {
    func isEqual(to communication: ILMessageCommunication) -> Bool
    var messageBody: String? { get }
  }
  enum ILMessageFilterAction: Int {
    case none, allow, junk, promotion, transaction
  }
  protocol ILMessageFilterCapabilitiesQueryHandling: NSObjectProtocol {
    func handle(_ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest, context: ILMessageFilterExtensionContext, completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void)
  }
  class ILMessageFilterCapabilitiesQueryRequest: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class ILMessageFilterCapabilitiesQueryResponse: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var promotionalSubActions: [NSNumber]
    var transactionalSubActions: [NSNumber]
  }
  struct ILMessageFilterError: Error {
    enum Code: Int { case system, invalidNetworkURL, networkURLUnauthorized, networkRequestFailed, redundantNetworkDeferral }
    var code: ILMessageFilterError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: ILMessageFilterError.Code, userInfo: [String: Any] = nil)
    static var invalidNetworkURL: ILMessageFilterError.Code { get }
    var localizedDescription: String { get }
    static var networkRequestFailed: ILMessageFilterError.Code { get }
    static var networkURLUnauthorized: ILMessageFilterError.Code { get }
    static var redundantNetworkDeferral: ILMessageFilterError.Code { get }
    static var system: ILMessageFilterError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var ILMessageFilterErrorDomain: String { get }
  class ILMessageFilterExtension: NSObject {}
  class ILMessageFilterExtensionContext: NSExtensionContext {
    func deferQueryRequestToNetwork() async throws -> ILNetworkResponse
    func deferQueryRequestToNetwork(completion: @escaping (ILNetworkResponse?, Error?) -> Void)
  }
  protocol ILMessageFilterQueryHandling: NSObjectProtocol {
    func handle(_ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext, completion: @escaping (ILMessageFilterQueryResponse) -> Void)
  }
  class ILMessageFilterQueryRequest: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var messageBody: String? { get }
    var receiverISOCountryCode: String? { get }
    var sender: String? { get }
  }
  class ILMessageFilterQueryResponse: NSObject, NSSecureCoding {
    var action: ILMessageFilterAction
    init?(coder: NSCoder)
    var subAction: ILMessageFilterSubAction
  }
  enum ILMessageFilterSubAction: Int {
    case none, transactionalOthers, transactionalFinance, transactionalOrders, transactionalReminders, transactionalHealth, transactionalWeather, transactionalCarrier, transactionalRewards, transactionalPublicServices, promotionalOthers, promotionalOffers, promotionalCoupons
  }
  class ILNetworkResponse: NSObject, NSSecureCoding {
    var data: Data { get }
    init?(coder: NSCoder)
    var urlResponse: HTTPURLResponse { get }
  }
  """#
