import SourceFacts
import SourceText
import Testing

@testable import ClangFrontend

@Suite("Facts while they are written")
struct FactWriterTests {
  private func write(
    _ source: String, isCxx: Bool = false, _ body: (FactWriter) -> Void
  ) throws -> FactsDump {
    try withLexemes(source, isCxx: isCxx) { tokens in
      let writer = FactWriter(tokens: tokens, words: 4096, access: .public)
      body(writer)
      return FactsDump(facts: writer.finished())
    }
  }

  @Test("belong to the innermost declaration, and have its access unless they say another")
  func owners() throws {
    let dump = try write("a b c") { facts in
      let outer = facts.add(.struct, at: 0, from: 0)
      facts.builder.within(outer) { _ = facts.add(.variable, at: 1, from: 1, access: .private) }
      facts.withAccess(.internal) { _ = facts.add(.variable, at: 2, from: 2) }
    }
    #expect(dump.declarations == ["struct a public", "  variable b private", "variable c"])
  }

  @Test("have the namespaces around in their names, at the top of a file of C++ only")
  func namespaces() throws {
    let dump = try write("a b c", isCxx: true) { facts in
      facts.namespaces = ["x", "y"]
      let outer = facts.add(.class, at: 0, from: 0)
      facts.builder.within(outer) { _ = facts.add(.function, at: 1, from: 1) }
      facts.builder.inLocalScope { _ = facts.add(.variable, at: 2, from: 2) }
    }
    #expect(
      dump.declarations == [
        "class x::y::a public", "  function b public", "variable c [local] public",
      ])
  }

  @Test("of a type stand beside the variable that it types")
  func types() throws {
    let dump = try write("a b") { facts in
      let variable = facts.add(.variable, at: 0, from: 0)
      facts.builder.within(variable) {
        let type = facts.addType(.struct, at: 1, from: 0)
        facts.builder[variable].type = facts.addMention(of: type, at: 1)
      }
    }
    #expect(dump.declarations == ["variable a -> b public", "struct b [defined] public"])
  }

  @Test("outside of declarations belong to the top-level code, which is there once")
  func topLevelCode() throws {
    let dump = try write("a b") { facts in
      _ = facts.addExpression(.name, at: 0, name: facts.name(0))
      _ = facts.addExpression(.name, at: 1, name: facts.name(1))
    }
    #expect(dump.facts.declarations.map(\.kind) == [.topLevelCode])
    #expect(dump.facts.declarations.map(\.end) == [3])
  }

  @Test("know local names until their scope ends")
  func locals() throws {
    _ = try write("a b") { facts in
      facts.builder.inLocalScope {
        let binding = facts.bind(0)
        #expect(facts.local(0) == binding)
        #expect(facts.local(1) == nil)
      }
      #expect(facts.local(0) == nil)
    }
  }

  @Test("tell a block what it returns, a function in it not")
  func closures() throws {
    let dump = try write("a b c") { facts in
      let closure = facts.addExpression(.closure(body: .none, context: nil), at: 0)
      facts.builder.inClosure(closure) {
        facts.builder.addReturned(facts.addOperand(.name, at: 1))
        facts.builder.outsideClosures {
          facts.builder.addReturned(facts.addOperand(.name, at: 2))
        }
      }
    }
    #expect(Array(dump.facts[dump.facts.expressions[0].returned]) == [Operand(ID(1))])
  }
}
