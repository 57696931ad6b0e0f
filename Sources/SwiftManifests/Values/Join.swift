/// Values that stand for one of several, after branches of which it is not known which one is taken.
extension Value {
  private static let maximumAlternatives = 8

  /// The value that stands for one of several.
  static func join(_ values: [Value]) -> Value {
    guard let first = values.first else { return .unset }
    return values.dropFirst().reduce(first) { $0.joined(with: $1) }
  }

  /// The value that stands for either of two: lists are merged with conditional elements, equal
  /// values stay, others become alternatives.
  func joined(with other: Value) -> Value {
    if isSame(as: other) { return self }
    switch (self, other) {
    case (.unset, let other), (let other, .unset): return other
    case (.array(let left), .array(let right)): return .array(Self.merged(left, right))
    case (.array(let items), .null), (.null, .array(let items)):
      return .array(items.map { $0.conditional() })
    case (.array(let items), .unknown(let text)), (.unknown(let text), .array(let items)):
      let unknown = ListElement(
        value: .unknown(text), offset: items.last?.offset ?? 0, isConditional: true)
      return .array(items.map { $0.conditional() } + [unknown])
    case (.dictionary(let left), .dictionary(let right)):
      return .dictionary(Self.merged(left, right))
    case (.record(let left), .record(let right))
    where left.name == right.name && left.type == right.type:
      return .record(Self.merged(left, right))
    default: return Self.either(self, other)
    }
  }

  private static func either(_ left: Value, _ right: Value) -> Value {
    var all: [Value] = []
    for value in left.alternatives + right.alternatives
    where !all.contains(where: { $0.isSame(as: value) }) {
      all.append(value)
    }
    guard all.count <= maximumAlternatives else { return .unknown("one of many values") }
    return .either(all)
  }

  /// Keeps what both lists begin and end with; between them, what only one has becomes conditional.
  ///
  /// Branches usually add to a list or leave it alone, so that the common beginning is all of the
  /// shorter one. The two loops end at the shorter list's length, and the second stops before what
  /// the first has taken: no element is in both. O(left × right) between them.
  private static func merged(_ left: [ListElement], _ right: [ListElement]) -> [ListElement] {
    var start = 0
    while start < min(left.count, right.count), left[start].value.isSame(as: right[start].value) {
      start += 1
    }
    var end = 0
    while end < min(left.count, right.count) - start,
      left[left.count - 1 - end].value.isSame(as: right[right.count - 1 - end].value)
    {
      end += 1
    }
    func both(_ one: ListElement, _ other: ListElement) -> ListElement {
      ListElement(
        value: one.value, offset: one.offset,
        isConditional: one.isConditional || other.isConditional, isOfSet: one.isOfSet)
    }
    var result = zip(left.prefix(start), right.prefix(start)).map(both)
    var middle = Array(right[start..<(right.count - end)])
    for element in left[start..<(left.count - end)] {
      if let index = middle.firstIndex(where: { $0.value.isSame(as: element.value) }) {
        result.append(both(element, middle.remove(at: index)))
      } else {
        result.append(element.conditional())
      }
    }
    result += middle.map { $0.conditional() }
    return result + zip(left.suffix(end), right.suffix(end)).map(both)
  }

  private static func merged(
    _ left: [DictionaryEntry], _ right: [DictionaryEntry]
  ) -> [DictionaryEntry] {
    var result = left
    for entry in right {
      if let index = result.firstIndex(where: { $0.key.isSame(as: entry.key) }) {
        result[index].value = result[index].value.joined(with: entry.value)
      } else {
        result.append(entry)
      }
    }
    return result
  }

  /// A property that only one of the records has may be `nil`.
  private static func merged(_ left: Record, _ right: Record) -> Record {
    var result = left
    for field in right.fields {
      let value = left[field.label].map { $0.joined(with: field.element.value) }
      result.set(
        field.label,
        to: ListElement(
          value: value ?? field.element.value.joined(with: .null), offset: field.element.offset))
    }
    for field in left.fields where right[field.label] == nil {
      result.set(
        field.label,
        to: ListElement(
          value: field.element.value.joined(with: .null), offset: field.element.offset))
    }
    return result
  }
}
