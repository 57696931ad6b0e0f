import DependencyModel
import ProjectModel
import RuleLanguage
import SourceFacts
import SourceText

/// Finds the names under `dependencies:` of `modules:` that nothing knows, which are typing mistakes.
///
/// Known are the modules of the project, what manifests declare dependencies on, what any file
/// imports, and the system modules that every platform is known to have or to lack.
struct GivenDependencies {
  let configuration: Configuration
  let project: ProjectDescription
  let graph: DependencyGraph

  /// Fails with all unknown names. O(dependencies + imports).
  ///
  /// - Throws: a failure with a mistake for each of them.
  func check() throws(CommandFailure) {
    let written = Set(
      configuration.modules.flatMap { $0.dependencies ?? [] }.map(\.location))
    guard !written.isEmpty else { return }
    let declared = project.modules.flatMap(\.dependencies)
    let doubtful = declared.filter { written.contains($0.location) && $0.modules.isEmpty }
    guard !doubtful.isEmpty else { return }
    var names = project.modules.map(\.name)
    for dependency in declared where !written.contains(dependency.location) {
      names.append(dependency.name)
      if let container = dependency.container { names.append(container) }
    }
    names += (graph.imports + graph.leftOut.imports).map(\.module)
    let known = Set(names.map(ByteKey.init))
    let unknown = doubtful.filter { dependency in
      !known.contains(ByteKey(dependency.name))
        && BuildPlatform.allCases.allSatisfy { $0.provides(dependency.name) == nil }
    }
    guard !unknown.isEmpty else { return }
    let candidates = names.sortedByBytes()
    throw CommandFailure(
      ConfigurationErrors(unknown.map { Self.issue(for: $0, among: candidates) }))
  }

  private static func issue(
    for dependency: DeclaredDependency, among names: [String]
  ) -> ConfigurationIssue {
    let advice = nearestSpelling(to: dependency.name, in: names).map { "Did you mean `\($0)`?" }
    return ConfigurationIssue(
      location: dependency.location,
      message: "There is no module `\(dependency.name)`, and no file imports one of that name. "
        + (advice ?? "Correct the name, or remove it."))
  }
}
