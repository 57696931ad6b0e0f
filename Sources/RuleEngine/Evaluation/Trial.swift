import Findings
import ProjectModel
import RuleLanguage
import SourceText

/// What rules say about a project with one more module.
package struct TrialOutcome: Sendable {
  /// What the project breaks with the module and does not break without it, sorted by place.
  package var violations: [Violation] = []
  /// Ids that were listed and that no rule has.
  package var unknownRules: [String] = []
  /// What was met while the module was read.
  package var problems: [Problem] = []
}

/// Checks a project with one more module, and leaves out what it breaks without it as well.
///
/// - Parameters:
///   - module: the module that is not there.
///   - entries: the rules of the configuration.
///   - ids: the rules that count; `nil` for all but those about templates.
/// - Complexity: that of resolving the project and of checking the rules twice.
package func evaluateTrial(
  of module: TrialModule, _ entries: [RuleEntry], obeying ids: [String]?,
  in view: ArchitectureView, today: CalendarDate?
) -> TrialOutcome {
  let unknown = (ids ?? []).filter { id in !entries.contains { $0.id.equalsInBytes(id) } }
  guard let extended = view.extended?(module) else {
    return TrialOutcome(unknownRules: unknown)
  }
  let obeyed = entries.filter { entry in
    view.kinds[entry.kind]?.asksWhatIf != true && ids?.contains(entry.id) ?? true
  }
  let known = Set(evaluate(obeyed, in: view, today: today).violations.map(\.fingerprint))
  let paths = Set(module.files.map(\.path))
  return TrialOutcome(
    violations: evaluate(obeyed, in: extended, today: today).violations.filter { violation in
      violation.defect.unmatched == nil
        && !known.contains(violation.fingerprint)
    },
    unknownRules: unknown,
    problems: extended.project.problems.filter { problem in
      problem.location.map { paths.contains($0.path) } ?? false
    })
}
