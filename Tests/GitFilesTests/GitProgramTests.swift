import ArchTestSupport
import Foundation
import ProjectModel
import RunTestSupport
import SourceTrees
import Testing

@testable import GitFiles

/// What git says is compared with what git itself says of the same repository.
@Suite("Git's files, read without git")
struct GitComparisonTests {
  /// Ways in which a repository keeps the same things.
  enum Kind: String, CaseIterable {
    case plain
    case version4
    case split
    case sparse
    case sha256
    case withoutTrees
  }

  private func withRepository(
    _ kind: Kind, _ body: (TemporaryDirectory, TestRepository) throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      let repository = try TestRepository(in: directory)
      if kind == .sha256 {
        try FileManager.default.removeItem(atPath: directory.path(of: ".git"))
        try repository.git("init", "-q", "-b", "main", "--object-format=sha256")
        try repository.git("config", "user.email", "nobody@example.com")
        try repository.git("config", "user.name", "Nobody")
      }
      switch kind {
      case .version4: try repository.git("config", "index.version", "4")
      case .split:
        try repository.git("config", "core.splitIndex", "true")
        try repository.git("config", "splitIndex.maxPercentChange", "100")
      default: break
      }
      try body(directory, repository)
    }
  }

  /// Changes some files, in the work tree, the index, or both.
  private func change(
    _ directory: TemporaryDirectory, _ repository: TestRepository,
    _ generator: inout SeededGenerator, step: Int
  ) throws {
    let folders = ["", "app/", "app/a b/", "app/Deep/er/", "app.swift/", "lib/", "lib/ü/"]
    for _ in 0..<Int.random(in: 2...8, using: &generator) {
      let name =
        "\(folders.randomElement(using: &generator) ?? "")F\(Int.random(in: 0..<6, using: &generator))"
      let path = directory.path(of: name)
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      let exists = type != nil
      let isLink = type == .typeSymbolicLink
      switch Int.random(in: 0..<10, using: &generator) {
      case 0 where exists: try FileManager.default.removeItem(atPath: path)
      case 1 where exists: try repository.git("add", name)
      case 2 where exists && !isLink:
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: path)
      case 3 where !exists:
        try FileManager.default.createDirectory(
          atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
          withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: "no/such")
      case 4 where exists: try repository.git("rm", "-q", "--cached", name)
      case 5:
        try directory.write("intended \(step)\n", to: name + "i")
        try repository.git("add", "--intent-to-add", name + "i")
      default:
        if isLink { try FileManager.default.removeItem(atPath: path) }
        try directory.write("\(step) \(Int.random(in: 0..<3, using: &generator))\n", to: name)
      }
    }
    if Bool.random(using: &generator) { try repository.git("add", "-A", "app") }
  }

  private func list(_ run: Run) -> [String] {
    run.output.split(separator: "\0").map(String.init).sorted()
  }

  @Test(
    "list what git lists, and differ where git says so", arguments: Kind.allCases, [7 as UInt64, 8])
  func equality(kind: Kind, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try withRepository(kind) { directory, repository in
      for step in 0..<5 {
        try change(directory, repository, &generator, step: step)
        if step == 0 { try repository.git("add", "-A") }
        if step == 2 {
          try repository.commitAll()
          try repository.git("tag", "base")
          if kind == .sparse {
            let run = try repository.git(
              "sparse-checkout", "set", "--cone", "--sparse-index", "app")
            #expect(run.status == 0)
          }
          if kind == .withoutTrees { try repository.git("update-index", "--force-remove", "none") }
          continue
        }
        try compare(directory, repository, isCommitted: step > 2, kind)
      }
    }
  }

  private func compare(
    _ directory: TemporaryDirectory, _ repository: TestRepository, isCommitted: Bool, _ kind: Kind
  ) throws {
    try FileManager.default.createDirectory(
      atPath: directory.path(of: "app"), withIntermediateDirectories: true)
    for folder in ["", "app"] {
      let path = folder.isEmpty ? directory.path : directory.path(of: folder)
      let files = try FileSystem.live(root: path)
      let environment = ProcessInfo.processInfo.environment
      let checkout = try GitCheckout(around: files, environment: environment, workingFolder: "/")
      let git = try GitProgram(for: checkout, environment: environment)
      let index = try checkout.index(files).expanded(below: folder, git.objects)
      let prefix = folder.isEmpty ? "" : folder + "/"
      let own = index.entries[index.places(below: folder)].map { entry in
        "\(entry.id.digits) \(entry.stage)\t\(entry.path.dropFirst(prefix.count))"
      }
      let theirs = list(try repository.git("-C", path, "ls-files", "--stage", "-z"))
      #expect(own.sorted() == theirs.map { String($0.dropFirst(7)) }.sorted())
      let staged = try StagedFiles(below: files, in: checkout, git).changed.sorted()
        .filter { kind != .sparse || !$0.hasSuffix("i") }
      guard kind != .sparse else {
        #expect(staged == Self.difference(theirs, try tree(folder, repository)))
        continue
      }
      let changed = list(
        try repository.git(
          "-C", path, "diff", "--cached", "--name-only", "--no-renames", "--relative", "-z"))
      #expect(staged == changed)
      guard isCommitted else { continue }
      let changes = try WorkTreeChanges(since: "base", below: files, in: checkout, git)
      var expected = list(
        try repository.git(
          "-C", path, "diff", "--name-only", "--no-renames", "--relative", "-z", "base"))
      expected += list(
        try repository.git("-C", path, "ls-files", "--others", "--exclude-standard", "-z"))
      let all = Set(list(try repository.git("-C", path, "ls-files", "-co", "-z")) + expected)
      // Without SHA-256 of its own, archcheck takes a file that was touched for a changed one.
      guard kind != .sha256 else {
        #expect(Set(expected).isSubset(of: all.filter(changes.contains)))
        continue
      }
      // The permissions in the work tree are no matter of architecture.
      let modes = Set(
        list(
          try repository.git("-C", path, "diff", "--name-only", "--relative", "-z", "-G.", "base")))
      let counted = Set(expected).filter { name in
        modes.contains(name) || !isOnlyMode(name, in: path, repository)
      }
      #expect(Set(all.filter(changes.contains)) == counted)
    }
  }

  /// The files of the last commit below a folder, as `git ls-files --stage` would list them.
  private func tree(_ folder: String, _ repository: TestRepository) throws -> [String] {
    let top = folder.isEmpty ? "HEAD" : "HEAD:\(folder)"
    return list(try repository.git("ls-tree", "-r", "-z", "--full-tree", top)).map { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      return "\(words[0]) \(words[2]) 0\t\(parts[1])"
    }
  }

  /// The paths of the lines that only one list has. (In a sparse index git 2.39 names some paths that do not
  /// differ, and several times.)
  private static func difference(_ index: [String], _ tree: [String]) -> [String] {
    let lines = Set(index).symmetricDifference(tree).filter { !$0.hasSuffix("i") }
    return Set(lines.compactMap { $0.split(separator: "\t", maxSplits: 1).last.map(String.init) })
      .sorted()
  }

  /// Whether a file differs in nothing but who may run it, and that is not in the index.
  private func isOnlyMode(_ name: String, in path: String, _ repository: TestRepository) -> Bool {
    let run = try? repository.git(
      "-C", path, "diff", "--raw", "--no-abbrev", "--no-renames", "base", "--", name)
    let indexRun = try? repository.git("-C", path, "diff", "--cached", "--raw", "base", "--", name)
    guard let words = run?.output.split(separator: " "), words.count > 4 else { return false }
    guard indexRun?.output.isEmpty == true else { return false }
    let file = try? repository.git("-C", path, "hash-object", "--no-filters", "--", name)
    return file.map { words[2] == $0.output.dropLast() } ?? false
  }
}

