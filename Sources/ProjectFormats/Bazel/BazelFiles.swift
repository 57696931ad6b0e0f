import ProjectModel
import SourceText
import StarlarkText

/// A `BUILD` or `.bzl` file that was read.
struct BazelFile {
  let path: String
  let statements: [StarlarkStatement]
  private let lines: LineTable

  init(path: String, text: String) {
    self.path = path
    statements = parseStarlark(text)
    lines = LineTable(of: text)
  }

  /// The folder of the file.
  var folder: String { ProjectPath.folder(of: path) }

  /// The place of an offset.
  func location(_ offset: Int) -> SourceLocation {
    let (line, column) = lines.position(of: offset)
    return SourceLocation(path: path, line: line, column: column)
  }
}

/// The files of a Bazel workspace, each read once, and the constants that they define.
final class BazelFiles {
  private let source: ManifestSource
  private let root: String
  private var files: [String: BazelFile?] = [:]
  /// The files read, in the order read.
  private(set) var paths: [String] = []

  /// More files than any workspace loads.
  private static let limit = 20_000

  /// - Parameter root: the workspace's folder.
  init(root: String, source: ManifestSource) {
    self.root = root
    self.source = source
  }

  /// A file by its path; `nil` when there is none.
  func file(at path: String, reference: SourceLocation? = nil) -> BazelFile? {
    if let known = files[path] { return known }
    guard files.count < Self.limit else { return nil }
    let place = reference ?? SourceLocation(path: path)
    guard case .file? = source.find(path, place), let text = source.text(path, place) else {
      files[path] = .some(nil)
      return nil
    }
    let file = BazelFile(path: path, text: text)
    files[path] = file
    paths.append(path)
    return file
  }

  /// The file that a `load` names.
  func file(loadedAs label: String, in file: BazelFile, at offset: Int) -> BazelFile? {
    let package = String(file.folder.dropFirst(root.isEmpty ? 0 : root.count + 1))
    let label = BazelLabel(label, in: package)
    guard let folder = label.package else { return nil }
    let path = ProjectPath.join(ProjectPath.join(root, folder), label.name)
    return self.file(at: path, reference: file.location(offset))
  }
}
