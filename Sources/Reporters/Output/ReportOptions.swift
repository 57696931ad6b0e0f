/// How a result is to be shown. Formats ignore what does not concern them.
package struct ReportOptions: Hashable, Sendable {
  /// Whether text carries colours.
  package enum Coloring: Hashable, Sendable {
    case plain
    /// ANSI escape sequences, for terminals.
    case ansi
  }

  /// How much text there is.
  package enum Verbosity: Hashable, Sendable {
    /// Errors and warnings only; problems too where they count as errors.
    case quiet
    case normal
    /// All evidence, all rows, every rule, known and suppressed violations.
    case verbose
  }

  /// Whether a drawing explains its marks.
  package enum Legend: Hashable, Sendable {
    case hidden
    case shown
  }

  /// Version of archcheck, for formats that name it.
  package var toolVersion: String
  /// The address of the project's page, for formats that name it; `nil` where it has none.
  package var homepage: String?
  /// Whether text carries colours.
  package var coloring: Coloring
  /// How much text there is.
  package var verbosity: Verbosity
  /// The widths of windows: sentences are hard to read in narrower and in wider lines.
  package static let windowWidths = 40...120
  /// Columns at which sentences are wrapped in text.
  package var width: Int
  /// Whether the text goes to a window, where no line but a path is wider than that; in pipes and files
  /// names and lines stay whole.
  package var isWindow: Bool
  /// Which findings of a check are spelt out, and in which groups.
  package var layout: FindingsLayout
  /// Whether a drawing explains its marks.
  package var legend: Legend
  /// Whether formats that can mark them list the findings that the baseline or a comment accepts.
  package var includesAccepted = false

  /// Makes options; the defaults are those of `archcheck check` into a pipe.
  package init(
    toolVersion: String, coloring: Coloring = .plain, verbosity: Verbosity = .normal,
    width: Int = 100, isWindow: Bool = false, layout: FindingsLayout = FindingsLayout(),
    legend: Legend = .hidden
  ) {
    self.toolVersion = toolVersion
    self.coloring = coloring
    self.verbosity = verbosity
    self.width = width
    self.isWindow = isWindow
    self.layout = layout
    self.legend = legend
  }
}
