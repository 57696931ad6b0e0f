/// A configuration that comes with archcheck and that others extend.
package struct Preset: Sendable {
  /// A value that a configuration may hand to a preset.
  package struct Parameter: Sendable {
    /// Its name: `${name}` in the preset's text stands for the value.
    package let name: String
    /// The value when none is handed over, `nil` when one must be. One that begins with `[`
    /// is a list in YAML's flow style, any other is a scalar.
    package let defaultValue: String?
    /// The only texts that it may be, or that its elements may be where it is a list; `nil` for any.
    package let choices: [String]?
    /// One sentence for the documentation.
    package let meaning: String

    /// Makes a parameter.
    package init(
      name: String, defaultValue: String?, choices: [String]? = nil, meaning: String
    ) {
      self.name = name
      self.defaultValue = defaultValue
      self.choices = choices
      self.meaning = meaning
    }
  }

  /// The name under `extends:`.
  package let name: String
  /// One sentence for the documentation.
  package let summary: String
  /// What its page says beside the summary, in Markdown: what architecture it is, and why its rules
  /// are what they are. Empty for nothing.
  package let documentation: String
  /// What may be handed over, in order.
  package let parameters: [Parameter]
  /// What a project that the preset is made for looks like.
  package let signs: [PresetSign]
  /// The configuration's YAML. A scalar that is `${name}` and nothing else takes lists and mappings
  /// too.
  package let text: String

  /// Makes a preset.
  package init(
    name: String, summary: String, documentation: String = "", parameters: [Parameter] = [],
    signs: [PresetSign] = [], text: String
  ) {
    self.name = name
    self.summary = summary
    self.documentation = documentation
    self.parameters = parameters
    self.signs = signs
    self.text = text
  }
}

/// Something by which a project shows that it is built as a preset expects.
package struct PresetSign: Hashable, Sendable {
  /// What is looked for; each holds a pattern, of which one match is enough.
  package enum Mark: Hashable, Sendable {
    /// A folder, by its path from the root, that holds a file at whatever depth.
    case folders(String)
    /// A file of any sort, by its path from the root.
    case files(String)
    /// A module, by its name.
    case modules(String)
    /// A module, of the project or from outside, that some file imports.
    case imports(String)
    /// A declaration at the top of a file, by its name.
    case declares(String)
  }

  /// How much it counts: 1 for a hint that many projects give, more for what few others have. Less
  /// than 0 for what speaks against the preset.
  package let weight: Int
  /// What is looked for.
  package let mark: Mark

  /// Makes a sign.
  package init(_ weight: Int, _ mark: Mark) {
    self.weight = weight
    self.mark = mark
  }
}

extension PresetSign.Mark {
  /// The pattern.
  package var pattern: String {
    switch self {
    case .folders(let text), .files(let text), .modules(let text), .imports(let text),
      .declares(let text):
      text
    }
  }

  /// What kind of text the pattern is matched with.
  package var flavour: Pattern.Flavour {
    switch self {
    case .folders, .files: .folder
    case .modules, .imports, .declares: .name
    }
  }

  /// The mark in words: ``folders `Modules/*` ``.
  package var phrase: String {
    switch self {
    case .folders(let text): "a folder `\(text)`"
    case .files(let text): "a file `\(text)`"
    case .modules(let text): "a module `\(text)`"
    case .imports(let text): "an import of `\(text)`"
    case .declares(let text): "a declaration named `\(text)`"
    }
  }
}
