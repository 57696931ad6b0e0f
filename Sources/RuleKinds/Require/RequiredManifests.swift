import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// Looks in manifests for the dependencies that a rule of the kind `require` wants.
struct RequiredManifests {
  private let search: RequiredSearch
  private let every: RequireRule.Side
  private let modulesOfName: [String: [ModuleID]]
  /// For each module whether `from` takes something of it.
  private let isFrom: [Bool]
  private let isPartlyUnderstood: [Bool]

  private var graph: DependencyGraph { search.scope.view.graph }

  /// Prepares to look. O(files).
  init(_ search: RequiredSearch, _ every: RequireRule.Side) {
    let view = search.scope.view
    self.search = search
    self.every = every
    modulesOfName = Dictionary(grouping: view.graph.modules.indices.map { ModuleID($0) }) {
      view.graph.modules[$0.int].name
    }
    isFrom = view.graph.modules.indices.map { index in
      view.endpoints(of: ModuleID(index), reach: search.from.reach).contains {
        search.from.matches($0).areSome
      }
    }
    isPartlyUnderstood = view.modulesPartlyUnderstood()
  }

  /// Whether a manifest declares what is wanted of a thing. O(declared dependencies).
  func isDeclared(by unit: RequiredUnits.Unit) -> Bool {
    if every == .from {
      return unit.modules.contains { module in
        graph.modules[module.int].dependencies.contains { wants($0, given: unit.matches) }
      }
    }
    let names = Set(unit.modules.map { graph.modules[$0.int].name })
    return graph.modules.indices.contains { index in
      isFrom(index, given: unit.matches)
        && graph.modules[index].dependencies.contains { !names.isDisjoint(with: $0.modules) }
    }
  }

  /// Whether `from` takes something of a module, with the captures of a thing of `to`.
  private func isFrom(_ index: Int, given: MatchSet) -> Bool {
    guard !search.from.selector.usedNames.isEmpty else { return isFrom[index] }
    let view = search.scope.view
    return view.endpoints(of: ModuleID(index), reach: search.from.reach).contains {
      search.from.matches($0, given: given).areSome
    }
  }

  private func wants(_ dependency: DeclaredDependency, given: MatchSet) -> Bool {
    if dependency.modules.isEmpty {
      return search.to.matches(Endpoint(external: dependency.name), given: given).areSome
    }
    let modules = dependency.modules.flatMap { modulesOfName[$0] ?? [] }
    return modules.contains { module in
      search.scope.view.endpoints(of: module, reach: search.to.reach).contains {
        search.to.matches($0, given: given).areSome
      }
    }
  }

  /// Whether the manifest that may lack the dependency was understood in part only.
  func isUndecided(_ unit: RequiredUnits.Unit) -> Bool {
    if every == .from { return unit.modules.contains { isPartlyUnderstood[$0.int] } }
    return isFrom.indices.contains { isPartlyUnderstood[$0] && isFrom($0, given: unit.matches) }
  }
}

extension ArchitectureView {
  /// For each module whether its manifest may declare more than could be understood, so that nothing
  /// can be said about what it lacks. O(modules + problems).
  ///
  /// What is unknown in a Swift package its reader tells target by target. A part of any other
  /// manifest that no module is declared in, such as an included file, may concern all modules of
  /// manifests in that format; part of a Podfile, which adds to targets that others declare, all but
  /// those of Swift packages. A format that is not read at all hides modules, but nothing of those
  /// that other manifests declare.
  func modulesPartlyUnderstood() -> [Bool] {
    let doubtful = project.problems.compactMap { problem -> String? in
      guard problem.kind == .manifestNotUnderstood, let path = problem.location?.path else {
        return nil
      }
      // What a Podfile says of pods is told for information: most are no part of the project.
      let concernsModules =
        problem.severity == .warning || Self.format(ofManifest: path) == "Podfile"
      return concernsModules ? path : nil
    }.filter { !Self.isSwiftPackage($0) }
    let homes = Set(graph.modules.map { ByteKey($0.location.path) })
    let paths = Set(doubtful.map { ByteKey($0) })
    let formats = Set(
      doubtful.filter { !homes.contains(ByteKey($0)) }.map { Self.format(ofManifest: $0) })
    let hasDoubtfulPods = formats.contains("Podfile")
    return graph.modules.map { module in
      module.hasUnknownDependencies
        || hasDoubtfulPods && !Self.isSwiftPackage(module.location.path)
        || paths.contains(ByteKey(module.location.path))
        || formats.contains(Self.format(ofManifest: module.location.path))
    }
  }

  private static func isSwiftPackage(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    return name.hasPrefix("Package") && name.hasSuffix(".swift")
  }

  /// What manifests of one format have in common: the ending of their names, else the name.
  private static func format(ofManifest path: String) -> String {
    let name = ProjectPath.name(of: path)
    let ending = ProjectPath.fileExtension(of: name)
    return ending.isEmpty ? name : String(ending)
  }
}
