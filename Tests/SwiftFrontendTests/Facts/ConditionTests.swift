import Testing

@Suite("#if conditions")
struct ConditionTests {
  /// `name: condition` of every variable.
  private func variables(_ text: String) -> [String] {
    let reading = Reading(text)
    return reading.facts.declarations.filter { $0.kind == .variable }
      .map { "\(reading.name($0.name) ?? ""): \(reading.condition($0.condition))" }
  }

  @Test(
    "are understood in every form",
    arguments: [
      ("A", "A"), ("!A", "!A"), ("A && B", "(A && B)"), ("A || B && C", "(A || (B && C))"),
      ("(A || B) && C", "((A || B) && C)"), ("!(A && !B)", "!(A && !B)"), ("!(!A)", "A"),
      ("os(Linux)", "os(Linux)"), ("arch(arm64)", "arch(arm64)"),
      ("targetEnvironment(simulator)", "targetEnvironment(simulator)"),
      ("canImport(UIKit)", "canImport(UIKit)"), ("canImport(A.B)", "canImport(A.B)"),
      ("hasFeature(X)", "hasFeature(X)"), ("hasAttribute(x)", "hasAttribute(x)"),
      ("swift(>=5.9)", "swift(>=5.9)"), ("compiler(<6)", "compiler(<6)"), ("true", "always"),
      ("1", "always"), ("A == B", "?A == B"),
      ("os(Linux) || os(macOS)", "(os(Linux) || os(macOS))"),
    ])
  func forms(written: String, expected: String) {
    #expect(variables("#if \(written)\nvar a = 1\n#endif") == ["a: \(expected)"])
  }

  @Test("of later branches hold that the earlier ones do not")
  func branches() {
    #expect(
      variables("#if A\nvar a = 1\n#elseif !B\nvar b = 1\n#else\nvar c = 1\n#endif\nvar d = 1")
        == ["a: A", "b: (!A && !B)", "c: (!A && B)", "d: always"])
  }

  @Test("hold inside each other")
  func nested() {
    #expect(
      variables("#if A\n#if B\nvar a = 1\n#else\nvar b = 1\n#endif\nvar c = 1\n#endif")
        == ["a: (A && B)", "b: (A && !B)", "c: A"])
  }

  @Test("that never hold leave their branch out", arguments: ["false", "0", "!true", "!(1)"])
  func never(written: String) {
    #expect(variables("#if \(written)\nvar a = 1\n#else\nvar b = 1\n#endif") == ["b: always"])
    #expect(
      variables("#if A\n#elseif \(written)\nvar a = 1\n#else\nvar b = 1\n#endif") == ["b: !A"])
  }

  @Test("that always hold leave out the branches behind them")
  func always() {
    #expect(
      variables("#if true\nvar a = 1\n#elseif A\nvar b = 1\n#else\nvar c = 1\n#endif") == [
        "a: always"
      ])
  }

  @Test("reach members, cases, statements, arguments' attributes and chains")
  func everywhere() {
    let reading = Reading(
      """
      struct S {
        #if A
          var a: T1
        #endif
      }
      enum E {
        #if A
          case b(T2)
        #endif
      }
      func f() {
        #if A
          let x: T3
        #endif
        switch y {
        #if A
          case let x as T4: break
        #endif
        }
        z
        #if A
          .g(T5<T6>.self)
        #endif
      }
      """)
    let conditions = reading.facts.types.map { reading.condition($0.condition) }
    #expect(conditions.count == 5)
    #expect(conditions.allSatisfy { $0 == "A" })
  }

  @Test("bind local names for what follows, since one branch is compiled")
  func locals() {
    let reading = Reading(body: "#if A\nlet a = 1\n#else\nlet a = 2\n#endif\na")
    #expect(reading.names.isEmpty)
  }

  @Test("are kept once each")
  func unique() {
    #expect(
      Reading("#if A\nvar a = 1\n#endif\n#if A\nvar b = 1\n#endif").facts.conditions.count == 2)
  }

  @Test("stay small behind thousands of #elseif")
  func manyAlternatives() {
    let text = "#if A\n" + (0..<2000).map { "#elseif B\($0)\nvar v = 1\n" }.joined() + "#endif"
    let reading = Reading(text)
    #expect(reading.facts.declarations.count == 2000)
    #expect(reading.facts.conditions.count == 2002)
  }
}
