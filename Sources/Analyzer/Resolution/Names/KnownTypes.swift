import DependencyModel
import SourceText

/// Types of the library that the language itself names, by literals or brackets; `nil` where the
/// library lacks them.
struct KnownTypes: Sendable {
  let array: ID<Symbol>?
  let dictionary: ID<Symbol>?
  let optional: ID<Symbol>?
  let integer: ID<Symbol>?
  let double: ID<Symbol>?
  let string: ID<Symbol>?
  let boolean: ID<Symbol>?
  let range: ID<Symbol>?
  let closedRange: ID<Symbol>?
  let keyPath: ID<Symbol>?
  let error: ID<Symbol>?
  /// `View`, where the project uses it.
  let view: ID<Symbol>?
  /// The names that look-up asks for by itself.
  let names: KnownNames

  /// Finds the types among those of the library. O(1).
  init(_ library: [GlobalName: ID<Symbol>], _ names: GlobalNames) {
    func type(_ name: String) -> ID<Symbol>? {
      names.number(of: name).flatMap { library[$0] }
    }
    array = type("Array")
    dictionary = type("Dictionary")
    optional = type("Optional")
    integer = type("Int")
    double = type("Double")
    string = type("String")
    boolean = type("Bool")
    range = type("Range")
    closedRange = type("ClosedRange")
    keyPath = type("KeyPath")
    error = type("Error")
    view = type("View")
    self.names = KnownNames(names)
  }
}

/// Names that look-up asks for by itself; `nil` where no file has them.
struct KnownNames: Sendable {
  let element: GlobalName?
  let iterator: GlobalName?
  let asyncIterator: GlobalName?
  let initializer: GlobalName?
  let `subscript`: GlobalName?
  /// `callAsFunction`.
  let call: GlobalName?
  let projectedValue: GlobalName?
  let wrappedValue: GlobalName?
  /// The macro `#require`.
  let require: GlobalName?
  let dynamicMember: GlobalName?
  /// The label of `value[keyPath: path]`.
  let keyPath: GlobalName?
  /// The attribute `@implementation`.
  let implementation: GlobalName?

  /// Finds the names. O(1).
  init(_ names: GlobalNames) {
    func name(_ text: String) -> GlobalName? { names.number(of: text) }
    element = name("Element")
    iterator = name("Iterator")
    asyncIterator = name("AsyncIterator")
    initializer = name("init")
    `subscript` = name("subscript")
    call = name("callAsFunction")
    projectedValue = name("projectedValue")
    wrappedValue = name("wrappedValue")
    require = name("require")
    dynamicMember = name("dynamicMember")
    keyPath = name("keyPath")
    implementation = name("implementation")
  }
}
