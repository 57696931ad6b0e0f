import ProjectModel

/// Bazel workspaces: all `BUILD` files below a `MODULE.bazel` or `WORKSPACE`, but for those of
/// workspaces below it, read as far as they are literal.
package enum BazelFormat: ProjectFormat {
  package static let name = "Bazel"

  /// The names of files that declare targets.
  static let buildFiles: Set<String> = ["BUILD", "BUILD.bazel"]

  package static func recognises(fileName: String) -> Bool {
    BazelRepositories.markers.contains(fileName)
  }

  /// Beside another manifest Bazel often builds a part only, unless that one yields itself.
  package static func yields(to other: any ProjectFormat.Type) -> Bool {
    other != Self.self && !other.isAuxiliary && !other.yields(to: Self.self)
  }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    let root = ProjectPath.folder(of: manifest)
    let files = BazelFiles(root: root, source: source)
    let repositories = BazelRepositories(root: root, files: files, source: source)
    files.ownNames = repositories.own
    var packages = source.files(buildFiles, root).filter { !repositories.isNested($0) }
    // Where both stand, `BUILD.bazel` counts.
    let named = Set(packages.filter { $0.hasSuffix(".bazel") }.map(ProjectPath.folder))
    packages.removeAll { !$0.hasSuffix(".bazel") && named.contains(ProjectPath.folder(of: $0)) }
    var workspace = BazelWorkspace(files: files, source: source)
    for path in packages {
      if let file = files.file(at: path) { workspace.read(file) }
    }
    workspace.macros.report(to: source)
    let modules = BazelModules(
      of: workspace, root: root, repositories: repositories, source: source)
    return LoadedManifest(
      name: ProjectPath.name(of: root), path: manifest, filesRead: [manifest] + files.paths,
      targets: modules.loadedTargets(), references: repositories.references)
  }
}
