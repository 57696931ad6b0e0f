import SourceFacts
import SwiftParserDiagnostics
import SwiftSyntax

/// The syntax errors of a file as problems: at most twenty, since the first ones matter and the
/// rest follows from them.
///
/// The parser's own messages are used where making them is safe and cheap. They are made by
/// recursion over the tree, in time that grows with nodes × errors; where a tree is deep or
/// broken in many places, the places alone are reported. O(nodes).
func syntaxProblems(in tree: SourceFileSyntax) -> [FactProblem] {
  if tree.hasMaximumNestingLevelOverflow {
    return [
      FactProblem(
        kind: .nestingTooDeep, offset: Int32(overflowOffset(in: Syntax(tree))),
        message: "Code is nested more than 256 levels deep, the limit of the parser: what follows "
          + "is not analysed. Split the expression or the block.")
    ]
  }
  let errors = ErrorPlaces(in: Syntax(tree))
  if errors.isTooMuch { return errors.problems }
  var problems: [FactProblem] = []
  for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
  where diagnostic.diagMessage.severity == .error {
    if problems.count == ErrorPlaces.problemLimit { break }
    problems.append(syntaxError(diagnostic.message, at: diagnostic.position))
  }
  return problems
}

/// A syntax error, its message being the parser's words as a sentence that says what to do.
private func syntaxError(_ message: String, at position: AbsolutePosition) -> FactProblem {
  FactProblem(
    kind: .syntaxError, offset: Int32(position.utf8Offset),
    message: message.prefix(1).uppercased() + message.dropFirst()
      + ": correct it, because the code around it may be missed.")
}

/// The offset at which the parser gave up: the deepest node that carries the mark, found without
/// recursion.
private func overflowOffset(in tree: Syntax) -> Int {
  var node = tree
  while let inner = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) {
    node = inner
  }
  return node.positionAfterSkippingLeadingTrivia.utf8Offset
}

/// Where a tree is broken, found without recursion.
private struct ErrorPlaces {
  static let problemLimit = 20
  private static let countLimit = 200
  private static let depthLimit = 4000

  /// The first places, in order.
  private(set) var problems: [FactProblem] = []
  private var count = 0
  private let isDeep: Bool

  /// Whether there are so many errors, or the tree is so deep, that the parser's own messages
  /// cost too much.
  var isTooMuch: Bool { count > Self.countLimit || isDeep }

  init(in tree: Syntax) {
    isDeep = Self.isDeep(tree)
    var open = [tree]
    while let node = open.popLast(), count <= Self.countLimit {
      if let token = node.as(TokenSyntax.self) {
        add(node, token.isMissing ? "Something is missing here" : "This is not Swift")
      } else if node.is(UnexpectedNodesSyntax.self) {
        add(node, "This is unexpected here")
      } else {
        open += node.children(viewMode: .all).filter(\.hasError).reversed()
      }
    }
  }

  private static func isDeep(_ tree: Syntax) -> Bool {
    var open: [(node: Syntax, depth: Int)] = [(tree, 0)]
    while let (node, depth) = open.popLast() {
      if depth > depthLimit { return true }
      for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return false
  }

  private mutating func add(_ node: Syntax, _ message: String) {
    count += 1
    guard problems.count < Self.problemLimit else { return }
    problems.append(syntaxError(message, at: node.positionAfterSkippingLeadingTrivia))
  }
}
