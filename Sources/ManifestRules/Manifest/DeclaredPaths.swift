import ProjectModel

/// Which modules manifests put behind which, prepared once for all questions about a project.
struct DeclaredPaths {
  /// For each module the modules that its code may import by its manifest, in order, each one once.
  let targets: [[ModuleID]]
  private let modules: [ModuleDescription]

  /// Takes the modules of a project, and what each declares.
  init(_ modules: [ModuleDescription], targets: [[ModuleID]]) {
    self.modules = modules
    self.targets = targets.map { targets in
      var seen: Set<ModuleID> = []
      return targets.filter { seen.insert($0).inserted }
    }
  }

  /// Whether a way on leads from a module to one that it declares.
  ///
  /// Nothing reaches the importer through a program or a macro, which run on their own; but tests
  /// run inside the programs that they declare.
  ///
  /// - Parameter takesPrograms: whether a way through a program counts: where it begins here at a test, or
  ///   what is asked is what a build makes first.
  private func leads(to dependency: ModuleID, takesPrograms: Bool) -> Bool {
    let kind = modules[dependency.int].kind
    return kind != .macro && kind != .plugin && (takesPrograms || !kind.isProgram)
  }

  /// The first dependency that fits, nearest first. O(what is behind the module).
  ///
  /// - Parameter takesPrograms: whether what a build makes before a program counts, although the program
  ///   hands on nothing.
  func nearest(
    behind module: ModuleID, without other: ModuleID? = nil, takesPrograms: Bool = false,
    _ fits: (ModuleID) -> Bool
  ) -> ModuleID? {
    let isTest = modules[module.int].role == .test
    var seen: Set<ModuleID> = [module]
    var queue = [module]
    var next = 0
    while next < queue.count {
      for dependency in targets[queue[next].int]
      where dependency != other && seen.insert(dependency).inserted {
        guard leads(to: dependency, takesPrograms: takesPrograms || isTest && next == 0) else {
          continue
        }
        if fits(dependency) { return dependency }
        queue.append(dependency)
      }
      next += 1
    }
    return nil
  }

  /// Whether one of some modules that are no tests has another one behind it. O(what is behind them).
  func anyLeads(of starts: [ModuleID], to target: ModuleID) -> Bool {
    // A way that leads through the target begins behind it.
    var seen: Set<ModuleID> = [target]
    var pending = starts.filter { seen.insert($0).inserted }
    while let next = pending.popLast() {
      for dependency in targets[next.int] where leads(to: dependency, takesPrograms: false) {
        if dependency == target { return true }
        if seen.insert(dependency).inserted { pending.append(dependency) }
      }
    }
    return false
  }

  /// For each module whether it has a trait, or something behind it has. All modules are told in one walk
  /// from those that have it. O(modules + dependencies).
  func carriers(_ hasTrait: (ModuleID) -> Bool) -> [Bool] {
    let all = modules.indices.map { ModuleID($0) }
    let hasTrait = all.map(hasTrait)
    var carries = hasTrait
    var pending = all.filter { hasTrait[$0.int] }
    if pending.isEmpty { return carries }
    var users = [[ModuleID]](repeating: [], count: modules.count)
    for user in all {
      for target in targets[user.int] where leads(to: target, takesPrograms: false) {
        users[target.int].append(user)
      }
    }
    while let next = pending.popLast() {
      for user in users[next.int] where !carries[user.int] {
        carries[user.int] = true
        pending.append(user)
      }
    }
    for test in all where modules[test.int].role == .test && !carries[test.int] {
      carries[test.int] = targets[test.int].contains {
        leads(to: $0, takesPrograms: true) && carries[$0.int]
      }
    }
    return carries
  }
}
