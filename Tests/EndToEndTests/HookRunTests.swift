import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// Git runs the built binary.
@Suite("The hook")
struct HookRunTests {
  /// A repository with the small package in a folder, and the binary first on `PATH`.
  private func withRepository(
    _ body: (TemporaryDirectory, TestRepository, [String: String]) throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      for (path, text) in smallPackage { try directory.write(text, to: "it's an app/\(path)") }
      try directory.write(
        "version: 1\nrules:\n  r:\n    forbid: { from: App, to: Core }\n",
        to: "it's an app/archcheck.yml")
      try directory.write("struct App {}\n", to: "it's an app/Sources/App/App.swift")
      try body(directory, try TestRepository(in: directory), ["PATH": try path()])
    }
  }

  /// A `PATH` that begins with the folder of the binary.
  private func path() throws -> String {
    let binary = URL(fileURLWithPath: try binaryPath()).deletingLastPathComponent().path
    return "\(binary):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
  }

  @Test(
    "refuses a commit that breaks a rule, and shows the finding", arguments: ["", "hooks of ours"])
  func commits(hooksPath: String) throws {
    try withRepository { directory, repository, variables in
      if !hooksPath.isEmpty { try repository.git("config", "core.hooksPath", hooksPath) }
      let installed = try archcheck("install-hook", "it's an app", in: directory.path)
      #expect(installed.status == 0 && installed.output.hasPrefix("Wrote /"))
      try repository.git("add", "-A")
      #expect(try repository.git("commit", "-qm", "One", with: variables).status == 0)
      try directory.write(
        "import Core\nstruct App { let s: Service }\n", to: "it's an app/Sources/App/App.swift")
      let refused = try repository.git("commit", "-qam", "Two", with: variables)
      #expect(refused.status == 1)
      #expect((refused.output + refused.errors).contains("'App.App' uses 'Core.Service'"))
      #expect(
        refused.errors.hasSuffix(
          """
          archcheck stops this commit: 1 error. Mend what is new, or accept it and stage \
          archcheck-baseline.yml:
            archcheck baseline --allow-growth './it'\\''s an app'
          To skip the check:
            git commit --no-verify

          """), "\(refused.errors)")
      #expect(
        try repository.git("commit", "-qam", "Two", "--no-verify", with: variables).status == 0)
    }
  }

  @Test(
    "lets commits pass where archcheck is not installed, and says so",
    .disabled(if: FileManager.default.fileExists(atPath: "/usr/local/bin/archcheck")))
  func missingProgram() throws {
    try withRepository { directory, repository, _ in
      #expect(try archcheck("install-hook", "it's an app", in: directory.path).status == 0)
      try repository.git("add", "-A")
      let run = try repository.git("commit", "-qm", "One", with: ["PATH": "/usr/bin:/bin"])
      #expect(run.status == 0)
      #expect((run.output + run.errors).contains("archcheck is not on PATH"))
    }
  }

  @Test("replaces its own text and nobody else's")
  func foreign() throws {
    try withRepository { directory, repository, variables in
      #expect(try archcheck("install-hook", in: directory.path(of: "it's an app")).status == 0)
      let again = try archcheck("install-hook", "it's an app", in: directory.path)
      #expect(again.output.hasSuffix(" is up to date.\n"))
      try directory.write("#!/bin/sh\nexit 1\n", to: ".git/hooks/pre-push")
      let refused = try archcheck("install-hook", "--pre-push", "it's an app", in: directory.path)
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains("archcheck check --quiet --allow-empty -- './it'\\''s an app'"))
      #expect(try directory.read(".git/hooks/pre-push") == "#!/bin/sh\nexit 1\n")
      try FileManager.default.removeItem(atPath: directory.path(of: ".git/hooks/pre-push"))
      #expect(
        try archcheck("install-hook", "--pre-push", "it's an app", in: directory.path).status == 0)
    }
  }

  @Test("needs a repository")
  func noRepository() throws {
    try withSmallPackage { directory in
      let run = try archcheck(
        "install-hook", in: directory.path, with: ["GIT_CEILING_DIRECTORIES": directory.path])
      #expect(run.status == 2 && run.errors.contains("A hook needs a repository of git"))
    }
  }

  /// A package whose app breaks the rule of `withRepository`.
  private static let breach = "import Core\nstruct App { let s: Service }\n"

  private func git(
    _ arguments: String..., in folder: String, with variables: [String: String] = [:]
  ) throws -> Run {
    let names = ["-c", "user.name=N", "-c", "user.email=n@localhost"]
    return try run("/usr/bin/env", ["git"] + names + arguments, in: folder, with: variables)
  }

  @Test("checks a merge without a conflict, for which git does not run the hook of commits")
  func merges() throws {
    try withRepository { directory, repository, variables in
      try repository.commitAll()
      try repository.git("checkout", "-qb", "topic")
      try directory.write(Self.breach, to: "it's an app/Sources/App/App.swift")
      try repository.commitAll()
      try repository.git("checkout", "-q", "main")
      try directory.write("", to: "README")
      try repository.commitAll()
      let installed = try archcheck("install-hook", "it's an app", in: directory.path)
      #expect(installed.output.split(separator: "\n").count == 2)
      let refused = try repository.git("merge", "-q", "topic", with: variables)
      #expect(refused.status != 0 && refused.errors.contains("git merge --no-verify"))
      try repository.git("merge", "--abort")
      #expect(
        try repository.git("merge", "-q", "--no-verify", "topic", with: variables).status == 0)
    }
  }

  @Test("is written through no link, be it the folder of hooks, the hook or its mark")
  func links() throws {
    try withRepository { directory, repository, _ in
      try withTemporaryDirectory(files: ["victim": "kept\n"]) { outside in
        func install() throws -> Run {
          try archcheck("install-hook", "it's an app", in: directory.path)
        }
        func link(_ path: String, to target: String) throws {
          try FileManager.default.createSymbolicLink(
            atPath: directory.path(of: path), withDestinationPath: target)
        }
        try link("hooks of ours", to: outside.path)
        try repository.git("config", "core.hooksPath", "hooks of ours")
        let folder = try install()
        #expect(folder.status == 2 && folder.errors.contains("is a link that leads out"))
        try repository.git("config", "core.hooksPath", outside.path)
        try link(".git/archcheck-pre-commit", to: outside.path(of: "victim"))
        #expect(try install().status == 2)
        #expect(try outside.read("victim") == "kept\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: outside.path)
        #expect(names == ["victim"])
      }
    }
  }

  @Test("leaves somebody else's hook of merges alone, and says what to add")
  func foreignMergeHook() throws {
    try withRepository { directory, _, _ in
      try directory.write("#!/bin/sh\n", to: ".git/hooks/pre-merge-commit")
      let run = try archcheck("install-hook", "it's an app", in: directory.path)
      #expect(run.status == 0)
      #expect(
        run.output.contains("/pre-commit, which runs 'archcheck check --staged --quiet' before"))
      #expect(
        run.output.contains("Unless it runs pre-commit, add this line to it: archcheck check"))
      #expect(try directory.read(".git/hooks/pre-merge-commit") == "#!/bin/sh\n")
    }
  }

  @Test(
    "lets a first commit without sources pass, and one without the project",
    arguments: [
      ["README": "Hello\n"], ["Package.swift": "// swift-tools-version: 5.9\n"],
      ["archcheck.yml": "version: 1\n"],
    ])
  func nothingToRead(files: [String: String]) throws {
    try withTemporaryDirectory { directory in
      for (path, text) in files { try directory.write(text, to: path) }
      let repository = try TestRepository(in: directory)
      let variables = ["PATH": try path()]
      #expect(try archcheck("install-hook", in: directory.path).status == 0)
      #expect(try archcheck("install-hook", "--pre-push", in: directory.path).status == 0)
      try repository.git("add", "-A")
      let commit = try repository.git("commit", "-qm", "One", with: variables)
      #expect(commit.status == 0 && commit.errors.isEmpty, "\(commit.errors)")
      let remote = directory.path(of: "remote.git")
      _ = try git("init", "-q", "--bare", remote, in: directory.path)
      let push = try repository.git("push", "-q", remote, "main", with: variables)
      #expect(push.status == 0 && push.errors.isEmpty, "\(push.errors)")
    }
  }

  @Test("has nothing to check on a branch that lacks the project")
  func otherBranch() throws {
    try withRepository { directory, repository, variables in
      #expect(try archcheck("install-hook", "it's an app", in: directory.path).status == 0)
      try repository.commitAll()
      try repository.git("checkout", "-q", "--orphan", "pages")
      try repository.git("rm", "-rqf", ".")
      try directory.write("", to: "index.html")
      try repository.git("add", "index.html")
      let run = try repository.git("commit", "-qm", "Pages", with: variables)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test("belongs to its repository, where the folder of hooks serves all of them")
  func sharedHooks() throws {
    try withTemporaryDirectory { directory in
      let settings = "[core]\nhooksPath = \(directory.path(of: "hooks"))\n"
      try directory.write(settings, to: "config")
      let variables = ["PATH": try path(), "GIT_CONFIG_GLOBAL": directory.path(of: "config")]
      for name in ["one", "two", "three"] {
        for (path, text) in smallPackage { try directory.write(text, to: "\(name)/App/\(path)") }
        try directory.write(
          "version: 1\nrules:\n  r:\n    forbid: { from: App, to: Core }\n",
          to: "\(name)/App/archcheck.yml")
        try directory.write(Self.breach, to: "\(name)/App/Sources/App/App.swift")
        _ = try git("init", "-q", in: directory.path(of: name))
        _ = try git("add", "-A", in: directory.path(of: name))
      }
      for name in ["one", "two"] {
        let run = try archcheck(
          "install-hook", "\(name)/App", in: directory.path, with: variables)
        #expect(
          run.status == 0 && run.output.contains("other repositories too; there it does nothing"))
      }
      try FileManager.default.moveItem(
        atPath: directory.path(of: "two"), toPath: directory.path(of: "moved"))
      for (name, status) in [("one", 1), ("moved", 1), ("three", 0)] {
        let run = try git(
          "commit", "-qm", "One", in: directory.path(of: name), with: variables)
        #expect(run.status == Int32(status), "\(name): \(run.errors)")
      }
    }
  }

  @Test("works in clones where it is committed, and not in repositories that borrow its folder")
  func trackedHooks() throws {
    try withRepository { directory, repository, variables in
      try repository.git("config", "core.hooksPath", ".githooks")
      #expect(try archcheck("install-hook", "it's an app", in: directory.path).status == 0)
      try repository.commitAll()
      try withTemporaryDirectory { other in
        _ = try git("clone", "-q", directory.path, other.path(of: "clone"), in: other.path)
        _ = try git(
          "worktree", "add", "-q", other.path(of: "tree"), "-b", "tree", in: directory.path)
        _ = try git("init", "-q", other.path(of: "borrower"), in: other.path)
        let absolute = directory.path(of: ".githooks")
        for (name, hooks, status) in [
          ("clone", ".githooks", 1), ("tree", absolute, 1), ("borrower", absolute, 0),
        ] {
          for (path, text) in smallPackage {
            try other.write(text, to: "\(name)/it's an app/\(path)")
          }
          try other.write(
            try directory.read("it's an app/archcheck.yml"), to: "\(name)/it's an app/archcheck.yml"
          )
          try other.write(Self.breach, to: "\(name)/it's an app/Sources/App/App.swift")
          let folder = other.path(of: name)
          _ = try git("add", "-A", in: folder)
          let run = try git(
            "-c", "core.hooksPath=\(hooks)", "commit", "-qm", "Two", in: folder, with: variables)
          #expect(run.status == Int32(status), "\(name): \(run.errors)")
        }
      }
    }
  }

  @Test("knows a folder whose name has a line break")
  func lineBreak() throws {
    try withTemporaryDirectory { directory in
      let repository = try TestRepository(in: directory)
      for (path, text) in smallPackage { try directory.write(text, to: "an\napp/\(path)") }
      try directory.write(
        "version: 1\nrules:\n  r:\n    forbid: { from: App, to: Core }\n",
        to: "an\napp/archcheck.yml")
      try directory.write(Self.breach, to: "an\napp/Sources/App/App.swift")
      #expect(try archcheck("install-hook", "an\napp", in: directory.path).status == 0)
      try repository.git("add", "-A")
      let run = try repository.git("commit", "-qm", "One", with: ["PATH": try path()])
      #expect(run.status == 1)
      #expect((run.output + run.errors).contains("'App.App' uses 'Core.Service'"), "\(run.errors)")
    }
  }

  @Test("has no place in a bare repository")
  func bare() throws {
    try withTemporaryDirectory { directory in
      _ = try git("init", "-q", "--bare", ".", in: directory.path)
      let run = try archcheck("install-hook", in: directory.path)
      #expect(run.status == 2 && run.errors.contains("is a bare repository of git"))
    }
  }

  @Test("runs no program of the checkout, whatever PATH says")
  func ownPrograms() throws {
    try withRepository { directory, repository, variables in
      #expect(try archcheck("install-hook", "it's an app", in: directory.path).status == 0)
      for folder in ["", "node_modules/.bin/"] {
        for name in ["archcheck", "git", "sed", "cat", "dirname"] {
          try directory.write("#!/bin/sh\ntouch '\(directory.path)/mark'\n", to: folder + name)
          try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: directory.path(of: folder + name))
        }
      }
      try directory.write(Self.breach, to: "it's an app/Sources/App/App.swift")
      try repository.git("add", "-A")
      let path = "\(directory.path):node_modules/.bin::.:\(directory.path)/node_modules/.bin"
      let refused = try run(
        "/usr/bin/env",
        ["PATH=\(path):\(variables["PATH"] ?? "")", "/usr/bin/git", "commit", "-qm", "One"],
        in: directory.path)
      #expect(refused.status == 1 && refused.errors.contains("archcheck stops this commit"))
      #expect(!FileManager.default.fileExists(atPath: directory.path(of: "mark")))
    }
  }
}
