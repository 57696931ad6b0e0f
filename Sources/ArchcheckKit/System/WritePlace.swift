import ProjectModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a file is written once links are looked at.
struct WritePlace {
  /// Why nothing may be written.
  enum Refusal: Error {
    /// The system's reason, or one like it.
    case system(String)
    /// A symbolic link leads where nothing may be written.
    case link(String, to: String)
  }

  /// The path whose last name is no link, or one that is replaced.
  private(set) var path: String
  /// The mode of the file that is there; `nil` where there is none.
  private(set) var mode: mode_t?
  /// Whether it is no regular file, but a pipe or a device.
  private(set) var isSpecial = false

  /// Finds the place of a path.
  ///
  /// - Throws: why nothing may be written there.
  init(_ path: String, within bounds: WriteBounds) throws(Refusal) {
    switch bounds {
    case .anywhere: try self.init(following: path)
    case .asWritten(let project, let replacesLinks):
      let folder = try Self.folder(of: path, project: project)
      let place = Self.join(folder, ProjectPath.name(of: path))
      guard Machine.isLink(place), let tree = Self.tree(around: folder, project: project) else {
        try self.init(following: place)
        return
      }
      if replacesLinks {
        self.init(replacing: place)
      } else {
        try self.init(place, below: tree)
      }
    case .below(let folder):
      try self.init(path, below: folder)
    }
  }

  /// The place that a path leads to, links followed.
  private init(following path: String) throws(Refusal) {
    self.init(replacing: path)
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    guard info.st_mode & S_IFMT != S_IFDIR else {
      throw .system(String(cString: strerror(EISDIR)))
    }
    isSpecial = info.st_mode & S_IFMT != S_IFREG
    // Through a symbolic link, so that the link stays one.
    if !isSpecial { self.path = resolvedPath(path) ?? path }
    mode = info.st_mode
  }

  /// A place where there is nothing, or a link that leads nowhere or that is not to be followed.
  private init(replacing path: String) { self.path = path }

  /// The place that a path leads to below a folder.
  private init(_ path: String, below folder: String) throws(Refusal) {
    let above = ProjectPath.folder(of: path)
    let target =
      resolvedPath(path)
      ?? resolvedPath(above.isEmpty ? path.utf8.first == UInt8(ascii: "/") ? "/" : "." : above)
    guard let target, let tree = resolvedPath(folder) else {
      throw .system(systemReason)
    }
    guard Self.isAllowed(target, in: tree) else {
      throw .link(path, to: target)
    }
    try self.init(following: path)
    if isSpecial { throw .system("it is not a regular file") }
  }

  // MARK: - Links on the way

  /// The folder of a path, free of links.
  ///
  /// - Throws: that there is none, or that a link of a checkout leads out of it.
  private static func folder(of path: String, project: String?) throws(Refusal) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    guard var current = isAbsolute ? "/" : resolvedPath(".") else {
      throw .system(systemReason)
    }
    for name in ProjectPath.components(ProjectPath.folder(of: path)) where name != "." {
      let next = Self.join(current, String(name))
      guard let target = resolvedPath(next) else { throw .system(systemReason) }
      if Machine.isLink(next), let tree = tree(around: current, project: project),
        !isAllowed(target, in: tree)
      {
        throw .link(next, to: target)
      }
      current = target
    }
    return current
  }

  /// The folder whose links are those of a checkout or a project: the top of the work tree of git around
  /// a folder, else the project that holds it; `nil` where links are the user's own.
  private static func tree(around folder: String, project: String?) -> String? {
    var place = folder
    while true {
      if Machine.kind(of: join(place, ".git")) != nil { return place }
      guard place != "/" else { break }
      let above = ProjectPath.folder(of: place)
      place = above.isEmpty ? "/" : above
    }
    guard let project, let root = resolvedPath(project), isInside(folder, of: root) else {
      return nil
    }
    return root
  }

  private static func isAllowed(_ target: String, in tree: String) -> Bool {
    guard isInside(target, of: tree) else { return false }
    let below = String(decoding: target.utf8.dropFirst(tree.utf8.count), as: UTF8.self)
    return !ProjectPath.components(below).contains(".git")
  }

  /// A name in an absolute folder.
  private static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private static func isInside(_ path: String, of folder: String) -> Bool {
    ProjectPath.isInside(path, of: folder == "/" ? "" : folder)
  }
}
