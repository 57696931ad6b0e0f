import DependencyModel
import SourceFacts
import SourceText

/// Chooses between declarations of one name by the arguments of a call.
struct OverloadChooser {
  /// Overloads that are compared with each other by their parameters at most. What remains of more stays ambiguous.
  private static let maximumCompared = 64

  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// Of several declarations that the labels allow those that the types of the arguments allow, the best ones where
  /// some fit exactly.
  ///
  /// - Parameter call: the call, where it is not the one of `index`.
  func chosen(
    _ symbols: [ID<Symbol>], for index: ID<ExpressionFact>, receiver: ValueType?,
    call: ID<ExpressionFact>? = nil
  ) -> [ID<Symbol>] {
    imported(
      chosenByArguments(
        withoutSpecializations(symbols), for: index, receiver: receiver, call: call))
  }

  /// Of functions of C++ those that are no explicit specialisations: these are no overloads, and what calls
  /// their template says by the arguments of that.
  private func withoutSpecializations(_ symbols: [ID<Symbol>]) -> [ID<Symbol>] {
    guard symbols.count > 1, context.facts.language == .cxx else { return symbols }
    let others = symbols.filter { symbol in
      context.table[symbol].kind != .function
        || !context.table[symbol].marks.contains(.isConstrained)
    }
    return others.isEmpty ? symbols : others
  }

  /// Of those that are left the ones that this file imports: members that other files of its module import are seen here
  /// too, but give way (SE-0444).
  private func imported(_ symbols: [ID<Symbol>]) -> [ID<Symbol>] {
    if symbols.count < 2 || context.isCFamily { return symbols }
    let imported = symbols.filter { symbol in
      context.table.isOfLibrary(symbol)
        || context.table.module(of: symbol).map {
          context.table.scopes.canName($0, in: context.unit)
        } ?? true
    }
    return imported.isEmpty ? symbols : imported
  }

  private func chosenByArguments(
    _ symbols: [ID<Symbol>], for index: ID<ExpressionFact>, receiver: ValueType?,
    call: ID<ExpressionFact>?
  ) -> [ID<Symbol>] {
    guard symbols.count > 1, canLook(at: symbols.count),
      let call = call ?? context.structure.call(of: index), typer.canProbe
    else { return symbols }
    guard symbols.allSatisfy({ context.table[$0].kind.isCallable }) else { return symbols }
    let symbols = withEffects(
      of: context.expression(call),
      context.finder.withoutUnmet(takingAsMany(symbols, as: call), by: receiver), at: index,
      receiver)
    if symbols.count == 1 { return symbols }
    return typer.probing {
      let best = best(of: symbols, receiver, call: call)
      return best.isEmpty ? symbols : mostSpecific(withoutGeneric(best), receiver, call: call)
    }
  }

  /// Of functions of C++ those that take as many arguments as a call has; all where none does, as a macro
  /// or a pack may stand for several.
  private func takingAsMany(
    _ symbols: [ID<Symbol>], as call: ID<ExpressionFact>
  ) -> [ID<Symbol>] {
    guard context.facts.language == .cxx else { return symbols }
    let count = context.calls.arguments(of: context.expression(call)).operands.count
    let shape = CallShape(
      labels: [OptionalID<ProjectName>](repeating: .none, count: count), trailingClosures: 0)
    let taking = symbols.filter { context.table.accepts($0, shape) }
    return taking.isEmpty ? symbols : taking
  }

  /// Takes fuel for looking at some declarations, which is cheap for each: a step for eight.
  private func canLook(at count: Int) -> Bool { context.algebra.fuel.take(count / 8) }

  /// Those that most arguments fit exactly, of those that all arguments fit.
  private func best(
    of symbols: [ID<Symbol>], _ receiver: ValueType?, call: ID<ExpressionFact>
  ) -> [ID<Symbol>] {
    let arguments = context.calls.arguments(of: context.expression(call))
    var values = ArgumentValues()
    var best: [ID<Symbol>] = []
    var highest = 0
    for symbol in symbols {
      guard context.algebra.fuel.take(1) else { return [] }
      guard let score = score(symbol, receiver, arguments, &values) else { continue }
      if score > highest { best.removeAll() }
      if score >= highest { best.append(symbol) }
      highest = max(highest, score)
    }
    return best
  }

