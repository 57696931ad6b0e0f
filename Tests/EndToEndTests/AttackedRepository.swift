import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// A repository of git with the small package, in which `App` must not use `Core`, for an attack to change.
///
/// It lies in the folder `project`, beside `outside`, `home`, and `marks`, where each program of a stranger
/// leaves a file.
struct AttackedRepository {
  let directory: TemporaryDirectory
  /// The absolute path of the top of the work tree.
  var root: String { directory.path(of: "project") }
  var outside: String { directory.path(of: "outside") }

  static let app = "Sources/App/App.swift"
  /// A text of `App.swift` that keeps the rule.
  static let conforming = "struct App {}\n"
  /// A text of `App.swift` that breaks it.
  static let violating = "import Core\n\nstruct App {\n  let service: Service\n}\n"

  /// Makes the repository with one commit in which nothing is wrong.
  ///
  /// - Throws: what the file system says, or when git fails.
  init(in directory: TemporaryDirectory) throws {
    self.directory = directory
    for folder in ["project", "outside", "home", "marks"] {
      try FileManager.default.createDirectory(
        atPath: directory.path(of: folder), withIntermediateDirectories: true)
    }
    try git("init", "-q", "-b", "main")
    for (path, text) in smallPackage { try write(text, to: path) }
    try write(
      "version: 1\nrules:\n  app-without-core: { forbid: { from: App, to: Core } }\n",
      to: "archcheck.yml")
    try write(Self.conforming, to: Self.app)
    try commit()
  }

  /// A program that leaves a mark, as a line for a shell.
  var command: String { "touch '\(directory.path(of: "marks"))/mark' #" }

  /// What programs of the stranger have left.
  var marks: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory.path(of: "marks"))) ?? []
  }

  /// The variables of a run: the usual ones, others added.
  func variables(adding others: [String: String] = [:]) -> [String: String] {
    ["HOME": directory.path(of: "home"), "SECRET_TOKEN": "environment-secret"]
      .merging(others) { $1 }
  }

  // MARK: - Changing it

  /// Writes a file of the project.
  func write(_ text: String, to path: String) throws {
    try directory.write(text, to: "project/\(path)")
  }

  /// Appends to a file of the project.
  func append(_ text: String, to path: String) throws {
    let before = (try? directory.read("project/\(path)")) ?? ""
    try write(before + text, to: path)
  }

  /// Writes a program that leaves a mark.
  func plant(_ path: String) throws {
    try write("#!/bin/sh\n\(command)\nexit 1\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(root)/\(path)")
  }

  /// Makes a symbolic link in the place of what is there.
  func link(_ path: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)", withDestinationPath: target)
  }

  /// Makes a pipe in the place of what is there; who reads it waits.
  func pipe(_ path: String) throws {
    try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
    try #require(try run("/usr/bin/env", ["mkfifo", "\(root)/\(path)"], in: root).status == 0)
  }

  /// Runs git, which must succeed, and gives what it prints, without the end of the line.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let settings = ["user.name=Nobody", "user.email=nobody@example.com", "core.autocrlf=false"]
    let run = try RunTestSupport.run(
      "/usr/bin/env", ["git"] + settings.flatMap { ["-c", $0] } + arguments, in: root,
      with: [
        "HOME": directory.path(of: "home"), "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": "/dev/null",
      ])
    try #require(run.status == 0, "git \(arguments.joined(separator: " ")): \(run.errors)")
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Commits everything.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--no-verify", "--allow-empty", "-m", "Change")
  }

  /// Lets the index, but no commit, have a violation; the name of its blob.
  @discardableResult
  func stageViolation() throws -> String {
    try write(Self.violating, to: Self.app)
    try git("add", Self.app)
    return try git("rev-parse", ":\(Self.app)")
  }

  /// Commits a violation, and another change that is none.
  func commitViolation() throws {
    try write(Self.violating, to: Self.app)
    try commit()
    try write("A change.\n", to: "README")
    try commit()
  }

  /// Sets each setting of git that names a program.
  func setPrograms() throws {
    for name in [
      "core.fsmonitor", "core.sshCommand", "core.pager", "core.askPass", "diff.external",
      "filter.x.clean",
      "filter.x.smudge", "filter.x.process", "diff.x.textconv", "merge.x.driver",
      "credential.helper",
      "gpg.program", "core.alternateRefsCommand",
    ] { try git("config", name, command) }
    try git("config", "core.hooksPath", "\(root)/hooks")
    for name in ["cat-file", "merge-base", "diff", "ls-files"] {
      try git("config", "alias.\(name)", "!\(command)")
    }
  }

  /// Makes the index list paths, all with one content; git itself would refuse some of them.
  func writeIndex(_ paths: [String]) throws {
    try write(Self.violating, to: "blob.txt")
    let id = try git("hash-object", "-w", "blob.txt")
    try FileManager.default.removeItem(atPath: "\(root)/blob.txt")
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    var index = Array("DIRC".utf8) + bytes(2) + bytes(UInt32(paths.count))
    for path in paths {
      let start = index.count
      // Stamps, then the mode of a file, then nothing of owner and size.
      index +=
        (0..<6).flatMap { _ in bytes(0) } + bytes(0o100644) + (0..<3).flatMap { _ in bytes(0) }
      index += stride(from: 0, to: 40, by: 2).map { place in
        UInt8(id.dropFirst(place).prefix(2), radix: 16) ?? 0
      }
      index += [0, UInt8(path.utf8.count)] + Array(path.utf8)
      repeat { index.append(0) } while (index.count - start) % 8 != 0
    }
    // The hash of all that, which says that nothing was hashed.
    index += [UInt8](repeating: 0, count: 20)
    try Data(index).write(to: URL(fileURLWithPath: "\(root)/.git/index"))
  }
}
