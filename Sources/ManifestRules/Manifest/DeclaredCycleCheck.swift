import DependencyGraphs
import Findings
import JSONText
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `cycles`: the manifests of some modules declare each other in a circle. Reported once for each
  /// group, for the first module of its shortest cycle.
  static let cycles = ManifestCheck(name: "cycles") { module, input in
    var outcome = RuleOutcome(
      findings: [], checked: input.codeDependencies(of: module).count)
    for cycle in input.declaredCycles[module] ?? [] {
      let path = cycle + [module]
      let next = path[1]
      guard
        let hop = input.codeDependencies(of: module).first(where: {
          input.targets(of: $0).contains(next)
        }), !input.isExcused(module, next)
      else { continue }
      var finding = Finding(
        DeclaredCycle(path: path.map { input.description($0).name }), at: hop.location)
      finding.from = input.side(of: module)
      finding.to = input.side(of: next)
      outcome.findings.append(finding)
    }
    return outcome
  }

  /// A shortest cycle of each group of modules whose manifests declare each other.
  ///
  /// A name that several modules have may mean any of them and makes no cycle. Nor do a package and a
  /// pod that have modules in common, since no build reads both manifests: each kind of manifest is
  /// looked at by itself.
  static func declaredCycles(
    _ modules: [ModuleDescription], _ named: (String) -> [ModuleID]
  ) -> [[ModuleID]] {
    var edges: [ManifestKind: [(from: Int, to: Int)]] = [:]
    for (index, module) in modules.enumerated() where named(module.name).count == 1 {
      for dependency in module.dependencies where dependency.purpose == .code {
        let kind = ManifestKind(path: dependency.location.path)
        for name in dependency.modules {
          let found = named(name)
          if found.count == 1 { edges[kind, default: []].append((index, found[0].int)) }
        }
      }
    }
    var cycles: [[ModuleID]] = []
    var known: Set<[ModuleID]> = []
    for kind in ManifestKind.allCases {
      let graph = DirectedGraph(
        vertexCount: modules.count, edges: edges[kind] ?? [], selfLoops: .excluded)
      for group in graph.cycleGroups() {
        guard let cycle = graph.shortestCycle(through: group)?.map({ ModuleID($0) }),
          known.insert(cycle).inserted
        else { continue }
        cycles.append(cycle)
      }
    }
    return cycles
  }
}

/// What reads a manifest, as far as one module may be described to several.
private enum ManifestKind: CaseIterable {
  /// The package manager.
  case package
  /// CocoaPods.
  case pod
  /// Anything else.
  case project

  init(path: String) {
    let name = ProjectPath.name(of: path)
    if name.hasPrefix("Package"), name.hasSuffix(".swift") {
      self = .package
    } else if name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") {
      self = .pod
    } else {
      self = .project
    }
  }
}

/// Modules whose manifests declare each other in a circle.
struct DeclaredCycle: Defect {
  static let name = "declared-cycle"
  static let rationale = "No order of building them is right, and none can be built alone."

  /// A shortest cycle, its first member repeated at the end.
  var path: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField(
      "path", \.path, .strings, "A shortest cycle; its first member is repeated at the end.")
  }

  var identity: DefectIdentity { .own(path) }

  func message(in context: DefectContext) -> String {
    "manifests declare a cycle: \(path.joined(separator: " → "))"
  }

  func fix(in context: DefectContext) -> String {
    "Remove one of these dependencies: move what both sides need to a module that both may declare."
  }
}
