/// A CODEOWNERS file: who owns which paths, as GitHub reads it.
struct CodeOwners {
  /// Where GitHub looks for the file, in its order.
  static let paths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  /// A line that GitHub passes over, since it uses what CODEOWNERS does not know: `!` or `[ ]`.
  struct UnknownPattern {
    /// The pattern as written.
    var text: String
    /// Its line, from 1.
    var line: Int
  }

  private struct Entry {
    var pattern: OwnedPath
    /// Whether it names owners, rather than taking them away.
    var hasOwners: Bool
  }

  private var entries: [Entry] = []
  /// The lines that are passed over.
  private(set) var unknown: [UnknownPattern] = []

  /// Reads the text of the file. O(length).
  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() {
      let words = Self.words(line)
      guard let pattern = words.first else { continue }
      if pattern.hasPrefix("!") || pattern.contains("[") {
        unknown.append(UnknownPattern(text: pattern, line: number + 1))
      } else {
        entries.append(Entry(pattern: OwnedPath(pattern), hasOwners: words.count > 1))
      }
    }
  }

  /// Whether a file has an owner: the last line whose pattern takes it says so. O(lines).
  func own(_ path: String) -> Bool {
    let segments = path.split(separator: "/")
    return entries.last { $0.pattern.takes(segments) }?.hasOwners == true
  }

  /// The words of a line, up to a comment; a space behind a backslash is part of a word.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "#", word.isEmpty {
        break
      } else if character == " " || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

/// A pattern of CODEOWNERS: `*` stands for anything within a name, `?` for one character, `**` for
/// any folders; with a slash at its start or within it begins at the root.
private struct OwnedPath {
  private let segments: [Substring]
  /// Whether what lies below what it names is taken too: all but `docs/*`, which is about files
  /// directly in the folder.
  private let takesBelow: Bool
  /// Whether it names folders only.
  private let isFolder: Bool

  init(_ pattern: String) {
    var parts = pattern.split(separator: "/")
    isFolder = pattern.hasSuffix("/")
    let isAnchored = pattern.hasPrefix("/") || parts.count > 1
    takesBelow = !(isAnchored && parts.last == "*")
    if !isAnchored { parts.insert("**", at: 0) }
    segments = parts
  }

  /// Whether it names a file, given by the names of its path. Only the last `**` is ever widened,
  /// which suffices because an earlier one can be left as short as it is. O(path · pattern).
  func takes(_ path: [Substring]) -> Bool {
    var (name, part) = (0, 0)
    var retry: (name: Int, part: Int)?
    while true {
      if part == segments.count {
        if name == path.count ? !isFolder : takesBelow || isFolder { return true }
      } else if name < path.count {
        if segments[part] == "**" {
          if part == segments.count - 1 { return true }
          part += 1
          retry = (name, part)
          continue
        }
        if Self.matches(path[name], segments[part]) {
          name += 1
          part += 1
          continue
        }
      }
      guard let last = retry, last.name < path.count else { return false }
      retry = (last.name + 1, last.part)
      (name, part) = (last.name + 1, last.part)
    }
  }

  /// Whether a pattern describes a name: of its `*`, too, only the last one is ever widened.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    var (place, part) = (name.startIndex, pattern.startIndex)
    var retry: (place: Substring.Index, part: Substring.Index)?
    while true {
      if part < pattern.endIndex, pattern[part] == "*" {
        part = pattern.index(after: part)
        retry = (place, part)
        continue
      }
      if place == name.endIndex, part == pattern.endIndex { return true }
      if place < name.endIndex, part < pattern.endIndex,
        pattern[part] == "?" || pattern[part] == name[place]
      {
        place = name.index(after: place)
        part = pattern.index(after: part)
        continue
      }
      guard let last = retry, last.place < name.endIndex else { return false }
      let next = name.index(after: last.place)
      retry = (next, last.part)
      (place, part) = (next, last.part)
    }
  }
}
