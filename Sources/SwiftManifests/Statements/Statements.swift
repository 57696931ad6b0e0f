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

  func result(of body: [CodeBlockItemSyntax]) -> Value {
    let flow = runTail(body)
    let errors = flow.errors
    if !errors.isEmpty {
      let isCertain = !flow.isOpen && errors.count == flow.exits.count
      context.store.raise(.join(errors), isCertain: isCertain)
    }
    return flow.result
  }

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
      if let flow = branches(isTail: true).execute(expression) {
        return flow.throwing(context.store.takeThrown())
      }
      if expression.neverReturns { return execute(expression) }
      let value = context.evaluate(expression, hint: context.scope.innermostReturnHint)
      return Flow.leaving(.returned(value)).throwing(context.store.takeThrown())
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
      let flow =
        switch item.item {
        case .decl(let declaration): execute(declaration)
        case .stmt(let statement): execute(statement, label: nil)
        case .expr(let expression): execute(expression)
        }
      return flow.throwing(context.store.takeThrown())
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
    case .expressionStmt(let node): return execute(node.expression).leavingStatement(label)
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
    case .throwStmt(let node): return .leaving(.threw(context.evaluate(node.expression)))
    case .doStmt(let node): return execute(node).leavingStatement(label)
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
    guard !node.catchClauses.isEmpty else { return run(inside: node.body.statements) }
    let flow = context.store.catching { run(inside: node.body.statements) }.result
    let errors = flow.errors
    guard !errors.isEmpty else { return flow }
    let rest = flow.exits.filter { !$0.isThrow }
    let handling = { handle(Array(node.catchClauses)[...], .join(errors)) }
    let handled = flow.isOpen || !rest.isEmpty ? fork([{ .dead }, handling]) : handling()
    return Flow(isOpen: flow.isOpen || handled.isOpen, exits: rest + handled.exits)
  }

  /// Evaluates the clause that an error matches; without one it is thrown on.
  private func handle(_ clauses: ArraySlice<CatchClauseSyntax>, _ error: Value) -> Flow {
    guard let clause = clauses.first else { return .leaving(.threw(error)) }
    let inner = Statements(context: context.inner)
    inner.context.declare("error", error)
    let conditions = Conditions(context: inner.context)
    let answer: Bool? =
      clause.catchItems.isEmpty
      ? true
      : clause.catchItems.anyHolds { item in
        let answer = item.pattern.map { Patterns(context: inner.context).matches(error, $0) }
        return conditions.narrow(answer ?? true, item.whereClause)
      }
    let then = { inner.run(inside: clause.body.statements) }
    let otherwise = { handle(clauses.dropFirst(), error) }
    switch answer {
    case true?: return then()
    case false?: return otherwise()
    case nil: return fork([then, otherwise])
    }
  }

  private func declare(_ node: VariableDeclSyntax) {
    let patterns = Patterns(context: context)
    for binding in node.bindings where binding.computedAccessors == nil {
      let type = binding.typeAnnotation?.type
      let hint = type.flatMap { context.types.hint(of: $0) }
      if context.types.propertyWrapper(in: node.attributes) != nil {
        let site = context.site(binding)
        let text = site.notUnderstood(because: "property wrappers are not followed")
        patterns.destructure(.unknown(text), into: binding.pattern, hint: hint)
      } else if let initializer = binding.initializer?.value {
        let value = context.evaluate(initializer, hint: hint)
        // A variable may be given something else later.
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        patterns.destructure(
          value, into: binding.pattern, hint: hint,
          source: isConstant ? context.source(of: initializer) : nil)
      } else {
        let isOptional = type?.is(OptionalTypeSyntax.self) == true
        let initial: Value = isOptional && node.bindingSpecifier.text == "var" ? .null : .unset
        patterns.destructure(initial, into: binding.pattern, hint: hint)
      }
      if let observers = binding.observers,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      {
        context.scope.note(name) { $0.observers = observers }
      }
      if type?.isOptionalOfOptional == true {
        context.site(binding).notUnderstood(because: "optionals of optionals are not told apart")
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

extension TypeSyntax {
  /// Whether it is written as `T??`.
  fileprivate var isOptionalOfOptional: Bool {
    self.as(OptionalTypeSyntax.self)?.wrappedType.is(OptionalTypeSyntax.self) == true
  }
}
