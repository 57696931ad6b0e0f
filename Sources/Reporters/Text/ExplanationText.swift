import Findings
import SourceText

/// The text of `archcheck metrics --explain NAME`.
struct ExplanationText {
  /// Items that are listed for a number, unless verbose.
  private static let limit = 100

  private let explanation: Explanation
  private let options: ReportOptions
  private let style: TextStyle

  init(explanation: Explanation, options: ReportOptions) {
    self.explanation = explanation
    self.options = options
    self.style = TextStyle(options)
  }

  /// The subject, then one block a number.
  func blocks() -> [[String]] {
    let subject = style.fitted(explanation.subject)
    let counting = style(" · counting \(explanation.counting.printable)", .dim)
    return [[style(subject, .heading) + counting]] + explanation.sections.map(lines)
  }

  private func lines(of section: Explanation.Section) -> [String] {
    let value = section.value?.printable ?? "–"
    let computation = section.computation.map { " = \($0.printable)" } ?? ""
    let title = style("\(section.title.printable) = \(value)", .heading)
    var lines = [title + style(computation, .dim)]
    lines += section.definition.printable.wrapped(to: max(20, options.width - 2)).map { "  " + $0 }
    let shown =
      options.verbosity == .verbose ? section.items[...] : section.items.prefix(Self.limit)
    for item in shown {
      let place = item.place.map { "  " + style($0.printable, .place) } ?? ""
      lines.append("    " + style.fitted(item.text) + place)
    }
    if shown.count < section.items.count {
      let hidden = (section.items.count - shown.count).grouped
      lines.append("    and \(hidden) more (--verbose shows all)")
    }
    return lines
  }
}
