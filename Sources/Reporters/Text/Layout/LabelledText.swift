import SourceText

/// A label with wrapped text beside it: `  because   Domain modules meet only in the App.`
enum LabelledText {
  /// Columns of the label with the space behind it.
  static let labelWidth = 10

  /// The lines of the text, the first behind the label, indented by two columns.
  static func lines(
    _ label: String, _ text: String, mark: TextStyle.Mark = .dim, style: TextStyle,
    options: ReportOptions
  ) -> [String] {
    let body = text.printable.wrapped(to: max(20, options.width - labelWidth - 2))
    return lines(label, body: body, mark: mark, style: style)
  }

  /// Ready lines, the first behind the label; in a window those that are wider go on below.
  static func lines(
    _ label: String, body: [String], mark: TextStyle.Mark = .dim, style: TextStyle
  ) -> [String] {
    let fold = style.windowWidth.map { WindowFold(width: max(20, $0 - labelWidth - 2)) }
    let body = fold.map { fold in body.flatMap { fold.lines(of: $0) } } ?? body
    return body.enumerated().map { index, line in
      let label = index == 0 ? label : ""
      let space = String(
        repeating: " ",
        count: max(index == 0 && !label.isEmpty ? 1 : 0, labelWidth - label.displayWidth))
      return "  " + style(label, mark) + space + line
    }
  }
}
