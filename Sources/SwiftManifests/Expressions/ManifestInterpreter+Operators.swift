import SwiftSyntax

extension ManifestInterpreter {
  /// Evaluates an operation; a chain of left operands is walked without recursion.
  func infixOperation(
    _ node: InfixOperatorExprSyntax, in scope: Scope, hint: TypeHint?
  ) -> Value {
    if let assigned = assignment(node, in: scope) { return assigned }
    var chain: [InfixOperatorExprSyntax] = []
    var leftmost = ExprSyntax(node)
    while let operation = leftmost.as(InfixOperatorExprSyntax.self) {
      chain.append(operation)
      leftmost = operation.leftOperand
    }
    var value = evaluate(leftmost, in: scope, hint: hint)
    for operation in chain.reversed() {
      spend(at: operation)
      let left = Operand(value: value, offset: offset(of: leftmost))
      value = self.operation(operation, left: left, in: scope, hint: hint)
    }
    return value
  }

  private struct Operand {
    var value: Value
    var offset: Int
  }

  private func operation(
    _ node: InfixOperatorExprSyntax, left: Operand, in scope: Scope, hint: TypeHint?
  ) -> Value {
    let right = node.rightOperand
    switch operatorText(of: node) {
    case "&&":
      let leftTruth = truth(of: left.value)
      if leftTruth == false { return .boolean(false) }
      let rightTruth = truth(of: evaluate(right, in: scope))
      if rightTruth == false { return .boolean(false) }
      return value(of: leftTruth == nil ? nil : rightTruth)
    case "||":
      let leftTruth = truth(of: left.value)
      if leftTruth == true { return .boolean(true) }
      let rightTruth = truth(of: evaluate(right, in: scope))
      if rightTruth == true { return .boolean(true) }
      return value(of: leftTruth == nil ? nil : rightTruth)
    case "??": return coalesced(left.value, right, in: scope, hint: hint)
    case let name:
      let other = evaluate(right, in: scope, hint: ["==", "!=", "~="].contains(name) ? nil : hint)
      spend(size(of: left.value) + size(of: other), at: node)
      return binaryOperation(name, left.value, other, at: Syntax(right), in: scope)
    }
  }

  /// `left ?? right`, where the right side is evaluated only if the left one may be `nil`.
  private func coalesced(
    _ left: Value, _ right: ExprSyntax, in scope: Scope, hint: TypeHint?
  ) -> Value {
    switch left {
    case .null: return evaluate(right, in: scope, hint: hint)
    case .either(let values):
      let known = values.filter { if case .null = $0 { false } else { true } }
      guard known.count < values.count else { return left }
      return join(
        known + [forkValue([{ self.evaluate(right, in: scope, hint: hint) }, { .unset }])])
    case .unknown: return left
    default: return left
    }
  }

  func operatorText(of node: InfixOperatorExprSyntax) -> String {
    node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "="
  }

  /// The result of an operator that evaluates both sides.
  func binaryOperation(
    _ name: String, _ left: Value, _ right: Value, at node: Syntax, in scope: Scope
  ) -> Value {
    if let declared = declaredOperation(name, left, right, at: node, in: scope) { return declared }
    switch name {
    case "==", "===": return value(of: equal(left, right))
    case "!=", "!==": return value(of: equal(left, right).map { !$0 })
    default: break
    }
    if case .array = left { return listOperation(name, left, right, at: node) }
    if case .array = right { return listOperation(name, left, right, at: node) }
    let results = parts(of: left).flatMap { left in
      parts(of: right).map { scalarOperation(name, left, $0, at: node) }
    }
    return results.count > 64 ? .unknown(excerpt(of: node)) : join(results)
  }

  private func declaredOperation(
    _ name: String, _ left: Value, _ right: Value, at node: Syntax, in scope: Scope
  ) -> Value? {
    for function in operatorFunctions(named: name, in: scope)
    where !activeFunctions.contains(function.id) {
      let types = function.signature.parameterClause.parameters.map(\.type)
      guard types.count == 2, mayAccept(types[0], left), mayAccept(types[1], right) else {
        continue
      }
      return invoke(
        function, with: [anonymous(left, at: node), anonymous(right, at: node)], in: globals)
    }
    return nil
  }

