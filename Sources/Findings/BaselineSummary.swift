/// What the comparison with a baseline gave, in numbers.
package struct BaselineSummary: Hashable, Sendable {
  /// The file, relative to the root where it lies below it.
  package var path: String
  /// Violations that it knows.
  package var known: Int
  /// Violations that it does not know, or not in that number.
  package var new: Int
  /// Entries of which something is no longer there.
  package var gone: Int
  /// The names that have changed since it was written, sorted by the old one.
  package var renames: [Rename]

  /// Makes a summary.
  package init(path: String, known: Int, new: Int, gone: Int, renames: [Rename] = []) {
    self.path = path
    self.known = known
    self.new = new
    self.gone = gone
    self.renames = renames
  }
}
