import ProjectFormats
import ProjectModel

extension ProjectFormatRegistry {
  /// The path of the first manifest that speaks about the root of a file system, of the formats that
  /// are read, by bytes; `nil` when there is none. Below the root only folders such as
  /// `App.xcodeproj` are listed.
  package static func manifest(atRootOf files: FileSystem) -> String? {
    for entry in entries(of: "", in: files) {
      switch entry.kind {
      case .file, .link(.file), .link(.outside):
        if isManifest(entry.name, in: files) { return entry.name }
      case .folder, .link(.folder):
        guard !ProjectPath.fileExtension(of: entry.name).isEmpty else { continue }
        for inner in entries(of: entry.name, in: files) where inner.kind == .file {
          let path = ProjectPath.join(entry.name, inner.name)
          if isManifest(path, in: files) { return path }
        }
      case .link(.missing), .link(.loop), .other: continue
      }
    }
    return nil
  }

  private static func entries(of folder: String, in files: FileSystem) -> [FileSystem.Entry] {
    do throws(FileSystemError) {
      return try files.list(folder).entries
    } catch {
      // A folder that cannot be listed shows no manifest.
      return []
    }
  }

  private static func isManifest(_ path: String, in files: FileSystem) -> Bool {
    let name = ProjectPath.name(of: path)
    // Within a folder, so that a root such as `App.xcodeproj` is no project of its own.
    let root = "root"
    guard let format = format(of: name), format.use == .always,
      format.home(of: ProjectPath.join(root, path)) == root
    else { return false }
    guard TuistFormat.recognises(fileName: name) else { return true }
    // Many a source file is called `Project.swift`.
    do throws(FileSystemError) {
      let text = String(decoding: try files.read(path, 1 << 20), as: UTF8.self)
      return text.contains("import ProjectDescription")
    } catch {
      return false
    }
  }
}
