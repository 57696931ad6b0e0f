import Foundation
import ProjectDiscovery
import ProjectModel
import ProjectTestSupport
import SourceText
import Testing

@testable import SourceTrees

@Suite("The live file system")
struct LiveFileSystemTests {
  @Test("lists links, loops and pipes for what they are")
  func listing() throws {
    try withFolder { folder, root in
      try write("x", to: folder, "A/x.swift")
      try link(folder, "A/up", to: "..")
      try link(folder, "A/self", to: "self")
      try link(folder, "gone", to: "nowhere")
      try link(folder, "out", to: "/")
      try link(folder, "y.swift", to: "A/x.swift")
      mkfifo(root + "/pipe", 0o600)
      let files = try FileSystem.live(root: root)
      #expect(
        try files.list("").entries.map(\.kind) == [
          .folder, .link(.missing), .link(.outside), .other, .link(.file("A/x.swift")),
        ])
      #expect(
        try files.list("A").entries.map(\.kind) == [
          .link(.loop), .link(.folder("")), .file,
        ])
      #expect(throws: FileSystemError.notAFile) { try files.read("pipe", 10) }
    }
  }

  @Test("reads a file up to a limit")
  func reading() throws {
    try withFolder { folder, root in
      try write("four", to: folder, "x")
      let files = try FileSystem.live(root: root)
      #expect(try files.read("x", 4) == Array("four".utf8))
      #expect(throws: FileSystemError.tooLarge(size: 4, limit: 3)) { try files.read("x", 3) }
      #expect(throws: FileSystemError.notFound) { try files.read("y", 3) }
      #expect(throws: FileSystemError.notAFile) { try files.read("", 3) }
    }
  }

  @Test("needs a folder as its root")
  func root() throws {
    try withFolder { folder, root in
      try write("x", to: folder, "file")
      #expect(throws: FileSystemError.notFound) { try FileSystem.live(root: root + "/gone") }
      #expect(throws: FileSystemError.notAFolder) { try FileSystem.live(root: root + "/file") }
    }
  }

  @Test("carries a whole project with ignored files, loops and an unreadable folder")
  func wholeProject() throws {
    try withFolder { folder, root in
      try write("targets: {T: {type: framework, sources: S}}", to: folder, "project.yml")
      try write("", to: folder, "S/a.swift")
      try write("", to: folder, "S/b.gen.swift")
      try write("", to: folder, "S/locked/c.swift")
      try write("", to: folder, ".git/HEAD")
      try write("*.gen.swift", to: folder, ".gitignore")
      try link(folder, "S/loop", to: ".")
      chmod(root + "/S/locked", 0)
      defer { chmod(root + "/S/locked", 0o700) }
      let tree = try SourceTree(FileSystem.live(root: root))
      let project = try discoverProject(tree: tree) { manifest in
        EvaluatedManifest(
          root: nil, places: ManifestPlaces(path: manifest.path, lines: LineTable(starts: [])))
      }
      // The superuser reads every folder.
      let isSuperuser = geteuid() == 0
      #expect(
        project.modules.map(\.sources) == [
          isSuperuser ? ["S/a.swift", "S/locked/c.swift"] : ["S/a.swift"]
        ])
      #expect(
        project.problemKinds
          == (isSuperuser ? [.symbolicLinkLoop] : [.unreadableFile, .symbolicLinkLoop]).reversed())
    }
  }

  private func withFolder(_ body: (URL, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder, folder.path)
  }

  private func write(_ text: String, to folder: URL, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ folder: URL, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }
}
