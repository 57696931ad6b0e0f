import DependencyModel
import SourceFacts
import SourceText

/// Finds the types that places expect of the expressions in them.
struct ContextReader {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// The types that a place expects; several where a call has several candidates, none where nothing is known.
  ///
  /// A context lies in another one that stands before it, or asks the typer, which answers no question while it is open.
  ///
  /// - Parameter isOfResult: whether a closure stands there and it is asked what that gives.
  func types(expectedBy place: ID<ContextFact>?, isOfResult: Bool = false) -> [ValueType] {
    guard let place else { return [] }
    switch context.facts.contexts[place].form {
    case .unknown, .argument(_, nil): return []
    case .writtenType(let type): return [context.written(type)]
    case .sameAs(let expression): return [typer.value(of: expression)]
    case .result(let declaration):
      return context.facts.declarations[declaration].type.map { [context.written($0)] } ?? []
    case .argument(let number, let call?):
      return types(ofArgument: number, of: call, isOfResult: isOfResult)
    case .element(let whole, let part):
      return valueTypes(expectedBy: whole).map { element(of: $0, part: part) }
    case .closureResult(let closure):
      // What a closure that is called at once gives is what is expected of the call.
      if let call = context.structure.call(of: closure) {
        return types(expectedBy: context.expression(call).context)
      }
      return types(expectedBy: context.expression(closure).context, isOfResult: true).map {
        context.algebra.expanded($0).unwrapped.result
      }
    }
  }

  /// The types that a place expects of what is no function, aliases expanded: for a parameter with `@autoclosure`, which
  /// alone gets such for a function without parameters, what the function gives.
  func valueTypes(expectedBy place: ID<ContextFact>?) -> [ValueType] {
    if let place, case .sameAs(let other) = context.facts.contexts[place].form,
      let value = valueBesideKeyPath(other)
    {
      return [value]
    }
    return types(expectedBy: place).map { passedValue(of: $0) }
  }

  /// What is passed for a parameter where no function is.
  private func passedValue(of type: ValueType) -> ValueType {
    let type = context.algebra.expanded(type)
    return type.kind == .function && type.parameters.isEmpty
      ? context.algebra.expanded(type.result) : type
  }

  /// What an operator, such as one of a database, expects beside a key path: a value of the type of the property that the
  /// path leads to, unknown where that is not known; `nil` for what is no key path.
  private func valueBesideKeyPath(_ expression: ID<ExpressionFact>) -> ValueType? {
    guard context.expression(expression).kind == .keyPath else { return nil }
    let type = context.algebra.expanded(typer.value(of: expression))
    // `$name` leads to the property's wrapper, beside which stands what it wraps.
    if let last = context.expression(expression).base.expression,
      context.expression(last).marks.contains(.isProjected),
      let property = typer.resolvedNames[last].symbol, context.table[property].kind == .variable
    {
      return context.algebra.expanded(typer.declarations.variableType(of: property))
    }
    return type.arguments.count == 2 ? context.algebra.expanded(type.arguments[1]) : .unknown
  }

  /// The type of an element of a literal: `part` is 1 for a key, 2 for a value of a dictionary.
  private func element(of type: ValueType, part: Int) -> ValueType {
    let type = type.unwrapped
    if part > 0 {
      return type.kind == .nominal && type.symbol == context.known.dictionary
        && type.arguments.count == 2
        ? type.arguments[part - 1] : .unknown
    }
    let element = context.algebra.elementType(of: type)
    // An option set is written as an array of itself.
    return element.isUnknown && type.kind == .nominal ? type : element
  }

  private func types(
    ofArgument position: Int, of call: ID<ExpressionFact>, isOfResult: Bool
  ) -> [ValueType] {
    let fact = context.expression(call)
    if context.calls.isKeyPathSubscript(fact), let keyPath = context.known.keyPath {
      return [
        .nominal(keyPath, [context.algebra.expanded(typer.value(of: fact.base))])
      ]
    }
    guard let callee = callee(of: fact, call) else { return functionParameter(position, fact) }
    var types: [ValueType] = []
    for symbol in callee.symbols {
      let type = parameter(
        of: symbol, callee.receiver, argument: position, call, isOfResult: isOfResult)
      if !type.isUnknown, !types.contains(type) { types.append(type) }
    }
    return types
  }

  /// The declarations that a call can mean; asks for what is called first.
  private func callee(of fact: ExpressionFact, _ call: ID<ExpressionFact>) -> Callee? {
    switch fact.form {
    case .call(let called, _):
      guard let called = called.expression else { return nil }
      let base = context.algebra.expanded(typer.value(of: called))
      if let callee = typer.callees[called] { return callee }
      if let callee = typer.callees[call] { return callee }
      return base.kind == .metatype ? initializers(of: base.arguments[0], fact, call) : nil
    case .subscript:
      if typer.isUntouched(call) { _ = typer.value(of: call) }
      return typer.callees[call]
    default: return nil
    }
  }

  /// The initialisers that a call of a type can mean, before its arguments are known.
  private func initializers(
    of type: ValueType, _ fact: ExpressionFact, _ call: ID<ExpressionFact>
  ) -> Callee? {
    let type = context.algebra.expanded(type)
    guard type.kind == .nominal, context.known.names.initializer != nil else { return nil }
    if let known = typer.initializers[call] { return known }
    let found = context.finder.initializers(of: type, calledBy: fact)
    guard let called = fact.base.expression, !found.isEmpty else { return nil }
    // The choice looks at arguments that may ask again: they then get all that the labels allow.
    typer.initializers[call] = Callee(symbols: found, receiver: type)
    let fitting = typer.overloads.chosen(found, for: called, receiver: type, call: call)
    let callee = Callee(symbols: fitting, receiver: type)
    typer.initializers[call] = callee
    return callee
  }

