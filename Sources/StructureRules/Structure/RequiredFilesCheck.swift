import RuleEngine
import RuleLanguage

extension StructureCheck {
  /// `requires`: files or folders that must be there, in a certain number.
  @Sendable
  static func requiredFiles(_ options: OptionsReader, _: StructureGrouping) -> StructureCheck? {
    let patterns = options.patterns("requires").map { PlacePattern($0) }
    let exactly = options.optionalInteger("exactly")
    let least = options.optionalInteger("at-least")
    let most = options.optionalInteger("at-most")
    let minimum = exactly ?? least ?? (most == nil ? 1 : 0)
    let maximum = exactly ?? most
    for name in ["exactly", "at-least", "at-most"]
    where options.isWritten(name) && patterns.isEmpty {
      options.report("`\(name)` counts what `requires` matches. Add `requires`.")
    }
    if exactly != nil, least != nil || most != nil {
      options.report(
        "`exactly` sets both limits. Remove the other number.",
        at: options.location(of: "exactly"))
    } else if let maximum, minimum > maximum {
      options.report(
        "No number is at least \(minimum) and at most \(maximum). Swap the two.",
        at: options.location(of: "at-most"))
    }
    if patterns.isEmpty { return nil }
    return StructureCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: 0)
      for group in groups {
        for pattern in patterns.map({ $0.filled(group.bindings) }) {
          outcome.checked += 1
          let found = pattern.matches(
            in: input.files, from: group.folder, names: input.filesByName)
          if found.count < minimum, !input.excuses(group) {
            outcome.findings.append(
              Finding(
                MissingFile(
                  folder: group.path, pattern: pattern.text, found: found.count,
                  required: minimum),
                at: input.location(of: group)))
          } else if let maximum, found.count > maximum, !input.excuses(group) {
            outcome.findings.append(
              Finding(
                TooManyFiles(
                  folder: group.path, pattern: pattern.text, found: found.count,
                  allowed: maximum),
                at: input.scope.view.place(of: found[maximum])))
          }
        }
      }
      return outcome
    }
  }
}
