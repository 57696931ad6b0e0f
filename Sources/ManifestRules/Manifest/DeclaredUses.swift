import DependencyModel
import ProjectModel
import RuleEngine
import SourceText

/// What modules do with the dependencies that their manifests declare, all of them seen together.
///
/// One line may declare a dependency for many modules, as those of templates and constants do. It can
/// only be removed for all of them: it is unused when none of them uses it, and one finding says so.
struct DeclaredUses {
  /// A declared dependency of a module.
  struct Entry {
    var dependency: DeclaredDependency
    var use: DependencyUse
    /// For how many other modules the same line declares it in vain, which no finding of their own
    /// says.
    var others = 0
    /// Whether there is nothing to report: another module needs the line, the finding of another one
    /// speaks for this one, or the module only gathers dependencies for others.
    var isSettled = false
  }

  /// The dependencies of each module, in the order declared.
  private var entries: [[Entry]]

  /// No dependencies of any module.
  init() { entries = [] }

  /// Looks at all modules.
  ///
  /// - Parameter checked: those that findings may speak of.
  /// - Complexity: O(declared dependencies), and what each of them costs.
  init(_ input: ManifestInput, checked: [ModuleID]) {
    entries = input.scope.view.graph.modules.indices.map { index in
      let module = ModuleID(index)
      let user = DependencyUser(module, input)
      return input.codeDependencies(of: module).map {
        Entry(dependency: $0, use: input.use(of: $0, by: user))
      }
    }
    for module in entries.indices { doubtProducts(of: module) }
    for module in entries.indices where gathers(module) {
      for index in entries[module].indices { entries[module][index].isSettled = true }
    }
    for places in templateLines()
    where places.contains(where: { mayBeUsed(entries[$0.module][$0.index].use) }) {
      for place in places { entries[place.module][place.index].isSettled = true }
    }
    let checked = Set(checked)
    for places in sharedLines() {
      settle(places) { module, dependency in
        checked.contains(module) && !input.isExcused(module, dependency)
      }
    }
  }

  /// The dependencies of a module.
  func of(_ module: ModuleID) -> [Entry] { entries[module.int] }

  /// Whether a module uses nothing that it declares, and others use several modules of it by way of it, or something
  /// from outside: it is there to gather dependencies, of which one may need the other.
  private func gathers(_ module: Int) -> Bool {
    let uses = entries[module].map(\.use)
    let needed = uses.count { if case .needed = $0 { true } else { false } }
    guard needed > 1 || uses.contains(.handedOn) && !uses.contains(.imported) else { return false }
    return uses.allSatisfy { use in
      switch use {
      case .needed, .outside, .imported, .handedOn, .notNeeded, .notImported: true
      case .used, .unused, .undecided: false
      }
    }
  }

  /// Puts the products of a package in doubt of which one has the name of a module elsewhere: what brings it, and
  /// what that needs, is not known.
  private mutating func doubtProducts(of module: Int) {
    let doubtful = entries[module].lazy.filter { $0.use == .undecided(.unreadManifest) }
    let packages = Set(doubtful.compactMap(\.dependency.container))
    if packages.isEmpty { return }
    for index in entries[module].indices where entries[module][index].use == .notNeeded {
      guard let package = entries[module][index].dependency.container, packages.contains(package)
      else { continue }
      entries[module][index].use = .undecided(.unreadManifest)
    }
  }

  // MARK: Shared lines

  private struct Line: Hashable {
    var location: SourceLocation
    var name: String
  }

  /// Where a dependency stands in `entries`.
  private struct Place {
    var module: Int
    var index: Int
  }

  /// The dependencies that one line declares for several modules.
  private func sharedLines() -> [[Place]] { places { $0 }.filter { $0.count > 1 } }

  private func mayBeUsed(_ use: DependencyUse) -> Bool {
    switch use {
    case .used, .imported, .handedOn, .undecided: true
    case .notImported, .outside, .notNeeded, .unused, .needed: false
    }
  }

  /// What one line, such as `.target(name: "\(name)")` of a template, declares for several modules,
  /// be it other dependencies for each of them.
  private func templateLines() -> [[Place]] {
    places { Line(location: $0.location, name: "") }.filter { places in
      let names = Dictionary(grouping: places, by: \.module).mapValues { places in
        Set(places.map { entries[$0.module][$0.index].dependency.name })
      }
      return Set(names.values).count > 1
    }
  }

  private func places(by line: (Line) -> Line) -> [[Place]] {
    var places: [Line: [Place]] = [:]
    for (module, own) in entries.enumerated() {
      for (index, entry) in own.enumerated() {
        let own = Line(location: entry.dependency.location, name: entry.dependency.name)
        places[line(own), default: []].append(Place(module: module, index: index))
      }
    }
    return Array(places.values)
  }

  /// Judges a line by all modules that it declares the dependency for.
  private mutating func settle(
    _ places: [Place], mayReport: (ModuleID, DeclaredDependency) -> Bool
  ) {
    let uses = places.map { entries[$0.module][$0.index].use }
    if uses.contains(where: { [.used, .imported, .handedOn].contains($0) }) {
      for place in places { entries[place.module][place.index].isSettled = true }
      return
    }
    let doubt = uses.first { if case .undecided = $0 { true } else { false } }
    var unused = places.filter { place in
      let entry = entries[place.module][place.index]
      return (entry.use == .unused || entry.use == .notNeeded) && !entry.dependency.isInherited
    }
    if let doubt {
      for place in unused { entries[place.module][place.index].use = doubt }
      return
    }
    // Somebody needs the line: to remove it for one module would take it from the other one too.
    if uses.contains(where: { if case .needed = $0 { true } else { false } }) {
      for place in unused { entries[place.module][place.index].isSettled = true }
      return
    }
    unused = unused.filter {
      mayReport(ModuleID($0.module), entries[$0.module][$0.index].dependency)
    }
    for place in unused.dropFirst() { entries[place.module][place.index].isSettled = true }
    if let first = unused.first { entries[first.module][first.index].others = unused.count - 1 }
  }
}
