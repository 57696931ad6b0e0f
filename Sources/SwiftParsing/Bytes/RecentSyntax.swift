import SourceText

/// A text in which what newer compilers read, and the parser does not know yet, is written as it does.
///
/// Each byte keeps its place. It is meant for texts that the parser finds errors in: whether it
/// understands the result better is for it to say.
///
/// - `mutate { … }` and the words `yielding borrow`, `yielding mutate` of accessors become `borrow`;
/// - `default @MainActor`, `default nonisolated` and the like at the top of a file become blanks.
package struct RecentSyntax {
  /// The text; `nil` where nothing of this kind is in it.
  package private(set) var rewritten: [UInt8]?

  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0
  /// The words that are left out.
  private var blanks: [Range<Int>] = []
  /// The words `mutate`.
  private var mutators: [Int] = []

  /// Looks for such words. Linear in the bytes, times how deep accessors are nested.
  package init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    scan()
    if blanks.isEmpty, mutators.isEmpty { return }
    var bytes = [UInt8](source)
    for place in blanks.joined() where !bytes[place].endsLine { bytes[place] = 0x20 }
    for start in mutators {
      for (place, byte) in zip(start..., "borrow".utf8) { bytes[place] = byte }
    }
    rewritten = bytes
  }

  private mutating func scan() {
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "{"):
        depth += 1
        readAccessors(behind: index + 1)
        index += 1
      case UInt8(ascii: "}"):
        depth -= 1
        index += 1
      case UInt8(ascii: "d"), UInt8(ascii: "u"):
        let end = self.end(ofWordAt: index)
        if depth == 0, isAtStartOfLine(index) { readDefault(index..<end) }
        index = end
      case let byte where byte.continuesWord: index = end(ofWordAt: index)
      default: index = self.end(ofTextAt: index) ?? index + 1
      }
    }
  }

  // MARK: Defaults of a file

  private mutating func readDefault(_ word: Range<Int>) {
    guard isWord(word, ["default", "using"]) else { return }
    let start = endOfBlanks(from: word.upperBound)
    guard start > word.upperBound, start < source.count else { return }
    var end = self.end(ofWordAt: start)
    if source[start] == UInt8(ascii: "@") {
      end = self.end(ofAttributeAt: start)
      if end == start + 1 { return }
    } else if !isWord(start..<end, ["nonisolated"]) {
      return
    }
    let next = endOfBlanks(from: end)
    let isOver =
      next == source.count || source[next].endsLine || source[next] == UInt8(ascii: ";")
      || source[next] == UInt8(ascii: "/")
    if isOver { blanks.append(word.lowerBound..<end) }
  }

  private func isAtStartOfLine(_ index: Int) -> Bool {
    let before = source[..<index].last { !$0.isBlank }
    return before.map { $0.endsLine || $0 == UInt8(ascii: ";") } ?? true
  }

  // MARK: Accessors

  private static let modifiers = [
    "mutating", "nonmutating", "yielding", "consuming", "borrowing", "nonisolated",
  ]
  private static let accessors = [
    "get", "set", "borrow", "mutate", "read", "modify", "_read", "_modify", "init", "willSet",
    "didSet",
  ]
  private static let effects = ["async", "throws", "rethrows"]

  /// Reads the accessors of one variable or subscript, up to the brace that ends them. A block that
  /// begins with a call and a closure looks like one accessor; two, or a word before one, tell.
  private mutating func readAccessors(behind start: Int) {
    var place = start
    var count = 0
    var yielding: [Range<Int>] = []
    var mutators: [Int] = []
    // Each round moves on by a word.
    while true {
      place = endOfTrivia(from: place)
      guard place < source.count else { return }
      if source[place] == UInt8(ascii: "}") { break }
      while place < source.count, source[place] == UInt8(ascii: "@") {
        place = endOfTrivia(from: end(ofAttributeAt: place))
      }
      var word = place..<end(ofWordAt: place)
      while isWord(word, Self.modifiers) {
        if isWord(word, ["yielding"]) { yielding.append(word) }
        place = endOfTrivia(from: word.upperBound)
        word = place..<end(ofWordAt: place)
      }
      guard isWord(word, Self.accessors) else { return }
      if isWord(word, ["mutate"]) { mutators.append(word.lowerBound) }
      count += 1
      guard let end = self.end(ofAccessorBehind: word.upperBound) else { return }
      place = end
    }
    guard count > 1 || !yielding.isEmpty else { return }
    blanks += yielding
    self.mutators += mutators
  }

  /// The end of an accessor behind its word: of its body, if it has one.
  private func end(ofAccessorBehind word: Int) -> Int? {
    var place = endOfTrivia(from: word)
    if place < source.count, source[place] == UInt8(ascii: "(") {
      place = endOfTrivia(from: endOfBrackets(at: place) ?? source.count)
    }
    var next = place..<end(ofWordAt: place)
    while isWord(next, Self.effects) {
      place = endOfTrivia(from: next.upperBound)
      if place < source.count, source[place] == UInt8(ascii: "(") {
        place = endOfTrivia(from: endOfBrackets(at: place) ?? source.count)
      }
      next = place..<end(ofWordAt: place)
    }
    guard place < source.count, source[place] == UInt8(ascii: "{") else { return place }
    return endOfBrackets(at: place)
  }

  // MARK: Pieces of text

  private func isWord(_ range: Range<Int>, _ words: [String]) -> Bool {
    !range.isEmpty && words.contains { source[range].elementsEqual($0.utf8) }
  }

  private func end(ofWordAt start: Int) -> Int {
    var end = start
    while end < source.count, source[end].continuesWord { end += 1 }
    return end
  }

  private func endOfBlanks(from start: Int) -> Int {
    var end = start
    while end < source.count, source[end].isBlank { end += 1 }
    return end
  }

  private func endOfTrivia(from start: Int) -> Int {
    var end = start
    while end < source.count {
      if source[end].isBlank || source[end].endsLine {
        end += 1
      } else if source[end] == UInt8(ascii: "/"), let next = self.end(ofCommentAt: end) {
        end = next
      } else {
        break
      }
    }
    return end
  }

  /// The end of `@name` or `@name(…)`.
  private func end(ofAttributeAt start: Int) -> Int {
    var end = start + 1
    while end < source.count, source[end].continuesWord || source[end] == UInt8(ascii: ".") {
      end += 1
    }
    guard end < source.count, source[end] == UInt8(ascii: "(") else { return end }
    return endOfBrackets(at: end) ?? end
  }

  /// The end of a pair of brackets and all that is in it; `nil` where it does not end.
  private func endOfBrackets(at start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place + 1 }
      default:
        if let end = end(ofTextAt: place) {
          place = end
          continue
        }
      }
      place += 1
    }
    return nil
  }

  /// The end of a comment, a string or a name in backticks that begins at a place; `nil` for others.
  private func end(ofTextAt start: Int) -> Int? {
    switch source[start] {
    case UInt8(ascii: "/"): return end(ofCommentAt: start)
    case UInt8(ascii: "`"):
      let end = source[(start + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0.endsLine }
      return (end ?? source.count - 1) + 1
    case UInt8(ascii: "\""), UInt8(ascii: "#"): return end(ofStringAt: start)
    default: return nil
    }
  }

  private func end(ofCommentAt start: Int) -> Int? {
    guard start + 1 < source.count else { return nil }
    if source[start + 1] == UInt8(ascii: "/") {
      return source[start...].firstIndex { $0.endsLine } ?? source.count
    }
    guard source[start + 1] == UInt8(ascii: "*") else { return nil }
    var depth = 0
    var place = start
    while place + 1 < source.count {
      switch (source[place], source[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      default:
        place += 1
        continue
      }
      place += 2
      if depth == 0 { return place }
    }
    return source.count
  }

  /// The end of a string; quotation marks in what it interpolates are taken for its own.
  private func end(ofStringAt start: Int) -> Int? {
    var place = start
    while place < source.count, source[place] == UInt8(ascii: "#") { place += 1 }
    let sharps = place - start
    var marks = 0
    while place < source.count, source[place] == UInt8(ascii: "\""), marks < 3 {
      marks += 1
      place += 1
    }
    if marks == 0 { return nil }
    // An empty string has two of them.
    if marks == 2 { return place + sharps }
    while place < source.count {
      if marks == 1, source[place].endsLine { return place }
      if sharps == 0, source[place] == UInt8(ascii: "\\") {
        place += 2
      } else if isEnd(of: marks, sharps, at: place) {
        return place + marks + sharps
      } else {
        place += 1
      }
    }
    return source.count
  }

  private func isEnd(of marks: Int, _ sharps: Int, at place: Int) -> Bool {
    guard place + marks + sharps <= source.count else { return false }
    return source[place..<(place + marks)].allSatisfy { $0 == UInt8(ascii: "\"") }
      && source[(place + marks)..<(place + marks + sharps)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
