import Configuration
import RuleLanguage
import SourceFacts
import SourceText
import Testing

/// Loads a text with files beside it.
func load(_ text: String?, files: [String: String] = [:]) throws(ConfigurationErrors)
  -> Configuration
{
  struct NoSuchFile: Error, CustomStringConvertible { var description: String { "no such file" } }
  return try loadConfiguration(
    text: text, path: "archcheck.yml", knownKinds: Kinds.all, presets: Kinds.presets
  ) { path in
    guard let text = files[path] else { throw NoSuchFile() }
    return text
  }
}

@Suite("A configuration that is right")
struct LoadConfigurationTests {
  @Test("every section is read and every default filled in")
  func everything() throws {
    let configuration = try load(
      """
      version: 1
      sources:
        exclude: ["**/Generated/**", Pods]
        demo: "*DemoApp"
        max-file-size: 4MB
        max-file-seconds: 7
        min-files: 95%
      components:
        "{feature}.{layer}": {paths: "App/Features/{feature}/{layer}/**"}
        Core: {modules: [Core, CoreKit], declarations: Shared.*}
      modules:
        Core: Sources/Core
        CoreTests: {path: Tests/Core, role: test, dependencies: [Core]}
      tags:
        domain: [BuildsList, "*Screens"]
        all: "tag:domain"
      rules:
        low:
          forbid: {from: "tag:domain", to: [App], through: any}
          because: Domain is below.
          severity: info
          except: [{from: Old, until: 2030-01-31, because: soon}]
          roles: test
          confidence: certain
          may-be-empty: true
        cycles: {acyclic: {}}
        order: {layers: [App, {of: "tag:domain", name: Domain}, Core]}
      """)
    #expect(configuration.path == "archcheck.yml")
    #expect(configuration.sources.exclude.map(\.pattern.text) == ["**/Generated/**", "Pods"])
    #expect(configuration.sources.demo.map(\.text) == ["*DemoApp"])
    #expect(configuration.sources.previews == .exclude)
    #expect(configuration.sources.maxFileSize == 4_000_000)
    #expect(configuration.sources.maxFileSeconds == 7)
    #expect(configuration.sources.minFiles == 0.95)
    #expect(
      printedConfiguration(configuration, kinds: Kinds.all).contains("\n  min-files: 0.95\n"))
    let names = configuration.components.map {
      $0.componentName(module: "Core", path: "App/Features/Login/ui/V.swift")
    }
    #expect(names == ["Login.ui", "Core"])
    let declared = configuration.components[1].componentName(
      module: "Shared", path: "x", declaration: "Shared.T")
    #expect(declared == "Core")
    #expect(configuration.modules.map(\.name.text) == ["Core", "CoreTests"])
    #expect(configuration.modules[0].paths?[0].matches("Sources/Core/a.swift") == true)
    #expect(configuration.modules[0].role == nil && configuration.modules[0].dependencies == nil)
    #expect(configuration.modules[1].role == .test)
    #expect(configuration.modules[1].dependencies?.map(\.name.text) == ["Core"])
    #expect(configuration.tags.names == ["domain", "all"])
    #expect(configuration.rules.map(\.id) == ["low", "cycles", "order"])
    let low = configuration.rules[0]
    #expect(low.kind == "forbid" && low.severity == .info && low.mayBeEmpty && !low.isFromPreset)
    #expect(low.because == "Domain is below." && low.confidence == .certain && low.roles == [.test])
    #expect(low.exceptions.map(\.until) == [CalendarDate("2030-01-31")])
    #expect(low.location == SourceLocation(path: "archcheck.yml", line: 18, column: 3))
    #expect(configuration.rules[1].severity == .warning)
    #expect(configuration.rules[1].visibleRoles == [.production, .tool])
    #expect(configuration.rules[2].body["order"]?.elements?.count == 3)
    #expect(configuration.extends == [])
  }

  @Test("a reason or advice of several lines is a sentence on one")
  func sentences() throws {
    let rule = try load(
      """
      version: 1
      rules:
        low:
          forbid: {from: A, to: B}
          because: >
            A is
            below.

            So it stays.
          fix: |
            Move it.
              Or ask.
          except:
            - from: Old
              because: |
                soon
                gone
      """
    ).rules[0]
    #expect(rule.because == "A is below. So it stays.")
    #expect(rule.fix == "Move it. Or ask.")
    #expect(rule.exceptions.map(\.because) == ["soon gone"])
  }

  @Test(
    "no text, and a text without rules, mean the preset recommended",
    arguments: [
      nil, "version: 1\nsources: {exclude: x}\n", "version: 1\nrules:\n",
    ])
  func recommended(text: String?) throws {
    let configuration = try load(text)
    #expect(configuration.rules.map(\.preset) == ["recommended"])
    #expect(configuration.rules.map(\.severity) == [.warning])
    #expect(configuration.extends == ["recommended"])
    #expect((configuration.path == nil) == (text == nil))
  }

  @Test("a preset takes values, and its rules can be changed, replaced and switched off")
  func presets() throws {
    let configuration = try load(
      """
      version: 1
      extends:
        - {preset: modules, with: {features: [Login, Home], prefix: My}}
        - recommended
      rules:
        modules/core-is-low: {severity: warning, except: [{to: New}]}
        recommended/no-cycles: off
        mine: {acyclic: "*", severity: off}
      """)
    #expect(configuration.tags["features"]?.leaves.map(\.text) == ["Login", "Home"])
    #expect(configuration.tags["core"]?.text == "MyCore")
    let core = configuration.rules[0]
    #expect(core.preset == "modules" && core.severity == .warning)
    #expect(core.because == "Core is below Myeverything.")
    #expect(core.exceptions.map { $0.from?.text ?? $0.to?.text ?? "" } == ["Old", "New"])
    #expect(
      configuration.rules.map(\.id) == [
        "modules/core-is-low", "modules/no-cycles", "recommended/no-cycles", "mine",
      ])
    #expect(configuration.rules.map(\.isOn) == [true, true, false, false])
    let replaced = try load(
      """
      version: 1
      extends: recommended
      rules: {recommended/no-cycles: {acyclic: {of: A}}}
      """)
    #expect(replaced.rules.map(\.preset) == [nil])
    #expect(replaced.rules[0].body["at"] == nil && replaced.rules[0].severity == .warning)
  }

  @Test("files are extended by relative paths; tags and components merge by key, own ones first")
  func files() throws {
    let configuration = try load(
      """
      version: 1
      extends: [config/base.yml]
      components: {A: {modules: A}, B: {modules: Own}}
      tags: {x: Own}
      """,
      files: [
        "config/base.yml":
          "version: 1\nextends: ../other.yml\ncomponents: {B: {modules: B}, C: {modules: C}}\n"
          + "tags: {x: Base, y: Base}\n",
        "other.yml": "version: 1\nrules: {r: {acyclic: \"*\"}}\n",
      ])
    #expect(configuration.extends == ["other.yml", "config/base.yml"])
    #expect(configuration.components.map(\.name) == ["A", "B", "C"])
    #expect(configuration.components[1].clauses.map(\.pattern.text) == ["Own"])
    #expect(
      configuration.tags.definitions.map { "\($0.name)=\($0.selector.text)" } == [
        "x=Own", "y=Base",
      ])
    #expect(configuration.rules.map(\.location.path) == ["other.yml"])
  }

  @Test("the title of a tag stays when another file redefines the tag")
  func titles() throws {
    let configuration = try load(
      """
      version: 1
      extends: [base.yml]
      tags: {x: Own}
      """, files: ["base.yml": "version: 1\ntags: {x: {title: parts, any: Base}}\n"])
    #expect(configuration.tags.titles == ["x": "parts"])
  }

  @Test("the effective configuration is printed with defaults and reads back the same")
  func printing() throws {
    let configuration = try load(
      """
      version: 1
      extends: recommended
      components: {"{f}.ui": {paths: ["App/{f}/**"]}}
      tags: {t: {any: [A, "B*"], not: "role:test"}, u: {not: A}, v: {title: views, any: V}}
      rules:
        r: {forbid: {from: "{f}.ui", to: "{!f}.ui"}, because: "because: of this", except: [{of: "[A-Z]"}]}
        off-rule: {acyclic: "*", severity: off}
      """)
    let printed = printedConfiguration(configuration, kinds: Kinds.all)
    #expect(
      printed
        == """
        version: 1
        sources:
          exclude: []
          demo: []
          previews: exclude
          include-manifests: []
          max-file-size: 2000000
          max-file-seconds: 2
          define: []
          undefine: []
        components:
          "{f}.ui":
            paths: ["App/{f}/**"]
        tags:
          t:
            all: [[A, B*], {not: role:test}]
          u:
            not: A
          v:
            title: views
            any: V
        rules:
          recommended/no-cycles:
            acyclic: {of: "*", at: module}
            severity: warning
            may-be-empty: false
          r:
            forbid: {from: "{f}.ui", to: "{!f}.ui", through: direct}
            because: "because: of this"
            severity: error
            except: [{of: "[A-Z]"}]
            may-be-empty: false
          off-rule:
            acyclic: {of: "*", at: component}
            severity: off
            may-be-empty: false

        """.replacing("role:test", with: "\"role:test\""))
    let again = try load(printed)
    #expect(printedConfiguration(again, kinds: Kinds.all) == printed)
  }

  @Test("the build whose code counts is read")
  func build() throws {
    let configuration = try load(
      """
      version: 1
      sources: { define: [DEBUG, BETA], undefine: LEGACY, platform: ios, swift-version: 6.10 }
      """)
    #expect(
      configuration.sources.build
        == BuildConfiguration(
          defined: ["BETA", "DEBUG"], undefined: ["LEGACY"], platform: .ios,
          swiftVersion: SwiftVersion("6.10")))
    let text = printedConfiguration(configuration, kinds: Kinds.all)
    #expect(try load(text).sources.build == configuration.sources.build)
    #expect(try load("version: 1").sources.build.isEmpty)
  }

  @Test(
    "a build that is none is a mistake",
    arguments: [
      ("platform: linus", "linux"), ("define: A=1", "value"), ("undefine: [\"a b\"]", "DEBUG"),
      ("{ define: A, undefine: A }", "defined and undefined"), ("swift-version: six", "6.1"),
    ])
  func wrongBuild(option: String, advice: String) {
    let body = option.hasPrefix("{") ? option : "{ \(option) }"
    let error = #expect(throws: ConfigurationErrors.self) {
      try load("version: 1\nsources: \(body)\n")
    }
    #expect(error?.issues.count == 1)
    #expect(error?.issues.first?.message.contains(advice) == true)
    #expect(error?.issues.first?.location.line == 2)
  }
}
