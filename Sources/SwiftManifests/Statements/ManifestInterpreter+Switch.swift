import SwiftSyntax

extension ManifestInterpreter {
  /// Evaluates `switch`; a case that may match is evaluated beside those after it.
  func execute(_ node: SwitchExprSyntax, in scope: Scope, isTail: Bool) -> Flow {
    let subject = evaluate(node.subject, in: scope)
    let flow = run(activeCases(of: node.cases)[...], on: subject, in: scope, isTail: isTail)
    return leavingLoop(flow, label: nil, keepsContinue: true)
  }

  private func activeCases(of list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let node): return [node]
      case .ifConfigDecl(let node):
        return possibleClauses(of: node).flatMap { clause -> [SwitchCaseSyntax] in
          if case .switchCases(let cases)? = clause.elements { return activeCases(of: cases) }
          return []
        }
      }
    }
  }

  private func run(
    _ cases: ArraySlice<SwitchCaseSyntax>, on subject: Value, in scope: Scope, isTail: Bool
  ) -> Flow {
    guard let first = cases.first else { return .open }
    let inner = Scope(parent: scope)
    let rest = cases.dropFirst()
    switch matches(subject, first.label, in: inner) {
    case true?: return runCase(first, followedBy: rest, in: inner, isTail: isTail)
    case false?: return run(rest, on: subject, in: scope, isTail: isTail)
    case nil:
      return merged(
        fork([
          { self.runCase(first, followedBy: rest, in: inner, isTail: isTail) },
          { self.run(rest, on: subject, in: scope, isTail: isTail) },
        ]))
    }
  }

  private func runCase(
    _ node: SwitchCaseSyntax, followedBy rest: ArraySlice<SwitchCaseSyntax>, in scope: Scope,
    isTail: Bool
  ) -> Flow {
    guard case .stmt(let last)? = node.statements.last?.item, last.is(FallThroughStmtSyntax.self)
    else { return runBranch(node.statements, inside: scope, isTail: isTail) }
    let flow = run(Array(node.statements.dropLast())[...], in: Scope(parent: scope))
    guard flow.isOpen, let next = rest.first else { return flow }
    let following = runCase(next, followedBy: rest.dropFirst(), in: scope, isTail: isTail)
    return Flow(isOpen: following.isOpen, exits: flow.exits + following.exits)
  }

  private func matches(
    _ subject: Value, _ label: SwitchCaseSyntax.Label, in scope: Scope
  ) -> Bool? {
    guard case .case(let label) = label else { return true }
    var isKnown = true
    for item in label.caseItems {
      var answer = matches(subject, item.pattern, in: scope)
      if answer != false, let condition = item.whereClause?.condition {
        let truth = truth(of: evaluate(condition, in: scope))
        answer = truth == false ? false : (answer == true ? truth : nil)
      }
      if answer == true { return true }
      if answer == nil { isKnown = false }
    }
    return isKnown ? false : nil
  }
}
