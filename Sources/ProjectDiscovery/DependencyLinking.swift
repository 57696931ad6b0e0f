import ProjectFormats
import ProjectModel
import SourceText

/// The modules of all manifests with their dependencies looked up, variants of one module merged.
func linkedModules(_ set: ManifestSet, report: (Problem) -> Void) -> [ModuleDescription] {
  let linker = DependencyLinker(set)
  var modules: [ModuleDescription] = []
  for (index, manifest) in set.manifests.enumerated() {
    for target in manifest.targets {
      var module = target.module
      module.dependencies = target.dependencies.map {
        linker.link($0, of: target, in: index, report: report)
      }
      let additions = linker.additions(to: target, of: manifest)
      // What CocoaPods links of a Podfile that is not there nobody knows.
      if additions.isEmpty, target.dependencies.contains(where: \.isOfPods) {
        module.hasUnknownDependencies = true
      }
      for addition in additions {
        let known = Set(module.dependencies.map { ByteKey($0.name) })
        module.dependencies += addition.filter { !known.contains(ByteKey($0.name)) }.map {
          linker.link($0, of: target, in: index, report: report)
        }
      }
      // What a target that nobody knows is, and what it declares in its turn, is not known either.
      let forms = target.dependencies.map(\.form)
      if zip(forms, module.dependencies).contains(where: { $0.isTarget && $1.modules.isEmpty }) {
        module.hasUnknownDependencies = true
      }
      modules.append(module)
    }
  }
  return withoutShadows(mergedVariants(withoutFilesOfPackages(modules)))
}

/// Takes from pods the files that other targets of a Swift package have: a pod has all of its parts in one
/// module, where the package that has a module of the pod's name often divides them, and what the package
/// says is a boundary. O(files).
private func withoutFilesOfPackages(_ modules: [ModuleDescription]) -> [ModuleDescription] {
  let packages = modules.filter(\.isOfSwiftPackage)
  guard !packages.isEmpty, modules.contains(where: \.isPod) else { return modules }
  let names = Set(packages.map { ByteKey($0.name) })
  var owners: [ByteKey: Set<ByteKey>] = [:]
  for module in packages {
    for path in module.sources { owners[ByteKey(path), default: []].insert(ByteKey(module.name)) }
  }
  return modules.map { module in
    guard module.isPod, names.contains(ByteKey(module.name)) else { return module }
    var module = module
    let count = module.sources.count
    module.sources.removeAll { path in
      owners[ByteKey(path)].map { !$0.contains(ByteKey(module.name)) } ?? false
    }
    if module.sources.count < count {
      // What the pod declares those files may need.
      for index in module.dependencies.indices { module.dependencies[index].isNeededByBuild = true }
    }
    return module
  }
}

/// Leaves out binaries and libraries of the system whose name a module with sources has too: whoever
/// depends on the name depends on what can be read. O(modules).
private func withoutShadows(_ modules: [ModuleDescription]) -> [ModuleDescription] {
  guard modules.contains(where: \.isEmptyArtifact) else { return modules }
  let readable = Set(
    modules.lazy.filter { !$0.sources.isEmpty && $0.role != .test }.map { ByteKey($0.name) })
  return modules.filter { !$0.isEmptyArtifact || !readable.contains(ByteKey($0.name)) }
}

