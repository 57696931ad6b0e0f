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
  /// Where `to` is judged: for each name that could not be resolved the files in which it could not.
  private var filesOfName: [GlobalName: [FileID]] = [:]
  /// Where `to` is judged: for each thing the names that it declares.
  private var namesOfUnit: [Set<GlobalName>] = []
  /// Where `from` is judged: for each name that could not be resolved the nodes that declare it.
  private var nodesOfName: [GlobalName: [NodeID]] = [:]
  /// What is known of names by now.
  private var answers: [Question: Bool] = [:]

  /// Whether the side that is not judged has to do with a name, by the captures of the thing judged.
  private struct Question: Hashable {
    var name: GlobalName
    var given: MatchSet

    init(_ name: GlobalName, _ matcher: SelectorMatcher, _ given: MatchSet) {
      self.name = name
      self.given = matcher.selector.usedNames.isEmpty ? .unbound : given
    }
  }

  /// Sorts the unresolved names. O(unresolved references + declared names).
  init(_ search: RequiredSearch, _ units: RequiredUnits, _ every: RequireRule.Side) {
    self.search = search
    self.every = every
    let view = search.scope.view
    var unresolvedOfFile = [Set<GlobalName>](repeating: [], count: view.graph.files.count)
    for reference in view.graph.unresolved where search.link.mayBe(reference.role) {
      unresolvedOfFile[reference.file.int].insert(reference.name)
    }
    self.unresolvedOfFile = unresolvedOfFile
    let filter = search.scope.filter(search.limits)
    let unresolved = Set(unresolvedOfFile.joined())
    let declared = view.graph.declaredNames.filter {
      unresolved.contains($0.name) && filter?.mayMean($0.name) != false
    }
    switch every {
    case .from:
      for name in declared where nodesOfName[name.name]?.last != name.node {
        nodesOfName[name.name, default: []].append(name.node)
      }
    case .to:
      namesOfUnit = Array(repeating: [], count: units.all.count)
      for name in declared {
        for unit in units.holding(view.index.homeEnds[name.node.int]) {
          namesOfUnit[unit].insert(name.name)
        }
      }
      for (file, names) in unresolvedOfFile.enumerated() {
        for name in names { filesOfName[name, default: []].append(FileID(file)) }
      }
    }
  }

  /// Whether what a thing lacks may be there. O(names of its files that could not be resolved), each
  /// times the declarations of that name, or the files in which it could not be resolved, once for each
  /// way in which captures are bound.
  mutating func areAbout(_ unit: RequiredUnits.Unit, number: Int) -> Bool {
    switch every {
    case .from:
      for file in unit.files {
        for name in unresolvedOfFile[file.int] where isDeclared(name, given: unit.matches) {
          return true
        }
      }
    case .to:
      for name in namesOfUnit[number] where isUnresolved(name, given: unit.matches) { return true }
    }
    return false
  }

  /// Whether something that `to` takes declares a name.
  private mutating func isDeclared(_ name: GlobalName, given: MatchSet) -> Bool {
    let question = Question(name, search.to, given)
    if let known = answers[question] { return known }
    let answer = nodesOfName[name]?.contains { search.to.mayTake($0, given: given) } == true
    answers[question] = answer
    return answer
  }

  /// Whether a name could not be resolved in code that `from` takes.
  private mutating func isUnresolved(_ name: GlobalName, given: MatchSet) -> Bool {
    let question = Question(name, search.from, given)
    if let known = answers[question] { return known }
    let ends = search.scope.view.index.fileEnds
    let answer =
      filesOfName[name]?.contains { search.from.matches(ends[$0.int], given: given) != .none }
      == true
    answers[question] = answer
    return answer
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
