import SwiftSyntax

extension ManifestInterpreter {
  /// A measure of the work that copying a value takes, in units of fuel.
  func size(of value: Value) -> Int {
    switch value {
    case .array(let items): items.count / 32
    case .dictionary(let entries): entries.count / 32
    case .string(let text): text.utf8.count / 64
    default: 0
    }
  }

  /// A value as the elements of a list; something unknown is one unknown element.
  func list(_ value: Value, at offset: Int) -> [Element] {
    switch value {
    case .array(let items): return items
    case .null, .unset: return []
    case .either(let values):
      return values.flatMap { list($0, at: offset) }.map { $0.conditional() }
    case .dictionary(let entries): return entries.map { tupleElement($0, at: offset) }
    case .string(let text):
      return text.map { Element(value: .string(String($0)), offset: offset) }
    case .range(let range):
      return range.prefix(100_000).map { Element(value: .integer($0), offset: offset) }
    default: return [Element(value: value, offset: self.origin(of: value) ?? offset)]
    }
  }

  private func tupleElement(_ entry: Entry, at offset: Int) -> Element {
    let key = Element(value: entry.key, offset: offset)
    let value = Element(value: entry.value, offset: offset)
    let fields = [Field(label: "key", element: key), Field(label: "value", element: value)]
    return Element(value: .tuple(fields), offset: offset)
  }

  /// The elements of a value that can be iterated; costs fuel for each.
  func iterationElements(of value: Value, at node: some SyntaxProtocol) -> [Element]? {
    switch value {
    case .range(let range):
      spend(min(range.count, 1 << 40), at: node)
      return isStopped ? [] : list(value, at: offset(of: node))
    case .array, .dictionary, .string, .null, .unset, .either:
      return list(value, at: offset(of: node))
    default: return nil
    }
  }

  // MARK: Properties

  func listProperty(_ name: String, of items: [Element]) -> Value? {
    switch name {
    case "count": isCertain(items) ? .integer(items.count) : .unknown("count")
    case "isEmpty":
      items.contains { !isUncertain($0) } ? .boolean(false) : value(of: items.isEmpty ? true : nil)
    case "first": end(of: items)
    case "last": end(of: items.reversed())
    case "indices": isCertain(items) ? .range(0..<items.count) : .unknown("indices")
    case "startIndex": .integer(0)
    case "endIndex": isCertain(items) ? .integer(items.count) : .unknown("endIndex")
    case "lazy": .array(items)
    default: nil
    }
  }

  func isUncertain(_ element: Element) -> Bool {
    if case .unknown = element.value { return true }
    return element.isConditional
  }

  func isCertain(_ items: [Element]) -> Bool { !items.contains { isUncertain($0) } }

  /// The first element: with conditional ones before it, any of them.
  func end(of items: some Sequence<Element>) -> Value {
    var candidates: [Value] = []
    for element in items {
      candidates.append(element.value)
      if !element.isConditional { return join(candidates) }
    }
    return join(candidates + [.null])
  }

  func dictionaryProperty(_ name: String, of entries: [Entry]) -> Value? {
    switch name {
    case "count": .integer(entries.count)
    case "isEmpty": .boolean(entries.isEmpty)
    case "keys": .array(entries.map { Element(value: $0.key, offset: 0) })
    case "values": .array(entries.map { Element(value: $0.value, offset: 0) })
    default: nil
    }
  }

  /// `base[key]`.
  func subscripted(_ base: Value, by key: Value, fallback: Value?) -> Value {
    switch (base, key) {
    case (.null, _): return .null
    case (.dictionary(let entries), _):
      if case .unknown = key { return .unknown("a dictionary value") }
      let entry = entries.first { equal($0.key, key) == true }
      return entry?.value ?? fallback ?? .null
    case (.array(let items), .integer(let index)):
      guard items.indices.contains(index), isCertain(Array(items.prefix(index))) else {
        return .unknown("an element")
      }
      return items[index].value
    case (.array(let items), .range(let range)):
      return .array(Array(items[range.clamped(to: 0..<items.count)]))
    case (.either(let values), _):
      return join(values.map { subscripted($0, by: key, fallback: fallback) })
    default: return .unknown("an element")
    }
  }

  // MARK: Construction

  /// `[Element](…)`.
  func newList(_ arguments: [EvaluatedArgument], at node: some SyntaxProtocol) -> Value {
    guard let first = arguments.first else { return .array([]) }
    if first.label == "repeating", case .integer(let count)? = arguments.last?.element.value {
      spend(max(count, 0), at: node)
      guard !isStopped else { return .array([]) }
      return .array(Array(repeating: first.element, count: max(count, 0)))
    }
    return .array(iterationElements(of: first.element.value, at: node) ?? [first.element])
  }

  /// `[Key: Value](…)`.
  func newDictionary(_ arguments: [EvaluatedArgument]) -> Value {
    guard let first = arguments.first else { return .dictionary([]) }
    var entries: [Entry] = []
    for element in list(first.element.value, at: first.element.offset) {
      guard let key = tupleField("0", of: element.value),
        let value = tupleField("1", of: element.value)
      else { return .unknown("a dictionary") }
      setEntry(&entries, key, value)
    }
    return .dictionary(entries)
  }

  /// The elements without repetitions, in the order of their first appearance.
  func unique(_ items: [Element]) -> [Element] {
    var result: [Element] = []
    for element in items {
      if let index = result.firstIndex(where: { equal($0.value, element.value) == true }) {
        if !element.isConditional { result[index].isConditional = false }
      } else {
        result.append(element)
      }
    }
    return result
  }
}
