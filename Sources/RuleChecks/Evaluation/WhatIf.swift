import RuleEngine
import RuleLanguage
import SourceText

/// Judges changed copies of a project by rules, and leaves out what these say of the project as it is.
struct WhatIf {
  let rules: RuleSet
  let view: ArchitectureView

  /// The answers to some questions. The rules judge the project as it is once for each list of rules
  /// that is asked about, and each changed copy once.
  func answers(to questions: [WhatIfQuestion]) -> [WhatIfAnswer] {
    var known: [[String]?: Set<String>] = [:]
    return questions.map { question in
      let ids = question.rules
      let unknown = (ids ?? []).filter { id in !rules.entries.contains { $0.id.equalsInBytes(id) } }
      guard let changed = view.changed?(question.change) else {
        return WhatIfAnswer(unknownRules: unknown)
      }
      var asked = rules
      asked.entries = rules.entries.filter { entry in
        !rules.asksWhatIf(entry) && ids?.contains(entry.id) ?? true
      }
      let before = known[ids] ?? Set(judge(asked, in: view).breaches.map(\.fingerprint))
      known[ids] = before
      let titles = changed.tags.titles
      return WhatIfAnswer(
        violations: judge(asked, in: changed).breaches.filter {
          $0.defect.unmatched == nil && !before.contains($0.fingerprint)
        }.map { $0.violation(titles: titles) },
        unknownRules: unknown, problems: changed.project.problems)
    }
  }
}
