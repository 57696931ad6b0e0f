import DependencyModel
import ProjectModel

/// A change of a project that was not made: a rule is asked what it says of the changed copy.
package enum ProjectChange: Sendable {
  /// One more module; the project is resolved again.
  case adding(AddedModule)
  /// Another graph, such as one without some references.
  case replacing(DependencyGraph)
}
