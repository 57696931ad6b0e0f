import SwiftSyntax

/// Evaluates loops. Each round takes a step.
struct Loops {
  let context: Context
  let label: String?

  private var statements: Statements { Statements(context: context) }

  // MARK: for

  func execute(_ node: ForStmtSyntax) -> Flow {
    let site = context.site(node)
    let sequence = context.evaluate(node.sequence)
    let elements: [ListElement]
    if case .unknown(let text) = sequence {
      // Once for all that may be in it.
      elements = [
        ListElement(value: .unknown(text), offset: site.offset, isConditional: true)
      ]
    } else if let known = context.evaluation.runtime.iterationElements(of: sequence, at: site) {
      elements = known
    } else {
      context.site(node.sequence).notUnderstood(because: "it is not known to be a list")
      return .open
    }
    return context.budget.loop(at: site) { iterate(elements[...], node) }
  }

  /// Evaluates the rounds; after one that only some paths leave, the rest for the others only.
  private func iterate(_ elements: ArraySlice<ListElement>, _ node: ForStmtSyntax) -> Flow {
    var exits: [Exit] = []
    for index in elements.indices {
      context.budget.spend(at: context.site(node))
      guard !context.budget.isSpent else { break }
      let flow = round(elements[index], node)
      exits += flow.exits
      if !flow.isOpen { return Flow(isOpen: false, exits: exits).leavingLoop(label) }
      if flow.exits.contains(where: { !$0.continues(label) }) {
        let rest = elements[elements.index(after: index)...]
        let last = statements.fork([{ .dead }, { iterate(rest, node) }])
        return Flow(isOpen: true, exits: exits + last.exits).leavingLoop(label)
      }
    }
    return Flow(isOpen: true, exits: exits).leavingLoop(label)
  }

  /// One round; for a conditional element it is evaluated beside a path without the element.
  private func round(_ element: ListElement, _ node: ForStmtSyntax) -> Flow {
    guard element.isConditional else { return certainRound(element, node) }
    return statements.fork([{ skip(element) }, { certainRound(element, node) }])
  }

  /// The path on which a conditional element is not there; nothing is said about its object then.
  private func skip(_ element: ListElement) -> Flow {
    if case .object(let cell) = element.value { context.store.set(cell, to: .unset) }
    return .open
  }

  private func certainRound(_ element: ListElement, _ node: ForStmtSyntax) -> Flow {
    let inner = context.inner
    let isRound = Patterns(context: inner).bind(element, of: node)
    let body = { Statements(context: inner).run(inside: node.body.statements).continuing(label) }
    switch isRound {
    case true?: return body()
    case false?: return .open
    case nil: return statements.fork([{ .open }, body])
    }
  }

  // MARK: while and repeat

  func execute(_ node: WhileStmtSyntax) -> Flow {
    let site = context.site(node)
    return context.budget.loop(at: site) {
      repeated(at: site) {
        let inner = context.inner
        let answer = Conditions(context: inner).test(node.conditions)
        return (answer, { Statements(context: inner).run(inside: node.body.statements) })
      }
    }
  }

  func execute(_ node: RepeatStmtSyntax) -> Flow {
    let site = context.site(node)
    return context.budget.loop(at: site) {
      let body = { statements.run(inside: node.body.statements) }
      let first = body().continuing(label)
      guard first.isOpen, first.exits.isEmpty else { return first.leavingLoop(label) }
      return repeated(at: site) { (context.evaluate(node.condition).truth, body) }
    }
  }

  /// Repeats a body while its condition holds; after an unknown condition once more at most.
  ///
  /// It ends with the condition, or because rounds take steps: what a run would repeat for ever is
  /// repeated until the budget is spent.
  private func repeated(at site: Site, _ round: () -> (Bool?, () -> Flow)) -> Flow {
    var exits: [Exit] = []
    while !context.budget.isSpent {
      context.budget.spend(at: site)
      let (answer, body) = round()
      if answer == false { break }
      guard answer == true else {
        return statements.fork([{ .open }, { body().continuing(label) }]).after(exits)
          .leavingLoop(label)
      }
      let flow = body().continuing(label)
      exits += flow.exits
      guard flow.isOpen else { return Flow(isOpen: false, exits: exits).leavingLoop(label) }
      if !flow.exits.isEmpty { break }
    }
    return Flow(isOpen: true, exits: exits).leavingLoop(label)
  }
}
