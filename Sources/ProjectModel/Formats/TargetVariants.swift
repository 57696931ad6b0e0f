import SourceText

/// Merges targets of one manifest that build one module in one role: a static and a dynamic variant,
/// one for each platform, or the alternatives of a condition that could not be evaluated.
///
/// The first one keeps its place; sources, names and dependencies of the others are added. Targets
/// that happen to build modules of one name, as the apps for two platforms do, stay apart: the later
/// one gets the name of its target, and that of its module as another name. O(targets) and the size of
/// what is merged.
package func mergedVariants(_ targets: [LoadedTarget]) -> [LoadedTarget] {
  struct Key: Hashable {
    var name: ByteKey
    var role: ModuleRole
  }
  struct Dependency: Hashable {
    var name: ByteKey
    var form: LoadedDependency.Form
  }
  var result: [LoadedTarget] = []
  var places: [Key: [Int]] = [:]
  var taken: Set<ByteKey> = []
  for target in targets {
    let key = Key(name: ByteKey(target.module.name), role: target.module.role)
    guard let place = places[key]?.first(where: { areVariants(result[$0], target) }) else {
      var target = target
      if places[key] != nil { target.module.setApart(by: target.targetNames.first, from: taken) }
      taken.insert(ByteKey(target.module.name))
      places[key, default: []].append(result.count)
      result.append(target)
      continue
    }
    if result[place].module.isEmptyArtifact, !target.module.isEmptyArtifact {
      result[place].module.kind = target.module.kind
      result[place].module.folder = target.module.folder
      result[place].module.location = target.module.location
    }
    result[place].targetNames += target.targetNames
    result[place].module.sources =
      (result[place].module.sources + target.module.sources).sortedByBytes()
    result[place].module.targets += target.module.targets
    result[place].module.headers.merge(target.module.headers)
    result[place].module.aliases.merge(target.module.aliases) { first, _ in first }
    result[place].module.swiftFeatures.formUnion(target.module.swiftFeatures)
    if target.module.hasUnknownDependencies { result[place].module.hasUnknownDependencies = true }
    if target.module.hasUnknownSources { result[place].module.hasUnknownSources = true }
    let isConditional = result[place].module.isConditional && target.module.isConditional
    result[place].module.isConditional = isConditional
    let known = Set(
      result[place].dependencies.map { Dependency(name: ByteKey($0.name), form: $0.form) })
    result[place].dependencies += target.dependencies.filter {
      !known.contains(Dependency(name: ByteKey($0.name), form: $0.form))
    }
  }
  return result
}

/// Whether two targets of one module name build one module: alternatives of one name, or targets that
/// share at least half of the files of the smaller one.
private func areVariants(_ left: LoadedTarget, _ right: LoadedTarget) -> Bool {
  if left.targetNames.first == right.targetNames.first { return true }
  let files = Set(left.module.sources.map(ByteKey.init))
  let shared = right.module.sources.count { files.contains(ByteKey($0)) }
  return 2 * shared >= min(left.module.sources.count, right.module.sources.count)
}

extension ModuleDescription {
  /// Whether it is a binary or a library of the system of which there is no file to read.
  package var isEmptyArtifact: Bool { (kind == .binary || kind == .system) && sources.isEmpty }

  /// Takes the name of its target unless another module has that, and keeps its own as another one.
  package mutating func setApart(by target: String?, from taken: Set<ByteKey>) {
    guard let target else { return }
    let own = moduleName(from: target)
    guard !own.equalsInBytes(name), !taken.contains(ByteKey(own)) else { return }
    headers.moduleNames = distinct(headers.moduleNames + [name]).sortedByBytes()
    name = own
  }
}
