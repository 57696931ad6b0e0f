import Findings
import ProjectModel
import SourceText

/// Checks the projects of rule tests against the configuration of a project.
///
/// A test sees its own files and nothing of the project but what the configuration reads: the files that it
/// extends. Selectors that select nothing in so small a project are no findings, unless the test is about their
/// rule.
///
/// - Parameters:
///   - path: the file of tests.
///   - configurationPath: the configuration; `nil` for that of the project around the file.
///   - search: whether the project may be above the file's folder.
///   - surroundings: what the run finds around it.
/// - Returns: how each test went.
/// - Throws: a failure where the file or the configuration is wrong.
package func runRuleTests(
  at path: String, configurationPath: String?, search: ParentSearch, in surroundings: Surroundings
) throws -> RuleTestResult {
  let root = try ProjectRoot(path: path, searching: search, in: surroundings)
  let file = try ruleTestFile(at: path, in: root)
  return try onLargeStack {
    RuleTestResult(
      tests: try file.tests.map { test in
        try result(of: test, in: root, configurationPath: configurationPath)
      })
  }
}

/// The largest file of tests that is read, in bytes.
private let sizeLimit = 16 << 20

private func ruleTestFile(
  at path: String, in root: ProjectRoot
) throws(CommandFailure) -> RuleTestFile {
  guard let relative = root.relativePath(of: path), !relative.isEmpty,
    root.files.kind(relative) == .file
  else {
    throw CommandFailure(
      .notUnderstood, "'\(path)' is no file: give the YAML file that holds the tests.")
  }
  let bytes: [UInt8]
  do throws(FileSystemError) {
    bytes = try root.files.read(relative, sizeLimit)
  } catch {
    throw CommandFailure(.notUnderstood, "\(relative) cannot be read: \(error).")
  }
  do throws(ConfigurationErrors) {
    return try RuleTestFile(text: String(decoding: bytes, as: UTF8.self), path: relative)
  } catch {
    throw CommandFailure(error)
  }
}

private func result(
  of test: RuleTestFile.Test, in root: ProjectRoot, configurationPath: String?
) throws -> RuleTestResult.Test {
  var request = AnalysisRequest(
    path: root.path, configurationPath: configurationPath, jobs: 1, onlyRules: test.rules,
    surroundings: root.surroundings)
  request.givenFiles = test.filesWithManifest
  var clock = PhaseClock()
  let analysis: ProjectAnalysis
  do throws(CommandFailure) {
    analysis = try analyse(request, clock: &clock, progress: ProgressMeter(isShown: false))
  } catch {
    var failure = error
    failure.messages.insert("In the test '\(test.name)':", at: 0)
    throw failure
  }
  let report = try analysis.checked(CheckRequest(baseline: .ignored), clock: &clock)
  let found = report.violations.filter { violation in
    violation.status == .new
      && (violation.defect.unmatched == nil || test.rules.contains(violation.rule))
  }
  var missing = test.expected
  // Of what was not read, nothing is reported whatever it breaks.
  var unexpected = analysis.gaps.map { "\($0.location?.path ?? ""): \($0.message)" }
  for violation in found {
    let place = "\(violation.location.path):\(violation.location.line) \(violation.rule)"
    if let index = missing.firstIndex(where: { $0.equalsInBytes(place) }) {
      missing.remove(at: index)
    } else if !test.expected.contains(where: { $0.equalsInBytes(place) }) {
      unexpected.append("\(place): \(violation.message)")
    }
  }
  return RuleTestResult.Test(
    name: test.name, missing: missing, unexpected: unexpected.sortedByBytes())
}
