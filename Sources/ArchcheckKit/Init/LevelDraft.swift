import RuleLanguage

/// The levels of a project's components as a rule `layers`, to begin with where no preset fits.
package struct LevelDraft: Hashable, Sendable {
  /// What the components are, where they are folders of one module.
  package var folders: FolderComponents?
  /// The components by level, the highest first.
  package var levels: [[String]]
  /// The dependencies that break the rule today.
  package var cuts: [FrozenRules.Cut]

  /// The draft for a project; modules that are guessed beside declared ones are none of its levels.
  /// O(edges + imports).
  package init(of division: ProjectDivision) {
    let rules = freeze(division.analysis.view)
    let guessed = division.analysis.graph.guessedComponents
    levels = rules.levels.map { $0.filter { !guessed.contains($0) } }.filter { !$0.isEmpty }
    cuts = rules.cuts.filter { !guessed.contains($0.from) && !guessed.contains($0.to) }
    folders = division.folders
  }

  /// The draft as comments; none where there are no levels.
  package var lines: [String] {
    guard levels.count > 1 else { return [] }
    let noun = folders == nil ? "components" : "folders of \(folders?.base ?? "")"
    var lines = [
      "# A draft: the levels that the \(noun) form today, as a rule. Group them as the team means",
      "# them, and remove the '# '.",
    ]
    var draft = folders?.lines ?? []
    draft += ["rules:", "  levels:", "    layers:", "      order:"]
    draft += levels.map { level in
      "        - [\(level.map { yamlScalar(literalSelector($0)) }.joined(separator: ", "))]"
    }
    draft.append("    because: \"A level uses only those below it.\"")
    lines += draft.map { "# \($0)" }
    if cuts.isEmpty { return lines + ["# Nothing breaks it today."] }
    lines.append("# What breaks it today:")
    return lines
      + cuts.map { cut in
        let count = cut.references == 1 ? "1 reference" : "\(cut.references) references"
        return "#   \(cut.from) → \(cut.to), \(count)"
      }
  }
}
