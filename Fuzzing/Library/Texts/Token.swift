/// A piece of a text. All tokens of a text, one after the other, are the text.
package struct Token: Hashable, Sendable {
  /// What a token is.
  package enum Kind: Hashable, Sendable {
    case word
    case number
    case string
    case comment
    /// Blanks without a line break.
    case space
    case newline
    case open
    case close
    case punctuation
  }

  /// What it is.
  package var kind: Kind
  /// Its bytes, which need not be UTF-8.
  package var bytes: ArraySlice<UInt8>

  /// Makes a token.
  package init(_ kind: Kind, _ bytes: ArraySlice<UInt8>) {
    self.kind = kind
    self.bytes = bytes
  }

  /// Makes a token that is inserted by a mutation.
  package init(_ kind: Kind, _ text: String) { self.init(kind, ArraySlice(text.utf8)) }
}

extension [Token] {
  /// The text.
  package var text: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(reduce(0) { $0 + $1.bytes.count })
    for token in self { result += token.bytes }
    return result
  }
}
