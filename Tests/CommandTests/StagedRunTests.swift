import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// `check --staged`: what a commit would hold, whatever lies in the work tree.
@Suite("A check of what is staged")
struct StagedRunTests {
  private static let rules = """
    version: 1
    rules:
      app-without-core:
        forbid: { from: App, to: Core }

    """
  private static let app = "Sources/App/App.swift"
  private static let allowed = "struct App {}\n"
  private static let forbidden = "import Core\nstruct App { let service: Service }\n"

  /// A repository with the small package, in which nothing is forbidden, all of it staged.
  private func withRepository<Result>(
    _ body: (TemporaryDirectory, TestRepository) throws -> Result
  ) throws -> Result {
    try withSmallPackage(["archcheck.yml": Self.rules, Self.app: Self.allowed]) { directory in
      let repository = try TestRepository(in: directory)
      try repository.git("add", "-A")
      return try body(directory, repository)
    }
  }

  private func check(
    _ directory: TemporaryDirectory, _ more: String..., with variables: [String: String] = [:]
  ) throws -> Run {
    try archcheck(["check", "--staged", "--quiet"] + more, in: directory.path, with: variables)
  }

  @Test("sees the index before the first commit, and not the work tree")
  func unborn() throws {
    try withRepository { directory, repository in
      #expect(try check(directory).status == 0)
      try directory.write(Self.forbidden, to: Self.app)
      #expect(try check(directory).status == 0)
      try repository.git("add", "-A")
      #expect(try check(directory).status == 1)
      // Partly staged: the work tree is right again, the commit would not be.
      try directory.write(Self.allowed, to: Self.app)
      #expect(try check(directory).output.contains("'App.App' uses 'Core.Service'"))
      try FileManager.default.removeItem(atPath: directory.path(of: Self.app))
      #expect(try check(directory).status == 1)
    }
  }

  @Test("knows no untracked file, and none that is only meant to be added")
  func untracked() throws {
    try withRepository { directory, repository in
      try repository.commitAll()
      try directory.write(Self.forbidden, to: "Sources/App/New.swift")
      try directory.write("", to: "Sources/Core/Empty.swift")
      #expect(try check(directory).status == 0)
      try repository.git("add", "--intent-to-add", "Sources/App/New.swift")
      try repository.git("add", "Sources/Core/Empty.swift")
      #expect(try check(directory).status == 0)
      try repository.git("add", "-A")
      #expect(try check(directory).status == 1)
    }
  }

