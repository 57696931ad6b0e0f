import ProjectModel
import SourceFacts
import SourceText

/// Tells for files that several targets compile which of their alternative imports a target has.
///
/// A file that an app and its watch app share asks `#if canImport(Net)`, `#elseif canImport(NetWatch)`:
/// where the manifest gives a target one of the two and not the other, no build of it has the other.
struct AlternativeImports {
  private let modules: [ModuleDescription]
  /// The modules by name.
  private let named: [String: [ModuleID]]
  /// What manifests give each module asked for.
  private var known: [ModuleID: Set<ModuleID>] = [:]

  /// More imports under a condition than any file has that means them as alternatives.
  private static let limit = 32

  init(_ modules: [ModuleDescription]) {
    self.modules = modules
    named = Dictionary(grouping: modules.indices.map { ModuleID($0) }) { modules[$0.int].name }
  }

  /// The facts of a file without what its module cannot have; the conditions that this decides are
  /// reduced to what is left.
  ///
  /// - Complexity: O(conditions) where no import depends on what can be imported, else linear in the
  ///   facts; once a module linear in what it depends on.
  mutating func built(_ unit: SourceUnit) -> FileFacts {
    let facts = unit.facts
    guard facts.conditions.contains(where: \.asksForImports) else { return facts }
    let imports = facts.imports.compactMap { fact -> Alternative? in
      let condition = facts.conditions[fact.condition]
      let name = facts[fact.module]
      guard condition != .always, let candidates = named[name],
        !candidates.contains(unit.module)
      else { return nil }
      return Alternative(name: name, candidates: candidates, condition: condition)
    }
    guard (2...Self.limit).contains(imports.count), let allowed = given(unit.module) else {
      return facts
    }
    var present: Set<String> = []
    var absent: Set<String> = []
    let possible = imports.filter { $0.candidates.contains(where: allowed.contains) }
    for entry in possible {
      for other in imports where !other.candidates.contains(where: allowed.contains) {
        guard entry.excludes(other) else { continue }
        absent.insert(other.name)
        // Of alternatives that the manifest has both, each under a condition, no build has all.
        let isAlone = possible.allSatisfy { $0.name == entry.name || !entry.excludes($0) }
        if isAlone { present.insert(entry.name) }
      }
    }
    return absent.isEmpty ? facts : facts.deciding(canImport: present, cannotImport: absent)
  }

  /// An import of a module of the project under a condition.
  private struct Alternative {
    let name: String
    let candidates: [ModuleID]
    let condition: BuildCondition

    /// Whether the two are never built together, because one asks whether the other can be imported.
    func excludes(_ other: Self) -> Bool {
      let question = [name, other.name]
      guard question.contains(where: { condition.asks(for: $0) || other.condition.asks(for: $0) })
      else { return false }
      return !ConditionWorlds.areConsistent([.all([condition, other.condition])])
    }
  }

  /// The modules that manifests let a module import, at any remove; `nil` where they do not tell all.
  ///
  /// What a program is made of is not for those that only start or embed it; its tests have it.
  private mutating func given(_ module: ModuleID) -> Set<ModuleID>? {
    let home = modules[module.int]
    guard home.declaresDependencies, !home.isGuessed, !home.hasUnknownDependencies else {
      return nil
    }
    if let answer = known[module] { return answer }
    var reached: Set<ModuleID> = []
    var open = [module]
    while let next = open.popLast() {
      let description = modules[next.int]
      if next != module, description.kind.isProgram, !isHost(description, of: home) { continue }
      for name in description.dependencies.flatMap(\.modules) {
        for target in named[name] ?? [] where target != module && reached.insert(target).inserted {
          open.append(target)
        }
      }
    }
    known[module] = reached
    return reached
  }

  private func isHost(_ program: ModuleDescription, of home: ModuleDescription) -> Bool {
    home.kind == .test && home.dependencies.contains { $0.modules.contains(program.name) }
  }
}

extension BuildCondition {
  /// Whether it depends on what can be imported.
  fileprivate var asksForImports: Bool { anyCall { name, _ in name == "canImport" } }

  /// Whether it depends on whether a module can be imported.
  fileprivate func asks(for module: String) -> Bool {
    anyCall { name, argument in
      name == "canImport" && argument.prefix { $0 != "." } == module
    }
  }

  private func anyCall(_ isMeant: (String, String) -> Bool) -> Bool {
    switch self {
    case .always, .flag, .version, .unknown: false
    case .call(let name, let argument): isMeant(name, argument)
    case .not(let inner): inner.anyCall(isMeant)
    case .all(let parts), .any(let parts): parts.contains { $0.anyCall(isMeant) }
    }
  }
}
