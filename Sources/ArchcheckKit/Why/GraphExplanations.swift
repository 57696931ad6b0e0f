import DependencyModel
import Findings
import SourceFacts

extension DependencyGraph {
  /// What the graph's tables know of the references in a part of a file: outcomes and targets, but
  /// no steps. References within one type and file are not in the tables.
  ///
  /// - Parameter declared: tells of a declaration where it is; its node is named where it does not.
  /// - Returns: the references by place, then role.
  /// - Complexity: O(references).
  package func explanations(
    in file: FileID, offsets: Range<UInt32>,
    declared: (DeclarationID) -> ReferenceExplanation.Target? = { _ in nil }
  ) -> [ReferenceExplanation] {
    func isMeant(_ other: FileID, _ offset: UInt32) -> Bool {
      other == file && offsets.contains(offset)
    }
    var found: [ReferenceExplanation] = []
    for edge in edges {
      for reference in references[edge.references]
      where isMeant(reference.file, reference.offset) {
        found.append(explanation(of: reference, to: edge.to, declared))
      }
    }
    for entry in fileReferences where isMeant(entry.reference.file, entry.reference.offset) {
      found.append(explanation(of: entry.reference, to: entry.node, declared))
    }
    for reference in unresolved where isMeant(reference.file, reference.offset) {
      found.append(
        explanation(
          file, reference.offset, reference.name, reference.role,
          reference.outcome == .ambiguous ? .ambiguous : .unresolved))
    }
    for reference in external where isMeant(reference.file, reference.offset) {
      found.append(
        explanation(file, reference.offset, reference.name, reference.role, .external))
    }
    found += imports.filter { isMeant($0.file, $0.offset) }.map(explanation)
    return found.sorted {
      ($0.place, $0.role.rawValue, $0.name) < ($1.place, $1.role.rawValue, $1.name)
    }
  }

  private func explanation(
    of reference: ResolvedReference, to node: NodeID,
    _ declared: (DeclarationID) -> ReferenceExplanation.Target?
  ) -> ReferenceExplanation {
    let target = nodes[node.int]
    var result = explanation(
      reference.file, reference.offset, reference.name, reference.role,
      ReferenceExplanation.Outcome(reference.confidence))
    let ofNode = ReferenceExplanation.Target(
      node: target.id, declaration: target.name,
      location: location(of: target.file, offset: UInt32(max(0, target.offset))))
    result.targets = [reference.target.flatMap(declared) ?? ofNode]
    return result
  }

  private func explanation(
    _ file: FileID, _ offset: UInt32, _ name: GlobalName, _ role: ReferenceRole,
    _ outcome: ReferenceExplanation.Outcome
  ) -> ReferenceExplanation {
    ReferenceExplanation(
      place: location(of: file, offset: offset), chain: names[name], name: names[name],
      role: role, outcome: outcome)
  }

  private func explanation(of entry: ModuleImport) -> ReferenceExplanation {
    var targets: [ReferenceExplanation.Target] = []
    if let target = entry.target {
      let module = modules[target.int]
      targets = [
        ReferenceExplanation.Target(
          node: module.name, declaration: module.name, location: module.location)
      ]
    }
    return ReferenceExplanation(
      place: location(of: entry.file, offset: entry.offset), chain: entry.path, name: entry.module,
      role: .import, outcome: entry.target == nil ? .external : .certain, targets: targets)
  }
}
