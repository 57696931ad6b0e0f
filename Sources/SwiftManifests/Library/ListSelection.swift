/// Methods that choose, order or combine the elements of lists.
enum ListSelection {
  /// Calls a method; `nil` when it is not one of these, or its arguments do not fit.
  static func call(_ name: String, _ call: LibraryCall) -> Value? {
    switch name {
    case "filter":
      call.function.map { predicate in
        .array(call.items.filtered { call.holds(predicate, for: $0) }.ofSet(call.items.isSet))
      }
    case "drop", "prefix", "dropFirst", "dropLast", "suffix": part(name, call)
    case "sorted": .array(sorted(call))
    case "reversed": .array(call.items.reversed().ofSet(false))
    case "shuffled": .array(call.items.ofSet(false))
    case "enumerated": .array(enumerated(call.items))
    case "joined": joined(call)
    case "min": extreme(call) { $0.firstValue }
    case "max": extreme(call) { $0.reversed().firstValue }
    case "union", "intersection", "subtracting", "symmetricDifference":
      call.first.map { other in
        let other = other.elements(at: call.site.offset)
        // Each element is compared with all others.
        guard call.spend((call.items.count + other.count) / 8 * (other.count + 1) / 8) else {
          return call.unknown
        }
        return .array(combined(name, call.items, other, call).ofSet(true))
      }
    default: nil
    }
  }

  /// A part at one end, of a given length or as long as a predicate holds.
  private static func part(_ name: String, _ call: LibraryCall) -> Value? {
    let items = call.items
    if call.label == "while" || (call.function != nil && name != "dropFirst") {
      guard let predicate = call.function else { return nil }
      let start = items.firstIndex { call.holds(predicate, for: $0) != true } ?? items.count
      guard name == "drop" else { return .array(Array(items[..<start]).ofSet(false)) }
      return .array(slice(items[start...]))
    }
    guard let count = call.count else { return call.unknown }
    let part: ArraySlice<ListElement>
    switch (name, call.label) {
    case ("prefix", "through"): part = items.prefix(min(count, items.count) + 1)
    case ("prefix", _): part = items.prefix(count)
    case ("suffix", "from"), ("dropFirst", _): part = items.dropFirst(count)
    case ("suffix", _): part = items.suffix(count)
    case ("dropLast", _): part = items.dropLast(count)
    default: return nil
    }
    return .array(slice(part))
  }

  /// A part of a list, which keeps its indices.
  private static func slice(_ part: ArraySlice<ListElement>) -> [ListElement] {
    part.startIndex > 0 ? Array(part).ofSet(false).ofSlice() : Array(part).ofSet(false)
  }

  /// The elements in the order of a function or of their values; a step for each.
  static func sorted(_ call: LibraryCall) -> [ListElement] { ordered(call).items }

  /// The first or last in order; not known where the order of some is not.
  static func extreme(_ call: LibraryCall, _ choose: ([ListElement]) -> Value) -> Value {
    let (items, isKnown) = ordered(call)
    return isKnown ? choose(items) : call.unknown
  }

  private static func ordered(_ call: LibraryCall) -> (items: [ListElement], isKnown: Bool) {
    call.spend(call.items.count)
    let function = call.function
    var isKnown = true
    let items = call.items.sorted { left, right in
      var answer: Bool?
      if let function {
        let arguments = [left, right].map { Argument(label: "", element: $0) }
        answer = function.call(arguments, at: call.site, hint: nil).truth
      } else {
        answer = call.comparison.precedes(left.value, right.value)
      }
      if answer == nil { isKnown = false }
      return answer ?? false
    }
    return (items.ofSet(false), isKnown)
  }

  private static func enumerated(_ items: [ListElement]) -> [ListElement] {
    items.enumerated().map { index, element in
      let number = ListElement(value: .integer(index), offset: element.offset)
      let fields = [
        Field(label: "offset", element: number), Field(label: "element", element: element),
      ]
      return ListElement(
        value: .tuple(fields), offset: element.offset, isConditional: element.isConditional)
    }
  }

  /// A list of lists as one list, a list of strings as a string.
  static func joined(_ call: LibraryCall) -> Value {
    if case .array? = call.items.first?.value {
      guard call.spend(call.items.reduce(0) { $0 + $1.value.copyCost }) else { return call.unknown }
      return .array(
        call.items.flatMap { outer in
          outer.value.elements(at: outer.offset).map {
            outer.isConditional ? $0.conditional() : $0
          }
        })
    }
    var separator = ""
    if case .string(let text)? = call.first { separator = text }
    var texts: [String] = []
    for element in call.items {
      guard case .string(let text) = element.value, !element.isConditional else {
        return call.unknown
      }
      texts.append(text)
    }
    let (separators, isTooMuch) = separator.utf8.count.multipliedReportingOverflow(by: texts.count)
    let size = texts.reduce(isTooMuch ? Budget.maximumText : min(separators, Budget.maximumText)) {
      min($0 + $1.utf8.count, Budget.maximumText)
    }
    guard call.spend(size == Budget.maximumText ? .max : size / 64) else { return call.unknown }
    return .string(texts.joined(separator: separator))
  }

  /// Operations of sets. O(items × other).
  static func combined(
    _ name: String, _ items: [ListElement], _ other: [ListElement], _ call: LibraryCall
  ) -> [ListElement] {
    func contains(_ items: [ListElement], _ element: ListElement) -> Bool? {
      let match = items.first { call.areEqual($0.value, element.value) != false }
      return match.map { !$0.isConditional ? true : nil } ?? false
    }
    func difference(_ items: [ListElement], _ other: [ListElement]) -> [ListElement] {
      items.filtered { contains(other, $0).negated }
    }
    switch name {
    case "union": return call.unique(items + other)
    case "intersection": return items.filtered { contains(other, $0) }
    case "subtracting": return difference(items, other)
    default: return difference(items, other) + difference(other, items)
    }
  }
}
