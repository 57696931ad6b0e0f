import ArchcheckKit
import ArgumentParser
import DependencyModel
import Findings

/// `archcheck list`: what the analysis knows, as tables.
struct ListCommand: InvokedCommand {
  /// What can be listed.
  enum Subject: String, CaseIterable, ExpressibleByArgument, Sendable {
    case modules
    case files
    case components
    case declarations
    case dependencies
    case unresolved
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "List the modules, files, components, declarations, dependencies or unresolved references "
      + "of a project.",
    discussion: help(examples: [
      ("archcheck list modules", "what the project consists of"),
      ("archcheck list files --explain FILE", "why a file is checked, or not"),
    ]))

  @Argument(help: "What to list.")
  var subject: Subject

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With 'files': what one file belongs to, why it is excluded, and which rules select it.",
      valueName: "file"),
    completion: .file())
  var explain: String?

  @Option(
    name: [.long, .customShort("g")],
    help: "How declarations and dependencies are grouped (default: component).")
  var granularity: Granularity?

  @Option(
    name: .long,
    help: "List only the declarations that this counting counts; for dependencies, only muck.")
  var counting: Counting?

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "With 'modules': print modules, as archcheck.yml declares them, for the source files that no "
        + "manifest claims."))
  var unowned = false

  @Flag(name: .long, help: "List external names as dependencies too.")
  var includeExternal = false

  @Flag(
    name: .long,
    help: "List the dependencies that manifests declare, each with what the sources make of it.")
  var declared = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "List this many of the most often unresolved names, with their counts.",
      valueName: "n"))
  var top: Int?

  func validate() throws {
    if explain != nil, subject != .files {
      throw ValidationError(
        "--explain is for 'list files': write 'archcheck list files "
          + "--explain'.")
    }
    if unowned, subject != .modules {
      throw ValidationError("--unowned is for 'list modules'.")
    }
    let isGrouped = subject == .declarations || subject == .dependencies
    if granularity != nil, !isGrouped {
      throw ValidationError("--granularity is for 'list declarations' and 'list dependencies'.")
    }
    if counting != nil, !isGrouped {
      throw ValidationError("--counting is for 'list declarations' and 'list dependencies'.")
    }
    if let counting, counting != .muck, subject == .dependencies {
      throw ValidationError(
        "--counting \(counting.rawValue) does not count dependencies on declarations: use "
          + "--counting muck, or remove the option.")
    }
    if includeExternal, subject != .dependencies {
      throw ValidationError("--include-external is for 'list dependencies'.")
    }
    if declared {
      guard subject == .dependencies else {
        throw ValidationError("--declared is for 'list dependencies'.")
      }
      if granularity != nil || counting != nil || includeExternal {
        throw ValidationError(
          "--declared lists what manifests say of modules: remove --granularity, --counting and "
            + "--include-external.")
      }
    }
    if let top, subject != .unresolved || top < 1 {
      throw ValidationError(
        subject == .unresolved
          ? "--top is \(top); give a number of 1 or more." : "--top is for 'list unresolved'.")
    }
  }

  private func explainFile(_ file: String, _ invocation: Invocation) throws {
    let session = try Session<FileExplanation>(invocation, options: analysis)
    try session.run { analysis, _ in
      try FileExplanationBuilder(analysis: analysis, file: file).explanation()
    }
  }

  func run(_ invocation: Invocation) throws {
    if let explain { return try explainFile(explain, invocation) }
    let session = try Session<Listing>(invocation, options: analysis)
    let (subject, counting, top, declared) = (subject, counting, top, declared)
    let unowned = unowned
    let (granularity, includeExternal) = (granularity ?? .component, includeExternal)
    try session.run { analysis, _ in
      switch subject {
      case .modules where unowned: return .modulesToDeclare(in: analysis)
      case .modules: return .modules(ReportBuilder(analysis: analysis).modules)
      case .files: return .files(of: analysis)
      case .components: return .components(of: analysis)
      case .declarations:
        return .declarations(of: analysis, granularity: granularity, counting: counting)
      case .dependencies:
        if declared { return .declaredDependencies(of: analysis) }
        return .dependencies(
          of: analysis, granularity: granularity, counting: counting,
          includesExternal: includeExternal)
      case .unresolved:
        return top.map { .unresolvedNames(of: analysis, limit: $0) } ?? .unresolved(of: analysis)
      }
    }
  }
}
