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
  /// For each module whether `to` takes something of it.
  private let isTo: [Bool]
  /// For each name the modules whose manifests declare a module of that name.
  private let declarers: [String: [Int]]

  private var graph: DependencyGraph { search.scope.view.graph }

  /// Prepares to look. O(files).
  init(_ search: RequiredSearch, _ every: RequireRule.Side) {
    let view = search.scope.view
    self.search = search
    self.every = every
    modulesOfName = Dictionary(grouping: view.graph.modules.indices.map { ModuleID($0) }) {
      view.graph.modules[$0.int].name
    }
    func modules(takenBy matcher: SelectorMatcher) -> [Bool] {
      view.graph.modules.indices.map { index in
        view.endpoints(of: ModuleID(index), reach: matcher.reach).contains {
          matcher.matches($0).areSome
        }
      }
    }
    isFrom = modules(takenBy: search.from)
    isTo = modules(takenBy: search.to)
    isPartlyUnderstood = view.modulesPartlyUnderstood()
    var declarers: [String: [Int]] = [:]
    for (index, module) in view.graph.modules.enumerated() {
      for name in Set(module.dependencies.flatMap(\.modules)) {
        declarers[name, default: []].append(index)
      }
    }
    self.declarers = declarers
  }

  /// Whether a manifest declares what is wanted of a thing. O(declared dependencies).
  func isDeclared(by unit: RequiredUnits.Unit) -> Bool {
    if every == .from {
      return unit.modules.contains { module in
        graph.modules[module.int].dependencies.contains { wants($0, given: unit.matches) }
      }
    }
    let names = Set(unit.modules.map { graph.modules[$0.int].name })
    return names.contains { name in
      declarers[name]?.contains { isFrom($0, given: unit.matches) } == true
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
      if search.to.selector.usedNames.isEmpty { return isTo[module.int] }
      return search.scope.view.endpoints(of: module, reach: search.to.reach).contains {
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
