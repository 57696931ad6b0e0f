import ArchTestSupport
import ArgumentParser
import Foundation
import RunTestSupport
import Testing

@testable import archcheck

/// Each command runs on projects of strangers, and every program that it starts, every file that it opens and
/// every socket is looked at: by `strace` where there is one, elsewhere by what the strangers' programs leave.
@Suite("On a stranger's project")
struct TracedCommandTests {
  /// What a run did that nobody expects.
  private struct Surprises: CustomStringConvertible {
    var command: TracedCommand
    var found: Set<String> = []

    var description: String {
      "archcheck \(command.arguments.joined(separator: " ")): \(found.sorted().joined(separator: "; "))"
    }
  }

  @Test(
    "no command starts, opens, writes or connects to anything but what it must",
    arguments: HostileProject.Kind.allCases)
  func commands(kind: HostileProject.Kind) throws {
    try withTemporaryDirectory { directory in
      let project = try HostileProject(kind, in: directory)
      // What is the same for any project is tried where most lies around.
      let commands = TracedCommand.all(reports: project.reports).filter {
        !$0.isApart || kind == .checkout
      }
      var surprises: [Surprises] = []
      for command in commands {
        let found = try Self.surprises(of: command, on: project)
        if !found.found.isEmpty { surprises.append(found) }
      }
      #expect(surprises.isEmpty, "\(surprises.map(\.description).joined(separator: "\n"))")
      #expect(try directory.read("outside/folder/Secret.swift") == "struct OutsideSecret {}\n")
    }
  }

  private static func surprises(
    of command: TracedCommand, on project: HostileProject
  ) throws -> Surprises {
    var surprises = Surprises(command: command)
    let trace = try SystemTrace.of(
      try binaryPath(), command.arguments, in: project.root, with: project.variables, seconds: 30)
    let ended =
      try trace?.run
      ?? archcheck(command.arguments, in: project.root, with: project.variables)
    if ![0, 1, 2, 3].contains(ended.status) {
      surprises.found.insert("ended with \(ended.status ?? -1)")
    }
    for secret in ["OutsideSecret", "outside-secret", "environment-secret"]
    where (ended.output + ended.errors).contains(secret) {
      surprises.found.insert("printed \(secret)")
    }
    surprises.found.formUnion(project.marks.map { "ran \($0)" })
    for mark in project.marks {
      try FileManager.default.removeItem(atPath: project.directory.path(of: "marks/\(mark)"))
    }
    let expected = Expected(command, on: project)
    for (place, event) in (trace?.events ?? []).enumerated() where !expected.takes(event, at: place)
    {
      surprises.found.insert("\(event)")
    }
    return surprises
  }

