import SourceText
import ProjectModel
import SourceText

/// Turns a target of a specification, its templates filled in, into a module.
final class XcodeGenTargetBuilder {
  private let spec: XcodeGenSpec
  private let project: String
  private let manifest: String
  private let source: ManifestSource
  private let written: XcodeGenSettings
  /// The settings that all targets have.
  private let shared: XcodeSettings.Place
  private let configFiles: XcodeConfigFiles
  /// The `.xcconfig` files read, in the order met.
  private(set) var filesRead: [String] = []

  /// More platforms than there are.
  private static let maximumPlatforms = 16

  /// - Parameters:
  ///   - project: the project's name.
  ///   - manifest: the specification's path.
  init(spec: XcodeGenSpec, project: String, manifest: String, source: ManifestSource) {
    self.spec = spec
    self.project = project
    self.manifest = manifest
    self.source = source
    let written = XcodeGenSettings(spec)
    self.written = written
    shared = written.place(of: spec.root)
    configFiles = XcodeConfigFiles(source)
  }

  /// The specification's folder.
  private var folder: String { ProjectPath.folder(of: manifest) }

  /// The target with its module; a target for several platforms is one module with the sources and
  /// dependencies of all.
  func target(_ pair: ConfigPair) -> LoadedTarget {
    let node = pair.value
    let kind = moduleKind(pair)
    let role: ModuleRole = kind == .test ? .test : .production
    let platforms = Array(distinct(node["platform"]?.strings ?? []).prefix(Self.maximumPlatforms))
    let variants =
      platforms.isEmpty ? [node] : platforms.map { node.expanded(["platform": $0]) }
    let settings = buildSettings(
      of: pair.key, variants[0], isMultiplatform: node["platform"]?.elements != nil)
    let names = settings.moduleNames
    var module = ModuleDescription(
      name: names[0], role: role, kind: kind, package: project,
      folder: folder, location: pair.keyLocation, sources: [])
    var dependencies: [LoadedDependency] = []
    var known: Set<LoadedDependency> = []
    var folders: [String] = []
    var resources: [String] = []
    var isIncomplete = false
    for variant in variants {
      let sources = XcodeGenSources(spec: spec, source: source).read(variant, target: pair.key)
      module.sources += sources.files
      folders += sources.folders
      resources += sources.resources
      isIncomplete = isIncomplete || sources.isIncomplete
      module.hasUnknownSources = module.hasUnknownSources || sources.hasUnknownSources
      for dependency in self.dependencies(variant) where known.insert(dependency).inserted {
        dependencies.append(dependency)
      }
    }
    module.sources = module.sources.sortedByBytes()
    module.folder = commonFolder(folders) ?? folder
    module.headers.moduleNames = names.dropFirst().sortedByBytes()
    var description = description(pair, as: variants[0], settings)
    description.resources = distinct(resources).sortedByBytes()
    module.targets = [description]
    let isEmpty = module.sources.isEmpty && resources.isEmpty
    if isEmpty, !isIncomplete, kind != .bundle, node["sources"] != nil {
      source.report(.emptyModule(module.name, in: module.folder, at: pair.keyLocation))
    }
    let targetNames = [pair.key] + platformNames(pair.key, node, platforms)
    return LoadedTarget(targetNames: targetNames, module: module, dependencies: dependencies)
  }

  /// The target as written.
  private func description(
    _ pair: ConfigPair, as node: ConfigNode, _ settings: XcodeSettings
  ) -> TargetDescription {
    TargetDescription(
      name: pair.key, type: node["type"]?.text ?? "", manifest: manifest,
      location: pair.keyLocation, scripts: spec.buildScripts(of: node), settings: settings.all,
      configurations: settings.configurations, hasSettingFiles: settings.lacksFiles)
  }

  /// The build settings of a target, its own and those of its project. A target for several platforms
  /// has the name of all as its product's, where its `base` names none.
  private func buildSettings(
    of target: String, _ node: ConfigNode, isMultiplatform: Bool
  ) -> XcodeSettings {
    let product = [XcodeSetting(key: "PRODUCT_NAME", value: target)]
    let own = written.place(of: node, fallback: isMultiplatform ? product : [])
    let result = XcodeSettings(
      target: target, product: node["productName"]?.text ?? target, project: project,
      configurations: spec.configurations, main: spec.mainConfiguration, places: [own, shared],
      files: configFiles)
    filesRead += result.filesRead
    return result
  }

  // MARK: - Names and kinds

  /// The names of a multi-platform target's variants: `Name_iOS` unless the target says otherwise.
  private func platformNames(
    _ name: String, _ node: ConfigNode, _ platforms: [String]
  ) -> [String] {
    guard node["platform"]?.elements != nil else { return [] }
    return platforms.map { platform in
      let values = ["platform": platform]
      let prefix = node["platformPrefix"]?.expanded(values).text ?? ""
      let suffix = node["platformSuffix"]?.expanded(values).text ?? "_\(platform)"
      return prefix + name + suffix
    }
  }

  private func moduleKind(_ pair: ConfigPair) -> ModuleKind {
    guard let type = pair.value["type"]?.text else {
      source.report(
        Problem(
          .manifestInvalid,
          message: "The target \(pair.key) needs a `type:` such as framework or application.",
          location: pair.keyLocation))
      return .library
    }
    switch type.prefix(while: { $0 != "." }) {
    case "framework", "xcframework": return .framework
    case "library": return .library
    case "tool", "command-line-tool": return .executable
    case "bundle":
      let tests = ["bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test"]
      return tests.contains(type) ? .test : .bundle
    default:
      // Applications, and extensions of all sorts: programs that nothing imports.
      return .application
    }
  }

  // MARK: - Dependencies

  private func dependencies(_ node: ConfigNode) -> [LoadedDependency] {
    (node["dependencies"]?.elements ?? []).flatMap { entry -> [LoadedDependency] in
      guard let pairs = entry.pairs else {
        source.report(
          Problem(
            .manifestInvalid,
            message: "A dependency is a mapping such as `target: Name`, not a string.",
            location: entry.location))
        return []
      }
      let platforms = ["platforms", "platformFilter", "destinationFilters"]
      let isConditional = pairs.contains { platforms.contains($0.key) }
      return looked(up: entry).map { name, form in
        var dependency = LoadedDependency(
          name: name, form: form, location: entry.location, isConditional: isConditional)
        dependency.isCopied = entry["link"]?.text == "false" && entry["embed"]?.text != "false"
        return dependency
      }
    }
  }

  /// The names that a dependency entry mentions and where they are looked up; resource bundles are
  /// no dependencies of the code.
  private func looked(up entry: ConfigNode) -> [(String, LoadedDependency.Form)] {
    if let target = entry["target"]?.text {
      let parts = target.split(separator: "/", maxSplits: 1).map(String.init)
      return parts.count == 2
        ? [(parts[1], .targetOf(reference: parts[0]))] : [(target, .target)]
    }
    if let framework = entry["framework"]?.text {
      return [(stem(framework), .framework)]
    }
    if let package = entry["package"]?.text {
      let products = entry["products"]?.strings ?? entry["product"]?.strings ?? [package]
      return products.map { ($0, .product(package: package)) }
    }
    if let name = entry["carthage"]?.text {
      return [(stem(name), .built(by: CarthageFormat.name))]
    }
    if let name = entry["sdk"]?.text { return [(stem(name), .external)] }
    return []
  }

  /// The last name of a path without its extension.
  private func stem(_ path: String) -> String {
    let name = ProjectPath.name(of: path)
    let suffix = ProjectPath.fileExtension(of: name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }
}
