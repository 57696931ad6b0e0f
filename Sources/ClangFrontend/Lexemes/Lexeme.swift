import SourceFacts

/// A token as the scanner reads it: a keyword with its `@`, a bracket with its partner.
struct Lexeme: Hashable, Sendable {
  /// What it is.
  var symbol: GrammarSymbol
  /// Its `#if` condition.
  var condition: FactCondition
  /// The word that an identifier or keyword spells, as a number of the file's own, else -1.
  var word: WordNumber
  /// UTF-8 offset of its first byte.
  var start: UInt32
  /// UTF-8 offset after its last byte.
  var end: UInt32
  /// Of an opening bracket or angle the index of the token behind its content, of a closing one that
  /// of its opening; -1 for others, and for angles that stand alone.
  var partner: Int32 = -1
}