  /// Members that a call names; where the arguments fit none of them those of the library to which they are closer, or
  /// those of a type further up.
  func fitting(
    _ found: FoundMembers, _ query: NameQuery, for index: ID<ExpressionFact>
  ) -> [ID<Symbol>] {
    let (symbols, receiver) = (found.symbols, found.receiver)
    guard query.call != nil, let receiver, receiver.kind == .nominal, let first = symbols.first,
      typer.canProbe, let call = context.structure.call(of: index)
    else { return symbols }
    if !found.others.isEmpty, !canMean(symbols, receiver, call: call) { return found.others }
    // Each round looks behind the type of the members just found: the depth rises to the end of the lineage.
    var level = first
    while let depth = context.table.depth(behind: level, in: receiver.symbol) {
      let further = context.table.members(query, of: receiver.symbol, from: depth)
      guard let next = further.first, further.allSatisfy({ context.table[$0].kind.isCallable })
      else { break }
      if level == first, canMean(symbols, receiver, call: call) { break }
      if canMean(further, receiver, call: call) { return further }
      level = next
    }
    return symbols
  }

  /// Members of a type from outside with those of its supertypes, which members that the project adds do not hide: the
  /// arguments tell which is meant. Those of a type of the project alone.
  func withInherited(
    _ symbols: [ID<Symbol>], _ query: NameQuery, of receiver: ValueType?
  ) -> [ID<Symbol>] {
    guard let receiver, receiver.kind == .nominal, context.table[receiver.symbol].isForeign,
      !symbols.allSatisfy({ context.table[$0].isForeign })
    else { return symbols }
    var all = symbols
    while let last = all.last,
      let depth = context.table.depth(behind: last, in: receiver.symbol)
    {
      let further = context.table.members(query, of: receiver.symbol, from: depth)
      if further.isEmpty { break }
      all += further
    }
    return all
  }

  /// Those whose every parameter is of a type of the project, just that of the argument.
  func takingExactly(
    _ symbols: [ID<Symbol>], receiver: ValueType?, call: ID<ExpressionFact>
  ) -> [ID<Symbol>] {
    if symbols.isEmpty || !typer.canProbe { return [] }
    let arguments = context.calls.arguments(of: context.expression(call))
    return typer.probing {
      var values = ArgumentValues()
      return symbols.filter { symbol in
        let types = context.signatures.parameterTypes(of: symbol)
        return types.allSatisfy { type in
          let type = context.algebra.expanded(type)
          return type.kind == .nominal && !context.table[type.symbol].isForeign
        } && score(symbol, receiver, arguments, &values) == types.count
      }
    }
  }

  /// Whether the arguments of a call can be meant for one of several declarations.
  private func canMean(
    _ symbols: [ID<Symbol>], _ receiver: ValueType, call: ID<ExpressionFact>
  ) -> Bool {
    let arguments = context.calls.arguments(of: context.expression(call))
    return typer.probing {
      var values = ArgumentValues()
      return symbols.contains {
        !context.table[$0].kind.isCallable || score($0, receiver, arguments, &values) != nil
      }
    }
  }

  /// An overload is meant before one whose parameters are supertypes of its own.
  private func mostSpecific(
    _ symbols: [ID<Symbol>], _ receiver: ValueType?, call: ID<ExpressionFact>
  ) -> [ID<Symbol>] {
    if symbols.count < 2 { return symbols }
    let arguments = context.calls.arguments(of: context.expression(call))
    // The different lists of types that they take, and for each of them which of these it takes.
    var different: [[ValueType]] = []
    var taken: [Int] = []
    for symbol in symbols {
      let types = context.calls.parameterPositions(of: symbol, for: arguments).map { position in
        guard let parameter = position.id?.int,
          let declared = context.signatures.parameterType(parameter, of: symbol)
        else { return ValueType.unknown }
        return context.algebra.expanded(context.signatures.seen(declared, symbol, receiver))
      }
      if let known = different.firstIndex(of: types) {
        taken.append(known)
      } else if different.count == Self.maximumCompared {
        return symbols
      } else {
        taken.append(different.count)
        different.append(types)
      }
    }
    if different.count == 1 { return withFewestDefaults(symbols) }
    // Only where types inherit from each other, as in broken code, is none left: then all are.
    let isLeast = different.indices.map { own in
      !different.indices.contains { other in
        other != own && isMoreSpecific(different[other], than: different[own])
      }
    }
    let specific = symbols.indices.filter { isLeast[taken[$0]] }
    return specific.isEmpty ? symbols : specific.map { symbols[$0] }
  }

