import RuleLanguage
import SourceText

/// A rule while the layers that speak of it are merged.
struct RuleDraft {
  var id: String
  var location: SourceLocation
  /// The kind with its body, from the last layer that gives one.
  var kind: ConfigPair?
  /// The preset that the body comes from.
  var preset: String?
  /// The options beside the kind, except `except`, by key.
  var options: [ConfigPair] = []
  /// The exceptions of all layers.
  var exceptions: [ConfigNode] = []
  var isOff = false
  /// The highest severity that the layer allows which speaks of it; `nil` for any.
  var severityLimit: Severity?
  /// The layers that speak of it: `preset:NAME`, or the path of a file.
  var mentions: [String] = []

  /// Takes over what a later layer says.
  mutating func merge(_ later: RuleDraft) {
    if let kind = later.kind {
      self.kind = kind
      preset = later.preset
      location = later.location
    }
    if later.options.contains(where: { $0.key == "severity" }) {
      isOff = false
      severityLimit = later.severityLimit
    }
    isOff = later.isOff || (isOff && later.kind == nil)
    options = merging(options, with: later.options)
    exceptions += later.exceptions
    mentions += later.mentions
  }
}

/// Reads what one layer says of a rule; `nil` and reported issues when nothing of it is understood.
func readRuleDraft(
  _ pair: ConfigPair, preset: String?, kinds: [String], issues: ConfigurationIssues
) -> RuleDraft? {
  var draft = RuleDraft(id: pair.key, location: pair.keyLocation)
  draft.mentions = [preset.map { "preset:\($0)" } ?? pair.keyLocation.path]
  let isWord = pair.value.text.map {
    ["off", "false", "False", "FALSE", "Off", "OFF"].contains($0)
  }
  if isWord == true {
    draft.isOff = true
    return draft
  }
  guard let entries = pair.value.pairs else {
    let found = pair.value.shape == "text" ? "`\(pair.value.text ?? "")`" : pair.value.shape
    issues.report(
      "A rule is a mapping such as `{forbid: {from: A, to: B}}`, or `off`; not \(found).",
      at: pair.value.location)
    return nil
  }
  for entry in entries {
    draft.add(entry, preset: preset, kinds: kinds, issues: issues)
  }
  let node = ConfigNode(.mapping(draft.options), location: pair.value.location)
  _ = OptionsReader(node, fields: ConfigurationFields.rule, name: pair.key, issues: issues)
  return draft
}

extension RuleDraft {
  /// Takes over a kind with its body, or an option of rules; anything else is a mistake.
  fileprivate mutating func add(
    _ entry: ConfigPair, preset: String?, kinds: [String], issues: ConfigurationIssues
  ) {
    let common = ConfigurationFields.rule.map(\.name)
    if kinds.contains(entry.key) {
      if let first = kind {
        issues.report(
          "A rule has one kind; this one already has `\(first.key)`. Split it in two.",
          at: entry.keyLocation)
        return
      }
      kind = entry
      self.preset = preset
    } else if common.contains(entry.key) {
      if entry.key == "except" { exceptions += entry.value.elements ?? [entry.value] }
      options.append(entry)
    } else {
      let advice = spellingAdvice(for: entry.key, in: kinds + common)
      issues.report(
        "`\(entry.key)` is neither a rule kind nor a rule option. \(advice)",
        at: entry.keyLocation)
      // Stands for the kind that was meant, so that its absence is not reported as well.
      kind = kind ?? ConfigPair(key: "", keyLocation: entry.keyLocation, value: entry.value)
    }
  }
}
