import Findings
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `leaked`: a module imports what only the manifests of its dependencies declare.
  ///
  /// Of modules from outside only products of packages are judged: system frameworks need no
  /// declaration, and one product of a package may hold the modules of another.
  static let leaked = ManifestCheck(name: "leaked") { module, input in
    let imports = UndeclaredImports(of: module, input)
    var outcome = RuleOutcome(findings: [], checked: imports.checked)
    for entry in imports.entries {
      guard let through = entry.declarer else { continue }
      if entry.isDoubtful {
        outcome.undecided.add(input.unreadManifest(of: module))
      } else {
        outcome.findings.append(
          Finding(
            LeakedDependency(through: input.description(through).name),
            from: input.side(of: module), to: input.side(of: entry.target),
            evidence: entry.imports.map { input.scope.view.evidence(import: $0) }))
      }
    }
    addProducts(to: &outcome, of: module, input, weight: input.settings.leakedOutside) {
      LeakedDependency(through: $0)
    }
    return outcome
  }

  /// Adds the products of packages that a module imports and that only a dependency of it declares.
  ///
  /// - Parameters:
  ///   - weight: how heavy that is.
  ///   - defect: what is wrong, by the name of the module that declares the product.
  static func addProducts(
    to outcome: inout RuleOutcome, of module: ModuleID, _ input: ManifestInput,
    weight: ManifestSettings.Weight = .ofRule, _ defect: (String) -> any Defect
  ) {
    for (name, numbers) in externalImports(of: module, input) {
      outcome.checked += 1
      guard let through = input.declarer(ofProduct: name, behind: module),
        !numbers.contains(where: { input.excuses(import: $0) })
      else { continue }
      if input.isPartlyUnderstood(module) {
        outcome.undecided.add(input.unreadManifest(of: module))
        continue
      }
      outcome.add(
        Finding(
          defect(input.description(through).name), from: input.side(of: module),
          to: DependencySide(component: name, module: name),
          evidence: numbers.map { input.scope.view.evidence(import: $0) }),
        weight: weight, undecided: nil)
    }
  }

  /// The modules from outside that a module surely imports, by name in the order of the first
  /// imports.
  static func externalImports(
    of module: ModuleID, _ input: ManifestInput
  ) -> [(name: String, imports: [Int])] {
    let graph = input.scope.view.graph
    var names: [String] = []
    var imports: [String: [Int]] = [:]
    var builds = OrdinaryBuilds(of: input.description(module)) { _ in false }
    let declared = input.declaredNames(of: module)
    for number in input.importsOfModule[module.int] where graph.imports[number].target == nil {
      let name = graph.imports[number].module
      let condition = graph.conditions[graph.imports[number].condition.int]
      builds.mayBeMissing = {
        $0 == name || input.mayBeMissing($0, for: module, declaring: declared)
      }
      guard condition.isSurelyReached(in: builds) else { continue }
      if imports[name] == nil { names.append(name) }
      imports[name, default: []].append(number)
    }
    return names.map { ($0, imports[$0] ?? []) }
  }
}
