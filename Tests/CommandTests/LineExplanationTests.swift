import ArchTestSupport
import RunTestSupport
import Testing

@Suite("why FILE:LINE")
struct LineExplanationTests {
  @Test("says what a line's references mean, and how sure that is")
  func resolved() throws {
    try withSmallPackage { directory in
      let expected = """
        Sources/App/App.swift:4
            4 │   let service: Service

        4:16  Service (type) · certain
          → Service of Core.Service  Sources/Core/Service.swift:1:15
        """
      let run = try archcheck("why", "Sources/App/App.swift:4", in: directory.path)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix(expected))
      let column = try archcheck("why", "Sources/App/App.swift:4:20", directory.path)
      #expect(column.status == 0)
      #expect(column.output.contains("4:16  Service (type) · certain"))
      let absolute = directory.path(of: "Sources/App/App.swift")
      #expect(try archcheck("why", "\(absolute):4", directory.path).output == run.output)
    }
  }

  @Test("names imports of the project and of others, unresolved and external names")
  func outcomes() throws {
    let source = """
      import Core
      import Foundation

      struct App {
        let service: Service
        let date: Date
        func run() { service.start() }
      }

      """
    let service = """
      public struct Service {
        public init() {}
      }
      public struct Other {
        public func start() {}
      }

      """
    try withSmallPackage(["Sources/App/App.swift": source, "Sources/Core/Service.swift": service]) {
      directory throws in
      func outcomes(_ line: Int) throws -> [String] {
        let run = try archcheck(
          "why", "Sources/App/App.swift:\(line)", directory.path, "--format", "json")
        #expect(run.status == 0)
        let modules = try #require(try run.json()["modules"] as? [[String: Any]])
        let references = try #require(modules.first?["references"] as? [[String: Any]])
        return references.map { "\($0["symbol"] ?? "") \($0["role"] ?? "") \($0["outcome"] ?? "")" }
      }
      #expect(try outcomes(1) == ["Core import certain"])
      #expect(try outcomes(2) == ["Foundation import external"])
      #expect(try outcomes(5) == ["Service type certain"])
      #expect(try outcomes(6) == ["Date type external"])
      let calls = try outcomes(7)
      #expect(calls.contains { $0.hasPrefix("start ") })
    }
  }

  @Test("says so when a line, or a column of it, has no reference")
  func nothing() throws {
    try withSmallPackage { directory in
      let line = try archcheck("why", "Sources/App/App.swift:2", directory.path)
      #expect(line.status == 0)
      #expect(line.output.contains("There is no reference to another declaration on this line."))
      let column = try archcheck("why", "Sources/App/App.swift:4:3", directory.path)
      #expect(column.status == 0)
      #expect(column.output.contains("those on this line are at 16."))
    }
  }

  @Test(
    "refuses files of no module, lines that do not exist and options of the other form",
    arguments: [
      (["why", "Package.swift:1"], "'Package.swift' is not part of a module"),
      (["why", "Scripts/Loose.swift:1"], "'Scripts/Loose.swift' is not part of a module"),
      (["why", "Sources/App/Ap.swift:1"], "Did you mean 'Sources/App/App.swift'?"),
      (["why", "Sources/App/App.swift:99"], "has 6 lines"),
      (["why", "Sources/App/App.swift:0", "."], "lines and columns start at 1"),
      (["why", "Sources/App/App.swift:1:0", "."], "lines and columns start at 1"),
      (["why", "Sources/App/App.swift:99999999999999999999", "."], "lines and columns start at 1"),
      (["why", "Sources/App/App.swift:1", "--limit", "2"], "go with FROM and TO"),
      (["why", "Sources/App/App.swift:1", ".", "extra"], "Unexpected argument 'extra'"),
    ])
  func refusals(arguments: [String], message: String) throws {
    let run = try withSmallPackage(["Scripts/Loose.swift": "print(1)\n"]) {
      try archcheck(arguments, in: $0.path)
    }
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }
}
