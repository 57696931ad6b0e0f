/// Spans, arrays of fixed size and boxes of the standard library. A size that is written as an argument, as in
/// `InlineArray<3, Item>` and `[3 of Item]`, is no type and counts as none.
let spanInterface = """
  struct InlineArray<Element> {
    init(_ body: (Int) throws -> Element)
    init(first: Element, next: (Element) throws -> Element)
    init(initializingWith initializer: (inout OutputSpan<Element>) throws -> Void)
    init(repeating value: Element)
    var count: Int { get }
    var isEmpty: Bool { get }
    var startIndex: Int { get }
    var endIndex: Int { get }
    var indices: Range<Int> { get }
    func index(after index: Int) -> Int
    func index(before index: Int) -> Int
    subscript(index: Int) -> Element
    subscript(unchecked index: Int) -> Element
    func swapAt(_ one: Int, _ other: Int)
    var span: Span<Element> { get }
    var mutableSpan: MutableSpan<Element> { get }
  }
  struct Span<Element> {
    var count: Int { get }
    var isEmpty: Bool { get }
    var indices: Range<Int> { get }
    var bytes: RawSpan { get }
    subscript(position: Int) -> Element { get }
    subscript(unchecked position: Int) -> Element { get }
    func extracting(_ bounds: Range<Int>) -> Span<Element>
    func extracting(unchecked bounds: Range<Int>) -> Span<Element>
    func extracting(first count: Int) -> Span<Element>
    func extracting(last count: Int) -> Span<Element>
    func extracting(droppingFirst count: Int) -> Span<Element>
    func extracting(droppingLast count: Int) -> Span<Element>
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) -> R
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) -> R
    func indices(of other: Span<Element>) -> Range<Int>?
    func isIdentical(to other: Span<Element>) -> Bool
  }
  struct MutableSpan<Element> {
    var count: Int { get }
    var isEmpty: Bool { get }
    var indices: Range<Int> { get }
    var span: Span<Element> { get }
    var bytes: RawSpan { get }
    var mutableBytes: MutableRawSpan { get }
    subscript(position: Int) -> Element
    subscript(unchecked position: Int) -> Element
    func swapAt(_ one: Int, _ other: Int)
    func update(repeating value: Element)
    func extracting(_ bounds: Range<Int>) -> MutableSpan<Element>
    func extracting(unchecked bounds: Range<Int>) -> MutableSpan<Element>
    func extracting(first count: Int) -> MutableSpan<Element>
    func extracting(last count: Int) -> MutableSpan<Element>
    func extracting(droppingFirst count: Int) -> MutableSpan<Element>
    func extracting(droppingLast count: Int) -> MutableSpan<Element>
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) -> R
    func withUnsafeMutableBufferPointer<R>(_ body: (UnsafeMutableBufferPointer<Element>) throws -> R) -> R
  }
  struct RawSpan {
    var byteCount: Int { get }
    var isEmpty: Bool { get }
    var byteOffsets: Range<Int> { get }
    func extracting(_ bounds: Range<Int>) -> RawSpan
    func extracting(first count: Int) -> RawSpan
    func extracting(last count: Int) -> RawSpan
    func extracting(droppingFirst count: Int) -> RawSpan
    func extracting(droppingLast count: Int) -> RawSpan
    func unsafeLoad<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func unsafeLoadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) -> R
  }
  struct MutableRawSpan {
    var byteCount: Int { get }
    var isEmpty: Bool { get }
    var byteOffsets: Range<Int> { get }
    var bytes: RawSpan { get }
    func extracting(_ bounds: Range<Int>) -> MutableRawSpan
    func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type)
    func unsafeLoad<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func unsafeLoadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) -> R
    func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  }
  struct OutputSpan<Element> {
    var capacity: Int { get }
    var freeCapacity: Int { get }
    var count: Int { get }
    var isEmpty: Bool { get }
    var isFull: Bool { get }
    var indices: Range<Int> { get }
    subscript(index: Int) -> Element
    subscript(unchecked index: Int) -> Element
    func append(_ value: Element)
    func append(repeating value: Element, count: Int)
    func removeLast() -> Element
    func removeLast(_ count: Int)
    func removeAll()
    func swapAt(_ one: Int, _ other: Int)
    var span: Span<Element> { get }
    var mutableSpan: MutableSpan<Element> { get }
  }
  struct OutputRawSpan {
    var capacity: Int { get }
    var freeCapacity: Int { get }
    var byteCount: Int { get }
    var isEmpty: Bool { get }
    var isFull: Bool { get }
    var bytes: RawSpan { get }
    var mutableBytes: MutableRawSpan { get }
    func append(_ value: UInt8)
    func append<T>(_ value: T, as type: T.Type)
    func append<T>(repeating value: T, count: Int, as type: T.Type)
    func removeLast() -> UInt8
    func removeAll()
  }
  struct UTF8Span {
    init(validating codeUnits: Span<UInt8>) throws
    var count: Int { get }
    var isEmpty: Bool { get }
    var isKnownASCII: Bool { get }
    var span: Span<UInt8> { get }
  }
  struct UniqueArray<Element> {
    init()
    init(capacity: Int)
    init(repeating value: Element, count: Int)
    var capacity: Int { get }
    var freeCapacity: Int { get }
    var count: Int { get }
    var isEmpty: Bool { get }
    var indices: Range<Int> { get }
    subscript(position: Int) -> Element
    func append(_ value: Element)
    func insert(_ value: Element, at index: Int)
    func remove(at index: Int) -> Element
    func removeLast() -> Element
    func popLast() -> Element?
    func removeAll()
    func reserveCapacity(_ count: Int)
    func swapAt(_ one: Int, _ other: Int)
    var span: Span<Element> { get }
    var mutableSpan: MutableSpan<Element> { get }
  }
  struct RigidArray<Element> {
    init()
    init(capacity: Int)
    init(repeating value: Element, count: Int)
    var capacity: Int { get }
    var freeCapacity: Int { get }
    var count: Int { get }
    var isEmpty: Bool { get }
    var isFull: Bool { get }
    var indices: Range<Int> { get }
    subscript(position: Int) -> Element
    func append(_ value: Element)
    func insert(_ value: Element, at index: Int)
    func remove(at index: Int) -> Element
    func removeLast() -> Element
    func popLast() -> Element?
    func removeAll()
    func swapAt(_ one: Int, _ other: Int)
    var span: Span<Element> { get }
    var mutableSpan: MutableSpan<Element> { get }
  }
  struct UniqueBox<Value> {
    init(_ initialValue: Value)
    var value: Value
    func consume() -> Value
    var span: Span<Value> { get }
    var mutableSpan: MutableSpan<Value> { get }
  }
  extension Array { var span: Span<Element> { get }; var mutableSpan: MutableSpan<Element> { get } }
  extension ArraySlice { var span: Span<Element> { get }; var mutableSpan: MutableSpan<Element> { get } }
  extension ContiguousArray { var span: Span<Element> { get }; var mutableSpan: MutableSpan<Element> { get } }
  extension String { var utf8Span: UTF8Span { get } }
  extension Substring { var utf8Span: UTF8Span { get } }
  """
