import ProjectModel
import SourceText

/// Finds what the `resources:` of a target stand for.
struct TuistResources {
  /// The target's name.
  let target: String
  let paths: TuistPaths
  let source: ManifestSource

  /// The files and folders of a list in any of its forms, unsorted; those outside of the root have no
  /// path.
  func read(_ list: ManifestItem?) -> [String] {
    elements(list).flatMap(resources)
  }

  private func elements(_ list: ManifestItem?) -> [ManifestItem] {
    guard let list else { return [] }
    switch list.value {
    case .array(let items): return items
    case .call(let call) where ["resources", "ResourceFileElements", "init"].contains(call.name):
      guard let inner = call.argument("") ?? call.argument("resources") else { return [list] }
      return elements(inner)
    case .null: return []
    default: return [list]
    }
  }

  private func resources(_ item: ManifestItem) -> [String] {
    var value = item.value
    var isFolder = false
    var excluded: [TuistGlob] = []
    if case .call(let call) = item.value {
      switch call.name {
      case "glob", "ResourceFileElement":
        value = (call.argument("pattern") ?? call.argument(""))?.value ?? .null
        excluded = call.items("excluding").compactMap { paths.written($0.value) }
          .flatMap(TuistGlob.all)
      case "folderReference":
        value = call.argument("path")?.value ?? .null
        isFolder = true
      case "file": value = call.argument("path")?.value ?? .null
      default: break
      }
    }
    guard let written = paths.written(value) else {
      reportUnknown(item)
      return []
    }
    if isFolder { return written.resolved.map { [$0] } ?? [] }
    return TuistGlob.all(written).flatMap { resources($0, without: excluded) }
  }

  private func resources(_ glob: TuistGlob, without excluded: [TuistGlob]) -> [String] {
    if excluded.isEmpty {
      if glob.isLiteral { return [glob.base] }
      if glob.isEverything { return source.names(glob.base).isEmpty ? [] : [glob.base] }
    }
    return source.resources(glob.base) { _ in false }.filter { path in
      glob.matches(path) && !excluded.contains { $0.matches(path) }
    }
  }

  /// What could not be evaluated has been reported.
  private func reportUnknown(_ item: ManifestItem) {
    if case .unknown = item.value { return }
    var problem = Problem.notUnderstood(
      "resources of the target \(target)", at: paths.location(item.offset))
    problem.severity = .info
    source.report(problem)
  }
}