  @Test("reports what a deleted file leaves behind")
  func deleted() throws {
    let rules = """
      version: 1
      rules:
        declared: { manifest: { checks: unused } }
        documented: { structure: { each: "Sources/{m}", requires: "*.md" } }

      """
    try withRepository { directory, repository in
      try directory.write(rules, to: "archcheck.yml")
      try directory.write(Self.forbidden, to: Self.app)
      try directory.write("struct Rest {}\n", to: "Sources/App/Rest.swift")
      try directory.write("", to: "Sources/App/App.md")
      try directory.write("", to: "Sources/Core/Core.md")
      try repository.commitAll()
      try repository.git("rm", "-q", "--cached", "Sources/Core/Core.md")
      let layout = try check(directory)
      #expect(layout.status == 1 && layout.output.contains("documented"), "\(layout.output)")
      try repository.git("reset", "-q", "--hard")
      try repository.git("rm", "-q", "--cached", Self.app)
      let staged = try check(directory)
      #expect(staged.status == 1 && staged.output.contains("'Core'"), "\(staged.output)")
      try FileManager.default.removeItem(atPath: directory.path(of: Self.app))
      let since = try archcheck(
        ["check", "--quiet", "--changed-since", "HEAD"], in: directory.path)
      #expect(since.status == 1 && since.output.contains("'Core'"), "\(since.output)")
      try directory.write("./\(Self.app)\n", to: "list")
      let listed = try archcheck(["check", "--quiet", "--paths-from", "list"], in: directory.path)
      #expect(listed.status == 1 && listed.output.contains("'Core'"), "\(listed.output)")
      try directory.write("Sources/App/Rest.swift\n", to: "list")
      try directory.write("import Core\n", to: "Sources/App/Rest.swift")
      #expect(
        try archcheck(["check", "--quiet", "--paths-from", "list"], in: directory.path).status == 0)
    }
  }

  @Test("reports what touches a staged change, and counts the rest")
  func scope() throws {
    try withRepository { directory, repository in
      try directory.write(Self.forbidden, to: Self.app)
      try repository.commitAll()
      try directory.write(
        "public struct Service { public init() {} }\n", to: "Sources/Core/Service.swift")
      try repository.git("add", "-A")
      let run = try archcheck("check", "--staged", in: directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("1 finding in files that have not changed is left out."))
      try directory.write(Self.forbidden + "\n", to: Self.app)
      try repository.git("add", "-A")
      #expect(try check(directory).status == 1)
    }
  }

  @Test("takes configuration and baseline out of the index")
  func configuration() throws {
    try withRepository { directory, repository in
      try directory.write(Self.forbidden, to: Self.app)
      try directory.write("version: 1\nrules: {}\n", to: "archcheck.yml")
      try repository.git("add", Self.app)
      #expect(try check(directory).status == 1)
      try repository.git("checkout", "--", "archcheck.yml")
      try #require(try archcheck("baseline", in: directory.path).status == 0)
      #expect(try check(directory).status == 1)
      try repository.git("add", "-A")
      #expect(try check(directory).status == 0)
    }
  }

  @Test("reads the index that the environment names, as 'git commit -a' does")
  func otherIndex() throws {
    try withRepository { directory, repository in
      try repository.commitAll()
      let other = ["GIT_INDEX_FILE": "other.index"]
      try directory.write(Self.forbidden, to: Self.app)
      try FileManager.default.copyItem(
        atPath: directory.path(of: ".git/index"), toPath: directory.path(of: "other.index"))
      try repository.git("add", Self.app, with: other)
      #expect(try check(directory).status == 0)
      #expect(try check(directory, with: other).status == 1)
      let inside = try archcheck(
        ["check", "--staged", "--quiet", "Sources/.."], in: directory.path, with: other)
      #expect(inside.status == 1)
    }
  }

  @Test("follows links in the index, and sees a project below the repository's top")
  func linksAndFolders() throws {
    try withTemporaryDirectory { directory in
      for (path, text) in smallPackage { try directory.write(text, to: "a b/\(path)") }
      try directory.write(Self.rules, to: "a b/archcheck.yml")
      try directory.write(Self.forbidden, to: "shared/App.swift")
      try FileManager.default.removeItem(atPath: directory.path(of: "a b/Sources/App/App.swift"))
      try directory.write(Self.forbidden, to: "a b/Sources/Real/App.swift")
      try FileManager.default.createSymbolicLink(
        atPath: directory.path(of: "a b/Sources/App/App.swift"),
        withDestinationPath: "../Real/App.swift")
      try FileManager.default.createSymbolicLink(
        atPath: directory.path(of: "a b/Sources/App/Outside.swift"),
        withDestinationPath: "../../../shared/App.swift")
      let repository = try TestRepository(in: directory)
      try repository.git("add", "-A")
      let run = try archcheck("check", "--staged", "--quiet", "a b", in: directory.path)
      #expect(run.status == 1)
      #expect(run.output.contains("'App.App' uses 'Core.Service'"))
    }
  }

  @Test("says the same as a check of a clean checkout")
  func equality() throws {
    try withRepository { directory, repository in
      try directory.write(Self.forbidden, to: Self.app)
      try repository.git("add", "-A")
      try repository.git("checkout-index", "-a", "--prefix", directory.path(of: "clean/"))
      let clean = try archcheck("check", "--quiet", in: directory.path(of: "clean"))
      #expect(try check(directory).output == clean.output)
      // With a cache that knows files by their blobs.
      for _ in 0..<2 {
        let cached = try archcheck(
          ["check", "--staged", "--quiet", "--cache-path", directory.path(of: "cache")],
          in: directory.path, memory: nil)
        #expect(cached.output == clean.output)
      }
    }
  }

  @Test("is refused in a merge that is not finished, and without a repository")
  func refused() throws {
    try withRepository { directory, repository in
      try repository.commitAll()
      try repository.git("checkout", "-q", "-b", "other")
      try directory.write("struct A {}\n", to: Self.app)
      try repository.commitAll()
      try repository.git("checkout", "-q", "main")
      try directory.write("struct B {}\n", to: Self.app)
      try repository.commitAll()
      try repository.git("merge", "other")
      let run = try check(directory)
      #expect(run.status == 2)
      #expect(run.errors.contains("A merge is not finished: Sources/App/App.swift is in the index"))
    }
    try withSmallPackage { directory in
      let run = try check(directory, with: ["GIT_CEILING_DIRECTORIES": directory.path])
      #expect(run.status == 2 && run.errors.contains("--staged needs the index of git"))
    }
  }
}

