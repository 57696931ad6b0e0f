import SourceText

/// The id of a rule of a preset: the preset's name, a slash, and what the preset calls the rule.
package func ruleID(of rule: String, inPreset preset: String) -> String { "\(preset)/\(rule)" }

/// What a misspelt or former id of a rule means, as a sentence.
///
/// - Parameters:
///   - id: what was written, the id of no rule.
///   - known: the ids of all rules, in the order in which ties are decided.
///   - quote: what stands around ids.
/// - Returns: `It is called …` for an id that a preset's rule had before ids named the preset, and
///   `Did you mean …?` where a rule's id, or its part behind the slash, is near; `nil` for neither.
/// - Complexity: O(known · length²).
package func ruleAdvice(
  for id: String, in known: [String], quote: Character = "`"
) -> String? {
  if let present = presentRuleID(ofFormer: id, in: known) {
    return "It is now called \(quote)\(present)\(quote)."
  }
  let parts = known.map(lastPart)
  let meant =
    known.indices.first { parts[$0].equalsInBytes(id) }.map { known[$0] }
    ?? nearestSpelling(to: id, in: known)
    ?? nearestSpelling(to: id, in: parts).flatMap { near in
      parts.firstIndex { $0.equalsInBytes(near) }.map { known[$0] }
    }
  return meant.map { "Did you mean \(quote)\($0)\(quote)?" }
}

/// The id of the rule that had another one before ids named the preset; `nil` where none of the known
/// rules had it. O(known).
package func presentRuleID(ofFormer id: String, in known: [String]) -> String? {
  known.first { formerRuleID(of: $0)?.equalsInBytes(id) == true }
}

/// The id that a rule of a preset had before ids named the preset; `nil` for other rules.
package func formerRuleID(of rule: String) -> String? {
  guard let slash = rule.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
  let (preset, name) = (String(rule[..<slash]), String(rule[slash...].dropFirst()))
  if preset == "recommended" { return formerlyPlain.contains(name) ? name : nil }
  return formerPrefixes[preset].map { $0 + name }
}

/// What ids of rules began with, by preset.
private let formerPrefixes = [
  "beaver": "bv-", "bitrise-modules": "bc-", "clean-architecture": "ca-", "clean-layers": "gt-",
  "layered": "layers-", "remix": "rx-", "sdk-split": "sdk-", "tca": "tca-", "viper": "viper-",
]

/// The rules of `recommended`, which had no prefix.
private let formerlyPlain = ["module-cycles", "undeclared-dependencies", "unused-dependencies"]

/// An id without its preset.
private func lastPart(of id: String) -> String {
  id.split(separator: "/").last.map(String.init) ?? id
}