  /// Of overloads that take the same arguments those that leave the fewest parameters to their defaults.
  private func withFewestDefaults(_ symbols: [ID<Symbol>]) -> [ID<Symbol>] {
    if context.isCFamily { return symbols }
    let counts = symbols.map { context.signatures.parameterCount(of: $0) }
    guard let least = counts.min() else { return symbols }
    return zip(symbols, counts).filter { $0.1 == least }.map(\.0)
  }

  /// Whether of two different lists of types each one of the first is more specific than its counterpart, or alike.
  private func isMoreSpecific(_ left: [ValueType], than right: [ValueType]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { isMoreSpecificOrAlike($0, than: $1) }
  }

  /// Functions do not tell: what they take follows from the other parameters.
  private func isMoreSpecificOrAlike(_ own: ValueType, than other: ValueType) -> Bool {
    if own == other { return true }
    switch (own.kind, other.kind) {
    case (.nominal, .parameter), (.function, .function): return true
    case (.nominal, .nominal):
      // `KeyPath<C.Element, ID>` and `KeyPath<Data.Element, ID>` do not tell either.
      if own.symbol == other.symbol { return own.isOpen && other.isOpen }
      return context.table.types.isKind(own.symbol, of: other.symbol)
    default: return false
    }
  }

  /// Behind `await` an asynchronous overload is meant, elsewhere one that is not.
  private func withEffects(
    of call: ExpressionFact, _ symbols: [ID<Symbol>], at index: ID<ExpressionFact>,
    _ receiver: ValueType?
  ) -> [ID<Symbol>] {
    let isAwaited = call.marks.contains(.isAwaited)
    let fitting = symbols.filter {
      context.table[$0].marks.contains(.isAsync) == isAwaited
    }
    if fitting.isEmpty || fitting.count == symbols.count { return symbols }
    if isAwaited {
      // `await` may belong to what follows in the chain.
      typer.keepOne(at: index)
      typer.synchronous[index] = Callee(
        symbols: symbols.filter { !fitting.contains($0) }, receiver: receiver)
    }
    return fitting
  }

  /// What a call gives that was taken for an asynchronous one, if it is not.
  func otherResult(of operand: Operand) -> ValueType? {
    guard let call = operand.expression, case .call(let base, _) = context.expression(call).form,
      let callee = base.expression, let other = typer.synchronous.removeValue(forKey: callee)
    else { return nil }
    let chosen = chosen(other.symbols, for: callee, receiver: other.receiver)
    let resolvedName = typer.resolvedNames[callee]
    typer.find(
      chosen, at: callee, isMember: resolvedName.isMember, isProbable: resolvedName.isProbable)
    typer.callees[callee] = Callee(symbols: chosen, receiver: other.receiver)
    let result = context.algebra.expanded(
      typer.calls.result(
        of: Callee(symbols: chosen, receiver: other.receiver), call: call, initialized: .unknown))
    typer.answer(result, for: call)
    return result.isUnknown ? nil : result
  }

  /// An overload without generic parameters is meant before one with them.
  private func withoutGeneric(_ symbols: [ID<Symbol>]) -> [ID<Symbol>] {
    if symbols.count < 2 { return symbols }
    let concrete = symbols.filter { symbol in
      guard context.table.declarations.fact(symbol).genericParameters.isEmpty else { return false }
      // The parameters of a type are those of its initialisers.
      return context.table[symbol].kind != .initializer
        || !context.signatures.parameterTypes(of: symbol).contains { $0.kind == .parameter }
    }
    return concrete.isEmpty ? symbols : concrete
  }

