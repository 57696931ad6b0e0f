/// What is known of the module `CasePathsCore`.
let casePathsCoreInterface = #"""
  @dynamicMemberLookup struct AnyCasePath<Root, Value>: Sendable, CustomDebugStringConvertible {
    var debugDescription: String { get }
    func embed(_ value: Value) -> Root
    func extract(from root: Root) -> Value?
    init(_ keyPath: CaseKeyPath<Root, Value>)
    init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?)
  }
  extension AnyCasePath where Root == Value {
    init() where Root == Value
  }
  extension AnyCasePath where Value: CasePathable {
    subscript<AppendedValue>(dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>) -> AnyCasePath<Root, AppendedValue> { get }
  }
  @dynamicMemberLookup struct Case<Value>: Sendable, _AnyCase {
    init()
    init<Root>(_ keyPath: CaseKeyPath<Root, Value>)
    init<Root>(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?)
    var never: Case<Never> { get }
    subscript<AppendedValue>(dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>) -> Case<AppendedValue> where Value: CasePathable { get }
    subscript<Member>(dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>) -> Case<Member> where Value: CasePathable { get }
  }
  extension Case where Value: CasePathable {
    var never: Case<Never> { get }
  }
  extension CaseKeyPath {
    func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum where Root == Case<Enum>, Value == Case<AssociatedValue>
    func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void>
  }
  typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
  protocol CasePathIterable: CasePathable where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
  protocol CasePathReflectable<Root> {
    associatedtype Root: CasePathable
    subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
  }
  protocol CasePathable {
    associatedtype AllCasePaths
    static var allCasePaths: AllCasePaths { get }
  }
  extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
    var `case`: PartialCaseKeyPath<Self> { get }
  }
  extension CasePathable {
    typealias Cases = Case<Self>
    func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool
    func modify<Value>(_ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? { get }
    subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value { get set }
    subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? { get }
    subscript<Value>(dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>) -> Value { get set }
    subscript<Value>(dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>) -> Value? { get set }
  }
  extension Never {
    struct AllCasePaths: CasePathReflectable, Sendable, Sequence {}
    static var allCasePaths: AllCasePaths { get }
  }
  extension Never: CasePathable, CasePathIterable {}
  extension Never.AllCasePaths {
    func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>>
    subscript(root: Never) -> PartialCaseKeyPath<Never> { get }
  }
  extension Optional {
    @dynamicMemberLookup struct AllCasePaths: CasePathReflectable, Sendable, Sequence {}
    static var allCasePaths: AllCasePaths { get }
  }
  extension Optional: CasePathable, CasePathIterable {}
  extension Optional where Wrapped: CasePathable {
    func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool
    func modify<Value>(_ keyPath: CaseKeyPath<Wrapped, Value>, yield: (inout Value) -> Void, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  }
  extension Optional.AllCasePaths {
    func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>>
    var none: AnyCasePath<Optional, Void> { get }
    var some: AnyCasePath<Optional, Wrapped> { get }
    subscript(root: Optional) -> PartialCaseKeyPath<Optional> { get }
    subscript<Member>(dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>) -> AnyCasePath<Optional, Member?> where Wrapped: CasePathable { get }
  }
  typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>
  extension Result {
    struct AllCasePaths: CasePathReflectable, Sendable, Sequence {}
    static var allCasePaths: AllCasePaths { get }
  }
  extension Result: CasePathable, CasePathIterable {}
  extension Result.AllCasePaths {
    var failure: AnyCasePath<Result, Failure> { get }
    func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>>
    subscript(root: Result) -> PartialCaseKeyPath<Result> { get }
    var success: AnyCasePath<Result, Success> { get }
  }
  """#
