import Findings
import RuleLanguage
import SourceText
import YAMLText

/// Reads a baseline.
///
/// - Parameters:
///   - text: its YAML.
///   - path: its path, for the places of mistakes.
///   - rules: the ids of the configuration's rules.
///   - defects: the names of the defects that there are.
/// - Throws: every mistake at once, sorted by place.
package func readBaseline(
  _ text: String, path: String, rules: [String] = [], defects: [String]
) throws(ConfigurationErrors) -> Baseline {
  guard let root = try parseYAML(text, path: path) else { return Baseline() }
  let issues = ConfigurationIssues()
  let baseline = BaselineReader(rules: rules, defects: defects, issues: issues).baseline(root)
  guard issues.isEmpty else { throw ConfigurationErrors(issues.issues) }
  return baseline
}

private struct BaselineReader {
  private static let sections = ["version", "accept", "findings"]
  /// More than any project has, and few enough to be added up.
  private static let maximumCount = 1_000_000_000
  private static let keys = [
    "rule", "defect", "from", "to", "subject", "detail", "count", "in", "reason", "owner",
    "until",
  ]
  private static let rewriting =
    "Remove the file and run 'archcheck baseline' to write it again."
  private static let rewritingEntry =
    "Remove the entry and run 'archcheck baseline --allow-growth' to write it again if the "
    + "violation still exists."

  let rules: Set<String>
  let defects: [String]
  let issues: ConfigurationIssues
  /// The rules by the ids that they had before ids named the preset.
  private let former: [ByteKey: String]

  init(rules: [String], defects: [String], issues: ConfigurationIssues) {
    self.rules = Set(rules)
    self.defects = defects
    self.issues = issues
    former = Dictionary(
      rules.compactMap { rule in formerRuleID(of: rule).map { (ByteKey($0), rule) } }
    ) { first, _ in first }
  }

  func baseline(_ root: ConfigNode) -> Baseline {
    guard let pairs = root.pairs else {
      issues.report(
        "A baseline is a mapping with `version: 1` and `findings`. \(Self.rewriting)",
        at: root.location)
      return Baseline()
    }
    checkKeys(pairs, known: Self.sections)
    checkVersion(root["version"], of: root)
    let accept = acceptance(root["accept"])
    guard let findings = root["findings"], !findings.isNull else {
      return Baseline(accept: accept)
    }
    guard let elements = findings.elements else {
      issues.report("`findings` takes a list, not \(findings.shape).", at: findings.location)
      return Baseline(accept: accept)
    }
    return Baseline(entries: unique(elements.compactMap(entry)), accept: accept)
  }

  /// One word for all rules, or a mapping from rules to words.
  private func acceptance(_ node: ConfigNode?) -> BaselineAcceptance {
    var result = BaselineAcceptance()
    guard let node, !node.isNull else { return result }
    guard let pairs = node.pairs else {
      if let unit = unit(node) { result.usual = unit }
      return result
    }
    for pair in pairs {
      guard let unit = unit(pair.value) else { continue }
      if pair.key == BaselineAcceptance.anyRule {
        result.usual = unit
      } else {
        result.ofRules[pair.key] = unit
      }
    }
    return result
  }

  private func unit(_ node: ConfigNode) -> BaselineAcceptance.Unit? {
    if let unit = node.text.flatMap(BaselineAcceptance.Unit.init) { return unit }
    issues.report(
      "`accept` takes `occurrences` or `pairs`, or a mapping from rules to these, not "
        + "`\(node.flowText)`.", at: node.location)
    return nil
  }

  private func checkVersion(_ version: ConfigNode?, of root: ConfigNode) {
    if version?.integer == 1 { return }
    let isLater = version?.integer.map { $0 > 1 } ?? false
    let advice = isLater ? "upgrade archcheck" : "write `version: 1` at the top"
    issues.report(
      "This archcheck reads version 1 of baselines: \(advice).",
      at: version?.location ?? root.location)
  }

