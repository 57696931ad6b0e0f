import ProjectModel
import SourceText

/// Finds the folder and the sources of a package's targets by SwiftPM's rules.
struct SwiftPackageLayout {
  let package: SwiftPackageManifest
  /// The package's folder.
  let folder: String
  let source: ManifestSource
  /// For each sort of target, by whether targets of it share one name.
  private let isOneTarget: [SwiftPackageManifest.TargetKind: Bool]
  /// For each folder whose targets are written in it or below it, their names.
  private let writtenBelow: [ByteKey: TargetNames]
  /// The names of targets for which no folder is written.
  private let unwritten: TargetNames
  /// The names in the folders that targets share.
  private let listing: FolderListing

  /// Names of targets, as far as it matters whether there is another one than a given one.
  private struct TargetNames {
    private var first: ByteKey?
    private var areSeveral = false

    mutating func add(_ name: ByteKey) {
      if let first, first != name { areSeveral = true }
      first = first ?? name
    }

    func hasOther(than name: ByteKey) -> Bool {
      areSeveral || first.map { $0 != name } ?? false
    }
  }

  /// Takes the package in a folder. O(targets), and for each the folders around the one written for it.
  init(package: SwiftPackageManifest, folder: String, source: ManifestSource) {
    self.package = package
    self.folder = folder
    self.source = source
    var names: [SwiftPackageManifest.TargetKind: Set<ByteKey>] = [:]
    var writtenBelow: [ByteKey: TargetNames] = [:]
    var unwritten = TargetNames()
    for target in package.targets {
      let name = ByteKey(target.name)
      names[Self.sort(target.kind), default: []].insert(name)
      guard let path = target.path?.path else {
        unwritten.add(name)
        continue
      }
      guard var place = ProjectPath.resolve(path, from: folder) else { continue }
      writtenBelow[ByteKey(place), default: TargetNames()].add(name)
      while !place.isEmpty {
        place = ProjectPath.folder(of: place)
        writtenBelow[ByteKey(place), default: TargetNames()].add(name)
      }
    }
    isOneTarget = names.mapValues { $0.count == 1 }
    self.writtenBelow = writtenBelow
    self.unwritten = unwritten
    listing = FolderListing(source)
  }

  /// Tests and plugins are sorts of their own, for where their folders may lie.
  private static func sort(
    _ kind: SwiftPackageManifest.TargetKind
  ) -> SwiftPackageManifest.TargetKind {
    kind == .testTarget || kind == .plugin ? kind : .target
  }

  /// Whether a folder holds another target's folder too, or is it. O(1).
  func isShared(_ targetFolder: String, by target: SwiftPackageManifest.Target) -> Bool {
    let holdsTargets =
      targetFolder.equalsInBytes(folder)
      || Self.parentFolders.contains {
        ProjectPath.join(folder, $0).equalsInBytes(targetFolder)
      }
    let name = ByteKey(target.name)
    return writtenBelow[ByteKey(targetFolder)]?.hasOther(than: name) == true
      || holdsTargets && unwritten.hasOther(than: name)
  }

  private typealias Target = SwiftPackageManifest.Target

  /// Folders that hold targets' folders, in the order tried; the first that exists counts.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]
  private static let pluginFolders = ["Plugins"]
  /// All folders that may hold targets' folders.
  static let parentFolders = testFolders + pluginFolders
  /// Folders that are one thing to the build, whatever lies in them.
  private static let opaqueExtensions: Set<Substring> = [
    "xcodeproj", "xcworkspace", "playground", "xcassets", "xcdatamodeld", "xcdatamodel", "docc",
  ]

  /// The targets, but those that only stand in for some: Tuist builds none of the package in its
  /// own folder, whose manifest names dependencies alone and often has a target without sources.
  var builtTargets: [SwiftPackageManifest.Target] {
    guard ProjectPath.name(of: folder) == "Tuist" else { return package.targets }
    return package.targets.filter { target in
      let places =
        target.path.map { [$0.path] }
        ?? Self.parentFolders.map { ProjectPath.join($0, target.name) }
      return places.contains { place in
        ProjectPath.resolve(place, from: folder).map { !source.names($0).isEmpty } ?? false
      }
    }
  }

