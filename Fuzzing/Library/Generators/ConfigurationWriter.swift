import JSONText

/// Writes configurations: each rule by itself as the schema allows it, few of them in a file, so
/// that most files have a rule that is checked.
package struct ConfigurationWriter {
  private let rules: [(kind: String, body: SchemaValues)]
  private let whole: SchemaValues
  private let presets: [String]
  private let words: [String]

  /// What a rule has beside its kind.
  private static let common: Set<String> = [
    "because", "severity", "except", "roles", "confidence", "may-be-empty",
  ]

  /// Takes the schema of `archcheck.yml`, the presets' names and words for names and patterns.
  package init(schema: JSONValue, presets: [String], words: [String]) {
    let definitions = schema["$defs"] ?? [:]
    let rule = definitions["rule"]?["anyOf"]?.elements?.last
    rules = (rule?["properties"]?.members ?? []).filter { !Self.common.contains($0.key) }.map {
      let schema: JSONValue = .object([
        JSONValue.Member(key: "allOf", value: [$0.value]),
        JSONValue.Member(key: "$defs", value: definitions),
      ])
      return (kind: $0.key, body: SchemaValues(schema: schema, words: words))
    }
    whole = SchemaValues(schema: schema, words: words)
    self.presets = presets
    self.words = words
  }

  /// A configuration.
  package func text(_ draw: inout Draw) -> String {
    switch draw.below(16) {
    case 0: return whole.value(&draw).text(.tree)
    case 1...3:
      return "version: 1\nextends: \(draw.text(of: presets))\n"
        + (draw.percent(30) ? ruleSection(&draw) : "")
    default: return "version: 1\n" + components(&draw) + ruleSection(&draw)
    }
  }

  private func ruleSection(_ draw: inout Draw) -> String {
    var text = "rules:\n"
    for index in 0..<draw.number(in: 1...3) {
      let value = draw.percent(25) ? anyRule(&draw) : simpleRule(&draw)
      text += "  r\(index): \(value.split(separator: "\n").joined(separator: "\n    "))\n"
    }
    return text
  }

  /// A rule that its schema allows, which does not make it sensible.
  private func anyRule(_ draw: inout Draw) -> String {
    guard let rule = draw.element(of: rules) else { return "off" }
    return JSONValue.object([JSONValue.Member(key: rule.kind, value: rule.body.value(&draw))])
      .text(.compact)
  }

  /// A rule that is valid in any project.
  private func simpleRule(_ draw: inout Draw) -> String {
    let (one, other) = (draw.text(of: words), draw.text(of: words))
    let level = draw.one("type", "file", "folder", "module", "component")
    return draw.one(
      "{ acyclic: { of: \"*\", at: \(level) } }", "{ acyclic: { of: \"path:{a}/{b}/**\" } }",
      "{ forbid: { from: \"\(one)\", to: \"\(other)\", through: any } }",
      "{ allow: { from: \"type:*\", to: [\"type:\(one)\", \"external:*\"] } }",
      "{ declarations: { kind: any, level: any, must: { name: \"{x}\(one)\" } } }",
      "{ declarations: { kind: type, conforms-to: \"\(one)\", must: { inherits-from: \"*\" } } }",
      "{ declarations: { kind: variable, level: any, must: { made-of: [built-in, closure] } } }",
      "{ declarations: { kind: any, level: any, must-not: { contains: [default-case, force-unwrap] } } }",
      "{ metric: { name: \(draw.one("distance", "ca", "ce", "na", "nc")), max: 0 } }",
      "{ graph: { file: docs/\(draw.one("graph.dot", "graph.mmd", "graph.md", "graph.yml")) } }",
      "{ duplicates: { of: \"*\" } }", "{ stable-dependencies: {} }", "{ stable-abstractions: {} }",
      "{ owners: {} }", "{ coverage: { at: file } }", "{ independence: { of: \"*\" } }",
      "{ manifest: { checks: [undeclared, unused, unused-imports, symbol-without-import] } }",
      "{ layers: { order: [\"\(one)\", [\"\(other)\", \"M*\"], \"*\"] } }",
      "{ interface: { of: \"\(one)\", exposes: \"type:\(other)\" } }",
      "{ require: { from: \"type:*\", to: \"type:\(one)\", every: to } }",
      "{ structure: { each: \"**/{a}\", requires: [\"{a}.swift\", \"{a}Tests/\"] } }",
      "{ external: { of: \"*\", forbid: [\"*\"], members: [\"m*\"] } }",
      "{ template: { files: \"**\", values: { x: \(one) } } }")
  }

  private func components(_ draw: inout Draw) -> String {
    guard draw.percent(40) else { return "" }
    return draw.one(
      "components:\n  \"{a}\": { paths: \"**/{a}/**\" }\n",
      "components:\n  X: { modules: \"M*\" }\n",
      "components:\n  A: { paths: \"**/a*\" }\n  B: { declarations: \"\(draw.text(of: words))\" }\n",
      "modules:\n  M0: { path: Sources/M0, dependencies: [M1, M0] }\n  X: \"**\"\n",
      "tags:\n  a: \"tag:b\"\n  b: [\"M*\", \"tag:c\"]\n  c: { not: \"tag:\(draw.one("a", "d"))\" }\n",
      "sources: { define: DEBUG, platform: ios, swift-version: \"6\" }\n")
  }
}
