import ProjectModel
import SourceText

/// Xcode projects: `project.xcproj` or `project.pbxproj` in an `.xcodeproj`, with the `.xcconfig`
/// files that it names.
package enum XcodeProjectFormat: ProjectFormat {
  package static let name = "Xcode"

  package static func recognises(fileName: String) -> Bool { XcodeProjectFile.isName(fileName) }

  /// Beside a `project.xcproj` a `project.pbxproj` is what was left behind.
  package static func accepts(manifest: String, from source: ManifestSource) -> Bool {
    guard ProjectPath.name(of: manifest) == XcodeProjectFile.propertyList else { return true }
    return !source.names(ProjectPath.folder(of: manifest)).contains(XcodeProjectFile.json)
  }

  /// The folder that holds the `.xcodeproj`.
  package static func home(of manifest: String) -> String {
    ProjectPath.folder(of: ProjectPath.folder(of: manifest))
  }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    reportOther(than: manifest, from: source)
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
  /// Tells that a project is there in both forms, of which one is read.
  private static func reportOther(than manifest: String, from source: ManifestSource) {
    let folder = ProjectPath.folder(of: manifest)
    guard ProjectPath.name(of: manifest) == XcodeProjectFile.json,
      source.names(folder).contains(XcodeProjectFile.propertyList)
    else { return }
    let other = ProjectPath.join(folder, XcodeProjectFile.propertyList)
    source.report(
      Problem(
        .manifestInvalid, severity: .info,
        message: "\(other) is not read, because \(XcodeProjectFile.json) beside it describes the "
          + "project: remove the one that is out of date.",
        location: SourceLocation(path: manifest)))
  }
}
