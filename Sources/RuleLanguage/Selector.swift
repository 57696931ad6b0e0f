import SourceText

/// What a rule speaks about: a set of components, modules, files, types, external modules or
/// symbols.
///
/// Written as a string, a list (union) or a mapping of `any:`, `all:` and `not:` (all of which must
/// hold).
package struct Selector: Hashable, Sendable {
  /// How the parts are combined.
  package indirect enum Expression: Hashable, Sendable {
    case leaf(SelectorLeaf)
    case any([Expression])
    case all([Expression])
    case not(Expression)
    /// All of some domains: what a `not:` alone takes from.
    case everything(Set<Endpoint.Domain>)
  }

  /// How the parts are combined.
  package let expression: Expression
  /// Whether some leaf selects roles, which lifts the restriction to production code.
  package let selectsRoles: Bool
  /// The text as written, lists and mappings on one line: `[A, {not: "tag:b"}]`.
  package var text: String
  /// Where it is written.
  package var location: SourceLocation

  /// Makes a selector from an expression; readers of configurations use
  /// ``readSelector(_:issues:)``.
  package init(_ expression: Expression, text: String, location: SourceLocation) {
    self.expression = expression
    selectsRoles = expression.leaves.contains { $0.kind == .role }
    self.text = text
    self.location = location
  }

  /// A selector that selects nothing.
  package static func nothing(at location: SourceLocation) -> Selector {
    Selector(.any([]), text: "[]", location: location)
  }

  /// The leaves, in the order written.
  package var leaves: [SelectorLeaf] { expression.leaves }

  /// The captures that every match binds, sorted by bytes. Those of tags and of `not:` stay inside.
  package var captureNames: [String] {
    expression.captureNames.sorted { $0.precedesInBytes($1) }
  }

  /// All captures written anywhere in it, bound or referenced, sorted by bytes; tags keep theirs.
  package var usedNames: [String] {
    Set(leaves.flatMap(\.usedNames)).sorted { $0.precedesInBytes($1) }
  }

  /// The captures that must be bound elsewhere: those of `{!name}` that nothing before binds,
  /// sorted.
  package var referencedNames: [String] {
    expression.referencedNames(bound: []).sorted { $0.precedesInBytes($1) }
  }

  /// All distinct ways in which the selector takes an endpoint.
  ///
  /// A type within another one that is meant as a thing (``Endpoint/isThing``) is taken only where the type
  /// around it is not.
  ///
  /// - Parameters:
  ///   - endpoint: the thing asked about.
  ///   - bindings: captures bound already.
  ///   - tags: what `tag:` means.
  /// - Returns: the bindings of each way, sorted, the given ones included; empty when it is not
  ///   taken. Inside `not:`, captures that are not bound yet may hold anything and bind nothing; it
  ///   is tried after all positive parts beside it.
  package func matches(
    _ endpoint: Endpoint, bindings: Bindings = Bindings(), tags: TagTable
  ) -> [Bindings] {
    if endpoint.isThing, let outer = endpoint.enclosing.first,
      !expression.matches(outer, bindings: bindings, tags: tags, depth: 0).isEmpty
    {
      return []
    }
    return expression.matches(endpoint, bindings: bindings, tags: tags, depth: 0)
  }

  /// Whether the selector takes an endpoint in some way.
  package func selects(
    _ endpoint: Endpoint, bindings: Bindings = Bindings(), tags: TagTable
  ) -> Bool {
    !matches(endpoint, bindings: bindings, tags: tags).isEmpty
  }

  /// The leaves that take an endpoint, whatever the parts around them say, in the order written.
  ///
  /// Callers count these over all things of the project to find leaves that select nothing.
  package func matchingLeaves(
    _ endpoint: Endpoint, bindings: Bindings = Bindings(), tags: TagTable
  ) -> [SelectorLeaf.ID] {
    leaves
      .filter { !$0.matches(endpoint, bindings: bindings, tags: tags, depth: 0).isEmpty }
      .map(\.id)
  }
}

extension Selector.Expression {
  var leaves: [SelectorLeaf] {
    switch self {
    case .leaf(let leaf): [leaf]
    case .any(let parts), .all(let parts): parts.flatMap(\.leaves)
    case .not(let part): part.leaves
    case .everything: []
    }
  }

  var captureNames: Set<String> {
    switch self {
    case .leaf(let leaf): return Set(leaf.captureNames)
    case .all(let parts): return parts.reduce(into: []) { $0.formUnion($1.captureNames) }
    case .any(let parts):
      let bound = parts.map(\.captureNames)
      return bound.dropFirst().reduce(bound.first ?? []) { $0.intersection($1) }
    case .not, .everything: return []
    }
  }

  func referencedNames(bound: Set<String>) -> Set<String> {
    switch self {
    case .leaf(let leaf): return Set(leaf.referencedNames).subtracting(bound)
    case .any(let parts):
      return parts.reduce(into: []) { $0.formUnion($1.referencedNames(bound: bound)) }
    case .all(let parts):
      let known = bound.union(captureNames)
      return parts.reduce(into: []) { $0.formUnion($1.referencedNames(bound: known)) }
    case .not(let part):
      return part.referencedNames(bound: bound.union(part.captureNames))
    case .everything: return []
    }
  }

  func matches(
    _ endpoint: Endpoint, bindings: Bindings, tags: TagTable, depth: Int
  ) -> [Bindings] {
    switch self {
    case .leaf(let leaf):
      return leaf.matches(endpoint, bindings: bindings, tags: tags, depth: depth)
    case .any(let parts):
      var found: Set<Bindings> = []
      for part in parts where found.count < Pattern.maximumWays {
        found.formUnion(part.matches(endpoint, bindings: bindings, tags: tags, depth: depth))
      }
      return found.sorted()
    case .all(let parts):
      var ways: Set<Bindings> = [bindings]
      for part in parts.positiveFirst where !ways.isEmpty {
        let found = ways.sorted().prefix(Pattern.maximumWays).flatMap {
          part.matches(endpoint, bindings: $0, tags: tags, depth: depth)
        }
        ways = Set(found)
      }
      return ways.sorted()
    case .not(let part):
      let found = part.matches(endpoint, bindings: bindings, tags: tags, depth: depth)
      return found.isEmpty ? [bindings] : []
    case .everything(let domains):
      return domains.contains(endpoint.domain) ? [bindings] : []
    }
  }
}

extension Selector.Expression {
  /// The expression as a configuration can have it: `{all: [A, tag:b], not: C}`.
  package var text: String {
    switch self {
    case .leaf(let leaf): leaf.text
    case .any(let parts): "[\(parts.map(\.text).joined(separator: ", "))]"
    case .all(let parts):
      "{\(parts.map(\.member).filter { !$0.isEmpty }.joined(separator: ", "))}"
    case .not: "{\(member)}"
    case .everything: "*"
    }
  }

  /// The expression as a member of a mapping of which all members hold.
  private var member: String {
    switch self {
    case .not(let part): "not: \(part.text)"
    case .everything: ""
    case .leaf, .any, .all: "all: \(text)"
    }
  }
}

extension [Selector.Expression] {
  /// The parts with every `not:` at the end, else in the order written: as they are asked.
  package var positiveFirst: [Selector.Expression] {
    func isNegative(_ part: Selector.Expression) -> Bool {
      if case .not = part { true } else { false }
    }
    return filter { !isNegative($0) } + filter(isNegative)
  }
}
