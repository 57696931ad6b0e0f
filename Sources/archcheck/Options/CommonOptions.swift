import ArgumentParser

/// The head under which help lists what many commands have, behind the options of the command itself.
let commonOptionsTitle = "Common options"

/// How a run reads, and how much it says.
struct RunOptions: ParsableArguments {
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

  @OptionGroup var color: ColorOptions

  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); give a number of 1 or more.")
    }
    if quiet, verbose {
      throw ValidationError("--quiet and --verbose contradict each other: give one of them.")
    }
  }
}

/// Whether text carries colours.
struct ColorOptions: ParsableArguments {
  @Flag(name: .long, help: "Print without colours.")
  var noColor = false
}

/// Which configuration of the project.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The configuration, instead of archcheck.yml at the project's root.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @OptionGroup var parent: ParentOptions
}
