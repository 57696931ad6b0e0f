import ProjectModel
import RuleLanguage

/// What is known of one file of the project's folder: the output of `list files --explain PATH`.
package struct FileExplanation: Hashable, Sendable {
  /// A module that compiles the file.
  package struct Module: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it is for.
    package var role: ModuleRole
    /// The component that the file belongs to in it; `nil` where the file is not analysed.
    package var component: String?

    /// Makes a module.
    package init(name: String, role: ModuleRole, component: String?) {
      self.name = name
      self.role = role
      self.component = component
    }
  }

  /// A rule that could report the file.
  package struct Rule: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// Its kind.
    package var kind: String
    /// How much a violation weighs.
    package var severity: Severity
    /// The options whose selectors take something of the file.
    package var options: [String]

    /// Makes a rule.
    package init(id: String, kind: String, severity: Severity, options: [String]) {
      self.id = id
      self.kind = kind
      self.severity = severity
      self.options = options
    }
  }

  /// The path relative to the project's root.
  package var path: String
  /// Whether its declarations and references are in the graph.
  package var isAnalysed: Bool
  /// Why it is not, or not in full; sentences.
  package var conditions: [String]
  /// The modules that compile it, in the project's order.
  package var modules: [Module]
  /// The tags that take it, in the order of the configuration.
  package var tags: [String]
  /// The rules that could report it, in the order of the configuration.
  package var rules: [Rule]

  /// Makes an explanation.
  package init(
    path: String, isAnalysed: Bool, conditions: [String], modules: [Module], tags: [String],
    rules: [Rule]
  ) {
    self.path = path
    self.isAnalysed = isAnalysed
    self.conditions = conditions
    self.modules = modules
    self.tags = tags
    self.rules = rules
  }
}
