/// How deep the bodies of statements with a condition nest, and those of precedence groups, as far as bytes tell.
///
/// Beyond its own bound the parser no longer enters braces, but behind `if`, `for`, `while` and `switch` it looks for
/// each of them whether it could begin a closure, up to the end of the file. A body of `precedencegroup` that holds
/// another one it reads again for each of those around it: its time grows with the third power of their number.
struct BraceNesting {
  /// The bytes that change what is counted.
  static let watched = "{}\"/"

  /// Deeper bodies of statements are not handed to the parser: up to here they take a second.
  static let maximum = 1024
  /// Nor are bodies of `precedencegroup` within one another.
  static let maximumOfGroups = 32

  /// What stands in front of a brace.
  private enum Head {
    case statement
    case group
    case other
  }

  /// What stands in front of each brace that is open.
  private var open: [Head] = []
  private var statements = 0
  private var groups = 0
  /// Where a text or comment ends that is passed over.
  private var passed = 0

  /// Whether a bound is passed.
  var isTooMuch: Bool { statements > Self.maximum || groups > Self.maximumOfGroups }

  /// Takes note of a byte of those that are watched.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index >= passed else { return }
    switch source[index] {
    case UInt8(ascii: "{"):
      // Deeper ones than that change nothing any more.
      if isTooMuch { return }
      let head = Self.head(in: source, before: index)
      open.append(head)
      count(head, 1)
    case UInt8(ascii: "}"): if let head = open.popLast() { count(head, -1) }
    case UInt8(ascii: "\""): passed = TypeNesting.endOfText(in: source, from: index)
    case UInt8(ascii: "/"):
      if index > 0, source[index - 1] == UInt8(ascii: "/") {
        passed = source.endOfLine(at: index)
      }
    default: break
    }
  }

  private mutating func count(_ head: Head, _ difference: Int) {
    switch head {
    case .statement: statements += difference
    case .group: groups += difference
    case .other: break
    }
  }

  /// What the line, or what of it stands behind the last brace, begins with.
  private static func head(in source: UnsafeBufferPointer<UInt8>, before index: Int) -> Head {
    var start = index
    while start > 0, index - start < 512 {
      let byte = source[start - 1]
      if byte.endsLine || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
        || byte == UInt8(ascii: ";")
      {
        break
      }
      start -= 1
    }
    func word() -> PackedWord {
      while start < index, source[start] <= 0x20 { start += 1 }
      return PackedWord(in: source, at: &start)
    }
    var first = word()
    // A statement may stand on the line of its case.
    if first == Self.caseWord || first == Self.defaultWord {
      while start < index, source[start] != UInt8(ascii: ":") { start += 1 }
      start = min(start + 1, index)
      first = word()
    }
    if first == Self.groupWord { return .group }
    return Self.statements.contains(first) ? .statement : .other
  }

  private static let caseWord = PackedWord("case")
  private static let defaultWord = PackedWord("default")
  private static let groupWord = PackedWord("precedencegroup")
  private static let statements = [
    PackedWord("if"), PackedWord("for"), PackedWord("while"), PackedWord("switch"),
    PackedWord("else"),
  ]
}
