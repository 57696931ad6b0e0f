import RuleEngine
import RuleLanguage

extension StructureCheck {
  /// `forbids`: files or folders that must not be there.
  @Sendable
  static func forbiddenFiles(_ options: OptionsReader, _: StructureGrouping) -> StructureCheck? {
    let patterns = options.patterns("forbids").map { PlacePattern($0) }
    if patterns.isEmpty { return nil }
    return StructureCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: 0)
      // Groups may lie in each other, and patterns may start at the root.
      var reported: Set<Finding> = []
      for group in groups {
        for pattern in patterns.map({ $0.filled(group.bindings) }) {
          outcome.checked += 1
          for path in pattern.matches(
            in: input.files, from: group.folder, names: input.filesByName)
          where !input.excuses(path) {
            let finding = Finding(
              ForbiddenFile(
                path: pattern.isFolder ? path + "/" : path,
                pattern: pattern.text(from: group.folder)),
              at: input.scope.view.place(of: path))
            if reported.insert(finding).inserted { outcome.findings.append(finding) }
          }
        }
      }
      return outcome
    }
  }
}
