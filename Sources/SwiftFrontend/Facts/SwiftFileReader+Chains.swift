import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers a chain such as `a.b(c)[d]?.e`, whatever its length, without recursion along the chain.
  func readChain(
    _ expression: ExprSyntax, expecting expectation: Expectation, role: ReferenceRole
  ) -> ExpressionIndex {
    var links: [ExprSyntax] = []
    var base = expression
    while let inner = operand(of: base) {
      links.append(base)
      base = inner
    }
    var current = readChainBase(base, expecting: expectation, role: self.role(under: links, role))
    while let link = links.popLast() {
      current = readLink(
        link, base: current, role: self.role(under: links, role), expecting: expectation)
    }
    return current
  }

  /// What the operand of the last of the links is in the text: a callee, an ordinary value, or
  /// what the whole is.
  private func role(under links: [ExprSyntax], _ whole: ReferenceRole) -> ReferenceRole {
    let isTransparent = links.last?.is(GenericSpecializationExprSyntax.self) ?? false
    guard let link = isTransparent ? links.dropLast().last : links.last else { return whole }
    if whole == .pattern { return .pattern }
    return link.is(FunctionCallExprSyntax.self) ? .call : .value
  }

  private func operand(of expression: ExprSyntax) -> ExprSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base
    case .functionCallExpr(let node): node.calledExpression
    case .subscriptCallExpr(let node): node.calledExpression
    case .optionalChainingExpr(let node): node.expression
    case .forceUnwrapExpr(let node): node.expression
    case .genericSpecializationExpr(let node): node.expression
    case .postfixOperatorExpr(let node): node.expression
    case .postfixIfConfigExpr(let node): node.base
    default: nil
    }
  }

  private func readChainBase(
    _ base: ExprSyntax, expecting expectation: Expectation, role: ReferenceRole
  ) -> ExpressionIndex {
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if let module = node.moduleSelector?.moduleName {
        let base = addExpression(fact(.name, at: module, name: name(module)))
        return addMember(node, base: base, role: role)
      }
      let read = readName(node.baseName, labels: node.argumentNames, role: role)
      if read >= 0, build[expression: read].kind == .operator {
        build[expression: read].context = context(expectation)
      }
      return read
    case .memberAccessExpr(let node):
      if node.declName.baseName.isMissing { return ExpressionFact.none }
      var marks: ExpressionFact.Marks = []
      var member = fact(
        .implicitMember, at: node.declName.baseName, role: role == .value ? .member : role,
        name: memberName(node.declName.baseName, &marks))
      member.marks = marks
      member.context = context(expectation)
      addLabels(node.declName.argumentNames, to: &member)
      return addExpression(member)
    case .postfixIfConfigExpr(let node):
      return readPostfixBranches(node, base: -1, expecting: expectation)
    default:
      return readExpression(base, expecting: .unknown, role: role)
    }
  }

  private func addMember(
    _ node: DeclReferenceExprSyntax, base: ExpressionIndex, role: ReferenceRole
  ) -> ExpressionIndex {
    // `T.self` is `T`; and where the name is missing, what stands before it is all there is.
    if node.baseName.isMissing || isSelfKeyword(node.baseName) { return base }
    var marks: ExpressionFact.Marks = []
    var member = fact(
      .member, at: node.baseName, role: role == .value ? .member : role, base: base,
      name: memberName(node.baseName, &marks))
    member.marks = marks
    addLabels(node.argumentNames, to: &member)
    return addExpression(member)
  }

  private func readLink(
    _ link: ExprSyntax, base: ExpressionIndex, role: ReferenceRole,
    expecting expectation: Expectation
  ) -> ExpressionIndex {
    switch link.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      return addMember(node.declName, base: base, role: role)
    case .functionCallExpr(let node):
      let arguments = readArguments(
        node.arguments, trailing: node.trailingClosure,
        additional: node.additionalTrailingClosures)
      return addCall(.call, base: base, arguments, role: role)
    case .subscriptCallExpr(let node):
      let arguments = readArguments(
        node.arguments, trailing: node.trailingClosure,
        additional: node.additionalTrailingClosures)
      return addCall(.subscript, base: base, arguments, role: role)
    case .optionalChainingExpr(let node):
      return addExpression(fact(.optionalChain, at: node.questionMark, base: base))
    case .forceUnwrapExpr(let node):
      addCode(.forceUnwrap, at: node.exclamationMark)
      return addExpression(fact(.forceUnwrap, at: node.exclamationMark, base: base))
    case .genericSpecializationExpr(let node):
      let arguments = build.list(readGenericArguments(node.genericArgumentClause))
      if base >= 0 { build[expression: base].typeArguments = arguments }
      return base
    case .postfixOperatorExpr(let node):
      let postfix = readOperator(node.operator)
      build[expression: postfix].arguments = build.list([base])
      return postfix
    case .postfixIfConfigExpr(let node):
      return readPostfixBranches(node, base: base, expecting: expectation)
    default: return base
    }
  }

  /// `value #if X .a #else .b #endif`: each branch goes on from the same operand.
  private func readPostfixBranches(
    _ node: PostfixIfConfigExprSyntax, base: ExpressionIndex, expecting expectation: Expectation
  ) -> ExpressionIndex {
    var last = base
    forEachBranch(of: node.config) { elements in
      guard case .postfixExpression(let expression) = elements else { return }
      last = readContinuation(expression, from: base, expecting: expectation)
    }
    return last
  }

  private func readContinuation(
    _ expression: ExprSyntax, from base: ExpressionIndex, expecting expectation: Expectation
  ) -> ExpressionIndex {
    var links: [ExprSyntax] = [expression]
    var inner = expression
    while let next = operand(of: inner) {
      links.append(next)
      inner = next
    }
    var current = base
    while let link = links.popLast() {
      current = readLink(
        link, base: current, role: self.role(under: links, .value), expecting: expectation)
    }
    return current
  }
}
