import SwiftSyntax

extension ManifestInterpreter {
  /// The Swift version for which `#if swift(…)` and `#if compiler(…)` are answered.
  private static let swiftVersion = [6, 3]

  /// The clauses of `#if` that are active, or may be.
  func possibleClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let answer = clause.condition.map { compilationCondition($0) } ?? true
      if answer != false { result.append(clause) }
      if answer == true { break }
    }
    return result
  }

  /// Evaluates the active clause, or each that may be active.
  func execute(_ node: IfConfigDeclSyntax, in scope: Scope, isTail: Bool) -> Flow {
    let clauses = possibleClauses(of: node)
    var alternatives = clauses.map { clause in
      { self.run(clause, in: scope, isTail: isTail) }
    }
    let isCertain = clauses.last.map { clause in
      clause.condition.map { compilationCondition($0) == true } ?? true
    }
    if isCertain != true { alternatives.append { .open } }
    if alternatives.count == 1, let only = alternatives.first { return only() }
    return merged(fork(alternatives))
  }

  private func run(_ clause: IfConfigClauseSyntax, in scope: Scope, isTail: Bool) -> Flow {
    guard case .statements(let items)? = clause.elements else { return .open }
    return isTail ? runTail(Array(items), in: scope) : run(Array(items)[...], in: scope)
  }

  /// The answer to a compilation condition; `nil` when it depends on where that is compiled.
  private func compilationCondition(_ expression: ExprSyntax) -> Bool? {
    nested(at: expression, fallback: nil) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let node): return node.literal.text == "true"
      case .prefixOperatorExpr(let node):
        return compilationCondition(node.expression).map { !$0 }
      case .tupleExpr(let node):
        return node.elements.first.flatMap { compilationCondition($0.expression) }
      case .sequenceExpr(let node): return compilationCondition(folded(node))
      case .infixOperatorExpr(let node): return combined(node)
      case .functionCallExpr(let node): return versionCondition(node)
      default: return nil
      }
    }
  }

  private func combined(_ node: InfixOperatorExprSyntax) -> Bool? {
    let left = compilationCondition(node.leftOperand)
    let right = compilationCondition(node.rightOperand)
    switch operatorText(of: node) {
    case "&&":
      if left == false || right == false { return false }
      return left == true && right == true ? true : nil
    case "||":
      if left == true || right == true { return true }
      return left == false && right == false ? false : nil
    default: return nil
    }
  }

  /// `swift(>=5.9)` and `compiler(<6)`.
  private func versionCondition(_ node: FunctionCallExprSyntax) -> Bool? {
    let name = node.calledExpression.trimmedDescription
    guard name == "swift" || name == "compiler" || name == "_compiler_version",
      let test = node.arguments.first?.expression.as(PrefixOperatorExprSyntax.self)
    else { return nil }
    let wanted = test.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
    let isBefore = Self.swiftVersion.lexicographicallyPrecedes(wanted.prefix(2))
    switch test.operator.text {
    case ">=": return !isBefore
    case "<": return isBefore
    default: return nil
    }
  }
}
