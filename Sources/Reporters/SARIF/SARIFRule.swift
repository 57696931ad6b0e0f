import Findings
import JSONText
import RuleLanguage
import SourceText

/// A rule as SARIF describes it, for readers who do not know the configuration.
struct SARIFRule {
  /// GitHub refuses a longer name.
  private static let nameLimit = 255
  /// GitHub refuses a longer description.
  private static let descriptionLimit = 1024

  /// The rule's id.
  let id: String
  private let kind: String
  private let severity: Severity
  private let description: RuleDescription?

  /// All active rules, those without results too, in the configuration's order, then what else has
  /// results.
  static func all(of report: Report, _ results: [SARIFResult]) -> [SARIFRule] {
    var rules = report.rules.filter { $0.state == .active }.map { rule in
      SARIFRule(
        id: rule.id, kind: rule.kind, severity: rule.description?.severity ?? .error,
        description: rule.description)
    }
    var known = Set(rules.map { ByteKey($0.id) })
    for result in results where known.insert(ByteKey(result.rule)).inserted {
      rules.append(
        SARIFRule(
          id: result.rule, kind: result.kind, severity: result.severity, description: nil))
    }
    return rules
  }

  private init(id: String, kind: String, severity: Severity, description: RuleDescription?) {
    self.id = id
    self.kind = kind
    self.severity = severity
    self.description = description
  }

  var json: JSONValue {
    let short =
      description?.because ?? description?.summary
      ?? (isAboutReading ? "Part of the project was not read." : "The rule \(id).")
    let full = [description?.summary, description?.because ?? description?.rationale]
      .compactMap(\.self).joined(separator: " ")
    return [
      "id": .string(id.printable),
      "name": .string(String(id.printable.prefix(Self.nameLimit))),
      "shortDescription": text(String(short.printable.prefix(Self.descriptionLimit))),
      "fullDescription": text(full.isEmpty ? short.printable : full.printable),
      "help": ["text": .string(help), "markdown": .string(markdownHelp)],
      "defaultConfiguration": ["level": .string(severity.inSARIF)],
      "properties": [
        "tags": ["architecture", .string(kind.printable), "maintainability"],
        "precision": "high",
        "problem.severity": .string(severity == .info ? "recommendation" : severity.rawValue),
      ],
    ]
  }

  private func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  private var help: String { paragraphs(\.printable).joined(separator: "\n\n") }

  /// Whether no rule of the project says it, but archcheck itself about how much was read.
  private var isAboutReading: Bool { kind == SARIFResult.readingKind }

  /// Why the rule is there, what its kind means, and what to do; the project's own words escaped.
  private func paragraphs(_ escaped: (String) -> String) -> [String] {
    if isAboutReading {
      return ["Part of the project was not read, so rules that it breaks would say nothing."]
    }
    guard let description else { return ["The rule \(escaped(id)) of the project."] }
    return [
      description.because.map(escaped), description.summary, description.rationale,
      description.fix.map { "Fix: \(escaped($0))" },
    ].compactMap(\.self)
  }

  /// The same with the rule as it is written, and how a finding is accepted.
  private var markdownHelp: String {
    var blocks = paragraphs(MarkdownText.escaped)
    if let yaml = description?.yaml, !yaml.isEmpty {
      blocks.append("The rule:\n\n" + MarkdownText.codeBlock(yaml, language: "yaml"))
    }
    if isAboutReading { return blocks.joined(separator: "\n\n") }
    blocks.append(
      "To accept one place, write a comment with the reason above it:\n\n"
        + MarkdownText.codeBlock(
          "// archcheck:ignore \(id.printable) - why this place may", language: "swift"))
    return blocks.joined(separator: "\n\n")
  }
}
