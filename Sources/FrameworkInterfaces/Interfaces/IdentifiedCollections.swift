/// What is known of the module `IdentifiedCollections`.
let identifiedCollectionsInterface = #"""
  // exports: OrderedCollections
  @dynamicMemberLookup struct Identified<ID: Hashable, Value>: Identifiable {
    var id: ID { get }
    init(_ value: Value, id: (Value) -> ID)
    init(_ value: Value, id: ID)
    init(_ value: Value, id: KeyPath<Value, ID>)
    subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject { get set }
    var value: Value
  }
  extension Identified: Decodable where ID: Decodable, Value: Decodable {}
  extension Identified: Encodable where ID: Encodable, Value: Encodable {}
  extension Identified: Equatable where Value: Equatable {}
  extension Identified: Hashable where Value: Hashable {}
  extension Identified: Sendable where ID: Sendable, Value: Sendable {}
  struct IdentifiedArray<ID: Hashable, Element>: Collection, CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, _IdentifiedCollection, _MutableIdentifiedCollection, MutableCollection, RandomAccessCollection {
    func append(_ item: Element) -> (inserted: Bool, index: Int)
    func append(contentsOf newElements: some Sequence<Element>)
    func contains(_ element: Element) -> Bool
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var elements: [Element] { get }
    var endIndex: Int { get }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
    var id: KeyPath<Element, ID> { get }
    var ids: OrderedSet<ID> { get }
    func index(after i: Int) -> Int
    func index(id: ID) -> Int?
    init(_ elements: Self)
    init(_ elements: SubSequence)
    init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>)
    init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>, uniquingIDsWith combine: (Element, Element) throws -> Element) rethrows
    init(id: KeyPath<Element, ID>)
    init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>)
    init<S: Sequence<Element>>(uniqueElements elements: S, id: KeyPath<Element, ID>)
    func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int)
    func move(fromOffsets source: IndexSet, toOffset destination: Int)
    func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int
    func remove(_ element: Element) -> Element?
    func remove(at index: Int) -> Element
    func remove(atOffsets offsets: IndexSet)
    func remove(id: ID) -> Element?
    func removeAll(keepingCapacity keepCapacity: Bool = nil)
    func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    func removeFirst() -> Element
    func removeFirst(_ n: Int)
    func removeLast() -> Element
    func removeLast(_ n: Int)
    func removeSubrange(_ bounds: Range<Int>)
    func removeSubrange<R>(_ bounds: R) where R: RangeExpression, R.Bound == Int
    func reserveCapacity(_ minimumCapacity: Int)
    func reverse()
    func shuffle()
    func shuffle<T: RandomNumberGenerator>(using generator: inout T)
    func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Self
    var startIndex: Int { get }
    subscript(id id: ID) -> Element? { get set }
    subscript(position: Int) -> Element { get set }
    func swapAt(_ i: Int, _ j: Int)
    func update(_ item: Element, at i: Int) -> Element
    func updateOrAppend(_ item: Element) -> Element?
    func updateOrInsert(_ item: Element, at i: Int) -> (originalMember: Element?, index: Int)
  }
  extension IdentifiedArray where Element: Comparable {
    func sort()
    func sorted() -> Self
  }
  extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
    init(_ elements: some Sequence<Element>)
    init(_ elements: some Sequence<Element>, uniquingIDsWith combine: (Element, Element) throws -> Element) rethrows
    init(uncheckedUniqueElements elements: some Sequence<Element>)
    init<S: Sequence<Element>>(uniqueElements elements: S)
  }
  extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {}
  extension IdentifiedArray: Encodable where Element: Encodable {}
  extension IdentifiedArray: Equatable where Element: Equatable {}
  extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
    init(arrayLiteral elements: Element...)
  }
  extension IdentifiedArray: Hashable where Element: Hashable {}
  extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
    init()
    func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>)
  }
  extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
  typealias IdentifiedArrayOf<Element> = IdentifiedArray<Element.ID, Element> where Element: Identifiable
  """#
