/// What a thread is doing, as far as a failure there is blamed on it.
package enum Stage: CaseIterable, Sendable {
  /// Before anything of the project is looked at.
  case start
  /// `archcheck.yml`, and what it extends.
  case configuration
  /// The names below the root.
  case discovery
  /// One manifest.
  case manifest
  /// The includes of one header, or one module map.
  case headers
  /// One source file, from its bytes to its facts.
  case reading
  /// The `#if` conditions of one file.
  case conditions
  /// What one file declares.
  case declarations
  /// The types that one file writes.
  case types
  /// The types of the values in one file.
  case values
  /// What one file names.
  case references
  /// The graph.
  case graph
  /// What rules and metrics ask about the declarations of one file.
  case listing
  /// The comments of one manifest or other document that is no source.
  case comments
  /// The rules and the baseline.
  case rules
  /// The report, before it is printed.
  case report
  /// The printed result.
  case output

  /// The name in messages and in the documentation; it ends with a NUL, as C wants it.
  var staticName: StaticString {
    switch self {
    case .start: "start"
    case .configuration: "configuration"
    case .discovery: "discovery"
    case .manifest: "manifest"
    case .headers: "headers"
    case .reading: "reading"
    case .conditions: "conditions"
    case .declarations: "declarations"
    case .types: "types"
    case .values: "values"
    case .references: "references"
    case .graph: "graph"
    case .listing: "listing"
    case .comments: "comments"
    case .rules: "rules"
    case .report: "report"
    case .output: "output"
    }
  }

  /// The name in messages and in the documentation.
  package var name: String { staticName.description }

  /// The stage of a name, or `nil`.
  package init?(name: some StringProtocol) {
    guard let stage = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = stage
  }

  /// The name for C.
  var pointer: UnsafePointer<CChar> {
    UnsafeRawPointer(staticName.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
