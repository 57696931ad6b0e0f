import BuildFormats
import ProjectFormats
import ProjectModel
import SourceText

/// The folders whose manifests do not tell which modules they have: manifests of formats that are
/// not read, and those that were not understood, in whole or in part.
///
/// A manifest that was understood speaks for all that its folder holds, and so does one that
/// nothing refers to: what they do not claim is no module.
struct UntoldFolders {
  private let told: Set<ByteKey>
  private let untold: Set<ByteKey>

  /// Whether there is no such folder. A manifest that was understood at the root says what the
  /// whole project is.
  let isEmpty: Bool

  /// Takes the manifests that there are.
  ///
  /// - Parameters:
  ///   - candidates: those of formats that are read.
  ///   - set: what was read of them.
  ///   - unread: the paths of those of other formats.
  init(_ candidates: [ManifestSet.Candidate], _ set: ManifestSet, unread: [String]) {
    let doubtful = Set(
      set.reader.problems.filter { $0.kind.leavesManifestUnknown && $0.severity == .warning }
        .map { ByteKey($0.location?.path ?? "") })
    let understood = set.manifests.filter { manifest in
      !manifest.targets.isEmpty && !Self.mayLackTargets(manifest, doubtful)
    }
    let told = Set(understood.map { ByteKey($0.path) })
    let main = candidates.filter { !$0.format.isAuxiliary }
    let speaking = main.filter {
      told.contains(ByteKey($0.path)) || !set.visited.contains($0.key)
    }
    let speakingHomes = speaking.map(\.home) + understood.map { set.home(of: $0) }
    self.told = Set(speakingHomes.map(ByteKey.init))
    let silent = main.map(\.home) + unread.map(ProjectPath.folder)
    untold = Set(silent.map(ByteKey.init)).subtracting(self.told)
    isEmpty = untold.isEmpty || self.told.contains(ByteKey(""))
  }

  /// Whether a part of a manifest that was not understood may declare targets. A pod or a project
  /// of Xcode with such a part still has the targets that it names.
  private static func mayLackTargets(
    _ manifest: LoadedManifest, _ doubtful: Set<ByteKey>
  ) -> Bool {
    let format = ProjectFormatRegistry.format(of: ProjectPath.name(of: manifest.path))
    let mayLack = [SwiftPackageFormat.name, XcodeGenFormat.name, CMakeFormat.name]
    guard let format, mayLack.contains(format.name) else { return false }
    return ([manifest.path] + manifest.filesRead).contains { doubtful.contains(ByteKey($0)) }
  }

  /// The outermost such folder around a file within the innermost folder that a manifest speaks
  /// for; `nil` where there is none. O(length of the path).
  func folder(around path: String) -> String? {
    var found: String?
    for folder in ProjectPath.folders(upFrom: ProjectPath.folder(of: path)) {
      if told.contains(ByteKey(folder)) { break }
      if untold.contains(ByteKey(folder)) { found = folder }
    }
    return found
  }
}
