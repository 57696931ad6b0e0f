/// Compares values as the manifest says: by the `==` and `<` of their types, by the order of the cases
/// of an enumeration, else by what they hold. Sets and dictionaries have no order.
struct Comparisons: ValueComparison {
  let context: Context
  let site: Site

  func areEqual(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.unknown, _), (_, .unknown), (.unset, _), (_, .unset): return nil
    case (.either(let values), let other), (let other, .either(let values)):
      return values.map { areEqual($0, other) }.unanimous
    case (.null, _), (_, .null): return left.isNull && right.isNull
    case (.array(let left), .array(let right)):
      if (left + right).contains(where: \.isConditional) { return nil }
      if left.isSet || right.isSet {
        return haveSame(left, right) { areEqual($0.value, $1.value) }
      }
      return areEqual(left.map(\.value), right.map(\.value))
    case (.dictionary(let left), .dictionary(let right)):
      return haveSame(left, right) { left, right in
        areEqual(left.key, right.key).and { areEqual(left.value, right.value) }
      }
    case (.tuple(let left), .tuple(let right)):
      return areEqual(left.map(\.element.value), right.map(\.element.value))
    default: break
    }
    if context.types.hasComparisons,
      let own = context.operators.declared("==", left, right, at: site)
    {
      return own.truth
    }
    guard case .record(let left) = left, case .record(let right) = right, !left.fields.isEmpty,
      left.name == right.name, left.type == right.type,
      left.fields.map(\.label) == right.fields.map(\.label)
    else { return left.isEqual(to: right) }
    return areEqual(left.fields.map(\.element.value), right.fields.map(\.element.value))
  }

  private func areEqual(_ left: [Value], _ right: [Value]) -> Bool? {
    guard left.count == right.count else { return false }
    return zip(left, right).allHold { areEqual($0, $1) }
  }

  /// Whether two collections without repetitions have the same parts, in whatever order. Where the order
  /// is the same, O(parts); else O(parts²), of which steps are taken.
  private func haveSame<Part>(
    _ left: [Part], _ right: [Part], _ areEqual: (Part, Part) -> Bool?
  ) -> Bool? {
    guard left.count == right.count else { return false }
    if zip(left, right).allHold(areEqual) == true { return true }
    context.budget.spend(left.count * left.count / 64, at: site)
    guard !context.budget.isSpent else { return nil }
    return left.allHold { part in right.anyHolds { areEqual(part, $0) } }
  }

  func precedes(_ left: Value, _ right: Value) -> Bool? {
    guard context.types.hasComparisons else { return left.precedes(right) }
    if let own = context.operators.declared("<", left, right, at: site) { return own.truth }
    switch (left, right) {
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      return precedes(left.map(\.element.value), right.map(\.element.value))
    case (.record(let left), .record(let right)): return precedes(left, right)
    default: return left.precedes(right)
    }
  }

  /// Cases of an enumeration that is comparable come in the order of their declaration, those of one
  /// name in that of their values (SE-0266).
  private func precedes(_ left: Record, _ right: Record) -> Bool? {
    guard let path = left.type, path == right.type, let type = context.types[path],
      type.kind == .enumeration, type.inherited.contains("Comparable"),
      let first = type.cases.firstIndex(where: { $0.name == left.name }),
      let second = type.cases.firstIndex(where: { $0.name == right.name })
    else { return nil }
    if first != second { return first < second }
    return precedes(left.fields.map(\.element.value), right.fields.map(\.element.value))
  }
}
