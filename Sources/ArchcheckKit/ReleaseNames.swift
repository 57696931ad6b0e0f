// Made of Distribution/names.json by 'make names'; change that.

/// Names outside of this repository that belong to the project; `nil` for those that it does not own.
package enum ReleaseNames {
  /// The address of the project's page.
  package static let homepage: String? = nil
  /// Where somebody says that archcheck is wrong.
  package static let issues: String? = nil
  /// The address below which a release lies, as `VERSION/FILE`.
  package static let downloads: String? = nil
}
