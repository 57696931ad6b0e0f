import Findings
import RuleLanguage
import SourceText

/// The new violations of a report: a digest, all of them, or those of some rules in full.
struct FindingsText {
  /// Up to so many findings are all shown with their source: a table would only repeat them.
  private static let fullLimit = 10
  /// Rows of a digest's table.
  private static let rowLimit = 15
  /// Findings of a digest's group that follow the first one, in one line each.
  private static let lineLimit = 3

  private let report: Report
  private let options: ReportOptions
  private let style: TextStyle

  init(report: Report, options: ReportOptions) {
    self.report = report
    self.options = options
    self.style = TextStyle(options)
  }

  private var layout: FindingsLayout { options.layout }

  /// A table of the groups where there are many findings, then a block for each group.
  func blocks() -> [[String]] {
    let findings = report.newViolations(withInfos: options.verbosity != .quiet)
    if case .details(let rules) = layout.extent { return details(of: rules, findings) }
    if findings.isEmpty { return [] }
    let groups = FindingGroup.all(of: findings, by: layout.grouping, in: report)
    if options.verbosity == .verbose || findings.count <= Self.fullLimit {
      return groups.flatMap(full)
    }
    switch layout.extent {
    case .details: return []
    case .all:
      return [table(of: groups, findings, rows: groups.count)]
        + groups.map { brief($0, lines: .max) }
    case .digest(let count):
      let sections = groups.prefix(count)
      return [table(of: groups, findings, rows: max(count, Self.rowLimit))]
        + sections.map { brief($0, lines: Self.lineLimit) }
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
          + "\(style.fitted(violation.message)) [\(violation.rule.printable)]"
      }
  }

  // MARK: Blocks

  private func details(of rules: [String], _ findings: [Violation]) -> [[String]] {
    let asked = Set(rules.map(ByteKey.init))
    let chosen = findings.filter { finding in
      asked.contains(ByteKey(finding.rule))
        || finding.alsoBreaks.contains { asked.contains(ByteKey($0)) }
    }
    return FindingGroup.all(of: chosen, by: .rule, in: report).flatMap(full)
  }

  private func table(
    of groups: [FindingGroup], _ findings: [Violation], rows: Int
  ) -> [String] {
    var lines = [style(findings.count.counted("finding"), .heading)]
    lines += FindingsTable(groups: groups, grouping: layout.grouping, style: style)
      .lines(limit: rows)
    guard case .digest = layout.extent else { return lines }
    let advice =
      "To see more: \(layout.command) --details RULE, --all, --top N, or --group-by "
      + FindingsLayout.Grouping.allCases.filter { $0 != layout.grouping }.map(\.rawValue)
      .joined(separator: " or ")
    return lines + advice.wrapped(to: options.width).map { style($0, .dim) }
  }

  /// A head, and each finding with its source.
  private func full(_ group: FindingGroup) -> [[String]] {
    var words: Set<String> = []
    var blocks = group.findings.map { finding in
      ViolationText(finding, style: style, options: options).lines(omitting: &words)
    }
    blocks[0].insert(head(of: group), at: 0)
    return blocks
  }

  /// A head, the first finding with its source, some others in a line each, and a count.
  private func brief(_ group: FindingGroup, lines limit: Int) -> [String] {
    guard let first = group.findings.first else { return [] }
    var words: Set<String> = []
    let text = ViolationText(first, style: style, options: options)
    let others = Array(group.findings.dropFirst())
    let listed = limit < others.count ? spread(others, beside: first, limit) : others
    let rest = others.count - listed.count
    let more =
      layout.grouping == .rule
      ? "--details \(group.name.quotedForShell)" : "--all --group-by \(layout.grouping)"
    return [head(of: group)] + text.lines(omitting: &words) + listed.map(line)
      + (rest > 0 ? [style("and \(rest.grouped) more: \(layout.command) \(more)", .dim)] : [])
  }

  /// Findings from as many parts of the project as there are, in the report's order.
  private func spread(
    _ findings: [Violation], beside first: Violation, _ limit: Int
  ) -> [Violation] {
    var seen: Set = [sample(of: first)]
    var chosen = findings.indices.filter { seen.insert(sample(of: findings[$0])).inserted }
    chosen = Array(chosen.prefix(limit))
    let others = findings.indices.filter { !chosen.contains($0) }.prefix(limit - chosen.count)
    return (chosen + others).sorted().map { findings[$0] }
  }

  /// What a reader wants to see one example of: a part of the project, or a rule.
  private func sample(of violation: Violation) -> ByteKey {
    guard layout.grouping == .rule else { return ByteKey(violation.rule) }
    return ByteKey(violation.from?.component ?? violation.location.path)
  }

  private func head(of group: FindingGroup) -> String {
    let counts = Severity.allCases.compactMap { severity in
      let count = group.count(severity)
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    let isSpread = layout.grouping != .file && group.files > 1
    let extent = isSpread ? " in \(group.files.counted("file"))" : ""
    let count = counts.joined(separator: ", ") + extent
    let room = style.windowWidth.map { max(10, $0 - count.displayWidth - 7) }
    let title = group.name.printable.shortened(toWidth: room ?? TextStyle.unlimitedWidth)
    let used = title.displayWidth + count.displayWidth + 5
    let line = String(repeating: "─", count: max(2, options.width - used))
    return style("── ", .dim) + style(title, .heading) + style(" \(line) \(count)", .dim)
  }

  /// A violation in one line.
  private func line(of violation: Violation) -> String {
    let severity = style(violation.severity.rawValue, TextStyle.mark(of: violation.severity))
    let place = style(violation.location.description.printable, .place)
    let rules = (layout.grouping == .rule ? [] : [violation.rule]) + violation.otherRules
    let also = rules.isEmpty ? "" : " [\(rules.joined(separator: ", ").printable)]"
    return "\(severity) \(place)  \(style.fitted(summary(of: violation)))\(also)"
  }

  /// `.name`; nothing where the name is that of the thing itself.
  private static func member(named name: String, of thing: String) -> String {
    let isItself =
      name.isEmpty || thing.equalsInBytes(name)
      || thing.utf8.reversed().starts(with: ".\(name)".utf8.reversed())
    return isItself ? "" : ".\(name)"
  }

  /// The sides or the declaration where the rule is explained above, else the whole message.
  private func summary(of violation: Violation) -> String {
    if let target = violation.to?.name {
      let first = violation.evidence.first
      // The place tells which file it is.
      if first?.role == .import { return "imports \(target)" }
      let member = first.map { Self.member(named: $0.symbol, of: target) } ?? ""
      return (violation.from.map { "\($0.name) → " } ?? "") + target + member
    }
    let name = violation.defect.nameAtLocation
    guard layout.grouping == .rule, !name.isEmpty, let node = violation.from?.node else {
      return violation.message
    }
    return node + Self.member(named: name, of: node)
  }
}
