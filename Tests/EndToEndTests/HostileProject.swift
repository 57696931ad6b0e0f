import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A project of a stranger who wants his programs to run, and files outside of it to be read or written.
///
/// In the temporary folder are `project`, `outside` with what it must not reach, `home`, and `marks`, where
/// each program of the stranger leaves a file with its name.
struct HostileProject {
  /// What the stranger has prepared.
  enum Kind: String, CaseIterable, Sendable {
    /// The project is a folder that looks like a bare repository of git, with settings of its own.
    case embeddedRepository
    /// The repository's own `.git` is his.
    case gitFolder
    /// Programs, start-up files, links and pipes lie in the checkout, and variables point at them.
    case checkout
  }

  let directory: TemporaryDirectory
  let kind: Kind

  /// The absolute path of the folder that is analysed.
  var root: String { kind == .embeddedRepository ? "\(top)/App" : top }
  /// The top of its work tree.
  var top: String { directory.path(of: "project") }
  var outside: String { directory.path(of: "outside") }
  var home: String { directory.path(of: "home") }
  /// Where reports may be written.
  var reports: String { directory.path(of: "reports") }

  /// What each program of the stranger has left.
  var marks: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory.path(of: "marks")).sorted())
      ?? []
  }

  /// A program that leaves a mark of a name, as a line for a shell.
  func command(_ name: String) -> String { Self.command(name, in: directory) }

  private static func command(_ name: String, in directory: TemporaryDirectory) -> String {
    "touch '\(directory.path(of: "marks"))/\(name)' #"
  }

  /// Names of programs that somebody could start by their name alone.
  static let programs = [
    "git", "sh", "bash", "env", "cat", "ls", "python", "python3", "ruby", "perl", "node", "npx",
    "swift", "swiftc",
    "clang", "cc", "ld", "sourcekit-lsp", "xcrun", "xcode-select", "xcodebuild", "make", "cmake",
    "bazel",
    "tuist", "xcodegen", "pod", "ssh", "curl", "less", "gpg", "git-remote-evil", "git-cat-file",
    "git-merge-base", "archcheck", "dot", "gh", "which", "uname", "sysctl",
  ]

  private static let gitSettings = [
    "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass",
    "core.gitProxy",
    "core.alternateRefsCommand", "diff.external", "gpg.program", "credential.helper",
    "sequence.editor",
    "uploadpack.packObjectsHook", "remote.evil.uploadpack", "remote.evil.vcs", "filter.x.clean",
    "filter.x.smudge",
    "filter.x.process", "diff.x.textconv", "diff.x.command", "merge.x.driver", "pager.cat-file",
    "interactive.diffFilter", "tar.x.command",
  ]

  private static let hookNames = [
    "pre-commit", "post-commit", "post-checkout", "post-merge", "pre-push", "post-index-change",
    "fsmonitor-watchman",
    "reference-transaction", "pre-auto-gc", "post-rewrite", "proc-receive", "p4-changelist",
    "sendemail-validate",
  ]

  /// Settings of git that name programs, as a file of settings.
  private static func gitConfiguration(_ directory: TemporaryDirectory) -> String {
    let settings = gitSettings.map { name in
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      let inner = parts[1].split(separator: ".").map(String.init)
      let section = inner.count == 2 ? "\(parts[0]) \"\(inner[0])\"" : parts[0]
      return
        "[\(section)]\n\t\(inner.last ?? "") = \"\(command("setting-\(name)", in: directory))\"\n"
    }
    let aliases = ["cat-file", "merge-base", "rev-parse", "diff", "ls-files", "status", "config"]
      .map {
        "\t\($0) = \"!\(command("alias-\($0)", in: directory))\"\n"
      }
    return settings.joined() + "[alias]\n" + aliases.joined() + """
      [core]
      \tattributesFile = \(directory.path(of: "outside"))/attributes
      \texcludesFile = \(directory.path(of: "outside"))/excludes
      \thooksPath = \(directory.path(of: "project"))/hooks
      [status]
      \tsubmoduleSummary = true
      [submodule]
      \trecurse = true
      [diff]
      \tsubmodule = log
      [protocol]
      \tallow = always
      [protocol "ext"]
      \tallow = always

      """
  }

  // MARK: - Making it

  /// Makes a project of a kind.
  ///
  /// - Throws: what the file system says, or when git fails.
  init(_ kind: Kind, in directory: TemporaryDirectory) throws {
    self.directory = directory
    self.kind = kind
    for folder in ["project", "outside/folder", "home", "marks", "reports"] {
      try FileManager.default.createDirectory(
        atPath: directory.path(of: folder), withIntermediateDirectories: true)
    }
    try directory.write("struct OutsideSecret {}\n", to: "outside/folder/Secret.swift")
    try directory.write("TOKEN=outside-secret\n", to: "outside/secret.txt")
    for (path, text) in Self.files { try write(text, to: path) }
    switch kind {
    case .embeddedRepository: try makeEmbeddedRepository()
    case .gitFolder: try makeGitFolder()
    case .checkout: try makeCheckout()
    }
    try? FileManager.default.removeItem(atPath: directory.path(of: "marks"))
    try FileManager.default.createDirectory(
      atPath: directory.path(of: "marks"), withIntermediateDirectories: true)
  }

  /// A small package that breaks a rule, and what commands are asked about.
  private static let files: KeyValuePairs = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Small",
      targets: [.target(name: "App"), .target(name: "Core")])

    """,
    "Sources/App/App.swift": "import Core\n\nstruct App {\n  let service: Service\n}\n",
    "Sources/Core/Service.swift": "public struct Service {}\n",
    "Sources/Core/include/core.h": "int core(void);\n",
    "Sources/Core/core.c": "#include \"core.h\"\nint core(void) { return 0; }\n",
    "archcheck.yml": """
    version: 1
    rules:
      app-without-core: { forbid: { from: App, to: Core } }
      declared: { manifest: { checks: [missing, unused] } }

    """,
    "rules-test.yml": """
    tests:
      "App may not use Core":
        only: [app-without-core]
        files:
          Sources/App/App.swift: |
            import Core  // expect: app-without-core
          Sources/Core/Service.swift: |
            public struct Service {}

    """,
    "paths.txt": "Sources/App/App.swift\n",
  ]

  /// Writes a file of the project.
  func write(_ text: String, to path: String) throws {
    try directory.write(text, to: String("\(root)/\(path)".dropFirst(directory.path.count + 1)))
  }

  /// Makes a program of the stranger.
  private func plant(_ path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try write("#!/bin/sh\n\(command("program-\(name)"))\nexit 1\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(root)/\(path)")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)", withDestinationPath: target)
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Run {
    try run(
      "/usr/bin/env",
      [
        "git", "-c", "user.name=Nobody", "-c", "user.email=nobody@example.com", "-c",
        "core.autocrlf=false",
      ]
        + arguments, in: top,
      with: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "HOME": home])
  }

  private func commit() throws {
    try git("add", "-A", "-f")
    try #require(try git("commit", "-qm", "Change").status == 0)
  }

  /// All of it can be committed, pushed and cloned.
  private func makeEmbeddedRepository() throws {
    try write("ref: refs/heads/main\n", to: "HEAD")
    for folder in ["objects", "refs"] { try write("", to: "\(folder)/.keep") }
    for hook in Self.hookNames { try plant("hooks/\(hook)") }
    let settings = Self.gitConfiguration(directory)
    try write(
      """
      [core]
      \trepositoryFormatVersion = 0
      \tbare = false
      \tworktree = .
      [include]
      \tpath = \(root)/included
      [includeIf "gitdir:/"]
      \tpath = \(outside)/secret.txt
      [extensions]
      \tworktreeConfig = true
      \(settings)
      """, to: "config")
    try write(settings, to: "config.worktree")
    try write(settings, to: "included")
    try git("init", "-q", "-b", "main")
    try commit()
    try write("struct New {}\n", to: "Sources/App/New.swift")
    try commit()
    try write("struct Staged {}\n", to: "Sources/App/Staged.swift")
    try git("add", "-A", "-f")
    // Now, since git would convert what it adds.
    try write(
      "*.swift filter=x diff=x merge=x working-tree-encoding=UTF-16\n", to: ".gitattributes")
  }

  /// What comes in an archive or lies on a shared disk, for no clone brings it.
  private func makeGitFolder() throws {
    try write(
      "[submodule \"x\"]\n\tpath = Sub\n\turl = ext::sh -c \(command("submodule"))\n\tupdate = !\(command("update"))\n",
      to: ".gitmodules")
    try git("init", "-q", "-b", "main")
    try commit()
    try write("struct New {}\n", to: "Sources/App/New.swift")
    try commit()
    try write("struct Staged {}\n", to: "Sources/App/Staged.swift")
    try git("add", "-A", "-f")
    try git(
      "update-index", "--add", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),Sub")
    // Git would fetch it from where the settings say.
    try git(
      "update-index", "--add", "--cacheinfo",
      "100644,\(String(repeating: "2", count: 40)),Sources/App/Missing.swift")
    try write(
      "*.swift filter=x diff=x merge=x\n*.c working-tree-encoding=UTF-16\n", to: ".gitattributes")
    for hook in Self.hookNames {
      try plant(".git/hooks/\(hook)")
      try plant("hooks/\(hook)")
    }
    let settings = Self.gitConfiguration(directory)
    try directory.write(settings, to: "outside/settings")
    try directory.write("*.swift filter=x\n", to: "outside/attributes")
    let config = try String(contentsOfFile: "\(root)/.git/config", encoding: .utf8)
    try write(
      config + """
        [core]
        \trepositoryFormatVersion = 1
        [extensions]
        \tpartialClone = evil
        \tworktreeConfig = true
        [remote "evil"]
        \turl = ext::sh -c "\(command("remote"))"
        \tpromisor = true
        \tpartialCloneFilter = blob:none
        [include]
        \tpath = \(outside)/settings
        [includeIf "gitdir:**"]
        \tpath = \(outside)/settings
        \(settings)
        """, to: ".git/config")
    try write(settings, to: ".git/config.worktree")
    try write("*.swift filter=x diff=x\n", to: ".git/info/attributes")
    try write("\(outside)/objects\n", to: ".git/objects/info/alternates")
    try FileManager.default.createDirectory(
      atPath: "\(outside)/objects/pack", withIntermediateDirectories: true)
    try write("gitdir: \(outside)/other/.git\n", to: "Sources/Nested/.git")
    try directory.write("ref: refs/heads/main\n", to: "outside/other/.git/HEAD")
    try directory.write(
      "[core]\n\tfsmonitor = \(command("nested"))\n", to: "outside/other/.git/config")
  }

  /// What one finds when one works in a checkout, and what others have set.
  private func makeCheckout() throws {
    for program in Self.programs {
      for folder in ["bin", "node_modules/.bin", "."] { try plant("\(folder)/\(program)") }
    }
    try plant("bin/libclang.so")
    for name in ["sitecustomize.py", "usercustomize.py", "json.py", "os.py"] {
      try write(
        "import subprocess; subprocess.run(['sh', '-c', \"\"\"\(command("python"))\"\"\"])\n",
        to: name)
    }
    try write(
      "require('child_process').execSync(`\(command("node"))`)\n", to: "evil.js")
    for name in [".bash_profile", ".bashrc", ".profile", ".zshrc", ".envrc"] {
      try write("\(command("shell\(name)"))\n", to: name)
    }
    try write("all:\n\t\(command("make"))\n", to: "Makefile")
    try write("{ \"folders\": [], \"tasks\": {} }\n", to: ".vscode/tasks.json")
    try write("{}\n", to: ".swiftpm/configuration/mirrors.json")
    try write(Self.gitConfiguration(directory), to: "evil.gitconfig")
    try link("Sources/App/Outside.swift", to: "\(outside)/folder/Secret.swift")
    try link("Sources/App/Environment.swift", to: "/proc/self/environ")
    try link("Sources/App/Zero.swift", to: "/dev/zero")
    try link("Sources/Linked", to: "\(outside)/folder")
    try link("Sources/All", to: "/")
    try link("Podfile", to: "\(outside)/secret.txt")
    try link("project.yml", to: "/proc/self/environ")
    try link("CODEOWNERS", to: "\(outside)/secret.txt")
    try link("Package.resolved", to: "\(outside)/secret.txt")
    try git("init", "-q", "-b", "main")
    try git("add", "Package.swift", "Sources/App/App.swift", "Sources/Core", "archcheck.yml", "bin")
    try #require(try git("commit", "-qm", "One").status == 0)
    try #require(try git("commit", "-q", "--allow-empty", "-m", "Two").status == 0)
    try write("struct New {}\n", to: "Sources/App/New.swift")
    try git("add", "Sources/App/New.swift")
    // Now, since git would wait for them.
    for path in [
      "Sources/App/Pipe.swift", "module.modulemap", "CMakeLists.txt", "BUILD.bazel", ".gitignore",
    ] {
      try #require(mkfifo("\(root)/\(path)", 0o644) == 0)
    }
    try write("", to: "App.xcodeproj/.keep")
    try #require(mkfifo("\(root)/App.xcodeproj/project.pbxproj", 0o644) == 0)
  }

  // MARK: - Running

  /// The variables of a careless shell, or of a job that a stranger could add to.
  var variables: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let usual = ["HOME": home, "SECRET_TOKEN": "environment-secret"]
    guard kind == .checkout else {
      return usual.merging(["PATH": path]) { $1 }
    }
    let script = "\(root)/bin/git"
    return usual.merging([
      "PATH": ".::bin:\(root)/bin:\(root)/node_modules/.bin:\(root):\(path)",
      "GIT_EXEC_PATH": "\(root)/bin", "GIT_EXTERNAL_DIFF": script, "GIT_SSH": script,
      "GIT_SSH_COMMAND": script,
      "GIT_ASKPASS": script, "SSH_ASKPASS": script, "GIT_PAGER": script, "PAGER": script,
      "GIT_EDITOR": script,
      "EDITOR": script, "VISUAL": script, "GIT_PROXY_COMMAND": script,
      "GIT_TEMPLATE_DIR": "\(root)/bin",
      "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": script,
      "GIT_CONFIG_KEY_1": "alias.cat-file", "GIT_CONFIG_VALUE_1": "!\(script)",
      "GIT_CONFIG_PARAMETERS": "'core.fsmonitor=\(script)' 'core.pager=\(script)'",
      "GIT_CONFIG_GLOBAL": "\(root)/evil.gitconfig", "GIT_CONFIG": "\(root)/evil.gitconfig",
      "GIT_TRACE": "\(outside)/trace", "GIT_TRACE2": "\(outside)/trace",
      "GIT_TRACE2_EVENT": "\(outside)/trace",
      "GIT_TRACE_SETUP": "\(outside)/trace", "GIT_TRACE_PACKET": "\(outside)/trace",
      "GIT_TRACE_PERFORMANCE": "\(outside)/trace", "GIT_REFLOG_ACTION": script,
      "GIT_GRAFT_FILE": "\(outside)/secret.txt", "GIT_SHALLOW_FILE": "\(outside)/secret.txt",
      "GIT_REPLACE_REF_BASE": "refs/heads/", "GIT_ALLOW_PROTOCOL": "ext:ssh:https",
      "GIT_PROTOCOL_FROM_USER": "1",
      "BASH_ENV": "\(root)/.bashrc", "ENV": "\(root)/.profile", "ZDOTDIR": root, "PYTHONPATH": root,
      "PYTHONSTARTUP": "\(root)/json.py", "NODE_OPTIONS": "--require \(root)/evil.js",
      "RUBYOPT": "-r\(root)/evil",
      "PERL5OPT": "-Mevil", "SWIFT_EXEC": script, "CC": script, "SHELL": script, "BROWSER": script,
      "DOTNET_STARTUP_HOOKS": script, "MAKEFLAGS": "-f \(root)/Makefile",
    ]) { $1 }
  }
}
