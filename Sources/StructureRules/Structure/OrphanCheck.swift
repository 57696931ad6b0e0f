import RuleEngine
import RuleLanguage

extension StructureCheck {
  /// `belongs-to`: each folder or file stands for something that the project has.
  @Sendable
  static func orphans(_ options: OptionsReader, _ grouping: StructureGrouping) -> StructureCheck? {
    guard let selector = options.optionalSelector("belongs-to") else { return nil }
    if !grouping.isDivided {
      options.report(
        "`belongs-to` checks folders or files one by one. Add `each` or `each-file`.",
        at: options.location(of: "belongs-to"))
    }
    return StructureCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: groups.count)
      for group in groups where !input.selectsSomething(selector, given: group.bindings) {
        if input.excuses(group) { continue }
        outcome.findings.append(
          Finding(
            OrphanFile(
              path: group.isFile ? group.path : group.path + "/",
              needs: group.bindings.filling(selector.text)),
            at: input.scope.view.place(of: group.path)))
      }
      return outcome
    }
  }
}
