import Findings
import JSONText
import RuleLanguage
import SourceFacts
import SourceText

extension Violation {
  /// A violation; the names of rule kinds and defects matter to its schema only.
  static func jsonForm(_ vocabulary: RuleVocabulary) -> JSONForm<Violation> {
    .object("violation") {
      JSONField("rule", \.rule, .string, "The rule's id in the configuration.")
      JSONField(
        "alsoBreaks", ifPresent: { $0.alsoBreaks.isEmpty ? nil : $0.alsoBreaks },
        .list(of: .string),
        "The other rules that the same code breaks and that report nothing of their own about it; absent if "
          + "there are none.")
      JSONField("kind", \.kind, .oneOf(vocabulary.kinds))
      JSONField("defect", \.defect.name, .oneOf(vocabulary.defects))
      JSONField("severity", \.severity, .cases(\.rawValue))
      JSONField(
        "message", \.message, .string, "What is wrong, naming both sides; its wording may change.")
      JSONField("because", \.because, .nullable(.string), "The rule's reason, as configured.")
      JSONField("fix", \.defect.fix, .string, "What would fix it; its wording may change.")
      JSONField("location", \.location, SourceLocation.jsonForm)
      JSONField("from", \.from, .nullable(DependencySide.jsonForm))
      JSONField("to", \.to, .nullable(DependencySide.jsonForm))
      JSONField(
        "details", { $0.defect.details == .null ? nil : $0.defect.details },
        .nullable(JSONForm.written(byOneOf: vocabulary.details).named("details")))
      JSONField(
        "evidence", \.evidence, .list(of: Evidence.jsonForm),
        "The references that prove it; for chains and cycles, one for each hop.")
      JSONField(
        "fingerprint", \.fingerprint, .string(pattern: "^[0-9a-f]{16}$"),
        "Identifies the violation across runs; depends on names, not on line numbers.")
      JSONField("status", \.status, .cases(\.rawValue))
      JSONField.condition(\.condition)
      JSONField(
        "growth", ifPresent: \.growth?.word, .oneOf(BaselineGrowth.words),
        "How it exceeds an entry of the baseline; absent if it does not.")
      JSONField(
        "growthNames", ifPresent: { $0.growth.flatMap { $0.names.isEmpty ? nil : $0.names } },
        .list(of: .string),
        "The new members of a cycle, or the declarations and files with new occurrences; absent if "
          + "nothing tells.")
    }
  }
}

extension DependencySide {
  fileprivate static let jsonForm = JSONForm<DependencySide>.object("side") {
    JSONField("component", \.component, .string, "The component.")
    JSONField("module", \.module, .string, "The module, or the external module.")
    JSONField(
      "node", \.node, .nullable(.string),
      "The id at the granularity of the violation; null for the whole component.")
  }
}

extension Evidence {
  fileprivate static let jsonForm = JSONForm<Evidence>.object("evidence") {
    SourceLocation.fields.map { $0.of { (evidence: Evidence) in evidence.location } }
    JSONField("symbol", \.symbol, .string, "The name written there.")
    JSONField("role", \.role, .cases(\.name))
    JSONField(
      "from", \.from, .string,
      "The source of the dependency: a node's id, or the module for an "
        + "import.")
    JSONField(
      "to", \.to, .string,
      "The target of the dependency: a node's id, or the module for an "
        + "import.")
    JSONField.condition(\.condition)
  }
}
