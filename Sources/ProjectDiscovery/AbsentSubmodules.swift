import ProjectModel
import SourceText

/// The git submodules of a project that are not checked out.
struct AbsentSubmodules {
  /// The paths of their folders, in the order written.
  private let folders: [String]
  private var mentioned: Set<ByteKey> = []

  /// Reads `.gitmodules` at the root.
  init(_ source: ManifestSource) {
    let path = ".gitmodules"
    guard case .file? = source.find(path, SourceLocation(path: path)),
      let text = source.text(path, nil)
    else {
      folders = []
      return
    }
    folders = text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed == "path" else { return nil }
      return ProjectPath.resolve(parts[1].trimmed, from: "")
    }.filter { !$0.isEmpty && source.names($0).isEmpty }
  }

  /// The submodule that a path lies in.
  func submodule(around path: String) -> String? {
    folders.first { ProjectPath.isInside(path, of: $0) }
  }

  /// Whether nobody has asked that of a submodule before.
  mutating func isFirstMention(of submodule: String) -> Bool {
    mentioned.insert(ByteKey(submodule)).inserted
  }
}
