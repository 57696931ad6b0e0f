import ArchcheckKit
import ArgumentParser
import Reporters

/// The options that every analysing command has.
struct AnalysisOptions: ParsableArguments {
  @OptionGroup var project: ProjectOptions
  @OptionGroup(title: commonOptionsTitle) var build: BuildOptions
  @OptionGroup(title: commonOptionsTitle) var cache: CacheOptions
  @OptionGroup(title: commonOptionsTitle) var run: RunOptions

  /// Whether only findings are printed.
  var quiet: Bool { run.quiet }
  /// Whether all evidence is printed.
  var verbose: Bool { run.verbose }
  /// Whether colours are refused.
  var noColor: Bool { run.color.noColor }

  /// How much text is wanted.
  var verbosity: ReportOptions.Verbosity {
    quiet ? .quiet : verbose ? .verbose : .normal
  }

  /// What is to be analysed.
  func request(in surroundings: Surroundings) -> AnalysisRequest {
    var request = AnalysisRequest(
      path: project.path, configurationPath: project.config,
      jobs: min(run.jobs ?? Machine.processorCount, 256),
      onlyRules: [], skippedRules: [], build: build.configuration, requiresClang: run.requireClang,
      surroundings: surroundings)
    request.search = project.parent.search
    return request
  }
}
