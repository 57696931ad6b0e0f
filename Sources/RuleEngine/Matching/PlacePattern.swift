import ProjectModel
import RuleLanguage
import SourceText

/// A pattern over the files or folders at and below a folder, as rules over files write it.
///
/// One that ends with `/` is about folders and everything in them, one that begins with `/` starts
/// at the project's root instead of the folder.
package struct PlacePattern: Sendable {
  /// The pattern as written, or with captures filled in.
  package let text: String
  /// Whether it is about folders.
  package let isFolder: Bool
  /// Whether it starts at the root.
  package let startsAtRoot: Bool

  private let pattern: Pattern
  private let bindings: Bindings
  /// The bytes with which every matching path ends.
  private let end: [UInt8]

  /// Takes a pattern of the configuration.
  package init(_ pattern: Pattern) { self.init(pattern, text: pattern.text, bindings: Bindings()) }

  private init(_ whole: Pattern, text: String, bindings: Bindings) {
    let slash = UInt8(ascii: "/")
    var inner = Substring(whole.text)
    isFolder = inner.utf8.last == slash
    startsAtRoot = inner.utf8.first == slash
    if isFolder { inner = Substring(inner.utf8.dropLast()) }
    if startsAtRoot { inner = Substring(inner.utf8.dropFirst()) }
    // Without its outer slashes a pattern stays one, unless nothing is left of it.
    pattern = (try? Pattern(String(inner), flavour: .folder)) ?? whole
    self.text = text
    self.bindings = bindings
    let last = inner.split(separator: "/").last ?? ""
    end =
      last.unicodeScalars.contains { "*?[{\\".unicodeScalars.contains($0) } ? [] : Array(last.utf8)
  }

  /// The pattern with the captures that are bound replaced by their values.
  package func filled(_ bindings: Bindings) -> PlacePattern {
    guard pattern.hasCaptures else { return self }
    let slashes = (startsAtRoot ? "/" : "", isFolder ? "/" : "")
    let written = slashes.0 + pattern.text(filling: bindings) + slashes.1
    guard let filled = try? Pattern(written, flavour: .folder) else { return self }
    return PlacePattern(filled, text: bindings.filling(text), bindings: bindings)
  }

  /// The pattern as it is written from the root, for a folder in which it starts.
  package func text(from folder: String) -> String {
    startsAtRoot
      ? String(decoding: text.utf8.dropFirst(), as: UTF8.self) : ProjectFiles.join(folder, text)
  }

  /// Whether a file is meant: matches itself, or lies in a folder that does.
  ///
  /// - Parameters:
  ///   - path: the file, relative to the root.
  ///   - folder: where patterns start that do not start at the root.
  package func covers(_ path: String, from folder: String) -> Bool {
    guard let relative = relative(path, from: folder) else { return false }
    guard isFolder else { return matches(relative) }
    var parent = ProjectFiles.folder(of: relative)
    while !parent.isEmpty {
      if matches(parent) { return true }
      parent = ProjectFiles.folder(of: parent)
    }
    return false
  }

  /// The ways in which a file or folder itself matches, with what is bound already; empty for none.
  package func matches(_ path: String, from folder: String, given: Bindings) -> [Bindings] {
    relative(path, from: folder).map { pattern.match($0, bindings: given) } ?? []
  }

  /// The files, or folders, that match, sorted. O(paths below the folder · pattern), or as many of them
  /// as have the name that the pattern ends with.
  ///
  /// - Parameter names: the paths by their names, where many patterns are asked.
  package func matches(
    in files: ProjectFiles, from folder: String, names: FilesByName? = nil
  ) -> [String] {
    let base = startsAtRoot ? "" : folder
    if let names, !end.isEmpty {
      let name = String(decoding: end, as: UTF8.self)
      return names.paths(named: name, areFolders: isFolder).filter { path in
        path != base && ProjectFiles.isInside(path, of: base)
          && matches(ProjectFiles.relative(path, to: base))
      }
    }
    let all = isFolder ? files.folders(below: base) : files.paths(below: base)
    return all.filter { path in
      hasEnd(path) && matches(ProjectFiles.relative(path, to: base))
    }
  }

  private func matches(_ path: String) -> Bool {
    hasEnd(path) && !pattern.match(path, bindings: bindings).isEmpty
  }

  /// Tells most paths apart without running the pattern.
  private func hasEnd(_ path: String) -> Bool {
    end.isEmpty || path.utf8.reversed().starts(with: end.reversed())
  }

  private func relative(_ path: String, from folder: String) -> String? {
    if startsAtRoot { return path }
    guard ProjectFiles.isInside(path, of: folder) else { return nil }
    return ProjectFiles.relative(path, to: folder)
  }
}

/// The files and folders of a project by their names: where each of many patterns ends with a name of its
/// own, only the paths of that name need be looked at.
package struct FilesByName: Sendable {
  private let files: [ByteKey: [String]]
  private let folders: [ByteKey: [String]]

  /// Sorts the paths of a project by their names. O(paths).
  package init(_ files: ProjectFiles) {
    func byName(_ paths: [String]) -> [ByteKey: [String]] {
      Dictionary(grouping: paths) { ByteKey(ProjectFiles.name(of: $0)) }
    }
    self.files = byName(files.paths)
    folders = byName(files.folders)
  }

  /// The paths of a name, sorted.
  func paths(named name: String, areFolders: Bool) -> [String] {
    (areFolders ? folders : files)[ByteKey(name)] ?? []
  }
}
