import JSONText

extension JSONReporter {
  /// An explanation as `{schemaVersion, tool, rule, because, yaml, state, selectors, checked,
  /// violations, suppressed, undefined, undecided, exceptions}`; all names, whatever `--verbose` says.
  package func renderRuleExplanation(
    _ explanation: RuleExplanation, toolVersion: String
  ) -> String {
    let (rule, summary) = (explanation.rule, explanation.summary)
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "rule": [
        "id": .string(rule.id), "kind": .string(rule.kind),
        "severity": .string(rule.severity?.rawValue ?? "off"), "source": .string(rule.source),
        "changedBy": .strings(rule.changedBy),
      ],
      "because": .optional(explanation.because),
      "yaml": .string(explanation.yaml),
      "state": .string(summary.state.rawValue),
      "selectors": .array(
        explanation.selections.map {
          [
            "option": .string($0.option), "selector": .string($0.selector),
            "unit": .string($0.unit), "count": .integer($0.names.count),
            "names": .strings($0.names),
          ]
        }),
      "checked": .integer(summary.checked),
      "violations": .integer(summary.violations),
      "suppressed": .integer(explanation.suppressed),
      "undefined": .strings(summary.undefined),
      "undecided": .integer(summary.undecided.count),
      "exceptions": .array(
        explanation.excuses.map {
          [
            "text": .string($0.text), "because": .optional($0.because),
            "until": .optional($0.until), "over": .bool($0.isOver),
            "excused": .strings($0.excused),
          ]
        }),
    ]
    return value.text()
  }
}
