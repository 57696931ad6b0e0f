import HeaderLayouts
import ProjectModel
import SourceText

/// Reads the project that a `Project.swift` declares.
struct TuistProjectReader {
  let files: TuistFiles
  let source: ManifestSource

  /// Adds targets and references to what is known of the folder.
  ///
  /// - Returns: whether a project was found; otherwise that is reported.
  func read(_ manifest: String, into result: inout LoadedManifest) -> Bool {
    guard let (root, paths, read) = files.evaluated(manifest) else { return false }
    result.filesRead += read
    guard let root, root.name == "Project" else {
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "No project was found in \(manifest), so its modules are unknown: it should "
            + "contain `let project = Project(…)`.",
          location: SourceLocation(path: manifest)))
      return false
    }
    result.path = manifest
    result.name = root["name"]?.string ?? result.name
    let builder = TuistTargetBuilder(
      manifest: manifest, project: result.name, settings: root.argument("settings"),
      names: ManifestItem.sources(ofTargets: root.items("targets")), paths: paths,
      source: source)
    for item in root.items("targets") {
      guard let target = builder.target(item) else { continue }
      result.targets.append(target.target)
      result.references += target.references
    }
    result.filesRead += builder.filesRead
    result.targets = mergedVariants(result.targets).map { target in
      var target = target
      let hints = builder.hints[target.module.name] ?? HeaderHints()
      target.module = target.module.withHeaders(hints, from: source)
      return target
    }
    result.references += root.items("packages").compactMap { package($0, paths) }
    var known: Set<String> = []
    result.references.removeAll { !known.insert("\($0.format):\($0.folder)").inserted }
    return true
  }

  /// A package on disk; those by URL are external.
  private func package(_ item: ManifestItem, _ paths: TuistPaths) -> ManifestReference? {
    guard case .call(let call) = item.value, let path = call.argument("path") else { return nil }
    let location = paths.location(item.offset)
    guard let written = paths.written(path.value) else {
      if case .unknown = path.value { return nil }
      source.report(.notUnderstood("a package", at: location))
      return nil
    }
    guard let folder = written.resolved else {
      source.report(.outside("package", written.text, from: written.folder, at: location))
      return nil
    }
    return ManifestReference(
      names: [ProjectPath.name(of: folder)], folder: folder, format: SwiftPackageFormat.name,
      location: location)
  }
}
