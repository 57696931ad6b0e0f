/// The output formats that archcheck knows.
package enum ReporterRegistry {
  /// Every built-in format, in the order of the help text; the first is the default.
  package static let all: [any Reporter] = [
    TextReporter(),
    JSONReporter(),
    DOTReporter(),
    CSVReporter(),
  ]

  /// The format of a name, or `nil` when there is none.
  package static func reporter(named name: String) -> (any Reporter)? {
    all.first { $0.name == name }
  }

  /// The names of the formats that can show a view, in the order of `all`.
  package static func names(for view: ReportView) -> [String] {
    all.filter { $0.views.contains(view) }.map(\.name)
  }
}
