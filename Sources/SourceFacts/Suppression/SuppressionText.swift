import SourceText

/// What stands behind `archcheck:ignore` in a comment.
package struct SuppressionText: Hashable, Sendable {
  /// The bytes that every such comment begins with.
  package static let marker = "archcheck:ignore"

  /// Whether a text holds the marker anywhere. O(bytes).
  package static func isMentioned(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let marker = Array(marker.utf8)
      // A colon is rare, and each marker has one.
      let colon = marker.count - "ignore".utf8.count - 1
      return bytes.indices.contains { index in
        bytes[index] == UInt8(ascii: ":") && index >= colon
          && bytes[(index - colon)...].starts(with: marker)
      }
    }
  }

  /// Whether it speaks of the whole file.
  package var isWholeFile = false
  /// The ids of the rules, in the order written, each one once.
  package var rules: [String] = []
  /// Why; `nil` where nothing is written.
  package var reason: String?
  /// What is wrong with it, as a sentence with advice; such a comment suppresses nothing.
  package var mistake: String?

  /// Reads ` rule-id[, rule-id] - reason`, with `:file` in front for the whole file.
  ///
  /// - Parameter text: the comment behind ``marker``, to its end or the end of its line.
  /// - Returns: `nil` where another word only begins like the marker.
  package init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    if rest.hasPrefix(":file") {
      isWholeFile = true
      rest = rest.dropFirst(5)
    }
    guard let first = rest.utf8.first.map(Character.init(ascii:)), !first.isWhitespace else {
      if rest.isEmpty { mistake = Self.advice("names no rule") } else { read(rest) }
      return
    }
    guard first == ":" else { return nil }
    let form = SuppressionText.marker + rest.prefix { !$0.isWhitespace }
    mistake =
      "There is no `\(form)`: write `archcheck:ignore` at the end of a line or above it, or "
      + "`archcheck:ignore:file` for the whole file."
  }

  private mutating func read(_ text: Substring) {
    let (names, reason) = Self.divided(text)
    var known: Set<ByteKey> = []
    for name in names.split(separator: ",") {
      let id = name.trimmed
      if !id.isEmpty, known.insert(ByteKey(id)).inserted { rules.append(id) }
    }
    self.reason = reason.isEmpty ? nil : reason
    if rules.isEmpty {
      mistake = Self.advice("names no rule")
    } else if reason.isEmpty {
      mistake = Self.advice("gives no reason")
    }
  }

  /// The text in front of the first dash that stands alone, and what follows it.
  private static func divided(_ text: Substring) -> (names: String, reason: String) {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let isAlone =
        (index == text.startIndex || text[text.index(before: index)].isWhitespace)
        && (next == text.endIndex || text[next].isWhitespace)
      if "-–—".contains(text[index]), isAlone {
        return (text[..<index].trimmed, text[next...].trimmed)
      }
      index = next
    }
    return (text.trimmed, "")
  }

  private static func advice(_ lack: String) -> String {
    "The comment \(lack), so it suppresses nothing: write `archcheck:ignore rule-id - reason`."
  }
}

extension Character {
  fileprivate init(ascii byte: UInt8) { self.init(Unicode.Scalar(byte)) }
}