@Suite("Changes of the work tree")
struct WorkTreeChangesTests {
  private func changes(
    _ files: FileSystem, since revision: String = "HEAD"
  ) throws -> WorkTreeChanges {
    let environment = ProcessInfo.processInfo.environment
    let checkout = try GitCheckout(around: files, environment: environment, workingFolder: "/")
    let git = try GitProgram(for: checkout, environment: environment)
    return try WorkTreeChanges(since: revision, below: files, in: checkout, git)
  }

  @Test("are none where only the ends of lines or the time are others, or a filter would say so")
  func same() throws {
    try withTemporaryDirectory(files: ["a.swift": "a\nb\n", "b.swift": "b\n"]) { directory in
      let repository = try TestRepository(in: directory)
      try repository.commitAll()
      try directory.write("a\r\nb\r\n", to: "a.swift")
      try directory.write("b\n", to: "b.swift")
      try directory.write("*.swift filter=x\n", to: ".gitattributes")
      try repository.git("config", "filter.x.clean", "touch ran; cat")
      let changes = try changes(.live(root: directory.path))
      #expect(!changes.contains("a.swift") && !changes.contains("b.swift"))
      #expect(changes.contains(".gitattributes"))
      try directory.write("a\n\rb\n", to: "a.swift")
      #expect(try self.changes(.live(root: directory.path)).contains("a.swift"))
      #expect(!FileManager.default.fileExists(atPath: directory.path(of: "ran")))
    }
  }

