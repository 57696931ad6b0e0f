import RuleLanguage

/// The rule kinds and the rules of a project: the output of `rules`.
package struct RuleOverview: Hashable, Sendable {
  /// A rule kind.
  package struct Kind: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it is, in a few words.
    package var title: String
    /// What a rule of it says, in a sentence.
    package var summary: String

    /// Makes a kind.
    package init(name: String, title: String, summary: String) {
      self.name = name
      self.title = title
      self.summary = summary
    }
  }

  /// A rule of the configuration.
  package struct Rule: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// Its kind.
    package var kind: String
    /// How much a violation weighs; `nil` when it is switched off.
    package var severity: Severity?
    /// Where its body comes from: `preset:NAME`, or the path of a file.
    package var source: String
    /// The files and presets, in the order merged, that change it; without its source.
    package var changedBy: [String]

    /// Makes a rule.
    package init(
      id: String, kind: String, severity: Severity?, source: String, changedBy: [String]
    ) {
      self.id = id
      self.kind = kind
      self.severity = severity
      self.source = source
      self.changedBy = changedBy
    }
  }

  /// The kinds, sorted by name.
  package var kinds: [Kind]
  /// The rules in the order of the configuration.
  package var rules: [Rule]
  /// The configuration file; `nil` where the preset `recommended` stands in for one.
  package var configuration: String?

  /// Makes an overview.
  package init(kinds: [Kind], rules: [Rule], configuration: String?) {
    self.kinds = kinds
    self.rules = rules
    self.configuration = configuration
  }
}

extension RuleEntry {
  /// Where its body comes from: `preset:NAME`, or the path of a file.
  package var source: String { preset.map { "preset:\($0)" } ?? location.path }

  /// The files and presets, in the order merged, that change it.
  package var changedBy: [String] {
    var result: [String] = []
    for place in mentions where place != source && !result.contains(place) {
      result.append(place)
    }
    return result
  }
}
