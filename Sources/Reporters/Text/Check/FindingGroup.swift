import Findings
import RuleLanguage
import SourceText

/// Violations of one rule, component or file.
struct FindingGroup {
  /// The rule's id, or the name of the component or file.
  var name: String
  /// In the report's order.
  var findings: [Violation]
  /// The components hit, for a rule; the rules broken, for anything else. Those of most violations
  /// first.
  var hits: [(name: String, count: Int)]
  /// The numbers of violations, errors first.
  private let counts: [Int]

  /// Number of files with what they report: of one finding all its places, so that a rule about modules
  /// and one about types count alike.
  let files: Int

  private init(name: String, findings: [Violation], hits: [(name: String, count: Int)]) {
    self.name = name
    self.findings = findings
    self.hits = hits
    counts = Severity.allCases.map { severity in
      findings.count { $0.severity == severity }
    }
    files = findings.files
  }

  /// Number of violations of a severity.
  func count(_ severity: Severity) -> Int { counts[severity.rank] }

  /// The groups: those with errors first, then with warnings; of them those in most files, then with most
  /// findings, then by name.
  static func all(
    of findings: [Violation], by grouping: FindingsLayout.Grouping, in report: Report
  ) -> [FindingGroup] {
    let areas = FindingAreas(findings, in: report)
    func key(_ finding: Violation) -> String {
      switch grouping {
      case .rule: finding.rule
      case .component: areas.area(of: finding)
      case .file: finding.location.path
      }
    }
    let groups = Dictionary(grouping: findings) { ByteKey(key($0)) }.map { key, findings in
      let hits = findings.map { finding in
        grouping == .rule ? areas.area(of: finding) : finding.rule
      }
      return FindingGroup(name: key.string, findings: findings, hits: counted(hits))
    }
    return groups.sorted { $0.precedes($1) }
  }

  private func precedes(_ other: FindingGroup) -> Bool {
    let sides = [self, other].map { group in
      (group.counts.map { $0 > 0 ? 1 : 0 }, [group.files] + group.counts)
    }
    for (left, right) in [(sides[0].0, sides[1].0), (sides[0].1, sides[1].1)] where left != right {
      return right.lexicographicallyPrecedes(left)
    }
    return name.precedesInBytes(other.name)
  }

  private static func counted(_ names: [String]) -> [(name: String, count: Int)] {
    Dictionary(grouping: names, by: ByteKey.init).map { (name: $0.string, count: $1.count) }
      .sorted { left, right in
        left.count == right.count ? left.name.precedesInBytes(right.name) : left.count > right.count
      }
  }
}
