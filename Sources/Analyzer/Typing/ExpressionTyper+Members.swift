import ProjectModel
import SourceFacts
/// What looking a member up in a type gave.
struct FoundMembers {
  /// The members, empty where there are none.
  var symbols: [SymbolIndex] = []
  /// The type that they were found in.
  var receiver: ValueType?
  /// Where none was found: whether none of the project can be meant.
  var isComplete = false
}

extension ExpressionTyper {
  func typedMember(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    guard fact.base != ExpressionFact.none else {
      miss(index, isMember: true, isComplete: false)
      return .unknown
    }
    let base = algebra.expanded(value(of: fact.base))
    let name = facts.strings[Int(fact.name)]
    switch base.kind {
    case .unknown:
      miss(index, isMember: true, isComplete: false)
      return .unknown
    case .module: return typedQualified(fact, index, in: ModuleID(Int(base.symbol)))
    case .externalModule:
      return externalMember(fact, index)
    case .metatype: return typedMember(name, of: base.arguments[0], base, fact, index)
    default: break
    }
    if isCFamily { return typedMember(fact, index, of: base, isStatic: false) }
    if name == "self" { return base }
    if name == "init" { return typedInitializer(of: base, fact, index) }
    if base.kind == .tuple { return element(name, of: base, fact) }
    return typedMember(fact, index, of: base, isStatic: false)
  }

  /// A member of a type that is named: `Type.member`.
  private func typedMember(
    _ name: String, of type: ValueType, _ base: ValueType, _ fact: ExpressionFact,
    _ index: ExpressionIndex
  ) -> ValueType {
    if isCFamily { return typedMember(fact, index, of: type, isStatic: true) }
    switch name {
    case "self", "Type", "Protocol": return base
    case "init": return typedInitializer(of: type, fact, index)
    default: break
    }
    if fact.marks.contains(.isInKeyPath) {
      let found = members(query(fact, index), of: type, isStatic: false, fact)
      if !found.symbols.isEmpty {
        return typedMember(fact, index, of: type, isStatic: false)
      }
    }
    return typedMember(fact, index, of: type, isStatic: true)
  }

  private func typedMember(
    _ fact: ExpressionFact, _ index: ExpressionIndex, of type: ValueType, isStatic: Bool
  ) -> ValueType {
    let isDirect = isStatic ? !isInferred(type, fact) : isOwn(fact.base)
    let query = query(fact, index)
    let found = members(query, of: type, isStatic: isStatic, fact)
    if found.symbols.isEmpty {
      if let other = otherResult(of: fact.base) {
        return typedMember(fact, index, of: other, isStatic: isStatic)
      }
      if let value = dynamicMember(query, of: type, fact, index) { return value }
      miss(index, isMember: !isDirect, isComplete: found.isComplete)
      return isCFamily && makesInstance(fact) ? .metatype(type) : .unknown
    }
    let fitting = overloads(found.symbols, query, of: found.receiver, for: index)
    let chosen = chosen(fitting, for: index, receiver: found.receiver)
    find(chosen, at: index, isMember: !isDirect, isProbable: !isDirect)
    return value(of: chosen, at: index, fact, receiver: found.receiver)
  }

  /// Whether a message that NSObject answers gives an object of the type that it is sent to.
  private func makesInstance(_ fact: ExpressionFact) -> Bool {
    switch facts.strings[Int(fact.name)] {
    case "alloc", "new", "init", "self", "copy", "retain", "autorelease": true
    default: false
    }
  }

  /// Whether an expression is `self` or `super`, whose members look-up alone finds.
  private func isOwn(_ index: ExpressionIndex) -> Bool {
    guard index >= 0 else { return false }
    let kind = facts.expressions[Int(index)].kind
    return kind == .selfValue || kind == .superValue
  }

  /// Whether the type before a member is one that is not written there.
  private func isInferred(_ type: ValueType, _ fact: ExpressionFact) -> Bool {
    guard fact.base >= 0 else { return true }
    switch facts.expressions[Int(fact.base)].kind {
    case .name, .selfType, .type: return false
    case .member: return findings[Int(fact.base)].isProbable
    default: return true
    }
  }

  private func element(_ name: String, of tuple: ValueType, _ fact: ExpressionFact) -> ValueType {
    if let position = Int(name) { return tuple.element(position) }
    let label = table.declarations.name(fact.name, in: unit)
    return tuple.arguments.first { $0.symbol == label }?.arguments[0] ?? .unknown
  }

  private func externalMember(
    _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    let name = table.declarations.name(fact.name, in: unit)
    findings[Int(index)] = Finding(outcome: .external)
    if let type = table.types.foreign[name] {
      return .metatype(.nominal(type, typeArguments(fact)))
    }
    return .metatype(ValueType(.external, name))
  }

