import DependencyModel
import SourceText

/// Which `where` clauses types meet.
extension TypeAlgebra {
  /// What the `where` clauses of a member and of the extension around it require of the type that has it.
  func allRequirements(of member: ID<Symbol>) -> [WrittenTypes.Requirement] {
    // The clause of a generic function speaks of its own parameters.
    let isGeneric = !table[member].kind.isCallable || hasGenericParameters(member)
    let own = isGeneric ? [] : written.requirements[member] ?? []
    guard let parent = table[member].parent, table[parent].marks.contains(.isConstrained) else {
      return own
    }
    return own + (written.requirements[parent] ?? [])
  }

  private func hasGenericParameters(_ symbol: ID<Symbol>) -> Bool {
    table[symbol].unit != nil && !table.declarations.fact(symbol).genericParameters.isEmpty
  }

  /// Whether a type meets what is required for a member to be one of its own; `nil` where that is not known.
  ///
  /// - Parameter owner: the declaration around the place, whose own `where` clauses tell about open types.
  func meets(
    _ requirements: [WrittenTypes.Requirement], of member: ID<Symbol>, by type: ValueType,
    at owner: ID<Symbol>? = nil
  ) -> Bool? {
    if requirements.isEmpty { return true }
    var isKnown = true
    let substitution = substitution(for: member, receiver: type)
    for requirement in requirements {
      var subject = expanded(replaced(requirement.subject, by: substitution))
      let constraint = expanded(replaced(requirement.constraint, by: substitution))
      if subject.kind == .selfType, [.struct, .enum].contains(table[subject.symbol].kind) {
        subject = .nominal(
          subject.symbol, parameters(of: subject.symbol).map { ValueType(.parameter, $0) })
      }
      if subject.isPlaceholder, let owner {
        let known = self.requirements(on: subject, at: owner)
        if let same = known.same {
          subject = expanded(same)
        } else {
          let all = known.constraints + constraints(on: subject)
          switch isMet(requirement, constraint, by: subject, constrainedTo: all, at: owner) {
          case true: continue
          case false: return false
          default: isKnown = false
          }
          continue
        }
      }
      switch isMet(constraint, by: subject, isSameType: requirement.isSameType) {
      case true: continue
      case false: return false
      default: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  /// Whether an open type is what a `where` clause requires: of a parameter or `Self` of the place all is known.
  private func isMet(
    _ requirement: WrittenTypes.Requirement, _ constraint: ValueType, by subject: ValueType,
    constrainedTo known: [ValueType], at owner: ID<Symbol>
  ) -> Bool? {
    if requirement.isSameType {
      return !constraint.isOpen && !constraint.isUnknown && isDeclared(subject, around: owner)
        && subject.kind == .parameter ? false : nil
    }
    guard constraint.kind == .nominal else { return nil }
    var isOpen = !isDeclared(subject, around: owner)
    let parts = known.map { expanded($0) }.flatMap {
      $0.kind == .composition ? $0.arguments : [$0]
    }
    for type in parts {
      guard type.kind == .nominal else {
        isOpen = true
        continue
      }
      switch table.conforms(type.symbol, to: constraint.symbol) {
      case true: return true
      case false: continue
      default: isOpen = true
      }
    }
    return isOpen || table[constraint.symbol].isForeign ? nil : false
  }

  /// Whether a type that is not open is what a `where` clause requires.
  private func isMet(_ constraint: ValueType, by subject: ValueType, isSameType: Bool) -> Bool? {
    if isSameType {
      return subject.isUnknown || subject.isOpen || constraint.isOpen || constraint.isUnknown
        ? nil : areSame(subject, constraint)
    }
    guard constraint.kind == .nominal else { return nil }
    switch subject.kind {
    case .nominal: return table.conforms(subject.symbol, to: constraint.symbol)
    case .composition:
      let parts = subject.arguments.map { isMet(constraint, by: $0, isSameType: false) }
      if parts.contains(true) { return true }
      return parts.contains(nil) ? nil : false
    default: return nil
    }
  }

  /// Whether two types are the same, aliases followed; `nil` where one leaves arguments out.
  private func areSame(_ left: ValueType, _ right: ValueType) -> Bool? {
    let (left, right) = (expanded(left), expanded(right))
    if left == right { return true }
    if left.isUnknown || right.isUnknown { return nil }
    guard left.hasHead(of: right) else { return false }
    guard left.arguments.count == right.arguments.count else {
      return left.kind == .nominal ? nil : false
    }
    var isKnown = true
    for (own, other) in zip(left.arguments, right.arguments) {
      switch areSame(own, other) {
      case true: continue
      case false: return false
      default: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  /// Whether a generic parameter or `Self` is that of a declaration around a place, which may use it in no other sense.
  private func isDeclared(_ type: ValueType, around owner: ID<Symbol>) -> Bool {
    switch type.kind {
    case .selfType: return table.enclosingType(of: owner) == type.symbol
    case .parameter:
      guard let declaring = table[type.symbol].parent else { return false }
      var next: ID<Symbol>? = owner
      while let context = next {
        if context == declaring { return true }
        if table[context].kind.isTypeContext, table.types.contextType(of: context) == declaring {
          return true
        }
        next = table[context].parent
      }
      return false
    default: return false
    }
  }

  /// Whether a member stands in an extension of a protocol that says what `Self` is, and a type is certainly no such.
  func isMemberOfOthers(_ member: ID<Symbol>, than type: ID<Symbol>) -> Bool {
    guard let parent = table[member].parent, table[parent].marks.contains(.isConstrained),
      !table.types.isProtocol(type)
    else { return false }
    return (written.requirements[parent] ?? []).contains { requirement in
      let constraint = requirement.constraint
      guard requirement.subject.kind == .selfType, constraint.kind == .nominal else { return false }
      return requirement.isSameType
        ? constraint.symbol != type : table.conforms(type, to: constraint.symbol) == false
    }
  }

  /// Whether the `where` clauses of one declaration require all that those of another one do, and more.
  func isMoreConstrained(_ member: ID<Symbol>, than other: ID<Symbol>) -> Bool {
    let (own, others) = (allRequirements(of: member), allRequirements(of: other))
    return others.allSatisfy { isImplied($0, by: own) }
      && !own.allSatisfy { isImplied($0, by: others) }
  }

  private func isImplied(
    _ requirement: WrittenTypes.Requirement, by others: [WrittenTypes.Requirement]
  ) -> Bool {
    others.contains { other in
      guard areAlike(other.subject, requirement.subject) else { return false }
      if other.constraint == requirement.constraint {
        return other.isSameType || !requirement.isSameType
      }
      return !requirement.isSameType && other.constraint.kind == .nominal
        && requirement.constraint.kind == .nominal
        && table.types.isKind(other.constraint.symbol, of: requirement.constraint.symbol)
    }
  }

  /// Whether two subjects of requirements on one type mean the same: the `Element` of a protocol is that of another one
  /// which inherits from it, and of the list that has it as its parameter.
  private func areAlike(_ left: ValueType, _ right: ValueType) -> Bool {
    if left == right { return true }
    func name(_ subject: ValueType) -> GlobalName? {
      switch subject.kind {
      case .parameter: table[subject.symbol].name
      case .associated:
        subject.arguments.first?.kind == .selfType ? table[subject.symbol].name : nil
      default: nil
      }
    }
    guard let own = name(left), let other = name(right) else { return false }
    return own == other
  }
}
