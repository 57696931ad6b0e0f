import ProjectModel
import SourceText

/// A target as the commands of CMake make it.
struct CMakeTarget {
  /// What is linked to it.
  struct Link {
    var name: String
    var location: SourceLocation
    var isConditional: Bool
  }

  var name: String
  var kind: ModuleKind
  var location: SourceLocation
  /// The folder of the list that declares it.
  var folder: String
  /// The command that declares it, with its type.
  var type: String
  /// Paths of its sources that exist, in the order added.
  var sources: [String] = []
  /// Folders of its headers, as far as they lie in the project.
  var includes: [String] = []
  var links: [Link] = []
  var moduleName: String?
  /// Whether something of its sources or links is not literal.
  var hasUnknownSources = false
  var hasUnknownLinks = false
  /// Whether it is run as a test.
  var isTest = false
  /// Whether conditions decide if there is such a target.
  var isConditional: Bool
}

/// All targets of a project, and other names for them.
struct CMakeTargets {
  private(set) var all: [CMakeTarget] = []
  private var places: [String: Int] = [:]
  private var aliases: [String: String] = [:]

  /// The target that a name or alias stands for.
  subscript(name: String) -> CMakeTarget? { index(of: name).map { all[$0] } }

  private func index(of name: String) -> Int? {
    var name = name
    for _ in 0..<8 {
      if let place = places[name] { return place }
      guard let actual = aliases[name] else { return nil }
      name = actual
    }
    return nil
  }

  /// The own name of the target that a name stands for; the name itself where there is none.
  func name(of name: String) -> String { self[name]?.name ?? name }

  mutating func alias(_ name: String, for target: String) { aliases[name] = target }

  /// Adds a target; one that another branch of a condition has declared stays.
  mutating func declare(_ target: CMakeTarget) {
    guard places[target.name] == nil else { return }
    places[target.name] = all.count
    all.append(target)
  }

  /// Changes a target, if there is one of the name.
  mutating func change(_ name: String, _ change: (inout CMakeTarget) -> Void) {
    if let index = index(of: name) { change(&all[index]) }
  }
}
