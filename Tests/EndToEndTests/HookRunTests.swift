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
    let binary = URL(fileURLWithPath: try binaryPath()).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try withTemporaryDirectory { directory in
      for (path, text) in smallPackage { try directory.write(text, to: "it's an app/\(path)") }
      try directory.write(
        "version: 1\nrules:\n  r:\n    forbid: { from: App, to: Core }\n",
        to: "it's an app/archcheck.yml")
      try directory.write("struct App {}\n", to: "it's an app/Sources/App/App.swift")
      try body(directory, try TestRepository(in: directory), ["PATH": "\(binary):\(path)"])
    }
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
        try repository.git("commit", "-qam", "Two", "--no-verify", with: variables).status == 0)
    }
  }

  @Test("lets commits pass where archcheck is not installed, and says so")
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
      #expect(refused.errors.contains("archcheck check --quiet -- './it'\\''s an app'"))
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
}
