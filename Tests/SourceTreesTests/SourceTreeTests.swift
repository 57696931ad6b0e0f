import ArchTestSupport
import GitFiles
import ProjectModel
import SourceText
import Testing

@testable import SourceTrees

@Suite("A source tree")
struct SourceTreeTests {
  @Test("lists files sorted by the bytes of their paths")
  func order() throws {
    #expect(
      try files(["b.swift": "", "a-b/x.swift": "", "a/x.swift": ""]) == [
        "a-b/x.swift", "a/x.swift", "b.swift",
      ])
  }

  @Test("leaves out hidden folders and those that tools build into")
  func buildFolders() throws {
    #expect(
      try files([
        ".build/a.swift": "", ".build/checkouts/kit/Package.swift": "",
        ".build/out/Intermediates.noindex/Kit.build/DerivedSources/r.swift": "",
        ".build/out/Products/Debug/include/Kit-Swift.h": "", "DerivedData/b.swift": "",
        ".hidden.swift": "", "build/c.swift": "",
      ]) == ["build/c.swift"])
  }

  @Test("knows files of every sort, hidden ones beside the others, but not what git ignores")
  func projectFiles() throws {
    let tree = try SourceTree(
      .inMemory([
        ".gitignore": "*.log\n.env\n", ".git/HEAD": "", ".env": "", ".DS_Store": "",
        ".swiftlint.yml": "", "App/Main.storyboard": "", "App/build.log": "", ".ci/x.yml": "",
        "Out/a.plist": "",
      ]), isExcluded: { $0.hasPrefix("Out") })
    #expect(
      tree.projectFiles().sortedByBytes() == [
        ".gitignore", ".swiftlint.yml", "App/Main.storyboard",
      ])
  }

  @Test("leaves out what git ignores, from the repository's root down")
  func ignored() throws {
    let tree = try files([
      "../.git/HEAD": "", "../.gitignore": "*.gen.swift\n/Sample/out\n",
      "../.git/info/exclude": "Local.swift", "out/a.swift": "", "a.gen.swift": "",
      "Local.swift": "", ".gitignore": "!kept.gen.swift", "kept.gen.swift": "", "b.swift": "",
    ])
    #expect(tree == ["b.swift", "kept.gen.swift"])
  }

  @Test("keeps ignored files that git tracks")
  func tracked() throws {
    let index = String(decoding: indexBytes(["gen/a.swift"]), as: UTF8.self)
    let tree = try files([
      ".git/index": index, ".gitignore": "gen/\n", "gen/a.swift": "", "gen/b.swift": "",
      "gen/deep/c.swift": "",
    ])
    #expect(tree == ["gen/a.swift"])
  }

  @Test("keeps those that a split index names in its shared part")
  func splitIndex() throws {
    let shared = [UInt8](repeating: 0x11, count: 20)
    var files: [String: [UInt8]] = [
      ".git/index": indexBytes(["gen/b.swift"], extensions: ["link": shared]),
      ".gitignore": Array("gen/\n".utf8),
      "gen/a.swift": [], "gen/b.swift": [], "gen/c.swift": [],
    ]
    let missing = try SourceTree(.inMemory(bytes: files))
    #expect(missing.countedFiles { _ in true }.map(\.path) == ["gen/b.swift"])
    #expect(missing.problems.map(\.message).contains { $0.contains("is missing") })
    files[".git/sharedindex." + String(repeating: "11", count: 20)] = indexBytes(["gen/a.swift"])
    let tree = try SourceTree(.inMemory(bytes: files))
    #expect(tree.countedFiles { _ in true }.map(\.path) == ["gen/a.swift", "gen/b.swift"])
    #expect(tree.problems.isEmpty)
  }

  @Test(
    "says which files of git it cannot read",
    arguments: [
      (".git/index", "The index of git is not understood"),
      (".gitignore", "Git's file .gitignore cannot be read: permission denied"),
      (".git/info/exclude", "Git's file .git/info/exclude cannot be read: permission denied"),
      ("Sub/.gitignore", "Git's file Sub/.gitignore cannot be read: permission denied"),
    ])
  func unreadableGitFiles(path: String, message: String) throws {
    let files = [
      ".git/index": "DIRC, but no more", ".git/info/exclude": "", ".gitignore": "gen/\n",
      "Sub/.gitignore": "", "gen/a.swift": "", "Sub/b.swift": "",
    ]
    let isIndex = path.hasSuffix("index")
    let tree = try SourceTree(.inMemory(files, unreadable: isIndex ? [] : [path]))
    let problem = try #require(tree.problems.first { $0.location?.path == path })
    #expect(problem.kind == .unreadableFile)
    #expect(problem.message.hasPrefix(message))
    #expect(tree.countedFiles { $0.hasSuffix("b.swift") }.count == 1)
  }

  @Test("reads no ignore file beyond a size")
  func hugeIgnoreFile() throws {
    let text = String(repeating: "a", count: GitRepository.ignoreLimit) + "\ngen\n"
    let tree = try SourceTree(
      .inMemory([".git/HEAD": "", ".gitignore": text, "gen/a.swift": ""]))
    #expect(tree.problems.map(\.location?.path) == [".gitignore"])
    #expect(tree.countedFiles { $0.hasSuffix(".swift") }.map(\.path) == ["gen/a.swift"])
  }

  @Test("reads the rules of a worktree through its .git file")
  func worktree() throws {
    let tree = try files([
      ".git": "gitdir: ../main/.git/worktrees/w\n", "../main/.git/worktrees/w/commondir": "../..\n",
      "../main/.git/worktrees/w/../../info/exclude": "a.swift", "a.swift": "", "b.swift": "",
    ])
    #expect(tree == ["b.swift"])
  }

  @Test("takes the rules of a repository within, not those around it")
  func nestedRepository() throws {
    let tree = try files([
      ".git/HEAD": "", ".gitignore": "*.gen.swift\n", "Sub/.git": "gitdir: ../.git/modules/Sub",
      "Sub/a.gen.swift": "", "a.gen.swift": "",
    ])
    #expect(tree == ["Sub/a.gen.swift"])
  }

  @Test("ignores nothing by rules that ignore its root itself")
  func ignoredRoot() throws {
    #expect(
      try files(["../.git/HEAD": "", "../.gitignore": "Sample/**\nSample\n", "a.swift": ""])
        == ["a.swift"])
  }

  @Test("leaves out what the configuration excludes, even when it is named")
  func excluded() throws {
    let tree = try SourceTree(
      .inMemory(["gen/a.swift": "", "b.swift": ""]), isExcluded: { $0.hasPrefix("gen") })
    #expect(tree.countedFiles { _ in true }.map(\.path) == ["b.swift"])
    #expect(tree.sources(at: "gen", excluding: { _ in false }) == [])
  }

  @Test("brings back an ignored folder or file that is named")
  func named() throws {
    let tree = try SourceTree(
      .inMemory([
        ".git/HEAD": "", ".gitignore": "gen/\nSecret.swift\n", "gen/deep/a.swift": "",
        "gen/b.swift": "", "Secret.swift": "",
      ]))
    #expect(tree.sources(at: "gen/deep", excluding: { _ in false }) == ["gen/deep/a.swift"])
    #expect(tree.sources(at: "Secret.swift", excluding: { _ in false }) == ["Secret.swift"])
    #expect(tree.sources(at: "", excluding: { _ in false }) == [])
    #expect(
      tree.sources(at: "gen", excluding: { _ in false }) == ["gen/b.swift", "gen/deep/a.swift"])
  }

  @Test("has no sources in built frameworks, unless one is named")
  func builtFrameworks() throws {
    let inner = "K/core.xcframework/macos/Core.framework/Headers"
    let tree = try SourceTree(
      .inMemory([
        "K/k.m": "", "\(inner)/Core.h": "", "K/Old.framework/Headers/Old.h": "",
        "K/framework/f.h": "",
      ]))
    #expect(tree.sources(at: "", excluding: { _ in false }) == ["K/framework/f.h", "K/k.m"])
    #expect(tree.sources(at: inner, excluding: { _ in false }) == ["\(inner)/Core.h"])
    #expect(tree.sources(at: "\(inner)/Core.h", excluding: { _ in false }) == ["\(inner)/Core.h"])
  }

  @Test("gives a linked folder's files the paths that they have there")
  func linkedFolder() throws {
    let tree = try SourceTree(.inMemory(["A/x.swift": ""], links: ["B": "A"]))
    #expect(tree.countedFiles { _ in true }.map(\.path) == ["A/x.swift"])
    #expect(tree.sources(at: "B", excluding: { _ in false }) == ["A/x.swift"])
  }

  @Test(
    "ends a loop of links with a problem",
    arguments: [
      ["A/up": ""], ["A/self": "A/self"], ["A/b": "B", "B/a": "A"],
    ])
  func loops(links: [String: String]) throws {
    let tree = try SourceTree(
      .inMemory(["A/x.swift": "", "B/y.swift": ""], links: links))
    #expect(tree.problems.map(\.kind) == [.symbolicLinkLoop])
    #expect(tree.countedFiles { _ in true }.map(\.path) == ["A/x.swift", "B/y.swift"])
  }

  @Test("does not follow a link out of the root, with a problem")
  func outside() throws {
    let tree = try SourceTree(
      .inMemory(["a.swift": "", "../Other/b.swift": ""], links: ["Other": "../Other"]))
    #expect(tree.problems.map(\.kind) == [.pathOutsideRoot])
    #expect(tree.countedFiles { _ in true }.map(\.path) == ["a.swift"])
  }

  @Test("says of a source that only a link out of the root leads to that it is not read")
  func outsideSource() throws {
    let links = ["a.swift": "../Other/b.swift", "b.swift": "../Other/b.swift"]
    let tree = try SourceTree(
      .inMemory(["../Other/b.swift": ""], links: links)
    ) { $0 == "b.swift" }
    #expect(tree.problems.map(\.kind) == [.unreadableFile], "what is excluded is of no interest")
    #expect(tree.problems.first?.location?.path == "a.swift")
  }

  @Test("goes on behind a folder that cannot be listed, with a problem")
  func unreadable() throws {
    let tree = try SourceTree(
      .inMemory(["A/x.swift": "", "B/y.swift": ""], unreadable: ["A"]))
    #expect(
      tree.problems == [
        Problem(
          .unreadableFile,
          message:
            "The folder A cannot be listed: permission denied. Its contents are not analysed.",
          location: SourceLocation(path: "A"))
      ])
    #expect(tree.countedFiles { _ in true }.map(\.path) == ["B/y.swift"])
  }

  @Test("finds a name that differs in case, and says that it does")
  func caseFallback() throws {
    let tree = try SourceTree(.inMemory(["Sources/Core/a.swift": ""]))
    let inexact = try #require(tree.look(up: "sources/core"))
    #expect(inexact.found == .folder(path: "Sources/Core"))
    #expect(!inexact.isExact)
    #expect(try #require(tree.look(up: "Sources/Core")).isExact)
    #expect(tree.look(up: "Sources/Cord") == nil)
    // What was found out about a folder holds for all of its files.
    for name in ["a.swift", "A.swift", "a.swift"] {
      let file = try #require(tree.look(up: "sources/core/\(name)"))
      #expect(!file.isExact)
      let exact = try #require(tree.look(up: "Sources/Core/\(name)"))
      #expect(exact.isExact == (name == "a.swift"))
      #expect(tree.look(up: "Sources/Cord/\(name)") == nil)
    }
    #expect(tree.look(up: "Sources//Core/")?.found == .folder(path: "Sources/Core"))
  }

  private func files(_ contents: [String: String]) throws -> [String] {
    let tree = try SourceTree(.inMemory(contents, rootPath: "/projects/Sample"))
    return tree.countedFiles(where: SourceFileKind.isSource).map(\.path)
  }
}

@Suite("Paths in manifests")
struct ProjectPathTests {
  @Test(
    "are resolved against the folder of their manifest",
    arguments: [
      (path: "../B/./c", base: "A", expected: "B/c" as String?),
      (path: "", base: "A", expected: "A"),
      (path: ".", base: "", expected: ""),
      (path: "a//b/", base: "", expected: "a/b"),
      (path: "../../x", base: "A", expected: nil),
      (path: "/etc", base: "A", expected: nil),
      (path: "~/x", base: "A", expected: nil),
    ])
  func resolution(path: String, base: String, expected: String?) {
    #expect(ProjectPath.resolve(path, from: base) == expected)
  }
}

@Suite("Module names")
struct ModuleNameTests {
  @Test(
    "are C99 extended identifiers",
    arguments: [
      ("Target With Spaces", "Target_With_Spaces"), ("2D", "_D"), ("swift-log", "swift_log"),
      ("Grün", "Grün"), ("A.B+C", "A_B_C"), ("Core2", "Core2"),
    ])
  func names(name: String, expected: String) { #expect(moduleName(from: name) == expected) }
}
