/// What is known of the module `ExternalAccessory`.
let externalAccessoryInterface = #"""
  // exports: Foundation UIKit
  class EAAccessory: NSObject {
    var connectionID: Int { get }
    var delegate: EAAccessoryDelegate?
    static var didConnectNotification: Notification.Name { get }
    static var didDisconnectNotification: Notification.Name { get }
    var dockType: String { get }
    var firmwareRevision: String { get }
    var hardwareRevision: String { get }
    var isConnected: Bool { get }
    var manufacturer: String { get }
    var modelNumber: String { get }
    var name: String { get }
    var protocolStrings: [String] { get }
    var serialNumber: String { get }
  }
  protocol EAAccessoryDelegate: NSObjectProtocol {
    func accessoryDidDisconnect(_ accessory: EAAccessory)
  }
  class EAAccessoryManager: NSObject {
    var connectedAccessories: [EAAccessory] { get }
    func registerForLocalNotifications()
    static func shared() -> EAAccessoryManager
    func showBluetoothAccessoryPicker(withNameFilter predicate: NSPredicate?) async throws
    func showBluetoothAccessoryPicker(withNameFilter predicate: NSPredicate?, completion: ((Error?) -> Void)? = nil)
    func unregisterForLocalNotifications()
  }
  struct EABluetoothAccessoryPickerError: Error {
    enum Code: Int { case alreadyConnected, notFound, cancelled, failed }
    static var alreadyConnected: EABluetoothAccessoryPickerError.Code { get }
    static var cancelled: EABluetoothAccessoryPickerError.Code { get }
    var code: EABluetoothAccessoryPickerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: EABluetoothAccessoryPickerError.Code { get }
    init(_ code: EABluetoothAccessoryPickerError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var notFound: EABluetoothAccessoryPickerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var EABluetoothAccessoryPickerErrorDomain: String { get }
  class EASession: NSObject {
    var accessory: EAAccessory? { get }
    init(accessory: EAAccessory, forProtocol protocolValue: String)
    var inputStream: InputStream? { get }
    var outputStream: OutputStream? { get }
    var protocolString: String? { get }
  }
  class EAWiFiUnconfiguredAccessory: NSObject {
    init()
    var macAddress: String { get }
    var manufacturer: String { get }
    var model: String { get }
    var name: String { get }
    var properties: EAWiFiUnconfiguredAccessoryProperties { get }
    var ssid: String { get }
  }
  class EAWiFiUnconfiguredAccessoryBrowser: NSObject {
    func configureAccessory(_ accessory: EAWiFiUnconfiguredAccessory, withConfigurationUIOn viewController: UIViewController)
    var delegate: EAWiFiUnconfiguredAccessoryBrowserDelegate?
    init(delegate accessoryBrowserDelegate: EAWiFiUnconfiguredAccessoryBrowserDelegate?, queue: DispatchQueue?)
    func startSearchingForUnconfiguredAccessories(matching predicate: NSPredicate?)
    func stopSearchingForUnconfiguredAccessories()
    var unconfiguredAccessories: Set<AnyHashable> { get }
  }
  protocol EAWiFiUnconfiguredAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: EAWiFiUnconfiguredAccessoryBrowser, didFindUnconfiguredAccessories accessories: Set<AnyHashable>)
    func accessoryBrowser(_ browser: EAWiFiUnconfiguredAccessoryBrowser, didFinishConfiguringAccessory accessory: EAWiFiUnconfiguredAccessory, with status: EAWiFiUnconfiguredAccessoryConfigurationStatus)
    func accessoryBrowser(_ browser: EAWiFiUnconfiguredAccessoryBrowser, didRemoveUnconfiguredAccessories accessories: Set<AnyHashable>)
    func accessoryBrowser(_ browser: EAWiFiUnconfiguredAccessoryBrowser, didUpdateState state: EAWiFiUnconfiguredAccessoryBrowserState)
  }
  enum EAWiFiUnconfiguredAccessoryBrowserState: Int {
    case wiFiUnavailable, stopped, searching, configuring
  }
  enum EAWiFiUnconfiguredAccessoryConfigurationStatus: Int {
    case success, userCancelledConfiguration, failed
  }
  struct EAWiFiUnconfiguredAccessoryProperties: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var supportsAirPlay: EAWiFiUnconfiguredAccessoryProperties { get }
    static var supportsAirPrint: EAWiFiUnconfiguredAccessoryProperties { get }
    static var supportsHomeKit: EAWiFiUnconfiguredAccessoryProperties { get }
  }
  extension Notification.Name {
    static var EAAccessoryDidConnect: Notification.Name { get }
    static var EAAccessoryDidDisconnect: Notification.Name { get }
  }
  """#
