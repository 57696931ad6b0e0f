import ProjectDiscovery
import ProjectModel

/// Where the folder of a project is looked for.
package enum ParentSearch: Sendable {
  /// The folder given is the project, whatever is in it.
  case never
  /// Without a configuration and a manifest in the folder given, the nearest folder above that has
  /// one is the project.
  case upwards
}

/// The folder above the one given that was taken for the project.
package struct ProjectAbove: Hashable, Sendable {
  /// The folder given, as written.
  package var given: String
  /// The absolute path of the folder that was taken.
  package var folder: String
  /// The name of the configuration or manifest found there.
  package var marker: String

  /// What is to be said about it, in one line.
  package var note: String {
    "note: '\(given)' contains neither a configuration nor a manifest, so the project around it is "
      + "analysed: \(folder) (\(marker)). With --no-parent it is '\(given)' alone."
  }
}

extension ProjectAbove {
  /// Looks for the nearest folder above one that has a configuration or a manifest.
  ///
  /// The search ends at the top of the git repository, at the home folder and at the border of a
  /// file system; these folders are the last ones looked at.
  ///
  /// - Parameters:
  ///   - start: the absolute path of a folder, free of symbolic links.
  ///   - written: the path as the command line has it.
  ///   - surroundings: what tells of the disk and of the user's home folder.
  /// - Returns: `nil` when the folder itself has one, or none above it has.
  /// - Complexity: O(names in the folders above).
  init?(above start: String, written: String, in surroundings: Surroundings) {
    let home = surroundings.variable("HOME").flatMap { surroundings.resolved($0) }
    var folder = start
    while true {
      guard let files = Self.files(of: folder, in: surroundings) else { return nil }
      if let marker = Self.marker(in: files) {
        if folder == start { return nil }
        self.init(given: written, folder: folder, marker: marker)
        return
      }
      guard folder != "/", folder != home, files.kind(".git") == nil else { return nil }
      let above = ProjectPath.folder(of: folder)
      let next = above.isEmpty ? "/" : above
      guard let device = Machine.device(of: folder), device == Machine.device(of: next) else {
        return nil
      }
      folder = next
    }
  }

  private static func files(of folder: String, in surroundings: Surroundings) -> FileSystem? {
    do throws(FileSystemError) {
      return try surroundings.files(below: folder)
    } catch {
      return nil
    }
  }

  /// The name of the configuration or manifest in a folder; `nil` where there is none.
  static func marker(in files: FileSystem) -> String? {
    // What has the name and is no file is reported when it is read.
    ProjectConfiguration.fileNames.first { files.kind($0) != nil }
      ?? ProjectFormatRegistry.manifest(atRootOf: files)
  }
}
