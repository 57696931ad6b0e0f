import SwiftSyntax

extension ManifestInterpreter {
  /// What a mutating method makes of a value, and what it returns; `nil` for other methods.
  func mutation(
    _ name: String, of receiver: Value, _ arguments: [EvaluatedArgument],
    at node: some SyntaxProtocol
  ) -> (changed: Value, result: Value)? {
    switch receiver {
    case .array(let items):
      let call = ListCall(items: items, arguments: arguments, node: Syntax(node), hint: nil)
      return addition(name, call) ?? removal(name, call) ?? reordering(name, call)
    case .dictionary(let entries): return mutation(name, of: entries, arguments, at: node)
    case .string(let text): return mutation(name, of: text, arguments)
    case .boolean(let truth) where name == "toggle": return (.boolean(!truth), .void)
    default: return nil
    }
  }

  private func addition(_ name: String, _ call: ListCall) -> (Value, Value)? {
    guard let first = call.arguments.first else { return nil }
    var items = call.items
    let added =
      first.label == "contentsOf"
      ? list(first.element.value, at: first.element.offset) : expanded(first.element)
    spend(added.count, at: call.node)
    switch name {
    case "append":
      return (.array(items + added), .void)
    case "insert":
      guard let position = call.arguments.first(where: { $0.label == "at" }) else {
        return (.array(unique(items + added)), .void)
      }
      var index = items.count
      if case .integer(let number) = position.element.value {
        index = min(max(number, 0), items.count)
      }
      items.insert(contentsOf: added, at: index)
      return (.array(items), .void)
    case "formUnion": return (.array(unique(items + list(first.element.value, at: 0))), .void)
    case "update": return (.array(unique(items + added)), .null)
    default: return nil
    }
  }

  private func removal(_ name: String, _ call: ListCall) -> (Value, Value)? {
    var items = call.items
    switch name {
    case "removeAll":
      guard let function = call.function else { return (.array([]), .void) }
      return (.array(filtered(items) { self.holds(function, for: $0, call).map { !$0 } }), .void)
    case "remove":
      guard let wanted = call.first else { return nil }
      if call.label == "at" {
        guard case .integer(let index) = wanted, items.indices.contains(index) else {
          return (.array(items.map { $0.conditional() }), .unknown("an element"))
        }
        let removed = items.remove(at: index)
        return (.array(items), removed.value)
      }
      return (.array(filtered(items) { self.equal($0.value, wanted).map { !$0 } }), .null)
    case "subtract", "formIntersection":
      guard let other = call.first else { return nil }
      let method = name == "subtract" ? "subtracting" : "intersection"
      return (.array(combined(method, items, list(other, at: 0))), .void)
    case "removeFirst", "removeLast", "popFirst", "popLast": return removedEnd(name, call)
    default: return nil
    }
  }

  private func removedEnd(_ name: String, _ call: ListCall) -> (Value, Value) {
    var count = 1
    if case .integer(let number)? = call.first { count = max(number, 0) }
    let isFirst = name.hasSuffix("First")
    let result = isFirst ? end(of: call.items) : end(of: call.items.reversed())
    let rest = isFirst ? call.items.dropFirst(count) : call.items.dropLast(count)
    return (.array(Array(rest)), result)
  }

  private func reordering(_ name: String, _ call: ListCall) -> (Value, Value)? {
    switch name {
    case "sort": return (.array(sorted(call.items, by: call.function, call)), .void)
    case "reverse": return (.array(call.items.reversed()), .void)
    case "shuffle", "reserveCapacity": return (.array(call.items), .void)
    case "swapAt":
      var items = call.items
      guard case .integer(let first)? = call.arguments.first?.element.value,
        case .integer(let second)? = call.arguments.last?.element.value,
        items.indices.contains(first), items.indices.contains(second)
      else { return (.array(items), .void) }
      items.swapAt(first, second)
      return (.array(items), .void)
    default: return nil
    }
  }

  private func mutation(
    _ name: String, of entries: [Entry], _ arguments: [EvaluatedArgument],
    at node: some SyntaxProtocol
  ) -> (changed: Value, result: Value)? {
    var entries = entries
    let first = arguments.first?.element.value
    switch (name, first) {
    case ("removeAll", nil): return (.dictionary([]), .void)
    case ("removeValue", let key?):
      let old = subscripted(.dictionary(entries), by: key, fallback: nil)
      setEntry(&entries, key, .null)
      return (.dictionary(entries), old)
    case ("updateValue", let value?):
      guard let key = arguments.last?.element.value else { return nil }
      let old = subscripted(.dictionary(entries), by: key, fallback: nil)
      setEntry(&entries, key, value)
      return (.dictionary(entries), old)
    case ("merge", _?):
      let merged = dictionaryMethod("merging", of: entries, arguments, at: node)
      return merged.map { ($0, .void) }
    default: return nil
    }
  }

  private func mutation(
    _ name: String, of text: String, _ arguments: [EvaluatedArgument]
  ) -> (changed: Value, result: Value)? {
    let first = arguments.first?.element.value
    switch (name, first) {
    case ("append", .string(let other)?): return (.string(text + other), .void)
    case ("append", _?): return (.unknown("a string"), .void)
    case ("removeAll", nil): return (.string(""), .void)
    case ("removeFirst", nil):
      return (.string(String(text.dropFirst())), .string(String(text.prefix(1))))
    case ("removeLast", nil):
      return (.string(String(text.dropLast())), .string(String(text.suffix(1))))
    case ("removeFirst", .integer(let count)?):
      return (.string(String(text.dropFirst(max(count, 0)))), .void)
    case ("removeLast", .integer(let count)?):
      return (.string(String(text.dropLast(max(count, 0)))), .void)
    default: return nil
    }
  }
}
