import ProjectModel

/// The modules that are no tests and support tests alone: no production code depends on them, and tests
/// do, or their names say so.
struct TestSupport {
  /// For each module whether it is one.
  private let isSupport: [Bool]

  /// No modules.
  init() { isSupport = [] }

  /// Finds them.
  ///
  /// Code that is not there for tests spoils what it depends on, at any remove: programs, and what
  /// nobody uses and no name gives away. So all modules are told in one walk from such code, instead of
  /// one from each module to all that use it. O(modules + dependencies).
  ///
  /// - Parameter dependencies: for each module those that it imports or declares.
  init(_ modules: [ModuleDescription], dependencies: [Set<ModuleID>]) {
    var isUsed = [Bool](repeating: false, count: modules.count)
    for used in dependencies.joined() { isUsed[used.int] = true }
    let saysTest = modules.map { Self.hasWordTest($0.name) }
    var pending = modules.indices.filter { index in
      modules[index].role != .test
        && (modules[index].kind.isProgram || !isUsed[index] && !saysTest[index])
    }
    var isSpoiled = [Bool](repeating: false, count: modules.count)
    var isFollowed = isSpoiled
    for index in pending { isFollowed[index] = true }
    while let user = pending.popLast() {
      for used in dependencies[user] {
        isSpoiled[used.int] = true
        // What tests use is no news of it.
        if modules[used.int].role == .test || isFollowed[used.int] { continue }
        isFollowed[used.int] = true
        pending.append(used.int)
      }
    }
    isSupport = modules.indices.map { index in
      !modules[index].kind.isProgram && !isSpoiled[index] && (isUsed[index] || saysTest[index])
    }
  }

  /// Whether a module is one of them. O(1).
  func contains(_ module: ModuleID) -> Bool { isSupport[module.int] }

  /// Whether a name has the word `Test`, as `TestSupport` and `CartTesting` do.
  private static func hasWordTest(_ moduleName: String) -> Bool {
    let name = Array(moduleName)
    return name.indices.contains { start in
      guard name[start...].starts(with: "Test") else { return false }
      let rest = String(name[(start + 4)...])
      let isEnd = rest.first.map { !$0.isLowercase } ?? true
      return isEnd
        || ["s", "ing", "er", "ers", "able"].contains { ending in
          rest.hasPrefix(ending) && rest.dropFirst(ending.count).first?.isLowercase != true
        }
    }
  }
}
