/// How much a violation weighs.
package enum Severity: String, CaseIterable, Hashable, Sendable {
  case error
  case warning
  case info
}
