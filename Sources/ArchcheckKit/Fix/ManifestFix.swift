/// What can be mended in manifests, and what has to be left to people.
package struct ManifestFix: Sendable {
  /// A manifest with its text before and after.
  package struct ChangedFile: Hashable, Sendable {
    /// The path relative to the project's root.
    package var path: String
    /// The text as it is.
    package var before: String
    /// The text as it should be.
    package var after: String
  }

  /// The manifests that change, by path.
  package var files: [ChangedFile] = []
  /// What changes, one sentence a dependency, in the order of the findings.
  package var changes: [String] = []
  /// What does not change and why, in the order of the findings.
  package var left: [String] = []
  /// How many findings about manifests the baseline accepts.
  package var accepted = 0

  /// All changes as one patch in the unified format.
  package var patch: String {
    files.map { unifiedPatch(path: $0.path, from: $0.before, to: $0.after) }.joined()
  }
}
