/// How much is done for the lists of a project before the rest is ignored.
///
/// Reference semantics on purpose: what runs commands and what expands their arguments spend the
/// same steps.
final class CMakeBudget {
  /// Deeper folders, files and functions within each other than any project has.
  static let maximumDepth = 64
  /// More commands and elements of lists than any project has.
  static let maximumSteps = 200_000

  private var steps = 0

  /// Whether nothing more may be done.
  var isSpent: Bool { steps >= Self.maximumSteps }

  /// Counts commands run, or elements of lists made.
  func spend(_ count: Int) { steps += count }

  /// Whether a command may run that deep.
  func allows(depth: Int) -> Bool { !isSpent && depth < Self.maximumDepth }
}