  private func entry(_ node: ConfigNode) -> BaselineEntry? {
    guard let pairs = node.pairs else {
      issues.report(
        "An entry is a mapping such as `{rule: …, defect: …, from: …, to: …}`, not \(node.shape).",
        at: node.location)
      return nil
    }
    checkKeys(pairs, known: Self.keys)
    // Without them the entry is read all the same, so that all its mistakes are reported.
    let (rule, defect) = (text(node, "rule"), text(node, "defect"))
    for key in ["rule", "defect"] where node[key].map(\.isNull) ?? true {
      issues.report("The entry lacks `\(key)`.", at: node.location)
    }
    if let defect, !defects.contains(defect), let place = node["defect"]?.location {
      let near =
        issues.isFull
        ? nil : nearestSpelling(to: defect, in: defects).map { "Did you mean `\($0)`?" }
      issues.report("There is no defect `\(defect)`. \(near ?? Self.rewritingEntry)", at: place)
    }
    if let rule, let place = node["rule"]?.location, !rules.contains(rule),
      let present = former[ByteKey(rule)]
    {
      issues.report("The rule `\(rule)` is now called `\(present)`.", at: place)
    }
    var identity = ViolationIdentity(rule: rule ?? "", defect: defect ?? "")
    identity.from = text(node, "from")
    identity.to = text(node, "to")
    identity.subject = text(node, "subject")
    identity.detail = detail(node["detail"])
    if identity.from == nil, identity.to == nil, identity.subject == nil {
      issues.report(
        "The entry does not say what it accepts: write `from` and `to`, or `subject`.",
        at: node.location)
    }
    let entry = BaselineEntry(
      identity, count: count(node["count"]), places: places(node["in"], of: node),
      reason: text(node, "reason"),
      owner: text(node, "owner"), until: date(node["until"]), location: node.location)
    return rule == nil || defect == nil ? nil : entry
  }

  private func checkKeys(_ pairs: [ConfigPair], known: [String]) {
    for pair in pairs where !known.contains(pair.key) {
      issues.report(
        "There is no key `\(pair.key)` here. \(spellingAdvice(for: pair.key, in: known))",
        at: pair.keyLocation)
    }
  }

  private func text(_ node: ConfigNode, _ key: String) -> String? {
    guard let value = node[key], !value.isNull else { return nil }
    if let text = value.text { return text }
    issues.report("`\(key)` takes a string, not \(value.shape).", at: value.location)
    return nil
  }

  private func detail(_ node: ConfigNode?) -> [String] {
    guard let node else { return [] }
    let nodes = node.elements ?? [node]
    let texts = nodes.compactMap(\.text)
    if texts.count < nodes.count {
      issues.report("`detail` takes a string or a list of strings.", at: node.location)
    }
    return texts
  }

  private func count(_ node: ConfigNode?) -> Int {
    guard let node else { return 1 }
    if let count = node.integer, (1...Self.maximumCount).contains(count) { return count }
    issues.report(
      "A count is a number of 1 or more, not `\(node.flowText)`.", at: node.location)
    return 1
  }

  /// The name of one place, or a mapping from names to numbers.
  private func places(_ node: ConfigNode?, of entry: ConfigNode) -> [BaselinePlace] {
    guard let node, !node.isNull else { return [] }
    if let pairs = node.pairs {
      return pairs.map { BaselinePlace($0.key, count: count($0.value)) }
    }
    if let name = node.text {
      let number = entry["count"]?.integer ?? 1
      return [BaselinePlace(name, count: min(max(1, number), Self.maximumCount))]
    }
    issues.report(
      "`in` takes the name of a declaration or file, or a mapping from names to numbers, not "
        + "\(node.shape).", at: node.location)
    return []
  }

  private func date(_ node: ConfigNode?) -> CalendarDate? {
    guard let node, !node.isNull else { return nil }
    if let date = node.text.flatMap({ CalendarDate($0) }) { return date }
    issues.report(
      "`until` takes a day such as `2026-12-31`, not `\(node.flowText)`.", at: node.location)
    return nil
  }

  /// The entries, each identity once.
  private func unique(_ entries: [BaselineEntry]) -> [BaselineEntry] {
    var known: [ViolationIdentity: SourceLocation] = [:]
    for entry in entries {
      guard let location = entry.location else { continue }
      if let first = known[entry.identity] {
        issues.report(
          "The entry at line \(first.line) is the same: keep one of them, with the sum of their "
            + "`count`.", at: location)
      } else {
        known[entry.identity] = location
      }
    }
    return entries
  }
}
