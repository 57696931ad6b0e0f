/// What an expression of a manifest evaluates to.
indirect enum Value {
  /// No value on this path: a variable before its initialisation, or after a call that never
  /// returns. Joining it with another value gives the other one.
  case unset
  case string(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case null
  /// An array or a set; a set keeps the order in which its elements were added.
  case array([ListElement])
  case dictionary([DictionaryEntry])
  /// A tuple; `()` has no fields.
  case tuple([Field])
  case range(Range<Int>)
  /// A member of a type that the manifest does not declare, such as `.macOS`.
  case name(String)
  /// A value of a structure or enumeration that the manifest declares.
  case record(Record)
  /// A reference to the record in a cell: library values and instances of declared classes.
  case object(Cell)
  case function(any Callable)
  /// A type itself, by its qualified name.
  case type(String)
  /// One of several values, depending on conditions that cannot be evaluated.
  case either([Value])
  /// Not known; the text is the source that could not be evaluated.
  case unknown(String)

  static var void: Value { .tuple([]) }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Whether it is a list without elements, whose type nothing shows.
  var isEmptyList: Bool {
    if case .array(let items) = self { items.isEmpty } else { false }
  }

  /// The record that it is or refers to.
  var record: Record? {
    switch self {
    case .record(let record): record
    case .object(let cell):
      if case .record(let record) = cell.value { record } else { nil }
    default: nil
    }
  }

  /// Where a library value was made, `nil` for values without a place of their own.
  var origin: Int? {
    if case .object = self { record?.offset } else { nil }
  }

  /// The alternatives of a value, itself when there is one only.
  var alternatives: [Value] {
    if case .either(let values) = self { values } else { [self] }
  }

  /// As a condition: `nil` when it is not known.
  var truth: Bool? {
    switch self {
    case .boolean(let truth): truth
    case .either(let values): values.map(\.truth).unanimous
    default: nil
    }
  }

  /// A condition's answer, which may be not known.
  static func condition(_ truth: Bool?) -> Value {
    truth.map { .boolean($0) } ?? .unknown("a condition")
  }

  /// As it appears in an interpolated string; `description` asks for the property that a manifest
  /// declares for this.
  func interpolated(describing description: (Value) -> Value?) -> Value {
    switch self {
    case .string: return self
    case .integer(let number): return .string(String(number))
    case .double(let number): return .string(String(number))
    case .boolean(let truth): return .string(truth ? "true" : "false")
    case .name(let name): return .string(name)
    case .null: return .string("nil")
    case .type(let path): return .string(path.lastPathComponent)
    case .either(let values):
      return .join(values.map { $0.interpolated(describing: description) })
    default:
      // A description is a string; one that is not, such as `self`, is not described in turn.
      if let text = description(self) { return text.interpolated { _ in nil } }
      if case .record(let record) = self, record.fields.isEmpty { return .string(record.name) }
      return .unknown("an interpolated value")
    }
  }
}

/// An element of an array, with the place of the expression that made it.
struct ListElement {
  var value: Value
  var offset: Int
  var isConditional = false
  /// Whether it is an element of a set, which has no order.
  var isOfSet = false
  /// Whether it is an element of a part of a list, whose indices are those of the whole list.
  var isOfSlice = false
  /// The place of the element of a list that it was made from: where a list of names is mapped to
  /// something else, each of them is written in that list.
  var source: Int?
  /// The same for what a function made of that element beside other things: the place of the element that it
  /// was called with.
  var round: Int?

  func conditional() -> ListElement {
    var copy = self
    copy.isConditional = true
    return copy
  }

  /// The same as something that is taken from a list. The parts of a dictionary have no place of their
  /// own, nor has what no literal made.
  var taken: ListElement {
    guard source == nil, offset > 0 else { return self }
    if case .tuple(let fields) = value, fields.first?.label == "key" { return self }
    var copy = self
    copy.source = offset
    return copy
  }

  /// The elements that a list gets: one with alternatives becomes a conditional element for each.
  var expanded: [ListElement] {
    switch value {
    case .either(let values):
      return values.compactMap { value in
        if case .null = value { return nil }
        return ListElement(
          value: value, offset: value.origin ?? offset, isConditional: true, source: source,
          round: round)
      }
    case .unset: return []
    default: return [self]
    }
  }
}

/// A labelled value: an argument, a stored property, a part of a tuple.
struct Field {
  var label: String
  var element: ListElement
}

/// The contents of a library value, or of a value of a declared type.
struct Record {
  /// The name called, such as `target` or `Package`; the case of an enumeration.
  var name: String
  /// The declared type's qualified name, `nil` for library values.
  var type: String?
  var fields: [Field]
  var offset: Int

  subscript(label: String) -> Value? {
    fields.first { $0.label == label }?.element.value
  }

  mutating func set(_ label: String, to element: ListElement) {
    if let index = fields.firstIndex(where: { $0.label == label }) {
      fields[index].element = element
    } else {
      fields.append(Field(label: label, element: element))
    }
  }
}

extension String {
  /// What follows the last dot of a qualified name.
  var lastPathComponent: String { split(separator: ".").last.map { String($0) } ?? self }
}
