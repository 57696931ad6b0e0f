/// The patterns of one `.gitignore` file (or of `.git/info/exclude`).
///
/// Source of the rules: gitignore(5).
package struct GitIgnoreFile: Hashable, Sendable {
  /// One line of the file.
  private struct Rule: Hashable, Sendable {
    var pattern: PathPattern
    /// Whether the line begins with `!`: what it matches is not ignored.
    var isNegated: Bool
    /// Whether the line ends with `/`: it matches folders only.
    var isForFolders: Bool
    /// Whether a slash ties the pattern to the file's folder; else it matches names at any depth.
    var isAnchored: Bool
  }

  private let rules: [Rule]

  /// Reads a file; a line that can match nothing is dropped.
  package init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    rules = text.split(separator: UInt8(ascii: "\n")).compactMap(Self.rule)
  }

  /// Whether the file holds no pattern.
  package var isEmpty: Bool { rules.isEmpty }

  /// What the file says about a path: `true` ignored, `false` kept by a negated pattern, `nil`
  /// nothing. The last pattern that matches decides. O(patterns × path).
  ///
  /// - Parameter names: the names of the path relative to the file's folder, at least one.
  package func verdict(on names: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool? {
    for rule in rules.reversed() where isFolder || !rule.isForFolders {
      if rule.pattern.matches(rule.isAnchored ? names : names.suffix(1)) { return !rule.isNegated }
    }
    return nil
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " "), !endsInEscapedSpace(line) { line.removeLast() }
    if line.isEmpty || line.first == UInt8(ascii: "#") { return nil }
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    guard !line.isEmpty, let pattern = PathPattern(line) else { return nil }
    return Rule(
      pattern: pattern, isNegated: isNegated, isForFolders: isForFolders, isAnchored: isAnchored)
  }

  /// Whether the last space is written `\ `: after an odd number of backslashes.
  private static func endsInEscapedSpace(_ line: ArraySlice<UInt8>) -> Bool {
    let backslashes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return backslashes % 2 == 1
  }
}
