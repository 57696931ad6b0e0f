import Findings
import RuleLanguage
import SourceText

/// A new violation, with the other rules that the same code breaks.
struct ReportedViolation {
  var violation: Violation
  /// Whether it stands for the others: of one cause, one violation is shown.
  var isFirst = true
  /// The rules of all violations of its cause, gravest first. One list that they share: where many
  /// rules are broken at one place, a list for each would be out of proportion.
  private var rulesOfCause: [String] = []

  /// How many other rules are named.
  private static let otherRulesLimit = 100

  init(violation: Violation) { self.violation = violation }

  /// The rules whose violation is this very dependency, at this place: the first 100, and how many more
  /// there are.
  var otherRules: [String] {
    let others = rulesOfCause.filter { !$0.equalsInBytes(violation.rule) }
    let more = others.count - Self.otherRulesLimit
    return more > 0 ? others.prefix(Self.otherRulesLimit) + ["\(more.grouped) more"] : others
  }

  /// The first of the other rules. O(1).
  var firstOtherRule: String? {
    rulesOfCause.first { !$0.equalsInBytes(violation.rule) }
  }

  /// The new violations of a report in its order, with infos or without.
  ///
  /// Of those with one cause, the gravest is first. Among equals a rule about the architecture comes
  /// before one about manifests, whose fix, to declare the dependency, would cement it; then the one
  /// that comes first in the configuration. O(violations).
  static func all(of report: Report, withInfos: Bool) -> [ReportedViolation] {
    let new = report.violations.filter {
      $0.status == .new && (withInfos || $0.severity != .info)
    }
    var result = new.map { ReportedViolation(violation: $0) }
    let order = Dictionary(
      report.rules.enumerated().map { (ByteKey($1.id), $0) },
      uniquingKeysWith: { first, _ in first })
    let causes = Dictionary(grouping: new.indices.filter { new[$0].to != nil }) { Cause(new[$0]) }
    for indices in causes.values where indices.count > 1 {
      let ranked = indices.sorted { left, right in
        rank(of: new[left], in: order) < rank(of: new[right], in: order)
      }
      let rules = ranked.map { new[$0].rule }
      for (position, index) in ranked.enumerated() {
        result[index].isFirst = position == 0
        result[index].rulesOfCause = rules
      }
    }
    return result
  }

  private static func rank(of violation: Violation, in order: [ByteKey: Int]) -> (Int, Int, Int) {
    (
      violation.severity.rank, violation.kind == "manifest" ? 1 : 0,
      order[ByteKey(violation.rule)] ?? order.count
    )
  }

  /// What makes two violations the same code: both sides and the place.
  private struct Cause: Hashable {
    var location: SourceLocation
    var from: DependencySide?
    var to: DependencySide?

    init(_ violation: Violation) {
      location = violation.location
      (from, to) = (violation.from, violation.to)
      // Rules may mean a component or a path by the same declaration.
      from?.meaning = nil
      to?.meaning = nil
    }
  }
}

extension Severity {
  /// 0 for the gravest.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
