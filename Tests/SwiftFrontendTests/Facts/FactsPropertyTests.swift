import ArchTestSupport
import SourceFacts
import Testing

@Suite("Facts")
struct FactsPropertyTests {
  private static let sample = """
    @testable import A
    #if DEBUG
      import B
    #endif
    /// Ünïcödé 👍
    public struct S<T: P>: Q where T.X == [Y] {
      @W(\\.a) private(set) var a: A? = .x { didSet { f(oldValue) } }
      init?(a b: B, _ c: C...) throws { self.a = b ?? c.first { $0.d > 1 }; super.init() }
      subscript(i: I) -> some V { get { self[i]! } set { self[i] = newValue as? V } }
      static func + (l: S, r: S) -> Self { switch (l, r) { case (.a(let x), .b): x; default: l } }
    }
    enum E: String { case a = "x", b(c: D = .e) ; indirect case f(E) }
    extension M.N { func g() async throws(F) { for case let h? in i where h { #m(h) { j } } } }
    func k() { guard let l, case .m(let n) = l else { return };
      struct O {}; O(); n.p["q\\(r)"] += 1 }
    #Preview { T() }
    """

  private func read(_ bytes: [UInt8]) -> FileFacts { Reading(bytes: bytes).facts }

  @Test("depend on the bytes alone: the same text gives equal facts")
  func equal() {
    let bytes = Array(Self.sample.utf8)
    #expect(read(bytes) == read(bytes))
    #expect(read(bytes) != read(bytes + Array("\nlet z = 1".utf8)))
  }

  @Test("depend on the path only where it makes a file a script")
  func path() {
    let text = "#make(a)\nb()"
    #expect(Reading(text, path: "A/x.swift").facts == Reading(text, path: "B/y.swift").facts)
    #expect(Reading(text, path: "A/main.swift").declarations == ["topLevelCode (top-level code)"])
    #expect(
      Reading(text, path: "A/notmain.swift").declarations == [
        "macroExpansion make", "topLevelCode (top-level code)",
      ])
  }

  @Test("of broken text point into their own tables", arguments: 0..<150 as Range<UInt64>)
  func brokenText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(Self.sample.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2:
        bytes.insert(
          contentsOf: Array("({[<\"'#@\\.}])>:".utf8).shuffled(using: &generator).prefix(3),
          at: start)
      default: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      }
      if bytes.isEmpty { bytes = [0x0A] }
    }
    expectConsistent(read(bytes), length: bytes.count)
  }

  @Test("of good text point into their own tables")
  func consistent() {
    let bytes = Array(Self.sample.utf8)
    let facts = read(bytes)
    #expect(facts.problems.isEmpty)
    expectConsistent(facts, length: bytes.count)
  }

  private func expectConsistent(_ facts: FileFacts, length: Int) {
    let lists =
      facts.declarations.flatMap {
        [
          $0.labels.range, $0.parameterTypes.range, $0.parameterFlags.range,
          $0.genericParameters.range, $0.inherited.range, $0.attributes.range,
        ]
      } + facts.types.map(\.parts.range)
      + facts.expressions.flatMap { [$0.arguments.range, $0.labels.range, $0.typeArguments.range] }
    #expect(lists.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= facts.lists.count })
    let names = facts.types.map(\.name) + facts.expressions.map(\.name) + facts.bindings.map(\.name)
    #expect(names.allSatisfy { ($0?.int ?? 0) < facts.strings.count })
    #expect(Set(facts.strings.map { Array($0.utf8) }).count == facts.strings.count)
    let owners =
      facts.types.map(\.owner) + facts.expressions.map(\.owner) + facts.bindings.map(\.owner)
    #expect(owners.allSatisfy { ($0?.int ?? -1) < facts.declarations.count })
    for (index, fact) in facts.declarations.enumerated() {
      #expect((fact.parent?.int ?? -1) < index && fact.start <= fact.end && fact.end <= length)
      #expect(
        (fact.type?.int ?? -1) < facts.types.count && fact.value.packed < facts.expressions.count)
    }
    for (index, fact) in facts.types.enumerated() {
      #expect((fact.base?.int ?? -1) < index)
      #expect(facts[fact.parts].allSatisfy { $0.int < index })
    }
    expectConsistentExpressions(facts, length: length)
    let conditions = facts.types.map(\.condition) + facts.expressions.map(\.condition)
    #expect(conditions.allSatisfy { $0.int < facts.conditions.count })
    #expect(facts.problems.allSatisfy { $0.offset <= length })
  }

  private func expectConsistentExpressions(_ facts: FileFacts, length: Int) {
    for (index, fact) in facts.expressions.enumerated() {
      #expect(fact.offset <= length && (fact.context?.int ?? -1) < facts.contexts.count)
      switch fact.form {
      case .local(let binding): #expect(facts.bindings.ids.contains(binding))
      case .type(let type): #expect(type.map { facts.types.ids.contains($0) } ?? false)
      case .closure(let body, _):
        #expect(body.packed < facts.expressions.count)
        #expect(
          facts[fact.returned].allSatisfy {
            $0.packed > index && $0.packed < facts.expressions.count
          })
      case .operator:
        #expect(
          facts[fact.arguments].allSatisfy {
            $0.packed < facts.expressions.count && $0.packed != index
          })
      default:
        #expect(fact.base.packed < index && facts[fact.arguments].allSatisfy { $0.packed < index })
        #expect((fact.type?.int ?? -1) < facts.types.count)
      }
    }
    for context in facts.contexts { #expect(isConsistent(context, facts)) }
  }

  private func isConsistent(_ context: ContextFact, _ facts: FileFacts) -> Bool {
    switch context.form {
    case .unknown: true
    case .writtenType(let type): facts.types.ids.contains(type)
    case .sameAs(let expression), .closureResult(let expression):
      facts.expressions.ids.contains(expression)
    case .argument(_, let call): call.map { facts.expressions.ids.contains($0) } ?? false
    case .result(let declaration): facts.declarations.ids.contains(declaration)
    case .element(let whole, _): facts.contexts.ids.contains(whole)
    }
  }
}
