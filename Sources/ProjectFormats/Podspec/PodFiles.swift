import GitFiles
import ProjectModel
import SourceText

/// Finds the files that the patterns of a podspec stand for.
struct PodFiles {
  /// The podspec's folder.
  let folder: String
  /// The source files below it, sorted, by paths from the project's root.
  private let files: [String]
  /// The same by their names between slashes, from the podspec's folder.
  private let names: [ArraySlice<ArraySlice<UInt8>>]
  private let source: ManifestSource

  /// Folders that are one thing to the build, whatever lies in them.
  private static let opaqueExtensions: Set<Substring> = [
    "xcodeproj", "xcworkspace", "playground", "xcassets", "xcdatamodeld", "docc", "framework",
    "xcframework",
  ]

  /// Lists the folder once for all podspecs in it. O(files below).
  init(folder: String, source: ManifestSource) {
    self.folder = folder
    self.source = source
    files = source.sources(folder) {
      Self.opaqueExtensions.contains(ProjectPath.fileExtension(of: $0))
    }
    names = files.map { path in
      let relative = Array(path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1))
      return relative.split(separator: UInt8(ascii: "/"))[...]
    }
  }

  /// The files that one of some patterns describes, sorted. `dir` is what lies in the folder itself,
  /// `dir/**/*` all below it, and braces hold alternatives. O(files × patterns).
  func matching(_ patterns: [PodSpecification.Placed]) -> [String] {
    let patterns = patterns.flatMap { parsed($0.text, at: $0.location) }
    guard !patterns.isEmpty else { return [] }
    return files.indices.filter { index in
      patterns.contains { $0.matches(names[index]) }
    }.map { files[$0] }
  }

  /// The files and folders that some patterns of resources describe, unsorted; a folder with `*` or
  /// `**/*` behind it stands for all that lies in it. O(files × other patterns with wildcards).
  func resources(matching patterns: [PodSpecification.Placed]) -> [String] {
    var result: [String] = []
    var chosen: [PathPattern] = []
    for text in patterns.flatMap({ expandedBraces($0.text) }) {
      var end = text[...]
      if let whole = ["/**/*", "/**", "/*"].first(where: text.hasSuffix) {
        end = text.dropLast(whole.count)
      }
      if !end.utf8.contains(where: { "*?[".utf8.contains($0) }) {
        guard let path = ProjectPath.resolve(String(end), from: folder) else { continue }
        let isThere = end.endIndex == text.endIndex || !source.names(path).isEmpty
        if isThere { result.append(path) }
      } else if let pattern = PathPattern(text.utf8.dropFirst(text.hasPrefix("./") ? 2 : 0)) {
        chosen.append(pattern)
      }
    }
    if chosen.isEmpty { return result }
    return result
      + source.resources(folder) { _ in false }.filter { path in
        let relative = ProjectFiles.relative(path, to: folder)
        return chosen.contains { $0.matches(path: relative) }
      }
  }

  /// The file at a path that the podspec names; `nil` when there is none.
  func file(at written: PodSpecification.Placed) -> String? {
    guard let path = ProjectPath.resolve(written.text, from: folder),
      case .file(let file)? = source.find(path, written.location)
    else { return nil }
    return file
  }

  private func parsed(_ text: String, at location: SourceLocation) -> [PathPattern] {
    expandedBraces(text).compactMap { text in
      var text = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
      // For Ruby `**` at the end is one name, not many.
      if text.hasSuffix("/**") { text.removeLast() }
      let isPlain = !text.utf8.contains { "*?[".utf8.contains($0) }
      if isPlain, let path = ProjectPath.resolve(text, from: folder),
        case .folder? = source.find(path, location)
      {
        text += "/*"
      }
      return PathPattern(text.utf8)
    }
  }
}
