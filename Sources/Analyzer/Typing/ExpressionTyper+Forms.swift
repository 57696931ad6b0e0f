import SourceFacts
extension ExpressionTyper {
  func typedTuple(_ fact: ExpressionFact) -> ValueType {
    let labels = Array(list(fact.labels))
    let elements = Array(list(fact.arguments)).enumerated().map { position, argument in
      let label = position < labels.count ? labels[position] : -1
      return ValueType(
        .labelled, label < 0 ? -1 : table.declarations.name(label, in: unit), [value(of: argument)])
    }
    return ValueType(.tuple, -1, elements)
  }

  func typedLiteral(_ fact: ExpressionFact) -> ValueType {
    let arguments = Array(list(fact.arguments))
    if fact.kind == .array {
      guard table.index.known.array >= 0 else { return .unknown }
      let element = firstKnown(arguments)
      return .nominal(table.index.known.array, element.isUnknown ? [] : [element])
    }
    guard table.index.known.dictionary >= 0 else { return .unknown }
    let key = firstKnown(stride(from: 0, to: arguments.count, by: 2).map { arguments[$0] })
    let value = firstKnown(stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] })
    return .nominal(
      table.index.known.dictionary, key.isUnknown || value.isUnknown ? [] : [key, value])
  }

  /// `[Element]()` and `[Key: Value]()` name types.
  func calledLiteral(_ literal: ValueType) -> ValueType {
    let arguments = literal.arguments.map { $0.kind == .metatype ? $0.arguments[0] : .unknown }
    return .metatype(literal.with(arguments: arguments))
  }

  private func firstKnown(_ expressions: [ExpressionIndex]) -> ValueType {
    for expression in expressions {
      let value = value(of: expression)
      if !value.isUnknown, value.kind != .nilLiteral { return value }
    }
    return .unknown
  }

  /// `as`, `as?` and `as!` with a written type; `try?` without one.
  func typedCast(_ fact: ExpressionFact) -> ValueType {
    let value = value(of: fact.base)
    if fact.context < 0 { return value.kind == .optional ? value : .optional(value) }
    let type = algebra.written.value(fact.context, in: unit)
    return fact.marks.contains(.isOptional) ? .optional(type) : type
  }

  /// The type of `a op b op c`, which is not folded: known where one operator decides, whatever the order.
  func typedSequence(_ fact: ExpressionFact) -> ValueType {
    let parts = Array(list(fact.arguments))
    guard let comparison = comparison(in: parts) else { return typedOperands(parts) }
    if !comparison.isUnknown { return comparison }
    return table.index.known.boolean < 0 ? .unknown : .nominal(table.index.known.boolean)
  }

  /// What the comparing and logical operators of a sequence give, unknown where nothing of the project tells; `nil` where
  /// there are none.
  private func comparison(in parts: [ExpressionIndex]) -> ValueType? {
    var result: ValueType?
    for part in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) where decides(part) {
      let own = ownResult(of: part)
      if result?.isUnknown ?? true { result = own ?? .unknown }
    }
    return result
  }

  /// Whether an operator is one whose result is a Boolean unless the project says otherwise.
  private func decides(_ part: ExpressionIndex) -> Bool {
    guard part >= 0, case let name = facts.expressions[Int(part)].name, name >= 0 else {
      return false
    }
    switch facts.strings[Int(name)] {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||": return true
    default: return false
    }
  }

  /// What an operator gives that the project declares for these operands, else `nil`.
  private func ownResult(of part: ExpressionIndex) -> ValueType? {
    _ = value(of: part)
    guard let callee = callees[part], let symbol = callee.symbols.first else { return nil }
    return declaredResult(of: symbol, receiver: callee.receiver)
  }

  private func typedOperands(_ parts: [ExpressionIndex]) -> ValueType {
    var operand = ValueType.unknown
    var isLiteral = true
    var own: ValueType?
    for (position, part) in parts.enumerated() {
      if position % 2 == 0 {
        let value = value(of: part)
        // `2 * length` is of the type of `length`.
        if isLiteral, !value.isUnknown, value.kind != .nilLiteral {
          operand = value
          isLiteral = part < 0
        }
        continue
      }
      guard part >= 0 else { return .unknown }
      let name = facts.expressions[Int(part)].name
      switch name < 0 ? "" : facts.strings[Int(name)] {
      case "..<": return .nominal(table.index.known.range, operand.isUnknown ? [] : [operand])
      case "...": return .nominal(table.index.known.closedRange, operand.isUnknown ? [] : [operand])
      case "??":
        let right = position + 1 < parts.count ? value(of: parts[position + 1]) : .unknown
        let left = algebra.expanded(operand)
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

  /// What an operator before or after an operand gives: the result of the project's function, else the operand's type.
  func prefixed(
    _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    guard let operand = list(fact.arguments).first else { return .unknown }
    if let callee = callees[index], let symbol = callee.symbols.first {
      return declaredResult(of: symbol, receiver: callee.receiver)
    }
    let type = value(of: operand)
    switch facts.strings[Int(fact.name)] {
    case "...", "..<": return .nominal(table.index.known.range, type.isUnknown ? [] : [type])
    default: return type
    }
  }

  func typedKeyPath(_ fact: ExpressionFact) -> ValueType {
    guard table.index.known.keyPath >= 0 else { return .unknown }
    let root = keyPathRoot(fact)
    let result = fact.base < 0 ? root : value(of: fact.base)
    return .nominal(
      table.index.known.keyPath, root.isUnknown || result.isUnknown ? [] : [root, result])
  }

  private func keyPathRoot(_ fact: ExpressionFact) -> ValueType {
    var index = fact.base
    while index >= 0 {
      let component = facts.expressions[Int(index)]
      if component.kind == .type { return algebra.written.value(component.base, in: unit) }
      index = component.base
    }
    return fact.context < 0 ? .unknown : keyPathRoot(expected: fact.context)
  }

  /// The type that a key path without a written root begins at.
  func keyPathRoot(expected context: Int32) -> ValueType {
    for expected in types(expectedBy: context) {
      let expected = algebra.expanded(expected).unwrapped
      if expected.kind == .function { return expected.parameters.first ?? .unknown }
      if expected.kind == .nominal, let root = expected.arguments.first { return root }
    }
    return .unknown
  }
}
