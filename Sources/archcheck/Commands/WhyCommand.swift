import ArchcheckKit
import ArgumentParser
import DependencyModel
import Findings

/// `archcheck why`: the shortest chains of dependencies, or how the references of a line were
/// resolved.
struct WhyCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explain a dependency, or how the references of a line were resolved.",
    usage: """
      archcheck why FROM TO [PATH] [OPTIONS]
      archcheck why FILE:LINE[:COLUMN] [PATH] [OPTIONS]
      """,
    discussion: help(
      """
      FROM and TO are components, modules, types ('App.Flow', or 'Flow' if no other type has the \
      name), files or folders; patterns are allowed, and 'component:', 'module:', 'type:' and \
      'path:' tell them apart.
      """,
      examples: [
        ("archcheck why App Networking", "how one depends on the other"),
        ("archcheck why Flow.swift:12", "what the names of a line mean"),
      ]))

  @Argument(help: "The code with the dependency, or a line of a source file.")
  var from: String

  @Argument(help: "The code it depends on.")
  var to: String?

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @Option(
    name: [.long, .customShort("g")],
    help: "The level of the chains (default: that of FROM and TO).")
  var granularity: Granularity?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The maximum number of chains to show (default: "
        + "3).", valueName: "n"))
  var limit: Int?

  @Flag(name: .long, help: "Let chains lead through test modules and demo apps too.")
  var includeTests = false

  func validate() throws {
    if let limit, limit < 1 {
      throw ValidationError("--limit is \(limit); give a number of 1 or more.")
    }
    guard PlaceArgument(from) != nil else {
      if PlaceArgument.endsWithNumber(from) {
        throw ValidationError(
          "'\(from)' is not a location in a file: lines and columns start at 1.")
      }
      if to == nil { throw ValidationError("Missing expected argument '<to>'") }
      return
    }
    if granularity != nil || limit != nil || includeTests {
      throw ValidationError("--granularity, --limit and --include-tests go with FROM and TO.")
    }
    if to != nil, analysis.project.path != "." {
      throw ValidationError(
        "Unexpected argument '\(analysis.project.path)': give FILE:LINE and PATH.")
    }
  }

  func run(_ invocation: Invocation) throws {
    if let place = PlaceArgument(from) {
      try explain(place, invocation)
    } else if let to {
      try showChains(to: to, invocation)
    }
  }

  private func explain(_ place: PlaceArgument, _ invocation: Invocation) throws {
    var request = analysis.request(in: invocation.surroundings)
    request.explainsReferences = true
    if let to { request.path = to }
    let session = try Session<LineExplanation>(invocation, options: analysis, request: request)
    try session.run { analysis, _ in
      try LineExplanationBuilder(analysis: analysis, place: place).explanation()
    }
  }

  /// Fails where the folder of a project stands in the place of TO, as if PATH were the second
  /// argument: without a project here, its name is not the end of a dependency.
  private func requireEnd(_ to: String, _ surroundings: Surroundings) throws {
    guard analysis.project.path == ".", ProjectRoot.isProject(to, in: surroundings),
      try !ProjectRoot(path: ".", searching: analysis.project.parent.search, in: surroundings)
        .isProject
    else { return }
    throw CommandFailure(
      .notUnderstood,
      "'\(to)' is the folder of a project, not the code that '\(from)' depends on: write "
        + "'archcheck why \(from) TO \(to)'.")
  }

  private func showChains(to: String, _ invocation: Invocation) throws {
    try requireEnd(to, invocation.surroundings)
    let request = ChainsRequest(
      from: from, to: to, granularity: granularity, includesTests: includeTests, limit: limit ?? 3)
    let session = try Session<DependencyChains>(invocation, options: analysis)
    try session.run { analysis, _ in
      let root = analysis.root
      let names = ProjectNames(graph: analysis.graph) { root.relativePath(of: $0) }
      return try ChainsBuilder(graph: analysis.graph, request: request, names: names).chains()
    }
  }
}
