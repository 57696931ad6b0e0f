import SourceText

extension FileFacts {
  /// The facts of the code that a build can have.
  ///
  /// Declarations, imports, types and expressions under a condition that certainly does not hold
  /// are taken out, with all that stands in them; conditions are reduced to what the build leaves
  /// open. What is left reads as if the rest had never been written, except that local names of
  /// it, which lead nowhere, and texts stay in their tables.
  ///
  /// - Complexity: O(1) without conditions, O(conditions) where nothing is taken out, else linear in
  ///   the facts.
  package func restricted(to build: BuildConfiguration) -> FileFacts {
    if conditions.count <= 1 { return self }
    // The entries keep their numbers, so the first one is `always` still; others may be now too.
    return holding(conditions.map { $0.residual(in: build) })
  }

  /// The facts without the code that no build can have, such as that under
  /// `#if os(Linux) && os(macOS)`; it counts as little as that under `#if false`.
  ///
  /// - Parameter isPossible: whether a condition can hold.
  /// - Complexity: O(1) without conditions, O(conditions) where nothing is taken out, else linear in
  ///   the facts.
  package func withoutImpossibleCode(_ isPossible: (BuildCondition) -> Bool) -> FileFacts {
    if conditions.allSatisfy(isPossible) { return self }
    return holding(conditions.map { isPossible($0) ? $0 : .never })
  }

  /// The facts of the code of a module that can import some modules and cannot import others.
  ///
  /// - Complexity: as for `restricted(to:)`.
  package func deciding(
    canImport present: Set<String>, cannotImport absent: Set<String>
  ) -> FileFacts {
    holding(conditions.map { $0.deciding(canImport: present, cannotImport: absent) })
  }

  /// The facts with other conditions in the place of their own, without what is under `never`.
  private func holding(_ conditions: [BuildCondition]) -> FileFacts {
    var result = self
    result.conditions = conditions
    guard conditions.contains(.never) else { return result }
    let restriction = FactRestriction(result)
    restriction.apply(to: &result)
    result.conditions = conditions.map { $0 == .never ? .always : $0 }
    return result
  }
}

/// Takes code that is not built out of facts, and numbers the rest anew.
private struct FactRestriction {
  /// For each declaration its new handle, none for one that is taken out.
  private let declarations: Column<DeclarationFact, OptionalID<DeclarationFact>>
  /// For each type its new handle, none for one that is taken out.
  private let types: Column<TypeFact, OptionalID<TypeFact>>
  /// For each expression its new handle, or what stands in for it.
  private let expressions: Column<ExpressionFact, Operand>
  private let isExpressionKept: Column<ExpressionFact, Bool>
  private let isConditionKept: [Bool]

  /// Decides what stays: what has a condition that may hold, in a declaration that stays.
  init(_ facts: FileFacts) {
    let isBuilt = facts.conditions.map { $0 != .never }
    var declarations = Column<DeclarationFact, OptionalID<DeclarationFact>>([])
    func isKept(_ condition: FactCondition, in owner: ID<DeclarationFact>?) -> Bool {
      isBuilt[condition] && !(owner.map { declarations[$0].isNone } ?? false)
    }
    var next = ID<DeclarationFact>(0)
    for fact in facts.declarations {
      let isKept = isKept(fact.condition, in: fact.parent)
      declarations.append(isKept ? OptionalID(next) : .none)
      if isKept { next = next.advanced(by: 1) }
    }
    var types = Column<TypeFact, OptionalID<TypeFact>>([])
    var nextType = ID<TypeFact>(0)
    for fact in facts.types {
      let isKept = isKept(fact.condition, in: fact.owner)
      types.append(isKept ? OptionalID(nextType) : .none)
      if isKept { nextType = nextType.advanced(by: 1) }
    }
    var expressions = Column<ExpressionFact, Operand>([])
    var isExpressionKept = Column<ExpressionFact, Bool>([])
    var nextExpression = ID<ExpressionFact>(0)
    for fact in facts.expressions {
      let isKept = isKept(fact.condition, in: fact.owner)
      isExpressionKept.append(isKept)
      expressions.append(isKept ? Operand(nextExpression) : Self.standIn(for: fact, expressions))
      if isKept { nextExpression = nextExpression.advanced(by: 1) }
    }
    self.declarations = declarations
    self.types = types
    self.expressions = expressions
    self.isExpressionKept = isExpressionKept
    isConditionKept = isBuilt
  }

