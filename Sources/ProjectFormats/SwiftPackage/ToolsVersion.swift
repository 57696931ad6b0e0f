/// A version of Swift's package description, such as the `5.9` of `// swift-tools-version:5.9`.
struct ToolsVersion: Hashable, Comparable {
  var major: Int
  var minor: Int
  var patch: Int

  /// The newest version whose rules archcheck follows.
  static let newest = ToolsVersion(major: 6, minor: 3, patch: 0)

  init(major: Int, minor: Int, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `6`, `5.9` or `5.9.2`; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0] else { return nil }
    guard let minor = parts.count > 1 ? parts[1] : 0 else { return nil }
    guard let patch = parts.count > 2 ? parts[2] : 0 else { return nil }
    self.init(major: major, minor: minor, patch: patch)
  }

  /// Whether it asks for newer tools than the newest known; patches do not matter.
  var isTooNew: Bool { (major, minor) > (Self.newest.major, Self.newest.minor) }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }

  /// The version that the comment `// swift-tools-version: 5.9` at the beginning of a manifest
  /// names; 3.1 without one, as in SwiftPM.
  ///
  /// Blank lines and a byte order mark before it, any spacing and any capitals are allowed, as is
  /// more text in the same line. O(blank lines + line).
  static func written(in manifest: String) -> ToolsVersion {
    let text = manifest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let line = text.prefix { !$0.isNewline }.lowercased()
    guard line.hasPrefix("//"), let mark = line.range(of: "swift-tools-version") else {
      return ToolsVersion(major: 3, minor: 1)
    }
    let digits = line[mark].drop { $0 == ":" || $0.isWhitespace }
      .prefix { $0 == "." || ("0"..."9").contains($0) }
    return ToolsVersion(digits) ?? ToolsVersion(major: 3, minor: 1)
  }
}

extension String {
  /// The position behind the first occurrence of an ASCII word. O(length × word).
  fileprivate func range(of word: String) -> PartialRangeFrom<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return index(start, offsetBy: word.count)... }
      start = index(after: start)
    }
    return nil
  }
}
