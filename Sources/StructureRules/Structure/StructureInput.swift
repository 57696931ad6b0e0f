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

  /// Each pair of module and component.
  private lazy var places: [Endpoint] = scope.view.graph.modules.indices.flatMap {
    scope.view.endpoints(of: ModuleID($0), reach: [])
  }

  /// Makes the input of a rule.
  init(scope: RuleScope) { self.scope = scope }

  /// The project's files.
  var files: ProjectFiles { scope.view.files }

  /// Whether a selector of the rule takes something of the project, captures being bound.
  /// O(modules), or files or nodes where the selector has to see these.
  func selectsSomething(_ selector: Selector, given bindings: Bindings) -> Bool {
    let reach = selector.reach(tags: scope.view.tags)
    let things =
      reach.contains(.types)
      ? scope.view.nodeEndpoints : reach.contains(.paths) ? scope.view.fileEndpoints : places
    return things.contains { takes(selector, $0, given: bindings) }
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
    let modules = scope.view.graph.modules
    let exact = modules.indices.filter { index in
      modules[index].folder.equalsInBytes(folder)
        || modules[index].targets.contains {
          ProjectFiles.folder(of: $0.manifest).equalsInBytes(folder)
        }
    }
    if !exact.isEmpty { return exact.map { ModuleID($0) } }
    return modules.indices.filter { index in
      names.contains(modules[index].name)
        && ProjectFiles.isInside(modules[index].folder, of: folder)
    }.map { ModuleID($0) }
  }

  /// The names that the module of a group may have: those captured, and the folder's own.
  func names(of group: StructureGroup) -> [String] {
    group.bindings.names.compactMap { group.bindings[$0] } + [ProjectFiles.name(of: group.folder)]
  }
}
