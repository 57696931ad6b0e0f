import SwiftOperators
import SwiftSyntax

/// Groups sequences of operands and operators by precedence, each one once.
///
/// A grouped expression is a tree of its own, whose offsets begin anew, as is each file; where they
/// begin in the manifest's text is remembered here.
final class OperatorSequences {
  /// Operators and precedences of the standard library and of the manifest.
  private var operators = OperatorTable.standardOperators
  private var groupedSequences: [SyntaxIdentifier: ExprSyntax] = [:]
  private var starts: [SyntaxIdentifier: Int] = [:]

  /// Grouping recurses with the number of operators.
  private static let maximumElements = 2_000

  /// Notes where a tree begins in the manifest's text.
  func place(_ root: Syntax, at offset: Int) { starts[root.id] = offset }

  /// Adds the operators and precedence groups that a manifest declares at top level.
  func addDeclarations(of tree: SourceFileSyntax) {
    for item in tree.statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      let isOperator =
        declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self)
      guard isOperator else { continue }
      let single = SourceFileSyntax(statements: CodeBlockItemListSyntax([item.detached]))
      operators.addSourceFile(single) { _ in }
    }
  }

  /// The sequence with its operators grouped; `nil` when it has too many.
  func grouped(_ node: SequenceExprSyntax) -> ExprSyntax? {
    if let known = groupedSequences[node.id] { return known }
    guard node.elements.count <= Self.maximumElements else { return nil }
    let start = node.position.utf8Offset + start(of: node.root)
    let result = operators.foldSingle(node) { _ in }
    groupedSequences[node.id] = result
    starts[result.root.id] = start
    return result
  }

  /// Where the tree with a root begins in the manifest's text.
  func start(of root: Syntax) -> Int { starts[root.id] ?? 0 }
}
