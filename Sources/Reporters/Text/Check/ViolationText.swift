import Findings
import SourceText

/// One violation: message, place, source, reason, fix and further evidence.
struct ViolationText {
  /// References that are listed, the framed one aside, unless verbose.
  private static let evidenceLimit = 3
  /// Hops of a cycle or chain that are listed, unless verbose.
  private static let hopLimit = 12

  private let violation: Violation
  private let style: TextStyle
  private let options: ReportOptions

  init(_ violation: Violation, style: TextStyle, options: ReportOptions) {
    self.violation = violation
    self.style = style
    self.options = options
  }

  /// The lines; reasons and fixes in `words` stand above already and are left out, new ones are
  /// added to it.
  func lines(omitting words: inout Set<String>) -> [String] {
    var lines = message + ["  " + style(violation.location.description.printable, .place)] + frame
    let kind = violation.kind == violation.rule ? "" : " (\(violation.kind))"
    if let condition = violation.framed?.condition ?? violation.condition,
      !violation.isRoute
    {
      let text = "under #if \(condition)"
      lines += LabelledText.lines("only", text, style: style, options: options)
    }
    let otherRules = violation.otherRules.joined(separator: ", ")
    let others = otherRules.isEmpty ? "" : ", also breaks \(otherRules)"
    lines += labelled("rule", violation.rule + kind + others, omitting: &words)
    if let because = violation.because, !because.isEmpty {
      lines += labelled("because", because, omitting: &words)
    } else {
      lines += labelled("why", violation.defect.rationale, omitting: &words)
    }
    lines += labelled("fix", violation.defect.fix, omitting: &words)
    return lines + evidence
  }

  /// `error: …`, wrapped.
  private var message: [String] {
    let label = violation.severity.rawValue + ": "
    let indent = String(repeating: " ", count: label.count)
    let body = violation.message.printable.wrapped(to: max(20, options.width - label.count))
    return body.enumerated().map { index, line in
      let mark = TextStyle.mark(of: violation.severity)
      return (index == 0 ? style(label, mark) : indent) + style(line, .heading)
    }
  }

  /// The line that is meant, where it was kept.
  private var frame: [String] {
    guard let mark = violation.mark else { return [] }
    return SourceFrame(number: violation.location.line, mark: mark).lines(style: style)
  }

  private func labelled(
    _ label: String, _ text: String, omitting words: inout Set<String>
  ) -> [String] {
    guard words.insert("\(label) \(text)").inserted else { return [] }
    return LabelledText.lines(label, text, style: style, options: options)
  }

  /// The hops of a chain or cycle, or the references beyond the framed one.
  private var evidence: [String] {
    let (all, isRoute) = (violation.furtherEvidence, violation.isRoute)
    let limit = isRoute ? Self.hopLimit : Self.evidenceLimit
    let shown = options.verbosity == .verbose ? all : all.prefix(limit)
    var body = isRoute ? hops(shown) : references(shown)
    if shown.count < all.count { body.append("and \((all.count - shown.count).grouped) more") }
    return LabelledText.lines(isRoute ? "hops" : "also", body: body, style: style)
  }

  private func references(_ evidence: ArraySlice<Evidence>) -> [String] {
    let places = evidence.map { $0.location.description.printable }
    let width = places.map(\.displayWidth).max() ?? 0
    return zip(places, evidence).map { place, item in
      "\(style(place, .place))\(String(repeating: " ", count: width - place.displayWidth))"
        + "  \(Self.name(of: item))"
    }
  }

  private func hops(_ evidence: ArraySlice<Evidence>) -> [String] {
    evidence.flatMap { hop in
      [
        style.fitted("\(hop.from) → \(hop.to)"),
        "  \(style(hop.location.description.printable, .place))  \(Self.name(of: hop))",
      ]
    }
  }

  /// ` under #if DEBUG`, or nothing.
  private static func condition(of evidence: Evidence) -> String {
    evidence.condition.map { " under #if \($0.printable.shortened(toWidth: 60))" } ?? ""
  }

  private static func name(of evidence: Evidence) -> String {
    evidence.title + condition(of: evidence)
  }
}
