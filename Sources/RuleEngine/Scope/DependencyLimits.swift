import DependencyModel
import RuleLanguage
import SourceFacts
import SourceText

/// Which references and imports a rule speaks of: the options `via`, `members` and `unless`.
package struct DependencyLimits: Sendable {
  /// The sorts; empty for all.
  package var sorts: [DependencySort] = []
  /// Patterns of the members named; empty for all references.
  package var members: [Pattern] = []
  /// Where `members` is written.
  package var membersLocation: SourceLocation
  /// Where one of these conditions holds, nothing counts.
  package var unless: [BuildCondition] = []

  /// Limits; without arguments, every dependency counts.
  package init(
    sorts: [DependencySort] = [], members: [Pattern] = [], membersLocation: SourceLocation,
    unless: [BuildCondition] = []
  ) {
    self.sorts = sorts
    self.members = members
    self.membersLocation = membersLocation
    self.unless = unless
  }

  /// Whether everything counts.
  package var areNone: Bool { sorts.isEmpty && members.isEmpty && unless.isEmpty }

  /// The limits as messages name them; `nil` where there are none.
  package var terms: DependencyTerms? {
    let terms = DependencyTerms(sorts: sorts, members: members.map(\.text))
    return terms.areOpen ? nil : terms
  }

  /// Whether some pattern of `members` takes a name.
  package func matches(_ name: String) -> NameMatch {
    var match = NameMatch.none
    for pattern in members where pattern.matchesBase(name) {
      if !pattern.namesLabels { return .whole }
      match = .base
    }
    return match
  }

  /// Whether some pattern of `members` takes a name with argument labels.
  package func matches(_ name: String, _ labels: WrittenLabels) -> Bool {
    members.contains { $0.namesLabels && $0.matches(name, labels) }
  }
}

/// How far a name matches patterns of members.
package enum NameMatch: Sendable {
  /// Not at all.
  case none
  /// Its argument labels decide.
  case base
  /// Whatever its labels.
  case whole
}

extension OptionField {
  /// `via`: the sorts of references that count.
  package static let via = OptionField.optional(
    "via", .choices(DependencySort.allCases.map(\.rawValue)),
    "The kinds of dependency that count; by default all but `manifest`: `import`, `reference` (all "
      + "but imports), `call`, `inheritance`, `type` (as the type of something), `assignment` (a "
      + "member is modified: left of `=` or `+=`, after `&`, or as part of a value that is "
      + "written), `manifest` (a manifest declares it, used or not).")

  /// `members`: which members of what a selector takes count.
  package static func members(of option: String) -> OptionField {
    .optional(
      "members", .patterns(.member),
      "Only references to these members of what `\(option)` selects count: by name, or with "
        + "argument labels as in `fetch(old:)`. `init` means creating an instance: `Type(…)`, "
        + "`Type.init`, `.init(…)`.")
  }
}

extension OptionsReader {
  /// Reads `via` and, where the rule has it, `members`, and reports what contradicts them.
  ///
  /// - Parameters:
  ///   - selectors: the selectors whose members are named, or which limit what can be seen.
  ///   - walks: whether the rule follows chains, which consist of dependencies of every sort.
  package func dependencyLimits(of selectors: [NamedSelector], walks: Bool) -> DependencyLimits {
    let hasMembers = fields.contains { $0.name == "members" }
    var limits = DependencyLimits(membersLocation: location(of: "via"))
    limits.sorts = texts("via").compactMap(DependencySort.init)
    if hasMembers {
      limits.members = memberPatterns()
      limits.membersLocation = location(of: "members")
    }
    for option in ["via", "members"] where walks && fields.contains(where: { $0.name == option }) {
      guard isWritten(option) else { continue }
      report(
        "`through: any` follows dependencies of every kind. Remove `\(option)`, or write `through: "
          + "direct`.", at: location(of: option))
    }
    reportOutside(selectors, limits)
    if limits.sorts == [.import], !limits.members.isEmpty {
      report(
        "Imports have no members. Remove `import` from `via`, or `members` from the rule.",
        at: location(of: "via"))
    }
    return limits
  }

  /// The patterns of `members`, none of which may hold captures.
  package func memberPatterns() -> [Pattern] {
    for pattern in placedPatterns("members") where pattern.pattern.hasCaptures {
      report(
        "`members` does not support captures, but `\(pattern.pattern.text)` contains one. Write "
          + "`*` in its place.", at: pattern.location)
    }
    return patterns("members")
  }

  private func reportOutside(_ selectors: [NamedSelector], _ limits: DependencyLimits) {
    for named in selectors {
      for leaf in named.selector.leaves where leaf.kind.isOutsideProject {
        if !limits.members.isEmpty {
          report(
            "`members` needs code of the project, but `\(leaf.text)` in `\(named.option)` is not. "
              + "For members of external code, write a rule of kind `external` with "
              + "`members`.", at: leaf.location)
        } else if leaf.kind == .external, !limits.sorts.isEmpty,
          limits.sorts.allSatisfy({ $0 != .import && $0 != .manifest })
        {
          report(
            "`\(leaf.text)` matches only imports. Add `import` to `via`, or select the names used "
              + "with `symbol:`.", at: leaf.location)
        }
      }
    }
  }
}
