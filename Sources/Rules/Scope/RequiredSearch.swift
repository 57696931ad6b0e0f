import ArchModel

/// Looks for the dependencies that a rule of the kind `require` wants.
struct RequiredSearch {
  let scope: RuleScope
  let from: SelectorMatcher
  let to: SelectorMatcher
  let link: RequiredDependency.Link

  private var view: ArchitectureView { scope.view }
  private var graph: DependencyGraph { scope.view.graph }

  /// The ends of all dependencies that count, from what `from` may take to what `to` may take; each
  /// pair once. O(references + imports).
  func dependencies() -> [ViewIndex.EndPair] {
    var pairs: [ViewIndex.EndPair] = []
    var seen: Set<ViewIndex.EndPair> = []
    func insert(_ pair: ViewIndex.EndPair) {
      guard from.ways(pair.from) != .none, seen.insert(pair).inserted else { return }
      pairs.append(pair)
    }
    if link != .manifest, link != .import {
      for (number, reference) in graph.references.enumerated() where counts(reference) {
        insert(view.index.referenceEnds[number])
      }
      for (number, pair) in view.index.symbolEnds.enumerated() {
        guard let pair, link != .call || graph.external[number].role == .call else { continue }
        insert(pair)
      }
    }
    if link == .import || link == .any {
      let reexports = Reexports(graph)
      for (number, entry) in graph.imports.enumerated() {
        let pair = view.index.importEnds[number]
        insert(pair)
        guard let target = entry.target else { continue }
        for handedOn in reexports.imports(of: target) {
          insert(ViewIndex.EndPair(from: pair.from, to: view.index.importEnds[handedOn].to))
        }
      }
    }
    return pairs
  }

  private func counts(_ reference: ResolvedReference) -> Bool {
    reference.confidence >= scope.confidence && (link != .call || reference.role == .call)
  }

  // MARK: Manifests

  /// Whether a manifest declares what is wanted of a thing, where the rule asks for that.
  func isDeclared(
    by unit: RequiredUnits.Unit, _ units: RequiredUnits, _ every: RequireRule.Side
  ) -> Bool {
    guard link == .manifest else { return false }
    if every == .from {
      return unit.modules.contains { module in
        graph.modules[module.int].dependencies.contains { wants($0, given: unit.ways) }
      }
    }
    let names = Set(unit.modules.map { graph.modules[$0.int].name })
    return graph.modules.indices.contains { index in
      let module = ModuleID(index)
      return graph.modules[index].dependencies.contains { !names.isDisjoint(with: $0.modules) }
        && view.endpoints(of: module, reach: from.reach).contains { from.ways($0).areSome }
    }
  }

  private func wants(_ dependency: DeclaredDependency, given: Ways) -> Bool {
    if dependency.modules.isEmpty {
      return to.ways(Endpoint(external: dependency.name), given: given).areSome
    }
    return graph.modules.indices.contains { index in
      dependency.modules.contains(graph.modules[index].name)
        && view.endpoints(of: ModuleID(index), reach: to.reach).contains {
          to.ways($0, given: given).areSome
        }
    }
  }

  // MARK: Doubts

  /// Whether a name that could not be resolved may be the dependency that is missing.
  func isUndecided(
    _ unit: RequiredUnits.Unit, _ units: RequiredUnits, _ every: RequireRule.Side
  ) -> Bool {
    switch link {
    case .import: return false
    case .manifest: return unit.modules.contains(where: isPartlyUnderstood)
    case .any, .reference, .call: break
    }
    let names = namesWanted(of: unit, units, every)
    return graph.unresolved.contains { reference in
      guard names.contains(reference.name), link != .call || reference.role == .call else {
        return false
      }
      if every == .from { return unit.files.contains(reference.file) }
      return from.ways(view.index.fileEnds[reference.file.int]) != .none
    }
  }

  /// The names that the wanted side declares.
  private func namesWanted(
    of unit: RequiredUnits.Unit, _ units: RequiredUnits, _ every: RequireRule.Side
  ) -> Set<Int32> {
    var names: Set<Int32> = []
    var isWanted: [NodeID: Bool] = [:]
    for name in graph.declaredNames {
      let end = view.index.homeEnds[name.node.int]
      let wanted =
        isWanted[name.node]
        ?? (every == .from ? to.takes(end, given: unit.ways) : units.holds(end, unit))
      isWanted[name.node] = wanted
      if wanted { names.insert(name.name) }
    }
    return names
  }

  private func isPartlyUnderstood(_ module: ModuleID) -> Bool {
    let path = graph.modules[module.int].location.path
    return view.project.problems.contains { problem in
      problem.kind == .manifestNotUnderstood && problem.severity == .warning
        && (problem.location.map { $0.path.equalsInBytes(path) } ?? true)
    }
  }
}
