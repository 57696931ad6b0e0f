import Findings
import GitFiles
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
  /// What git's index holds, where that is analysed; `nil` for the work tree.
  package let staged: StagedFiles?
  /// Whether its files are those on disk.
  private(set) var isOnDisk: Bool

  /// Opens a folder, or the folder of a file such as `Package.swift` or `project.yml`, or the project
  /// around it.
  ///
  /// - Throws: a failure when there is nothing at the path, or when it cannot be read.
  package init(
    path: String, searching search: ParentSearch = .never, isStaged: Bool = false,
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
    var all: FileSystem
    do throws(FileSystemError) {
      all = try surroundings.files(below: surroundings.path(folder))
      above =
        switch search {
        case .never: nil
        case .upwards: ProjectAbove(above: all.rootPath, written: path, in: surroundings)
        }
      if let above { all = try surroundings.files(below: above.folder) }
    } catch {
      let failure = ProjectLoadError.unreadableRoot(path: folder, error)
      throw CommandFailure(.noSource, failure.description)
    }
    staged = isStaged ? try Self.staged(at: all, in: surroundings) : nil
    isOnDisk = !isStaged
    if let staged {
      let files = staged.files(outside: all)
      all = surroundings.history?.watching(files, isOnDisk: false) ?? files
      surroundings.history?.isNotWhole()
    }
    setAside = SetAsideFiles(surroundings.setAside, root: all.rootPath)
    files = all.hiding(setAside.hidden)
    self.surroundings = surroundings
  }

  /// What git's index holds below a folder.
  ///
  /// - Throws: a failure where there is no repository, or a merge is not finished.
  private static func staged(
    at folder: FileSystem, in surroundings: Surroundings
  ) throws(CommandFailure) -> StagedFiles {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(
        .notUnderstood,
        "--staged needs the index of git, and git says of \(folder.rootPath): \(reason).")
    }
    let (checkout, git): (GitCheckout, GitProgram)
    do throws(GitFailure) {
      (checkout, git) = try surroundings.git(around: folder)
    } catch {
      throw failure(error.reason)
    }
    do throws(StagedFiles.Failure) {
      return try StagedFiles(below: folder, in: checkout, git)
    } catch {
      switch error {
      case .git(let reason): throw failure(reason)
      case .unmerged(let paths):
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        throw CommandFailure(
          .notUnderstood,
          "A merge is not finished: \(paths[0])\(more) is in the index in several versions. Resolve "
            + "it, 'git add' it, and try again.")
      }
    }
  }

  /// Whether a path relative to the root is there and leads to something below it, links followed.
  func isInside(_ path: String) -> Bool {
    if !isOnDisk { return files.kind(path) != nil }
    guard let resolved = surroundings.resolved(ProjectPath.join(self.path, path)) else {
      return false
    }
    return ProjectPath.isInside(resolved, of: self.path == "/" ? "" : self.path)
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

  /// The same folder with other files in it, by their paths relative to it.
  func holding(_ texts: [String: String]) -> ProjectRoot {
    var copy = self
    copy.files = FileSystem.inMemory(texts, rootPath: path)
    copy.isOnDisk = false
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

  /// Where the folder lies, for paths that start elsewhere: on disk, whatever files are analysed.
  package var place: ProjectPlace {
    let disk = try? surroundings.files(below: path)
    return ProjectPlace(
      root: path,
      folderInRepository: disk.flatMap(GitRepository.folder)?.joined(separator: "/"))
  }

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
