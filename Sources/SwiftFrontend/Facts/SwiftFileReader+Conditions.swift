import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Branches behind more `#elseif` than this no longer hold the negation of all before them, so
  /// that conditions stay small; they are then read as compiled more often than they are.
  private static let maximumAlternatives = 32

  /// Runs `body` for each branch of an `#if` that can be compiled, under the branch's condition.
  ///
  /// A branch after `#elseif` or `#else` also holds the negation of those before it. `#if false`
  /// and `#if 0` are left out, as are the branches behind a condition that always holds.
  func forEachBranch(
    of config: IfConfigDeclSyntax, _ body: (IfConfigClauseSyntax.Elements) -> Void
  ) {
    var earlier: [BuildCondition] = []
    for clause in config.clauses {
      let own = clause.condition.map(buildCondition) ?? .always
      if let elements = clause.elements, own != .not(.always) {
        build.under(own == .always ? earlier : earlier + [own]) { body(elements) }
      }
      if own == .always { break }
      if own != .not(.always), earlier.count < Self.maximumAlternatives {
        earlier.append(negation(of: own))
      }
    }
  }

  /// The condition that an expression after `#if` states.
  private func buildCondition(_ expression: ExprSyntax) -> BuildCondition {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return literal.literal.text == "true" ? .always : .not(.always)
    case .integerLiteralExpr(let literal):
      return literal.literal.text == "0" ? .not(.always) : .always
    case .declReferenceExpr(let reference):
      return .flag(reference.baseName.text)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { buildCondition($0.expression) } ?? .always
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return negation(of: buildCondition(prefix.expression))
    case .sequenceExpr(let sequence):
      return buildCondition(sequence: Array(sequence.elements), whole: expression)
    case .functionCallExpr(let call):
      return buildCondition(call: call)
    case ._canImportExpr(let call):
      return .call("canImport", argument: text(call.importPath))
    default:
      return .unknown(text(expression))
    }
  }

  private func negation(of condition: BuildCondition) -> BuildCondition {
    if case .not(let inner) = condition { return inner }
    return .not(condition)
  }

  /// `a && b || c`, where `&&` binds tighter.
  private func buildCondition(sequence: [ExprSyntax], whole: ExprSyntax) -> BuildCondition {
    var alternatives: [BuildCondition] = []
    var parts: [BuildCondition] = []
    for (position, element) in sequence.enumerated() {
      if position % 2 == 0 {
        parts.append(buildCondition(element))
        continue
      }
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "&&": continue
      case "||":
        alternatives.append(parts.count == 1 ? parts[0] : .all(parts))
        parts = []
      default: return .unknown(text(whole))
      }
    }
    alternatives.append(parts.count == 1 ? parts[0] : .all(parts))
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private func buildCondition(call: FunctionCallExprSyntax) -> BuildCondition {
    let function = text(call.calledExpression)
    guard let argument = call.arguments.first?.expression else {
      return .unknown(text(call))
    }
    if function == "swift" || function == "compiler",
      let comparison = argument.as(PrefixOperatorExprSyntax.self)
    {
      return .version(
        function, comparison: comparison.operator.text, version: text(comparison.expression))
    }
    return .call(function, argument: text(argument))
  }
}
