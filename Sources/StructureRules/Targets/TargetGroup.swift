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
  let declaredTogether: TargetList
  /// Where something missing is reported; `nil` for the rule.
  let location: SourceLocation?

  private let group: StructureGroup?

  /// The targets of a folder: those of the manifest in it, else those whose sources lie in it.
  init(_ group: StructureGroup, of declared: DeclaredTargets, _ input: StructureInput) {
    targets =
      declared.ofManifests(in: group.folder) ?? declared.ofModules(below: group.folder)
    declaredTogether = declared.declaredTogether(with: targets)
    folder = group.folder
    name = ProjectFiles.name(of: group.folder)
    bindings = group.bindings
    location = input.location(of: group)
    self.group = group
  }

  private init(_ module: ModuleID, _ bindings: Bindings, _ input: StructureInput) {
    let description = input.scope.view.graph.modules[module.int]
    targets = Self.members(of: module, description)
    declaredTogether = TargetList(targets)
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
  fileprivate static func members(
    of module: ModuleID, _ description: ModuleDescription
  ) -> [Member] {
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

/// Some targets, to be found by their names as well.
struct TargetList: Sendable {
  /// The targets, in order of their modules.
  let members: [TargetGroup.Member]
  private let numbers: [String: [Int]]

  /// Sorts targets by their names. O(targets).
  init(_ members: [TargetGroup.Member]) {
    self.members = members
    numbers = Dictionary(grouping: members.indices) { members[$0].target.name }
  }

  /// The targets whose names match. O(targets), or as many as have the name where there is but one.
  func named(_ pattern: Pattern, _ bindings: Bindings) -> [TargetGroup.Member] {
    let possible =
      pattern.onlyText(filling: bindings).map { numbers[$0, default: []].map { members[$0] } }
      ?? members
    return possible.filter { !pattern.match($0.target.name, bindings: bindings).isEmpty }
  }
}

/// The targets of a project by the manifests and folders that they belong to, so that each of many folders
/// need not look at all of them.
struct DeclaredTargets {
  private let all: [TargetGroup.Member]
  private var ofManifest: [String: TargetList] = [:]
  private var ofManifestFolder: [ByteKey: [TargetGroup.Member]] = [:]
  /// The numbers of targets with the folders of their modules, sorted by these.
  private let byFolder: [(folder: String, number: Int)]

  /// Sorts the targets of modules. O(targets log targets).
  init(_ modules: [ModuleDescription]) {
    let all = modules.enumerated().flatMap { index, module in
      TargetGroup.members(of: ModuleID(index), module)
    }
    self.all = all
    byFolder = all.indices.map { (modules[all[$0].module.int].folder, $0) }.sorted {
      $0.0.equalsInBytes($1.0) ? $0.1 < $1.1 : $0.0.precedesInBytes($1.0)
    }
    ofManifest = Dictionary(grouping: all, by: \.target.manifest).mapValues { TargetList($0) }
    ofManifestFolder = Dictionary(grouping: all) {
      ByteKey(ProjectFiles.folder(of: $0.target.manifest))
    }
  }

  /// The targets of the manifests that lie just in a folder; `nil` where there are none.
  func ofManifests(in folder: String) -> [TargetGroup.Member]? { ofManifestFolder[ByteKey(folder)] }

  /// The targets of modules whose folders are a folder or lie below it.
  func ofModules(below folder: String) -> [TargetGroup.Member] {
    if folder.isEmpty { return all }
    // What begins with the folder's name may go on with a character before the slash.
    let start = byFolder.partitioningIndex { !$0.folder.precedesInBytes(folder) }
    return byFolder[start...].prefix { $0.folder.utf8.starts(with: folder.utf8) }
      .filter { ProjectFiles.isInside($0.folder, of: folder) }
      .map(\.number).sorted().map { all[$0] }
  }

  /// All targets of the manifests that declare some.
  func declaredTogether(with targets: [TargetGroup.Member]) -> TargetList {
    let manifests = Set(targets.map(\.target.manifest))
    if manifests.count == 1, let manifest = manifests.first, let list = ofManifest[manifest] {
      return list
    }
    return TargetList(all.filter { manifests.contains($0.target.manifest) })
  }
}
