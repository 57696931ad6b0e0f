import SourceTrees
import ProjectFormats
import HeaderLayouts
import ProjectModel
import SourceText

/// Finds out which modules a project has and which files they hold.
///
/// The manifests at the root are read, else the topmost ones below it, and then those that they refer
/// to. Where these claim less than half of the source files, they do not say what the project is: the
/// topmost of the others are read too, but for those of examples and fixtures. Without a manifest that
/// is understood, all source files form one module named after the root. What the configuration says
/// of modules changes and joins what was found.
///
/// - Parameters:
///   - tree: the names below the root.
///   - evaluateManifest: evaluates a manifest written in Swift.
///   - options: what the configuration says.
/// - Throws: `ProjectLoadError.noSources` when no module holds a source file, `.nothing` when there is none,
///   and `.configuration` when the configuration names what is not there.
/// - Complexity: O(names below the root) and the size of the manifests.
package func discoverProject(
  tree: SourceTree,
  evaluateManifest: @escaping @Sendable (SwiftManifest) -> EvaluatedManifest,
  options: DiscoveryOptions = DiscoveryOptions()
) throws(ProjectLoadError) -> ProjectDescription {
  let reader = ManifestReader(tree: tree, evaluateManifest: evaluateManifest)
  var sources = tree.countedFiles(where: SourceFileKind.isSource).map(\.path)
  reader.manifestFiles = ProjectFormatRegistry.all.reduce(into: []) { files, format in
    files.formUnion(format.manifestSources(among: sources, from: reader.source))
  }
  sources.removeAll { reader.manifestFiles.contains(ByteKey($0)) || isPackaged($0) }
  var candidates = manifestCandidates(in: tree, use: .always, reader: reader)
  var set = ManifestSet(reader: reader, isSetAside: options.isSetAside)
  let issues = ConfigurationIssues()
  if !options.replacesModules {
    let added = includedManifests(
      options.includedManifests, candidates: candidates, tree: tree, source: reader.source,
      issues: issues)
    loadStarting(candidates, added: added, into: &set)
    loadShadowed(candidates, sources: sources, into: &set)
    set.applyReplacements()
    candidates += loadLastResort(tree, sources: sources, into: &set)
  }
  set.mendReferences()
  if let traits = options.traits { set.decideTraits(choosing: traits) }
  var project = ProjectDescription(name: projectName(set, tree: tree), modules: [])
  let isDeclared = set.manifests.contains { !$0.targets.isEmpty }
  if isDeclared {
    set.setProgramsApart()
    project.modules = linkedModules(set, report: reader.report)
    GeneratedSources(in: set.manifests.map { set.home(of: $0) }, reader.source)
      .mark(&project.modules)
  } else if !options.replacesModules {
    project.modules = modulesWithoutManifest(
      tree, sources: sources, given: options.modules, reader: reader)
    // Without a source file there is no module either, and that alone is reported.
    if !project.modules.allSatisfy(\.sources.isEmpty) {
      reportNoManifest(
        tree, candidates: candidates, isGuessed: project.modules.count > 1, reader: reader)
    }
  }
  let read = Set(candidates.map { ByteKey($0.path) })
  let unread =
    isDeclared ? unreadManifests(tree).filter { !read.contains(ByteKey($0.path)) } : []
  if isDeclared {
    let guessed = guessedModules(
      of: unowned(sources, modules: project.modules),
      in: UntoldFolders(candidates, set, unread: unread.map(\.path)), beside: project.modules,
      rootName: tree.files.rootName)
    project.modules += guessed.map { $0.withHeaders(from: reader.source) }
  }
  let isDemo = options.isDemo
  for index in project.modules.indices where project.modules[index].role == .production {
    if isDemo(project.modules[index].name) { project.modules[index].role = .demo }
  }
  let guessed = isDeclared ? project.modules.filter(\.isGuessed) : []
  project.modules = GivenModules(
    options, found: project.modules, isGuess: { $0.isGuessed }, sources: sources,
    reader: reader, issues: issues
  ).applied()
  guard issues.isEmpty else { throw .configuration(ConfigurationErrors(issues.issues)) }
  removeExcluded(from: &project.modules, counted: sources, in: tree)
  project.manifests = distinct(set.manifests.flatMap(\.filesRead)).sortedByBytes()
  project.unfollowedManifests = unfollowed(
    candidates, loaded: set.visited, read: project.manifests)
  project.modules.sort(by: precedes)
  if isDeclared {
    let left = project.modules.filter { module in
      module.isGuessed && guessed.contains { $0.name == module.name }
    }
    let declared = project.modules.filter { !$0.isGuessed }
    reportUntold(
      unread, guessed: left, candidates: candidates,
      unowned: unowned(sources, modules: declared), reader: reader)
  }
  let left = unowned(sources, modules: project.modules)
  project.unownedSources = left.filter { !isFetched($0) }
  project.fetchedSources = left.filter(isFetched)
  project.problems = sortedProblems(reader.problems + tree.problems)
  guard project.modules.contains(where: { !$0.sources.isEmpty }) else {
    let (root, problems) = (tree.files.rootPath, project.problems)
    throw unowned(sources, modules: []).isEmpty
      ? .nothing(root: root, problems: problems) : .noSources(root: root, problems: problems)
  }
  return project
}

