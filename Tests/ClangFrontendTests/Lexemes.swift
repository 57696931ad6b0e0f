import Testing

@testable import ClangFrontend

/// Calls a function with a text as lexemes, as the readers see it.
func withLexemes<Value>(
  _ source: String, isCxx: Bool = false, hasObjectiveC: Bool = true,
  _ body: (LexemeText) throws -> Value
) throws -> Value {
  let file = try #require(source.tokenized(as: isCxx ? "File.mm" : "File.m").first)
  return try file.text.withUnsafeBufferPointer { text in
    var lexer = Lexer(text: text, isCxx: isCxx)
    lexer.read(file.tokens)
    let lexemes = BracketMatcher.matched(
      lexer.lexemes, text: text, conditions: file.conditions, isCxx: isCxx)
    return try lexemes.withUnsafeBufferPointer {
      try body(LexemeText($0, text: text, isCxx: isCxx, hasObjectiveC: hasObjectiveC))
    }
  }
}

extension LexemeText {
  /// The place of the first token that reads so.
  func place(of word: String) throws -> Int {
    try #require((0..<count).first { text($0..<($0 + 1)) == word }, "\(word) is in the text")
  }

  /// The tokens of ranges, without space.
  func texts(_ ranges: [Range<Int>]) -> [String] { ranges.map { text($0) } }
}
