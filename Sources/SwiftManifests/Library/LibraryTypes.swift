/// Initialisers of the standard library's types.
enum LibraryTypes {
  /// `String(…)`, `Array(…)` and their like; `nil` for other types.
  static func construct(
    _ path: String, _ call: LibraryCall, describing description: (Value) -> Value?
  ) -> Value? {
    if let literal = literal(call) { return literal }
    let name = path == TypeHint.dictionaryPath ? "Dictionary" : path
    if names.contains(name), !LibrarySignatures.fits(name, call.arguments) {
      if name == "String", let text = formatted(call) { return text }
      let isUnknown = call.arguments.contains { argument in
        if case .unknown = argument.value { true } else { false }
      }
      // What is in a file only a run can tell.
      if isUnknown || call.label.hasPrefix("contentsOf") { return call.unknown }
      return .unknown(
        call.site.notUnderstood(
          because: "an initialiser of `\(name)` with these labels is not known here"))
    }
    switch path {
    case "String", "Substring", "Character": return string(call, describing: description)
    case "Int": return integer(call)
    case "Bool":
      guard case .string(let text)? = call.first else { return call.first ?? .boolean(false) }
      return ["true": .boolean(true), "false": .boolean(false)][text] ?? .null
    case "Array", "ContiguousArray", "ArraySlice": return list(call)
    case "Set", "OrderedSet":
      guard case .array(let items) = list(call) else { return nil }
      guard call.spend(items.count * items.count / 64) else { return .array([]) }
      return .array(call.unique(items).ofSet(path == "Set"))
    case "Dictionary", "KeyValuePairs", "SettingsDictionary", TypeHint.dictionaryPath:
      return dictionary(call)
    case "Optional": return call.first ?? .null
    case "Result": return ResultMethods.construct(call)
    default: return nil
    }
  }

  private static let names: Set<String> = [
    "String", "Substring", "Character", "Int", "Bool", "Array", "ContiguousArray", "ArraySlice",
    "Set", "OrderedSet", "Dictionary", "KeyValuePairs", "SettingsDictionary", "Optional",
  ]

  private static func integer(_ call: LibraryCall) -> Value {
    var radix = 10
    if call.arguments.count > 1 {
      guard case .integer(let number) = call.arguments[1].value, (2...36).contains(number) else {
        return call.unknown
      }
      radix = number
    }
    switch call.first {
    case .string(let text)?: return Int(text, radix: radix).map { .integer($0) } ?? .null
    case .integer(let number)?: return .integer(number)
    case nil: return .integer(0)
    default: return .unknown("a number")
    }
  }

  /// `String(format: "%@", …)`; `nil` for other initialisers, and for formats that are not known.
  private static func formatted(_ call: LibraryCall) -> Value? {
    guard call.label == "format", case .string(let format)? = call.first else { return nil }
    var values = call.arguments.dropFirst().map(\.value)
    let labels = call.arguments.dropFirst().map(\.label)
    if labels == ["arguments"], let only = values.first {
      guard case .array(let items) = only, items.isCertain else { return nil }
      values = items.map(\.value)
    } else if labels.contains(where: { !$0.isEmpty }) {
      return nil
    }
    return TextFormat.text(format, values).map { .string($0) }
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
    if call.arguments.count > 1 {
      guard case .integer(let number) = first.value,
        case .integer(let radix) = call.arguments[1].value, (2...36).contains(radix)
      else { return call.unknown }
      var isUppercase = false
      if call.arguments.count > 2 {
        guard case .boolean(let truth) = call.arguments[2].value else { return call.unknown }
        isUppercase = truth
      }
      return .string(String(number, radix: radix, uppercase: isUppercase))
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
    return .array((items ?? [first.element]).ofSet(false))
  }

  /// `[Key: Value](…)`.
  static func dictionary(_ call: LibraryCall) -> Value {
    guard let first = call.first else { return .dictionary([]) }
    if call.label == "grouping" { return grouped(first, call) }
    if call.function != nil { return DictionaryMethods.added(to: [], first, call) }
    return dictionary(of: first.elements(at: call.arguments[0].element.offset), call.comparison)
  }

  /// The elements of a list by what a function gives for them.
  private static func grouped(_ list: Value, _ call: LibraryCall) -> Value {
    guard let function = call.function,
      let items = call.runtime.iterationElements(of: list, at: call.site), items.isCertain
    else { return call.unknown }
    var entries: [DictionaryEntry] = []
    for item in items {
      let key = function.call(item, at: call.site)
      if case .unknown = key { return call.unknown }
      call.spend(entries.count / 32)
      let known = Value.dictionary(entries).subscripted(by: key, fallback: nil, call.comparison)
      entries.set(key, to: .array(known.elements(at: item.offset) + [item]), call.comparison)
    }
    return .dictionary(entries)
  }

  private static func dictionary(
    of pairs: [ListElement], _ comparison: any ValueComparison = PlainComparison()
  ) -> Value {
    var entries: [DictionaryEntry] = []
    for element in pairs {
      guard let key = element.value.part("0"), let value = element.value.part("1") else {
        return .unknown("a dictionary")
      }
      entries.set(key, to: value, comparison)
    }
    return .dictionary(entries)
  }
}
