import Findings
import SourceText

/// The text of `archcheck rules explain ID`.
struct RuleExplanationText {
  let explanation: RuleExplanation
  let options: ReportOptions

  private var style: TextStyle { TextStyle(options) }
  /// Names shown of each selector, and violations of each exception.
  private var limit: Int { options.verbosity == .verbose ? .max : 5 }
  /// Conditions shown of each selector, unless all are asked for.
  private static let conditionLimit = 20
  /// How deep parts of selectors are followed, unless all are asked for.
  private static let depthLimit = 1

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
    case .inactive: "inactive: \(missing ?? "a selector selects nothing in the project")"
    case .off: "off; the following is what it would find"
    }
  }

  /// What an inactive rule lacks: the part of a selector that leaves nothing.
  private var missing: String? {
    guard let empty = explanation.selections.first(where: \.names.isEmpty) else { return nil }
    let cause = empty.conditions.first { $0.depth == 0 && $0.left == 0 }
    let text = cause.map { ($0.joint == .not ? "what is not " : "") + $0.text } ?? empty.selector
    return "nothing in the project is left for '\(empty.option)' by \(text)"
  }

  /// A selector is not written again where its parts follow and it stands above in YAML.
  private static let selectorLimit = 60

  private var looks: [String] {
    let summary = explanation.summary
    var text = explanation.selections.flatMap { selection in
      labelled(
        selection.option,
        (selection.selector.count > Self.selectorLimit && !selection.conditions.isEmpty
          ? "" : "\(selection.selector) ") + "selects \(phrase(of: selection))")
        + selection.captures.flatMap { labelled("", sentence(of: $0)) }
        + lines(of: selection.conditions)
    }
    if !explanation.conditions.isEmpty {
      text += labelled("checks", "what fits all of these:") + lines(of: explanation.conditions)
    }
    text += labelled("checked", checked(summary.checked))
    if !summary.undefined.isEmpty {
      text += labelled("undefined", "for \(listed(summary.undefined))")
    }
    if !summary.undecided.isEmpty {
      text += labelled("undecided", summary.undecided.count.counted("case"))
    }
    let count = summary.violations
    var found = count == 0 ? "no violation" : count.counted("violation")
    if explanation.suppressed > 0 {
      found += ", \(explanation.suppressed.grouped) of them suppressed by comments"
    }
    return text + labelled("found", found)
  }

  /// A line for each condition, up to a number of them.
  private func lines(of conditions: [RuleExplanation.Condition]) -> [String] {
    let isVerbose = options.verbosity == .verbose
    // Parts of parts, such as what the tags of a tag stand for, only for whoever asks.
    let shown = conditions.filter { isVerbose || $0.depth <= Self.depthLimit }
      .prefix(isVerbose ? .max : Self.conditionLimit)
    let text = shown.flatMap { condition in
      let indentation = String(repeating: "  ", count: condition.depth)
      return labelled("", sentence(of: condition)).map { indentation + $0 }
    }
    let more = conditions.count - shown.count
    return more == 0 ? text : text + labelled("", "and \(more.grouped) more: see --verbose")
  }

  /// What a condition takes by itself, and what is left: `not X selects 2 files: a, b; 1 is left`.
  private func sentence(of condition: RuleExplanation.Condition) -> String {
    let word = condition.joint.map { $0.rawValue + " " } ?? ""
    let names = phrase(of: condition.names, count: condition.count, unit: condition.unit)
    let left = condition.left.map { left in
      left == 0 ? "; nothing is left" : "; \(left.grouped) \(left == 1 ? "is" : "are") left"
    }
    return "\(word)\(condition.text) selects \(names)\(left ?? "")"
  }

  /// The values of a capture: one thing is checked for each of them.
  private func sentence(of capture: RuleExplanation.Capture) -> String {
    let count = capture.values.count
    if count == 0 { return "{\(capture.name)} stands for nothing" }
    return "{\(capture.name)} stands for \(count.counted("value")): \(listed(capture.values))"
  }

  private func phrase(of selection: RuleExplanation.Selection) -> String {
    phrase(of: selection.names, count: selection.names.count, unit: selection.unit)
  }

  private func phrase(of names: [String], count: Int, unit: String) -> String {
    guard count > 0 else { return "nothing" }
    return "\(count.grouped) \(count == 1 ? String(unit.dropLast()) : unit): "
      + listed(names, of: count)
  }

  /// How much a rule looked at: dependencies, components, declarations or files, as its kind has it.
  private func checked(_ count: Int) -> String {
    count.counted("item")
  }

  private func listed(_ names: [String], of count: Int? = nil) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    let more = (count ?? names.count) - min(names.count, limit)
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