  @Test("are not looked for behind a link that leads out of the work tree")
  func outside() throws {
    try withTemporaryDirectory(files: ["in/a": "a\n", "b": "b\n"]) { directory in
      let repository = try TestRepository(in: directory)
      try repository.commitAll()
      try withTemporaryDirectory(files: ["a": "a\n"]) { outside in
        try FileManager.default.removeItem(atPath: directory.path(of: "in"))
        try FileManager.default.createSymbolicLink(
          atPath: directory.path(of: "in"), withDestinationPath: outside.path)
        let changes = try changes(.live(root: directory.path))
        #expect(changes.contains("in/a") && !changes.contains("b"))
      }
    }
  }

  @Test("in a submodule are those of the submodule, and ignored files are none")
  func submodules() throws {
    try withTemporaryDirectory(files: ["a": "a\n", ".gitignore": "out\n"]) { directory in
      let repository = try TestRepository(in: directory)
      try repository.git("init", "-q", "Sub")
      try directory.write("s\n", to: "Sub/s")
      try repository.git("-C", "Sub", "add", "-A")
      try repository.git(
        "-C", "Sub", "-c", "user.name=N", "-c", "user.email=n@example.com", "commit", "-qm", "One")
      try repository.commitAll()
      try directory.write("t\n", to: "Sub/t")
      try directory.write("o\n", to: "out/o")
      let changes = try changes(.live(root: directory.path))
      #expect(!changes.contains("Sub/s") && !changes.contains("Sub/t"))
      #expect(!changes.contains("out/o") && changes.contains("new"))
    }
  }
}

@Suite("The program git")
struct GitProgramTests {
  private func withCommit(
    _ body: (TemporaryDirectory, TestRepository, FileSystem) throws -> Void
  ) throws {
    try withTemporaryDirectory(files: ["a.swift": "struct A {}\n"]) { directory in
      let repository = try TestRepository(in: directory)
      try repository.commitAll()
      try body(directory, repository, try FileSystem.live(root: directory.path))
    }
  }

  private let environment = ProcessInfo.processInfo.environment

  private func git(
    _ files: FileSystem, _ variables: [String: String] = [:],
    patience: Duration = GitProgram.patience
  ) throws -> (GitCheckout, GitProgram) {
    let environment = environment.merging(variables) { $1 }
    let checkout = try GitCheckout(
      around: files, environment: environment, workingFolder: files.rootPath)
    return (checkout, try GitProgram(for: checkout, environment: environment, patience: patience))
  }

  private func plant(_ script: String, at path: String, in directory: TemporaryDirectory) throws {
    try directory.write("#!/bin/sh\n\(script)\n", to: "\(path).text")
    // Written by another process: a file that a test beside this one has inherited open cannot be run.
    let run = try run(
      "/usr/bin/env", ["install", "-m", "755", "\(path).text", path], in: directory.path)
    try #require(run.status == 0)
  }

  @Test("is never the one of the project, however it comes to PATH")
  func planted() throws {
    try withCommit { directory, _, files in
      try plant("echo planted; exit 1", at: "bin/git", in: directory)
      try withTemporaryDirectory { outside in
        try FileManager.default.createSymbolicLink(
          atPath: outside.path(of: "link"), withDestinationPath: directory.path(of: "bin"))
        let path = environment["PATH"] ?? ""
        for planted in ["bin", ".", "", directory.path(of: "bin"), outside.path(of: "link")] {
          let (_, git) = try git(files, ["PATH": "\(planted):\(path)"])
          #expect(try git.mergeBase(with: "HEAD").count == 40)
        }
      }
      #expect(throws: GitFailure.self) { try self.git(files, ["PATH": directory.path(of: "bin")]) }
    }
  }

