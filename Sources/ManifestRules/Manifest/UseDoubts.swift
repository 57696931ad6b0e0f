import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import SourceText

// What sources do not show: uses that leave no import and no name that could be followed.

extension ManifestInput {
  /// Why sources do not show whether a dependency is used; `nil` where they do.
  func doubt(
    about targets: [ModuleID], of dependency: DeclaredDependency, by user: DependencyUser
  ) -> UndecidedCase.Reason? {
    let module = user.module
    let own = description(module)
    if let doubt = user.doubt { return doubt }
    if user.binaries.contains(where: { $0 != dependency }) { return .linking }
    if targets.contains(where: { mayBringUnknownBinary($0, for: user) }) { return .linking }
    if targets.contains(where: { mayConform(bringing: $0, to: module) }) { return .linking }
    if own.isLinkedByHand(at: dependency.location.path),
      comesAlong(with: dependency, targets, in: module)
    {
      return .linking
    }
    // A Bazel target finds the files of all that it depends on when it runs.
    if own.isOfBazel, targets.contains(where: { index.bringsResources[$0.int] }) { return .linking }
    // What is not Swift may be known by a name that the rule does not tell, or be there to link.
    if own.isOfBazel, !([module] + targets).allSatisfy({ index.isSwift[$0.int] }) {
      return .linking
    }
    if dependency.isCopied { return .linking }
    // What runs the tests of a package is generated, and imports these.
    if own.role == .test, targets.contains(where: { Self.runners.contains(description($0).name) }) {
      return .linking
    }
    if targets.contains(where: { mayDefine($0, forHeadersOf: module) }) { return .linking }
    let isSwift = index.isSwift[module.int]
    if targets.contains(where: { linkedSymbols.mayNeed($0, in: module, isSwift: isSwift) }) {
      return .linking
    }
    if targets.contains(where: { registeredCode.mayRun($0) }) { return .linking }
    if mayBegin(module, in: targets) || targets.contains(where: { mayBeDiscovered($0, by: user) }) {
      return .linking
    }
    // An import with a typing mistake may be meant for it.
    let names = targets.map { description($0).name }
    if user.unexplainedImports.contains(where: { nearestSpelling(to: $0, in: names) != nil }) {
      return .unresolvedNames
    }
    if setsProperty(of: targets, in: module) { return .unresolvedNames }
    if let members, targets.contains(where: { members.mayLead(from: module, to: $0) }) {
      return .unresolvedNames
    }
    if isSwift, !user.unexplainedImports.isEmpty,
      targets.contains(where: { mayName($0, in: module) })
    {
      return .unresolvedNames
    }
    return !index.isSwift[module.int] && targets.contains { mayInclude($0, in: module) }
      ? .unresolvedNames : nil
  }

  /// The libraries that tests are run with.
  private static let runners: Set<String> = ["Testing", "XCTest"]

  /// Whether a module compiles a source that goes with a header of another one, which compiles none of that name: what
  /// the header declares is linked from there, although no file of that module is included.
  private func mayDefine(_ target: ModuleID, forHeadersOf module: ModuleID) -> Bool {
    description(module).sources.contains { path in
      guard SourceFileKind.isHeader(path) else { return false }
      let stem = Self.stem(of: path)
      return compiledStems(of: target).contains(stem) && !compiledStems(of: module).contains(stem)
    }
  }

  /// The names, without endings, of the files of the C family that a module compiles. O(its sources) at the first
  /// question about it.
  private func compiledStems(of module: ModuleID) -> Set<Substring> {
    if let known = memory.compiledStems[module] { return known }
    let compiled = description(module).sources.filter {
      SourceFileKind.isCFamily($0) && !SourceFileKind.isHeader($0)
    }
    let stems = Set(compiled.map(Self.stem))
    memory.compiledStems[module] = stems
    return stems
  }

  private static func stem(of path: String) -> Substring {
    let name = ProjectPath.name(of: path)
    return name.prefix { $0 != "." }
  }

