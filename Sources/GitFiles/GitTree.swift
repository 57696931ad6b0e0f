import ProjectModel
import SourceText

/// A folder as git keeps it: names with what stands behind them.
struct GitTree: Sendable {
  /// A file, symbolic link, folder or submodule.
  struct Entry: Sendable {
    var name: String
    var mode: GitMode
    var id: GitObjectID
  }

  let entries: [Entry]

  /// The largest tree that is read, in bytes: some 200,000 names.
  private static let sizeLimit = 16 << 20

  /// Reads a tree; `nil` where git has none of that name here.
  ///
  /// - Parameter name: its hexadecimal digits, or an expression such as `HEAD^{tree}`.
  /// - Throws: where git does not answer, or answers with something else.
  init?(_ name: String, from objects: GitObjects) throws(GitFailure) {
    do throws(GitObjects.Failure) {
      let object = try objects.object(name, limit: Self.sizeLimit)
      guard let entries = Self.entries(object.bytes, idLength: object.id.length) else {
        throw .git(GitFailure(reason: "the tree \(object.id.digits) is not understood"))
      }
      self.entries = entries
    } catch {
      switch error {
      case .missing: return nil
      case .tooLarge(let size):
        throw GitFailure(
          reason: "the tree '\(name)' has \(size) bytes, more than \(Self.sizeLimit)")
      case .git(let failure): throw failure
      }
    }
  }

  /// Each entry is its mode in octal digits, a space, the name, a NUL, and the bytes of the object's name.
  static func entries(_ bytes: [UInt8], idLength: Int) -> [Entry]? {
    var entries: [Entry] = []
    var offset = 0
    while offset < bytes.count {
      guard let space = bytes[offset...].firstIndex(of: UInt8(ascii: " ")),
        let mode = UInt32(String(decoding: bytes[offset..<space], as: UTF8.self), radix: 8),
        let end = bytes[space...].firstIndex(of: 0), end + idLength < bytes.count,
        let id = GitObjectID(bytes[(end + 1)...(end + idLength)]),
        case let name = bytes[(space + 1)..<end], name.isPathOfWorkTree,
        !name.contains(UInt8(ascii: "/"))
      else { return nil }
      let text = String(decoding: name, as: UTF8.self)
      entries.append(Entry(name: text, mode: GitMode(bits: mode), id: id))
      offset = end + 1 + idLength
    }
    return entries
  }
}

/// Walks through trees, and stops in those that are made to have no end: a few objects can stand for
/// billions of files.
struct GitTreeWalk {
  /// The most entries that one walk sees.
  private static let entryLimit = 4 << 20

  let objects: GitObjects
  private var seen = 0

  init(_ objects: GitObjects) { self.objects = objects }

  /// The entries of the tree of a commit; none where there is no such commit yet.
  mutating func entries(ofCommit name: String) throws(GitFailure) -> [GitTree.Entry] {
    try counted(GitTree(name, from: objects)?.entries ?? [])
  }

  /// The entries of a tree.
  ///
  /// - Throws: where git does not have it: what lies below would be missing in silence.
  mutating func entries(of name: String) throws(GitFailure) -> [GitTree.Entry] {
    guard let tree = try GitTree(name, from: objects) else {
      throw GitFailure(reason: "this clone has no copy of the folder \(name), and none is fetched")
    }
    return try counted(tree.entries)
  }

  private mutating func counted(_ entries: [GitTree.Entry]) throws(GitFailure) -> [GitTree.Entry] {
    seen += entries.count
    guard seen <= Self.entryLimit else {
      throw GitFailure(
        reason: "there are more than \(Self.entryLimit) files in the tree of the commit")
    }
    return entries
  }

  /// The tree of a folder of a commit; `nil` where there is none.
  mutating func tree(_ name: String, at folder: String) throws(GitFailure) -> GitObjectID? {
    var tree: GitObjectID?
    for part in ProjectPath.components(folder) {
      let entries =
        if let tree { try entries(of: tree.digits) } else { try entries(ofCommit: name) }
      let entry = entries.first { $0.name.equalsInBytes(String(part)) }
      guard let entry, entry.mode.isFolder else { return nil }
      tree = entry.id
    }
    return tree
  }

  /// All files, links and submodules below a folder, with their paths.
  mutating func files(
    below folder: String, tree: GitObjectID
  ) throws(GitFailure) -> [(path: String, entry: GitTree.Entry)] {
    var files: [(path: String, entry: GitTree.Entry)] = []
    var open = [(folder, tree)]
    while let (folder, tree) = open.popLast() {
      for entry in try entries(of: tree.digits) {
        let path = ProjectPath.join(folder, entry.name)
        if entry.mode.isFolder {
          open.append((path, entry.id))
        } else {
          files.append((path, entry))
        }
      }
    }
    return files
  }
}
