import Findings
import SourceText

/// The text of `archcheck rules test`.
struct RuleTestText {
  let result: RuleTestResult
  let style: TextStyle

  /// A line for each test, what differs below it, and a summary.
  func blocks() -> [[String]] {
    let failed = result.tests.count { !$0.hasPassed }
    let summary =
      failed == 0
      ? style("\(result.tests.count.counted("test")) passed", .success)
      : style("\(failed.grouped) of \(result.tests.count.counted("test")) failed", .error)
    return [result.tests.flatMap(lines), [summary]]
  }

  private func lines(of test: RuleTestResult.Test) -> [String] {
    let mark = test.hasPassed ? style("passed", .success) : style("failed", .error)
    return ["\(mark)  \(test.name.printable)"]
      + test.missing.map { "        expected, not found: \($0.printable)" }
      + test.unexpected.map { "        found, not expected: \($0.printable)" }
  }
}
