import Testing

@Suite("Errors and labels in a manifest")
struct ManifestErrorTests {
  private static let prelude = """
    enum Failure: Error { case missing, double(String) }
    struct Stop: Error { let code = 3 }
    func check(_ name: String) throws -> [String] {
      if name == "x" { throw Failure.double(name) }
      if name == "y" { throw Failure.missing }
      if name == "z" { throw Stop() }
      return [name]
    }
    func outer(_ name: String) throws -> [String] { try check(name) + ["end"] }
    func tried(_ name: String) -> [String] {
      var log: [String] = []
      do {
        log += try outer(name)
        log.append("done")
      } catch Failure.double(let text) { log.append("double " + text)
      } catch let error as Failure where error == .missing { log.append("missing")
      } catch { log.append("other") }
      return log
    }
    """

  @Test(
    "an error ends what throws it and goes to what catches it",
    arguments: [
      ("tried(\"a\")", "[a, end, done]"), ("tried(\"x\")", "[double x]"),
      ("tried(\"y\")", "[missing]"), ("tried(\"z\")", "[other]"),
      ("(try? check(\"x\")) ?? [\"none\"]", "[none]"), ("(try? check(\"a\")) ?? [\"none\"]", "[a]"),
      ("[\"a\", \"x\"].compactMap { try? check($0) }", "[[a]]"),
    ])
  func errors(expression: String, expected: String) {
    #expect(value(of: expression, after: Self.prelude) == expected)
  }

  @Test(
    "a result holds what a function gives or throws",
    arguments: [
      ("kind(of: Result { try check(\"a\") })", "a"),
      ("kind(of: Result { try check(\"x\") })", "double x"),
      ("kind(of: Result(catching: { try check(\"y\") }))", "other"),
      ("try! Result { try check(\"a\") }.get()", "[a]"),
      ("(try? Result { try check(\"y\") }.get()) ?? [\"none\"]", "[none]"),
      ("try! given.map { $0 + \"m\" }.flatMap { .success($0 + \"f\") }.get()", "smf"),
      (
        "(try? Result<String, Failure>.failure(.missing).map { $0 + \"m\" }.get()) ?? \"none\"",
        "none"
      ),
      ("try! given.mapError { _ in Failure.missing }.get()", "s"),
    ])
  func results(expression: String, expected: String) {
    let prelude = """
      \(Self.prelude)
      let given: Result<String, Failure> = .success("s")
      func kind(of result: Result<[String], any Error>) -> String {
        switch result {
        case .success(let names): return names.joined()
        case .failure(Failure.double(let text)): return "double " + text
        case .failure: return "other"
        }
      }
      """
    #expect(value(of: expression, after: prelude) == expected)
  }

  @Test("what an initialiser makes that is not known may be any case, which is said")
  func unknownCase() {
    let result = targets(
      """
      var list: [Target] = [.target(name: "A")]
      if case .some(let x) = Locale(identifier: "x").region { list.append(.target(name: x)) }
      switch Decimal(3) { case .zero: list.append(.target(name: "Z")); default: break }
      """, "list")
    #expect(result.contains { $0.contains("it is not known which case a value of `Decimal` is") })
    #expect(result.contains("target(name: Z)?"))
  }

  @Test("an error that may be thrown makes what follows conditional, where it is caught")
  func doubt() {
    let result = targets(
      """
      struct E: Error {}
      func check() throws { if FileManager.default.fileExists(atPath: "x") { throw E() } }
      var list: [Target] = [.target(name: "A")]
      do { try check(); list.append(.target(name: "B")) } catch { list.append(.target(name: "C")) }
      """, "list")
    #expect(result == ["target(name: A)", "target(name: B)?", "target(name: C)?"])
  }

  @Test("an error that nothing catches leaves the rest as it is")
  func uncaught() {
    let result = targets(
      """
      struct E: Error {}
      func check() throws -> String { if FileManager.default.fileExists(atPath: "x") { throw E() }; return "A" }
      let name = try check()
      """, "[.target(name: name)]")
    #expect(result == ["target(name: A)"])
  }

  @Test(
    "`break` leaves the statement with its label",
    arguments: [
      "done: do { list.append(\"a\"); if list.count > 0 { break done }; list.append(\"b\") }",
      "done: if true { list.append(\"a\"); if list.count > 0 { break done }; list.append(\"b\") }",
      "done: switch 1 { default: list.append(\"a\"); if list.count > 0 { break done }; list.append(\"b\") }",
    ])
  func labels(statement: String) {
    let top = "var list: [String] = []\n\(statement)\nlist.append(\"c\")"
    #expect(value(of: "list", after: top) == "[a, c]")
    let inFunction = "func f() -> [String] { \(top)\nreturn list }"
    #expect(value(of: "f()", after: inFunction) == "[a, c]")
  }
}
