import Configuration
import Findings
import RuleEngine
import RuleChecks
import RuleKinds
import RuleLanguage

/// Finds out what one rule of a configuration looks at.
package struct RuleExplanationBuilder {
  /// The run.
  package let analysis: ProjectAnalysis
  /// The rule's id.
  package let id: String
  /// The day that exceptions are compared with; `nil` for the current one.
  package let today: CalendarDate?

  /// An explanation of one rule, by its id.
  package init(analysis: ProjectAnalysis, id: String, today: CalendarDate?) {
    self.analysis = analysis
    self.id = id
    self.today = today
  }

  /// The explanation.
  ///
  /// - Throws: a failure when there is no such rule.
  package func explanation() throws(CommandFailure) -> RuleExplanation {
    guard let entry = analysis.configuration.rules.first(where: { $0.id == id }) else {
      throw CommandFailure(.notUnderstood, "There is no rule '\(id)'.")
    }
    let hasDates = entry.exceptions.contains { $0.until != nil }
    let inspection = inspect(
      entry, in: analysis.view,
      among: RuleSet(
        analysis.configuration.rules, of: RuleRegistry.catalog,
        today: hasDates ? today ?? analysis.root.surroundings.today : nil))
    return RuleExplanation(
      rule: RuleOverview.Rule(entry), because: entry.because, yaml: printedRule(entry),
      summary: inspection.summary, suppressed: suppressed(of: entry),
      selections: inspection.selections.map {
        RuleExplanation.Selection(
          option: $0.option, selector: $0.text, unit: $0.unit.rawValue, names: $0.names,
          captures: $0.captures, conditions: $0.conditions)
      }, conditions: inspection.conditions,
      excuses: inspection.excuses.map { excuse in
        RuleExplanation.Excuse(
          text: excuse.exception.text, because: excuse.exception.because,
          until: excuse.exception.until?.description, isOver: excuse.isOver,
          excused: excuse.violations.map { "\($0.location): \($0.message)" })
      })
  }
  /// Number of the rule's violations that comments suppress.
  private func suppressed(of entry: RuleEntry) -> Int {
    var alone = analysis
    var active = entry
    active.severity = entry.severity ?? .error
    alone.configuration.rules = [active]
    let found = checkRules(of: alone, today: today).evaluation.violations
    return found.count { $0.status == .suppressed }
  }
}
