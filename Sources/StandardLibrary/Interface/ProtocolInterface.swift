/// Protocols of the standard library.
let protocolInterface = """
  protocol AnyObject {}  // value
  protocol Sendable {}
  protocol SendableMetatype {}
  protocol Copyable {}
  protocol Escapable {}
  protocol BitwiseCopyable {}
  protocol Error {
    var localizedDescription: String { get }  // elsewhere
  }
  protocol Equatable { }
  protocol Hashable: Equatable {
    var hashValue: Int { get }
    func hash(into hasher: inout Hasher)  // elsewhere
  }
  struct Hasher {
    init()
    func combine<H: Hashable>(_ value: H)
    func finalize() -> Int
  }
  protocol Comparable: Equatable {}
  protocol Identifiable { associatedtype ID; var id: ID { get } }  // protocol
  protocol CustomStringConvertible { var description: String { get } }
  protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
  protocol CustomDebugStringConvertible { var debugDescription: String { get } }
  protocol CustomReflectable { var customMirror: Mirror { get } }
  protocol CustomPlaygroundDisplayConvertible {}
  protocol TextOutputStream {
    func write(_ string: String)  // elsewhere
  }
  protocol TextOutputStreamable {}
  protocol Encodable { func encode(to encoder: Encoder) throws }
  protocol Decodable { init(from decoder: Decoder) throws }
  typealias Codable = Encodable & Decodable
  protocol CodingKey {
    var stringValue: String { get }
    var intValue: Int? { get }
    init?(stringValue: String)
    init?(intValue: Int)
  }
  enum DecodingError: Error {
    struct Context { init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) }
    case typeMismatch(Any.Type, Context)
    case valueNotFound(Any.Type, Context)
    case keyNotFound(CodingKey, Context)
    case dataCorrupted(Context)
  }
  enum EncodingError: Error {
    struct Context { init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) }
    case invalidValue(Any, Context)
  }
  protocol RawRepresentable {
    associatedtype RawValue
    var rawValue: RawValue { get }
    init?(rawValue: RawValue)
  }
  protocol CaseIterable {  // value
    static var allCases: [Self] { get }
  }
  protocol ExpressibleByIntegerLiteral {}
  protocol ExpressibleByFloatLiteral {}
  protocol ExpressibleByBooleanLiteral {}
  protocol ExpressibleByNilLiteral {}
  protocol ExpressibleByStringLiteral {}
  protocol ExpressibleByUnicodeScalarLiteral {}
  protocol ExpressibleByExtendedGraphemeClusterLiteral {}
  protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
  protocol ExpressibleByArrayLiteral {}
  protocol ExpressibleByDictionaryLiteral {}
  protocol AdditiveArithmetic: Equatable { static var zero: Self { get } }
  protocol Numeric: AdditiveArithmetic {}
  protocol SignedNumeric: Numeric {}
  protocol Strideable: Comparable {
    func distance(to other: Self) -> Int
    func advanced(by distance: Int) -> Self
  }
  protocol SetAlgebra: Equatable {
    associatedtype Element
    init()
    func contains(_ member: Self) -> Bool
    func union(_ other: Self) -> Self
    func intersection(_ other: Self) -> Self
    func symmetricDifference(_ other: Self) -> Self
    func subtracting(_ other: Self) -> Self
    func formUnion(_ other: Self)
    func formIntersection(_ other: Self)
    func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self)
    func remove(_ member: Self) -> Self?
    func subtract(_ other: Self)
    func update(with member: Self) -> Self?
    func isSubset(of other: Self) -> Bool
    func isSuperset(of other: Self) -> Bool
    func isDisjoint(with other: Self) -> Bool
    var isEmpty: Bool { get }
  }
  protocol OptionSet: SetAlgebra, RawRepresentable {
    init(rawValue: RawValue)
  }
  protocol Encoder {
    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    func singleValueContainer() -> SingleValueEncodingContainer
    func unkeyedContainer() -> UnkeyedEncodingContainer
  }
  protocol Decoder {
    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    func singleValueContainer() throws -> SingleValueDecodingContainer
    func unkeyedContainer() throws -> UnkeyedDecodingContainer
  }
  struct KeyedEncodingContainer<Key> {
    func encode<T>(_ value: T, forKey key: Key) throws
    func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws
    func encodeNil(forKey key: Key) throws
    func nestedContainer<N>(keyedBy type: N.Type, forKey key: Key) -> KeyedEncodingContainer<N>
    func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer
    func superEncoder(forKey key: Key) -> Encoder
  }
  struct KeyedDecodingContainer<Key> {
    func decode<T>(_ type: T.Type, forKey key: Key) throws -> T
    func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?
    func decodeNil(forKey key: Key) throws -> Bool
    func contains(_ key: Key) -> Bool
    var allKeys: [Key] { get }
    func nestedContainer<N>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N>
    func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer
    func superDecoder(forKey key: Key) throws -> Decoder
  }
  protocol SingleValueEncodingContainer { func encode<T>(_ value: T) throws; func encodeNil() throws }
  protocol SingleValueDecodingContainer {
    func decode<T>(_ type: T.Type) throws -> T
    func decodeNil() -> Bool
  }
  protocol UnkeyedEncodingContainer { func encode<T>(_ value: T) throws }
  protocol UnkeyedDecodingContainer {
    func decode<T>(_ type: T.Type) throws -> T
    func decodeIfPresent<T>(_ type: T.Type) throws -> T?
    var isAtEnd: Bool { get }
    var count: Int? { get }
    var currentIndex: Int { get }
  }
  """
