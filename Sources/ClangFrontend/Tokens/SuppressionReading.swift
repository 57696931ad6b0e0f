import SourceFacts
import SourceText

/// Reads the comments that take rules away from a piece of the file.
struct SuppressionReading {
  /// The comments that begin with `archcheck:ignore`, in order.
  private(set) var suppressions: [TokenizedFile.Suppression] = []

  private let text: UnsafeBufferPointer<UInt8>
  private let tokens: [ClangToken]
  private let directives: [TextScan.Directive]

  /// Declarations whose head is longer are covered only so far, in tokens.
  private static let maximumHeader = 1024

  /// Reads them. O(comments), and O(log tokens) for each one found.
  ///
  /// - Parameter isBuilt: whether any build has what stands at an offset.
  init(
    _ text: UnsafeBufferPointer<UInt8>, comments: [Range<Int>], tokens: [ClangToken],
    directives: [TextScan.Directive], isBuilt: (Int) -> Bool
  ) {
    self.text = text
    self.tokens = tokens
    self.directives = directives
    let wanted = SuppressionText.marker.utf8
    var lines = Lines()
    for comment in comments {
      let isBlock = text[comment.lowerBound + 1] != UInt8(ascii: "/")
      let end = isBlock ? max(comment.upperBound - 2, comment.lowerBound) : comment.upperBound
      let marker = text[..<end].dropFirst(comment.lowerBound + 2).firstIndex { $0 > 0x20 }
      guard let marker, text[marker..<end].starts(with: wanted), isBuilt(marker) else { continue }
      let start = marker + wanted.count
      let lineEnd = text[start..<end].firstIndex(where: \.endsLine) ?? end
      suppressions.append(
        TokenizedFile.Suppression(
          text: start..<lineEnd, offset: marker, covered: covered(by: comment, &lines)))
    }
  }

  /// What a comment covers: its line where code stands on it too, else the next line of code, of a
  /// declaration its head.
  private func covered(
    by comment: Range<Int>, _ lines: inout Lines
  ) -> Range<Int> {
    let start = lines.first.line(at: comment.lowerBound, in: text).lowerBound
    let end = lines.last.line(at: comment.upperBound, in: text).upperBound
    let isAlone =
      lines.blanks.end(of: start, in: text) >= comment.lowerBound
      && text[comment.upperBound..<end].allSatisfy { $0 <= 0x20 }
    guard isAlone else { return start..<end }
    let token = tokens.partitioningIndex { Int($0.start) >= comment.upperBound }
    let directive = directives.partitioningIndex { $0.start >= comment.upperBound }
    let tokenStart = token < tokens.count ? Int(tokens[token].start) : Int.max
    if directive < directives.count, directives[directive].start < tokenStart {
      return start..<directives[directive].end
    }
    guard token < tokens.count else { return start..<end }
    return start..<max(text.endOfLine(at: tokenStart), headerEnd(from: token))
  }

  /// The lines that comments begin and end on.
  private struct Lines {
    var first = LineCursor()
    var last = LineCursor()
    var blanks = BlankCursor()
  }

  /// Where the head of what begins at a token ends: before `{`, behind `;`, and of an Objective-C
  /// type before its first member.
  private func headerEnd(from first: Int) -> Int {
    var isType = false
    var index = first
    while index < min(tokens.count, first + Self.maximumHeader) {
      let token = tokens[index]
      switch text[Int(token.start)] {
      case UInt8(ascii: "{"): return Int(token.start)
      case UInt8(ascii: ";"): return Int(token.end)
      case UInt8(ascii: "@"):
        if isType { return end(ofTokenBefore: index) }
        isType = beginsType(at: index)
        if isType { index += 1 }
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if isType { return end(ofTokenBefore: index) }
      default: break
      }
      index += 1
    }
    return end(ofTokenBefore: index)
  }

  private func end(ofTokenBefore index: Int) -> Int { Int(tokens[index - 1].end) }

  /// Whether `@interface`, `@protocol` or `@implementation` stands at a token.
  private func beginsType(at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let word = text[Int(tokens[index + 1].start)..<Int(tokens[index + 1].end)]
    return ["interface", "protocol", "implementation"].contains { word.elementsEqual($0.utf8) }
  }
}