  private func operatorFunctions(named name: String, in scope: Scope) -> [FunctionDeclSyntax] {
    guard name.first.map({ !$0.isLetter }) == true else { return [] }
    let members = typeOrder.flatMap { types[$0]?.methods(named: name, isStatic: true) ?? [] }
    return (globals.functions[name] ?? []) + members.map(\.declaration)
  }

  /// Whether a value may be of a written type, judged by shape: lists to lists, strings to strings.
  private func mayAccept(_ type: TypeSyntax, _ value: Value) -> Bool {
    guard let hint = typeHint(of: type) else { return false }
    switch value {
    case .array: return hint.isCollection
    case .string: return !hint.isCollection && !["Int", "Double", "Bool"].contains(hint.path)
    case .integer: return hint.path == "Int" && !hint.isCollection
    case .double: return hint.path == "Double" && !hint.isCollection
    case .boolean: return hint.path == "Bool" && !hint.isCollection
    default: return !hint.isCollection && hint.path != "String"
    }
  }

  private func listOperation(
    _ name: String, _ left: Value, _ right: Value, at node: Syntax
  ) -> Value {
    guard name == "+" else { return .unknown(excerpt(of: node)) }
    return .array(list(left, at: offset(of: node)) + list(right, at: offset(of: node)))
  }

  private func scalarOperation(
    _ name: String, _ left: Value, _ right: Value, at node: Syntax
  ) -> Value {
    switch (left, right) {
    case (.string(let left), .string(let right)) where name == "+": return .string(left + right)
    case (.integer(let left), .integer(let right)):
      return integerOperation(name, left, right) ?? .unknown(excerpt(of: node))
    default: break
    }
    switch name {
    case "..<", "...": return rangeOfVersions(name, left, right, at: node)
    case "<": return value(of: precedes(left, right))
    case ">": return value(of: precedes(right, left))
    case "<=": return value(of: precedes(right, left).map { !$0 })
    case ">=": return value(of: precedes(left, right).map { !$0 })
    default: return .unknown(excerpt(of: node))
    }
  }

  /// A range of strings, as in version requirements, stands for itself.
  private func rangeOfVersions(
    _ name: String, _ left: Value, _ right: Value, at node: Syntax
  ) -> Value {
    libraryCall(name, [anonymous(left, at: node), anonymous(right, at: node)], at: node)
  }

  private func integerOperation(_ name: String, _ left: Int, _ right: Int) -> Value? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
      result.overflow ? nil : .integer(result.partialValue)
    }
    switch name {
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return checked(left.dividedReportingOverflow(by: right))
    case "%": return checked(left.remainderReportingOverflow(dividingBy: right))
    case "..<": return left <= right ? .range(left..<right) : nil
    case "...": return left <= right && right < Int.max ? .range(left..<(right + 1)) : nil
    case "<": return .boolean(left < right)
    case ">": return .boolean(left > right)
    case "<=": return .boolean(left <= right)
    case ">=": return .boolean(left >= right)
    default: return nil
    }
  }

  func prefixOperation(
    _ node: PrefixOperatorExprSyntax, in scope: Scope, hint: TypeHint?
  ) -> Value {
    let operand = evaluate(node.expression, in: scope, hint: hint)
    switch (node.operator.text, operand) {
    case ("!", _): return value(of: truth(of: operand).map { !$0 })
    case ("-", .integer(let number)): return .integer(0 &- number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", _): return operand
    default: return .unknown(excerpt(of: node))
    }
  }

  func postfixOperation(_ node: PostfixOperatorExprSyntax, in scope: Scope) -> Value {
    let operand = evaluate(node.expression, in: scope)
    if node.operator.text == "...", case .integer(let lower) = operand {
      return .range(min(lower, Int.max)..<Int.max)
    }
    return .unknown(excerpt(of: node))
  }
}
