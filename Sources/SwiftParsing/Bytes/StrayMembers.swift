/// What stands in the body of a type and begins no member, as far as bytes tell.
///
/// Before each word and call there the parser looks for the next word that could begin a declaration,
/// however far away that is: its time grows with their number times the bytes up to that word.
struct StrayMembers {
  /// What half the number times the bytes may be: up to here it takes less than a second.
  static let maximumCost = 1 << 21

  private var count = 0
  private var start = 0
  private var cost = 0

  /// Whether the bound is passed.
  var isTooMuch: Bool { cost > Self.maximumCost }
  /// Where the pieces began that are looked at.
  private(set) var first = 0

  /// Takes note of where a member may begin: behind a brace or a semicolon, or on a new line.
  ///
  /// - Parameter isBehindSign: whether the member before is surely over.
  mutating func seeStart(
    _ source: UnsafeBufferPointer<UInt8>, at start: Int, isBehindSign: Bool
  ) {
    var index = start
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    guard index < source.count else { return }
    switch source[index] {
    case UInt8(ascii: "."):
      // On a new line it goes on with the value of the member before.
      let last = Self.lastByte(in: source, before: start)
      if isBehindSign || count > 0 || last == UInt8(ascii: "{") || last == UInt8(ascii: ";") {
        add(at: index)
      }
    case UInt8(ascii: "@"), UInt8(ascii: "#"): if count > 0 { end(at: index) }
    case UInt8(ascii: "_"), 0x61...0x7A, 0x41...0x5A:
      var wordEnd = index
      if Self.introducers.contains(PackedWord(in: source, at: &wordEnd)) {
        if count > 0 { end(at: index) }
      } else if isBehindSign || Self.endsOperand(Self.lastByte(in: source, before: start)) {
        add(at: index)
      }
    default: break
    }
  }

  /// Takes note of a parenthesis between members.
  mutating func seeParenthesis(at index: Int) {
    if count > 0 { count += 1 }
  }

  /// Takes note of a word that begins a declaration, or of the body's end.
  mutating func end(at index: Int) {
    if !isTooMuch { first = start }
    cost += count * (index - start) / 2
    count = 0
  }

  private mutating func add(at index: Int) {
    if count == 0 { start = index }
    count += 1
  }

  private static func lastByte(in source: UnsafeBufferPointer<UInt8>, before index: Int) -> UInt8 {
    source[..<index].last { $0 > 0x20 } ?? UInt8(ascii: "{")
  }

  /// Whether an expression or a declaration can end with a byte.
  private static func endsOperand(_ byte: UInt8) -> Bool {
    byte.continuesWord || "{};)]\"'`>".utf8.contains(byte)
  }

  /// Words that begin declarations, and those that stand before them.
  private static let introducers = [
    PackedWord("func"),
    PackedWord("let"),
    PackedWord("var"),
    PackedWord("case"),
    PackedWord("init"),
    PackedWord("struct"),
    PackedWord("class"),
    PackedWord("enum"),
    PackedWord("extension"),
    PackedWord("protocol"),
    PackedWord("actor"),
    PackedWord("import"),
    PackedWord("typealias"),
    PackedWord("associatedtype"),
    PackedWord("subscript"),
    PackedWord("deinit"),
    PackedWord("operator"),
    PackedWord("precedencegroup"),
    PackedWord("macro"),
    PackedWord("public"),
    PackedWord("private"),
    PackedWord("internal"),
    PackedWord("fileprivate"),
    PackedWord("open"),
    PackedWord("package"),
    PackedWord("static"),
    PackedWord("final"),
    PackedWord("override"),
    PackedWord("mutating"),
    PackedWord("nonmutating"),
    PackedWord("convenience"),
    PackedWord("required"),
    PackedWord("lazy"),
    PackedWord("weak"),
    PackedWord("unowned"),
    PackedWord("dynamic"),
    PackedWord("optional"),
    PackedWord("prefix"),
    PackedWord("postfix"),
    PackedWord("infix"),
    PackedWord("indirect"),
    PackedWord("nonisolated"),
    PackedWord("isolated"),
    PackedWord("distributed"),
    PackedWord("consuming"),
    PackedWord("borrowing"),
    PackedWord("inout"),
    PackedWord("async"),
    PackedWord("using"),
    PackedWord("where"),
    PackedWord("get"),
    PackedWord("set"),
    PackedWord("throws"),
    PackedWord("rethrows"),
  ]
}
