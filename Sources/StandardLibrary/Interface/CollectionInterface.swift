/// Sequences and collections of the standard library.
let collectionInterface = """
  protocol IteratorProtocol<Element> { associatedtype Element; func next() -> Element? }
  protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol<Element>
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
    func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
    func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator: (Element) throws -> Bool) -> [ArraySlice<Element>]
    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) -> R?
  }
  extension Sequence where Element: Sequence {
    func joined() -> [Element.Element]
    func joined<S: Sequence>(separator: S) -> [Element.Element]
  }
  extension Sequence where Element: StringProtocol {
    func joined() -> String
    func joined(separator: String) -> String
  }
  protocol Collection<Element>: Sequence {
    associatedtype Index
    associatedtype SubSequence
    associatedtype Indices
    var lazy: LazyCollection<Self> { get }
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
    subscript(unbounded: (UnboundedRange_) -> ()) -> ArraySlice<Element> { get }
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
  struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {  // container
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
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
  struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {  // container
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
  }
  struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {  // container
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    init<S: Sequence>(_ elements: S) where S.Element == Element
  }
  struct Slice<Base> {}
  struct LazySequence<Base: Sequence>: LazySequenceProtocol {  // container
    typealias Element = Base.Element
    func map<T>(_ transform: (Base.Element) -> T) -> LazyMapSequence<Base, T>
    func filter(_ isIncluded: (Base.Element) -> Bool) -> LazyFilterSequence<Base>
    func compactMap<T>(_ transform: (Base.Element) -> T?) -> LazyMapSequence<Base, T>
    func flatMap<T: Sequence>(_ transform: (Base.Element) -> T) -> LazyMapSequence<Base, T.Element>
  }
  struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {  // container
    func map<T>(_ transform: (Element) -> T) -> LazyMapSequence<Base, T>
    func filter(_ isIncluded: (Element) -> Bool) -> LazyMapSequence<Base, Element>
    func compactMap<T>(_ transform: (Element) -> T?) -> LazyMapSequence<Base, T>
    func flatMap<T: Sequence>(_ transform: (Element) -> T) -> LazyMapSequence<Base, T.Element>
  }
  struct LazyFilterSequence<Base: Sequence>: LazySequence<Base> {}  // container
  struct LazyCollection<Base: Collection>: LazySequence<Base> {  // container
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
  struct AnySequence<Element>: Sequence { init<S>(_ base: S) where S: Sequence, S.Element == Element }  // container
  struct AnyCollection<Element>: Collection { init<S>(_ base: S) where S: Collection, S.Element == Element }  // container
  struct CollectionOfOne<Element>: RandomAccessCollection { init(_ element: Element) }  // container
  struct EmptyCollection<Element>: RandomAccessCollection { init() }
  struct Repeated<Element>: RandomAccessCollection {}
  struct CollectionDifference<Element> {}
  struct Dictionary<Key: Hashable, Value>: Collection {  // container
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
  struct Set<Element: Hashable>: Collection {  // container
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
  struct Range<Bound: Comparable>: RandomAccessCollection {  // container
    typealias Element = Bound
    init(uncheckedBounds: (lower: Bound, upper: Bound))
    var lowerBound: Bound
    var upperBound: Bound
    func contains(_ element: Bound) -> Bool
    func clamped(to limits: Range<Bound>) -> Range<Bound>
    func overlaps(_ other: Range<Bound>) -> Bool
  }
  struct ClosedRange<Bound: Comparable>: RandomAccessCollection {  // container
    typealias Element = Bound
    init(uncheckedBounds: (lower: Bound, upper: Bound))
    var lowerBound: Bound
    var upperBound: Bound
    func contains(_ element: Bound) -> Bool
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    func overlaps(_ other: ClosedRange<Bound>) -> Bool
  }
  typealias CountableRange<Bound> = Range<Bound>
  struct PartialRangeFrom<Bound: Comparable>: Sequence { typealias Element = Bound; var lowerBound: Bound }  // container
  struct PartialRangeUpTo<Bound: Comparable> { var upperBound: Bound }  // container
  struct PartialRangeThrough<Bound: Comparable> { var upperBound: Bound }  // container
  protocol RangeExpression<Bound> { associatedtype Bound; func contains(_ element: Bound) -> Bool }
  struct StrideTo<Element>: Sequence {}
  struct StrideThrough<Element>: Sequence {}
  """
