import SourceText

/// What chains need to know of the standard library and of Foundation: the members that carry a type of the project
/// through, and those whose result is worth a name; of Apple's other frameworks the classes alone. Swift declarations
/// without bodies, read like any other file.
///
/// Members that lead nowhere are left out: a chain ends there either way. Order counts among overloads that the
/// arguments do not tell apart.
package let standardLibraryInterface = [
  protocolInterface, collectionInterface, valueInterface, textInterface, functionInterface,
  concurrencyInterface, foundationInterface, frameworkInterface,
].joined(separator: "\n")

let protocolInterface = """
  protocol AnyObject {}
  protocol Sendable {}
  protocol SendableMetatype {}
  protocol Copyable {}
  protocol Escapable {}
  protocol BitwiseCopyable {}
  protocol Error { var localizedDescription: String { get } }
  protocol Equatable { }
  protocol Hashable: Equatable {
    var hashValue: Int { get }
    func hash(into hasher: inout Hasher)
  }
  struct Hasher {
    init()
    func combine<H: Hashable>(_ value: H)
    func finalize() -> Int
  }
  protocol Comparable: Equatable {}
  protocol Identifiable { associatedtype ID; var id: ID { get } }
  protocol CustomStringConvertible { var description: String { get } }
  protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
  protocol CustomDebugStringConvertible { var debugDescription: String { get } }
  protocol CustomReflectable { var customMirror: Mirror { get } }
  protocol CustomPlaygroundDisplayConvertible {}
  protocol TextOutputStream { func write(_ string: String) }
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
  protocol CaseIterable {
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

private let collectionInterface = """
  protocol IteratorProtocol<Element> { associatedtype Element; func next() -> Element? }
  protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol
    func makeIterator() -> Iterator
    var underestimatedCount: Int { get }
    var lazy: LazySequence<Self> { get }
    func map<T>(_ transform: (Element) throws -> T) -> [T]
    func flatMap<T>(_ transform: (Element) throws -> [T]) -> [T]
    func compactMap<T>(_ transform: (Element) throws -> T?) -> [T]
    func filter(_ isIncluded: (Element) throws -> Bool) -> [Element]
    func forEach(_ body: (Element) throws -> Void)
    func first(where predicate: (Element) throws -> Bool) -> Element?
    func contains(where predicate: (Element) throws -> Bool) -> Bool
    func contains(_ element: Element) -> Bool
    func allSatisfy(_ predicate: (Element) throws -> Bool) -> Bool
    func count(where predicate: (Element) throws -> Bool) -> Int
    func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) -> R
    func reduce<R>(into initial: R, _ update: (inout R, Element) throws -> Void) -> R
    func sorted() -> [Element]
    func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) -> [Element]
    func reversed() -> [Element]
    func shuffled() -> [Element]
    func min() -> Element?
    func max() -> Element?
    func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) -> Element?
    func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) -> Element?
    func enumerated() -> [(offset: Int, element: Element)]
    func dropFirst(_ count: Int = 1) -> ArraySlice<Element>
    func dropLast(_ count: Int = 1) -> ArraySlice<Element>
    func drop(while predicate: (Element) throws -> Bool) -> ArraySlice<Element>
    func prefix(_ count: Int) -> ArraySlice<Element>
    func prefix(while predicate: (Element) throws -> Bool) -> ArraySlice<Element>
    func suffix(_ count: Int) -> ArraySlice<Element>
    func elementsEqual<S>(_ other: S) -> Bool
    func elementsEqual<S: Sequence>(_ other: S, by equal: (Element, Element) throws -> Bool) -> Bool
    func starts<S>(with other: S) -> Bool
    func lexicographicallyPrecedes<S>(_ other: S) -> Bool
    func joined(separator: String = "") -> String
    func joined() -> [Element]
    func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
    func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator: (Element) throws -> Bool) -> [ArraySlice<Element>]
    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) -> R?
  }
  protocol Collection<Element>: Sequence {
    associatedtype Index
    associatedtype SubSequence
    associatedtype Indices
    var startIndex: Int { get }
    var endIndex: Int { get }
    var indices: Range<Int> { get }
    var isEmpty: Bool { get }
    var count: Int { get }
    func count(where predicate: (Element) throws -> Bool) -> Int
    var first: Element? { get }
    func first(where predicate: (Element) throws -> Bool) -> Element?
    func index(after index: Int) -> Int
    func index(_ index: Int, offsetBy distance: Int) -> Int
    func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    func distance(from start: Int, to end: Int) -> Int
    func formIndex(after index: inout Int)
    func firstIndex(of element: Element) -> Int?
    func firstIndex(where predicate: (Element) throws -> Bool) -> Int?
    func randomElement() -> Element?
    func prefix(upTo end: Int) -> ArraySlice<Element>
    func prefix(through position: Int) -> ArraySlice<Element>
    func suffix(from start: Int) -> ArraySlice<Element>
    subscript(position: Int) -> Element { get }
    subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
    subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get }
  }
  protocol BidirectionalCollection<Element>: Collection {
    var last: Element? { get }
    func last(where predicate: (Element) throws -> Bool) -> Element?
    func lastIndex(of element: Element) -> Int?
    func lastIndex(where predicate: (Element) throws -> Bool) -> Int?
    func index(before index: Int) -> Int
    func formIndex(before index: inout Int)
  }
  protocol RandomAccessCollection<Element>: BidirectionalCollection {}
  protocol MutableCollection<Element>: Collection {
    func swapAt(_ first: Int, _ second: Int)
    func reverse()
    func shuffle()
    func sort()
    func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool)
    func partition(by predicate: (Element) throws -> Bool) -> Int
    func withContiguousMutableStorageIfAvailable<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) -> R?
  }
  protocol RangeReplaceableCollection<Element>: Collection {
    init()
    init<S: Sequence>(_ elements: S)
    init(repeating element: Element, count: Int)
    func append(_ element: Element)
    func append<S>(contentsOf elements: S)
    func insert(_ element: Element, at index: Int)
    func insert<S>(contentsOf elements: S, at index: Int)
    func remove(at index: Int) -> Element
    func removeFirst() -> Element
    func removeFirst(_ count: Int)
    func removeLast() -> Element
    func removeLast(_ count: Int)
    func removeAll(keepingCapacity: Bool = false)
    func removeAll(where predicate: (Element) throws -> Bool)
    func removeSubrange(_ bounds: Range<Int>)
    func replaceSubrange<S>(_ bounds: Range<Int>, with elements: S)
    func reserveCapacity(_ count: Int)
    func popLast() -> Element?
    func popFirst() -> Element?
  }
  protocol LazySequenceProtocol<Element>: Sequence {}
  protocol LazyCollectionProtocol<Element>: Collection {}
  struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    init()
    init<S: Sequence>(_ elements: S) where S.Element == Element
    init(repeating element: Element, count: Int)
    init(unsafeUninitializedCapacity: Int, initializingWith: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void)
    var capacity: Int
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) -> R
    func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) -> R
    func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  }
  struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {}
  struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    init<S: Sequence>(_ elements: S) where S.Element == Element
  }
  struct Slice<Base> {}
  struct LazySequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    func map<T>(_ transform: (Base.Element) -> T) -> [T]
    func filter(_ isIncluded: (Base.Element) -> Bool) -> [Base.Element]
    func compactMap<T>(_ transform: (Base.Element) -> T?) -> [T]
    func flatMap<T>(_ transform: (Base.Element) -> [T]) -> [T]
    func reversed() -> [Base.Element]
    var first: Base.Element? { get }
    var last: Base.Element? { get }
    var count: Int { get }
    var isEmpty: Bool { get }
  }
  struct AnyIterator<Element>: IteratorProtocol, Sequence {
    init(_ body: @escaping () -> Element?)
    func next() -> Element?
  }
  struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
    typealias Element = Elements.Element
    func next() -> Elements.Element?
  }
  struct AnySequence<Element>: Sequence { init<S>(_ base: S) where S: Sequence, S.Element == Element }
  struct AnyCollection<Element>: Collection { init<S>(_ base: S) where S: Collection, S.Element == Element }
  struct CollectionOfOne<Element>: RandomAccessCollection { init(_ element: Element) }
  struct EmptyCollection<Element>: RandomAccessCollection { init() }
  struct Repeated<Element>: RandomAccessCollection {}
  struct CollectionDifference<Element> {}
  struct Dictionary<Key: Hashable, Value>: Collection {
    typealias Element = (key: Key, value: Value)
    struct Index {}
    init()
    init(minimumCapacity: Int)
    init<S: Sequence>(uniqueKeysWithValues: S) where S.Element == (Key, Value)
    init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value) where S.Element == (Key, Value)
    init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) where Value == [S.Element]
    var keys: [Key]
    var values: [Value]
    var capacity: Int
    func mapValues<T>(_ transform: (Value) throws -> T) -> [Key: T]
    func compactMapValues<T>(_ transform: (Value) throws -> T?) -> [Key: T]
    func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) -> [Key: Value]
    func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) -> [Key: Value]
    func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
    func updateValue(_ value: Value, forKey key: Key) -> Value?
    func removeValue(forKey key: Key) -> Value?
    func removeAll(keepingCapacity: Bool = false)
    func remove(at index: Index) -> (key: Key, value: Value)
    func popFirst() -> (key: Key, value: Value)?
    func index(forKey key: Key) -> Index?
    func reserveCapacity(_ count: Int)
    subscript(key: Key) -> Value? { get set }
    subscript(key: Key, default value: Value) -> Value { get set }
    subscript(position: Index) -> (key: Key, value: Value) { get }
  }
  struct Set<Element: Hashable>: Collection {
    struct Index {}
    init()
    init(minimumCapacity: Int)
    init<S: Sequence>(_ elements: S) where S.Element == Element
    func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
    func update(with element: Element) -> Element?
    func remove(_ element: Element) -> Element?
    func removeAll(keepingCapacity: Bool = false)
    func removeFirst() -> Element
    func popFirst() -> Element?
    func filter(_ isIncluded: (Element) throws -> Bool) -> Set<Element>
    func union<S: Sequence>(_ other: S) -> Set<Element>
    func intersection<S: Sequence>(_ other: S) -> Set<Element>
    func subtracting<S: Sequence>(_ other: S) -> Set<Element>
    func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
    func formUnion<S: Sequence>(_ other: S)
    func formIntersection<S: Sequence>(_ other: S)
    func formSymmetricDifference<S: Sequence>(_ other: S)
    func subtract<S: Sequence>(_ other: S)
    func isSubset<S: Sequence>(of other: S) -> Bool
    func isSuperset<S: Sequence>(of other: S) -> Bool
    func isStrictSubset<S: Sequence>(of other: S) -> Bool
    func isStrictSuperset<S: Sequence>(of other: S) -> Bool
    func isDisjoint<S: Sequence>(with other: S) -> Bool
    func firstIndex(of element: Element) -> Index?
    func remove(at index: Index) -> Element
    func reserveCapacity(_ count: Int)
    var capacity: Int { get }
  }
  struct Range<Bound: Comparable>: RandomAccessCollection {
    typealias Element = Bound
    init(uncheckedBounds: (lower: Bound, upper: Bound))
    var lowerBound: Bound
    var upperBound: Bound
    func contains(_ element: Bound) -> Bool
    func clamped(to limits: Range<Bound>) -> Range<Bound>
    func overlaps(_ other: Range<Bound>) -> Bool
  }
  struct ClosedRange<Bound: Comparable>: RandomAccessCollection {
    typealias Element = Bound
    init(uncheckedBounds: (lower: Bound, upper: Bound))
    var lowerBound: Bound
    var upperBound: Bound
    func contains(_ element: Bound) -> Bool
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    func overlaps(_ other: ClosedRange<Bound>) -> Bool
  }
  typealias CountableRange<Bound> = Range<Bound>
  struct PartialRangeFrom<Bound: Comparable>: Sequence { typealias Element = Bound; var lowerBound: Bound }
  struct PartialRangeUpTo<Bound: Comparable> { var upperBound: Bound }
  struct PartialRangeThrough<Bound: Comparable> { var upperBound: Bound }
  protocol RangeExpression<Bound> { associatedtype Bound; func contains(_ element: Bound) -> Bool }
  struct StrideTo<Element>: Sequence {}
  struct StrideThrough<Element>: Sequence {}
  """

private let valueInterface = """
  enum Optional<Wrapped> {
    case none
    case some(Wrapped)
    init(_ value: Wrapped)
    func map<T>(_ transform: (Wrapped) throws -> T) -> T?
    func flatMap<T>(_ transform: (Wrapped) throws -> T?) -> T?
    func take() -> Wrapped?
    var unsafelyUnwrapped: Wrapped { get }
  }
  enum Result<Success, Failure: Error> {
    case success(Success)
    case failure(Failure)
    init(catching body: () throws -> Success)
    func get() throws -> Success
    func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
    func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>
    func flatMapError<E: Error>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E>
  }
  struct Bool: Hashable, Codable, Sendable, CustomStringConvertible { init(_ value: Bool); func toggle() }
  protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable {
    init<T>(_ source: T)
    init?<T>(exactly source: T)
    init<T>(truncatingIfNeeded source: T)
    init<T>(clamping source: T)
    var bitWidth: Int { get }
    var trailingZeroBitCount: Int { get }
    var magnitude: Self { get }
    func signum() -> Self
    func isMultiple(of other: Self) -> Bool
    func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)
  }
  protocol FixedWidthInteger: BinaryInteger {
    static var max: Self { get }
    static var min: Self { get }
    static var bitWidth: Int { get }
    static func random(in range: Range<Self>) -> Self
    init?(_ text: String, radix: Int = 10)
    init(littleEndian value: Self)
    init(bigEndian value: Self)
    var littleEndian: Self { get }
    var bigEndian: Self { get }
    var byteSwapped: Self { get }
    var leadingZeroBitCount: Int { get }
    var nonzeroBitCount: Int { get }
    func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
    func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
    func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
    func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
    func multipliedFullWidth(by other: Self) -> (high: Self, low: Self)
  }
  protocol SignedInteger: BinaryInteger, SignedNumeric {}
  protocol UnsignedInteger: BinaryInteger {}
  struct Int: FixedWidthInteger, SignedInteger, Codable, Sendable { init(_ value: Double); init?(_ text: String) }
  struct Int8: FixedWidthInteger, SignedInteger, Codable, Sendable { }
  struct Int16: FixedWidthInteger, SignedInteger, Codable, Sendable { }
  struct Int32: FixedWidthInteger, SignedInteger, Codable, Sendable { }
  struct Int64: FixedWidthInteger, SignedInteger, Codable, Sendable { }
  struct UInt: FixedWidthInteger, UnsignedInteger, Codable, Sendable { }
  struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, Sendable { init(ascii scalar: Unicode.Scalar) }
  struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, Sendable { }
  struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, Sendable { }
  struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, Sendable { }
  struct Int128: FixedWidthInteger, SignedInteger, Codable, Sendable { }
  struct UInt128: FixedWidthInteger, UnsignedInteger, Codable, Sendable { }
  typealias CChar = Int8
  typealias CSignedChar = Int8
  typealias CUnsignedChar = UInt8
  typealias CShort = Int16
  typealias CUnsignedShort = UInt16
  typealias CInt = Int32
  typealias CUnsignedInt = UInt32
  typealias CLong = Int
  typealias CUnsignedLong = UInt
  typealias CLongLong = Int64
  typealias CUnsignedLongLong = UInt64
  protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
    func rounded() -> Self
    func squareRoot() -> Self
    var isNaN: Bool { get }
    var isInfinite: Bool { get }
    var isFinite: Bool { get }
    var magnitude: Self { get }
    static var infinity: Self { get }
    static var nan: Self { get }
    static var pi: Self { get }
  }
  protocol BinaryFloatingPoint: FloatingPoint {}
  struct Double: BinaryFloatingPoint, Codable, Sendable { init(_ value: Int); init?(_ text: String) }
  struct Float: BinaryFloatingPoint, Codable, Sendable { init(_ value: Int) }
  struct CGFloat: BinaryFloatingPoint, Codable, Sendable { init(_ value: Double) }
  struct Float16: BinaryFloatingPoint, Codable, Sendable { }
  struct Float80: BinaryFloatingPoint, Sendable { }
  struct ObjectIdentifier: Hashable, Comparable, Sendable { init(_ object: AnyObject) }
  struct AnyHashable: Hashable { init<H: Hashable>(_ base: H); var base: Any { get } }
  struct Mirror {
    init(reflecting subject: Any)
    var children: [(label: String?, value: Any)] { get }
    var superclassMirror: Mirror? { get }
  }
  class AnyKeyPath: Hashable {}
  class PartialKeyPath<Root>: AnyKeyPath {}
  class KeyPath<Root, Value>: PartialKeyPath<Root> {}
  class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
  class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
  class ManagedBuffer<Header, Element> {
    var header: Header
    var capacity: Int
    func withUnsafeMutablePointers<R>(_ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R) -> R
    func withUnsafeMutablePointerToElements<R>(_ body: (UnsafeMutablePointer<Element>) throws -> R) -> R
    func withUnsafeMutablePointerToHeader<R>(_ body: (UnsafeMutablePointer<Header>) throws -> R) -> R
  }
  struct Unmanaged<Instance: AnyObject> {
    static func passRetained(_ value: Instance) -> Unmanaged<Instance>
    static func passUnretained(_ value: Instance) -> Unmanaged<Instance>
    static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance>
    func takeRetainedValue() -> Instance
    func takeUnretainedValue() -> Instance
    func toOpaque() -> UnsafeMutableRawPointer
    func retain() -> Unmanaged<Instance>
    func release()
  }
  struct UnsafePointer<Pointee>: Hashable {
    var pointee: Pointee { get }
    func advanced(by distance: Int) -> UnsafePointer<Pointee>
    func withMemoryRebound<T, R>(to type: T.Type, capacity: Int = 1, _ body: (UnsafePointer<T>) throws -> R) -> R
    subscript(position: Int) -> Pointee { get }
  }
  struct UnsafeMutablePointer<Pointee>: Hashable {
    static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee>
    var pointee: Pointee
    func advanced(by distance: Int) -> UnsafeMutablePointer<Pointee>
    func move() -> Pointee
    func initialize(to value: Pointee)
    func deinitialize(count: Int) -> UnsafeMutableRawPointer
    func deallocate()
    func withMemoryRebound<T, R>(to type: T.Type, capacity: Int = 1, _ body: (UnsafeMutablePointer<T>) throws -> R) -> R
    subscript(position: Int) -> Pointee { get set }
  }
  struct UnsafeRawPointer: Hashable {
    init<T>(_ other: T)
    func load<T>(fromByteOffset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset: Int = 0, as type: T.Type) -> T
    func assumingMemoryBound<T>(to type: T.Type) -> UnsafePointer<T>
    func bindMemory<T>(to type: T.Type, capacity: Int) -> UnsafePointer<T>
    func advanced(by distance: Int) -> UnsafeRawPointer
  }
  struct UnsafeMutableRawPointer: Hashable {
    init<T>(_ other: T)
    static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer
    func load<T>(fromByteOffset: Int = 0, as type: T.Type) -> T
    func storeBytes<T>(of value: T, toByteOffset: Int = 0, as type: T.Type)
    func copyMemory(from source: UnsafeRawPointer, byteCount: Int)
    func assumingMemoryBound<T>(to type: T.Type) -> UnsafeMutablePointer<T>
    func bindMemory<T>(to type: T.Type, capacity: Int) -> UnsafeMutablePointer<T>
    func advanced(by distance: Int) -> UnsafeMutableRawPointer
    func deallocate()
  }
  struct OpaquePointer: Hashable {}
  struct UnsafeBufferPointer<Element>: RandomAccessCollection {
    init(start: UnsafePointer<Element>?, count: Int)
    init(rebasing slice: Slice<UnsafeBufferPointer<Element>>)
    var baseAddress: UnsafePointer<Element>? { get }
  }
  struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
    init(start: UnsafeMutablePointer<Element>?, count: Int)
    init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>)
    static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element>
    var baseAddress: UnsafeMutablePointer<Element>? { get }
    func initialize<S>(from source: S) -> Int
    func deallocate()
  }
  struct UnsafeRawBufferPointer: RandomAccessCollection {
    typealias Element = UInt8
    init(start: UnsafeRawPointer?, count: Int)
    init(rebasing slice: Slice<UnsafeRawBufferPointer>)
    var baseAddress: UnsafeRawPointer? { get }
    func load<T>(fromByteOffset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset: Int = 0, as type: T.Type) -> T
    func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T>
    func withMemoryRebound<T, R>(to type: T.Type, _ body: (UnsafeBufferPointer<T>) throws -> R) -> R
  }
  struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
    typealias Element = UInt8
    init(start: UnsafeMutableRawPointer?, count: Int)
    init(rebasing slice: Slice<UnsafeMutableRawBufferPointer>)
    static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer
    var baseAddress: UnsafeMutableRawPointer? { get }
    func copyMemory(from source: UnsafeRawBufferPointer)
    func copyBytes<S>(from source: S)
    func storeBytes<T>(of value: T, toByteOffset: Int = 0, as type: T.Type)
    func load<T>(fromByteOffset: Int = 0, as type: T.Type) -> T
    func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T>
    func deallocate()
  }
  enum MemoryLayout<T> {
    static var size: Int { get }
    static var stride: Int { get }
    static var alignment: Int { get }
    static func size(ofValue value: T) -> Int
  }
  struct Span<Element> {
    var count: Int { get }
    var isEmpty: Bool { get }
    subscript(position: Int) -> Element { get }
    func extracting(_ bounds: Range<Int>) -> Span<Element>
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) -> R
  }
  struct SystemRandomNumberGenerator { init(); func next() -> UInt64 }
  """
