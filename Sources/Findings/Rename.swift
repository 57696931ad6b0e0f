/// A name of the code that has become another one.
package struct Rename: Hashable, Sendable {
  /// The name that a baseline has.
  package var old: String
  /// The name now.
  package var new: String

  /// Makes a rename.
  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }
}
