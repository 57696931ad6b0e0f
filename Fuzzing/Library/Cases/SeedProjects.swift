/// The real projects whose manifests are mutated: small folders in which `modules.txt` says what the
/// project consists of.
package final class SeedProjects {
  private static let marker = "modules.txt"

  private let folders: [String]
  private var cache: [String: [FuzzCase.File]] = [:]

  /// Looks for projects in some folders.
  package init(folders: [String]) {
    self.folders = folders.flatMap { folder in
      Files.all(below: folder) { [".git", ".build", "Corpus"].contains($0) }
        .filter { $0.hasSuffix("/\(Self.marker)") }.map { "\(folder)/\(Files.folder(of: $0))" }
    }
  }

  /// The files of one of the projects; `nil` when there is none.
  package func project(_ draw: inout Draw) -> [FuzzCase.File]? {
    guard let folder = draw.element(of: folders) else { return nil }
    if let files = cache[folder] { return files }
    let paths = Files.all(below: folder).filter { $0 != Self.marker }
    let files = paths.map { path in
      FuzzCase.File(path: path, bytes: Files.read("\(folder)/\(path)") ?? [])
    }
    cache[folder] = files
    return files
  }

  /// Whether a file says what a project consists of.
  package static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    switch Language(path: path) {
    case .propertyList, .xml, .starlark, .ruby, .settings, .cmake, .yaml, .json, .json5: return true
    case .swift:
      return name.hasPrefix("Package") || path.contains("ProjectDescriptionHelpers")
        || ["Project.swift", "Workspace.swift", "Tuist.swift", "Plugin.swift"].contains(name)
    case .plain: return name.hasPrefix("Cartfile") || name == "Podfile.lock"
    case .objectiveC, .c, .cpp, .drawing: return false
    }
  }
}