  /// Whether a program that has no entry point of its own takes that of a dependency, or of something behind it.
  private func mayBegin(_ module: ModuleID, in targets: [ModuleID]) -> Bool {
    guard description(module).kind.isProgram, !hasEntryPoint(module) else { return false }
    return scope.view.graph.modules.indices.lazy.map { ModuleID($0) }.contains { other in
      !description(other).kind.isProgram
        && (targets.contains(other) || index.paths.anyLeads(of: targets, to: other))
        && hasEntryPoint(other)
    }
  }

  /// Whether a source of a module may be where a program begins. O(its text) at the first question about it.
  private func hasEntryPoint(_ module: ModuleID) -> Bool {
    if let known = memory.entryPoints[module] { return known }
    let found = description(module).sources.contains { path in
      let name = ProjectPath.name(of: path)
      if name.hasPrefix("main.") { return true }
      guard let text = scope.view.files.text(path) else { return false }
      return SourceFileKind.isCFamily(path)
        ? text.containsInBytes("int main(")
        : ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(
          where: text.containsInBytes)
    }
    memory.entryPoints[module] = found
    return found
  }

  /// Whether a program may find a module that nobody imports: its classes by names that no source writes, or what it
  /// adds to a library by that library, which the program uses as well.
  private func mayBeDiscovered(_ target: ModuleID, by user: DependencyUser) -> Bool {
    guard description(user.module).kind.isProgram,
      index.importers[target.int].allSatisfy({ description($0).role == .test })
    else { return false }
    if registeredCode.mayBeLookedUp(target) { return true }
    return linkedSymbols.addsToLibrary(target)
      && outsideImports(of: target).contains {
        !SystemModules.contains($0) && user.outsideImports.contains($0)
      }
  }

  private var registeredCode: RegisteredCode {
    if let known = memory.registeredCode { return known }
    let made = RegisteredCode(scope.view.graph, scope.view.files)
    memory.registeredCode = made
    return made
  }

  /// Whether a conformance that a dependency of a module adds may take effect there, or in what is built with that module:
  /// in a program, also in what else it links, which has the conformance because the program alone brings it.
  private func mayConform(bringing dependency: ModuleID, to module: ModuleID) -> Bool {
    guard conformances.addsAny(dependency) else { return false }
    if description(module).kind.isProgram {
      let takesEffect = { [conformances] in conformances.mayTakeEffect(from: dependency, in: $0) }
      if nearest(behind: module, without: dependency, takesEffect) != nil { return true }
    }
    return scope.view.graph.modules.indices.map { ModuleID($0) }.contains { user in
      conformances.mayTakeEffect(from: dependency, in: user)
        && (user == module || user != dependency && isBehind(user, module))
    }
  }

  /// Why nothing can be said about what the sources of a module use; `nil` where something can.
  func doubt(aboutSourcesOf module: ModuleID) -> UndecidedCase.Reason? {
    let own = description(module)
    if own.hasUnknownSources { return .unreadManifest }
    if own.sources.count > scope.view.index.filesOfModule[module.int].count {
      return .unresolvedNames
    }
    let loose = own.headers.bridgingHeaders + own.headers.prefixHeaders
    if loose.isEmpty { return nil }
    let sources = Set(own.sources.map { ByteKey($0) })
    return loose.allSatisfy { sources.contains(ByteKey($0)) } ? nil : .unresolvedNames
  }

  /// Whether another dependency of a module has one of what a dependency stands for behind it, or imports it without
  /// declaring it, so that the module's own line alone has it built and embedded.
  private func comesAlong(
    with dependency: DeclaredDependency, _ targets: [ModuleID], in module: ModuleID
  ) -> Bool {
    let others = codeDependencies(of: module).filter { $0 != dependency }
      .flatMap { self.targets(of: $0) }
    let tests = others.filter { description($0).role == .test }
    let code = others.filter { description($0).role != .test }
    return targets.contains { target in
      index.paths.anyLeads(of: code, to: target) || tests.contains { isBehind($0, target) }
        || index.importers[target.int].contains { importer in
          importer != module
            && (code.contains(importer) || index.paths.anyLeads(of: code, to: importer))
        }
    }
  }

