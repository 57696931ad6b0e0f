import ArchcheckKit
import ArgumentParser
import RuleLanguage

/// Which project a command is about, and which configuration.
struct ProjectOptions: ParsableArguments {
  @Argument(
    help: "The project: a folder, or a manifest such as Package.swift.",
    completion: .directory)
  var path = "."

  @OptionGroup(title: commonOptionsTitle) var settings: ConfigurationOptions

  /// The file that was given as configuration.
  var config: String? { settings.config }
  /// Where the project is looked for.
  var parent: ParentOptions { settings.parent }

  /// The folder of the project.
  ///
  /// - Throws: a failure when there is nothing at the path, or when it cannot be read.
  func root(in surroundings: Surroundings) throws(CommandFailure) -> ProjectRoot {
    try ProjectRoot(path: path, searching: parent.search, in: surroundings)
  }

  /// The configuration of the project.
  ///
  /// - Throws: a failure with all its mistakes.
  func configuration(of root: ProjectRoot) throws(CommandFailure) -> Configuration {
    try ProjectConfiguration(root: root, explicitPath: config).configuration
  }
}
