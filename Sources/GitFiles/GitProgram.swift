import ProjectModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why git did not answer.
package struct GitFailure: Error, Equatable, Sendable {
  /// Git's or the system's words, without a full stop.
  package var reason: String
}

/// The program `git`: the only program that archcheck starts, and this is the only place that starts it.
///
/// What git is asked for can name programs: the repository's configuration, its attributes, the environment.
/// A repository may come from a stranger, so none of them may run. Three things see to that:
///
/// - It is only asked what nothing else can tell: the bytes of objects (`cat-file --batch`), the commit where
///   two branches parted (`merge-base`), the folder of hooks (`rev-parse --git-path hooks`). The index, the
///   work tree and what they differ in are read without it, and so no monitor, filter, text conversion or
///   external difference is ever asked for.
/// - It is told which repository it is about, so that it looks for none: a folder of the project that looks
///   like a bare repository is a folder. Settings that name programs are overridden, and every variable that
///   git knows is left out but those that say where a repository lies.
/// - It finds no program. Its `PATH` and the folder of its own parts lead nowhere, so that it starts no pager,
///   editor, helper, not even itself: a partial clone fetches nothing. (Where `git` is a script of a version
///   manager, which has to find the real one, it gets the folders of `PATH` outside of the project.)
package struct GitProgram: Sendable {
  private let program: String
  private let checkout: GitCheckout
  private let environment: [String]
  private let patience: Duration

  /// How long git may say or take nothing that it is asked for: it may have to look through a large history on a
  /// slow disk, but what it waits for may also never come, such as the other end of a pipe.
  package static let patience = Duration.seconds(60)

  /// A folder that does not exist: what is looked for there is not found.
  private static let nowhere = "/nonexistent"

  /// What git needs to find the user's own settings, or is part of how the user has set it up.
  private static let keptVariables = [
    "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME", "TMPDIR", "DEVELOPER_DIR", "LD_LIBRARY_PATH",
    "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]

  /// Settings that a repository could have, and what they are here.
  private static let settings = [
    // Programs that git asks about the work tree.
    "core.fsmonitor=false", "core.untrackedCache=false",
    // Programs that git runs beside what it is asked for.
    "core.hooksPath=/dev/null", "gc.auto=0", "maintenance.auto=false",
    // Programs that change what git shows.
    "core.attributesFile=/dev/null", "diff.external=", "core.pager=cat",
    // Programs and connections that bring objects.
    "protocol.allow=never", "core.sshCommand=false", "core.gitProxy=", "core.askPass=",
    "credential.helper=", "core.alternateRefsCommand=",
    // Folders of the project that look like repositories.
    "safe.bareRepository=explicit",
  ]

  /// - Parameters:
  ///   - checkout: the repository that it is asked about.
  ///   - environment: all variables of the process.
  ///   - patience: how long it may let a question stand.
  /// - Throws: where there is no such program.
  package init(
    for checkout: GitCheckout, environment: [String: String], patience: Duration = Self.patience
  ) throws(GitFailure) {
    guard let program = Self.program(on: environment["PATH"] ?? "", outside: checkout.top) else {
      throw GitFailure(
        reason: "there is no program 'git' on PATH, where folders of the project do not count")
    }
    self.program = program
    self.checkout = checkout
    self.patience = patience
    var variables = environment.filter { Self.keptVariables.contains($0.key) }
    variables["GIT_DIR"] = checkout.gitFolder
    variables["GIT_COMMON_DIR"] = environment["GIT_COMMON_DIR"].flatMap {
      $0.isEmpty ? nil : checkout.commonFolder
    }
    variables["GIT_OBJECT_DIRECTORY"] = checkout.objectFolder
    variables["PATH"] =
      Self.isScript(program)
      ? SearchPath(environment["PATH"] ?? "", outside: checkout.top).variable : Self.nowhere
    variables["GIT_EXEC_PATH"] = Self.nowhere
    // Looking must not write: git would refresh its index.
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    // A commit takes objects as they are, whatever `refs/replace` puts in their place.
    variables["GIT_NO_REPLACE_OBJECTS"] = "1"
    // Nor does history look otherwise than it is written, whatever `info/grafts` says.
    variables["GIT_GRAFT_FILE"] = Self.nowhere
    variables["GIT_NO_LAZY_FETCH"] = "1"
    variables["GIT_ALLOW_PROTOCOL"] = ""
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["LC_ALL"] = "C"
    self.environment = variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// The first `git` that can be run in an absolute folder of `PATH`. Where the current folder or one of the
  /// project is on `PATH`, it is passed over: a checkout may hold a program of that name.
  private static func program(on path: String, outside project: String) -> String? {
    for folder in SearchPath(path, outside: project).folders {
      let program = "\(folder)/git"
      var info = stat()
      if stat(program, &info) == 0, info.st_mode & S_IFMT == S_IFREG, access(program, X_OK) == 0 {
        return program
      }
    }
    return nil
  }

  /// Whether a program begins with `#!`.
  private static func isScript(_ program: String) -> Bool {
    let file = open(program, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start: [UInt8] = [0, 0]
    return read(file, &start, 2) == 2 && start.elementsEqual("#!".utf8)
  }

  // MARK: - Questions

  /// Hands out the repository's objects.
  package var objects: GitObjects { GitObjects(self) }

  /// Starts a process that answers each line that names an object with the object.
  func startObjects() throws(GitFailure) -> ChildProcess { try start(["cat-file", "--batch"]) }

  /// The commit at which `HEAD` and a revision parted.
  ///
  /// - Throws: git's words where it fails.
  package func mergeBase(with revision: String) throws(GitFailure) -> String {
    try line(["merge-base", "--", revision, "HEAD"]) ?? ""
  }

  /// The absolute path of the folder where git looks for hooks: that of `core.hooksPath`, if it is set.
  ///
  /// - Throws: git's words where it fails.
  package func hookFolder() throws(GitFailure) -> String {
    let path = try line(["rev-parse", "--git-path", "hooks"], leavingOut: "core.hooksPath=") ?? ""
    return path.hasPrefix("/") ? path : ProjectPath.join(checkout.top, path)
  }

  /// The first line that git prints.
  private func line(
    _ arguments: [String], leavingOut setting: String = "-"
  ) throws(GitFailure) -> String? {
    let process = try start(arguments, leavingOut: setting)
    process.closeInput()
    var output: [UInt8] = []
    while case let some = try process.read(), !some.isEmpty { output += some }
    try process.readComplaints()
    guard process.wait() == 0 else { throw GitFailure(complaint: process.complaint) }
    return output.split(separator: UInt8(ascii: "\n")).first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func start(
    _ arguments: [String], leavingOut setting: String = "-"
  ) throws(GitFailure) -> ChildProcess {
    let settings = Self.settings.filter { !$0.hasPrefix(setting) }.flatMap { ["-c", $0] }
    return try ChildProcess(
      program, ["-C", checkout.top, "--no-pager"] + settings + arguments, environment: environment,
      patience: patience)
  }
}

extension GitFailure {
  /// What git wrote to standard error: the line that says why it ended, else the first.
  init(complaint: [UInt8]) {
    let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n")
    let marks = ["fatal: ", "error: "]
    for line in lines {
      guard let mark = marks.first(where: line.hasPrefix) else { continue }
      self.init(reason: String(line.dropFirst(mark.count)))
      return
    }
    self.init(reason: lines.first.map(String.init) ?? "git failed")
  }
}

/// The absolute path without symbolic links; `nil` where there is nothing.
func physicalPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
