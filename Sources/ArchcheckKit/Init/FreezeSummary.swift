import RuleLanguage

/// What frozen rules hold fast and what they cannot.
package struct FreezeSummary: Hashable, Sendable {
  /// Sentences, the first one about what the rules allow.
  package let sentences: [String]

  /// Sums up the rules for a project.
  package init(_ rules: FrozenRules, of division: ProjectDivision) {
    sentences =
      [Self.allowed(by: rules, division.folders)] + Self.notFrozen(of: division.analysis)
  }

  private static func allowed(by rules: FrozenRules, _ folders: FolderComponents?) -> String {
    guard rules.allowances.count > 1 else {
      return "There is only one component without folders, so there are no dependencies to freeze: "
        + "split the code under 'components:' and run it again."
    }
    let base = folders?.base.isEmpty == true ? "the root" : folders?.base
    let division = base.map { "The components are the folders of \($0). " } ?? ""
    let closing =
      rules.cuts.count == 1
      ? "closes a cycle and is an exception" : "close cycles and are exceptions"
    let cycles =
      rules.cuts.isEmpty ? "there is no cycle" : "\(rules.cuts.count) of them \(closing)"
    let count = rules.allowances.reduce(0) { $0 + $1.uses.count }
    guard count > 0 else {
      return division + "There are no dependencies between components, so it allows none."
    }
    return division
      + "It allows today's dependencies, \(count) \(count == 1 ? "dependency" : "dependencies") "
      + "between components; \(cycles)."
  }

  /// What may change without breaking a rule.
  private static func notFrozen(of analysis: ProjectAnalysis) -> [String] {
    let modules = analysis.graph.modules.count { !RuleEntry.usualRoles.contains($0.role) }
    let names = analysis.graph.nameCounts.unresolved + analysis.graph.nameCounts.ambiguous
    let files = analysis.presentFiles - analysis.readFiles
    let gaps = [
      (modules, "what 1 test or demo module uses", "what \(modules) test and demo modules use"),
      (
        names, "what 1 name stands for that was not resolved ('archcheck list unresolved')",
        "what \(names) names stand for that were not resolved ('archcheck list unresolved')"
      ),
      (
        files, "1 source file that was not read",
        "\(files) source files that were not read"
      ),
    ]
    return gaps.filter { $0.0 > 0 }.map { count, one, many in
      "Not frozen: \(count == 1 ? one : many)."
    }
  }
}