  @Test("is ended when it says nothing")
  func hangs() throws {
    try withCommit { directory, _, files in
      try withTemporaryDirectory { outside in
        for script in ["/bin/sleep 60", "exec 1>&-; /bin/sleep 60", "/usr/bin/yes >&2"] {
          try directory.write("", to: "starts")
          try plant(
            "echo >> '\(directory.path(of: "starts"))'; \(script)", at: "git", in: outside)
          let (_, git) = try git(files, ["PATH": outside.path], patience: .seconds(1))
          let failure = #expect(throws: GitFailure.self) { try git.mergeBase(with: "HEAD") }
          #expect(failure?.reason == "it does not answer in time")
          let objects = git.objects
          for _ in 0..<3 {
            let other = #expect(throws: GitObjects.Failure.self) {
              try objects.object("HEAD", limit: 100)
            }
            #expect(other != .missing)
          }
          // What it waits for once, it would wait for again.
          #expect(try directory.read("starts") == "\n\n")
        }
      }
    }
  }

  @Test("that ends early, or says what it should not, is a failure and no crash")
  func lies() throws {
    try withCommit { _, _, files in
      try withTemporaryDirectory { outside in
        for script in [
          "exit 0", "exec 0<&-; /bin/sleep 1", "echo; exit 0", "echo x blob 99; echo short",
        ] {
          try plant(script, at: "git", in: outside)
          let (_, git) = try git(files, ["PATH": outside.path], patience: .seconds(5))
          #expect(throws: GitObjects.Failure.self) { try git.objects.object("HEAD", limit: 100) }
        }
      }
    }
  }

  @Test("may be a script that looks for the real one")
  func script() throws {
    try withCommit { directory, _, files in
      try withTemporaryDirectory { outside in
        let path = "\(outside.path(of: "shims")):\(environment["PATH"] ?? "")"
        // A script that finds itself again would never end.
        try plant(
          "PATH=${PATH#*:}; exec env git \"$@\"", at: "shims/git", in: outside)
        let (_, git) = try git(files, ["PATH": "\(path):\(directory.path)"])
        #expect(try git.mergeBase(with: "HEAD").count == 40)
      }
    }
  }

  @Test("sees no variable that could name a program, and none that says what to trace")
  func variables() throws {
    try withCommit { _, _, files in
      try withTemporaryDirectory { outside in
        try plant("PATH=/usr/bin:/bin; env; exit 1", at: "git", in: outside)
        let (_, git) = try git(
          files,
          [
            "PATH": outside.path, "GIT_EXTERNAL_DIFF": "x", "GIT_TRACE": "/x", "GIT_SSH": "x",
            "GIT_CONFIG_PARAMETERS": "x", "GIT_CONFIG_COUNT": "1", "GIT_ASKPASS": "x",
            "GIT_EXEC_PATH": "/x", "BASH_ENV": "x", "ENV": "x", "PAGER": "x", "GIT_PAGER": "x",
          ])
        let process = try git.startObjects()
        process.closeInput()
        var output: [UInt8] = []
        while case let some = try process.read(), !some.isEmpty { output += some }
        let names = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap {
          $0.split(separator: "=").first.map(String.init)
        }
        let known: Set = [
          "DEVELOPER_DIR", "DYLD_FALLBACK_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "GIT_ALLOW_PROTOCOL",
          "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM",
          "GIT_CONFIG_SYSTEM", "GIT_DIR", "GIT_EXEC_PATH", "GIT_GRAFT_FILE", "GIT_NO_LAZY_FETCH",
          "GIT_NO_REPLACE_OBJECTS", "GIT_OPTIONAL_LOCKS", "GIT_TERMINAL_PROMPT", "HOME", "LC_ALL",
          "LD_LIBRARY_PATH", "LOGNAME", "PATH", "TMPDIR", "USER", "XDG_CONFIG_HOME",
          // The shell's own.
          "PWD", "OLDPWD", "SHLVL", "_",
        ]
        #expect(names.contains("GIT_DIR"))
        #expect(names.filter { !known.contains($0) }.isEmpty)
        #expect(!String(decoding: output, as: UTF8.self).contains("GIT_EXEC_PATH=/x"))
      }
    }
  }

  @Test("hands out objects of any size, no more than asked for, and says which it lacks")
  func objects() throws {
    try withCommit { directory, repository, files in
      let text = String(repeating: "0123456789\n", count: 300_000)
      try directory.write(text, to: "large")
      try repository.git("add", "large")
      let (_, git) = try git(files)
      let objects = git.objects
      #expect(try objects.object(":large", limit: 4 << 20).bytes == Array(text.utf8))
      #expect(throws: GitObjects.Failure.tooLarge(size: text.utf8.count)) {
        try objects.object(":large", limit: 1000)
      }
      let none = String(repeating: "0", count: 40)
      for name in [none, "nothing", "HEAD:none", "a\nb", ""] {
        #expect(throws: GitObjects.Failure.missing) { try objects.object(name, limit: 1000) }
      }
      #expect(try objects.object(":a.swift", limit: 1000).bytes == Array("struct A {}\n".utf8))
    }
  }

  @Test("fetches nothing in a partial clone, and says what is missing")
  func partialClone() throws {
    try withCommit { directory, repository, _ in
      try repository.git("config", "uploadpack.allowFilter", "true")
      try repository.git("config", "uploadpack.allowAnySHA1InWant", "true")
      try withTemporaryDirectory { outside in
        let cloned = try repository.git(
          "clone", "-q", "--filter=blob:none", "--no-checkout", "file://\(directory.path)",
          outside.path(of: "clone"))
        #expect(cloned.status == 0, "\(cloned.errors)")
        try repository.git("-C", outside.path(of: "clone"), "read-tree", "HEAD")
        let files = try FileSystem.live(root: outside.path(of: "clone"))
        let (checkout, git) = try git(files)
        let staged = try StagedFiles(below: files, in: checkout, git).files(outside: files)
        for _ in 0..<2 {
          #expect(throws: FileSystemError.notInClone) { try staged.read("a.swift", 1000) }
        }
      }
    }
  }

  @Test("takes no folder for an empty one that this clone lacks")
  func missingTrees() throws {
    try withTemporaryDirectory(files: ["out/a.swift": "a\n", "in/b.swift": "b\n"]) { directory in
      let repository = try TestRepository(in: directory)
      try repository.commitAll()
      try repository.git("sparse-checkout", "set", "--cone", "--sparse-index", "in")
      let tree = try repository.git("rev-parse", "HEAD:out").output
      try FileManager.default.removeItem(
        atPath: directory.path(of: ".git/objects/\(tree.prefix(2))/\(tree.dropFirst(2).dropLast())")
      )
      let files = try FileSystem.live(root: directory.path)
      let (checkout, git) = try git(files)
      #expect(throws: StagedFiles.Failure.self) {
        try StagedFiles(below: files, in: checkout, git)
      }
    }
  }

  @Test("finds the repository of a linked work tree, a submodule and a folder that looks like one")
  func places() throws {
    try withCommit { directory, repository, _ in
      try withTemporaryDirectory { outside in
        let linked = outside.path(of: "linked")
        try repository.git("worktree", "add", "-q", linked, "-b", "other")
        let files = try FileSystem.live(root: linked)
        #expect(try git(files).0.index(files).contains("a.swift"))
        // As git sets it for hooks there.
        let named = ["GIT_DIR": directory.path(of: ".git/worktrees/linked")]
        #expect(try git(files, named).0.top == files.rootPath)
      }
      try repository.git("init", "-q", "--bare", "App")
      let files = try FileSystem.live(root: directory.path(of: "App"))
      let (checkout, _) = try git(files)
      #expect(checkout.top == directory.path && checkout.prefix == "App")
    }
  }

  @Test("is not waited for where a pipe stands in the place of its files")
  func pipes() throws {
    for name in ["HEAD", "config", "index", "commondir"] {
      try withCommit { directory, _, files in
        let path = directory.path(of: ".git/\(name)")
        try? FileManager.default.removeItem(atPath: path)
        try #require(mkfifo(path, 0o600) == 0)
        let failure = #expect(throws: GitFailure.self) {
          let (checkout, _) = try self.git(files)
          _ = try checkout.index(files)
        }
        #expect(failure?.reason.contains("not a regular file") == true)
      }
    }
  }
}
