import SourceFacts
import SwiftSyntax

/// Reads chains such as `a.b(c)[d]?.e`.
///
/// The parser nests a chain from its end, one level a link, and does not bound it: a file can hold
/// one of thousands of links. So the links are collected first, outermost first, and read from the
/// base on; each step takes one link away, which is why it ends.
struct ChainReader: GrammarReader {
  let here: BodyContext

  /// Reads a chain, whatever its length, without recursion along it.
  func read(
    _ expression: ExprSyntax, expecting expectation: Expectation, role: ReferenceRole
  ) -> Operand {
    var links: [ExprSyntax] = []
    var base = expression
    while let inner = operand(of: base) {
      // Room for nearly all chains at once.
      if links.isEmpty { links.reserveCapacity(4) }
      links.append(base)
      base = inner
    }
    let read =
      base.is(ArrayExprSyntax.self) && isSearch(links.suffix(2))
      ? readSearch(in: base, &links, expecting: expectation, role: role)
      : readBase(base, expecting: expectation, role: self.role(under: links, role))
    return follow(&links, from: read, expecting: expectation, role: role)
  }

  /// Whether two links, the outer one first, are `.contains(value)`.
  private func isSearch(_ links: ArraySlice<ExprSyntax>) -> Bool {
    guard let call = links.first?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.label == nil, call.trailingClosure == nil,
      let member = links.last?.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "contains"
  }

  /// Reads `[.one, .two].contains(value)`, whose elements are of the type of the value; takes its
  /// links away.
  private func readSearch(
    in literal: ExprSyntax, _ links: inout [ExprSyntax], expecting expectation: Expectation,
    role: ReferenceRole
  ) -> Operand {
    var search = Array(links.suffix(2))
    links.removeLast(2)
    let context = build.add(ContextFact(.unknown))
    let read = follow(
      &search, from: expressions.read(literal, expecting: .context(context)),
      expecting: links.isEmpty ? expectation : .unknown, role: self.role(under: links, role))
    if let call = read.expression, let value = build[build[call].arguments].first?.expression {
      build[context] = ContextFact(.sameAs(value))
    }
    return read
  }

  /// Reads links, the last of them first, that go on from an expression.
  private func follow(
    _ links: inout [ExprSyntax], from base: Operand, expecting expectation: Expectation,
    role: ReferenceRole
  ) -> Operand {
    var current = base
    while let link = links.popLast() {
      current = readLink(
        link, base: current, role: self.role(under: links, role),
        isWhole: links.isEmpty, expecting: expectation)
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

  private func readBase(
    _ base: ExprSyntax, expecting expectation: Expectation, role: ReferenceRole
  ) -> Operand {
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if let module = node.moduleSelector?.moduleName {
        return addMember(node, base: names.readSelector(module), role: role)
      }
      let read = names.read(node.baseName, labels: node.argumentNames, role: role)
      if let name = read.expression, build[name].kind == .operator {
        build[name].form = .operator(context: context(expectation))
      }
      return read
    case .memberAccessExpr(let node):
      if node.declName.baseName.isMissing { return .none }
      var member = memberFact(
        .implicitMember(context: context(expectation)), node.declName, role: role)
      member.selector = selector(of: node.declName)
      names.addLabels(node.declName.argumentNames, to: &member)
      return build.addOperand(member)
    case .postfixIfConfigExpr(let node):
      return readBranches(node, base: .none, expecting: expectation)
    default:
      return expressions.read(base, role: role)
    }
  }

  private func addMember(
    _ node: DeclReferenceExprSyntax, base: Operand, role: ReferenceRole
  ) -> Operand {
    // `T.self` is `T`, but `[T].self` tells a type from a literal; and where the name is missing, what stands before it is
    // all there is.
    if node.baseName.isMissing || text.isSelfKeyword(node.baseName) && !isLiteral(base) {
      return base
    }
    var member = memberFact(.member(of: base), node, role: role)
    if let parent = node.parent, parent.is(MemberAccessExprSyntax.self) {
      member.selector = selector(of: node)
    }
    names.addLabels(node.argumentNames, to: &member)
    return build.addOperand(member)
  }

  /// The module written before the name of a member, as in `value.Module::name`.
  private func selector(of node: DeclReferenceExprSyntax) -> NameID? {
    node.moduleSelector.map { name($0.moduleName) }
  }

  /// Whether an operand is written as a literal that may as well name a type: `[T]`, `[K: V]`, `(A, B)`.
  private func isLiteral(_ operand: Operand) -> Bool {
    switch operand.expression.map({ build[$0].kind }) {
    case .array, .dictionary, .tuple: true
    default: false
    }
  }

  private func memberFact(
    _ form: ExpressionFact.Form, _ node: DeclReferenceExprSyntax, role: ReferenceRole
  ) -> ExpressionFact {
    let (nameID, marks) = names.member(node.baseName)
    var member = fact(
      form, at: node.baseName, role: role == .value ? .member : role, name: nameID)
    member.marks = marks
    return member
  }

  private func readLink(
    _ link: ExprSyntax, base: Operand, role: ReferenceRole, isWhole: Bool,
    expecting expectation: Expectation
  ) -> Operand {
    switch link.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      return addMember(node.declName, base: base, role: role)
    case .functionCallExpr(let node):
      let arguments = calls.readArguments(
        node.arguments, trailing: node.trailingClosure,
        additional: node.additionalTrailingClosures)
      let context = isWhole ? context(expectation) : nil
      return calls.add(.call(base, context: context), arguments, role: role)
    case .subscriptCallExpr(let node):
      let arguments = calls.readArguments(
        node.arguments, trailing: node.trailingClosure,
        additional: node.additionalTrailingClosures)
      return calls.add(.subscript(base), arguments, role: role)
    case .optionalChainingExpr(let node):
      return add(.optionalChain(base), at: node.questionMark)
    case .forceUnwrapExpr(let node):
      addCode(.forceUnwrap, at: node.exclamationMark)
      return add(.forceUnwrap(base), at: node.exclamationMark)
    case .genericSpecializationExpr(let node):
      let arguments = build.list(types.readGenericArguments(node.genericArgumentClause))
      if let name = base.expression { build[name].typeArguments = arguments }
      return base
    case .postfixOperatorExpr(let node):
      let postfix = expressions.readOperator(node.operator)
      build[postfix].arguments = build.list([base])
      return Operand(postfix)
    case .postfixIfConfigExpr(let node):
      return readBranches(node, base: base, expecting: expectation)
    default: return base
    }
  }

  /// `value #if X .a #else .b #endif`: each branch goes on from the same operand.
  private func readBranches(
    _ node: PostfixIfConfigExprSyntax, base: Operand, expecting expectation: Expectation
  ) -> Operand {
    var last = base
    forEachBranch(of: node.config) { elements in
      guard case .postfixExpression(let expression) = elements else { return }
      // Unlike in a whole chain the innermost operand, which has no base, is a link too.
      var links: [ExprSyntax] = [expression]
      while let next = operand(of: links[links.count - 1]) { links.append(next) }
      last = follow(&links, from: base, expecting: expectation, role: .value)
    }
    return last
  }
}
