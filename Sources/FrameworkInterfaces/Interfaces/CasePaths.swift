/// What is known of the module `CasePaths`.
let casePathsInterface = #"""
  // exports: CasePathsCore
  func .. <Root, Value, AppendedValue>(lhs: @escaping (Root) -> Value?, rhs: @escaping (AppendedValue) -> Value) -> (Root) -> AppendedValue?
  func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value?
  func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value>
  func / <Root, Value>(embed: @escaping (Value) -> Root?) -> (Root?) -> Value?
  func / <Root, Value>(embed: @escaping (Value) -> Root?) -> AnyCasePath<Root?, Value>
  func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value>
  func / <Root>(root: @autoclosure @escaping () -> Root) -> (Root) -> Void?
  func / <Root>(root: @autoclosure @escaping () -> Root) -> (Root?) -> Void?
  func / <Root>(root: @autoclosure @escaping () -> Root) -> AnyCasePath<Root, Void>
  func / <Root>(root: @autoclosure @escaping () -> Root?) -> AnyCasePath<Root?, Void>
  func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root>
  extension AnyCasePath {
    static func .. <AppendedValue>(lhs: AnyCasePath, rhs: @escaping (AppendedValue) -> Value) -> AnyCasePath<Root, AppendedValue>
    static func .. <AppendedValue>(lhs: AnyCasePath, rhs: AnyCasePath<Value, AppendedValue>) -> AnyCasePath<Root, AppendedValue>
    func appending<AppendedValue>(path: AnyCasePath<Value, AppendedValue>) -> AnyCasePath<Root, AppendedValue>
    static func `case`(_ embed: @escaping (Value) -> Root) -> Self
    var description: String { get }
    init(_ embed: @escaping (Value) -> Root)
    init(unsafe embed: @escaping (Value) -> Root)
    init(unsafe root: @autoclosure @escaping () -> Root) where Value == Void
    func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) throws -> Result
  }
  extension AnyCasePath: CustomStringConvertible {}
  extension AnyCasePath where Root == Value {
    init(_ type: Root.Type)
    static var `self`: Self { get }
  }
  extension AnyCasePath where Root == Void {
    static func constant(_ value: @autoclosure @escaping () -> Value) -> Self
  }
  extension AnyCasePath where Root: _OptionalProtocol, Value == Root.Wrapped {
    static var some: Self { get }
  }
  extension AnyCasePath where Value == Never {
    static var never: Self { get }
  }
  extension AnyCasePath where Value == Void {
    static func `case`(_ value: @autoclosure @escaping () -> Root) -> Self
    init(_ root: @autoclosure @escaping () -> Root)
  }
  extension AnyCasePath where Value: LosslessStringConvertible, Root == String {
    static var description: Self { get }
  }
  extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
    static var rawValue: Self { get }
  }
  typealias CasePath = AnyCasePath
  extension Optional {
    var optional: Wrapped? { get }
  }
  extension Optional: _Optional {}
  extension Optional: _OptionalProtocol {}
  func XCTModify<Enum, Case>(_ enum: inout Enum, case casePath: AnyCasePath<Enum, Case>, _ message: @autoclosure () -> String = nil, _ body: (inout Case) throws -> Void, file: StaticString = nil, line: UInt = nil)
  func XCTModify<Enum, Case>(_ enum: inout Enum, case keyPath: CaseKeyPath<Enum, Case>, _ message: @autoclosure () -> String = nil, _ body: (inout Case) throws -> Void, file: StaticString = nil, line: UInt = nil)
  func XCTModify<Wrapped>(_ optional: inout Wrapped?, _ message: @autoclosure () -> String = nil, _ body: (inout Wrapped) throws -> Void, file: StaticString = nil, line: UInt = nil)
  func XCTUnwrap<Enum, Case>(_ enum: @autoclosure () throws -> Enum, case extract: (Enum) -> Case?, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) throws -> Case
  func extract<Root, Value>(_ embed: @escaping (Value) -> Root) -> (Root) -> Value?
  func extract<Root, Value>(_ embed: @escaping (Value) -> Root?) -> (Root?) -> Value?
  func extract<Root, Value>(case embed: @escaping (Value) -> Root, from root: Root) -> Value?
  func extract<Root, Value>(case embed: @escaping (Value) -> Root?, from root: Root?) -> Value?
  """#
