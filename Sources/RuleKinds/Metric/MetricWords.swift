/// A measured value for sentences: at most four decimals, unless that would hide the difference
/// from a limit.
func metricText(_ value: Double, against limit: Double? = nil) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  let shown = limit.map { rounded == $0 } == true ? value : rounded
  guard shown == shown.rounded(), let whole = Int(exactly: shown) else { return "\(shown)" }
  return "\(whole)"
}

/// The id of a metric in words: `number of types`, `signed distance`.
func metricTitle(_ id: String) -> String {
  let words = id.split(separator: "-").joined(separator: " ")
  switch id {
  case "types", "abstract-types", "files": return "number of \(words)"
  case "lines": return "number of lines with code"
  case "test-lines": return "number of lines with code in tests"
  case "coverage": return "test coverage"
  default: return words
  }
}

/// Where a value lies beside its limits, behind `is`.
func metricBounds(of value: Double, minimum: Double?, maximum: Double?) -> String {
  if let maximum, value > maximum {
    return "\(metricText(value, against: maximum)), above the maximum of \(metricText(maximum))"
  }
  if let minimum, value < minimum {
    return "\(metricText(value, against: minimum)), below the minimum of \(metricText(minimum))"
  }
  return "\(metricText(value)), outside the permitted range"
}

/// Where what a value was counted from can be looked up, behind a sentence; `""` for what
/// `archcheck metrics` does not show.
func metricHint(_ id: String, _ component: String) -> String {
  switch id {
  case "lines", "files", "test-lines", "test-ratio": return ""
  case "coverage": return " The coverage report that the rule reads tells which lines that is."
  default: return " 'archcheck metrics --explain \(component)' lists what was counted."
  }
}

/// What brings the value of a metric back, as a sentence.
func metricAdvice(_ id: String, rule: String) -> String {
  switch id {
  case "distance", "signed-distance":
    "Let others depend on protocols rather than on concrete types, or on fewer of its types."
  case "instability", "efferent-coupling":
    "Reduce what it depends on, or invert some of these dependencies with protocols."
  case "afferent-coupling", "types", "lines", "files":
    "Split it, so that each part has one purpose and is used by fewer."
  case "abstractness", "abstract-types":
    "Change the share of protocols among its types."
  case "test-lines", "test-ratio", "coverage":
    "Write tests for what is not tested yet."
  default:
    "Bring it back into the range, or change the range in rule '\(rule)'."
  }
}
