import ProjectModel
import SourceText

/// The paths that an index has otherwise than a commit, below one folder.
struct IndexChanges {
  /// What the commit has at a path that the index lacks or has otherwise; `nil` for a path that is new.
  private(set) var paths: [ByteKey: GitObjectID?] = [:]

  private let index: GitIndex
  private var walk: GitTreeWalk
  /// Folders that are still to be compared: the commit's tree, and the index's entries below it.
  private var open: [(folder: String, tree: GitObjectID?, places: Range<Int>)] = []

  /// Compares. Where the index knows the tree of a folder, and the commit has the same one, nothing below is
  /// looked at.
  ///
  /// - Parameters:
  ///   - commit: an expression that names it.
  ///   - folder: the folder, from the repository's top.
  /// - Throws: where git does not answer.
  init(
    of index: GitIndex, since commit: String, below folder: String, _ objects: GitObjects
  ) throws(GitFailure) {
    self.index = index
    walk = GitTreeWalk(objects)
    let top = "\(commit)^{tree}"
    if folder.isEmpty {
      try compare(folder, try walk.entries(ofCommit: top), index.places(below: folder))
    } else {
      open = [(folder, try walk.tree(top, at: folder), index.places(below: folder))]
    }
    while let (folder, tree, places) = open.popLast() {
      if let tree, index.trees[ByteKey(folder)] == tree { continue }
      let entries: [GitTree.Entry] = if let tree { try walk.entries(of: tree.digits) } else { [] }
      try compare(folder, entries, places)
    }
  }

  private mutating func compare(
    _ folder: String, _ entries: [GitTree.Entry], _ places: Range<Int>
  ) throws(GitFailure) {
    var children = children(of: folder, in: places)
    for entry in entries {
      let path = ProjectPath.join(folder, entry.name)
      let child = children.removeValue(forKey: ByteKey(path))
      switch (child, entry.mode.isFolder) {
      case (.folder(let places)?, true): open.append((path, entry.id, places))
      case (.file(let place)?, false):
        let other = index.entries[place]
        if other.id != entry.id || other.mode != entry.mode { paths[ByteKey(path)] = entry.id }
      case (let child, let isFolder):
        // One is gone; where the other is of another kind, it is new.
        if isFolder {
          for file in try walk.files(below: path, tree: entry.id) {
            paths[ByteKey(file.path)] = file.entry.id
          }
        } else {
          paths[ByteKey(path)] = entry.id
        }
        if let child { add(child) }
      }
    }
    for child in children.values { add(child) }
  }

  private enum Child {
    case file(Int)
    case folder(Range<Int>)
  }

  /// What lies in a folder of the index, by its path.
  private func children(of folder: String, in places: Range<Int>) -> [ByteKey: Child] {
    var children: [ByteKey: Child] = [:]
    let start = folder.isEmpty ? 0 : folder.utf8.count + 1
    var place = places.lowerBound
    while place < places.upperBound {
      let path = index.entries[place].path
      let name = path.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "/") }
      let child = ProjectPath.join(folder, String(decoding: name, as: UTF8.self))
      if start + name.count == path.utf8.count {
        if !index.entries[place].isIntended { children[ByteKey(child)] = .file(place) }
        place += 1
      } else {
        let below = index.places(below: child).clamped(to: place..<places.upperBound)
        children[ByteKey(child)] = .folder(below)
        place = max(place + 1, below.upperBound)
      }
    }
    return children
  }

  private mutating func add(_ child: Child) {
    let places =
      switch child {
      case .file(let place): place..<(place + 1)
      case .folder(let places): places
      }
    for entry in index.entries[places] where !entry.isIntended {
      paths.updateValue(nil, forKey: ByteKey(entry.path))
    }
  }
}
