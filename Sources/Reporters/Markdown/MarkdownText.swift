import SourceText

/// Text that stands for itself in the Markdown of GitHub and GitLab.
enum MarkdownText {
  /// Text of one line in which nothing is markup, a mention, a link or an end of a table's cell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      switch scalar {
      case "|", "`", "@", "#", "<", ">", "&", "*", "_", "[", "]", "\\", "~", "$", "!":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Lines as they are, in a block that no line of them can end.
  static func codeBlock(_ text: String, language: String) -> String {
    let lines = text.split(separator: "\n").map { String($0).printable }
    let longest = lines.flatMap { $0.split(whereSeparator: { $0 != "`" }) }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)"
  }
}
