import SwiftSyntax

/// Answers `#if` as far as the Swift version and literals decide.
struct CompilationConditions {
  let text: ManifestText
  let budget: Budget
  let library: DescriptionLibrary
  /// Whether Tuist compiles the manifest: a project's, or that of the package in Tuist's folder.
  let isOfTuist: Bool

  /// The Swift version for which `#if swift(…)` and `#if compiler(…)` are answered.
  private static let swiftVersion = [6, 3]
  /// What `#if swift(…)` takes for the version where the manifest is compiled for Swift 5.
  private static let swiftVersionOfFive = [5, 10]

  /// The clauses of `#if` that are active, or may be.
  func possibleClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let answer = isActive(clause)
      if answer != false { result.append(clause) }
      if answer == true { break }
    }
    return result
  }

  /// Whether a clause is compiled where those before it are not; `nil` when that is not known.
  func isActive(_ clause: IfConfigClauseSyntax) -> Bool? {
    clause.condition.map { answer(to: $0) } ?? true
  }

  /// The answer to a compilation condition; `nil` when it depends on where that is compiled.
  private func answer(to expression: ExprSyntax) -> Bool? {
    budget.nested(at: Site(expression, in: text), fallback: nil) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let node): return node.literal.text == "true"
      case .prefixOperatorExpr(let node): return answer(to: node.expression).negated
      case .tupleExpr(let node):
        return node.elements.first.flatMap { answer(to: $0.expression) }
      case .sequenceExpr(let node): return answer(to: text.grouped(node))
      case .infixOperatorExpr(let node): return combined(node)
      case .functionCallExpr(let node): return versionCondition(node) ?? canImport(node)
      // Defined where Tuist compiles a manifest, and nowhere else.
      case .declReferenceExpr(let node) where node.baseName.text == "TUIST": return isOfTuist
      default: return nil
      }
    }
  }

  private func combined(_ node: InfixOperatorExprSyntax) -> Bool? {
    let left = answer(to: node.leftOperand)
    let right = answer(to: node.rightOperand)
    switch node.operatorText {
    case "&&": return left.and { right }
    case "||": return left.or { right }
    default: return nil
    }
  }

  /// `canImport(ProjectDescription)`; what else can be imported depends on the machine.
  private func canImport(_ node: FunctionCallExprSyntax) -> Bool? {
    guard node.calledExpression.trimmedDescription == "canImport" else { return nil }
    switch node.arguments.first?.expression.trimmedDescription {
    case "PackageDescription": return library == .packages
    case "ProjectDescription", "ProjectDescriptionHelpers": return isOfTuist
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
    let isOfFive = name == "swift" && library == .packages && text.toolsVersion == 5
    let version = isOfFive ? Self.swiftVersionOfFive : Self.swiftVersion
    let isBefore = version.lexicographicallyPrecedes(wanted.prefix(2))
    switch test.operator.text {
    case ">=": return !isBefore
    case "<": return isBefore
    default: return nil
    }
  }
}

extension InfixOperatorExprSyntax {
  /// The operator; `=` for assignments and what is no binary operator.
  var operatorText: String { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "=" }
}
