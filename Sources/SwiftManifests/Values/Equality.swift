/// How values are compared where a library function compares them.
protocol ValueComparison {
  /// The result of `==`; `nil` when it is not known.
  func areEqual(_ left: Value, _ right: Value) -> Bool?
  /// The result of `<`; `nil` when it is not known.
  func precedes(_ left: Value, _ right: Value) -> Bool?
}

extension ValueComparison {
  /// Whether parts come before others: the first ones that differ decide.
  func precedes(_ left: [Value], _ right: [Value]) -> Bool? {
    for (left, right) in zip(left, right) {
      switch precedes(left, right) {
      case true?: return true
      case nil: return nil
      case false?:
        if areEqual(left, right) != true { return areEqual(left, right).map { _ in false } }
      }
    }
    return false
  }
}

/// By what the values hold.
struct PlainComparison: ValueComparison {
  func areEqual(_ left: Value, _ right: Value) -> Bool? { left.isEqual(to: right) }
  func precedes(_ left: Value, _ right: Value) -> Bool? { left.precedes(right) }
}

extension Value {
  /// Whether two values are alike in all parts, unknown ones included.
  ///
  /// Objects may refer to each other in a circle; at a depth of 32 values count as different, which
  /// is the careful answer: both stay. O(size).
  func isSame(as other: Value, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    switch (self, other) {
    case (.unset, .unset), (.null, .null): return true
    case (.string(let left), .string(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.double(let left), .double(let right)): return left == right
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.range(let left), .range(let right)): return left == right
    case (.name(let left), .name(let right)), (.type(let left), .type(let right)),
      (.unknown(let left), .unknown(let right)):
      return left == right
    case (.function(let left), .function(let right)): return left === right
    case (.array(let left), .array(let right)):
      return Self.areSame(left, right) {
        $0.isConditional == $1.isConditional && $0.value.isSame(as: $1.value, depth: depth + 1)
      }
    case (.tuple(let left), .tuple(let right)): return Self.areSame(left, right, depth: depth)
    case (.dictionary(let left), .dictionary(let right)):
      return Self.areSame(left, right) {
        $0.key.isSame(as: $1.key, depth: depth + 1)
          && $0.value.isSame(as: $1.value, depth: depth + 1)
      }
    case (.object(let left), .object(let right)) where left === right: return true
    case (.either(let left), .either(let right)):
      return Self.areSame(left, right) { $0.isSame(as: $1, depth: depth + 1) }
    default:
      guard let left = record, let right = other.record else { return false }
      return left.name == right.name && left.type == right.type
        && Self.areSame(left.fields, right.fields, depth: depth)
    }
  }

  private static func areSame<Part>(
    _ left: [Part], _ right: [Part], _ isSame: (Part, Part) -> Bool
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy(isSame)
  }

  private static func areSame(_ left: [Field], _ right: [Field], depth: Int) -> Bool {
    areSame(left, right) {
      $0.label == $1.label && $0.element.value.isSame(as: $1.element.value, depth: depth + 1)
    }
  }

  /// The result of `==`: `nil` when it is not known.
  func isEqual(to other: Value) -> Bool? {
    switch (self, other) {
    case (.unknown, _), (_, .unknown), (.unset, _), (_, .unset): return nil
    case (.either(let values), let other), (let other, .either(let values)):
      return values.map { $0.isEqual(to: other) }.unanimous
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.integer(let left), .double(let right)), (.double(let right), .integer(let left)):
      return Double(left) == right
    case (.array(let left), .array(let right)):
      if (left + right).contains(where: \.isConditional) { return nil }
      guard left.count == right.count else { return false }
      return zip(left, right).allHold { $0.value.isEqual(to: $1.value) }
    case (.tuple(let left), .tuple(let right)):
      guard left.count == right.count else { return false }
      return zip(left, right).allHold { $0.element.value.isEqual(to: $1.element.value) }
    case (.name(let name), .record(let record)), (.record(let record), .name(let name)):
      return record.name == name && record.fields.isEmpty
    case (.name(let name), .object(let cell)), (.object(let cell), .name(let name)):
      return Value.object(cell).record?.name == name
    case (.string(let text), .object(let cell)), (.object(let cell), .string(let text)):
      // A string literal is a target dependency by name.
      guard let record = Value.object(cell).record else { return nil }
      return record.name == "byName"
        && (record["name"] ?? .null).isEqual(to: .string(text)) == true
    default: return isSame(as: other)
    }
  }

  /// Whether it sorts before another value; `nil` when that is not known.
  func precedes(_ other: Value) -> Bool? {
    switch (self, other) {
    case (.string(let left), .string(let right)): left < right
    case (.integer(let left), .integer(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.integer(let left), .double(let right)): Double(left) < right
    case (.double(let left), .integer(let right)): left < Double(right)
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      PlainComparison().precedes(left.map(\.element.value), right.map(\.element.value))
    default: nil
    }
  }
}
