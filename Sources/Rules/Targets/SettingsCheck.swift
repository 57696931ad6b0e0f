import ArchModel

extension TargetsCheck {
  /// `settings`: every target has certain build settings, in all of its configurations.
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
          outcome.checked += 1
          for (name, pattern) in required {
            let written = member.target.settings.filter { $0.name == name }
            let wrong = written.first {
              pattern.match($0.value, bindings: group.bindings).isEmpty
            }
            if !written.isEmpty, wrong == nil { continue }
            if group.isExcused(member, input) { continue }
            outcome.findings.append(
              Finding(
                .targets(
                  .wrongSetting(
                    target: member.target.name, setting: name, value: wrong?.value,
                    required: group.bindings.filling(pattern.text))),
                at: member.target.location))
          }
        }
      }
      return outcome
    }
  }
}
