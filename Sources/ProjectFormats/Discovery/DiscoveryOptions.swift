import ProjectModel
import SourceText

/// What the configuration says about discovery.
package struct DiscoveryOptions: Sendable {
  /// Whether a module of this name is a demo app.
  package var isDemo: @Sendable (_ moduleName: String) -> Bool
  /// Whether a manifest is read although nothing refers to it (`sources: include-manifests`).
  package var includesManifest: @Sendable (_ path: String) -> Bool
  /// Modules written out in the configuration; when there are any, no manifest is read.
  package var modules: [ExplicitModule]
  /// Whether a manifest is passed over as one that is not understood, because an earlier attempt
  /// failed on it.
  package var isSetAside: @Sendable (_ path: String) -> Bool = { _ in false }

  /// Makes options; those left out say nothing.
  package init(
    isDemo: @escaping @Sendable (_ moduleName: String) -> Bool = { _ in false },
    includesManifest: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
    modules: [ExplicitModule] = []
  ) {
    self.isDemo = isDemo
    self.includesManifest = includesManifest
    self.modules = modules
  }
}

/// A module written out in the configuration.
package struct ExplicitModule: Sendable {
  /// The name that sources import.
  package var name: String
  /// What it is for.
  package var role: ModuleRole
  /// Whether a source file, by its path from the root, belongs to it.
  package var contains: @Sendable (_ path: String) -> Bool
  /// Names of the modules that it declares to depend on, with their places.
  package var dependencies: [(name: String, location: SourceLocation)]
  /// Where the configuration declares it.
  package var location: SourceLocation

  /// Makes a module.
  package init(
    name: String, role: ModuleRole = .production,
    contains: @escaping @Sendable (_ path: String) -> Bool,
    dependencies: [(name: String, location: SourceLocation)] = [], location: SourceLocation
  ) {
    self.name = name
    self.role = role
    self.contains = contains
    self.dependencies = dependencies
    self.location = location
  }
}

/// Why there is no project to analyse.
package enum ProjectLoadError: Error, Hashable, Sendable {
  /// The root cannot be listed.
  case unreadableRoot(path: String, FileSystemError)
  /// No module holds a source file; the problems tell why.
  case noSources(root: String, problems: [Problem])
}

extension ProjectLoadError: CustomStringConvertible {
  /// What is wrong and what to do, in one or two sentences.
  package var description: String {
    switch self {
    case .unreadableRoot(let path, let error):
      "The folder \(path) cannot be read: \(error)."
    case .noSources(let root, _):
      "No source file was found in \(root): name the folder of a project, and check what `sources: "
        + "exclude` and git ignore."
    }
  }
}
