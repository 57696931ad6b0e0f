import ArchTestSupport
import ArchcheckKit
import Findings
import RunTestSupport
import SourceFacts
import Testing

@Suite("What a process remembers of files")
struct ReadingMemoryTests {
  private func facts(_ name: String) -> FileFacts {
    var facts = FileFacts()
    facts.strings = [name]
    return facts
  }

  /// What a memory says of a file, and whether the file had to be read for it.
  private func ask(
    _ memory: ReadingMemory, _ path: String, _ text: String, library: String? = nil
  ) -> (strings: [String], isRead: Bool) {
    var isRead = false
    let answer = memory.facts(of: path, bytes: Array(text.utf8), library: library) {
      isRead = true
      return facts("\(path) \(text)")
    }
    return (answer?.strings ?? [], isRead)
  }

  @Test("is found by path, bytes and libclang together")
  func keys() {
    let memory = ReadingMemory()
    #expect(ask(memory, "A.h", "int a;").isRead)
    let again = ask(memory, "A.h", "int a;")
    #expect(!again.isRead && again.strings == ["A.h int a;"])
    #expect(ask(memory, "A.h", "int b;").isRead)
    #expect(ask(memory, "B.h", "int a;").isRead)
    #expect(ask(memory, "A.h", "int a;", library: "/lib/one").isRead)
    #expect(!ask(memory, "A.h", "int b;").isRead)
  }

  @Test("is forgotten when it would stand for more bytes than are allowed")
  func limit() {
    let memory = ReadingMemory(byteLimit: 10)
    #expect(ask(memory, "A", "12345678").isRead)
    #expect(!ask(memory, "A", "12345678").isRead)
    #expect(ask(memory, "B", "123").isRead)
    #expect(ask(memory, "A", "12345678").isRead)
  }

  @Test("is never older than the file")
  func edits() throws {
    let memory = ReadingMemory()
    func names(_ directory: TemporaryDirectory) throws -> [String] {
      var surroundings = Surroundings.test(output: CollectedText(), errors: CollectedText())
      surroundings.memory = memory
      let report = try check(
        AnalysisRequest(path: directory.path, jobs: 2, surroundings: surroundings))
      return report.graph.edges.map { "\($0.from) -> \($0.to)" }
    }
    try withSmallPackage { directory in
      #expect(try names(directory) == ["App -> Core"])
      try directory.write("struct App {}\n", to: "Sources/App/App.swift")
      #expect(try names(directory) == [])
      try directory.write("import Core\n", to: "Sources/App/App.swift")
      #expect(try names(directory) == ["App -> Core"])
    }
  }
}

@Suite("What a run finds around it")
struct SurroundingsTests {
  private func surroundings(_ folder: String?, _ environment: [String: String]?) -> Surroundings {
    Surroundings(
      folder: folder, environment: environment, output: CollectedText(), errors: CollectedText())
  }

  @Test(
    "is where relative paths start",
    arguments: [
      ("a/b", "/apps", "/apps/a/b"), ("/a", "/apps", "/a"), ("", "/apps", "/apps"),
      (".", "/apps", "/apps/."), ("a/b", nil, "a/b"),
    ])
  func paths(written: String, folder: String?, expected: String) {
    #expect(surroundings(folder, [:]).path(written) == expected)
  }

  @Test("is an environment in which empty variables are unset")
  func variables() {
    let around = surroundings(nil, ["A": "1", "B": ""])
    #expect(around.variable("A") == "1")
    #expect(around.variable("B") == nil && around.variable("PATH") == nil)
    #expect(around.variables(["A", "B", "C"]) == ["A": "1"])
    #expect(surroundings(nil, nil).variable("PATH") != nil)
  }
}
