/// Marks a page as made by `make pages`, which writes and removes pages that begin with it.
package let generatedPageMark =
  "<!-- Made by `make pages` from the sources; change it there. -->"

/// A paragraph broken into lines.
///
/// Words that are longer than a line stay whole. A line never begins with what Markdown takes for
/// the start of a list, a heading or a table.
///
/// - Complexity: O(characters).
package func wrappedMarkdown(_ text: String, width: Int = 100) -> String {
  var lines: [String] = []
  var current = ""
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    let opensBlock = ["-", "+", "*", "|", ">"].contains(word) || word.hasPrefix("#")
    if current.isEmpty {
      current = String(word)
    } else if current.count + 1 + word.count > width, !opensBlock {
      lines.append(current)
      current = String(word)
    } else {
      current += " \(word)"
    }
  }
  return (lines + [current]).joined(separator: "\n")
}

/// A text as a block of code.
package func fencedMarkdown(_ text: String, _ language: String) -> String {
  var text = Substring(text)
  while text.last == "\n" { text = text.dropLast() }
  return "```\(language)\n\(text)\n```"
}

/// A row of a table; pipes in cells are escaped.
package func tableRow(_ cells: [String]) -> String {
  let escaped = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false) }
  return "| \(escaped.map { $0.joined(separator: "\\|") }.joined(separator: " | ")) |"
}
