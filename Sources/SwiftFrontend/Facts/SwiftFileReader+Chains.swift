import ArchModel
import SwiftSyntax

/// The arguments of a call, lowered.
struct ReadArguments {
  var values: [ExpressionIndex] = []
  var labels: [NameID] = []
  /// Contexts that point at the call once it is known.
  var contexts: [Int32] = []
  /// Names that a pattern in each argument binds, as places in `freeBindings`.
  var bindings: [Range<Int>] = []
  var hasTrailingClosure = false
}

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

  /// What the operand of the last of the links is in the text: a callee, an ordinary value, or what the whole is.
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
      return readName(node.baseName, labels: node.argumentNames, role: role)
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

  /// Lowers an identifier: a local name, `self`, an operator, or a name to resolve.
  func readName(
    _ token: TokenSyntax, labels: DeclNameArgumentsSyntax? = nil, role: ReferenceRole = .value
  ) -> ExpressionIndex {
    if token.isMissing { return ExpressionFact.none }
    let nameID = name(token)
    if !isEscaped(token) {
      if nameID == known.selfValue { return addExpression(fact(.selfValue, at: token)) }
      if nameID == known.selfType { return addExpression(fact(.selfType, at: token)) }
      if nameID == known.superValue { return addExpression(fact(.superValue, at: token)) }
    }
    if let binding = scopes.binding(of: nameID) {
      return addLocal(binding, at: token, role: role, name: nameID)
    }
    guard isIdentifier(token) else { return readOperator(token) }
    if source[Int(offset(token))] == UInt8(ascii: "$") {
      if let binding = shorthandBinding(token) {
        return addLocal(binding, at: token, role: role, name: nameID)
      }
      return readProjectedName(token, role: role)
    }
    var fact = fact(.name, at: token, role: role, name: nameID)
    addLabels(labels, to: &fact)
    return addExpression(fact)
  }

  /// `$name` is the projected value of the wrapped property `name`.
  private func readProjectedName(_ token: TokenSyntax, role: ReferenceRole) -> ExpressionIndex {
    var marks: ExpressionFact.Marks = []
    let nameID = memberName(token, &marks)
    if let binding = scopes.binding(of: nameID) {
      let local = addLocal(binding, at: token, role: role, name: nameID)
      facts.expressions[Int(local)].marks = marks
      return local
    }
    var fact = fact(.name, at: token, role: role, name: nameID)
    fact.marks = marks
    return addExpression(fact)
  }

  private func addLocal(
    _ binding: Int32, at token: TokenSyntax, role: ReferenceRole, name: NameID
  ) -> ExpressionIndex {
    addExpression(fact(.local, at: token, role: role, base: binding, name: name))
  }

  /// The name of the property that a member names, where `$name` stands for the projected value of `name`.
  func memberName(_ token: TokenSyntax, _ marks: inout ExpressionFact.Marks) -> NameID {
    let start = Int(offset(token))
    guard start < source.count, source[start] == UInt8(ascii: "$"), token.text.utf8.count > 1 else {
      return name(token)
    }
    marks.insert(.isProjected)
    return names.id(of: String(token.text.dropFirst()))
  }

  private func addLabels(_ labels: DeclNameArgumentsSyntax?, to fact: inout ExpressionFact) {
    guard let labels else { return }
    fact.marks.insert(.isCompoundName)
    fact.labels = list(labels.arguments.map { name($0.name) })
  }

  private func addMember(
    _ node: DeclReferenceExprSyntax, base: ExpressionIndex, role: ReferenceRole
  ) -> ExpressionIndex {
    // `T.self` is `T`; and where the name is missing, what stands before it is all there is.
    if node.baseName.isMissing || node.baseName.tokenKind == .keyword(.self) { return base }
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
      return addExpression(fact(.forceUnwrap, at: node.exclamationMark, base: base))
    case .genericSpecializationExpr(let node):
      let arguments = list(readGenericArguments(node.genericArgumentClause))
      if base >= 0 { facts.expressions[Int(base)].typeArguments = arguments }
      return base
    case .postfixOperatorExpr(let node):
      readOperator(node.operator)
      return base
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

  // MARK: Calls

  func readArguments(
    _ arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    additional: MultipleTrailingClosureElementListSyntax
  ) -> ReadArguments {
    var read = ReadArguments()
    for argument in arguments {
      let context = addArgumentContext(to: &read)
      let first = freeBindings.count
      read.values.append(readExpression(argument.expression, expecting: .context(context)))
      read.labels.append(argument.label.map { name($0) } ?? -1)
      read.bindings.append(first..<freeBindings.count)
    }
    if let trailing {
      read.hasTrailingClosure = true
      addClosure(trailing, label: -1, to: &read)
    }
    for element in additional {
      addClosure(element.closure, label: name(element.label), to: &read)
    }
    return read
  }

  private func addClosure(
    _ closure: ClosureExprSyntax, label: NameID, to read: inout ReadArguments
  ) {
    let context = addArgumentContext(to: &read)
    read.values.append(readClosure(closure, context: context))
    read.labels.append(label)
    read.bindings.append(freeBindings.count..<freeBindings.count)
  }

  private func addArgumentContext(to read: inout ReadArguments) -> Int32 {
    let context = Int32(facts.contexts.count)
    facts.contexts.append(
      ContextFact(kind: .argument, index: -1, position: Int32(read.values.count)))
    read.contexts.append(context)
    return context
  }

  private func addCall(
    _ kind: ExpressionFact.Kind, base: ExpressionIndex, _ arguments: ReadArguments,
    role: ReferenceRole
  ) -> ExpressionIndex {
    // The place of the name called: asking a long chain for its first token would walk all of it for every link.
    let place = base < 0 ? 0 : facts.expressions[Int(base)].offset
    var call = ExpressionFact(
      kind: kind, role: role, condition: condition, offset: place, owner: owner, base: base,
      arguments: list(arguments.values))
    call.labels = list(arguments.labels)
    if arguments.hasTrailingClosure { call.marks.insert(.hasTrailingClosure) }
    let index = addExpression(call)
    finish(arguments, of: index)
    return index
  }

  /// Ties the contexts of arguments, and the names that patterns in them bind, to their call.
  func finish(_ arguments: ReadArguments, of call: ExpressionIndex) {
    for context in arguments.contexts { facts.contexts[Int(context)].index = call }
    for (position, range) in arguments.bindings.enumerated() {
      tieFreeBindings(range, toPart: position, of: call)
    }
  }
}
