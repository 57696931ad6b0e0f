import ProjectModel
import SourceText

/// Finds out which modules a project has and which files they hold.
///
/// The manifests at the root are read, else the topmost ones below it, and then those that they refer
/// to. Without a manifest that is understood, all source files form one module named after the root.
///
/// - Parameters:
///   - tree: the names below the root.
///   - evaluateManifest: evaluates a manifest written in Swift, given its text and path.
///   - options: what the configuration says.
/// - Throws: `ProjectLoadError.noSources` when no module holds a source file.
/// - Complexity: O(names below the root) and the size of the manifests.
package func discoverProject(
  tree: SourceTree,
  evaluateManifest: @escaping @Sendable (_ text: String, _ path: String) -> EvaluatedManifest,
  options: DiscoveryOptions = DiscoveryOptions()
) throws(ProjectLoadError) -> ProjectDescription {
  let reader = ManifestReader(tree: tree, evaluateManifest: evaluateManifest)
  let candidates = manifestCandidates(in: tree)
  let sources = tree.countedFiles(where: SourceFileKind.isSource).map(\.path)
  var set = ManifestSet(reader: reader, isSetAside: options.isSetAside)
  if options.modules.isEmpty {
    let added = candidates.filter { options.includesManifest($0.path) }
    loadStarting(candidates, added: added, into: &set)
  }
  var project = ProjectDescription(name: projectName(set, tree: tree), modules: [])
  if !options.modules.isEmpty {
    project.modules = explicitModules(options.modules, sources: sources, report: reader.report)
      .map { $0.withHeaders(from: reader.source) }
  } else if set.manifests.contains(where: { !$0.targets.isEmpty }) {
    project.modules = linkedModules(set, report: reader.report)
  } else {
    project.modules = modulesWithoutManifest(tree, sources: sources, reader: reader)
    // Without a source file there is no module either, and that alone is reported.
    if !project.modules.allSatisfy(\.sources.isEmpty) {
      let isGuessed = project.modules.count > 1
      reportNoManifest(tree, candidates: candidates, isGuessed: isGuessed, reader: reader)
    }
  }
  let isDemo = options.isDemo
  for index in project.modules.indices where project.modules[index].role == .production {
    if isDemo(project.modules[index].name) { project.modules[index].role = .demo }
  }
  project.modules.sort(by: precedes)
  project.manifests = set.manifests.flatMap(\.filesRead).sortedByBytes()
  project.unfollowedManifests = unfollowed(candidates, loaded: set.visited)
  project.unownedSources = unowned(sources, modules: project.modules)
  if !set.manifests.isEmpty {
    reportUnreadFormats(
      tree, candidates: candidates, unowned: project.unownedSources, reader: reader)
  }
  project.problems = sortedProblems(reader.problems + tree.problems)
  guard project.modules.contains(where: { !$0.sources.isEmpty }) else {
    throw .noSources(root: tree.files.rootPath, problems: project.problems)
  }
  return project
}

/// The name of the manifest at the root, or of the only one; else that of the root folder.
private func projectName(_ set: ManifestSet, tree: SourceTree) -> String {
  let first = set.manifests.first
  let isRoot = first.map { ProjectPath.folder(of: $0.path).isEmpty } ?? false
  guard let first, isRoot || set.manifests.count == 1 else { return tree.files.rootName }
  return first.name
}

/// The sources that belong to no module, manifests left out.
private func unowned(_ sources: [String], modules: [ModuleDescription]) -> [String] {
  let owned = Set(modules.lazy.flatMap(\.sources).map(ByteKey.init))
  return sources.filter { path in
    let isManifest = SwiftPackageFormat.recognises(fileName: ProjectPath.name(of: path))
    return !isManifest && !owned.contains(ByteKey(path))
  }
}

private func sortedProblems(_ problems: [Problem]) -> [Problem] {
  var result: [Problem] = []
  for problem in problems.sorted() where result.last != problem { result.append(problem) }
  return result
}

/// By name, role and folder, then by place: a total order for modules that share all three.
private func precedes(_ left: ModuleDescription, _ right: ModuleDescription) -> Bool {
  if !left.name.equalsInBytes(right.name) { return left.name.precedesInBytes(right.name) }
  if left.role != right.role { return left.role.rawValue < right.role.rawValue }
  if !left.folder.equalsInBytes(right.folder) { return left.folder.precedesInBytes(right.folder) }
  return left.location < right.location
}

// MARK: - Which manifests are read

