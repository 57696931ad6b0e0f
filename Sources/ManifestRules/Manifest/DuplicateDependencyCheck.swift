import Findings
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

extension ManifestCheck {
  /// `duplicate`: the manifest declares the same dependency twice for one module.
  ///
  /// Only Swift packages and XcodeGen specifications are checked: an Xcode project names a framework
  /// once to build it, once to link it and once to embed it. Dependencies under a condition, such as
  /// a list of platforms, may differ in that alone and are not compared. What two manifests declare
  /// for the sources that they share is no duplicate: each is read by a build of its own.
  static let duplicate = ManifestCheck(name: "duplicate") { module, input in
    var outcome = RuleOutcome(findings: [], checked: 0)
    var first: [DependencyKey: SourceLocation] = [:]
    for dependency in input.description(module).dependencies
    where !dependency.isConditional && dependency.location.isInListOfDependencies {
      outcome.checked += 1
      let key = DependencyKey(dependency)
      guard let place = first[key] else {
        first[key] = dependency.location
        continue
      }
      if place == dependency.location || isExcused(module, dependency, input) { continue }
      var finding = Finding(DuplicateDependency(first: place), at: dependency.location)
      finding.from = input.side(of: module)
      finding.to =
        input.targets(of: dependency).first.map { input.side(of: $0) }
        ?? DependencySide(component: dependency.name, module: dependency.name)
      outcome.findings.append(finding)
    }
    return outcome
  }

  /// Whether an exception excuses the dependency of a module.
  static func isExcused(
    _ module: ModuleID, _ dependency: DeclaredDependency, _ input: ManifestInput
  ) -> Bool {
    if let first = input.targets(of: dependency).first { return input.isExcused(module, first) }
    let view = input.scope.view
    return input.scope.excuses(
      from: view.endpoints(of: module, reach: input.scope.exceptionReach),
      to: [Endpoint(external: dependency.name)])
  }
}

/// What two declarations of one dependency have in common.
private struct DependencyKey: Hashable {
  /// The manifest of a package; specifications are merged, so that they are one.
  private let manifest: ByteKey?
  private let name: ByteKey
  private let container: ByteKey
  private let purpose: DependencyPurpose

  init(_ dependency: DeclaredDependency) {
    let path = dependency.location.path
    manifest = path.hasSuffix(".swift") ? ByteKey(path) : nil
    name = ByteKey(dependency.name)
    container = ByteKey((dependency.container ?? "").lowercased())
    purpose = dependency.purpose
  }
}

extension SourceLocation {
  /// Whether it lies in a manifest that lists each dependency of a target once.
  fileprivate var isInListOfDependencies: Bool {
    let name = ProjectPath.name(of: path)
    return name.hasPrefix("Package") && name.hasSuffix(".swift")
      || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
  }
}
