import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("archcheck rules and presets")
struct RulesCommandTests {
  private let configuration = """
    version: 1
    extends: recommended
    rules:
      recommended/module-cycles: { severity: error }
      core-is-low:
        forbid: { from: Core, to: App }
        because: Core is shared.
      app-is-alone:
        forbid: { from: App, to: Core }
        except: [{ to: Core, because: Old. }]
      sleeping:
        acyclic: "*"
        severity: off
    """

  @Test("list kinds and rules with their severity and source")
  func list() throws {
    try withSmallPackage(["archcheck.yml": configuration]) { project in
      let run = try archcheck("rules", project.path)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.contains("acyclic"))
      let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      #expect(
        rows.contains([
          "recommended/module-cycles", "acyclic", "error", "preset:recommended,", "changed", "in",
          "archcheck.yml",
        ]))
      #expect(rows.contains(["sleeping", "acyclic", "off", "archcheck.yml"]))
      let json = try archcheck("rules", "--format", "json", project.path).json()
      let rules = try #require(json["rules"] as? [[String: Any]])
      #expect(rules.compactMap { $0["id"] as? String }.first == "recommended/module-cycles")
      #expect(rules.count == 9)
      #expect((json["kinds"] as? [Any])?.isEmpty == false)
    }
  }

  @Test("say how to ask for one rule where a project is expected")
  func ruleInsteadOfProject() throws {
    let run = try archcheck("rules", "tca/reducer-pure")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: There is no file or folder 'tca/reducer-pure'. If it is the id of a rule or the name "
        + "of a kind: 'archcheck rules explain tca/reducer-pure'.\n")
    for path in ["./Gone", "/Gone", "Gone/App/Core"] {
      #expect(try archcheck("rules", path).errors.hasSuffix("project, or its manifest.\n"))
    }
  }

  @Test("explain a kind with the text of its page")
  func kind() throws {
    let run = try archcheck("rules", "explain", "forbid")
    let page = try String(
      contentsOfFile: "\(Repository.path)/docs/rules/forbid.md", encoding: .utf8)
    #expect(run.status == 0 && page.hasSuffix("\n\n" + run.output))
    let json = try archcheck("rules", "explain", "forbid", "--format", "json").json()
    #expect(json["documentation"] as? String == run.output)
  }

  @Test("explain what a rule looks at, finds and excuses")
  func rule() throws {
    try withSmallPackage(["archcheck.yml": configuration]) { project in
      let run = try archcheck("rules", "explain", "core-is-low", project.path)
      #expect(run.status == 0, "\(run.errors)")
      for part in [
        "core-is-low · forbid, error", "Core is shared.",
        "core-is-low:\n", "Core selects 1 component: Core", "no violation",
      ] {
        #expect(run.output.contains(part), "\(part) in \(run.output)")
      }
      let json = try archcheck("rules", "explain", "app-is-alone", "--format", "json", project.path)
        .json()
      #expect(json["violations"] as? Int == 0)
      let exceptions = try #require(json["exceptions"] as? [[String: Any]])
      #expect((exceptions.first?["excused"] as? [String])?.count == 1)
      let off = try archcheck("rules", "explain", "sleeping", project.path)
      #expect(off.output.contains("off; the following is what it would find"))
    }
  }

  @Test("explain which part of a selector leaves nothing")
  func parts() throws {
    let configuration = """
      version: 1
      tags: { shared: [Core, Nothing] }
      rules:
        app: { forbid: { from: { all: [App, "path:Sources/**"], not: "module:App" }, to: "tag:shared" } }

      """
    try withSmallPackage(["archcheck.yml": configuration]) { project in
      let run = try archcheck("rules", "explain", "app", project.path)
      #expect(run.status == 0, "\(run.errors)")
      for line in [
        "App selects 1 component: App; 1 is left\n",
        "and path:Sources/** selects 2 files: ", "; 1 is left\n",
        "not module:App selects 1 component: App; nothing is left\n",
        "or Nothing selects nothing\n",
      ] {
        #expect(run.output.contains(line), "\(run.output)")
      }
    }
  }

  @Test("tell the nearest name of a kind or rule that there is not")
  func unknown() throws {
    try withSmallPackage(["archcheck.yml": configuration]) { project in
      let kind = try archcheck("rules", "explain", "forbidd", project.path)
      #expect(kind.status == 2 && kind.errors.contains("Did you mean 'forbid'?"))
      let rule = try archcheck("rules", "explain", "core-is-lo", project.path)
      #expect(rule.status == 2 && rule.errors.contains("Did you mean 'core-is-low'?"))
    }
  }

  @Test("list presets, and print one that can be pasted")
  func presets() throws {
    let list = try archcheck("presets")
    #expect(list.status == 0 && list.output.contains("recommended"))
    let json = try archcheck("presets", "--format", "json").json()
    #expect((json["presets"] as? [[String: Any]])?.isEmpty == false)
    let preset = try archcheck("presets", "recommended")
    #expect(preset.output.hasPrefix("# The preset recommended: "))
    try withSmallPackage(["archcheck.yml": preset.output]) { project in
      let pasted = try archcheck(project.path)
      #expect(pasted.status == 0)
    }
    let unknown = try archcheck("presets", "recommend")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors == "error: There is no preset 'recommend'. Did you mean 'recommended'?\n")
    let value = try archcheck("presets", "recommended", "--with", "a=b")
    #expect(value.status == 2 && value.errors.hasPrefix("error: --with: The preset"))
  }

  @Test("explain how many of a rule's violations comments suppress")
  func suppressed() throws {
    let app = """
      import Core

      struct App {
        // archcheck:ignore app-without-core - moves with the new shell
        let service: Service
      }

      """
    try withSmallPackage([
      "archcheck.yml": ExitStatusTests.forbidding, "Sources/App/App.swift": app,
    ]) { project in
      let run = try archcheck("rules", "explain", "app-without-core", project.path)
      #expect(run.output.contains("1 violation, 1 of them suppressed by comments"), "\(run.output)")
      #expect(run.output.contains("App selects 1 component: App"), "\(run.output)")
      let json = try archcheck(
        "rules", "explain", "app-without-core", "--format", "json", project.path
      ).json()
      #expect(json["suppressed"] as? Int == 1)
    }
  }
}
