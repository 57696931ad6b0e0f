import ArchcheckKit
import Containment
import Findings
import Reporters

/// Where what a command prints goes, and how it looks there.
struct OutputSession<Result: CommandResult>: Sendable {
  private let plan: OutputPlan
  private let surroundings: Surroundings
  private let options: ReportOptions
  private let wantsColor: Bool
  /// Where paths start, whatever the format.
  private let pathBase: PathBase?

  /// Checks the options before anything is read: a command prints in the formats that know its
  /// result.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - noColor: whether colours were refused.
  ///   - verbosity: how much text is wanted.
  ///   - layout: which findings are spelt out.
  ///   - legend: whether drawings explain their marks.
  ///   - findings: which findings are reported, and with which paths.
  /// - Throws: a failure for formats and files that do not go together.
  init(
    _ invocation: Invocation, noColor: Bool, verbosity: ReportOptions.Verbosity = .normal,
    layout: FindingsLayout = FindingsLayout(), legend: ReportOptions.Legend = .shown,
    findings: FindingsOptions? = nil
  ) throws(CommandFailure) {
    plan = try OutputPlan(
      arguments: invocation.arguments, known: OutputFormat.all(for: Result.self))
    surroundings = invocation.surroundings
    var options = ReportOptions(
      toolVersion: archcheckVersion, verbosity: verbosity, layout: layout, legend: legend)
    options.homepage = ReleaseNames.homepage
    options.includesAccepted = findings?.includeAccepted ?? false
    self.options = options
    pathBase = findings?.pathBase
    wantsColor =
      !noColor && surroundings.variable("NO_COLOR") == nil && !surroundings.hasDumbTerminal
  }

  /// Prints one text for each format asked for, those for files first: whoever reads standard output
  /// may end the process by reading no more.
  ///
  /// - Parameters:
  ///   - result: what is printed.
  ///   - place: where the project lies; `nil` where there is none.
  /// - Throws: a failure when a file or standard output cannot be written.
  func write(_ result: Result, of place: ProjectPlace? = nil) throws(CommandFailure) {
    Journal.proceed(to: .output)
    for entry in plan.entries {
      guard let file = entry.file else { continue }
      let text = text(of: result, place, for: entry)
      surroundings.history?.note(text, toFile: file)
      try writeFile(
        text, to: surroundings.path(file), name: "'\(file)'",
        within: .asWritten(project: place?.root, replacingLinks: true))
    }
    for entry in plan.entries where entry.file == nil {
      guard surroundings.output.write(text(of: result, place, for: entry)) else {
        throw .unwritableOutput
      }
    }
  }

  private func text(
    of result: Result, _ place: ProjectPlace?, for entry: OutputPlan.Entry
  ) -> String {
    let prefix = place?.prefix(pathBase ?? entry.format.pathBase) ?? ""
    return entry.format.print(result.withPaths(below: prefix), options: options(for: entry)) ?? ""
  }

  /// Colours and a window's width are for standard output on a terminal, never for files.
  private func options(for entry: OutputPlan.Entry) -> ReportOptions {
    var result = options
    guard entry.file == nil, surroundings.output.isTerminal else { return result }
    result.coloring = wantsColor ? .ansi : .plain
    result.isWindow = true
    if let columns = surroundings.output.columns {
      let widths = ReportOptions.windowWidths
      result.width = min(max(columns, widths.lowerBound), widths.upperBound)
    }
    return result
  }
}
