import Configuration
import Presets

/// Which preset a project gets, with which values, and why.
package struct PresetChoice: Sendable {
  /// The preset.
  package let preset: Preset
  /// The path of its file from the root; `nil` for one that comes with archcheck.
  package let path: String?
  /// What speaks for it and against it; sentences.
  package let reasons: [String]
  /// The values that the project suggests for its parameters.
  package let found: [FoundParameter]
  /// A preset that speaks of something else and fits beside it, with its values; `nil` for none.
  package let companion: (preset: Preset, found: [FoundParameter])?
  /// Whether the project shows enough signs of an architecture, or somebody has chosen.
  package let isCertain: Bool

  /// Looks for the signs of all presets.
  ///
  /// - Parameters:
  ///   - analysis: the project.
  ///   - chosen: the preset that was asked for; `nil` for the one that fits best.
  ///   - general: the preset for projects that no other one fits.
  /// - Throws: a failure when the root cannot be listed.
  package init(
    _ analysis: ProjectAnalysis, chosen: RequestedPreset?, general: Preset
  ) throws(CommandFailure) {
    let traits = try ProjectTraits(of: analysis)
    let fits = presetFits(PresetRegistry.all, to: traits)
    let good = Self.mostTelling(fits.filter(\.isGood))
    var reasons: [String] = []
    if let chosen {
      preset = chosen.preset
      reasons = ["Uses the preset \(chosen.path ?? preset.name), as requested."]
      reasons += presetFits([preset], to: traits).first?.sentences ?? []
    } else if let best = good.first {
      preset = best.preset
      reasons = ["The preset \(best.preset.name) fits: \(best.preset.summary)"] + best.sentences
      let others = good.dropFirst().filter { !Self.standsBeside($0.preset, best.preset) }
      reasons += others.prefix(2).map {
        "'--preset \($0.preset.name)' fits too, with \($0.weight) of \($0.fullWeight) points; "
          + "\(best.preset.name) has \(best.weight) of \(best.fullWeight)."
      }
    } else {
      preset = general
      reasons = [
        "No preset for an architecture fits well enough ('archcheck presets' lists them), so this is "
          + "the general one."
      ]
      if let nearest = fits.first, nearest.weight * 3 >= nearest.fullWeight {
        let lacking = nearest.lacking.map(\.phrase).joined(separator: ", ")
        let without = lacking.isEmpty ? "" : ", but without enough of what it needs: \(lacking)"
        reasons.append(
          "The closest is \(nearest.preset.name), with \(nearest.weight) of "
            + "\(nearest.fullWeight) points\(without). 'archcheck init --preset "
            + "\(nearest.preset.name)' uses it.")
      }
    }
    let main = preset
    companion = good.first { Self.standsBeside($0.preset, main) }.map {
      ($0.preset, foundParameters(of: $0.preset, in: traits))
    }
    if let name = companion?.preset.name {
      reasons.append(
        "The preset \(name) fits too. One of the two speaks of modules, the other of what is in them, so "
          + "both can be extended: remove the '# ' before \(name).")
    }
    path = chosen?.path
    isCertain = chosen != nil || !good.isEmpty
    found = foundParameters(of: preset, in: traits)
    self.reasons = reasons
  }

  /// Fits with those that speak of files before those that speak of modules, where there are both: how
  /// the code within modules is built says more.
  private static func mostTelling(_ fits: [PresetFit]) -> [PresetFit] {
    guard fits.first?.preset.scope == .modules,
      let files = fits.first(where: { $0.preset.scope == .files })
    else { return fits }
    return [files] + fits.filter { $0.preset.name != files.preset.name }
  }

  /// Whether two presets speak of different things.
  private static func standsBeside(_ left: Preset, _ right: Preset) -> Bool {
    guard let own = left.scope, let other = right.scope else { return false }
    return own != other
  }
}

extension PresetFit {
  /// The signs found and missing: a sentence for each found, and one for the others.
  fileprivate var sentences: [String] {
    var sentences = found.filter { $0.sign.weight > 0 }.map { found in
      let more = found.count > 1 ? " and \(found.count - 1) more" : ""
      return "Found \(found.sign.phrase): \(found.example)\(more)."
    }
    let against = found.filter { $0.sign.weight < 0 }
    sentences += against.map { "A sign against it: \($0.sign.phrase) (\($0.example))." }
    if !missing.isEmpty {
      sentences.append("Not found: \(missing.map(\.phrase).joined(separator: ", ")).")
    }
    return sentences
  }
}