/// Merges modules of one name and role that share a source file: two manifests describe one module.
///
/// Of a Swift package and an Xcode project that do, the package counts: the project often puts
/// several of the package's modules into one. What the project's target compiles and no package does
/// joins the package's module, also where other targets of the project compile it; a header that the package excludes
/// joins the module that alone has sources beside it.
private func mergedVariants(_ modules: [ModuleDescription]) -> [ModuleDescription] {
  struct Key: Hashable {
    var name: ByteKey
    var role: ModuleRole
  }
  var result: [ModuleDescription] = []
  var places: [Key: [Int]] = [:]
  var ofProjects: [(twin: Int, module: ModuleDescription)] = []
  for module in modules {
    let key = Key(name: ByteKey(module.name), role: module.role)
    let namesakes = places[key] ?? []
    let files = namesakes.isEmpty ? [] : Set(module.sources.map(ByteKey.init))
    let twin = namesakes.first { index in
      result[index].sources.contains { files.contains(ByteKey($0)) }
    }
    guard let twin else {
      places[key] = namesakes + [result.count]
      result.append(module)
      continue
    }
    result[twin].targets += module.targets
    if result[twin].isOfSwiftPackage != module.isOfSwiftPackage,
      result[twin].isOfXcodeProject || module.isOfXcodeProject
    {
      ofProjects.append((twin, module.isOfSwiftPackage ? result[twin] : module))
      if module.isOfSwiftPackage {
        let targets = result[twin].targets
        result[twin] = module
        result[twin].targets = targets
      }
      continue
    }
    result[twin].take(module)
  }
  if ofProjects.isEmpty { return result }
  let packaged = PackagedFiles(of: result)
  var parts: [ByteKey: [(name: String, parts: [String])]] = [:]
  for (twin, module) in ofProjects {
    // No library consists of tests: a header of theirs that stands in a group is no part of it.
    let others = Set(module.sources.compactMap(packaged.module(of:))).subtracting([twin])
      .filter { result[$0].role != .test || module.role == .test }
    if !others.isEmpty {
      parts[ByteKey(module.location.path), default: []].append(
        (result[twin].name, others.sorted().map { result[$0].name }))
    }
    if module.kind == .application { result[twin].kind = .application }
    var rest: [String] = []
    for path in module.sources where !packaged.contains(path) {
      if let neighbour = packaged.neighbour(ofHeader: path), neighbour != twin {
        result[neighbour].sources = (result[neighbour].sources + [path]).sortedByBytes()
      } else {
        rest.append(path)
      }
    }
    if !rest.isEmpty { result[twin].take(rest, of: module) }
  }
  let programs = Set(result.lazy.filter(\.kind.isProgram).map { ByteKey($0.name) })
  for (twin, module) in ofProjects where module.role == .test {
    result[twin].takeHosts(of: module, among: programs)
  }
  if !parts.isEmpty {
    for index in result.indices { result[index].dependOnParts(parts) }
  }
  return result
}

/// The files of the modules of Swift packages, and which of these have sources in which folder.
private struct PackagedFiles {
  /// The first module that has each file.
  private var files: [ByteKey: Int] = [:]
  /// For each folder with sources the only module that has some there, `nil` for a folder of several.
  private var owners: [ByteKey: Int?] = [:]

  /// Looks at each file once.
  init(of modules: [ModuleDescription]) {
    for (index, module) in modules.enumerated() where module.isOfSwiftPackage {
      for path in module.sources {
        if files[ByteKey(path)] == nil { files[ByteKey(path)] = index }
        let folder = ByteKey(ProjectPath.folder(of: path))
        if owners[folder, default: index] != index {
          owners[folder] = .some(nil)
        } else {
          owners[folder] = index
        }
      }
    }
  }

  func contains(_ path: String) -> Bool { files[ByteKey(path)] != nil }

  /// The module of a package that has a file.
  func module(of path: String) -> Int? { files[ByteKey(path)] }

  /// The only module with sources beside a header, whose files include it as one of their own.
  func neighbour(ofHeader path: String) -> Int? {
    guard SourceFileKind.isHeader(path) else { return nil }
    return owners[ByteKey(ProjectPath.folder(of: path))] ?? nil
  }
}

extension ModuleDescription {
  /// Lets what depends on a target of an Xcode project depend on all modules that packages divide the target's files
  /// into.
  ///
  /// - Parameter parts: by the project's path its targets' modules with those other ones.
  fileprivate mutating func dependOnParts(_ parts: [ByteKey: [(name: String, parts: [String])]]) {
    for index in dependencies.indices {
      for target in parts[ByteKey(dependencies[index].location.path)] ?? []
      where dependencies[index].modules.contains(where: { $0.equalsInBytes(target.name) }) {
        let others = target.parts.filter { !$0.equalsInBytes(name) }
        dependencies[index].modules = distinct(dependencies[index].modules + others)
          .sortedByBytes()
      }
    }
  }

