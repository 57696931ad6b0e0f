import DependencyModel
import SourceFacts
import SourceText

/// How one reference was resolved, or why it was not: what `why FILE:LINE` prints.
package struct ReferenceExplanation: Hashable, Sendable {
  /// What became of a reference.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The look-up is unambiguous.
    case certain
    /// A chain was typed by inference.
    case probable
    /// Several declarations in different nodes fit.
    case ambiguous
    /// No declaration was found although one of that name is visible.
    case unresolved
    /// No declaration of the project is meant.
    case external

    /// The outcome of a reference that proves an edge.
    package init(_ confidence: Confidence) {
      switch confidence {
      case .probable: self = .probable
      case .certain, .compiler: self = .certain
      }
    }
  }

  /// A declaration that is meant, or may be.
  package struct Target: Hashable, Sendable {
    /// The node of the type graph that it counts for; for an import the module's name.
    package var node: String
    /// Its name with those of the types around it, without the module: `Outer.Inner.name`.
    package var declaration: String
    /// Where it is declared.
    package var location: SourceLocation

    /// Makes a target.
    package init(node: String, declaration: String, location: SourceLocation) {
      self.node = node
      self.declaration = declaration
      self.location = location
    }
  }

  /// Where the name is written.
  package var place: SourceLocation
  /// The chain that ends with the name, as written: `modules.networking.send`; the name alone where
  /// nothing is before it.
  package var chain: String
  /// The name that is resolved, the last one of the chain.
  package var name: String
  /// What it is in the text.
  package var role: ReferenceRole
  /// What became of it.
  package var outcome: Outcome
  /// What is meant: one declaration where it is resolved, the candidates where it is ambiguous,
  /// nothing otherwise; sorted by node, then declaration.
  package var targets: [Target]
  /// How that was found out, one sentence a step, names in backticks: "`modules` is a property of
  /// `AppFlow` (App/AppFlow.swift:12:7) of type `AppModules`." Empty where the steps are not kept.
  package var steps: [String]

  /// Makes an explanation.
  package init(
    place: SourceLocation, chain: String, name: String, role: ReferenceRole, outcome: Outcome,
    targets: [Target] = [], steps: [String] = []
  ) {
    self.place = place
    self.chain = chain
    self.name = name
    self.role = role
    self.outcome = outcome
    self.targets = targets
    self.steps = steps
  }
}
