import Findings

/// What of a report is asked for; each belongs to one command.
package enum ReportView: String, CaseIterable, Hashable, Sendable {
  /// Findings with coverage and metrics: `archcheck check`.
  case check
  /// The metrics alone: `archcheck metrics`.
  case metrics
  /// The dependency graph: `archcheck graph`.
  case graph
}

/// An output format: turns a report into text. Reporters read nothing but the report.
package protocol Reporter: Sendable {
  /// The word after `--format`.
  var name: String { get }
  /// One line for the help text.
  var summary: String { get }
  /// Extension of files that hold this format, without the dot.
  var fileExtension: String { get }
  /// What the format can show; the command line refuses the rest.
  var views: [ReportView] { get }

  /// The report's text, ended by a newline unless it is empty: the same report and options give the
  /// same bytes.
  ///
  /// Names in the report are untrusted; each format escapes what it would interpret or what would
  /// move a terminal's cursor. A view that is not among `views` is rendered as the nearest one that
  /// is.
  func render(_ report: Report, options: ReportOptions) -> String
}
