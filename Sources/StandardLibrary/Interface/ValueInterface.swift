/// Optionals, results, numbers and other values of the standard library.
let valueInterface = """
  enum Optional<Wrapped> {  // container
    case none
    case some(Wrapped)
    init(_ value: Wrapped)
    func map<T>(_ transform: (Wrapped) throws -> T) -> T?
    func flatMap<T>(_ transform: (Wrapped) throws -> T?) -> T?
    func take() -> Wrapped?
    var unsafelyUnwrapped: Wrapped { get }
  }
  enum Result<Success, Failure: Error> {  // container, failing
    case success(Success)
    case failure(Failure)
    init(catching body: () throws -> Success)
    func get() throws -> Success
    func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
    func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>
    func flatMapError<E: Error>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E>
  }
  struct Bool: Hashable, Codable, Sendable, CustomStringConvertible { init(_ value: Bool); func toggle() }  // value
  protocol CVarArg {}
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
  struct Int: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable { init(_ value: Double); init?(_ text: String) }  // value
  struct Int8: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable { }  // value
  struct Int16: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable { }  // value
  struct Int32: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable { }  // value
  struct Int64: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable { }  // value
  struct UInt: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable { }  // value
  struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable { init(ascii scalar: Unicode.Scalar) }  // value
  struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable { }  // value
  struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable { }  // value
  struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable { }  // value
  struct Int128: FixedWidthInteger, SignedInteger, Codable, Sendable { }  // value
  struct UInt128: FixedWidthInteger, UnsignedInteger, Codable, Sendable { }  // value
  typealias CChar = Int8
  typealias CSignedChar = Int8
  typealias CUnsignedChar = UInt8
  typealias CShort = Int16
  typealias CUnsignedShort = UInt16
  typealias CInt = Int32  // value
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
  struct Double: BinaryFloatingPoint, Codable, CVarArg, Sendable { init(_ value: Int); init?(_ text: String) }  // value
  struct Float: BinaryFloatingPoint, Codable, CVarArg, Sendable { init(_ value: Int) }  // value
  struct CGFloat: BinaryFloatingPoint, Codable, CVarArg, Sendable { init(_ value: Double) }  // elsewhere, value
  struct Float16: BinaryFloatingPoint, Codable, Sendable { }  // value
  struct Float80: BinaryFloatingPoint, Sendable { }  // value
  struct ObjectIdentifier: Hashable, Comparable, Sendable { init(_ object: AnyObject) }  // value
  struct AnyHashable: Hashable { init<H: Hashable>(_ base: H); var base: Any { get } }  // value
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
    typealias Index = Int
    init(start: UnsafePointer<Element>?, count: Int)
    init(rebasing slice: Slice<UnsafeBufferPointer<Element>>)
    var baseAddress: UnsafePointer<Element>? { get }
  }
  struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
    typealias Index = Int
    init(start: UnsafeMutablePointer<Element>?, count: Int)
    init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>)
    static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element>
    var baseAddress: UnsafeMutablePointer<Element>? { get }
    func initialize<S>(from source: S) -> Int
    func deallocate()
  }
  struct UnsafeRawBufferPointer: RandomAccessCollection {
    typealias Index = Int
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
    typealias Index = Int
    typealias Element = UInt8
    init(start: UnsafeMutableRawPointer?, count: Int)
    init(rebasing slice: Slice<UnsafeMutableRawBufferPointer>)
    static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer
    var baseAddress: UnsafeMutableRawPointer? { get }
    func copyMemory(from source: UnsafeRawBufferPointer)
    func copyBytes<S>(from source: S)  // elsewhere
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
  struct SystemRandomNumberGenerator { init(); func next() -> UInt64 }
  """
