import Configuration
import SourceText

/// Which parameters of a preset its rules depend on, themselves or through tags.
package struct ParameterUses {
  private let ofRule: [String: Set<String>]

  /// Reads the rules of a preset. O(its text · tags).
  package init(_ preset: Preset) {
    let tags = (preset.configuration["tags"]?.pairs ?? []).reduce(into: [String: Mentions]()) {
      $0[$1.key] = Mentions($1.value)
    }
    var rules: [String: Set<String>] = [:]
    for pair in preset.configuration["rules"]?.pairs ?? [] {
      var found = Mentions(pair.value)
      var pending = Array(found.tags)
      while let tag = pending.popLast() {
        guard let inner = tags[tag] else { continue }
        found.parameters.formUnion(inner.parameters)
        for next in inner.tags where found.tags.insert(next).inserted { pending.append(next) }
      }
      rules["\(preset.name)/\(pair.key)"] = found.parameters
    }
    ofRule = rules
  }

  /// The parameters that some rules depend on and that all others of the preset do without, sorted.
  ///
  /// - Parameter rules: the ids of the rules, with the preset's name.
  package func parameters(onlyOf rules: Set<String>) -> [String] {
    var own: Set<String> = []
    var others: Set<String> = []
    for (rule, parameters) in ofRule {
      if rules.contains(rule) { own.formUnion(parameters) } else { others.formUnion(parameters) }
    }
    return own.subtracting(others).sorted()
  }

  /// What a part of a preset mentions.
  private struct Mentions {
    var parameters: Set<String> = []
    var tags: Set<String> = []

    init(_ node: ConfigNode) {
      let text = node.flowText
      _ = text.fillingPlaceholders(in: [.braces]) { name in
        parameters.insert(String(name))
        return ""
      }
      for match in text.matches(of: /tag:([\w-]+)/) { tags.insert(String(match.1)) }
    }
  }
}
