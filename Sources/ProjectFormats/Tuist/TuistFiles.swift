import ProjectModel
import SourceText

/// The files that Tuist reads: manifests, and what they are compiled with.
struct TuistFiles {
  /// The folder for what all projects share.
  static let folder = "Tuist"
  private static let helpersFolder = "ProjectDescriptionHelpers"
  /// Folders of Tuist and its plugins whose Swift files belong to no module.
  private static let ownFolders: Set<Substring> = [
    "ProjectDescriptionHelpers", "Templates", "ResourceSynthesizers",
  ]
  /// The names of manifests, of which some stand in the folder `Tuist` alone.
  private static let names: Set<String> = [
    "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Plugin.swift",
    "Dependencies.swift", "Template.swift",
  ]

  /// The folder of the manifests.
  let home: String
  /// The nearest folder upwards that Tuist keeps its own files in; the project's root without one.
  let root: String
  private let source: ManifestSource

  /// - Parameter home: the folder of the manifests.
  init(home: String, source: ManifestSource) {
    self.home = home
    self.source = source
    var folder = home
    while !folder.isEmpty, !Self.isRoot(folder, source) { folder = ProjectPath.folder(of: folder) }
    root = folder
  }

  private static func isRoot(_ folder: String, _ source: ManifestSource) -> Bool {
    source.names(folder).contains { $0 == Self.folder || $0 == "Tuist.swift" }
  }

  // MARK: Which files are manifests

  /// Whether a file imports the library that manifests of Tuist are written with. O(text).
  static func isManifest(_ path: String, _ source: ManifestSource) -> Bool {
    source.sourceText(path).map(importsLibrary) ?? false
  }

  private static let importAccess: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static func importsLibrary(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
      guard let place = words.firstIndex(of: "import"), words.indices.contains(place + 1) else {
        return false
      }
      // In front of it may stand attributes and an access level.
      return words[place + 1].hasPrefix("ProjectDescription")
        && words[..<place].allSatisfy { $0.hasPrefix("@") || importAccess.contains($0) }
    }
  }

  /// A manifest of a folder; `nil` where there is none of the name.
  static func manifest(_ name: String, in folder: String, _ source: ManifestSource) -> String? {
    guard source.names(folder).contains(name) else { return nil }
    let path = ProjectPath.join(folder, name)
    return isManifest(path, source) ? path : nil
  }

  /// Of some source files those that Tuist compiles, so that no module has them: manifests, helpers,
  /// templates, plugins. O(files), and the length of those with a manifest's name.
  static func own(among sources: [String], _ source: ManifestSource) -> Set<ByteKey> {
    let manifests = sources.filter { path in
      names.contains(ProjectPath.name(of: path)) && isManifest(path, source)
    }
    guard !manifests.isEmpty else { return [] }
    let plugins = manifests.filter { ProjectPath.name(of: $0) == "Plugin.swift" }
      .map(ProjectPath.folder)
    let others = sources.filter { path in
      let parts = ProjectPath.components(path)
      // An empty `Config.swift` imports nothing.
      if parts.suffix(2).first == Substring(folder), names.contains(ProjectPath.name(of: path)) {
        return true
      }
      return parts.indices.contains { index in
        guard index > 0, ownFolders.contains(parts[index]) else { return false }
        return parts[index - 1] == folder
          || plugins.contains(parts[..<index].joined(separator: "/"))
      }
    }
    return Set((manifests + others).map(ByteKey.init))
  }

  // MARK: What manifests are compiled with

  /// The helpers of all projects and of plugins that are part of the project, sorted by path.
  func helpers() -> [SwiftManifest.Helper] {
    let plugins = source.files(["Plugin.swift"], root).filter { Self.isManifest($0, source) }
    let folders = [ProjectPath.join(root, Self.folder)] + plugins.map(ProjectPath.folder)
    return folders.flatMap { folder in
      swiftFiles(below: ProjectPath.join(folder, Self.helpersFolder), depth: 0)
    }.compactMap { path in
      source.text(path, nil).map { SwiftManifest.Helper(path: path, text: $0) }
    }
  }

  private func swiftFiles(below folder: String, depth: Int) -> [String] {
    guard depth < 16 else { return [] }
    return source.names(folder).flatMap { name -> [String] in
      let path = ProjectPath.join(folder, name)
      return name.hasSuffix(".swift") ? [path] : swiftFiles(below: path, depth: depth + 1)
    }
  }

  /// The folders of projects below a folder, sorted.
  func projects(below folder: String) -> [String] {
    source.files(["Project.swift"], folder).filter { Self.isManifest($0, source) }
      .map(ProjectPath.folder)
  }

  /// The package that names the external dependencies of all projects.
  func externalPackages(readFor manifest: String) -> [ManifestReference] {
    let folder = ProjectPath.join(root, Self.folder)
    guard source.names(folder).contains(where: SwiftPackageFormat.recognises) else { return [] }
    return [
      ManifestReference(
        names: [folder], folder: folder, format: SwiftPackageFormat.name,
        location: SourceLocation(path: manifest))
    ]
  }

  /// The value that a manifest makes; problems are reported.
  func evaluated(_ manifest: String) -> (root: ManifestCall?, paths: TuistPaths, read: [String])? {
    guard let text = source.text(manifest, nil) else { return nil }
    let helpers = helpers()
    let evaluated = source.evaluate(SwiftManifest(path: manifest, text: text, helpers: helpers))
    for problem in evaluated.problems { source.report(problem) }
    let paths = TuistPaths(
      home: home, root: root, places: evaluated.places, manifest: manifest,
      rootOffset: evaluated.rootOffset)
    guard case .call(let call)? = evaluated.root else {
      return (nil, paths, [manifest] + helpers.map(\.path))
    }
    return (call, paths, [manifest] + helpers.map(\.path))
  }
}
