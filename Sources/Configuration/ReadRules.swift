import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

/// The `rules:` of all layers, merged by id, and checked against their kinds.
///
/// A preset writes its own rules without its name, and those of presets that it extends with theirs.
func readRules(
  _ layers: [ConfigurationLayer], kinds: [RuleKindDescription], tags: TagTable,
  issues: ConfigurationIssues
) -> [RuleEntry] {
  var drafts: [RuleDraft] = []
  var places: [ByteKey: Int] = [:]
  /// The ids that rules had before ids named the preset.
  var former: [ByteKey: String] = [:]
  let presets = layers.compactMap(\.preset)
  for layer in layers {
    for var pair in layer.pairs("rules", issues: issues) {
      pair.key = layer.ruleID(of: pair.key)
      let read = readRuleDraft(
        pair, preset: layer.preset?.source, kinds: kinds.map(\.name), issues: issues)
      guard var draft = read else { continue }
      draft.severityLimit = layer.severityLimit
      if let index = places[ByteKey(draft.id)] {
        drafts[index].merge(draft)
      } else {
        check(draft, drafts, former: former, kinds: kinds, presets: presets, issues: issues)
        if let id = formerRuleID(of: draft.id) {
          former[ByteKey(id)] = former[ByteKey(id)] ?? draft.id
        }
        places[ByteKey(draft.id)] = drafts.count
        drafts.append(draft)
      }
    }
  }
  let reader = RuleReader(kinds: kinds, tags: tags, issues: issues)
  return drafts.compactMap { reader.read($0) }
}

/// Reports a rule that is spoken of for the first time and cannot be a new one.
private func check(
  _ draft: RuleDraft, _ known: [RuleDraft], former: [ByteKey: String],
  kinds: [RuleKindDescription], presets: [ExtendedPreset], issues: ConfigurationIssues
) {
  // Only of rules that are wrong, and of few of them: it compares the id with all others.
  func advice() -> String? {
    issues.count < 50 ? ruleAdvice(for: draft.id, in: known.map(\.id)) : nil
  }
  if draft.kind != nil {
    let named = presets.filter { draft.id.hasPrefix("\($0.name)/") }
    if let own = named.first, !named.contains(where: { $0.source == draft.preset }) {
      issues.report(
        "The preset `\(own.name)` has no rule `\(draft.id)`. "
          + (advice() ?? "The id of your own rule needs another name before the slash, or none."),
        at: draft.location)
    } else if let present = former[ByteKey(draft.id)] {
      issues.report("The rule `\(draft.id)` is now called `\(present)`.", at: draft.location)
    }
  } else if draft.isOff {
    issues.report(
      "There is no rule `\(draft.id)` to turn off. "
        + (advice() ?? "Only rules of a preset or file under `extends` can be turned "
          + "off."),
      at: draft.location
    )
  } else {
    let names = kinds.map { "`\($0.name)`" }.joined(separator: ", ")
    issues.report(
      "The rule `\(draft.id)` has no kind, and nothing under `extends` has a rule with that id. "
        + (advice() ?? "Write one of \(names) in it."), at: draft.location)
  }
}

/// Turns merged drafts into rules.
private struct RuleReader {
  let kinds: [RuleKindDescription]
  let tags: TagTable
  let issues: ConfigurationIssues

  /// Reads a draft; `nil` when its kind is unknown, which is reported before.
  func read(_ draft: RuleDraft) -> RuleEntry? {
    guard let written = draft.kind, let kind = kinds.first(where: { $0.name == written.key }) else {
      return nil
    }
    let body = kind.normalized(written.value)
    let references = check(body, of: kind)
    let place = draft.location
    let reader = OptionsReader(
      ConfigNode(.mapping(draft.options), location: place), fields: ConfigurationFields.rule,
      name: draft.id, issues: ConfigurationIssues())
    let severity = severity(of: draft, reader.optionalText("severity"), kind.defaultSeverity)
    let roles = reader.texts("roles").compactMap(ModuleRole.init(rawValue:))
    var entry = RuleEntry(
      id: draft.id, location: place, kind: kind.name, body: body,
      because: reader.optionalSentence("because"),
      severity: severity,
      exceptions: draft.exceptions.compactMap { readException($0, within: references) },
      roles: roles.isEmpty ? nil : roles,
      confidence: Confidence.allCases.first { $0.name == reader.optionalText("confidence") },
      mayBeEmpty: reader.boolean("may-be-empty"), preset: draft.preset)
    entry.fix = reader.optionalSentence("fix")
    entry.mentions = draft.mentions
    return entry
  }

  /// How much a violation weighs: what is written, else what the kind says, and no more than the
  /// entry of `extends` allows that brings the rule; `nil` where the rule is off.
  private func severity(
    of draft: RuleDraft, _ written: String?, _ usual: Severity
  ) -> Severity? {
    if draft.isOff || written == "off" { return nil }
    let severity = written.flatMap(Severity.init(rawValue:)) ?? usual
    return severity.limited(to: draft.severityLimit)
  }

  /// Checks a body: its options, tags, captures and, when these are fine, what only its kind knows.
  private func check(_ body: ConfigNode, of kind: RuleKindDescription) -> OptionReferences {
    let before = issues.count
    let reader = OptionsReader(body, fields: kind.fields, name: kind.name, issues: issues)
    var references = OptionReferences()
    references.collect(kind.fields, in: body)
    check(references)
    if issues.count == before { kind.validate(reader) }
    return references
  }

  private func check(_ references: OptionReferences) {
    for selector in references.selectors { tags.validate(selector, issues: issues) }
    references.reportUnboundCaptures(to: issues)
  }

  private func readException(
    _ node: ConfigNode, within rule: OptionReferences
  ) -> RuleException? {
    guard node.pairs != nil else { return nil }
    let fields = ConfigurationFields.exception
    let reader = OptionsReader(
      node, fields: fields, name: "except", issues: ConfigurationIssues())
    var references = rule.nested()
    references.collect(fields, in: node)
    check(references)
    if !["from", "to", "of"].contains(where: reader.isWritten) {
      issues.report(
        "The exception is empty; add `from:`, `to:` or `of:`.", at: node.location)
    }
    let until = reader.optionalText("until")
    let date = until.flatMap(CalendarDate.init)
    if let until, date == nil {
      issues.report(
        "`until` takes a day such as `2030-01-31`, not `\(until)`.",
        at: reader.location(of: "until"))
    }
    return RuleException(
      from: reader.optionalSelector("from"), to: reader.optionalSelector("to"),
      of: reader.optionalSelector("of"), because: reader.optionalSentence("because"), until: date,
      mayBeEmpty: reader.boolean("may-be-empty"), location: node.location)
  }
}
