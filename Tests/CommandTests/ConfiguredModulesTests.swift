import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Modules in the configuration")
struct ConfiguredModulesTests {
  /// The small package with more sources and something under `modules:`.
  private func run(
    _ modules: String, _ arguments: String..., rest: String = "",
    files: KeyValuePairs<String, String> = [:]
  ) throws -> Run {
    try withSmallPackage(["Tools/Gen/main.swift": "import Core\nimport Yams\n\nrun(Service())\n"]) {
      directory in
      for (path, text) in files { try directory.write(text, to: path) }
      try directory.write(
        "version: 1\n\(rest)modules:\n\(modules)\n", to: "archcheck.yml")
      return try archcheck(arguments + [directory.path])
    }
  }

  /// Names, roles and kinds of the modules, in the order listed.
  private func modules(
    _ text: String, files: KeyValuePairs<String, String> = [:]
  ) throws -> [String] {
    let run = try run(text, "list", "modules", "--format", "json", files: files)
    #expect(run.status == 0, "\(run.errors)")
    let modules = try #require(try run.json()["modules"] as? [[String: Any]])
    return modules.map { module in
      let words = ["name", "role", "kind"].compactMap { module[$0] as? String }
      let files = module["files"] as? Int ?? -1
      return (words + [String(files)]).joined(separator: " ")
    }
  }

  @Test("add to those of manifests, and change them")
  func adds() throws {
    #expect(
      try modules("  Gen: Tools/Gen") == [
        "App production library 1", "Core production library 1", "Gen production library 1",
      ])
    #expect(
      try modules("  App: { kind: application }\n  \"{m}\": { path: \"Tools/{m}\", role: tool }")
        == [
          "App production application 1", "Core production library 1", "Gen tool library 1",
        ])
    #expect(try modules("  replace: true\n  Only: Tools") == ["Only production library 1"])
    #expect(try modules("  replace: true\n  All: .") == ["All production library 3"])
  }

  @Test("may depend on what exists, in the project or around it")
  func dependencies() throws {
    let known = try run(
      "  Gen: { path: Tools/Gen, dependencies: [Core, Yams, UIKit] }", "check")
    #expect(known.status == 0 && known.errors.isEmpty)
    let unknown = try run(
      "  Gen: { path: Tools/Gen, dependencies: [Coer, Yam, Alamofire] }", "check")
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(
      unknown.errors == """
        archcheck.yml:3:42: error: There is no module `Coer`, and no file imports one of that \
        name. Did you mean `Core`?
        archcheck.yml:3:48: error: There is no module `Yam`, and no file imports one of that \
        name. Did you mean `Yams`?
        The configuration has 2 errors; nothing was analysed.

        """)
    let outside = try run("  Gen: { path: Tools/Gen, dependencies: [Alamofire] }", "check")
    #expect(outside.status == 0)
    #expect(outside.output.contains("There is no module `Alamofire`, and no file imports one"))
  }

  @Test("may depend on anything where a file that may import it was not read")
  func unreadFiles() throws {
    let run = try run(
      "  Gen: { path: Tools/Gen, dependencies: [Alamofire] }", "check",
      rest: "sources: { max-file-size: 100 }\n",
      files: ["Sources/App/Long.swift": String(repeating: "// import Alamofire\n", count: 9)])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("file-too-large"))
  }

  @Test("make edges and undeclared dependencies as manifests do")
  func edges() throws {
    let check = "rules: { truth: { manifest: { checks: [undeclared, unused] } } }\n"
    let declared = try run("  Gen: { path: Tools/Gen, dependencies: [Core] }", "check", rest: check)
    #expect(declared.status == 0 && declared.output.contains("No violations"))
    let missing = try run("  Gen: { path: Tools/Gen, dependencies: [] }", "check", rest: check)
    #expect(missing.status == 1 && missing.output.contains("'Gen' imports 'Core'"))
    let unlisted = try run("  Gen: Tools/Gen", "check", rest: check)
    #expect(unlisted.status == 0, "nothing says what it depends on")
    let dependent = try run(
      "  Gen: Tools/Gen", "why", "Gen", "Core")
    #expect(dependent.status == 0 && dependent.output.contains("Tools/Gen/main.swift"))
  }

  @Test("that name nothing, and manifests that are not there, stop the run with their places")
  func mistakes() throws {
    let unknown = try run("  Apq: { kind: application }", "check")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.hasPrefix(
        "archcheck.yml:3:3: error: There is no module `Apq`. Did you mean `App`? A new module "
          + "needs its folder: write `path: Sources/Apq`.\n"))
    let manifest = try run(
      "  Gen: Tools/Gen", "check", rest: "sources: { include-manifests: [Tools/Package.swift] }\n")
    #expect(manifest.status == 2)
    #expect(
      manifest.errors.hasPrefix(
        "archcheck.yml:2:32: error: There is no manifest `Tools/Package.swift`."))
  }

  @Test("and manifests that are included count together")
  func includedManifests() throws {
    let run = try run(
      "  Core: { kind: framework }", "list", "modules",
      rest: "sources: { include-manifests: [Tools] }\n",
      files: ["Tools/project.yml": "targets: { Gen: { type: tool, sources: Gen } }\n"])
    #expect(run.status == 0)
    #expect(run.output.contains("Gen") && run.output.contains("framework"), "\(run.output)")
  }

  @Test("that take files of others say which")
  func overlap() throws {
    let run = try run(
      "  Service: Sources/Core", "check", "--verbose", rest: "rules: {}\n")
    #expect(run.status == 0)
    #expect(run.output.contains("module-overlap"))
    #expect(run.output.contains("takes Sources/Core/Service.swift from Core"), "\(run.output)")
  }
}