  /// The number of arguments that fit exactly; `nil` where one cannot be meant.
  private func score(
    _ symbol: ID<Symbol>, _ receiver: ValueType?, _ arguments: CallArguments,
    _ values: inout ArgumentValues
  ) -> Int? {
    var exact = 0
    for (position, parameter) in context.calls.parameterPositions(of: symbol, for: arguments)
      .enumerated()
    {
      guard let parameter = parameter.id?.int,
        let declared = context.signatures.parameterType(parameter, of: symbol)
      else { continue }
      let type = context.signatures.seen(declared, symbol, receiver)
      switch fit(arguments.operands[position], type, &values) {
      case .impossible: return nil
      case .possible: break
      case .exact: exact += 1
      }
    }
    return exact
  }

  // MARK: Arguments

  /// The types of a call's arguments while one of several declarations is chosen for it. An argument that asks for the
  /// call itself would else be typed anew for each of them, and ask for all of them in its turn.
  private struct ArgumentValues {
    private var known: [ID<ExpressionFact>: ValueType] = [:]

    mutating func value(of argument: ID<ExpressionFact>, _ typer: ExpressionTyper) -> ValueType {
      if let value = known[argument] { return value }
      let value = typer.value(of: argument)
      known[argument] = value
      return value
    }
  }

  /// How well an argument fits; one that has to be wrapped into an optional fits less than one that is passed as it is.
  private func fit(
    _ operand: Operand, _ parameter: ValueType, _ values: inout ArgumentValues
  ) -> Fit {
    let found = unwrappedFit(operand, parameter, &values)
    guard found == .exact, !context.isCFamily,
      context.algebra.expanded(parameter).kind == .optional
    else { return found }
    guard let argument = operand.expression,
      ![.closure, .operator].contains(context.expression(argument).kind)
    else { return .possible }
    let value = context.algebra.expanded(values.value(of: argument, typer))
    return value.kind == .optional ? .exact : .possible
  }

  private func unwrappedFit(
    _ operand: Operand, _ parameter: ValueType, _ values: inout ArgumentValues
  ) -> Fit {
    let parameter = context.algebra.expanded(parameter)
    if parameter.isUnknown { return .possible }
    if operand == .nilLiteral {
      return parameter.kind == .optional || parameter.isOpen ? .possible : .impossible
    }
    let wanted = parameter.unwrapped
    guard let argument = operand.expression else {
      return context.fits.literalFit(operand, wanted)
    }
    if wanted.kind == .function, wanted.parameters.isEmpty,
      context.expression(argument).kind != .closure
    {
      if context.expression(argument).kind == .implicitMember {
        return implicitFit(argument, context.algebra.expanded(wanted.result).unwrapped)
      }
      let value =
        context.calls.leadsToImplicitMember(operand) ? .unknown : values.value(of: argument, typer)
      if value.kind != .function { return context.fits.typeFit(value, wanted.result) }
    }
    switch context.expression(argument).kind {
    case .closure:
      let parameters = context.list(context.expression(argument).parameters).count
      if wanted.kind == .function {
        let taken = wanted.parameters.count
        return taken != parameters && (parameters == 0 || taken != 1) ? .impossible : .exact
      }
      return wanted.kind == .nominal || wanted.kind == .tuple ? .impossible : .possible
    case .implicitMember: return implicitFit(argument, wanted)
    case .operator where context.expression(argument).arguments.isEmpty:
      // An operator by itself is passed as a function.
      return wanted.kind == .function ? .exact : wanted.isPlaceholder ? .possible : .impossible
    default:
      if context.calls.leadsToImplicitMember(operand) { return .possible }
      return context.fits.typeFit(values.value(of: argument, typer), parameter)
    }
  }

  /// Whether a type can have the member that is written with a point alone.
  private func implicitFit(_ argument: ID<ExpressionFact>, _ wanted: ValueType) -> Fit {
    guard wanted.kind == .nominal, !context.table[wanted.symbol].isForeign else {
      return .possible
    }
    let fact = context.expression(argument)
    guard let query = context.calls.query(fact, argument) else { return .possible }
    let found = context.finder.members(query, of: wanted, isStatic: true, fact)
    return found.symbols.isEmpty && !found.isComplete ? .impossible : .possible
  }
}
