import RuleLanguage

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

  /// Whether text carries colours.
  var coloring: ReportOptions.Coloring

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
