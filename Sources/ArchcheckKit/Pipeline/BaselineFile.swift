import Configuration
import Findings
import ProjectModel
import RuleEngine
import RuleKinds
import RuleLanguage
import SourceText

/// Where the baseline of a project lies.
package struct BaselineFile: Sendable {
  /// The name looked for beside the configuration.
  package static let usualName = "archcheck-baseline.yml"
  /// The largest baseline that is read, in bytes.
  private static let sizeLimit = 16 << 20

  /// The path as it is shown: relative to the project's root, or as written on the command line.
  package let path: String
  /// The place in the configuration that names it; `nil` where it is the usual one, or the command
  /// line's.
  package let location: SourceLocation?
  private let absolutePath: String
  /// The ids of the configuration's rules.
  private let rules: [String]
  /// Whether the command line names it.
  private let isWritten: Bool
  /// The folder that it must not leave; `nil` where the command line says where it lies.
  private let folder: String?
  /// The project's root.
  private let root: String
  private let surroundings: Surroundings
  /// The file in git's index, where that is analysed; `nil` for the one on disk.
  private let staged: (files: FileSystem, path: String)?

  /// Finds the baseline that the command line names, else the configuration, else the usual one
  /// beside the configuration.
  package init(
    _ root: ProjectRoot, _ configuration: Configuration, written: String?
  ) throws(CommandFailure) {
    rules = configuration.rules.map(\.id)
    self.root = root.path
    surroundings = root.surroundings
    func staged(_ place: String) -> (files: FileSystem, path: String)? {
      let folder = root.path == "/" ? "" : root.path
      guard root.staged != nil, ProjectPath.isInside(place, of: folder) else { return nil }
      return (
        root.files, String(decoding: place.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
      )
    }
    if let written {
      let place = root.surroundings.path(written)
      guard root.surroundings.isFolder(place) != true else {
        throw CommandFailure(
          .notUnderstood, "'\(written)' is a folder: name a file after --baseline.")
      }
      (path, absolutePath, location, folder) = (written, place, nil, nil)
      // A file that git does not know is meant as it lies there.
      let entry = surroundings.resolved(place).flatMap(staged)
      self.staged = entry.flatMap { $0.files.kind($0.path) == .file ? $0 : nil }
      isWritten = true
      return
    }
    let beside = configuration.path.map { ProjectPath.folder(of: $0) } ?? ""
    path = configuration.baseline?.text ?? ProjectPath.join(beside, Self.usualName)
    location = configuration.baseline?.location
    absolutePath = path.utf8.first == UInt8(ascii: "/") ? path : ProjectPath.join(root.path, path)
    // The configuration of --config may lie elsewhere, and its baseline beside it.
    let configurationFolder = ProjectPath.join(root.path, beside)
    folder = beside.isEmpty ? root.path : surroundings.resolved(configurationFolder) ?? root.path
    self.staged = staged(absolutePath)
    isWritten = false
  }

  /// The baseline; `nil` where there is no file.
  ///
  /// - Throws: a failure with all mistakes of the file, or when it cannot be read.
  package func read() throws(CommandFailure) -> Baseline? {
    if let staged {
      guard staged.files.kind(staged.path) == .file else { return nil }
    } else {
      guard surroundings.isFolder(absolutePath) == false else { return nil }
      try requireInside(surroundings.resolved(absolutePath))
    }
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try self.bytes()
    } catch {
      throw CommandFailure(.notUnderstood, "The baseline \(path) cannot be read: \(error).")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(
        .notUnderstood, "The baseline \(path) is not UTF-8 text: convert it.")
    }
    do throws(ConfigurationErrors) {
      return try readBaseline(
        text, path: path, rules: rules, defects: RuleRegistry.catalog.vocabulary.defects)
    } catch {
      throw CommandFailure(error, of: "baseline")
    }
  }

  private func bytes() throws(FileSystemError) -> [UInt8] {
    if let staged { return try staged.files.read(staged.path, Self.sizeLimit) }
    let folder = ProjectPath.folder(of: absolutePath)
    let isAtTop = absolutePath.utf8.first == UInt8(ascii: "/")
    let files = try surroundings.files(below: folder.isEmpty ? isAtTop ? "/" : "." : folder)
    return try files.read(ProjectPath.name(of: absolutePath), Self.sizeLimit)
  }

  /// Writes the baseline.
  ///
  /// - Throws: a failure when the file cannot be written.
  package func write(_ baseline: Baseline) throws(CommandFailure) {
    let target = resolvedPath(absolutePath) ?? resolvedPath(ProjectPath.folder(of: absolutePath))
    try requireInside(target)
    try writeFile(
      printedBaseline(baseline), to: absolutePath, name: "The baseline \(path)",
      within: folder.map { .below($0) } ?? .asWritten(project: root, replacingLinks: false),
      advice: "name a file in an existing folder that you can write to")
  }

  /// The baseline, or an empty one where there is no file and the command line names none.
  ///
  /// - Throws: a failure as for `read`, or when the file that the command line names is not there.
  package func readIfThere() throws(CommandFailure) -> Baseline {
    if let baseline = try read() { return baseline }
    _ = try missing()
    return Baseline()
  }

  /// What is to be said where there is no file although something names it.
  ///
  /// - Throws: a failure where the command line does.
  package func missing() throws(CommandFailure) -> [Problem] {
    if isWritten {
      throw CommandFailure(
        .notUnderstood,
        "There is no baseline '\(path)': correct the path after --baseline, or write it with "
          + "'archcheck baseline'.")
    }
    guard let location else { return [] }
    return [
      Problem(
        .missingBaseline,
        message: "There is no baseline \(path), so all findings are new: write it with 'archcheck "
          + "baseline', or remove `baseline` from the configuration.",
        location: location)
    ]
  }

  private func requireInside(_ resolved: String?) throws(CommandFailure) {
    guard let folder, let resolved else { return }
    guard ProjectPath.isInside(resolved, of: folder == "/" ? "" : folder) else {
      throw CommandFailure(
        .notUnderstood,
        "The baseline \(path) is outside the project, because of a symbolic link: name the file "
          + "with --baseline if that is intended.")
    }
  }
}

extension ProjectAnalysis {
  /// The baseline of the project, or the one that the command line names.
  ///
  /// - Throws: a failure where the command line names a folder.
  package func baselineFile(written: String?) throws(CommandFailure) -> BaselineFile {
    try BaselineFile(root, configuration, written: written)
  }
}
