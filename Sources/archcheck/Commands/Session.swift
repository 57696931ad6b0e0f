import ArchcheckKit
import ClangFrontend
import Containment
import Findings
import Reporters

/// One run of an analysing command: from the options to the printed result.
struct Session<Result: CommandResult>: Sendable {
  private let request: AnalysisRequest
  private let outputs: OutputSession<Result>
  private let invocation: Invocation
  private let hasTimes: Bool
  private let isQuiet: Bool

  /// Checks the options before anything is read.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - options: the options shared by all commands.
  ///   - request: what is to be analysed; `nil` for what the options say.
  ///   - layout: which findings are spelt out.
  ///   - legend: whether drawings explain their marks.
  /// - Throws: a failure for formats and files that do not go together.
  init(
    _ invocation: Invocation, options: AnalysisOptions, request: AnalysisRequest? = nil,
    layout: FindingsLayout = FindingsLayout(), legend: ReportOptions.Legend = .shown
  ) throws(CommandFailure) {
    self.request = request ?? options.request(in: invocation.surroundings)
    self.invocation = invocation
    outputs = try OutputSession(
      invocation, noColor: options.noColor, verbosity: options.verbosity, layout: layout,
      legend: legend)
    hasTimes = options.verbose
    isQuiet = options.quiet
  }

  /// Analyses, prints the result in each format asked for, and returns it.
  ///
  /// - Parameter make: makes the result, on a thread with a large stack.
  /// - Throws: a ``CommandFailure``.
  func run(
    _ make: @escaping @Sendable (ProjectAnalysis, inout PhaseClock) throws -> Result
  ) throws -> Result {
    let progress = invocation.progressMeter(isQuiet: isQuiet)
    let (result, clock, library) = try onLargeStack {
      var clock = PhaseClock()
      let analysis = try analyse(request, clock: &clock, progress: progress)
      Journal.proceed(to: .report)
      let result = try make(analysis, &clock)
      clock.begin(.report)
      try outputs.write(result)
      clock.end()
      if !isQuiet { invocation.note(analysis.root) }
      if !(result is Report) { invocation.warn(ofWhatIsMissingIn: analysis) }
      return (result, clock, analysis.library)
    }
    if hasTimes {
      let errors = invocation.surroundings.errors
      if let library {
        errors.write("libclang: \(library.path) (\(library.version))\n")
      }
      for line in clock.lines(peakMemory: Machine.peakMemory) {
        errors.write(line + "\n")
      }
    }
    return result
  }
}
