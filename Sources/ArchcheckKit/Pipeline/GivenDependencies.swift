import DependencyModel
import ProjectModel
import RuleLanguage
import SourceFacts
import SourceText

/// Finds the names under `dependencies:` of `modules:` that nothing knows.
///
/// Known are the modules of the project, what manifests declare dependencies on, what any file
/// imports, and the system modules that every platform is known to have or to lack.
struct GivenDependencies {
  let configuration: Configuration
  let project: ProjectDescription
  let graph: DependencyGraph

  /// A warning for each of them that is spelled like nothing known: that a module from outside is declared
  /// and never imported is no mistake of the configuration, which says what the build declares.
  /// O(dependencies + imports).
  ///
  /// - Throws: a failure with a mistake for each of the others, which are typing mistakes.
  func check() throws(CommandFailure) -> [Problem] {
    let written = Set(
      configuration.modules.flatMap { $0.dependencies ?? [] }.map(\.location))
    guard !written.isEmpty else { return [] }
    let declared = project.modules.flatMap(\.dependencies)
    let doubtful = declared.filter { written.contains($0.location) && $0.modules.isEmpty }
    guard !doubtful.isEmpty else { return [] }
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
    guard !unknown.isEmpty else { return [] }
    let candidates = names.sortedByBytes()
    var mistakes: [ConfigurationIssue] = []
    var problems: [Problem] = []
    for dependency in unknown {
      let message =
        "There is no module `\(dependency.name)`, and no file imports one of that name. "
      if let near = nearestSpelling(to: dependency.name, in: candidates) {
        mistakes.append(
          ConfigurationIssue(
            location: dependency.location, message: message + "Did you mean `\(near)`?"))
      } else {
        problems.append(
          Problem(
            .missingPath, message: message + "Correct the name, or remove it.",
            location: dependency.location))
      }
    }
    guard mistakes.isEmpty else { throw CommandFailure(ConfigurationErrors(mistakes)) }
    return problems
  }
}
