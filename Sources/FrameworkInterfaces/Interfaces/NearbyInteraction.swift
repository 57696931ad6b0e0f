/// What is known of the module `NearbyInteraction`.
let nearbyInteractionInterface = #"""
  // exports: Foundation
  class NIAlgorithmConvergence: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var reasons: [String] { get }
    var status: NIAlgorithmConvergenceStatus { get }
  }
  enum NIAlgorithmConvergenceStatus: Int {
    case unknown, notConverged, converged
  }
  struct NIAlgorithmConvergenceStatusReason: RawRepresentable, Hashable {
    init(rawValue: String)
    static var insufficientHorizontalSweep: NIAlgorithmConvergenceStatusReason { get }
    static var insufficientLighting: NIAlgorithmConvergenceStatusReason { get }
    static var insufficientMovement: NIAlgorithmConvergenceStatusReason { get }
    static var insufficientVerticalSweep: NIAlgorithmConvergenceStatusReason { get }
    var rawValue: String { get }
  }
  class NIConfiguration: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  protocol NIDeviceCapability: NSObjectProtocol {
    var supportsCameraAssistance: Bool { get }
    var supportsDirectionMeasurement: Bool { get }
    var supportsExtendedDistanceMeasurement: Bool { get }
    var supportsPreciseDistanceMeasurement: Bool { get }
  }
  class NIDiscoveryToken: NSObject, NSCopying, NSSecureCoding {
    var deviceCapabilities: NIDeviceCapability { get }
    init?(coder: NSCoder)
  }
  struct NIError: Error {
    enum Code: Int { case unsupportedPlatform, invalidConfiguration, sessionFailed, resourceUsageTimeout, activeSessionsLimitExceeded, userDidNotAllow, accessoryPeerDeviceUnavailable, invalidARConfiguration, incompatiblePeerDevice, activeExtendedDistanceSessionsLimitExceeded }
    static var accessoryPeerDeviceUnavailable: NIError.Code { get }
    static var activeExtendedDistanceSessionsLimitExceeded: NIError.Code { get }
    static var activeSessionsLimitExceeded: NIError.Code { get }
    var code: NIError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var incompatiblePeerDevice: NIError.Code { get }
    init(_ code: NIError.Code, userInfo: [String: Any] = nil)
    static var invalidARConfiguration: NIError.Code { get }
    static var invalidConfiguration: NIError.Code { get }
    var localizedDescription: String { get }
    static var resourceUsageTimeout: NIError.Code { get }
    static var sessionFailed: NIError.Code { get }
    static var unsupportedPlatform: NIError.Code { get }
    static var userDidNotAllow: NIError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var NIErrorDomain: String { get }
  class NINearbyAccessoryConfiguration: NIConfiguration {
    var accessoryDiscoveryToken: NIDiscoveryToken { get }
    init(accessoryData: Data, bluetoothPeerIdentifier identifier: UUID) throws
    init(data: Data) throws
    var isCameraAssistanceEnabled: Bool
  }
  class NINearbyObject: NSObject, NSCopying, NSSecureCoding {
    var direction: vector_float3 { get }
    var discoveryToken: NIDiscoveryToken { get }
    var distance: Float { get }
    var horizontalAngle: Float { get }
    init?(coder: NSCoder)
    var verticalDirectionEstimate: NINearbyObjectVerticalDirectionEstimate { get }
  }
  var NINearbyObjectAngleNotAvailable: Float { get }
  var NINearbyObjectDistanceNotAvailable: Float { get }
  enum NINearbyObjectRemovalReason: Int {
    case timeout, peerEnded
  }
  enum NINearbyObjectVerticalDirectionEstimate: Int {
    case unknown, same, above, below, aboveOrBelow
  }
  class NINearbyPeerConfiguration: NIConfiguration {
    init(peerToken: NIDiscoveryToken)
    var isCameraAssistanceEnabled: Bool
    var isExtendedDistanceMeasurementEnabled: Bool
    var peerDiscoveryToken: NIDiscoveryToken { get }
  }
  class NISession: NSObject {
    var configuration: NIConfiguration? { get }
    var delegate: NISessionDelegate?
    var delegateQueue: DispatchQueue?
    static var deviceCapabilities: NIDeviceCapability { get }
    static func deviceCapabilities() -> NIDeviceCapability
    var discoveryToken: NIDiscoveryToken? { get }
    init()
    func invalidate()
    static var isSupported: Bool { get }
    static func isSupported() -> Bool
    func pause()
    func run(with configuration: NIConfiguration)
    func setAR(_ session: ARSession)
    func worldTransform(for object: NINearbyObject) -> matrix_float4x4
  }
  protocol NISessionDelegate: NSObjectProtocol {
    func session(_ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject)
    func session(_ session: NISession, didInvalidateWithError error: Error)
    func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], with reason: NINearbyObjectRemovalReason)
    func session(_ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence, for object: NINearbyObject?)
    func session(_ session: NISession, didUpdateNearbyObjects nearbyObjects: [NINearbyObject])
    func sessionDidStartRunning(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func sessionWasSuspended(_ session: NISession)
  }
  """#
