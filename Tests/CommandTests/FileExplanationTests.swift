import ArchTestSupport
import RunTestSupport
import Testing

@Suite("list files --explain")
struct FileExplanationTests {
  @Test("names modules, component, tags and the rules that select the file")
  func analysed() throws {
    try withSmallPackage(["archcheck.yml": Self.configuration]) { directory in
      let run = try archcheck(
        "list", "files", "--explain", "Sources/App/App.swift", in: directory.path)
      #expect(run.status == 0)
      #expect(
        run.output == """
          Sources/App/App.swift · analysed
            module    App (production), component App
            tags      ui

          Rule     Kind    Severity  Selected by
          no-core  forbid  error     from
          by-type  forbid  warning   from, to

          """)
    }
  }

  @Test(
    "names the rules that look at a folder around the file, or at the file as such",
    arguments: [
      ("Sources/App/App.swift", ["folders each", "own each"]),
      ("Sources/Core/Service.swift", ["files each-file", "folders each", "own each", "some each"]),
      ("Sources/Core/part.c", ["folders each", "own each", "some each"]),
      ("Sources/Core/Ignored.swift", []),
    ])
  func folders(path: String, expected: [String]) throws {
    let configuration = """
      version: 1
      rules:
        folders: { structure: { each: "Sources/{module}", requires: "*.swift" } }
        some: { structure: { each: "Sources/C*", requires: "*.swift" } }
        files: { structure: { each-file: "Sources/Core/*.swift", forbids: "*.h" } }
        own: { targets: { each: "Sources/{module}" } }
        everything: { structure: { forbids: "*.h" } }

      """
    let files: KeyValuePairs = [
      "archcheck.yml": configuration, "Sources/Core/part.c": "int part;\n",
      "Sources/Core/Ignored.swift": "struct Ignored {}\n", ".gitignore": "Ignored.swift\n",
      ".git/HEAD": "ref: refs/heads/main\n",
    ]
    let run = try withSmallPackage(files) {
      try archcheck("list", "files", "--explain", path, $0.path, "--format", "json")
    }
    let rules = try #require(try run.json()["rules"] as? [[String: Any]])
    let lines = rules.map { rule in
      "\(rule["id"] ?? "") \((rule["options"] as? [String] ?? []).joined(separator: " "))"
    }
    #expect(lines.sorted() == expected)
  }

  @Test(
    "says why a file is left out",
    arguments: [
      ("Sources/Core/Old.swift", "by the pattern `**/Old.swift`"),
      ("Sources/Core/Ignored.swift", "It is ignored by git"),
      ("Scripts/Loose.swift", "It belongs to no module."),
      ("Sources/Core/part.c", "It was not read, because ARCHCHECK_LIBCLANG is '/nonexistent'"),
    ])
  func leftOut(path: String, reason: String) throws {
    let files: KeyValuePairs = [
      "archcheck.yml": Self.configuration, "Sources/Core/Old.swift": "struct Old {}\n",
      "Sources/Core/Ignored.swift": "struct Ignored {}\n", "Scripts/Loose.swift": "print(1)\n",
      "Sources/Core/part.c": "int part;\n", ".gitignore": "Ignored.swift\n",
      ".git/HEAD": "ref: refs/heads/main\n",
    ]
    let run = try withSmallPackage(files) {
      try archcheck(
        "list", "files", "--explain", path, $0.path, "--format", "json", with: withoutClang)
    }
    #expect(run.status == 0)
    let json = try run.json()
    #expect(json["analysed"] as? Bool == false)
    let conditions = try #require(json["conditions"] as? [String])
    #expect(conditions.contains { $0.contains(reason) })
    #expect((json["rules"] as? [Any])?.isEmpty == true)
  }

  @Test(
    "refuses files that are not there and other subjects",
    arguments: [
      (["list", "files", "--explain", "Sources/App/Ap.swift"], "Did you mean"),
      (["list", "files", "--explain", "Sources/App"], "It is a folder"),
      (["list", "modules", "--explain", "Sources/App/App.swift"], "--explain is for 'list files'"),
    ])
  func refusals(arguments: [String], message: String) throws {
    let run = try withSmallPackage { try archcheck(arguments, in: $0.path) }
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }

  private static let configuration = """
    version: 1
    sources: { exclude: ["**/Old.swift"] }
    tags:
      ui: [App]
      core: [Core]
    rules:
      no-core: { forbid: { from: "tag:ui", to: "tag:core" } }
      by-type: { forbid: { from: "type:App*", to: "*" }, severity: warning }
      core-only: { forbid: { from: Core, to: Core } }
      switched-off: { forbid: { from: App, to: Core }, severity: off }

    """
}
