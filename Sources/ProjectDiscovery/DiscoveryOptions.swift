import ProjectModel
import SourceText

/// What the configuration says about discovery.
package struct DiscoveryOptions: Sendable {
  /// Whether a module of this name is a demo app.
  package var isDemo: @Sendable (_ moduleName: String) -> Bool
  /// Manifests, or folders with manifests, that are read although nothing refers to them
  /// (`sources: include-manifests`), with the places where they are written.
  package var includedManifests: [(path: String, location: SourceLocation)]
  /// Modules written out in the configuration, in the order written.
  package var modules: [GivenModule]
  /// Whether there are no modules beside those written out; then no manifest is read.
  package var replacesModules: Bool
  /// The traits of packages that are chosen; `nil` leaves open which are on.
  package var traits: Set<String>?
  /// Whether a manifest is passed over as one that is not understood, because an earlier attempt
  /// failed on it.
  package var isSetAside: @Sendable (_ path: String) -> Bool = { _ in false }

  /// Makes options; those left out say nothing.
  package init(
    isDemo: @escaping @Sendable (_ moduleName: String) -> Bool = { _ in false },
    includedManifests: [(path: String, location: SourceLocation)] = [],
    modules: [GivenModule] = [], replacesModules: Bool = false
  ) {
    self.isDemo = isDemo
    self.includedManifests = includedManifests
    self.modules = modules
    self.replacesModules = replacesModules
  }
}

/// Why there is no project to analyse.
package enum ProjectLoadError: Error, Hashable, Sendable {
  /// The root cannot be listed.
  case unreadableRoot(path: String, FileSystemError)
  /// No module holds a source file; the problems tell why.
  case noSources(root: String, problems: [Problem])
  /// There is no source file, apart from manifests.
  case nothing(root: String, problems: [Problem])
  /// The configuration speaks of modules or manifests that are not there.
  case configuration(ConfigurationErrors)
}

extension ProjectLoadError: CustomStringConvertible {
  /// What is wrong and what to do, in one or two sentences.
  package var description: String {
    switch self {
    case .unreadableRoot(let path, let error):
      "The folder \(path) cannot be read: \(error)."
    case .noSources(let root, _), .nothing(let root, _):
      "No source file was found in \(root): name the folder of a project, and check what `sources: "
        + "exclude` and git ignore."
    case .configuration(let errors):
      errors.issues.map { "\($0.location): \($0.message)" }.joined(separator: "\n")
    }
  }
}
