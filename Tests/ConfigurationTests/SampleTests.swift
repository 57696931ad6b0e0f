import Configuration
import Foundation
import RuleLanguage
import SourceText
import Testing
import YAMLText

@Suite("Samples")
struct SampleTests {
  @Test("a sample with every section is read without a mistake")
  func sample() throws {
    let configuration = try load(
      """
      version: 1
      extends:
        - { preset: modules, with: { prefix: "", features: "*Screens" } }
      sources:
        exclude: ["**/Generated/**", "Pods/**"]
        demo: ["*DemoApp"]
      components:
        "{feature}.{layer}": { paths: "App/Features/{feature}/{layer}/**" }
      tags:
        domain: [BuildsList, StartBuild, "*Screens"]
        common: [Common, CommonUI, Networking]
      rules:
        common-knows-no-domain:
          forbid: { from: "tag:common", to: "tag:domain", through: any }
        near-the-main-sequence:
          metric: { name: distance, of: "*", max: 0.7 }
          severity: warning
        layers:
          layers:
            - App
            - "tag:domain"
            - { of: "tag:common", name: Common }
      """)
    #expect(configuration.rules.count == 5)
    #expect(configuration.tags.names == ["features", "core", "domain", "common"])
  }

  @Test("the sample of the documentation is read without a mistake")
  func documentedSample() throws {
    let blocks = try documentation().components(separatedBy: "```yaml\n")
    let sample = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let shared = "version: 1\nrules: {shared: {acyclic: A}}\n"
    let configuration = try load(sample, files: ["config/shared-rules.yml": shared])
    #expect(
      configuration.rules.map(\.id) == [
        "recommended/no-cycles", "shared", "common-knows-no-feature", "features-are-apart",
        "no-cycles",
      ])
  }

  @Test("the documentation names every key that belongs to no rule kind")
  func documentedKeys() throws {
    let text = try documentation()
    let schema = try #require(
      try parseYAML(configurationSchema(kinds: []), path: "schema.json"))
    var keys: [String] = []
    collectKeys(schema, into: &keys)
    #expect(keys.count > 20)
    for key in keys {
      #expect(text.contains("`\(key)`") || text.contains("\(key): "), "\(key)")
    }
  }

  private func collectKeys(_ node: ConfigNode, into keys: inout [String]) {
    keys += node["properties"]?.pairs?.map(\.key) ?? []
    for pair in node.pairs ?? [] { collectKeys(pair.value, into: &keys) }
    for element in node.elements ?? [] { collectKeys(element, into: &keys) }
  }

  private func documentation() throws -> String {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("docs/configuration.md"), encoding: .utf8)
  }
}
