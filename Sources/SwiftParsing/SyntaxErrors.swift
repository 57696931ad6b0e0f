import SwiftParserDiagnostics
import SwiftSyntax

/// What is wrong with a text at one place.
package struct SyntaxError {
  /// The parser's words for it, else what the tree says, beginning with a lower-case letter.
  package var message: String
  /// UTF-8 offset.
  package var offset: Int
  /// The node that it was found at.
  package var node: Syntax
}

/// The syntax errors of a file: at most twenty, since the first ones matter and the rest follows from
/// them.
///
/// The parser's own messages are used where making them is safe and cheap. They are made by
/// recursion over the tree, in time that grows with nodes × errors, together with Fix-Its, some of
/// which end the process. Where a tree is deep, broken in many places, or broken in such a way, the
/// places alone are reported. What is an error only in the language mode of Swift 6 is left out, since no file tells
/// its mode. O(nodes).
package func syntaxErrors(in tree: SourceFileSyntax) -> [SyntaxError] {
  let places = ErrorPlaces(in: Syntax(tree))
  if !places.allowsMessages { return places.errors }
  var errors: [SyntaxError] = []
  for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
  where diagnostic.diagMessage.severity == .error
    && !isAllowedBeforeSwift6(diagnostic.node)
  {
    if errors.count == ErrorPlaces.limit { break }
    errors.append(
      SyntaxError(
        message: diagnostic.message, offset: diagnostic.position.utf8Offset, node: diagnostic.node))
  }
  return errors
}

/// Whether what is wrong at a node is allowed up to the language mode of Swift 5: a space before the arguments of an
/// attribute, and none between an attribute and the parameters of a function type, which are read as its arguments.
private func isAllowedBeforeSwift6(_ node: Syntax) -> Bool {
  if let token = node.as(TokenSyntax.self) {
    switch token.tokenDiagnostic?.kind {
    case .extraneousLeadingWhitespaceError?, .extraneousTrailingWhitespaceError?:
      return token.parent?.is(AttributeSyntax.self) == true
        || token.parent?.parent?.is(AttributeSyntax.self) == true
    default: break
    }
  }
  let type = node.as(FunctionTypeSyntax.self) ?? node.parent?.as(FunctionTypeSyntax.self)
  guard let type, type.leftParen.presence == .missing,
    let last = type.parent?.as(AttributedTypeSyntax.self)?.attributes.last
  else { return false }
  return last.as(AttributeSyntax.self)?.rightParen?.presence == .present
}

/// The offset at which the parser gave up because of nesting; `nil` where it did not.
///
/// It is that of the deepest node that carries the mark, found without recursion.
package func nestingOverflow(in tree: SourceFileSyntax) -> Int? {
  guard tree.hasMaximumNestingLevelOverflow else { return nil }
  var node = Syntax(tree)
  while let inner = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) {
    node = inner
  }
  return node.positionAfterSkippingLeadingTrivia.utf8Offset
}

/// Where a tree is broken, found without recursion.
private struct ErrorPlaces {
  static let limit = 20
  private static let countLimit = 200
  private static let depthLimit = 4000

  /// The first places, in order.
  private(set) var errors: [SyntaxError] = []
  /// Whether the parser's own messages can be made: the tree is not too deep, there are not too
  /// many errors, and none that it would make an empty Fix-It for.
  private(set) var allowsMessages: Bool
  private var count = 0

  init(in tree: Syntax) {
    allowsMessages = !tree.isDeeper(than: Self.depthLimit)
    var open = [tree]
    while let node = open.popLast(), count <= Self.countLimit {
      if let token = node.as(TokenSyntax.self) {
        add(token)
      } else if node.is(UnexpectedNodesSyntax.self) {
        add(node, "this is unexpected here")
        // What stands in it has messages, and so Fix-Its, of its own.
        if allowsMessages { open += Self.parts(of: node) }
      } else {
        open += Self.parts(of: node)
      }
    }
    if count > Self.countLimit { allowsMessages = false }
  }

  private static func parts(of node: Syntax) -> [Syntax] {
    node.children(viewMode: .all).filter { $0.hasError || $0.hasWarning }.reversed()
  }

  private mutating func add(_ token: TokenSyntax) {
    switch token.tokenDiagnostic?.kind {
    case .equalMustHaveConsistentWhitespaceOnBothSides:
      // Beside white space other than blanks and tabs its Fix-It changes nothing, which traps.
      allowsMessages = false
      add(Syntax(token), "'=' must have space on both sides, or on neither")
    case nil: add(Syntax(token), "something is missing here")
    case _?: if token.hasError { add(Syntax(token), "this is not Swift") }
    }
  }

  private mutating func add(_ node: Syntax, _ message: String) {
    count += 1
    guard errors.count < Self.limit else { return }
    errors.append(
      SyntaxError(
        message: message, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, node: node))
  }
}
