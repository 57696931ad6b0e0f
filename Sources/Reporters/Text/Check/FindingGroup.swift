import Findings
import RuleLanguage
import SourceText

/// Violations of one rule, component or file.
struct FindingGroup {
  /// The rule's id, or the name of the component or file.
  var name: String
  /// In the report's order.
  var findings: [ReportedViolation]
  /// The components hit, for a rule; the rules broken, for anything else. Those of most violations
  /// first.
  var hits: [(name: String, count: Int)]
  /// The numbers of violations, errors first.
  private let counts: [Int]

  private init(name: String, findings: [ReportedViolation], hits: [(name: String, count: Int)]) {
    self.name = name
    self.findings = findings
    self.hits = hits
    counts = Severity.allCases.map { severity in
      findings.count { $0.violation.severity == severity }
    }
  }

  /// Number of violations of a severity.
  func count(_ severity: Severity) -> Int { counts[severity.rank] }

  /// The findings that no other group shows.
  var shown: [ReportedViolation] { findings.filter(\.isFirst) }

  /// The groups, those with most errors first, then with most warnings and infos, then by name.
  static func all(
    of findings: [ReportedViolation], by grouping: FindingsLayout.Grouping, in report: Report
  ) -> [FindingGroup] {
    let areas = FindingAreas(findings, in: report)
    func key(_ finding: ReportedViolation) -> String {
      switch grouping {
      case .rule: finding.violation.rule
      case .component: areas.area(of: finding.violation)
      case .file: finding.violation.location.path
      }
    }
    let groups = Dictionary(grouping: findings) { ByteKey(key($0)) }.map { key, findings in
      let hits = findings.map { finding in
        grouping == .rule ? areas.area(of: finding.violation) : finding.violation.rule
      }
      return FindingGroup(name: key.string, findings: findings, hits: counted(hits))
    }
    return groups.sorted { $0.precedes($1) }
  }

  private func precedes(_ other: FindingGroup) -> Bool {
    guard let index = counts.indices.first(where: { counts[$0] != other.counts[$0] }) else {
      return name.precedesInBytes(other.name)
    }
    return counts[index] > other.counts[index]
  }

  private static func counted(_ names: [String]) -> [(name: String, count: Int)] {
    Dictionary(grouping: names, by: ByteKey.init).map { (name: $0.string, count: $1.count) }
      .sorted { left, right in
        left.count == right.count ? left.name.precedesInBytes(right.name) : left.count > right.count
      }
  }
}
