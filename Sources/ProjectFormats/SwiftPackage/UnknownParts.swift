import ProjectModel
import SourceText

extension EvaluatedManifest {
  /// Whether something was not understood that may concern any target: a statement, rather than a
  /// value that is unknown at the place where it stands, of which the reader of that place knows.
  ///
  /// O(values + problems · log lines).
  var isInDoubtEverywhere: Bool {
    let doubts = problems.filter { $0.kind.leavesManifestUnknown }
    guard !doubts.isEmpty else { return false }
    var known: Set<SourceLocation> = []
    if let root { collectUnknown(ManifestItem(root), into: &known) }
    return doubts.contains { problem in problem.location.map { !known.contains($0) } ?? true }
  }

  private func collectUnknown(_ item: ManifestItem, into known: inout Set<SourceLocation>) {
    switch item.value {
    case .unknown: known.insert(places.location(of: item.offset))
    case .array(let items):
      for item in items { collectUnknown(item, into: &known) }
    case .dictionary(let entries):
      for entry in entries {
        collectUnknown(ManifestItem(entry.value, offset: item.offset), into: &known)
      }
    case .call(let call):
      for argument in call.arguments { collectUnknown(argument.item, into: &known) }
    case .string, .integer, .boolean, .null, .name: break
    }
  }
}
