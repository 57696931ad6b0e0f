import SourceFacts

/// Finds the type of `a op b op c`, which is not folded.
struct SequenceTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// The type of `a op b op c`, which is not folded: known where one operator decides, whatever the order.
  func typedSequence(_ fact: ExpressionFact) -> ValueType {
    let parts = Array(context.list(fact.arguments))
    guard let comparison = comparison(in: parts) else { return typedOperands(parts) }
    if !comparison.isUnknown { return comparison }
    return .nominal(ifKnown: context.known.boolean)
  }

  /// What the comparing and logical operators of a sequence give, unknown where nothing of the project tells; `nil` where
  /// there are none.
  private func comparison(in parts: [Operand]) -> ValueType? {
    var result: ValueType?
    for part in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) where decides(part) {
      let own = ownResult(of: part)
      if result?.isUnknown ?? true { result = own ?? .unknown }
    }
    return result
  }

  /// Whether an operator is one whose result is a Boolean unless the project says otherwise.
  private func decides(_ part: Operand) -> Bool {
    guard let part = part.expression else { return false }
    switch context.text(context.expression(part).name) {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||": return true
    default: return false
    }
  }

  /// What an operator gives that the project declares for these operands, else `nil`.
  private func ownResult(of part: Operand) -> ValueType? {
    guard let part = part.expression else { return nil }
    _ = typer.value(of: part)
    guard let callee = typer.callees[part], let symbol = callee.symbols.first else { return nil }
    return context.signatures.declaredResult(of: symbol, receiver: callee.receiver)
  }

  /// Operators that keep the type of their operands, as those of arithmetic do, need no folding: any operand tells it. A
  /// range, `??` or an operator of the project says more.
  private func typedOperands(_ parts: [Operand]) -> ValueType {
    var operand = ValueType.unknown
    var isLiteral = true
    var own: ValueType?
    for (position, part) in parts.enumerated() {
      if position % 2 == 0 {
        let value = typer.value(of: part)
        // `2 * length` is of the type of `length`.
        if isLiteral, !value.isUnknown, value.kind != .nilLiteral {
          operand = value
          isLiteral = part.expression == nil
        }
        continue
      }
      guard let symbol = part.expression else { return .unknown }
      switch context.text(context.expression(symbol).name) {
      case "..<": return .nominal(ifKnown: context.known.range, operand.isUnknown ? [] : [operand])
      case "...":
        return .nominal(ifKnown: context.known.closedRange, operand.isUnknown ? [] : [operand])
      case "??":
        let right = position + 1 < parts.count ? typer.value(of: parts[position + 1]) : .unknown
        let left = context.algebra.expanded(operand)
        operand = left.isUnknown ? right : right.kind == .optional ? left : left.unwrapped
        isLiteral = false
      default:
        guard let result = ownResult(of: part) else { continue }
        if let own, own != result { return .unknown }
        own = result
      }
    }
    return own ?? operand
  }
}
