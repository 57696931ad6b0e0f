import ArchcheckKit
import Findings
import RunTestSupport

/// The report on a project.
///
/// - Throws: a ``CommandFailure``.
func report(of folder: String, with request: CheckRequest = CheckRequest()) throws -> Report {
  try check(
    AnalysisRequest(
      path: folder, jobs: 2,
      surroundings: .test(output: CollectedText(), errors: CollectedText())),
    with: request)
}

extension Report {
  /// `path:line rule` of each violation, sorted, as ``FixtureMarks`` expects them.
  var findings: [String] {
    violations.flatMap { violation in
      ([violation.rule] + violation.alsoBreaks).map {
        "\(violation.location.path):\(violation.location.line) \($0)"
      }
    }.sorted()
  }

  /// The kinds of its problems, in the order of the report.
  var problemKinds: [String] { problems.map(\.kind.rawValue) }

  /// `path`, `path:line` or `path:line:column` of each problem that has a place.
  var problemPlaces: [String] { problems.compactMap { $0.location.map { "\($0)" } } }

  /// The status with which a check ends.
  var exitCode: Int { ReportSummary(of: self).exitCode }
}
