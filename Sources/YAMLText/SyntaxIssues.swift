import SourceText
import Yams

/// The library's error as a located sentence.
func issue(for error: YamlError, in text: String, places: YAMLPlaces) -> ConfigurationIssue {
  switch error {
  case .reader(let problem, let offset, _, _):
    let index = offset.map { text.index(text.startIndex, offsetBy: $0) }
    let byte = index.map { text.utf8.distance(from: text.startIndex, to: $0) }
    let place = byte.map(places.location(atOffset:)) ?? places.location(nil)
    return ConfigurationIssue(
      location: place,
      message: "This character is not allowed in YAML (\(problem)); remove it, or escape it in "
        + "double quotes.")
  case .scanner(let context, let problem, let mark, _),
    .parser(let context, let problem, let mark, _):
    return ConfigurationIssue(
      location: places.location(mark),
      message: sentence(problem: problem, context: context, places: places))
  case .composer(_, let problem, let mark, _):
    let isSecond = problem.contains("another document")
    return ConfigurationIssue(
      location: places.location(mark),
      message: isSecond
        ? "A second document begins here; use one document per file, without further `---` lines."
        : "This alias (`*name`) has no anchor; define the anchor (`&name`) before it.")
  case .duplicatedKeysInMapping(let duplicates, let context):
    return duplicateIssue(keys: duplicates, first: context.mark, in: text, places: places)
  default:
    return ConfigurationIssue(
      location: places.location(nil), message: "This is not valid YAML: \(error).")
  }
}

/// What the library calls the problem, in words that name the remedy.
private func sentence(problem: String, context: YamlError.Context?, places: YAMLPlaces) -> String {
  if let known = remedies.first(where: { problem.contains($0.problem) }) { return known.sentence }
  guard let context else { return "This is not valid YAML: \(problem)." }
  let begin = places.location(context.mark)
  return "This is not valid YAML: \(problem) \(context.text) "
    + "(which begins at line \(begin.line), column \(begin.column))."
}

private let remedies: [(problem: String, sentence: String)] = [
  (
    "found character that cannot start any token",
    "A value cannot begin with this character: quote the string, and indent with spaces, not tabs."
  ),
  (
    "could not find expected ':'",
    "This key has no `:`; write `key: value`, and quote strings with special characters."
  ),
  (
    "mapping values are not allowed in this context",
    "There cannot be a key before this `:`. Quote strings that contain `: `, and check the "
      + "indentation."
  ),
  (
    "did not find expected key",
    "A key was expected here: check the indentation, and quote the string before it if it contains "
      + "special characters."
  ),
  (
    "did not find expected '-' indicator",
    "A list element was expected here: start it with `- `, indented like the others."
  ),
  (
    "block sequence entries are not allowed in this context",
    "A list cannot begin here: put its first `- ` on a line of its own."
  ),
  (
    "found unexpected end of stream",
    "A quoted string is not closed; add the closing quote."
  ),
  (
    "did not find expected ',' or ']'",
    "A `,` or `]` was expected here: close the list, and put elements with special characters in "
      + "quotes."
  ),
  (
    "did not find expected ',' or '}'",
    "A `,` or `}` was expected here: close the mapping, and put strings with `{`, `}` or `,` in "
      + "quotes."
  ),
  (
    "did not find expected alphabetic or numeric character",
    "`*` and `&` begin an alias or anchor: quote strings that begin with one of them."
  ),
  (
    "exceeded max depth",
    "Values are nested too deeply here; flatten them."
  ),
  (
    "Maximum nesting level reached",
    "Values are nested too deeply here; flatten them."
  ),
]

/// A key written twice, reported where it is written again if that can be told.
private func duplicateIssue(
  keys: [String], first: Mark, in text: String, places: YAMLPlaces
) -> ConfigurationIssue {
  let key = keys.first ?? ""
  let place = places.location(first)
  if let again = secondPlace(of: key, after: place, in: text) {
    return ConfigurationIssue(
      location: again,
      message: "The key `\(key)` is already defined at line \(place.line); keep one of them.")
  }
  return ConfigurationIssue(
    location: place, message: "The key `\(key)` is defined twice in this mapping; keep one of them."
  )
}

/// Looks for a key of a block mapping in the lines below, in the same column.
private func secondPlace(
  of key: String, after place: SourceLocation, in text: String
) -> SourceLocation? {
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let spellings = [key, "\"\(key)\"", "'\(key)'"].map { Array($0.utf8) }
  for (index, line) in lines.enumerated() where index >= place.line {
    let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line.dropFirst(indentation)
    guard let first = rest.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "\r") else {
      continue
    }
    if indentation < place.column - 1 { return nil }
    guard indentation == place.column - 1 else { continue }
    for spelling in spellings where rest.starts(with: spelling) {
      let after = rest.dropFirst(spelling.count).drop { $0 == UInt8(ascii: " ") }
      if after.first == UInt8(ascii: ":") {
        return SourceLocation(path: place.path, line: index + 1, column: place.column)
      }
    }
  }
  return nil
}
