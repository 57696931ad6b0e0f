import ArchcheckKit
import ArgumentParser
import Findings
import RuleLanguage

/// `archcheck facts`: what files say, before anything is resolved.
struct FactsCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Print what source files say: imports, declarations and the names that they write.",
    discussion: help(examples: [("archcheck facts Sources/App/Flow.swift", "")]))

  @Argument(
    help: "Source files, or folders of projects whose source files to read.", completion: .file())
  var paths: [String]

  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "In folders, only files whose paths match, relative to the folder.", valueName: "pattern"))
  var matching: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many files are read at a time (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: commonOptionsTitle) var color: ColorOptions

  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); give a number of 1 or more.")
    }
  }

  func run(_ invocation: Invocation) throws {
    let printing = try OutputSession<FactsResult>(invocation, noColor: color.noColor)
    let reader = FactsReader(
      paths: paths, pattern: try pattern(), jobs: min(jobs ?? Machine.processorCount, 256),
      surroundings: invocation.surroundings)
    try onLargeStack {
      try printing.write(FactsResult(try reader.files()))
    }
  }

  private func pattern() throws(CommandFailure) -> Pattern? {
    guard let matching else { return nil }
    do throws(PatternError) {
      return try Pattern(matching, flavour: .path)
    } catch {
      throw CommandFailure(
        .notUnderstood, "--matching '\(matching)' is not a pattern: \(error.message)")
    }
  }
}