  /// Adds what another description of the same module says.
  fileprivate mutating func take(_ other: ModuleDescription) {
    sources = (sources + other.sources).sortedByBytes()
    headers.merge(other.headers)
    if other.hasUnknownDependencies { hasUnknownDependencies = true }
    if other.hasUnknownSources { hasUnknownSources = true }
    aliases.merge(other.aliases) { own, _ in own }
    swiftFeatures.formUnion(other.swiftFeatures)
    conditions.merge(other.conditions) { own, _ in own }
    let known = Set(dependencies.map { [$0.name, $0.container ?? ""] })
    dependencies += other.dependencies.filter { !known.contains([$0.name, $0.container ?? ""]) }
  }

  /// Adds the programs in which tests run by another description of theirs: no package says that.
  fileprivate mutating func takeHosts(of other: ModuleDescription, among programs: Set<ByteKey>) {
    let known = Set(dependencies.flatMap(\.modules).map(ByteKey.init))
    dependencies += other.dependencies.filter { dependency in
      dependency.modules.contains {
        programs.contains(ByteKey($0)) && !known.contains(ByteKey($0))
      }
    }
  }

  /// Adds some files of another description of the same module, and what they need.
  fileprivate mutating func take(_ files: [String], of other: ModuleDescription) {
    var part = other
    part.sources = files
    if case .all = headers.publicHeaders {
      part.headers.publicHeaders = .all
    } else {
      let isPublic = other.headers.isPublic
      part.headers.publicHeaders = .listed(
        files.filter { SourceFileKind.isHeader($0) && isPublic($0) })
    }
    // The two manifests may have different names for one module.
    let known = Set(([name] + dependencies.flatMap(\.modules)).map(ByteKey.init))
    part.dependencies.removeAll { dependency in
      !dependency.modules.isEmpty && dependency.modules.allSatisfy { known.contains(ByteKey($0)) }
    }
    take(part)
  }

  /// Whether a podspec declares it.
  fileprivate var isPod: Bool {
    PodspecFormat.recognises(fileName: ProjectPath.name(of: location.path))
  }
}

extension LoadedDependency {
  /// Whether it is what CocoaPods makes of all pods of a target: `Pods_App.framework`, `libPods-App.a`.
  fileprivate var isOfPods: Bool { name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }
}

extension LoadedDependency.Form {
  /// Whether it names a target of the same manifest.
  fileprivate var isTarget: Bool { self == .target }
}

/// Looks dependencies up in the targets and products of all manifests.
private struct DependencyLinker {
  let set: ManifestSet
  /// For each manifest, the modules by the names of their targets.
  private let targets: [[ByteKey: String]]
  /// For each manifest, the names of a product's targets by the product's name.
  private let products: [[ByteKey: [String]]]
  /// For each manifest, the names of the targets that some product has.
  private let offered: [Set<ByteKey>]
  private let hasAdditions: Bool
  /// The pods that podspecs of the project depend on.
  private let namedByPods: Set<ByteKey>
  /// The pods that Podfiles find in folders and whose podspecs are not read.
  private let unreadPods: Set<ByteKey>
  /// The manifests that a file is part of, by its path.
  private let includers: [ByteKey: [Int]]

  init(_ set: ManifestSet) {
    self.set = set
    includers = set.manifests.enumerated().reduce(into: [:]) { includers, entry in
      for path in entry.element.filesRead {
        includers[ByteKey(path), default: []].append(entry.offset)
      }
    }
    hasAdditions = set.manifests.contains { !$0.additions.isEmpty }
    let pods = set.manifests.filter {
      PodspecFormat.recognises(fileName: ProjectPath.name(of: $0.path))
    }.flatMap(\.targets)
    namedByPods = Set(
      pods.flatMap(\.dependencies).filter { $0.form == .framework }.map { ByteKey($0.name) })
    let listed = set.manifests.flatMap(\.additions).flatMap(\.dependencies)
    unreadPods = Set(listed.filter { $0.place == .folder }.map { ByteKey($0.name) })
      .subtracting(pods.flatMap(\.targetNames).map { ByteKey($0) })
    targets = set.manifests.map { manifest in
      var modules: [ByteKey: String] = [:]
      for target in manifest.targets {
        for name in target.targetNames { modules[ByteKey(name)] = target.module.name }
      }
      return modules
    }
    offered = set.manifests.map { Set($0.products.lazy.flatMap(\.targets).map { ByteKey($0) }) }
    products = set.manifests.map { manifest in
      var products: [ByteKey: [String]] = [:]
      for product in manifest.products {
        products[ByteKey(product.name), default: []] += product.targets
      }
      return products
    }
  }

