import SourceFacts

/// What one file says, as `archcheck facts` prints it.
package struct FileFactsReport: Hashable, Sendable {
  /// The path as it is shown.
  package var path: String
  /// Size in bytes.
  package var byteCount: Int
  /// What it says.
  package var facts: FileFacts

  /// Makes a report.
  package init(path: String, byteCount: Int, facts: FileFacts) {
    self.path = path
    self.byteCount = byteCount
    self.facts = facts
  }
}

/// What files say: the output of `facts`.
package struct FactsResult: CommandResult, Hashable {
  /// `facts`.
  package static let command = "facts"

  /// The files in the order of output.
  package var files: [FileFactsReport]

  /// Makes a result.
  package init(_ files: [FileFactsReport]) { self.files = files }
}
