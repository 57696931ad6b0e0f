/// The options of a rule kind, or of another mapping, as a Markdown table.
///
/// - Returns: lines `option | value | default | meaning`, nested options after their owner with its
///   name before them (`order[].name`), unless an option of the same name, type and meaning has a
///   line already; ends with a line end.
package func optionsTable(_ fields: [OptionField]) -> String {
  let head = "| option | value | default | meaning |\n|---|---|---|---|\n"
  var listed: [OptionField] = []
  return head + rows(fields, prefix: "", listed: &listed).joined()
}

private func rows(
  _ fields: [OptionField], prefix: String, listed: inout [OptionField]
) -> [String] {
  fields.flatMap { field -> [String] in
    if listed.contains(where: { $0.saysTheSame(as: field) }) { return [] }
    listed.append(field)
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
    let inner = "\(prefix)\(field.name)\(nested.suffix)."
    return [own] + rows(nested.fields, prefix: inner, listed: &listed)
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

extension OptionField {
  /// Whether a reader who knows one of two options knows the other.
  fileprivate func saysTheSame(as other: OptionField) -> Bool {
    name == other.name && type == other.type && presence == other.presence
      && meaning == other.meaning
  }
}