  /// What a chain goes on from when a part of it is not built: what that part was applied to.
  private static func standIn(
    for fact: ExpressionFact, _ expressions: Column<ExpressionFact, Operand>
  ) -> Operand {
    switch fact.form {
    case .member(let base), .call(let base, _), .subscript(let base), .forceUnwrap(let base),
      .optionalChain(let base):
      base.expression.map { expressions[$0] } ?? base
    case .name, .local, .implicitMember, .selfValue, .selfType, .superValue, .type, .tuple, .array,
      .dictionary, .closure, .cast, .sequence, .operator, .keyPath, .macro, .branches:
      .none
    }
  }

  private func declaration(_ old: ID<DeclarationFact>?) -> ID<DeclarationFact>? {
    old.flatMap { declarations[$0].id }
  }

  private func type(_ old: ID<TypeFact>?) -> ID<TypeFact>? { old.flatMap { types[$0].id } }

  private func expression(_ old: Operand) -> Operand {
    old.expression.map { expressions[$0] } ?? old
  }

  /// Takes out what does not stay.
  func apply(to facts: inout FileFacts) {
    let old = facts
    facts.lists = []
    facts.imports = old.imports.filter { isConditionKept[$0.condition] }
    facts.declarations = restrictedDeclarations(old, lists: &facts.lists)
    facts.types = restrictedTypes(old, lists: &facts.lists)
    facts.expressions = restrictedExpressions(old, lists: &facts.lists)
    for index in facts.bindings.indices {
      facts.bindings[index] = restricted(facts.bindings[index])
    }
    for index in facts.contexts.indices {
      facts.contexts[index] = restricted(facts.contexts[index])
    }
    facts.requirements = old.requirements.compactMap(restricted)
    facts.code = old.code.compactMap { mark in
      var fact = mark
      fact.owner = declaration(mark.owner)
      let isKept = isConditionKept[mark.condition] && (mark.owner == nil || fact.owner != nil)
      return isKept ? fact : nil
    }
  }

  /// A list with its elements numbered anew.
  private func list<Element>(
    _ list: FactList<Element>, of facts: FileFacts, into lists: inout [Int32],
    _ renumber: (Element) -> Element
  ) -> FactList<Element> {
    if list.isEmpty { return .empty }
    let start = Int32(lists.count)
    lists += facts[list].map { renumber($0).packed }
    return FactList(start: start, count: list.count)
  }

  private func restrictedDeclarations(
    _ facts: FileFacts, lists: inout [Int32]
  ) -> [DeclarationFact] {
    var result: [DeclarationFact] = []
    for index in facts.declarations.ids where !declarations[index].isNone {
      let old = facts.declarations[index]
      var fact = old
      fact.parent = declaration(old.parent)
      fact.type = type(old.type)
      fact.value = expression(old.value)
      fact.labels = list(old.labels, of: facts, into: &lists) { $0 }
      fact.parameterTypes = list(old.parameterTypes, of: facts, into: &lists) {
        OptionalID(type($0.id))
      }
      fact.parameterFlags = list(old.parameterFlags, of: facts, into: &lists) { $0 }
      fact.parameterNames = list(old.parameterNames, of: facts, into: &lists) { $0 }
      fact.genericParameters = kept(old.genericParameters, of: facts, into: &lists, declaration)
      fact.inherited = kept(old.inherited, of: facts, into: &lists, type)
      fact.attributes = kept(old.attributes, of: facts, into: &lists, type)
      result.append(fact)
    }
    return result
  }

  /// A list without the elements that are not built.
  private func kept<Entity>(
    _ list: FactList<ID<Entity>>, of facts: FileFacts, into lists: inout [Int32],
    _ renumber: (ID<Entity>?) -> ID<Entity>?
  ) -> FactList<ID<Entity>> {
    let kept = facts[list].compactMap { renumber($0) }
    if kept.isEmpty { return .empty }
    let start = Int32(lists.count)
    lists += kept.map(\.packed)
    return FactList(start: start, count: Int32(kept.count))
  }

  /// A list without the elements that are not built; literals stay.
  private func kept(
    _ list: FactList<Operand>, of facts: FileFacts, into lists: inout [Int32]
  ) -> FactList<Operand> {
    let kept = facts[list].compactMap { element -> Operand? in
      let new = expression(element)
      return new.expression == nil && element.expression != nil ? nil : new
    }
    if kept.isEmpty { return .empty }
    let start = Int32(lists.count)
    lists += kept.map(\.packed)
    return FactList(start: start, count: Int32(kept.count))
  }

