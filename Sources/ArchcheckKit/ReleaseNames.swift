// Made of Distribution/names.json by 'make names'; change that.

/// Names outside of this repository that belong to the project; `nil` for those that it does not own.
package enum ReleaseNames {
  /// The address below which a release lies, as `VERSION/FILE`.
  package static let downloads: String? = nil
}
