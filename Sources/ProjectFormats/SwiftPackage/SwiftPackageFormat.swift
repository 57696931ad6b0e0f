import ProjectModel
import SourceText

/// Swift packages: `Package.swift`, evaluated without running it.
///
/// Source of the rules: SwiftPM's documentation of `PackageDescription` and its package builder.
package enum SwiftPackageFormat: ProjectFormat {
  package static let name = "SwiftPM"

  package static func recognises(fileName: String) -> Bool {
    fileName == "Package.swift" || variantVersion(fileName) != nil
  }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    guard let chosen = chooseVariant(manifest, from: source) else { return nil }
    let evaluated = source.evaluate(SwiftManifest(path: chosen.path, text: chosen.text))
    for problem in evaluated.problems { source.report(problem) }
    let version = ToolsVersion.written(in: chosen.text)
    let reader = SwiftPackageReader(
      path: chosen.path, text: chosen.text, places: evaluated.places, report: source.report)
    guard let root = evaluated.root, let package = reader.package(root, toolsVersion: version)
    else {
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "No package was found in \(chosen.path), so its modules are unknown: it should "
            + "contain `let package = Package(…)`.",
          location: SourceLocation(path: chosen.path)))
      return nil
    }
    var loaded = loadedManifest(package, path: chosen.path, source: source)
    if evaluated.isInDoubtEverywhere {
      for index in loaded.targets.indices {
        loaded.targets[index].module.hasUnknownDependencies = true
      }
    }
    return loaded
  }

  private static func loadedManifest(
    _ package: SwiftPackageManifest, path: String, source: ManifestSource
  ) -> LoadedManifest {
    let folder = ProjectPath.folder(of: path)
    let layout = SwiftPackageLayout(package: package, folder: folder, source: source)
    let declared = Set(package.products.map(\.name))
    let executables = package.targets.filter {
      $0.kind == .executableTarget && !declared.contains($0.name)
    }
    var manifest = LoadedManifest(
      name: package.name,
      path: path,
      filesRead: [path],
      targets: mergedVariants(
        layout.builtTargets.map { target in
          var module = layout.module(of: target)
          var description = description(of: target, manifest: path)
          if !target.resources.isEmpty {
            description.resources = layout.resources(of: target, in: module.folder)
          }
          module.targets = [description]
          return LoadedTarget(
            targetNames: [target.name], module: module, dependencies: target.dependencies)
        }),
      // An executable that no product names is a product of its own name.
      products: package.products
        + executables.map { LoadedProduct(name: $0.name, targets: [$0.name]) },
      references: package.localPackages.compactMap { reference($0, from: folder, source: source) })
    manifest.traits = package.traits
    return manifest
  }

  /// A target with the plugins that its build runs.
  private static func description(
    of target: SwiftPackageManifest.Target, manifest: String
  ) -> TargetDescription {
    let plugins = target.dependencies.compactMap { dependency -> BuildScript? in
      guard case .plugin = dependency.form else { return nil }
      return BuildScript(name: dependency.name)
    }
    var description = TargetDescription(
      name: target.name, type: target.kind.rawValue, manifest: manifest,
      location: target.location, scripts: plugins, settings: target.settings.settings,
      configurations: SwiftPackageSettings.configurations,
      hasSettingFiles: target.settings.isOpen)
    description.traitSettings = target.settings.ofTraits
    return description
  }

  private static func reference(
    _ package: SwiftPackageManifest.LocalPackage, from folder: String, source: ManifestSource
  ) -> ManifestReference? {
    let location = package.path.location
    guard let target = source.resolve(package.path.path, from: folder) else {
      source.report(.outside("package", package.path.path, from: folder, at: location))
      return nil
    }
    let names = [package.name, ProjectPath.name(of: target)].compactMap { $0 }
    var reference = ManifestReference(
      names: names, folder: target, format: name, location: location)
    reference.traits = package.traits
    return reference
  }

  // MARK: - Version-specific manifests

  /// The version of `Package@swift-5.9.swift`; `nil` for any other name.
  private static func variantVersion(_ fileName: String) -> ToolsVersion? {
    let prefix = "Package@swift-"
    let suffix = ".swift"
    guard fileName.hasPrefix(prefix), fileName.hasSuffix(suffix),
      fileName.utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    return ToolsVersion(fileName.dropFirst(prefix.count).dropLast(suffix.count))
  }

  /// Names of variants for just the newest version, which are taken whatever they say.
  private static let newestVariants = ["Package@swift-6.3.swift", "Package@swift-6.swift"]

  /// The manifest that the newest toolchain takes: the one for just this version, else the newest
  /// variant if it asks for newer tools than `Package.swift` or that is too new, else that.
  private static func chooseVariant(
    _ manifest: String, from source: ManifestSource
  ) -> (path: String, text: String)? {
    let folder = ProjectPath.folder(of: manifest)
    let names = source.names(folder)
    if let newest = newestVariants.first(where: names.contains) {
      return text(of: ProjectPath.join(folder, newest), from: source)
    }
    let variants = names.compactMap { name in
      variantVersion(name).map { (version: $0, path: ProjectPath.join(folder, name)) }
    }
    let best = variants.filter { $0.version <= .newest }.max { $0.version < $1.version }
    let plain = ProjectPath.join(folder, "Package.swift")
    guard names.contains("Package.swift") else {
      return best.flatMap { text(of: $0.path, from: source) }
    }
    guard let best, let variant = text(of: best.path, from: source) else {
      return text(of: plain, from: source)
    }
    guard let usual = text(of: plain, from: source) else { return variant }
    let usualVersion = ToolsVersion.written(in: usual.text)
    if usualVersion.isTooNew { return variant }
    return ToolsVersion.written(in: variant.text) > usualVersion ? variant : usual
  }

  private static func text(
    of path: String, from source: ManifestSource
  ) -> (path: String, text: String)? {
    source.text(path, nil).map { (path, $0) }
  }
}
