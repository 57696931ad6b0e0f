import RuleEngine
import RuleLanguage
import SourceText

/// A part of the configuration with its place.
struct PlacedText: Hashable, Sendable {
  var text: String
  var location: SourceLocation
}

/// The values written for parameters of presets that select nothing, with the rules that are
/// inactive because of them.
struct IdleParameters {
  private var order: [PlacedText] = []
  private var entries: [PlacedText: [RuleEntry]] = [:]

  /// Notes what leaves a rule nothing to check.
  mutating func add(_ values: [PlacedText], of entry: RuleEntry) {
    for value in Set(values) {
      if entries[value] == nil { order.append(value) }
      entries[value, default: []].append(entry)
    }
  }

  /// One warning for each value, of the first rule that it concerns.
  var breaches: [Breach] {
    order.compactMap { value in
      guard let entries = entries[value], let first = entries.first,
        let parameter = first.parameters[value.location]
      else { return nil }
      let defect = UselessParameter(
        parameter: parameter.name, preset: parameter.preset, value: value.text,
        rules: entries.map(\.id))
      // The rule's reason is none for the value.
      var entry = first
      entry.because = nil
      return Breach(Finding(defect, at: value.location), of: entry, .warning)
    }
  }
}
