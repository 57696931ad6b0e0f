/// What is known of the module `CryptoKit`.
let cryptoKitInterface = #"""
  // exports: Foundation
  enum AES: Sendable {}
  extension AES.GCM {
    struct Nonce: ContiguousBytes, Sequence, Sendable {}
    struct SealedBox: AEADSealedBox, Sendable {}
    static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws(CryptoKitMetaError) -> Data
    static func open<AuthenticatedData: DataProtocol>()
    static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>()
    static func seal<Plaintext: DataProtocol>()
  }
  extension AES.GCM.Nonce {
    init()
    init<D: DataProtocol>(data: D) throws(CryptoKitMetaError)
    func makeIterator() -> Array<UInt8>.Iterator
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension AES.GCM.SealedBox {
    var ciphertext: Data { get }
    var combined: Data? { get }
    init<C: DataProtocol, T: DataProtocol>(nonce: AES.GCM.Nonce, ciphertext: C, tag: T) throws(CryptoKitMetaError)
    init<D: DataProtocol>(combined: D) throws(CryptoKitMetaError)
    var nonce: AES.GCM.Nonce { get }
    var tag: Data { get }
  }
  extension AES.KeyWrap {
    static func unwrap<WrappedKey: DataProtocol>(_ wrappedKey: WrappedKey, using kek: SymmetricKey) throws -> SymmetricKey
    static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data
  }
  extension ASN1.ASN1BMPString {
    init(stringLiteral value: StringLiteralType)
  }
  extension ASN1.ASN1BMPString: ExpressibleByStringLiteral {}
  extension ASN1.ASN1BitString: ContiguousBytes {}
  extension ASN1.ASN1BitString: Hashable {}
  extension ASN1.ASN1Identifier: CustomStringConvertible {}
  extension ASN1.ASN1Identifier: Hashable {}
  extension ASN1.ASN1NodeCollection: Sequence {}
  extension ASN1.ASN1ObjectIdentifier: ExpressibleByArrayLiteral {}
  extension ASN1.ASN1ObjectIdentifier: Hashable {}
  extension ASN1.ASN1OctetString: ContiguousBytes {}
  extension ASN1.ASN1OctetString: Hashable {}
  extension ASN1.ASN1ParseResult: Hashable {}
  extension ASN1.ASN1ParserNode: CustomStringConvertible {}
  extension ASN1.ASN1ParserNode: Hashable {}
  extension ASN1.ASN1PrintableString {
    init(stringLiteral value: StringLiteralType)
  }
  extension ASN1.ASN1PrintableString: ExpressibleByStringLiteral {}
  extension ASN1.ASN1TeletexString {
    init(stringLiteral value: StringLiteralType)
  }
  extension ASN1.ASN1TeletexString: ExpressibleByStringLiteral {}
  extension ASN1.ASN1UTF8String {
    init(stringLiteral value: StringLiteralType)
  }
  extension ASN1.ASN1UTF8String: ExpressibleByStringLiteral {}
  extension ASN1.ASN1UniversalString {
    init(stringLiteral value: StringLiteralType)
  }
  extension ASN1.ASN1UniversalString: ExpressibleByStringLiteral {}
  extension Array: Zeroization where Element == UInt8 {}
  extension ArraySlice: ASN1ImplicitlyTaggable where Element == UInt8 {}
  extension ArraySlice: ASN1IntegerRepresentable where Element == UInt8 {}
  extension ArraySlice: ASN1Parseable where Element == UInt8 {}
  extension ArraySlice: ASN1Serializable where Element == UInt8 {}
  extension Bool: ASN1ImplicitlyTaggable {}
  enum ChaChaPoly: Cipher, Sendable {
    struct Nonce: ContiguousBytes, Sequence, Sendable {}
    struct SealedBox: AEADSealedBox, Sendable {}
    static func open()
    static func open<AuthenticatedData: DataProtocol>()
    static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>()
    static func seal<Plaintext: DataProtocol>()
  }
  extension ChaChaPoly.Nonce {
    init()
    init<D: DataProtocol>(data: D) throws(CryptoKitMetaError)
    func makeIterator() -> Array<UInt8>.Iterator
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension ChaChaPoly.SealedBox {
    var ciphertext: Data { get }
    var combined: Data { get }
    init<C: DataProtocol, T: DataProtocol>(nonce: ChaChaPoly.Nonce, ciphertext: C, tag: T) throws
    init<D: DataProtocol>(combined: D) throws
    var nonce: ChaChaPoly.Nonce { get }
    var tag: Data { get }
  }
  typealias CryptoASN1Error = CryptoKitASN1Error
  typealias CryptoError = CryptoKitError
  enum CryptoKitASN1Error: Equatable, Error, Hashable {
    case invalidFieldIdentifier, unexpectedFieldType, invalidObjectIdentifier, invalidASN1Object, invalidASN1IntegerEncoding, truncatedASN1Field, unsupportedFieldLength, invalidPEMDocument
  }
  enum CryptoKitError: Error, Equatable, Hashable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, underlyingCoreCryptoError(error: Int32), wrapFailure, unwrapFailure, invalidParameter
  }
  enum CryptoKitMetaError: Error {
    case cryptoKitError(underlyingError: CryptoKitError), asn1Error(underlyingError: CryptoKitASN1Error), rsapssspkiError(underlyingError: RSAPSSSPKIError)
  }
  enum Curve25519: Sendable {}
  extension Curve25519.KeyAgreement {
    struct PrivateKey: DiffieHellmanKeyAgreement, Sendable, HPKEDiffieHellmanPrivateKeyGeneration {}
    struct PublicKey: ECPublicKey, Sendable, HPKEDiffieHellmanPublicKey {}
  }
  extension Curve25519.KeyAgreement.PrivateKey {
    init()
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    var publicKey: Curve25519.KeyAgreement.PublicKey { get }
    var rawRepresentation: Data { get }
    func sharedSecretFromKeyAgreement(with publicKeyShare: Curve25519.KeyAgreement.PublicKey) throws(CryptoKitMetaError) -> SharedSecret
  }
  extension Curve25519.KeyAgreement.PublicKey {
    typealias EphemeralPrivateKey = Curve25519.KeyAgreement.PrivateKey
    typealias HPKEEphemeralPrivateKey = Curve25519.KeyAgreement.PrivateKey
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    init<D>(_ serialization: D, kem: HPKE.KEM) throws where D: ContiguousBytes
    var rawRepresentation: Data { get }
  }
  extension Curve25519.Signing {
    struct PrivateKey: ECPrivateKey, Sendable, Signer {}
    struct PublicKey: Sendable, DataValidator {}
  }
  extension Curve25519.Signing.PrivateKey {
    init()
    init<D: ContiguousBytes>(rawRepresentation data: D) throws(CryptoKitMetaError)
    var publicKey: PublicKey { get }
    var rawRepresentation: Data { get }
    func signature<D: DataProtocol>(for data: D) throws(CryptoKitMetaError) -> Data
  }
  extension Curve25519.Signing.PublicKey {
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool
    var rawRepresentation: Data { get }
  }
  extension Data: Zeroization {}
  protocol DiffieHellmanKeyAgreement: Sendable {
    associatedtype PublicKey: Sendable
    var publicKey: PublicKey { get }
    func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws(CryptoKitMetaError) -> SharedSecret
  }
  protocol Digest: Hashable, Sendable, ContiguousBytes, Sequence where Element == UInt8 {
    static var byteCount: Int { get }
  }
  extension Digest {
    var description: String { get }
    func makeIterator() -> Array<UInt8>.Iterator
  }
  struct HKDF<H: HashFunction>: Sendable {
    static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey
    static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey
    static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int) -> SymmetricKey
    static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey
    static func expand<PRK: ContiguousBytes, Info: DataProtocol>(pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int) -> SymmetricKey
    static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H>
  }
  struct HMAC<H: HashFunction>: MACAlgorithm, Sendable {
    typealias Key = SymmetricKey
    typealias MAC = HashedAuthenticationCode<H>
    static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC
    func finalize() -> MAC
    init(key: SymmetricKey)
    static func isValidAuthenticationCode(_ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey) -> Bool
    static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(_ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey) -> Bool
    static func isValidAuthenticationCode<D: DataProtocol>(_ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey) -> Bool
    func update<D: DataProtocol>(data: D)
  }
  enum HPKE: Sendable {}
  extension HPKE.Ciphersuite {
    static var Curve25519_SHA256_ChachaPoly: Ciphersuite { get }
    static var P256_SHA256_AES_GCM_256: Ciphersuite { get }
    static var P384_SHA384_AES_GCM_256: Ciphersuite { get }
    static var P521_SHA512_AES_GCM_256: Ciphersuite { get }
    static var XWingMLKEM768X25519_SHA256_AES_GCM_256: Ciphersuite { get }
    var aead: HPKE.AEAD { get }
    init(kem: HPKE.KEM, kdf: HPKE.KDF, aead: HPKE.AEAD)
    var kdf: HPKE.KDF { get }
    var kem: HPKE.KEM { get }
  }
  extension HPKE.KEM {
    static var allCases: [HPKE.KEM] { get }
  }
  extension HPKE.Recipient {
    func exportSecret<Context: DataProtocol>(context: Context, outputByteCount: Int) throws -> SymmetricKey
    init<SK: HPKEDiffieHellmanPrivateKey>(privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data) throws
    init<SK: HPKEDiffieHellmanPrivateKey>(privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data, authenticatedBy authenticationKey: SK.PublicKey) throws
    init<SK: HPKEDiffieHellmanPrivateKey>(privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data, authenticatedBy authenticationKey: SK.PublicKey, presharedKey psk: SymmetricKey, presharedKeyIdentifier pskID: Data) throws
    init<SK: HPKEDiffieHellmanPrivateKey>(privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data, presharedKey psk: SymmetricKey, presharedKeyIdentifier pskID: Data) throws
    init<SK: HPKEKEMPrivateKey>(privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data) throws
    func open<C: DataProtocol, AD: DataProtocol>(_ ciphertext: C, authenticating aad: AD) throws -> Data
    func open<C: DataProtocol>(_ ciphertext: C) throws -> Data
  }
  extension HPKE.Sender {
    var encapsulatedKey: Data { get }
    func exportSecret<Context: DataProtocol>(context: Context, outputByteCount: Int) throws -> SymmetricKey
    init<PK: HPKEDiffieHellmanPublicKey>(recipientKey: PK, ciphersuite: Ciphersuite, info: Data) throws
    init<PK: HPKEDiffieHellmanPublicKey>(recipientKey: PK, ciphersuite: Ciphersuite, info: Data, presharedKey psk: SymmetricKey, presharedKeyIdentifier pskID: Data) throws
    init<PK: HPKEKEMPublicKey>(recipientKey: PK, ciphersuite: Ciphersuite, info: Data) throws
    init<SK: HPKEDiffieHellmanPrivateKey>(recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data, authenticatedBy authenticationKey: SK) throws
    init<SK: HPKEDiffieHellmanPrivateKey>(recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data, authenticatedBy authenticationKey: SK, presharedKey psk: SymmetricKey, presharedKeyIdentifier pskID: Data) throws
    func seal<M: DataProtocol, AD: DataProtocol>(_ msg: M, authenticating aad: AD) throws -> Data
    func seal<M: DataProtocol>(_ msg: M) throws -> Data
  }
  protocol HPKEDiffieHellmanPrivateKey: Sendable, DiffieHellmanKeyAgreement where PublicKey: HPKEDiffieHellmanPublicKey {}
  protocol HPKEDiffieHellmanPrivateKeyGeneration: HPKEDiffieHellmanPrivateKey, Sendable {
    init()
  }
  protocol HPKEDiffieHellmanPublicKey: HPKEPublicKeySerialization, Sendable where EphemeralPrivateKey.PublicKey == Self {
    associatedtype EphemeralPrivateKey: HPKEDiffieHellmanPrivateKeyGeneration
  }
  protocol HPKEKEMPrivateKey: Sendable, KEMPrivateKey where PublicKey: HPKEKEMPublicKey {}
  protocol HPKEKEMPrivateKeyGeneration: HPKEKEMPrivateKey, Sendable {
    init() throws
  }
  protocol HPKEKEMPublicKey: KEMPublicKey, HPKEPublicKeySerialization where EphemeralPrivateKey.PublicKey == Self {
    associatedtype EphemeralPrivateKey: HPKEKEMPrivateKeyGeneration
  }
  protocol HPKEPublicKeySerialization: Sendable {
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
    init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws
  }
  protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    func finalize() -> Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  extension HashFunction {
    func update<D: DataProtocol>(data: D)
  }
  struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
  }
  enum Insecure: Sendable {}
  extension Insecure.MD5 {
    typealias Digest = Insecure.MD5Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  extension Insecure.MD5Digest {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension Insecure.SHA1 {
    typealias Digest = Insecure.SHA1Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  extension Insecure.SHA1Digest {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension Int: ASN1IntegerRepresentable {}
  extension Int16: ASN1IntegerRepresentable {}
  extension Int32: ASN1IntegerRepresentable {}
  extension Int64: ASN1IntegerRepresentable {}
  extension Int8: ASN1IntegerRepresentable {}
  extension IntegerBytesCollection: RandomAccessCollection {}
  extension IntegerBytesCollection.Index: Comparable {}
  extension IntegerBytesCollection.Index: Equatable {}
  extension IntegerBytesCollection.Index: Strideable {}
  enum KEM: Sendable {}
  extension KEM.EncapsulationResult {
    var encapsulated: Data { get }
    init(sharedSecret: SymmetricKey, encapsulated: Data)
    var sharedSecret: SymmetricKey { get }
  }
  protocol KEMPrivateKey: Sendable {
    associatedtype PublicKey: KEMPublicKey
    func decapsulate(_ encapsulated: Data) throws -> SymmetricKey
    static func generate() throws -> Self
    var publicKey: PublicKey { get }
  }
  protocol KEMPublicKey: Sendable {
    func encapsulate() throws -> KEM.EncapsulationResult
  }
  enum MLDSA65: Sendable, BoringSSLBackedMLDSAParameters {}
  extension MLDSA65.InternalPrivateKey: BoringSSLBackedMLDSAPrivateKey {}
  extension MLDSA65.InternalPublicKey: BoringSSLBackedMLDSAPublicKey {}
  extension MLDSA65.PrivateKey {
    init() throws
    init<D: DataProtocol>(integrityCheckedRepresentation: D) throws
    init<D: DataProtocol>(seedRepresentation: D, publicKey: MLDSA65.PublicKey?) throws
    var integrityCheckedRepresentation: Data { get }
    var publicKey: PublicKey { get }
    var seedRepresentation: Data { get }
    func signature<D: DataProtocol, C: DataProtocol>(for data: D, context: C) throws -> Data
    func signature<D: DataProtocol>(for data: D) throws -> Data
  }
  extension MLDSA65.PublicKey {
    init<D: DataProtocol>(rawRepresentation: D) throws
    func isValidSignature<S: DataProtocol, D: DataProtocol, C: DataProtocol>(_ signature: S, for data: D, context: C) -> Bool
    func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool
    var rawRepresentation: Data { get }
  }
  enum MLDSA87: Sendable, BoringSSLBackedMLDSAParameters {}
  extension MLDSA87.InternalPrivateKey: BoringSSLBackedMLDSAPrivateKey {}
  extension MLDSA87.InternalPublicKey: BoringSSLBackedMLDSAPublicKey {}
  extension MLDSA87.PrivateKey {
    init() throws
    init<D: DataProtocol>(integrityCheckedRepresentation: D) throws
    init<D: DataProtocol>(seedRepresentation: D, publicKey: MLDSA87.PublicKey?) throws
    var integrityCheckedRepresentation: Data { get }
    var publicKey: PublicKey { get }
    var seedRepresentation: Data { get }
    func signature<D: DataProtocol, C: DataProtocol>(for data: D, context: C) throws -> Data
    func signature<D: DataProtocol>(for data: D) throws -> Data
  }
  extension MLDSA87.PublicKey {
    init<D: DataProtocol>(rawRepresentation: D) throws
    func isValidSignature<S: DataProtocol, D: DataProtocol, C: DataProtocol>(_ signature: S, for data: D, context: C) -> Bool
    func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool
    var rawRepresentation: Data { get }
  }
  enum MLKEM1024: Sendable, BoringSSLBackedMLKEMParameters {}
  extension MLKEM1024.InternalPrivateKey: BoringSSLBackedMLKEMPrivateKey {}
  extension MLKEM1024.InternalPublicKey: BoringSSLBackedMLKEMPublicKey {}
  extension MLKEM1024.PrivateKey {
    func decapsulate<D: DataProtocol>(_ encapsulated: D) throws -> SymmetricKey
    static func generate() throws -> MLKEM1024.PrivateKey
    init() throws
    init<D: DataProtocol>(integrityCheckedRepresentation: D) throws
    init<D: DataProtocol>(seedRepresentation: D, publicKey: MLKEM1024.PublicKey?) throws
    var integrityCheckedRepresentation: Data { get }
    var publicKey: MLKEM1024.PublicKey { get }
    var seedRepresentation: Data { get }
  }
  extension MLKEM1024.PublicKey {
    func encapsulate() throws -> KEM.EncapsulationResult
    init<D: DataProtocol>(rawRepresentation: D) throws
    var rawRepresentation: Data { get }
  }
  enum MLKEM768: Sendable, BoringSSLBackedMLKEMParameters {}
  extension MLKEM768.InternalPrivateKey: BoringSSLBackedMLKEMPrivateKey {}
  extension MLKEM768.InternalPublicKey: BoringSSLBackedMLKEMPublicKey {}
  extension MLKEM768.PrivateKey {
    func decapsulate<D: DataProtocol>(_ encapsulated: D) throws -> SymmetricKey
    static func generate() throws -> MLKEM768.PrivateKey
    init() throws
    init<D: DataProtocol>(integrityCheckedRepresentation: D) throws
    init<D: DataProtocol>(seedRepresentation: D, publicKey: MLKEM768.PublicKey?) throws
    var integrityCheckedRepresentation: Data { get }
    var publicKey: MLKEM768.PublicKey { get }
    var seedRepresentation: Data { get }
  }
  extension MLKEM768.PublicKey {
    func encapsulate() throws -> KEM.EncapsulationResult
    init<D: DataProtocol>(rawRepresentation: D) throws
    var rawRepresentation: Data { get }
  }
  protocol MessageAuthenticationCode: Hashable, ContiguousBytes, Sendable, Sequence where Element == UInt8 {
    var byteCount: Int { get }
  }
  extension MessageAuthenticationCode {
    var description: String { get }
    func makeIterator() -> Array<UInt8>.Iterator
  }
  enum P256: Sendable, OpenSSLSupportedNISTCurve {}
  extension P256.KeyAgreement {
    struct PrivateKey: NISTECPrivateKey, Sendable, HPKEDiffieHellmanPrivateKeyGeneration, DiffieHellmanKeyAgreement {}
    struct PublicKey: NISTECPublicKey, Sendable, HPKEDiffieHellmanPublicKey {}
  }
  extension P256.KeyAgreement.PrivateKey {
    var derRepresentation: Data { get }
    init()
    init(compactRepresentable: Bool = nil)
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    var pemRepresentation: String { get }
    var publicKey: P256.KeyAgreement.PublicKey { get }
    var rawRepresentation: Data { get }
    func sharedSecretFromKeyAgreement(with publicKeyShare: P256.KeyAgreement.PublicKey) throws(CryptoKitMetaError) -> SharedSecret
    var x963Representation: Data { get }
  }
  extension P256.KeyAgreement.PublicKey {
    typealias EphemeralPrivateKey = P256.KeyAgreement.PrivateKey
    typealias HPKEEphemeralPrivateKey = P256.KeyAgreement.PrivateKey
    var compactRepresentation: Data? { get }
    var compressedRepresentation: Data { get }
    var derRepresentation: Data { get }
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    init<D>(_ serialization: D, kem: HPKE.KEM) throws where D: ContiguousBytes
    var pemRepresentation: String { get }
    var rawRepresentation: Data { get }
    var x963Representation: Data { get }
  }
  extension P256.Signing {
    struct ECDSASignature: ContiguousBytes, NISTECDSASignature, Sendable {}
    struct PrivateKey: NISTECPrivateKey, Sendable, DigestSigner, Signer {}
    struct PublicKey: NISTECPublicKey, Sendable, DigestValidator, DataValidator {}
  }
  extension P256.Signing.ECDSASignature {
    var derRepresentation: Data { get }
    init<D: DataProtocol>(derRepresentation: D) throws(CryptoKitMetaError)
    init<D: DataProtocol>(rawRepresentation: D) throws(CryptoKitMetaError)
    var rawRepresentation: Data
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
  }
  extension P256.Signing.PrivateKey {
    var derRepresentation: Data { get }
    init(compactRepresentable: Bool = nil)
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    var pemRepresentation: String { get }
    var publicKey: P256.Signing.PublicKey { get }
    var rawRepresentation: Data { get }
    func signature<D: DataProtocol>(for data: D) throws(CryptoKitMetaError) -> P256.Signing.ECDSASignature
    func signature<D: Digest>(for digest: D) throws(CryptoKitMetaError) -> P256.Signing.ECDSASignature
    var x963Representation: Data { get }
  }
  extension P256.Signing.PublicKey {
    var compactRepresentation: Data? { get }
    var compressedRepresentation: Data { get }
    var derRepresentation: Data { get }
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    func isValidSignature<D: DataProtocol>(_ signature: P256.Signing.ECDSASignature, for data: D) -> Bool
    func isValidSignature<D: Digest>(_ signature: P256.Signing.ECDSASignature, for digest: D) -> Bool
    var pemRepresentation: String { get }
    var rawRepresentation: Data { get }
    var x963Representation: Data { get }
  }
  enum P384: Sendable, OpenSSLSupportedNISTCurve {}
  extension P384.KeyAgreement {
    struct PrivateKey: NISTECPrivateKey, Sendable, HPKEDiffieHellmanPrivateKeyGeneration, DiffieHellmanKeyAgreement {}
    struct PublicKey: NISTECPublicKey, Sendable, HPKEDiffieHellmanPublicKey {}
  }
  extension P384.KeyAgreement.PrivateKey {
    var derRepresentation: Data { get }
    init()
    init(compactRepresentable: Bool = nil)
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    var pemRepresentation: String { get }
    var publicKey: P384.KeyAgreement.PublicKey { get }
    var rawRepresentation: Data { get }
    func sharedSecretFromKeyAgreement(with publicKeyShare: P384.KeyAgreement.PublicKey) throws(CryptoKitMetaError) -> SharedSecret
    var x963Representation: Data { get }
  }
  extension P384.KeyAgreement.PublicKey {
    typealias EphemeralPrivateKey = P384.KeyAgreement.PrivateKey
    var compactRepresentation: Data? { get }
    var compressedRepresentation: Data { get }
    var derRepresentation: Data { get }
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    init<D>(_ serialization: D, kem: HPKE.KEM) throws where D: ContiguousBytes
    var pemRepresentation: String { get }
    var rawRepresentation: Data { get }
    var x963Representation: Data { get }
  }
  extension P384.Signing {
    struct ECDSASignature: ContiguousBytes, NISTECDSASignature, Sendable {}
    struct PrivateKey: NISTECPrivateKey, Sendable, DigestSigner, Signer {}
    struct PublicKey: NISTECPublicKey, Sendable, DigestValidator, DataValidator {}
  }
  extension P384.Signing.ECDSASignature {
    var derRepresentation: Data { get }
    init<D: DataProtocol>(derRepresentation: D) throws(CryptoKitMetaError)
    init<D: DataProtocol>(rawRepresentation: D) throws(CryptoKitMetaError)
    var rawRepresentation: Data
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
  }
  extension P384.Signing.PrivateKey {
    var derRepresentation: Data { get }
    init(compactRepresentable: Bool = nil)
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    var pemRepresentation: String { get }
    var publicKey: P384.Signing.PublicKey { get }
    var rawRepresentation: Data { get }
    func signature<D: DataProtocol>(for data: D) throws(CryptoKitMetaError) -> P384.Signing.ECDSASignature
    func signature<D: Digest>(for digest: D) throws(CryptoKitMetaError) -> P384.Signing.ECDSASignature
    var x963Representation: Data { get }
  }
  extension P384.Signing.PublicKey {
    var compactRepresentation: Data? { get }
    var compressedRepresentation: Data { get }
    var derRepresentation: Data { get }
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    func isValidSignature<D: DataProtocol>(_ signature: P384.Signing.ECDSASignature, for data: D) -> Bool
    func isValidSignature<D: Digest>(_ signature: P384.Signing.ECDSASignature, for digest: D) -> Bool
    var pemRepresentation: String { get }
    var rawRepresentation: Data { get }
    var x963Representation: Data { get }
  }
  enum P521: Sendable, OpenSSLSupportedNISTCurve {}
  extension P521.KeyAgreement {
    struct PrivateKey: NISTECPrivateKey, Sendable, HPKEDiffieHellmanPrivateKeyGeneration, DiffieHellmanKeyAgreement {}
    struct PublicKey: NISTECPublicKey, Sendable, HPKEDiffieHellmanPublicKey {}
  }
  extension P521.KeyAgreement.PrivateKey {
    var derRepresentation: Data { get }
    init()
    init(compactRepresentable: Bool = nil)
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    var pemRepresentation: String { get }
    var publicKey: P521.KeyAgreement.PublicKey { get }
    var rawRepresentation: Data { get }
    func sharedSecretFromKeyAgreement(with publicKeyShare: P521.KeyAgreement.PublicKey) throws(CryptoKitMetaError) -> SharedSecret
    var x963Representation: Data { get }
  }
  extension P521.KeyAgreement.PublicKey {
    typealias EphemeralPrivateKey = P521.KeyAgreement.PrivateKey
    typealias HPKEEphemeralPrivateKey = P521.KeyAgreement.PrivateKey
    var compactRepresentation: Data? { get }
    var compressedRepresentation: Data { get }
    var derRepresentation: Data { get }
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    init<D>(_ serialization: D, kem: HPKE.KEM) throws where D: ContiguousBytes
    var pemRepresentation: String { get }
    var rawRepresentation: Data { get }
    var x963Representation: Data { get }
  }
  extension P521.Signing {
    struct ECDSASignature: ContiguousBytes, NISTECDSASignature, Sendable {}
    struct PrivateKey: NISTECPrivateKey, Sendable, DigestSigner, Signer {}
    struct PublicKey: NISTECPublicKey, Sendable, DigestValidator, DataValidator {}
  }
  extension P521.Signing.ECDSASignature {
    var derRepresentation: Data { get }
    init<D: DataProtocol>(derRepresentation: D) throws(CryptoKitMetaError)
    init<D: DataProtocol>(rawRepresentation: D) throws(CryptoKitMetaError)
    var rawRepresentation: Data
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
  }
  extension P521.Signing.PrivateKey {
    var derRepresentation: Data { get }
    init(compactRepresentable: Bool = nil)
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    var pemRepresentation: String { get }
    var publicKey: P521.Signing.PublicKey { get }
    var rawRepresentation: Data { get }
    func signature<D: DataProtocol>(for data: D) throws(CryptoKitMetaError) -> P521.Signing.ECDSASignature
    func signature<D: Digest>(for digest: D) throws(CryptoKitMetaError) -> P521.Signing.ECDSASignature
    var x963Representation: Data { get }
  }
  extension P521.Signing.PublicKey {
    var compactRepresentation: Data? { get }
    var compressedRepresentation: Data { get }
    var derRepresentation: Data { get }
    init(pemRepresentation: String) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws(CryptoKitMetaError)
    init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws(CryptoKitMetaError) where Bytes.Element == UInt8
    init<D: ContiguousBytes>(rawRepresentation: D) throws(CryptoKitMetaError)
    func isValidSignature<D: DataProtocol>(_ signature: P521.Signing.ECDSASignature, for data: D) -> Bool
    func isValidSignature<D: Digest>(_ signature: P521.Signing.ECDSASignature, for digest: D) -> Bool
    var pemRepresentation: String { get }
    var rawRepresentation: Data { get }
    var x963Representation: Data { get }
  }
  struct RSAPSSSPKIError: Error {}
  struct SHA256: HashFunctionImplementationDetails, Sendable, BoringSSLBackedHashFunction {
    typealias Digest = SHA256Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  struct SHA256Digest: DigestPrivate {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  typealias SHA2_256 = SHA256
  typealias SHA2_384 = SHA384
  typealias SHA2_512 = SHA512
  struct SHA384: HashFunctionImplementationDetails, Sendable, BoringSSLBackedHashFunction {
    typealias Digest = SHA384Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  struct SHA384Digest: DigestPrivate {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  struct SHA3_256: HashFunctionImplementationDetails, Sendable, XKCPBackedHashFunction {
    typealias Digest = SHA3_256Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  struct SHA3_256Digest: DigestPrivate {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  struct SHA3_384: HashFunctionImplementationDetails, Sendable, XKCPBackedHashFunction {
    typealias Digest = SHA3_384Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  struct SHA3_384Digest: DigestPrivate {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  struct SHA3_512: HashFunctionImplementationDetails, Sendable, XKCPBackedHashFunction {
    typealias Digest = SHA3_512Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  struct SHA3_512Digest: DigestPrivate {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  struct SHA512: HashFunctionImplementationDetails, Sendable, BoringSSLBackedHashFunction {
    typealias Digest = SHA512Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    func finalize() -> Self.Digest
    init()
    func update(bufferPointer: UnsafeRawBufferPointer)
  }
  struct SHA512Digest: DigestPrivate {
    static var byteCount: Int { get }
    var description: String { get }
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension SecureBytes: BidirectionalCollection {}
  extension SecureBytes: Collection {}
  extension SecureBytes: ContiguousBytes {}
  extension SecureBytes: DataProtocol {}
  extension SecureBytes: Equatable {}
  extension SecureBytes: MutableCollection {}
  extension SecureBytes: MutableDataProtocol {}
  extension SecureBytes: RandomAccessCollection {}
  extension SecureBytes: RangeReplaceableCollection {}
  extension SecureBytes.Backing: ContiguousBytes {}
  extension SecureBytes.Index: Comparable {}
  extension SecureBytes.Index: Hashable {}
  extension SecureBytes.Index: Strideable {}
  enum SecureEnclave {
    enum P256 {}
    static var isAvailable: Bool { get }
  }
  extension SecureEnclave.P256 {
    enum KeyAgreement {}
    enum Signing {}
  }
  extension SecureEnclave.P256.KeyAgreement {
    struct PrivateKey {}
  }
  extension SecureEnclave.P256.KeyAgreement.PrivateKey {
    var dataRepresentation: Data { get }
    init(compactRepresentable: Bool = nil, accessControl: SecAccessControl = nil, authenticationContext: LAContext? = nil) throws
    init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws
    var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { get }
    func sharedSecretFromKeyAgreement(with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey) throws -> SharedSecret
  }
  extension SecureEnclave.P256.Signing {
    struct PrivateKey {}
  }
  extension SecureEnclave.P256.Signing.PrivateKey {
    var dataRepresentation: Data { get }
    init(compactRepresentable: Bool = nil, accessControl: SecAccessControl = nil, authenticationContext: LAContext? = nil) throws
    init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws
    var publicKey: CryptoKit.P256.Signing.PublicKey { get }
    func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature
  }
  struct SharedSecret: ContiguousBytes, Sendable, Hashable, Equatable, CustomStringConvertible {
    var description: String { get }
    func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
    func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey
  }
  struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
    var bitCount: Int { get }
    init(size: SymmetricKeySize)
    init<D: ContiguousBytes>(data: D)
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R
  }
  struct SymmetricKeySize: Sendable {
    var bitCount: Int { get }
    static var bits128: SymmetricKeySize { get }
    static var bits192: SymmetricKeySize { get }
    static var bits256: SymmetricKeySize { get }
    init(bitCount: Int)
  }
  extension UInt: ASN1IntegerRepresentable {}
  extension UInt16: ASN1IntegerRepresentable {}
  extension UInt32: ASN1IntegerRepresentable {}
  extension UInt64: ASN1IntegerRepresentable {}
  extension UInt8: ASN1IntegerRepresentable {}
  extension UnsafeMutablePointer: Zeroization {}
  extension UnsafeMutableRawBufferPointer: Zeroization {}
  enum XWingMLKEM768X25519: Sendable {}
  extension XWingMLKEM768X25519.PrivateKey {
    func decapsulate(_ encapsulated: Data) throws -> SymmetricKey
    static func generate() throws -> XWingMLKEM768X25519.PrivateKey
    init() throws
    init<D: DataProtocol>(integrityCheckedRepresentation: D) throws
    init<D: DataProtocol>(seedRepresentation: D, publicKey: XWingMLKEM768X25519.PublicKey?) throws
    var integrityCheckedRepresentation: Data { get }
    var publicKey: XWingMLKEM768X25519.PublicKey { get }
    var seedRepresentation: Data { get }
  }
  extension XWingMLKEM768X25519.PublicKey {
    typealias EphemeralPrivateKey = XWingMLKEM768X25519.PrivateKey
    typealias HPKEEphemeralPrivateKey = XWingMLKEM768X25519.PrivateKey
    func encapsulate() throws -> KEM.EncapsulationResult
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
    init<D: ContiguousBytes>(rawRepresentation: D) throws
    init<D>(_ serialization: D, kem: HPKE.KEM) throws where D: ContiguousBytes
    var rawRepresentation: Data { get }
  }
  """#
