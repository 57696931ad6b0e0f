import Findings
import ProjectFormats
import ProjectModel
import SourceText

extension ProjectAnalysis {
  /// Source files of modules that were parsed.
  package var readFiles: Int { readings.count(where: \.isParsed) }

  /// Source files below the root, in a module or not.
  ///
  /// Left out are files that git ignores, that the configuration excludes, or that lie in a folder
  /// of fetched code. Files set aside are there, though the run does not see them.
  package var presentFiles: Int {
    sources.count + project.unownedSources.count + root.setAside.hiddenSources
  }

  /// A warning if less than a share of the source files was read; `nil` otherwise.
  ///
  /// It names the folders with the most files that were left out, and what to do about them.
  ///
  /// - Parameter minimum: the share that somebody asks for; with `nil` the usual one, for which examples
  ///   that are projects of their own do not count.
  package func unreadSources(below minimum: Double? = nil) -> Problem? {
    let (read, present) = (readFiles, presentFiles)
    let share = minimum ?? Coverage.usualReadShare
    guard present > 0, Double(read) < share * Double(present) else { return nil }
    if minimum == nil {
      let apart = examplesApart.map(\.folder)
      let examples = project.unownedSources.count { path in
        apart.contains { ProjectPath.isInside(path, of: $0) }
      }
      if Double(read) >= share * Double(present - examples) { return nil }
    }
    var sentences = [
      "Only \(read) of \(present) source files were read: nothing here says anything about the "
        + "others."
    ]
    let folders = leftOutFolders()
    if !folders.isEmpty {
      let unowned = project.unownedSources.count
      let what = unowned == 1 ? "1 file belongs" : "\(unowned) files belong"
      let names = folders.map { "\($0.folder.isEmpty ? "the root" : $0.folder) (\($0.count))" }
      sentences.append("\(what) to no module, most of them in \(names.joined(separator: ", ")).")
      if let manifest = manifest(in: folders.map(\.folder)) {
        sentences.append("Read manifests such as \(manifest) with `sources: include-manifests`.")
      }
      sentences.append(
        "'archcheck list modules --unowned' prints modules for them to add to archcheck.yml; "
          + "exclude what is not part of the project with `sources: exclude`.")
    }
    return Problem(.unreadSources, message: sentences.joined(separator: " "))
  }

  /// The folders with the most files that belong to no module, three at most: the topmost ones
  /// without a file of a module, and those in which such files lie beside files of modules.
  /// O(files × depth of folders).
  private func leftOutFolders() -> [(folder: String, count: Int)] {
    var owned: Set<ByteKey> = []
    for source in sources {
      for folder in ProjectPath.folders(upFrom: ProjectPath.folder(of: source.path)) {
        guard owned.insert(ByteKey(folder)).inserted else { break }
      }
    }
    var counts: [ByteKey: Int] = [:]
    for path in project.unownedSources {
      var topmost = ProjectPath.folder(of: path)
      for folder in ProjectPath.folders(upFrom: topmost) {
        if owned.contains(ByteKey(folder)) || folder.isEmpty { break }
        topmost = folder
      }
      counts[ByteKey(topmost), default: 0] += 1
    }
    let sorted = counts.sorted { left, right in
      left.value == right.value
        ? left.key.string.precedesInBytes(right.key.string) : left.value > right.value
    }
    return sorted.prefix(3).map { ($0.key.string, $0.value) }
  }

  /// The topmost manifest that was not followed in the first of some folders that has one; those
  /// that declare no module do not count.
  private func manifest(in folders: [String]) -> String? {
    let declaring = project.unfollowedManifests.filter { path in
      let name = ProjectPath.name(of: path)
      return !PodfileFormat.recognises(fileName: name) && !CarthageFormat.recognises(fileName: name)
    }
    for folder in folders where !folder.isEmpty {
      let inside = declaring.filter { ProjectPath.isInside($0, of: folder) }
      let topmost = inside.min {
        ProjectPath.components($0).count < ProjectPath.components($1).count
      }
      if let topmost { return topmost }
    }
    return nil
  }
}