  /// The module that a target is built into.
  func module(of target: SwiftPackageManifest.Target) -> ModuleDescription {
    var module = ModuleDescription(
      name: moduleName(from: target.name), role: target.role, kind: target.moduleKind,
      package: package.name, folder: "", location: target.location, sources: [],
      isConditional: target.isConditional)
    module.hasUnknownDependencies = target.hasUnknownDependencies
    module.aliases = target.moduleAliases
    module.swiftFeatures = target.swiftFeatures
    let tools = package.toolsVersion
    module.oldestCompiler = "\(tools.major).\(tools.minor).\(tools.patch)"
    guard target.kind != .binaryTarget else { return module }
    guard let folder = folder(of: target) else { return module }
    module.folder = folder
    module.sources = sources(of: target, in: folder)
    addHeaders(of: target, to: &module)
    let old = ToolsVersion(major: 5, minor: 4)
    let hasMain = module.sources.contains { ProjectPath.name(of: $0) == "main.swift" }
    if target.kind == .target, package.toolsVersion < old, hasMain { module.kind = .executable }
    let isEmpty = module.sources.isEmpty && target.resources.isEmpty
    if isEmpty, target.kind != .systemLibrary, !liesInSubmodules(target, in: folder) {
      source.report(.emptyModule(module.name, in: folder, at: target.location))
    }
    return module
  }

  /// The resources of a target whose folder is known, by their paths from the root.
  func resources(of target: SwiftPackageManifest.Target, in folder: String) -> [String] {
    distinct(target.resources.compactMap { ProjectPath.resolve($0.path, from: folder) })
      .sortedByBytes()
  }

  // MARK: - Folders

  private func folder(of target: Target) -> String? {
    if let path = target.path { return writtenFolder(path, of: target) }
    let candidates =
      switch target.kind {
      case .testTarget: Self.testFolders
      case .plugin: Self.pluginFolders
      default: Self.sourceFolders
      }
    let present = listing.names(in: folder)
    if let parent = candidates.first(where: { present.contains(ByteKey($0)) }) {
      let parentFolder = ProjectPath.join(folder, parent)
      let isThere = listing.names(in: parentFolder).contains(ByteKey(target.name))
      if !isThere, mayFillParent(target), !belongsToOthers(parent, than: target) {
        return parentFolder
      }
      if let found = findFolder(ProjectPath.join(parentFolder, target.name), target) {
        return found
      }
    } else {
      for parent in candidates {
        let path = ProjectPath.join(ProjectPath.join(folder, parent), target.name)
        if let found = findFolder(path, target) { return found }
      }
    }
    let expected = ProjectPath.join(candidates[0], target.name)
    reportMissing(
      target, "has no folder: create \(expected) or give its `path:`", at: target.location)
    return nil
  }

  private func writtenFolder(
    _ path: SwiftPackageManifest.PlacedPath, of target: Target
  ) -> String? {
    guard let resolved = ProjectPath.resolve(path.path, from: folder) else {
      source.report(
        .notRead(
          "The sources of the target \(target.name), at \(path.path), are", path.path,
          from: folder, object: "them", at: path.location))
      return nil
    }
    switch source.find(resolved, path.location) {
    case .folder(let actual)?: return actual
    case nil where source.isInAbsentSubmodule(resolved, path.location): break
    case .file?: reportMissing(target, "has a path that is not a folder", at: path.location)
    case nil: reportMissing(target, "has no folder \(path.path)", at: path.location)
    }
    return nil
  }

  private func findFolder(_ path: String, _ target: Target) -> String? {
    if case .folder(let actual)? = source.find(path, target.location) { return actual }
    return nil
  }

  /// Since tools version 5.9 the sources of the only target of its sort may lie in `Sources` itself.
  private func mayFillParent(_ target: Target) -> Bool {
    guard package.toolsVersion >= ToolsVersion(major: 5, minor: 9) else { return false }
    return isOneTarget[Self.sort(target.kind)] ?? true
  }

