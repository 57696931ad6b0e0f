import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// What the manifests of a project declare, compared with what its sources import: all of it, not
/// only what a rule would report.
package struct DependencyComparison: Sendable {
  /// What sources make of a declaration, or what is missing of one.
  package enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Sources use it, or need what comes with it.
    case used
    /// No source uses it.
    case unused
    /// Only others use it that depend on the module.
    case misplaced
    /// Only tests use it that depend on the module.
    case neededByTests = "needed-by-tests"
    /// It is declared a second time.
    case duplicate
    /// It is imported, and only a dependency declares it.
    case leaked
    /// It is imported, and nothing on the way declares it.
    case missing
    /// Nobody imports it by design.
    case notImported = "not-imported"
    /// It is no part of the project, and so are the modules that it brings.
    case external
    /// Sources do not show it.
    case undecided
  }

  /// A dependency, declared or imported.
  package struct Entry: Hashable, Sendable {
    /// The module that depends.
    package var module: ModuleID
    /// The name as declared, or that of the module imported.
    package var name: String
    /// The package or project written beside it, if any.
    package var container: String?
    /// What sources make of it.
    package var verdict: Verdict
    /// The modules that use it instead, or the one that declares it instead; sorted.
    package var others: [String]
    /// Where it is declared, or imported first.
    package var location: SourceLocation
  }

  /// For each module, in order, what it declares in the order written, then what it lacks in the
  /// order of the first imports.
  package private(set) var entries: [Entry] = []

  /// Compares the modules that have a manifest. O(imports + declared dependencies · modules).
  package init(_ view: ArchitectureView) {
    let entry = RuleEntry(
      id: "", location: SourceLocation(path: ""), kind: ManifestRule.metadata.kind,
      body: ConfigNode(.mapping([]), location: SourceLocation(path: "")))
    let scope = RuleScope(
      entry, view: view, grouped: view.grouped, shared: SharedKnowledge(view), today: nil)
    let input = ManifestInput(scope: scope, settings: .everything, checked: [])
    for (index, module) in view.graph.modules.enumerated() where module.hasManifest {
      add(ModuleID(index), input)
    }
  }

  private mutating func add(_ module: ModuleID, _ input: ManifestInput) {
    let graph = input.scope.view.graph
    let user = DependencyUser(module, input)
    let duplicates = Set(ManifestCheck.duplicate.check(module, input).findings.map(\.location))
    for dependency in input.description(module).dependencies {
      let use =
        dependency.purpose == .code
        ? input.use(of: dependency, by: user) : .notImported
      var (verdict, others) = Self.verdict(use, input)
      if duplicates.contains(dependency.location) { (verdict, others) = (.duplicate, []) }
      entries.append(
        Entry(
          module: module, name: dependency.name, container: dependency.container,
          verdict: verdict, others: others, location: dependency.location))
    }
    for lack in UndeclaredImports(of: module, input).entries {
      let place = graph.imports[lack.imports[0]]
      entries.append(
        Entry(
          module: module, name: graph.modules[lack.target.int].name, container: nil,
          verdict: lack.isDoubtful ? .undecided : lack.declarer == nil ? .missing : .leaked,
          others: lack.declarer.map { [input.description($0).name] } ?? [],
          location: graph.location(of: place.file, offset: place.offset)))
    }
  }

  private static func verdict(
    _ use: DependencyUse, _ input: ManifestInput
  ) -> (Verdict, others: [String]) {
    switch use {
    case .used: return (.used, [])
    case .notImported: return (.notImported, [])
    case .outside, .imported, .handedOn: return (.external, [])
    case .notNeeded: return (.unused, [])
    case .unused: return (.unused, [])
    case .undecided: return (.undecided, [])
    case .needed(let users):
      let areTests = users.allSatisfy { input.description($0).role == .test }
      return (
        areTests ? .neededByTests : .misplaced, users.map { input.description($0).name }
      )
    }
  }
}
