import Foundation

/// How a run of archcheck ended.
package struct Run: Hashable, Sendable {
  /// The exit status; `nil` when a signal ended it.
  package var status: Int32?
  /// What it wrote to standard output.
  package var output: String
  /// What it wrote to standard error.
  package var errors: String

  /// Takes what a run left.
  package init(status: Int32?, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// The output read as a JSON object.
  ///
  /// - Throws: when it is none.
  package func json() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    guard let object = value as? [String: Any] else { throw NoJSONObject(output: output) }
    return object
  }
}

/// An output that should have been a JSON object.
package struct NoJSONObject: Error {
  /// What it is.
  package var output: String
}
