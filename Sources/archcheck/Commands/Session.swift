import ArchcheckKit
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
  private let history: RunHistory?

  /// Checks the options before anything is read.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - options: the options shared by all commands.
  ///   - request: what is to be analysed; `nil` for what the options say.
  ///   - layout: which findings are spelt out.
  ///   - legend: whether drawings explain their marks.
  ///   - findings: which findings are reported, and with which paths.
  /// - Throws: a failure for formats and files that do not go together.
  init(
    _ invocation: Invocation, options: AnalysisOptions, request: AnalysisRequest? = nil,
    layout: FindingsLayout = FindingsLayout(), legend: ReportOptions.Legend = .shown,
    findings: FindingsOptions? = nil
  ) throws(CommandFailure) {
    history = options.cache.file(in: invocation.surroundings).map {
      RunHistory(in: $0, arguments: invocation.arguments, surroundings: invocation.surroundings)
    }
    let watched = history?.watching(invocation.surroundings) ?? invocation.surroundings
    var request = request ?? options.request(in: watched)
    request.surroundings = watched
    self.request = request
    self.invocation = invocation
    outputs = try OutputSession(
      Invocation(arguments: invocation.arguments, surroundings: watched), noColor: options.noColor,
      verbosity: options.verbosity, layout: layout, legend: legend, findings: findings)
    hasTimes = options.verbose
    isQuiet = options.quiet
  }

  /// Says again what was said last, where nothing has changed since; else analyses, and prints the result
  /// in each format asked for.
  ///
  /// - Parameters:
  ///   - status: the exit status that a result stands for.
  ///   - make: makes the result, on a thread with a large stack, from the analysis and the command line
  ///     alone.
  /// - Returns: the exit status.
  /// - Throws: a ``CommandFailure``.
  func repeatOrRun(
    status: (Result) -> Int32 = { _ in 0 },
    _ make: @escaping @Sendable (ProjectAnalysis, inout PhaseClock) throws -> Result
  ) throws -> Int32 {
    if !hasTimes, let status = try history?.repeated(in: invocation.surroundings) {
      noteCache()
      return status
    }
    let result = status(try analysed(make))
    // What was said because a file took too long or more than there was is tried again the next time.
    let isWorthRepeating = !hasTimes && invocation.surroundings.setAside.isEmpty
    history?.finish(status: isWorthRepeating ? result : nil)
    noteCache()
    return result
  }

  /// Analyses, and prints the result in each format asked for.
  ///
  /// - Parameter make: makes the result, on a thread with a large stack.
  /// - Throws: a ``CommandFailure``.
  func run(
    _ make: @escaping @Sendable (ProjectAnalysis, inout PhaseClock) throws -> Result
  ) throws {
    _ = try analysed(make)
    history?.finish(status: nil)
    noteCache()
  }

  private func noteCache() {
    guard !isQuiet, let trouble = history?.trouble else { return }
    invocation.surroundings.errors.write(trouble.message.withoutControlCharacters + "\n")
  }

  private func analysed(
    _ make: @escaping @Sendable (ProjectAnalysis, inout PhaseClock) throws -> Result
  ) throws -> Result {
    let progress = invocation.progressMeter(isQuiet: isQuiet)
    let (result, clock, library) = try onLargeStack {
      var clock = PhaseClock()
      let analysis = try analyse(request, clock: &clock, progress: progress)
      Journal.proceed(to: .report)
      let result = try make(analysis, &clock)
      clock.begin(.report)
      try outputs.write(result, of: analysis.root.place)
      clock.end()
      let watched = Invocation(
        arguments: invocation.arguments, surroundings: request.surroundings)
      if !isQuiet { watched.note(analysis.root) }
      if !(result is Report) { watched.warn(ofWhatIsMissingIn: analysis) }
      return (result, clock, analysis.library)
    }
    if hasTimes {
      let errors = invocation.surroundings.errors
      if let library {
        errors.write("libclang: \(library.path) (\(library.version))\n")
      }
      if let history { errors.write(history.summary.withoutControlCharacters + "\n") }
      for line in clock.lines(peakMemory: Machine.peakMemory) {
        errors.write(line + "\n")
      }
    }
    return result
  }
}
