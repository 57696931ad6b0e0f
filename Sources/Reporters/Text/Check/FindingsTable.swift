import RuleLanguage

/// The groups of findings as a table: how many there are, and where most of them are.
struct FindingsTable {
  let groups: [FindingGroup]
  let grouping: FindingsLayout.Grouping
  let style: TextStyle

  /// The table with at most `limit` rows, and a row that sums up the others.
  func lines(limit: Int) -> [String] {
    // A row that stands for one other row would save nothing.
    let shown = groups.prefix(groups.count == limit + 1 ? limit + 1 : limit)
    let severities = Severity.allCases.filter { severity in
      groups.contains { $0.count(severity) > 0 }
    }
    // A file is in one file.
    let hasFiles = grouping != .file
    var rows = shown.map { group in
      [group.name] + severities.map { Self.cell(group.count($0)) }
        + (hasFiles ? [group.files.grouped] : []) + [hits(of: group)]
    }
    let rest = groups.dropFirst(shown.count)
    if !rest.isEmpty {
      let counts = severities.map { severity in
        Self.cell(rest.reduce(0) { $0 + $1.count(severity) })
      }
      let files = hasFiles ? [rest.flatMap(\.findings).files.grouped] : []
      rows.append(["\(rest.count.grouped) more \(grouping.rawValue)s"] + counts + files + [""])
    }
    let table = TextTable(
      columns: [(grouping.title, .left)]
        + severities.map { ($0.rawValue.capitalisedFirst + "s", .right) }
        + (hasFiles ? [("Files", .right)] : [])
        + [(grouping == .rule ? "Most in" : "Most of", .left)],
      rows: rows)
    return table.lines(style: style)
  }

  /// `Login 48, Feed 31, Search 20`.
  private func hits(of group: FindingGroup) -> String {
    var text = ""
    for hit in group.hits.prefix(3) {
      let next = "\(text.isEmpty ? "" : ", ")\(hit.name) \(hit.count.grouped)"
      if !text.isEmpty, text.displayWidth + next.displayWidth > 50 { break }
      text += next
    }
    return text
  }

  private static func cell(_ count: Int) -> String { count == 0 ? "–" : count.grouped }
}

extension FindingsLayout.Grouping {
  fileprivate var title: String { rawValue.capitalisedFirst }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
