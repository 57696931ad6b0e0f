import ProjectModel
import SwiftSyntax
import Synchronization

/// The syntax trees of helpers, so that those which many manifests share are parsed once.
///
/// Reference semantics on purpose: who holds it shares what others have parsed.
package final class ParsedHelpers: Sendable {
  private let trees = Mutex<[SwiftManifest.Helper: SourceFileSyntax]>([:])

  /// Knows no tree yet.
  package init() {}

  /// How many helpers have been parsed.
  package var count: Int { trees.withLock { $0.count } }

  /// The tree of a helper, if it has been parsed.
  subscript(helper: SwiftManifest.Helper) -> SourceFileSyntax? {
    get { trees.withLock { $0[helper] } }
    set { trees.withLock { $0[helper] = newValue } }
  }
}
