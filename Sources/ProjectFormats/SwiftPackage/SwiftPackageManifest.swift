import ProjectModel
import SourceText

/// What a `Package.swift` declares, read from its evaluated value and not yet looked up on disk.
struct SwiftPackageManifest {
  /// What kind of target a call such as `.testTarget(…)` declares.
  enum TargetKind: String {
    case target
    case executableTarget
    case testTarget
    case macro
    case plugin
    case systemLibrary
    case binaryTarget
  }

  /// A path with the place that names it.
  struct PlacedPath {
    var path: String
    var location: SourceLocation
  }

  /// A file or folder that is a resource, and so not compiled.
  struct Resource {
    var path: String
    /// Whether it may not be one, for example on some platforms.
    var isConditional: Bool
  }

  /// A header that shows C and its kin to the Swift sources of a target.
  struct BridgingHeader {
    var path: PlacedPath
    /// Whether the path is relative to the target's folder, as in the setting; those of the compiler's flags
    /// are relative to the package's.
    var isInTarget: Bool
  }

  /// A target as declared.
  struct Target {
    var name: String
    var kind: TargetKind
    var path: PlacedPath?
    /// `nil`: all files of the folder.
    var sources: [PlacedPath]?
    /// Excluded files and folders, relative to the target's folder.
    var exclude: [String]
    /// Files and folders that are resources, relative to the target's folder.
    var resources: [Resource]
    var dependencies: [LoadedDependency]
    /// Whether some of its dependencies are not known.
    var hasUnknownDependencies: Bool
    /// Where the public headers of a C-family target lie, relative to its folder, if that is written.
    var publicHeadersPath: String?
    /// Folders that its own includes are relative to, relative to its folder.
    var headerSearchPaths: [String]
    /// The headers that show C and its kin to its Swift sources.
    var bridgingHeaders: [BridgingHeader]
    /// The names of modules by those that its sources call them.
    var moduleAliases: [String: String]
    /// The features of Swift that some build of it turns on, or may turn on.
    var swiftFeatures: Set<String>
    /// Its settings of Swift.
    var settings: SwiftPackageSettings
    var location: SourceLocation
    var isConditional: Bool
  }

  /// A package on disk that is depended on.
  struct LocalPackage {
    var name: String?
    var path: PlacedPath
    /// The traits that it is asked for.
    var traits: TraitRequests
  }

  var name: String
  var toolsVersion: ToolsVersion
  var targets: [Target]
  var products: [LoadedProduct]
  var localPackages: [LocalPackage]
  /// The traits of the package; `nil` where it has none.
  var traits: PackageTraits?
}

/// Reads a `SwiftPackageManifest` out of the evaluated value; what does not fit is a problem.
struct SwiftPackageReader {
  let path: String
  let text: String
  let places: ManifestPlaces
  let report: (Problem) -> Void

  /// The package that `root` (the value of the manifest's `package`) describes; `nil` when it is not
  /// a call of `Package`.
  func package(_ root: ManifestValue, toolsVersion: ToolsVersion) -> SwiftPackageManifest? {
    guard case .call(let call) = root, call.name == "Package" else { return nil }
    let folder = ProjectPath.name(of: ProjectPath.folder(of: path))
    let targets = items(call, "targets").map { $0.inheritingSettings(of: call) }
    let names = ManifestItem.sources(ofTargets: targets)
    reportUnknownArguments(of: call)
    let isUnderstood = SwiftPackageArguments.unknown(of: call, as: .package).isEmpty
    return SwiftPackageManifest(
      name: string(call["name"]) ?? folder,
      toolsVersion: toolsVersion,
      targets: targets.compactMap { item in
        var target = target(item, names: names) {
          SwiftPackageSettings(of: $0, in: call, toolsVersion)
        }
        // What is said of the package may concern each of its targets.
        if !isUnderstood { target?.hasUnknownDependencies = true }
        return target
      },
      products: items(call, "products").compactMap(product),
      localPackages: items(call, "dependencies").compactMap(localPackage),
      traits: PackageTraits(of: call))
  }

  func location(_ offset: Int) -> SourceLocation { places.location(of: offset) }

  // MARK: - Elements

