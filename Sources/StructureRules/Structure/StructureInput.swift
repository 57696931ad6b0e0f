import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// What the checks over files and targets share: the project's files, and which modules they are.
///
/// Reference semantics on purpose: lists are made when they are first needed. It lives as long as
/// one rule's evaluation and never crosses threads.
final class StructureInput {
  /// The rule's scope.
  let scope: RuleScope

  /// The files by their names.
  private(set) lazy var filesByName = FilesByName(files)
  /// For each folder the modules whose manifest or sources lie just there.
  private lazy var modulesOfFolder: [ByteKey: [Int]] = {
    var modules: [ByteKey: [Int]] = [:]
    for (index, module) in scope.view.graph.modules.enumerated() {
      let manifests = module.targets.map { ByteKey(ProjectFiles.folder(of: $0.manifest)) }
      for folder in Set(manifests + [ByteKey(module.folder)]) {
        modules[folder, default: []].append(index)
      }
    }
    return modules
  }()
  /// The modules of each name.
  private lazy var modulesOfName = Dictionary(grouping: scope.view.graph.modules.indices) {
    scope.view.graph.modules[$0].name
  }

  /// Makes the input of a rule.
  init(scope: RuleScope) { self.scope = scope }

  /// The project's files.
  var files: ProjectFiles { scope.view.files }

  /// The folders below the root that lie in no folder which is one thing to the build: what an asset
  /// catalogue, a bundle or a project divides is no part of the code.
  private lazy var openFolders = files.folders.filter { folder in
    !ProjectPath.components(folder).dropLast().contains {
      ResourceFile.folderKind(String($0)) != nil
    }
  }

  /// The folders that a pattern may mean: those within such a folder only where it names one.
  func folders(for pattern: String) -> [String] {
    let namesOne = pattern.split(separator: "/").contains { part in
      ResourceFile.folderKind(String(part)) != nil
    }
    return namesOne ? files.folders : openFolders
  }

  /// Whether a selector of the rule takes something of the project, captures being bound.
  func selectsSomething(_ selector: Selector, given bindings: Bindings) -> Bool {
    scope.selectsSomething(selector, given: bindings)
  }

  /// Whether a selector of the rule takes a thing, captures being bound.
  func takes(_ selector: Selector, _ thing: Endpoint, given bindings: Bindings) -> Bool {
    scope.sees(thing, selector)
      && selector.selects(thing, bindings: bindings, tags: scope.view.tags)
  }

  /// Whether an exception excuses a file.
  func excuses(_ path: String) -> Bool { scope.excuses(scope.view.endpoints(ofPath: path)) }

  /// Whether an exception excuses a group: by its path, or by the modules that are declared for it.
  func excuses(_ group: StructureGroup) -> Bool {
    if group.isFile { return excuses(group.path) }
    let modules = modules(of: group.folder, names: names(of: group))
    let places = modules.flatMap { scope.view.endpoints(of: $0, reach: []) }.map { endpoint in
      var endpoint = endpoint
      endpoint.path = group.path
      return endpoint
    }
    return scope.excuses(
      places.isEmpty ? [Endpoint(component: "", module: "", path: group.path)] : places)
  }

  /// Where something missing is reported: at the file that needs it, at the declaration of the module
  /// whose folder it is, else at the first source file of the folder, or at the rule (`nil`).
  func location(of group: StructureGroup) -> SourceLocation? {
    if group.isFile { return SourceLocation(path: group.path, line: 1) }
    let names = names(of: group)
    let found = modules(of: group.folder, names: names).map { scope.view.graph.modules[$0.int] }
    let best = found.first { names.contains($0.name) } ?? found.first { $0.role == .production }
    return (best ?? found.first)?.location ?? firstSource(below: group.folder)
  }

  private func firstSource(below folder: String) -> SourceLocation? {
    if folder.isEmpty { return nil }
    let isSource = { (path: String) in SourceFileKind(path: path) != nil }
    return files.paths(below: folder).first(where: isSource)
      .map { SourceLocation(path: $0, line: 1) }
  }

  /// The modules declared for a folder: those whose manifest or sources lie just there, else those
  /// of the given names whose sources lie below. The root is nobody's.
  func modules(of folder: String, names: [String]) -> [ModuleID] {
    if folder.isEmpty { return [] }
    if let exact = modulesOfFolder[ByteKey(folder)] { return exact.map { ModuleID($0) } }
    return Set(names).flatMap { modulesOfName[$0] ?? [] }.sorted().filter { index in
      ProjectFiles.isInside(scope.view.graph.modules[index].folder, of: folder)
    }.map { ModuleID($0) }
  }

  /// The names that the module of a group may have: those captured, and the folder's own.
  func names(of group: StructureGroup) -> [String] {
    group.bindings.names.compactMap { group.bindings[$0] } + [ProjectFiles.name(of: group.folder)]
  }
}
