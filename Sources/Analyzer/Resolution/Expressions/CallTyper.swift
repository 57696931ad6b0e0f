import SourceFacts
import SourceText

/// Finds what calls and subscripts give.
struct CallTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedCall(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    guard let called = fact.base.expression else { return .unknown }
    let base = context.algebra.expanded(typer.value(of: called))
    if context.isCFamily, let macro = typer.resolvedNames[called].symbol,
      context.table[macro].kind == .macro
    {
      return MacroTyper(typer, call: fact).value(of: macro)
    }
    if let callee = typer.callees[called] {
      return result(of: callee, call: index, initialized: base)
    }
    if base.kind != .function,
      ObjectiveCMessages(context).readsProperty(called, typer.resolvedNames[called])
    {
      return base
    }
    switch base.kind {
    case .metatype: return initialized(base.arguments[0], called, fact, index)
    case .function: return base.result
    case .nominal: return calledAsFunction(base, called, fact, index)
    case .optional where base.arguments[0].kind == .function: return base.arguments[0].result
    case .external: return CxxLibrary(context).result(ofCalling: base)
    case .unknown: return resultOfLibraryFunction(called, fact)
    default: return .unknown
    }
  }

  /// What a call of a function of C++'s library gives that hands on what it is given.
  private func resultOfLibraryFunction(
    _ called: ID<ExpressionFact>, _ call: ExpressionFact
  ) -> ValueType {
    let callee = context.expression(called)
    guard context.isCFamily, callee.kind == .name else { return .unknown }
    return CxxLibrary(context).result(
      ofFunction: context.text(callee.name), typeArguments: context.calls.typeArguments(callee)
    ) {
      context.list(call.arguments).first.map { context.algebra.expanded(typer.value(of: $0)) }
        ?? .unknown
    }
  }

  /// What a call gives, with the parameters of the callee replaced by what the arguments tell.
  func result(
    of callee: Callee, call: ID<ExpressionFact>, initialized base: ValueType
  ) -> ValueType {
    var results: [ValueType] = []
    for symbol in callee.symbols {
      var result = context.signatures.declaredResult(of: symbol, receiver: callee.receiver)
      if context.table[symbol].kind == .variable {
        let value = context.algebra.expanded(
          typer.declarations.value(of: symbol, receiver: callee.receiver))
        // A message reads a property as well.
        result =
          context.isCFamily && value.unwrapped.kind != .function ? value : value.unwrapped.result
      }
      if context.isCFamily, result.isUnknown, callee.symbols.count > 1 { continue }
      if result.isOpen {
        let inferred = typer.inference.substitution(
          symbol, callee.receiver, call: call, withClosures: true)
        result = context.algebra.replaced(result, by: inferred)
      }
      if !results.contains(result) { results.append(result) }
    }
    // A result that is used is not `Void`; what is left open differs by name only.
    if results.count > 1 { results.removeAll { $0.kind == .tuple && $0.arguments.isEmpty } }
    if results.count > 1 { results.removeAll { $0.isOpen && $0.kind == .parameter } }
    guard let first = results.first else { return .unknown }
    if results.allSatisfy({ $0.isAlike(first) }) { return first }
    // An iterator and a constant one are overloads of each other.
    let library = CxxLibrary(context)
    guard context.isCFamily, let pointee = library.pointee(of: first),
      results.allSatisfy({ library.pointee(of: $0) == pointee })
    else { return .unknown }
    return first
  }

  /// `Type(…)`.
  private func initialized(
    _ type: ValueType, _ called: ID<ExpressionFact>, _ fact: ExpressionFact,
    _ index: ID<ExpressionFact>
  ) -> ValueType {
    let type = context.algebra.expanded(type)
    guard type.kind == .nominal, context.known.names.initializer != nil, !context.isCFamily else {
      return type
    }
    let found = context.finder.initializers(of: type, calledBy: fact)
    let added = typer.overloads.takingExactly(
      context.finder.addedInitializers(of: type, calledBy: fact), receiver: type, call: index)
    let fitting =
      added.isEmpty
      ? typer.overloads.chosen(found, for: called, receiver: type, call: index) : added
    guard let first = fitting.first else { return type }
    typer.callees[index] = Callee(symbols: fitting, receiver: type)
    var made = type
    let parameters = context.signatures.parameterValues(of: type.symbol)
    if type.arguments.isEmpty && !parameters.isEmpty || type.arguments.contains(where: \.isUnknown)
    {
      // What is not written the arguments tell.
      let known = parameters.indices.map { position in
        let argument = position < type.arguments.count ? type.arguments[position] : .unknown
        return argument.isUnknown ? parameters[position] : argument
      }
      let open = ValueType.nominal(type.symbol, known)
      let inferred = typer.inference.substitution(first, open, call: index, withClosures: true)
      made = context.algebra.replaced(open, by: inferred)
    }
    return context.table[first].marks.contains(.isFailable) ? .optional(made) : made
  }

  /// `value(…)`, which calls `callAsFunction`.
  private func calledAsFunction(
    _ type: ValueType, _ called: ID<ExpressionFact>, _ fact: ExpressionFact,
    _ index: ID<ExpressionFact>
  ) -> ValueType {
    if context.isCFamily { return calledObject(type, called, fact, index) }
    guard let name = context.known.names.call else { return .unknown }
    var query = NameQuery(name: name, unit: context.unit, isType: false)
    query.call = context.calls.shape(of: fact)
    let found = context.finder.members(query, of: type, isStatic: false, fact)
    guard !found.symbols.isEmpty else { return .unknown }
    let fitting = typer.overloads.chosen(found.symbols, for: called, receiver: type, call: index)
    typer.find(fitting, at: index, isMember: true, isProbable: true)
    let callee = Callee(symbols: fitting, receiver: type)
    typer.callees[index] = callee
    return result(of: callee, call: index, initialized: type)
  }

  /// `value(…)`, which calls the `operator()` of an object of C++.
  private func calledObject(
    _ type: ValueType, _ called: ID<ExpressionFact>, _ fact: ExpressionFact,
    _ index: ID<ExpressionFact>
  ) -> ValueType {
    let callee = typer.cxxOperators.called(
      "operator()", of: Operand(called), type, Array(context.list(fact.arguments)), fact)
    guard let callee else { return .unknown }
    typer.find(callee.symbols, at: index, isMember: true, isProbable: true)
    typer.callees[index] = callee
    return typer.cxxOperators.result(of: callee)
  }

  /// Whether a value is of a struct or class of C or C++, or an array of such, or points to one, which
  /// leave no trace.
  private func isStruct(_ type: ValueType) -> Bool {
    guard context.isCFamily, type.kind == .nominal else { return false }
    let symbol = context.table[type.symbol]
    return !symbol.isForeign && context.table.declarations.isCFamily(symbol)
      && !symbol.marks.contains(.isObjC)
  }

  /// What `values[index]` is: of an array one of its elements, of an object what its `operator[]` gives.
  /// Where the type has one, or may inherit one, and it is not known whether the value is an array,
  /// neither is meant.
  private func element(
    of called: ID<ExpressionFact>, _ type: ValueType, _ fact: ExpressionFact,
    _ index: ID<ExpressionFact>
  ) -> ValueType {
    let value = Operand(called)
    let callee = typer.cxxOperators.called(
      "operator[]", of: value, type, Array(context.list(fact.arguments)), fact)
    if let callee {
      typer.find(callee.symbols, at: index, isMember: true, isProbable: true)
      typer.callees[index] = callee
      return typer.cxxOperators.result(of: callee)
    }
    if context.facts.language == .cxx, CxxIndirection(typer).isPointer(value) { return type }
    if context.table.types.hasForeignSupertype.contains(type.symbol) { return .unknown }
    guard let name = context.table.names.number(of: "operator[]") else { return type }
    let query = NameQuery(name: name, unit: context.unit, isType: false)
    let found = context.finder.members(query, of: type, isStatic: false, fact)
    return found.symbols.isEmpty ? type : .unknown
  }

  func typedSubscript(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    guard let called = fact.base.expression, let name = context.known.names.subscript else {
      return .unknown
    }
    var base = context.algebra.expanded(typer.value(of: called))
    let isStatic = base.kind == .metatype
    if isStatic { base = base.arguments[0] }
    if base.isUnknown { return .unknown }
    if context.isCFamily, base.kind == .external { return CxxLibrary(context).indexed(base) }
    if isStruct(base) { return element(of: called, base, fact, index) }
    if context.calls.isKeyPathSubscript(fact), let path = context.list(fact.arguments).first {
      let path = context.algebra.expanded(typer.value(of: path))
      return path.arguments.count == 2 ? path.arguments[1] : .unknown
    }
    var query = NameQuery(name: name, unit: context.unit, isType: false)
    query.call = context.calls.shape(of: fact)
    let found = context.finder.members(query, of: base, isStatic: isStatic, fact)
    guard !found.symbols.isEmpty else { return .unknown }
    let candidates = typer.overloads.withInherited(found.symbols, query, of: found.receiver)
    let chosen = typer.overloads.chosen(
      candidates, for: called, receiver: found.receiver, call: index)
    let foreign = chosen.first { context.table[$0].isForeign }
    if foreign == nil {
      typer.find(chosen, at: index, isMember: true, isProbable: true)
    } else if chosen.contains(where: { !context.table[$0].isForeign }) {
      typer.note(
        ResolvedName(outcome: .ambiguous, isMember: true, symbol: chosen[0]), at: index)
    }
    let callee = Callee(symbols: [foreign ?? chosen[0]], receiver: found.receiver)
    typer.callees[index] = callee
    return result(of: callee, call: index, initialized: base)
  }
}
