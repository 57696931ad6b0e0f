import RuleLanguage
import SourceText

extension ProjectAnalysis {
  /// What of the code and the manifests that are there was not read, or not to its end, sorted.
  ///
  /// What it breaks would be missing among the findings, and what only it uses would look unused.
  package var gaps: [Problem] {
    var result: [Problem] = []
    for problem in (problems + readings.flatMap(\.problems)).filter(\.kind.leavesGap).sorted()
    where result.last != problem {
      result.append(problem)
    }
    return result
  }

  /// Makes sure that everything was read that is there.
  ///
  /// - Parameter refusal: what is not done otherwise, and why: a sentence.
  /// - Throws: a failure that names what was not read.
  package func requireNoGaps(_ refusal: String) throws(CommandFailure) {
    let gaps = gaps
    if gaps.isEmpty { return }
    var failure = CommandFailure(
      .noSource,
      "\(refusal) Exclude what cannot be read with `sources: exclude`, or give --allow-set-aside.")
    failure.add(gaps)
    throw failure
  }

  /// Whether the run checks a rule that can fail it.
  var isGate: Bool { configuration.rules.contains { $0.severity == .error } }
}

extension Problem {
  /// The problem as a run with rules has it: where something was not read, nobody can say that no rule is
  /// broken there, so it is an error.
  var judgedByGate: Problem {
    guard kind.leavesGap, severity == .warning else { return self }
    var problem = self
    problem.severity = .error
    problem.message +=
      " What it breaks would be missed, so the run fails: --allow-set-aside makes this a warning."
    return problem
  }
}
