import DependencyModel
import SourceFacts
import SourceText

/// Finds which functions operators mean.
struct OperatorTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// An operator of the project, or one of the language that the project declares for types of its own.
  func resolveOperator(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) {
    guard let name = fact.name.map({ context.name($0) }),
      context.table.isDeclared(name, visibleFrom: context.unit)
    else {
      typer.miss(index, isMember: true, isComplete: true)
      return
    }
    guard !context.algebra.fuel.isSpent else {
      return typer.miss(index, isMember: true, isComplete: false)
    }
    let query = NameQuery(name: name, unit: context.unit, isType: false)
    var declarations: [ID<Symbol>] = []
    if case .symbols(let found) = context.table.lookUpTopLevel(query) {
      guard context.algebra.fuel.take(found.count / 8) else {
        return typer.miss(index, isMember: true, isComplete: false)
      }
      declarations = found.filter { context.table[$0].kind == .operator }
    }
    if !declarations.isEmpty, !isDeclared(name, where: { _ in true }) {
      typer.find(declarations, at: index, isMember: true, isProbable: false)
      return
    }
    let unary = context.list(fact.arguments).first
    if unary != nil,
      !isDeclared(name, where: { context.table.declarations.fact($0).labels.count == 1 })
    {
      typer.miss(index, isMember: true, isComplete: true)
      return
    }
    let operands = operandTypes(fact, index)
    if let operands, let fitting = fitting(name, operands) {
      if fitting.isEmpty, declarations.isEmpty {
        typer.miss(index, isMember: true, isComplete: true)
      } else if fitting.isEmpty {
        missOperator(index, name, isOwn: true)
      } else {
        typer.find(fitting, at: index, isMember: true, isProbable: declarations.isEmpty)
        typer.callees[index] = Callee(symbols: fitting, receiver: nil)
      }
    } else {
      missOperator(index, name, isOwn: !declarations.isEmpty)
    }
  }

  /// What an operator before or after an operand gives: the result of the project's function, else the operand's type.
  func prefixed(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    guard let operand = context.list(fact.arguments).first else { return .unknown }
    if let callee = typer.callees[index], let symbol = callee.symbols.first {
      return context.signatures.declaredResult(of: symbol, receiver: callee.receiver)
    }
    let type = typer.value(of: operand)
    switch context.text(fact.name) {
    case "...", "..<": return .nominal(ifKnown: context.known.range, type.isUnknown ? [] : [type])
    default: return type
    }
  }

  /// Whether a function of an operator's name can be meant here.
  private func isDeclared(_ name: GlobalName, where isMeant: (ID<Symbol>) -> Bool) -> Bool {
    (context.table.index.operatorFunctions[name] ?? []).contains {
      isMeant($0) && context.table.isVisible($0, from: context.unit)
    }
  }

  /// The types of an operator's operands, or of the parameters of the function that it is passed as.
  private func operandTypes(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> [ValueType]? {
    if let operands = context.structure.operands(of: index) {
      return [operands.left, operands.right].map { operandType($0) }
    }
    if let operand = context.list(fact.arguments).first { return [operandType(operand)] }
    let function = typer.contexts.types(expectedBy: fact.context).lazy.map {
      [context] in context.algebra.expanded($0).unwrapped
    }.first { $0.kind == .function }
    return function.map { Array($0.parameters) }
  }

  private func operandType(_ operand: Operand) -> ValueType {
    context.calls.leadsToImplicitMember(operand) ? .unknown : typer.value(of: operand)
  }

  /// Which function is meant is not known; of an operator that only the project has it is one of these.
  private func missOperator(
    _ index: ID<ExpressionFact>, _ name: GlobalName, isOwn: Bool
  ) {
    if isOwn {
      let functions = (context.table.index.operatorFunctions[name] ?? []).filter {
        context.table.isVisible($0, from: context.unit)
      }
      typer.find(functions, at: index, isMember: true, isProbable: false)
    } else {
      typer.note(ResolvedName(outcome: .ambiguous, isMember: true), at: index)
    }
  }

  /// The functions that take all operands, one or two; `nil` where these are not known well enough.
  private func fitting(_ name: GlobalName, _ operands: [ValueType]) -> [ID<Symbol>]? {
    guard let left = operands.first, let right = operands.last else { return nil }
    if left.isUnknown, right.isUnknown { return nil }
    var best: [ID<Symbol>] = []
    var highest = 1
    let known = operands.map { context.algebra.expanded($0).unwrapped }
    let functions = context.algebra.written.operators.functions(name, for: known, context.table)
    guard context.algebra.fuel.take(functions.count / 8) else { return nil }
    for function in functions
    where context.table.isVisible(function, from: context.unit) {
      let declared = context.signatures.parameterTypes(of: function)
      guard declared.count == operands.count, let last = declared.last else { continue }
      let owner = context.table.types.owner(of: function)
      let receiver = owner.map { ValueType.nominal($0) }
      let fits = [
        context.fits.operandFit(
          left, context.signatures.seen(declared[0], function, receiver), besides: right),
        context.fits.operandFit(
          right, context.signatures.seen(last, function, receiver), besides: left),
      ]
      if fits.contains(.impossible) { continue }
      // Of a protocol's operator both operands must be known to be meant.
      let isOfProtocol = owner.map { context.table[$0].kind == .protocol } ?? false
      if isOfProtocol, left.isUnknown || right.isUnknown { continue }
      // Two operands that may fit score 1, one that fits exactly makes it 2: less tells nothing.
      let score = fits.reduce(0) { $0 + $1.rawValue } - 1
      if score > highest { best.removeAll() }
      if score >= max(highest, 2) { best.append(function) }
      highest = max(highest, score)
    }
    return best
  }
}
