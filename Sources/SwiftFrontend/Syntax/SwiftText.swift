import SwiftSyntax

/// The bytes of a file, and what the tokens and nodes of its tree spell in them.
///
/// Bytes are looked at rather than the texts that tokens give: making a `String` for each would cost
/// more than all other reading of the tree.
struct SwiftText {
  /// The whole file, in UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The offset of the first byte that is not trivia.
  func offset(_ node: some SyntaxProtocol) -> UInt32 {
    UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The offset of the first byte of a token that is not trivia.
  func offset(_ token: TokenSyntax) -> UInt32 {
    let trivia = token.isMissing ? 0 : token.leadingTriviaLength.utf8Length
    return UInt32(token.position.utf8Offset + trivia)
  }

  /// The bytes of a node without the trivia around it; none for what the parser put in.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, bytes.count)
    return start..<min(max(start, start + node.trimmedLength.utf8Length), bytes.count)
  }

  /// The bytes of a token without the trivia around it, which need no search for the first and last token as those of
  /// other nodes do; none for what the parser put in.
  func range(_ token: TokenSyntax) -> Range<Int> {
    let start = min(Int(offset(token)), bytes.count)
    let length = token.isMissing ? 0 : token.trimmedLength.utf8Length
    return start..<min(start + length, bytes.count)
  }

  /// The text of a node without the trivia around it.
  func text(_ node: some SyntaxProtocol) -> String {
    String(decoding: bytes[range(node)], as: UTF8.self)
  }

  /// The name that a token spells; `nil` for what the parser put in. Backticks belong to a raw identifier,
  /// such as `` `sign in/out` ``, which is no name without them; around others they are left out.
  func name(_ token: TokenSyntax) -> UnsafeBufferPointer<UInt8>? {
    let range = range(token)
    if range.isEmpty { return nil }
    guard bytes[range.lowerBound] == UInt8(ascii: "`"), range.count > 2 else {
      return UnsafeBufferPointer(rebasing: bytes[range])
    }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    return UnsafeBufferPointer(rebasing: bytes[isPlainName(inner) ? inner : range])
  }

  /// Whether a name needs no backticks, unless it is a keyword. An operator is none with them either.
  private func isPlainName(_ range: Range<Int>) -> Bool {
    if bytes[range].allSatisfy({ Self.operators.contains($0) }) { return true }
    let first = bytes[range.lowerBound]
    if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") { return false }
    return bytes[range].allSatisfy { byte in
      let letter = byte | 0x20
      return byte >= 0x80 || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
    }
  }

  private static let operators = Array("/=-+!*%<>&|^~?.".utf8)

  /// Whether a token is written in backticks, which makes a keyword an ordinary name.
  func isEscaped(_ token: TokenSyntax) -> Bool { begins(token, with: UInt8(ascii: "`")) }

  /// Whether a token begins with `$`, as projected values and shorthand parameters do.
  func hasDollar(_ token: TokenSyntax) -> Bool { begins(token, with: UInt8(ascii: "$")) }

  private func begins(_ token: TokenSyntax, with byte: UInt8) -> Bool {
    let start = Int(offset(token))
    return start < bytes.count && bytes[start] == byte
  }

  /// Whether a token is the keyword `self`.
  func isSelfKeyword(_ token: TokenSyntax) -> Bool {
    let range = range(token)
    return range.count == 4 && bytes[range].elementsEqual("self".utf8)
  }

  /// Whether a token spells an identifier or keyword rather than an operator.
  func isIdentifier(_ token: TokenSyntax) -> Bool {
    let start = Int(offset(token))
    guard start < bytes.count else { return false }
    let byte = bytes[start]
    if byte >= 0x80 {
      switch token.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: return false
      default: return true
      }
    }
    let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    return isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || byte == UInt8(ascii: "$")
  }

  /// Whether an operator between two operands assigns to the left one: `+=`, `<<=`, `??=`, but no
  /// comparison.
  func isCompoundAssignment(_ token: TokenSyntax) -> Bool {
    let range = range(token)
    guard range.count >= 2, bytes[range.upperBound - 1] == UInt8(ascii: "=") else { return false }
    let last = bytes[range.upperBound - 2]
    switch last {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    // `<=` and `.>=` compare, `<<=` and `&>>=` shift.
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return range.count >= 3 && bytes[range.upperBound - 3] == last
    default: return true
    }
  }
}

extension TokenSyntax {
  /// Whether the parser put it in for one that the text lacks.
  var isMissing: Bool { presence == .missing }
}
