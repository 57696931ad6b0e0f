import ProjectModel
import RuleLanguage
import SourceText

/// The folders of the only module that is not a test, as components: what a project of one target
/// can be divided by.
package struct FolderComponents: Hashable, Sendable {
  /// The folder that all its files lie in, relative to the root; empty for the root.
  package let base: String
  /// The folders directly in it that hold sources, sorted.
  package let folders: [String]
  /// The module.
  package let module: String
  /// Whether sources lie in no folder, but beside the folders.
  package let hasLooseFiles: Bool

  /// Looks at a project; `nil` where it has several components, or less than two folders.
  package init?(of analysis: ProjectAnalysis) {
    let graph = analysis.graph
    let components = graph.components.filter { RuleEntry.usualRoles.contains($0.role) }
    guard components.count == 1, analysis.configuration.components.isEmpty,
      let module = graph.modules.first(where: { RuleEntry.usualRoles.contains($0.role) })
    else { return nil }
    let paths = module.sources.map { $0.split(separator: "/").map(String.init) }
    guard var common = paths.first?.dropLast() else { return nil }
    for path in paths {
      common = common.prefix(zip(common, path.dropLast()).prefix { $0 == $1 }.count)
    }
    let rests = paths.map { $0.dropFirst(common.count) }
    folders = Set(rests.filter { $0.count > 1 }.compactMap(\.first))
      .sorted { $0.precedesInBytes($1) }
    guard folders.count > 1 else { return nil }
    base = common.joined(separator: "/")
    self.module = module.name
    hasLooseFiles = rests.contains { $0.count == 1 }
  }

  /// The section `components:` of a configuration.
  package var lines: [String] {
    let folder = base.isEmpty ? "" : base + "/"
    let loose = folders.contains(module) ? "\(module)-root" : module
    return ["components:", "  \"{folder}\": { paths: \(yamlScalar("\(folder){folder}/**")) }"]
      + (hasLooseFiles
        ? ["  \(yamlScalar(loose)): { paths: \(yamlScalar("\(folder)*.*")) }"] : [])
  }
}