  private func parameter(
    of symbol: ID<Symbol>, _ receiver: ValueType?, argument position: Int,
    _ call: ID<ExpressionFact>, isOfResult: Bool
  ) -> ValueType {
    let fact = context.expression(call)
    if context.table[symbol].kind == .variable {
      let type = context.algebra.expanded(typer.declarations.value(of: symbol, receiver: receiver))
        .unwrapped
      return type.parameter(position)
    }
    let positions = context.calls.parameterPositions(
      of: symbol, for: context.calls.arguments(of: fact))
    guard position < positions.count, let parameter = positions[position].id?.int,
      let type = context.signatures.parameterType(parameter, of: symbol)
    else { return .unknown }
    if !context.table.speaksOfParameters(type) {
      return context.signatures.seen(type, symbol, receiver)
    }
    let argument = context.list(fact.arguments)[context.list(fact.arguments).startIndex + position]
    let known = typer.inference.substitution(
      symbol, receiver, call: call, withClosures: false, asking: argument, isOfResult: isOfResult)
    let replaced = context.algebra.replaced(type, by: known)
    guard replaced.isOpen, let same = sameType(as: type, of: symbol) else { return replaced }
    let told = context.algebra.replaced(same, by: known)
    return told.isOpen ? replaced : told
  }

  /// What the type of a parameter, or what it gives, is the same as by the `where` clause of its function: that tells it
  /// where its own is not known yet, as in `initialState: @autoclosure () -> R.State`.
  private func sameType(as type: ValueType, of symbol: ID<Symbol>) -> ValueType? {
    let isPassed = type.kind == .function && type.parameters.isEmpty
    let subject = isPassed ? type.result : type
    guard subject.kind == .associated else { return nil }
    for requirement in context.algebra.written.requirements[symbol] ?? []
    where requirement.isSameType {
      let (left, right) = (requirement.subject, requirement.constraint)
      guard left == subject || right == subject else { continue }
      let other = left == subject ? right : left
      return isPassed ? .function([], other) : other
    }
    return nil
  }

  /// The parameter of a function value, or the property that a memberwise initialiser sets.
  private func functionParameter(
    _ position: Int, _ fact: ExpressionFact
  ) -> [ValueType] {
    guard case .call(let called, _) = fact.form, let called = called.expression else { return [] }
    let base = context.algebra.expanded(typer.value(of: called))
    if base.unwrapped.kind == .function { return [base.unwrapped.parameter(position)] }
    guard base.kind == .metatype else { return [] }
    let type = context.algebra.expanded(base.arguments[0])
    let labels = context.list(fact.labels)
    guard type.kind == .nominal, position < labels.count else { return [] }
    let property: ID<Symbol>?
    if let label = labels[labels.startIndex + position].id {
      property = context.table.members[type.symbol, context.name(label)].first {
        context.table[$0].kind == .variable
      }
    } else {
      property = self.property(setByClosureOf: fact, type)
    }
    return property.map { [typer.declarations.memberwiseValue(of: $0, receiver: type)] } ?? []
  }

  /// The property that a trailing closure without a label sets by a memberwise initialiser: of those behind the ones that
  /// the call names the first that holds a function.
  private func property(
    setByClosureOf call: ExpressionFact, _ type: ValueType
  ) -> ID<Symbol>? {
    let count = context.facts.trailingClosures(of: call)
    let labels = Array(context.list(call.labels))
    let entry = context.table[type.symbol]
    guard count > 0, count <= labels.count, labels[labels.count - count].isNone,
      entry.kind == .struct, let unit = entry.unit
    else { return nil }
    func names(_ labels: ArraySlice<OptionalID<Name>>) -> [GlobalName] {
      labels.compactMap { $0.id.map { context.name($0) } }
    }
    let before = names(labels.dropLast(count))
    let behind = names(labels.suffix(count))
    let whole = context.table.declarations.fact(type.symbol)
    let facts = context.table.declarations.units[unit].facts
    var found: ID<Symbol>?
    // What a type declares stands behind it in the facts, up to where it ends.
    var member = type.symbol.advanced(by: 1)
    let end = context.table.declarations.firstSymbol[unit].advanced(by: facts.declarations.count)
    while member < end, context.algebra.fuel.take(1) {
      let fact = context.table.declarations.fact(member)
      if fact.start > whole.end { break }
      if context.table[member].parent == type.symbol, isSetByInitializer(fact) {
        let name = context.table[member].name
        if before.contains(name) {
          found = nil
        } else if found == nil, !behind.contains(name), holdsFunction(member, type) {
          found = member
        }
      }
      member = member.advanced(by: 1)
    }
    return found
  }

  /// Whether a memberwise initialiser sets a property.
  private func isSetByInitializer(_ fact: DeclarationFact) -> Bool {
    fact.kind == .variable && fact.marks.isDisjoint(with: [.isStatic, .isComputed, .isLazy])
      && !fact.marks.isSuperset(of: [.isConstant, .hasInitialValue])
  }

  private func holdsFunction(_ property: ID<Symbol>, _ type: ValueType) -> Bool {
    let value = typer.declarations.memberwiseValue(of: property, receiver: type)
    return context.algebra.expanded(value).unwrapped.kind == .function
  }
}
