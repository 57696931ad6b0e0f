import Findings
import ProjectModel
import RuleEngine
import RuleLanguage

extension ManifestCheck {
  /// `test-only`: a module that is no test imports or declares what is for tests only: a test
  /// module of the project, or one of the modules from outside that the option `test-modules`
  /// names. Libraries that are there for tests, see ``TestSupport``, may do so.
  static let testOnly = ManifestCheck(name: "test-only") { module, input in
    let graph = input.scope.view.graph
    let description = input.description(module)
    var outcome = RuleOutcome(findings: [], checked: 0)
    guard description.role != .test else { return outcome }
    let supportsTests = input.testSupport.contains(module)
    var sides: [DependencySide] = []
    var placeOfSide: [DependencySide: Int] = [:]
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
      if let place = placeOfSide[side] {
        imports[place].append(number)
      } else {
        placeOfSide[side] = sides.count
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
      guard let side = testSide(of: dependency, input), placeOfSide[side] == nil,
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
