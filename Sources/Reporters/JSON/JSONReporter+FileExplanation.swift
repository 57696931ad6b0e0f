import JSONText

extension JSONReporter {
  /// An explanation as `{schemaVersion, tool, path, analysed, conditions, modules, tags, rules}`.
  package func renderFileExplanation(
    _ explanation: FileExplanation, toolVersion: String
  ) -> String {
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "path": .string(explanation.path),
      "analysed": .bool(explanation.isAnalysed),
      "conditions": .strings(explanation.conditions),
      "modules": .array(
        explanation.modules.map { module in
          [
            "name": .string(module.name), "role": .string(module.role.rawValue),
            "component": .optional(module.component),
          ]
        }),
      "tags": .strings(explanation.tags),
      "rules": .array(
        explanation.rules.map { rule in
          [
            "id": .string(rule.id), "kind": .string(rule.kind),
            "severity": .string(rule.severity.rawValue), "options": .strings(rule.options),
          ]
        }),
    ]
    return value.text()
  }
}
