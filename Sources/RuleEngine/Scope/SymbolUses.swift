import DependencyModel
import Findings

extension RuleScope {
  /// Judges the names written that mean no declaration of the project, as far as exceptions let.
  ///
  /// All uses of a name in a node, or in a file outside of all nodes, make one dependency.
  ///
  /// - Parameters:
  ///   - filter: what of it the rule speaks of; `nil` for everything.
  ///   - judge: the rule's word on two ends, the second of which is a symbol.
  /// - Complexity: O(external references) calls of `judge`.
  package func brokenSymbolUses(
    counting filter: DependencyFilter? = nil, _ judge: (ViewIndex.EndPair) -> Verdict
  ) -> DependencyWalk {
    var walk = DependencyWalk()
    var places: [SymbolUse: Int] = [:]
    for (number, pair) in view.index.symbolEnds.enumerated() {
      guard let pair else { continue }
      let verdict = judge(pair)
      if verdict == .unconcerned || filter?.counts(view.graph.external[number]) == false {
        continue
      }
      walk.checked += 1
      guard case .broken(let defect, let given) = verdict, !excuses(pair, given: given) else {
        continue
      }
      let reference = view.graph.external[number]
      let evidence = view.evidence(external: number)
      let type = view.meantType(at: pair.from) {
        if case .broken = judge(ViewIndex.EndPair(from: $0, to: pair.to)) { true } else { false }
      }
      var use = SymbolUse(reference)
      use.type = type
      if let place = places[use] {
        walk.broken[place].evidence.append(evidence)
        continue
      }
      places[use] = walk.broken.count
      walk.broken.append(
        BrokenDependency(
          defect: defect, given: given, pair: pair, from: view.side(of: reference, type: type),
          to: .outside(view.graph.names[use.name]), evidence: [evidence]))
    }
    judgeAliases(&walk, &places, counting: filter, judge)
    return walk
  }

  /// Judges what is used by an alias of a name from outside.
  private func judgeAliases(
    _ walk: inout DependencyWalk, _ places: inout [SymbolUse: Int],
    counting filter: DependencyFilter?, _ judge: (ViewIndex.EndPair) -> Verdict
  ) {
    let graph = view.graph
    let uses = AliasUses(graph).all
    if uses.isEmpty { return }
    var ends: [GlobalName: EndID] = [:]
    for (reference, pair) in zip(graph.external, view.index.symbolEnds) {
      if let pair, let name = reference.symbolName { ends[name] = pair.to }
    }
    for use in uses {
      guard case .outside(let name) = use.aliased, let end = ends[name] else { continue }
      let edge = graph.edges[use.edge]
      for number in edge.references {
        let reference = graph.references[number]
        let pair = ViewIndex.EndPair(from: view.index.referenceEnds[number].from, to: end)
        guard reference.confidence >= confidence, filter?.countsAsOutside(reference) != false,
          case .broken(let defect, let given) = judge(pair), !excuses(pair, given: given)
        else { continue }
        if case .broken = judge(view.index.referenceEnds[number]) { continue }
        var evidence = view.evidence(reference: number, from: edge.from, to: edge.to)
        evidence.marks.insert(.isByAlias)
        evidence.to = graph.names[name]
        let key = SymbolUse(node: edge.from, file: nil, name: name)
        if let place = places[key] {
          walk.broken[place].evidence.append(evidence)
          continue
        }
        places[key] = walk.broken.count
        walk.broken.append(
          BrokenDependency(
            defect: defect, given: given, pair: pair, from: view.side(of: edge.from),
            to: .outside(graph.names[name]), evidence: [evidence]))
      }
    }
  }
}

/// What makes several uses of a name one dependency.
private struct SymbolUse: Hashable {
  var node: NodeID?
  /// The type within the node that the rule means.
  var type: DeclarationID?
  /// Set outside of all nodes.
  var file: FileID?
  var name: GlobalName

  init(node: NodeID?, file: FileID?, name: GlobalName) {
    (self.node, self.file, self.name) = (node, file, name)
  }

  package init(_ reference: ExternalReference) {
    node = reference.node
    file = reference.node == nil ? reference.file : nil
    name = reference.symbolName ?? reference.name
  }
}

extension DependencyWalk {
  /// What two walks have found together.
  package static func + (first: Self, second: Self) -> Self {
    DependencyWalk(
      broken: first.broken + second.broken, checked: first.checked + second.checked)
  }
}

extension ArchitectureView {
  /// A name written that means no declaration of the project, as evidence. O(log lines).
  package func evidence(external number: Int) -> Evidence {
    let reference = graph.external[number]
    let name = graph.names[reference.name]
    return Evidence(
      location: graph.location(of: reference.file, offset: reference.offset), symbol: name,
      role: reference.role, from: side(of: reference).name, to: name,
      condition: conditionTexts[reference.condition.int], marks: reference.marks)
  }

  /// What writes such a name: a node, or the module of the file.
  ///
  /// - Parameter type: the type within the node that a rule means.
  package func side(
    of reference: ExternalReference, type: DeclarationID? = nil
  ) -> DependencySide {
    if let node = reference.node { return side(of: node, type: type) }
    let file = graph.files[reference.file]
    return side(of: file.module, component: file.component)
  }
}
