import SourceText

/// What git's index lists, read from the repository's `index` file.
///
/// Source of the layout: gitformat-index(5), versions 2 to 4, with SHA-1 or SHA-256 names, whole, split or
/// sparse.
package struct GitIndex: Sendable {
  /// A file, symbolic link or submodule of the index; in a sparse index also a folder.
  struct Entry: Sendable {
    /// The path from the repository's top; that of a folder ends with `/`.
    var path: String
    var id: GitObjectID
    var mode: GitMode
    /// 0, or for a file that a merge has left in several versions the number of the version, 1 to 3.
    var stage: UInt8
    /// Whether it is there for `git add --intent-to-add` alone: a commit would lack it.
    var isIntended: Bool
    /// Whether a sparse checkout leaves it out of the work tree.
    var isSkipped: Bool
    /// What the file in the work tree was like when git last looked.
    var stamp: GitFileStamp
  }

  /// Most entries of a split index (`git update-index --split-index`) lie in a file of their own.
  struct SharedPart: Sendable {
    /// The name of that file.
    var name: String
    /// The places of its entries that are no longer there, ascending.
    var deleted: [Int]
    /// The places of its entries that this index has anew, in the order of those without a path.
    var replaced: [Int]
  }

  /// Sorted by path, as bytes, then by stage.
  private(set) var entries: [Entry]
  /// The trees that folders would be committed as, by the folder's path, where git knows.
  private(set) var trees: [ByteKey: GitObjectID]
  /// Where the rest of a split index lies; `nil` where the index is whole.
  private(set) var shared: SharedPart?
  /// Entries without a path: they take the place of `shared` ones.
  private var replacements: [Entry]

  /// An index of nothing.
  package static let empty = GitIndex(entries: [], trees: [:])

  private init(entries: some Collection<Entry>, trees: [ByteKey: GitObjectID]) {
    self.entries = Self.sorted(Array(entries))
    self.trees = trees
    shared = nil
    replacements = []
  }

  /// Reads an index file; `nil` when it is not one, or has a part that must be understood and is not.
  /// O(bytes).
  package init?(_ bytes: [UInt8]) {
    for hashLength in [20, 32] {
      var reader = IndexReader(bytes, hashLength: hashLength)
      guard let entries = reader.entries(), let parts = reader.parts() else { continue }
      self.entries = Self.sorted(entries.filter { !$0.path.isEmpty })
      replacements = entries.filter(\.path.isEmpty)
      (trees, shared) = (parts.trees, parts.shared)
      return
    }
    return nil
  }

  /// The name of the file that holds most entries of a split index; `nil` where the index is whole.
  package var sharedIndex: String? { shared?.name }

  /// The whole of a split index; `nil` when the other file is not the one that this index speaks of.
  ///
  /// - Parameter base: the index of the file that `sharedIndex` names.
  package func merged(with base: GitIndex) -> GitIndex? {
    guard let shared, shared.replaced.count == replacements.count,
      (shared.deleted + shared.replaced).allSatisfy({ $0 < base.entries.count })
    else { return nil }
    var all = base.entries
    for (place, replacement) in zip(shared.replaced, replacements) {
      let path = all[place].path
      all[place] = replacement
      all[place].path = path
    }
    let deleted = Set(shared.deleted)
    let left = all.indices.filter { !deleted.contains($0) }.map { all[$0] }
    return GitIndex(entries: left + entries, trees: trees)
  }

  /// The same index with the files of folders that a sparse index lists as one entry.
  ///
  /// - Parameter folder: where that matters, from the repository's top.
  /// - Throws: where git does not answer.
  func expanded(below folder: String, _ objects: GitObjects) throws(GitFailure) -> GitIndex {
    let places = places(below: folder)
    guard entries[places].contains(where: \.mode.isFolder) else { return self }
    var walk = GitTreeWalk(objects)
    var all: [Entry] = []
    for entry in entries[places] {
      guard entry.mode.isFolder else {
        all.append(entry)
        continue
      }
      for file in try walk.files(below: String(entry.path.dropLast()), tree: entry.id) {
        var copy = entry
        (copy.path, copy.mode, copy.id) = (file.path, file.entry.mode, file.entry.id)
        all.append(copy)
      }
    }
    return GitIndex(
      entries: entries[..<places.lowerBound] + all + entries[places.upperBound...], trees: trees)
  }

  /// Most indices are sorted already.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    func areInOrder(_ first: Entry, _ second: Entry) -> Bool {
      first.path.equalsInBytes(second.path)
        ? first.stage < second.stage : first.path.precedesInBytes(second.path)
    }
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { !areInOrder($1, $0) }
    return isSorted ? entries : entries.sorted(by: areInOrder)
  }

  // MARK: - Questions

  /// Whether a path is tracked. O(log paths).
  package func contains(_ path: String) -> Bool { entry(at: path) != nil }

  /// The entry of a path; `nil` where there is none. O(log paths).
  func entry(at path: String) -> Entry? {
    let place = lowerBound(path)
    guard place < entries.count, entries[place].path.equalsInBytes(path) else { return nil }
    return entries[place]
  }

  /// Whether a folder holds a tracked path or is a submodule. O(log paths).
  package func containsBelow(_ folder: String) -> Bool {
    contains(folder) || !places(below: folder).isEmpty
  }

  /// The places of the entries below a folder; `""` is the top. O(log paths).
  func places(below folder: String) -> Range<Int> {
    if folder.isEmpty { return entries.indices }
    // What follows `/` in the order of bytes is `0`.
    return lowerBound("\(folder)/")..<lowerBound("\(folder)0")
  }

  private func lowerBound(_ path: String) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.precedesInBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What git keeps of a file in the work tree, so that a look at the file's stamp tells whether it may have
/// changed: the fields of an entry of the index, each cut to 32 bits.
struct GitFileStamp: Hashable, Sendable, BitwiseCopyable {
  var changedSeconds: UInt32
  var changedNanoseconds: UInt32
  var modifiedSeconds: UInt32
  var modifiedNanoseconds: UInt32
  var inode: UInt32
  var size: UInt32
}

/// The kind of an entry of an index or a tree, as git writes it.
struct GitMode: Hashable, Sendable, BitwiseCopyable {
  private let bits: UInt32

  /// - Parameter bits: as they are written. Of the permissions of a file only whether its owner may run it
  ///   counts: old trees have others.
  init(bits: UInt32) {
    let isFile = bits & 0o170000 == 0o100000
    self.bits = isFile ? bits & 0o100 == 0 ? 0o100644 : 0o100755 : bits & 0o170000
  }

  var isFolder: Bool { bits & 0o170000 == 0o040000 }
  var isLink: Bool { bits & 0o170000 == 0o120000 }
  /// Whether it is a commit of another repository.
  var isSubmodule: Bool { bits & 0o170000 == 0o160000 }
}
