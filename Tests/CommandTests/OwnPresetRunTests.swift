import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("A preset of a team's own")
struct OwnPresetRunTests {
  @Test("need not divide all of the code: no file counts as one without a component")
  func family() throws {
    let files: KeyValuePairs = [
      "rules/parts.yml": """
      version: 1
      components: { "{part}": { paths: "App/Parts/{part}/**" } }
      rules: { apart: { acyclic: "*" } }
      """,
      "archcheck.yml": "version: 1\nextends: { preset: rules/parts.yml }\n",
      "App/Parts/Cart/Cart.swift": "struct Cart {}\n", "App/Main.swift": "struct Main {}\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      #expect(try !archcheck(project.path).output.contains("in no component"))
      try project.write(
        "version: 1\ncomponents: { Own: { paths: App/Own } }\nextends: { preset: rules/parts.yml }\n",
        to: "archcheck.yml")
      #expect(try archcheck(project.path).output.contains("1 file in no component"))
    }
  }

  @Test("does what the page about it says")
  func page() throws {
    let page = try String(
      contentsOfFile: "\(Repository.path)/docs/how-to/own-preset.md", encoding: .utf8)
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let files: KeyValuePairs = [
      "architecture/features.yml": blocks[0],
      "archcheck.yml": blocks[1],
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Kit"), .target(name: "Networking"),
          .target(name: "Shop", dependencies: ["Kit", "Networking"]),
        ])
      """,
      "Sources/Kit/Kit.swift": "import Shop\npublic struct Kit { let cart: Cart? }\n",
      "Sources/Networking/Net.swift": "public struct Net {}\n",
      "Sources/Shop/Features/Cart/Cart.swift":
        "import Kit\nstruct Cart { let list: List?; let kit: Kit }\n",
      "Sources/Shop/Features/List/List.swift": "struct List {}\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck(project.path, "--format", "json")
      #expect(
        try FixtureMarks.findings(run) == [
          "Sources/Kit/Kit.swift:1 features/kit-knows-no-feature"
        ], "\(run.errors)")
      #expect(run.status == 0)
      try project.write(
        blocks[1].replacingOccurrences(
          of: "  features/features-are-independent: off", with: "  # "),
        to: "archcheck.yml")
      let only = try archcheck(
        project.path, "--format", "json", "--only", "features/*", "--skip",
        "features/kit-knows-no-feature")
      #expect(
        try FixtureMarks.findings(only) == [
          "Sources/Shop/Features/Cart/Cart.swift:2 features/features-are-independent"
        ], "\(only.errors)")
      let explained = try archcheck(
        "rules", "explain", "features/kit-knows-no-feature", project.path)
      #expect(explained.status == 0 && explained.output.contains("architecture/features.yml"))
    }
  }

  @Test("has its mistakes reported with their places, together with those of the configuration")
  func mistakes() throws {
    let files: KeyValuePairs = [
      "base.yml": """
      version: 1
      parameters:
        kit: { choices: [Kit, Core] }
        unused: { default: x }
      rules:
        low: { forbid: { from: "${kti}", to: "${kit}" } }
        lower: { forbd: { from: A, to: B } }
      """,
      "archcheck.yml": """
      version: 1
      extends: { preset: base.yml, with: { kit: Cor, kat: x } }
      rules: { base/lo: off }
      """,
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck(project.path)
      #expect(run.status == 2)
      let lines = run.errors.split(separator: "\n").map {
        $0.replacingOccurrences(of: "error: ", with: "")
      }
      for told in [
        "base.yml:4:3: The parameter `unused` is never used",
        "base.yml:6:26: There is no parameter `kti`. Did you mean `kit`?",
        "base.yml:7:12: `forbd` is neither a rule kind nor a rule option.",
        "archcheck.yml:2:43: `Cor` is not a value of the parameter `kit`. Did you mean `Core`?",
        "archcheck.yml:2:48: The preset `base` has no parameter `kat`. Did you mean `kit`?",
        "archcheck.yml:3:10: There is no rule `base/lo` to turn off. Did you mean `base/low`?",
      ] {
        #expect(lines.contains { $0.contains(told) }, "\(told) in \(run.errors)")
      }
    }
  }
}