/// Which findings a check reports.
@Suite("A check of what has changed")
struct ChangedSinceTests {
  private func withBranch<Result>(
    _ body: (TemporaryDirectory, TestRepository) throws -> Result
  ) throws -> Result {
    let rules = "version: 1\nrules:\n  r:\n    forbid: { from: App, to: Core }\n"
    return try withSmallPackage(["archcheck.yml": rules]) { directory in
      let repository = try TestRepository(in: directory)
      try repository.commitAll()
      try repository.git("checkout", "-q", "-b", "feature")
      try directory.write(
        "import Core\nstruct View { let s: Service }\n", to: "Sources/App/View.swift")
      return try body(directory, repository)
    }
  }

  @Test("reports what touches it, committed or not, tracked or not")
  func since() throws {
    try withBranch { directory, repository in
      for step in 0..<3 {
        if step == 1 { try repository.commitAll() }
        if step == 2 {
          try repository.git("checkout", "-q", "main")
          try directory.write("public struct More {}\n", to: "Sources/Core/More.swift")
          try repository.commitAll()
          try repository.git("checkout", "-q", "feature")
        }
        let run = try archcheck("check", "--changed-since", "main", in: directory.path)
        #expect(run.status == 1)
        #expect(run.output.contains("'App.View' uses") && !run.output.contains("'App.App' uses"))
        #expect(run.output.contains("1 finding in files that have not changed is left out."))
      }
    }
  }

  @Test("reports the metrics of components that have a changed file, and those of all together")
  func metrics() throws {
    let rules = """
      version: 1
      rules:
        each: { metric: { name: distance, max: 0 } }
        mean: { metric: { name: distance, over: mean, max: 0 } }
        idle: { forbid: { from: Nowhere, to: Core } }

      """
    try withSmallPackage(["archcheck.yml": rules]) { directory in
      let repository = try TestRepository(in: directory)
      try directory.write(
        "public struct Service { public let n = 1 }\n", to: "Sources/Core/Core.swift")
      try directory.write(
        "import Core\npublic struct App { let s: Service }\n", to: "Sources/App/App.swift")
      try repository.commitAll()
      let whole = try archcheck("check", in: directory.path)
      #expect(
        whole.output.contains("of 'App' is") == false && whole.output.contains("of 'Core' is"))
      #expect(whole.output.contains("Nowhere"))
      try repository.git("checkout", "-q", "-b", "feature")
      try directory.write("No source.\n", to: "README.md")
      let none = try archcheck("check", "--changed-since", "main", in: directory.path)
      #expect(none.status == 0)
      #expect(none.output.contains("3 findings in files that have not changed are left out."))
      try directory.write("struct View {}\n", to: "Sources/App/View.swift")
      let other = try archcheck("check", "--changed-since", "main", in: directory.path)
      #expect(other.output.contains("of 'Core' is") == false)
      #expect(other.output.contains("the mean of"))
      #expect(other.output.contains("Nowhere") == false)
      try directory.write("struct More {}\n", to: "Sources/Core/More.swift")
      let own = try archcheck("check", "--changed-since", "main", in: directory.path)
      #expect(own.output.contains("of 'Core' is"))
      #expect(own.output.contains("the mean of"))
    }
  }

  @Test("reports what touches the files of a list, from where it is written")
  func listed() throws {
    try withBranch { directory, _ in
      try directory.write("View.swift\nGone.swift\n", to: "Sources/App/list")
      try directory.write("App.swift\u{0}", to: "Sources/App/list0")
      let run = try archcheck(
        "check", "--paths-from", "list", "../..", in: directory.path(of: "Sources/App"))
      #expect(run.status == 1)
      #expect(run.output.contains("'App.View' uses") && !run.output.contains("'App.App' uses"))
      let other = try archcheck(
        "check", "--paths-from", "list0", "../..", in: directory.path(of: "Sources/App"))
      #expect(other.output.contains("'App.App' uses") && !other.output.contains("'App.View' uses"))
    }
  }

  @Test(
    "says what it does not understand",
    arguments: [
      (["--changed-since", "nope"], "Git cannot tell what has changed since 'nope'"),
      (["--changed-since=-x"], "give a revision"),
      (["--paths-from", "none"], "The list of paths 'none' cannot be read: it does not exist."),
      (["--staged", "--paths-from", "none"], "--staged and --paths-from contradict each other"),
      (["--staged", "--fix"], "--fix is for the whole project"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    try withBranch { directory, _ in
      let run = try archcheck(["check"] + arguments, in: directory.path)
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }
}
