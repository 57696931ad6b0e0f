import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// The targets that a rule looks at together: those of a folder, or those of a module.
struct TargetGroup: Sendable {
  /// A target with the module that it builds.
  struct Member: Sendable {
    var target: TargetDescription
    var module: ModuleID
    var kind: ModuleKind
  }

  /// The folder; that of the sources for a module.
  let folder: String
  /// The name under which files list it: the folder's or the module's.
  let name: String
  /// What the captures stand for.
  let bindings: Bindings
  /// The targets, in order of their modules.
  let targets: [Member]
  /// All targets of the manifests that declare these, in order of their modules.
  let declaredTogether: [Member]
  /// Where something missing is reported; `nil` for the rule.
  let location: SourceLocation?

  private let group: StructureGroup?

  /// The targets of a folder: those of the manifest in it, else those whose sources lie in it.
  init(_ group: StructureGroup, _ input: StructureInput) {
    let modules = input.scope.view.graph.modules
    let all = modules.indices.flatMap { Self.members(of: ModuleID($0), input) }
    let declared = all.filter {
      ProjectFiles.folder(of: $0.target.manifest).equalsInBytes(group.folder)
    }
    targets =
      declared.isEmpty
      ? all.filter { ProjectFiles.isInside(modules[$0.module.int].folder, of: group.folder) }
      : declared
    let manifests = Set(targets.map(\.target.manifest))
    declaredTogether = all.filter { manifests.contains($0.target.manifest) }
    folder = group.folder
    name = ProjectFiles.name(of: group.folder)
    bindings = group.bindings
    location = input.location(of: group)
    self.group = group
  }

  private init(_ module: ModuleID, _ bindings: Bindings, _ input: StructureInput) {
    let description = input.scope.view.graph.modules[module.int]
    targets = Self.members(of: module, input)
    declaredTogether = targets
    folder = description.folder
    name = description.name
    location = description.location
    group = nil
    self.bindings = bindings
  }

  /// One group for each module that a selector takes.
  static func modules(_ matcher: SelectorMatcher, _ input: StructureInput) -> [TargetGroup] {
    let scope = input.scope
    return scope.view.graph.modules.indices.compactMap { index in
      let module = ModuleID(index)
      let matches = scope.view.endpoints(of: module, reach: matcher.reach).map {
        matcher.matches($0)
      }
      guard let match = matches.first(where: \.areSome) else { return nil }
      return TargetGroup(module, scope.table.bindings(match).first ?? Bindings(), input)
    }
  }

  /// A module's targets; one that stands for the module where no manifest tells.
  private static func members(of module: ModuleID, _ input: StructureInput) -> [Member] {
    let description = input.scope.view.graph.modules[module.int]
    let implied = TargetDescription(
      name: description.name, type: "", manifest: description.location.path,
      location: description.location)
    let targets = description.targets.isEmpty ? [implied] : description.targets
    return targets.map { Member(target: $0, module: module, kind: description.kind) }
  }

  /// Whether an exception excuses the folder, or else the module.
  func isExcused(_ input: StructureInput) -> Bool {
    if let group { return input.excuses(group) }
    return targets.first.map { isExcused($0, input) } ?? false
  }

  /// Whether an exception excuses a target: by its module, or by the folder.
  func isExcused(_ member: Member, _ input: StructureInput) -> Bool {
    let module = input.scope.view.graph.modules[member.module.int]
    let places = input.scope.view.endpoints(of: member.module, reach: []).map { endpoint in
      var endpoint = endpoint
      endpoint.path = group?.path ?? module.folder
      return endpoint
    }
    return input.scope.excuses(places)
  }
}
