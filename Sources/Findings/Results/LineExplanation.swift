import SourceText

/// How the references of one line were resolved: the output of `why FILE:LINE[:COLUMN]`.
package struct LineExplanation: Hashable, Sendable {
  /// The references as the modules resolve them that compile the file.
  package struct Group: Hashable, Sendable {
    /// The names of modules that resolve them alike.
    package var modules: [String]
    /// The references asked for, by place.
    package var references: [ReferenceExplanation]

    /// Makes a group.
    package init(modules: [String], references: [ReferenceExplanation]) {
      self.modules = modules
      self.references = references
    }
  }

  /// The line, and the column where one was asked for.
  package var place: SourceLocation
  /// The line of source, without its line end; `nil` when it cannot be read.
  package var sourceLine: String?
  /// The references, one group where all modules agree.
  package var groups: [Group]
  /// The columns of all references on the line, ascending, each one once.
  package var columns: [Int]

  /// Makes an explanation.
  package init(place: SourceLocation, sourceLine: String?, groups: [Group], columns: [Int]) {
    self.place = place
    self.sourceLine = sourceLine
    self.groups = groups
    self.columns = columns
  }
}