  /// What other manifests add to a target: those whose folder holds its manifest, or that name its project.
  func additions(to target: LoadedTarget, of manifest: LoadedManifest) -> [[LoadedDependency]] {
    guard hasAdditions else { return [] }
    let home = set.home(of: manifest)
    return set.manifests.flatMap { other -> [[LoadedDependency]] in
      if other.additions.isEmpty { return [] }
      let isAround = ProjectPath.isInside(home, of: set.home(of: other))
      return other.additions.filter { addition in
        target.targetNames.contains(addition.target)
          && (isAround || addition.project.map { isOf($0, manifest, home) } == true)
      }.map(\.dependencies)
    }
  }

  /// Whether a manifest is that of an Xcode project, or what the project beside it is generated from.
  private func isOf(_ project: String, _ manifest: LoadedManifest, _ home: String) -> Bool {
    if ProjectPath.isInside(manifest.path, of: project) { return true }
    return !XcodeProjectFormat.recognises(fileName: ProjectPath.name(of: manifest.path))
      && ProjectPath.folder(of: project).equalsInBytes(home)
  }

  /// The dependency as declared.
  func link(
    _ dependency: LoadedDependency, of target: LoadedTarget, in manifest: Int,
    report: (Problem) -> Void
  ) -> DeclaredDependency {
    let found = lookUp(dependency, of: target, in: manifest, report: report)
    var declared = DeclaredDependency(
      name: dependency.name, container: container(of: dependency.form),
      modules: found.sortedByBytes(), location: dependency.location,
      isConditional: dependency.isConditional, purpose: dependency.purpose)
    declared.isInherited = dependency.isInherited
    declared.isNeededByBuild =
      dependency.isImplied
      || dependency.place != nil && mayBeNamedByPods(dependency)
    declared.isCopied = dependency.isCopied
    declared.isOfferedByModuleAlone =
      target.module.kind == .library
      && target.targetNames.contains { offered[manifest].contains(ByteKey($0)) }
      && targets[manifest][ByteKey(dependency.name)] != nil
      && !offered[manifest].contains(ByteKey(dependency.name))
    declared.isFetched = found.isEmpty && isFetched(dependency)
    return declared
  }

  /// Whether some pod names another one, or may do so: one in a folder whose podspec is not read, such as those that
  /// package managers of other languages fetch, may need one beside it.
  private func mayBeNamedByPods(_ dependency: LoadedDependency) -> Bool {
    let name = ByteKey(dependency.name)
    return namedByPods.contains(name) || unreadPods.count > 1 && unreadPods.contains(name)
  }

  /// Whether a dependency that is no part of the project is code from a package manager.
  private func isFetched(_ dependency: LoadedDependency) -> Bool {
    switch dependency.form {
    case .product, .productOfAny, .targetOrProduct: return true
    case .framework:
      let name = ProjectPath.name(of: dependency.location.path)
      return PodfileFormat.recognises(fileName: name) || PodspecFormat.recognises(fileName: name)
    case .target, .targetOf, .plugin, .external, .built: return false
    }
  }

  private func container(of form: LoadedDependency.Form) -> String? {
    switch form {
    case .targetOf(let reference): reference
    case .product(let package), .plugin(let package): package
    case .built(let tool): tool
    case .target, .targetOrProduct, .productOfAny, .framework, .external: nil
    }
  }

