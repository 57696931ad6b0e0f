import ArchcheckKit
import ArgumentParser
import Reporters

/// The options that every analysing command has.
struct AnalysisOptions: ParsableArguments {
  @OptionGroup var project: ProjectOptions
  @OptionGroup var build: BuildOptions
  @OptionGroup var cache: CacheOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many files are read at a time (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  @Flag(
    name: .long,
    help: "Fail if there are Objective-C, C or C++ files but no libclang to read them.")
  var requireClang = false

  @Flag(
    name: .shortAndLong,
    help: "Print only violations and what was not read, and nothing if there are none.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: "Print all evidence and rows; print times, memory and libclang on standard error.")
  var verbose = false

  @Flag(name: .long, help: "Print without colours.")
  var noColor = false

  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); give a number of 1 or more.")
    }
    if quiet, verbose {
      throw ValidationError("--quiet and --verbose contradict each other: give one of them.")
    }
  }

  /// How much text is wanted.
  var verbosity: ReportOptions.Verbosity {
    quiet ? .quiet : verbose ? .verbose : .normal
  }

  /// What is to be analysed.
  func request(in surroundings: Surroundings) -> AnalysisRequest {
    var request = AnalysisRequest(
      path: project.path, configurationPath: project.config,
      jobs: min(jobs ?? Machine.processorCount, 256),
      onlyRules: [], skippedRules: [], build: build.configuration, requiresClang: requireClang,
      surroundings: surroundings)
    request.search = project.parent.search
    return request
  }
}
