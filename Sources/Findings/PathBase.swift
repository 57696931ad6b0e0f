import ProjectModel
import SourceText

/// The folder that paths of a report start from.
package enum PathBase: String, CaseIterable, Hashable, Sendable {
  /// The project's root, as everywhere within archcheck.
  case project
  /// The top of the git work tree around it; the project's root where there is none. Services that
  /// show findings beside code know files by these paths.
  case repository
  /// The root of the file system, for programs that may run in any folder.
  case absolute
}

/// Where a project lies, for reports whose paths start elsewhere.
package struct ProjectPlace: Hashable, Sendable {
  /// The absolute path of the project's root, links followed.
  package var root: String
  /// The root seen from the top of the git work tree around it, empty at that top; `nil` where there
  /// is none.
  package var folderInRepository: String?

  /// Makes a place.
  package init(root: String, folderInRepository: String? = nil) {
    self.root = root
    self.folderInRepository = folderInRepository
  }

  /// What stands before paths that start at a base; empty for nothing.
  package func prefix(_ base: PathBase) -> String {
    switch base {
    case .project: ""
    case .repository: folderInRepository ?? ""
    case .absolute: root
    }
  }
}

extension Report {
  /// The report with all its paths of files put below a folder; names of things, of which paths may
  /// be some in graphs, stay. O(findings + files).
  package func withPaths(below folder: String) -> Report {
    if folder.isEmpty { return self }
    func path(_ path: String) -> String { pathBelow(folder, path) }
    func move(_ location: inout SourceLocation) { location.path = path(location.path) }
    var report = self
    report.pathPrefix = folder
    report.configuration = configuration.map(path)
    for index in modules.indices {
      report.modules[index].folder = path(modules[index].folder)
      report.modules[index].manifest = path(modules[index].manifest)
    }
    for list in [
      \Coverage.unownedFiles, \.manifests, \.unfollowedManifests, \.filesInNoComponent,
      \.setAsideFiles,
    ] {
      report.coverage[keyPath: list] = coverage[keyPath: list].map(path)
    }
    for rule in rules.indices {
      for index in rules[rule].undecided.indices {
        report.rules[rule].undecided[index].location?.path.prepend(folder)
      }
    }
    for violation in violations.indices {
      move(&report.violations[violation].location)
      for index in violations[violation].evidence.indices {
        move(&report.violations[violation].evidence[index].location)
      }
    }
    for index in problems.indices { report.problems[index].location?.path.prepend(folder) }
    report.baseline?.path.prepend(folder)
    return report
  }
}

extension String {
  fileprivate mutating func prepend(_ folder: String) { self = pathBelow(folder, self) }
}

/// A path relative to the project's root, put below the folder that the root is; an absolute one
/// stays. What leads upwards is worked out as far as it stays below where the folder starts.
private func pathBelow(_ folder: String, _ path: String) -> String {
  if path.utf8.first == UInt8(ascii: "/") { return path }
  let isAbsolute = folder.utf8.first == UInt8(ascii: "/")
  guard let resolved = ProjectPath.resolve(path, from: folder) else {
    return folder == "/" ? "/\(path)" : ProjectPath.join(folder, path)
  }
  return isAbsolute ? "/\(resolved)" : resolved
}
