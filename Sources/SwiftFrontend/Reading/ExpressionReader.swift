import SourceFacts
import SwiftSyntax

/// Reads expressions of every kind: hands each to the reader of its area, and reads the small ones.
struct ExpressionReader: GrammarReader {
  let here: Surroundings

  /// Reads an expression and all that it names; returns what types it.
  ///
  /// - Parameters:
  ///   - expectation: what the text around says of its type.
  ///   - role: what it is in the text, unless its form tells.
  @discardableResult
  func read(
    _ expression: ExprSyntax, expecting expectation: Expectation = .unknown,
    role: ReferenceRole = .value
  ) -> ExpressionIndex {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixOperatorExpr,
      .postfixIfConfigExpr:
      return ChainReader(here: here).read(expression, expecting: expectation, role: role)
    case .sequenceExpr(let node):
      return SequenceReader(here: here).read(Array(node.elements), expecting: expectation)
    case .integerLiteralExpr: return ExpressionFact.integerLiteral
    case .floatLiteralExpr: return ExpressionFact.floatLiteral
    case .booleanLiteralExpr: return ExpressionFact.booleanLiteral
    case .nilLiteralExpr: return ExpressionFact.nilLiteral
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
    case .superExpr(let node): return build.add(fact(.superValue, at: node))
    case .typeExpr(let node):
      return build.add(fact(.type, at: node, base: types.read(node.type).index))
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
      let first = build.bindingCount
      patterns.read(node.pattern, PatternSource(value: -1, source: .none, type: nil))
      freeBindings.add(first..<build.bindingCount)
      return ExpressionFact.none
    default:
      return readRare(expression)
    }
  }

  private var literals: LiteralReader { LiteralReader(here: here) }

  /// Expressions that only folded or broken trees hold, and those without names.
  private func readRare(_ expression: ExprSyntax) -> ExpressionIndex {
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
    return ExpressionFact.none
  }

  /// Adds an expression that gives one of several results.
  func add(_ results: [ExpressionIndex], at node: some SyntaxProtocol) -> ExpressionIndex {
    results.isEmpty
      ? ExpressionFact.none : build.add(fact(.branches, at: node, arguments: results))
  }

  /// Reads `try` as what stands behind it, `try?` as a cast of that to its optional.
  private func readTry(
    _ node: TryExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    let tried = read(node.expression, expecting: expectation)
    guard let mark = node.questionOrExclamationMark else { return tried }
    if mark.tokenKind == .exclamationMark { addCode(.forceTry, at: mark) }
    guard tried >= 0, mark.tokenKind == .postfixQuestionMark else { return tried }
    var cast = fact(.cast, at: node, base: tried)
    cast.marks.insert(.isOptional)
    return build.add(cast)
  }

  private func readPrefix(
    _ node: PrefixOperatorExprSyntax, expecting expectation: Expectation
  ) -> ExpressionIndex {
    let prefix = readOperator(node.operator)
    let operand = read(node.expression, expecting: expectation)
    build[expression: prefix].arguments = build.list([operand])
    // `-1` and `!true` stay literals.
    return operand < 0 && ["-", "+", "!", "~"].contains(node.operator.text) ? operand : prefix
  }

  /// Adds the use of an operator.
  func readOperator(_ token: TokenSyntax) -> ExpressionIndex {
    build.add(fact(.operator, at: token, role: .operator, name: name(token)))
  }
}