  /// - Parameter names: the places of lists from which targets have their names.
  private func target(
    _ item: ManifestItem, names: Set<Int>, settings: (ManifestCall) -> SwiftPackageSettings
  ) -> SwiftPackageManifest.Target? {
    guard case .call(let call) = item.value,
      let kind = SwiftPackageManifest.TargetKind(rawValue: call.name),
      let name = call.argument("name"), let text = string(name.value)
    else {
      reportUnknown("a target", at: item.offset)
      return nil
    }
    let written = items(call, "dependencies")
    let dependencies = written.compactMap { dependency($0, names: names) }
    return SwiftPackageManifest.Target(
      name: text,
      kind: kind,
      path: call.argument("path").flatMap(placedPath),
      sources: call.argument("sources").flatMap(placedPaths),
      // What is left out on some platforms only is compiled on others.
      exclude: items(call, "exclude").filter { !$0.isConditional }.compactMap { string($0.value) },
      resources: items(call, "resources").compactMap(resource),
      dependencies: dependencies + items(call, "plugins").compactMap(plugin),
      hasUnknownDependencies: call["dependencies"].isUnknown || dependencies.count < written.count
        || !SwiftPackageArguments.unknown(of: call, as: .target).isEmpty,
      publicHeadersPath: string(call["publicHeadersPath"]),
      headerSearchPaths: ["cSettings", "cxxSettings"].flatMap { items(call, $0) }
        .compactMap(headerSearchPath),
      bridgingHeaders: bridgingHeaders(of: call),
      moduleAliases: moduleAliases(of: call),
      swiftFeatures: swiftFeatures(of: call),
      settings: settings(call),
      location: location(name.offset),
      isConditional: item.isConditional)
  }

  private func dependency(_ item: ManifestItem, names: Set<Int>) -> LoadedDependency? {
    let form: LoadedDependency.Form
    let name: String?
    switch item.value {
    case .string(let text):
      name = text
      form = .targetOrProduct
    case .call(let call):
      name = string(call["name"])
      switch call.name {
      case "target": form = .target
      case "product": form = .product(package: string(call["package"]))
      default: form = .targetOrProduct
      }
    default:
      name = nil
      form = .external
    }
    guard let name else {
      reportUnknown("a dependency", at: item.offset)
      return nil
    }
    return LoadedDependency(name, form, at: location(item.place(beside: names)), as: item)
  }

  private func plugin(_ item: ManifestItem) -> LoadedDependency? {
    var name: String?
    var package: String?
    switch item.value {
    case .string(let text): name = text
    case .call(let call):
      name = string(call["name"])
      package = string(call["package"])
    default: break
    }
    guard let name else {
      reportUnknown("a plugin", at: item.offset)
      return nil
    }
    return LoadedDependency(name, .plugin(package: package), at: location(item.offset), as: item)
  }

  private func product(_ item: ManifestItem) -> LoadedProduct? {
    guard case .call(let call) = item.value, let name = string(call["name"]) else {
      reportUnknown("a product", at: item.offset)
      return nil
    }
    return LoadedProduct(
      name: name, targets: items(call, "targets").compactMap { string($0.value) })
  }

  /// A dependency on a package by path; those by URL or registry identity are external.
  private func localPackage(_ item: ManifestItem) -> SwiftPackageManifest.LocalPackage? {
    guard case .call(let call) = item.value, let path = call.argument("path").flatMap(placedPath)
    else { return nil }
    return SwiftPackageManifest.LocalPackage(
      name: string(call["name"]), path: path, traits: TraitRequests(of: call))
  }

  /// The path of `.copy("A")`, `.process("A")`, `.embedInCode("A")`.
  private func resource(_ item: ManifestItem) -> SwiftPackageManifest.Resource? {
    guard case .call(let call) = item.value, let path = string(call[""]) else { return nil }
    return SwiftPackageManifest.Resource(path: path, isConditional: item.isConditional)
  }

  /// The path of `.headerSearchPath("A")`; `nil` for any other setting.
  private func headerSearchPath(_ item: ManifestItem) -> String? {
    guard case .call(let call) = item.value, call.name == "headerSearchPath" else { return nil }
    return string(call[""])
  }

  /// The headers of `.bridgingHeader("A.h", visibility: .internal)` and of the flags that say the same,
  /// under whatever condition.
  private func bridgingHeaders(
    of target: ManifestCall
  ) -> [SwiftPackageManifest.BridgingHeader] {
    let ofSettings = items(target, "swiftSettings").compactMap {
      item -> SwiftPackageManifest.BridgingHeader? in
      guard case .call(let call) = item.value, call.name == "bridgingHeader",
        let path = call.argument("").flatMap(placedPath)
      else { return nil }
      return SwiftPackageManifest.BridgingHeader(path: path, isInTarget: true)
    }
    let place = target.argument("swiftSettings")?.offset ?? target.offset
    let ofFlags = [
      "-import-objc-header", "-import-bridging-header", "-internal-import-bridging-header",
    ]
    .flatMap { values(ofFlag: $0, of: target) }.map { path in
      SwiftPackageManifest.BridgingHeader(
        path: SwiftPackageManifest.PlacedPath(path: path, location: location(place)),
        isInTarget: false)
    }
    return ofSettings + ofFlags
  }

  // MARK: - Module aliases

