import ProjectModel
import SourceFacts
import SourceText

/// Finds what members mean: `value.name`, `Type.name`, `Module.name` and `.name`.
struct MemberTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedMember(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    guard fact.base != .none else {
      typer.miss(index, isMember: true, isComplete: false)
      return .unknown
    }
    var base = context.algebra.expanded(typer.value(of: fact.base))
    // A dot calls a method of Objective-C.
    if context.isCFamily, base.kind == .function { base = context.algebra.expanded(base.result) }
    let name = context.text(fact.name)
    switch base.kind {
    case .unknown:
      if context.isCFamily, let query = context.calls.query(fact, index),
        let value = categoryMember(query, of: base, fact, index)
      {
        return value
      }
      typer.miss(index, isMember: true, isComplete: false)
      return .unknown
    case .module: return typedQualified(fact, index, in: base.module)
    case .externalModule:
      return externalMember(fact, index)
    case .metatype: return typedMember(name, of: base.arguments[0], base, fact, index)
    default: break
    }
    if context.isCFamily { return typedMember(fact, index, of: base, isStatic: false) }
    if name == "self" { return typer.forms.namedType(base).map { .metatype($0) } ?? base }
    if name == "init" { return typedInitializer(of: base, fact, index) }
    if base.kind == .tuple { return element(name, of: base, fact) }
    return typedMember(fact, index, of: base, isStatic: false)
  }

  /// A member of a type that is named: `Type.member`.
  private func typedMember(
    _ name: String, of type: ValueType, _ base: ValueType, _ fact: ExpressionFact,
    _ index: ID<ExpressionFact>
  ) -> ValueType {
    if context.isCFamily { return typedMember(fact, index, of: type, isStatic: true) }
    switch name {
    case "self", "Type", "Protocol": return base
    case "init": return typedInitializer(of: type, fact, index)
    default: break
    }
    if fact.marks.contains(.isInKeyPath) {
      let found = context.calls.query(fact, index).map {
        context.finder.members($0, of: type, isStatic: false, fact)
      }
      if let found, !found.symbols.isEmpty {
        return typedMember(fact, index, of: type, isStatic: false)
      }
    }
    return typedMember(fact, index, of: type, isStatic: true)
  }

  private func typedMember(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>, of type: ValueType, isStatic: Bool
  ) -> ValueType {
    guard let query = context.calls.query(fact, index) else { return .unknown }
    let isDirect = isStatic ? !isInferred(type, fact) : isOwn(fact.base)
    if context.isCFamily, let value = throughTemplate(fact, index, of: type) { return value }
    if context.isCFamily, fact.marks.contains(.isBehindArrow),
      CxxIndirection(typer).isObject(fact.base),
      let value = memberOfPointee(fact, index, of: type)
    {
      return value
    }
    let found = context.finder.members(query, of: type, isStatic: isStatic, fact)
    if context.isCFamily, found.symbols.allSatisfy({ context.table[$0].isForeign }) {
      let value = ObjectiveCMessages(context).value(
        of: fact, index, sentTo: type, isStatic: isStatic)
      if !value.isUnknown {
        // What Foundation declares speaks of any object, where the elements are known here.
        let isComplete = found.isComplete || !found.symbols.isEmpty
        typer.miss(index, isMember: !isDirect, isComplete: isComplete)
        return value
      }
    }
    if found.symbols.isEmpty {
      if let value = categoryMember(query, of: type, fact, index) { return value }
      if let value = memberOfPointee(fact, index, of: type) { return value }
      if let other = typer.overloads.otherResult(of: fact.base) {
        return typedMember(fact, index, of: other, isStatic: isStatic)
      }
      if !isStatic, let other = typer.declarations.widerValue(of: fact.base, having: query, fact) {
        return typedMember(fact, index, of: other, isStatic: isStatic)
      }
      if let value = dynamicMember(query, of: type, fact, index) { return value }
      typer.miss(index, isMember: !isDirect, isComplete: found.isComplete)
      if context.isCFamily { return .unknown }
      return isStatic ? .unknown : modifiedView(type, index)
    }
    let fitting = typer.overloads.fitting(found, query, for: index)
    let chosen = typer.overloads.chosen(fitting, for: index, receiver: found.receiver)
    typer.find(chosen, at: index, isMember: !isDirect, isProbable: !isDirect)
    if !isStatic, let payload = payload(of: chosen, receiver: found.receiver) {
      return .optional(payload)
    }
    return typer.declarations.value(of: chosen, at: index, fact, receiver: found.receiver)
  }

  /// A member of a template of C++'s library, or of what it points to; `nil` for others.
  private func throughTemplate(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>, of type: ValueType
  ) -> ValueType? {
    let member = CxxLibrary(context).member(
      context.text(fact.name), of: type, isBehindArrow: fact.marks.contains(.isBehindArrow))
    switch member {
    case .own(let value):
      typer.miss(index, isMember: true, isComplete: true)
      return context.structure.call(of: index) == nil ? value : .function([], value)
    case .ofPointee(let pointee):
      let pointee = context.algebra.expanded(pointee)
      if pointee.isUnknown || pointee == type { return nil }
      return typedMember(fact, index, of: pointee, isStatic: false)
    case nil: return nil
    }
  }

  /// A member of what the `operator->` of a class of the project gives; `nil` where it has none.
  private func memberOfPointee(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>, of type: ValueType
  ) -> ValueType? {
    guard context.facts.language == .cxx, type.kind == .nominal,
      let name = context.table.names.number(of: "operator->")
    else { return nil }
    let arrow = NameQuery(name: name, unit: context.unit, isType: false)
    let found = context.finder.members(arrow, of: type, isStatic: false, fact)
    guard let first = found.symbols.first else { return nil }
    let pointee = context.algebra.expanded(
      context.signatures.declaredResult(of: first, receiver: found.receiver))
    // What gives itself has been asked.
    guard !pointee.isUnknown, pointee != type, fact.name.map({ context.name($0) }) != name else {
      return nil
    }
    let members = context.calls.query(fact, index).map {
      context.finder.members($0, of: pointee, isStatic: false, fact)
    }
    guard let members, !members.symbols.isEmpty else { return nil }
    typer.find(members.symbols, at: index, isMember: true, isProbable: true)
    return typer.declarations.value(
      of: members.symbols, at: index, fact, receiver: members.receiver)
  }

  /// What a message gives that is sent to an object of a class from outside, or of one that is not
  /// known, where its selector has a prefix such as `abc_`, as nobody but categories gives methods, and
  /// only one category, which the file sees, declares it. `nil` where that is not so.
  private func categoryMember(
    _ query: NameQuery, of type: ValueType, _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType? {
    guard context.isCFamily, isFromOutside(type),
      context.text(fact.name).dropFirst().utf8.contains(UInt8(ascii: "_"))
    else { return nil }
    let found = context.table.categoryMembers(query)
    guard let first = found.first, let owner = context.table.types.owner(of: first) else {
      return nil
    }
    typer.find(found, at: index, isMember: true, isProbable: true)
    return typer.declarations.value(of: found, at: index, fact, receiver: .nominal(owner))
  }

  /// Whether a value is of a class that the project does not declare, or of one that is not known.
  private func isFromOutside(_ type: ValueType) -> Bool {
    switch type.kind {
    case .unknown, .external: true
    case .nominal: context.table[type.symbol].isForeign
    default: false
    }
  }

  /// What an enum's case holds, where it is reached through a value or a key path: macros such as `@CasePathable` make
  /// properties of cases.
  private func payload(of chosen: [ID<Symbol>], receiver: ValueType?) -> ValueType? {
    guard let first = chosen.first, context.table[first].kind == .enumCase else { return nil }
    let types = context.signatures.parameterTypes(of: first).map {
      context.signatures.seen($0, first, receiver)
    }
    return types.count == 1 ? types[0] : .tuple(types)
  }

  /// What a method of views gives of which nothing is known: modifiers that are not in the data are views as well.
  private func modifiedView(_ type: ValueType, _ index: ID<ExpressionFact>) -> ValueType {
    guard let view = context.known.view, context.structure.call(of: index) != nil,
      type.kind == .nominal, context.table.types.isKind(type.symbol, of: view)
    else { return .unknown }
    return .function([], .nominal(view))
  }

  /// Whether an expression is `self` or `super`, whose members look-up alone finds.
  private func isOwn(_ operand: Operand) -> Bool {
    let kind = context.kind(of: operand)
    return kind == .selfValue || kind == .superValue
  }

  /// Whether the type before a member is one that is not written there.
  private func isInferred(_ type: ValueType, _ fact: ExpressionFact) -> Bool {
    guard let base = fact.base.expression else { return true }
    switch context.expression(base).kind {
    case .name, .selfType, .type: return false
    case .member: return typer.resolvedNames[base].isProbable
    default: return true
    }
  }

  private func element(_ name: String, of tuple: ValueType, _ fact: ExpressionFact) -> ValueType {
    if let position = Int(name) { return tuple.element(position) }
    let label = fact.name.map { context.name($0) }
    return tuple.arguments.first { $0.name == label }?.arguments[0] ?? .unknown
  }

  private func externalMember(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    guard let name = fact.name.map({ context.name($0) }) else { return .unknown }
    typer.note(ResolvedName(outcome: .external), at: index)
    let module = fact.base.expression.flatMap { context.expression($0).name }
    if let module,
      let type = context.table.foreignType(named: name, behind: context.name(module))
    {
      return .metatype(.nominal(type, context.calls.typeArguments(fact)))
    }
    return .metatype(.external(name))
  }

  /// `Module.name`.
  private func typedQualified(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>, in module: ModuleID
  ) -> ValueType {
    guard let query = context.calls.query(fact, index) else { return .unknown }
    var found = context.table.topLevelDeclarations(query, in: module)
    if found.isEmpty {
      let isSelector =
        fact.base.expression.map { context.expression($0).marks } == .isModuleSelector
      for visible in context.table.scopes.visible[context.unit]
      where found.isEmpty
        && (!isSelector || context.table.scopes.exports(visible.module, by: module))
      {
        found = context.table.topLevelDeclarations(query, in: visible.module)
      }
    }
    guard !found.isEmpty else {
      typer.miss(index, isMember: false, isComplete: false)
      return .unknown
    }
    let chosen = typer.overloads.chosen(found, for: index, receiver: nil)
    typer.find(chosen, at: index, isMember: false, isProbable: false)
    return typer.declarations.value(of: chosen, at: index, fact, receiver: nil)
  }

  /// `Type.init(…)` and `self.init(…)` name the initialiser where it is declared.
  private func typedInitializer(
    of type: ValueType, _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    guard let query = context.calls.query(fact, index) else { return .metatype(type) }
    // A type from outside has more of them than the project adds, and no argument tells which is meant.
    if query.call == nil, type.kind == .nominal, context.table[type.symbol].isForeign {
      return .metatype(type)
    }
    let found = context.finder.members(query, of: type, isStatic: true, fact)
    let initializers = found.symbols.filter { context.table[$0].kind == .initializer }
    if !initializers.isEmpty {
      let chosen = typer.overloads.chosen(initializers, for: index, receiver: found.receiver)
      typer.find(chosen, at: index, isMember: false, isProbable: false)
      typer.callees[index] = Callee(symbols: chosen, receiver: type)
    }
    return .metatype(type)
  }

  /// `value.name` where a subscript with a key path stands for all members of another type.
  private func dynamicMember(
    _ query: NameQuery, of type: ValueType, _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType? {
    guard type.kind == .nominal, let label = context.known.names.dynamicMember,
      let name = context.known.names.subscript
    else { return nil }
    var subscripts = query
    subscripts.name = name
    subscripts.call = CallShape(labels: [OptionalID(label)], trailingClosures: 0)
    for symbol in context.table.members(subscripts, of: type.symbol) {
      let declared = context.signatures.seen(
        context.signatures.parameterTypes(of: symbol).first ?? .unknown, symbol, type)
      guard let root = context.algebra.expanded(declared).arguments.first else { continue }
      let found = context.finder.members(query, of: root, isStatic: false, fact)
      guard !found.symbols.isEmpty else { continue }
      typer.find(found.symbols, at: index, isMember: true, isProbable: true)
      let member =
        payload(of: found.symbols, receiver: found.receiver)
        ?? typer.declarations.value(of: found.symbols[0], receiver: found.receiver)
      var substitution = context.algebra.substitution(for: symbol, receiver: type)
      if let result = context.algebra.expanded(declared).arguments.last {
        context.algebra.unify(result, with: member, in: &substitution)
      }
      return context.algebra.replaced(
        context.signatures.declaredResult(of: symbol, receiver: type), by: substitution)
    }
    return nil
  }

  // MARK: Implicit members

  func typedImplicitMember(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    if fact.marks.contains(.isInKeyPath) {
      let root = typer.keyPaths.keyPathRoot(expected: fact.context)
      guard !root.isUnknown else { return missImplicit(index) }
      if context.text(fact.name) == "self" { return root }
      if root.kind == .tuple { return element(context.text(fact.name), of: root, fact) }
      return typedMember(fact, index, of: root, isStatic: false)
    }
    guard let query = context.calls.query(fact, index) else { return missImplicit(index) }
    var isComplete = false
    var meant: FoundMembers?
    let types = typer.contexts.valueTypes(expectedBy: fact.context).filter { !$0.isUnknown }
    if context.text(fact.name) == "init", !types.isEmpty {
      guard let type = initialized(types, by: query, fact) else { return missImplicit(index) }
      _ = typedInitializer(of: type, fact, index)
      var resolvedName = typer.resolvedNames[index]
      resolvedName.isMember = true
      resolvedName.isProbable = true
      typer.note(resolvedName, at: index)
      return .metatype(type)
    }
    for expected in types {
      var found = context.finder.members(query, of: expected, isStatic: true, fact)
      if found.symbols.isEmpty {
        let made = context.algebra.typesMadeByMacro(for: expected).map {
          context.finder.members(query, of: $0, isStatic: true, fact)
        }
        found = made.first { !$0.symbols.isEmpty } ?? found
      }
      found.symbols.removeAll { isOfValues($0) }
      if found.symbols.isEmpty {
        if found.isComplete { isComplete = true }
        continue
      }
      if let other = meant, other.symbols != found.symbols {
        // Of which type it is depends on the overload that is called.
        typer.find(other.symbols + found.symbols, at: index, isMember: true, isProbable: true)
        return .unknown
      }
      meant = found
      meant?.receiver = found.receiver ?? expected.unwrapped
    }
    guard let meant else {
      if isComplete {
        typer.miss(index, isMember: true, isComplete: true)
        return .unknown
      }
      return typedByNameAlone(query, fact, index)
    }
    let chosen = typer.overloads.chosen(meant.symbols, for: index, receiver: meant.receiver)
    typer.find(chosen, at: index, isMember: true, isProbable: true)
    return typer.declarations.value(of: chosen, at: index, fact, receiver: meant.receiver)
  }

  /// Of several types that are expected the first one with an initialiser that `.init(…)` fits, else the only one that may
  /// have others than are written; `nil` where that is not known.
  private func initialized(
    _ expected: [ValueType], by query: NameQuery, _ fact: ExpressionFact
  ) -> ValueType? {
    if expected.count == 1 { return expected[0].unwrapped }
    var possible: [ValueType] = []
    for type in expected.map(\.unwrapped) {
      let found = context.finder.members(query, of: type, isStatic: true, fact)
      let fits = found.symbols.contains { member in
        context.table[member].kind == .initializer
          && query.call.map { context.table.accepts(member, $0) } ?? true
      }
      if fits { return type }
      if !writesInitializers(type), !possible.contains(type) { possible.append(type) }
    }
    return possible.count == 1 ? possible[0] : nil
  }

  /// Whether a type of the project has no initialisers but those that it writes.
  private func writesInitializers(_ type: ValueType) -> Bool {
    let type = context.algebra.expanded(type)
    guard type.kind == .nominal, let name = context.known.names.initializer,
      !context.table[type.symbol].isForeign
    else { return false }
    return context.table[type.symbol].kind == .enum
      || !context.table.members[type.symbol, name].isEmpty
  }

  /// Whether a member of Swift is one that only values have, which no name behind a bare point means.
  private func isOfValues(_ member: ID<Symbol>) -> Bool {
    let entry = context.table[member]
    return (entry.kind == .function || entry.kind == .variable) && !entry.isForeign
      && !entry.marks.contains(.isStatic) && !context.table.declarations.isCFamily(entry)
  }

  /// `.name` where nothing says what type is expected: the only static member of that name that the unit can see, called
  /// or not as it is, is meant where extensions add it to one type from outside, as design systems add colours and fonts.
  private func typedByNameAlone(
    _ query: NameQuery, _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    let visible = context.table.members.all(named: query.name).filter { member in
      let symbol = context.table[member]
      return (symbol.marks.contains(.isStatic) || symbol.kind == .enumCase)
        && context.table.fits(member, query) && context.table.isVisible(member, from: query.unit)
    }
    guard let owner = visible.first.flatMap({ context.table.types.owner(of: $0) }),
      visible.count == 1 || visible.allSatisfy({ context.table.types.owner(of: $0) == owner })
    else { return missImplicit(index) }
    let candidates = fitting(visible, query)
    guard let first = candidates.first, candidates.count == 1, !context.table[first].isForeign,
      let type = context.table.types.owner(of: first), context.table[type].isForeign
    else { return missImplicit(index) }
    typer.find([first], at: index, isMember: true, isProbable: true)
    return typer.declarations.value(
      of: [first], at: index, fact,
      receiver: .nominal(type, context.signatures.parameterValues(of: type)))
  }

  /// Of static members of one name and type, which may be variables and functions, those that are called as a name is, or
  /// not called as it is not.
  private func fitting(_ members: [ID<Symbol>], _ query: NameQuery) -> [ID<Symbol>] {
    if let call = query.call {
      let accepted = members.filter { context.table.accepts($0, call) }
      let functions = accepted.filter { context.table[$0].kind != .variable }
      return functions.isEmpty ? accepted : functions
    }
    let values = members.filter { context.table[$0].kind != .function }
    return values.isEmpty ? members : values
  }

  private func missImplicit(_ index: ID<ExpressionFact>) -> ValueType {
    typer.miss(index, isMember: true, isComplete: false)
    return .unknown
  }
}
