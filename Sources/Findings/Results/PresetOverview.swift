/// The presets: the output of `presets`.
package struct PresetOverview: CommandResult, Hashable {
  /// `presets`.
  package static let command = "presets"

  /// A preset.
  package struct Preset: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The names of its parameters.
    package var parameters: [String]
    /// What it asks for.
    package var summary: String

    /// Makes a preset.
    package init(name: String, parameters: [String], summary: String) {
      self.name = name
      self.parameters = parameters
      self.summary = summary
    }
  }

  /// The presets in the order of output.
  package var presets: [Preset]

  /// Makes an overview.
  package init(_ presets: [Preset]) { self.presets = presets }

  /// Everything about them, for programs.
  package var listing: Listing {
    Listing(
      subject: "presets",
      columns: [
        Listing.Column(key: "name", title: "Preset"),
        Listing.Column(key: "parameters", title: "Parameters"),
        Listing.Column(key: "summary", title: "Summary"),
      ],
      rows: presets.map { [.text($0.name), .names($0.parameters), .text($0.summary)] })
  }

  /// What each asks for, uncut, for people: `presets NAME` tells the parameters.
  package var digest: Listing {
    var listing = Listing(
      subject: "presets; 'archcheck presets NAME' prints one with its parameters and rules",
      columns: [
        Listing.Column(key: "name", title: "Preset"),
        Listing.Column(key: "summary", title: "Summary"),
      ],
      rows: presets.map { [.text($0.name), .text($0.summary)] })
    listing.cellWidth = .max
    return listing
  }
}

/// A preset as a configuration that can be extended or pasted: the output of `presets NAME`.
package struct PresetConfiguration: CommandResult, Hashable {
  /// `presets NAME`.
  package static let command = "presets NAME"

  /// YAML, ended by a newline.
  package var text: String

  /// Makes a result.
  package init(text: String) { self.text = text }
}
