import GitFiles
import ProjectModel
import SourceText

extension SourceTree {
  /// A link to a folder, met while listing.
  private struct FolderLink {
    var name: String
    var parent: Int
    var target: String
    var identity: FileSystem.Identity
  }

  /// Folders in which tools keep what they build; hidden ones (`.build`) are left out anyway.
  private static let buildFolders: Set<String> = ["DerivedData"]

  /// Lists a folder and all folders below it that take part.
  func walk(from start: Int) {
    foundFolders = [:]
    foldedNames = [:]
    var links: [FolderLink] = []
    list(from: start, links: &links)
    var hasLinks = false
    // Following a link may bring up a folder that was left out, with further links in it.
    while let link = links.popLast() {
      hasLinks = true
      if folderOfIdentity[link.identity] == nil {
        folders.append(Folder(path: link.target, scope: Scope()))
        list(from: folders.count - 1, identity: link.identity, links: &links)
      }
      guard let target = folderOfIdentity[link.identity] else { continue }
      let child = Child(name: link.name, folder: target, isLink: true)
      folders[link.parent].children.append(child)
      folders[link.parent].children.sort { $0.name.precedesInBytes($1.name) }
    }
    if hasLinks { cutLoops() }
  }

  private func list(
    from start: Int, identity: FileSystem.Identity? = nil, links: inout [FolderLink]
  ) {
    if let identity { folderOfIdentity[identity] = start }
    var pending = [start]
    while let index = pending.popLast() {
      let path = folders[index].path
      let listing: FileSystem.Listing
      do throws(FileSystemError) {
        listing = try files.list(path)
      } catch {
        folders[index].isListed = true
        walkProblems.append(
          Problem(
            .unreadableFile,
            message:
              "The folder \(path) cannot be listed: \(error). Its contents are not analysed.",
            location: SourceLocation(path: path)))
        continue
      }
      fill(index, from: listing, links: &links)
      pending += folders[index].children.map(\.folder).filter {
        !folders[$0].isLeftOut && !folders[$0].isListed
      }
    }
  }

  /// Sorts what a folder holds into files, folders and links.
  private func fill(
    _ index: Int, from listing: FileSystem.Listing, links: inout [FolderLink]
  ) {
    let path = folders[index].path
    let scope = scope(inside: folders[index], entries: listing.entries)
    folders[index].scope = scope
    folders[index].isListed = true
    folders[index].files = []
    folders[index].children = []
    for name in listing.undecodableNames
    where !isOutOfSight(ProjectPath.join(path, name), in: index) {
      // A source that nobody can name is not read; other files are of no interest.
      walkProblems.append(
        Problem(
          SourceFileKind.isSource(name) ? .unreadableFile : .notUTF8,
          message: "The name \(name) is not UTF-8: rename the file to have it analysed.",
          location: SourceLocation(path: path.isEmpty ? "." : path)))
    }
    for entry in listing.entries {
      let place = ProjectPath.join(path, entry.name)
      switch entry.kind {
      case .file:
        addFile(entry, at: place, target: place, to: index)
      case .folder:
        addFolder(entry, at: place, to: index)
      case .link(.file(let target)):
        addFile(entry, at: place, target: target, to: index)
      case .link(.folder(let target)):
        guard let identity = entry.identity, isWanted(place, isFolder: true, scope: scope) else {
          continue
        }
        links.append(
          FolderLink(name: entry.name, parent: index, target: target, identity: identity))
      case .link(let target):
        if isWanted(place, isFolder: false, scope: scope), !isOutOfSight(place, in: index) {
          reportLink(place, target)
        }
      case .other:
        guard SourceFileKind.isSource(place), isWanted(place, isFolder: false, scope: scope),
          !isOutOfSight(place, in: index)
        else { continue }
        walkProblems.append(
          Problem(
            .unreadableFile,
            message: "\(place) is a pipe, a socket or a device, which is never read: put a file in "
              + "its place, or exclude it.",
            location: SourceLocation(path: place)))
      }
    }
  }

  /// Whether the configuration excludes a name in a folder, or nothing in the folder is looked at.
  private func isOutOfSight(_ path: String, in index: Int) -> Bool {
    folders[index].isLeftOut || folders[index].isExcluded || isExcluded(path)
  }

  private func addFile(_ entry: FileSystem.Entry, at path: String, target: String, to index: Int) {
    let standing: Standing
    if folders[index].isExcluded || isExcluded(path) || (target != path && isExcluded(target)) {
      standing = .excluded
    } else if !folders[index].isLeftOut,
      isWanted(path, isFolder: false, scope: folders[index].scope)
    {
      standing = .counted
    } else {
      let scope = folders[index].scope
      standing =
        entry.name.utf8.first == UInt8(ascii: ".")
          && !isIgnored(path, isFolder: false, scope: scope)
        ? .hidden : .ignored
    }
    folders[index].files.append(
      File(name: entry.name, path: target, size: entry.size, standing: standing))
  }

