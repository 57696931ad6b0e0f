/// The argument labels that a call, or a name such as `f(a:b:)`, writes.
package struct WrittenLabels: Hashable, Sendable {
  /// The labels in order, `_` for none; `nil` for the first trailing closure, whose label the call
  /// leaves out.
  package var labels: [String?]

  /// Makes labels.
  package init(_ labels: [String?]) { self.labels = labels }
}

/// With which labels the calls of a project are written, and which initialisers they can mean.
///
/// References do not carry their labels, since few rules ask: they are read from the facts again.
package struct CalledNames: Sendable {
  private let labelsOfFile: @Sendable (FileID) -> [UInt32: WrittenLabels]
  private let initializersOfCall: @Sendable (ResolvedReference) -> [DeclarationID]

  /// Takes what works the answers out.
  package init(
    labels: @escaping @Sendable (FileID) -> [UInt32: WrittenLabels],
    initializers: @escaping @Sendable (ResolvedReference) -> [DeclarationID]
  ) {
    labelsOfFile = labels
    initializersOfCall = initializers
  }

  /// No call writes anything.
  package static let none = CalledNames(labels: { _ in [:] }, initializers: { _ in [] })

  /// The labels of the calls and of the names with labels of a file, by the offset of the name.
  ///
  /// - Complexity: linear in the expressions of the file, at each call: keep the result.
  package func labels(in file: FileID) -> [UInt32: WrittenLabels] { labelsOfFile(file) }

  /// The initialisers that `Type(…)`, `Type.init` or `.init` can mean by the labels written; empty
  /// where the type's own declarations have none that fits, as with the memberwise one.
  package func initializers(namedBy reference: ResolvedReference) -> [DeclarationID] {
    initializersOfCall(reference)
  }
}
