import DependencyModel
import RuleEngine
import SourceFacts

/// Tells where a name that could not be resolved may be the dependency that a rule of the kind
/// `require` misses.
struct RequiredDoubts {
  private let search: RequiredSearch
  private let every: RequireRule.Side
  /// For each file the names in it that could not be resolved.
  private let unresolvedOfFile: [Set<GlobalName>]
  /// Where `to` is judged: all names that could not be resolved in code that `from` takes.
  private let unresolvedOfFrom: Set<GlobalName>
  /// Where `to` is judged: for each thing the names that it declares.
  private let namesOfUnit: [Set<GlobalName>]
  /// Where `from` is judged: the names that `to` declares, by the captures of the thing.
  private var namesWanted: [MatchSet: Set<GlobalName>] = [:]

  private var graph: DependencyGraph { search.scope.view.graph }

  /// Sorts the unresolved names. O(unresolved references + declared names).
  init(_ search: RequiredSearch, _ units: RequiredUnits, _ every: RequireRule.Side) {
    self.search = search
    self.every = every
    let view = search.scope.view
    var unresolvedOfFile = [Set<GlobalName>](repeating: [], count: view.graph.files.count)
    var unresolvedOfFrom: Set<GlobalName> = []
    for reference in view.graph.unresolved where search.link.mayBe(reference.role) {
      unresolvedOfFile[reference.file.int].insert(reference.name)
      if every == .to, search.from.matches(view.index.fileEnds[reference.file.int]) != .none {
        unresolvedOfFrom.insert(reference.name)
      }
    }
    self.unresolvedOfFile = unresolvedOfFile
    self.unresolvedOfFrom = unresolvedOfFrom
    var namesOfUnit = [Set<GlobalName>](repeating: [], count: units.all.count)
    if every == .to {
      let filter = search.scope.filter(search.limits)
      for name in view.graph.declaredNames where filter?.mayMean(name.name) != false {
        for unit in units.holding(view.index.homeEnds[name.node.int]) {
          namesOfUnit[unit].insert(name.name)
        }
      }
    }
    self.namesOfUnit = namesOfUnit
  }

  /// Whether what a thing lacks may be there. O(names of its files), and O(declared names) once for
  /// each way in which captures are bound.
  mutating func areAbout(_ unit: RequiredUnits.Unit, number: Int) -> Bool {
    if every == .to {
      return !namesOfUnit[number].isDisjoint(with: unresolvedOfFrom(given: unit.matches))
    }
    let names = namesWanted[unit.matches] ?? namesDeclared(given: unit.matches)
    namesWanted[unit.matches] = names
    return unit.files.contains { !names.isDisjoint(with: unresolvedOfFile[$0.int]) }
  }

  /// The names that could not be resolved in code that `from` takes with the captures of a thing.
  private func unresolvedOfFrom(given: MatchSet) -> Set<GlobalName> {
    guard !search.from.selector.usedNames.isEmpty else { return unresolvedOfFrom }
    let ends = search.scope.view.index.fileEnds
    return unresolvedOfFile.indices.reduce(into: []) { names, file in
      if !unresolvedOfFile[file].isEmpty, search.from.matches(ends[file], given: given) != .none {
        names.formUnion(unresolvedOfFile[file])
      }
    }
  }

  private func namesDeclared(given: MatchSet) -> Set<GlobalName> {
    let homes = search.scope.view.index.homeEnds
    let filter = search.scope.filter(search.limits)
    var names: Set<GlobalName> = []
    for name in graph.declaredNames where search.to.takes(homes[name.node.int], given: given) {
      if filter?.mayMean(name.name) == false { continue }
      names.insert(name.name)
    }
    return names
  }
}

extension MissingDependency.Link {
  /// Whether a name in a role may be such a dependency once it is known what it names.
  fileprivate func mayBe(_ role: ReferenceRole) -> Bool {
    switch self {
    case .call: role == .call
    case .assignment: role == .member || role == .value
    case .any, .import, .reference, .manifest: true
    }
  }
}
