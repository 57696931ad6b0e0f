import SourceFacts
extension ExpressionTyper {
  /// An operator of the project, or one of the language that the project declares for types of its own.
  func resolveOperator(_ fact: ExpressionFact, _ index: ExpressionIndex) {
    let name = fact.name < 0 ? -1 : table.declarations.name(fact.name, in: unit)
    guard name >= 0, table.isDeclared(name, visibleFrom: unit) else {
      miss(index, isMember: true, isComplete: true)
      return
    }
    let query = NameQuery(name: name, unit: unit, isType: false)
    var declarations: [SymbolIndex] = []
    if case .symbols(let found) = table.lookUpTopLevel(query) {
      declarations = found.filter { table[$0].kind == .operator }
    }
    if !declarations.isEmpty, !isDeclared(name, where: { _ in true }) {
      find(declarations, at: index, isMember: true, isProbable: false)
      return
    }
    let unary = list(fact.arguments).first
    if unary != nil, !isDeclared(name, where: { table.declarations.fact($0).labels.count == 1 }) {
      miss(index, isMember: true, isComplete: true)
      return
    }
    let operands = operandTypes(fact, index)
    if let operands, let fitting = fitting(name, operands) {
      if fitting.isEmpty, declarations.isEmpty {
        miss(index, isMember: true, isComplete: true)
      } else if fitting.isEmpty {
        missOperator(index, name, isOwn: true)
      } else {
        find(fitting, at: index, isMember: true, isProbable: declarations.isEmpty)
        callees[index] = Callee(symbols: fitting, receiver: nil)
      }
    } else {
      missOperator(index, name, isOwn: !declarations.isEmpty)
    }
  }

  /// Whether a function of an operator's name can be meant here.
  private func isDeclared(_ name: GlobalName, where isMeant: (SymbolIndex) -> Bool) -> Bool {
    (table.index.operatorFunctions[name] ?? []).contains {
      isMeant($0) && table.isVisible($0, from: unit)
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
    _ index: ExpressionIndex, _ name: GlobalName, isOwn: Bool
  ) {
    if isOwn {
      let functions = (table.index.operatorFunctions[name] ?? []).filter {
        table.isVisible($0, from: unit)
      }
      find(functions, at: index, isMember: true, isProbable: false)
    } else {
      findings[Int(index)] = Finding(outcome: .ambiguous, isMember: true)
    }
  }

  /// The functions that take all operands, one or two; `nil` where these are not known well enough.
  private func fitting(_ name: GlobalName, _ operands: [ValueType]) -> [SymbolIndex]? {
    guard let left = operands.first, let right = operands.last else { return nil }
    if left.isUnknown, right.isUnknown { return nil }
    var best: [SymbolIndex] = []
    var highest = 1
    let known = operands.map { algebra.expanded($0).unwrapped }
    for function in algebra.written.operators.functions(name, for: known, table)
    where table.isVisible(function, from: unit) {
      let declared = parameterTypes(of: function)
      guard declared.count == operands.count, let last = declared.last else { continue }
      let context = table.types.owner(of: function)
      let receiver = context < 0 ? nil : ValueType.nominal(context)
      let fits = [
        operandFit(left, seen(declared[0], function, receiver), besides: right),
        operandFit(right, seen(last, function, receiver), besides: left),
      ]
      if fits.contains(.impossible) { continue }
      // Of a protocol's operator both operands must be known to be meant.
      let isOfProtocol = context >= 0 && table[context].kind == .protocol
      if isOfProtocol, left.isUnknown || right.isUnknown { continue }
      let score = fits.reduce(0) { $0 + $1.rawValue } - 1
      if score > highest { best.removeAll() }
      if score >= max(highest, 2) { best.append(function) }
      highest = max(highest, score)
    }
    return best
  }

  /// How an operand fits a parameter: exactly, for one of an operator, also where a protocol or a superclass is meant,
  /// unless nothing is known of the other operand.
  private func operandFit(
    _ actual: ValueType, _ parameter: ValueType, besides other: ValueType
  ) -> Fit {
    let fit = typeFit(actual, parameter)
    guard fit == .possible else { return fit }
    let (left, right) = (
      algebra.expanded(actual).unwrapped, algebra.expanded(parameter).unwrapped
    )
    guard left.kind == .nominal, right.kind == .nominal else { return .possible }
    if left.symbol == right.symbol, !table[left.symbol].isForeign { return .exact }
    // That the project lets `Int` adopt a protocol does not make an operator of it meant for `n + 1`.
    return !other.isUnknown && table.types.isKind(left.symbol, of: right.symbol)
      && !table[left.symbol].isForeign && !table[right.symbol].isForeign
      ? .exact : .possible
  }

  /// What a macro gives is not known, but for `#require` of the library for tests, which unwraps its argument.
  func typedMacro(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    let name = table.declarations.name(fact.name, in: unit)
    let query = NameQuery(name: name, unit: unit, isType: false, isMacro: true)
    if case .symbols(let found) = table.lookUpTopLevel(query) {
      find(found, at: index, isMember: false, isProbable: false)
      return .unknown
    }
    miss(index, isMember: false, isComplete: true)
    guard name == table.index.known.names.require, let argument = list(fact.arguments).first else {
      return .unknown
    }
    return algebra.expanded(value(of: argument)).unwrapped
  }
}
