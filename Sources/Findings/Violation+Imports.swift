// The words of violations that concern imports, modules from outside and required dependencies.

extension Violation {
  /// What is wrong: one sentence without a full stop.
  func message(of defect: ImportDefect) -> String {
    switch defect {
    case .forbiddenExternal(let through):
      return through.isEmpty
        ? statement + ban(on: "use")
        : "\(outsideStatement(through)), but \(subject) must not use \(precise(to))"
    case .forbiddenMember:
      return "\(precise(from)) \(memberVerb) \(object) from outside the project" + ban(on: "do")
    case .externalNotAllowed(let allowed, let through):
      return "\(outsideStatement(through)), but \(subject) may import "
        + (allowed.isEmpty ? "nothing" : "only \(allowed.quotedList)") + " from outside the project"
    case .leakedDependency(let through):
      return "\(statement), which its manifest does not declare: it is there only because "
        + "\(quoted(through)) needs it"
    case .testDependency:
      return evidence.isEmpty
        ? "the manifest of \(subject) declares a dependency on \(object), which is for tests only"
        : "\(statement), which is for tests only, but \(subject) is no test module"
    case .unusedImport(.none):
      return "\(statement), but writes no name that can come from it"
    case .unusedImport(.members):
      return "\(statement), but uses only members of values from it and names nothing of it"
    case .unusedImport(.undecided):
      return "\(statement), and only names that could not be resolved or are not built may come "
        + "from it"
    case .missingImport(let isNominal):
      let name = quoted(evidence.first?.symbol ?? "")
      return isNominal
        ? "\(precise(from)) names \(name) of \(object), but does not import \(object)"
        : "\(precise(from)) uses the member \(name) of \(object), but does not import \(object)"
    case .missingDependency(let required): return message(of: required)
    }
  }

  /// What would fix it, in one or two sentences.
  func fix(of defect: ImportDefect) -> String {
    let source = subject
    let target = quoted(to?.component ?? rule)
    switch defect {
    case .forbiddenExternal(let through), .externalNotAllowed(_, let through):
      if let module = through.first {
        return "Import something that does not hand \(target) on, or take '@_exported' out of "
          + "\(quoted(module))."
      }
      if case .externalNotAllowed = defect {
        return "Move what needs \(target) to code that may use it; if it is wanted, add \(target) "
          + "to 'allow' or 'except' of rule \(quoted(rule))."
      }
      return "Move what needs \(target) to code that may use it, or declare a protocol that such "
        + "code adopts and hands to \(sourceName)."
    case .forbiddenMember:
      return "Leave this to code that may do it: let it provide a closure or adopt a protocol of "
        + "\(sourceName) that is called here instead; if the use is wanted, add it to 'except' of rule "
        + "\(quoted(rule))."
    case .leakedDependency:
      return "Add \(target) to the dependencies of \(source) in its manifest, or remove the use."
    case .testDependency:
      return "Move the code that needs \(target) to a test module, and take \(target) out of the "
        + "dependencies of \(source)."
    case .unusedImport(.none):
      return "Remove the import, or, if the file needs no more of \(target) than a conformance or "
        + "an operator, add an exception with that reason."
    case .unusedImport(.members):
      return "Remove the import where the compiler finds the members without it; with the feature "
        + "MemberImportVisibility it is needed."
    case .unusedImport(.undecided):
      return "Remove the import and build: only the compiler can tell whether it is needed."
    case .missingImport:
      return "Add 'import \(to?.module ?? rule)' to the file."
    case .missingDependency(let required): return fix(of: required)
    }
  }

  /// `'A' imports 'B'`, or by which detour it does.
  private func outsideStatement(_ through: [String]) -> String {
    guard let module = through.first else { return statement }
    return "\(actor) imports \(quoted(module)), which re-exports \(precise(to))"
  }

  /// `, which it must not use`, or whom the rule speaks of instead of `it`.
  private func ban(on verb: String) -> String {
    let isNamed = subject == precise(from) || from?.meaning == from?.name
    return ", which \(isNamed ? "it" : subject) must not \(verb)"
  }

  private var memberVerb: String {
    guard let first = evidence.first else { return "uses" }
    if first.marks.contains(.isAssigned) { return "assigns" }
    return first.role == .call ? "calls" : "uses"
  }

  private func message(of required: RequiredDependency) -> String {
    let side = quoted((required.isReversed ? to : from)?.name ?? rule)
    let (source, target) =
      required.isReversed ? (required.otherWords, side) : (side, required.otherWords)
    if required.link == .manifest {
      return "the manifest of \(source) must declare a dependency on \(target)"
    }
    let nobody = required.link == .import ? "no file" : "nothing"
    return "\(source) must \(required.act(on: target)), but \(nobody) of it does"
  }

  private func fix(of required: RequiredDependency) -> String {
    let side = quoted((required.isReversed ? to : from)?.name ?? rule)
    let (source, target) =
      required.isReversed ? (required.otherWords, side) : (side, required.otherWords)
    let step =
      switch required.link {
      case .any where required.members.isEmpty: "Import \(target) in \(source) and use it"
      case .import: "Import \(target) in a file of \(source)"
      case .call where required.members.isEmpty: "Call what \(target) offers in \(source)"
      case .manifest where target != quoted(required.other):
        "Add a module of \(target) to the dependencies of \(source) in its manifest"
      case .manifest: "Add \(target) to the dependencies of \(source) in its manifest"
      case .any, .reference, .call, .assignment:
        "Let \(source) \(required.act(on: target))"
      }
    return "\(step), or except \(side) from rule \(quoted(rule)) with the reason why it needs none."
  }
}

extension RequiredDependency {
  /// The other side in words.
  var otherWords: String { SelectorWords(other).words() }

  /// What must be done: `depend on 'B'`, `make an instance of 'B'`, `call 'create' of 'B'`.
  func act(on target: String) -> String {
    let names = members.filter { $0 != "init" }.map { "'\($0)'" }.listed("or")
    let isMaking = members.contains("init")
    let verb =
      switch link {
      case .any: members.isEmpty ? "depend on" : "use"
      case .import: "import"
      case .reference, .manifest: "use"
      case .call: "call"
      case .assignment: "assign"
      }
    let use =
      switch (names.isEmpty, link) {
      case (true, .call), (true, .assignment): "\(verb) something of \(target)"
      case (true, _): "\(verb) \(target)"
      case (false, _): "\(verb) \(names) of \(target)"
      }
    guard isMaking else { return use }
    return "make an instance of \(target)" + (names.isEmpty ? "" : ", or \(use)")
  }
}
