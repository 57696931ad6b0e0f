import SourceText

extension TypeAlgebra {
  /// What a generic parameter, an associated type or `Self` must conform to or inherit from.
  func constraints(on type: ValueType) -> [ValueType] {
    switch type.kind {
    case .selfType: return [.nominal(type.symbol)]
    case .parameter, .associated:
      let symbol = table[type.symbol]
      guard let unit = symbol.unit else { return [] }
      let fact = table.declarations.fact(type.symbol)
      var found: [ValueType] = []
      if symbol.kind == .genericParameter, let type = fact.type {
        found.append(written.value(type, in: unit))
      }
      found += table.declarations.list(fact.inherited, in: unit).map { written.value($0, in: unit) }
      for requirement in symbol.parent.flatMap({ written.requirements[$0] }) ?? []
      where !requirement.isSameType && requirement.subject.kind == type.kind
        && requirement.subject.symbol == type.symbol
      {
        found.append(requirement.constraint)
      }
      return found
    default: return []
    }
  }

  /// What the declarations around a place say about an open type: a type that it equals, else further constraints, those
  /// of the open types that it equals among them.
  func requirements(
    on type: ValueType, at owner: ID<Symbol>?
  ) -> (same: ValueType?, constraints: [ValueType]) {
    var around: [WrittenTypes.Requirement] = []
    var outer = owner
    while let context = outer {
      around += written.requirements[context] ?? []
      outer = table[context].parent
    }
    var constraints: [ValueType] = []
    // Types that are the same as one of these are added to them, each once, so that the loop ends when all requirements
    // around are used up.
    var equal = [type]
    var next = 0
    while next < equal.count {
      let current = equal[next]
      for requirement in around {
        if !requirement.isSameType {
          if isSame(requirement.subject, current) { constraints.append(requirement.constraint) }
        } else if let other = otherSide(of: requirement, from: current) {
          if !other.isPlaceholder { return (other, []) }
          if !equal.contains(where: { isSame($0, other) }) { equal.append(other) }
        }
      }
      for requirement in inheritedRequirements(on: current) {
        if requirement.isSameType { return (requirement.constraint, []) }
        constraints.append(requirement.constraint)
      }
      if next > 0 { constraints += self.constraints(on: current) }
      next += 1
    }
    return (nil, constraints)
  }

  /// What a same-type requirement says that a type is, if it speaks of that type.
  private func otherSide(
    of requirement: WrittenTypes.Requirement, from type: ValueType
  ) -> ValueType? {
    if isSame(requirement.subject, type) { return requirement.constraint }
    return isSame(requirement.constraint, type) ? requirement.subject : nil
  }

  /// What the protocols of the type that has an associated type require of that, as in
  /// `protocol Users: Repository where Record == User`.
  private func inheritedRequirements(on type: ValueType) -> [WrittenTypes.Requirement] {
    guard type.kind == .associated else { return [] }
    let name = table[type.symbol].name
    return constraints(on: type.arguments[0]).filter { $0.kind == .nominal }.flatMap { constraint in
      table.types.lineage(of: constraint.symbol).flatMap { entry in
        (written.requirements[entry.type] ?? []).filter { requirement in
          requirement.subject.kind == .associated
            && requirement.subject.arguments[0].kind == .selfType
            && table[requirement.subject.symbol].name == name
        }
      }
    }
  }

  private func isSame(_ left: ValueType, _ right: ValueType) -> Bool {
    guard left.hasHead(of: right) else { return false }
    return left.kind != .associated || isSame(left.arguments[0], right.arguments[0])
  }
}
