import Findings
import RuleLanguage
import SourceText

/// The violations of a report, grouped by what they are about.
struct ViolationsText {
  /// Violations of one rule that are shown with their source in one group, unless verbose.
  private static let framedLimit = 5

  private let report: Report
  private let options: ReportOptions
  private let style: TextStyle

  init(report: Report, options: ReportOptions) {
    self.report = report
    self.options = options
    self.style = TextStyle(coloring: options.coloring)
  }

  /// What belongs under one head.
  private struct Group {
    var title: String
    var violations: [Violation]
    /// The gravest severity comes first in the output.
    var rank: Int
  }

  /// One block a violation and remainder; the first of a group stands under the group's head.
  func blocks() -> [[String]] {
    groups().flatMap { group in
      var blocks = blocks(of: group)
      blocks[0].insert(head(of: group), at: 0)
      return blocks
    }
  }

  /// Violations that are no news, one line each; only when verbose.
  func known() -> [String] {
    guard options.verbosity == .verbose else { return [] }
    let known = report.violations.filter { $0.status != .new }
    if known.isEmpty { return [] }
    return [style("Known violations", .heading)]
      + known.map { violation in
        let place = style(violation.location.description.printable, .place)
        return "  \(violation.status.rawValue.padded(to: 11))\(place)  "
          + "\(violation.message.printable.shortened(toWidth: 160)) [\(violation.rule.printable)]"
      }
  }

  /// Groups with errors first, then by title; within a group the order of the report.
  private func groups() -> [Group] {
    var groups: [Group] = []
    var indices: [[UInt8]: Int] = [:]
    for violation in report.violations where violation.status == .new {
      if options.verbosity == .quiet, violation.severity == .info { continue }
      let title = violation.defect.subject
      let index = indices[Array(title.utf8), default: groups.count]
      if index == groups.count {
        indices[Array(title.utf8)] = index
        groups.append(Group(title: title, violations: [], rank: Severity.allCases.count))
      }
      groups[index].violations.append(violation)
      let rank = Severity.allCases.firstIndex(of: violation.severity) ?? groups[index].rank
      groups[index].rank = min(groups[index].rank, rank)
    }
    return groups.sorted {
      $0.rank == $1.rank ? $0.title.precedesInBytes($1.title) : $0.rank < $1.rank
    }
  }

  private func head(of group: Group) -> String {
    let counts = Severity.allCases.compactMap { severity in
      let count = group.violations.count { $0.severity == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    let title = group.title.printable.shortened(toWidth: 120)
    let count = counts.joined(separator: ", ")
    let used = title.displayWidth + count.displayWidth + 5
    let line = String(repeating: "─", count: max(2, options.width - used))
    return style("── ", .dim) + style(title, .heading) + style(" \(line) \(count)", .dim)
  }

  private func blocks(of group: Group) -> [[String]] {
    var blocks: [[String]] = []
    var shown: [String: Int] = [:]
    var words: Set<String> = []
    var rest: [String] = []
    for violation in group.violations {
      let number = shown[violation.rule, default: 0]
      shown[violation.rule] = number + 1
      if number >= Self.framedLimit, options.verbosity != .verbose {
        rest.append(line(of: violation))
        continue
      }
      let text = ViolationText(violation: violation, style: style, options: options)
      blocks.append(text.lines(omitting: &words))
    }
    return blocks + [rest]
  }

  /// A violation whose rule was explained above, in one line.
  private func line(of violation: Violation) -> String {
    let severity = style(violation.severity.rawValue, TextStyle.mark(of: violation.severity))
    let place = style(violation.location.description.printable, .place)
    let sides = [violation.from, violation.to].compactMap { $0?.name }
    let what = violation.to == nil ? violation.message : sides.joined(separator: " → ")
    let name = what.printable.shortened(toWidth: 120)
    return "\(severity) \(place)  \(name) [\(violation.rule.printable)]"
  }
}
