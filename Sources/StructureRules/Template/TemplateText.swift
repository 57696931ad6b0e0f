/// A template's text with its placeholders replaced, line by line.
struct TemplateText: Sendable {
  /// A placeholder that no tool replaces.
  struct BrokenPlaceholder: Hashable, Sendable {
    /// What is written.
    var text: String
    /// What is wrong with it, as the end of a sentence.
    var reason: String
    /// Line, 1-based.
    var line: Int
    /// Column in UTF-8 bytes, 1-based.
    var column: Int
  }

  /// The text after replacement, with as many lines as before.
  private(set) var text = ""
  /// What could not be replaced; a name stands in its place.
  private(set) var broken: [BrokenPlaceholder] = []
  /// For each line whether it has a gap that a person fills in, or a placeholder that is not replaced:
  /// what stands there in the end is not known.
  private var areOpen: [Bool] = []
  /// For each line where its columns come from.
  private var origins: [[Origin]] = []

  /// From a column on, counted in the result, what comes from the template.
  private struct Origin: Sendable {
    var column: Int
    var source: Int
    /// Whether it stands for a placeholder, all of which comes from one place.
    var isReplaced: Bool
  }

  /// Replaces the placeholders of a text. O(text).
  init(_ template: String, values: TemplateValues) {
    var lines: [String] = []
    // By scalars, since `\r\n` is one character.
    let scalars = template.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in scalars.enumerated() {
      lines.append(replaced(Substring(line), line: index + 1, values: values))
    }
    text = lines.joined(separator: "\n")
  }

  /// What stands for something that is not known.
  static let unknownName = "placeholder"

  /// Whether it is not known what stands in a line, 1-based.
  func isOpen(line: Int) -> Bool { areOpen.indices.contains(line - 1) && areOpen[line - 1] }

  /// Where a place of the result comes from; places behind the end stay as they are.
  func origin(line: Int, column: Int) -> (line: Int, column: Int) {
    guard column > 0, origins.indices.contains(line - 1),
      let origin = origins[line - 1].last(where: { $0.column <= column })
    else { return (line, column) }
    return (line, origin.isReplaced ? origin.source : origin.source + column - origin.column)
  }

  private mutating func replaced(_ line: Substring, line number: Int, values: TemplateValues)
    -> String
  {
    var result = ""
    var origins: [Origin] = []
    var isOpen = false
    var scanner = PlaceholderScanner(line)
    while let part = scanner.next() {
      let origin = (column: result.utf8.count + 1, source: part.offset + 1)
      let replacement: Result<String, PlaceholderError>
      switch part.content {
      case .text(let text):
        origins.append(Origin(column: origin.column, source: origin.source, isReplaced: false))
        result += text
        continue
      case .variable(let name): replacement = values.replacement(for: name)
      case .editor:
        isOpen = true
        replacement = .success(filling(of: part, in: line))
      case .unfinished(let reason): replacement = .failure(PlaceholderError(reason))
      }
      origins.append(Origin(column: origin.column, source: origin.source, isReplaced: true))
      switch replacement {
      case .success(let text): result += text
      case .failure(let error):
        isOpen = true
        result += Self.unknownName
        broken.append(
          BrokenPlaceholder(
            text: String(part.text), reason: error.reason, line: number, column: origin.source))
      }
    }
    self.origins.append(origins)
    areOpen.append(isOpen)
    return result
  }
}

/// What stands for a gap that a person fills in: a comment where statements or members may stand,
/// and else a name.
private func filling(of part: PlaceholderScanner.Part, in line: Substring) -> String {
  func isEdge(_ byte: UInt8?) -> Bool { byte.map { "{};".utf8.contains($0) } ?? true }
  let isSpace = { (byte: UInt8) in " \t\r".utf8.contains(byte) }
  let before = line.utf8[..<part.text.startIndex].last { !isSpace($0) }
  let after = line.utf8[part.text.endIndex...].first { !isSpace($0) }
  let isAlone = isEdge(before) && isEdge(after)
  return isAlone ? "/*\(part.text.dropFirst(2).dropLast(2))*/" : TemplateText.unknownName
}

/// Why a placeholder cannot be replaced.
struct PlaceholderError: Error {
  /// The end of a sentence that begins with the placeholder.
  let reason: String

  /// Takes a reason.
  init(_ reason: String) { self.reason = reason }
}
