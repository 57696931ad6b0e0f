import ArchModel
import ArgumentParser
import Reporters

/// `archcheck why FROM TO`: the shortest chains of dependencies.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explain why one part of a project depends on another.",
    usage: """
      archcheck why FROM TO [PATH] [OPTIONS]
      """,
    discussion: """
      FROM and TO are components, modules, types ('App.Flow', or 'Flow' where no other type has the
      name), files or folders; patterns are allowed, and 'component:', 'module:', 'type:' and 'path:'
      tell them apart.
      """)

  @Argument(help: "What depends.")
  var from: String

  @Argument(help: "What is depended on.")
  var to: String

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var outputs: OutputOptions

  @Option(name: .long, help: "The level of the chains (default: that of what is named).")
  var granularity: Granularity?

  @Option(name: .long, help: ArgumentHelp("Chains shown at most.", valueName: "n"))
  var limit = 3

  @Flag(name: .long, help: "Let chains lead through test modules and demo apps too.")
  var includeTests = false

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit is \(limit); give a number from 1 on.") }
  }

  func run() throws {
    let request = ChainsRequest(
      from: from, to: to, granularity: granularity, includesTests: includeTests, limit: limit)
    let session = try Session(
      analysis.request, options: analysis, view: .graph, formats: ["text", "json"])
    _ = try session.run { analysis, _ throws -> DependencyChains in
      let root = analysis.root
      let names = ProjectNames(graph: analysis.graph) { root.relativePath(of: $0) }
      return try ChainsBuilder(graph: analysis.graph, request: request, names: names).chains()
    } render: { chains, format, options in
      format == "json"
        ? JSONReporter().renderChains(chains, toolVersion: archcheckVersion)
        : TextReporter().renderChains(chains, options: options)
    }
  }
}
