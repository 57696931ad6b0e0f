import SwiftSyntax

/// The text of a manifest, what is wrong in it, and its operators.
final class ManifestText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Where the manifest itself begins, behind its helpers.
  let start: Int
  let problems: ProblemLog
  let operators = OperatorSequences()

  init(bytes: [UInt8], start: Int = 0, problems: ProblemLog) {
    self.bytes = bytes
    self.start = start
    self.problems = problems
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
    text.problems.report(
      .manifestNotUnderstood, at: offset,
      "`\(excerpt)` in this manifest is not understood (\(reason)); what depends on it is ignored. "
        + "Simplify it, or list the modules under `modules:`.")
    return excerpt
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var identifierText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
