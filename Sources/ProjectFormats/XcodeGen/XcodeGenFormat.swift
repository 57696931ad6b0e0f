import HeaderLayouts
import ProjectModel
import SourceText

/// XcodeGen projects: `project.yml` and what it includes.
///
/// Source of the rules: XcodeGen's *Project Spec* documentation.
package enum XcodeGenFormat: ProjectFormat {
  package static let name = "XcodeGen"
  package static let generated: Set = [XcodeProjectFormat.name]

  package static func recognises(fileName: String) -> Bool {
    fileName == "project.yml" || fileName == "project.yaml"
  }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    guard let spec = XcodeGenSpec(manifest: manifest, source: source) else { return nil }
    guard let targets = spec.root["targets"]?.pairs else {
      if spec.root["name"] != nil, spec.root["targets"]?.isNull ?? true {
        return loadedManifest(spec, targets: [], manifest: manifest, source: source)
      }
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "\(manifest) declares no targets: an XcodeGen specification has a mapping "
            + "`targets:`; exclude another file with this name with `sources: exclude`.",
          location: SourceLocation(path: manifest)))
      return nil
    }
    return loadedManifest(spec, targets: targets, manifest: manifest, source: source)
  }

  // MARK: - From a project to its specification

  /// The specification that XcodeGen makes an Xcode project of: `project.yml` beside it, if that
  /// has the project's name, or, where the project is not there, `<name>.yml`.
  package static func specification(
    ofProject project: String, from source: ManifestSource
  ) -> String? {
    let folder = ProjectPath.folder(of: project)
    let bundle = ProjectPath.name(of: project)
    guard bundle.hasSuffix(".xcodeproj") else { return nil }
    let name = String(bundle.dropLast(10))
    let isThere = !source.names(project).isEmpty
    let others = isThere ? [] : ["\(name).yml", "\(name).yaml"]
    return source.names(folder).filter { recognises(fileName: $0) || others.contains($0) }
      .map { ProjectPath.join(folder, $0) }
      .first { isSpecification($0, ofProjectNamed: name, from: source) }
  }

  /// Whether a file is a specification, whatever its name.
  ///
  /// - Parameter name: the name that its project must have; `nil` for any.
  package static func isSpecification(
    _ path: String, ofProjectNamed name: String? = nil, from source: ManifestSource
  ) -> Bool {
    // What is wrong with it is told when it is read as one.
    var quiet = source
    quiet.report = { _ in }
    guard let spec = XcodeGenSpec(manifest: path, source: quiet) else { return false }
    let folderName = ProjectPath.name(of: ProjectPath.folder(of: path))
    let isUsual = recognises(fileName: ProjectPath.name(of: path))
    guard isUsual || spec.root["targets"]?.pairs != nil,
      let own = spec.root["name"]?.text ?? (isUsual ? folderName : nil)
    else { return false }
    return name.map(own.equalsInBytes) ?? true
  }

  private static func loadedManifest(
    _ spec: XcodeGenSpec, targets: [ConfigPair], manifest: String, source: ManifestSource
  ) -> LoadedManifest {
    let folderName = ProjectPath.name(of: ProjectPath.folder(of: manifest))
    let name = spec.root["name"]?.text ?? folderName
    let templates = XcodeGenTemplates(spec: spec.root)
    let builder = XcodeGenTargetBuilder(
      spec: spec, project: name, manifest: manifest, source: source)
    let filled = targets.map { pair in
      let node = templates.apply(to: pair.value, name: pair.key, report: source.report)
      return ConfigPair(key: pair.key, keyLocation: pair.keyLocation, value: node)
    }
    // Legacy and aggregate targets run something; there is nothing to import.
    let runners = Set(
      filled.filter { $0.value["legacy"] != nil }.map(\.key)
        + (spec.root["aggregateTargets"]?.pairs?.map(\.key) ?? []))
    let loaded = filled.filter { !runners.contains($0.key) }.map { pair in
      var target = builder.target(pair)
      target.dependencies.removeAll { $0.form == .target && runners.contains($0.name) }
      return target
    }
    return LoadedManifest(
      name: name, path: manifest, filesRead: distinct(spec.filesRead + builder.filesRead),
      targets: mergedVariants(loaded).map { target in
        var target = target
        target.module = target.module.withHeaders(from: source)
        return target
      },
      references: projectReferences(spec, source: source)
        + localPackages(spec, source: source))
  }

  // MARK: - Other projects

  /// `projectReferences`: the specification is looked for beside the project that it generates; where
  /// there is none, the project itself is read.
  private static func projectReferences(
    _ spec: XcodeGenSpec, source: ManifestSource
  ) -> [ManifestReference] {
    (spec.root["projectReferences"]?.pairs ?? []).compactMap { pair in
      guard let node = pair.value["path"], let path = node.text else {
        source.report(
          Problem(
            .manifestInvalid,
            message: "The project reference \(pair.key) needs a `path:` of an .xcodeproj.",
            location: pair.keyLocation))
        return nil
      }
      guard let project = spec.resolve(path, writtenAt: node.location) else {
        source.report(
          .outside(
            "project", path, from: spec.folder(of: node.location), at: node.location,
            severity: .warning))
        return nil
      }
      let folder = ProjectPath.folder(of: project)
      let isGenerated = source.names(folder).contains(where: recognises)
      return ManifestReference(
        names: [pair.key], folder: isGenerated ? folder : project,
        format: isGenerated ? name : XcodeProjectFormat.name, location: node.location)
    }
  }

  /// `packages` with a path, and the older list `localPackages`.
  private static func localPackages(
    _ spec: XcodeGenSpec, source: ManifestSource
  ) -> [ManifestReference] {
    let packages = (spec.root["packages"]?.pairs ?? []).compactMap { pair in
      pair.value["path"].map { (name: pair.key as String?, node: $0) }
    }
    let older = (spec.root["localPackages"]?.elements ?? []).map { (name: String?.none, node: $0) }
    return (packages + older).compactMap { name, node in
      guard let path = node.text else { return nil }
      guard let folder = spec.resolve(path, writtenAt: node.location) else {
        source.report(
          .outside("package", path, from: spec.folder(of: node.location), at: node.location))
        return nil
      }
      return ManifestReference(
        names: [name, ProjectPath.name(of: folder)].compactMap { $0 }, folder: folder,
        format: SwiftPackageFormat.name, location: node.location)
    }
  }
}
