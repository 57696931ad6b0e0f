import RuleLanguage
import SourceText

extension [Violation] {
  /// The violations in their order, of those with one cause the gravest alone, with the other rules
  /// that the code breaks: whoever counts findings counts what has to be mended.
  ///
  /// Only new ones have a cause in common, since each rule accepts for itself. Among equally grave ones
  /// a rule about the architecture comes before one about manifests, whose fix, to declare the
  /// dependency, would cement it; then the one that comes first in the configuration. O(n log n).
  package func onceForEachCause(in rules: [RuleSummary]) -> [Violation] {
    let order = Dictionary(
      rules.enumerated().map { (ByteKey($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    let candidates = indices.filter { self[$0].status == .new && self[$0].to != nil }
    var result = self
    var isLeftOut = [Bool](repeating: false, count: count)
    for group in Dictionary(grouping: candidates, by: { Cause(self[$0]) }).values
    where group.count > 1 {
      let ranked = group.map { (index: $0, rank: self[$0].rank(in: order)) }
        .sorted { $0.rank < $1.rank }
      for (index, _) in ranked.dropFirst() { isLeftOut[index] = true }
      result[ranked[0].index].alsoBreaks = ranked.dropFirst().map { self[$0.index].rule }
    }
    return zip(result, isLeftOut).compactMap { $1 ? nil : $0 }
  }
}

extension Violation {
  fileprivate func rank(in order: [ByteKey: Int]) -> (Int, Int, Int) {
    (severity.rank, kind == "manifest" ? 1 : 0, order[ByteKey(rule)] ?? order.count)
  }
}

extension Severity {
  /// 0 for the gravest.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
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
