import Findings
import RuleEngine
import RuleLanguage
import SourceText

/// A finding with the rule that it breaks, before its words are made.
///
/// Words follow what proves a finding, and comments take some of that away; so they are made last.
struct Breach: Hashable, Sendable {
  /// The rule's id.
  let rule: String
  /// The rule's kind.
  let kind: String
  /// The rule's reason.
  let because: String?
  /// What the rule says to do about it; `nil` for what its kind says.
  let fix: String?
  /// How much it weighs.
  let severity: Severity
  /// Where to click first.
  var location: SourceLocation
  /// What is wrong; its own place and severity are given above.
  var finding: Finding
  /// Whether it is new.
  var status = ViolationStatus.new

  /// Takes a finding of a rule.
  init(_ finding: Finding, of entry: RuleEntry, _ severity: Severity) {
    rule = entry.id
    kind = entry.kind
    because = entry.because
    fix = type(of: finding.defect).traits.contains(.isAboutConfiguration) ? nil : entry.fix
    self.severity = finding.severity ?? severity
    location = finding.location ?? entry.location
    self.finding = finding
    self.finding.location = nil
    self.finding.severity = nil
  }

  /// What is wrong.
  var defect: any Defect { finding.defect }

  /// What holds for all defects of the type.
  var traits: DefectTraits { type(of: finding.defect).traits }

  /// As ``Violation/fingerprint``.
  var fingerprint: String {
    defect.identity.fingerprint(
      rule: rule, defect: type(of: defect).name, from: finding.from, to: finding.to)
  }

  /// The finding with its words.
  ///
  /// - Parameter titles: what tags are called in sentences.
  func violation(titles: [String: String]) -> Violation {
    let context = DefectContext(
      rule: rule, location: location, from: finding.from, to: finding.to,
      evidence: finding.evidence, terms: finding.terms, titles: titles)
    var record = DefectRecord(defect, in: context)
    // What a rule advises speaks of code.
    if let fix, !context.isDeclared { record.fix = fix }
    var violation = Violation(
      rule: rule, kind: kind, defect: record, severity: severity,
      location: location, from: finding.from, to: finding.to, evidence: finding.evidence,
      because: because, status: status)
    violation.condition = finding.condition
    return violation
  }
}
