import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftManifests

@Suite("The text of a manifest")
struct SourceTests {
  @Test("has offsets in grouped expressions too")
  func offsets() throws {
    let bench = Bench(text: "let é = 1\nlet x = a +  b * c")
    let tree = try #require(bench.site.node.as(SourceFileSyntax.self))
    let variable = try #require(tree.statements.last?.item.as(VariableDeclSyntax.self))
    let sequence = try #require(
      variable.bindings.first?.initializer?.value.as(SequenceExprSyntax.self))
    let text = bench.site.text
    let grouped = try #require(text.grouped(sequence).as(InfixOperatorExprSyntax.self))
    let right = Site(grouped.rightOperand, in: text)
    #expect(right.offset == 24)
    #expect(right.excerpt == "b * c")
    #expect(text.grouped(sequence).id == text.grouped(sequence).id)
  }

  @Test("is quoted by its first line, shortened")
  func excerpts() {
    #expect(Bench(text: "  f(\n1)").site.excerpt == "f(…")
    #expect(Bench(text: String(repeating: "a", count: 80)).site.excerpt.count == 61)
  }

  @Test("has one problem for each place")
  func problems() {
    let bench = Bench(text: "f()")
    #expect(bench.site.notUnderstood(because: "one") == "f()")
    bench.site.notUnderstood(because: "two")
    #expect(bench.problems.sorted.map { $0.message.contains("(one)") } == [true])
  }
}
