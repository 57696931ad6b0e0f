import ArchcheckKit
import ArgumentParser
import ProjectFormats
import ProjectModel

/// `archcheck docs`: the pages about rule kinds and presets.
struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write the pages about rule kinds and presets, or check that they are up to date.")

  @Option(
    name: .long,
    help: ArgumentHelp("The folder of the pages.", valueName: "folder"), completion: .directory)
  var output = "docs"

  @Flag(name: .long, help: "Write nothing, and end with 1 when a page is out of date.")
  var check = false

  func run() throws {
    let generated = try GeneratedPages()
    if check {
      let stale = generated.differences(in: try files())
      guard !stale.isEmpty else { return }
      for line in stale { StandardStream.error.write("\(output)/\(line)\n") }
      StandardStream.error.write("Write the pages anew with 'archcheck docs --output \(output)'.\n")
      throw ExitCode(ExitStatus.findings.rawValue)
    }
    for folder in GeneratedPages.folders { try makeFolder("\(output)/\(folder)") }
    for page in generated.pages { try writeFile(page.text, to: "\(output)/\(page.path)") }
    for path in generated.surplus(in: try files()) { try removeFile("\(output)/\(path)") }
  }

  private func files() throws(CommandFailure) -> FileSystem {
    do throws(FileSystemError) {
      return try FileSystem.live(root: output)
    } catch {
      throw CommandFailure(
        .notUnderstood, "The folder '\(output)' cannot be read: \(error). Correct --output.")
    }
  }
}
