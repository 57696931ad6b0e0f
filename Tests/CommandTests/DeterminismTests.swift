import ArchTestSupport
import ArchcheckKit
import RunTestSupport
import Testing

@Suite("The same input")
struct DeterminismTests {
  @Test(
    "gives the same bytes, however many threads read",
    arguments: [
      ["check", "--format", "json"], ["check", "--format", "dot"], ["metrics", "--format", "json"],
      ["graph", "--granularity", "type", "--evidence", "all", "--format", "json"],
      ["graph", "--granularity", "file", "--include-tests", "--include-external"],
      ["graph", "--granularity", "folder", "--format", "dot"],
      ["list", "files", "--format", "json"], ["list", "unresolved"],
    ])
  func jobs(command: [String]) throws {
    let arguments = command.first == "list" ? Array(command.prefix(2)) : Array(command.prefix(1))
    let options = command.dropFirst(arguments.count)
    func output(jobs: Int) throws -> String {
      let run = try archcheck(
        arguments + [Repository.bitriseClient, "--jobs", "\(jobs)"] + options)
      #expect(run.status == 0)
      return run.output
    }
    let first = try output(jobs: 1)
    #expect(!first.isEmpty)
    #expect(try output(jobs: 4) == first)
  }

  @Test("gives the same bytes when its files are read anew, by one thread or several")
  func reading() throws {
    let folder = "\(Repository.path)/Fixtures/TCA/Clean"
    func output(jobs: Int, _ memory: ReadingMemory?) throws -> String {
      try archcheck(["check", folder, "--jobs", "\(jobs)", "--format", "json"], memory: memory)
        .output
    }
    let expected = try output(jobs: 2, .shared)
    #expect(try output(jobs: 1, nil) == expected)
    #expect(try output(jobs: 4, nil) == expected)
  }

  @Test("gives the same bytes, in whatever order its files were made")
  func order() throws {
    let names = (0..<30).map { "T\($0)" }
    func output(_ order: [String]) throws -> String {
      try withSmallPackage { directory in
        for name in order {
          try directory.write(
            "import Core\nstruct \(name) { let service: Service; let next: T0? }\n",
            to: "Sources/App/\(name).swift")
        }
        return try archcheck(
          "graph", directory.path, "--granularity", "file", "--format", "json"
        ).output
      }
    }
    #expect(try output(names) == output(names.reversed()))
  }
}
