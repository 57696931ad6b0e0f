extension ManifestInterpreter {
  private static let maximumAlternatives = 8

  /// The value that stands for one of several; see `join(_:_:)`.
  func join(_ values: [Value]) -> Value {
    guard let first = values.first else { return .unset }
    return values.dropFirst().reduce(first) { join($0, $1) }
  }

  /// The value that stands for either of two: lists are merged with conditional elements, equal
  /// values stay, others become alternatives.
  func join(_ left: Value, _ right: Value) -> Value {
    if same(left, right) { return left }
    switch (left, right) {
    case (.unset, let other), (let other, .unset): return other
    case (.array(let left), .array(let right)): return .array(merged(left, right))
    case (.array(let items), .null), (.null, .array(let items)):
      return .array(items.map { $0.conditional() })
    case (.array(let items), .unknown(let text)), (.unknown(let text), .array(let items)):
      let unknown = Element(
        value: .unknown(text), offset: items.last?.offset ?? 0, isConditional: true)
      return .array(items.map { $0.conditional() } + [unknown])
    case (.dictionary(let left), .dictionary(let right)): return .dictionary(merged(left, right))
    case (.record(let left), .record(let right))
    where left.name == right.name && left.type == right.type:
      return .record(merged(left, right))
    default: return alternatives(left, right)
    }
  }

  private func alternatives(_ left: Value, _ right: Value) -> Value {
    var all: [Value] = []
    for value in parts(of: left) + parts(of: right)
    where !all.contains(where: { same($0, value) }) {
      all.append(value)
    }
    guard all.count <= Self.maximumAlternatives else { return .unknown("one of many values") }
    return .either(all)
  }

  /// The alternatives of a value, itself when there is one only.
  func parts(of value: Value) -> [Value] {
    if case .either(let values) = value { values } else { [value] }
  }

  /// Keeps what both lists begin and end with; between them, what only one has becomes conditional.
  private func merged(_ left: [Element], _ right: [Element]) -> [Element] {
    var start = 0
    while start < min(left.count, right.count), same(left[start].value, right[start].value) {
      start += 1
    }
    var end = 0
    while end < min(left.count, right.count) - start,
      same(left[left.count - 1 - end].value, right[right.count - 1 - end].value)
    {
      end += 1
    }
    func both(_ one: Element, _ other: Element) -> Element {
      Element(
        value: one.value, offset: one.offset,
        isConditional: one.isConditional || other.isConditional)
    }
    var result = zip(left.prefix(start), right.prefix(start)).map(both)
    var middle = Array(right[start..<(right.count - end)])
    for element in left[start..<(left.count - end)] {
      if let index = middle.firstIndex(where: { same($0.value, element.value) }) {
        result.append(both(element, middle.remove(at: index)))
      } else {
        result.append(element.conditional())
      }
    }
    result += middle.map { $0.conditional() }
    return result + zip(left.suffix(end), right.suffix(end)).map(both)
  }

  private func merged(_ left: [Entry], _ right: [Entry]) -> [Entry] {
    var result = left
    for entry in right {
      if let index = result.firstIndex(where: { same($0.key, entry.key) }) {
        result[index].value = join(result[index].value, entry.value)
      } else {
        result.append(entry)
      }
    }
    return result
  }

  private func merged(_ left: Record, _ right: Record) -> Record {
    var result = left
    for field in right.fields {
      guard let known = left[field.label] else {
        let value = join(field.element.value, .null)
        result.set(field.label, to: Element(value: value, offset: field.element.offset))
        continue
      }
      let value = join(known, field.element.value)
      result.set(field.label, to: Element(value: value, offset: field.element.offset))
    }
    for field in left.fields where right[field.label] == nil {
      let value = join(field.element.value, .null)
      result.set(field.label, to: Element(value: value, offset: field.element.offset))
    }
    return result
  }
}
