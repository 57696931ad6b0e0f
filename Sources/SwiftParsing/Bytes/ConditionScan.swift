import SourceText

/// The `#if` directives of a text, and its blocks that a compiler may pass over without parsing them.
///
/// A clause whose condition compares a version, and does not hold, is passed over unparsed, so that
/// code for other versions of Swift may stand in it (SE-0212, SE-0224). It may be anything, and the
/// file compiles.
///
/// Texts, comments and names in backticks are told from code as the lexer does. A regular expression
/// between slashes is not always: where it matters, nothing is said about blocks (`isCertain`).
struct ConditionScan {
  /// What stands between two directives.
  struct Block: Hashable {
    /// The bytes between the line of the clause and the next clause or the end.
    var range: Range<Int>
    /// Whether no compiler that can be met parses it: the versions are too old or in the future.
    var isNeverParsed: Bool
  }

  /// The blocks of clauses that depend on a version, in the order in which they end.
  private(set) var versionBlocks: [Block] = []
  /// How deep `#if` is nested at most.
  private(set) var maximumDepth = 0
  /// Whether texts and comments were told from code for sure.
  private(set) var isCertain = true

  /// What surrounds a byte.
  private enum Context {
    case code(parentheses: Int)
    case text(hashes: Int, isMultiline: Bool)
  }

  /// An `#if` that is open.
  private struct Open {
    var start: Int
    /// What is known of the clause that is open.
    var condition: VersionCondition
    /// Whether a clause before it holds for every compiler.
    var isDecided: Bool
  }

  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var contexts: [Context] = [.code(parentheses: 0)]
  private var open: [Open] = []
  /// More texts within one another are not told apart.
  private static let maximumContexts = 1024

