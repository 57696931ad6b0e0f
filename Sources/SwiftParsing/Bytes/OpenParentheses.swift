import SourceText

/// What parentheses and square brackets cost that nothing closes, as far as bytes tell.
///
/// Where code follows that is none, the parser looks for the closing bracket in all that is left,
/// and does so again for each bracket around it and for each that it meets on the way: the time
/// grows with their number times the bytes between each of them and the end of its block.
struct OpenParentheses {
  /// The bytes that change what is counted.
  static let watched = "(){}[];\"/"

  /// What the number times the bytes may be, over all blocks: up to here it takes less than half a second.
  static let maximumCost = 1 << 23
  /// More are not told apart.
  private static let maximumOpen = 1 << 16

  /// More interpolations that nothing closes are not handed to the parser: each time that it looks
  /// ahead in them, it keeps what is open around them.
  static let maximumInterpolations = 32

  private enum Open {
    case parenthesis(offset: Int)
    /// A square bracket, which costs what a parenthesis costs.
    case bracket(offset: Int)
    /// A brace, and whether it opens the body of a type.
    case brace(isType: Bool)
    /// An interpolation, whose end leads back into its text.
    case interpolation(Text, offset: Int)
  }

  private struct Text {
    /// How many `#` stand in front of it.
    var hashes: Int
    var isMultiline: Bool
  }

  private var open: [Open] = []
  private var cost = 0
  /// Where a text or comment ends that is passed over.
  private var passed = 0
  /// The first parenthesis of those that cost too much.
  private(set) var firstExcess: Int?
  /// The first interpolation of those that are not closed, where they are too many.
  private(set) var firstOpenInterpolation: Int?
  /// What stands in the bodies of types and is no member.
  private(set) var strays = StrayMembers()

  /// Takes note of a byte of those that are watched.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index >= passed else { return }
    switch source[index] {
    case UInt8(ascii: "("):
      if isInTypeBody { strays.seeParenthesis(at: index) }
      begin(.parenthesis(offset: index))
    case UInt8(ascii: ")"): endParenthesis(source, at: index)
    case UInt8(ascii: "{"):
      begin(.brace(isType: TypeBodies.beginsType(source, at: index)))
      seeMember(source, at: index + 1, isBehindSign: true)
    case UInt8(ascii: "}"):
      if isInTypeBody { strays.end(at: index) }
      endBlock(at: index)
    case UInt8(ascii: "["): begin(.bracket(offset: index))
    case UInt8(ascii: "]"): if case .bracket? = open.last { open.removeLast() }
    case UInt8(ascii: ";"): seeMember(source, at: index + 1, isBehindSign: true)
    case UInt8(ascii: "\""): beginText(source, at: index)
    case UInt8(ascii: "/"): passed = Self.endOfComment(in: source, from: index)
    default: break
    }
  }

  /// Takes note of the end of a line.
  mutating func seeLineEnd(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    if index >= passed { seeMember(source, at: index + 1, isBehindSign: false) }
  }

  /// Takes note of the end of the source.
  mutating func end(at index: Int) {
    strays.end(at: index)
    let interpolations = open.compactMap { opened -> Int? in
      if case .interpolation(_, let offset) = opened { offset } else { nil }
    }
    if interpolations.count > Self.maximumInterpolations {
      firstOpenInterpolation = interpolations[0]
    }
    while !open.isEmpty {
      endBlock(at: index)
      if case .interpolation? = open.last { open.removeLast() }
    }
  }

  // MARK: Members

  private var isInTypeBody: Bool {
    if case .brace(isType: true)? = open.last { true } else { false }
  }

  private mutating func seeMember(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, isBehindSign: Bool
  ) {
    if isInTypeBody { strays.seeStart(source, at: index, isBehindSign: isBehindSign) }
  }

  // MARK: What opens and closes

  private mutating func begin(_ opened: Open) {
    if open.count < Self.maximumOpen { open.append(opened) }
  }

  private mutating func endParenthesis(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    // Square brackets in it that nothing has closed stay open for the parser.
    let isBracket = { (opened: Open) in if case .bracket = opened { true } else { false } }
    if let last = open.last, isBracket(last) {
      guard let inner = open.lastIndex(where: { !isBracket($0) }) else { return }
      switch open[inner] {
      case .parenthesis, .interpolation: countOpen(at: index, brackets: true)
      case .brace, .bracket: return
      }
    }
    switch open.last {
    case .parenthesis: open.removeLast()
    case .interpolation(let text, _):
      open.removeLast()
      pass(text, in: source, from: index + 1)
    case .brace, .bracket, nil: break
    }
  }

  private mutating func endBlock(at index: Int) {
    countOpen(at: index, brackets: false)
    if case .brace? = open.last { open.removeLast() }
  }

  /// Counts what the innermost block leaves open, or only the square brackets at its end.
  private mutating func countOpen(at index: Int, brackets isOnlyBrackets: Bool) {
    var count = 0
    var bytes = 0
    var first: Int?
    loop: while let opened = open.last {
      switch opened {
      case .bracket(let offset): first = offset
      case .parenthesis(let offset) where !isOnlyBrackets: first = offset
      default: break loop
      }
      open.removeLast()
      count += 1
      bytes += index - (first ?? index)
    }
    guard firstExcess == nil else { return }
    cost += count * bytes
    if cost > Self.maximumCost { firstExcess = first }
  }

  // MARK: Texts and comments

  private mutating func beginText(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    let hashes = source[..<index].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let isMultiline = Self.count(UInt8(ascii: "\""), in: source, from: index, upTo: 3) == 3
    let text = Text(hashes: hashes, isMultiline: isMultiline)
    pass(text, in: source, from: index + (isMultiline ? 3 : 1))
  }

  /// Passes over a text, to its end or to the code of its next interpolation.
  private mutating func pass(
    _ text: Text, in source: UnsafeBufferPointer<UInt8>, from start: Int
  ) {
    var index = start
    while index < source.count {
      let byte = source[index]
      if !text.isMultiline, byte.endsLine { break }
      index += 1
      if byte == UInt8(ascii: "\"") {
        let quotes = text.isMultiline ? 2 : 0
        guard Self.count(byte, in: source, from: index, upTo: quotes) == quotes else { continue }
        let end = index + quotes
        let hashes = Self.count(UInt8(ascii: "#"), in: source, from: end, upTo: text.hashes)
        guard hashes == text.hashes else { continue }
        index = end + hashes
        break
      }
      if byte == UInt8(ascii: "\\") {
        let hashes = Self.count(UInt8(ascii: "#"), in: source, from: index, upTo: text.hashes)
        guard hashes == text.hashes, index + hashes < source.count else { continue }
        index += hashes + 1
        if source[index - 1] == UInt8(ascii: "(") {
          begin(.interpolation(text, offset: index - 1))
          break
        }
      }
    }
    passed = index
  }

  /// How often a byte stands in a row, at most as often as asked for.
  private static func count(
    _ byte: UInt8, in source: UnsafeBufferPointer<UInt8>, from start: Int, upTo limit: Int
  ) -> Int {
    source[min(start, source.count)...].prefix(limit).prefix { $0 == byte }.count
  }

  private static func endOfComment(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start + 1 < source.count else { return start + 1 }
    switch source[start + 1] {
    case UInt8(ascii: "/"): return source.endOfLine(at: start)
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < source.count {
        if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return source.count
    default: return start + 1
    }
  }
}
