/// How large a component is, and how much of it tests look at.
package struct ComponentSize: Hashable, Sendable {
  /// Number of source files that were read.
  package var files: Int
  /// Number of their lines with code: neither blank nor only comment.
  package var lines: Int
  /// The same of the test modules that import a module of the component.
  package var testLines: Int
  /// The share of its lines that tests run, `0...1`, where a file said so; else `nil`.
  package var coverage: Double?

  /// Makes a size; nothing is known of its coverage.
  package init(files: Int = 0, lines: Int = 0, testLines: Int = 0) {
    self.files = files
    self.lines = lines
    self.testLines = testLines
  }

  /// Lines with code of tests for each line with code; `nil` for a component without any.
  package var testRatio: Double? { lines == 0 ? nil : Double(testLines) / Double(lines) }
}
