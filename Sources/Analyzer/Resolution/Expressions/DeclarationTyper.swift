import DependencyModel
import SourceFacts
import SourceText

/// Finds the type of a declaration as seen through a value; of variables without a written one from their values.
struct DeclarationTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// The type of what an expression names; where it is called, what can be meant is remembered for the call.
  func value(
    of symbols: [ID<Symbol>], at index: ID<ExpressionFact>, _ fact: ExpressionFact,
    receiver: ValueType?
  ) -> ValueType {
    guard let first = symbols.first else { return .unknown }
    let arguments = context.calls.typeArguments(fact)
    let isCallable = symbols.contains { context.table[$0].kind.isCallable }
    if isCallable { typer.callees[index] = Callee(symbols: symbols, receiver: receiver) }
    if !fact.marks.contains(.isProjected) {
      let preferred =
        context.structure.call(of: index) == nil
        ? symbols.first { !context.table[$0].kind.isCallable } ?? first : first
      return value(of: preferred, receiver: receiver, arguments: arguments)
    }
    return projectedValue(of: first, receiver: receiver)
  }

  /// The type of a declaration as seen through a value.
  func value(
    of symbol: ID<Symbol>, receiver: ValueType?, arguments: [ValueType] = []
  ) -> ValueType {
    switch context.table[symbol].kind {
    case .typealias:
      return .metatype(
        ValueType(
          .alias, symbol,
          context.algebra.arguments(of: symbol, written: arguments, through: receiver)))
    case .genericParameter: return .metatype(ValueType(.parameter, symbol))
    case .associatedType:
      return .metatype(ValueType(.associated, symbol, [receiver ?? .unknown]))
    case .variable: return context.signatures.seen(variableType(of: symbol), symbol, receiver)
    case .function, .subscript:
      return context.signatures.seen(context.signatures.functionType(of: symbol), symbol, receiver)
    case .enumCase:
      let type = context.signatures.enumType(of: symbol, receiver: receiver)
      if context.signatures.parameterCount(of: symbol) == 0 { return type }
      return context.signatures.seen(
        context.signatures.functionType(of: symbol, giving: type), symbol, receiver)
    case .initializer:
      return context.signatures.seen(
        context.signatures.functionType(of: symbol, giving: receiver ?? .unknown), symbol, receiver)
    case let kind where kind.isNominalType:
      let type = context.table.types.canonical(symbol)
      return .metatype(
        .nominal(
          type, context.algebra.arguments(of: type, written: arguments, through: receiver)))
    default: return .unknown
    }
  }

  // MARK: Variables

  /// The type of a variable as declared, else as its value tells.
  func variableType(of symbol: ID<Symbol>) -> ValueType {
    guard let owner = context.table[symbol].unit else { return .unknown }
    let fact = context.table.declarations.fact(symbol)
    if let type = fact.type { return context.algebra.written.value(type, in: owner) }
    guard owner == context.unit else { return typer.inferred[symbol] ?? .unknown }
    let wrapped = wrappedType(of: fact)
    if !wrapped.isUnknown { return wrapped }
    if fact.value != .none { return typer.value(of: fact.value) }
    return typer.inferred[symbol] ?? .unknown
  }

  /// The type of `_name`: the wrapper that stores the property `name`; `nil` where there is none.
  func wrapperStorage(
    _ fact: ExpressionFact, from owner: ID<Symbol>?
  ) -> ValueType? {
    guard let text = fact.name.map({ context.text($0) }), text.hasPrefix("_"),
      let name = context.table.names.number(of: String(text.dropFirst()))
    else {
      return nil
    }
    let query = NameQuery(name: name, unit: context.unit, isType: false)
    guard case .symbols(let found) = context.table.lookUp(query, from: owner),
      let property = found.first,
      context.table[property].kind == .variable, context.table[property].unit != nil
    else { return nil }
    return wrappers(of: property, receiver: context.signatures.selfType(fact.owner)).first
  }

  /// The type of a property that has a member which the more constrained one of its name lacks, for which an expression
  /// was taken; `nil` where there is none. The expression names it from then on.
  func widerValue(
    of operand: Operand, having query: NameQuery, _ fact: ExpressionFact
  ) -> ValueType? {
    guard !context.isCFamily, let base = operand.expression,
      let symbol = typer.resolvedNames[base].symbol, context.table[symbol].kind == .variable,
      typer.resolvedNames.symbols(at: base).count == 1, let parent = context.table[symbol].parent,
      context.table[parent].marks.contains(.isConstrained),
      let owner = context.table.types.owner(of: symbol)
    else { return nil }
    let receiver = receiver(of: context.expression(base))
    for other in context.table.members[owner, context.table[symbol].name]
    where context.table[other].kind == .variable
      && context.table[other].marks.contains(.isStatic)
        == context.table[symbol].marks.contains(.isStatic)
      && context.algebra.isMoreConstrained(symbol, than: other)
      && context.table.isVisible(other, from: context.unit)
    {
      let value = context.algebra.expanded(value(of: other, receiver: receiver))
      let found = context.finder.members(query, of: value, isStatic: false, fact)
      if found.symbols.isEmpty { continue }
      let resolvedName = typer.resolvedNames[base]
      typer.find(
        [other], at: base, isMember: resolvedName.isMember, isProbable: resolvedName.isProbable)
      typer.answer(value, for: base)
      return value
    }
    return nil
  }

  /// The type of the value that a property is named of, written or not.
  private func receiver(of fact: ExpressionFact) -> ValueType? {
    if fact.base == .none { return context.signatures.selfType(fact.owner) }
    let base = context.algebra.expanded(typer.value(of: fact.base))
    return base.kind == .metatype ? base.arguments[0] : base
  }

  // MARK: Wrappers

  /// The type of a property of this unit as the arguments of its wrapper tell it: `@Environment(Theme.self) var theme`.
  private func wrappedType(of fact: DeclarationFact) -> ValueType {
    guard let name = context.known.names.wrappedValue else { return .unknown }
    for attribute in context.list(fact.attributes) {
      guard let call = context.structure.call(ofAttribute: attribute) else { continue }
      let wrapper = context.algebra.expanded(typer.value(of: call)).unwrapped
      let type = member(name, of: wrapper)
      if !type.isUnknown, !type.isOpen { return type }
    }
    return .unknown
  }

  /// The type of what a property wrapper wraps.
  func wrappedValue(of wrapper: ValueType) -> ValueType {
    guard let name = context.known.names.wrappedValue else { return .unknown }
    return member(name, of: context.algebra.expanded(wrapper))
  }

  /// The type of a member of a wrapper, unknown where it has none of that name.
  private func member(_ name: GlobalName, of wrapper: ValueType) -> ValueType {
    guard wrapper.kind == .nominal else { return .unknown }
    for entry in context.table.types.lineage(of: wrapper.symbol) {
      if let member = context.table.members[entry.type, name].first {
        return context.algebra.expanded(value(of: member, receiver: wrapper))
      }
    }
    return .unknown
  }

  /// What a memberwise initialiser takes for a property: its value, or its wrapper where that is not made of a value, as
  /// for `@Binding`.
  func memberwiseValue(of symbol: ID<Symbol>, receiver: ValueType?) -> ValueType {
    guard let name = context.known.names.wrappedValue,
      let initializer = context.known.names.initializer
    else { return value(of: symbol, receiver: receiver) }
    let wrapper = wrappers(of: symbol, receiver: receiver).first { wrapper in
      !context.table.members[wrapper.symbol, name].isEmpty
    }
    // Where none is written there is the memberwise one, which takes the value.
    guard let wrapper, case let made = context.table.members[wrapper.symbol, initializer],
      !made.isEmpty, !made.contains(where: { context.signatures.labels(of: $0).contains(name) })
    else { return value(of: symbol, receiver: receiver) }
    return wrapper
  }

  /// The property wrappers of a property, with the arguments that its type gives them where they are generic.
  private func wrappers(of symbol: ID<Symbol>, receiver: ValueType?) -> [ValueType] {
    guard let owner = context.table[symbol].unit else { return [] }
    let wrapped = context.signatures.seen(variableType(of: symbol), symbol, receiver)
    return context.table.declarations.list(
      context.table.declarations.fact(symbol).attributes, in: owner
    ).compactMap { attribute in
      let wrapper = context.algebra.expanded(context.algebra.written.value(attribute, in: owner))
      guard wrapper.kind == .nominal else { return nil }
      return wrapper.arguments.isEmpty ? self.wrapper(wrapper.symbol, of: wrapped) : wrapper
    }
  }

  /// A generic wrapper of a type, by what its `wrappedValue` is: `Query<Element, [Element]>` of `[Item]`.
  private func wrapper(_ wrapper: ID<Symbol>, of wrapped: ValueType) -> ValueType {
    let parameters = context.signatures.parameterValues(of: wrapper)
    guard !parameters.isEmpty, let name = context.known.names.wrappedValue else {
      return .nominal(wrapper)
    }
    let open = ValueType.nominal(wrapper, parameters)
    var substitution = Substitution()
    context.algebra.unify(member(name, of: open), with: wrapped, in: &substitution)
    if substitution.types.isEmpty, let first = parameters.first {
      substitution.bind(first.symbol, to: wrapped)
    }
    return context.algebra.replaced(open, by: substitution)
  }

  /// The type of `$name`: the projected value of the property's wrapper.
  private func projectedValue(
    of symbol: ID<Symbol>, receiver: ValueType?
  ) -> ValueType {
    guard let name = context.known.names.projectedValue else { return .unknown }
    for wrapper in wrappers(of: symbol, receiver: receiver) {
      let type = member(name, of: wrapper)
      if !type.isUnknown { return type }
    }
    return .unknown
  }
}
