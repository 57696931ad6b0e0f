/// What Unicode allows, and what it does not, in the place of ASCII.
struct UnicodeText {
  /// How many bytes the text may have.
  let sizeLimit: Int

  /// Changes a text in one way.
  func change(_ tokens: inout [Token], as kind: WritingMutator.Kind, _ draw: inout Draw) {
    switch kind {
    case .confusables: confuse(&tokens, &draw)
    case .combiningMarks:
      let count = draw.once(in: 6) ? draw.number(in: 100...2000) : draw.number(in: 1...8)
      let marks = ["\u{301}", "\u{327}", "\u{20DD}", "\u{FE20}", "\u{488}", "\u{E0100}", "\u{94D}"]
      let mark = draw.text(of: marks)
      put(Array(String(repeating: mark, count: count).utf8), into: &tokens, &draw)
    case .directions:
      let index = draw.below(tokens.count)
      let opening = draw.one("\u{202E}", "\u{202D}", "\u{202A}", "\u{2067}", "\u{2066}", "\u{200F}")
      let closing = draw.one("\u{202C}", "\u{2069}", "", "")
      tokens[index].bytes = opening.utf8 + tokens[index].bytes + closing.utf8
    case .joiners:
      let all = ["\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{2060}", "\u{AD}", "\u{180E}"]
      put(Array(draw.text(of: all).utf8), into: &tokens, &draw)
    case .normalForms: normalForms(&tokens, &draw)
    case .emoji: emoji(&tokens, &draw)
    case .separators:
      let all = [
        "\u{2028}", "\u{2029}", "\u{85}", "\u{FEFF}", "\u{0}", "\u{0B}", "\u{0C}", "\u{A0}",
        "\u{3000}",
        "\u{2003}", "\u{200B}", "\u{1A}", "\u{7F}",
      ]
      let blanks = tokens.indices.filter { [.space, .newline].contains(tokens[$0].kind) }
      let separator = ArraySlice(draw.text(of: all).utf8)
      guard let index = draw.element(of: blanks), draw.percent(60) else {
        return put(Array(separator), into: &tokens, &draw)
      }
      tokens[index].bytes = draw.percent(50) ? separator : tokens[index].bytes + separator
    case .invalidBytes: put(draw.element(of: Self.invalid) ?? [], into: &tokens, &draw)
    case .longName:
      let names = tokens.indices.filter { tokens[$0].kind == .word }
      guard let index = draw.element(of: names) else { return }
      let name = tokens[index].bytes
      let length = draw.one(300, 2000, sizeLimit)
      let longer = ArraySlice((0...length / max(1, name.count)).flatMap { _ in name })
      // Wherever the name stands, or only here.
      let places = draw.percent(50) ? names.filter { tokens[$0].bytes == name } : [index]
      for place in places.prefix(4) { tokens[place].bytes = longer }
    default:
      let texts = tokens.indices.filter { tokens[$0].kind == .string }
      guard let index = draw.element(of: texts) else { return }
      insert(Array(draw.text(of: Self.escapes).utf8), into: &tokens[index], &draw)
    }
  }

  /// Puts bytes into a token, as often as not into a name.
  private func put(_ bytes: [UInt8], into tokens: inout [Token], _ draw: inout Draw) {
    let names = tokens.indices.filter { tokens[$0].kind == .word }
    let index = draw.percent(50) ? draw.element(of: names) : nil
    insert(bytes, into: &tokens[index ?? draw.below(tokens.count)], &draw)
  }

  private func insert(_ bytes: [UInt8], into token: inout Token, _ draw: inout Draw) {
    token.bytes.insert(
      contentsOf: bytes, at: token.bytes.startIndex + draw.below(token.bytes.count + 1))
  }

  /// Writes one sign or letter as others that look like it, once or wherever it stands.
  private func confuse(_ tokens: inout [Token], _ draw: inout Draw) {
    let known = tokens.indices.filter { index in
      tokens[index].bytes.contains { Self.confusables[$0] != nil }
    }
    guard let index = draw.element(of: known),
      let byte = draw.element(of: tokens[index].bytes.filter { Self.confusables[$0] != nil })
    else { return }
    let other = Array(draw.text(of: Self.confusables[byte] ?? []).utf8)
    for place in draw.percent(30) ? known : [index] {
      tokens[place].bytes = ArraySlice(tokens[place].bytes.flatMap { $0 == byte ? other : [$0] })
    }
  }

  /// Gives a name a letter with a mark, composed in some places and in two parts in others.
  private func normalForms(_ tokens: inout [Token], _ draw: inout Draw) {
    let names = tokens.indices.filter { tokens[$0].kind == .word }
    guard let name = draw.element(of: names).map({ tokens[$0].bytes }) else { return }
    let forms = draw.one(
      ["\u{E9}", "e\u{301}"], ["\u{212B}", "A\u{30A}"], ["\u{1E69}", "s\u{307}\u{323}"],
      ["\u{AC01}", "\u{1100}\u{1161}\u{11A8}"], ["\u{FB01}", "fi"], ["\u{3A9}", "\u{2126}"])
    for index in names where tokens[index].bytes == name {
      tokens[index].bytes = name + draw.text(of: forms).utf8
    }
  }

