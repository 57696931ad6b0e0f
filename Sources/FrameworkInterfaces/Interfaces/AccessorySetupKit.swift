/// What is known of the module `AccessorySetupKit`.
let accessorySetupKitInterface = #"""
  // exports: Foundation
  class ASAccessory: NSObject {
    var bluetoothIdentifier: UUID? { get }
    var bluetoothTransportBridgingIdentifier: Data? { get }
    var descriptor: ASDiscoveryDescriptor { get }
    var displayName: String { get }
    var ssid: String? { get }
    var state: ASAccessoryState { get }
  }
  class ASAccessoryEvent: NSObject {
    var accessory: ASAccessory? { get }
    var error: Error? { get }
    var eventType: ASAccessoryEventType { get }
  }
  enum ASAccessoryEventType: Int {
    case unknown, activated, invalidated, migrationComplete, accessoryAdded, accessoryRemoved, accessoryChanged, pickerDidPresent, pickerDidDismiss, pickerSetupBridging, pickerSetupFailed, pickerSetupPairing, pickerSetupRename
  }
  struct ASAccessoryRenameOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var ssid: ASAccessoryRenameOptions { get }
  }
  class ASAccessorySession: NSObject {
    var accessories: [ASAccessory] { get }
    func activate(with queue: DispatchQueue, eventHandler: @escaping (ASAccessoryEvent) -> Void)
    func failAuthorization(_ accessory: ASAccessory) async throws
    func failAuthorization(_ accessory: ASAccessory, completionHandler: @escaping (Error?) -> Void)
    func finishAuthorization(_ accessory: ASAccessory, settings: ASAccessorySettings) async throws
    func finishAuthorization(_ accessory: ASAccessory, settings: ASAccessorySettings, completionHandler: @escaping (Error?) -> Void)
    func invalidate()
    func removeAccessory(_ accessory: ASAccessory) async throws
    func removeAccessory(_ accessory: ASAccessory, completionHandler: @escaping (Error?) -> Void)
    func renameAccessory(_ accessory: ASAccessory, options renameOptions: ASAccessoryRenameOptions) async throws
    func renameAccessory(_ accessory: ASAccessory, options renameOptions: ASAccessoryRenameOptions = nil, completionHandler: @escaping (Error?) -> Void)
    func showPicker() async throws
    func showPicker(completionHandler: @escaping (Error?) -> Void)
    func showPicker(for displayItems: [ASPickerDisplayItem]) async throws
    func showPicker(for displayItems: [ASPickerDisplayItem], completionHandler: @escaping (Error?) -> Void)
  }
  class ASAccessorySettings: NSObject {
    var bluetoothTransportBridgingIdentifier: Data?
    static var `default`: ASAccessorySettings { get }
    static func `default`() -> ASAccessorySettings
    var ssid: String?
  }
  enum ASAccessoryState: Int {
    case unauthorized, awaitingAuthorization, authorized
  }
  struct ASAccessorySupportOptions: OptionSet {
    static var bluetoothPairingLE: ASAccessorySupportOptions { get }
    static var bluetoothTransportBridging: ASAccessorySupportOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class ASDiscoveryDescriptor: NSObject {
    var bluetoothCompanyIdentifier: UInt16
    var bluetoothManufacturerDataBlob: Data?
    var bluetoothManufacturerDataMask: Data?
    var bluetoothNameSubstring: String?
    var bluetoothNameSubstringCompareOptions: NSStringCompareOptions?
    var bluetoothRange: ASDiscoveryDescriptorRange
    var bluetoothServiceDataBlob: Data?
    var bluetoothServiceDataMask: Data?
    var bluetoothServiceUUID: CBUUID?
    var ssid: String?
    var ssidPrefix: String?
    var supportedOptions: ASAccessorySupportOptions
  }
  enum ASDiscoveryDescriptorRange: Int {
    case `default`, immediate
  }
  struct ASError: Error {
    enum Code: Int { case success, unknown, activationFailed, connectionFailed, discoveryTimeout, extensionNotFound, invalidated, invalidRequest, pickerAlreadyActive, pickerRestricted, userCancelled, userRestricted }
    static var activationFailed: ASError.Code { get }
    var code: ASError.Code { get }
    static var connectionFailed: ASError.Code { get }
    static var discoveryTimeout: ASError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var extensionNotFound: ASError.Code { get }
    init(_ code: ASError.Code, userInfo: [String: Any] = nil)
    static var invalidRequest: ASError.Code { get }
    static var invalidated: ASError.Code { get }
    var localizedDescription: String { get }
    static var pickerAlreadyActive: ASError.Code { get }
    static var pickerRestricted: ASError.Code { get }
    static var success: ASError.Code { get }
    static var unknown: ASError.Code { get }
    static var userCancelled: ASError.Code { get }
    var userInfo: [String: Any] { get }
    static var userRestricted: ASError.Code { get }
  }
  var ASErrorDomain: String { get }
  class ASMigrationDisplayItem: ASPickerDisplayItem {
    var hotspotSSID: String?
    init(name: String, productImage: UIImage, descriptor: ASDiscoveryDescriptor)
    var peripheralIdentifier: UUID?
  }
  class ASPickerDisplayItem: NSObject {
    var descriptor: ASDiscoveryDescriptor
    init(name: String, productImage: UIImage, descriptor: ASDiscoveryDescriptor)
    var name: String { get }
    var productImage: UIImage { get }
    var renameOptions: ASAccessoryRenameOptions
    var setupOptions: ASPickerDisplayItemSetupOptions
  }
  struct ASPickerDisplayItemSetupOptions: OptionSet {
    static var confirmAuthorization: ASPickerDisplayItemSetupOptions { get }
    static var finishInApp: ASPickerDisplayItemSetupOptions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var rename: ASPickerDisplayItemSetupOptions { get }
  }
  """#
