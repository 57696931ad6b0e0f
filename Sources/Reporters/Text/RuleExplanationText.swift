import Findings
import SourceText

/// The text of `archcheck rules explain ID`.
struct RuleExplanationText {
  let explanation: RuleExplanation
  let options: ReportOptions

  private var style: TextStyle { TextStyle(options) }
  /// Names shown of each selector, and violations of each exception.
  private var limit: Int { options.verbosity == .verbose ? .max : 5 }

  /// The rule, its YAML, what it looks at, and its exceptions.
  func blocks() -> [[String]] {
    let yaml = explanation.yaml.split(separator: "\n").map { "  " + String($0).printable }
    return [head, yaml, looks] + explanation.excuses.map(lines)
  }

  private var head: [String] {
    let rule = explanation.rule
    let severity = rule.severity?.rawValue ?? "off"
    var lines = [
      style(rule.id.printable, .heading) + style(" · \(rule.kind), \(severity)".printable, .dim)
    ]
    if let because = explanation.because { lines += labelled("because", because) }
    lines += labelled("from", rule.source)
    if !rule.changedBy.isEmpty {
      lines += labelled("changed", rule.changedBy.joined(separator: ", "))
    }
    if let state { lines += labelled("state", state) }
    return lines
  }

  private var state: String? {
    switch explanation.summary.state {
    case .active: nil
    case .inactive:
      "inactive: a selector of this preset's rule selects nothing in the project"
    case .off: "off; the following is what it would find"
    }
  }

  private var looks: [String] {
    let summary = explanation.summary
    var lines = explanation.selections.flatMap { selection in
      labelled(selection.option, "\(selection.selector) selects \(phrase(of: selection))")
    }
    lines += labelled("checked", checked(summary.checked))
    if !summary.undefined.isEmpty {
      lines += labelled("undefined", "for \(listed(summary.undefined))")
    }
    if !summary.undecided.isEmpty {
      lines += labelled("undecided", summary.undecided.count.counted("case"))
    }
    let count = summary.violations
    var found = count == 0 ? "no violation" : count.counted("violation")
    if explanation.suppressed > 0 {
      found += ", \(explanation.suppressed.grouped) of them suppressed by comments"
    }
    return lines + labelled("found", found)
  }

  private func phrase(of selection: RuleExplanation.Selection) -> String {
    guard !selection.names.isEmpty else { return "nothing" }
    let count = selection.names.count
    return "\(count.grouped) \(count == 1 ? selection.unitOfOne : selection.unit): "
      + listed(selection.names)
  }

  /// What a rule looked at: dependencies, components, declarations or files, as its kind has it.
  private func checked(_ count: Int) -> String {
    count == 1 ? "1 dependency or thing" : "\(count.grouped) dependencies or things"
  }

  private func listed(_ names: [String]) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    let more = names.count - min(names.count, limit)
    return more == 0 ? shown : "\(shown) and \(more.grouped) more"
  }

  private func lines(of excuse: RuleExplanation.Excuse) -> [String] {
    var lines = labelled("except", excuse.text)
    if let because = excuse.because { lines += labelled("because", because) }
    if let until = excuse.until {
      lines += labelled("until", until + (excuse.isOver ? ": expired" : ""))
    }
    guard !excuse.isOver else { return lines }
    let count = excuse.excused.count
    lines += labelled(
      "excuses", count == 0 ? "nothing" : "\(count.grouped) violation\(count == 1 ? "" : "s")")
    lines += excuse.excused.prefix(limit).flatMap { labelled("", $0) }
    let more = count - min(count, limit)
    return more == 0 ? lines : lines + labelled("", "and \(more.grouped) more: see --verbose")
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    LabelledText.lines(label.printable, text, style: style, options: options)
  }
}

extension RuleExplanation.Selection {
  /// What one name is a name of: `external module`.
  fileprivate var unitOfOne: String { String(unit.dropLast()) }
}
