/// How much a violation weighs.
package enum Severity: String, CaseIterable, Hashable, Sendable {
  case error
  case warning
  case info

  /// The lesser of two.
  package func limited(to limit: Severity?) -> Severity {
    switch (self, limit) {
    case (_, nil), (.info, _): self
    case (.error, let limit?): limit
    case (.warning, let limit?): limit == .info ? .info : .warning
    }
  }
}
