import Findings
import SourceText

/// The text of `archcheck list files --explain PATH`.
struct FileExplanationText {
  let explanation: FileExplanation
  let options: ReportOptions

  /// The path and whether it counts, then modules, tags and rules.
  func blocks() -> [[String]] {
    let style = TextStyle(options)
    let state = explanation.isAnalysed ? "analysed" : "not analysed"
    var head = [
      style(explanation.path.printable, .place)
        + style(" · \(state)", explanation.isAnalysed ? .success : .warning)
    ]
    for condition in explanation.conditions {
      head += LabelledText.lines("because", condition, style: style, options: options)
    }
    for module in explanation.modules {
      let component = module.component.map { ", component \($0)" } ?? ""
      head += LabelledText.lines(
        "module", "\(module.name) (\(module.role.rawValue))\(component)", style: style,
        options: options)
    }
    if !explanation.tags.isEmpty {
      head += LabelledText.lines(
        "tags", explanation.tags.joined(separator: ", "), style: style, options: options)
    }
    guard explanation.isAnalysed else { return [head] }
    if explanation.rules.isEmpty { return [head, ["No rule selects it."]] }
    let table = TextTable(
      columns: [
        ("Rule", .left), ("Kind", .left), ("Severity", .left), ("Selected by", .left),
      ],
      rows: explanation.rules.map {
        [$0.id, $0.kind, $0.severity.rawValue, $0.options.joined(separator: ", ")]
      })
    return [head, table.lines(style: style)]
  }
}
