import SourceFacts

/// A name that other files may use, as a node declares it: its own or that of a member.
@usableFromInline
package struct DeclaredName: Hashable, Sendable {
  /// The node.
  package var node: NodeID
  /// The base name.
  package var name: GlobalName
  /// What is declared.
  package var kind: DeclarationKind
  /// Effective access; the widest of several declarations.
  package var access: AccessLevel

  /// Makes a declared name.
  package init(node: NodeID, name: GlobalName, kind: DeclarationKind, access: AccessLevel) {
    self.node = node
    self.name = name
    self.kind = kind
    self.access = access
  }
}
