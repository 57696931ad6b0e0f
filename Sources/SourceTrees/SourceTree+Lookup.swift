import ProjectModel
import SourceText

extension SourceTree {
  /// What a path that a manifest names stands for.
  package enum Found: Hashable {
    case file(File)
    /// A folder by its path free of symbolic links.
    case folder(path: String)
  }

  /// Looks up a path from the root, name by name.
  ///
  /// Names are compared by bytes; where that finds nothing, one that is equal but for upper and lower
  /// case (or Unicode normalisation) is taken, and `isExact` is false. Folders that are left out are
  /// listed when they lie on the way. `nil` when there is nothing.
  package func look(up path: String) -> (found: Found, isExact: Bool)? {
    guard let place = place(of: path) else { return nil }
    switch place.end {
    case .file(let file): return (.file(file), place.isExact)
    case .folder(let index): return (.folder(path: folders[index].path), place.isExact)
    }
  }

  /// The names in a folder that are not hidden, sorted; empty when there is no such folder.
  package func names(in path: String) -> [String] {
    guard case .folder(let index)? = place(of: path)?.end else { return [] }
    let names = folders[index].files.map(\.name) + folders[index].children.map(\.name)
    return names.filter { $0.utf8.first != UInt8(ascii: ".") }.sortedByBytes()
  }

  /// Whether the configuration leaves out a path, or a folder around it.
  package func excludes(_ path: String) -> Bool {
    isExcluded(path)
      || ProjectPath.folders(upFrom: ProjectPath.folder(of: path)).contains {
        !$0.isEmpty && isExcluded($0)
      }
  }

  /// The source files at and below a path that a manifest names, free of links, sorted, each one once. What
  /// lies in built frameworks below it is none.
  ///
  /// - Parameter isPassedOver: whether a path, relative to `path`, is left out with all below it.
  /// - Complexity: O(names below).
  package func sources(at path: String, excluding isPassedOver: (String) -> Bool) -> [String] {
    switch place(of: path)?.end {
    case nil:
      return []
    case .file(let file):
      let isSource = file.standing != .excluded && SourceFileKind.isSource(file.path)
      return isSource ? [file.path] : []
    case .folder(let index):
      admit(index)
      return sources(below: index, excluding: isPassedOver).sortedByBytes()
    }
  }

  private func sources(below start: Int, excluding isPassedOver: (String) -> Bool) -> [String] {
    var result: [String] = []
    var seen: Set<Int> = [start]
    var pending = [(folder: start, path: "")]
    while let (index, path) = pending.popLast() {
      for file in folders[index].files
      where file.standing == .counted && SourceFileKind.isSource(file.name) {
        if !isPassedOver(ProjectPath.join(path, file.name)) { result.append(file.path) }
      }
      let count = pending.count
      for child in folders[index].children
      where !folders[child.folder].isLeftOut && !ProjectPath.isBuiltFramework(child.name) {
        let place = ProjectPath.join(path, child.name)
        if !isPassedOver(place), seen.insert(child.folder).inserted {
          pending.append((child.folder, place))
        }
      }
      // The last one comes next: in the order of names there is little left to sort.
      pending[count...].reverse()
    }
    return result
  }

  /// The resources at and below a path that a manifest names, free of links, sorted, each one once:
  /// files that take part and are no sources, and folders that are one resource.
  ///
  /// - Parameter isPassedOver: whether a path, relative to `path`, is left out with all below it.
  /// - Complexity: O(names below).
  package func resources(at path: String, excluding isPassedOver: (String) -> Bool) -> [String] {
    switch place(of: path)?.end {
    case nil: return []
    case .file(let file):
      let counts = file.standing != .excluded && ResourceFile.isResource(file.path)
      return counts ? [file.path] : []
    case .folder(let index):
      switch ResourceFile.folderKind(folders[index].path) {
      case .resource: return [folders[index].path]
      case .foreign: return []
      case nil: return resources(below: index, excluding: isPassedOver).sortedByBytes()
      }
    }
  }

