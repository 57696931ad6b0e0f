import ProjectModel

extension [ModuleDescription] {
  /// Of several modules of one name the one that another module means by it: one that its manifest
  /// declares, else one of its own package, else the first. O(candidates · declared dependencies).
  func preferred(of candidates: [ModuleID], for module: ModuleID) -> ModuleID? {
    if candidates.count < 2 { return candidates.first }
    let home = self[module]
    return candidates.first { candidate in
      home.dependencies.contains { $0.modules.contains(self[candidate].name) }
    } ?? candidates.first { self[$0].package == home.package } ?? candidates.first
  }
}
