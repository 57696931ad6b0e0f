import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("How much of a project was read")
struct SourceShareTests {
  private static func firstLine(_ run: Run) -> String {
    String(run.output.prefix { $0 != "\n" })
  }

  /// Files that no target of the small package contains.
  private static func loose(_ count: Int, in folder: String) -> KeyValuePairs<String, String> {
    switch count {
    case 1: ["\(folder)/a.swift": "struct A {}\n"]
    case 2: ["\(folder)/a.swift": "struct A {}\n", "\(folder)/b.swift": "struct B {}\n"]
    default:
      [
        "\(folder)/a.swift": "struct A {}\n", "\(folder)/b.swift": "struct B {}\n",
        "\(folder)/In/c.m": "\n",
      ]
    }
  }

  @Test("stands in the first line, and in the sentence that there are no violations")
  func headline() throws {
    try withSmallPackage { directory in
      let run = try archcheck(directory.path)
      #expect(Self.firstLine(run).contains(" · all 2 source files · "))
      #expect(run.output.contains("\nNo violations · "))
      #expect(!run.output.contains("unread-sources"))
    }
    try withSmallPackage(Self.loose(3, in: "Scripts")) { directory in
      let run = try archcheck(directory.path)
      #expect(Self.firstLine(run).contains(" · 2 of 5 source files (40.0 %) · "))
      #expect(run.output.contains("\nNo violations in 2 of 5 source files, 1 warning · "))
      #expect(run.status == 0)
    }
  }

  @Test("is the same in JSON")
  func json() throws {
    try withSmallPackage(Self.loose(3, in: "Scripts")) { directory in
      let json = try archcheck(directory.path, "--format", "json").json()
      let coverage = try #require(json["coverage"] as? [String: Any])
      #expect(coverage["parsedFiles"] as? Int == 2)
      #expect(coverage["presentFiles"] as? Int == 5)
      #expect(coverage["readShare"] as? Double == 0.4)
      #expect(coverage["minimumReadShare"] is NSNull)
      let summary = try #require(json["summary"] as? [String: Any])
      #expect(summary["readFiles"] as? Int == 2)
      #expect(summary["presentFiles"] as? Int == 5)
    }
  }

  @Test("does not count what is ignored, excluded or fetched")
  func present() throws {
    try withSmallPackage([
      "archcheck.yml": "version: 1\nsources: { exclude: [Excluded] }\nrules: {}\n",
      ".git/HEAD": "ref: refs/heads/main\n", ".gitignore": "Ignored/\n",
      "Excluded/e.swift": "", "Ignored/i.swift": "", "Pods/P/p.swift": "",
      "Guide.docc/Code/s.swift": "", "DerivedData/d.swift": "",
      "Maps.xcframework/ios/Maps.framework/Headers/Map.h": "",
      "Web/node_modules/n/n.c": "", "Carthage/Checkouts/c.m": "",
    ]) { directory in
      let run = try archcheck(directory.path)
      #expect(Self.firstLine(run).contains(" · all 2 source files · "))
      #expect(run.output.contains("3 source files in folders of fetched code, not counted"))
      let json = try archcheck(directory.path, "--format", "json").json()
      #expect((json["coverage"] as? [String: Any])?["fetchedFiles"] as? Int == 3)
    }
  }

  @Test("is a warning that names the largest folders below four fifths")
  func warning() throws {
    try withSmallPackage(Self.loose(3, in: "Examples")) { directory in
      try directory.write("struct X {}\n", to: "Sources/loose.swift")
      try directory.write("// swift-tools-version: 5.9\n", to: "Examples/Package.swift")
      try directory.write("// swift-tools-version: 5.9\n", to: "Examples/In/Package.swift")
      try directory.write("", to: "Examples/Cartfile")
      let run = try archcheck(directory.path, "--format", "json")
      let problems = try #require(try run.json()["problems"] as? [[String: Any]])
      let problem = try #require(problems.first { $0["kind"] as? String == "unread-sources" })
      #expect(problem["severity"] as? String == "warning")
      #expect(
        problem["message"] as? String == """
          Only 2 of 6 source files were read: nothing here says anything about the others. 4 files \
          belong to no module, most of them in Examples (3), Sources (1). Read manifests such as \
          Examples/Package.swift with `sources: include-manifests`. 'archcheck list modules \
          --unowned' prints modules for them to add to archcheck.yml; exclude what is not part of \
          the project with `sources: exclude`.
          """)
      #expect(try archcheck(directory.path, "--strict").status == 1)
      // Results without problems say it where they do not disturb programs.
      let graph = try archcheck("graph", directory.path)
      #expect(graph.errors.contains("Only 2 of 6 source files were read"))
      #expect(!graph.output.contains("source files"))
      let written = try archcheck("init", directory.path)
      #expect(
        written.output.contains(
          "the section 'modules' guesses their modules by folders: correct it."))
      #expect(written.output.contains("'archcheck \(directory.path)' finds nothing."))
      #expect(try directory.read("archcheck.yml").contains("\nmodules:\n"))
      try directory.write("version: 1\n", to: "archcheck.yml")
      let accepted = try archcheck("baseline", directory.path)
      #expect(accepted.errors.contains("Only 2 of 6 source files were read"))
    }
    try withSmallPackage(Self.loose(1, in: "Examples")) { directory in
      #expect(try archcheck(directory.path).output.contains("unread-sources"))
      for name in ["B", "C"] {
        try directory.write("struct \(name) {}\n", to: "Sources/Core/\(name).swift")
      }
      // Four of five are enough.
      let enough = try archcheck(directory.path)
      #expect(!enough.output.contains("unread-sources"))
    }
  }

  @Test("fails below what --min-files asks for, and then only")
  func minimum() throws {
    try withSmallPackage(Self.loose(2, in: "Scripts")) { directory in
      #expect(try archcheck(directory.path, "--min-files", "50%").status == 0)
      #expect(
        try archcheck(directory.path, "--min-files", "0.5").output.contains("unread-sources")
          == false)
      let run = try archcheck(directory.path, "--min-files", "51%")
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "only 2 of 4 source files (50.0 %) were read, but min-files requires 51.0 %"))
      #expect(run.output.contains("1 error, ") || run.output.contains("exit 1"))
      let quiet = try archcheck(directory.path, "--min-files", "51%", "--quiet")
      #expect(quiet.output.contains("min-files requires 51.0 %"))
      let json = try archcheck(directory.path, "--min-files", "51%", "--format", "json").json()
      #expect((json["coverage"] as? [String: Any])?["minimumReadShare"] as? Double == 0.51)
      #expect((json["summary"] as? [String: Any])?["errors"] as? Int == 1)
      for wrong in ["1.5", "-1", "much"] {
        #expect(try archcheck(directory.path, "--min-files=\(wrong)").status == 2)
      }
    }
  }

  @Test("fails below what the configuration asks for, unless the command line asks for less")
  func configured() throws {
    try withSmallPackage(Self.loose(2, in: "Scripts")) { directory in
      try directory.write(
        "version: 1\nsources: { min-files: 51% }\nrules: {}\n", to: "archcheck.yml")
      let run = try archcheck(directory.path)
      #expect(run.status == 1)
      #expect(run.output.contains("(50.0 %) were read, but min-files requires 51.0 %"))
      #expect(try archcheck(directory.path, "--min-files", "50%").status == 0)
      #expect(try archcheck("list", "modules", directory.path).status == 0)
    }
  }
}
