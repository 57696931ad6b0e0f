import RuleLanguage
import SourceText
import Testing

@testable import Configuration

/// What `modules:` may say, before a project is looked at.
@Suite("The section modules")
struct ModulesSectionTests {
  private func load(_ modules: String, sources: String = "{}") throws -> Configuration {
    try loadConfiguration(
      text: "version: 1\nsources: \(sources)\nmodules:\n\(modules)\n", path: "archcheck.yml",
      knownKinds: Kinds.all, presets: [], defaultPreset: nil, readFile: { _ in "" })
  }

  private func mistakes(_ modules: String, sources: String = "{}") -> [String] {
    do {
      _ = try load(modules, sources: sources)
      return []
    } catch let error as ConfigurationErrors {
      return error.issues.map { "\($0.location.line):\($0.location.column): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("leaves open what an entry does not say")
  func partial() throws {
    let modules = try load("  App: { kind: application }\n  Kit: { role: demo, dependencies: [] }")
      .modules
    #expect(modules.map(\.name.text) == ["App", "Kit"])
    #expect(modules[0].kind == .application && modules[0].role == nil && modules[0].paths == nil)
    #expect(modules[1].role == .demo && modules[1].kind == nil)
    #expect(modules[0].dependencies == nil && modules[1].dependencies == [])
  }

  @Test(
    "understands paths from the root however they are written",
    arguments: [
      (".", "a.swift", true), ("./", "x/y/a.swift", true), ("./Sources", "Sources/a.swift", true),
      ("./Sources", "Other/a.swift", false),
    ])
  func paths(path: String, file: String, matches: Bool) throws {
    let module = try #require(try load("  All: \"\(path)\"").modules.first)
    #expect(module.paths?.contains { $0.matches(file) } == matches)
  }

  @Test("takes folders for a family's members, and no file beside them")
  func folders() throws {
    let module = try #require(try load("  \"{m}\": Sources/{m}").modules.first)
    #expect(module.name.captureNames == ["m"])
    let pattern = try #require(module.paths?.first)
    #expect(pattern.match("Sources/Core/In/a.swift", bindings: Bindings()) == [["m": "Core"]])
    #expect(!pattern.matches("Sources/main.swift"))
  }

  @Test(
    "counts replace only where it is a truth value",
    arguments: [
      ("  replace: true\n  A: A", true, ["A"]), ("  replace: false\n  A: A", false, ["A"]),
      ("  replace: Sources/replace", false, ["replace"]),
      ("  replace: \"true\"", false, ["replace"]),
    ])
  func replace(text: String, replaces: Bool, names: [String]) throws {
    let configuration = try load(text)
    #expect(configuration.replacesModules == replaces)
    #expect(configuration.modules.map(\.name.text) == names)
  }

  @Test("merges with what is extended, and the later replace counts")
  func layers() throws {
    func configuration(_ replace: String) throws -> Configuration {
      try loadConfiguration(
        text: "version: 1\nextends: base.yml\nmodules: {\(replace)A: { path: New }, B: B}\n",
        path: "archcheck.yml", knownKinds: Kinds.all, presets: [], defaultPreset: nil,
        readFile: { _ in "version: 1\nmodules: {replace: true, A: Old, C: C}\n" })
    }
    let inherited = try configuration("")
    #expect(inherited.replacesModules)
    #expect(inherited.modules.map(\.name.text) == ["A", "C", "B"])
    #expect(inherited.modules.first?.paths?.map(\.text) == ["New"])
    #expect(try !configuration("replace: false, ").replacesModules)
  }

  @Test("is printed so that it reads back the same")
  func printing() throws {
    let configuration = try load(
      """
        replace: true
        "{m}": Sources/{m}
        "{m}Tests": { path: "Tests/{m}Tests", role: test, dependencies: ["{m}", XCTest] }
        All: { path: ., kind: application, dependencies: [] }
      """)
    let printed = printedConfiguration(configuration, kinds: Kinds.all)
    #expect(
      printed.contains(
        """
        modules:
          replace: true
          "{m}":
            paths: ["Sources/{m}/"]
          "{m}Tests":
            paths: ["Tests/{m}Tests/"]
            role: test
            dependencies: ["{m}", XCTest]
          All:
            paths: ["**"]
            kind: application
            dependencies: []

        """), "\(printed)")
    let again = try loadConfiguration(
      text: printed, path: "archcheck.yml", knownKinds: Kinds.all, presets: [],
      defaultPreset: nil, readFile: { _ in "" })
    #expect(printedConfiguration(again, kinds: Kinds.all) == printed)
  }

  @Test(
    "reports what cannot be meant",
    arguments: [
      (
        "  replace: yes",
        "4:12: `replace` takes `true` or `false`; for a module of that name write "
          + "`replace: {path: yes}`."
      ),
      (
        "  replace: true",
        "4:3: `replace: true` leaves no module: list them all beside it, or remove it."
      ),
      (
        "  \"{m}\": { role: test }",
        "4:10: The module `{m}` needs its folder: write `path: Sources/{m}`."
      ),
      (
        "  A: {}",
        "4:6: The module `A` says nothing: write what to change, such as `kind: application`, or "
          + "its folder."
      ),
      (
        "  \"{module}\": Sources/{modul}",
        "4:15: The capture `{module}` is not bound by this pattern (module `{module}`). Did you "
          + "mean `{module}` instead of `{modul}`?"
      ),
      (
        "  \"{m}\": { path: \"S/{m}\", dependencies: [\"{n}Kit\"] }",
        "4:42: The capture `{n}` is not bound by the name of the module (module `{m}`). Write "
          + "`{n}` in it."
      ),
      (
        "  \"Core*\": Sources",
        "4:3: `Core*` is not the name of a module: it is plain text with captures such as "
          + "`{feature}`; patterns stand under `paths:`."
      ),
      (
        "  A: { kind: aplication }",
        "4:14: `aplication` is not a value of `kind`. Did you mean `application`?"
      ),
    ])
  func reports(modules: String, mistake: String) {
    #expect(mistakes(modules) == [mistake])
  }

  @Test("does not pass over manifests to include beside modules that replace all manifests")
  func includedManifests() {
    #expect(
      mistakes("  replace: true\n  A: A", sources: "{include-manifests: [B/project.yml]}") == [
        "2:31: `include-manifests` has no effect beside `modules: {replace: true}`, with which no "
          + "manifest is read: remove one of them."
      ])
    #expect(mistakes("  A: A", sources: "{include-manifests: [B/project.yml]}") == [])
  }
}
