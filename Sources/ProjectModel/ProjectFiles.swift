import SourceText

/// The files of a project, whatever they hold, as rules over files and folders see them.
///
/// Left out are what git ignores, what the configuration excludes, and folders whose names begin
/// with a dot. A folder is there if a file lies at or below it, as for git. Paths are relative to
/// the root, separated by `/`.
package struct ProjectFiles: Sendable {
  /// The paths of all files, sorted by bytes, each one once.
  package let paths: [String]
  /// The paths of all folders below the root, sorted by bytes, each one once.
  package let folders: [String]
  /// The text of a file, bytes that are not UTF-8 being replaced; `nil` when it cannot be read.
  package let text: @Sendable (_ path: String) -> String?

  /// A project without files.
  package static let none = ProjectFiles(paths: [])

  /// Takes paths in any order.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - text: reads one of them.
  /// - Complexity: O(n log n) for n paths.
  package init(
    paths: [String], text: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.text = text
    self.paths = paths.sortedByBytes()
    var folders: [String] = []
    var previous = ""
    for path in self.paths {
      var folder = Self.folder(of: path)
      // The files of a folder stand in a row, so those that the path before lies in are known.
      while !folder.isEmpty, !Self.isInside(previous, of: folder) {
        folders.append(folder)
        folder = Self.folder(of: folder)
      }
      previous = path
    }
    self.folders = folders.sortedByBytes()
  }

  /// The files below a folder; all of them for `""`. O(log n).
  package func paths(below folder: String) -> ArraySlice<String> {
    Self.paths(in: paths, below: folder)
  }

  /// The folders below a folder, itself left out; all of them for `""`. O(log n).
  package func folders(below folder: String) -> ArraySlice<String> {
    Self.paths(in: folders, below: folder)
  }

  // MARK: Paths

  /// What is before the last slash, `""` without one.
  package static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<end])
  }

  /// What is after the last slash.
  package static func name(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(decoding: path.utf8[end...].dropFirst(), as: UTF8.self)
  }

  /// Whether a path is a folder or lies below it; everything lies below `""`.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// A path as seen from a folder that it lies below; the whole path from `""`.
  package static func relative(_ path: String, to folder: String) -> String {
    if folder.isEmpty { return path }
    return String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
  }

  /// A path appended to a folder.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    return path.isEmpty ? folder : "\(folder)/\(path)"
  }

  // MARK: Lists

  /// The paths below a folder out of some that are sorted by bytes; all of them for `""`. O(log n).
  package static func paths(in paths: [String], below folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return paths[...] }
    let start = paths.firstIndex(notBefore: folder + "/")
    // "0" is the character after "/".
    return paths[start..<max(start, paths.firstIndex(notBefore: folder + "0"))]
  }
}

extension [String] {
  /// The first index whose string does not sort before a text, the strings being sorted by bytes.
  /// O(log n).
  fileprivate func firstIndex(notBefore text: String) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].precedesInBytes(text) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
