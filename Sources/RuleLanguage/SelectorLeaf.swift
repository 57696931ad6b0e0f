import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

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
    /// What a node of the type graph is, such as a protocol.
    case kind
    /// A protocol that a node conforms to.
    case conformsTo = "conforms-to"
    /// A superclass of a node.
    case inheritsFrom = "inherits-from"
    /// An attribute, property wrapper or macro in front of a node.
    case attribute
    /// How far a node can be seen.
    case access
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
      case .component, .tag, .module, .path, .type, .kind, .conformsTo, .inheritsFrom, .attribute,
        .access, .role:
        .project
      }
    }

    /// Whether it tells the types within a node apart.
    package var selectsTypes: Bool {
      switch self {
      case .conformsTo, .inheritsFrom, .attribute: true
      case .component, .tag, .module, .path, .type, .kind, .access, .external, .symbol, .role: false
      }
    }

    /// Whether it tells the nodes of the type graph apart.
    package var selectsNodes: Bool {
      switch self {
      case .type, .kind, .conformsTo, .inheritsFrom, .attribute, .access: true
      case .component, .tag, .module, .path, .external, .symbol, .role: false
      }
    }
  }

  /// What follows the prefix.
  package enum Test: Hashable, Sendable {
    case pattern(Pattern)
    case tag(String)
    case role(ModuleRole)
    case kinds(Set<NodeKind>)
    case access(Set<AccessLevel>)
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
  /// ``Selector/matches(_:bindings:tags:)``. What it says of a type it says of the type's extensions too,
  /// and of the types within it. What it says of nodes alone it says of the node around a type.
  func matches(
    _ endpoint: Endpoint, bindings: Bindings, tags: TagTable, depth: Int
  ) -> [Bindings] {
    let endpoint = kind.selectsNodes && !kind.selectsTypes ? endpoint.outermost : endpoint
    let own = ownMatches(endpoint, bindings: bindings, tags: tags, depth: depth)
    guard kind.selectsNodes,
      let other = endpoint.extended.first ?? endpoint.enclosing.first
    else { return own }
    let others = matches(other, bindings: bindings, tags: tags, depth: depth)
    return Set(own + others).sorted()
  }

  private func ownMatches(
    _ endpoint: Endpoint, bindings: Bindings, tags: TagTable, depth: Int
  ) -> [Bindings] {
    switch test {
    case .role(let role):
      return endpoint.isInProject && endpoint.role == role ? [bindings] : []
    case .kinds(let kinds):
      return endpoint.traits.map { kinds.contains($0.kind) } == true ? [bindings] : []
    case .access(let levels):
      return endpoint.traits.map { levels.contains($0.access) } == true ? [bindings] : []
    case .tag(let name):
      return tags.contains(endpoint, in: name, depth: depth) ? [bindings] : []
    case .pattern(let pattern):
      if !kind.isOutsideProject, !endpoint.isInProject { return [] }
      if kind == .symbol, pattern.namesLabels {
        guard let name = endpoint.symbol, let labels = endpoint.labels else { return [] }
        return pattern.ways(pattern.texts(naming: name, labels), bindings: bindings)
      }
      if let names = names(of: endpoint) { return pattern.ways(names, bindings: bindings) }
      guard let text = subject(of: endpoint, for: pattern) else { return [] }
      return pattern.match(text, bindings: bindings)
    }
  }

  /// The names of which one has to match, for leaves over such; `nil` for others.
  private func names(of endpoint: Endpoint) -> [String]? {
    switch kind {
    case .conformsTo: endpoint.traits?.names.protocols ?? []
    case .inheritsFrom: endpoint.traits?.names.superclasses ?? []
    case .attribute: endpoint.traits?.names.attributes ?? []
    case .component, .tag, .module, .path, .type, .kind, .access, .external, .symbol, .role: nil
    }
  }

  private func subject(of endpoint: Endpoint, for pattern: Pattern) -> String? {
    switch kind {
    case .component: endpoint.component
    case .module: endpoint.module
    case .path: endpoint.path
    case .type: pattern.namesModule ? endpoint.type : endpoint.typeName
    case .external: endpoint.external
    case .symbol: endpoint.symbol
    case .tag, .role, .kind, .conformsTo, .inheritsFrom, .attribute, .access: nil
    }
  }
}

extension Pattern {
  /// All distinct ways in which the pattern matches one of some texts, sorted.
  fileprivate func ways(_ texts: [String], bindings: Bindings) -> [Bindings] {
    if !hasCaptures { return texts.contains(where: matches) ? [bindings] : [] }
    return texts.reduce(into: Set()) { $0.formUnion(match($1, bindings: bindings)) }.sorted()
  }
}
