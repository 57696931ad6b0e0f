import JSONText
import RuleLanguage
import SourceText

/// The rule kinds and the rules of a project: the output of `rules`.
package struct RuleOverview: Hashable, Sendable {
  /// A rule kind.
  package struct Kind: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it is, in a few words.
    package var title: String
    /// What a rule of it says, in a sentence.
    package var summary: String

    /// Makes a kind.
    package init(name: String, title: String, summary: String) {
      self.name = name
      self.title = title
      self.summary = summary
    }
  }

  /// A rule of the configuration.
  package struct Rule: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// Its kind.
    package var kind: String
    /// How much a violation weighs; `nil` when it is switched off.
    package var severity: Severity?
    /// Where its body comes from: `preset:NAME`, or the path of a file.
    package var source: String
    /// The files and presets, in the order merged, that change it; without its source.
    package var changedBy: [String]

    /// Makes a rule.
    package init(
      id: String, kind: String, severity: Severity?, source: String, changedBy: [String]
    ) {
      self.id = id
      self.kind = kind
      self.severity = severity
      self.source = source
      self.changedBy = changedBy
    }
  }

  /// The kinds, sorted by name.
  package var kinds: [Kind]
  /// The rules in the order of the configuration.
  package var rules: [Rule]
  /// The configuration file; `nil` where the preset `recommended` stands in for one.
  package var configuration: String?

  /// Makes an overview.
  package init(kinds: [Kind], rules: [Rule], configuration: String?) {
    self.kinds = kinds
    self.rules = rules
    self.configuration = configuration
  }
}

extension RuleEntry {
  /// Where its body comes from: `preset:NAME`, or the path of a file.
  package var source: String { preset.map { "preset:\($0)" } ?? location.path }

  /// The files and presets, in the order merged, that change it.
  package var changedBy: [String] {
    var result: [String] = []
    for place in mentions where place != source && !result.contains(place) {
      result.append(place)
    }
    return result
  }
}

extension TextReporter {
  /// The table of the kinds and that of the rules.
  package func renderRuleOverview(_ overview: RuleOverview, options: ReportOptions) -> String {
    let style = TextStyle(coloring: options.coloring)
    let kinds = TextTable(
      columns: [("Kind", .left), ("What it says", .left)],
      rows: overview.kinds.map { [$0.name, $0.summary] }, cellWidth: .max)
    let rules = TextTable(
      columns: [("Rule", .left), ("Kind", .left), ("Severity", .left), ("From", .left)],
      rows: overview.rules.map { rule in
        let changes =
          rule.changedBy.isEmpty ? "" : ", changed in \(rule.changedBy.joined(separator: ", "))"
        return [rule.id, rule.kind, rule.severity?.rawValue ?? "off", rule.source + changes]
      }, cellWidth: 100)
    let origin =
      overview.configuration.map { "The rules of \($0):" }
      ?? "No configuration, so these rules count:"
    return Self.text(of: [
      kinds.lines(style: style), [origin.printable],
      overview.rules.isEmpty ? ["There are none."] : rules.lines(style: style),
      ["'archcheck rules explain NAME' tells more of a kind, or of a rule by its id."],
    ])
  }
}

extension JSONReporter {
  /// An overview as `{schemaVersion, tool, configuration, kinds, rules}`.
  package func renderRuleOverview(_ overview: RuleOverview, toolVersion: String) -> String {
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "configuration": .optional(overview.configuration),
      "kinds": .array(
        overview.kinds.map {
          ["name": .string($0.name), "title": .string($0.title), "summary": .string($0.summary)]
        }),
      "rules": .array(
        overview.rules.map {
          [
            "id": .string($0.id), "kind": .string($0.kind),
            "severity": .string($0.severity?.rawValue ?? "off"), "source": .string($0.source),
            "changedBy": .strings($0.changedBy),
          ]
        }),
    ]
    return value.text()
  }

  /// The documentation of a kind as `{schemaVersion, tool, kind, title, summary, documentation}`.
  package func renderRuleKind(
    _ kind: RuleOverview.Kind, documentation: String, toolVersion: String
  ) -> String {
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "kind": .string(kind.name), "title": .string(kind.title),
      "summary": .string(kind.summary), "documentation": .string(documentation),
    ]
    return value.text()
  }
}
