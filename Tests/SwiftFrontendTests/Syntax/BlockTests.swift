import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFrontend

@Suite("A block of statements")
struct BlockTests {
  @Test(
    "is an expression where it is nothing else",
    arguments: [
      ("f()", "f()"), ("if a { b } else { c }", "if a { b } else { c }"), ("f(); g()", nil),
      ("let a = 1", nil), ("return f()", nil), ("", nil),
    ])
  func expression(text: String, expression: String?) {
    #expect(
      Parser.parse(source: text).statements.singleExpression?.trimmedDescription == expression)
  }

  @Test("knows what its only return gives")
  func returned() {
    #expect(block("{ return f() }").singleReturned?.trimmedDescription == "f()")
    #expect(block("{ return }").singleReturned == nil)
    #expect(block("{ return f(); g() }").singleReturned == nil)
  }

  @Test("is nil only where it says nothing else")
  func nilOnly() {
    #expect(block("{ nil }").isNilOnly)
    #expect(block("{ return nil }").isNilOnly)
    #expect(!block("{ return }").isNilOnly)
    #expect(!block("{ nil; nil }").isNilOnly)
    #expect(!block("{ f() }").isNilOnly)
    #expect(!block("{}").isNilOnly)
  }

  private func block(_ text: String) -> CodeBlockItemListSyntax {
    let function = Parser.parse(source: "func f() \(text)").statements.first?.item
    guard case .decl(let declaration) = function else { return [] }
    return declaration.as(FunctionDeclSyntax.self)?.body?.statements ?? []
  }
}
