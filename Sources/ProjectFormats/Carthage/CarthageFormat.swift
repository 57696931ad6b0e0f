import ProjectModel

/// Carthage's `Cartfile`: it says what is fetched, and declares no module. The frameworks that Carthage
/// builds are linked by the Xcode project.
package enum CarthageFormat: ProjectFormat {
  package static let name = "Carthage"
  package static let isAuxiliary = true

  package static func recognises(fileName: String) -> Bool { fileName == "Cartfile" }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    LoadedManifest(
      name: ProjectPath.name(of: ProjectPath.folder(of: manifest)), path: manifest,
      filesRead: [manifest])
  }
}
