import Findings
import SourceText

extension FrozenRules {
  /// The rules without what comments of the code take from them: that need not be allowed.
  ///
  /// A project that was frozen before may have such comments: the rules have the same ids each time.
  ///
  /// - Throws: a failure when the rules cannot be read back, which does not happen.
  /// - Complexity: that of checking the rules once; where comments concern the rule against cycles
  ///   or that about manifests, once more for each of its exceptions or checks.
  package func withoutSuppressedCode(
    of analysis: ProjectAnalysis
  ) throws(CommandFailure) -> FrozenRules {
    var strict = self
    strict.cuts = []
    strict.manifestChecks = Self.allManifestChecks
    for index in strict.allowances.indices { strict.allowances[index].uses = [] }
    let found = try strict.violations(in: analysis)
    let concerned = Set(found.lazy.filter { $0.status == .suppressed }.map { ByteKey($0.rule) })
    var result = self
    for (index, allowance) in allowances.enumerated()
    where concerned.contains(ByteKey(allowance.id)) {
      let left = found.filter { $0.status == .new && $0.rule.equalsInBytes(allowance.id) }
      let uses = Set(left.compactMap { $0.to.map { ByteKey($0.component) } })
      result.allowances[index].uses.removeAll { !uses.contains(ByteKey($0)) }
    }
    if concerned.contains(ByteKey(Self.cyclesID)) { try result.removeCuts(in: analysis) }
    if concerned.contains(ByteKey(Self.manifestsID)) { try result.addChecks(in: analysis) }
    return result
  }

  /// Takes out one by one the exceptions without which there is no finding either.
  private mutating func removeCuts(in analysis: ProjectAnalysis) throws(CommandFailure) {
    for cut in cuts {
      var trial = self
      (trial.allowances, trial.manifestChecks) = ([], [])
      trial.cuts.removeAll { $0 == cut }
      let found = try trial.violations(in: analysis)
      if !found.contains(where: { $0.status == .new && $0.rule == Self.cyclesID }) {
        cuts = trial.cuts
      }
    }
  }

  /// Adds the checks of manifests that find nothing but what comments suppress.
  private mutating func addChecks(in analysis: ProjectAnalysis) throws(CommandFailure) {
    let obeyed = manifestChecks
    manifestChecks = []
    for check in Self.allManifestChecks {
      var trial = self
      (trial.allowances, trial.manifestChecks) = ([], [check])
      let found = try trial.violations(in: analysis).filter { $0.rule == Self.manifestsID }
      let isSuppressed = !found.isEmpty && found.allSatisfy { $0.status == .suppressed }
      if isSuppressed || obeyed.contains(check) { manifestChecks.append(check) }
    }
  }

  /// What the rules say about a project, with what comments suppress.
  private func violations(in analysis: ProjectAnalysis) throws(CommandFailure) -> [Violation] {
    var analysis = analysis
    analysis.configuration.rules =
      try ProjectConfiguration(root: analysis.root, text: text).configuration.rules
    return checkRules(of: analysis, today: nil).evaluation.violations
  }
}
