import ArchModel

/// The options of a rule kind, or of another mapping, as a Markdown table.
///
/// - Returns: lines `option | value | default | meaning`, nested options after their owner with its
///   name before them (`order[].name`); ends with a line end.
package func optionsTable(_ fields: [OptionField]) -> String {
  let head = "| option | value | default | meaning |\n|---|---|---|---|\n"
  return head + rows(fields, prefix: "").joined()
}

private func rows(_ fields: [OptionField], prefix: String) -> [String] {
  fields.flatMap { field in
    let presence =
      switch field.presence {
      case .required: "*required*"
      case .optional: "–"
      case .defaults(let text): "`\(text)`"
      }
    let cells = ["`\(prefix)\(field.name)`", field.type.phrase, presence, field.meaning]
    let line = cells.map { $0.split(separator: "|").joined(separator: "\\|") }
    let nested = nestedFields(field.type)
    let own = "| \(line.joined(separator: " | ")) |\n"
    return [own] + rows(nested.fields, prefix: "\(prefix)\(field.name)\(nested.suffix).")
  }
}

private func nestedFields(_ type: OptionType) -> (fields: [OptionField], suffix: String) {
  switch type {
  case .object(let fields): return (fields, "")
  case .list(let element): return (nestedFields(element).fields, "[]")
  case .map(let element): return (nestedFields(element).fields, ".NAME")
  case .either(let types):
    return types.map(nestedFields).first { !$0.fields.isEmpty } ?? ([], "")
  default: return ([], "")
  }
}
