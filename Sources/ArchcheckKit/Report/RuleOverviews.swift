import Findings
import RuleEngine
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
