import SwiftSyntax

extension ManifestInterpreter {
  /// Whether a predicate holds for an element; `nil` when it is not known.
  func holds(_ function: Function, for element: Element, _ call: ListCall) -> Bool? {
    truth(of: apply(function, to: element, call))
  }

  /// Methods that ask something about a list.
  func search(_ name: String, _ call: ListCall) -> Value? {
    switch (name, call.function) {
    case ("contains", let function?): return exists(call) { self.holds(function, for: $0, call) }
    case ("contains", nil):
      guard let wanted = call.first else { return nil }
      return exists(call) { self.equal($0.value, wanted) }
    case ("allSatisfy", let function?):
      let answer = exists(call) { self.holds(function, for: $0, call).map { !$0 } }
      return value(of: truth(of: answer).map { !$0 })
    case ("first", let function?):
      return found(in: call.items) { self.holds(function, for: $0, call) }
    case ("last", let function?):
      return found(in: call.items.reversed()) { self.holds(function, for: $0, call) }
    case ("firstIndex", let function):
      guard let wanted = call.first else { return nil }
      return index(in: call.items) { element in
        function.map { self.holds($0, for: element, call) } ?? self.equal(element.value, wanted)
      }
    case ("isSubset", _), ("isSuperset", _), ("isDisjoint", _), ("elementsEqual", _), ("starts", _):
      return comparison(name, call)
    default: return nil
    }
  }

  private func exists(_ call: ListCall, where test: (Element) -> Bool?) -> Value {
    var isKnown = true
    for element in call.items {
      switch test(element) {
      case true? where !element.isConditional: return .boolean(true)
      case false?: break
      default: isKnown = false
      }
    }
    return value(of: isKnown ? false : nil)
  }

  private func found(in items: [Element], where test: (Element) -> Bool?) -> Value {
    var candidates: [Value] = []
    for element in items {
      switch test(element) {
      case false?: break
      case true? where !element.isConditional: return join(candidates + [element.value])
      default: candidates.append(element.value)
      }
    }
    return join(candidates + [.null])
  }

  private func index(in items: [Element], where test: (Element) -> Bool?) -> Value {
    for (index, element) in items.enumerated() {
      switch test(element) {
      case false?: break
      case true? where !element.isConditional: return .integer(index)
      default: return .unknown("an index")
      }
    }
    return .null
  }

  private func comparison(_ name: String, _ call: ListCall) -> Value {
    guard let argument = call.first, isCertain(call.items) else { return .unknown(name) }
    let other = list(argument, at: 0)
    guard isCertain(other) else { return .unknown(name) }
    func contains(_ items: [Element], _ element: Element) -> Bool {
      items.contains { equal($0.value, element.value) == true }
    }
    switch name {
    case "isSubset": return .boolean(call.items.allSatisfy { contains(other, $0) })
    case "isSuperset": return .boolean(other.allSatisfy { contains(call.items, $0) })
    case "isDisjoint": return .boolean(!call.items.contains { contains(other, $0) })
    case "starts":
      return .boolean(
        call.items.count >= other.count
          && zip(call.items, other).allSatisfy { equal($0.value, $1.value) == true })
    default: return value(of: equal(.array(call.items), .array(other)))
    }
  }

  /// Methods that choose, order or combine elements.
  func selection(_ name: String, _ call: ListCall) -> Value? {
    switch name {
    case "filter", "drop", "prefix", "dropFirst", "dropLast", "suffix": return chosen(name, call)
    case "sorted": return .array(sorted(call.items, by: call.function, call))
    case "reversed": return .array(call.items.reversed())
    case "shuffled": return .array(call.items)
    case "enumerated": return .array(enumerated(call.items))
    case "joined": return joined(call)
    case "min", "max":
      let ordered = sorted(call.items, by: call.function, call)
      return name == "min" ? end(of: ordered) : end(of: ordered.reversed())
    case "union", "intersection", "subtracting", "symmetricDifference":
      guard let other = call.first else { return nil }
      return .array(combined(name, call.items, list(other, at: offset(of: call.node))))
    default: return nil
    }
  }

  private func chosen(_ name: String, _ call: ListCall) -> Value? {
    let items = call.items
    if name == "filter" {
      guard let function = call.function else { return nil }
      return .array(filtered(items) { self.holds(function, for: $0, call) })
    }
    if call.label == "while" || (call.function != nil && name != "dropFirst") {
      guard let function = call.function else { return nil }
      let start = items.firstIndex { self.holds(function, for: $0, call) != true } ?? items.count
      return .array(Array(name == "drop" ? items[start...] : items[..<start]))
    }
    var count = 1
    if case .integer(let number)? = call.first { count = max(number, 0) }
    switch name {
    case "prefix": return .array(Array(items.prefix(count)))
    case "suffix": return .array(Array(items.suffix(count)))
    case "dropFirst": return .array(Array(items.dropFirst(count)))
    case "dropLast": return .array(Array(items.dropLast(count)))
    default: return nil
    }
  }

  /// The elements for which a test holds; where it may hold, they become conditional.
  func filtered(_ items: [Element], _ test: (Element) -> Bool?) -> [Element] {
    items.compactMap { element in
      switch test(element) {
      case true?: element
      case false?: nil
      case nil: element.conditional()
      }
    }
  }

  func sorted(_ items: [Element], by function: Function?, _ call: ListCall) -> [Element] {
    spend(items.count, at: call.node)
    return items.sorted { left, right in
      guard let function else { return precedes(left.value, right.value) ?? false }
      let arguments = [left, right].map { EvaluatedArgument(label: "", element: $0) }
      return truth(of: apply(function, arguments, at: call.node)) ?? false
    }
  }

  private func enumerated(_ items: [Element]) -> [Element] {
    items.enumerated().map { index, element in
      let number = Element(value: .integer(index), offset: element.offset)
      let fields = [
        Field(label: "offset", element: number), Field(label: "element", element: element),
      ]
      return Element(
        value: .tuple(fields), offset: element.offset, isConditional: element.isConditional)
    }
  }

  func joined(_ call: ListCall) -> Value {
    if case .array? = call.items.first?.value {
      return .array(
        call.items.flatMap { outer in
          list(outer.value, at: outer.offset).map { outer.isConditional ? $0.conditional() : $0 }
        })
    }
    var separator = ""
    if case .string(let text)? = call.first { separator = text }
    var texts: [String] = []
    for element in call.items {
      guard case .string(let text) = element.value, !element.isConditional else {
        return .unknown(excerpt(of: call.node))
      }
      texts.append(text)
    }
    spend(texts.reduce(0) { $0 + $1.utf8.count } / 64, at: call.node)
    return .string(texts.joined(separator: separator))
  }

  func combined(_ name: String, _ items: [Element], _ other: [Element]) -> [Element] {
    func contains(_ items: [Element], _ element: Element) -> Bool? {
      let match = items.first { equal($0.value, element.value) != false }
      return match.map { !$0.isConditional ? true : nil } ?? false
    }
    switch name {
    case "union": return unique(items + other)
    case "intersection": return filtered(items) { contains(other, $0) }
    case "subtracting": return filtered(items) { contains(other, $0).map { !$0 } }
    default:
      return filtered(items) { contains(other, $0).map { !$0 } }
        + filtered(other) { contains(items, $0).map { !$0 } }
    }
  }
}
