import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// The facts of a file as part of one module: a file compiled into two modules is two units.
package struct SourceUnit: Sendable {
  /// Path relative to the project's root.
  package var path: String
  /// The module that compiles it, an index into the modules given with the units.
  package var module: ModuleID
  /// Size in bytes.
  package var byteCount: Int
  /// What it says.
  package var facts: FileFacts
  /// By what an earlier run's references are found; `nil` where they are not to be taken over.
  package var identity: UnitIdentity?

  /// Makes a unit.
  package init(
    path: String, module: ModuleID, byteCount: Int, facts: FileFacts,
    identity: UnitIdentity? = nil
  ) {
    self.identity = identity
    self.path = path
    self.module = module
    self.byteCount = byteCount
    self.facts = facts
  }
}

extension ID<SourceUnit> {
  /// The unit as a file of the graph, where both have the same number.
  var file: FileID { FileID(packed: index) }

  /// The unit of a file of the graph.
  init(_ file: FileID) { self.init(packed: file.index) }
}

/// What a file is for resolution: as long as both names are the same, so is what it says.
package struct UnitIdentity: Hashable, Sendable {
  /// What the file says, and who read it.
  package var facts: ContentID
  /// What other files can see of it.
  package var interface: ContentID

  /// Makes an identity.
  package init(facts: ContentID, interface: ContentID) {
    self.facts = facts
    self.interface = interface
  }
}
