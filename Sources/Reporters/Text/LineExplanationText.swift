import Findings
import SourceText

/// The text of `archcheck why FILE:LINE[:COLUMN]`.
struct LineExplanationText {
  private let explanation: LineExplanation
  private let options: ReportOptions
  private let style: TextStyle

  init(explanation: LineExplanation, options: ReportOptions) {
    self.explanation = explanation
    self.options = options
    style = TextStyle(options)
  }

  /// The place with its line of source, then one block a reference.
  func blocks() -> [[String]] {
    var head = [style(explanation.place.description.printable, .place)]
    if let source = explanation.sourceLine {
      head += SourceFrame(
        number: explanation.place.line,
        mark: SourceMark(source: source, column: explanation.place.column, symbol: symbol)
      ).lines(style: style)
    }
    if explanation.groups.allSatisfy(\.references.isEmpty) { return [head, [absence]] }
    return [head]
      + explanation.groups.flatMap { group in
        (explanation.groups.count > 1 ? [[heading(of: group)]] : []) + group.references.map(lines)
      }
  }

  /// The name at the column, so that the mark is as wide as it.
  private var symbol: String {
    let references = explanation.groups.flatMap(\.references)
    return references.first { $0.place.column == explanation.place.column }?.name ?? ""
  }

  private var absence: String {
    guard !explanation.columns.isEmpty else {
      return "There is no reference to another declaration on this line."
    }
    let columns = explanation.columns.map(String.init).joined(separator: ", ")
    return "There is no reference at this column; those on this line are at \(columns)."
  }

  private func heading(of group: LineExplanation.Group) -> String {
    let noun = group.modules.count == 1 ? "module" : "modules"
    return style("In the \(noun) \(group.modules.joined(separator: ", ").printable)", .heading)
  }

  private func lines(of reference: ReferenceExplanation) -> [String] {
    let place = "\(reference.place.line):\(reference.place.column)"
    let chain = style(style.fitted(reference.chain), .heading)
    var lines = [
      "\(style(place, .place))  \(chain) (\(reference.role.name)) · \(outcome(reference))"
    ]
    for target in reference.targets {
      let declaration = style.fitted(target.declaration)
      let node = style.fitted(target.node)
      lines.append(
        "  → \(declaration)\(style(" of \(node)", .dim))  "
          + style(target.location.description.printable, .place))
    }
    let steps = reference.steps.isEmpty ? Self.reason(for: reference.outcome) : reference.steps
    for step in steps {
      let body = step.printable.wrapped(to: max(20, options.width - 4))
      lines += body.enumerated().map { ($0.offset == 0 ? "  · " : "    ") + $0.element }
    }
    return lines
  }

  private func outcome(_ reference: ReferenceExplanation) -> String {
    switch reference.outcome {
    case .certain, .probable: style(reference.outcome.rawValue, .success)
    case .ambiguous, .unresolved:
      style(reference.outcome.rawValue, .warning)
        + (reference.targets.isEmpty ? "" : ", \(reference.targets.count.counted("candidate"))")
    case .external: style("external", .dim)
    }
  }

  /// What is known where no steps are.
  private static func reason(for outcome: ReferenceExplanation.Outcome) -> [String] {
    switch outcome {
    case .certain, .probable: []
    case .ambiguous: ["Several declarations fit, so none is chosen."]
    case .unresolved: ["A declaration with that name is visible, but not from here."]
    case .external: ["It is not a declaration of the project."]
    }
  }
}
