import Findings
import ProjectModel
import RuleEngine
import RuleLanguage

extension ManifestCheck {
  /// `test-only`: a module that is no test imports or declares what is for tests only: a test
  /// module of the project, or one of the modules from outside that the option `test-modules`
  /// names. Libraries that are there for tests, see ``ManifestInput/isForTests(_:)``, may do so.
  static let testOnly = ManifestCheck(name: "test-only") { module, input in
    let graph = input.scope.view.graph
    let description = input.description(module)
    var outcome = RuleOutcome(findings: [], checked: 0)
    guard description.role != .test else { return outcome }
    let supportsTests = input.isForTests(module)
    var sides: [DependencySide] = []
    var imports: [[Int]] = []
    for number in input.importsOfModule[module.int] {
      let entry = graph.imports[number]
      outcome.checked += 1
      guard
        entry.target.map({ graph.modules[$0.int].role == .test })
          ?? isForTests(entry.module, input),
        !input.excuses(import: number)
      else { continue }
      let side = input.scope.view.side(of: entry)
      if let place = sides.firstIndex(of: side) {
        imports[place].append(number)
      } else {
        sides.append(side)
        imports.append([number])
      }
    }
    for (side, numbers) in zip(sides, imports) where !supportsTests {
      outcome.findings.append(
        Finding(
          TestDependency(), from: input.side(of: module), to: side,
          evidence: numbers.map { input.scope.view.evidence(import: $0) }))
    }
    for dependency in description.dependencies {
      outcome.checked += 1
      guard let side = testSide(of: dependency, input), !sides.contains(side),
        !isExcused(module, dependency, input), !supportsTests
      else { continue }
      var finding = Finding(TestDependency(), at: dependency.location)
      finding.from = input.side(of: module)
      finding.to = side
      outcome.findings.append(finding)
    }
    return outcome
  }

  private static func isForTests(_ name: String, _ input: ManifestInput) -> Bool {
    input.settings.testModules.contains { $0.matches(name) }
  }

  /// What a dependency stands for, if that is for tests only.
  private static func testSide(
    of dependency: DeclaredDependency, _ input: ManifestInput
  ) -> DependencySide? {
    let targets = dependency.modules.flatMap { input.modules(named: $0) }
    if targets.isEmpty {
      return isForTests(dependency.name, input)
        ? DependencySide(component: dependency.name, module: dependency.name) : nil
    }
    guard targets.allSatisfy({ input.description($0).role == .test }) else { return nil }
    return input.side(of: targets[0])
  }
}

extension ManifestInput {
  /// Whether a module that is no test supports tests alone: no production code depends on it, and
  /// tests do, or its name says so. O(modules · imports).
  func isForTests(_ module: ModuleID) -> Bool {
    var seen: Set<ModuleID> = [module]
    var pending = [module]
    var hasUsers = false
    while let next = pending.popLast() {
      for user in users(of: next) where seen.insert(user).inserted {
        hasUsers = true
        if description(user).role == .test { continue }
        if description(user).kind.isProgram { return false }
        pending.append(user)
      }
      if next != module, users(of: next).isEmpty, !hasWordTest(next) { return false }
    }
    return !description(module).kind.isProgram && (hasUsers || hasWordTest(module))
  }

  /// The modules that import a module or declare a dependency on it.
  private func users(of module: ModuleID) -> [ModuleID] {
    let graph = scope.view.graph
    return graph.modules.indices.map { ModuleID($0) }.filter { user in
      user != module
        && (codeDependencies(of: user).contains { targets(of: $0).contains(module) }
          || importsOfModule[user.int].contains { graph.imports[$0].target == module })
    }
  }

  /// Whether a name has the word `Test`, as `TestSupport` and `CartTesting` do.
  private func hasWordTest(_ module: ModuleID) -> Bool {
    let name = Array(description(module).name)
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
