import Findings
import SourceText

/// The text of `archcheck baseline diff`.
struct BaselineDifferenceText {
  /// Violations named of those with more occurrences, and of those with fewer, unless all are asked for.
  private static let limit = 10

  let difference: BaselineDifference
  let options: ReportOptions

  private var style: TextStyle { TextStyle(options) }

  /// A heading, a table by owner and one by rule, and the violations concerned.
  func blocks() -> [[String]] {
    let total = difference.total
    let heading = style("\(difference.old) → \(difference.new)".printable, .heading)
    let count = "\(total.before.grouped) → \(total.after.counted("occurrence"))"
    let change = "\(total.more.grouped) more, \(total.fewer.grouped) fewer"
    let more = difference.changes.filter { $0.after > $0.before }
    let fewer = difference.changes.filter { $0.after < $0.before }
    let owners = difference.owners.allSatisfy { $0.name == nil } ? [] : difference.owners
    return [
      [heading, "\(count): \(change)"] + difference.renames.map(line),
      table("Owner", owners), table("Rule", difference.rules.filter { $0.more + $0.fewer > 0 }),
      list("More", more), list("Fewer", fewer),
    ]
  }

  private func line(_ rename: Rename) -> String {
    "renamed: \(rename.old) → \(rename.new)".printable
  }

  private func table(_ title: String, _ rows: [BaselineDifference.Row]) -> [String] {
    if rows.isEmpty { return [] }
    return TextTable(
      columns: [
        (title, .left), ("Before", .right), ("After", .right), ("More", .right), ("Fewer", .right),
      ],
      rows: rows.map { row in
        [row.name ?? "nobody"] + [row.before, row.after, row.more, row.fewer].map(\.grouped)
      }
    ).lines(style: style)
  }

  private func list(_ title: String, _ changes: [BaselineDifference.Change]) -> [String] {
    if changes.isEmpty { return [] }
    let limit = options.verbosity == .verbose ? .max : Self.limit
    let lines = changes.prefix(limit).map { change in
      let identity = change.identity
      let numbers = "\(change.before.grouped) → \(change.after.grouped)"
      return "  \(identity.title.printable)  \(numbers)  "
        + style("[\(identity.rule)]".printable, .dim)
    }
    let more = changes.count - lines.count
    return [title] + lines + (more > 0 ? ["  and \(more.grouped) more: see --verbose"] : [])
  }
}
