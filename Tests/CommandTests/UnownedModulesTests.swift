import ArchTestSupport
import RunTestSupport
import Testing

@Suite("archcheck list modules --unowned")
struct UnownedModulesTests {
  private static let tree: KeyValuePairs = [
    "Shop/App.xcodeproj/project.pbxproj": "nothing\n", "Shop/App/Main.swift": "struct Main {}\n",
    "Shop/App/Views/View.swift": "struct View {}\n",
    "Shop/AppTests/MainTests.swift": "struct T {}\n",
    "Shop/Odd [x]/odd.swift": "struct Odd {}\n", "Shop/loose.swift": "struct Loose {}\n",
    "Shop/Both/one.swift": "struct One {}\n", "Shop/Both/Tests/t.swift": "struct T {}\n",
  ]

  @Test("prints a section that declares the modules of all files")
  func section() throws {
    try withTemporaryDirectory(files: Self.tree) { directory in
      let run = try archcheck("list", "modules", directory.path(of: "Shop"), "--unowned")
      #expect(run.status == 0)
      #expect(
        run.output == """
          # 7 source files that no manifest claims, as modules by their folders: a guess.
          # Correct it and add it to archcheck.yml; list what is not part of the project under
          # `sources: exclude` instead.
          modules:
            Shop: "*.swift"
            App: App
            AppTests:
              paths: AppTests
              role: test
            Both: Both/*.swift
            BothTests:
              paths: Both/Tests
              role: test
            Odd__x_: "Odd \\\\[x\\\\]/**"

          """)
      try directory.write("version: 1\nrules: {}\n" + run.output, to: "Shop/archcheck.yml")
      let read = try archcheck(directory.path(of: "Shop"))
      #expect(read.output.contains(" · all 7 source files · "), "\(read.output)\(read.errors)")
      let files = try archcheck(
        "list", "files", directory.path(of: "Shop"), "--format", "csv"
      ).output
      #expect(files.contains("Both/Tests/t.swift,BothTests,"))
      #expect(files.contains("Both/one.swift,Both,"))
      #expect(files.contains("Odd [x]/odd.swift,Odd__x_,"))
    }
  }

  @Test("prints rows in JSON and CSV")
  func rows() throws {
    try withTemporaryDirectory(files: Self.tree) { directory in
      let json = try archcheck(
        "list", "modules", directory.path(of: "Shop"), "--unowned", "--format", "json"
      ).json()
      let modules = try #require(json["modules"] as? [[String: Any]])
      let tests = try #require(modules.first { $0["name"] as? String == "BothTests" })
      #expect(tests["role"] as? String == "test")
      #expect(tests["files"] as? Int == 1)
      #expect(tests["paths"] as? [String] == ["Both/Tests"])
      let csv = try archcheck(
        "list", "modules", directory.path(of: "Shop"), "--unowned", "--format", "csv")
      #expect(csv.output.contains("App,production,2,App\n"))
    }
  }

  @Test("says so where manifests claim all files")
  func nothing() throws {
    try withSmallPackage { directory in
      #expect(
        try archcheck("list", "modules", directory.path, "--unowned").output
          == "Every source file belongs to a module that is declared.\n")
      let json = try archcheck(
        "list", "modules", directory.path, "--unowned", "--format", "json"
      ).json()
      #expect((json["modules"] as? [Any])?.isEmpty == true)
    }
  }

  @Test("is for modules alone")
  func otherSubjects() throws {
    #expect(try archcheck("list", "files", "--unowned").status == 2)
  }

  @Test("marks guessed modules in the list of all, where there are any")
  func marks() throws {
    try withTemporaryDirectory(files: Self.tree) { directory in
      let output = try archcheck("list", "modules", directory.path(of: "Shop")).output
      #expect(output.contains("Guess"))
      #expect(output.contains("guess"))
    }
    try withSmallPackage { directory in
      let output = try archcheck("list", "modules", directory.path).output
      #expect(!output.contains("Guess"))
    }
  }

  @Test("is what the problem about a guess that cannot be right leads to")
  func ambiguousModule() throws {
    try withTemporaryDirectory(files: [
      "A/a.swift": "struct Same {}\nstruct Other {}\n",
      "B/b.swift": "\nstruct Same {}\nstruct Other {}\n",
      "C/c.swift": "struct Use { let same: Same }\n",
    ]) { directory in
      let run = try archcheck(directory.path, "--format", "json")
      let problems = try #require(try run.json()["problems"] as? [[String: Any]])
      let problem = try #require(problems.first { $0["kind"] as? String == "ambiguous-module" })
      let message = try #require(problem["message"] as? String)
      #expect(message.contains("declare 2 types called Same (and 1 more name)"))
      #expect(message.contains("The first of the types is at A/a.swift:1:8."))
      #expect((problem["location"] as? [String: Any])?["path"] as? String == "B/b.swift")
      let output = try archcheck("list", "unresolved", directory.path).output
      #expect(output.contains("C/c.swift:1:24") && output.contains("ambiguous"))
    }
  }
}
