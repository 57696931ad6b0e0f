import ArchModel

extension ExpressionTyper {
  /// How well an argument fits a parameter.
  private enum Fit: Int {
    case impossible
    case possible
    /// The very type that is declared.
    case exact
  }

  /// Of several declarations that the labels allow those that the types of the arguments allow, the best ones where
  /// some fit exactly.
  ///
  /// - Parameter call: the call, where it is not the one of `index`.
  func chosen(
    _ symbols: [SymbolIndex], for index: ExpressionIndex, receiver: ValueType?,
    call: ExpressionIndex? = nil
  ) -> [SymbolIndex] {
    let call = call ?? (index < 0 ? -1 : callOf[Int(index)])
    guard symbols.count > 1, call >= 0, probes < Self.probeLimit else { return symbols }
    guard symbols.allSatisfy({ table.symbols[Int($0)].kind.isCallable }) else { return symbols }
    let symbols = withEffects(
      of: facts.expressions[Int(call)], withoutUnmet(symbols, by: receiver), at: index, receiver)
    if symbols.count == 1 { return symbols }
    probes += 1
    defer { probes -= 1 }
    var best: [SymbolIndex] = []
    var highest = 0
    for symbol in symbols {
      guard let score = score(symbol, receiver, call: call) else { continue }
      if score > highest { best.removeAll() }
      if score >= highest { best.append(symbol) }
      highest = max(highest, score)
    }
    if best.isEmpty { return symbols }
    return mostSpecific(withoutGeneric(best), receiver, call: call)
  }

  /// An overload is meant before one whose parameters are supertypes of its own.
  private func mostSpecific(
    _ symbols: [SymbolIndex], _ receiver: ValueType?, call: ExpressionIndex
  ) -> [SymbolIndex] {
    if symbols.count < 2 { return symbols }
    let fact = facts.expressions[Int(call)]
    let types = symbols.map { symbol in
      let declared = parameterTypes(of: symbol)
      return parameterPositions(of: symbol, call: fact).map { position in
        position < 0 || position >= declared.count
          ? .unknown : algebra.expanded(seen(declared[position], symbol, receiver))
      }
    }
    let specific = symbols.indices.filter { index in
      !types.contains { isMoreSpecific($0, than: types[index]) }
    }
    return specific.isEmpty ? symbols : specific.map { symbols[$0] }
  }

  private func isMoreSpecific(_ left: [ValueType], than right: [ValueType]) -> Bool {
    left != right && left.count == right.count
      && zip(left, right).allSatisfy { own, other in
        own == other
          || own.kind == .nominal && other.kind == .nominal && own.symbol != other.symbol
            && table.isKind(own.symbol, of: other.symbol)
      }
  }

  /// Behind `await` an asynchronous overload is meant, elsewhere one that is not.
  private func withEffects(
    of call: ExpressionFact, _ symbols: [SymbolIndex], at index: ExpressionIndex,
    _ receiver: ValueType?
  ) -> [SymbolIndex] {
    let isAwaited = call.marks.contains(.isAwaited)
    let fitting = symbols.filter {
      table.symbols[Int($0)].marks.contains(.isAsync) == isAwaited
    }
    if fitting.isEmpty || fitting.count == symbols.count { return symbols }
    if isAwaited {
      // `await` may belong to what follows in the chain.
      others[index] = nil
      synchronous[index] = Callee(
        symbols: symbols.filter { !fitting.contains($0) }, receiver: receiver)
    }
    return fitting
  }

  /// What a call gives that was taken for an asynchronous one, if it is not.
  func otherResult(of call: ExpressionIndex) -> ValueType? {
    guard call >= 0, facts.expressions[Int(call)].kind == .call else { return nil }
    let callee = facts.expressions[Int(call)].base
    guard callee >= 0, let other = synchronous.removeValue(forKey: callee) else { return nil }
    let chosen = chosen(other.symbols, for: callee, receiver: other.receiver)
    let finding = findings[Int(callee)]
    find(chosen, at: callee, isMember: finding.isMember, isProbable: finding.isProbable)
    callees[callee] = Callee(symbols: chosen, receiver: other.receiver)
    let result = algebra.expanded(
      result(
        of: Callee(symbols: chosen, receiver: other.receiver), call: call, initialized: .unknown))
    values[Int(call)] = result
    return result.isUnknown ? nil : result
  }

