/// A condition that cannot be taken apart, or its opposite.
struct ConditionLiteral: Hashable {
  /// A flag, call, version or unknown condition; of versions only those with `>=`.
  var atom: BuildCondition
  /// Whether it must hold; otherwise it must not.
  var isPositive: Bool

  /// Normalises an atom: older names of platforms, and `<` as the opposite of `>=`.
  init(_ atom: BuildCondition, isPositive: Bool) {
    switch atom {
    case .call("os", let name):
      self.atom = .call("os", argument: BuildPlatform.canonicalName(ofOS: name))
      self.isPositive = isPositive
    case .version(let name, "<", let version):
      self.atom = .version(name, comparison: ">=", version: version)
      self.isPositive = !isPositive
    default:
      self.atom = atom
      self.isPositive = isPositive
    }
  }

  /// The opposite.
  var negated: Self {
    var copy = self
    copy.isPositive.toggle()
    return copy
  }

  /// The literal as a condition.
  var condition: BuildCondition { isPositive ? atom : .not(atom) }

  /// Whether two atoms cannot both hold: a build has one platform and one architecture.
  func excludes(_ other: Self) -> Bool {
    guard isPositive, other.isPositive, case .call(let function, let name) = atom,
      case .call(function, let otherName) = other.atom
    else { return false }
    return (function == "os" || function == "arch") && name != otherName
  }

  /// Whether the other one holds wherever this one does.
  func implies(_ other: Self) -> Bool { self == other || excludes(other.negated) }
}

/// Literals that hold together.
struct ConditionTerm: Hashable {
  /// The literals, in the order written; none of them follows from another one.
  private(set) var literals: [ConditionLiteral] = []

  /// Adds a literal.
  ///
  /// - Returns: whether the term can still hold.
  mutating func insert(_ literal: ConditionLiteral) -> Bool {
    if literals.contains(where: { $0 == literal.negated || $0.excludes(literal) }) { return false }
    if literals.contains(where: { $0.implies(literal) }) { return true }
    literals.removeAll { literal.implies($0) }
    literals.append(literal)
    return true
  }

  /// Removes a literal.
  mutating func remove(_ literal: ConditionLiteral) { literals.removeAll { $0 == literal } }

  /// Both terms at once, or `nil` when they contradict each other.
  func joined(with other: Self) -> Self? {
    var result = self
    for literal in other.literals where !result.insert(literal) { return nil }
    return result
  }

  /// Whether another term holds wherever this one does, a literal of that one left aside.
  func implies(_ other: Self, without omitted: ConditionLiteral? = nil) -> Bool {
    other.literals.allSatisfy { literal in
      literal == omitted || literals.contains { $0.implies(literal) }
    }
  }
}
