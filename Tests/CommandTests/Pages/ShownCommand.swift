import Foundation
import Testing

/// A command line of archcheck as a page shows it.
struct ShownCommand: CustomTestStringConvertible, Hashable, Sendable {
  /// The page, from the repository's root.
  var page: String
  /// The line without a prompt, comments and what a shell does with the output.
  var line: String

  var testDescription: String { "\(page): \(line)" }

  /// The command lines of a page: those in blocks of code, and those within sentences.
  static func all(of page: String, text: String) -> [ShownCommand] {
    let paragraphs = text.replacing(/\n{2,}/, with: "\n\n")
    var lines = lines(of: paragraphs)
    lines += paragraphs.matches(of: /`(archcheck [^`]+)`/).map {
      $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var seen: Set<ShownCommand> = []
    return lines.map { ShownCommand(page: page, line: reduced($0)) }.filter {
      seen.insert($0).inserted
    }
  }

  /// Lines of code blocks that begin with the command, behind a prompt or not.
  private static func lines(of text: String) -> [String] {
    var isFenced = false
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isFenced.toggle() }
      let isCode = isFenced || line.hasPrefix("    ")
      guard isCode, let match = line.wholeMatch(of: /\s*(?:\$ )?(archcheck(?: .*)?)/) else {
        continue
      }
      lines.append(String(match.1))
    }
    return lines
  }

  /// The line up to what is none of archcheck's business: a comment, a pipe, a file for the output, and the
  /// meaning that stands behind a synopsis.
  private static func reduced(_ line: String) -> String {
    var result = ""
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == "#" || "|>;&\\".contains(character), !isOptional(result)
      {
        break
      }
      result.append(character)
      if quote == nil, result.hasSuffix("   ") { break }
    }
    let words = result.split(separator: " ")
    return words.joined(separator: " ")
  }

  /// Whether a line ends within brackets, which hold what may be left out.
  private static func isOptional(_ line: String) -> Bool {
    line.count { $0 == "[" } > line.count { $0 == "]" }
  }

  /// The arguments as a shell would hand them over, placeholders filled in and optional parts left out.
  ///
  /// - Throws: where a word in capitals stands for nothing known.
  func arguments() throws -> [String] {
    let completed = PagesProject.completed[line] ?? line
    let required = completed.replacing(/\s*\[[A-Z:a-z|]+\]/, with: "")
    var words: [String] = []
    var (word, quote, isWord) = ("", Character?.none, false)
    for character in required {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, isWord) = (character, true)
      } else if quote == nil, character == " " {
        if isWord || !word.isEmpty { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(character)
      }
    }
    if isWord || !word.isEmpty { words.append(word) }
    return try words.dropFirst().map { word in
      if let value = PagesProject.placeholders[word] { return value }
      guard word.wholeMatch(of: /[A-Z]{2,}[…:A-Z]*/) == nil || word == "HEAD" || word == "DEBUG"
      else { throw UnknownPlaceholder(word: word, line: line) }
      return word
    }
  }
}

/// A word that stands for something, nobody knows for what.
struct UnknownPlaceholder: Error {
  var word: String
  var line: String
}

/// An output that a page shows, below a comment with the command that prints it:
/// `<!-- printed by: archcheck graph --levels -->`.
struct ShownOutput: CustomTestStringConvertible, Sendable {
  var page: String
  var command: ShownCommand
  /// The output with the indentation of the page taken off.
  var text: String
  /// The whole block as it stands in the page.
  var block: String

  var testDescription: String { command.testDescription }

  /// The outputs of a page.
  static func all(of page: String, text: String) -> [ShownOutput] {
    let mark = /<!-- printed by: (.+) -->\n\n?((?:    .*\n|\n(?=    ))+|```\w*\n[^`]*```\n)/
    return text.matches(of: mark).map { match in
      let block = String(match.2)
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isFenced = block.hasPrefix("```")
      let body =
        isFenced
        ? lines.dropFirst().prefix { !$0.hasPrefix("```") }.joined(separator: "\n") + "\n"
        : lines.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }.joined(separator: "\n")
      return ShownOutput(
        page: page, command: ShownCommand(page: page, line: String(match.1)), text: body,
        block: block)
    }
  }

  /// The block as it would stand there with another output.
  func block(with output: String) -> String {
    if block.hasPrefix("```"), let head = block.split(separator: "\n").first {
      return "\(head)\n\(output)```\n"
    }
    return output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
