import HeaderLayouts
import SourceText
import ProjectModel
import SourceText

/// Turns a pod into modules: one for the pod with all of its parts, one for its tests.
struct PodBuilder {
  let pod: PodSpecification
  /// The podspec's path.
  let manifest: String
  let files: PodFiles
  let source: ManifestSource

  /// What a pod with its parts consists of.
  private struct Contents {
    var sources: [String] = []
    var publicHeaders: [String] = []
    var hiddenHeaders: [String] = []
    var headerFolders: [String] = []
    var prefixHeaders: [String] = []
    var moduleMaps: [String] = []
    var resources: [String] = []
    var dependencies: [PodSpecification.Dependency] = []
    /// Whether any file is asked for.
    var isAsking = false
  }

  /// The pod's module and that of its tests, if it has any.
  func targets() -> [LoadedTarget] {
    let contents = contents(of: pod, excluded: [], publicHeaders: nil)
    let name = moduleName(from: pod.moduleName ?? pod.name.text)
    let own = target(
      name: name, role: .production, contents, dependencies: contents.dependencies,
      location: pod.name.location)
    guard !allTests.isEmpty else { return [own] }
    var tests = Contents()
    for test in allTests { add(test, to: &tests, excluded: pod.excludeFiles, publicHeaders: nil) }
    var target = target(
      name: "\(name)Tests", role: .test, tests, dependencies: tests.dependencies,
      location: allTests[0].name.location)
    var tested = LoadedDependency(
      name: pod.name.text, form: .target, location: allTests[0].name.location)
    tested.isImplied = true
    target.dependencies.insert(tested, at: 0)
    // What the pod depends on, its tests may use as well.
    let known = Set(target.dependencies.map { ByteKey($0.name) })
    target.dependencies += loaded(contents.dependencies).filter {
      !known.contains(ByteKey($0.name))
    }.map { dependency in
      var inherited = dependency
      inherited.isInherited = true
      return inherited
    }
    return [own, target]
  }

  /// The test specifications of the pod and its parts.
  private var allTests: [PodSpecification] {
    func tests(of part: PodSpecification) -> [PodSpecification] {
      part.tests + part.subspecs.flatMap(tests)
    }
    return tests(of: pod)
  }

  // MARK: - Modules

  private func target(
    name: String, role: ModuleRole, _ contents: Contents,
    dependencies: [PodSpecification.Dependency], location: SourceLocation
  ) -> LoadedTarget {
    let isTest = role == .test
    var module = ModuleDescription(
      name: name, role: role, kind: isTest ? .test : pod.isStatic ? .library : .framework,
      package: pod.name.text, folder: "", location: location,
      sources: distinct(contents.sources).sortedByBytes())
    module.folder = commonFolder(module.sources.map(ProjectPath.folder)) ?? files.folder
    module.targets = [
      TargetDescription(
        name: isTest ? name : pod.name.text, type: isTest ? "test_spec" : "pod",
        manifest: manifest, location: location,
        resources: distinct(contents.resources).sortedByBytes())
    ]
    if module.sources.isEmpty, contents.isAsking {
      source.report(.emptyModule(name, in: files.folder, at: location))
    }
    let hints = HeaderHints(
      publicHeaders: isTest ? nil : contents.publicHeaders, hiddenHeaders: contents.hiddenHeaders,
      namespaces: isTest ? [] : [pod.name.text] + contents.headerFolders,
      moduleMaps: contents.moduleMaps, prefixHeaders: contents.prefixHeaders)
    return LoadedTarget(
      targetNames: isTest ? [name] : [pod.name.text],
      module: module.withHeaders(hints, from: source),
      dependencies: loaded(dependencies))
  }

  /// The dependencies on other pods, each one once.
  private func loaded(_ dependencies: [PodSpecification.Dependency]) -> [LoadedDependency] {
    var result: [LoadedDependency] = []
    var places: [ByteKey: Int] = [:]
    for dependency in dependencies where !dependency.pod.equalsInBytes(pod.name.text) {
      if let known = places[ByteKey(dependency.pod)] {
        // What one part needs everywhere is not needed on some platforms only.
        if !dependency.isConditional { result[known].isConditional = false }
        continue
      }
      places[ByteKey(dependency.pod)] = result.count
      result.append(
        LoadedDependency(
          name: dependency.pod, form: .framework, location: dependency.location,
          isConditional: dependency.isConditional))
    }
    return result
  }

  // MARK: - Files

  private func contents(
    of part: PodSpecification, excluded: [PodSpecification.Placed],
    publicHeaders: [PodSpecification.Placed]?
  ) -> Contents {
    var result = Contents()
    add(part, to: &result, excluded: excluded, publicHeaders: publicHeaders)
    return result
  }

  /// Adds a part with all of its own parts, which take over what it leaves out and what it says of
  /// headers.
  private func add(
    _ part: PodSpecification, to contents: inout Contents,
    excluded: [PodSpecification.Placed], publicHeaders: [PodSpecification.Placed]?
  ) {
    let excluded = excluded + part.excludeFiles
    let hidden = Set(files.matching(excluded).map(ByteKey.init))
    let sources = files.matching(part.sourceFiles).filter { !hidden.contains(ByteKey($0)) }
    let headers = sources.filter(SourceFileKind.isHeader)
    let patterns = part.publicHeaderFiles.map { (publicHeaders ?? []) + $0 } ?? publicHeaders
    contents.sources += sources
    contents.isAsking = contents.isAsking || !part.sourceFiles.isEmpty
    contents.publicHeaders += patterns.map(files.matching) ?? headers
    contents.hiddenHeaders += files.matching(part.privateHeaderFiles)
    contents.headerFolders += part.headerFolder.map { [$0] } ?? []
    contents.prefixHeaders += part.prefixHeader.flatMap(files.file).map { [$0] } ?? []
    contents.moduleMaps += part.moduleMap.flatMap(files.file).map { [$0] } ?? []
    contents.resources += files.resources(matching: part.resources)
    contents.dependencies += part.dependencies
    for inner in part.subspecs {
      add(inner, to: &contents, excluded: excluded, publicHeaders: patterns)
    }
  }
}
