import Findings
import RuleLanguage

/// What is wrong with an edge, as drawings show it.
struct EdgeMark: Hashable {
  /// How bad it is; the cases are in the order of a legend.
  enum Weight: CaseIterable {
    case error
    case warning
    case info
    /// An error or a warning that the baseline accepts.
    case accepted
    /// Mere information that the baseline accepts.
    case acceptedInfo

    /// Words for a legend.
    var meaning: String {
      switch self {
      case .error: "breaks a rule: error"
      case .warning: "breaks a rule: warning"
      case .info: "breaks a rule: info"
      case .accepted: "breaks a rule; the baseline accepts it"
      case .acceptedInfo: "breaks a rule: info; the baseline accepts it"
      }
    }

    /// Whether somebody has to look at it; what is accepted steps back.
    var isNew: Bool {
      switch self {
      case .error, .warning, .info: true
      case .accepted, .acceptedInfo: false
      }
    }

    /// The colour of the line.
    var color: String {
      switch self {
      case .error: "#d1242f"
      case .warning: "#e8890c"
      case .info: "#0969da"
      case .accepted: "#cf9aa0"
      case .acceptedInfo: "#9db8d6"
      }
    }

    /// The name of the class in SVG.
    var name: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .info: "info"
      case .accepted, .acceptedInfo: "accepted"
      }
    }
  }

  /// The colour of a line that is part of a cycle.
  static let cycleColor = "#8250df"

  /// How bad the worst of the rules is that it breaks; `nil` without any.
  let weight: Weight?
  /// Whether it leads from a lower layer to a higher one.
  let isAgainstLayers: Bool
  /// Whether it is part of a cycle.
  let isInCycle: Bool

  /// The mark of an edge.
  init(_ edge: ReportEdge) {
    let weights = edge.breaches.map { breach -> Weight in
      if breach.isAccepted { return breach.severity == .info ? .acceptedInfo : .accepted }
      return switch breach.severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
    }
    weight = Weight.allCases.first(where: weights.contains)
    isAgainstLayers = edge.breaches.contains(where: \.isAgainstLayers)
    isInCycle = edge.isInCycle
  }
}

extension EdgeBreach {
  /// What the rule says, as `error: no-store`, with what the baseline accepts in parentheses.
  var phrase: String {
    isAccepted ? "\(severity.rawValue): \(rule) (accepted)" : "\(severity.rawValue): \(rule)"
  }
}

extension ReportEdge {
  /// All that is worth saying of an edge, each a phrase.
  ///
  /// - Parameter conditionWidth: the columns that its condition may take.
  func remarks(conditionWidth: Int = .max) -> [String] {
    var remarks = breaches.map(\.phrase)
    if breaches.contains(where: \.isAgainstLayers) { remarks.append("to a higher layer") }
    if isInCycle { remarks.append("on a cycle") }
    if !isNominal { remarks.append("members only") }
    if let condition { remarks.append("under #if \(condition.shortened(toWidth: conditionWidth))") }
    return remarks
  }
}

extension ReportGraph {
  /// The sentence that says what a reduced graph leaves out; `nil` for a whole one.
  var reductionNote: String? {
    leftOut.map { edges in
      "\(edges.count.counted("edge")) that longer paths replace \(edges.count == 1 ? "is" : "are") "
        + "left out"
    }
  }
}
