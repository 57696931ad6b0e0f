import SourceText

/// A component, or a family of components, of the configuration.
package struct ComponentDefinition: Hashable, Sendable {
  /// What a pattern of a component is matched with.
  package enum Criterion: String, CaseIterable, Hashable, Sendable {
    /// Names of modules.
    case modules
    /// Paths of files.
    case paths
    /// Node ids of the type graph, or names where the pattern holds no dot.
    case declarations
  }

  /// A pattern with what it is matched with; any of a component's clauses suffices.
  package struct Clause: Hashable, Sendable {
    /// What the pattern is matched with.
    package var criterion: Criterion
    /// The pattern; it binds every capture of the component's name.
    package var pattern: Pattern
    /// Where it is written.
    package var location: SourceLocation

    /// Makes a clause.
    package init(criterion: Criterion, pattern: Pattern, location: SourceLocation) {
      self.criterion = criterion
      self.pattern = pattern
      self.location = location
    }
  }

  /// The name as written, such as `{feature}.{layer}`.
  package var name: String
  /// Where the name is written.
  package var location: SourceLocation
  /// What belongs to it, in the order written.
  package var clauses: [Clause]
  /// Whether a preset defines it, whose patterns need not fit every project.
  package var isFromPreset = false
  /// The name with its captures.
  private let template: NameTemplate

  /// Makes a component.
  ///
  /// - Throws: a ``PatternError`` for a name with anything but plain text and `{name}`.
  package init(name: String, location: SourceLocation, clauses: [Clause]) throws(PatternError) {
    self.name = name
    self.location = location
    self.clauses = clauses
    guard let template = try NameTemplate(name) else {
      throw PatternError(
        message: "A component's name is plain text with captures such as `{feature}`; write the "
          + "pattern under `paths:`, `modules:` or `declarations:`.")
    }
    self.template = template
  }

  /// The captures in the name, in the order written.
  package var captureNames: [String] { template.captureNames }

  /// The name of the component that a thing belongs to, or `nil` when no clause takes it.
  ///
  /// - Parameters:
  ///   - module: the module's name.
  ///   - path: the file's path relative to the root.
  ///   - declaration: the node's id, such as `Module.Name`, or `nil` when a whole file is asked
  ///     about: clauses over declarations take no file.
  /// - Returns: the name with its captures filled in; where a pattern matches in several ways, the
  ///   first in byte order.
  package func componentName(module: String, path: String, declaration: String? = nil) -> String? {
    for clause in clauses {
      if let bindings = clause.match(module: module, path: path, declaration: declaration) {
        return template.filled(with: bindings)
      }
    }
    return nil
  }
}

extension ComponentDefinition.Clause {
  /// The first way in which the clause takes a thing, or `nil`; see
  /// ``ComponentDefinition/componentName(module:path:declaration:)``.
  package func match(module: String, path: String, declaration: String?) -> Bindings? {
    switch criterion {
    case .modules: return pattern.match(module, bindings: Bindings()).first
    case .paths: return pattern.match(path, bindings: Bindings()).first
    case .declarations:
      guard declaration != nil else { return nil }
      let endpoint = Endpoint(component: "", module: module, type: declaration)
      guard let text = pattern.namesModule ? endpoint.type : endpoint.typeName else { return nil }
      return pattern.match(text, bindings: Bindings()).first
    }
  }
}
