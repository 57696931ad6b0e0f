import ProjectModel
import RuleEngine
import RuleLanguage

extension StructureCheck {
  /// `alike`: folders are built as most of them are. Of two ways that are as common, the one that
  /// comes first by path is taken for the usual one.
  @Sendable
  static func likeness(_ options: OptionsReader, _ grouping: StructureGrouping) -> StructureCheck? {
    let patterns = options.patterns("alike").map { PlacePattern($0) }
    if patterns.isEmpty { return nil }
    if !grouping.isDivided {
      options.report(
        "`alike` compares several folders. Add `each`.",
        at: options.location(of: "alike"))
    }
    let isNeverEmpty = options.boolean("never-empty")
    return StructureCheck { groups, input in
      let features = groups.map { StructureCheck.features(of: $0, patterns, input) }
      var outcome = RuleOutcome(findings: [], checked: groups.count)
      let candidates = isNeverEmpty ? features.filter { !$0.isEmpty } : features
      guard let usual = mostFrequent(candidates) else { return outcome }
      for (group, own) in zip(groups, features) where own != usual && !input.excuses(group) {
        outcome.findings.append(
          Finding(
            UnlikeFolder(
              folder: group.path,
              lacks: usual.filter { !own.contains($0) }.map(group.bindings.filling),
              adds: own.filter { !usual.contains($0) }.map(group.bindings.filling)),
            at: input.location(of: group)))
      }
      return outcome
    }
  }

  /// The patterns of files that match something, and the folders that match, with captures in the
  /// place of what they stand for.
  private static func features(
    of group: StructureGroup, _ patterns: [PlacePattern], _ input: StructureInput
  ) -> [String] {
    patterns.flatMap { pattern -> [String] in
      let found = pattern.filled(group.bindings).matches(
        in: input.files, from: group.folder, names: input.filesByName)
      guard pattern.isFolder else { return found.isEmpty ? [] : [pattern.text] }
      let base = pattern.startsAtRoot ? "" : group.folder
      return found.map { path in
        group.bindings.names.reduce(ProjectFiles.relative(path, to: base)) { path, name in
          path.replacing(group.bindings[name] ?? "/", with: "{\(name)}")
        } + "/"
      }
    }
  }

  private static func mostFrequent(_ features: [[String]]) -> [String]? {
    var counts: [[String]: Int] = [:]
    for list in features { counts[list, default: 0] += 1 }
    let most = counts.values.max()
    return features.first { counts[$0] == most }
  }
}
