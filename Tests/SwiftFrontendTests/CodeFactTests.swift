import Testing

@testable import SwiftFrontend

@Suite("Small things in code")
struct CodeFactTests {
  /// The things found in a text: word, line and the name of the declaration around.
  private func found(_ text: String) -> [String] {
    var text = text
    let facts = text.withUTF8 { extractSwiftFacts(source: $0, path: "File.swift") }
    return facts.code.sorted { $0.offset < $1.offset }.map { fact in
      let owner =
        fact.owner.map { facts[facts.declarations[$0].name] } ?? "-"
      return "\(fact.kind.word) \(facts.lines.position(of: Int(fact.offset)).line) \(owner)"
    }
  }

  @Test("are noted with their places and owners")
  func places() {
    #expect(
      found(
        """
        func f(_ x: Int?) {
          switch x {
          case 1: break
          default: break
          }
          switch y { case .a: break
          @unknown default: break }
          _ = x! + (z as! Int)
          try! g()
          do {} catch {}
        }
        let a = b!.c![0]!
        """) == [
          "default-case 4 f", "unknown-default 7 f", "force-unwrap 8 f", "force-cast 8 f",
          "force-try 9 f", "empty-catch 10 f", "force-unwrap 12 a", "force-unwrap 12 a",
          "force-unwrap 12 a",
        ])
  }

  @Test("tell a default beside cases from one that no list of cases could replace")
  func defaultOfCases() {
    let facts = found(
      """
      func f() {
        switch a { case .b: break; default: break }
        switch a { case let .b(c)?: break
          default: break }
        switch a { case 1...6, x: break
          default: break }
        switch a {
          #if DEBUG
          case Kind.b(1): break
          #endif
          default: break }
      }
      """)
    #expect(
      facts.filter { $0.hasPrefix("default-of-cases") } == [
        "default-of-cases 2 f", "default-of-cases 4 f", "default-of-cases 11 f",
      ])
    #expect(facts.filter { $0.hasPrefix("default-case") }.count == 4)
  }

  @Test("are not what handles failure, nor implicitly unwrapped types")
  func others() {
    #expect(
      found(
        """
        var a: Int!
        func f() throws { let x = a ?? 1; let y = z as? Int; try? g(); !b; c != d
          do { try h() } catch { log(error) } }
        """
      ).isEmpty)
  }

  @Test("carry the names of parameters where they differ from labels")
  func parameterNames() {
    var text = "func f(with a: Int, _ b: Int, c: Int) {}\nfunc g(d: Int) {}"
    let facts = text.withUTF8 { extractSwiftFacts(source: $0, path: "File.swift") }
    let names = facts.declarations.map { facts[$0.parameterNames].map { facts[$0] } }
    #expect(names == [["a", "b", "c"], []])
  }
}
