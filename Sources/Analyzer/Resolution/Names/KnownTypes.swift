/// Types of the library that the language itself names, by literals or brackets; -1 where the library lacks them.
struct KnownTypes: Sendable {
  let array: SymbolIndex
  let dictionary: SymbolIndex
  let optional: SymbolIndex
  let integer: SymbolIndex
  let double: SymbolIndex
  let string: SymbolIndex
  let boolean: SymbolIndex
  let range: SymbolIndex
  let closedRange: SymbolIndex
  let keyPath: SymbolIndex
  /// The names that look-up asks for by itself.
  let names: KnownNames

  /// Finds the types among those of the library. O(1).
  init(_ library: [GlobalName: SymbolIndex], _ names: GlobalNames) {
    func type(_ name: String) -> SymbolIndex {
      names.number(of: name).flatMap { library[$0] } ?? -1
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
    self.names = KnownNames(names)
  }
}

/// Names that look-up asks for by itself; -1 where no file has them.
struct KnownNames: Sendable {
  let element: GlobalName
  let iterator: GlobalName
  let asyncIterator: GlobalName
  let initializer: GlobalName
  let `subscript`: GlobalName
  /// `callAsFunction`.
  let call: GlobalName
  let projectedValue: GlobalName
  let wrappedValue: GlobalName
  /// The macro `#require`.
  let require: GlobalName
  let dynamicMember: GlobalName
  /// The label of `value[keyPath: path]`.
  let keyPath: GlobalName

  /// Finds the names. O(1).
  init(_ names: GlobalNames) {
    func name(_ text: String) -> GlobalName { names.number(of: text) ?? -1 }
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
  }
}
