import Findings
import ProjectModel
import RuleEngine
import SourceText

extension ManifestCheck {
  /// `unused`: a module declares what no source of it uses.
  ///
  /// Of what comes from outside only that is judged which a package manager brings, and only where every
  /// import of the module leads somewhere else for certain: it is a class of its own, since it may be
  /// there to be linked.
  ///
  /// Used is what a source imports, under whatever condition, be it one that the chosen build does
  /// not meet, what a reference leads to, what an imported module re-exports of which nothing is
  /// referenced, and what brings something that is imported without being declared. Dependencies
  /// that no source imports by design are not reported: macros, plugins, programs (a test's host, a
  /// tool that the build runs), modules that hold resources alone, and binaries. Nor is a module
  /// without sources, or one that only hands on what it depends on, nor what a module takes over
  /// from another one, nor what the build needs: a pod that another pod names and the Podfile alone says where to
  /// find. What `misplaced` and `needed-by-tests` report is left to them. What one line
  /// declares for several modules is unused if none of them uses it, and reported once.
  static let unused = ManifestCheck(name: "unused") { module, input in
    let leavesMisplaced = input.settings.isOn("misplaced")
    let leavesTests = input.settings.isOn("needed-by-tests")
    return unusedDependencies(of: module, input) { entry, isShared in
      switch entry.use {
      case .unused:
        UnusedDependency(
          others: entry.others,
          users: entry.others == 0
            ? input.names(of: input.importers(relyingOn: entry.dependency, of: module)) : [],
          isShared: isShared)
      case .needed(let users):
        (input.areTests(users) ? leavesTests : leavesMisplaced)
          ? nil : UnusedDependency(others: 0, users: input.names(of: users), isShared: isShared)
      case .notNeeded:
        UnusedDependency(others: entry.others, isOutside: true, isShared: isShared)
      case .used, .imported, .handedOn, .notImported, .outside, .undecided: nil
      }
    }
  }

  /// `misplaced`: a module declares what not it but a module that depends on it uses.
  static let misplaced = ManifestCheck(name: "misplaced") { module, input in
    unusedDependencies(of: module, input) { entry, isShared in
      guard case .needed(let users) = entry.use, !input.areTests(users) else { return nil }
      return MisplacedDependency(users: input.names(of: users), isShared: isShared)
    }
  }

  /// `needed-by-tests`: a module declares what only tests use that depend on it.
  static let neededByTests = ManifestCheck(name: "needed-by-tests") { module, input in
    if input.description(module).role == .test {
      return RuleOutcome(findings: [], checked: input.codeDependencies(of: module).count)
    }
    return unusedDependencies(of: module, input) { entry, isShared in
      guard case .needed(let users) = entry.use, input.areTests(users) else { return nil }
      return TestsDependency(users: input.names(of: users), isShared: isShared)
    }
  }

  /// The declared dependencies of a module that a check reports.
  ///
  /// - Parameter defect: what is wrong with one, if anything; and whether its place makes others too, or may
  ///   do so.
  private static func unusedDependencies(
    of module: ModuleID, _ input: ManifestInput,
    defect: (_ entry: DeclaredUses.Entry, _ isShared: Bool) -> (any Defect)?
  ) -> RuleOutcome {
    var outcome = RuleOutcome(findings: [], checked: 0)
    for entry in input.declaredUses.of(module)
    where !entry.dependency.isInherited && !entry.dependency.isNeededByBuild {
      let dependency = entry.dependency
      switch entry.use {
      case .notImported, .outside: continue
      case .undecided(let reason):
        outcome.undecided.add(
          UndecidedCase(reason, input.side(of: module).component, at: dependency.location))
      case .used, .imported, .handedOn, .notNeeded, .unused, .needed: break
      }
      outcome.checked += 1
      let targets = input.targets(of: dependency).filter { $0 != module }
      guard !entry.isSettled, let defect = defect(entry, input.isShared(dependency.location)),
        !input.isExcused(module, dependency)
      else { continue }
      var finding = Finding(defect, at: dependency.location)
      finding.from = input.side(of: module)
      finding.to =
        targets.count == 1
        ? input.side(of: targets[0])
        : DependencySide(component: dependency.name, module: dependency.name)
      let weight = targets.isEmpty ? input.settings.unusedOutside : .ofRule
      outcome.add(finding, weight: weight, undecided: nil)
    }
    return outcome
  }
}

extension ManifestInput {
  /// Whether all of some modules are tests.
  fileprivate func areTests(_ modules: [ModuleID]) -> Bool {
    modules.allSatisfy { description($0).role == .test }
  }

  /// Whether a place makes dependencies on several things, or may do so: a helper of manifests does for
  /// whoever calls it.
  fileprivate func isShared(_ place: SourceLocation) -> Bool {
    if index.sharedPlaces.contains(place) { return true }
    let name = ProjectPath.name(of: place.path)
    return name.hasSuffix(".swift") && name != "Project.swift" && !name.hasPrefix("Package")
  }

  /// The names of modules.
  fileprivate func names(of modules: [ModuleID]) -> [String] {
    modules.map { description($0).name }
  }
}
