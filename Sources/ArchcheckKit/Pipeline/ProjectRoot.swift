import ProjectDiscovery
import ProjectModel

/// The folder that is analysed.
package struct ProjectRoot: Sendable {
  /// The folder's files.
  package private(set) var files: FileSystem
  /// The files that are left out because earlier attempts failed on them.
  package let setAside: SetAsideFiles
  /// What the run finds around it.
  package let surroundings: Surroundings
  /// The folder above the one given that it is; `nil` when it is the one given.
  package let above: ProjectAbove?

  /// Opens a folder, or the folder of a file such as `Package.swift` or `project.yml`, or the project
  /// around it.
  ///
  /// - Throws: a failure when there is nothing at the path, or when it cannot be read.
  package init(
    path: String, searching search: ParentSearch = .never,
    in surroundings: Surroundings = .process
  ) throws(CommandFailure) {
    guard let isFolder = surroundings.isFolder(surroundings.path(path)) else {
      throw Self.missing(path)
    }
    guard !surroundings.isOther(surroundings.path(path)) else {
      throw CommandFailure(
        .notUnderstood,
        "'\(path)' is neither a file nor a folder. Give the folder of a project, or its manifest.")
    }
    var folder = path
    if !isFolder {
      folder = ProjectPath.folder(of: path)
      if folder.isEmpty { folder = path.utf8.first == UInt8(ascii: "/") ? "/" : "." }
    }
    do throws(FileSystemError) {
      var all = try surroundings.files(below: surroundings.path(folder))
      above =
        switch search {
        case .never: nil
        case .upwards:
          ProjectAbove(above: all.rootPath, written: path, in: surroundings)
        }
      if let above { all = try surroundings.files(below: above.folder) }
      setAside = SetAsideFiles(surroundings.setAside, root: all.rootPath)
      files = all.hiding(setAside.hidden)
    } catch {
      let failure = ProjectLoadError.unreadableRoot(path: folder, error)
      throw CommandFailure(.noSource, failure.description)
    }
    self.surroundings = surroundings
  }

  private static func missing(_ path: String) -> CommandFailure {
    // An argument that is not UTF-8 has been repaired, so that it names nothing any more.
    let isRepaired = path.unicodeScalars.contains("\u{FFFD}")
    var failure = CommandFailure(
      .notUnderstood,
      isRepaired
        ? "The path '\(path)' is not UTF-8: rename the folder."
        : "There is no file or folder '\(path)'. Give the folder of a project, or its manifest.")
    failure.missingPath = path
    return failure
  }

  /// The same folder, some of its files with other contents, by their paths relative to it.
  package func replacing(_ texts: [String: String]) -> ProjectRoot {
    var copy = self
    copy.files = files.replacing(texts)
    return copy
  }

  /// Whether the folder holds a configuration or a manifest.
  package var isProject: Bool { ProjectAbove.marker(in: files) != nil }

  /// Whether a path of the command line is a folder that holds a configuration or a manifest.
  package static func isProject(_ written: String, in surroundings: Surroundings) -> Bool {
    guard surroundings.isFolder(surroundings.path(written)) == true else { return false }
    do throws(CommandFailure) {
      return try ProjectRoot(path: written, in: surroundings).isProject
    } catch {
      return false
    }
  }

  /// The absolute path of the folder.
  package var path: String { files.rootPath }

  /// A path of the command line, seen from the working directory, made relative to the root; `nil`
  /// when there is nothing, or when it lies outside.
  package func relativePath(of written: String) -> String? {
    guard let resolved = surroundings.resolved(surroundings.path(written)) else { return nil }
    let folder = path == "/" ? "" : path
    guard ProjectPath.isInside(resolved, of: folder) else { return nil }
    let below = String(decoding: resolved.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    return ProjectPath.components(below).joined(separator: "/")
  }
}
