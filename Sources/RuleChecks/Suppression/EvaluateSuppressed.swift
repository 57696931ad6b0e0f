import DependencyModel
import Findings
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

/// What rules say once comments have taken from them what they cover.
package struct SuppressedEvaluation: Sendable {
  /// The violations, those suppressed with that status, and the summaries, which count only the rest.
  package var evaluation: RuleEvaluation
  /// The comments that are wrong, and those that suppress nothing.
  package var problems: [Problem]
}

/// Checks rules against a project without the code that comments take from them.
///
/// References and declarations that a comment covers are removed from its rules before these are
/// checked, so that a comment can cut a cycle or a chain. Kinds that report absence see all of them;
/// from their violations the evidence that is covered is taken. A violation located at a covered
/// place is suppressed too. What the rules say without any comment is known as well, so that the
/// report can show what was suppressed.
///
/// - Parameters:
///   - rules: the rules.
///   - view: the project; it has to know what it is with another graph.
///   - source: the comments.
///   - jobs: how many rules are checked at a time, at least 1; the result is the same for any.
/// - Complexity: as `evaluate`, once more for each rule that comments name.
package func evaluate(
  _ rules: RuleSet, in view: ArchitectureView, suppressedBy source: SuppressionSource, jobs: Int = 1
) -> SuppressedEvaluation {
  let full = judge(rules, in: view, jobs: jobs)
  let suppressions = source.suppressions(
    concerning: full.breaches, sources: Set(view.graph.files.map { ByteKey($0.path) }))
  let ids = rules.entries.map(\.id)
  let known = Set(ids.map(ByteKey.init))
  var problems = suppressions.flatMap { mistakes(of: $0, rules: ids, known) }
  var summaries = full.summaries
  var suppressionsOfRule: [ByteKey: [Suppression]] = [:]
  for suppression in suppressions where suppression.text.mistake == nil {
    for id in suppression.text.rules {
      suppressionsOfRule[ByteKey(id), default: []].append(suppression)
    }
  }
  var breaches: [Breach] = []
  let ofRule = Dictionary(grouping: full.breaches) { ByteKey($0.rule) }
  for (index, entry) in rules.entries.enumerated() {
    let all = ofRule[ByteKey(entry.id)] ?? []
    let own = suppressionsOfRule[ByteKey(entry.id)] ?? []
    guard !own.isEmpty, full.summaries[index].state == .active else {
      breaches += all
      continue
    }
    let rule = RuleSuppression(rule: rules.with([entry]), entry: entry, view: view, all: all)
    let kept = rule.breaches(without: own)
    breaches += kept + rule.suppressed(keeping: kept)
    summaries[index].violations = kept.count
    problems += rule.useless(among: own, kept: kept)
  }
  sortBreaches(&breaches)
  let titles = view.tags.titles
  return SuppressedEvaluation(
    evaluation: RuleEvaluation(
      violations: breaches.map { $0.violation(titles: titles) }, summaries: summaries),
    problems: problems)
}

/// Why a comment, or a part of it, suppresses nothing whatever the code does.
private func mistakes(
  of suppression: Suppression, rules: [String], _ known: Set<ByteKey>
) -> [Problem] {
  func problem(_ message: String) -> Problem {
    Problem(.ineffectiveSuppression, message: message, location: suppression.location)
  }
  let unknown = suppression.text.rules.filter { !known.contains(ByteKey($0)) }
  let misspelt = unknown.map { id in
    let advice =
      ruleAdvice(for: id, in: rules)
      ?? "Write ids of rules separated by commas, and a reason after ` - `."
    return problem("There is no rule `\(id)` for the comment to suppress. \(advice)")
  }
  return (suppression.text.mistake.map { [problem($0)] } ?? []) + misspelt
}

/// The comments that concern one rule, and what the rule says with and without them.
private struct RuleSuppression {
  /// The rule alone.
  let rule: RuleSet
  let entry: RuleEntry
  let view: ArchitectureView
  /// What breaks the rule where no comment counts.
  let all: [Breach]

  /// Comments whose use is looked for one by one; a rule is checked once for each.
  private static let trialLimit = 16

