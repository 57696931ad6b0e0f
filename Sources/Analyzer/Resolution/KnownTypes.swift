/// Types of the library that the language itself names, by literals or brackets; -1 where the library lacks them.
struct KnownTypes: Sendable {
  var array: SymbolIndex = -1
  var dictionary: SymbolIndex = -1
  var optional: SymbolIndex = -1
  var integer: SymbolIndex = -1
  var double: SymbolIndex = -1
  var string: SymbolIndex = -1
  var boolean: SymbolIndex = -1
  var range: SymbolIndex = -1
  var closedRange: SymbolIndex = -1
  var keyPath: SymbolIndex = -1
  var error: SymbolIndex = -1
  /// Names that look-up asks for by itself; -1 where no file has them.
  var elementName: GlobalName = -1
  var initializerName: GlobalName = -1
  var subscriptName: GlobalName = -1
  var callName: GlobalName = -1
  var nextName: GlobalName = -1
  var iteratorName: GlobalName = -1
  var asyncIteratorName: GlobalName = -1
  var projectedValueName: GlobalName = -1
  var wrappedValueName: GlobalName = -1
  var requireName: GlobalName = -1
  var dynamicMemberName: GlobalName = -1
  var keyPathLabel: GlobalName = -1
}

extension SymbolTable {
  /// Finds the types that the language itself names.
  mutating func addKnownTypes() {
    func type(_ name: String) -> SymbolIndex {
      nameIndex[name].flatMap { foreignTypes[$0] } ?? -1
    }
    known.array = type("Array")
    known.dictionary = type("Dictionary")
    known.optional = type("Optional")
    known.integer = type("Int")
    known.double = type("Double")
    known.string = type("String")
    known.boolean = type("Bool")
    known.range = type("Range")
    known.closedRange = type("ClosedRange")
    known.keyPath = type("KeyPath")
    known.error = type("Error")
    known.elementName = nameIndex["Element"] ?? -1
    known.initializerName = nameIndex["init"] ?? -1
    known.subscriptName = nameIndex["subscript"] ?? -1
    known.callName = nameIndex["callAsFunction"] ?? -1
    known.nextName = nameIndex["next"] ?? -1
    known.iteratorName = nameIndex["Iterator"] ?? -1
    known.asyncIteratorName = nameIndex["AsyncIterator"] ?? -1
    known.projectedValueName = nameIndex["projectedValue"] ?? -1
    known.wrappedValueName = nameIndex["wrappedValue"] ?? -1
    known.requireName = nameIndex["require"] ?? -1
    known.keyPathLabel = nameIndex["keyPath"] ?? -1
    known.dynamicMemberName = nameIndex["dynamicMember"] ?? -1
  }
}
