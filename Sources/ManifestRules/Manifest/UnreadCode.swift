import ProjectModel
import SourceText

/// What code includes that is compiled, or included in its turn, and that nobody reads here: assembly, shaders,
/// `.inc` and the like.
struct UnreadCode {
  /// A file with what it includes.
  struct File {
    var path: String
    var includes: [IncludeLine]
  }

  /// The files that include something, sorted by path.
  private(set) var files: [File] = []

  private static let suffixes: Set<Substring> = [
    "S", "asm", "def", "inc", "inl", "ipp", "metal", "s", "tcc", "tpp",
  ]

  /// Reads the files. Linear in their length.
  init(_ project: ProjectFiles) {
    for path in project.paths where Self.suffixes.contains(ProjectPath.fileExtension(of: path)) {
      guard let text = project.text(path) else { continue }
      let includes = includeLines(in: text)
      if !includes.isEmpty { files.append(File(path: path, includes: includes)) }
    }
  }

  /// What the files in a folder include. O(files).
  func includes(in folder: String) -> [IncludeLine] {
    files.filter { ProjectPath.isInside($0.path, of: folder) }.flatMap(\.includes)
  }
}

extension ManifestInput {
  /// What unread code in the folder of a module includes.
  func unreadIncludes(of module: ModuleID) -> [IncludeLine] {
    let code = memory.unreadCode ?? UnreadCode(scope.view.files)
    memory.unreadCode = code
    return code.files.isEmpty ? [] : code.includes(in: description(module).folder)
  }

  /// Whether unread code in the folder of a module includes a header of others, by their names or by its own.
  func isIncludedByUnreadCode(_ modules: [ModuleID], in module: ModuleID) -> Bool {
    let includes = unreadIncludes(of: module)
    if includes.isEmpty { return false }
    let names = Set(includes.map { ProjectPath.name(of: $0.path) })
    return modules.contains { other in
      let own = description(other)
      return includes.contains { $0.path.hasPrefix(own.name + "/") }
        || own.sources.contains {
          SourceFileKind.isHeader($0) && names.contains(ProjectPath.name(of: $0))
        }
    }
  }
}
