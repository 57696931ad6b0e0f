import Findings
import SourceText

extension Violation {
  private static let otherRulesLimit = 100

  /// The other rules that the code breaks, as reports name them: the first 100, and how many more there are.
  var otherRules: [String] {
    let more = alsoBreaks.count - Self.otherRulesLimit
    return more > 0
      ? alsoBreaks.prefix(Self.otherRulesLimit) + ["\(more.grouped) more"] : alsoBreaks
  }

  /// Its rule and the others.
  var brokenRules: String { ([rule] + otherRules).joined(separator: ", ") }
}

extension Sequence<Violation> {
  /// Number of files in which what they report is written.
  var files: Int { reduce(into: Set<ByteKey>()) { $0.formUnion($1.files) }.count }
}

extension ReportSummary {
  /// `2 errors, 1 warning`; empty where nothing was found.
  var counts: String {
    [(errors, "error"), (warnings, "warning"), (infos, "info")].filter { $0.0 > 0 }
      .map { $0.0.counted($0.1) }.joined(separator: ", ")
  }
}

extension Report {
  /// The new violations, with infos or without.
  func newViolations(withInfos: Bool = true) -> [Violation] {
    violations.filter { $0.status == .new && (withInfos || $0.severity != .info) }
  }
}
