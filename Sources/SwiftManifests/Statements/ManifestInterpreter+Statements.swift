import SwiftSyntax

extension ManifestInterpreter {
  /// How control leaves a statement: it goes on, leaves, or (after unknown conditions) may do both.
  struct Flow {
    /// Whether some path goes on with the next statement.
    var isOpen: Bool
    var exits: [Exit] = []

    static var open: Flow { Flow(isOpen: true) }
    /// No path goes on, such as after `fatalError()`.
    static var dead: Flow { Flow(isOpen: false) }

    static func leaving(_ exit: Exit) -> Flow { Flow(isOpen: false, exits: [exit]) }
  }

  /// A way out of a block.
  enum Exit {
    case returned(Value)
    case broke(label: String?)
    case continued(label: String?)
    case threw
  }

  func merged(_ flows: [Flow]) -> Flow {
    Flow(isOpen: flows.contains(where: \.isOpen), exits: flows.flatMap(\.exits))
  }

  /// Evaluates the rest of a block.
  ///
  /// After a statement that only some paths leave, the rest is evaluated for the others only.
  func run(_ items: ArraySlice<CodeBlockItemSyntax>, in scope: Scope) -> Flow {
    var exits: [Exit] = []
    for index in items.indices {
      let flow = execute(items[index], in: scope)
      exits += flow.exits
      guard flow.isOpen, !isStopped else { return Flow(isOpen: false, exits: exits) }
      guard flow.exits.isEmpty else {
        let rest = items[items.index(after: index)...]
        let last = merged(fork([{ Flow.dead }, { self.run(rest, in: scope) }]))
        return Flow(isOpen: last.isOpen, exits: exits + last.exits)
      }
    }
    return Flow(isOpen: true, exits: exits)
  }

  /// Evaluates a block in a scope of its own.
  func run(_ block: CodeBlockItemListSyntax, inside scope: Scope) -> Flow {
    let inner = Scope(parent: scope)
    let items = Array(block)
    hoistDeclarations(of: items, in: inner)
    return finishing(inner, run(items[...], in: inner))
  }

  /// Evaluates what `defer` left for the end of a scope.
  private func finishing(_ scope: Scope, _ flow: Flow) -> Flow {
    while let last = scope.deferred.popLast() { _ = run(last.body.statements, inside: scope) }
    return flow
  }

  /// The result of a function's body; a single expression is returned without `return`.
  func runBody(_ items: [CodeBlockItemSyntax], in scope: Scope) -> Value {
    result(of: runTail(items, in: scope))
  }

