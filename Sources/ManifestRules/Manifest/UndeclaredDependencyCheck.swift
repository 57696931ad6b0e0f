import Findings
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `undeclared`: a module imports a module of the project that its manifest does not declare.
  ///
  /// That another dependency declares it in turn is not enough; what `leaked` and `missing` report
  /// is left to them. Nothing is said about a manifest that was understood in part only.
  static let undeclared = ManifestCheck(name: "undeclared") { module, input in
    let leavesLeaks = input.settings.isOn("leaked")
    let leavesMissing = input.settings.isOn("missing")
    var outcome = undeclaredImports(of: module, input) { entry in
      entry.declarer == nil ? !leavesMissing : !leavesLeaks
    }
    if !leavesLeaks {
      addProducts(to: &outcome, of: module, input) {
        UndeclaredDependency(declarer: $0, closesCycle: false)
      }
    }
    return outcome
  }

  /// `missing`: a module imports a module of the project that neither its manifest declares nor that
  /// of anything that it depends on.
  static let missing = ManifestCheck(name: "missing") { module, input in
    undeclaredImports(of: module, input) { $0.declarer == nil }
  }

  private static func undeclaredImports(
    of module: ModuleID, _ input: ManifestInput, where isWanted: (UndeclaredImports.Entry) -> Bool
  ) -> RuleOutcome {
    let imports = UndeclaredImports(of: module, input)
    var outcome = RuleOutcome(findings: [], checked: imports.checked)
    for entry in imports.entries where isWanted(entry) {
      if entry.isDoubtful {
        outcome.undecided.add(input.unreadManifest(of: module))
        continue
      }
      outcome.findings.append(
        Finding(
          UndeclaredDependency(
            declarer: entry.declarer.map { input.description($0).name },
            closesCycle: input.isBehind(entry.target, module)),
          from: input.side(of: module), to: input.side(of: entry.target),
          evidence: entry.imports.map { input.scope.view.evidence(import: $0) }))
    }
    return outcome
  }
}

extension ManifestInput {
  /// That nothing can be said about what the manifest of a module lacks.
  func unreadManifest(of module: ModuleID) -> UndecidedCase {
    UndecidedCase(
      .unreadManifest, side(of: module).component, at: description(module).location)
  }
}
