import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// Every command line of archcheck that a page shows is run, and where its output is shown, compared.
@Suite("Command lines in the documentation")
struct DocumentationCommandTests {
  /// The README and the pages that people wrote; those of rules and presets are made of the sources.
  static let pages = DocumentationTests.pages.filter { page in
    page == "README.md" || page.hasPrefix("docs/how-to/")
      || (page.hasPrefix("docs/") && page.count { $0 == "/" } == 1)
  }

  private static func text(of page: String) -> String {
    (try? String(contentsOfFile: "\(Repository.path)/\(page)", encoding: .utf8)) ?? ""
  }

  static let commands = pages.flatMap { ShownCommand.all(of: $0, text: text(of: $0)) }
  static let outputs = pages.flatMap { ShownOutput.all(of: $0, text: text(of: $0)) }

  @Test("are found")
  func areFound() {
    #expect(Self.commands.count > 100)
    #expect(Self.outputs.count > 3)
    let readme = Self.commands.filter { $0.page == "README.md" }.map(\.line)
    #expect(readme.contains("archcheck init --freeze"), "\(readme)")
  }

  @Test("are understood, and find something to read", arguments: commands)
  func run(command: ShownCommand) throws {
    let arguments = try command.arguments()
    let run = try run(arguments, of: command)
    #expect(
      run.status == 0 || run.status == 1,
      "archcheck \(arguments.joined(separator: " ")): \(run.status ?? -1) \(run.errors)")
    if arguments.starts(with: ["rules", "test"]) { #expect(run.status == 0, "\(run.output)") }
  }

  @Test("print what the page shows; UPDATE_GOLDEN=1 writes it", arguments: outputs)
  func output(shown: ShownOutput) throws {
    let run = try run(try shown.command.arguments(), of: shown.command)
    #expect(Self.fits(run.output, shown.text), "\(run.output)\n\(run.errors)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let text = Self.text(of: shown.page)
      try text.replacing(shown.block, with: shown.block(with: run.output))
        .write(toFile: "\(Repository.path)/\(shown.page)", atomically: true, encoding: .utf8)
    }
  }

  @Test("and mistakes in a configuration are told as its page shows them")
  func mistakes() throws {
    let configuration = """
      version: 1
      tags:
        domain: [App, Core]
      components:
        "{feature}": { paths: "Sources/{feature}/**" }
      rules:
        features-are-apart:
          independence: { of: "tag:domain" }
          because: Features meet only in the App.

        core-knows-no-app:
          forbd: { from: Core, to: App }
        own-storage-only:
          forbid: { from: "{feature}", to: "{featur}Storage" }
          because: Each feature has its own.

        domain-knows-no-ui:
          because: It is tested without.
          forbid:
            from: "tag:domian"
            to: App

      """
    try withSmallPackage(["archcheck.yml": configuration]) { project in
      let run = try archcheck([], in: project.path)
      #expect(run.status == 2)
      let shown = "```text\n\(run.errors)```"
      #expect(Self.text(of: "docs/configuration.md").contains(shown), "\(run.errors)")
    }
  }

  @Test("stand behind no prompt, as in transcripts, whose output nobody would compare")
  func prompts() {
    for page in Self.pages where page != "docs/how-to/adopt.md" && page != "README.md" {
      let text = Self.text(of: page)
      #expect(!text.contains("\n    $ archcheck"), "\(page)")
      #expect(!text.contains("\n$ archcheck"), "\(page)")
    }
  }

  /// Whether an output is the one that is shown; a line `…` stands for any number of lines.
  private static func fits(_ output: String, _ shown: String) -> Bool {
    let parts = "\n\(shown)".components(separatedBy: "\n…\n")
    guard parts.count > 1 else { return "\n\(output)" == parts[0] }
    var rest = Substring("\n\(output)")
    for (index, part) in parts.enumerated() {
      let wanted = index == 0 ? part + "\n" : part
      if index == 0 {
        guard rest.hasPrefix(wanted) else { return false }
        rest = rest.dropFirst(wanted.count)
      } else if index == parts.count - 1 {
        guard rest.hasSuffix(wanted) else { return false }
      } else {
        guard let range = rest.firstRange(of: wanted) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return true
  }

  /// Runs the command line where the page would have it run.
  private func run(_ arguments: [String], of command: ShownCommand) throws -> Run {
    if arguments.contains(where: { $0.hasPrefix("Fixtures/") }) { return try archcheck(arguments) }
    return try PagesProject.with(page: command.page, text: Self.text(of: command.page)) { project in
      let needsRepository =
        arguments.first == "install-hook"
        || arguments.contains { ["--staged", "--changed-since"].contains($0) }
      if needsRepository { try TestRepository(in: project).commitAll() }
      let writesConfiguration =
        arguments.first == "init" && !arguments.contains("--print")
        && !arguments.contains("--dry-run") && !arguments.contains("--ci")
      if writesConfiguration {
        try FileManager.default.removeItem(atPath: project.path(of: "archcheck.yml"))
      }
      return try archcheck(
        arguments, in: project.path, with: ["XDG_CACHE_HOME": project.path(of: ".caches")])
    }
  }
}
