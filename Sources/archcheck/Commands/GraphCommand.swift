import ArchcheckKit
import ArgumentParser
import DependencyModel
import Findings
import ProjectModel

/// `archcheck graph`: who depends on whom, at any granularity.
struct GraphCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Print the dependency graph.",
    discussion: help(examples: [
      ("archcheck graph --levels --reduce", "who stands on whom"),
      ("archcheck graph --focus Login", "what Login uses, and what uses it"),
      ("archcheck graph --format dot", "a drawing, for Graphviz"),
    ]))

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

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
      "How many edges away from the focus a vertex may be (default: 1).", valueName: "n"))
  var distance: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --granularity folder: show folders of N path components, deeper ones folded into them.",
      valueName: "n"))
  var depth: Int?

  @Flag(
    name: .long,
    help: "Leave out edges that longer paths replace; those of cycles and violations stay.")
  var reduce = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What drawings draw frames around (default: component at type, file and folder granularity, "
        + "else none)."))
  var cluster: GraphClustering?

  @Flag(
    name: .long,
    help:
      "Print levels: who stands on whom, from what nobody depends on to what depends on nothing.")
  var levels = false

  @Flag(name: .long, help: "Draw no legend.")
  var noLegend = false

  @Flag(name: .long, help: "Show test modules and demo apps too.")
  var includeTests = false

  @Flag(name: .long, help: "Show imported external modules too.")
  var includeExternal = false

  @Option(
    name: .long,
    help: ArgumentHelp("References kept for an edge: a number, or 'all'.", valueName: "n|all"))
  var evidence = EvidenceLimit.first(3)

  func validate() throws {
    if let distance, distance < 0 {
      throw ValidationError("--distance is \(distance); give a number of 0 or more.")
    }
    if distance != nil, focus == nil {
      throw ValidationError("--distance is that from --focus; give both.")
    }
    if let depth, depth < 1 {
      throw ValidationError("--depth is \(depth); give a number of 1 or more.")
    }
    if depth != nil, granularity != .folder {
      throw ValidationError(
        "--depth is that of folders: give it with --granularity folder. How far a vertex may be "
          + "from --focus is --distance.")
    }
    if cluster == .component, granularity == .component {
      throw ValidationError(
        "The vertices are components already: give --cluster component with another --granularity.")
    }
    if includeExternal, granularity == .type {
      throw ValidationError(
        "Imports belong to files, not to types: give --include-external with another --granularity."
      )
    }
  }

  func run(_ invocation: Invocation) throws {
    let session = try Session<GraphResult>(
      invocation, options: analysis, legend: noLegend ? .hidden : .shown)
    let drawing = GraphRequest(
      granularity: granularity,
      roles: includeTests ? Set(ModuleRole.allCases) : [.production, .tool],
      includesExternal: includeExternal, focus: focus, distance: distance ?? 1, folderDepth: depth,
      clustering: cluster, isReduced: reduce, evidenceLimit: evidence.count)
    _ = try session.repeatOrRun { analysis, clock in
      clock.begin(.rules)
      var rules = CheckedRules(checkRules(of: analysis, today: nil))
      try rules.compare(with: analysis.baselineFile(written: nil), of: analysis, today: nil)
      clock.begin(.report)
      var result = try ReportBuilder(analysis: analysis).report(
        evaluation: rules.evaluation, counting: .types, drawing: drawing
      ).graphResult
      if levels { result.layout = .levels }
      return result
    }
  }
}
