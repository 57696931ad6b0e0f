import SourceFacts
import SourceText
import SwiftSyntax

/// Reads the comments that take rules away from a piece of a file:
/// `// archcheck:ignore rule-id - reason`.
struct SuppressionReader {
  let text: SwiftText
  private var bytes: UnsafeBufferPointer<UInt8> { text.bytes }

  /// A reader of one file's comments.
  init(_ text: SwiftText) { self.text = text }

  /// Adds the suppressions of a file to its facts. O(bytes), and no step where the file holds none.
  func read(_ file: SourceFileSyntax, into build: FactBuilder) {
    var walk = TriviaWalk(file)
    var lines = LineCursors()
    var code = CodeCursor()
    for marker in markers() {
      guard let (token, piece, start) = walk.piece(at: marker),
        let comment = comment(
          piece, start..<min(start + piece.sourceLength.utf8Length, bytes.count), marker)
      else { continue }
      let covered = coveredBytes(by: comment, before: token, &lines, &code)
      let words = bytes[(marker + SuppressionText.marker.utf8.count)..<comment.textEnd]
      build.add(
        SuppressionFact(
          text: build.names.id(of: UnsafeBufferPointer(rebasing: words)), offset: UInt32(marker),
          start: UInt32(covered.lowerBound), end: UInt32(covered.upperBound)))
    }
  }

  /// The offsets at which the bytes of the marker stand, found by leaping over what cannot hold it
  /// (Horspool, 1980). O(bytes / length of the marker) as a rule.
  private func markers() -> [Int] {
    let wanted = Array(SuppressionText.marker.utf8)
    var leaps = [Int](repeating: wanted.count, count: 256)
    for (index, byte) in wanted.dropLast().enumerated() {
      leaps[Int(byte)] = wanted.count - 1 - index
    }
    var result: [Int] = []
    var start = 0
    while start + wanted.count <= bytes.count {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) { result.append(start) }
      start += leaps[Int(bytes[start + wanted.count - 1])]
    }
    return result
  }

  /// A comment by its bytes.
  private struct Comment {
    var start: Int
    var end: Int
    /// Where its first line ends, or its text does.
    var textEnd: Int
  }

  /// The comment that begins with the marker; `nil` where the marker stands elsewhere, such as in a
  /// text or in prose.
  private func comment(_ piece: TriviaPiece, _ range: Range<Int>, _ marker: Int) -> Comment? {
    var textEnd = range.upperBound
    switch piece {
    case .lineComment: break
    case .blockComment: textEnd -= 2
    default: return nil
    }
    guard range.lowerBound + 2 <= marker, marker <= textEnd,
      bytes[(range.lowerBound + 2)..<marker].allSatisfy({ $0 <= 0x20 })
    else { return nil }
    let lineEnd = bytes[marker..<textEnd].firstIndex(where: \.endsLine) ?? textEnd
    return Comment(start: range.lowerBound, end: range.upperBound, textEnd: lineEnd)
  }

  /// What a comment covers: its line where code stands on it too, else the next line of code.
  ///
  /// - Parameter token: the token whose trivia it is; the next one where it is alone on its line.
  private func coveredBytes(
    by comment: Comment, before token: TokenSyntax, _ lines: inout LineCursors,
    _ code: inout CodeCursor
  ) -> Range<Int> {
    let start = lines.first.line(at: comment.start, in: bytes).lowerBound
    let end = lines.last.line(at: comment.end, in: bytes).upperBound
    let isAlone =
      lines.isBlank(start..<comment.start, in: bytes)
      && bytes[comment.end..<end].allSatisfy { $0 <= 0x20 }
    guard isAlone, token.tokenKind != .endOfFile else { return start..<end }
    return start..<code.end(at: token) { endOfCode(beginningWith: token) }
  }

  /// Where the line ends that begins with a token, or the head of the declaration that does.
  private func endOfCode(beginningWith token: TokenSyntax) -> Int {
    let first = Int(text.offset(token))
    guard let declaration = declaration(beginningWith: token) else {
      return bytes.endOfLine(at: first)
    }
    let code = declaration.attributes.map { $0.endPosition.utf8Offset } ?? first
    let next = bytes[min(code, bytes.count)...].firstIndex { $0 > 0x20 } ?? code
    let line = firstToken(of: declaration.node, from: next)
    return max(bytes.endOfLine(at: line), declaration.headerEnd)
  }

  /// The lines that comments begin and end on.
  private struct LineCursors {
    var first = LineCursor()
    var last = LineCursor()
    var blanks = BlankCursor()

    /// Whether nothing stands between the beginning of a line and an offset in it.
    mutating func isBlank(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      blanks.end(of: range.lowerBound, in: bytes) >= range.upperBound
    }
  }

  /// The end of what the comments before one token cover: found for the first of them, and the same for
  /// all others.
  private struct CodeCursor {
    private var token = -1
    private var end = 0

    mutating func end(at token: TokenSyntax, _ find: () -> Int) -> Int {
      let start = token.position.utf8Offset
      if self.token != start { (self.token, end) = (start, find()) }
      return end
    }
  }

  private func firstToken(of node: Syntax, from offset: Int) -> Int {
    let token = node.tokens(viewMode: .sourceAccurate).first {
      $0.positionAfterSkippingLeadingTrivia.utf8Offset >= offset
    }
    return token.map { Int(text.offset($0)) } ?? offset
  }

  private struct Header {
    var node: Syntax
    var attributes: AttributeListSyntax?
    var headerEnd: Int
  }

  /// The declaration whose first token is given, with the end of its header.
  private func declaration(beginningWith token: TokenSyntax) -> Header? {
    let start = token.positionAfterSkippingLeadingTrivia
    var node = token.parent
    // What begins with the token has its position; where its own trivia ends is a search for the token,
    // so that it would take a step for each node of a chain at each node of it.
    while let current = node, current.position == token.position {
      if let declaration = current.asProtocol((any DeclSyntaxProtocol).self),
        current.positionAfterSkippingLeadingTrivia == start,
        let end = Self.headerEnd(of: declaration)
      {
        let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes
        return Header(
          node: current, attributes: attributes?.isEmpty == false ? attributes : nil,
          headerEnd: min(end.utf8Offset, bytes.count))
      }
      node = current.parent
    }
    return nil
  }

  /// Where what a declaration says of itself ends and its body begins; `nil` for what has neither.
  private static func headerEnd(of node: any DeclSyntaxProtocol) -> AbsolutePosition? {
    if let group = node.asProtocol((any DeclGroupSyntax).self) {
      return group.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia
    }
    if let variable = node.as(VariableDeclSyntax.self) {
      let end = variable.bindings.last.map { binding in
        binding.typeAnnotation?.endPositionBeforeTrailingTrivia
          ?? binding.pattern.endPositionBeforeTrailingTrivia
      }
      return end ?? node.endPositionBeforeTrailingTrivia
    }
    if let member = node.as(SubscriptDeclSyntax.self) {
      return member.accessorBlock?.leftBrace.positionAfterSkippingLeadingTrivia
        ?? node.endPositionBeforeTrailingTrivia
    }
    if node.is(IfConfigDeclSyntax.self) || node.is(MacroExpansionDeclSyntax.self) { return nil }
    let body = node.asProtocol((any WithOptionalCodeBlockSyntax).self)?.body
    return body?.leftBrace.positionAfterSkippingLeadingTrivia
      ?? node.endPositionBeforeTrailingTrivia
  }
}

