import DependencyModel
import Findings
import RuleKinds
import SourceText

/// Which references break which rules, so that drawings can mark the edges that they prove.
package struct EdgeMarks {
  private struct ReferenceKey: Hashable {
    var file: ByteKey
    var line: Int
    var column: Int
    var to: ByteKey
  }

  private let graph: DependencyGraph
  private var breachesOfPlace: [ReferenceKey: [String: EdgeBreach]] = [:]
  /// The files that hold a marked reference.
  private var files: Set<ByteKey> = []

  /// Collects the evidence of violations. O(evidence).
  package init(_ violations: [Violation], in graph: DependencyGraph) {
    self.graph = graph
    for violation in violations where violation.status != .suppressed {
      let breach = EdgeBreach(
        rule: violation.rule, severity: violation.severity,
        isAccepted: violation.status == .baseline,
        isAgainstLayers: violation.defect.leadsToHigherLayer)
      for evidence in violation.evidence {
        let file = ByteKey(evidence.location.path)
        let place = ReferenceKey(
          file: file, line: evidence.location.line, column: evidence.location.column,
          to: ByteKey(evidence.to))
        breachesOfPlace[place, default: [:]].merge([violation.rule: breach]) { $0.merged(with: $1) }
        files.insert(file)
      }
    }
  }

  /// Whether no rule is broken.
  package var isEmpty: Bool { breachesOfPlace.isEmpty }

  /// The rules that a reference to a node, or an import of a module, breaks, by their ids.
  /// O(log lines).
  package func breaches(file: FileID, offset: UInt32, to target: String) -> [String: EdgeBreach] {
    let path = ByteKey(graph.files[file.int].path)
    guard files.contains(path) else { return [:] }
    let location = graph.location(of: file, offset: offset)
    let place = ReferenceKey(
      file: path, line: location.line, column: location.column, to: ByteKey(target))
    return breachesOfPlace[place] ?? [:]
  }
}
