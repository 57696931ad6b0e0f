/// What is known of the module `DeviceDiscoveryExtension`.
let deviceDiscoveryExtensionInterface = #"""
  // exports: Foundation
  class DDDevice: NSObject {
    var bluetoothIdentifier: UUID?
    var category: DDDeviceCategory
    var deviceSupports: DDDeviceSupports
    var displayImageName: String?
    var displayName: String
    var identifier: String
    init(displayName: String, category: DDDeviceCategory, protocolType: UTType, identifier: String)
    var mediaContentSubtitle: String?
    var mediaContentTitle: String?
    var mediaPlaybackState: DDDeviceMediaPlaybackState
    var networkEndpoint: Any
    var `protocol`: DDDeviceProtocol
    var protocolType: UTType
    var ssid: String?
    var state: DDDeviceState
    var supportsGrouping: Bool
    var txtRecordData: Data?
    var url: URL
  }
  enum DDDeviceCategory: Int {
    case hiFiSpeaker, hiFiSpeakerMultiple, tvWithMediaBox, tv, laptopComputer, desktopComputer, accessorySetup
  }
  class DDDeviceEvent: NSObject {
    var device: DDDevice { get }
    var eventType: DDEventType { get }
    init(eventType type: DDEventType, device: DDDevice)
  }
  enum DDDeviceMediaPlaybackState: Int {
    case noContent, paused, playing
  }
  enum DDDeviceProtocol: Int {
    case invalid, dial
  }
  var DDDeviceProtocolStringDIAL: String { get }
  var DDDeviceProtocolStringInvalid: String { get }
  enum DDDeviceState: Int {
    case invalid, activating, activated, authorized, invalidating
  }
  struct DDDeviceSupports: OptionSet {
    static var bluetoothPairingLE: DDDeviceSupports { get }
    static var bluetoothTransportBridging: DDDeviceSupports { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class DDDiscoverySession: NSObject {
    init()
    func report(_ inEvent: DDDeviceEvent)
  }
  struct DDError: Error {
    enum Code: Int { case success, unknown, badParameter, unsupported, timeout, `internal`, missingEntitlement, permission }
    static var badParameter: DDError.Code { get }
    var code: DDError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: DDError.Code, userInfo: [String: Any] = nil)
    static var `internal`: DDError.Code { get }
    var localizedDescription: String { get }
    static var missingEntitlement: DDError.Code { get }
    static var permission: DDError.Code { get }
    static var success: DDError.Code { get }
    static var timeout: DDError.Code { get }
    static var unknown: DDError.Code { get }
    static var unsupported: DDError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var DDErrorDomain: String { get }
  enum DDEventType: Int {
    case unknown, deviceFound, deviceLost, deviceChanged
  }
  """#
