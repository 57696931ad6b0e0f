import RuleEngine
import RuleLanguage

extension TargetsCheck {
  /// `listed-in`: certain files mention every module, or every folder, by its name.
  ///
  /// Of the files that one pattern matches, one has to. The name counts where it is a word of its
  /// own, outside of lines that are comments.
  @Sendable
  static func listing(_ options: OptionsReader, _: StructureGrouping) -> TargetsCheck? {
    let patterns = options.placedPatterns("listed-in")
    if patterns.isEmpty { return nil }
    return TargetsCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: 0)
      for (pattern, location) in patterns.map({ ($0.pattern, $0.location) }) {
        let lists = input.files.paths.filter { pattern.matches($0) }.compactMap { path in
          input.files.text(path).map { (path: path, text: ListText($0)) }
        }
        guard let only = lists.first else {
          outcome.unmatched.append(UnmatchedPattern("listed-in", pattern.text, at: location))
          continue
        }
        for group in groups {
          outcome.checked += 1
          if lists.contains(where: { $0.text.mentions(group.name) }) { continue }
          if group.isExcused(input) { continue }
          outcome.findings.append(
            Finding(
              UnlistedModule(module: group.name, file: lists.count == 1 ? only.path : pattern.text),
              at: group.location))
        }
      }
      return outcome
    }
  }
}

/// A text in which modules are listed, without the lines that are comments.
private struct ListText {
  private let bytes: [UInt8]
  /// Where each word of letters, digits and `_` begins.
  private var starts: [[UInt8]: [Int]] = [:]

  /// Takes the lines that do not begin with `#` or `//`. O(length).
  init(_ text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).filter { line in
      let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return !start.starts(with: "#".utf8) && !start.starts(with: "//".utf8)
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    var index = 0
    while index < bytes.count {
      let word = bytes[index...].prefix(while: Self.isWord)
      if !word.isEmpty { starts[Array(word), default: []].append(index) }
      index = word.endIndex + 1
    }
  }

  /// Whether a name stands there between other characters than letters, digits and `_`. O(places of
  /// its first word), or O(length) for one that begins with another character.
  func mentions(_ name: String) -> Bool {
    let wanted = Array(name.utf8)
    let word = Array(wanted.prefix(while: Self.isWord))
    let places =
      word.isEmpty ? bytes.indices.filter { bytes[$0] == wanted.first } : starts[word] ?? []
    return places.contains { start in
      let end = start + wanted.count
      return end <= bytes.count && bytes[start..<end].elementsEqual(wanted)
        && (start == 0 || !Self.isWord(bytes[start - 1]))
        && (end == bytes.count || !Self.isWord(bytes[end]))
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
