import SourceText
import ProjectModel
import SourceText

/// Xcode projects: `project.pbxproj` in an `.xcodeproj`, with the `.xcconfig` files that it names.
package enum XcodeProjectFormat: ProjectFormat {
  package static let name = "Xcode"

  package static func recognises(fileName: String) -> Bool { fileName == "project.pbxproj" }

  /// The folder that holds the `.xcodeproj`.
  package static func home(of manifest: String) -> String {
    ProjectPath.folder(of: ProjectPath.folder(of: manifest))
  }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    guard let document = XcodeDocument(path: manifest, from: source) else { return nil }
    let bundle = ProjectPath.name(of: ProjectPath.folder(of: manifest))
    let name = bundle.hasSuffix(".xcodeproj") ? String(bundle.dropLast(10)) : bundle
    let tree = XcodeFileTree(document)
    let builder = XcodeTargetBuilder(
      document: document, tree: tree,
      synchronized: XcodeSynchronizedFolders(document, tree: tree, source: source),
      headers: XcodeLooseHeaders(document, tree: tree, source: source),
      dependencies: XcodeDependencies(document), files: XcodeConfigFiles(source), project: name,
      source: source)
    let loaded = document.objects("targets", of: document.project).compactMap(builder.target)
    return LoadedManifest(
      name: name, path: manifest,
      filesRead: distinct([manifest] + loaded.flatMap(\.filesRead)),
      targets: mergedVariants(loaded.map(\.target)),
      references: XcodePackages(document: document, tree: tree, source: source).references())
  }
}