  /// What breaks the rule without what some comments cover, in the order of reports.
  func breaches(without suppressions: [Suppression]) -> [Breach] {
    let code = SuppressedCode(suppressions)
    var found = all
    if rule.kinds[entry.kind]?.reportsAbsence != true {
      found = judge(rule, in: remaining(without: code)).breaches
      // Whether a selector or an exception matches anything is judged by all of the code.
      found.removeAll { $0.defect.unmatched != nil }
      found += all.filter { $0.defect.unmatched != nil }
      found = withoutAbsences(found)
    }
    var kept = found.compactMap { Self.uncovered($0, by: code) }
    sortBreaches(&kept)
    return kept
  }

  /// The breaches without those that declarations are missing which only comments hide.
  private func withoutAbsences(_ breaches: [Breach]) -> [Breach] {
    let known = Set(all.filter(\.defect.isAbsence).map { Absence($0) })
    return breaches.filter { !$0.defect.isAbsence || known.contains(Absence($0)) }
  }

  /// What is missing, and where that is reported.
  private struct Absence: Hashable {
    var defect: String
    var location: SourceLocation

    init(_ breach: Breach) {
      defect = type(of: breach.defect).name
      location = breach.location
    }
  }

  private func remaining(without code: SuppressedCode) -> ArchitectureView {
    let places = code.places(in: view.graph)
    let remaining = code.removed(from: view.graph).flatMap { view.changed?(.replacing($0)) } ?? view
    return remaining.hiding { declaration in
      places[declaration.file.int]?.covers(declaration.offset) == true
    }
  }

  /// A breach without the evidence that is covered; `nil` where its place, or all of it, is.
  private static func uncovered(_ breach: Breach, by code: SuppressedCode) -> Breach? {
    var breach = breach
    let evidence = breach.finding.evidence
    if !breach.traits.contains(.isRoute) {
      breach.finding.evidence.removeAll { code.covers($0.location) }
      if breach.finding.evidence.isEmpty, !evidence.isEmpty { return nil }
      if breach.location == evidence.first?.location, let first = breach.finding.evidence.first {
        breach.location = first.location
      }
    }
    return code.covers(breach.location) ? nil : breach
  }

  /// The breaches that comments have done away with, each with that status.
  func suppressed(keeping kept: [Breach]) -> [Breach] {
    var left = Dictionary(grouping: kept, by: \.fingerprint).mapValues(\.count)
    let places = Set(kept.map { BreachKey($0) })
    // One that is still at its place stays, whatever else of its name is gone.
    let candidates = all.filter { breach in
      guard places.contains(BreachKey(breach)) else { return true }
      left[breach.fingerprint, default: 0] -= 1
      return false
    }
    return candidates.compactMap { breach in
      if left[breach.fingerprint, default: 0] > 0 {
        left[breach.fingerprint, default: 0] -= 1
        return nil
      }
      var breach = breach
      breach.status = .suppressed
      return breach
    }
  }

  private struct BreachKey: Hashable {
    var fingerprint: String
    var path: ByteKey
    var line: Int
    var column: Int

    init(_ breach: Breach) {
      fingerprint = breach.fingerprint
      path = ByteKey(breach.location.path)
      (line, column) = (breach.location.line, breach.location.column)
    }
  }

  /// The comments that change nothing of what the rule says.
  func useless(among suppressions: [Suppression], kept: [Breach]) -> [Problem] {
    let places = PlacesOfFiles(
      all.lazy.flatMap { [$0.location] + $0.finding.evidence.map(\.location) })
    let proven = suppressions.filter { places.areCovered(by: $0) }
    let leftOut = Set(view.graph.leftOut.files.map { ByteKey(view.graph.files[$0].path) })
    // Comments may stand in code that the chosen build leaves out.
    let doubtful = suppressions.filter {
      !places.areCovered(by: $0) && !leftOut.contains(ByteKey($0.location.path))
    }
    if doubtful.isEmpty { return [] }
    let useless =
      breaches(without: proven) == kept
      ? doubtful
      : doubtful.count > Self.trialLimit
        ? []
        : doubtful.filter { trial in
          breaches(without: suppressions.filter { $0 != trial }) == kept
        }
    return useless.map { suppression in
      Problem(
        .uselessSuppression,
        message:
          "The comment suppresses no violation of rule `\(entry.id)`: remove the rule from it, or "
          + "remove the comment.",
        location: suppression.location)
    }
  }
}
