import ArchcheckKit
import ArgumentParser
import DependencyModel
import Findings
import ProjectModel

/// `archcheck graph`: who depends on whom, at any granularity.
struct GraphCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Print the dependency graph.")

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var outputs: OutputOptions

  @Option(name: [.long, .customShort("g")], help: "The level of the graph's vertices.")
  var granularity = Granularity.component

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Show only the surroundings of the vertices with this name or pattern.", valueName: "name"))
  var focus: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many edges away from them a vertex may be (default: 1).", valueName: "n"))
  var depth: Int?

  @Flag(name: .long, help: "Show test modules and demo apps too.")
  var includeTests = false

  @Flag(name: .long, help: "Show imported external modules too.")
  var includeExternal = false

  @Option(
    name: .long,
    help: ArgumentHelp("References kept for an edge: a number, or 'all'.", valueName: "n|all"))
  var evidence = EvidenceLimit.first(3)

  func validate() throws {
    if let depth, depth < 0 {
      throw ValidationError("--depth is \(depth); give a number of 0 or more.")
    }
    if depth != nil, focus == nil {
      throw ValidationError("--depth needs --focus; give both.")
    }
    if includeExternal, granularity == .type {
      throw ValidationError(
        "Imports belong to files, not to types: give --include-external with another --granularity."
      )
    }
  }

  func run(_ invocation: Invocation) throws {
    let session = try Session<GraphResult>(invocation, options: analysis)
    let drawing = GraphRequest(
      granularity: granularity,
      roles: includeTests ? Set(ModuleRole.allCases) : [.production, .tool],
      includesExternal: includeExternal, focus: focus, depth: depth ?? 1,
      evidenceLimit: evidence.count)
    _ = try session.run { analysis, clock in
      clock.begin(.rules)
      let evaluation = checkRules(of: analysis, today: nil).evaluation
      clock.begin(.report)
      return try ReportBuilder(analysis: analysis).report(
        evaluation: evaluation, counting: .types, drawing: drawing
      ).graphResult
    }
  }
}