  /// Whether the files of a folder of targets cannot be those of a test, since other targets lie there.
  private func belongsToOthers(_ parent: String, than target: Target) -> Bool {
    target.kind == .testTarget && parent != Self.testFolders[0]
      && isOneTarget[Self.sort(.target)] != nil
  }

  /// Reports something that a target names and that is not there.
  func reportMissing(
    _ target: SwiftPackageManifest.Target, _ what: String, at location: SourceLocation
  ) {
    source.report(
      Problem(
        .missingPath,
        message: "The target \(target.name) of the package \(package.name) \(what).",
        location: location))
  }

  // MARK: - Sources

  /// What is left out of a target's folder, by paths relative to it.
  func exclusion(of target: SwiftPackageManifest.Target, in targetFolder: String) -> (String) ->
    Bool
  {
    // What is a resource on some platforms only is compiled on others.
    let paths = target.exclude + target.resources.filter { !$0.isConditional }.map(\.path)
    var passedOver = Set(paths.compactMap { ProjectPath.resolve($0, from: "").map(ByteKey.init) })
    if targetFolder.equalsInBytes(folder) {
      for name in source.names(folder) where SwiftPackageFormat.recognises(fileName: name) {
        passedOver.insert(ByteKey(name))
      }
    }
    return { path in
      passedOver.contains(ByteKey(path))
        || Self.opaqueExtensions.contains(ProjectPath.fileExtension(of: path))
    }
  }

  private func sources(of target: Target, in targetFolder: String) -> [String] {
    let isPassedOver = exclusion(of: target, in: targetFolder)
    guard let named = target.sources else {
      return source.sources(targetFolder, isPassedOver)
    }
    return named.flatMap { path -> [String] in
      guard let relative = ProjectPath.resolve(path.path, from: ""),
        source.find(ProjectPath.join(targetFolder, relative), path.location) != nil
      else {
        if isInSubmodule(path, of: targetFolder) { return [] }
        reportMissing(
          target, "names the source \(path.path), which does not exist", at: path.location)
        return []
      }
      return source.sources(ProjectPath.join(targetFolder, relative)) {
        isPassedOver(ProjectPath.join(relative, $0))
      }
    }.sortedByBytes()
  }
}

extension SwiftPackageLayout {
  /// Whether what a target names lies in a git submodule that is not checked out, which is reported for itself.
  private func isInSubmodule(
    _ path: SwiftPackageManifest.PlacedPath, of targetFolder: String
  ) -> Bool {
    guard let resolved = ProjectPath.resolve(path.path, from: targetFolder) else { return false }
    return source.isInAbsentSubmodule(resolved, path.location)
  }

  /// Whether a target has sources in git submodules that are not checked out.
  func liesInSubmodules(
    _ target: SwiftPackageManifest.Target, in targetFolder: String
  ) -> Bool {
    source.isInAbsentSubmodule(targetFolder, target.location)
      || target.sources?.contains { isInSubmodule($0, of: targetFolder) } == true
  }
}

/// The names in folders, each folder listed once however many targets lie in it.
///
/// Reference semantics on purpose: it remembers names while it is asked. It lives as long as one
/// manifest is read and never crosses threads.
private final class FolderListing {
  private let source: ManifestSource
  private var known: [ByteKey: Set<ByteKey>] = [:]

  init(_ source: ManifestSource) { self.source = source }

  func names(in folder: String) -> Set<ByteKey> {
    if let names = known[ByteKey(folder)] { return names }
    let names = Set(source.names(folder).map(ByteKey.init))
    known[ByteKey(folder)] = names
    return names
  }
}

extension SwiftPackageManifest.Target {
  fileprivate var role: ModuleRole {
    switch kind {
    case .testTarget: .test
    case .plugin, .macro: .tool
    case .target, .executableTarget, .systemLibrary, .binaryTarget: .production
    }
  }

  fileprivate var moduleKind: ModuleKind {
    switch kind {
    case .target: .library
    case .executableTarget: .executable
    case .testTarget: .test
    case .macro: .macro
    case .plugin: .plugin
    case .systemLibrary: .system
    case .binaryTarget: .binary
    }
  }
}
