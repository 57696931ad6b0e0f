import DependencyModel
import SourceFacts

/// What selectors see of a node of the type graph beside its name and place.
package struct NodeTraits: Hashable, Sendable {
  /// The texts by which patterns know something: `View`, `SwiftUI.View`, and so on.
  package struct Names: Hashable, Sendable {
    /// The protocols that it conforms to, itself, in an extension or through a supertype.
    package var protocols: [String] = []
    /// Its superclasses, at whatever remove.
    package var superclasses: [String] = []
    /// The attributes, property wrappers and macros in front of it, without and with arguments.
    package var attributes: [String] = []

    /// Knows nothing yet.
    package init() {}
  }

  /// What it is.
  package var kind: NodeKind
  /// Effective access of its widest declaration; of an extension what it gives members without a
  /// modifier.
  package var access: AccessLevel
  /// Its supertypes and attributes; empty unless a selector of the run asks for them.
  package var names: Names

  /// Takes the traits of a node.
  package init(kind: NodeKind, access: AccessLevel, names: Names = Names()) {
    self.kind = kind
    self.access = access
    self.names = names
  }
}
