import SourceText

/// Arithmetic on paths relative to the project's root, on bytes: `/` separates, whatever follows it.
package enum ProjectPath {
  private static let slash = UInt8(ascii: "/")

  /// A path as written in a manifest that lies in `base`, made relative to the root, without `.`,
  /// `..` and empty parts; `nil` when it leaves the root or is absolute. `""` is the root.
  package static func resolve(_ path: String, from base: String) -> String? {
    if path.utf8.first == slash || path.utf8.first == UInt8(ascii: "~") { return nil }
    if isPlain(base), isPlain(path) { return join(base, path) }
    var parts: [Substring] = []
    for part in components(base) + components(path) where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path has no empty part and none that begins with a dot, as most have: then it stands
  /// for itself.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == slash || byte == UInt8(ascii: ".") { return false }
      isStart = byte == slash
    }
    return !isStart || path.isEmpty
  }

  /// How many folders above the root a path leads that is written in `base`: 0 for one that stays
  /// below it, `nil` for an absolute one. O(length).
  package static func levelsAboveRoot(_ path: String, from base: String) -> Int? {
    if path.utf8.first == slash || path.utf8.first == UInt8(ascii: "~") { return nil }
    var depth = 0
    var lowest = 0
    for part in components(base) + components(path) where part != "." {
      depth += part == ".." ? -1 : 1
      lowest = min(lowest, depth)
    }
    return -lowest
  }

  /// The parts between slashes, without empty ones.
  package static func components(_ path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// A name appended to a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    if name.isEmpty { return folder }
    var path = ""
    path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
    path += folder
    path += "/"
    path += name
    return path
  }

  /// What is before the last slash, `""` without one.
  package static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "" }
    return String(path[..<end])
  }

  /// A folder and those that hold it, from the inside out; the last one is the root.
  package static func folders(upFrom folder: String) -> some Sequence<String> {
    sequence(first: folder) { $0.isEmpty ? nil : self.folder(of: $0) }
  }

  /// What is after the last slash.
  package static func name(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(Substring(path.utf8[end...].dropFirst()))
  }

  /// What is after the last dot of the name, `""` without one or when only a leading dot is there.
  package static func fileExtension(of path: String) -> Substring {
    let name = path.utf8.lastIndex(of: slash).map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return Substring(name[dot...].dropFirst())
  }

  /// Whether a path is that of a Podfile: of the names that CocoaPods looks for, or of one that file systems which
  /// do not tell cases apart take for the first.
  package static func isPodfile(_ path: String) -> Bool {
    ["CocoaPods.podfile", "Podfile", "Podfile.rb", "podfile"].contains(name(of: path))
  }

  /// Whether a folder of this name is a framework that was built elsewhere, or a bundle of such: what lies in it
  /// is nobody's source.
  package static func isBuiltFramework(_ name: String) -> Bool {
    let suffix = fileExtension(of: name)
    return suffix == "framework" || suffix == "xcframework"
  }

  /// Whether a path lies in a framework that was built elsewhere.
  package static func isInBuiltFramework(_ path: String) -> Bool {
    path.containsInBytes(".framework/") || path.containsInBytes(".xcframework/")
  }

  /// Whether a path is a folder or lies below it; everything lies below `""`.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    guard !folder.isEmpty else { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let count = folder.utf8.count
    return path.utf8.count == count || path.utf8.dropFirst(count).first == slash
  }
}