/// The name of the manifest at the root, or of the only one; else that of the root folder.
private func projectName(_ set: ManifestSet, tree: SourceTree) -> String {
  let first = set.manifests.first
  let isRoot = first.map { set.home(of: $0).isEmpty } ?? false
  guard let first, isRoot || set.manifests.count == 1 else { return tree.files.rootName }
  return first.name
}

/// The sources that belong to no module, manifests left out.
private func unowned(_ sources: [String], modules: [ModuleDescription]) -> [String] {
  var owned: Set<ByteKey> = []
  owned.reserveCapacity(sources.count)
  for module in modules { owned.formUnion(module.sources.lazy.map(ByteKey.init)) }
  return sources.filter { path in
    !owned.contains(ByteKey(path))
      && !SwiftPackageFormat.recognises(fileName: ProjectPath.name(of: path))
  }
}

/// Takes the files that the configuration excludes from modules whose manifests name them one by one.
private func removeExcluded(
  from modules: inout [ModuleDescription], counted: [String], in tree: SourceTree
) {
  let counted = Set(counted.lazy.map(ByteKey.init))
  for index in modules.indices {
    let isLeft = { (path: String) in
      counted.contains(ByteKey(path)) || !tree.excludes(path)
    }
    if modules[index].sources.allSatisfy(isLeft) { continue }
    modules[index].sources = modules[index].sources.filter(isLeft)
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
  let helpers = Set(helperKeys(candidates))
  func isHelper(_ candidate: ManifestSet.Candidate) -> Bool { helpers.contains(candidate.key) }
  let starting = startingManifests(candidates.filter { !$0.format.isAuxiliary })
  let auxiliary = startingManifests(candidates.filter { $0.format.isAuxiliary })
  set.load(starting.filter { !isHelper($0) } + added)
  if !set.manifests.contains(where: { !$0.targets.isEmpty }) {
    set.load(starting.filter(isHelper))
  }
  // What only adds to others is read where there are others: not beside an example that is not.
  let homes = set.manifests.map { set.home(of: $0) }
  set.load(
    auxiliary.filter { candidate in
      homes.isEmpty || homes.contains { ProjectPath.isInside($0, of: candidate.home) }
    })
  loadBelowUnread(candidates.filter { !$0.format.isAuxiliary }, isHelper: isHelper, into: &set)
}

/// Reads the topmost manifests that no manifest which was understood lies above: one that says
/// nothing does not speak for the folders below it.
private func loadBelowUnread(
  _ candidates: [ManifestSet.Candidate], isHelper: (ManifestSet.Candidate) -> Bool,
  into set: inout ManifestSet
) {
  while true {
    let understood = set.manifests.filter { !$0.targets.isEmpty || !$0.references.isEmpty }
    let told = Set(understood.map { ByteKey(set.home(of: $0)) })
    let rest = candidates.filter { candidate in
      !set.visited.contains(candidate.key)
        && !ProjectPath.folders(upFrom: candidate.home).contains { told.contains(ByteKey($0)) }
    }
    let next = startingManifests(rest.filter { !isHelper($0) })
    if !next.isEmpty {
      set.load(next)
    } else if !rest.isEmpty {
      set.load(startingManifests(rest))
    } else {
      return
    }
  }
}

/// The keys of manifests that are passed over where another one describes the same folder.
private func helperKeys(_ candidates: [ManifestSet.Candidate]) -> [String] {
  let formats = Dictionary(grouping: candidates) { ByteKey($0.home) }
  return candidates.filter { candidate in
    (formats[ByteKey(candidate.home)] ?? []).contains {
      candidate.format.yields(to: $0.format)
    }
  }.map(\.key)
}

/// Reads manifests that the ones read so far hide without referring to them, level by level, until
/// half of the sources have a module.
private func loadShadowed(
  _ candidates: [ManifestSet.Candidate], sources: [String], into set: inout ManifestSet
) {
  let helpers = Set(helperKeys(candidates))
  var left = candidates.filter {
    !set.visited.contains($0.key) && !helpers.contains($0.key) && !liesAside($0.path)
  }
  if left.isEmpty { return }
  let relevant = sources.filter { !liesAside($0) && !isFetched($0) }
  // No project hides manifests below manifests that deep.
  for _ in 0..<16 {
    left.removeAll { set.visited.contains($0.key) }
    let owned = Set(
      set.manifests.lazy.flatMap(\.targets).flatMap(\.module.sources).map(ByteKey.init))
    let count = relevant.count { owned.contains(ByteKey($0)) }
    guard !left.isEmpty, 2 * count < relevant.count else { return }
    // Where there are none at the root any more, these are the topmost ones.
    loadStarting(left, added: [], into: &set)
    if !left.contains(where: { set.visited.contains($0.key) }) { return }
  }
}

/// Reads manifests of formats that count only where no other one declares a module, unless these claim
/// less than half of the sources: then folders tell more.
///
/// - Returns: the manifests that count.
private func loadLastResort(
  _ tree: SourceTree, sources: [String], into set: inout ManifestSet
) -> [ManifestSet.Candidate] {
  guard !set.manifests.contains(where: { !$0.targets.isEmpty }) else { return [] }
  let candidates = manifestCandidates(in: tree, use: .lastResort, reader: set.reader)
  if candidates.isEmpty { return [] }
  let (before, problems) = (set, set.reader.problems.count)
  loadStarting(candidates, added: [], into: &set)
  let owned = Set(
    set.manifests.lazy.flatMap(\.targets).flatMap(\.module.sources).map(ByteKey.init))
  let relevant = sources.filter { !liesAside($0) && !isFetched($0) }
  if 2 * relevant.count(where: { owned.contains(ByteKey($0)) }) >= relevant.count {
    return candidates
  }
  set.reader.withdrawProblems(after: problems)
  set = before
  return []
}

/// Whether a path lies in a folder that shows or tests what the project is rather than being it.
private func liesAside(_ path: String) -> Bool {
  let names: Set<String> = [
    "benchmark", "benchmarks", "demo", "demos", "example", "examples", "fixture", "fixtures",
    "integrationtests", "playground", "playgrounds", "sample", "samples", "test", "tests",
  ]
  return ProjectPath.components(ProjectPath.folder(of: path)).contains {
    names.contains($0.lowercased())
  }
}

/// All manifests of the formats that are read, one for each format and folder, sorted by path.
private func manifestCandidates(
  in tree: SourceTree, use: FormatUse, reader: ManifestReader
) -> [ManifestSet.Candidate] {
  let files = tree.countedFiles { ProjectFormatRegistry.format(of: $0) != nil }
  var result: [ManifestSet.Candidate] = []
  var seen: Set<String> = []
  for file in files {
    guard let format = ProjectFormatRegistry.format(of: file.name), format.use == use,
      !isFetched(file.path),
      format.accepts(manifest: file.path, from: reader.source)
    else { continue }
    let candidate = ManifestSet.Candidate(path: file.path, format: format)
    // Every project has a workspace of its own, which says nothing.
    if ProjectPath.fileExtension(of: candidate.home) == "xcodeproj" { continue }
    // Variants such as `Package@swift-5.9.swift` are chosen from by the format.
    if seen.insert(candidate.key).inserted { result.append(candidate) }
  }
  return result
}

/// Whether a source lies in a package that is no code of the project: a documentation catalog, where
/// it is shown and never compiled, or a framework that was built elsewhere.
private func isPackaged(_ path: String) -> Bool {
  path.containsInBytes(".docc/") || ProjectPath.isInBuiltFramework(path)
}

/// Whether a path lies in a folder that a package manager fills with what others wrote.
func isFetched(_ path: String) -> Bool { isFetchedFolder(ProjectPath.folder(of: path)) }

/// Whether a folder is, or lies in, one that a package manager fills.
func isFetchedFolder(_ folder: String) -> Bool {
  let names = ProjectPath.components(folder)
  return names.contains(where: fetchedFolders.contains)
    || zip(names, names.dropFirst()).contains { fetchedInner[$0] == $1 }
}

private let fetchedFolders: Set<Substring> = [
  "Pods", "Carthage", "node_modules", ".build", "DerivedData",
]

/// Folders of usual names in which those of a certain name are filled, by Xcode and by Bundler.
private let fetchedInner: [Substring: Substring] = [
  "SourcePackages": "checkouts", "vendor": "bundle",
]

/// The manifests at the root, else those that no other manifest lies above.
private func startingManifests(_ candidates: [ManifestSet.Candidate]) -> [ManifestSet.Candidate] {
  let atRoot = candidates.filter { $0.home.isEmpty }
  if !atRoot.isEmpty { return atRoot }
  let folders = Set(candidates.map { ByteKey($0.home) })
  return candidates.filter { candidate in
    var folder = candidate.home
    while !folder.isEmpty {
      folder = ProjectPath.folder(of: folder)
      if folders.contains(ByteKey(folder)) { return false }
    }
    return true
  }
}

private func unfollowed(
  _ candidates: [ManifestSet.Candidate], loaded: Set<String>, read: [String]
) -> [String] {
  let read = Set(read.map(ByteKey.init))
  return candidates.filter { !loaded.contains($0.key) && !read.contains(ByteKey($0.path)) }
    .map(\.path).sortedByBytes()
}

// MARK: - Modules without manifests

/// One module for each folder beside an Xcode project, else one of all files; the latter yields to
/// modules whose files the configuration names.
private func modulesWithoutManifest(
  _ tree: SourceTree, sources: [String], given: [GivenModule], reader: ManifestReader
) -> [ModuleDescription] {
  let folders = xcodeModules(in: tree, sources: sources)
  if folders.isEmpty, given.contains(where: { $0.member != nil }) { return [] }
  let modules = folders.isEmpty ? [folderModule(tree.files.rootName, sources: sources)] : folders
  return modules.map { $0.withHeaders(from: reader.source) }
}

private func folderModule(_ rootName: String, sources: [String]) -> ModuleDescription {
  ModuleDescription(
    name: moduleName(from: rootName), role: .production, kind: .folder, package: rootName,
    folder: "", location: SourceLocation(path: "."),
    sources: sources.filter {
      !SwiftPackageFormat.recognises(fileName: ProjectPath.name(of: $0)) && !isFetched($0)
    }, isGuessed: true)
}