  /// An overload without generic parameters is meant before one with them.
  private func withoutGeneric(_ symbols: [SymbolIndex]) -> [SymbolIndex] {
    if symbols.count < 2 { return symbols }
    let concrete = symbols.filter { table.fact($0).genericParameters.isEmpty }
    return concrete.isEmpty ? symbols : concrete
  }

  /// The number of arguments that fit exactly; `nil` where one cannot be meant.
  private func score(
    _ symbol: SymbolIndex, _ receiver: ValueType?, call: ExpressionIndex
  ) -> Int? {
    let fact = facts.expressions[Int(call)]
    let declared = parameterTypes(of: symbol)
    let arguments = Array(list(fact.arguments))
    var exact = 0
    for (position, parameter) in parameterPositions(of: symbol, call: fact).enumerated()
    where parameter >= 0 && parameter < declared.count {
      let type = seen(declared[parameter], symbol, receiver)
      switch fit(arguments[position], type) {
      case .impossible: return nil
      case .possible: break
      case .exact: exact += 1
      }
    }
    return exact
  }

  private func fit(_ argument: ExpressionIndex, _ parameter: ValueType) -> Fit {
    let parameter = algebra.expanded(parameter)
    if parameter.isUnknown { return .possible }
    if argument == ExpressionFact.nilLiteral {
      return parameter.kind == .optional || parameter.isOpen ? .possible : .impossible
    }
    let wanted = parameter.unwrapped
    guard argument >= 0 else { return literalFit(argument, wanted) }
    if wanted.kind == .function, wanted.parameters.isEmpty,
      facts.expressions[Int(argument)].kind != .closure
    {
      let value = leadsToImplicitMember(argument) ? .unknown : value(of: argument)
      if value.kind != .function { return typeFit(value, wanted.result) }
    }
    switch facts.expressions[Int(argument)].kind {
    case .closure:
      let parameters = list(facts.expressions[Int(argument)].arguments).count
      if wanted.kind == .function {
        let taken = wanted.parameters.count
        return taken != parameters && (parameters == 0 || taken != 1) ? .impossible : .exact
      }
      return wanted.kind == .nominal || wanted.kind == .tuple ? .impossible : .possible
    case .implicitMember: return implicitFit(argument, wanted)
    default:
      if leadsToImplicitMember(argument) { return .possible }
      return typeFit(value(of: argument), parameter)
    }
  }

  private func literalFit(_ literal: ExpressionIndex, _ wanted: ValueType) -> Fit {
    guard wanted.kind == .nominal else { return .possible }
    let symbol: SymbolIndex
    switch literal {
    case ExpressionFact.integerLiteral: symbol = table.known.integer
    case ExpressionFact.floatLiteral: symbol = table.known.double
    case ExpressionFact.stringLiteral: symbol = table.known.string
    case ExpressionFact.booleanLiteral: symbol = table.known.boolean
    default: return .possible
    }
    if wanted.symbol == symbol { return .exact }
    let others = [
      table.known.string, table.known.boolean, table.known.array, table.known.dictionary,
    ]
    return others.contains(wanted.symbol) ? .impossible : .possible
  }

  /// Whether a type can have the member that is written with a point alone.
  private func implicitFit(_ argument: ExpressionIndex, _ wanted: ValueType) -> Fit {
    guard wanted.kind == .nominal, !table.symbols[Int(wanted.symbol)].isForeign else {
      return .possible
    }
    let fact = facts.expressions[Int(argument)]
    let found = members(query(fact, argument), of: wanted, isStatic: true, fact)
    return found.symbols.isEmpty && !found.isComplete ? .impossible : .possible
  }