  private func addFolder(_ entry: FileSystem.Entry, at path: String, to index: Int) {
    var scope = folders[index].scope
    let isExcluded = folders[index].isExcluded || isExcluded(path)
    var isLeftOut = isExcluded || folders[index].isLeftOut
    isLeftOut = isLeftOut || entry.name.utf8.first == UInt8(ascii: ".")
    isLeftOut = isLeftOut || Self.buildFolders.contains(entry.name)
    if !isLeftOut, isIgnored(path, isFolder: true, scope: scope) {
      scope.isTrackedOnly = true
      isLeftOut = !(scope.repository?.tracksBelow(path) ?? false)
    }
    folders.append(
      Folder(path: path, scope: scope, isLeftOut: isLeftOut, isExcluded: isExcluded))
    let number = folders.count - 1
    folders[index].children.append(Child(name: entry.name, folder: number, isLink: false))
    if !isLeftOut, let identity = entry.identity { folderOfIdentity[identity] = number }
  }

  // MARK: - What is left out

  /// Whether a name takes part: not hidden, and not ignored by git unless it is tracked.
  private func isWanted(_ path: String, isFolder: Bool, scope: Scope) -> Bool {
    if isHidden(path) { return false }
    guard isIgnored(path, isFolder: isFolder, scope: scope) else { return true }
    return scope.repository?.tracks(path) ?? false
  }

  /// Whether the last name of a path begins with a dot.
  private func isHidden(_ path: String) -> Bool {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
    return name.first == UInt8(ascii: ".")
  }

  private func isIgnored(_ path: String, isFolder: Bool, scope: Scope) -> Bool {
    if scope.isTrackedOnly { return true }
    guard let repository = scope.repository, let rules = scope.rules else { return false }
    return repository.isIgnored(path, isFolder: isFolder, by: rules)
  }

  /// What git says inside a folder: a `.git` in it begins a repository, a `.gitignore` adds rules.
  private func scope(inside folder: Folder, entries: [FileSystem.Entry]) -> Scope {
    var scope = folder.scope
    let names = entries.lazy.filter { $0.name.utf8.starts(with: ".git".utf8) }
    if !folder.path.isEmpty, names.contains(where: { $0.name == ".git" }),
      let nested = GitRepository(nestedAt: folder.path, files: files)
    {
      repositories.append(nested)
      scope = Scope(repository: nested, rules: nested.outerRules)
    }
    if let repository = scope.repository,
      names.contains(where: { $0.name == ".gitignore" && $0.kind == .file })
    {
      scope.rules = repository.rules(inside: folder.path, over: scope.rules)
    }
    return scope
  }

  // MARK: - Links

  private func reportLink(_ path: String, _ target: FileSystem.LinkTarget) {
    let location = SourceLocation(path: path)
    switch target {
    case .outside:
      walkProblems.append(
        Problem(
          // A compiler follows it: what it leads to is a source of the project that is not read.
          SourceFileKind.isSource(path) ? .unreadableFile : .pathOutsideRoot,
          message: "The symbolic link \(path) points outside the project and is not followed: run "
            + "archcheck on a folder that contains both ends, or exclude the link.",
          location: location))
    case .loop:
      walkProblems.append(loopProblem(path))
    case .missing where SourceFileKind.isSource(path):
      walkProblems.append(
        Problem(
          .missingPath,
          message: "The symbolic link \(path) is broken: remove it or restore its target.",
          location: location))
    case .missing, .file, .folder:
      break
    }
  }

  private func loopProblem(_ path: String) -> Problem {
    Problem(
      .symbolicLinkLoop,
      message: "The symbolic link \(path) points to a folder that contains it and is not followed: "
        + "remove it or exclude it.",
      location: SourceLocation(path: path))
  }

  /// Drops links to folders that a walk from the root would come back to, the first path by name
  /// being kept. Depth-first search with an explicit stack, O(folders + links).
  private func cutLoops() {
    var isDone: Set<Int> = []
    var isOpen: Set<Int> = [0]
    var stack: [(folder: Int, child: Int)] = [(0, 0)]
    while let (folder, child) = stack.popLast() {
      guard child < folders[folder].children.count else {
        isOpen.remove(folder)
        isDone.insert(folder)
        continue
      }
      let next = folders[folder].children[child]
      if isOpen.contains(next.folder) {
        let path = ProjectPath.join(folders[folder].path, next.name)
        walkProblems.append(loopProblem(path))
        folders[folder].children.remove(at: child)
        stack.append((folder, child))
        continue
      }
      stack.append((folder, child + 1))
      if !isDone.contains(next.folder) {
        isOpen.insert(next.folder)
        stack.append((next.folder, 0))
      }
    }
  }
}
