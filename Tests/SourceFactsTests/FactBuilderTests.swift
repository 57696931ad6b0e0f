import SourceFacts
import SourceText
import Testing

@Suite("A builder of facts")
struct FactBuilderTests {
  private let build = FactBuilder()

  @Test("hands over what was added, with the names, and numbers it in order")
  func finish() {
    let name = build.names.id(of: "a")
    let first = build.add(expression(.name, name: name))
    let second = build.add(
      expression(.member(of: Operand(first)), name: build.names.id(of: "b")))
    let facts = build.finish()
    #expect((first, second) == (ID(0), ID(1)))
    #expect(facts.expressions.map(\.form) == [.name, .member(of: Operand(first))])
    #expect(facts.strings == ["a", "b"])
    #expect(build.finish().expressions.isEmpty)
  }

  @Test("hands over tables with no more room than they need")
  func room() {
    for number in 0..<1_025 {
      let written = build.add(expression(.name, name: build.names.id(of: "n\(number)")))
      _ = build.list([Operand(written)])
    }
    let facts = build.finish()
    #expect(facts.expressions.count == 1_025 && facts.expressions.capacity < 1_200)
    #expect(facts.lists.count == 1_025 && facts.lists.capacity < 1_200)
  }

  @Test("keeps lists side by side, and nothing for an empty one")
  func lists() {
    #expect(build.list([NameID]()) == .empty)
    let lists = [build.list([ID<Name>(4), ID(5)]), build.list([ID(6)])]
    #expect(lists.map(\.range) == [0..<2, 2..<3])
    #expect(Array(build[lists[1]]) == [ID(6)])
  }

