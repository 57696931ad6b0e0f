import ArchcheckKit

/// What the help of a command says below its first line: some sentences, and command lines to begin with.
///
/// - Parameters:
///   - sentences: what there is to say; empty for nothing.
///   - examples: command lines, each with what it does behind it.
func help(_ sentences: String = "", examples: [(line: String, does: String)]) -> String {
  let width = examples.map { $0.line.count }.max() ?? 0
  let lines = examples.map { example in
    let space = String(repeating: " ", count: width - example.line.count)
    return example.does.isEmpty ? "  \(example.line)" : "  \(example.line)\(space)  \(example.does)"
  }
  return (sentences.isEmpty ? "" : sentences + "\n\n")
    + "\(examples.count == 1 ? "Example" : "Examples"):\n" + lines.joined(separator: "\n")
}

/// What ArgumentParser says to a user, in the words and the order of archcheck.
enum ParserText {
  /// The text of help: what many commands have stands behind what this one has, where ArgumentParser
  /// lists titled options first.
  static func help(_ text: String) -> String {
    var sections = text.components(separatedBy: "\n\n")
    let title = "\(commonOptionsTitle.uppercased()):"
    guard let common = sections.firstIndex(where: { $0.hasPrefix(title) }),
      let own = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:") }), common < own
    else { return text }
    let isLast = own == sections.count - 1
    let section = sections.remove(at: common)
    if isLast, sections[own - 1].hasSuffix("\n") {
      sections[own - 1].removeLast()
      sections.append(section + "\n")
    } else {
      sections.insert(section, at: own)
    }
    return sections.joined(separator: "\n\n")
  }

  /// A mistake on the command line, as archcheck words its own: a sentence behind `error:`, and how the
  /// command is used where the sentence alone does not tell.
  ///
  /// - Parameters:
  ///   - message: the sentence; those of archcheck end with a full stop, those of ArgumentParser do not.
  ///   - fullMessage: the same with everything that ArgumentParser adds.
  static func failure(_ message: String, _ fullMessage: String) -> String {
    let lines = message.split(separator: "\n").map { String($0).withoutControlCharacters }
    let sentence = "error: \(lines.joined(separator: "\n"))"
    if message.hasSuffix(".") { return sentence }
    let usage = fullMessage.split(separator: "\n").filter { line in
      line.hasPrefix("Usage: ") || line.hasPrefix("       ") || line.hasPrefix("  See '")
    }.map { line in
      line.hasPrefix("  See '") ? String(line.dropFirst(2)) : String(line)
    }
    return ([lines.count == 1 ? sentence + "." : sentence] + usage).joined(separator: "\n")
  }
}

extension String {
  /// The parts of the text between others, empty ones too.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