  private func restrictedTypes(_ facts: FileFacts, lists: inout [Int32]) -> [TypeFact] {
    var result: [TypeFact] = []
    for index in facts.types.ids where !types[index].isNone {
      let old = facts.types[index]
      var fact = old
      fact.base = type(old.base)
      fact.owner = declaration(old.owner)
      fact.parts = kept(old.parts, of: facts, into: &lists, type)
      fact.labels = list(old.labels, of: facts, into: &lists) { $0 }
      result.append(fact)
    }
    return result
  }

  private func restrictedExpressions(
    _ facts: FileFacts, lists: inout [Int32]
  ) -> [ExpressionFact] {
    var result: [ExpressionFact] = []
    for index in facts.expressions.ids where isExpressionKept[index] {
      let old = facts.expressions[index]
      var fact = old
      fact.owner = declaration(old.owner)
      fact.labels = list(old.labels, of: facts, into: &lists) { $0 }
      fact.typeArguments = kept(old.typeArguments, of: facts, into: &lists, type)
      switch old.kind {
      case .closure:
        // The parameters of a closure are bindings, which keep their numbers.
        fact.parameters = list(old.parameters, of: facts, into: &lists) { $0 }
        fact.returned = kept(old.returned, of: facts, into: &lists)
      case .branches: fact.arguments = kept(old.arguments, of: facts, into: &lists)
      case .type, .cast: break
      case .name, .local, .member, .implicitMember, .call, .subscript, .selfValue, .selfType,
        .superValue, .forceUnwrap, .optionalChain, .tuple, .array, .dictionary, .sequence,
        .operator, .keyPath, .macro:
        fact.arguments = list(old.arguments, of: facts, into: &lists, expression)
      }
      fact.form = restricted(old.form)
      result.append(fact)
    }
    return result
  }

  private func restricted(_ old: ExpressionFact.Form) -> ExpressionFact.Form {
    switch old {
    case .member(let base): .member(of: expression(base))
    case .call(let base, let context): .call(expression(base), context: context)
    case .subscript(let base): .subscript(expression(base))
    case .type(let old): .type(type(old))
    case .forceUnwrap(let base): .forceUnwrap(expression(base))
    case .optionalChain(let base): .optionalChain(expression(base))
    case .closure(let body, let context): .closure(body: expression(body), context: context)
    case .cast(let base, let old): .cast(expression(base), to: type(old))
    case .keyPath(let last, let context): .keyPath(expression(last), context: context)
    case .macro(let module): .macro(module: expression(module))
    case .name, .local, .implicitMember, .selfValue, .selfType, .superValue, .tuple, .array,
      .dictionary, .sequence, .operator, .branches:
      old
    }
  }

  private func restricted(_ old: BindingFact) -> BindingFact {
    var fact = old
    fact.owner = declaration(old.owner)
    fact.type = type(old.type)
    fact.source =
      switch old.source {
      case .none, .selfValue, .error: old.source
      case .whole(let value): .whole(expression(value))
      case .unwrapped(let value): .unwrapped(expression(value))
      case .element(let sequence): .element(of: expression(sequence))
      case .part(let number, let whole): .part(number, of: expression(whole))
      case .closureParameter(let number, let closure):
        expressions[closure].expression.map { .closureParameter(number, of: $0) } ?? .none
      case .declaration(let old): .declaration(declaration(old))
      }
    return fact
  }

  private func restricted(_ old: ContextFact) -> ContextFact {
    let form: ContextFact.Form? =
      switch old.form {
      case .unknown, .element, .argument(_, nil): old.form
      case .writtenType(let old): type(old).map { .writtenType($0) }
      case .sameAs(let old): expressions[old].expression.map { .sameAs($0) }
      case .result(let old): declaration(old).map { .result(of: $0) }
      case .argument(let number, let call?):
        expressions[call].expression.map { .argument(number, of: $0) }
      case .closureResult(let closure):
        expressions[closure].expression.map { .closureResult(of: $0) }
      }
    return ContextFact(form ?? .unknown)
  }

  private func restricted(_ old: RequirementFact) -> RequirementFact? {
    guard let owner = declaration(old.declaration), let subject = type(old.subject),
      let constraint = type(old.constraint)
    else { return nil }
    return RequirementFact(
      declaration: owner, subject: subject, constraint: constraint, isSameType: old.isSameType)
  }
}
