import RuleLanguage
import SourceText
import Testing

@testable import Configuration

/// What `frameworks:` may say, before a project is looked at.
@Suite("The section frameworks")
struct FrameworksSectionTests {
  private struct NoFile: Error, CustomStringConvertible {
    var description: String { "it does not exist" }
  }

  private func load(_ frameworks: String, extends: String = "") throws -> Configuration {
    try loadConfiguration(
      text: "version: 1\n\(extends)frameworks:\n\(frameworks)\n", path: "archcheck.yml",
      knownKinds: Kinds.all, presets: [], defaultPreset: nil
    ) { path in
      switch path {
      case "Kit.swift", "rules/Kit.swift": return "struct Part {}"
      case "rules/base.yml":
        return "version: 1\nframeworks: { Kit: Kit.swift, Old: { declares: class A } }"
      default: throw NoFile()
      }
    }
  }

  private func mistakes(_ frameworks: String) -> [String] {
    do {
      _ = try load(frameworks)
      return []
    } catch let error as ConfigurationErrors {
      return error.issues.map { "\($0.location.line):\($0.location.column): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("reads files, and declarations with the braces that they leave out")
  func forms() throws {
    let frameworks = try load(
      """
        Kit: Kit.swift
        Tracking: { declares: [final class Tracker, "func track()", "enum E { case a }"] }
      """
    ).frameworks
    #expect(frameworks.map(\.name) == ["Kit", "Tracking"])
    #expect(frameworks[0].interfaces.map(\.text) == ["struct Part {}"])
    #expect(
      frameworks[1].declarations.map(\.text) == [
        "final class Tracker {}", "func track()", "enum E { case a }",
      ])
  }

  @Test("takes what is extended, by paths relative to it, and the last word on a module")
  func layers() throws {
    let frameworks = try load(
      "  Old: { declares: class B }", extends: "extends: rules/base.yml\n"
    ).frameworks
    #expect(frameworks.map(\.name) == ["Kit", "Old"])
    #expect(frameworks[0].interfaces.map(\.path.text) == ["rules/Kit.swift"])
    #expect(frameworks[1].declarations.map(\.text) == ["class B {}"])
  }

  @Test("is printed as it reads")
  func printing() throws {
    let text = "  Kit: { interface: Kit.swift, declares: func f() }"
    let printed = printedConfiguration(try load(text), kinds: Kinds.all)
    #expect(printed.contains("frameworks:\n  Kit:\n    interface: [Kit.swift]\n"))
    let again = try loadConfiguration(
      text: printed, path: "archcheck.yml", knownKinds: Kinds.all, presets: [],
      defaultPreset: nil, readFile: { _ in "struct Part {}" })
    #expect(again.frameworks.map(\.declarations.count) == [1])
  }

  @Test(
    "reports",
    arguments: [
      ("  Kit: No.swift", "3:8: `No.swift` cannot be read: it does not exist."),
      ("  Kit: ../Kit.swift", "3:8: `../Kit.swift` is outside the project"),
      ("  3D: Kit.swift", "3:3: `3D` is not the name of a module"),
      ("  Kit: {}", "3:8: The framework `Kit` says nothing"),
      ("  Kit: { interfaces: Kit.swift }", "3:10: `Kit` has no option `interfaces`. Did you mean"),
      ("  Kit: { declares: Tracker }", "3:20: `Tracker` does not say what it declares"),
    ])
  func mistakes(text: String, expected: String) {
    let found = mistakes(text)
    #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
  }
}
