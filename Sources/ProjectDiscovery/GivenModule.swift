import ProjectModel
import SourceText

/// An entry under `modules:` in the configuration: what it says of a module, or of a family of
/// modules, one for each way to bind the captures of its name.
///
/// What is `nil` stays as the module of that name has it, or gets its default in a new module.
package struct GivenModule: Sendable {
  /// The module that a file belongs to by an entry.
  package struct Member: Sendable {
    /// The module's name.
    package var name: String
    /// Fills the captures of the entry's name into another name.
    package var fill: @Sendable (_ dependency: Dependency) -> String

    /// Makes a member.
    package init(
      name: String, fill: @escaping @Sendable (_ dependency: Dependency) -> String = { $0.name }
    ) {
      self.name = name
      self.fill = fill
    }
  }

  /// A module that the entry says to depend on.
  package struct Dependency: Sendable {
    /// Its name as written.
    package var name: String
    /// Whether captures stand in it; then it may name what is not there for some of the family.
    package var hasCaptures: Bool
    /// Where it is written.
    package var location: SourceLocation

    /// Makes a dependency.
    package init(name: String, hasCaptures: Bool = false, location: SourceLocation) {
      self.name = name
      self.hasCaptures = hasCaptures
      self.location = location
    }
  }

  /// The name as written: that which sources import, or one with captures.
  package var name: String
  /// Whether the name has captures.
  package var isFamily: Bool
  /// The member that a source file, by its path from the root, belongs to; the whole is `nil` where
  /// the entry names no files.
  package var member: (@Sendable (_ path: String) -> Member?)?
  /// What it is built into.
  package var kind: ModuleKind?
  /// What it is for.
  package var role: ModuleRole?
  /// The modules that it declares to depend on.
  package var dependencies: [Dependency]?
  /// Where the configuration declares it.
  package var location: SourceLocation

  /// Makes an entry.
  package init(
    name: String, isFamily: Bool = false,
    member: (@Sendable (_ path: String) -> Member?)? = nil, kind: ModuleKind? = nil,
    role: ModuleRole? = nil, dependencies: [Dependency]? = nil, location: SourceLocation
  ) {
    self.name = name
    self.isFamily = isFamily
    self.member = member
    self.kind = kind
    self.role = role
    self.dependencies = dependencies
    self.location = location
  }
}
