import ProjectDiscovery
import Configuration
import Findings
import ProjectModel
import SourceText

extension Listing {
  /// Modules for the source files that no manifest claims: in text a `modules:` section for
  /// `archcheck.yml`.
  package static func modulesToDeclare(in analysis: ProjectAnalysis) -> Listing {
    let drafts = analysis.moduleDrafts
    var listing = Listing(
      subject: "modules",
      columns: [
        Column(key: "name", title: "Module"), Column(key: "role", title: "Role"),
        Column(key: "files", title: "Files"), Column(key: "paths", title: "Paths"),
      ],
      rows: drafts.map { draft in
        [
          .text(draft.module.name), .text(draft.module.role.rawValue),
          .number(draft.module.sources.count), .names(draft.paths),
        ]
      })
    listing.document =
      drafts.isEmpty
      ? "Every source file belongs to a module that is declared."
      : draftText(drafts, manifests: analysis.project.unfollowedManifests)
    return listing
  }

  /// The section with comments on what to do with it.
  private static func draftText(
    _ drafts: [(module: ModuleDescription, paths: [String])], manifests: [String]
  ) -> String {
    let files = drafts.reduce(0) { $0 + $1.module.sources.count }
    let what =
      files == 1
      ? "1 source file that no manifest claims, as a module by its folder:"
      : "\(files) source files that no manifest claims, as modules by their folders:"
    var comments = [
      "\(what) a guess.",
      "Correct it and add it to archcheck.yml; list what is not part of the project under",
      "`sources: exclude` instead.",
    ]
    for manifest in manifests.prefix(3) {
      comments.append("\(manifest) was not followed: `sources: include-manifests` reads it.")
    }
    if manifests.count > 3 {
      comments.append("\(manifests.count - 3) more manifests were not followed.")
    }
    return comments.map { "# \($0)\n" }.joined()
      + printedModules(drafts.map { ($0.module.name, $0.paths, $0.module.role) })
  }
}

/// Finds the fewest patterns that cover some files of a project and no others.
struct PathCover {
  /// Number of the project's files at or below each folder.
  private let below: [ByteKey: Int]
  /// Number of the project's files of each kind in each folder itself, by `Folder/*.swift`.
  private let inside: [ByteKey: Int]

  /// Counts the files of a project, each path once. O(files × depth of folders).
  init(of files: [String]) {
    let files = files.sortedByBytes()
    below = Self.below(files)
    inside = Self.inside(files)
  }

  /// The patterns, as lists of paths in the configuration have them, sorted: folders that hold no
  /// other file, all files of a kind in a folder, single files. O(files × depth of folders).
  func paths(covering files: [String]) -> [String] {
    let own = Self.below(files)
    let ownInside = Self.inside(files)
    var patterns: [String] = []
    for path in files {
      let folders = ProjectPath.folders(upFrom: ProjectPath.folder(of: path))
      let whole = folders.prefix { own[ByteKey($0)] == below[ByteKey($0)] }
      guard let topmost = whole.reversed().first else {
        let kind = Self.kind(of: path)
        let isWhole = ownInside[ByteKey(kind)] == inside[ByteKey(kind)]
        patterns.append(isWhole ? Self.kind(of: path, escaped: true) : Self.escaped(path))
        continue
      }
      patterns.append(Self.folder(topmost))
    }
    return patterns.sortedByBytes()
  }

  private static func below(_ files: [String]) -> [ByteKey: Int] {
    var counts: [ByteKey: Int] = [:]
    for path in files {
      for folder in ProjectPath.folders(upFrom: ProjectPath.folder(of: path)) {
        counts[ByteKey(folder), default: 0] += 1
      }
    }
    return counts
  }

  private static func inside(_ files: [String]) -> [ByteKey: Int] {
    var counts: [ByteKey: Int] = [:]
    for path in files { counts[ByteKey(kind(of: path)), default: 0] += 1 }
    return counts
  }

  /// The pattern of all files in a file's folder that have its extension.
  private static func kind(of path: String, escaped isEscaped: Bool = false) -> String {
    let folder = ProjectPath.folder(of: path)
    return ProjectPath.join(
      isEscaped ? escaped(folder) : folder, "*.\(ProjectPath.fileExtension(of: path))")
  }

  /// The pattern of all files below a folder: the folder itself, unless its name has characters
  /// that patterns give a meaning.
  private static func folder(_ path: String) -> String {
    if path.isEmpty { return "**" }
    let pattern = escaped(path)
    return pattern.equalsInBytes(path) ? path : pattern + "/**"
  }

  /// A path as a pattern that matches it alone.
  private static func escaped(_ path: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      if "*?[]{}\\".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}

extension ProjectAnalysis {
  /// Modules for the source files that no manifest claims, by their folders, with the paths that
  /// cover them.
  fileprivate var moduleDrafts: [(module: ModuleDescription, paths: [String])] {
    let modules = ProjectDiscovery.modulesToDeclare(
      in: project, rootName: root.files.rootName, imported: importedFromOutside)
    let cover = PathCover(
      of: project.modules.flatMap(\.sources) + project.unownedSources + project.fetchedSources)
    return modules.map { module in (module, cover.paths(covering: module.sources)) }
  }

  /// The names that files import and no module of the project has.
  private var importedFromOutside: Set<String> {
    Set(graph.imports.lazy.filter { $0.target == nil }.map(\.module))
  }

  /// A section `modules:` for the source files that no manifest claims, where these are so many that
  /// a run would warn, or where all files count as one module although they import folders of the project
  /// by name; `nil` elsewhere.
  package var modulesSection: String? {
    let isOneGuess = project.modules.count == 1 && project.modules[0].isGuessed
    guard isOneGuess || unreadSources() != nil else { return nil }
    let drafts = moduleDrafts
    if drafts.isEmpty { return nil }
    if unreadSources() == nil {
      let imported = importedFromOutside
      guard drafts.count > 1, drafts.contains(where: { imported.contains($0.module.name) }) else {
        return nil
      }
    }
    return printedModules(drafts.map { ($0.module.name, $0.paths, $0.module.role) })
  }
}
