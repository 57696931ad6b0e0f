/// What is known of the module `CryptoTokenKit`.
let cryptoTokenKitInterface = #"""
  // exports: Foundation
  class TKBERTLVRecord: TKTLVRecord {
    static func data(forTag tag: UInt64) -> Data
    init()
    init(tag: UInt64, records: [TKTLVRecord])
    init(tag: UInt64, value: Data)
  }
  class TKCompactTLVRecord: TKTLVRecord {
    init()
    init(tag: UInt8, value: Data)
  }
  struct TKError: Error {
    enum Code: Int { case notImplemented, communicationError, corruptedData, canceledByUser, authenticationFailed, objectNotFound, tokenNotFound, badParameter, authenticationNeeded }
    static var authenticationFailed: TKError.Code { get }
    static var authenticationNeeded: TKError.Code { get }
    static var badParameter: TKError.Code { get }
    static var canceledByUser: TKError.Code { get }
    var code: TKError.Code { get }
    static var communicationError: TKError.Code { get }
    static var corruptedData: TKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: TKError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var notImplemented: TKError.Code { get }
    static var objectNotFound: TKError.Code { get }
    static var tokenNotFound: TKError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var TKErrorDomain: String { get }
  class TKSimpleTLVRecord: TKTLVRecord {
    init()
    init(tag: UInt8, value: Data)
  }
  class TKSmartCard: NSObject {
    var allowedProtocols: TKSmartCardProtocol
    func beginSession() async throws -> Bool
    func beginSession(reply: @escaping (Bool, Error?) -> Void)
    var cla: UInt8
    var context: Any?
    var currentProtocol: TKSmartCardProtocol { get }
    func endSession()
    func inSessionWithError(_ error: NSErrorPointer, execute block: @escaping (UnsafeMutablePointer<Error>?) -> Bool) -> Bool
    init()
    func sendIns(_ ins: UInt8, p1: UInt8, p2: UInt8, data requestData: Data?, le: NSNumber?, reply: @escaping (Data?, UInt16, Error?) -> Void)
    func sendIns(_ ins: UInt8, p1: UInt8, p2: UInt8, data requestData: Data?, le: NSNumber?, sw: UnsafeMutablePointer<UInt16>) throws -> Data
    var sensitive: Bool
    var slot: TKSmartCardSlot { get }
    func transmitRequest(_ request: Data) async throws -> Data
    func transmitRequest(_ request: Data, reply: @escaping (Data?, Error?) -> Void)
    var useCommandChaining: Bool
    var useExtendedLength: Bool
    func userInteractionForSecurePINChange(with pinFormat: TKSmartCardPINFormat, apdu: Data, currentPINByteOffset currentPinByteOffset: Int, newPINByteOffset newPinByteOffset: Int) -> TKSmartCardUserInteractionForSecurePINChange?
    func userInteractionForSecurePINVerification(with pinFormat: TKSmartCardPINFormat, apdu: Data, pinByteOffset: Int) -> TKSmartCardUserInteractionForSecurePINVerification?
    var valid: Bool { get }
  }
  class TKSmartCardATR: NSObject {
    var bytes: Data { get }
    var historicalBytes: Data { get }
    var historicalRecords: [TKCompactTLVRecord]? { get }
    init(bytes: Data)
    init(source: @escaping () -> Int32)
    func interfaceGroup(at index: Int) -> TKSmartCardATRInterfaceGroup?
    func interfaceGroup(for protocolValue: TKSmartCardProtocol) -> TKSmartCardATRInterfaceGroup?
    var protocols: [NSNumber] { get }
  }
  class TKSmartCardATRInterfaceGroup: NSObject {
    init()
    var `protocol`: NSNumber? { get }
    var ta: NSNumber? { get }
    var tb: NSNumber? { get }
    var tc: NSNumber? { get }
  }
  enum TKSmartCardPINCharset: Int {
    case numeric, alphanumeric, upperAlphanumeric
  }
  struct TKSmartCardPINCompletion: OptionSet {
    init(rawValue: UInt)
    static var key: TKSmartCardPINCompletion { get }
    static var maxLength: TKSmartCardPINCompletion { get }
    var rawValue: UInt { get }
    static var timeout: TKSmartCardPINCompletion { get }
  }
  struct TKSmartCardPINConfirmation: OptionSet {
    static var current: TKSmartCardPINConfirmation { get }
    init(rawValue: UInt)
    static var new: TKSmartCardPINConfirmation { get }
    var rawValue: UInt { get }
  }
  enum TKSmartCardPINEncoding: Int {
    case binary, ascii, bcd
  }
  class TKSmartCardPINFormat: NSObject {
    var charset: TKSmartCardPINCharset
    var encoding: TKSmartCardPINEncoding
    init()
    var maxPINLength: Int
    var minPINLength: Int
    var pinBitOffset: Int
    var pinBlockByteLength: Int
    var pinJustification: TKSmartCardPINJustification
    var pinLengthBitOffset: Int
    var pinLengthBitSize: Int
  }
  enum TKSmartCardPINJustification: Int {
    case left, right
  }
  struct TKSmartCardProtocol: OptionSet {
    static var any: TKSmartCardProtocol { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var t0: TKSmartCardProtocol { get }
    static var t1: TKSmartCardProtocol { get }
    static var t15: TKSmartCardProtocol { get }
  }
  class TKSmartCardSlot: NSObject {
    var atr: TKSmartCardATR? { get }
    init()
    func makeSmartCard() -> TKSmartCard?
    var maxInputLength: Int { get }
    var maxOutputLength: Int { get }
    var name: String { get }
    var state: TKSmartCardSlotState { get }
  }
  class TKSmartCardSlotManager: NSObject {
    static var `default`: TKSmartCardSlotManager? { get }
    static func `default`() -> TKSmartCardSlotManager?
    func getSlotWithName(_ name: String, reply: @escaping (TKSmartCardSlot?) -> Void)
    func slot(withName name: String) async -> TKSmartCardSlot?
    func slotNamed(_ name: String) -> TKSmartCardSlot?
    var slotNames: [String] { get }
  }
  enum TKSmartCardSlotState: Int {
    case missing, empty, probing, muteCard, validCard
  }
  class TKSmartCardToken: TKToken {
    var aid: Data? { get }
    init()
    init(smartCard: TKSmartCard, aid: Data?, instanceID instanceId: String, tokenDriver: TKSmartCardTokenDriver)
  }
  class TKSmartCardTokenDriver: TKTokenDriver {
    init()
  }
  protocol TKSmartCardTokenDriverDelegate: TKTokenDriverDelegate {
    func tokenDriver(_ driver: TKSmartCardTokenDriver, createTokenFor smartCard: TKSmartCard, aid: Data?) throws -> TKSmartCardToken
  }
  class TKSmartCardTokenSession: TKTokenSession {
    init()
    init(token: TKToken)
    var smartCard: TKSmartCard { get }
  }
  class TKSmartCardUserInteraction: NSObject {
    func cancel() -> Bool
    var delegate: Any?
    init()
    var initialTimeout: Double
    var interactionTimeout: Double
    func run() async throws -> Bool
    func run(reply: @escaping (Bool, Error?) -> Void)
  }
  protocol TKSmartCardUserInteractionDelegate: NSObjectProtocol {
    func characterEntered(in interaction: TKSmartCardUserInteraction)
    func correctionKeyPressed(in interaction: TKSmartCardUserInteraction)
    func invalidCharacterEntered(in interaction: TKSmartCardUserInteraction)
    func newPINConfirmationRequested(in interaction: TKSmartCardUserInteraction)
    func newPINRequested(in interaction: TKSmartCardUserInteraction)
    func oldPINRequested(in interaction: TKSmartCardUserInteraction)
    func validationKeyPressed(in interaction: TKSmartCardUserInteraction)
  }
  class TKSmartCardUserInteractionForPINOperation: TKSmartCardUserInteraction {
    init()
    var locale: Locale?
    var pinCompletion: TKSmartCardPINCompletion
    var pinMessageIndices: [NSNumber]?
    var resultData: Data?
    var resultSW: UInt16
  }
  class TKSmartCardUserInteractionForSecurePINChange: TKSmartCardUserInteractionForPINOperation {
    init()
    var pinConfirmation: TKSmartCardPINConfirmation
  }
  class TKSmartCardUserInteractionForSecurePINVerification: TKSmartCardUserInteractionForPINOperation {
    init()
  }
  class TKTLVRecord: NSObject {
    var data: Data { get }
    init?(from data: Data)
    static func sequenceOfRecords(from data: Data) -> [TKTLVRecord]?
    var tag: UInt64 { get }
    var value: Data { get }
  }
  class TKToken: NSObject {
    var configuration: TKTokenConfiguration { get }
    var delegate: Any?
    init(tokenDriver: TKTokenDriver, instanceID instanceId: String)
    var keychainContents: TKTokenKeychainContents? { get }
    var tokenDriver: TKTokenDriver { get }
  }
  class TKTokenAuthOperation: NSObject, NSSecureCoding {
    func finish() throws
    init()
    init?(coder: NSCoder)
  }
  class TKTokenConfiguration: NSObject {
    func certificate(forObjectID objectId: Any) throws -> TKTokenKeychainCertificate
    var configurationData: Data?
    var instanceID: String { get }
    func key(forObjectID objectId: Any) throws -> TKTokenKeychainKey
    var keychainItems: [TKTokenKeychainItem]
  }
  protocol TKTokenDelegate: NSObjectProtocol {
    func token(_ token: TKToken) throws -> TKTokenSession
    func token(_ token: TKToken, terminateSession session: TKTokenSession)
  }
  class TKTokenDriver: NSObject {
    var delegate: Any?
    init()
  }
  class TKTokenDriverConfiguration: NSObject {
    func addTokenConfiguration(forTokenInstanceID instanceId: String) -> TKTokenConfiguration
    var classID: String { get }
    static var driverConfigurations: [String: TKTokenDriverConfiguration] { get }
    static func driverConfigurations() -> [String: TKTokenDriverConfiguration]
    func removeTokenConfiguration(forTokenInstanceID instanceId: String)
    var tokenConfigurations: [String: TKTokenConfiguration] { get }
  }
  protocol TKTokenDriverDelegate: NSObjectProtocol {
    func tokenDriver(_ driver: TKTokenDriver, terminateToken token: TKToken)
    func tokenDriver(_ driver: TKTokenDriver, tokenFor configuration: TKTokenConfiguration) throws -> TKToken
  }
  class TKTokenKeyAlgorithm: NSObject {
    func isAlgorithm(_ algorithm: SecKeyAlgorithm) -> Bool
    func supportsAlgorithm(_ algorithm: SecKeyAlgorithm) -> Bool
  }
  class TKTokenKeyExchangeParameters: NSObject {
    init()
    var requestedSize: Int { get }
    var sharedInfo: Data? { get }
  }
  class TKTokenKeychainCertificate: TKTokenKeychainItem {
    var data: Data { get }
    init()
    init(certificate certificateRef: SecKeyAlgorithm, objectID objectId: Any)
  }
  class TKTokenKeychainContents: NSObject {
    func certificate(forObjectID objectId: Any) throws -> TKTokenKeychainCertificate
    func fill(with items: [TKTokenKeychainItem])
    var items: [TKTokenKeychainItem] { get }
    func key(forObjectID objectId: Any) throws -> TKTokenKeychainKey
  }
  class TKTokenKeychainItem: NSObject {
    var constraints: [NSNumber: Any]?
    init(objectID objectId: Any)
    var label: String?
    var objectID: Any { get }
  }
  class TKTokenKeychainKey: TKTokenKeychainItem {
    var applicationTag: Data?
    var canDecrypt: Bool
    var canPerformKeyExchange: Bool
    var canSign: Bool
    init()
    init(certificate: UnsafeMutableRawPointer, objectID objectId: Any)
    var isSuitableForLogin: Bool
    var keySizeInBits: Int
    var keyType: String
    var publicKeyData: Data?
    var publicKeyHash: Data?
  }
  enum TKTokenOperation: Int {
    case none, readData, signData, decryptData, performKeyExchange
  }
  class TKTokenPasswordAuthOperation: TKTokenAuthOperation {
    init()
    var password: String?
  }
  class TKTokenSession: NSObject {
    var delegate: Any?
    init(token: TKToken)
    var token: TKToken { get }
  }
  protocol TKTokenSessionDelegate: NSObjectProtocol {
    func tokenSession(_ session: TKTokenSession, beginAuthFor operation: TKTokenOperation, constraint: Any) throws -> TKTokenAuthOperation
    func tokenSession(_ session: TKTokenSession, decryptData ciphertext: Data, usingKey keyObjectId: Any, algorithm: TKTokenKeyAlgorithm) throws -> Data
    func tokenSession(_ session: TKTokenSession, performKeyExchangeWithPublicKey otherPartyPublicKeyData: Data, usingKey objectId: Any, algorithm: TKTokenKeyAlgorithm, parameters: TKTokenKeyExchangeParameters) throws -> Data
    func tokenSession(_ session: TKTokenSession, sign dataToSign: Data, usingKey keyObjectId: Any, algorithm: TKTokenKeyAlgorithm) throws -> Data
    func tokenSession(_ session: TKTokenSession, supportsOperation operation: TKTokenOperation, usingKey keyObjectId: Any, algorithm: TKTokenKeyAlgorithm) -> Bool
  }
  class TKTokenSmartCardPINAuthOperation: TKTokenAuthOperation {
    var apduTemplate: Data?
    init()
    var pin: String?
    var pinByteOffset: Int
    var pinFormat: TKSmartCardPINFormat
    var smartCard: TKSmartCard?
  }
  class TKTokenWatcher: NSObject {
    func addRemovalHandler(_ removalHandler: @escaping (String) -> Void, forTokenID tokenId: String)
    init()
    init(insertionHandler: @escaping (String) -> Void)
    func setInsertionHandler(_ insertionHandler: @escaping (String) -> Void)
    var tokenIDs: [String] { get }
    func tokenInfo(forTokenID tokenId: String) -> TKTokenWatcherTokenInfo?
  }
  class TKTokenWatcherTokenInfo: NSObject {
    var driverName: String? { get }
    var slotName: String? { get }
    var tokenID: String { get }
  }
  """#