  /// Whether a dependency brings a binary along that a module may need by a name that no manifest
  /// tells: one that only modules import to which a binary comes. What does nothing but bring a
  /// binary along is there to have it linked.
  private func mayBringUnknownBinary(_ dependency: ModuleID, for user: DependencyUser) -> Bool {
    bringsBinary(dependency) && (isWrapper(dependency) || user.mayImportBinary)
  }

  /// Whether a module imports a name from outside that only modules import to which a binary comes.
  func mayImportBinary(_ module: ModuleID) -> Bool {
    importedNames(of: module).contains { name in
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
    return includes || mayName(target, in: module)
  }

  /// Whether a module writes a name that leads nowhere and another one declares: in Swift one that imports what nobody
  /// has, which may be an old name of the other one.
  private func mayName(_ target: ModuleID, in module: ModuleID) -> Bool {
    let foreign =
      memory.foreignNames ?? ForeignNames(scope.view.graph, unexplained: Set(unknownImporters))
    memory.foreignNames = foreign
    return !foreign.written[module.int].isDisjoint(with: foreign.declared[target.int])
  }

  /// Whether a program lists a dependency for the tests that run inside it, which need it linked or
  /// embedded there even if they declare it themselves. O(modules, and imports of tests).
  func isEmbedded(
    _ dependency: DeclaredDependency, for targets: [ModuleID], in module: ModuleID
  ) -> Bool {
    guard description(module).kind.isProgram,
      description(module).isLinkedByHand(at: dependency.location.path)
    else { return false }
    let importers = targets.map { Set(index.importers[$0.int]) }
    return index.tests[module.int].contains { test in importers.contains { $0.contains(test) } }
  }
}

extension ModuleDescription {
  /// Whether a manifest of it has to list what is only linked or embedded: Xcode puts all frameworks
  /// that a program needs into it, also those that its dependencies use, and only if told so.
  func isLinkedByHand(at path: String) -> Bool {
    guard path.hasSuffix(".yml") || path.hasSuffix(".yaml") else {
      return XcodeProjectFile.isPath(path)
    }
    switch kind {
    case .application, .executable, .test, .bundle: return true
    case .library, .framework, .plugin, .macro, .system, .binary, .folder: return false
    }
  }
}

/// What files of the C family, and those of modules that import what nobody has, write that is not known to be of the
/// project, and what modules declare.
struct ForeignNames {
  /// For each module the names that such files of it write and that lead nowhere in the project.
  private(set) var written: [Set<GlobalName>]
  /// For each module the names that it declares.
  private(set) var declared: [Set<GlobalName>]

  /// Collects names by module. O(references + declared names).
  ///
  /// - Parameter unexplained: the modules that import what nobody has.
  init(_ graph: DependencyGraph, unexplained: Set<ModuleID>) {
    written = Array(repeating: [], count: graph.modules.count)
    declared = Array(repeating: [], count: graph.modules.count)
    for name in graph.declaredNames {
      declared[graph.nodes[name.node].module.int].insert(name.name)
    }
    let references =
      graph.external.lazy.map { ($0.file, $0.name) } + graph.unresolved.map { ($0.file, $0.name) }
    for (file, name) in references {
      let summary = graph.files[file.int]
      // In Swift the names of types tell, since members have those of many.
      if summary.language != .swift
        || unexplained.contains(summary.module) && isTypeName(graph.names[name])
      {
        written[summary.module.int].insert(name)
      }
    }
  }
}

/// Whether a name is written as types are.
private func isTypeName(_ name: String) -> Bool {
  name.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
}