  private func lookUp(
    _ dependency: LoadedDependency, of target: LoadedTarget, in manifest: Int,
    report: (Problem) -> Void
  ) -> [String] {
    let name = ByteKey(dependency.name)
    let own = targets[manifest][name].map { [$0] } ?? []
    switch dependency.form {
    case .external, .built:
      return []
    case .target:
      if !own.isEmpty { return own }
      // A specification that others include is part of them.
      for other in includers[ByteKey(set.manifests[manifest].path)] ?? [] where other != manifest {
        if let module = targets[other][name] { return [module] }
      }
      report(unknown(dependency, of: target, "which the manifest does not declare"))
      return []
    case .targetOf(let reference):
      return targetOf(reference, dependency, of: target, in: manifest, report: report)
    case .targetOrProduct:
      return own.isEmpty ? product(name, package: nil, in: manifest) : own
    case .product(let package):
      return product(name, package: package, in: manifest)
    case .productOfAny:
      let found = product(name, package: nil, in: manifest)
      if !found.isEmpty { return found }
      return products.indices.lazy.map { modules(ofProduct: name, in: $0) }.first { !$0.isEmpty }
        ?? []
    case .plugin(let package):
      if package == nil, !own.isEmpty { return own }
      return product(name, package: package, in: manifest)
    case .framework:
      let all = [manifest] + set.manifests.indices.filter { $0 != manifest }
      return all.lazy.compactMap { builtModule(name, in: $0) }.first.map { [$0] } ?? []
    }
  }

  private func targetOf(
    _ reference: String, _ dependency: LoadedDependency, of target: LoadedTarget,
    in manifest: Int, report: (Problem) -> Void
  ) -> [String] {
    let links = set.links[manifest].filter { $0.names.contains(reference.lowercased()) }
    guard !links.isEmpty else {
      let own = set.manifests[manifest].name == reference ? targets[manifest] : [:]
      if let module = own[ByteKey(dependency.name)] { return [module] }
      report(
        unknown(dependency, of: target, "but there is no project reference \(reference)"))
      return []
    }
    let read = links.compactMap(\.manifest)
    let found = read.compactMap { manifest in
      dependency.identifier.flatMap { targets[manifest][ByteKey($0)] }
        ?? targets[manifest][ByteKey(dependency.name)]
    }
    if found.isEmpty, !read.isEmpty {
      report(unknown(dependency, of: target, "which \(reference) does not declare"))
    }
    return found
  }

  /// The modules of a product of the packages referred to, or of any package of the name given.
  private func product(_ name: ByteKey, package: String?, in manifest: Int) -> [String] {
    var places = set.links[manifest].filter { link in
      guard let package, let target = link.manifest else { return true }
      return link.names.contains(package.lowercased())
        || set.manifests[target].name.lowercased() == package.lowercased()
    }.compactMap(\.manifest)
    if let package {
      places += set.manifests.indices.filter { isCalled($0, package.lowercased()) }
    }
    return places.lazy.map { modules(ofProduct: name, in: $0) }.first { !$0.isEmpty } ?? []
  }

  /// The modules of a product of a manifest; none when it offers no such product.
  private func modules(ofProduct name: ByteKey, in manifest: Int) -> [String] {
    (products[manifest][name] ?? []).compactMap { targets[manifest][ByteKey($0)] }
  }

  /// Whether a manifest's package, or its folder, has a name (in lower case).
  private func isCalled(_ manifest: Int, _ name: String) -> Bool {
    let folder = ProjectPath.folder(of: set.manifests[manifest].path)
    return set.manifests[manifest].name.lowercased() == name
      || ProjectPath.name(of: folder).lowercased() == name
  }

  private func builtModule(_ name: ByteKey, in manifest: Int) -> String? {
    if let module = targets[manifest][name] { return module }
    return set.manifests[manifest].targets.first {
      $0.module.name.equalsInBytes(name.string)
    }?.module.name
  }

  private func unknown(
    _ dependency: LoadedDependency, of target: LoadedTarget, _ what: String
  ) -> Problem {
    Problem(
      .manifestInvalid,
      message: "\(target.module.name) depends on the target \(dependency.name), \(what): correct "
        + "the name, or add the target.",
      location: dependency.location)
  }
}
