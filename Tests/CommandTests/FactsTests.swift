import ArchTestSupport
import RunTestSupport
import Testing

@Suite("facts")
struct FactsTests {
  @Test("outlines the declarations of a file, before anything is resolved")
  func outline() throws {
    try withTemporaryDirectory(files: ["Flow.swift": Self.source]) { directory in
      let run = try archcheck("facts", "Flow.swift", in: directory.path)
      #expect(run.status == 0)
      #expect(
        run.output
          == """
          Flow.swift
              1  testable import Core
              3  public class Flow<Item>: Base, Screen
              4    private let modules: Modules
              5    public static func make(_:to:) -> Result<Item, Error>
              9    internal typealias Short = Flow  #if DEBUG
                 5 declarations, 10 references, 2 local names

          """)
    }
  }

  @Test("gives imports, declarations and written chains as JSON")
  func json() throws {
    try withTemporaryDirectory(files: ["Flow.swift": Self.source]) { directory in
      let run = try archcheck("facts", "Flow.swift", "--format", "json", in: directory.path)
      #expect(run.status == 0)
      let files = try #require(try run.json()["files"] as? [[String: Any]])
      let file = try #require(files.first)
      let imports = try #require(file["imports"] as? [[String: Any]])
      #expect(imports.map { $0["marks"] as? [String] } == [["testable"]])
      let declarations = try #require(file["declarations"] as? [[String: Any]])
      let make = try #require(declarations.first { $0["name"] as? String == "make" })
      #expect(make["access"] as? String == "public")
      #expect(make["marks"] as? [String] == ["static", "throwing"])
      #expect(make["type"] as? String == "Result<Item, Error>")
      let parameters = try #require(make["parameters"] as? [[String: Any]])
      #expect(parameters.map { $0["label"] as? String } == ["_", "to"])
      #expect(parameters.map { $0["default"] as? Bool } == [false, true])
      let parent = try #require(make["parent"] as? Int)
      #expect(declarations[parent]["inherits"] as? [String] == ["Base", "Screen"])
      #expect(declarations.last?["condition"] as? String == "DEBUG")
      let references = try #require(file["references"] as? [[String: Any]])
      let chains = references.compactMap { $0["chain"] as? String }
      #expect(chains.contains("modules.network.send(_:to:).value"))
      #expect(file["conditions"] as? [String] == ["DEBUG"])
    }
  }

  @Test("reads the files of a project, or those that match, each once")
  func project() throws {
    try withSmallPackage { directory throws in
      func paths(_ arguments: String...) throws -> [String] {
        let run = try archcheck(["facts"] + arguments + ["--format", "json"], in: directory.path)
        #expect(run.status == 0)
        let files = try #require(try run.json()["files"] as? [[String: Any]])
        return files.compactMap { $0["path"] as? String }
      }
      let both = ["Sources/App/App.swift", "Sources/Core/Service.swift"]
      #expect(try paths(".") == both)
      #expect(try paths("./Sources/Core/Service.swift", ".") == both.reversed())
      #expect(try paths(".", "--matching", "**/App.swift") == [both[0]])
    }
  }

  @Test("reports syntax errors with their place and goes on")
  func problems() throws {
    try withTemporaryDirectory(files: ["Bad.swift": "struct A {\n  func }\n}\n"]) { directory in
      let run = try archcheck("facts", "Bad.swift", in: directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("struct A"))
      #expect(run.output.contains("    2  syntax-error"))
    }
    try withTemporaryDirectory(files: ["Bad.swift": "struct A: {"]) { directory in
      let run = try archcheck("facts", "Bad.swift", in: directory.path)
      #expect(run.output.contains("internal struct A\n"))
    }
  }

  @Test(
    "refuses what is not there, no source or not matched",
    arguments: [
      (["facts", "Missing.swift"], 2, "There is no file or folder 'Missing.swift'"),
      (["facts", "notes.txt"], 2, "'notes.txt' does not have the extension of a Swift"),
      (["facts", ".", "--matching", "Nothing/**"], 2, "No source file"),
      (["facts", ".", "--matching", "{"], 2, "is not a pattern"),
      (["facts", ".", "--format", "dot"], 2, "The format 'dot' is not supported here"),
      (["facts"], 2, "Missing expected argument"),
      (["facts", "Big.swift"], 3, "could be read"),
    ])
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let files: KeyValuePairs = [
      "notes.txt": "notes", "Big.swift": String(repeating: " ", count: 2_000_001),
    ]
    let run = try withSmallPackage(files) { try archcheck(arguments, in: $0.path) }
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }

  private static let source = """
    @testable import Core

    public final class Flow<Item>: Base, Screen {
      private let modules: Modules
      public static func make(_ item: Item, to place: Int = 0) throws -> Result<Item, Error> {
        modules.network.send(item, to: place).value
      }
    #if DEBUG
      typealias Short = Flow
    #endif
    }

    """
}
