/// One statement of a graph literal, cut into words.
struct GraphStatement {
  /// The statement's line, 1-based.
  var line: Int
  /// Spaces before the first statement of that line.
  var indentation: Int
  /// The words; round brackets hold spaces and commas together.
  var words: [GraphWord]

  /// Cuts a text at line ends and at commas outside of brackets; comments are left out.
  static func statements(in text: String) -> [GraphStatement] {
    var statements: [GraphStatement] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      for part in split(withoutComment(line), at: ",") {
        let words = split(part, at: " ").reduce(into: [GraphWord]()) { words, word in
          // `Name (attributes)` reads as `Name(attributes)`.
          if word.hasPrefix("("), let last = words.popLast() {
            words.append(GraphWord(last.text + word))
          } else {
            words.append(GraphWord(word))
          }
        }
        guard !words.isEmpty else { continue }
        statements.append(
          GraphStatement(line: index + 1, indentation: indentation, words: words))
      }
    }
    return statements
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var isAfterSlash = false
    for index in line.indices {
      if line[index] == "/", isAfterSlash { return line[..<line.index(before: index)] }
      isAfterSlash = line[index] == "/"
    }
    return line
  }

  /// The non-empty parts between separators that stand outside of brackets.
  static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
  }
}

/// A word with the attributes that stand in brackets behind it.
struct GraphWord {
  /// All of it, as written.
  let text: String
  /// The word without attributes.
  let name: String
  /// The attributes, each one a list of words: `(types 3, abstract)` is `[[types, 3], [abstract]]`.
  let attributes: [[String]]

  init(_ text: String) {
    self.text = text
    // Brackets behind a dot are part of the name: `App.(extension of Core.Client)`.
    var previous: Character = "."
    for index in text.indices {
      if text[index] == "(", previous != "." {
        name = String(text[..<index])
        let inner = text[text.index(after: index)...].prefix { $0 != ")" }
        attributes = GraphStatement.split(inner, at: ",").map {
          $0.split(separator: " ").map(String.init)
        }
        return
      }
      previous = text[index]
    }
    name = text
    attributes = []
  }

  /// The roles and confidences of an arrow such as `->` or `-call:probable->`; `nil` for others.
  var arrow: [String]? {
    guard text.hasSuffix("->"), text.hasPrefix("-") else { return nil }
    return text.dropFirst().dropLast(2).split(separator: ":").map(String.init)
  }
}

extension String {
  /// The text without spaces at either end.
  func trimmingSpaces() -> String {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
