import ProjectModel
import SourceText

/// Merges targets of one manifest that build one module in one role: a static and a dynamic variant,
/// one for each platform, or the alternatives of a condition that could not be evaluated.
///
/// The first one keeps its place; sources, names and dependencies of the others are added. O(targets)
/// and the size of what is merged.
func mergedVariants(_ targets: [LoadedTarget]) -> [LoadedTarget] {
  struct Key: Hashable {
    var name: ByteKey
    var role: ModuleRole
  }
  struct Dependency: Hashable {
    var name: ByteKey
    var form: LoadedDependency.Form
  }
  var result: [LoadedTarget] = []
  var places: [Key: Int] = [:]
  for target in targets {
    let key = Key(name: ByteKey(target.module.name), role: target.module.role)
    guard let place = places[key] else {
      places[key] = result.count
      result.append(target)
      continue
    }
    result[place].targetNames += target.targetNames
    result[place].module.sources =
      (result[place].module.sources + target.module.sources).sortedByBytes()
    result[place].module.targets += target.module.targets
    result[place].module.headers.merge(target.module.headers)
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
