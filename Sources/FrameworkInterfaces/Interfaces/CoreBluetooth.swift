/// What is known of the module `CoreBluetooth`.
let coreBluetoothInterface = #"""
  // exports: Foundation
  struct CBATTError: Error {
    enum Code: Int { case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType, insufficientResources }
    static var attributeNotFound: CBATTError.Code { get }
    static var attributeNotLong: CBATTError.Code { get }
    var code: CBATTError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CBATTError.Code, userInfo: [String: Any] = nil)
    static var insufficientAuthentication: CBATTError.Code { get }
    static var insufficientAuthorization: CBATTError.Code { get }
    static var insufficientEncryption: CBATTError.Code { get }
    static var insufficientEncryptionKeySize: CBATTError.Code { get }
    static var insufficientResources: CBATTError.Code { get }
    static var invalidAttributeValueLength: CBATTError.Code { get }
    static var invalidHandle: CBATTError.Code { get }
    static var invalidOffset: CBATTError.Code { get }
    static var invalidPdu: CBATTError.Code { get }
    var localizedDescription: String { get }
    static var prepareQueueFull: CBATTError.Code { get }
    static var readNotPermitted: CBATTError.Code { get }
    static var requestNotSupported: CBATTError.Code { get }
    static var success: CBATTError.Code { get }
    static var unlikelyError: CBATTError.Code { get }
    static var unsupportedGroupType: CBATTError.Code { get }
    var userInfo: [String: Any] { get }
    static var writeNotPermitted: CBATTError.Code { get }
  }
  var CBATTErrorDomain: String { get }
  class CBATTRequest: NSObject {
    var central: CBCentral { get }
    var characteristic: CBCharacteristic { get }
    var offset: Int { get }
    var value: Data?
  }
  var CBAdvertisementDataIsConnectable: String { get }
  var CBAdvertisementDataLocalNameKey: String { get }
  var CBAdvertisementDataManufacturerDataKey: String { get }
  var CBAdvertisementDataOverflowServiceUUIDsKey: String { get }
  var CBAdvertisementDataServiceDataKey: String { get }
  var CBAdvertisementDataServiceUUIDsKey: String { get }
  var CBAdvertisementDataSolicitedServiceUUIDsKey: String { get }
  var CBAdvertisementDataTxPowerLevelKey: String { get }
  class CBAttribute: NSObject {
    init()
    var uuid: CBUUID
  }
  struct CBAttributePermissions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var readEncryptionRequired: CBAttributePermissions { get }
    static var readable: CBAttributePermissions { get }
    static var writeEncryptionRequired: CBAttributePermissions { get }
    static var writeable: CBAttributePermissions { get }
  }
  class CBCentral: CBPeer, NSCopying {
    var identifier: UUID { get }
    var maximumUpdateValueLength: Int { get }
  }
  class CBCentralManager: CBManager {
    func cancelPeripheralConnection(_ peripheral: CBPeripheral)
    func connect(_ peripheral: CBPeripheral, options: [AnyHashable: Any]? = nil)
    var delegate: CBCentralManagerDelegate?
    init(delegate centralDelegate: CBCentralManagerDelegate?, queue: DispatchQueue?)
    init(delegate centralDelegate: CBCentralManagerDelegate?, queue: DispatchQueue?, options: [AnyHashable: Any]?)
    var isScanning: Bool { get }
    func registerForConnectionEvents(options: [AnyHashable: Any]? = nil)
    func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral]
    func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral]
    func scanForPeripherals(withServices serviceUUIDs: [Any]?, options: [AnyHashable: Any]? = nil)
    func stopScan()
    static func supportsFeatures(_ features: CBCentralManagerFeature) -> Bool
  }
  protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManager(_ central: CBCentralManager, connectionEventDidOccur connectionEvent: CBConnectionEvent, for peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: Error?)
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: Double, isReconnecting: Bool, error: Error?)
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [AnyHashable: Any], rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: Error?)
    func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [AnyHashable: Any])
    func centralManagerDidUpdateState(_ central: CBCentralManager)
  }
  struct CBCentralManagerFeature: OptionSet {
    static var extendedScanAndConnect: CBCentralManagerFeature { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  var CBCentralManagerOptionDeviceAccessForMedia: String { get }
  var CBCentralManagerOptionRestoreIdentifierKey: String { get }
  var CBCentralManagerOptionShowPowerAlertKey: String { get }
  var CBCentralManagerRestoredStatePeripheralsKey: String { get }
  var CBCentralManagerRestoredStateScanOptionsKey: String { get }
  var CBCentralManagerRestoredStateScanServicesKey: String { get }
  var CBCentralManagerScanOptionAllowDuplicatesKey: String { get }
  var CBCentralManagerScanOptionSolicitedServiceUUIDsKey: String { get }
  enum CBCentralManagerState: Int {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
  }
  class CBCharacteristic: CBAttribute {
    var descriptors: [CBDescriptor]?
    var isBroadcasted: Bool { get }
    var isNotifying: Bool { get }
    var properties: CBCharacteristicProperties
    var service: CBService? { get }
    var value: Data?
  }
  struct CBCharacteristicProperties: OptionSet {
    static var authenticatedSignedWrites: CBCharacteristicProperties { get }
    static var broadcast: CBCharacteristicProperties { get }
    static var extendedProperties: CBCharacteristicProperties { get }
    static var indicate: CBCharacteristicProperties { get }
    static var indicateEncryptionRequired: CBCharacteristicProperties { get }
    init(rawValue: UInt)
    static var notify: CBCharacteristicProperties { get }
    static var notifyEncryptionRequired: CBCharacteristicProperties { get }
    var rawValue: UInt { get }
    static var read: CBCharacteristicProperties { get }
    static var write: CBCharacteristicProperties { get }
    static var writeWithoutResponse: CBCharacteristicProperties { get }
  }
  enum CBCharacteristicWriteType: Int {
    case withResponse, withoutResponse
  }
  var CBConnectPeripheralOptionEnableAutoReconnect: String { get }
  var CBConnectPeripheralOptionEnableTransportBridgingKey: String { get }
  var CBConnectPeripheralOptionNotifyOnConnectionKey: String { get }
  var CBConnectPeripheralOptionNotifyOnDisconnectionKey: String { get }
  var CBConnectPeripheralOptionNotifyOnNotificationKey: String { get }
  var CBConnectPeripheralOptionRequiresANCS: String { get }
  var CBConnectPeripheralOptionStartDelayKey: String { get }
  enum CBConnectionEvent: Int {
    case disconnected, connected
  }
  var CBConnectionEventMatchingOptionPeripheralUUIDs: String { get }
  var CBConnectionEventMatchingOptionServiceUUIDs: String { get }
  class CBDescriptor: CBAttribute {
    var characteristic: CBCharacteristic? { get }
    var value: Any? { get }
  }
  struct CBError: Error {
    enum Code: Int { case none, unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices, leGattExceededBackgroundNotificationLimit, leGattNearBackgroundNotificationLimit }
    static var alreadyAdvertising: CBError.Code { get }
    var code: CBError.Code { get }
    static var connectionFailed: CBError.Code { get }
    static var connectionLimitReached: CBError.Code { get }
    static var connectionTimeout: CBError.Code { get }
    static var encryptionTimedOut: CBError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CBError.Code, userInfo: [String: Any] = nil)
    static var invalidHandle: CBError.Code { get }
    static var invalidParameters: CBError.Code { get }
    static var leGattExceededBackgroundNotificationLimit: CBError.Code { get }
    static var leGattNearBackgroundNotificationLimit: CBError.Code { get }
    var localizedDescription: String { get }
    static var none: CBError.Code { get }
    static var notConnected: CBError.Code { get }
    static var operationCancelled: CBError.Code { get }
    static var operationNotSupported: CBError.Code { get }
    static var outOfSpace: CBError.Code { get }
    static var peerRemovedPairingInformation: CBError.Code { get }
    static var peripheralDisconnected: CBError.Code { get }
    static var tooManyLEPairedDevices: CBError.Code { get }
    static var unknown: CBError.Code { get }
    static var unknownDevice: CBError.Code { get }
    var userInfo: [String: Any] { get }
    static var uuidNotAllowed: CBError.Code { get }
  }
  var CBErrorDomain: String { get }
  class CBL2CAPChannel: NSObject {
    init()
    var inputStream: InputStream { get }
    var outputStream: OutputStream { get }
    var peer: CBPeer { get }
    var psm: UInt16 { get }
  }
  class CBManager: NSObject {
    static var authorization: CBManagerAuthorization { get }
    var authorization: CBManagerAuthorization { get }
    static func authorization() -> CBManagerAuthorization
    var state: CBManagerState { get }
  }
  enum CBManagerAuthorization: Int {
    case notDetermined, restricted, denied, allowedAlways
  }
  enum CBManagerState: Int {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
  }
  class CBMutableCharacteristic: CBCharacteristic {
    var descriptors: [CBDescriptor]?
    init(type uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions)
    var permissions: CBAttributePermissions
    var properties: CBCharacteristicProperties
    var subscribedCentrals: [CBCentral]? { get }
    var value: Data?
  }
  class CBMutableDescriptor: CBDescriptor {
    init(type uuid: CBUUID, value descriptorValue: Any?)
  }
  class CBMutableService: CBService {
    var characteristics: [CBCharacteristic]?
    var includedServices: [CBService]?
    init(type uuid: CBUUID, primary: Bool)
  }
  class CBPeer: NSObject, NSCopying {
    var identifier: UUID { get }
  }
  class CBPeripheral: CBPeer, NSCopying {
    var ancsAuthorized: Bool { get }
    var canSendWriteWithoutResponse: Bool { get }
    var delegate: CBPeripheralDelegate?
    func discoverCharacteristics(_ characteristicUUIDs: [Any]?, for forService: CBService)
    func discoverDescriptors(for characteristic: CBCharacteristic)
    func discoverIncludedServices(_ includedServiceUUIDs: [Any]?, for forService: CBService)
    func discoverServices(_ serviceUUIDs: [Any]?)
    func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int
    var name: String? { get }
    func openL2CAPChannel(_ psm: UInt16)
    func readRSSI()
    func readValue(for characteristic: CBCharacteristic)
    func readValue(for descriptor: CBDescriptor)
    var rssi: NSNumber? { get }
    var services: [CBService]? { get }
    func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic)
    var state: CBPeripheralState { get }
    func writeValue(_ data: Data, for descriptor: CBDescriptor)
    func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType)
  }
  protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices services: [CBService])
    func peripheral(_ peripheral: CBPeripheral, didOpenL2CAPChannel channel: CBL2CAPChannel?, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI rssi: NSNumber, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: Error?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: Error?)
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: Error?)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  }
  class CBPeripheralManager: CBManager {
    func add(_ service: CBMutableService)
    var delegate: CBPeripheralManagerDelegate?
    init()
    init(delegate peripheralDelegate: CBPeripheralManagerDelegate?, queue: DispatchQueue?)
    init(delegate peripheralDelegate: CBPeripheralManagerDelegate?, queue: DispatchQueue?, options: [AnyHashable: Any]?)
    var isAdvertising: Bool { get }
    func publishL2CAPChannel(withEncryption encryptionRequired: Bool)
    func remove(_ service: CBMutableService)
    func removeAllServices()
    func respond(to request: CBATTRequest, withResult result: CBATTError.Code)
    func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for connectedCentral: CBCentral)
    func startAdvertising(_ options: [AnyHashable: Any]?)
    func stopAdvertising()
    func unpublishL2CAPChannel(_ psm: UInt16)
    func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals subscribedCentrals: [CBCentral]?) -> Bool
  }
  enum CBPeripheralManagerConnectionLatency: Int {
    case low, medium, high
  }
  protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: Error?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didOpenL2CAPChannel channel: CBL2CAPChannel?, error: Error?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel psm: UInt16, error: Error?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel psm: UInt16, error: Error?)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [AnyHashable: Any])
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: Error?)
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  }
  var CBPeripheralManagerOptionRestoreIdentifierKey: String { get }
  var CBPeripheralManagerOptionShowPowerAlertKey: String { get }
  var CBPeripheralManagerRestoredStateAdvertisementDataKey: String { get }
  var CBPeripheralManagerRestoredStateServicesKey: String { get }
  enum CBPeripheralManagerState: Int {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
  }
  enum CBPeripheralState: Int {
    case disconnected, connecting, connected, disconnecting
  }
  class CBService: CBAttribute {
    var characteristics: [CBCharacteristic]?
    var includedServices: [CBService]?
    var isPrimary: Bool { get }
    var peripheral: CBPeripheral? { get }
  }
  class CBUUID: NSObject, NSCopying {
    var data: Data { get }
    init(cfuuid theUUID: UnsafeMutableRawPointer)
    init(data theData: Data)
    init(nsuuid theUUID: UUID)
    init(string theString: String)
    var uuidString: String { get }
  }
  var CBUUIDCharacteristicAggregateFormatString: String { get }
  var CBUUIDCharacteristicExtendedPropertiesString: String { get }
  var CBUUIDCharacteristicFormatString: String { get }
  var CBUUIDCharacteristicObservationScheduleString: String { get }
  var CBUUIDCharacteristicUserDescriptionString: String { get }
  var CBUUIDCharacteristicValidRangeString: String { get }
  var CBUUIDClientCharacteristicConfigurationString: String { get }
  var CBUUIDL2CAPPSMCharacteristicString: String { get }
  var CBUUIDServerCharacteristicConfigurationString: String { get }
  var CBUUIDValidRangeString: String { get }
  """#
