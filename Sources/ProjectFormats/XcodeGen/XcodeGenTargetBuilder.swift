import SourceText
import ProjectModel
import SourceText

/// Turns a target of a specification, its templates filled in, into a module.
struct XcodeGenTargetBuilder {
  let spec: XcodeGenSpec
  /// The project's name.
  let project: String
  /// The specification's path.
  let manifest: String
  let source: ManifestSource

  /// More platforms than there are.
  private static let maximumPlatforms = 16

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
    var module = ModuleDescription(
      name: moduleName(of: pair.key, variants[0]), role: role, kind: kind, package: project,
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
      for dependency in self.dependencies(variant) where known.insert(dependency).inserted {
        dependencies.append(dependency)
      }
    }
    module.sources = module.sources.sortedByBytes()
    module.folder = commonFolder(folders) ?? folder
    var description = description(pair, as: variants[0])
    description.resources = distinct(resources).sortedByBytes()
    module.targets = [description]
    let isEmpty = module.sources.isEmpty && resources.isEmpty
    if isEmpty, !isIncomplete, kind != .bundle, node["sources"] != nil {
      source.report(.emptyModule(module.name, in: module.folder, at: pair.keyLocation))
    }
    let names = [pair.key] + platformNames(pair.key, node, platforms)
    return LoadedTarget(targetNames: names, module: module, dependencies: dependencies)
  }

  /// The target as written.
  private func description(_ pair: ConfigPair, as node: ConfigNode) -> TargetDescription {
    let groups = spec.root["settingGroups"]
    return TargetDescription(
      name: pair.key, type: node["type"]?.text ?? "", manifest: manifest,
      location: pair.keyLocation, scripts: spec.buildScripts(of: node),
      settings: buildSettings([
        XcodeGenSettings(settings: node["settings"], groups: groups),
        XcodeGenSettings(settings: spec.root["settings"], groups: groups),
      ]),
      configurations: spec.root["configs"]?.pairs?.map(\.key) ?? ["Debug", "Release"],
      hasSettingFiles: [node, spec.root].contains { $0["configFiles"] != nil })
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

  /// `PRODUCT_MODULE_NAME`, else `PRODUCT_NAME`, else `productName`, else the target's name.
  private func moduleName(of target: String, _ node: ConfigNode) -> String {
    let settings = XcodeGenSettings(settings: node["settings"], groups: spec.root["settingGroups"])
    let product = settings["PRODUCT_NAME"] ?? node["productName"]?.text
    let productName = product.flatMap { fill($0, target: target, product: target) } ?? target
    let written = settings["PRODUCT_MODULE_NAME"]
    let name = written.flatMap { fill($0, target: target, product: productName) }
    return ProjectModel.moduleName(from: name ?? productName)
  }

  /// A setting with the target's and product's name filled in; `nil` when other variables remain.
  private func fill(_ setting: String, target: String, product: String) -> String? {
    let result = setting.fillingPlaceholders(in: [.braces, .parentheses]) { name in
      switch name {
      case "TARGET_NAME", "TARGET_NAME:c99extidentifier": target
      case "PRODUCT_NAME", "PRODUCT_NAME:c99extidentifier": product
      default: nil
      }
    }
    return result.utf8.contains(UInt8(ascii: "$")) ? nil : result
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
    for key in ["carthage", "sdk"] {
      if let name = entry[key]?.text { return [(stem(name), .external)] }
    }
    return []
  }

  /// The last name of a path without its extension.
  private func stem(_ path: String) -> String {
    let name = ProjectPath.name(of: path)
    let suffix = ProjectPath.fileExtension(of: name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }
}
