/// Runs cases and judges how they end.
package struct Judge {
  private let runner: ChildRunner
  private let scratch: String

  /// Takes the program and a folder for what it needs.
  package init(program: String, scratch: String) {
    self.scratch = scratch
    runner = ChildRunner(program: program, scratch: scratch)
  }

  /// How a case fared.
  package struct Verdict {
    /// What was run at last.
    package var fuzzCase: FuzzCase
    /// What is wrong, if something is.
    package var finding: Finding?
    /// How the run with one job, or the only one, ended.
    package var result: ChildResult
  }

  /// Runs a case, with one job and, if asked for, with two. A run that ends at its configuration
  /// says little about the project, so it is repeated without the configuration.
  ///
  /// - Throws: a ``SystemFailure`` when it cannot be run.
  package func verdict(
    on fuzzCase: FuzzCase, comparingJobs: Bool, oracle: Oracle, limits: ChildLimits
  ) throws -> Verdict {
    let folder = "\(scratch)/project"
    Files.remove(folder)
    try CaseFolder.writeProject(fuzzCase, to: folder)
    func run(_ jobs: Int?) throws -> ChildResult {
      let arguments = fuzzCase.arguments + (jobs.map { ["--jobs", "\($0)"] } ?? [])
      return try runner.run(arguments, in: folder, limits: limits)
    }
    let takesJobs = !["rules", "schema", "presets"].contains(fuzzCase.arguments.first)
    let one = try run(takesJobs ? 1 : nil)
    if let finding = oracle.finding(in: one, of: fuzzCase.arguments) {
      return Verdict(fuzzCase: fuzzCase, finding: finding, result: one)
    }
    let remaining = fuzzCase.files.filter { $0.path != "archcheck.yml" }
    if one.status == 2, remaining.count < fuzzCase.files.count {
      return try verdict(
        on: FuzzCase(files: remaining, arguments: fuzzCase.arguments),
        comparingJobs: comparingJobs, oracle: oracle, limits: limits)
    }
    guard comparingJobs, takesJobs else {
      return Verdict(fuzzCase: fuzzCase, finding: nil, result: one)
    }
    return Verdict(
      fuzzCase: fuzzCase, finding: oracle.finding(comparing: try run(2), with: one), result: one)
  }

  /// What the program prints for a command that needs no project.
  ///
  /// - Throws: a ``SystemFailure`` when the command fails.
  package func output(of arguments: [String]) throws -> [UInt8] {
    let result = try runner.run(
      arguments, in: scratch, limits: ChildLimits(processorSeconds: 60, memory: 2 << 30))
    guard result.status == 0 else {
      throw SystemFailure("'archcheck \(arguments.joined(separator: " "))' fails")
    }
    return result.output
  }
}
