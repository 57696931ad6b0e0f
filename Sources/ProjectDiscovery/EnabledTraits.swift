import ProjectFormats
import ProjectModel
import SourceText

/// The traits that the packages of a project have on in a build for which some are chosen.
///
/// Those chosen are for packages that no other one of the project depends on. All others have what these ask of
/// them, together. Source of the rules: SwiftPM's documentation of traits, and the way in which it computes
/// those that are on.
struct EnabledTraits {
  /// For each manifest the traits on, `nil` where they are not known.
  private(set) var on: [Set<String>?]
  /// The names chosen that no package has for which they are chosen, sorted.
  private(set) var unknownNames: [String] = []

  /// Decides them. O(packages · references · traits).
  ///
  /// - Parameters:
  ///   - manifests: the manifests.
  ///   - links: for each manifest, the manifests that its references lead to.
  ///   - chosen: names of traits, or words that stand for some.
  init(_ manifests: [LoadedManifest], links: [[Int?]], choosing chosen: Set<String>) {
    on = manifests.map { _ in nil }
    let packages = manifests.indices.filter {
      SwiftPackageFormat.recognises(fileName: ProjectPath.name(of: manifests[$0].path))
    }
    let depended = Set(
      packages.flatMap { from in links[from].compactMap { $0 == from ? nil : $0 } })
    let roots = packages.filter { !depended.contains($0) }
    var asked: [Int: Set<String>] = [:]
    var isOpen = Set(packages.filter { manifests[$0].traits?.isOpen == true })
    for root in roots { asked[root] = chosen }
    // Each turn of the loop adds to what is asked of a package or to the open ones, so it ends.
    var pending = roots
    while let from = pending.popLast() {
      let traits = (manifests[from].traits ?? PackageTraits()).on(choosing: asked[from] ?? [])
      on[from] = traits
      for (reference, target) in zip(manifests[from].references, links[from]) {
        guard let target, target != from else { continue }
        let requests = reference.traits
        let names = requests.requests.filter { request in
          request.condition.isEmpty || !request.condition.isDisjoint(with: traits)
        }.map(\.name)
        let mayAskMore =
          requests.isOpen
          || isOpen.contains(from) && requests.requests.contains { !$0.condition.isEmpty }
        let before = asked[target]
        asked[target, default: []].formUnion(names)
        let opens = mayAskMore && isOpen.insert(target).inserted
        if asked[target] != before || opens { pending.append(target) }
      }
    }
    for manifest in isOpen { on[manifest] = nil }
    let known = Set(roots.flatMap { (manifests[$0].traits?.enabled ?? [:]).keys })
    let words = PackageTraits.standardNames.union([PackageTraits.everything])
    // Packages that only depend on each other in a circle have none.
    if roots.isEmpty == packages.isEmpty, !roots.contains(where: isOpen.contains) {
      unknownNames = chosen.subtracting(known).subtracting(words).sortedByBytes()
    }
  }
}