  @Test("knows the declaration around, and puts the outer one back")
  func owner() {
    let outer = declare("f")
    build.within(outer) {
      build.within(nil) { #expect(build.owner == nil) }
      #expect(build.owner == outer)
    }
    #expect(build.owner == nil)
  }

  @Test("joins the conditions around, and keeps each once")
  func conditions() {
    var indices: [FactCondition] = []
    build.under([.flag("A")]) {
      indices.append(build.condition)
      build.under([.not(.flag("B")), .flag("C")]) { indices.append(build.condition) }
      build.under([]) { indices.append(build.condition) }
    }
    build.under([.flag("A")]) { indices.append(build.condition) }
    indices.append(build.condition)
    #expect(indices.map(\.int) == [1, 2, 1, 1, 0])
    let conditions: [BuildCondition] = [
      .always, .flag("A"), .all([.flag("A"), .not(.flag("B")), .flag("C")]),
    ]
    #expect(build.finish().conditions == conditions)
  }

  @Test("marks as local what is declared in scopes of local names, but not members of local types")
  func localDeclarations() {
    _ = declare("a")
    build.inLocalScope {
      _ = declare("b")
      build.inTypeBody { _ = declare("c") }
      build.notLocally { _ = declare("d") }
      build.inScope { _ = declare("e") }
    }
    build.inScope { _ = declare("f") }
    build.locally { _ = declare("g") }
    let facts = build.finish()
    let local = facts.declarations.filter { $0.marks.contains(.isLocal) }
    #expect(local.map { facts[$0.name] } == ["b", "e", "g"])
  }

  @Test("forgets local names behind their scope, and hides them from the members of local types")
  func localNames() {
    let name = build.names.id(of: "a")
    build.inLocalScope {
      let binding = bind("a")
      #expect(build.scopes.binding(of: name) == binding)
      build.inTypeBody { #expect(build.scopes.binding(of: name) == nil) }
      let mark = build.openScope()
      #expect(bind("a") == build.scopes.binding(of: name))
      build.closeScope(mark)
      #expect(build.scopes.binding(of: name) == binding)
    }
    #expect(build.scopes.binding(of: name) == nil)
  }

  @Test("ties a name known ahead to the declaration that follows at its place")
  func bindAhead() {
    build.inLocalScope {
      build.bindAhead(build.names.id(of: "f"), offset: 7)
      #expect(build.scopes.binding(of: build.names.id(of: "f")) == ID(0))
      _ = declare("g", offset: 3)
      _ = declare("f", offset: 7)
    }
    let facts = build.finish()
    #expect(facts.bindings.map(\.source) == [.declaration(ID(1))])
  }

  @Test("makes the declaration of top-level code once")
  func topLevelCode() {
    let first = build.topLevelCode(condition: .always, from: 3, to: 5)
    build.extend(first, to: 4)
    #expect(build.topLevelCode(condition: FactCondition(1), from: 8, to: 9) == first)
    #expect(build[first].end == 5)
    build.extend(first, to: 9)
    let facts = build.finish()
    #expect(facts.declarations.map(\.kind) == [.topLevelCode])
    #expect(facts.declarations.map(\.condition) == [.always])
    #expect(facts.declarations.map(\.start) == [3])
    #expect(facts.declarations.map(\.end) == [9])
  }

  @Test("gives a closure what it returns and the parameters that its body numbers")
  func closures() {
    let closure = build.add(expression(.closure(body: .none, context: nil)))
    let name = build.names.id(of: "$1")
    build.inClosure(closure) {
      #expect(build.closure == closure)
      let binding = build.shorthand(1, name: name, offset: 4)
      #expect(binding != nil && build.shorthand(1, name: name, offset: 6) == binding)
      build.addReturned(.integerLiteral)
      build.addReturned(.none)
      build.outsideClosures { build.addReturned(.nilLiteral) }
    }
    build.addReturned(.nilLiteral)
    #expect(build.closure == nil)
    #expect(build.shorthand(0, name: name, offset: 9) == nil)
    let facts = build.finish()
    #expect(Array(facts[facts.expressions[0].returned]) == [Operand.integerLiteral])
    #expect(Array(facts[facts.expressions[0].parameters]) == [.none, OptionalID(ID(0))])
    #expect(facts.bindings.map(\.offset) == [4])
  }

  @Test("leaves a closure the parameters that it names, and makes none of absurd numbers")
  func namedParameters() {
    let closure = build.add(expression(.closure(body: .none, context: nil)))
    build.inClosure(closure) {
      build[closure].parameters = build.list([OptionalID(bind("a"))])
      #expect(build.shorthand(0, name: build.names.id(of: "$0"), offset: 1) == ID(1))
      #expect(build.shorthand(.max, name: build.names.id(of: "$2147483647"), offset: 2) == nil)
    }
    let facts = build.finish()
    #expect(Array(facts[facts.expressions[0].parameters]) == [OptionalID(ID(0))])
  }

  @Test("marks what an assignment writes and what changes with it")
  func assignments() {
    // `(a.b, f().c!) = d`
    let a = build.addOperand(expression(.name))
    let b = build.addOperand(expression(.member(of: a)))
    let f = build.addOperand(expression(.name))
    let call = build.addOperand(expression(.call(f)))
    let c = build.addOperand(expression(.member(of: call)))
    let unwrapped = build.addOperand(expression(.forceUnwrap(c)))
    let tuple = build.addOperand(expression(.tuple, arguments: [b, .none, unwrapped]))
    build.markAssigned(tuple)
    build.markAssigned(.none)
    let facts = build.finish()
    func places(_ mark: ExpressionFact.Marks) -> [Operand] {
      facts.expressions.ids.filter { facts.expressions[$0].marks.contains(mark) }.map(Operand.init)
    }
    #expect(places(.isAssigned) == [b, c, unwrapped, tuple])
    #expect(places(.isChanged) == [a])
  }

  private func declare(_ name: String, offset: UInt32 = 0) -> ID<DeclarationFact> {
    build.add(
      DeclarationFact(
        kind: .function, name: build.names.id(of: name), parent: build.owner, access: .internal,
        writtenAccess: nil, condition: build.condition, marks: [], offset: offset, start: 0, end: 0)
    )
  }

  private func bind(_ name: String) -> ID<BindingFact> {
    build.bind(BindingFact(name: build.names.id(of: name), offset: 0, owner: build.owner))
  }

  private func expression(
    _ form: ExpressionFact.Form, name: NameID? = nil, arguments: [Operand] = []
  ) -> ExpressionFact {
    ExpressionFact(
      form, condition: .always, offset: 0, owner: nil, name: name, arguments: build.list(arguments))
  }
}
