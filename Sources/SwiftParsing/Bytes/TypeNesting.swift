import SourceText

/// How deep brackets nest in what could be a type, as far as bytes tell.
///
/// Whether `[` begins a literal or an array type, and whether `@` in front of a bracket begins an
/// attribute with arguments, the parser finds out by reading ahead, and within what it reads ahead it
/// does so again: its time doubles with each `[`, and grows four times with each `@`, that stands
/// within another. Only what can stand in a type keeps it reading: a text, a number, an operator, a
/// brace or an assignment ends it.
struct TypeNesting {
  /// The bytes that change what is counted.
  static let watched = "[(<@,0123456789])>\"/{};=+%^|\\"

  /// Weightier nesting is not handed to the parser: up to here it takes a quarter of a second.
  static let maximum = 18
  /// Nor is more of it, as the sum of what each of its brackets costs: up to here it takes a second.
  static let maximumCost = 1 << 21
  /// Lighter nesting costs nothing worth counting.
  private static let ignored = 4
  private static let weightOfBracket = 1
  private static let weightOfAttribute = 2

  private struct Level {
    /// What the bracket weighs that opened the level, together with those around it.
    var outside: Int
    /// Whether `[` opened it, which is no type where a comma follows an element.
    var isSquare: Bool
    /// Whether an attribute stands in the level; several of them are read one after the other.
    var hasAttribute = false

    var weight: Int { outside + (hasAttribute ? TypeNesting.weightOfAttribute : 0) }
  }

  /// The brackets open, from the last one on that is no type for sure.
  private var levels = [Level(outside: 0, isSquare: false)]
  /// Two to the power of the weight at each bracket.
  private var cost = 0
  /// Where a text or comment ends that is passed over.
  private var passed = 0
  /// More levels than this are none of a type that the parser would read ahead to.
  private static let maximumLevels = 4096

  /// Whether the bound is passed.
  var isTooMuch: Bool {
    levels[levels.count - 1].weight > Self.maximum || cost > Self.maximumCost
  }

  /// Takes note of a byte of those that are watched.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index >= passed else { return }
    let last = index > 0 ? source[index - 1] : 0
    switch source[index] {
    case UInt8(ascii: "["): open(isSquare: true)
    case UInt8(ascii: "("), UInt8(ascii: "<"): open(isSquare: false)
    case UInt8(ascii: "@"): levels[levels.count - 1].hasAttribute = true
    case UInt8(ascii: ","):
      if levels[levels.count - 1].isSquare { begin() }
      levels[levels.count - 1].hasAttribute = false
    case 0x30...0x39: if !Self.continuesName(last) { begin() }
    case UInt8(ascii: "]"), UInt8(ascii: ")"): close()
    case UInt8(ascii: ">"): if last != UInt8(ascii: "-") { close() }
    case UInt8(ascii: "\""):
      begin()
      passed = Self.endOfText(in: source, from: index)
    case UInt8(ascii: "/"):
      if last == UInt8(ascii: "/") { passed = source.endOfLine(at: index) }
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "|"),
      UInt8(ascii: "\\"):
      begin()
    default: break
    }
  }

  private mutating func open(isSquare: Bool) {
    if levels.count == Self.maximumLevels { begin() }
    let outside = levels[levels.count - 1].weight
    if isSquare, outside > Self.ignored { cost += 1 << min(outside, Self.maximum + 2) }
    levels.append(
      Level(outside: outside + (isSquare ? Self.weightOfBracket : 0), isSquare: isSquare))
  }

  private mutating func close() {
    if levels.count > 1 { levels.removeLast() } else { begin() }
  }

  /// Begins anew: what stands here is in no type.
  private mutating func begin() {
    levels.removeLast(levels.count - 1)
    levels[0] = Level(outside: 0, isSquare: false)
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || byte >= 0x80
      || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Where the text of a literal ends that begins and ends on one line; behind the quotation marks
  /// where it has an interpolation or is a text of several lines.
  static func endOfText(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let marks = source[start...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    if marks > 1 { return start + marks }
    var index = start + 1
    while index < source.count, !source[index].endsLine {
      switch source[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"):
        if index + 1 < source.count,
          [UInt8(ascii: "("), UInt8(ascii: "#")].contains(source[index + 1])
        {
          return start + 1
        }
        index += 2
      default: index += 1
      }
    }
    return start + 1
  }
}
