import ArchModel
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers `a op b op c` without folding it: assignments and ternaries are split off, casts bind to the operand before them.
  func readSequence(
    _ elements: [ExprSyntax], expecting expectation: Expectation
  ) -> ExpressionIndex {
    if let split = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return readAssignment(elements, at: split)
    }
    let ternary = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    if let split = ternary, let node = elements[split].as(UnresolvedTernaryExprSyntax.self) {
      readSequence(part: Array(elements[..<split]), expecting: .unknown)
      let then = readExpression(node.thenExpression, expecting: expectation)
      let otherwise = readSequence(
        part: Array(elements[(split + 1)...]), expecting: expectation)
      return branches([then, otherwise], at: node)
    }
    return readOperands(elements, expecting: expectation)
  }

  @discardableResult
  private func readSequence(
    part elements: [ExprSyntax], expecting expectation: Expectation
  ) -> ExpressionIndex {
    guard let first = elements.first else { return ExpressionFact.none }
    if elements.count == 1 { return readExpression(first, expecting: expectation) }
    return readSequence(elements, expecting: expectation)
  }

  private func readAssignment(_ elements: [ExprSyntax], at split: Int) -> ExpressionIndex {
    let target = readSequence(part: Array(elements[..<split]), expecting: .unknown)
    if target >= 0 { facts.expressions[Int(target)].marks.insert(.isAssigned) }
    readSequence(
      part: Array(elements[(split + 1)...]),
      expecting: target >= 0 ? .sameAs(target) : .unknown)
    return ExpressionFact.none
  }

  private func readOperands(
    _ elements: [ExprSyntax], expecting expectation: Expectation
  ) -> ExpressionIndex {
    var parts: [ExpressionIndex] = []
    var pending: UnresolvedAsExprSyntax?
    var isTest = false
    for (position, element) in elements.enumerated() {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node):
        parts.append(readOperator(node.operator))
      case .unresolvedAsExpr(let node): pending = node
      case .unresolvedIsExpr: isTest = true
      case .typeExpr(let node) where pending != nil || isTest:
        let type = readType(node.type)
        if let pending { castLast(&parts, to: type, pending) } else { parts = [] }
        pending = nil
        isTest = false
      case .arrowExpr: parts.append(ExpressionFact.none)
      default:
        let isOnly = elements.count <= 3 && position == 0 && elements.count > 1
        parts.append(
          readExpression(
            element, expecting: expected(by: parts, isFirst: isOnly, whole: expectation)))
      }
    }
    typeFirstOperand(parts)
    if parts.count == 1 { return parts[0] }
    guard let first = elements.first, !parts.isEmpty else { return ExpressionFact.none }
    return addExpression(fact(.sequence, at: first, arguments: parts))
  }

  /// An implicit member behind an operator has the type of the operand before it, where the operator compares or combines.
  private func expected(
    by parts: [ExpressionIndex], isFirst: Bool, whole: Expectation
  ) -> Expectation {
    guard parts.count >= 2 else { return isFirst ? .unknown : whole }
    let operand = parts[parts.count - 2]
    return operand >= 0 ? .sameAs(operand) : .unknown
  }

  /// `.a == x`: the implicit member in front has the type of the operand behind.
  private func typeFirstOperand(_ parts: [ExpressionIndex]) {
    guard parts.count >= 3, parts[0] >= 0, parts[2] >= 0,
      facts.expressions[Int(parts[0])].kind == .implicitMember,
      facts.expressions[Int(parts[0])].context == -1
    else { return }
    facts.contexts.append(ContextFact(kind: .sameAs, index: parts[2]))
    facts.expressions[Int(parts[0])].context = Int32(facts.contexts.count - 1)
  }

  private func castLast(
    _ parts: inout [ExpressionIndex], to type: TypeIndex, _ node: UnresolvedAsExprSyntax
  ) {
    let operand = parts.popLast() ?? ExpressionFact.none
    var cast = fact(.cast, at: node, base: operand)
    cast.context = type
    if node.questionOrExclamationMark?.text == "?" { cast.marks.insert(.isOptional) }
    parts.append(addExpression(cast))
  }
}