  /// `Module.name`.
  private func typedQualified(
    _ fact: ExpressionFact, _ index: ExpressionIndex, in module: ModuleID
  ) -> ValueType {
    let query = query(fact, index)
    var found = table.topLevelDeclarations(query, in: module)
    if found.isEmpty {
      for visible in table.scopes.visible[unit] where found.isEmpty {
        found = table.topLevelDeclarations(query, in: visible.module)
      }
    }
    guard !found.isEmpty else {
      miss(index, isMember: false, isComplete: false)
      return .unknown
    }
    let chosen = chosen(found, for: index, receiver: nil)
    find(chosen, at: index, isMember: false, isProbable: false)
    return value(of: chosen, at: index, fact, receiver: nil)
  }

  /// `Type.init(…)` and `self.init(…)` name the initialiser where it is declared.
  private func typedInitializer(
    of type: ValueType, _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    let found = members(query(fact, index), of: type, isStatic: true, fact)
    let initializers = found.symbols.filter { table[$0].kind == .initializer }
    if !initializers.isEmpty {
      let chosen = chosen(initializers, for: index, receiver: found.receiver)
      find(chosen, at: index, isMember: false, isProbable: false)
      callees[index] = Callee(symbols: chosen, receiver: type)
    }
    return .metatype(type)
  }

  /// `value.name` where a subscript with a key path stands for all members of another type.
  private func dynamicMember(
    _ query: NameQuery, of type: ValueType, _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType? {
    guard type.kind == .nominal, table.index.known.names.dynamicMember >= 0 else { return nil }
    var subscripts = query
    subscripts.name = table.index.known.names.subscript
    subscripts.call = CallShape(
      labels: [table.index.known.names.dynamicMember], trailingClosures: 0)
    for symbol in table.members(subscripts, of: type.symbol) {
      let declared = seen(parameterTypes(of: symbol).first ?? .unknown, symbol, type)
      guard let root = algebra.expanded(declared).arguments.first else { continue }
      let found = members(query, of: root, isStatic: false, fact)
      guard !found.symbols.isEmpty else { continue }
      find(found.symbols, at: index, isMember: true, isProbable: true)
      let member = value(of: found.symbols[0], receiver: found.receiver)
      var substitution = algebra.substitution(for: symbol, receiver: type)
      if let result = algebra.expanded(declared).arguments.last {
        algebra.unify(result, with: member, in: &substitution)
      }
      return algebra.replaced(declaredResult(of: symbol, receiver: type), by: substitution)
    }
    return nil
  }

  // MARK: Implicit members

  func typedImplicitMember(
    _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    if fact.marks.contains(.isInKeyPath) {
      let root = fact.context < 0 ? .unknown : keyPathRoot(expected: fact.context)
      guard !root.isUnknown else { return missImplicit(index) }
      if facts.strings[Int(fact.name)] == "self" { return root }
      if root.kind == .tuple { return element(facts.strings[Int(fact.name)], of: root, fact) }
      return typedMember(fact, index, of: root, isStatic: false)
    }
    let query = self.query(fact, index)
    var isComplete = false
    var meant: FoundMembers?
    for expected in fact.context < 0 ? [] : types(expectedBy: fact.context) {
      let expected = algebra.expanded(expected)
      if expected.isUnknown { continue }
      if facts.strings[Int(fact.name)] == "init" {
        let type = expected.unwrapped
        _ = typedInitializer(of: type, fact, index)
        findings[Int(index)].isMember = true
        findings[Int(index)].isProbable = true
        return .metatype(type)
      }
      let found = members(query, of: expected, isStatic: true, fact)
      if found.symbols.isEmpty {
        if found.isComplete { isComplete = true }
        continue
      }
      if let other = meant, other.symbols != found.symbols {
        // Of which type it is depends on the overload that is called.
        find(other.symbols + found.symbols, at: index, isMember: true, isProbable: true)
        return .unknown
      }
      meant = found
      meant?.receiver = found.receiver ?? expected.unwrapped
    }
    guard let meant else {
      miss(index, isMember: true, isComplete: isComplete)
      return .unknown
    }
    let chosen = chosen(meant.symbols, for: index, receiver: meant.receiver)
    find(chosen, at: index, isMember: true, isProbable: true)
    return value(of: chosen, at: index, fact, receiver: meant.receiver)
  }

  private func missImplicit(_ index: ExpressionIndex) -> ValueType {
    miss(index, isMember: true, isComplete: false)
    return .unknown
  }
}
