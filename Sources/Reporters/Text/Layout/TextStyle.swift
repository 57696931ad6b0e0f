import RuleLanguage
import SourceText

/// Marks text for terminals, or leaves it as it is.
struct TextStyle {
  /// What a piece of text is, not how it looks.
  enum Mark {
    case heading
    case error
    case warning
    case info
    case success
    /// Frames, labels and everything that steps back.
    case dim
    case place
  }

  /// The widest name that is written whole where nobody's window limits it.
  static let unlimitedWidth = 4096

  /// Whether text carries colours.
  let coloring: ReportOptions.Coloring
  /// Columns of the window; `nil` for a pipe or file.
  let windowWidth: Int?

  /// The style of texts with some options.
  init(_ options: ReportOptions) {
    coloring = options.coloring
    windowWidth = options.isWindow ? options.width : nil
  }

  /// A name or sentence that can be shown on one line: shortened only in a window.
  func fitted(_ text: String) -> String {
    text.printable.shortened(toWidth: windowWidth.map { max(40, $0) } ?? Self.unlimitedWidth)
  }

  /// The text between the escape sequences of a mark.
  func callAsFunction(_ text: String, _ mark: Mark) -> String {
    guard coloring == .ansi, !text.isEmpty else { return text }
    let code =
      switch mark {
      case .heading: "1"
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;34"
      case .success: "1;32"
      case .dim: "2"
      case .place: "36"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The mark of a severity.
  static func mark(of severity: Severity) -> Mark {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
