import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import SourceText

// What sources do not show: uses that leave no import and no name that could be followed.

extension ManifestInput {
  /// Why sources do not show whether a dependency is used; `nil` where they do.
  func doubt(
    about targets: [ModuleID], of dependency: DeclaredDependency, in module: ModuleID
  ) -> UndecidedCase.Reason? {
    let graph = scope.view.graph
    let files = scope.view.index.filesOfModule[module.int]
    let own = description(module)
    if own.hasUnknownSources { return .unreadManifest }
    if own.sources.count > files.count { return .unresolvedNames }
    let sources = Set(own.sources.map { ByteKey($0) })
    let loose = own.headers.bridgingHeaders + own.headers.prefixHeaders
    if loose.contains(where: { !sources.contains(ByteKey($0)) }) { return .unresolvedNames }
    let others = codeDependencies(of: module).filter { $0 != dependency }
      .flatMap { self.targets(of: $0) }
    if others.contains(where: { description($0).kind == .binary }) { return .linking }
    if targets.contains(where: { mayBringUnknownBinary($0, for: module) }) { return .linking }
    if targets.contains(where: conformances.addsAny) { return .linking }
    if own.isLinkedByHand(at: dependency.location.path) {
      let comesAlong = others.contains { other in targets.contains { isBehind(other, $0) } }
      if comesAlong { return .linking }
    }
    // A Bazel target finds the files of all that it depends on when it runs.
    if own.isOfBazel, targets.contains(where: bringsResources) { return .linking }
    if own.isOfBazel {
      // What is not Swift may be known by a name that the rule does not tell, or be there to link.
      let areSwift = (files + targets.flatMap { scope.view.index.filesOfModule[$0.int] })
        .allSatisfy { graph.files[$0.int].language == .swift }
      if !areSwift { return .linking }
    }
    if let members, targets.contains(where: { members.mayLead(from: module, to: $0) }) {
      return .unresolvedNames
    }
    let hasForeignFiles = files.contains { graph.files[$0.int].language != .swift }
    return hasForeignFiles && targets.contains { mayInclude($0, in: module) }
      ? .unresolvedNames : nil
  }

  /// Whether a module has resources, or depends on one that has.
  private func bringsResources(_ module: ModuleID) -> Bool {
    !description(module).resources.isEmpty
      || nearest(behind: module) { !description($0).resources.isEmpty } != nil
  }

  /// Whether a dependency brings a binary along that a module may need by a name that no manifest
  /// tells: one that only modules import to which a binary comes. What does nothing but bring a
  /// binary along is there to have it linked.
  private func mayBringUnknownBinary(_ dependency: ModuleID, for module: ModuleID) -> Bool {
    guard bringsBinary(dependency) else { return false }
    if isWrapper(dependency) { return true }
    return importedNames(of: module).contains { name in
      guard modules(named: name).isEmpty, let importers = importersOfOutside[name] else {
        return false
      }
      return importers.allSatisfy { bringsBinary($0) }
    }
  }

  /// Whether files of the C family may use a module without an include that could be followed.
  private func mayInclude(_ target: ModuleID, in module: ModuleID) -> Bool {
    let graph = scope.view.graph
    let other = description(target)
    let headers = Set(
      other.sources.map { ByteKey(ProjectPath.name(of: $0)) })
    let folders = Set(([other.name] + other.headers.namespaces).map { ByteKey($0) })
    let names = Set(["\(other.name)-Swift.h", "\(other.name).h"].map { ByteKey($0) })
    let includes = importsOfModule[module.int].contains { number in
      let entry = graph.imports[number]
      guard entry.target == nil, graph.files[entry.file.int].language != .swift else {
        return false
      }
      let name = ByteKey(ProjectPath.name(of: entry.path))
      return headers.contains(name) || names.contains(name)
        || ProjectPath.components(entry.path).contains { folders.contains(ByteKey(String($0))) }
    }
    if includes { return true }
    let declared = Set(
      graph.declaredNames.filter { graph.nodes[$0.node].module == target }.map(\.name))
    func isOfModule(_ file: FileID) -> Bool {
      graph.files[file.int].module == module && graph.files[file.int].language != .swift
    }
    return graph.external.contains { isOfModule($0.file) && declared.contains($0.name) }
      || graph.unresolved.contains { isOfModule($0.file) && declared.contains($0.name) }
  }

  /// Whether a program lists a dependency for the tests that run inside it, which need it linked or
  /// embedded there even if they declare it themselves. O(modules, and imports of tests).
  func isEmbedded(
    _ dependency: DeclaredDependency, for targets: [ModuleID], in module: ModuleID
  ) -> Bool {
    guard description(module).kind.isProgram,
      description(module).isLinkedByHand(at: dependency.location.path)
    else { return false }
    let graph = scope.view.graph
    return graph.modules.indices.map { ModuleID($0) }.contains { test in
      guard description(test).role == .test else { return false }
      let isHosted = codeDependencies(of: test).contains {
        self.targets(of: $0).contains(module)
      }
      return isHosted
        && importsOfModule[test.int].contains { number in
          graph.imports[number].target.map { targets.contains($0) } == true
        }
    }
  }
}

extension ModuleDescription {
  /// Whether a manifest of it has to list what is only linked or embedded: Xcode puts all frameworks
  /// that a program needs into it, also those that its dependencies use, and only if told so.
  fileprivate func isLinkedByHand(at path: String) -> Bool {
    guard path.hasSuffix(".yml") || path.hasSuffix(".yaml") else {
      return path.hasSuffix(".pbxproj")
    }
    switch kind {
    case .application, .executable, .test, .bundle: return true
    case .library, .framework, .plugin, .macro, .system, .binary, .folder: return false
    }
  }
}
