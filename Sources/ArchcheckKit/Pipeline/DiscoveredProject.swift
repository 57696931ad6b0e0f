import SourceTrees
import ProjectDiscovery
import Containment
import ProjectModel
import RuleKinds
import RuleLanguage
import SourceText
import SwiftManifests

/// The project's modules, with the files that they hold.
package struct DiscoveredProject: Sendable {
  /// The modules.
  package let description: ProjectDescription
  /// The source files of all modules, sorted by path, each one once.
  package let sources: [SourceFile]
  /// All files, where a rule of the configuration looks at them.
  package let files: ProjectFiles
  /// What is to be said about patterns that exclude nothing.
  package let uselessExclusions: [Problem]

  /// Finds modules and files, as manifests and configuration say.
  ///
  /// - Throws: a failure when there is no source file.
  package init(root: ProjectRoot, configuration: Configuration) throws(CommandFailure) {
    Journal.setRoot(root.path)
    let tree = try Self.tree(of: root, excluding: configuration.sources.exclude)
    var options = DiscoveryOptions(configuration)
    options.isSetAside = { root.setAside.hasManifest($0) }
    let helpers = ParsedHelpers()
    do throws(ProjectLoadError) {
      description = try discoverProject(
        tree: tree, evaluateManifest: { Self.evaluated($0, helpers, in: root) },
        options: options)
    } catch {
      var failure = CommandFailure(error)
      failure.add(root.setAside.problems)
      if case .nothing = error, root.setAside.paths.isEmpty {
        // What the configuration leaves out is there nevertheless.
        let all = try Self.tree(of: root, excluding: [])
        failure.isOfEmptyProject = Self.sources(of: all) == Self.sources(of: tree)
      }
      throw failure
    }
    sources = description.modules.flatMap(\.sources).sortedByBytes().map { path in
      guard case .file(let file)? = tree.look(up: path)?.found else {
        return SourceFile(path: path, size: 0)
      }
      return SourceFile(path: path, size: file.size)
    }
    uselessExclusions = Self.uselessExclusions(configuration, tree)
    let seesFiles = configuration.rules.contains { rule in
      guard rule.isOn, let kind = RuleRegistry.rule(named: rule.kind) else { return false }
      return kind.seesFiles || kind.readsResources
    }
    files = seesFiles ? Self.files(of: tree, root: root) : .none
  }

  private static func sources(of tree: SourceTree) -> Int {
    tree.countedFiles(where: SourceFileKind.isSource).count
  }

  /// The value of a manifest; of one that an earlier attempt failed on, nothing.
  private static func evaluated(
    _ manifest: SwiftManifest, _ helpers: ParsedHelpers, in root: ProjectRoot
  ) -> EvaluatedManifest {
    guard !root.setAside.hasManifest(manifest.path) else {
      let places = ManifestPlaces(path: manifest.path, lines: LineTable(of: manifest.text))
      return EvaluatedManifest(root: nil, places: places)
    }
    return Journal.during(.manifest, file: manifest.path, size: manifest.text.utf8.count) {
      evaluateManifest(manifest, parsedHelpers: helpers)
    }
  }

  /// The largest file whose text rules see, in bytes.
  private static let textLimit = 16 << 20

  private static func files(of tree: SourceTree, root: ProjectRoot) -> ProjectFiles {
    let system = root.files
    return ProjectFiles(paths: tree.projectFiles()) { path in
      do throws(FileSystemError) {
        return String(decoding: try system.read(path, textLimit), as: UTF8.self)
      } catch {
        // To rules, a file that cannot be read is one that is not there.
        return nil
      }
    }
  }

  /// Patterns of the project's own configuration that no name fits. Mere information: what they are
  /// meant for may be there on another machine, such as the folder of a package manager.
  private static func uselessExclusions(
    _ configuration: Configuration, _ tree: SourceTree
  ) -> [Problem] {
    configuration.sources.exclude.compactMap { excluded in
      let pattern = excluded.pattern
      guard configuration.path?.equalsInBytes(excluded.location.path) == true,
        !tree.mayHold(pattern.literalStart, where: pattern.matches)
      else { return nil }
      return Problem(
        .missingPath, severity: .info,
        message: "`\(pattern.text)` under `sources: exclude` matches nothing: correct the pattern, "
          + "which is matched against paths below the root, or remove it.",
        location: excluded.location)
    }
  }

  /// The names below the root.
  ///
  /// - Throws: a failure when the root cannot be listed.
  package static func tree(
    of root: ProjectRoot, excluding excluded: [PlacedPattern]
  ) throws(CommandFailure) -> SourceTree {
    do throws(FileSystemError) {
      return try SourceTree(root.files) { path in excluded.contains { $0.pattern.matches(path) } }
    } catch {
      throw CommandFailure(ProjectLoadError.unreadableRoot(path: root.path, error))
    }
  }
}

extension CommandFailure {
  /// A failure with the problems that may explain it.
  package init(_ error: ProjectLoadError) {
    if case .configuration(let errors) = error {
      self.init(errors)
      return
    }
    self.init(.noSource, error.description)
    switch error {
    case .noSources(_, let problems), .nothing(_, let problems): add(problems)
    case .unreadableRoot, .configuration: break
    }
  }
}

extension DiscoveryOptions {
  /// What a configuration says about discovery.
  package init(_ configuration: Configuration) {
    let demo = configuration.sources.demo
    self.init(
      isDemo: { name in demo.contains { $0.matches(name) } },
      includedManifests: configuration.sources.includeManifests.map { ($0.text, $0.location) },
      modules: configuration.modules.map(GivenModule.init),
      replacesModules: configuration.replacesModules)
    traits = configuration.sources.build.traits
  }
}

extension GivenModule {
  /// An entry as discovery sees it, without patterns.
  fileprivate init(_ module: ModuleDefinition) {
    self.init(
      name: module.name.text, isFamily: !module.name.captureNames.isEmpty,
      member: module.paths.map { Self.member(of: module, at: $0) }, kind: module.kind,
      role: module.role,
      dependencies: module.dependencies?.map { reference in
        Dependency(
          name: reference.name.text, hasCaptures: !reference.name.captureNames.isEmpty,
          location: reference.location)
      }, location: module.location)
  }

  /// The member of an entry that a file belongs to.
  private static func member(
    of module: ModuleDefinition, at patterns: [Pattern]
  ) -> @Sendable (_ path: String) -> Member? {
    let template = module.name
    guard !template.captureNames.isEmpty else {
      return { path in
        patterns.contains { $0.matches(path) } ? Member(name: template.text) : nil
      }
    }
    let references = (module.dependencies ?? []).map(\.name)
    return { path in
      for pattern in patterns {
        guard let bindings = pattern.match(path, bindings: Bindings()).first else { continue }
        return Member(name: moduleName(from: template.filled(with: bindings))) { dependency in
          let reference = references.first { $0.text == dependency.name }
          return reference?.filled(with: bindings) ?? dependency.name
        }
      }
      return nil
    }
  }
}
