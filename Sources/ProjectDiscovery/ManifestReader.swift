import SourceTrees
import BuildFormats
import ProjectModel
import SourceText

/// Gives project formats what they may see of a source tree, and collects their problems.
///
/// Used from one thread.
final class ManifestReader {
  private let tree: SourceTree
  private let evaluateManifest: @Sendable (SwiftManifest) -> EvaluatedManifest
  private(set) var problems: [Problem] = []
  private lazy var submodules = AbsentSubmodules(source)
  /// Swift files that manifests are made of, which no module has.
  var manifestFiles: Set<ByteKey> = []

  /// The largest manifest that is read, in bytes.
  private static let sizeLimit = 4 << 20
  /// The same for the file of an Xcode project and the output of `bazel query`, which list every file.
  private static let projectSizeLimit = 16 << 20

  init(
    tree: SourceTree,
    evaluateManifest: @escaping @Sendable (SwiftManifest) -> EvaluatedManifest
  ) {
    self.tree = tree
    self.evaluateManifest = evaluateManifest
  }

  /// The reader as the formats know it.
  var source: ManifestSource {
    ManifestSource(
      rootPath: tree.files.rootPath,
      text: { self.text(of: $0, reference: $1) },
      sourceText: { self.sourceText(of: $0) },
      find: { self.find($0, reference: $1) },
      names: { self.tree.names(in: $0) },
      files: { names, folder in
        self.tree.countedFiles(where: names.contains).map(\.path)
          .filter { ProjectPath.isInside($0, of: folder) }
      },
      sources: { path, isPassedOver in
        let sources = self.tree.sources(at: path, excluding: isPassedOver)
        return self.manifestFiles.isEmpty
          ? sources : sources.filter { !self.manifestFiles.contains(ByteKey($0)) }
      },
      resources: { self.tree.resources(at: $0, excluding: $1) },
      evaluate: { self.evaluateManifest($0) },
      report: { self.report($0) },
      isInAbsentSubmodule: { self.isInAbsentSubmodule($0, $1) })
  }

  /// Takes back all problems but the first ones.
  func withdrawProblems(after count: Int) { problems.removeLast(max(0, problems.count - count)) }

  /// Takes back what was not understood of some files, which others speak for.
  func withdrawProblems(of paths: [String]) {
    let paths = Set(paths.map(ByteKey.init))
    problems.removeAll { problem in
      problem.kind.leavesManifestUnknown
        && paths.contains(ByteKey(problem.location?.path ?? ""))
    }
  }

  func report(_ problem: Problem) { problems.append(problem) }

  /// Whether a path lies in a git submodule that is not checked out; reports each submodule once.
  func isInAbsentSubmodule(_ path: String, _ reference: SourceLocation) -> Bool {
    guard let submodule = submodules.submodule(around: path) else { return false }
    if submodules.isFirstMention(of: submodule) {
      report(
        Problem(
          .missingPath, severity: isFetchedFolder(submodule) ? .info : .warning,
          message: "The git submodule \(submodule) is not checked out: what it holds counts as "
            + "external until `git submodule update --init` has been run.",
          location: reference))
    }
    return true
  }

  private func find(_ path: String, reference: SourceLocation) -> ManifestSource.Found? {
    guard let result = tree.look(up: path) else { return nil }
    let found: ManifestSource.Found
    let actual: String
    switch result.found {
    case .file(let file):
      found = .file(file.path)
      actual = file.path
    case .folder(let folder):
      found = .folder(folder)
      actual = folder
    }
    if !result.isExact {
      report(
        Problem(
          .pathCase,
          message: "\(path) is spelled \(actual) on disk: use the same spelling, because "
            + "case-sensitive file systems do not find it otherwise.",
          location: reference))
    }
    return found
  }

  private func sourceText(of path: String) -> String? {
    guard case .file(let file)? = tree.look(up: path)?.found,
      let bytes = try? tree.files.read(file.path, Self.sizeLimit)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(of path: String, reference: SourceLocation?) -> String? {
    let place = reference ?? SourceLocation(path: path)
    guard let found = find(path, reference: place) else {
      report(
        Problem(
          .missingPath, message: "There is no file \(path): correct the path or restore the file.",
          location: place))
      return nil
    }
    guard case .file(let file) = found else {
      report(
        Problem(.missingPath, message: "\(path) is a folder, not a file.", location: place))
      return nil
    }
    do throws(FileSystemError) {
      let name = ProjectPath.name(of: file)
      let isProject =
        XcodeProjectFile.isName(name) || BazelQueryFormat.recognises(fileName: name)
      let bytes = try tree.files.read(file, isProject ? Self.projectSizeLimit : Self.sizeLimit)
      if let text = String(validating: bytes, as: UTF8.self) {
        if let offset = mergeConflict(in: text) {
          let (line, column) = LineTable(of: text).position(of: offset)
          report(.mergeConflict(at: SourceLocation(path: file, line: line, column: column)))
        }
        return text
      }
      report(
        Problem(
          .unreadableFile,
          message: "\(file) is not read, because it is not UTF-8 text: convert it.",
          location: SourceLocation(path: file)))
    } catch {
      report(
        Problem(.unreadableFile, message: "\(file) cannot be read: \(error).", location: place))
    }
    return nil
  }
}
