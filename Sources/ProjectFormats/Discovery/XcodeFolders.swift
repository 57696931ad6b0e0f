import ProjectModel
import SourceText

/// The folders beside an Xcode project that hold sources, each one as a module named after it, as
/// Xcode lays targets out; none where that would give no more than one module.
///
/// The project lies at the root or, when there is none, one level below it. Sources that lie in no
/// such folder belong to no module. O(sources).
func xcodeModules(in tree: SourceTree, sources: [String]) -> [ModuleDescription] {
  let projects = ["xcodeproj", "xcworkspace"].flatMap { tree.folders(withExtension: $0) }
  let homes = distinct(projects.map(ProjectPath.folder)).sortedByBytes()
  let isAtRoot = homes.contains { $0.isEmpty }
  let chosen = homes.filter { isAtRoot ? $0.isEmpty : ProjectPath.components($0).count == 1 }
  let homeNames = Set(chosen.map(ByteKey.init))
  var result: [ModuleDescription] = []
  for home in chosen {
    var files: [ByteKey: [String]] = [:]
    var names: [String] = []
    for path in sources where ProjectPath.isInside(path, of: home) {
      let parts = ProjectPath.components(path).dropFirst(ProjectPath.components(home).count)
      guard parts.count > 1, let name = parts.first.map(String.init), isFolderOfTarget(name) else {
        continue
      }
      let folder = ProjectPath.join(home, name)
      if homeNames.contains(ByteKey(folder)) { continue }
      if files[ByteKey(name)] == nil { names.append(name) }
      files[ByteKey(name), default: []].append(path)
    }
    result += names.map { name in
      xcodeModule(name, in: ProjectPath.join(home, name), sources: files[ByteKey(name)] ?? [])
    }
  }
  return result.count > 1 ? result : []
}

private func xcodeModule(_ name: String, in folder: String, sources: [String]) -> ModuleDescription
{
  let isTest = name.hasSuffix("Tests") || name.hasSuffix("Test")
  return ModuleDescription(
    name: moduleName(from: name), role: isTest ? .test : .production,
    kind: isTest ? .test : .folder, package: name, folder: folder,
    location: SourceLocation(path: folder), sources: sources)
}

/// Whether a folder beside a project may be that of a target: not what tools fetch or make.
private func isFolderOfTarget(_ name: String) -> Bool {
  let others: Set<String> = [
    "Pods", "Carthage", "Vendor", "vendor", "fastlane", "node_modules", "build", "Build",
  ]
  return !others.contains(name)
    && ![
      "xcodeproj", "xcworkspace", "playground", "framework",
      "xcframework",
    ].contains(ProjectPath.fileExtension(of: name))
}
