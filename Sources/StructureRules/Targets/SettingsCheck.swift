import Findings
import RuleEngine
import RuleLanguage

extension TargetsCheck {
  /// `settings`: every target has certain build settings, in all of its configurations. Those that a
  /// manifest cannot say, as most in Swift packages, are passed over.
  @Sendable
  static func settings(_ options: OptionsReader, _: StructureGrouping) -> TargetsCheck? {
    let required = (options.value("settings")?.pairs ?? []).compactMap { pair in
      (try? Pattern(pair.value.text ?? "", flavour: .text)).map { (name: pair.key, value: $0) }
    }
    if required.isEmpty { return nil }
    return TargetsCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: 0)
      for group in groups {
        for member in group.targets {
          let known = required.filter { member.target.knowsSetting($0.name) }
          if known.isEmpty { continue }
          outcome.checked += 1
          for (name, pattern) in known {
            check(member, name, pattern, group, input, &outcome)
          }
        }
      }
      return outcome
    }
  }

  private static func check(
    _ member: TargetGroup.Member, _ name: String, _ pattern: Pattern, _ group: TargetGroup,
    _ input: StructureInput, _ outcome: inout RuleOutcome
  ) {
    let target = member.target
    let wrong = target.values(ofSetting: name).first { entry in
      entry.value.map { pattern.match($0, bindings: group.bindings).isEmpty } ?? true
    }
    guard let wrong, !group.isExcused(member, input) else { return }
    if wrong.value == nil, target.mayHaveMoreSettings {
      let module = input.scope.view.graph.modules[member.module.int].name
      outcome.undecided.add(UndecidedCase(.unreadManifest, module, at: target.location))
      return
    }
    outcome.findings.append(
      Finding(
        WrongSetting(
          target: target.name, setting: wrong.configuration.map { "\(name) for \($0)" } ?? name,
          value: wrong.value, required: group.bindings.filling(pattern.text)),
        at: target.location))
  }
}
