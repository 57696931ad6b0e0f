import SourceFacts
import SwiftSyntax

/// Reads what stands between braces: bodies and blocks.
struct BlockReader: GrammarReader {
  let here: BodyContext

  /// Reads the body of a function, if it has one.
  func readBody(_ body: CodeBlockSyntax?) {
    if let body { readFunctionItems(body.statements) }
  }

  /// Reads the body of a function: a single expression, or a single `return`, is its result,
  /// which is returned.
  @discardableResult
  func readFunctionItems(_ items: CodeBlockItemListSyntax) -> Operand {
    if let value = items.singleExpression ?? items.singleReturned {
      return expressions.read(value, expecting: here.result)
    }
    readItems(items)
    return .none
  }

  /// Reads a block in a scope of its own.
  func readBlock(_ block: CodeBlockSyntax) {
    build.inLocalScope { readItems(block.statements) }
  }

  /// Reads the items of a block in the present scope; its local functions and types are known
  /// throughout.
  func readItems(_ items: CodeBlockItemListSyntax) {
    if build.isLocal { bindDeclarations(of: items) }
    for item in items {
      switch item.item {
      case .decl(let declaration): declarations.read(declaration)
      case .stmt(let statement): statements.read(statement)
      case .expr(let expression): expressions.read(expression)
      }
    }
  }

  private func bindDeclarations(of items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      let token: TokenSyntax? =
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): node.name
        case .structDecl(let node): node.name
        case .classDecl(let node): node.name
        case .enumDecl(let node): node.name
        case .actorDecl(let node): node.name
        case .typeAliasDecl(let node): node.name
        default: nil
        }
      if let token { build.bindAhead(name(token), offset: offset(token)) }
    }
  }
}
