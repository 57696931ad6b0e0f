import Findings
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `undeclared`: a module imports a module of the project that its manifest does not declare.
  ///
  /// That another dependency declares it in turn is not enough; where `leaked` is checked too, such
  /// imports are left to it. Nothing is said about a manifest that was understood in part only.
  static let undeclared = ManifestCheck(name: "undeclared") { module, input in
    let imports = UndeclaredImports(of: module, input)
    var outcome = RuleOutcome(findings: [], checked: imports.checked)
    let leavesLeaks = input.settings.isOn("leaked")
    for entry in imports.missing {
      if leavesLeaks, input.declarer(of: entry.target, behind: module) != nil { continue }
      if input.isPartlyUnderstood(module) {
        outcome.undecided.add(
          UndecidedCase(
            .unreadManifest, input.side(of: module).component,
            at: input.description(module).location))
        continue
      }
      outcome.findings.append(
        Finding(
          UndeclaredDependency(), from: input.side(of: module), to: input.side(of: entry.target),
          evidence: entry.imports.map { input.scope.view.evidence(import: $0) }))
    }
    return outcome
  }
}

/// The modules of the project that a module imports although its manifest does not declare them.
struct UndeclaredImports {
  /// The modules with the imports of them, in the order of the first imports.
  private(set) var missing: [(target: ModuleID, imports: [Int])] = []
  /// Number of modules that are imported.
  private(set) var checked = 0

  /// Compares imports and manifest; what exceptions excuse is left out.
  init(of module: ModuleID, _ input: ManifestInput) {
    let graph = input.scope.view.graph
    let declared = input.declaredNames(of: module)
    var targets: [ModuleID] = []
    var imports: [ModuleID: [Int]] = [:]
    for number in input.importsOfModule[module.int] {
      guard let target = graph.imports[number].target, target != module,
        graph.modules[target.int].name != input.description(module).name
      else { continue }
      if imports[target] == nil { targets.append(target) }
      imports[target, default: []].append(number)
    }
    checked = targets.count
    missing = targets.filter {
      !declared.contains(graph.modules[$0.int].name) && !input.isExcused(module, $0)
    }.map { ($0, imports[$0] ?? []) }
  }
}
