/// A selector's smallest part: a prefix and a pattern.
package struct SelectorLeaf: Hashable, Sendable {
  /// What the pattern is matched with, by prefix.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// No prefix: a component's name.
    case component
    /// A tag of the configuration.
    case tag
    /// A module's name.
    case module
    /// A file's path.
    case path
    /// A node of the type graph: its id, or its name where the pattern holds no dot.
    case type
    /// An external module's name.
    case external
    /// A written name that resolves to no declaration of the project.
    case symbol
    /// What a module is for.
    case role

    /// Whether it selects things outside the project, so that selecting nothing is no mistake.
    package var isOutsideProject: Bool { domain != .project }

    /// What it selects from.
    package var domain: Endpoint.Domain {
      switch self {
      case .external: .externalModules
      case .symbol: .symbols
      case .component, .tag, .module, .path, .type, .role: .project
      }
    }
  }

  /// What follows the prefix.
  package enum Test: Hashable, Sendable {
    case pattern(Pattern)
    case tag(String)
    case role(ModuleRole)
  }

  /// Tells leaves apart: one place and text is one leaf, also where a YAML alias repeats it.
  package struct ID: Hashable, Comparable, Sendable {
    /// Where the leaf is written.
    package let location: SourceLocation
    /// The text as written.
    package let text: String

    /// Orders by location, then text.
    package static func < (lhs: Self, rhs: Self) -> Bool {
      if lhs.location != rhs.location { return lhs.location < rhs.location }
      return lhs.text.precedesInBytes(rhs.text)
    }
  }

  /// What the pattern is matched with.
  package var kind: Kind
  /// What follows the prefix.
  package var test: Test
  /// The text as written, prefix included.
  package var text: String
  /// Where it is written.
  package var location: SourceLocation

  /// Makes a leaf.
  package init(kind: Kind, test: Test, text: String, location: SourceLocation) {
    self.kind = kind
    self.test = test
    self.text = text
    self.location = location
  }

  /// Tells leaves apart, for counting what each one matched.
  package var id: ID { ID(location: location, text: text) }

  var pattern: Pattern? {
    if case .pattern(let pattern) = test { return pattern }
    return nil
  }

  var captureNames: [String] { pattern?.captureNames ?? [] }
  var referencedNames: [String] { pattern?.referencedNames ?? [] }
  /// The captures written in the pattern, bound or referenced.
  package var usedNames: [String] { captureNames + referencedNames }

  /// All distinct ways in which the leaf takes an endpoint; see
  /// ``Selector/matches(_:bindings:tags:)``.
  func matches(
    _ endpoint: Endpoint, bindings: Bindings, tags: TagTable, depth: Int
  ) -> [Bindings] {
    switch test {
    case .role(let role):
      return endpoint.isInProject && endpoint.role == role ? [bindings] : []
    case .tag(let name):
      return tags.contains(endpoint, in: name, depth: depth) ? [bindings] : []
    case .pattern(let pattern):
      if !kind.isOutsideProject, !endpoint.isInProject { return [] }
      guard let text = subject(of: endpoint, for: pattern) else { return [] }
      return pattern.match(text, bindings: bindings)
    }
  }

  private func subject(of endpoint: Endpoint, for pattern: Pattern) -> String? {
    switch kind {
    case .component: endpoint.component
    case .module: endpoint.module
    case .path: endpoint.path
    case .type: pattern.text.utf8.contains(UInt8(ascii: ".")) ? endpoint.type : endpoint.typeName
    case .external: endpoint.external
    case .symbol: endpoint.symbol
    case .tag, .role: nil
    }
  }
}
