import SourceText
import SwiftSyntax

/// The text of a manifest, what is wrong in it, and its operators.
final class ManifestText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Where the manifest itself begins, behind its helpers.
  let start: Int
  /// Where its helpers begin.
  let helperStarts: [Int]
  let problems: ProblemLog
  let operators = OperatorSequences()

  init(bytes: [UInt8], start: Int = 0, helperStarts: [Int] = [], problems: ProblemLog) {
    self.bytes = bytes
    self.start = start
    self.helperStarts = helperStarts
    self.problems = problems
  }

  /// The index of the helper that holds an offset; `nil` for the manifest itself. O(helpers).
  func helper(at offset: Int) -> Int? {
    offset < start ? helperStarts.lastIndex { $0 <= offset } : nil
  }

  /// The first number of the version in `// swift-tools-version:5.9`; `nil` where there is none. That
  /// comment also says for which version of the language the manifest is compiled.
  lazy var toolsVersion: Int? = {
    let line = bytes[start...].drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
      .prefix { $0 != UInt8(ascii: "\n") }.prefix(80)
    let words = String(decoding: line, as: UTF8.self).lowercased()
    guard words.hasPrefix("//"), let range = words.split(separator: ":", maxSplits: 1).last,
      words.contains("swift-tools-version:")
    else { return nil }
    return Int(range.drop { $0 == " " }.prefix { $0.isNumber })
  }()

  /// The expression that begins at an offset, as far as its first line has it; shortened.
  func excerpt(at offset: Int) -> String {
    var depth = 0
    var isInString = false
    var previous: UInt8 = 0
    let line = bytes[min(max(offset, 0), bytes.count)...].prefix(240).prefix { byte in
      defer { previous = byte }
      if byte == UInt8(ascii: "\"") && previous != UInt8(ascii: "\\") { isInString.toggle() }
      if byte == UInt8(ascii: "\n") { return false }
      if isInString { return true }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      return depth > 0 || depth == 0 && byte != UInt8(ascii: ",")
    }
    let text = String(decoding: line, as: UTF8.self).trimmed
    return text.count > 60 ? "\(text.prefix(60))…" : String(text)
  }

  /// A sequence of operands and operators, grouped by precedence; `nil` with a problem when it is
  /// too long for that.
  func grouped(_ node: SequenceExprSyntax) -> ExprSyntax {
    if let result = operators.grouped(node) { return result }
    Site(node, in: self).notUnderstood(because: "it has too many operators")
    return ExprSyntax(NilLiteralExprSyntax())
  }
}

/// A node of a manifest's text, for values and problems that refer to it.
///
/// Offset and excerpt are found when they are asked for, since both look for the node's first token.
struct Site {
  let node: Syntax
  let text: ManifestText

  init(_ node: some SyntaxProtocol, in text: ManifestText) {
    self.node = Syntax(node)
    self.text = text
  }

  /// UTF-8 offset of the node in the manifest's text, in grouped expressions too. O(depth).
  var offset: Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset + text.operators.start(of: node.root)
  }

  /// The first line of the node's text, shortened.
  var excerpt: String {
    let bytes = text.bytes
    let start = min(max(offset, 0), bytes.count)
    let end = min(start + max(node.trimmedLength.utf8Length, 0), bytes.count)
    let text = String(decoding: bytes[start..<min(end, start + 240)], as: UTF8.self)
    let line = text.prefix(60).prefix { !$0.isNewline }
    return line.utf8.count < end - start ? "\(line)…" : String(line)
  }

  /// Reports that a construct is not understood, and gives the text of the unknown value that stands
  /// for it.
  @discardableResult
  func notUnderstood(because reason: String) -> String {
    let excerpt = excerpt
    text.problems.reportNotUnderstood(
      at: offset,
      "`\(excerpt)` in this manifest is not understood (\(reason)); what depends on it is ignored. "
        + "Simplify it, or list the modules under `modules:`.")
    return excerpt
  }

  /// Reports a member that a type has and a protocol of it adds without requiring it.
  func dependsOnWrittenType(_ member: String) -> String {
    notUnderstood(because: "which `\(member)` is meant depends on the type that is written")
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var identifierText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
