import ArchcheckKit
import ArgumentParser
import ClangFrontend
import Findings
import Reporters

/// One run of an analysing command: from the options to the printed result.
struct Session<Result: CommandResult>: Sendable {
  private let request: AnalysisRequest
  private let outputs: OutputSession<Result>
  private let hasTimes: Bool
  private let hasProgress: Bool

  /// Checks the options before anything is read.
  ///
  /// - Parameters:
  ///   - request: what is to be analysed.
  ///   - options: the options shared by all commands.
  /// - Throws: a failure for formats and files that do not go together.
  init(_ request: AnalysisRequest, options: AnalysisOptions) throws(CommandFailure) {
    self.request = request
    outputs = try OutputSession(noColor: options.noColor, verbosity: options.verbosity)
    hasTimes = options.verbose
    hasProgress = !options.quiet && StandardStream.error.isTerminal
  }

  /// Analyses, prints the result in each format asked for, and returns it.
  ///
  /// - Parameter make: makes the result, on a thread with a large stack.
  /// - Throws: a ``CommandFailure``.
  func run(
    _ make: @escaping @Sendable (ProjectAnalysis, inout PhaseClock) throws -> Result
  ) throws -> Result {
    let progress = ProgressMeter(isShown: hasProgress)
    let (result, clock, library) = try onLargeStack {
      var clock = PhaseClock()
      let analysis = try analyse(request, clock: &clock, progress: progress)
      let result = try make(analysis, &clock)
      clock.begin(.report)
      try outputs.write(result)
      clock.end()
      return (result, clock, analysis.library)
    }
    if hasTimes {
      if let library {
        StandardStream.error.write("libclang: \(library.path) (\(library.version))\n")
      }
      for line in clock.lines(peakMemory: Machine.peakMemory) {
        StandardStream.error.write(line + "\n")
      }
    }
    return result
  }
}
