import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

extension ProjectAnalysis {
  /// The configuration as its owner could have written it for this project: without the tags, which
  /// rules that are gone have used, and without what presets bring that matches nothing here and that
  /// nobody would be warned about as long as a preset brings it.
  ///
  /// - Throws: a failure when the root cannot be listed.
  /// - Complexity: O(patterns of presets · (files + declarations)).
  package func configurationWithoutPresets() throws(CommandFailure) -> Configuration {
    var kept = configuration
    kept.tags = TagTable()
    let excluded = configuration.sources.exclude
    let tree = try DiscoveredProject.tree(of: root, excluding: excluded)
    kept.sources.exclude = excluded.filter {
      // What a preset excludes has no line; what the project does is its own affair.
      $0.location.line > 0 || tree.mayHold($0.pattern.literalStart, where: $0.pattern.matches)
    }
    kept.components = configuration.components.compactMap { definition in
      guard definition.isFromPreset else { return definition }
      var definition = definition
      definition.clauses.removeAll { !matchesSomething($0) }
      return definition.clauses.isEmpty ? nil : definition
    }
    return kept
  }

  private func matchesSomething(_ clause: ComponentDefinition.Clause) -> Bool {
    func matches(_ module: ModuleID, _ file: FileID, _ declaration: String?) -> Bool {
      clause.match(
        module: graph.modules[module.int].name, path: graph.files[file.int].path,
        declaration: declaration) != nil
    }
    return graph.files.indices.contains { index in
      matches(graph.files[index].module, FileID(index), nil)
    } || graph.nodes.contains { matches($0.module, $0.file, $0.id) }
  }
}
