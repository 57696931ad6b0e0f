import ProjectModel
import SourceText

/// A file on the command line: its path from the project's root, or as seen from the working
/// directory.
package struct FileArgument {
  private let written: String
  private let analysis: ProjectAnalysis
  /// The paths that may be meant, relative to the root.
  private let candidates: [String]

  /// Looks at a path as written.
  package init(_ written: String, in analysis: ProjectAnalysis) {
    self.written = written
    self.analysis = analysis
    let fromRoot = ProjectPath.resolve(written, from: "")
    candidates = [fromRoot, analysis.root.relativePath(of: written)].compactMap { $0 }
  }

  /// The path of a source file that a module holds, relative to the root.
  ///
  /// - Throws: a failure when no module holds it, or when there is no such file.
  package func pathInModule() throws(CommandFailure) -> String {
    let sources = analysis.sources.map(\.path)
    for path in candidates where sources.contains(where: { $0.equalsInBytes(path) }) {
      return path
    }
    let path = try path()
    throw CommandFailure(
      .notUnderstood,
      "'\(path)' is not part of a module, so it is not analysed: 'archcheck list files --explain' "
        + "says why.")
  }

  /// The path of any file below the root, relative to it.
  ///
  /// - Throws: a failure with the nearest spelling when there is no such file.
  package func path() throws(CommandFailure) -> String {
    let files = analysis.root.files
    if let path = candidates.first(where: { files.kind($0) == .file }) { return path }
    let near = nearestSpelling(to: written, in: analysis.sources.map(\.path))
    let advice =
      candidates.contains { files.kind($0) == .folder }
      ? "It is a folder: give one of its files."
      : near.map { "Did you mean '\($0)'?" }
        ?? "Write its path from the project's root or the working directory."
    throw CommandFailure(
      .notUnderstood, "There is no file '\(written)' in the project's folder. \(advice)")
  }
}
