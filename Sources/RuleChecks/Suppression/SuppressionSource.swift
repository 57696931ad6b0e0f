import Findings
import RuleEngine
import SourceFacts
import SourceText

/// Where the comments come from that take rules away from pieces of files.
package struct SuppressionSource: Sendable {
  /// Those of the source files, sorted by place; a file of several modules has each of its own once.
  package var ofSources: [Suppression]
  /// Files beside the sources whose comments are read in any case: manifests and configurations.
  package var documents: [String]
  /// Reads the comments of a file that is no source; none where they are of no known form.
  package var comments: @Sendable (_ path: String) -> [Suppression]

  /// Makes a source.
  package init(
    ofSources: [Suppression] = [], documents: [String] = [],
    comments: @escaping @Sendable (_ path: String) -> [Suppression] = { _ in [] }
  ) {
    self.ofSources = ofSources
    self.documents = documents
    self.comments = comments
  }

  /// All comments that can concern what breaks rules.
  func suppressions(
    concerning breaches: [Breach], sources: Set<ByteKey>
  ) -> [Suppression] {
    let places = breaches.flatMap { [$0.location] + $0.finding.evidence.map(\.location) }
    var seen = sources
    var paths: [String] = []
    for path in documents + places.map(\.path) where seen.insert(ByteKey(path)).inserted {
      paths.append(path)
    }
    return ofSources + paths.sortedByBytes().flatMap(comments)
  }
}
