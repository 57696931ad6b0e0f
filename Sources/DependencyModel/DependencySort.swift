import SourceFacts

/// A sort of reference or import that rules can be limited to.
package enum DependencySort: String, CaseIterable, Hashable, Sendable {
  /// An `import` of the module.
  case `import`
  /// Anything that names it or a member of it in code.
  case reference
  /// A call of it or of a member of it, initialisers included.
  case call
  /// An inheritance clause that names it.
  case inheritance
  /// A type position: the type of a variable, of a parameter, of a result, and so on.
  case type
  /// A member, or a variable, that is written.
  case assignment
  /// A dependency that a manifest declares, used or not.
  case manifest

  /// Whether a reference in code is of the sort.
  package func includes(_ role: ReferenceRole, _ marks: ReferenceMarks) -> Bool {
    switch self {
    case .import: role == .import
    case .reference: role != .import
    case .call: role == .call || marks.contains(.isMaking)
    case .inheritance: role == .inheritance
    case .type: role == .typePosition
    case .assignment: marks.contains(.isAssigned)
    case .manifest: false
    }
  }
}
