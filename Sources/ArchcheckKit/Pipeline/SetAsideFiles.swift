import Containment
import ProjectModel
import SourceFacts
import SourceText

/// The files below a root without which a run goes on, because earlier attempts failed on them.
package struct SetAsideFiles: Sendable {
  /// A file by its path relative to the root.
  private struct Entry: Sendable {
    var path: String
    var stage: Stage
    var cause: SetAsideFile.Cause

    /// Whether the run does not see the file at all.
    ///
    /// A manifest or another document stays: it decides what the project is, so it counts as one that
    /// is not understood, and not as one that is missing.
    var isHidden: Bool { stage != .manifest && stage != .comments }
  }

  /// Sorted by path.
  private let entries: [Entry]

  /// Takes those that lie below a root.
  init(_ files: [SetAsideFile], root: String) {
    let folder = root == "/" ? "" : root
    entries = files.compactMap { file in
      guard ProjectPath.isInside(file.path, of: folder), !file.path.equalsInBytes(root) else {
        return nil
      }
      let below = String(decoding: file.path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
      return Entry(path: below, stage: file.stage, cause: file.cause)
    }.sorted { $0.path.precedesInBytes($1.path) }
  }

  /// Their paths, sorted, each one once.
  package var paths: [String] {
    var paths: [String] = []
    for entry in entries where paths.last != entry.path { paths.append(entry.path) }
    return paths
  }

  /// The files that the run does not see at all.
  var hidden: Set<ByteKey> { Set(entries.filter(\.isHidden).map { ByteKey($0.path) }) }

  /// How many source files the run does not see.
  var hiddenSources: Int {
    hidden.count { SourceFileKind.isSource($0.string) }
  }

  /// Whether a manifest counts as not understood.
  func hasManifest(_ path: String) -> Bool { contains(path, in: .manifest) }

  /// Whether the comments of a document are left out.
  func hasComments(of path: String) -> Bool { contains(path, in: .comments) }

  private func contains(_ path: String, in stage: Stage) -> Bool {
    entries.contains { $0.stage == stage && $0.path.equalsInBytes(path) }
  }

  /// What is to be said about them.
  package var problems: [Problem] {
    entries.map { entry in
      Problem(
        .setAside, message: Self.message(about: entry), location: SourceLocation(path: entry.path))
    }
  }

  /// Why a file that was asked for by name is hidden; `nil` for one that is not.
  func factProblem(of path: String) -> FactProblem? {
    guard let entry = entries.first(where: { $0.isHidden && $0.path.equalsInBytes(path) }) else {
      return nil
    }
    return FactProblem(kind: .setAside, offset: -1, message: Self.message(about: entry))
  }

  private static func message(about entry: Entry) -> String {
    let report =
      "please report it"
      + (ReleaseNames.issues.map { " at \($0)" } ?? "")
      + ": send the file, this message and what 'archcheck --version' prints, see docs/containment.md"
    let (what, advice) =
      switch entry.cause {
      case .signal(let name): ("archcheck failed (\(name))", "Exclude it, and \(report).")
      case .time:
        (
          "archcheck took longer than a file may take",
          "Exclude it or raise `sources: max-file-seconds`, and \(report)."
        )
      case .memory:
        ("archcheck took more memory than a file may take", "Exclude it, and \(report).")
      }
    let place = "in the stage '\(entry.stage.name)'"
    return "The file was set aside, because \(what) \(place): \(consequence(of: entry)). \(advice)"
  }

  private static func consequence(of entry: Entry) -> String {
    switch entry.stage {
    case .manifest: "it counts as a manifest that is not understood"
    case .comments: "its comments suppress nothing"
    default: "the results are those of a project without it"
    }
  }
}
