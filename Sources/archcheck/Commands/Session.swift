import ArchcheckKit
import ArgumentParser
import Findings
import Reporters

/// One run of an analysing command: from the options to the reports.
struct Session: Sendable {
  private let request: AnalysisRequest
  private let outputs: OutputSession
  private let hasTimes: Bool
  private let hasProgress: Bool

  /// Checks the options before anything is read.
  ///
  /// - Parameters:
  ///   - request: what is to be analysed.
  ///   - options: the options shared by all commands.
  ///   - view: what of the report is shown.
  ///   - formats: the formats that the command can print.
  /// - Throws: a failure for formats and files that do not go together.
  init(
    _ request: AnalysisRequest, options: AnalysisOptions, view: ReportView, formats: [String],
    order: MetricsOrder = .name
  ) throws(CommandFailure) {
    self.request = request
    outputs = try OutputSession(
      formats: formats, noColor: options.noColor,
      options: ReportOptions(view: view, verbosity: options.verbosity, metricsOrder: order))
    hasTimes = options.verbose
    hasProgress = !options.quiet && StandardStream.error.isTerminal
  }

  /// Analyses, prints one text for each format asked for, and returns what else is known.
  ///
  /// - Parameters:
  ///   - make: makes what is printed, on a thread with a large stack.
  ///   - render: the text of it in a format.
  /// - Throws: a ``CommandFailure``.
  func run<Content: Sendable>(
    _ make: @escaping @Sendable (ProjectAnalysis, inout PhaseClock) throws -> Content,
    render: @escaping @Sendable (Content, _ format: String, ReportOptions) -> String
  ) throws -> Content {
    let progress = ProgressMeter(isShown: hasProgress)
    let (content, clock, library) = try onLargeStack {
      var clock = PhaseClock()
      let analysis = try analyse(request, clock: &clock, progress: progress)
      let content = try make(analysis, &clock)
      clock.begin(.report)
      try outputs.write(content, render: render)
      clock.end()
      return (content, clock, analysis.library)
    }
    if hasTimes {
      if let library {
        StandardStream.error.write("libclang: \(library.path) (\(library.version))\n")
      }
      for line in clock.lines(peakMemory: Machine.peakMemory) {
        StandardStream.error.write(line + "\n")
      }
    }
    return content
  }
}

/// A report in one of the registered formats.
func render(_ report: Report, as format: String, options: ReportOptions) -> String {
  guard let reporter = ReporterRegistry.reporter(named: format) else {
    preconditionFailure("the output plan holds registered formats only")
  }
  return reporter.render(report, options: options)
}
