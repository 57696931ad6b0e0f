import SourceFacts
import SourceText
import Testing

@testable import SwiftFrontend

@Suite("What surrounds code")
struct BodyContextTests {
  @Test("is behind await up to the closures in it")
  func awaited() {
    let facts = Reading(body: "_ = await a(b(), { c() }, (try d()))\ne()").facts
    let awaited = facts.expressions.filter { $0.kind == .call && $0.marks.contains(.isAwaited) }
    let callees = awaited.map { call in
      call.base.expression.flatMap { facts.expressions[$0].name }.map { facts[$0] }
    }
    #expect(Set(callees) == ["a", "b", "d"])
  }

  @Test(
    "gives a return to the innermost closure, but not that of a function inside of it",
    arguments: [
      ("_ = { if a { return 1 }; return 2 }", 2),
      ("_ = { () -> Int in if a { return 1 }; return 2 }", 2),
      ("_ = { func f() -> Int { if a { return 1 }; return 2 }; f() }", 0),
      ("_ = { struct S { var v: Int { if a { return 1 }; return 2 } }; f() }", 0),
      ("_ = { if a { return }; f() }", 0),
    ])
  func returned(text: String, count: Int32) {
    let closures = Reading(body: text).facts.expressions.filter { $0.kind == .closure }
    #expect(closures.map { $0.labels.count } == [count])
  }

  @Test("hands on values, and changes none that others hold")
  func values() {
    let bytes: [UInt8] = []
    bytes.withUnsafeBufferPointer { bytes in
      let outer = BodyContext(file: SwiftFile(text: SwiftText(bytes: bytes), isScript: false))
      let inner = outer.awaited.giving(.writtenType(ID(3)))
      #expect(inner.isAwaited && !inner.inside(closure: ID(0)).isAwaited && !outer.isAwaited)
      guard case .writtenType(ID(3)) = inner.result, case .unknown = outer.result,
        case .closureResult(ID(7)) = inner.inside(closure: ID(7)).result
      else {
        Issue.record("a result is not handed on")
        return
      }
    }
  }

  @Test("knows nothing of types and expressions that have no entry")
  func expectations() {
    guard case .unknown = Expectation(type: nil),
      case .writtenType(ID(0)) = Expectation(type: ID(0)),
      case .unknown = Expectation(sameAs: .nilLiteral),
      case .sameAs(ID(0)) = Expectation(sameAs: Operand(ID(0)))
    else {
      Issue.record("an expectation is made of nothing")
      return
    }
  }
}
