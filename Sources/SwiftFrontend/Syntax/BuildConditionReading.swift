import SourceFacts
import SwiftSyntax

extension BuildCondition {
  /// The condition that an expression after `#if` states.
  ///
  /// It recurses as deep as parentheses and `!` are nested, which the parser bounds.
  init(_ expression: ExprSyntax, in text: SwiftText) {
    self =
      switch expression.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let literal):
        literal.literal.text == "true" ? .always : .never
      case .integerLiteralExpr(let literal):
        literal.literal.text == "0" ? .never : .always
      case .declReferenceExpr(let reference):
        .flag(reference.baseName.text)
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        tuple.elements.first.map { Self($0.expression, in: text) } ?? .always
      case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
        Self(prefix.expression, in: text).opposite
      case .sequenceExpr(let sequence):
        Self(sequence: Array(sequence.elements), whole: expression, in: text)
      case .functionCallExpr(let call):
        Self(call: call, in: text)
      case ._canImportExpr(let call):
        .call("canImport", argument: text.text(call.importPath))
      default:
        .unknown(text.text(expression))
      }
  }

  /// What holds where this does not.
  var opposite: BuildCondition {
    if case .not(let inner) = self { return inner }
    return .not(self)
  }

  /// `a && b || c`, where `&&` binds tighter.
  private init(sequence: [ExprSyntax], whole: ExprSyntax, in text: SwiftText) {
    var alternatives: [BuildCondition] = []
    var parts: [BuildCondition] = []
    for (position, element) in sequence.enumerated() {
      if position % 2 == 0 {
        parts.append(Self(element, in: text))
        continue
      }
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "&&": continue
      case "||":
        alternatives.append(parts.count == 1 ? parts[0] : .all(parts))
        parts = []
      default:
        self = .unknown(text.text(whole))
        return
      }
    }
    alternatives.append(parts.count == 1 ? parts[0] : .all(parts))
    self = alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private init(call: FunctionCallExprSyntax, in text: SwiftText) {
    let function = text.text(call.calledExpression)
    guard let argument = call.arguments.first?.expression else {
      self = .unknown(text.text(call))
      return
    }
    if function == "swift" || function == "compiler",
      let comparison = argument.as(PrefixOperatorExprSyntax.self)
    {
      self = .version(
        function, comparison: comparison.operator.text, version: text.text(comparison.expression))
    } else {
      self = .call(function, argument: text.text(argument))
    }
  }
}
