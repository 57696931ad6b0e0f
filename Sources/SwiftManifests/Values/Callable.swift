/// Something that can be called later: a closure, a function by name, a key path.
protocol Callable: AnyObject {
  /// Calls it; `hint` is the type that the result should have.
  func call(_ arguments: [Argument], at site: Site, hint: TypeHint?) -> Value

  /// Calls it with a first parameter that is `inout`, and gives what becomes of that.
  func update(_ value: Value, with element: ListElement, at site: Site) -> Value
}

extension Callable {
  func update(_ value: Value, with element: ListElement, at site: Site) -> Value {
    .unknown(site.excerpt)
  }

  /// Calls it with an element of a list.
  func call(_ element: ListElement, at site: Site, hint: TypeHint? = nil) -> Value {
    call([Argument(label: "", element: element.taken)], at: site, hint: hint)
  }
}

/// An argument after evaluation.
struct Argument {
  var label: String
  var element: ListElement
  var isTrailing = false
  /// Where an `inout` parameter writes back.
  var target: LValue?

  var value: Value { element.value }
}

extension Argument {
  /// An argument without a label.
  init(_ value: Value, at site: Site) {
    self.init(
      label: "", element: ListElement(value: value, offset: value.origin ?? site.offset))
  }
}

/// Something that can be read and, if it is a variable or part of one, written.
indirect enum LValue {
  case cell(Cell, TypeHint?)
  case member(LValue, String)
  case element(LValue, Value, defaultValue: Value?)
  /// What accessors read and write.
  case computed(any ComputedPlace)
  case value(Value)
  case discarded
}

/// A variable whose reading or writing evaluates something.
protocol ComputedPlace {
  /// Its type.
  var hint: TypeHint? { get }

  func read() -> Value

  func write(_ element: ListElement, at site: Site)
}

/// The type that a context expects, as far as its name tells.
struct TypeHint: Equatable {
  /// The qualified name of the type, of the element type for arrays and sets.
  var path: String
  var isCollection: Bool
  /// Whether it is a set.
  var isSet = false
  /// The labels of a tuple type; empty for other types.
  var tupleLabels: [String] = []
  /// The types of the parts of a tuple, of the key and the value for a dictionary, as far as they are
  /// known; empty for other types.
  var parts: [TypeHint?] = []

  /// The path of all types of dictionaries.
  static let dictionaryPath = "[:]"

  /// The type of a dictionary.
  static func dictionary(of key: TypeHint?, to value: TypeHint?) -> TypeHint {
    TypeHint(path: dictionaryPath, isCollection: false, parts: [key, value])
  }

  var isDictionary: Bool { path == Self.dictionaryPath && !isCollection }

  var element: TypeHint {
    TypeHint(path: path, isCollection: false, tupleLabels: tupleLabels, parts: parts)
  }

  /// The type of a list of it.
  var collection: TypeHint {
    TypeHint(path: path, isCollection: true, tupleLabels: tupleLabels, parts: parts)
  }

  /// The type of what a subscript gives.
  var subscripted: TypeHint? { isDictionary ? part(1) : element }

  /// The type of the keys of a dictionary.
  var key: TypeHint? { isDictionary ? part(0) : nil }

  /// The type of a part, by its place.
  func part(_ index: Int) -> TypeHint? { index < parts.count ? parts[index] : nil }
}
