/// What is known of the module `CoreNFC`.
let coreNFCInterface = #"""
  // exports: Foundation
  var NFCErrorDomain: String { get }
  enum NFCFeliCaEncryptionId: Int {
    case aes, des
  }
  enum NFCFeliCaPollingRequestCode: Int {
    case noRequest, systemCode, communicationPerformance
  }
  enum NFCFeliCaPollingTimeSlot: Int {
    case max1, max2, max4, max8, max16
  }
  protocol NFCFeliCaTag: NFCTag, NFCNDEFTag {
    var currentIDm: Data { get }
    var currentSystemCode: Data { get }
    func polling(withSystemCode systemCode: Data, requestCode: NFCFeliCaPollingRequestCode, timeSlot: NFCFeliCaPollingTimeSlot, completionHandler: @escaping (Data?, Data?, Error?) -> Void)
    func readWithoutEncryption(withServiceCodeList serviceCodeList: [Data], blockList: [Data], completionHandler: @escaping (Int, Int, [Data]?, Error?) -> Void)
    func requestResponse(completionHandler: @escaping (Int, Error?) -> Void)
    func requestService(withNodeCodeList nodeCodeList: [Data], completionHandler: @escaping ([Data]?, Error?) -> Void)
    func requestServiceV2(withNodeCodeList nodeCodeList: [Data], completionHandler: @escaping (Int, Int, NFCFeliCaEncryptionId, [Data]?, [Data]?, Error?) -> Void)
    func requestSpecificationVersion(completionHandler: @escaping (Int, Int, Data?, Data?, Error?) -> Void)
    func requestSystemCode(completionHandler: @escaping ([Data]?, Error?) -> Void)
    func resetMode(completionHandler: @escaping (Int, Int, Error?) -> Void)
    func sendFeliCaCommandPacket(_ commandPacket: Data, completionHandler: @escaping (Data?, Error?) -> Void)
    func writeWithoutEncryption(withServiceCodeList serviceCodeList: [Data], blockList: [Data], blockData: [Data], completionHandler: @escaping (Int, Int, Error?) -> Void)
  }
  class NFCISO15693CustomCommandConfiguration: NFCTagCommandConfiguration {
    var customCommandCode: Int
    init()
    init(manufacturerCode: Int, customCommandCode: Int, requestParameters: Data?)
    init(manufacturerCode: Int, customCommandCode: Int, requestParameters: Data?, maximumRetries: Int, retryInterval: Double)
    var manufacturerCode: Int
    var requestParameters: Data
  }
  class NFCISO15693ReadMultipleBlocksConfiguration: NFCTagCommandConfiguration {
    var chunkSize: Int
    init()
    init(range: NSRange, chunkSize: Int)
    init(range: NSRange, chunkSize: Int, maximumRetries: Int, retryInterval: Double)
    var range: NSRange
  }
  class NFCISO15693ReaderSession: NFCReaderSession {
    init(delegate: NFCReaderSessionDelegate, queue: DispatchQueue?)
    static var readingAvailable: Bool { get }
    static func readingAvailable() -> Bool
    func restartPolling()
  }
  struct NFCISO15693RequestFlag: OptionSet {
    static var address: NFCISO15693RequestFlag { get }
    static var commandSpecificBit8: NFCISO15693RequestFlag { get }
    static var dualSubCarriers: NFCISO15693RequestFlag { get }
    static var highDataRate: NFCISO15693RequestFlag { get }
    init(rawValue: UInt8)
    static var option: NFCISO15693RequestFlag { get }
    static var protocolExtension: NFCISO15693RequestFlag { get }
    var rawValue: UInt8 { get }
    static var select: NFCISO15693RequestFlag { get }
  }
  protocol NFCISO15693Tag: NFCTag, NFCNDEFTag {
    func authenticate(withRequestFlags flags: NFCISO15693RequestFlag, cryptoSuiteIdentifier: Int, message: Data, completionHandler: @escaping (NFCIso15693ResponseFlag, Data?, Error?) -> Void)
    func challenge(withRequestFlags flags: NFCISO15693RequestFlag, cryptoSuiteIdentifier: Int, message: Data, completionHandler: @escaping (Error?) -> Void)
    func customCommand(with flags: NFCISO15693RequestFlag, customCommandCode: Int, customRequestParameters: Data, completionHandler: @escaping (Data?, Error?) -> Void)
    func extendedFastReadMultipleBlocks(with flags: NFCISO15693RequestFlag, blockRange: NSRange, completionHandler: @escaping ([Data]?, Error?) -> Void)
    func extendedGetMultipleBlockSecurityStatus(with flags: NFCISO15693RequestFlag, blockRange: NSRange, completionHandler: @escaping ([NSNumber]?, Error?) -> Void)
    func extendedLockBlock(withRequestFlags flags: NFCISO15693RequestFlag, blockNumber: Int, completionHandler: @escaping (Error?) -> Void)
    func extendedReadMultipleBlocks(withRequestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, completionHandler: @escaping ([Data]?, Error?) -> Void)
    func extendedReadSingleBlock(withRequestFlags flags: NFCISO15693RequestFlag, blockNumber: Int, completionHandler: @escaping (Data?, Error?) -> Void)
    func extendedWriteMultipleBlocks(withRequestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, dataBlocks: [Data], completionHandler: @escaping (Error?) -> Void)
    func extendedWriteSingleBlock(withRequestFlags flags: NFCISO15693RequestFlag, blockNumber: Int, dataBlock: Data, completionHandler: @escaping (Error?) -> Void)
    func fastReadMultipleBlocks(with flags: NFCISO15693RequestFlag, blockRange: NSRange, completionHandler: @escaping ([Data]?, Error?) -> Void)
    func getMultipleBlockSecurityStatus(with flags: NFCISO15693RequestFlag, blockRange: NSRange, completionHandler: @escaping ([NSNumber]?, Error?) -> Void)
    func getSystemInfo(with flags: NFCISO15693RequestFlag, completionHandler: @escaping (Int, Int, Int, Int, Int, Error?) -> Void)
    func getSystemInfoAndUID(with flags: NFCISO15693RequestFlag, completionHandler: @escaping (Data?, Int, Int, Int, Int, Int, Error?) -> Void)
    var icManufacturerCode: Int { get }
    var icSerialNumber: Data { get }
    var identifier: Data { get }
    func keyUpdate(withRequestFlags flags: NFCISO15693RequestFlag, keyIdentifier: Int, message: Data, completionHandler: @escaping (NFCIso15693ResponseFlag, Data?, Error?) -> Void)
    func lockAFI(with flags: NFCISO15693RequestFlag, completionHandler: @escaping (Error?) -> Void)
    func lockBlock(withRequestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, completionHandler: @escaping (Error?) -> Void)
    func lockDFSID(with flags: NFCISO15693RequestFlag, completionHandler: @escaping (Error?) -> Void)
    func lockDSFID(with flags: NFCISO15693RequestFlag, completionHandler: @escaping (Error?) -> Void)
    func readBuffer(withRequestFlags flags: NFCISO15693RequestFlag, completionHandler: @escaping (NFCIso15693ResponseFlag, Data?, Error?) -> Void)
    func readMultipleBlocks(with readConfiguration: NFCISO15693ReadMultipleBlocksConfiguration, completionHandler: @escaping (Data?, Error?) -> Void)
    func readMultipleBlocks(withRequestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, completionHandler: @escaping ([Data]?, Error?) -> Void)
    func readSingleBlock(withRequestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, completionHandler: @escaping (Data?, Error?) -> Void)
    func resetToReady(withRequestFlags flags: NFCISO15693RequestFlag, completionHandler: @escaping (Error?) -> Void)
    func select(withRequestFlags flags: NFCISO15693RequestFlag, completionHandler: @escaping (Error?) -> Void)
    func sendCustomCommand(with commandConfiguration: NFCISO15693CustomCommandConfiguration, completionHandler: @escaping (Data?, Error?) -> Void)
    func sendRequest(withFlag flags: Int, commandCode: Int, data: Data?, completionHandler: @escaping (NFCIso15693ResponseFlag, Data?, Error?) -> Void)
    func stayQuiet(completionHandler: @escaping (Error?) -> Void)
    func writeAFI(with flags: NFCISO15693RequestFlag, afi: UInt8, completionHandler: @escaping (Error?) -> Void)
    func writeDSFID(with flags: NFCISO15693RequestFlag, dsfid: UInt8, completionHandler: @escaping (Error?) -> Void)
    func writeMultipleBlocks(withRequestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, dataBlocks: [Data], completionHandler: @escaping (Error?) -> Void)
    func writeSingleBlock(withRequestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data, completionHandler: @escaping (Error?) -> Void)
  }
  var NFCISO15693TagResponseErrorKey: String { get }
  class NFCISO7816APDU: NSObject, NSCopying {
    var data: Data? { get }
    var expectedResponseLength: Int { get }
    init(data: Data)
    init(instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data, expectedResponseLength: Int)
    var instructionClass: UInt8 { get }
    var instructionCode: UInt8 { get }
    var p1Parameter: UInt8 { get }
    var p2Parameter: UInt8 { get }
  }
  protocol NFCISO7816Tag: NFCTag, NFCNDEFTag {
    var applicationData: Data? { get }
    var historicalBytes: Data? { get }
    var identifier: Data { get }
    var initialSelectedAID: String { get }
    var proprietaryApplicationDataCoding: Bool { get }
    func sendCommand(_ apdu: NFCISO7816APDU, completionHandler: @escaping (Data?, UInt8, UInt8, Error?) -> Void)
  }
  struct NFCIso15693ResponseFlag: OptionSet {
    static var blockSecurityStatusBit5: NFCIso15693ResponseFlag { get }
    static var blockSecurityStatusBit6: NFCIso15693ResponseFlag { get }
    static var error: NFCIso15693ResponseFlag { get }
    static var finalResponse: NFCIso15693ResponseFlag { get }
    init(rawValue: UInt8)
    static var protocolExtension: NFCIso15693ResponseFlag { get }
    var rawValue: UInt8 { get }
    static var responseBufferValid: NFCIso15693ResponseFlag { get }
    static var waitTimeExtension: NFCIso15693ResponseFlag { get }
  }
  enum NFCMiFareFamily: Int {
    case unknown, ultralight, plus, desFire
  }
  protocol NFCMiFareTag: NFCTag, NFCNDEFTag {
    var historicalBytes: Data? { get }
    var identifier: Data { get }
    var mifareFamily: NFCMiFareFamily { get }
    func sendMiFareCommand(_ command: Data, completionHandler: @escaping (Data?, Error?) -> Void)
    func sendMiFareISO7816Command(_ apdu: NFCISO7816APDU, completionHandler: @escaping (Data?, UInt8, UInt8, Error?) -> Void)
  }
  class NFCNDEFMessage: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    init?(data: Data)
    init(ndefRecords records: [NFCNDEFPayload])
    var length: Int { get }
    var records: [NFCNDEFPayload]
  }
  class NFCNDEFPayload: NSObject, NSSecureCoding {
    var identifier: Data
    init?(coder: NSCoder)
    init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data)
    init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int)
    var payload: Data
    var type: Data
    var typeNameFormat: NFCTypeNameFormat
    func wellKnownTypeTextPayload(with locale: UnsafeMutablePointer<Locale>) -> String?
    static func wellKnownTypeTextPayload(with text: String, locale: Locale) -> NFCNDEFPayload?
    var wellKnownTypeURIPayload: URL? { get }
    static func wellKnownTypeURIPayload(with uri: String) -> NFCNDEFPayload?
    static func wellKnownTypeURIPayload(with url: URL) -> NFCNDEFPayload?
  }
  class NFCNDEFReaderSession: NFCReaderSession {
    func connect(to tag: NFCNDEFTag) async throws
    func connect(to tag: NFCNDEFTag, completionHandler: @escaping (Error?) -> Void)
    init(delegate: NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool)
    static var readingAvailable: Bool { get }
    static func readingAvailable() -> Bool
    func restartPolling()
  }
  protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [NFCNDEFTag])
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error)
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
  }
  protocol NFCNDEFTag: NSSecureCoding, NSCopying {
    var isAvailable: Bool { get }
    func queryNDEFStatus(completionHandler: @escaping (NFCNdefStatus, Int, Error?) -> Void)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, Error?) -> Void)
    func writeLock(completionHandler: @escaping (Error?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping (Error?) -> Void)
  }
  enum NFCNdefStatus: UInt {
    case notSupported, readWrite, readOnly
  }
  struct NFCPollingOption: OptionSet {
    init(rawValue: UInt)
    static var iso14443: NFCPollingOption { get }
    static var iso15693: NFCPollingOption { get }
    static var iso18092: NFCPollingOption { get }
    static var pace: NFCPollingOption { get }
    var rawValue: UInt { get }
  }
  struct NFCReaderError: Error {
    enum Code: Int { case unsupportedFeature, securityViolation, invalidParameter, invalidParameterLength, parameterOutOfBound, radioDisabled, readerTransceiveErrorTagConnectionLost, readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError, readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong, readerSessionInvalidationErrorUserCanceled, readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead, tagCommandConfigurationErrorInvalidParameters, ndefReaderSessionErrorTagNotWritable, ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall, ndefReaderSessionErrorZeroLengthMessage }
    var code: NFCReaderError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: NFCReaderError.Code, userInfo: [String: Any] = nil)
    static var invalidParameter: NFCReaderError.Code { get }
    static var invalidParameterLength: NFCReaderError.Code { get }
    var localizedDescription: String { get }
    static var ndefReaderSessionErrorTagNotWritable: NFCReaderError.Code { get }
    static var ndefReaderSessionErrorTagSizeTooSmall: NFCReaderError.Code { get }
    static var ndefReaderSessionErrorTagUpdateFailure: NFCReaderError.Code { get }
    static var ndefReaderSessionErrorZeroLengthMessage: NFCReaderError.Code { get }
    static var parameterOutOfBound: NFCReaderError.Code { get }
    static var radioDisabled: NFCReaderError.Code { get }
    static var readerSessionInvalidationErrorFirstNDEFTagRead: NFCReaderError.Code { get }
    static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: NFCReaderError.Code { get }
    static var readerSessionInvalidationErrorSessionTimeout: NFCReaderError.Code { get }
    static var readerSessionInvalidationErrorSystemIsBusy: NFCReaderError.Code { get }
    static var readerSessionInvalidationErrorUserCanceled: NFCReaderError.Code { get }
    static var readerTransceiveErrorPacketTooLong: NFCReaderError.Code { get }
    static var readerTransceiveErrorRetryExceeded: NFCReaderError.Code { get }
    static var readerTransceiveErrorSessionInvalidated: NFCReaderError.Code { get }
    static var readerTransceiveErrorTagConnectionLost: NFCReaderError.Code { get }
    static var readerTransceiveErrorTagNotConnected: NFCReaderError.Code { get }
    static var readerTransceiveErrorTagResponseError: NFCReaderError.Code { get }
    static var securityViolation: NFCReaderError.Code { get }
    static var tagCommandConfigurationErrorInvalidParameters: NFCReaderError.Code { get }
    static var unsupportedFeature: NFCReaderError.Code { get }
    var userInfo: [String: Any] { get }
  }
  class NFCReaderSession: NSObject {
    var alertMessage: String
    func begin()
    var delegate: NFCReaderSessionDelegate? { get }
    func invalidateSession()
    func invalidateSessionWithErrorMessage(_ errorMessage: String)
    var isReady: Bool { get }
    static var readingAvailable: Bool { get }
    static func readingAvailable() -> Bool
    var sessionQueue: DispatchQueue { get }
  }
  protocol NFCReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCReaderSession, didDetect tags: [NFCTag])
    func readerSession(_ session: NFCReaderSession, didInvalidateWithError error: Error)
    func readerSessionDidBecomeActive(_ session: NFCReaderSession)
  }
  protocol NFCTag: NSSecureCoding, NSCopying {
    var asNFCFeliCaTag: NFCFeliCaTag? { get }
    var asNFCISO15693Tag: NFCISO15693Tag? { get }
    var asNFCISO7816Tag: NFCISO7816Tag? { get }
    var asNFCMiFareTag: NFCMiFareTag? { get }
    var isAvailable: Bool { get }
    var session: NFCReaderSession? { get }
    var type: NFCTagType { get }
  }
  class NFCTagCommandConfiguration: NSObject, NSCopying {
    init()
    var maximumRetries: Int
    var retryInterval: Double
  }
  class NFCTagReaderSession: NFCReaderSession {
    func connect(to tag: NFCTag) async throws
    func connect(to tag: NFCTag, completionHandler: @escaping (Error?) -> Void)
    var connectedTag: NFCTag? { get }
    init(pollingOption: NFCPollingOption, delegate: NFCTagReaderSessionDelegate, queue: DispatchQueue?)
    func restartPolling()
  }
  protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: Error)
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  }
  var NFCTagResponseUnexpectedLengthErrorKey: String { get }
  enum NFCTagType: UInt {
    case iso15693, feliCa, iso7816Compatible, miFare
  }
  enum NFCTypeNameFormat: UInt8 {
    case empty, nfcWellKnown, media, absoluteUri, nfcExternal, unknown, unchanged
  }
  class NFCVASCommandConfiguration: NSObject, NSCopying {
    init(vasMode mode: NFCVasMode, passTypeIdentifier: String, url: URL?)
    var mode: NFCVasMode
    var passTypeIdentifier: String
    var url: URL?
  }
  class NFCVASReaderSession: NFCReaderSession {
    init(vasCommandConfigurations commandConfigurations: [NFCVASCommandConfiguration], delegate: NFCVASReaderSessionDelegate, queue: DispatchQueue?)
  }
  protocol NFCVASReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCVASReaderSession, didInvalidateWithError error: Error)
    func readerSession(_ session: NFCVASReaderSession, didReceive responses: [NFCVASResponse])
    func readerSessionDidBecomeActive(_ session: NFCVASReaderSession)
  }
  class NFCVASResponse: NSObject, NSCopying {
    var mobileToken: Data { get }
    var status: NFCVasErrorCode { get }
    var vasData: Data { get }
  }
  enum NFCVasErrorCode: Int {
    case success, dataNotFound, dataNotActivated, wrongParameters, wrongLCField, userIntervention, incorrectData, unsupportedApplicationVersion
  }
  enum NFCVasMode: Int {
    case urlOnly, normal
  }
  extension NSUserActivity {
    var ndefMessagePayload: NFCNDEFMessage { get }
  }
  """#
