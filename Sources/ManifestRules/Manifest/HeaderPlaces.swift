import DependencyModel
import ProjectModel
import SourceText

/// Where the headers of modules lie, for headers that several modules have or share a folder with.
struct HeaderPlaces {
  /// The headers of each file name.
  private let headers: [ByteKey: [FileID]]
  /// For each module the folders that hold its files of the C family.
  private let folders: [Set<ByteKey>]
  private let graph: DependencyGraph

  /// Lists headers and folders; empty for a project of Swift alone. O(files).
  init(_ graph: DependencyGraph) {
    self.graph = graph
    var headers: [ByteKey: [FileID]] = [:]
    var folders = [Set<ByteKey>](repeating: [], count: graph.modules.count)
    for (index, file) in graph.files.enumerated() where file.language != .swift {
      folders[file.module.int].insert(ByteKey(ProjectPath.folder(of: file.path)))
      if SourceFileKind.isHeader(file.path) {
        headers[ByteKey(ProjectPath.name(of: file.path)), default: []].append(FileID(index))
      }
    }
    self.headers = headers
    self.folders = folders
  }

  /// Whether the header of a module that an include may mean lies among the files of one of some
  /// other modules: a header that no target lists, or that several do, is found by its folder.
  func liesAmongFiles(
    of others: [ModuleID], _ entry: ModuleImport, from target: ModuleID
  ) -> Bool {
    let name = ByteKey(ProjectPath.name(of: entry.path))
    let found = (headers[name] ?? []).filter { graph.files[$0].module == target }
    return !found.isEmpty
      && found.allSatisfy { header in
        let folder = ByteKey(ProjectPath.folder(of: graph.files[header].path))
        return others.contains { folders[$0.int].contains(folder) }
      }
  }
}

extension HeaderPlaces {
  /// Whether one of some modules has a header for others of the name that an include writes, which may then mean it.
  func isOffered(_ entry: ModuleImport, by others: [ModuleID]) -> Bool {
    let name = ByteKey(ProjectPath.name(of: entry.path))
    return (headers[name] ?? []).contains { header in
      let file = graph.files[header]
      return others.contains(file.module) && graph.modules[file.module].headers.isPublic(file.path)
    }
  }

  /// Whether a module finds a header of another one without depending on it, as text: by a path from the
  /// file that includes it, below a folder that its own settings name, or by its bare name in the same
  /// Xcode project, whose header map lists the headers of all targets.
  func isFoundAsText(
    _ entry: ModuleImport, by module: ModuleDescription, from target: ModuleID
  ) -> Bool {
    let other = graph.modules[target.int]
    let isMapped =
      XcodeProjectFile.isPath(module.location.path)
      && module.location.path.equalsInBytes(other.location.path)
      && !entry.path.utf8.contains(UInt8(ascii: "/"))
    if isMapped { return true }
    // Bazel's paths are those of labels, and its targets have to be declared for them.
    if module.isOfBazel { return false }
    let name = ByteKey(ProjectPath.name(of: entry.path))
    let isPath = entry.path.utf8.contains(UInt8(ascii: "/"))
    let beside = ProjectPath.folder(of: graph.files[entry.file].path)
    let written = isPath ? ProjectPath.resolve(entry.path, from: beside) : nil
    return (headers[name] ?? []).contains { header in
      guard graph.files[header].module == target else { return false }
      let path = graph.files[header].path
      return written?.equalsInBytes(path) == true
        || module.headers.privateFolders.contains { folder in
          ProjectPath.join(folder, entry.path).equalsInBytes(path)
        }
    }
  }
}

extension ManifestInput {
  /// Whether an include of the C family names a header that the module has itself, that a module which it declares has
  /// for others, that lies among its files or those of such a module, or that it finds without depending on anything.
  /// Nor is one of a program or a test anything but a file that two targets share, since neither can be imported.
  func isOwnHeader(
    _ entry: ModuleImport, of module: ModuleID, orOf declared: [ModuleID], from target: ModuleID
  ) -> Bool {
    guard scope.view.graph.files[entry.file].language != .swift else { return false }
    if description(target).kind.isProgram || description(target).kind == .test { return true }
    let name = ByteKey(ProjectPath.name(of: entry.path))
    let isOwn = memory.sourceNames(of: module, description(module)).contains(name)
    return isOwn || headers.isOffered(entry, by: declared)
      || headers.liesAmongFiles(of: [module] + declared, entry, from: target)
      || headers.isFoundAsText(entry, by: description(module), from: target)
  }
}
