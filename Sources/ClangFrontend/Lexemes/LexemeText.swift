/// The tokens of one file with their text.
///
/// It never changes and holds no reference, so that copies cost nothing. It is valid as long as the
/// buffers that it was made of.
struct LexemeText {
  private let lexemes: UnsafeBufferPointer<Lexeme>
  /// The bytes that the tokens' offsets count.
  let text: UnsafeBufferPointer<UInt8>
  /// Whether they are read as C++, and Objective-C with it.
  let isCxx: Bool
  /// The word `in` of loops where the file can have one, else no word at all: elsewhere it is a name.
  let loopIn: WordNumber

  /// Makes the text of tokens whose brackets are matched.
  init(
    _ lexemes: UnsafeBufferPointer<Lexeme>, text: UnsafeBufferPointer<UInt8>, isCxx: Bool,
    hasObjectiveC: Bool
  ) {
    self.lexemes = lexemes
    self.text = text
    self.isCxx = isCxx
    loopIn = hasObjectiveC ? Word.loopIn : -2
  }

  /// Makes the text of further tokens of a file, such as those of a macro.
  init(_ lexemes: UnsafeBufferPointer<Lexeme>, of file: LexemeText) {
    self.lexemes = lexemes
    text = file.text
    isCxx = file.isCxx
    loopIn = file.loopIn
  }

  /// How many tokens there are.
  var count: Int { lexemes.count }

  /// A token, which must be there: no text may read what lies behind the buffer.
  subscript(index: Int) -> Lexeme {
    precondition(lexemes.indices.contains(index), "a place is one of a token")
    return lexemes[index]
  }
}

extension LexemeText: TokenQueries {
  var tokens: LexemeText { self }
}