/// Reads the manifests to begin with; those of a format that only helps out where there is nothing
/// else in their folder, or nothing was understood.
private func loadStarting(
  _ candidates: [ManifestSet.Candidate], added: [ManifestSet.Candidate],
  into set: inout ManifestSet
) {
  let primary = candidates.filter { !ProjectFormatRegistry.isSecondary($0.format) }
  let taken = Set(primary.map { ByteKey($0.folder) })
  func isHelper(_ candidate: ManifestSet.Candidate) -> Bool {
    ProjectFormatRegistry.isSecondary(candidate.format)
      && taken.contains(ByteKey(candidate.folder))
  }
  let starting = startingManifests(candidates)
  set.load(starting.filter { !isHelper($0) } + added)
  if !set.manifests.contains(where: { !$0.targets.isEmpty }) {
    set.load(starting.filter(isHelper))
  }
}

/// All manifests of the formats that are read, one for each format and folder, sorted by path.
private func manifestCandidates(in tree: SourceTree) -> [ManifestSet.Candidate] {
  let files = tree.countedFiles { ProjectFormatRegistry.format(of: $0) != nil }
  var result: [ManifestSet.Candidate] = []
  var seen: Set<String> = []
  for file in files {
    guard let format = ProjectFormatRegistry.format(of: file.name), !isFetched(file.path) else {
      continue
    }
    let candidate = ManifestSet.Candidate(path: file.path, format: format)
    // Variants such as `Package@swift-5.9.swift` are chosen from by the format.
    if seen.insert(candidate.key).inserted { result.append(candidate) }
  }
  return result
}

/// Whether a path lies in a folder that a package manager fills with what others wrote.
private func isFetched(_ path: String) -> Bool {
  let fetched: Set<Substring> = ["Pods", "Carthage", "node_modules"]
  return PodspecFormat.recognises(fileName: ProjectPath.name(of: path))
    && ProjectPath.components(ProjectPath.folder(of: path)).contains(where: fetched.contains)
}

/// The manifests at the root, else those that no other manifest lies above.
private func startingManifests(_ candidates: [ManifestSet.Candidate]) -> [ManifestSet.Candidate] {
  let atRoot = candidates.filter { $0.folder.isEmpty }
  if !atRoot.isEmpty { return atRoot }
  let folders = Set(candidates.map { ByteKey($0.folder) })
  return candidates.filter { candidate in
    var folder = candidate.folder
    while !folder.isEmpty {
      folder = ProjectPath.folder(of: folder)
      if folders.contains(ByteKey(folder)) { return false }
    }
    return true
  }
}

private func unfollowed(
  _ candidates: [ManifestSet.Candidate], loaded: Set<String>
) -> [String] {
  candidates.filter { !loaded.contains($0.key) }.map(\.path).sortedByBytes()
}

// MARK: - Modules without manifests

/// One module for each folder beside an Xcode project, else one of all files.
private func modulesWithoutManifest(
  _ tree: SourceTree, sources: [String], reader: ManifestReader
) -> [ModuleDescription] {
  let folders = xcodeModules(in: tree, sources: sources)
  let modules = folders.isEmpty ? [folderModule(tree.files.rootName, sources: sources)] : folders
  return modules.map { $0.withHeaders(from: reader.source) }
}

private func folderModule(_ rootName: String, sources: [String]) -> ModuleDescription {
  ModuleDescription(
    name: moduleName(from: rootName), role: .production, kind: .folder, package: rootName,
    folder: "", location: SourceLocation(path: "."),
    sources: sources.filter {
      !SwiftPackageFormat.recognises(fileName: ProjectPath.name(of: $0))
    })
}

private func explicitModules(
  _ modules: [ExplicitModule], sources: [String], report: (Problem) -> Void
) -> [ModuleDescription] {
  let names = Set(modules.map { ByteKey($0.name) })
  return modules.map { module in
    let files = sources.filter(module.contains)
    if files.isEmpty {
      report(
        Problem(
          .emptyModule,
          message: "The module \(module.name) has no source file: correct its paths.",
          location: module.location))
    }
    return ModuleDescription(
      name: module.name, role: module.role, kind: module.role == .test ? .test : .library,
      package: module.name, folder: commonFolder(files.map(ProjectPath.folder)) ?? "",
      location: module.location, sources: files,
      dependencies: module.dependencies.map { dependency in
        DeclaredDependency(
          name: dependency.name,
          modules: names.contains(ByteKey(dependency.name)) ? [dependency.name] : [],
          location: dependency.location)
      })
  }
}
