/// What is known of the module `Network`.
let networkInterface = #"""
  // exports: Foundation
  protocol IPAddress: Hashable {
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
    var interface: NWInterface? { get }
    var isLinkLocal: Bool { get }
    var isLoopback: Bool { get }
    var isMulticast: Bool { get }
    var rawValue: Data { get }
  }
  struct IPv4Address: IPAddress {
    static var any: IPv4Address { get }
    static var broadcast: IPv4Address { get }
    init?(_ rawValue: Data, _ interface: NWInterface? = nil)
    init?(_ string: String)
    static var loopback: IPv4Address { get }
  }
  struct IPv6Address: IPAddress {
    static var any: IPv6Address { get }
    var asIPv4: IPv4Address? { get }
    init?(_ rawValue: Data, _ interface: NWInterface? = nil)
    init?(_ string: String)
    static var loopback: IPv6Address { get }
  }
  class NWBrowser {
    enum Descriptor: Equatable { case bonjour(type: String, domain: String?), bonjourWithTXTRecord(type: String, domain: String?), applicationService(name: String) }
    struct Result: Hashable {}
    enum State: Equatable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
    var browseResults: Set<NWBrowser.Result> { get }
    var browseResultsChangedHandler: ((Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?
    func cancel()
    var descriptor: NWBrowser.Descriptor { get }
    init(for: NWBrowser.Descriptor, using: NWParameters)
    var parameters: NWParameters { get }
    var queue: DispatchQueue? { get }
    func start(queue: DispatchQueue)
    var state: NWBrowser.State { get }
    var stateUpdateHandler: ((NWBrowser.State) -> Void)?
  }
  extension NWBrowser.Result {
    enum Change: Hashable { case identical, added(NWBrowser.Result), removed(NWBrowser.Result), changed(old: NWBrowser.Result, new: NWBrowser.Result, flags: Flags) }
    enum Metadata: Hashable { case none, bonjour(NWTXTRecord) }
    var endpoint: NWEndpoint { get }
    var interfaces: [NWInterface] { get }
    var metadata: NWBrowser.Result.Metadata { get }
  }
  extension NWBrowser.Result.Change {
    struct Flags: OptionSet {}
  }
  extension NWBrowser.Result.Change.Flags {
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  class NWConnection {
    class ContentContext {}
    struct EstablishmentReport {}
    class PendingDataTransferReport {}
    enum SendCompletion { case contentProcessed((NWError?) -> Void), idempotent }
    enum State: Equatable { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }
    func batch(_ block: () -> Void)
    var betterPathUpdateHandler: ((Bool) -> Void)?
    func cancel()
    func cancelCurrentEndpoint()
    var currentPath: NWPath? { get }
    var endpoint: NWEndpoint { get }
    func forceCancel()
    init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters)
    init(to: NWEndpoint, using: NWParameters)
    var maximumDatagramSize: Int { get }
    func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata?
    var parameters: NWParameters { get }
    var pathUpdateHandler: ((NWPath) -> Void)?
    var queue: DispatchQueue? { get }
    func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping (_ content: Data?, _ contentContext: NWConnection.ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void)
    func receiveMessage(completion: @escaping (_ completeContent: Data?, _ contentContext: NWConnection.ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void)
    func requestEstablishmentReport(queue: DispatchQueue, completion: @escaping (NWConnection.EstablishmentReport?) -> Void)
    func restart()
    func send(content: Data?, contentContext: NWConnection.ContentContext = nil, isComplete: Bool = nil, completion: NWConnection.SendCompletion)
    func start(queue: DispatchQueue)
    func startDataTransferReport() -> NWConnection.PendingDataTransferReport
    var state: NWConnection.State { get }
    var stateUpdateHandler: ((NWConnection.State) -> Void)?
    var viabilityUpdateHandler: ((Bool) -> Void)?
  }
  extension NWConnection.ContentContext {
    static var defaultMessage: NWConnection.ContentContext { get }
    static var defaultStream: NWConnection.ContentContext { get }
    static var finalMessage: NWConnection.ContentContext { get }
    var identifier: String { get }
    init(identifier: String, expiration: UInt64 = nil, priority: Double = nil, isFinal: Bool = nil, antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = nil)
    var isFinal: Bool { get }
    func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata?
    var protocolMetadata: [NWProtocolMetadata] { get }
  }
  extension NWConnection.EstablishmentReport {
    var duration: TimeInterval { get }
  }
  class NWConnectionGroup {
    class Message {}
    enum State { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    func cancel()
    init(with: NWGroupDescriptor, using: NWParameters)
    func send(content: Data?, to: NWEndpoint? = nil, message: Message = nil, completion: @escaping (NWError?) -> Void)
    func setReceiveHandler(maximumMessageSize: Int? = nil, rejectOversizedMessages: Bool = nil, handler: @escaping (Message, Data?, Bool) -> Void)
    func start(queue: DispatchQueue)
    var stateUpdateHandler: ((State) -> Void)?
  }
  extension NWConnectionGroup.Message {
    var remoteEndpoint: NWEndpoint? { get }
    func reply(content: Data?)
  }
  enum NWEndpoint: Hashable {
    case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port), service(name: String, type: String, domain: String, interface: NWInterface?), unix(path: String), url(URL), opaque(Any)
    enum Host: Hashable, ExpressibleByStringLiteral { case name(String, NWInterface?), ipv4(IPv4Address), ipv6(IPv6Address) }
    struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral {}
    var interface: NWInterface? { get }
    var txtRecord: NWTXTRecord? { get }
  }
  extension NWEndpoint.Host {
    init(_ string: String)
    init(stringLiteral: String)
    var interface: NWInterface? { get }
  }
  extension NWEndpoint.Port {
    static var any: NWEndpoint.Port { get }
    static var http: NWEndpoint.Port { get }
    static var https: NWEndpoint.Port { get }
    init(integerLiteral value: UInt16)
    init?(_ service: String)
    init?(rawValue: UInt16)
    var rawValue: UInt16 { get }
    static var ssh: NWEndpoint.Port { get }
  }
  enum NWError: Error, Equatable {
    case posix(POSIXErrorCode), dns(DNSServiceErrorType), tls(OSStatus), wifiAware(Int32)
    var errorCode: Int { get }
  }
  class NWEthernetChannel {}
  protocol NWGroupDescriptor {
    var members: [NWEndpoint] { get }
  }
  struct NWInterface: Hashable {
    enum InterfaceType { case other, wifi, cellular, wiredEthernet, loopback }
    var index: Int { get }
    var name: String { get }
    var type: NWInterface.InterfaceType { get }
  }
  class NWListener {
    struct Service: Equatable {}
    enum ServiceRegistrationChange { case add(NWEndpoint), remove(NWEndpoint) }
    enum State: Equatable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    func cancel()
    init(service: NWListener.Service?, using: NWParameters) throws
    init(using: NWParameters, on port: NWEndpoint.Port = nil) throws
    var newConnectionGroupHandler: ((NWConnectionGroup) -> Void)?
    var newConnectionHandler: ((NWConnection) -> Void)?
    var newConnectionLimit: Int
    var parameters: NWParameters { get }
    var port: NWEndpoint.Port? { get }
    var queue: DispatchQueue? { get }
    var service: NWListener.Service?
    var serviceRegistrationUpdateHandler: ((NWListener.ServiceRegistrationChange) -> Void)?
    func start(queue: DispatchQueue)
    var state: NWListener.State { get }
    var stateUpdateHandler: ((NWListener.State) -> Void)?
  }
  extension NWListener.Service {
    init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil)
    init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord)
  }
  class NWMulticastGroup: NWGroupDescriptor {
    init(for: [NWEndpoint], from: NWEndpoint? = nil, disableUnicast: Bool = nil) throws
  }
  class NWParameters {
    enum MultipathServiceType { case disabled, handover, interactive, aggregate }
    class ProtocolStack {}
    enum ServiceClass { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
    var acceptLocalOnly: Bool
    var allowFastOpen: Bool
    var allowLocalEndpointReuse: Bool
    func copy() -> NWParameters
    var defaultProtocolStack: NWParameters.ProtocolStack { get }
    static var dtls: NWParameters { get }
    var includePeerToPeer: Bool
    init()
    init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = nil)
    init(quic: NWProtocolQUIC.Options)
    init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = nil)
    var multipathServiceType: NWParameters.MultipathServiceType
    var preferNoProxies: Bool
    var prohibitConstrainedPaths: Bool
    var prohibitExpensivePaths: Bool
    var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    var prohibitedInterfaces: [NWInterface]?
    static func quic(alpn: [String]) -> NWParameters
    var requiredInterface: NWInterface?
    var requiredInterfaceType: NWInterface.InterfaceType
    var requiredLocalEndpoint: NWEndpoint?
    var serviceClass: NWParameters.ServiceClass
    static var tcp: NWParameters { get }
    static var tls: NWParameters { get }
    static var udp: NWParameters { get }
  }
  extension NWParameters.ProtocolStack {
    var applicationProtocols: [NWProtocolOptions]
    var internetProtocol: NWProtocolOptions? { get }
    var transportProtocol: NWProtocolOptions?
  }
  struct NWPath: Equatable {
    enum Status { case satisfied, unsatisfied, requiresConnection }
    enum UnsatisfiedReason { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
    var availableInterfaces: [NWInterface] { get }
    var gateways: [NWEndpoint] { get }
    var isConstrained: Bool { get }
    var isExpensive: Bool { get }
    var localEndpoint: NWEndpoint? { get }
    var remoteEndpoint: NWEndpoint? { get }
    var status: NWPath.Status { get }
    var supportsDNS: Bool { get }
    var supportsIPv4: Bool { get }
    var supportsIPv6: Bool { get }
    var unsatisfiedReason: NWPath.UnsatisfiedReason { get }
    func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool
  }
  class NWPathMonitor: AsyncSequence {
    func cancel()
    var currentPath: NWPath { get }
    init()
    init(prohibitedInterfaceTypes: [NWInterface.InterfaceType])
    init(requiredInterfaceType: NWInterface.InterfaceType)
    var pathUpdateHandler: ((NWPath) -> Void)?
    var queue: DispatchQueue? { get }
    func start(queue: DispatchQueue)
  }
  class NWProtocol {}
  class NWProtocolDefinition: Hashable {
    var name: String { get }
  }
  class NWProtocolFramer: NWProtocol {}
  extension NWProtocolFramer.Definition {
    init(implementation: any NWProtocolFramerImplementation.Type)
  }
  extension NWProtocolFramer.Instance {
    func deliverInputNoCopy(length: Int, message: NWProtocolFramer.Message, isComplete: Bool) -> Bool
    func parseInput(minimumIncompleteLength: Int, maximumLength: Int, parse: (_ buffer: UnsafeMutableRawBufferPointer?, _ isComplete: Bool) -> Int) -> Bool
    func writeOutput(data: Data)
    func writeOutputNoCopy(length: Int) throws
  }
  extension NWProtocolFramer.Message {
    init(definition: NWProtocolFramer.Definition)
    init(instance: NWProtocolFramer.Instance)
    subscript(key: String) -> Any? { get set }
  }
  extension NWProtocolFramer.Options {
    init(definition: NWProtocolFramer.Definition)
  }
  protocol NWProtocolFramerImplementation: AnyObject {
    func cleanup(framer: NWProtocolFramer.Instance)
    func handleInput(framer: NWProtocolFramer.Instance) -> Int
    func handleOutput(framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
    init(framer: NWProtocolFramer.Instance)
    static var label: String { get }
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
    func stop(framer: NWProtocolFramer.Instance) -> Bool
    func wakeup(framer: NWProtocolFramer.Instance)
  }
  class NWProtocolIP: NWProtocol {}
  extension NWProtocolIP.Options {
    enum Version { case any, v4, v6 }
    var hopLimit: UInt8
    var useMinimumMTU: Bool
    var version: Version
  }
  class NWProtocolMetadata {}
  class NWProtocolOptions {}
  class NWProtocolQUIC: NWProtocol {
    class Metadata: NWProtocolMetadata {}
    class Options: NWProtocolOptions {}
    static var definition: NWProtocolDefinition { get }
  }
  extension NWProtocolQUIC.Options {
    var idleTimeout: Int
    init(alpn: [String])
    var securityProtocolOptions: sec_protocol_options_t { get }
  }
  class NWProtocolTCP: NWProtocol {
    class Metadata: NWProtocolMetadata {}
    class Options: NWProtocolOptions {}
    static var definition: NWProtocolDefinition { get }
  }
  extension NWProtocolTCP.Metadata {
    var availableReceiveBuffer: UInt32 { get }
    var availableSendBuffer: UInt32 { get }
  }
  extension NWProtocolTCP.Options {
    var connectionDropTime: Int
    var connectionTimeout: Int
    var enableFastOpen: Bool
    var enableKeepalive: Bool
    init()
    var keepaliveCount: Int
    var keepaliveIdle: Int
    var keepaliveInterval: Int
    var maximumSegmentSize: Int
    var noDelay: Bool
    var noOptions: Bool
    var noPush: Bool
    var persistTimeout: Int
  }
  class NWProtocolTLS: NWProtocol {
    class Metadata: NWProtocolMetadata {}
    class Options: NWProtocolOptions {}
    static var definition: NWProtocolDefinition { get }
  }
  extension NWProtocolTLS.Metadata {
    var securityProtocolMetadata: sec_protocol_metadata_t { get }
  }
  extension NWProtocolTLS.Options {
    init()
    var securityProtocolOptions: sec_protocol_options_t { get }
  }
  class NWProtocolUDP: NWProtocol {
    class Metadata: NWProtocolMetadata {}
    class Options: NWProtocolOptions {}
    static var definition: NWProtocolDefinition { get }
  }
  extension NWProtocolUDP.Metadata {
    init()
  }
  extension NWProtocolUDP.Options {
    init()
    var preferNoChecksum: Bool
  }
  class NWProtocolWebSocket: NWProtocol {
    enum CloseCode { case protocolCode(NWProtocolWebSocket.CloseCode.Defined), applicationCode(UInt16), privateCode(UInt16) }
    class Metadata: NWProtocolMetadata {}
    enum Opcode: Int { case cont, text, binary, close, ping, pong }
    class Options: NWProtocolOptions {}
    struct Response {}
    enum Version { case v13 }
    static var definition: NWProtocolDefinition { get }
  }
  extension NWProtocolWebSocket.CloseCode {
    enum Defined: UInt16 { case normalClosure, goingAway, protocolError, unsupportedData, noStatusReceived, abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension, internalServerError, tlsHandshake }
  }
  extension NWProtocolWebSocket.Metadata {
    var closeCode: NWProtocolWebSocket.CloseCode
    init(opcode: NWProtocolWebSocket.Opcode)
    var opcode: NWProtocolWebSocket.Opcode { get }
    func setPongHandler(_ queue: DispatchQueue, handler: @escaping (NWError?) -> Void)
  }
  extension NWProtocolWebSocket.Options {
    var autoReplyPing: Bool
    init(_ version: NWProtocolWebSocket.Version = nil)
    var maximumMessageSize: Int
    func setAdditionalHeaders(_ headers: [(name: String, value: String)])
    func setClientRequestHandler(_ queue: DispatchQueue, handler: @escaping (_ subprotocols: [String], _ additionalHeaders: [(name: String, value: String)]) -> Response)
    func setSubprotocols(_ subprotocols: [String])
    var skipHandshake: Bool
  }
  struct NWTXTRecord: Collection, Hashable {
    enum Entry { case none, empty, string(String), data(Data) }
    var dictionary: [String: String] { get }
    func getEntry(for key: String) -> Entry?
    init()
    init(_ dictionary: [String: String])
    func removeEntry(key: String) -> Bool
    func setEntry(_ entry: Entry, for key: String)
    subscript(key: String) -> String? { get set }
  }
  class ProxyConfiguration {
    func applyCredential(username: String, password: String)
    var excludedDomains: [String]
    init(httpCONNECTProxy: NWEndpoint, tlsOptions: NWProtocolTLS.Options? = nil)
    init(socksv5Proxy: NWEndpoint)
    var matchDomains: [String]
  }
  """#