  /// Manifests that name files outside of the project, in `outside` and where the system keeps some.
  private static let manifests: [(path: String, text: String)] = [
    (
      "project.yml",
      """
      include: [../outside/secret.yml, /etc/passwd, { path: /proc/self/environ }]
      name: Small
      configFiles: { Debug: ../outside/secret.xcconfig }
      projectReferences: { Out: { path: ../outside/Out.xcodeproj } }
      targets:
        App: { type: framework, platform: iOS, sources: [Sources/App, ../outside/folder, /etc] }

      """
    ),
    (
      "CMakeLists.txt",
      """
      include(../outside/secret.cmake)
      include(/etc/passwd)
      add_subdirectory(../outside out)
      file(GLOB FOUND ../outside/folder/* /etc/*)
      file(READ /proc/self/environ READ)
      add_library(App ${FOUND} ${READ} ../outside/folder/Secret.swift Sources/App/App.swift)

      """
    ),
    (
      "Podfile",
      "target 'App' do\n  pod 'X', :path => '../outside'\n  pod 'Y', :podspec => '/etc/passwd'\nend\n"
    ),
    (
      "Small.podspec",
      "Pod::Spec.new do |s|\n  s.name = 'Small'\n  s.source_files = '../outside/folder/*', '/etc/*'\nend\n"
    ),
    (
      "BUILD",
      "load(\"//../outside:secret.bzl\", \"x\")\n"
        + "swift_library(name = \"App\", srcs = glob([\"../outside/**\"]) + [\"/etc/passwd\"])\n"
    ),
    ("MODULE.bazel", "local_path_override(module_name = \"out\", path = \"../outside\")\n"),
    (
      "Small.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0"?>
      <!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>
      <Workspace version="1.0">
        <FileRef location="group:../outside/Out.xcodeproj"/><FileRef location="group:&e;"/>
        <FileRef location="absolute:/etc/passwd"/>
      </Workspace>
      """
    ),
  ]

  @Test(
    "no manifest has files read that lie outside of it", .enabled(if: SystemTrace.program != nil),
    arguments: manifests.map(\.path))
  func manifest(path: String) throws {
    try withTemporaryDirectory { directory in
      let project = try HostileProject(.embeddedRepository, in: directory)
      try FileManager.default.removeItem(atPath: "\(project.root)/Package.swift")
      try directory.write("HUNTER = 1\n", to: "outside/secret.xcconfig")
      try directory.write("add_library(Out a.c)\n", to: "outside/CMakeLists.txt")
      try directory.write("// !$*UTF8*$!\n{ }\n", to: "outside/Out.xcodeproj/project.pbxproj")
      let text = try #require(Self.manifests.first { $0.path == path }).text
      try project.write(text, to: path)
      // Without it, a file of this name is none of Bazel's.
      if path == "BUILD" { try project.write("", to: "MODULE.bazel") }
      let trace = try #require(
        try SystemTrace.of(
          try binaryPath(), ["list", "files", "--no-cache"], in: project.root,
          with: project.variables, seconds: 30))
      let opened = trace.events.compactMap { event in
        if case .opened(let path) = event { path } else { nil }
      }
      #expect(opened.contains("\(project.root)/\(path)"))
      for path in opened {
        #expect(!path.hasPrefix(project.outside) && path != "/etc/passwd" && path != "/etc")
        #expect(!path.hasSuffix("/environ"))
      }
    }
  }

  @Test("every command is tried, with all its subjects")
  func complete() {
    func paths(_ command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
      let parts = command.configuration.subcommands
      return parts.isEmpty
        ? [path] : parts.flatMap { paths($0, path + [$0._commandName]) }
    }
    let tried = TracedCommand.all(reports: "/reports").map(\.arguments)
    let all = paths(ArchcheckCommand.self, [])
    #expect(all.count > 15)
    for path in all {
      let isTried = tried.contains {
        $0.starts(with: path) || (path.last == "update" && $0.first == "baseline")
      }
      #expect(isTried, "archcheck \(path.joined(separator: " "))")
    }
  }
}

/// What a command may ask of the system.
private struct Expected {
  private let project: HostileProject
  private let readable: [String]
  private let writable: [String]
  private let git: String?
  private let binary: String

  /// What every program on Linux opens: its libraries and their data, and what the machine is like.
  private static let system = [
    "/usr/", "/lib/", "/lib64/", "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime",
    // The number of processors and the memory, which bound a run.
    "/sys/devices/system/cpu/", "/sys/fs/cgroup/", "/sys/kernel/mm/", "/proc/meminfo",
    "/proc/sys/vm/overcommit_memory",
    "/proc/cpuinfo",
    "/dev/null", "/dev/urandom", "/dev/tty",
    // Git's settings of the machine, which are not the project's.
    "/etc/gitconfig",
  ]

  init(_ command: TracedCommand, on project: HostileProject) {
    self.project = project
    let environment = ProcessInfo.processInfo.environment
    let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    git = path.map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    binary = (try? binaryPath()) ?? ""
    let swift = path.map { "\($0)/swift" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    let toolchain = swift.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().path
    }
    var readable =
      Self.system + [
        project.top + "/", project.home + "/.gitconfig", project.home + "/.config/git/",
        project.home + "/.cache/",
        project.reports + "/",
        URL(fileURLWithPath: binary).resolvingSymlinksInPath().deletingLastPathComponent().path
          + "/",
      ]
    readable += toolchain.map { [$0 + "/"] } ?? []
    readable += (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map { $0 + "/" }
    if project.kind == .gitFolder {
      // Where `.git` itself says that more of it lies: git's own way of having several work trees, shared objects
      // and settings. Nothing of it is run.
      readable += ["settings", "objects/", "other/.git/"].map { "\(project.outside)/\($0)" }
    }
    self.readable = readable
    writable =
      ["/dev/null", "/dev/tty"]
      + command.places.flatMap { place -> [String] in
        switch place {
        case .cache: [project.home + "/.cache"]
        case .reports: [project.reports + "/"]
        case .file(let name): ["\(project.root)/\(name)"]
        case .hooks:
          ["\(project.top)/.git/hooks", "\(project.top)/hooks", "\(project.root)/hooks"]
        }
      }
  }

  /// Whether an event is one of those that a run needs.
  func takes(_ event: SystemTrace.Event, at place: Int) -> Bool {
    switch event {
    case .started(let program, let arguments):
      // The program itself, also after a failure; and git, asked for what nothing else can tell.
      if program == binary { return true }
      guard program == git else { return false }
      let subcommand = Self.subcommand(arguments)
      return [["cat-file", "--batch"], ["merge-base"], ["rev-parse", "--git-path", "hooks"]]
        .contains {
          subcommand.starts(with: $0)
        }
    case .opened(let path):
      if path.hasPrefix("/proc/") { return Self.isOwnProcess(path) || readable.contains(path) }
      let folder = path + "/"
      return readable.contains { path.hasPrefix($0) || folder == $0 }
        // On the way to what lies above: the top of the work tree is looked for.
        || (project.top + "/").hasPrefix(folder)
    case .written(let path): return writable.contains { path.hasPrefix($0) }
    case .connected: return false
    }
  }

  /// What git is asked for, behind its own options.
  private static func subcommand(_ arguments: [String]) -> [String] {
    var rest = arguments.dropFirst()[...]
    while let option = rest.first, option.hasPrefix("-") {
      rest = rest.dropFirst(["-C", "-c"].contains(option) ? 2 : 1)
    }
    return Array(rest)
  }

  /// Whether a file says how much memory this process has, and where; its environment is none of them.
  private static func isOwnProcess(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count >= 3 && (parts[1] == "self" || parts[1].allSatisfy(\.isNumber))
      && ["maps", "statm", "status", "stat", "cgroup", "mountinfo", "exe", "limits"].contains(
        parts.last)
  }
}
