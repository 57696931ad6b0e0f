import Findings
import SourceText

/// A baseline as YAML in its canonical order: a line a value, so that changes of single entries
/// merge well, and no line numbers of the code. Reading it gives the same baseline.
package func printedBaseline(_ baseline: Baseline) -> String {
  var lines = [
    "# Violations that are accepted for now: only new ones fail. 'archcheck baseline' updates the",
    "# file and keeps what you add to entries: 'reason', 'owner' and 'until'.",
    "version: 1",
  ]
  lines += baseline.accept.lines
  let entries = baseline.sortedEntries
  lines.append(entries.isEmpty ? "findings: []" : "findings:")
  for entry in entries {
    let values = entry.lines
    lines += values.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
  }
  return lines.joined(separator: "\n") + "\n"
}

extension BaselineEntry {
  /// The keys with their values, without indentation.
  fileprivate var lines: [String] {
    func line(_ key: String, _ value: String?) -> [String] {
      value.map { ["\(key): \(scalar($0))"] } ?? []
    }
    var lines = line("rule", identity.rule) + line("defect", identity.defect)
    lines += line("from", identity.from) + line("to", identity.to)
    lines += line("subject", identity.subject)
    if identity.detail.count == 1 {
      lines += line("detail", identity.detail[0])
    } else if !identity.detail.isEmpty {
      lines += ["detail:"] + identity.detail.map { "  - \(scalar($0))" }
    }
    if count > 1 { lines.append("count: \(count)") }
    if places.count == 1 {
      lines += line("in", places[0].name)
    } else if !places.isEmpty {
      lines += ["in:"] + places.map { "  \(scalar($0.name)): \($0.count)" }
    }
    return lines + line("reason", reason) + line("owner", owner)
      + line("until", until.map(\.description))
  }

}

extension BaselineAcceptance {
  /// The key `accept` with its value; nothing where every entry accepts occurrences.
  fileprivate var lines: [String] {
    if ofRules.isEmpty { return usual == .occurrences ? [] : ["accept: \(usual.rawValue)"] }
    let named = ofRules.sorted { $0.key.precedesInBytes($1.key) }
    let all = [(key: Self.anyRule, value: usual)] + named
    return ["accept:"] + all.map { "  \(scalar($0.key)): \($0.value.rawValue)" }
  }
}

private func scalar(_ text: String) -> String {
  isPlainYAML(text) && text != "~" ? text : quotedYAML(text)
}
