import Findings
import RuleEngine
import RuleKinds
import RuleLanguage

extension RuleOverview.Kind {
  /// A kind by its metadata.
  package init(_ metadata: RuleMetadata) {
    self.init(name: metadata.kind, title: metadata.title, summary: metadata.summary)
  }
}

extension RuleOverview.Rule {
  /// A rule of the configuration.
  package init(_ entry: RuleEntry) {
    self.init(
      id: entry.id, kind: entry.kind, severity: entry.severity, source: entry.source,
      changedBy: entry.changedBy)
  }
}

extension RuleBriefing {
  /// The rules of a configuration that are on.
  package init(_ rules: [RuleEntry], configuration: String?) {
    self.init(
      rules: rules.compactMap { entry in
        entry.severity.map { severity in
          let kind = RuleRegistry.rule(named: entry.kind)?.metadata
          return Rule(
            id: entry.id, severity: severity, meaning: entry.because ?? kind?.summary ?? "",
            written: "\(entry.kind): \(entry.body.flowText)")
        }
      }, configuration: configuration)
  }
}
