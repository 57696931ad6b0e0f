// The words of violations that concern imports, modules from outside and required dependencies.

extension Violation {
  /// What is wrong: one sentence without a full stop.
  func message(of defect: ImportDefect) -> String {
    switch defect {
    case .forbiddenExternal(let through):
      return "\(outsideStatement(through)), which \(subject) must not use"
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
        return "Move what needs \(target) to a component that may use it, or, if it is wanted, add "
          + "\(target) to the list of rule \(quoted(rule))."
      }
      return "Move what needs \(target) to a component that may use it, or declare a protocol in "
        + "\(source) that such a component adopts."
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
    return "\(precise(from)) imports \(quoted(module)), which re-exports \(precise(to))"
  }

  private func message(of required: RequiredDependency) -> String {
    let side = quoted((required.isReversed ? to : from)?.name ?? rule)
    let other = quoted(required.other)
    if required.isReversed {
      switch required.link {
      case .any: return "\(other) must depend on \(side), but nothing of it does"
      case .import: return "\(other) must import \(side), but no file of it does"
      case .reference: return "\(other) must use \(side), but nothing of it does"
      case .call: return "\(other) must call something of \(side), but nothing of it does"
      case .manifest: return "the manifest of \(other) must declare a dependency on \(side)"
      }
    }
    switch required.link {
    case .any: return "\(side) must depend on \(other), but nothing of it does"
    case .import: return "\(side) must import \(other), but no file of it does"
    case .reference: return "\(side) must use \(other), but nothing of it does"
    case .call: return "\(side) must call something of \(other), but nothing of it does"
    case .manifest: return "the manifest of \(side) must declare a dependency on \(other)"
    }
  }

  private func fix(of required: RequiredDependency) -> String {
    let side = quoted((required.isReversed ? to : from)?.name ?? rule)
    let other = quoted(required.other)
    let (source, target) = required.isReversed ? (other, side) : (side, other)
    let step =
      switch required.link {
      case .any: "Import \(target) in \(source) and use it"
      case .import: "Import \(target) in a file of \(source)"
      case .reference: "Use \(target) in \(source)"
      case .call: "Call what \(target) offers in \(source)"
      case .manifest: "Add \(target) to the dependencies of \(source) in its manifest"
      }
    return "\(step), or except \(side) from rule \(quoted(rule)) with the reason why it needs none."
  }
}
