/// What is known of the module `CoreMIDI`.
let coreMIDIInterface = #"""
  // exports: Foundation
  class MIDI2DeviceInfo: NSObject {
    var family: UInt16 { get }
    init(manufacturerID manufacturerId: Midi2DeviceManufacturer, family: UInt16, modelNumber: UInt16, revisionLevel: Midi2DeviceRevisionLevel)
    var manufacturerID: Midi2DeviceManufacturer { get }
    var modelNumber: UInt16 { get }
    var revisionLevel: Midi2DeviceRevisionLevel { get }
  }
  enum MIDICICategoryOptions: UInt8 {
    case protocolNegotiation, profileConfigurationSupported, propertyExchangeSupported, processInquirySupported
  }
  class MIDICIDevice: NSObject {
    var deviceInfo: MIDI2DeviceInfo { get }
    var deviceType: MIDICIDeviceType { get }
    var maxPropertyExchangeRequests: Int { get }
    var maxSysExSize: Int { get }
    var muid: UInt32 { get }
    var profiles: [MIDIUMPCIProfile] { get }
    var supportsProcessInquiry: Bool { get }
    var supportsProfileConfiguration: Bool { get }
    var supportsPropertyExchange: Bool { get }
    var supportsProtocolNegotiation: Bool { get }
    static var wasAddedNotification: Notification.Name { get }
    static var wasRemovedNotification: Notification.Name { get }
  }
  class MIDICIDeviceInfo: NSObject, NSSecureCoding {
    var family: Data { get }
    init?(coder: NSCoder)
    init(destination midiDestination: Any, manufacturer: Data, family: Data, model modelNumber: Data, revision revisionLevel: Data)
    var manufacturerID: Data { get }
    var midiDestination: Any { get }
    var modelNumber: Data { get }
    var revisionLevel: Data { get }
  }
  class MIDICIDeviceManager: NSObject {
    var discoveredCIDevices: [MIDICIDevice] { get }
    static var sharedInstance: MIDICIDeviceManager { get }
    static func sharedInstance() -> MIDICIDeviceManager
  }
  var MIDICIDeviceObjectKey: String { get }
  enum MIDICIDeviceType: UInt8 {
    case unknown, legacyMidi1, virtual, usbMIDI
  }
  class MIDICIDiscoveredNode: NSObject, NSSecureCoding {
    var destination: Any { get }
    var deviceInfo: MIDICIDeviceInfo { get }
    init?(coder: NSCoder)
    var maximumSysExSize: NSNumber { get }
    var supportsProfiles: Bool { get }
    var supportsProperties: Bool { get }
  }
  class MIDICIDiscoveryManager: NSObject {
    func discover(handler completedHandler: @escaping ([MIDICIDiscoveredNode]) -> Void)
    static var sharedInstance: MIDICIDiscoveryManager { get }
    static func sharedInstance() -> MIDICIDiscoveryManager
  }
  enum MIDICIManagementMessageType: UInt8 {
    case discovery, replyToDiscovery, inquiryEndpointInformation, replyToEndpointInformation, midiciack, invalidateMUID, midicinak
  }
  enum MIDICIProcessInquiryMessageType: UInt8 {
    case inquiryProcessInquiryCapabilities, replyToProcessInquiryCapabilities, inquiryMIDIMessageReport, replyToMIDIMessageReport, endOfMIDIMessageReport
  }
  class MIDICIProfile: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    init(data: Data)
    init(data: Data, name inName: String)
    var name: String { get }
    var profileID: Data { get }
    static var wasRemovedNotification: Notification.Name { get }
    static var wasUpdatedNotification: Notification.Name { get }
  }
  enum MIDICIProfileMessageType: UInt8 {
    case profileInquiry, replyToProfileInquiry, setProfileOn, setProfileOff, profileEnabledReport, profileDisabledReport, profileAdded, profileRemoved, detailsInquiry, replyToDetailsInquiry, profileSpecificData
  }
  var MIDICIProfileObjectKey: String { get }
  protocol MIDICIProfileResponderDelegate: NSObjectProtocol {
    func connectInitiator(_ initiatorMuid: NSNumber, with deviceInfo: MIDICIDeviceInfo) -> Bool
    func handleData(for profile: MIDICIProfile, onChannel channel: UInt8, data inData: Data)
    func initiatorDisconnected(_ initiatorMuid: NSNumber)
    func willSetProfile(_ profile: MIDICIProfile, onChannel channel: UInt8, enabled shouldEnable: Bool) -> Bool
  }
  class MIDICIProfileState: NSObject, NSSecureCoding {
    var disabledProfiles: [MIDICIProfile] { get }
    var enabledProfiles: [MIDICIProfile] { get }
    init(channel midiChannelNumber: UInt8, enabledProfiles enabled: [MIDICIProfile], disabledProfiles disabled: [MIDICIProfile])
    init?(coder: NSCoder)
    init(enabledProfiles enabled: [MIDICIProfile], disabledProfiles disabled: [MIDICIProfile])
    var midiChannel: UInt8 { get }
  }
  enum MIDICIProfileType: UInt8 {
    case singleChannel, group, functionBlock, multichannel
  }
  enum MIDICIPropertyExchangeMessageType: UInt8 {
    case inquiryPropertyExchangeCapabilities, replyToPropertyExchangeCapabilities, inquiryHasPropertyData_Reserved, inquiryReplyToHasPropertyData_Reserved, inquiryGetPropertyData, replyToGetProperty, inquirySetPropertyData, replyToSetPropertyData, subscription, replyToSubscription, notify
  }
  enum MIDICIPropertyExchangeRequestID: UInt8 {
    case badRequest
  }
  class MIDICIResponder: NSObject {
    var deviceInfo: MIDICIDeviceInfo { get }
    init(deviceInfo: MIDICIDeviceInfo, profileDelegate delegate: Any, profileStates profileList: [MIDICIProfileState], supportProperties propertiesSupported: Bool)
    var initiators: [NSNumber] { get }
    func notifyProfile(_ profile: MIDICIProfile, onChannel channel: UInt8, isEnabled enabledState: Bool) -> Bool
    var profileDelegate: Any? { get }
    func send(_ profile: MIDICIProfile, onChannel channel: UInt8, profileData profileSpecificData: Data) -> Bool
    func start() -> Bool
    func stop()
  }
  class MIDICISession: NSObject {
    var deviceIdentification: MidiCIDeviceIdentification_Blittable { get }
    var deviceInfo: MIDICIDeviceInfo { get }
    func disableProfile(_ profile: MIDICIProfile, onChannel channel: UInt8) throws
    func enableProfile(_ profile: MIDICIProfile, onChannel channel: UInt8) throws
    var entity: UInt32 { get }
    init(discoveredNode: MIDICIDiscoveredNode, dataReadyHandler: @escaping () -> Void, disconnectHandler: @escaping (MIDICISession?, Error?) -> Void)
    var maxPropertyRequests: NSNumber { get }
    var maxSysExSize: NSNumber { get }
    var midiDestination: Any { get }
    var profileChangedCallback: ((MIDICISession, UInt8, MIDICIProfile, Bool) -> Void)?
    var profileSpecificDataHandler: ((MIDICISession, UInt8, MIDICIProfile, Data) -> Void)?
    func profileState(forChannel channel: UInt8) -> MIDICIProfileState
    func send(_ profile: MIDICIProfile, onChannel channel: UInt8, profileData profileSpecificData: Data) -> Bool
    var supportsProfileCapability: Bool { get }
    var supportsPropertyCapability: Bool { get }
  }
  enum MIDICVStatus: UInt32 {
    case registeredPnc, assignablePnc, registeredControl, assignableControl, relRegisteredControl, relAssignableControl, perNotePitchBend, noteOff, noteOn, polyPressure, controlChange, programChange, channelPressure, pitchBend, perNoteMgmt
  }
  enum MIDIMessageType: UInt32 {
    case utility, system, channelVoice1, sysEx, channelVoice2, data128, flexData, unknownF, stream, invalid
  }
  var MIDINetworkBonjourServiceType: String { get }
  class MIDINetworkConnection: NSObject {
    var host: MIDINetworkHost { get }
    init(host: MIDINetworkHost)
  }
  class MIDINetworkHost: NSObject {
    var address: String { get }
    func hasSameAddress(as other: MIDINetworkHost) -> Bool
    init(name hostName: String, address: String, port: Int)
    init(name hostName: String, netService: NetService)
    init(name hostName: String, netServiceName: String, netServiceDomain: String)
    var name: String { get }
    var netServiceDomain: String? { get }
    var netServiceName: String? { get }
    var port: Int { get }
  }
  var MIDINetworkNotificationContactsDidChange: String { get }
  var MIDINetworkNotificationSessionDidChange: String { get }
  class MIDINetworkSession: NSObject {
    func addConnection(_ connection: MIDINetworkConnection) -> Bool
    func addContact(_ contact: MIDINetworkHost) -> Bool
    var connectionPolicy: MidiNetworkConnectionPolicy
    var connections: Set<AnyHashable> { get }
    var contacts: Set<AnyHashable> { get }
    static var `default`: MIDINetworkSession { get }
    static func `default`() -> MIDINetworkSession
    var destinationEndpoint: Int32 { get }
    var isEnabled: Bool
    var localName: String { get }
    var networkName: String { get }
    var networkPort: Int { get }
    func removeConnection(_ connection: MIDINetworkConnection) -> Bool
    func removeContact(_ contact: MIDINetworkHost) -> Bool
    var sourceEndpoint: Int32 { get }
  }
  enum MIDINoteAttribute: UInt8 {
    case none, manufacturerSpecific, profileSpecific, pitch
  }
  struct MIDIPerNoteManagementOptions: OptionSet {
    static var detach: MIDIPerNoteManagementOptions { get }
    init(rawValue: UInt8)
    var rawValue: UInt8 { get }
    static var reset: MIDIPerNoteManagementOptions { get }
  }
  struct MIDIProgramChangeOptions: OptionSet {
    static var bankValid: MIDIProgramChangeOptions { get }
    init(rawValue: UInt8)
    var rawValue: UInt8 { get }
  }
  enum MIDIProtocolID: Int32 {
    case protocol_1_0, protocol_2_0
  }
  enum MIDISysExStatus: UInt32 {
    case complete, start, `continue`, end, mixedDataSetHeader, mixedDataSetPayload
  }
  enum MIDISystemStatus: UInt32 {
    case startOfExclusive, endOfExclusive, mtc, songPosPointer, songSelect, tuneRequest, timingClock, start, `continue`, stop, activeSending, systemReset
  }
  enum MIDIUMPCIObjectBackingType: UInt8 {
    case unknown, virtual, driverDevice, usbMIDI
  }
  class MIDIUMPCIProfile: NSObject {
    var enabledChannelCount: UInt16 { get }
    var firstChannel: Any { get }
    var groupOffset: Any { get }
    var isEnabled: Bool { get }
    var name: String { get }
    var profileID: MidiCIProfileId { get }
    var profileType: MIDICIProfileType { get }
    func setProfileState(_ isEnabled: Bool, enabledChannelCount: UInt16) throws
    var totalChannelCount: UInt16 { get }
  }
  class MIDIUMPEndpoint: NSObject {
    var deviceInfo: MIDI2DeviceInfo { get }
    var endpointType: MIDIUMPCIObjectBackingType { get }
    var functionBlocks: [MIDIUMPFunctionBlock]
    var hasJRTSReceiveCapability: Bool { get }
    var hasJRTSTransmitCapability: Bool { get }
    var hasStaticFunctionBlocks: Bool { get }
    var midiDestination: Any { get }
    var midiProtocol: MIDIProtocolID { get }
    var midiSource: Any { get }
    var name: String { get }
    var productInstanceID: String { get }
    var supportedMIDIProtocols: MIDIUMPProtocolOptions { get }
    static var wasAddedNotification: Notification.Name { get }
    static var wasRemovedNotification: Notification.Name { get }
    static var wasUpdatedNotification: Notification.Name { get }
  }
  class MIDIUMPEndpointManager: NSObject {
    static var sharedInstance: MIDIUMPEndpointManager { get }
    static func sharedInstance() -> MIDIUMPEndpointManager
    var umpEndpoints: [MIDIUMPEndpoint] { get }
  }
  var MIDIUMPEndpointObjectKey: String { get }
  class MIDIUMPFunctionBlock: NSObject {
    var direction: MIDIUMPFunctionBlockDirection { get }
    var firstGroup: Any { get }
    var functionBlockID: Any { get }
    var isEnabled: Bool { get }
    var maxSysEx8Streams: UInt8 { get }
    var midi1Info: MIDIUMPFunctionBlockMIDI1Info { get }
    var midiCIDevice: MIDICIDevice? { get }
    var name: String { get }
    var totalGroupsSpanned: UInt8 { get }
    var uiHint: MIDIUMPFunctionBlockUIHint { get }
    var umpEndpoint: MIDIUMPEndpoint? { get }
    static var wasUpdatedNotification: Notification.Name { get }
  }
  enum MIDIUMPFunctionBlockDirection: Int32 {
    case unknown, input, output, bidirectional
  }
  enum MIDIUMPFunctionBlockMIDI1Info: Int32 {
    case notMidi1, unrestrictedBandwidth, restrictedBandwidth
  }
  var MIDIUMPFunctionBlockObjectKey: String { get }
  enum MIDIUMPFunctionBlockUIHint: Int32 {
    case unknown, receiver, sender, senderReceiver
  }
  class MIDIUMPMutableEndpoint: MIDIUMPEndpoint {
    init(name: String, deviceInfo: MIDI2DeviceInfo, productInstanceID productInstanceId: String, midiProtocol: MIDIProtocolID, destinationCallback: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void)
    var isEnabled: Bool { get }
    var mutableFunctionBlocks: [MIDIUMPMutableFunctionBlock]
    func registerFunctionBlocks(_ functionBlocks: [MIDIUMPMutableFunctionBlock], markAsStatic: Bool) throws
    func setEnabled(_ isEnabled: Bool) throws
    func setName(_ name: String) throws
  }
  class MIDIUMPMutableFunctionBlock: MIDIUMPFunctionBlock {
    init(name: String, direction: MIDIUMPFunctionBlockDirection, firstGroup: Any, totalGroupsSpanned: UInt8, maxSysEx8Streams: UInt8, midi1Info: MIDIUMPFunctionBlockMIDI1Info, uiHint: MIDIUMPFunctionBlockUIHint, isEnabled: Bool)
    func reconfigure(withFirstGroup firstGroup: Any, direction: MIDIUMPFunctionBlockDirection, midi1Info: MIDIUMPFunctionBlockMIDI1Info, uiHint: MIDIUMPFunctionBlockUIHint) throws
    func setEnabled(_ isEnabled: Bool) throws
    func setName(_ name: String) throws
    var umpEndpoint: MIDIUMPMutableEndpoint? { get }
  }
  struct MIDIUMPProtocolOptions: OptionSet {
    init(rawValue: UInt8)
    var rawValue: UInt8 { get }
    static var supportedProtocolMidi1: MIDIUMPProtocolOptions { get }
    static var supportedProtocolMidi2: MIDIUMPProtocolOptions { get }
  }
  enum MIDIUtilityStatus: UInt32 {
    case noop, jitterReductionClock, jitterReductionTimestamp, deltaClockstampTicksPerQuarterNote, ticksSinceLastEvent
  }
  struct MidiCIProfileIdManufacturerSpecific {
    var info1: UInt8
    var info2: UInt8
    init()
    init(sysExId1: UInt8, sysExId2: UInt8, sysExId3: UInt8, info1: UInt8, info2: UInt8)
    var sysExId1: UInt8
    var sysExId2: UInt8
    var sysExId3: UInt8
  }
  struct MidiCIProfileIdStandard {
    init()
    init(profileIdByte1: UInt8, profileBank: UInt8, profileNumber: UInt8, profileVersion: UInt8, profileLevel: UInt8)
    var profileBank: UInt8
    var profileIdByte1: UInt8
    var profileLevel: UInt8
    var profileNumber: UInt8
    var profileVersion: UInt8
  }
  struct MidiControlTransform {
    var controlNumber: UInt16
    var controlType: MidiTransformControlType
    init()
    init(controlType: MidiTransformControlType, remappedControlType: MidiTransformControlType, controlNumber: UInt16, transform: MidiTransformType, param: Int16)
    var param: Int16
    var remappedControlType: MidiTransformControlType
    var transform: MidiTransformType
  }
  enum MidiError: Int32 {
    case ok, invalidClient, invalidPort, wrongEndpointType, noConnection, unknownEndpoint, unknownProperty, wrongPropertyType, noCurrentSetup, messageSendErr, serverStartErr, setupFormatErr, wrongThread, objectNotFound, idNotUnique, notPermitted
  }
  enum MidiNetworkConnectionPolicy: UInt {
    case noOne, hostsInContactsList, anyone
  }
  enum MidiNotificationMessageId: Int32 {
    case setupChanged, objectAdded, objectRemoved, propertyChanged, thruConnectionsChanged, serialPortOwnerChanged, ioError, internalStart
  }
  struct MidiObjectType: OptionSet {
    static var destination: MidiObjectType { get }
    static var device: MidiObjectType { get }
    static var entity: MidiObjectType { get }
    static var externalDestination: MidiObjectType { get }
    static var externalDevice: MidiObjectType { get }
    static var externalEntity: MidiObjectType { get }
    static var externalMask: MidiObjectType { get }
    static var externalSource: MidiObjectType { get }
    init(rawValue: Int32)
    static var other: MidiObjectType { get }
    var rawValue: Int32 { get }
    static var source: MidiObjectType { get }
  }
  struct MidiProperty: RawRepresentable, Hashable {
    static var advanceScheduleTimeMuSec: MidiProperty { get }
    static var associatedEndpoint: MidiProperty { get }
    static var canRoute: MidiProperty { get }
    static var connectionUniqueID: MidiProperty { get }
    static var deviceID: MidiProperty { get }
    static var displayName: MidiProperty { get }
    static var driverDeviceEditorApp: MidiProperty { get }
    static var driverOwner: MidiProperty { get }
    static var driverVersion: MidiProperty { get }
    static var factoryPatchNameFile: MidiProperty { get }
    static var image: MidiProperty { get }
    init(rawValue: String)
    static var isBroadcast: MidiProperty { get }
    static var isDrumMachine: MidiProperty { get }
    static var isEffectUnit: MidiProperty { get }
    static var isEmbeddedEntity: MidiProperty { get }
    static var isMixer: MidiProperty { get }
    static var isSampler: MidiProperty { get }
    static var manufacturer: MidiProperty { get }
    static var maxReceiveChannels: MidiProperty { get }
    static var maxSysExSpeed: MidiProperty { get }
    static var maxTransmitChannels: MidiProperty { get }
    static var model: MidiProperty { get }
    static var name: MidiProperty { get }
    static var nameConfiguration: MidiProperty { get }
    static var nameConfigurationDictionary: MidiProperty { get }
    static var offline: MidiProperty { get }
    static var panDisruptsStereo: MidiProperty { get }
    static var `private`: MidiProperty { get }
    static var protocolID: MidiProperty { get }
    var rawValue: String { get }
    static var receiveChannels: MidiProperty { get }
    static var receivesBankSelectLSB: MidiProperty { get }
    static var receivesBankSelectMSB: MidiProperty { get }
    static var receivesClock: MidiProperty { get }
    static var receivesMTC: MidiProperty { get }
    static var receivesNotes: MidiProperty { get }
    static var receivesProgramChanges: MidiProperty { get }
    static var singleRealtimeEntity: MidiProperty { get }
    static var supportsGeneralMIDI: MidiProperty { get }
    static var supportsMMC: MidiProperty { get }
    static var supportsShowControl: MidiProperty { get }
    static var transmitChannels: MidiProperty { get }
    static var transmitsBankSelectLSB: MidiProperty { get }
    static var transmitsBankSelectMSB: MidiProperty { get }
    static var transmitsClock: MidiProperty { get }
    static var transmitsMTC: MidiProperty { get }
    static var transmitsNotes: MidiProperty { get }
    static var transmitsProgramChanges: MidiProperty { get }
    static var umpActiveGroupBitmap: MidiProperty { get }
    static var umpCanTransmitGroupless: MidiProperty { get }
    static var uniqueID: MidiProperty { get }
    static var userPatchNameFile: MidiProperty { get }
  }
  struct MidiThruConnectionEndpoint {
    var endpointRef: Any
    init()
    init(endpointRef: Any, uniqueID: Any)
    var uniqueID: Any
  }
  struct MidiThruConnectionParamsStruct {
    var channelPressure: MidiTransform
    var filterOutAllControls: UInt8
    var filterOutBeatClock: UInt8
    var filterOutMtc: UInt8
    var filterOutSysEx: UInt8
    var filterOutTuneRequest: UInt8
    var highNote: UInt8
    var highVelocity: UInt8
    init()
    init(version: UInt32, numSources: UInt32, numDestinations: UInt32, lowVelocity: UInt8, highVelocity: UInt8, lowNote: UInt8, highNote: UInt8, noteNumber: MidiTransform, velocity: MidiTransform, keyPressure: MidiTransform, channelPressure: MidiTransform, programChange: MidiTransform, pitchBend: MidiTransform, filterOutSysEx: UInt8, filterOutMtc: UInt8, filterOutBeatClock: UInt8, filterOutTuneRequest: UInt8, filterOutAllControls: UInt8, numControlTransforms: UInt16, numMaps: UInt16)
    var keyPressure: MidiTransform
    var lowNote: UInt8
    var lowVelocity: UInt8
    var noteNumber: MidiTransform
    var numControlTransforms: UInt16
    var numDestinations: UInt32
    var numMaps: UInt16
    var numSources: UInt32
    var pitchBend: MidiTransform
    var programChange: MidiTransform
    var velocity: MidiTransform
    var version: UInt32
  }
  struct MidiTransform {
    init()
    init(transform: MidiTransformType, param: Int16)
    var param: Int16
    var transform: MidiTransformType
  }
  enum MidiTransformControlType: UInt8 {
    case sevenBit, fourteenBit, sevenBitRpn, fourteenBitRpn, sevenBitNRpn, fourteenBitNRpn
  }
  enum MidiTransformType: UInt16 {
    case none, filterOut, mapControl, add, scale, minValue, maxValue, mapValue
  }
  extension Notification.Name {
    static var MIDICIDeviceWasAdded: Notification.Name { get }
    static var MIDICIDeviceWasRemoved: Notification.Name { get }
    static var MIDICIProfileWasRemoved: Notification.Name { get }
    static var MIDICIProfileWasUpdated: Notification.Name { get }
    static var MIDIUMPEndpointWasAdded: Notification.Name { get }
    static var MIDIUMPEndpointWasRemoved: Notification.Name { get }
    static var MIDIUMPEndpointWasUpdated: Notification.Name { get }
    static var MIDIUMPFunctionBlockWasUpdated: Notification.Name { get }
  }
  enum UMPStreamMessageFormat: UInt8 {
    case complete, start, continuing, end
  }
  enum UMPStreamMessageStatus: UInt32 {
    case endpointDiscovery, endpointInfoNotification, deviceIdentityNotification, endpointNameNotification, productInstanceIDNotification, streamConfigurationRequest, streamConfigurationNotification, functionBlockDiscovery, functionBlockInfoNotification, functionBlockNameNotification, startOfClip, endOfClip
  }
  """#