  private func emoji(_ tokens: inout [Token], _ draw: inout Draw) {
    let isOperator = draw.once(in: 3)
    let places = tokens.indices.filter { tokens[$0].kind == (isOperator ? .punctuation : .word) }
    guard let index = draw.element(of: places) else { return }
    let (old, new) = (tokens[index].bytes, draw.text(of: isOperator ? Self.operators : Self.names))
    let isEverywhere = draw.percent(50)
    for place in places where place == index || isEverywhere && tokens[place].bytes == old {
      tokens[place].bytes = ArraySlice(new.utf8)
    }
  }

  private static let confusables: [UInt8: [String]] = [
    UInt8(ascii: "a"): ["\u{430}", "\u{FF41}", "\u{1D41A}"],
    UInt8(ascii: "e"): ["\u{435}", "\u{212E}"],
    UInt8(ascii: "i"): ["\u{456}", "\u{131}", "\u{69}\u{307}"],
    UInt8(ascii: "o"): ["\u{3BF}", "\u{43E}"],
    UInt8(ascii: "c"): ["\u{441}"], UInt8(ascii: "s"): ["\u{455}", "\u{17F}"],
    UInt8(ascii: "l"): ["\u{406}", "\u{2160}"], UInt8(ascii: "S"): ["\u{405}"],
    UInt8(ascii: " "): ["\u{A0}", "\u{2003}", "\u{3000}", "\u{1680}", "\t"],
    UInt8(ascii: "\""): ["\u{201C}", "\u{201D}", "\u{FF02}", "\u{2033}"],
    UInt8(ascii: "'"): ["\u{2019}", "\u{2032}"], UInt8(ascii: ";"): ["\u{37E}", "\u{FF1B}"],
    UInt8(ascii: ":"): ["\u{FF1A}", "\u{2236}"], UInt8(ascii: ","): ["\u{201A}", "\u{3001}"],
    UInt8(ascii: "."): ["\u{2024}", "\u{FF0E}", "\u{2026}"],
    UInt8(ascii: "="): ["\u{FF1D}", "\u{2E40}"],
    UInt8(ascii: "-"): ["\u{2212}", "\u{2013}", "\u{2010}"],
    UInt8(ascii: "<"): ["\u{2039}", "\u{FF1C}"],
    UInt8(ascii: ">"): ["\u{203A}", "\u{FF1E}"], UInt8(ascii: "("): ["\u{FF08}"],
    UInt8(ascii: ")"): ["\u{FF09}"], UInt8(ascii: "{"): ["\u{FF5B}"],
    UInt8(ascii: "}"): ["\u{FF5D}"],
    UInt8(ascii: "["): ["\u{FF3B}"], UInt8(ascii: "]"): ["\u{FF3D}"],
    UInt8(ascii: "*"): ["\u{2217}"],
    UInt8(ascii: "/"): ["\u{2044}", "\u{2215}"], UInt8(ascii: "#"): ["\u{FF03}"],
    UInt8(ascii: "@"): ["\u{FF20}"], UInt8(ascii: "0"): ["\u{FF10}", "\u{660}"],
  ]

  /// Sequences cut short, overlong forms, surrogates alone, in pairs and in the wrong order, values
  /// beyond Unicode, bytes of other encodings.
  private static let invalid: [[UInt8]] = [
    [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x98], [0x80], [0xBF, 0xBF], [0xC0, 0x80],
    [0xE0, 0x80, 0xAF],
    [0xF0, 0x80, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xED, 0xB8, 0x80, 0xED, 0xA0, 0xBD],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80],
    [0xFE], [0xFF, 0xFF], [0xE9], [0x93, 0x94], [0x8E, 0xA1], [0xEF, 0xBB],
  ]
  private static let names = [
    "😀", "👩‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️", "☎", "a😀b", "变量", "α", "ﬁ", "ℵ", "İ", "ǅ", "_é", "`😀`",
    "`a b`", "`\u{202E}`", "`+`", "ª", "𝒳", "ក្ខ", "हिन्दी",
  ]
  private static let operators = [
    "∘", "⊕", "→", "≠", "√", "∑", "⚡️", "‼️", "⁉️", "‖", "…", "±", "÷", "×", "°", "«", "¬", "⟦", "⟧",
    "♠", "🟰",
    "+\u{301}", "=\u{338}", "-\u{20E3}",
  ]
  private static let escapes = [
    #"\u{}"#, #"\u{110000}"#, #"\u{D800}"#, #"\u{000000041}"#, #"\u{"#, #"\u"#, #"\uD800"#,
    #"\uD83D\uDE00"#,
    #"\UFFFFFFFF"#, #"\x"#, #"\xFFFFFFFFFF"#, #"\777"#, #"\N{LATIN}"#, #"\0"#, #"\q"#, #"\("#,
    #"\()"#,
    #"\(a: b, c)"#, "\\#(", "\\##n", "\\\n", "\\  \n  ", #"#{"#, #"#{a"#, "$(A", "${", "%s%n",
    "&#x0;", "\\",
  ]
}
