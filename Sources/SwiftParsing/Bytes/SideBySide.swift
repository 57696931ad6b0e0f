/// Calls and accessors in one line with nothing between them that separates them, as far as bytes tell.
///
/// Where a list of parameters or accessors is expected the parser looks, before each of them, for
/// what it expects in the rest of the line: its time grows with their number times the line's length.
struct SideBySide {
  /// What the number times the length may be, over all lines: up to here it takes about half a second.
  static let maximumCost = 1 << 22
  /// Shorter lines cost nothing worth counting.
  static let shortLine = 1024
  /// Some stand side by side by chance.
  private static let ignored = 32

  private var cost = 0
  /// The first line that passes the bound.
  private(set) var first = 0

  /// Whether the bound is passed.
  var isTooMuch: Bool { cost > Self.maximumCost }

  /// Takes note of a line that is not short. O(bytes of the line).
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, line: Range<Int>) {
    guard !isTooMuch else { return }
    var (run, count) = (0, 0)
    var isBehindCall = false
    var isBehindAccessor = false
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = source[index]
      if byte.continuesWord {
        let word = PackedWord(in: source, at: &index)
        let isAccessor = Self.accessors.contains(word)
        if Self.separators.contains(word) {
          run = 0
        } else if isBehindCall || isBehindAccessor && isAccessor {
          run += 1
          if run > Self.ignored { count += 1 }
        }
        (isBehindCall, isBehindAccessor) = (false, isAccessor)
        continue
      }
      index += 1
      switch byte {
      case 0x20, 0x09: break
      case UInt8(ascii: "("), UInt8(ascii: "["): (isBehindCall, isBehindAccessor) = (false, false)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): isBehindCall = true
      case UInt8(ascii: "\""):
        index = max(index, TypeNesting.endOfText(in: source, from: index - 1))
        (isBehindCall, isBehindAccessor) = (false, false)
      case UInt8(ascii: "/") where index < line.upperBound && source[index] == byte:
        index = line.upperBound
      default: (run, isBehindCall, isBehindAccessor) = (0, false, false)
      }
    }
    cost += count * line.count
    if isTooMuch { first = line.lowerBound }
  }

  private static let accessors = [
    PackedWord("get"), PackedWord("set"), PackedWord("willSet"), PackedWord("didSet"),
    PackedWord("_read"), PackedWord("_modify"), PackedWord("init"), PackedWord("mutating"),
    PackedWord("nonmutating"), PackedWord("unsafeAddress"), PackedWord("read"),
    PackedWord("modify"),
  ]
  /// Words that may stand behind a parenthesis.
  private static let separators = [
    PackedWord("is"), PackedWord("as"), PackedWord("in"), PackedWord("where"), PackedWord("else"),
    PackedWord("async"), PackedWord("throws"), PackedWord("rethrows"), PackedWord("catch"),
  ]
}
