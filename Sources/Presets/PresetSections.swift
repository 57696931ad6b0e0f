import Configuration
import SourceText

extension Preset {
  /// The sections of the configuration that it is, with their texts as they are written.
  var sections: [(key: String, text: String)] {
    let own = configuration.pairs?.map(\.key) ?? []
    return TextBlocks(text).blocks(of: root.pairs ?? []).filter { own.contains($0.key) }
  }

  /// The configuration that it is as it is written, comments included; ends with a line end.
  var configurationText: String { sections.map(\.text).joined(separator: "\n\n") + "\n" }

  /// Its own rules, with their texts as they are written.
  var rules: [(rule: ConfigPair, text: String)] {
    let sections = root.pairs ?? []
    guard let index = sections.firstIndex(where: { $0.key == "rules" }),
      let rules = sections[index].value.pairs
    else { return [] }
    let next = sections.indices.contains(index + 1) ? sections[index + 1].keyLocation.line : nil
    return Array(zip(rules, TextBlocks(text).blocks(of: rules, end: next).map(\.text)))
  }
}
