import SourceTrees
import ProjectModel
import SourceText

extension ModuleDescription {
  /// The module that a guess takes a folder for.
  init(guessed part: FolderGuess.Part) {
    self.init(
      name: part.name, role: part.isTest ? .test : .production,
      kind: part.isTest ? .test : .folder, package: part.name, folder: part.folder,
      location: SourceLocation(path: part.folder.isEmpty ? "." : part.folder),
      sources: part.sources, isGuessed: true)
  }
}

/// The modules that folders with unclaimed files are taken for where manifests do not tell which
/// modules there are. A name that a manifest gives to another module is not given again: such files
/// stay without a module.
///
/// - Parameters:
///   - unclaimed: source files that belong to no module, sorted.
///   - untold: where manifests do not tell.
///   - known: the modules that manifests declare.
///   - rootName: the name of the root folder.
func guessedModules(
  of unclaimed: @autoclosure () -> [String], in untold: UntoldFolders,
  beside known: [ModuleDescription], rootName: String
) -> [ModuleDescription] {
  if untold.isEmpty { return [] }
  var homes: [String] = []
  var files: [ByteKey: [String]] = [:]
  for path in unclaimed() where mayBeCompiled(path) {
    guard let home = untold.folder(around: path) else { continue }
    if files[ByteKey(home)] == nil { homes.append(home) }
    files[ByteKey(home), default: []].append(path)
  }
  var guess = FolderGuess(rootName: rootName, extent: .targets, known: known)
  for home in homes { guess.divide(files[ByteKey(home)] ?? [], in: home) }
  let taken = Set(known.map { ByteKey($0.name) })
  return guess.parts.filter { !taken.contains(ByteKey($0.name)) }
    .map { ModuleDescription(guessed: $0) }
}

/// The folders beside an Xcode project that hold sources, each one as a module, as Xcode lays
/// targets out; none where that would give no more than one module.
///
/// The project lies at the root or, when there is none, one level below it. Sources that lie in no
/// such folder belong to no module. O(sources).
func xcodeModules(in tree: SourceTree, sources: [String]) -> [ModuleDescription] {
  let projects = ["xcodeproj", "xcworkspace"].flatMap { tree.folders(withExtension: $0) }
  let homes = distinct(projects.map(ProjectPath.folder)).sortedByBytes()
  let isAtRoot = homes.contains { $0.isEmpty }
  let chosen = homes.filter { isAtRoot ? $0.isEmpty : ProjectPath.components($0).count == 1 }
  var guess = FolderGuess(rootName: tree.files.rootName, extent: .targets, known: [])
  for home in chosen {
    let files = sources.filter { path in
      let isBelow = path.utf8.count > home.utf8.count && ProjectPath.isInside(path, of: home)
      return isBelow && !isLoose(path, in: home) && mayBeCompiled(path)
    }
    guess.divide(files, in: home)
  }
  return guess.parts.count > 1 ? guess.parts.map { ModuleDescription(guessed: $0) } : []
}

/// Whether a source that no manifest claims may be one of a module: others did not write it, and Xcode does not make files
/// from it.
private func mayBeCompiled(_ path: String) -> Bool {
  !isFetched(path) && !path.containsInBytes(".xctemplate/")
}

private func isLoose(_ path: String, in home: String) -> Bool {
  ProjectPath.folder(of: path).equalsInBytes(home)
}

/// The source files that no manifest claims, divided into what may be modules: those of guessed
/// modules as they are, others by the same guess, each under a name that no other module has.
///
/// - Parameters:
///   - rootName: what files in the root itself are called.
///   - imported: names that files import and no module has.
/// - Returns: the modules sorted by folder, then name; empty if manifests claim all files.
/// - Complexity: O(files × depth of folders).
package func modulesToDeclare(
  in project: ProjectDescription, rootName: String, imported: Set<String> = []
) -> [ModuleDescription] {
  // A module of all files says nothing about how they may be divided.
  let settled = project.modules.filter { !$0.isGuessed || !$0.folder.isEmpty }
  let whole = project.modules.filter { $0.isGuessed && $0.folder.isEmpty }
  let files = (project.unownedSources + whole.flatMap(\.sources)).sortedByBytes()
  var guess = FolderGuess(
    rootName: rootName, extent: .everything, known: settled, imported: imported)
  for (home, files) in byManifest(files, project.unfollowedManifests) {
    guess.divide(files, in: home)
  }
  let found =
    settled.filter(\.isGuessed) + guess.parts.map { ModuleDescription(guessed: $0) }
  var names = Set(settled.filter { !$0.isGuessed }.map { ByteKey($0.name) })
  return found.sorted { left, right in
    left.folder.equalsInBytes(right.folder)
      ? left.name.precedesInBytes(right.name) : left.folder.precedesInBytes(right.folder)
  }.map { module in
    var module = module
    module.name = unusedName(module.name, &names)
    return module
  }
}

/// Files by the innermost folder around them that has one of some manifests, else by the root, in
/// the order met.
private func byManifest(
  _ files: [String], _ manifests: [String]
) -> [(home: String, files: [String])] {
  let homes = Set(manifests.map { ByteKey(home(ofManifest: $0)) })
  var result: [(home: String, files: [String])] = []
  var places: [ByteKey: Int] = [:]
  for path in files {
    let folders = ProjectPath.folders(upFrom: ProjectPath.folder(of: path))
    let home = folders.first { homes.contains(ByteKey($0)) } ?? ""
    if let place = places[ByteKey(home)] {
      result[place].files.append(path)
    } else {
      places[ByteKey(home)] = result.count
      result.append((home, [path]))
    }
  }
  return result
}

/// A name, with the first number behind it that makes it one that is not there yet.
private func unusedName(_ name: String, _ names: inout Set<ByteKey>) -> String {
  var candidate = name
  var number = 2
  while !names.insert(ByteKey(candidate)).inserted {
    candidate = "\(name)\(number)"
    number += 1
  }
  return candidate
}

/// The folder that a manifest of a format that is read speaks about.
private func home(ofManifest path: String) -> String {
  ProjectFormatRegistry.format(of: ProjectPath.name(of: path))?.home(of: path)
    ?? ProjectPath.folder(of: path)
}
