import Findings
import RuleEngine
import RuleLanguage
import SourceText

extension Violation {
  /// Makes a violation with the words of a defect.
  init(
    rule: String, kind: String, defect: some Defect, severity: Severity, location: SourceLocation,
    from: DependencySide? = nil, to: DependencySide? = nil, evidence: [Evidence] = [],
    because: String? = nil, status: ViolationStatus = .new
  ) {
    let context = DefectContext(
      rule: rule, location: location, from: from, to: to, evidence: evidence)
    self.init(
      rule: rule, kind: kind, defect: DefectRecord(defect, in: context), severity: severity,
      location: location, from: from, to: to, evidence: evidence, because: because, status: status)
  }
}