  /// `moduleAliases: ["Utils": "GameUtils"]` of a product, whose module `Utils` the target imports
  /// as `GameUtils`, and `-module-alias Utils=GameUtils` for the compiler, to which `Utils` in the
  /// target's sources means `GameUtils`.
  private func moduleAliases(of target: ManifestCall) -> [String: String] {
    var result: [String: String] = [:]
    for item in items(target, "dependencies") {
      guard case .call(let call) = item.value,
        case .dictionary(let entries)? = call["moduleAliases"]
      else { continue }
      for entry in entries {
        guard let name = string(entry.key), let alias = string(entry.value) else { continue }
        result[alias] = name
      }
    }
    for value in values(ofFlag: "-module-alias", of: target) {
      let names = value.split(separator: "=")
      if names.count == 2 { result[String(names[0])] = String(names[1]) }
    }
    return result
  }

  // MARK: - Settings of Swift

  /// The features that `.enableUpcomingFeature("A")`, `.enableExperimentalFeature("A")` and flags turn on,
  /// under whatever condition; those that the manifest speaks of where its settings are not all understood.
  private func swiftFeatures(of target: ManifestCall) -> Set<String> {
    let settings = items(target, "swiftSettings")
    var features = Set(
      ["-enable-upcoming-feature", "-enable-experimental-feature"].flatMap {
        values(ofFlag: $0, of: target)
      })
    var isUnderstood = !target["swiftSettings"].isUnknown
    for item in settings {
      guard case .call(let call) = item.value else {
        isUnderstood = false
        continue
      }
      guard ["enableUpcomingFeature", "enableExperimentalFeature"].contains(call.name) else {
        continue
      }
      if let feature = string(call[""]) { features.insert(feature) } else { isUnderstood = false }
    }
    let feature = SwiftFeature.memberImports.rawValue
    if !isUnderstood, text.contains(feature) { features.insert(feature) }
    return features
  }

  /// What stands behind a flag among the unsafe flags of a target.
  private func values(ofFlag name: String, of target: ManifestCall) -> [String] {
    items(target, "swiftSettings").flatMap { item -> [String] in
      guard case .call(let call) = item.value, call.name == "unsafeFlags" else { return [] }
      // What only passes a flag on to the compiler proper changes nothing.
      let flags = items(call, "").compactMap { string($0.value) }
        .filter { $0 != "-Xfrontend" }
      return zip(flags, flags.dropFirst()).compactMap { $0 == name ? $1 : nil }
    }
  }

  // MARK: - Values

  private func string(_ value: ManifestValue?) -> String? {
    if case .string(let text)? = value { return text }
    return nil
  }

  private func placedPath(_ item: ManifestItem) -> SwiftPackageManifest.PlacedPath? {
    guard !Optional(item.value).isAbsent else { return nil }
    guard let path = string(item.value) else {
      reportUnknown("a path", at: item.offset)
      return nil
    }
    return SwiftPackageManifest.PlacedPath(path: path, location: location(item.offset))
  }

  private func placedPaths(_ item: ManifestItem) -> [SwiftPackageManifest.PlacedPath]? {
    guard case .array(let items) = item.value else { return nil }
    return items.compactMap(placedPath)
  }

  /// The elements of an array argument; none when it is absent or was not understood, which the
  /// evaluator has reported.
  private func items(_ call: ManifestCall, _ label: String) -> [ManifestItem] {
    guard case .array(let items)? = call[label] else { return [] }
    return items
  }

  private func reportUnknown(_ what: String, at offset: Int) {
    report(
      Problem(
        .manifestNotUnderstood,
        message: "The manifest declares \(what) that archcheck does not understand, so it is "
          + "ignored: write it as a literal, or list the modules in archcheck.yml.",
        location: location(offset)))
  }
}

extension LoadedDependency {
  /// A dependency, or a plugin, with the conditions that decide if it holds, and what may be one.
  fileprivate init(
    _ name: String, _ form: Form, at location: SourceLocation, as item: ManifestItem
  ) {
    self.init(name: name, form: form, location: location, isConditional: item.isConditional)
    guard case .call(let call) = item.value else { return }
    let condition = SwiftPackageCondition(call["condition"])
    let isUnderstood = SwiftPackageArguments.unknown(of: call, as: .dependency).isEmpty
    hasOtherConditions = item.isConditional || condition.asksForMore || !isUnderstood
    traits = condition.traits
    isConditional = hasOtherConditions || !traits.isEmpty
  }
}

extension ManifestValue? {
  /// Whether there is no value, or `nil` is written.
  fileprivate var isAbsent: Bool { self == nil || self == .null }

  /// Whether there is a value that only running the manifest would tell.
  fileprivate var isUnknown: Bool {
    if case .unknown? = self { true } else { false }
  }
}
