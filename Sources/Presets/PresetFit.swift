import Configuration
import SourceText

/// How well a project fits a preset.
package struct PresetFit: Sendable {
  /// A sign of the preset that the project gives.
  package struct Found: Sendable {
    /// The sign.
    package var sign: PresetSign
    /// Number of things that match it, at least 1.
    package var count: Int
    /// The first of them by name.
    package var example: String

    /// Whether the sign says something about the whole project. One that speaks against the preset
    /// does not where it is rare: less than a tenth of what speaks for it among things of its sort.
    fileprivate func counts(among found: [Found]) -> Bool {
      guard sign.weight < 0 else { return true }
      let speaking = found.filter { $0.sign.weight > 0 && $0.sign.subject == sign.subject }
      return count * 10 >= speaking.map(\.count).max() ?? 0
    }
  }

  /// The preset.
  package var preset: Preset
  /// The signs found, in the preset's order.
  package var found: [Found]

  /// The signs without which the preset fits no project, and that are not there.
  package var lacking: [PresetSign] { missing.filter(\.isNeeded) }

  /// The signs that speak for the preset and are not there.
  package var missing: [PresetSign] {
    preset.signs.filter { sign in sign.weight > 0 && !found.contains { $0.sign == sign } }
  }

  /// What the signs found weigh together.
  package var weight: Int { found.reduce(0) { $0 + $1.sign.weight } }

  /// What the signs that speak for the preset weigh together.
  package var fullWeight: Int { preset.signs.reduce(0) { $0 + max(0, $1.weight) } }

  /// Whether at least half of the weight of the signs that speak for the preset is there, and every
  /// sign that is needed.
  package var isGood: Bool { weight > 0 && weight * 2 >= fullWeight && lacking.isEmpty }
}

/// How well a project fits each preset that has signs: the one of most weight first, among equals the
/// one that asks for most, then by name.
///
/// Complexity: O(signs · things).
package func presetFits(_ presets: [Preset], to traits: ProjectTraits) -> [PresetFit] {
  presets.filter { !$0.signs.isEmpty }.map { preset in
    let all = preset.signs.compactMap { found($0, in: traits) }
    return PresetFit(preset: preset, found: all.filter { $0.counts(among: all) })
  }.sorted { left, right in
    let (own, other) = ((left.weight, left.fullWeight), (right.weight, right.fullWeight))
    return own == other ? left.preset.name.precedesInBytes(right.preset.name) : own > other
  }
}

private func found(_ sign: PresetSign, in traits: ProjectTraits) -> PresetFit.Found? {
  let matches = traits.matches(sign.subject, sign.pattern)
  guard matches.count >= sign.minimum,
    Double(matches.count) >= sign.share * Double(traits.sourceFiles)
  else { return nil }
  return matches.first.map { PresetFit.Found(sign: sign, count: matches.count, example: $0) }
}
