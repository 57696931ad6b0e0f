import SourceText

/// What a module map (`module.modulemap`) says about the headers of its modules.
///
/// Source of the grammar: Clang's documentation, "Modules", section "Module Map Language".
package struct ModuleMap: Hashable {
  /// What may be done with a header.
  package enum Visibility: Hashable {
    case exported
    case hidden
  }

  /// A header that a module map names.
  package struct Header: Hashable {
    /// The path as written, relative to the module map's folder.
    package var path: String
    package var visibility: Visibility
    /// Whether all that it includes belongs to the module.
    package var isUmbrella = false
  }

  /// The names of its modules, those within others left out, in the order written.
  package var modules: [String] = []
  /// The headers, in the order written.
  package var headers: [Header] = []
  /// Folders all of whose headers are exported, as written.
  package var umbrellaFolders: [String] = []

  /// Reads a module map; what is no part of the language is passed over. O(length).
  package init(_ text: String) {
    let tokens = Self.tokens(of: text)
    var depth = 0
    var index = 0
    var words: [String] = []
    while index < tokens.count {
      switch tokens[index] {
      case .word("module"):
        if let name = Self.name(tokens, at: index + 1), depth == 0, words.last != "extern" {
          modules.append(name)
        }
        words = []
      case .word(let word):
        words.append(word)
      case .text(let path):
        add(path, after: words)
        words = []
      case .mark(UInt8(ascii: "{")):
        // The size and time of a header stand in braces too; they open and close alike.
        depth += 1
        words = []
      case .mark(UInt8(ascii: "}")):
        depth = max(0, depth - 1)
        words = []
      case .mark:
        words = []
      }
      index += 1
    }
  }

  private mutating func add(_ path: String, after words: [String]) {
    if words.last == "umbrella" {
      umbrellaFolders.append(path)
    } else if words.last == "header" {
      let isHidden = words.contains("private") || words.contains("exclude")
      headers.append(
        Header(
          path: path, visibility: isHidden ? .hidden : .exported,
          isUmbrella: words.contains("umbrella")))
    }
  }

  // MARK: - Tokens

  private enum Token: Hashable {
    case word(String)
    case text(String)
    case mark(UInt8)
  }

  /// The name of a module, a dotted one with its dots: `framework module Kit.Sub`.
  private static func name(_ tokens: [Token], at start: Int) -> String? {
    guard start < tokens.count else { return nil }
    switch tokens[start] {
    case .word(let name): return name == "*" ? nil : name
    case .text(let name): return name
    case .mark: return nil
    }
  }

  private static func tokens(of text: String) -> [Token] {
    var result: [Token] = []
    var comments = CommentScanner()
    for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == 0x0D }) {
      var rest = comments.code(of: line)[...]
      while let first = rest.first {
        if first == UInt8(ascii: "\"") {
          let inner = rest.dropFirst().prefix { $0 != first }
          result.append(.text(String(decoding: inner, as: UTF8.self)))
          rest = rest.dropFirst(inner.count + 2)
        } else if isWordByte(first) {
          let word = rest.prefix(while: isWordByte)
          result.append(.word(String(decoding: word, as: UTF8.self)))
          rest = rest.dropFirst(word.count)
        } else {
          if !isBlank(first) { result.append(.mark(first)) }
          rest = rest.dropFirst()
        }
      }
    }
    return result
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      return true
    default: return false
    }
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
