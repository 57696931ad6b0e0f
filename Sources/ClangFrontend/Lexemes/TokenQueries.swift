/// Something that looks at tokens by their index.
///
/// Every index may be asked for: what lies outside of the text is the end of the file, and no word.
/// Only the bytes of a token and what is behind a bracket need one that is there. Nothing here depends on
/// what was read before.
protocol TokenQueries {
  /// What is looked at.
  var tokens: LexemeText { get }
}

extension TokenQueries {
  var isCxx: Bool { tokens.isCxx }
  var loopIn: WordNumber { tokens.loopIn }

  /// What the token at a place is; `endOfFile` outside the text.
  func symbol(_ index: Int) -> GrammarSymbol {
    index >= 0 && index < tokens.count ? tokens[index].symbol : .endOfFile
  }

  /// The word at a place, or -1.
  func word(_ index: Int) -> WordNumber {
    index >= 0 && index < tokens.count ? tokens[index].word : -1
  }

  /// Whether an identifier stands at a place.
  func isIdentifier(_ index: Int) -> Bool { symbol(index) == .identifier }

  /// Whether a name of C++ begins with `::`, which nothing stands in front of: it is one of the global
  /// scope.
  func isGlobalName(_ first: Int) -> Bool {
    isCxx && symbol(first - 1) == .scope && !isIdentifier(first - 2)
      && symbol(first - 2) != .greater
  }

  /// The index behind the content of the bracket that opens at a place.
  func contentEnd(_ open: Int) -> Int {
    max(open + 1, min(Int(tokens[open].partner), tokens.count))
  }

  /// The index behind the bracket that opens at a place and all it holds.
  func after(_ open: Int) -> Int {
    let end = contentEnd(open)
    return end < tokens.count && Int(tokens[end].partner) == open && tokens[end].symbol.closes
      ? end + 1 : end
  }

  /// The index of the `>` that closes the `<` at a place, or `nil` where it is no bracket.
  func angleEnd(_ open: Int) -> Int? {
    guard symbol(open) == .less, tokens[open].partner > Int32(open) else { return nil }
    return Int(tokens[open].partner)
  }

  /// The index behind one token, or behind the bracket or angles that open there.
  func next(_ index: Int) -> Int {
    if symbol(index).opens { return after(index) }
    if let end = angleEnd(index) { return end + 1 }
    return index + 1
  }

  /// The bytes of a token.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: tokens.text[Int(tokens[index].start)..<Int(tokens[index].end)])
  }

  /// The text of the tokens in a range, without the space between them.
  func text(_ range: Range<Int>) -> String {
    var joined: [UInt8] = []
    for index in range { joined.append(contentsOf: bytes(index)) }
    return String(decoding: joined, as: UTF8.self)
  }

  /// Whether a token is the first of its line.
  func isFirstInLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    var place = Int(tokens[index].start)
    let last = Int(tokens[index - 1].end)
    while place > last {
      place -= 1
      let byte = tokens.text[place]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
    }
    return false
  }

  /// Whether a word stands at a place.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard self.word(index) >= 0 else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes(index)) }
  }

  /// Whether a word looks like a macro rather than a type or a name: capitals and underscores, and
  /// nothing that it qualifies behind it.
  func isMacroLike(_ index: Int) -> Bool {
    guard isIdentifier(index), !qualifies(index) else { return false }
    let word = bytes(index)
    if word.count > 2, word[0] == UInt8(ascii: "_"), word[1] == UInt8(ascii: "_") { return true }
    var hasLetter = false
    for byte in word {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasLetter = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): break
      default: return false
      }
    }
    return hasLetter && word.count > 2
  }

  /// Whether a word is the qualifier of a name, as `KILN` in `KILN::heat`. Between a macro and a name
  /// that begins with `::` stands a blank.
  private func qualifies(_ index: Int) -> Bool {
    symbol(index + 1) == .scope && tokens[index + 1].start == tokens[index].end
  }

  /// Whether a word is spelled as types are: with a capital, or `_t` at the end.
  func isNamedLikeType(_ index: Int) -> Bool {
    let word = bytes(index)
    if let first = word.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      return true
    }
    return word.count > 2 && word[word.count - 2] == UInt8(ascii: "_")
      && word[word.count - 1] == UInt8(ascii: "t")
  }

  /// Whether the keyword at a place is `void`.
  func isVoid(_ index: Int) -> Bool { bytes(index).elementsEqual("void".utf8) }
}