/// Finds the trivia at offsets that grow, in one walk over the tree.
private struct TriviaWalk {
  /// The nodes that hold the offset last asked for, outermost first, each with the children left.
  private var open: [SyntaxChildren.Iterator]
  private var token: TokenSyntax?
  /// The pieces of the token's trivia that are left, and where the first of them begins.
  private var pieces: ArraySlice<TriviaPiece> = []
  private var start = 0
  private var isLeading = true

  init(_ file: SourceFileSyntax) {
    open = [file.children(viewMode: .sourceAccurate).makeIterator()]
  }

  /// The piece of trivia at an offset that is not below the one before, with its token and where it
  /// begins; `nil` where the offset lies in no trivia.
  mutating func piece(at offset: Int) -> (token: TokenSyntax, piece: TriviaPiece, start: Int)? {
    guard let token = token(at: offset) else { return nil }
    if isLeading, offset >= token.positionAfterSkippingLeadingTrivia.utf8Offset {
      isLeading = false
      pieces = token.trailingTrivia.pieces[...]
      start = token.endPositionBeforeTrailingTrivia.utf8Offset
    }
    while let piece = pieces.first {
      let end = start + piece.sourceLength.utf8Length
      if offset < end { return offset >= start ? (token, piece, start) : nil }
      pieces = pieces.dropFirst()
      start = end
    }
    return nil
  }

  private mutating func token(at offset: Int) -> TokenSyntax? {
    if let token, offset < token.endPosition.utf8Offset { return token }
    token = nil
    while var children = open.popLast() {
      guard let child = children.next() else { continue }
      open.append(children)
      if child.endPosition.utf8Offset <= offset { continue }
      guard let found = child.as(TokenSyntax.self) else {
        open.append(child.children(viewMode: .sourceAccurate).makeIterator())
        continue
      }
      token = found
      pieces = found.leadingTrivia.pieces[...]
      start = found.position.utf8Offset
      isLeading = true
      return found
    }
    return nil
  }
}
