import ProjectModel
import SourceText

/// Reads the paths of Tuist's manifests.
struct TuistPaths {
  /// A path as written, with the folder that it is relative to.
  struct Written {
    var text: String
    var folder: String

    /// The path from the project's root; `nil` outside of it.
    var resolved: String? { ProjectPath.resolve(text, from: folder) }
  }

  /// The folder of the manifest.
  let home: String
  /// The folder that `.relativeToRoot` means.
  let root: String
  /// Where the manifest's offsets lie.
  let places: ManifestPlaces

  /// The manifest's path.
  let manifest: String
  /// The offset of the variable that holds the project.
  let rootOffset: Int?

  /// The place of an offset.
  func location(_ offset: Int) -> SourceLocation { places.location(of: offset) }

  /// The place of an offset in the manifest itself; for one in a helper, that of the project.
  func locationInManifest(_ offset: Int) -> SourceLocation {
    let location = location(offset)
    if location.path == manifest { return location }
    return rootOffset.map(self.location) ?? SourceLocation(path: manifest)
  }

  /// The path that a value stands for; `nil` for a value of another form.
  func written(_ value: ManifestValue) -> Written? {
    switch value {
    case .string(let text):
      guard text.hasPrefix("//") else { return Written(text: text, folder: home) }
      return Written(text: String(text.drop { $0 == "/" }), folder: root)
    case .call(let call):
      guard let text = call[""]?.string else { return nil }
      switch call.name {
      case "relativeToRoot": return Written(text: text, folder: root)
      case "relativeToCurrentFile":
        let file = location(call.offset).path
        return Written(text: text, folder: ProjectPath.folder(of: file))
      case "relativeToManifest", "path", "Path", "init": return Written(text: text, folder: home)
      default: return nil
      }
    default: return nil
    }
  }
}
