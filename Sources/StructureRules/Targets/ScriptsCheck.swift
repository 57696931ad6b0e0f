import ProjectModel
import RuleEngine
import RuleLanguage

extension TargetsCheck {
  /// `script`: the build of every target runs certain scripts or plugins.
  @Sendable
  static func scripts(_ options: OptionsReader, _: StructureGrouping) -> TargetsCheck? {
    let patterns = options.patterns("script")
    if patterns.isEmpty { return nil }
    return TargetsCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: 0)
      for group in groups {
        for member in group.targets {
          outcome.checked += 1
          for pattern in patterns {
            let isRun = member.target.scripts.contains {
              isMeant($0, by: pattern, group.bindings, input.files)
            }
            if isRun || group.isExcused(member, input) { continue }
            outcome.findings.append(
              Finding(
                MissingScript(
                  target: member.target.name, script: group.bindings.filling(pattern.text)),
                at: member.target.location))
          }
        }
      }
      return outcome
    }
  }

  /// Whether a pattern matches a script's name, its text, or the file that holds it.
  private static func isMeant(
    _ script: BuildScript, by pattern: Pattern, _ bindings: Bindings, _ files: ProjectFiles
  ) -> Bool {
    func matches(_ text: String) -> Bool { !pattern.match(text, bindings: bindings).isEmpty }
    if matches(script.name) || matches(script.text) { return true }
    guard let path = script.path else { return false }
    return matches(path) || files.text(path).map(matches) ?? false
  }
}
