import GitFiles
import ProjectModel

/// A pattern of paths as Tuist's manifests write them.
struct TuistGlob {
  /// The folder up to the first name with a wildcard; the whole path where there is none.
  let base: String
  /// What follows; `nil` for a path without wildcards.
  private let pattern: PathPattern?

  /// The patterns that a path stands for: one for each alternative in braces, without those that leave
  /// the project's root.
  static func all(_ written: TuistPaths.Written) -> [TuistGlob] {
    expandedBraces(written.text).compactMap { TuistGlob($0, from: written.folder) }
  }

  private init?(_ text: String, from folder: String) {
    let parts = ProjectPath.components(text)
    let isAbsolute = text.hasPrefix("/")
    let literal = parts.prefix { part in !part.utf8.contains { "*?[".utf8.contains($0) } }
    let prefix = (isAbsolute ? "/" : "") + literal.joined(separator: "/")
    guard let base = ProjectPath.resolve(prefix, from: folder) else { return nil }
    self.base = base
    let rest = parts.dropFirst(literal.count)
    isEverything = rest.elementsEqual(["**"]) || rest.elementsEqual(["**", "*"])
    guard !rest.isEmpty else {
      pattern = nil
      return
    }
    guard let pattern = PathPattern(rest.joined(separator: "/").utf8) else { return nil }
    self.pattern = pattern
  }

  /// Whether it names one path.
  var isLiteral: Bool { pattern == nil }

  /// Whether it means all that lies below its base: `Folder/**`.
  let isEverything: Bool

  /// Whether a path is meant, as what a pattern matches, or as a path or something below it.
  func matches(_ path: String) -> Bool {
    guard ProjectPath.isInside(path, of: base) else { return false }
    guard let pattern else { return true }
    return pattern.matches(path: ProjectFiles.relative(path, to: base))
  }
}
