import SwiftParser
import SwiftSyntax

/// Brackets nested deeper are not followed. The parser's own default differs between its debug
/// and release builds.
private let maximumNestingLevel = 256

/// The syntax tree of a Swift text; what is wrong in it, `syntaxErrors` says.
///
/// The caller's thread needs a stack of 64 MB.
///
/// - Parameter source: a text whose ``ByteScan`` found no excess; it may have bytes that are not UTF-8.
/// - Complexity: linear in the bytes, but for what the scan does not see: the parser reads ahead, and
///   what it reads ahead it reads again.
package func parseSwift(_ source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
  var parser = Parser(source, maximumNestingLevel: maximumNestingLevel)
  return SourceFileSyntax.parse(from: &parser)
}

extension SyntaxProtocol {
  /// Whether a tree is deeper than a bound, found without recursion. O(nodes).
  package func isDeeper(than limit: Int) -> Bool {
    var open: [(node: Syntax, depth: Int)] = [(Syntax(self), 0)]
    while let (node, depth) = open.popLast() {
      if depth > limit { return true }
      for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return false
  }
}
