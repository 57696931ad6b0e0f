import SourceFacts
import SourceText
import SwiftSyntax

/// Reads expressions of every kind: hands each to the reader of its area, and reads the small ones.
struct ExpressionReader: GrammarReader {
  let here: BodyContext

  /// Reads an expression and all that it names; returns what types it.
  ///
  /// - Parameters:
  ///   - expectation: what the text around says of its type.
  ///   - role: what it is in the text, unless its form tells.
  @discardableResult
  func read(
    _ expression: ExprSyntax, expecting expectation: Expectation = .unknown,
    role: ReferenceRole = .value
  ) -> Operand {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixOperatorExpr,
      .postfixIfConfigExpr:
      return ChainReader(here: here).read(expression, expecting: expectation, role: role)
    case .sequenceExpr(let node):
      return SequenceReader(here: here).read(Array(node.elements), expecting: expectation)
    case .integerLiteralExpr: return .integerLiteral
    case .floatLiteralExpr: return .floatLiteral
    case .booleanLiteralExpr: return .booleanLiteral
    case .nilLiteralExpr: return .nilLiteral
    case .stringLiteralExpr(let node): return literals.read(node)
    case .closureExpr(let node): return closures.read(node, context: context(expectation))
    case .tryExpr(let node): return readTry(node, expecting: expectation)
    case .awaitExpr(let node):
      let awaited = ExpressionReader(here: here.awaited)
      return awaited.read(node.expression, expecting: expectation)
    case .unsafeExpr(let node): return read(node.expression, expecting: expectation)
    case .borrowExpr(let node): return read(node.expression, expecting: expectation)
    case .consumeExpr(let node): return read(node.expression, expecting: expectation)
    case .copyExpr(let node): return read(node.expression, expecting: expectation)
    case .inOutExpr(let node):
      let target = read(node.expression, expecting: expectation)
      build.markAssigned(target)
      return target
    case .packElementExpr(let node): return read(node.pack)
    case .packExpansionExpr(let node): return read(node.repetitionPattern)
    case .superExpr(let node): return add(.superValue, at: node)
    case .typeExpr(let node):
      return add(.type(types.read(node.type)), at: node)
    case .tupleExpr(let node): return literals.read(node, expecting: expectation)
    case .arrayExpr(let node): return literals.read(node, expecting: expectation)
    case .dictionaryExpr(let node): return literals.read(node, expecting: expectation)
    case .prefixOperatorExpr(let node): return readPrefix(node, expecting: expectation)
    case .keyPathExpr(let node):
      return KeyPathReader(here: here).read(node, expecting: expectation)
    case .macroExpansionExpr(let node): return macros.read(node)
    case .ifExpr(let node):
      return add(branches.read(node, expecting: expectation), at: node)
    case .switchExpr(let node):
      return add(branches.read(node, expecting: expectation), at: node)
    case .patternExpr(let node):
      let first = build.nextBinding
      patterns.read(node.pattern, from: .none)
      freeBindings.add(first..<build.nextBinding)
      return .none
    default:
      return readRare(expression)
    }
  }

  private var literals: LiteralReader { LiteralReader(here: here) }

  /// Expressions that only folded or broken trees hold, and those without names.
  private func readRare(_ expression: ExprSyntax) -> Operand {
    switch expression.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let node):
      read(node.leftOperand)
      read(node.rightOperand)
    case .ternaryExpr(let node):
      read(node.condition)
      return add([read(node.thenExpression), read(node.elseExpression)], at: node)
    case .asExpr(let node):
      read(node.expression)
      if let mark = node.questionOrExclamationMark, mark.tokenKind == .exclamationMark {
        addCode(.forceCast, at: mark)
      }
      types.read(node.type)
    case .isExpr(let node):
      read(node.expression)
      types.read(node.type)
    default: break
    }
    return .none
  }

  /// Adds an expression that gives one of several results.
  func add(_ results: [Operand], at node: some SyntaxProtocol) -> Operand {
    results.isEmpty
      ? .none : add(.branches, at: node, arguments: results)
  }

  /// Reads `try` as what stands behind it, `try?` as a cast of that to its optional.
  private func readTry(
    _ node: TryExprSyntax, expecting expectation: Expectation
  ) -> Operand {
    let tried = read(node.expression, expecting: expectation)
    guard let mark = node.questionOrExclamationMark else { return tried }
    if mark.tokenKind == .exclamationMark { addCode(.forceTry, at: mark) }
    guard tried.expression != nil, mark.tokenKind == .postfixQuestionMark else { return tried }
    var cast = fact(.cast(tried, to: nil), at: node)
    cast.marks.insert(.isOptional)
    return build.addOperand(cast)
  }

  private func readPrefix(
    _ node: PrefixOperatorExprSyntax, expecting expectation: Expectation
  ) -> Operand {
    let prefix = readOperator(node.operator)
    let operand = read(node.expression, expecting: expectation)
    build[prefix].arguments = build.list([operand])
    // `-1` and `!true` stay literals.
    let isLiteral = operand.expression == nil && ["-", "+", "!", "~"].contains(node.operator.text)
    return isLiteral ? operand : Operand(prefix)
  }

  /// Adds the use of an operator.
  func readOperator(_ token: TokenSyntax) -> ID<ExpressionFact> {
    build.add(fact(.operator(context: nil), at: token, role: .operator, name: name(token)))
  }
}
