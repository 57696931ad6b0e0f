import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Tests of rules")
struct RuleTestRunTests {
  /// Runs tests of the rule that the app must not use Core.
  private func run(_ tests: String) throws -> Run {
    try withSmallPackage(["archcheck.yml": ExitStatusTests.forbidding, "tests.yml": tests]) {
      try archcheck("rules", "test", "tests.yml", in: $0.path)
    }
  }

  private func test(_ mark: String, _ keys: String = "") -> String {
    """
    tests:
      "the app has its own":
        files:
          Sources/App/App.swift: |
            import Core
            struct App { let service: Service }\(mark)
          Sources/Core/Service.swift: |
            public struct Service {}
    \(keys)
    """
  }

  @Test("pass where just what is marked is found")
  func passed() throws {
    let run = try run(test("  // expect: app-without-core"))
    #expect(run.status == 0)
    #expect(run.output == "passed  the app has its own\n\n1 test passed\n")
  }

  @Test("fail where something else is found, and say what")
  func unexpected() throws {
    let run = try run(test(""))
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "        found, not expected: Sources/App/App.swift:2 app-without-core: 'App.App' uses"))
    #expect(run.output.hasSuffix("\n1 of 1 test failed\n"))
  }

  @Test("fail where nothing is found that is marked or listed, and say where")
  func missing() throws {
    let run = try run(
      test(
        "  // expect: app-without-core, other",
        "    expect: ['Sources/Core/Service.swift:1 app-without-core']"))
    #expect(run.status == 1)
    #expect(run.output.contains("expected, not found: Sources/App/App.swift:2 other"))
    #expect(
      run.output.contains("expected, not found: Sources/Core/Service.swift:1 app-without-core"))
    #expect(!run.output.contains("found, not expected: Sources"))
  }

  @Test("see nothing of the project but its configuration")
  func alone() throws {
    let run = try run(
      """
      tests:
        alone:
          files: { Sources/Other/O.swift: "struct O {}" }
      """)
    #expect(run.status == 0, "\(run)")
  }

  @Test(
    "fail where a selector of a rule of `only` selects nothing, since such a rule checks nothing")
  func unmatched() throws {
    let run = try run(
      """
      tests:
        "no core":
          only: [app-without-core]
          files: { Sources/App/A.swift: "struct A {}" }
      """)
    #expect(run.status == 1)
    #expect(
      run.output.contains("selector 'Core' in 'to' of rule 'app-without-core' matches nothing"))
  }

  @Test("are about the rules of `only`, which have to exist")
  func only() throws {
    #expect(try run(test("", "    only: [app-without-core]")).status == 1)
    let unknown = try run(test("", "    only: [app-without-cor]"))
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("In the test 'the app has its own':"))
    #expect(unknown.errors.contains("app-without-core"))
  }

  @Test(
    "say with a line what is wrong in the file",
    arguments: [
      ("tests: []", "tests.yml:1:8", "`tests` is a mapping of names to tests"),
      ("a: 1", "tests.yml:1:1", "has the key `tests`"), ("", "tests.yml:1:1", "the key `tests`"),
      ("tests: { t: { file: {} } }", "tests.yml:1:15", "There is no key `file` here"),
      (
        "tests: { t: { files: { ../a.swift: x } } }", "tests.yml:1:24", "'../a.swift' is not a path"
      ),
      ("tests: { t: { files: { a.swift: [] } } }", "tests.yml:1:33", "is a scalar"),
      ("tests: { t: 1 }", "tests.yml:1:13", "A test has the keys"),
      ("tests: {", "tests.yml:", "YAML"),
    ])
  func mistakes(text: String, place: String, message: String) throws {
    let run = try run(text)
    #expect(run.status == 2)
    #expect(run.errors.contains(place), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("need a file")
  func noFile() throws {
    try withSmallPackage { directory in
      for path in [".", "Sources"] {
        let run = try archcheck("rules", "test", path, in: directory.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("give the YAML file that holds the tests"))
      }
    }
  }
}
