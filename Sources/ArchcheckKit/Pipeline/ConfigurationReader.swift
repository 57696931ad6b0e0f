import ProjectModel

/// Why a configuration, or a file that it extends, cannot be read; the end of a sentence.
package struct UnreadableConfiguration: Error, CustomStringConvertible {
  package var description: String
}

/// Reads the texts of configurations: only below the root, and beside the file of `--config`.
struct ConfigurationReader: Sendable {
  /// The largest configuration that is read, in bytes.
  private static let sizeLimit = 4 << 20

  let root: ProjectRoot
  /// The file of `--config`, relative to the root.
  let explicitPath: String?

  /// The text of a file, by its path from the root.
  func text(of path: String) throws(UnreadableConfiguration) -> String {
    guard isAllowed(path) else {
      throw UnreadableConfiguration(
        description: "it is outside the project, because of a symbolic link; copy the file instead")
    }
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try root.files.read(path, Self.sizeLimit)
    } catch {
      throw UnreadableConfiguration(description: error.description)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UnreadableConfiguration(description: "it is not UTF-8 text; convert it")
    }
    return text
  }

  private func isAllowed(_ path: String) -> Bool {
    if path == explicitPath { return true }
    if !root.isOnDisk { return true }
    guard let resolved = root.surroundings.resolved(ProjectPath.join(root.path, path)) else {
      return true
    }
    if ProjectPath.isInside(resolved, of: root.path == "/" ? "" : root.path) { return true }
    guard let explicitPath else { return false }
    let folder = ProjectPath.folder(of: ProjectPath.join(root.path, explicitPath))
    return root.surroundings.resolved(folder).map { ProjectPath.isInside(resolved, of: $0) }
      ?? false
  }
}
