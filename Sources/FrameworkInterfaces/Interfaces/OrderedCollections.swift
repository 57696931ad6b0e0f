/// What is known of the module `OrderedCollections`.
let orderedCollectionsInterface = #"""
  struct OrderedDictionary<Key: Hashable, Value>: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByDictionaryLiteral, Sequence {
    typealias Element = (key: Key, value: Value)
    struct Elements: Sequence, RandomAccessCollection, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}
    typealias Index = Int
    struct Iterator: IteratorProtocol {}
    struct Values: CustomStringConvertible, CustomDebugStringConvertible, Sequence, RandomAccessCollection, MutableCollection {}
    func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> OrderedDictionary<Key, T>
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var elements: Elements
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
    func index(forKey key: Key) -> Int?
    init()
    init(_ keysAndValues: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    init(_ keysAndValues: some Sequence<(key: Key, value: Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    init(dictionaryLiteral elements: (Key, Value)...)
    init(minimumCapacity: Int, persistent: Bool = nil)
    init(uncheckedUniqueKeys keys: some Sequence<Key>, values: some Sequence<Value>)
    init(uncheckedUniqueKeysWithValues keysAndValues: some Sequence<(Key, Value)>)
    init(uncheckedUniqueKeysWithValues keysAndValues: some Sequence<(key: Key, value: Value)>)
    init(uniqueKeys keys: some Sequence<Key>, values: some Sequence<Value>)
    init(uniqueKeysWithValues keysAndValues: some Sequence<(Key, Value)>)
    init(uniqueKeysWithValues keysAndValues: some Sequence<(key: Key, value: Value)>)
    init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
    init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value: RangeReplaceableCollection, Value.Element == S.Element
    var isEmpty: Bool { get }
    var keys: OrderedSet<Key> { get }
    func makeIterator() -> Iterator
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> OrderedDictionary<Key, T>
    func merge(_ keysAndValues: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    func merge(_ keysAndValues: some Sequence<(key: Key, value: Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    func merging(_ other: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> Self
    func merging(_ other: some Sequence<(key: Key, value: Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> Self
    func move(indices: some Sequence<Index>, to destination: Index)
    func move(keys: some Sequence<Key>, to destination: Index)
    func moveSubrange(_ range: some RangeExpression<Index>, to destination: Index)
    func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int
    func remove(at index: Int) -> Element
    func removeAll(keepingCapacity keepCapacity: Bool = nil)
    func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
    func removeFirst() -> Element
    func removeFirst(_ n: Int)
    func removeLast() -> Element
    func removeLast(_ n: Int)
    func removeSubrange(_ bounds: Range<Int>)
    func removeSubrange(_ bounds: some RangeExpression<Int>)
    func removeValue(forKey key: Key) -> Value?
    func replaceElement(at index: Int, withKey key: Key, value: Value) -> Element
    func reserveCapacity(_ minimumCapacity: Int)
    func reverse()
    func shuffle()
    func shuffle(using generator: inout some RandomNumberGenerator)
    func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    subscript(key: Key) -> Value? { get set }
    subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
    func swapAt(_ i: Int, _ j: Int)
    var underestimatedCount: Int { get }
    func updateValue(_ value: Value, forKey key: Key) -> Value?
    func updateValue(_ value: Value, forKey key: Key, insertingAt index: Int) -> (originalMember: Value?, index: Int)
    func updateValue<R>(forKey key: Key, default defaultValue: @autoclosure () -> Value, with body: (inout Value) throws -> R) rethrows -> R
    func updateValue<R>(forKey key: Key, insertingDefault defaultValue: @autoclosure () -> Value, at index: Int, with body: (inout Value) throws -> R) rethrows -> R
    var values: Values
  }
  extension OrderedDictionary where Key: Comparable {
    func sort()
  }
  extension OrderedDictionary.Elements {
    typealias Element = (key: Key, value: Value)
    typealias Index = Int
    typealias Indices = Range<Int>
    struct SubSequence: CustomStringConvertible, CustomDebugStringConvertible, Sequence, RandomAccessCollection {}
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    func distance(from start: Int, to end: Int) -> Int
    var endIndex: Int { get }
    func formIndex(after i: inout Int)
    func formIndex(before i: inout Int)
    func index(_ i: Int, offsetBy distance: Int) -> Int
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    func index(forKey key: Key) -> Int?
    var isEmpty: Bool { get }
    var keys: OrderedSet<Key> { get }
    func makeIterator() -> OrderedDictionary<Key, Value>.Iterator
    func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int
    func remove(at index: Int) -> Element
    func removeAll(keepingCapacity keepCapacity: Bool = nil)
    func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
    func removeFirst() -> Element
    func removeFirst(_ n: Int)
    func removeLast() -> Element
    func removeLast(_ n: Int)
    func removeSubrange(_ bounds: Range<Int>)
    func removeSubrange(_ bounds: some RangeExpression<Int>)
    func replaceElement(at index: Int, withKey key: Key, value: Value) -> Element
    func reverse()
    func shuffle()
    func shuffle(using generator: inout some RandomNumberGenerator)
    func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    var startIndex: Int { get }
    subscript(bounds: Range<Int>) -> SubSequence { get }
    subscript(position: Int) -> Element { get }
    func swapAt(_ i: Int, _ j: Int)
    var underestimatedCount: Int { get }
    var values: OrderedDictionary.Values
  }
  extension OrderedDictionary.Elements where Key: Comparable {
    func sort()
  }
  extension OrderedDictionary.Elements.SubSequence {
    typealias Element = OrderedDictionary.Element
    typealias Index = Int
    typealias Indices = Range<Int>
    struct Iterator: IteratorProtocol {}
    typealias SubSequence = Self
    var count: Int { get }
    var debugDescription: String { get }
    var description: String { get }
    func distance(from start: Int, to end: Int) -> Int
    var endIndex: Int { get }
    func formIndex(after i: inout Int)
    func formIndex(before i: inout Int)
    func index(_ i: Int, offsetBy distance: Int) -> Int
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    func index(forKey key: Key) -> Int?
    var indices: Range<Int> { get }
    var isEmpty: Bool { get }
    var keys: OrderedSet<Key>.SubSequence { get }
    func makeIterator() -> Iterator
    var startIndex: Int { get }
    subscript(bounds: Range<Int>) -> SubSequence { get }
    subscript(position: Int) -> Element { get }
    var values: OrderedDictionary.Values.SubSequence { get }
  }
  extension OrderedDictionary.Elements.SubSequence.Iterator {
    func next() -> Element?
  }
  extension OrderedDictionary.Elements.SubSequence.Iterator: Sendable where Key: Sendable, Value: Sendable {}
  extension OrderedDictionary.Elements.SubSequence: Sendable where Key: Sendable, Value: Sendable {}
  extension OrderedDictionary.Elements: Equatable where Value: Equatable {}
  extension OrderedDictionary.Elements: Hashable where Value: Hashable {}
  extension OrderedDictionary.Elements: Sendable where Key: Sendable, Value: Sendable {}
  extension OrderedDictionary.Iterator {
    func next() -> Element?
  }
  extension OrderedDictionary.Iterator: Sendable where Key: Sendable, Value: Sendable {}
  extension OrderedDictionary.Values {
    typealias Element = Value
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<Self>
    var debugDescription: String { get }
    var description: String { get }
    func distance(from start: Int, to end: Int) -> Int
    var elements: Array<Value> { get }
    var endIndex: Int { get }
    func formIndex(after i: inout Int)
    func formIndex(before i: inout Int)
    func index(_ i: Int, offsetBy distance: Int) -> Int
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    func partition(by belongsInSecondPartition: (Value) throws -> Bool) rethrows -> Int
    var startIndex: Int { get }
    subscript(position: Int) -> Value { get set }
    func swapAt(_ i: Int, _ j: Int)
    func withContiguousMutableStorageIfAvailable<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R?
    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Value>) throws -> R) rethrows -> R?
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
    func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R
  }
  extension OrderedDictionary.Values: Equatable where Value: Equatable {}
  extension OrderedDictionary.Values: Hashable where Value: Hashable {}
  extension OrderedDictionary.Values: Sendable where Key: Sendable, Value: Sendable {}
  extension OrderedDictionary: Decodable where Key: Decodable, Value: Decodable {}
  extension OrderedDictionary: Encodable where Key: Encodable, Value: Encodable {}
  extension OrderedDictionary: Equatable where Value: Equatable {}
  extension OrderedDictionary: Hashable where Value: Hashable {}
  extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}
  struct OrderedSet<Element>: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible, Equatable, ExpressibleByArrayLiteral, Hashable, Sequence, RandomAccessCollection, _UniqueCollection where Element: Hashable {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<Self>
    struct SubSequence: CustomStringConvertible, CustomDebugStringConvertible, Sequence, _UniqueCollection, RandomAccessCollection, Equatable, Hashable {}
    struct UnorderedView: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Equatable, Hashable, ExpressibleByArrayLiteral, SetAlgebra {}
    func append(_ item: Element) -> (inserted: Bool, index: Int)
    func append(contentsOf elements: some Sequence<Element>)
    func appending(contentsOf elements: some Sequence<Element>) -> Self
    func applying(_ difference: CollectionDifference<Element>) -> Self?
    func contains(_ element: Element) -> Bool
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    func difference(from other: Self) -> CollectionDifference<Element>
    func distance(from start: Int, to end: Int) -> Int
    var elements: [Element]
    var endIndex: Int { get }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
    func firstIndex(of element: Element) -> Int?
    func formIndex(after i: inout Int)
    func formIndex(before i: inout Int)
    func formIntersection(_ other: Self)
    func formIntersection(_ other: UnorderedView)
    func formIntersection(_ other: some Sequence<Element>)
    func formSymmetricDifference(_ other: Self)
    func formSymmetricDifference(_ other: UnorderedView)
    func formSymmetricDifference(_ other: some Sequence<Element>)
    func formUnion(_ other: Self)
    func formUnion(_ other: UnorderedView)
    func formUnion(_ other: some Sequence<Element>)
    func index(_ i: Int, offsetBy distance: Int) -> Int
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    var indices: Indices { get }
    init()
    init(_ elements: Self)
    init(_ elements: Set<Element>)
    init(_ elements: SubSequence)
    init(_ elements: some RandomAccessCollection<Element>)
    init(_ elements: some Sequence<Element>)
    init(_ view: UnorderedView)
    init(arrayLiteral elements: Element...)
    init(minimumCapacity: Int, persistent: Bool = nil)
    init(uncheckedUniqueElements elements: some Sequence<Element>)
    init<Value>(_ elements: Dictionary<Element, Value>.Keys)
    func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int)
    func intersection(_ other: Self) -> Self
    func intersection(_ other: UnorderedView) -> Self
    func intersection(_ other: some Sequence<Element>) -> Self
    func isDisjoint(with other: Self) -> Bool
    func isDisjoint(with other: Set<Element>) -> Bool
    func isDisjoint(with other: UnorderedView) -> Bool
    func isDisjoint(with other: some Sequence<Element>) -> Bool
    var isEmpty: Bool { get }
    func isEqualSet(to other: Self) -> Bool
    func isEqualSet(to other: UnorderedView) -> Bool
    func isEqualSet(to other: some Sequence<Element>) -> Bool
    func isStrictSubset(of other: Self) -> Bool
    func isStrictSubset(of other: Set<Element>) -> Bool
    func isStrictSubset(of other: UnorderedView) -> Bool
    func isStrictSubset(of other: some Sequence<Element>) -> Bool
    func isStrictSuperset(of other: Self) -> Bool
    func isStrictSuperset(of other: Set<Element>) -> Bool
    func isStrictSuperset(of other: UnorderedView) -> Bool
    func isStrictSuperset(of other: some Sequence<Element>) -> Bool
    func isSubset(of other: Self) -> Bool
    func isSubset(of other: Set<Element>) -> Bool
    func isSubset(of other: UnorderedView) -> Bool
    func isSubset(of other: some Sequence<Element>) -> Bool
    func isSuperset(of other: Self) -> Bool
    func isSuperset(of other: Set<Element>) -> Bool
    func isSuperset(of other: UnorderedView) -> Bool
    func isSuperset(of other: some Sequence<Element>) -> Bool
    func lastIndex(of element: Element) -> Int?
    func move(indices: some Sequence<Index>, to destination: Index)
    func move(members elements: some Sequence<Element>, to destination: Index)
    func moveSubrange(_ range: some RangeExpression<Index>, to destination: Index)
    func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int
    func remove(_ member: Element) -> Element?
    func remove(at index: Int) -> Self.Element
    func removeAll(keepingCapacity keepCapacity: Bool = nil)
    func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    func removeFirst() -> Element
    func removeFirst(_ n: Int)
    func removeLast() -> Element
    func removeLast(_ n: Int)
    func removeSubrange(_ bounds: Range<Int>)
    func removeSubrange(_ bounds: some RangeExpression<Int>)
    func replace(at index: Int, with item: Element) -> Element
    func reserveCapacity(_ minimumCapacity: Int)
    func reverse()
    func shuffle()
    func shuffle(using generator: inout some RandomNumberGenerator)
    func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    var startIndex: Int { get }
    subscript(bounds: Range<Int>) -> SubSequence { get }
    subscript(position: Int) -> Element { get }
    func subtract(_ other: Self)
    func subtract(_ other: UnorderedView)
    func subtract(_ other: some Sequence<Element>)
    func subtracting(_ other: Self) -> Self
    func subtracting(_ other: UnorderedView) -> Self
    func subtracting(_ other: some Sequence<Element>) -> Self
    func swapAt(_ i: Int, _ j: Int)
    func symmetricDifference(_ other: Self) -> Self
    func symmetricDifference(_ other: UnorderedView) -> Self
    func symmetricDifference(_ other: some Sequence<Element>) -> Self
    func union(_ other: Self) -> Self
    func union(_ other: UnorderedView) -> Self
    func union(_ other: some Sequence<Element>) -> Self
    var unordered: UnorderedView
    func update(_ item: Element, at index: Int) -> Element
    func updateOrAppend(_ item: Element) -> Element?
    func updateOrInsert(_ item: Element, at index: Int) -> (originalMember: Element?, index: Int)
    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
  }
  extension OrderedSet where Element: Comparable {
    func sort()
  }
  extension OrderedSet.SubSequence {
    typealias Element = OrderedSet.Element
    typealias Index = Int
    typealias Indices = Array<Element>.SubSequence.Indices
    typealias Iterator = IndexingIterator<Self>
    typealias SubSequence = Self
    var count: Int { get }
    var debugDescription: String { get }
    var description: String { get }
    func distance(from start: Int, to end: Int) -> Int
    var endIndex: Int { get }
    func formIndex(after i: inout Int)
    func formIndex(before i: inout Int)
    func index(_ i: Int, offsetBy distance: Int) -> Int
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    var indices: Indices { get }
    var isEmpty: Bool { get }
    var startIndex: Int { get }
    subscript(bounds: Range<Int>) -> SubSequence { get }
    subscript(position: Int) -> Element { get }
    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
  }
  extension OrderedSet.SubSequence: Sendable where Element: Sendable {}
  extension OrderedSet.UnorderedView {
    typealias Element = OrderedSet.Element
    func contains(_ element: Element) -> Bool
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    func formIntersection(_ other: Self)
    func formIntersection(_ other: some Sequence<Element>)
    func formSymmetricDifference(_ other: Self)
    func formSymmetricDifference(_ other: some Sequence<Element>)
    func formUnion(_ other: Self)
    func formUnion(_ other: some Sequence<Element>)
    init()
    init(_ elements: Self)
    init(_ elements: Set<Element>)
    init(_ elements: some Sequence<Element>)
    init(arrayLiteral elements: Element...)
    init<Value>(_ elements: Dictionary<Element, Value>.Keys)
    func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    func intersection(_ other: Self) -> Self
    func intersection(_ other: some Sequence<Element>) -> Self
    func isDisjoint(with other: Self) -> Bool
    func isDisjoint(with other: Set<Element>) -> Bool
    func isDisjoint(with other: some Sequence<Element>) -> Bool
    func isEqualSet(to other: Self) -> Bool
    func isEqualSet(to other: some Sequence<Element>) -> Bool
    func isStrictSubset(of other: Self) -> Bool
    func isStrictSubset(of other: Set<Element>) -> Bool
    func isStrictSubset(of other: some Sequence<Element>) -> Bool
    func isStrictSuperset(of other: Self) -> Bool
    func isStrictSuperset(of other: Set<Element>) -> Bool
    func isStrictSuperset(of other: some Sequence<Element>) -> Bool
    func isSubset(of other: Self) -> Bool
    func isSubset(of other: Set<Element>) -> Bool
    func isSubset(of other: some Sequence<Element>) -> Bool
    func isSuperset(of other: Self) -> Bool
    func isSuperset(of other: Set<Element>) -> Bool
    func isSuperset(of other: some Sequence<Element>) -> Bool
    func remove(_ member: Element) -> Element?
    func subtract(_ other: Self)
    func subtract(_ other: some Sequence<Element>)
    func subtracting(_ other: Self) -> Self
    func subtracting(_ other: some Sequence<Element>) -> Self
    func symmetricDifference(_ other: Self) -> Self
    func symmetricDifference(_ other: some Sequence<Element>) -> Self
    func union(_ other: Self) -> Self
    func union(_ other: some Sequence<Element>) -> Self
    func update(with newMember: Element) -> Element?
  }
  extension OrderedSet.UnorderedView: Sendable where Element: Sendable {}
  extension OrderedSet._UnstableInternals {
    static var isConsistencyCheckingEnabled: Bool { get }
  }
  extension OrderedSet._UnstableInternals: Sendable where Element: Sendable {}
  extension OrderedSet: Decodable where Element: Decodable {}
  extension OrderedSet: Encodable where Element: Encodable {}
  extension OrderedSet: Sendable where Element: Sendable {}
  """#
