import SwiftSyntax

/// Evaluates blocks and statements.
struct Statements: BlockEvaluator {
  let context: Context

  // MARK: Blocks

  /// Evaluates the rest of a block.
  ///
  /// After a statement that only some paths leave, the rest is evaluated for the others only: beside
  /// a path on which nothing happens, so that what the rest changes is a change for some. Each such
  /// statement makes one more level of this recursion, on a shorter rest.
  func run(_ items: ArraySlice<CodeBlockItemSyntax>) -> Flow {
    var exits: [Exit] = []
    for index in items.indices {
      let flow = execute(items[index])
      exits += flow.exits
      guard flow.isOpen, !context.budget.isSpent else { return Flow(isOpen: false, exits: exits) }
      guard flow.exits.isEmpty else {
        let rest = items[items.index(after: index)...]
        return fork([{ .dead }, { run(rest) }]).after(exits)
      }
    }
    return Flow(isOpen: true, exits: exits)
  }

  /// Evaluates a block in a scope of its own.
  func run(inside block: CodeBlockItemListSyntax) -> Flow {
    let inner = Statements(context: context.inner)
    let items = Array(block)
    inner.hoist(items)
    return inner.finishing(inner.run(items[...]))
  }

  /// Evaluates alternatives, and joins what they change.
  func fork(_ alternatives: [() -> Flow]) -> Flow { .merged(context.store.fork(alternatives)) }

  func hoist(_ items: [CodeBlockItemSyntax]) {
    context.evaluation.hoisting.hoist(items, in: context.scope)
  }

  /// Evaluates what `defer` left for the end of the scope.
  private func finishing(_ flow: Flow) -> Flow {
    while let last = context.scope.deferred.popLast() { _ = run(inside: last.body.statements) }
    return flow
  }

  // MARK: Values of blocks

  func result(of body: [CodeBlockItemSyntax]) -> Value { runTail(body).result }

  func built(_ body: [CodeBlockItemSyntax], by builder: ManifestType) -> Value {
    ResultBuilder(context: context, builder: builder).value(of: body)
  }

  func value(of branches: ExprSyntax) -> Value {
    self.branches(isTail: true).execute(branches)?.result ?? .unset
  }

  private func branches(isTail: Bool) -> Branches { Branches(context: context, isTail: isTail) }

  /// Evaluates a block whose single expression is its value.
  func runTail(_ items: [CodeBlockItemSyntax]) -> Flow {
    hoist(items)
    guard items.count == 1, let item = items.first else { return finishing(run(items[...])) }
    if let expression = expression(of: item) {
      if let flow = branches(isTail: true).execute(expression) { return flow }
      if expression.neverReturns { return execute(expression) }
      let value = context.evaluate(expression, hint: context.scope.innermostReturnHint)
      return .leaving(.returned(value))
    }
    if case .decl(let declaration) = item.item,
      let condition = declaration.as(IfConfigDeclSyntax.self)
    {
      return branches(isTail: true).execute(condition)
    }
    return finishing(run(items[...]))
  }

  func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  // MARK: Statements

  private func execute(_ item: CodeBlockItemSyntax) -> Flow {
    context.budget.nested(at: context.site(item), fallback: .dead) {
      switch item.item {
      case .decl(let declaration): execute(declaration)
      case .stmt(let statement): execute(statement, label: nil)
      case .expr(let expression): execute(expression)
      }
    }
  }

  private func execute(_ declaration: DeclSyntax) -> Flow {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): declare(node)
    case .ifConfigDecl(let node): return branches(isTail: false).execute(node)
    case .macroExpansionDecl(let node):
      if !["warning", "error"].contains(node.macroName.text) {
        context.site(node).notUnderstood(because: "macros are not expanded")
      }
    default: break
    }
    return .open
  }

  private func execute(_ statement: StmtSyntax, label: String?) -> Flow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return execute(node.expression)
    case .returnStmt(let node):
      let hint = context.scope.innermostReturnHint
      return .leaving(
        .returned(node.expression.map { context.evaluate($0, hint: hint) } ?? .void))
    case .forStmt(let node): return Loops(context: context, label: label).execute(node)
    case .whileStmt(let node): return Loops(context: context, label: label).execute(node)
    case .repeatStmt(let node): return Loops(context: context, label: label).execute(node)
    case .labeledStmt(let node): return execute(node.statement, label: node.label.text)
    case .guardStmt(let node): return branches(isTail: false).execute(node)
    case .breakStmt(let node): return .leaving(.broke(label: node.label?.text))
    case .continueStmt(let node): return .leaving(.continued(label: node.label?.text))
    case .throwStmt: return .leaving(.threw)
    case .doStmt(let node): return execute(node)
    case .deferStmt(let node):
      context.scope.deferred.append(node)
      return .open
    default:
      context.site(statement).notUnderstood(because: "this kind of statement is not supported")
      return .open
    }
  }

  private func execute(_ expression: ExprSyntax) -> Flow {
    if let flow = branches(isTail: false).execute(expression) { return flow }
    _ = context.evaluate(expression)
    return expression.neverReturns ? .dead : .open
  }

  private func execute(_ node: DoStmtSyntax) -> Flow {
    let flow = run(inside: node.body.statements)
    let rest = flow.exits.filter { !$0.isThrow }
    guard rest.count < flow.exits.count, let handler = node.catchClauses.first else { return flow }
    let handled = run(inside: handler.body.statements)
    return Flow(isOpen: flow.isOpen || handled.isOpen, exits: rest + handled.exits)
  }

  private func declare(_ node: VariableDeclSyntax) {
    let patterns = Patterns(context: context)
    for binding in node.bindings where binding.computedAccessors == nil {
      let type = binding.typeAnnotation?.type
      let hint = type.flatMap { context.types.hint(of: $0) }
      if let initializer = binding.initializer?.value {
        let value = context.evaluate(initializer, hint: hint)
        patterns.destructure(value, into: binding.pattern, hint: hint)
      } else {
        let isOptional = type?.is(OptionalTypeSyntax.self) == true
        let initial: Value = isOptional && node.bindingSpecifier.text == "var" ? .null : .unset
        patterns.destructure(initial, into: binding.pattern, hint: hint)
      }
    }
  }
}

extension ExprSyntax {
  /// Whether it is a call of a function that ends the process.
  fileprivate var neverReturns: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }
}
