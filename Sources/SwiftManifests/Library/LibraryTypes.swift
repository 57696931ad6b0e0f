/// Initialisers of the standard library's types.
enum LibraryTypes {
  /// `String(…)`, `Array(…)` and their like; `nil` for other types.
  static func construct(
    _ path: String, _ call: LibraryCall, describing description: (Value) -> Value?
  ) -> Value? {
    if let literal = literal(call) { return literal }
    switch path {
    case "String", "Substring", "Character": return string(call, describing: description)
    case "Int":
      switch call.first {
      case .string(let text)?: return Int(text).map { .integer($0) } ?? .null
      case .integer(let number)?: return .integer(number)
      case nil: return .integer(0)
      default: return .unknown("a number")
      }
    case "Bool":
      guard case .string(let text)? = call.first else { return call.first ?? .boolean(false) }
      return ["true": .boolean(true), "false": .boolean(false)][text] ?? .null
    case "Array", "ContiguousArray", "ArraySlice": return list(call)
    case "Set", "OrderedSet":
      guard case .array(let items) = list(call) else { return nil }
      return .array(call.spend(items.count * items.count / 64) ? call.unique(items) : [])
    case "Dictionary", "KeyValuePairs", "SettingsDictionary", TypeHint.dictionaryPath:
      return dictionary(call)
    case "Optional": return call.first ?? .null
    default: return nil
    }
  }

  /// What an initialiser for literals stands for, such as `SourceFilesList(arrayLiteral: "A", "B")`;
  /// `nil` for other initialisers.
  private static func literal(_ call: LibraryCall) -> Value? {
    switch call.label {
    case "arrayLiteral": .array(call.arguments.flatMap(\.element.expanded))
    case "dictionaryLiteral": dictionary(of: call.arguments.map(\.element))
    case "stringLiteral", "integerLiteral", "booleanLiteral": call.first
    default: nil
    }
  }

  private static func string(
    _ call: LibraryCall, describing description: (Value) -> Value?
  ) -> Value {
    guard let first = call.arguments.first else { return .string("") }
    if first.label == "repeating" {
      guard case .string(let text) = first.value,
        case .integer(let count)? = call.arguments.last?.value, count >= 0
      else { return call.unknown }
      let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
      guard call.spend(overflow || bytes > Budget.maximumText ? .max : bytes / 64) else {
        return call.unknown
      }
      return .string(String(repeating: text, count: count))
    }
    switch first.value {
    case .unknown: return call.unknown
    case .array(let items): return ListSelection.joined(call.on(items))
    default: return first.value.interpolated(describing: description)
    }
  }

  /// `[Element](…)`.
  static func list(_ call: LibraryCall) -> Value {
    guard let first = call.arguments.first else { return .array([]) }
    if first.label == "repeating", case .integer(let count)? = call.arguments.last?.value {
      guard call.spend(count) else { return .array([]) }
      return .array(Array(repeating: first.element, count: max(count, 0)))
    }
    let items = call.runtime.iterationElements(of: first.value, at: call.site)
    return .array(items ?? [first.element])
  }

  /// `[Key: Value](…)`.
  static func dictionary(_ call: LibraryCall) -> Value {
    dictionary(of: call.first?.elements(at: call.arguments[0].element.offset) ?? [])
  }

  private static func dictionary(of pairs: [ListElement]) -> Value {
    var entries: [DictionaryEntry] = []
    for element in pairs {
      guard let key = element.value.part("0"), let value = element.value.part("1") else {
        return .unknown("a dictionary")
      }
      entries.set(key, to: value)
    }
    return .dictionary(entries)
  }
}