  /// Reads a text. O(bytes).
  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    while index < source.count { step() }
    if contexts.count > 1 || !open.isEmpty { isCertain = false }
    if !isCertain { versionBlocks = [] }
  }

  private func byte(_ offset: Int) -> UInt8? {
    index + offset >= 0 && index + offset < source.count ? source[index + offset] : nil
  }

  private mutating func step() {
    if case .text(let hashes, let isMultiline) = contexts[contexts.count - 1] {
      stepInText(hashes: hashes, isMultiline: isMultiline)
      return
    }
    switch source[index] {
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): beginText(hashes: 0)
    case UInt8(ascii: "#"): numberSign()
    case UInt8(ascii: "`"):
      let line = source[(index + 1)..<source.endOfLine(at: index)]
      index = (line.firstIndex(of: UInt8(ascii: "`")) ?? index) + 1
    case UInt8(ascii: "("): count(1)
    case UInt8(ascii: ")"): count(-1)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // The lexer passes over one side of a conflict; placeholders hold anything.
      if repeats(source[index], times: 4) || byte(1) == UInt8(ascii: "#") { isCertain = false }
      index += 1
    default: index += 1
    }
  }

  private func repeats(_ sign: UInt8, times: Int) -> Bool {
    (0..<times).allSatisfy { byte($0) == sign }
  }

  private mutating func count(_ change: Int) {
    index += 1
    guard contexts.count > 1, case .code(let count) = contexts[contexts.count - 1] else { return }
    if count + change < 0 {
      contexts.removeLast()
    } else {
      contexts[contexts.count - 1] = .code(parentheses: count + change)
    }
  }

  // MARK: Comments and regular expressions

  private mutating func slash() {
    switch byte(1) {
    case UInt8(ascii: "/"): index = source.endOfLine(at: index)
    case UInt8(ascii: "*"): passComment()
    default:
      // In front of what is no blank, and behind what is no operand, it may begin a regular
      // expression. Such a one matters only where something in it would begin something else.
      let isOperator = byte(1).map { $0 <= 0x20 } ?? true
      let rest = source[(index + 1)..<source.endOfLine(at: index)]
      if !isOperator, !Self.endsOperand(byte(-1)), let end = rest.lastIndex(of: UInt8(ascii: "/")) {
        // If it is none, or ends earlier, a text or a comment may begin anywhere on the line.
        let isPlain = rest.allSatisfy { !"\"#`*".utf8.contains($0) }
        let hasComment = zip(rest, rest.dropFirst()).contains {
          $0 == $1 && $0 == UInt8(ascii: "/")
        }
        if !isPlain || hasComment || contexts.count > 1 { isCertain = false }
        index = end
      }
      index += 1
    }
  }

  private static func endsOperand(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || "_)]}\"'?!".utf8.contains(byte)
  }

  private mutating func passComment() {
    var depth = 1
    index += 2
    while depth > 0, index < source.count {
      if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    if depth > 0 { isCertain = false }
  }

  // MARK: Texts

  private mutating func beginText(hashes: Int) {
    let isMultiline = repeats(UInt8(ascii: "\""), times: 3)
    index += isMultiline ? 3 : 1
    guard contexts.count < Self.maximumContexts else {
      isCertain = false
      return
    }
    contexts.append(.text(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func stepInText(hashes: Int, isMultiline: Bool) {
    let first = source[index]
    switch first {
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      let isEnd =
        repeats(first, times: quotes)
        && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
      if isEnd { contexts.removeLast() }
      index += isEnd ? quotes + hashes : 1
    case UInt8(ascii: "\\"):
      guard (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) else {
        index += 1
        return
      }
      let isInterpolation = byte(1 + hashes) == UInt8(ascii: "(")
      index += 1 + hashes
      if isInterpolation {
        index += 1
        contexts.append(.code(parentheses: 0))
      } else if index < source.count, !source[index].endsLine {
        index += 1
      }
    case _ where first.endsLine && !isMultiline:
      // Nothing ends the text; whether the next line is code again depends on what is in it.
      isCertain = isCertain && contexts.count == 2
      contexts.removeLast()
    default: index += 1
    }
  }

  // MARK: Directives

  private mutating func numberSign() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      beginText(hashes: hashes)
      return
    case UInt8(ascii: "/"):
      // A regular expression, of one line or of several.
      isCertain = false
    case UInt8(ascii: "!") where index == 0:
      index = source.endOfLine(at: index)
      return
    default: break
    }
    index += hashes
    let word = source[index...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    guard hashes == 1, contexts.count == 1 else {
      if ["if", "elseif", "else", "endif"].contains(where: { word.elementsEqual($0.utf8) }) {
        isCertain = false
      }
      return
    }
    let start = index - 1
    index += word.count
    if word.elementsEqual("if".utf8) {
      let condition = readCondition()
      open.append(Open(start: index, condition: condition, isDecided: false))
      maximumDepth = max(maximumDepth, open.count)
    } else if word.elementsEqual("elseif".utf8) {
      endClause(at: start)
      let condition = readCondition()
      beginClause(condition)
    } else if word.elementsEqual("else".utf8) {
      // It is passed over if the condition before it is one of a version.
      let condition = endClause(at: start)
      passLine()
      beginClause(VersionCondition(isVersion: condition?.isVersion ?? false, value: nil))
    } else if word.elementsEqual("endif".utf8) {
      endClause(at: start)
      _ = open.popLast()
    }
  }

  private mutating func readCondition() -> VersionCondition {
    let start = index
    passLine()
    return VersionCondition(Array(source[start..<index]))
  }

  /// Passes over what is left of a directive's line. A comment that begins there may not end there.
  private mutating func passLine() {
    let rest = source[index..<source.endOfLine(at: index)]
    let hasComment = zip(rest, rest.dropFirst()).contains {
      $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "*")
    }
    if hasComment { isCertain = false }
    index = rest.endIndex
  }

  @discardableResult
  private mutating func endClause(at end: Int) -> VersionCondition? {
    guard let clause = open.last else {
      isCertain = false
      return nil
    }
    if clause.condition.isVersion, clause.start <= end {
      let isNever = clause.isDecided || clause.condition.value == false
      versionBlocks.append(Block(range: clause.start..<end, isNeverParsed: isNever))
    }
    return clause.condition
  }

  private mutating func beginClause(_ condition: VersionCondition) {
    guard var clause = open.popLast() else { return }
    clause.isDecided = clause.isDecided || clause.condition.value == true
    clause.condition = condition
    clause.start = index
    open.append(clause)
  }
}
