extension Value {
  /// A measure of the work that copying it takes, in steps.
  var copyCost: Int {
    switch self {
    case .array(let items): items.count / 8
    case .dictionary(let entries): entries.count / 8
    case .string(let text): text.utf8.count / 64
    default: 0
    }
  }

  /// As the elements of a list; something unknown is one unknown element.
  func elements(at offset: Int) -> [ListElement] {
    switch self {
    case .array(let items): return items
    case .null, .unset: return []
    case .either(let values):
      return values.flatMap { $0.elements(at: offset) }.map { $0.conditional() }
    case .dictionary(let entries): return entries.map { $0.pair(at: offset) }
    case .string(let text):
      return text.map { ListElement(value: .string(String($0)), offset: offset) }
    case .range(let range):
      guard range.width < .max else { return [] }
      return range.prefix(100_000).map { ListElement(value: .integer($0), offset: offset) }
    default: return [ListElement(value: self, offset: origin ?? offset)]
    }
  }

  /// The part of a tuple with a label or index.
  func part(_ name: String) -> Value? {
    switch self {
    case .tuple(let fields): return fields.index(ofPart: name).map { fields[$0].element.value }
    case .either(let values):
      let found = values.compactMap { $0.part(name) }
      return found.isEmpty ? nil : .join(found)
    default: return nil
    }
  }

  /// `self[key]`, where keys are compared as their types say.
  func subscripted(
    by key: Value, fallback: Value?, _ comparison: any ValueComparison = PlainComparison()
  ) -> Value {
    switch (self, key) {
    case (.null, _): return .null
    case (.dictionary(let entries), _):
      if case .unknown = key { return .unknown("a dictionary value") }
      return entries.first { comparison.areEqual($0.key, key) == true }?.value
        ?? fallback ?? .null
    case (.array(let items), .integer(let index)):
      guard items.indices.contains(index), Array(items.prefix(index)).isCertain else {
        return .unknown("an element")
      }
      return items[index].value
    case (.array(let items), .range(let range)):
      let part = range.clamped(to: 0..<items.count)
      return .array(part.lowerBound > 0 ? Array(items[part]).ofSlice() : Array(items[part]))
    case (.either(let values), _):
      return .join(values.map { $0.subscripted(by: key, fallback: fallback, comparison) })
    default: return .unknown("an element")
    }
  }
}

/// A key and its value.
struct DictionaryEntry {
  var key: Value
  var value: Value

  /// Both as a tuple.
  func pair(at offset: Int) -> ListElement {
    let fields = [("key", key), ("value", value)].map { label, value in
      Field(label: label, element: ListElement(value: value, offset: offset))
    }
    return ListElement(value: .tuple(fields), offset: offset)
  }
}

extension [DictionaryEntry] {
  /// Sets or, for `nil`, removes a key; keys are compared as their types say.
  mutating func set(
    _ key: Value, to value: Value, _ comparison: any ValueComparison = PlainComparison()
  ) {
    let index = firstIndex { comparison.areEqual($0.key, key) == true }
    if value.isNull {
      if let index { remove(at: index) }
    } else if let index {
      self[index].value = value
    } else {
      append(DictionaryEntry(key: key, value: value))
    }
  }
}

extension [Field] {
  /// The index of a tuple's part with a label or index.
  func index(ofPart name: String) -> Int? {
    if let index = Int(name) { return indices.contains(index) ? index : nil }
    return firstIndex { $0.label == name }
  }
}

extension ListElement {
  /// Whether it is not known what it is, or whether it is there.
  var isUncertain: Bool {
    if case .unknown = value { return true }
    return isConditional
  }
}

extension Sequence<ListElement> {
  /// The first element: with conditional ones before it, any of them.
  var firstValue: Value {
    var candidates: [Value] = []
    for element in self {
      candidates.append(element.value)
      if !element.isConditional { return .join(candidates) }
    }
    return .join(candidates + [.null])
  }
}

extension [ListElement] {
  var isCertain: Bool { !contains(where: \.isUncertain) }

  /// Whether it is known to be a set; an empty list may be one.
  var isSet: Bool { !isEmpty && allSatisfy(\.isOfSet) }

  /// The same elements as those of a set, or of a list that has an order.
  func ofSet(_ isOfSet: Bool) -> [ListElement] {
    map { element in
      var copy = element
      copy.isOfSet = isOfSet
      copy.isOfSlice = false
      return copy
    }
  }

  /// Whether it is known to be a part of a list that does not begin where that does.
  var isSlice: Bool { first?.isOfSlice == true }

  /// The same elements as those of a part of a list that begins behind its first element.
  func ofSlice() -> [ListElement] {
    map { element in
      var copy = element
      copy.isOfSlice = true
      return copy
    }
  }

  /// The elements without repetitions, in the order of their first appearance. O(elements²).
  func unique(by areEqual: (Value, Value) -> Bool?) -> [ListElement] {
    var result: [ListElement] = []
    for element in self {
      if let index = result.firstIndex(where: { areEqual($0.value, element.value) == true }) {
        if !element.isConditional { result[index].isConditional = false }
      } else {
        result.append(element)
      }
    }
    return result
  }

  /// The elements for which a test holds; where it may hold, they become conditional.
  func filtered(_ test: (ListElement) -> Bool?) -> [ListElement] {
    compactMap { element in
      switch test(element) {
      case true?: element
      case false?: nil
      case nil: element.conditional()
      }
    }
  }
}

extension Range<Int> {
  /// How many numbers it has, as far as a number can say that: ranges without an end have more.
  var width: Int {
    let (width, overflow) = upperBound.subtractingReportingOverflow(lowerBound)
    return overflow ? .max : width
  }
}
