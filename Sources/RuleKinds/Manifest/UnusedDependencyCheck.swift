import Findings
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `unused`: a module declares a module of the project that no source of it uses.
  ///
  /// Used is what a source imports, under whatever condition, be it one that the chosen build does
  /// not meet, what a reference leads to, and what an imported module re-exports of which nothing
  /// is referenced. Dependencies that no source imports by design are not reported:
  /// macros, plugins, programs (a test's host, a tool that the build runs), resources and binaries.
  /// Nor is a module without sources, which only gathers dependencies.
  static let unused = ManifestCheck(name: "unused") { module, input in
    let description = input.description(module)
    var outcome = RuleOutcome(findings: [], checked: 0)
    guard !description.sources.isEmpty else { return outcome }
    let used = input.usedInAnyBuild(by: module)
    for dependency in input.codeDependencies(of: module) {
      let targets = dependency.modules.flatMap { input.modules(named: $0) }
        .filter { $0 != module }
      guard let first = targets.first, targets.allSatisfy({ isImportable($0, input) }) else {
        continue
      }
      outcome.checked += 1
      if targets.contains(where: used.contains) || input.isExcused(module, first) { continue }
      var finding = Finding(UnusedDependency(), at: dependency.location)
      finding.from = input.side(of: module)
      finding.to =
        targets.count == 1
        ? input.side(of: first)
        : DependencySide(component: dependency.name, module: dependency.name)
      outcome.findings.append(finding)
    }
    return outcome
  }

  /// Whether sources that depend on a module are meant to import it.
  private static func isImportable(_ module: ModuleID, _ input: ManifestInput) -> Bool {
    switch input.description(module).kind {
    case .library, .framework, .folder: true
    case .executable, .application, .test, .plugin, .macro, .system, .binary, .bundle: false
    }
  }
}
