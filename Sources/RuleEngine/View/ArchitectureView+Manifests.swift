import ProjectModel
import SourceText

extension ArchitectureView {
  /// For each module whether its manifest may declare more than could be understood, so that nothing
  /// can be said about what it lacks. O(modules + problems).
  ///
  /// What is unknown in a Swift package its reader tells target by target. A part of any other
  /// manifest that no module is declared in, such as an included file, may concern all modules of
  /// manifests in that format; part of a Podfile, which adds to targets that others declare, all but
  /// those of Swift packages. A format that is not read at all hides modules, but nothing of those
  /// that other manifests declare.
  package func modulesPartlyUnderstood() -> [Bool] {
    let doubtful = project.problems.compactMap { problem -> String? in
      guard problem.kind.leavesManifestUnknown, let path = problem.location?.path else {
        return nil
      }
      // What a Podfile says of pods is told for information: most are no part of the project.
      let concernsModules =
        problem.severity == .warning || ProjectPath.isPodfile(path)
      return concernsModules ? path : nil
    }.filter { !Self.isSwiftPackage($0) }
    let homes = Set(graph.modules.map { ByteKey($0.location.path) })
    let paths = Set(doubtful.map { ByteKey($0) })
    let formats = Set(
      doubtful.filter { !homes.contains(ByteKey($0)) }.map { Self.format(ofManifest: $0) })
    let hasDoubtfulPods = doubtful.contains(where: ProjectPath.isPodfile)
    return graph.modules.map { module in
      module.hasUnknownDependencies
        || hasDoubtfulPods && !Self.isSwiftPackage(module.location.path)
        || paths.contains(ByteKey(module.location.path))
        || formats.contains(Self.format(ofManifest: module.location.path))
    }
  }

  private static func isSwiftPackage(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    return name.hasPrefix("Package") && name.hasSuffix(".swift")
  }

  /// What manifests of one format have in common: the ending of their names, else the name.
  private static func format(ofManifest path: String) -> String {
    let name = ProjectPath.name(of: path)
    let ending = ProjectPath.fileExtension(of: name)
    return ending.isEmpty ? name : String(ending)
  }
}
