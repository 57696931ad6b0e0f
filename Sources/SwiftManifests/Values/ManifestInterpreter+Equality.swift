extension ManifestInterpreter {
  /// Whether two values are alike in all parts, unknown ones included. O(size).
  func same(_ left: Value, _ right: Value, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    switch (left, right) {
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
    case (.array(let left), .array(let right)): return same(left, right, depth: depth)
    case (.tuple(let left), .tuple(let right)): return same(left, right, depth: depth)
    case (.dictionary(let left), .dictionary(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy {
          same($0.key, $1.key, depth: depth + 1) && same($0.value, $1.value, depth: depth + 1)
        }
    case (.object(let left), .object(let right)) where left == right: return true
    case (.either(let left), .either(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { same($0, $1, depth: depth + 1) }
    default:
      guard let left = record(of: left), let right = record(of: right) else { return false }
      return left.name == right.name && left.type == right.type
        && same(left.fields, right.fields, depth: depth)
    }
  }

  private func same(_ left: [Element], _ right: [Element], depth: Int) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy {
      $0.isConditional == $1.isConditional && same($0.value, $1.value, depth: depth + 1)
    }
  }

  private func same(_ left: [Field], _ right: [Field], depth: Int) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy {
        $0.label == $1.label && same($0.element.value, $1.element.value, depth: depth + 1)
      }
  }

  /// The result of `==`: `nil` when it is not known.
  func equal(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.unknown, _), (_, .unknown), (.unset, _), (_, .unset): return nil
    case (.either(let values), let other), (let other, .either(let values)):
      let answers = values.map { equal($0, other) }
      if answers.allSatisfy({ $0 == true }) { return true }
      return answers.allSatisfy { $0 == false } ? false : nil
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.integer(let left), .double(let right)), (.double(let right), .integer(let left)):
      return Double(left) == right
    case (.array(let left), .array(let right)): return equal(left, right)
    case (.name(let name), .record(let record)), (.record(let record), .name(let name)):
      return record.name == name && record.fields.isEmpty
    case (.name(let name), .object(let cell)), (.object(let cell), .name(let name)):
      return record(of: .object(cell))?.name == name
    case (.string(let text), .object(let cell)), (.object(let cell), .string(let text)):
      guard let record = record(of: .object(cell)) else { return nil }
      return record.name == "byName" && equal(record["name"] ?? .null, .string(text)) == true
    default: return same(left, right)
    }
  }

  private func equal(_ left: [Element], _ right: [Element]) -> Bool? {
    if (left + right).contains(where: \.isConditional) { return nil }
    guard left.count == right.count else { return false }
    let answers = zip(left, right).map { equal($0.value, $1.value) }
    if answers.contains(false) { return false }
    return answers.allSatisfy { $0 == true } ? true : nil
  }

  /// A value as a condition: `nil` when it is not known.
  func truth(of value: Value) -> Bool? {
    switch value {
    case .boolean(let truth): return truth
    case .either(let values):
      let truths = values.map { truth(of: $0) }
      guard let first = truths.first else { return nil }
      return truths.allSatisfy { $0 == first } ? first : nil
    default: return nil
    }
  }

  /// A condition's answer as a value.
  func value(of truth: Bool?) -> Value {
    truth.map { .boolean($0) } ?? .unknown("a condition")
  }

  /// Whether the left value sorts before the right one; `nil` when it is not known.
  func precedes(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.string(let left), .string(let right)): left < right
    case (.integer(let left), .integer(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.integer(let left), .double(let right)): Double(left) < right
    case (.double(let left), .integer(let right)): left < Double(right)
    default: nil
    }
  }
}