  /// Whether typing an expression would ask for the call that it is an argument of.
  func leadsToImplicitMember(_ index: ExpressionIndex) -> Bool {
    var index = index
    while index >= 0 {
      let fact = facts.expressions[Int(index)]
      switch fact.kind {
      case .implicitMember: return true
      case .member, .call, .subscript, .forceUnwrap, .optionalChain: index = fact.base
      case .operator: index = list(fact.arguments).first ?? -1
      case .array, .dictionary, .tuple, .branches, .sequence:
        return list(fact.arguments).contains { part in
          part >= 0 && facts.expressions[Int(part)].kind == .implicitMember
        }
      default: return false
      }
    }
    return false
  }

  private func typeFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    let actual = algebra.expanded(actual)
    let parameter = algebra.expanded(parameter)
    if actual.isUnknown || actual.isOpen || parameter.isUnknown || parameter.kind == .parameter
      || parameter.kind == .associated || parameter.kind == .selfType
    {
      return .possible
    }
    if actual.kind == .optional, parameter.kind != .optional {
      return parameter.isOpen || parameter.kind == .external || isProtocol(parameter)
        ? .possible : .impossible
    }
    let (left, right) = (actual.unwrapped, parameter.unwrapped)
    switch (left.kind, right.kind) {
    case (.nominal, .nominal): return nominalFit(left, right)
    case (.external, .nominal):
      return table.symbols[Int(right.symbol)].isForeign || isProtocol(right)
        ? .possible : .impossible
    case (.external, .external): return left.symbol == right.symbol ? .exact : .possible
    case (.nominal, .external): return .possible
    case (.metatype, .metatype): return typeFit(left.arguments[0], right.arguments[0])
    case (.function, .function), (.tuple, .tuple): return .possible
    case (.function, .nominal), (.tuple, .nominal), (.nominal, .function), (.nominal, .tuple),
      (.metatype, .nominal), (.nominal, .metatype):
      return isProtocol(right) ? .possible : .impossible
    default: return .possible
    }
  }

  private func isProtocol(_ type: ValueType) -> Bool {
    type.kind == .nominal && table.symbols[Int(type.symbol)].kind == .protocol
  }

  private func nominalFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    if actual.symbol == parameter.symbol {
      for (left, right) in zip(actual.arguments, parameter.arguments)
      where typeFit(left, right) == .impossible {
        return .impossible
      }
      return parameter.isOpen ? .possible : .exact
    }
    if table.isKind(actual.symbol, of: parameter.symbol) { return .possible }
    let (left, right) = (
      table.symbols[Int(actual.symbol)], table.symbols[Int(parameter.symbol)]
    )
    // What a foreign type conforms to, and what a foreign protocol is adopted by, is not all known.
    if left.isForeign, right.isForeign, right.kind == .protocol || left.unit < 0 || right.unit < 0 {
      return .possible
    }
    return right.isForeign && right.kind == .protocol ? .possible : .impossible
  }

  // MARK: Operators and macros

  /// An operator of the project, or one of the language that the project declares for types of its own.
  func resolveOperator(_ fact: ExpressionFact, _ index: ExpressionIndex) {
    let name = fact.name < 0 ? -1 : table.globalNames[unit][Int(fact.name)]
    guard name >= 0, table.isDeclared(name, visibleFrom: unit) else {
      miss(index, isMember: true, isComplete: true)
      return
    }
    let functions = (table.operatorFunctions[name] ?? []).filter {
      table.isVisible($0, from: unit)
    }
    let query = NameQuery(name: name, unit: unit, isType: false)
    var declarations: [SymbolIndex] = []
    if case .symbols(let found) = table.lookUpTopLevel(query) {
      declarations = found.filter { table.symbols[Int($0)].kind == .operator }
    }
    if !declarations.isEmpty, functions.isEmpty {
      find(declarations, at: index, isMember: true, isProbable: false)
      return
    }
    let unary = list(fact.arguments).first
    if unary != nil, !functions.contains(where: { table.fact($0).labels.count == 1 }) {
      miss(index, isMember: true, isComplete: true)
      return
    }
    let operands = operandTypes(fact, index)
    if let operands, let fitting = fitting(functions, operands) {
      if fitting.isEmpty, declarations.isEmpty {
        miss(index, isMember: true, isComplete: true)
      } else if fitting.isEmpty {
        missOperator(index, functions, isOwn: true)
      } else {
        find(fitting, at: index, isMember: true, isProbable: declarations.isEmpty)
        callees[index] = Callee(symbols: fitting, receiver: nil)
      }
    } else {
      missOperator(index, functions, isOwn: !declarations.isEmpty)
    }
  }

  /// The types of an operator's operands, or of the parameters of the function that it is passed as.
  private func operandTypes(
    _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> [ValueType]? {
    if let operands = operandsOf[index] {
      return [operands.left, operands.right].map { operandType($0) }
    }
    if let operand = list(fact.arguments).first { return [operandType(operand)] }
    let function = types(expectedBy: fact.context).lazy.map { [algebra] in
      algebra.expanded($0).unwrapped
    }.first { $0.kind == .function }
    return function.map { Array($0.parameters) }
  }

  private func operandType(_ operand: ExpressionIndex) -> ValueType {
    leadsToImplicitMember(operand) ? .unknown : value(of: operand)
  }

  /// Which function is meant is not known; of an operator that only the project has it is one of these.
  private func missOperator(
    _ index: ExpressionIndex, _ functions: [SymbolIndex], isOwn: Bool
  ) {
    if isOwn {
      find(functions, at: index, isMember: true, isProbable: false)
    } else {
      findings[Int(index)] = Finding(outcome: .ambiguous, isMember: true)
    }
  }

  /// The functions that take all operands, one or two; `nil` where these are not known well enough.
  private func fitting(
    _ functions: [SymbolIndex], _ operands: [ValueType]
  ) -> [SymbolIndex]? {
    guard let left = operands.first, let right = operands.last else { return nil }
    var best: [SymbolIndex] = []
    var highest = 1
    for function in functions {
      let declared = parameterTypes(of: function)
      guard declared.count == operands.count, let last = declared.last else { continue }
      let parent = table.symbols[Int(function)].parent
      let context = parent < 0 ? -1 : table.contextType(of: parent)
      let receiver = context < 0 ? nil : ValueType.nominal(context)
      let fits = [
        operandFit(left, seen(declared[0], function, receiver)),
        operandFit(right, seen(last, function, receiver)),
      ]
      if fits.contains(.impossible) { continue }
      // Of a protocol's operator both operands must be known to be meant.
      let isOfProtocol = context >= 0 && table.symbols[Int(context)].kind == .protocol
      if isOfProtocol, left.isUnknown || right.isUnknown { continue }
      let score = fits.reduce(0) { $0 + $1.rawValue } - 1
      if score > highest { best.removeAll() }
      if score >= max(highest, 2) { best.append(function) }
      highest = max(highest, score)
    }
    if !best.isEmpty { return best }
    return left.isUnknown && right.isUnknown ? nil : []
  }

  /// How an operand fits a parameter: exactly, for one of an operator, also where a protocol or a superclass is meant.
  private func operandFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    let fit = typeFit(actual, parameter)
    guard fit == .possible else { return fit }
    let (left, right) = (
      algebra.expanded(actual).unwrapped, algebra.expanded(parameter).unwrapped
    )
    guard left.kind == .nominal, right.kind == .nominal else { return .possible }
    if left.symbol == right.symbol, !table.symbols[Int(left.symbol)].isForeign { return .exact }
    return table.isKind(left.symbol, of: right.symbol)
      && !table.symbols[Int(right.symbol)].isForeign
      ? .exact : .possible
  }

  func resolveMacro(_ fact: ExpressionFact, _ index: ExpressionIndex) {
    let query = NameQuery(
      name: table.globalNames[unit][Int(fact.name)], unit: unit, isType: false, isMacro: true)
    if case .symbols(let found) = table.lookUpTopLevel(query) {
      find(found, at: index, isMember: false, isProbable: false)
    } else {
      miss(index, isMember: false, isComplete: true)
    }
  }
}
