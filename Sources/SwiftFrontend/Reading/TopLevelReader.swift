import SourceFacts
import SwiftSyntax

/// Reads what stands at the top of a file.
struct TopLevelReader: GrammarReader {
  let here: BodyContext

  /// Reads the items of a file; what is not a declaration belongs to its top-level code.
  func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let config = declaration.as(IfConfigDeclSyntax.self) {
          forEachBranch(of: config) { elements in
            if case .statements(let inner) = elements { read(inner) }
          }
        } else {
          declarations.read(declaration)
        }
      case .stmt(let statement):
        inTopLevelCode(at: statement) { statements.read(statement) }
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self), !here.file.isScript {
          macros.readTopLevel(macro)
        } else {
          inTopLevelCode(at: expression) { expressions.read(expression) }
        }
      }
    }
  }

  /// Reads an expression that no declaration owns, such as the value of `_ = f()` at the top.
  func readLoose(_ expression: ExprSyntax) {
    if build.owner == nil {
      inTopLevelCode(at: expression) { expressions.read(expression) }
    } else {
      expressions.read(expression)
    }
  }

  private func inTopLevelCode(at node: some SyntaxProtocol, _ body: () -> Void) {
    let code = build.topLevelCode(
      condition: build.condition, from: offset(node),
      to: UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset))
    build.within(code) { build.locally(body) }
  }
}
