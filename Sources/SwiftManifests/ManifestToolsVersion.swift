/// The version in the comment `// swift-tools-version: 5.9` that begins a manifest.
///
/// Blank lines before it, any spacing and any capitals are allowed, as is `;` with more after the
/// version. `nil` when the first line that is not blank is no such comment.
func manifestToolsVersion(of text: String) -> String? {
  let firstLine = text.split(whereSeparator: \.isNewline).first { line in
    !line.allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" }
  }
  guard let firstLine else { return nil }
  var rest = firstLine.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  guard rest.hasPrefix("//") else { return nil }
  rest = rest.dropFirst(2).drop(while: \.isWhitespace)
  let keyword = "swift-tools-version"
  guard rest.prefix(keyword.count).lowercased() == keyword else { return nil }
  rest = rest.dropFirst(keyword.count).drop(while: \.isWhitespace)
  guard rest.first == ":" else { return nil }
  rest = rest.dropFirst().drop(while: \.isWhitespace)
  let version = rest.prefix { $0 != ";" && !$0.isWhitespace }
  return version.first?.isNumber == true ? String(version) : nil
}
