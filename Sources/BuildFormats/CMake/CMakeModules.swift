import HeaderLayouts
import ProjectModel
import SourceText

/// The modules that CMake's targets build.
struct CMakeModules {
  private let all: CMakeTargets
  private let home: String
  private let project: String
  private let source: ManifestSource
  private let headers: CMakeLooseHeaders

  init(_ targets: CMakeTargets, home: String, project: String, source: ManifestSource) {
    all = targets
    self.home = home
    self.project = project
    self.source = source
    headers = CMakeLooseHeaders(targets.all, home: home, source: source)
  }

  /// The targets with files, in the order declared; libraries of the same sources are one.
  func targets() -> [LoadedTarget] {
    var result: [LoadedTarget] = []
    var libraries: [[String]: Int] = [:]
    for target in all.all {
      let sources = distinct(target.sources).sortedByBytes()
      if target.kind == .library, !sources.isEmpty {
        if let twin = libraries[sources] {
          result[twin].targetNames.append(target.name)
          result[twin].module.targets.append(description(of: target))
          continue
        }
        libraries[sources] = result.count
      }
      if let loaded = loaded(target, sources: sources) { result.append(loaded) }
    }
    return result
  }

  private func loaded(_ target: CMakeTarget, sources: [String]) -> LoadedTarget? {
    let files = distinct(sources + headers.paths(for: target.name)).sortedByBytes()
    guard !files.isEmpty else { return nil }
    let isTest = isTest(target)
    var module = ModuleDescription(
      name: moduleName(from: target.moduleName ?? target.name),
      role: isTest ? .test : .production, kind: isTest ? .test : target.kind, package: project,
      folder: target.folder, location: target.location, sources: files)
    module.targets = [description(of: target)]
    module.isConditional = target.isConditional
    module.hasUnknownDependencies = target.hasUnknownLinks
    module.hasUnknownSources = target.hasUnknownSources
    return LoadedTarget(
      targetNames: [target.name], module: module.withHeaders(from: source),
      dependencies: dependencies(of: target))
  }

  private func description(of target: CMakeTarget) -> TargetDescription {
    TargetDescription(
      name: target.name, type: target.type, manifest: target.location.path,
      location: target.location, settings: [])
  }

  /// Libraries that tests alone are linked with, as far as they are well known.
  private static let testLibraries: Set<String> = [
    "catch2", "cmocka", "doctest", "gmock", "gmock_main", "gtest", "gtest_main", "xctest",
  ]

  private func isTest(_ target: CMakeTarget) -> Bool {
    let words = target.name.lowercased().split { $0 == "_" || $0 == "-" }
    let isNamedTest = words.contains("test") || words.contains("tests")
    if target.isTest || target.kind == .executable && isNamedTest { return true }
    let folders = ProjectPath.components(target.folder).map { $0.lowercased() }
    if folders.contains(where: ["test", "tests", "unittest", "unittests"].contains) { return true }
    return target.links.contains { link in
      let name = link.name.lowercased().split(separator: ":")
      return name.contains { Self.testLibraries.contains(String($0)) }
    }
  }

  /// What a target links; a target without files stands for what it links itself.
  private func dependencies(of target: CMakeTarget) -> [LoadedDependency] {
    var result: [LoadedDependency] = []
    var known: Set<String> = [target.name]
    var pending = target.links.reversed().map { (link: $0, place: $0) }
    while let (link, place) = pending.popLast() {
      let name = all.name(of: link.name)
      guard known.insert(name).inserted else { continue }
      if let other = all[name], other.sources.isEmpty, headers.paths(for: name).isEmpty {
        pending += other.links.reversed().map { (link: $0, place: place) }
        continue
      }
      result.append(
        LoadedDependency(
          name: name, form: .targetOrProduct, location: place.location,
          isConditional: place.isConditional || link.isConditional))
    }
    return result
  }
}
