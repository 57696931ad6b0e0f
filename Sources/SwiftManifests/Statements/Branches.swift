import SwiftSyntax

/// Evaluates `if`, `guard`, `switch` and `#if`: one branch, or both where a condition is not known.
struct Branches {
  let context: Context
  /// Whether the value of a branch's single expression is its result.
  let isTail: Bool

  /// Evaluates an expression that branches; `nil` for others.
  func execute(_ expression: ExprSyntax) -> Flow? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): execute(node)
    case .switchExpr(let node): execute(node)
    default: nil
    }
  }

  private func execute(_ node: IfExprSyntax) -> Flow {
    let inner = context.inner
    return choose(
      Conditions(context: inner).test(node.conditions),
      then: { with(inner).run(node.body.statements) },
      otherwise: {
        switch node.elseBody {
        case .codeBlock(let block): return run(block.statements)
        case .ifExpr(let next):
          return context.budget.nested(at: context.site(next), fallback: .dead) { execute(next) }
        case nil: return .open
        }
      })
  }

  /// Evaluates `guard`: what its conditions bind belongs to the enclosing scope.
  func execute(_ node: GuardStmtSyntax) -> Flow {
    choose(
      Conditions(context: context).test(node.conditions), then: { .open },
      otherwise: { Statements(context: context).run(inside: node.body.statements) })
  }

  private func choose(
    _ answer: Bool?, then: @escaping () -> Flow, otherwise: @escaping () -> Flow
  ) -> Flow {
    switch answer {
    case true?: then()
    case false?: otherwise()
    case nil: Statements(context: context).fork([then, otherwise])
    }
  }

  private func with(_ context: Context) -> Branches { Branches(context: context, isTail: isTail) }

  private func run(_ block: CodeBlockItemListSyntax) -> Flow {
    isTail
      ? Statements(context: context.inner).runTail(Array(block))
      : Statements(context: context).run(inside: block)
  }

  // MARK: #if

  /// Evaluates the active clause, or each that may be active.
  func execute(_ node: IfConfigDeclSyntax) -> Flow {
    let conditions = context.evaluation.conditions
    let clauses = conditions.possibleClauses(of: node)
    var alternatives = clauses.map { clause in { run(clause) } }
    let isCertain = clauses.last.map { conditions.isActive($0) == true }
    if isCertain != true { alternatives.append { .open } }
    if alternatives.count == 1, let only = alternatives.first { return only() }
    return Statements(context: context).fork(alternatives)
  }

  private func run(_ clause: IfConfigClauseSyntax) -> Flow {
    guard case .statements(let items)? = clause.elements else { return .open }
    let statements = Statements(context: context)
    return isTail ? statements.runTail(Array(items)) : statements.run(Array(items)[...])
  }

  // MARK: switch

  /// Evaluates `switch`; a case that may match is evaluated beside those after it.
  private func execute(_ node: SwitchExprSyntax) -> Flow {
    let subject = context.evaluate(node.subject)
    return run(activeCases(of: node.cases)[...], on: subject).leavingSwitch
  }

  private func activeCases(of list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let node): return [node]
      case .ifConfigDecl(let node):
        let clauses = context.evaluation.conditions.possibleClauses(of: node)
        return clauses.flatMap { clause -> [SwitchCaseSyntax] in
          if case .switchCases(let cases)? = clause.elements { return activeCases(of: cases) }
          return []
        }
      }
    }
  }

  /// Recurses on the cases after the first one, so that it ends with the last.
  private func run(_ cases: ArraySlice<SwitchCaseSyntax>, on subject: Value) -> Flow {
    guard let first = cases.first else { return .open }
    let inner = with(context.inner)
    let rest = cases.dropFirst()
    return choose(
      inner.matches(subject, first.label),
      then: { inner.run(first, followedBy: rest) }, otherwise: { run(rest, on: subject) })
  }

  private func run(
    _ node: SwitchCaseSyntax, followedBy rest: ArraySlice<SwitchCaseSyntax>
  ) -> Flow {
    guard case .stmt(let last)? = node.statements.last?.item, last.is(FallThroughStmtSyntax.self)
    else { return run(node.statements) }
    let flow = Statements(context: context.inner).run(Array(node.statements.dropLast())[...])
    guard flow.isOpen, let next = rest.first else { return flow }
    return run(next, followedBy: rest.dropFirst()).after(flow.exits)
  }

  func matches(_ subject: Value, _ label: SwitchCaseSyntax.Label) -> Bool? {
    guard case .case(let label) = label else { return true }
    return label.caseItems.anyHolds { item in
      let answer = Patterns(context: context).matches(subject, item.pattern)
      return Conditions(context: context).narrow(answer, item.whereClause)
    }
  }
}
