import SourceText

/// What the configuration says of a module from outside the project: one entry of `frameworks:`.
package struct FrameworkDefinition: Hashable, Sendable {
  /// A file of Swift declarations.
  package struct Interface: Hashable, Sendable {
    /// Its path relative to the project's root, and where it is written.
    package var path: LocatedText
    /// Its text.
    package var text: String

    /// Makes an interface.
    package init(path: LocatedText, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The name of the module.
  package var name: String
  /// The files that declare what it offers.
  package var interfaces: [Interface]
  /// Declarations that stand in the configuration itself.
  package var declarations: [LocatedText]
  /// Where it is written.
  package var location: SourceLocation

  /// Makes a framework.
  package init(
    name: String, interfaces: [Interface] = [], declarations: [LocatedText] = [],
    location: SourceLocation
  ) {
    self.name = name
    self.interfaces = interfaces
    self.declarations = declarations
    self.location = location
  }
}
