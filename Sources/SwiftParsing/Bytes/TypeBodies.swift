/// Whether a brace opens the body of a type, as far as bytes tell.
enum TypeBodies {
  /// How far the head of a type is looked for.
  private static let reach = 512

  /// Whether what stands in front of a brace is the head of a type.
  static func beginsType(_ source: UnsafeBufferPointer<UInt8>, at brace: Int) -> Bool {
    var start = brace
    while start > 0, brace - start < reach, continuesHead(source[start - 1]) { start -= 1 }
    var (isType, isNamed) = (false, false)
    var index = start
    while index < brace {
      guard source[index].continuesWord else {
        index += 1
        continue
      }
      // A member of that name is none.
      let last = index > 0 ? source[index - 1] : 0
      let isMember = last == UInt8(ascii: ".") || last == UInt8(ascii: "`")
      let word = PackedWord(in: source, at: &index)
      if isMember { continue }
      // The last one counts: what stands before it belongs to the line above, or is a modifier.
      if types.contains(word) {
        (isType, isNamed) = (true, false)
      } else if others.contains(word) {
        isType = false
      } else {
        isNamed = true
      }
    }
    return isType && isNamed
  }

  private static func continuesHead(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "|"), UInt8(ascii: "^"):
      false
    default: true
    }
  }

  private static let types = [
    PackedWord("class"),
    PackedWord("struct"),
    PackedWord("enum"),
    PackedWord("extension"),
    PackedWord("protocol"),
    PackedWord("actor"),
  ]
  /// Words that stand in front of other braces.
  private static let others = [
    PackedWord("for"),
    PackedWord("if"),
    PackedWord("while"),
    PackedWord("guard"),
    PackedWord("switch"),
    PackedWord("case"),
    PackedWord("var"),
    PackedWord("let"),
    PackedWord("func"),
    PackedWord("init"),
    PackedWord("in"),
    PackedWord("return"),
    PackedWord("get"),
    PackedWord("set"),
    PackedWord("do"),
    PackedWord("else"),
    PackedWord("catch"),
    PackedWord("defer"),
    PackedWord("repeat"),
    PackedWord("deinit"),
    PackedWord("subscript"),
    PackedWord("willSet"),
    PackedWord("didSet"),
  ]
}
