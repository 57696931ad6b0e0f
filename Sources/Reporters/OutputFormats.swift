import Findings

extension OutputFormat {
  /// Every built-in format, in the order of the help text; the first is the default.
  package static let all: [OutputFormat] = [
    .text, .json, .dot, .mermaid, .csv, .xcode, .github, .gitlab, .junit, .sarif, .markdown,
    .rdjson,
    .sonarqube, .agent, .counts,
  ]

  /// The formats that know results of a type, in the order of `all`.
  package static func all(for type: any CommandResult.Type) -> [OutputFormat] {
    all.filter { $0.prints(type) }
  }
}