  /// Evaluates a block whose single expression is its value.
  func runTail(_ items: [CodeBlockItemSyntax], in scope: Scope) -> Flow {
    hoistDeclarations(of: items, in: scope)
    guard items.count == 1, let item = items.first else {
      return finishing(scope, run(items[...], in: scope))
    }
    if let expression = expression(of: item) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let node): return execute(node, in: scope, isTail: true)
      case .switchExpr(let node): return execute(node, in: scope, isTail: true)
      default: break
      }
      if neverReturns(expression) { return execute(expression, in: scope) }
      return .leaving(.returned(evaluate(expression, in: scope, hint: returnHint(in: scope))))
    }
    if case .decl(let declaration) = item.item,
      let condition = declaration.as(IfConfigDeclSyntax.self)
    {
      return execute(condition, in: scope, isTail: true)
    }
    return finishing(scope, run(items[...], in: scope))
  }

  private func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  func returnHint(in scope: Scope) -> TypeHint? {
    var next: Scope? = scope
    while let current = next {
      if let hint = current.returnHint { return hint }
      if current.typePath != nil { return nil }
      next = current.parent
    }
    return nil
  }

  /// What a function returns whose body was left in this way.
  func result(of flow: Flow) -> Value {
    var values: [Value] = []
    for case .returned(let value) in flow.exits { values.append(value) }
    if flow.isOpen { values.append(.void) }
    return join(values)
  }

  func execute(_ item: CodeBlockItemSyntax, in scope: Scope) -> Flow {
    nested(at: item, fallback: .dead) {
      switch item.item {
      case .decl(let declaration): execute(declaration, in: scope)
      case .stmt(let statement): execute(statement, in: scope)
      case .expr(let expression): execute(expression, in: scope)
      }
    }
  }

  private func execute(_ declaration: DeclSyntax, in scope: Scope) -> Flow {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): declareVariables(node, in: scope)
    case .ifConfigDecl(let node): return execute(node, in: scope, isTail: false)
    case .macroExpansionDecl(let node):
      if !["warning", "error"].contains(node.macroName.text) {
        notUnderstood(node, because: "macros are not expanded")
      }
    default: break
    }
    return .open
  }

  private func execute(_ statement: StmtSyntax, in scope: Scope) -> Flow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return execute(node.expression, in: scope)
    case .returnStmt(let node):
      let value = node.expression.map { evaluate($0, in: scope, hint: returnHint(in: scope)) }
      return .leaving(.returned(value ?? .void))
    case .forStmt(let node): return execute(node, label: nil, in: scope)
    case .whileStmt(let node): return execute(node, label: nil, in: scope)
    case .repeatStmt(let node): return execute(node, label: nil, in: scope)
    case .labeledStmt(let node): return execute(node, in: scope)
    case .guardStmt(let node): return execute(node, in: scope)
    case .breakStmt(let node): return .leaving(.broke(label: node.label?.text))
    case .continueStmt(let node): return .leaving(.continued(label: node.label?.text))
    case .throwStmt: return .leaving(.threw)
    case .doStmt(let node): return execute(node, in: scope)
    case .deferStmt(let node):
      scope.deferred.append(node)
      return .open
    default:
      notUnderstood(statement, because: "this kind of statement is not supported")
      return .open
    }
  }

  func execute(_ expression: ExprSyntax, in scope: Scope) -> Flow {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return execute(node, in: scope, isTail: false)
    case .switchExpr(let node): return execute(node, in: scope, isTail: false)
    default:
      _ = evaluate(expression, in: scope)
      return neverReturns(expression) ? .dead : .open
    }
  }

  private func neverReturns(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }

  private func execute(_ node: DoStmtSyntax, in scope: Scope) -> Flow {
    let flow = run(node.body.statements, inside: scope)
    let rest = flow.exits.filter { if case .threw = $0 { false } else { true } }
    guard rest.count < flow.exits.count, let handler = node.catchClauses.first else { return flow }
    let handled = run(handler.body.statements, inside: scope)
    return Flow(isOpen: flow.isOpen || handled.isOpen, exits: rest + handled.exits)
  }

  private func execute(_ node: LabeledStmtSyntax, in scope: Scope) -> Flow {
    let label = node.label.text
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .forStmt(let loop): return execute(loop, label: label, in: scope)
    case .whileStmt(let loop): return execute(loop, label: label, in: scope)
    case .repeatStmt(let loop): return execute(loop, label: label, in: scope)
    default: return execute(node.statement, in: scope)
    }
  }

  // MARK: Variables

  private func declareVariables(_ node: VariableDeclSyntax, in scope: Scope) {
    for binding in node.bindings where computedAccessors(of: binding) == nil {
      let type = binding.typeAnnotation?.type
      let hint = type.flatMap { typeHint(of: $0) }
      if let initializer = binding.initializer?.value {
        let value = evaluate(initializer, in: scope, hint: hint)
        destructure(value, into: binding.pattern, hint: hint, in: scope)
      } else {
        let isOptional = type?.is(OptionalTypeSyntax.self) == true
        let initial: Value = isOptional && node.bindingSpecifier.text == "var" ? .null : .unset
        destructure(initial, into: binding.pattern, hint: hint, in: scope)
      }
    }
  }

  /// Declares the names of a pattern that always matches.
  func destructure(
    _ value: Value, into pattern: PatternSyntax, hint: TypeHint? = nil, in scope: Scope
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      declare(node.identifier.identifierText, value, hint: hint, in: scope)
    case .tuplePattern(let node):
      for (index, part) in node.elements.enumerated() {
        let piece = tupleField(String(index), of: value) ?? .unknown(excerpt(of: pattern))
        destructure(piece, into: part.pattern, in: scope)
      }
    case .valueBindingPattern(let node): destructure(value, into: node.pattern, in: scope)
    case .wildcardPattern: break
    default: notUnderstood(pattern, because: "this kind of pattern is not supported")
    }
  }
}
