import SwiftSyntax

extension ManifestInterpreter {
  func execute(_ node: ForStmtSyntax, label: String?, in scope: Scope) -> Flow {
    let sequence = evaluate(node.sequence, in: scope)
    if case .unknown(let text) = sequence {
      let element = Element(value: .unknown(text), offset: offset(of: node), isConditional: true)
      return loop(at: node) { iterate([element][...], node, label, scope) }
    }
    guard let elements = iterationElements(of: sequence, at: node) else {
      notUnderstood(node.sequence, because: "it is not known to be a list")
      return .open
    }
    return loop(at: node) { iterate(elements[...], node, label, scope) }
  }

  /// Notes a loop while it is evaluated, for the problem that tells of endless ones.
  private func loop(at node: some SyntaxProtocol, _ body: () -> Flow) -> Flow {
    activeLoops.append(offset(of: node))
    defer { activeLoops.removeLast() }
    return body()
  }

  private func iterate(
    _ elements: ArraySlice<Element>, _ node: ForStmtSyntax, _ label: String?, _ scope: Scope
  ) -> Flow {
    var exits: [Exit] = []
    for index in elements.indices {
      spend(at: node)
      guard !isStopped else { break }
      let flow = iteration(elements[index], node, label, scope)
      exits += flow.exits
      if !flow.isOpen { return leavingLoop(Flow(isOpen: false, exits: exits), label: label) }
      if flow.exits.contains(where: { !isContinue($0, label) }) {
        let rest = elements[elements.index(after: index)...]
        let last = merged(
          fork([{ Flow.dead }, { self.iterate(rest, node, label, scope) }]))
        return leavingLoop(Flow(isOpen: true, exits: exits + last.exits), label: label)
      }
    }
    return leavingLoop(Flow(isOpen: true, exits: exits), label: label)
  }

  private func isContinue(_ exit: Exit, _ label: String?) -> Bool {
    if case .continued(let target) = exit { return target == nil || target == label }
    return false
  }

  /// One round; for a conditional element it is evaluated beside a path without the element.
  private func iteration(
    _ element: Element, _ node: ForStmtSyntax, _ label: String?, _ scope: Scope
  ) -> Flow {
    let round = { self.unconditionalIteration(element, node, label, scope) }
    guard element.isConditional else { return round() }
    return merged(fork([{ self.skip(element) }, round]))
  }

  /// The path on which a conditional element is not there; nothing is said about its object then.
  private func skip(_ element: Element) -> Flow {
    if case .object(let cell) = element.value { setCell(cell, .unset) }
    return .open
  }

  private func unconditionalIteration(
    _ element: Element, _ node: ForStmtSyntax, _ label: String?, _ scope: Scope
  ) -> Flow {
    let inner = Scope(parent: scope)
    var answer: Bool? = true
    if node.caseKeyword != nil {
      answer = matches(element.value, node.pattern, in: inner)
    } else {
      destructure(element.value, into: node.pattern, in: inner)
    }
    if answer != false, let condition = node.whereClause?.condition {
      let truth = truth(of: evaluate(condition, in: inner))
      answer = truth == false ? false : (answer == true ? truth : nil)
    }
    let body = {
      self.continuing(self.run(node.body.statements, inside: inner), label: label)
    }
    switch answer {
    case true?: return body()
    case false?: return .open
    case nil: return merged(fork([{ .open }, body]))
    }
  }

  /// A round left by `continue` is followed by the next one.
  private func continuing(_ flow: Flow, label: String?) -> Flow {
    let others = flow.exits.filter { !isContinue($0, label) }
    guard others.count < flow.exits.count else { return flow }
    return Flow(isOpen: true, exits: others)
  }

  /// What a loop or switch does with `break` and `continue` that mean it.
  func leavingLoop(_ flow: Flow, label: String?, keepsContinue: Bool = false) -> Flow {
    var result = Flow(isOpen: flow.isOpen)
    for exit in flow.exits {
      switch exit {
      case .broke(let target) where target == nil || target == label: result.isOpen = true
      case .continued where !keepsContinue && isContinue(exit, label): result.isOpen = true
      default: result.exits.append(exit)
      }
    }
    return result
  }

  // MARK: while and repeat

  func execute(_ node: WhileStmtSyntax, label: String?, in scope: Scope) -> Flow {
    loop(at: node) {
      self.repeated(at: node, label: label) {
        let inner = Scope(parent: scope)
        let answer = self.test(Array(node.conditions)[...], in: inner)
        return (answer, { self.run(node.body.statements, inside: inner) })
      }
    }
  }

  func execute(_ node: RepeatStmtSyntax, label: String?, in scope: Scope) -> Flow {
    loop(at: node) {
      let first = self.continuing(self.run(node.body.statements, inside: scope), label: label)
      guard first.isOpen, first.exits.isEmpty else { return self.leavingLoop(first, label: label) }
      return self.repeated(at: node, label: label) {
        let answer = self.truth(of: self.evaluate(node.condition, in: scope))
        return (answer, { self.run(node.body.statements, inside: scope) })
      }
    }
  }

  /// Repeats a body while its condition holds; after an unknown condition once more at most.
  private func repeated(
    at node: some SyntaxProtocol, label: String?, _ round: () -> (Bool?, () -> Flow)
  ) -> Flow {
    var exits: [Exit] = []
    while !isStopped {
      spend(at: node)
      let (answer, body) = round()
      if answer == false { break }
      guard answer == true else {
        let last = merged(fork([{ Flow.open }, { self.continuing(body(), label: label) }]))
        return leavingLoop(Flow(isOpen: last.isOpen, exits: exits + last.exits), label: label)
      }
      let flow = continuing(body(), label: label)
      exits += flow.exits
      guard flow.isOpen else { return leavingLoop(Flow(isOpen: false, exits: exits), label: label) }
      if !flow.exits.isEmpty { break }
    }
    return leavingLoop(Flow(isOpen: true, exits: exits), label: label)
  }
}
