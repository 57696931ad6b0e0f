import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import SourceText

extension ManifestCheck {
  /// `unknown`: a module imports what neither the project, nor a package, nor the system has.
  ///
  /// That can be said only where the manifests name all modules that there are: in Swift packages and Tuist
  /// projects without a dependency from outside, a binary or a search path for modules, all of them
  /// understood in full.
  static let unknown = ManifestCheck(name: "unknown") { module, input in
    var outcome = RuleOutcome(findings: [], checked: 0)
    guard input.isClosed(module) else { return outcome }
    for (name, numbers) in externalImports(of: module, input) {
      outcome.checked += 1
      let graph = input.scope.view.graph
      let isKnown =
        SystemModules.contains(name) || input.scope.view.outsideNames.isKnown(name)
        || !input.modules(named: name).isEmpty
      let swift = numbers.filter { graph.files[graph.imports[$0].file].language == .swift }
      if isKnown || swift.isEmpty || swift.contains(where: { input.excuses(import: $0) }) {
        continue
      }
      let near = nearestSpelling(to: name, in: graph.modules.map(\.name).sortedByBytes())
      outcome.findings.append(
        Finding(
          UnknownImport(near: near), from: input.side(of: module),
          to: DependencySide(component: name, module: name),
          evidence: swift.map { input.scope.view.evidence(import: $0) }))
    }
    return outcome
  }
}

extension ManifestInput {
  /// Whether the manifests of the project name everything that a module can import, but for what the
  /// system has.
  fileprivate func isClosed(_ module: ModuleID) -> Bool {
    let own = description(module)
    return (own.isOfSwiftPackage || own.isOfTuist) && !isPartlyUnderstood(fromOn: module)
      && !own.hasUnknownSources && isProjectClosed
  }

  /// Whether no module of the project comes from outside, or may: everything that is built lies in one
  /// folder, where compilers find it.
  private var isProjectClosed: Bool {
    if let known = memory.isClosed { return known }
    let modules = scope.view.graph.modules
    let isClosed = modules.indices.allSatisfy { index in
      let module = modules[index]
      return !module.isGuessed && module.declaresDependencies && module.kind != .binary
        && !partlyUnderstood[index]
        && !module.hasSearchPaths
        && module.dependencies.allSatisfy { dependency in
          !dependency.modules.isEmpty || SystemModules.contains(dependency.name)
        }
    }
    memory.isClosed = isClosed
    return isClosed
  }
}

extension ModuleDescription {
  /// Whether a manifest of Tuist declares it.
  fileprivate var isOfTuist: Bool { ProjectPath.name(of: location.path) == "Project.swift" }

  /// Whether its settings say where else modules are found.
  fileprivate var hasSearchPaths: Bool {
    let names: Set<String> = [
      "SWIFT_INCLUDE_PATHS", "FRAMEWORK_SEARCH_PATHS", "HEADER_SEARCH_PATHS", "OTHER_SWIFT_FLAGS",
      "OTHER_CFLAGS", "MODULEMAP_FILE",
    ]
    return targets.contains { target in
      target.mayHaveMoreSettings || target.settings.contains { names.contains($0.name) }
    }
  }
}