  private func resources(below start: Int, excluding isPassedOver: (String) -> Bool) -> [String] {
    var result: [String] = []
    var seen: Set<Int> = [start]
    var pending = [(folder: start, path: "")]
    while let (index, path) = pending.popLast() {
      for file in folders[index].files
      where file.standing == .counted && ResourceFile.isResource(file.name) {
        if !isPassedOver(ProjectPath.join(path, file.name)) { result.append(file.path) }
      }
      for child in folders[index].children where !folders[child.folder].isLeftOut {
        let kind = ResourceFile.folderKind(child.name)
        let place = ProjectPath.join(path, child.name)
        if kind == .foreign || isPassedOver(place) { continue }
        guard seen.insert(child.folder).inserted else { continue }
        if kind == .resource {
          result.append(folders[child.folder].path)
        } else {
          pending.append((child.folder, place))
        }
      }
    }
    return result
  }

  // MARK: - From names to places

  /// What a name in a folder stands for.
  enum End {
    case file(File)
    case folder(Int)
  }

  private func place(of path: String) -> (end: End, isExact: Bool)? {
    let name = ProjectPath.name(of: path)
    if name.isEmpty, !path.isEmpty {
      return place(of: ProjectPath.components(path).joined(separator: "/"))
    }
    guard let (folder, isExact) = folder(at: ProjectPath.folder(of: path)) else { return nil }
    return place(of: name, in: folder, isExact: isExact)
  }

  /// The folder at a path, remembered for the files in it, which are asked for one after the other.
  private func folder(at path: String) -> (folder: Int, isExact: Bool)? {
    if let known = foundFolders[ByteKey(path)] { return known }
    var found: (folder: Int, isExact: Bool)? = (0, true)
    for name in ProjectPath.components(path) {
      guard let (folder, isExact) = found else { break }
      let place = place(of: String(name), in: folder, isExact: isExact)
      if case .folder(let next)? = place?.end {
        found = (next, place?.isExact ?? false)
      } else {
        found = nil
      }
    }
    foundFolders[ByteKey(path)] = .some(found)
    return found
  }

  /// What has a name in a folder, the folder itself for an empty one; failing that the first one
  /// whose name differs in case only.
  private func place(
    of name: String, in index: Int, isExact: Bool
  ) -> (end: End, isExact: Bool)? {
    if name.isEmpty { return (.folder(index), isExact) }
    // A folder that is left out is listed alone, so that the way through it is found.
    if !folders[index].isListed { walk(from: index) }
    let (files, children) = (folders[index].files, folders[index].children)
    if let child = binarySearch(name, in: children, by: { $0.name }) {
      return (.folder(child.folder), isExact)
    }
    if let file = binarySearch(name, in: files, by: { $0.name }) { return (.file(file), isExact) }
    return foldedNames(in: index)[name.lowercased()].map { ($0, false) }
  }

  /// What the names in a folder stand for in lower case: of several the first one, folders before
  /// files. O(names) at the first question, so that many names that are not there cost no more than one.
  private func foldedNames(in index: Int) -> [String: End] {
    if let known = foldedNames[index] { return known }
    let ends =
      folders[index].children.map { ($0.name, End.folder($0.folder)) }
      + folders[index].files.map { ($0.name, End.file($0)) }
    let names = Dictionary(ends.map { ($0.lowercased(), $1) }) { first, _ in first }
    foldedNames[index] = names
    return names
  }

  private func binarySearch<Element>(
    _ name: String, in elements: [Element], by key: (Element) -> String
  ) -> Element? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if key(elements[middle]).precedesInBytes(name) { low = middle + 1 } else { high = middle }
    }
    guard low < elements.count, key(elements[low]).equalsInBytes(name) else { return nil }
    return elements[low]
  }

  /// Brings back a folder that git ignores or that is hidden, because a manifest names it.
  private func admit(_ index: Int) {
    let folder = folders[index]
    guard folder.isLeftOut || folder.scope.isTrackedOnly, !folder.isExcluded else { return }
    folders[index].isLeftOut = false
    folders[index].scope.isTrackedOnly = false
    walk(from: index)
  }
}
