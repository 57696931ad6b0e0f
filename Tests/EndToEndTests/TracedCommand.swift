@testable import archcheck

/// A command line, and where it may write.
struct TracedCommand: Sendable {
  /// A place that a command may write to.
  enum Place: Sendable {
    /// The user's folder of caches.
    case cache
    /// The folder that `--output` names.
    case reports
    /// A file of the project, and drafts beside it.
    case file(String)
    /// The folder of git's hooks.
    case hooks
  }

  var arguments: [String]
  var places: [Place] = []
  /// Whether it looks at no project, or reads it as another one does: then one project is enough.
  var isApart = false

  private static func reading(_ arguments: String...) -> TracedCommand {
    TracedCommand(arguments: arguments + ["--no-cache"])
  }

  private static func keeping(_ arguments: String...) -> TracedCommand {
    TracedCommand(arguments: arguments, places: [.cache])
  }

  private static func apart(_ arguments: String...) -> TracedCommand {
    TracedCommand(arguments: arguments, isApart: true)
  }

  /// All commands with what makes them do different things, those that change the project last.
  ///
  /// - Parameter reports: an absolute path of a folder for reports.
  static func all(reports: String) -> [TracedCommand] {
    var all = [
      reading("check"), keeping("check", "."), keeping("check", "."),
      reading("check", "--strict", "--all"),
      reading("check", "--staged"), keeping("check", "--staged", "--quiet"),
      reading("check", "--changed-since", "HEAD~1"),
      reading("check", "--changed-since", "no-such-revision"),
      reading("check", "--paths-from", "paths.txt"), reading("check", "--fix"),
      reading("check", "--print-config"),
      TracedCommand(
        arguments: [
          "check", "--no-cache", "--format", "sarif", "--output", "\(reports)/a.sarif", "--format",
          "json",
          "--output", "\(reports)/b.json", "--output", "\(reports)/c.md",
        ], places: [.reports]),
      keeping("metrics"), keeping("metrics"), reading("metrics", "--explain", "Core"),
      keeping("graph"), reading("list", "modules"),
      reading("graph", "--focus", "App", "--format", "dot"),
      reading("why", "App", "Core"), reading("why", "Sources/App/App.swift:4"),
      TracedCommand(arguments: ["facts", "."]),
      TracedCommand(arguments: ["facts", "Sources/Core/core.c"]),
      reading("list", "dependencies", "--declared"), reading("list", "modules", "--unowned"),
      reading("list", "files", "--explain", "Sources/App/App.swift"),
      TracedCommand(arguments: ["rules"]),
      TracedCommand(arguments: ["rules", "list", "--format", "json"]),
      reading("rules", "explain", "app-without-core"), reading("rules", "explain", "layers"),
      TracedCommand(arguments: ["rules", "brief"]),
      TracedCommand(arguments: ["rules", "test", "rules-test.yml"]),
      TracedCommand(arguments: [
        "---completion", "check", "--", "--only", "2", "0", "archcheck", "--only", "",
      ]),
      TracedCommand(arguments: ["init", "--print"]),
      TracedCommand(arguments: ["init", "--dry-run"]),
      TracedCommand(arguments: ["init", "--freeze", "--print"]), TracedCommand(arguments: ["init"]),
      reading("baseline", "diff"),
      apart("--help"), apart("help", "check"), apart("--version"), apart("presets"),
      apart("presets", "recommended"),
      apart("--generate-completion-script", "bash"),
      TracedCommand(arguments: ["cache"], places: [.cache], isApart: true),
      TracedCommand(arguments: ["cache", "stats"], places: [.cache], isApart: true),
      TracedCommand(
        arguments: ["cache", "prune", "--max-size", "1"], places: [.cache], isApart: true),
    ]
    var others = ListCommand.Subject.allCases.map { reading("list", $0.rawValue) }
    others += ["type", "file", "folder", "module"].map { reading("graph", "-g", $0) }
    others += CIService.allCases.map { TracedCommand(arguments: ["init", "--ci", $0.rawValue]) }
    all += others.map { command in
      var command = command
      command.isApart = true
      return command
    }
    all += SchemaCommand.Subject.allValueStrings.map { apart("schema", $0) }
    return all + [
      TracedCommand(
        arguments: ["baseline", "--no-cache"], places: [.file("archcheck-baseline.yml")]),
      reading("baseline", "diff"),
      TracedCommand(
        arguments: ["baseline", "update", "--no-cache", "--allow-growth"],
        places: [.file("archcheck-baseline.yml")]),
      TracedCommand(
        arguments: ["check", "--no-cache", "--fix", "--write"], places: [.file("Package.swift")]),
      TracedCommand(arguments: ["init", "--force"], places: [.file("archcheck.yml")]),
      TracedCommand(arguments: ["init", "--freeze", "--force"], places: [.file("archcheck.yml")]),
      TracedCommand(arguments: ["install-hook"], places: [.hooks]),
      TracedCommand(arguments: ["install-hook", "--pre-push"], places: [.hooks]),
      TracedCommand(arguments: ["cache", "clear"], places: [.cache], isApart: true),
    ]
  }
}
