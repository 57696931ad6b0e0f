import RuleLanguage
import SourceText

/// A configuration that others may extend, with what its file says of itself.
package struct Preset: Sendable {
  /// A value that a configuration may hand to a preset.
  package struct Parameter: Sendable {
    /// Its name: `${name}` in the preset stands for the value.
    package let name: String
    /// One sentence for readers; empty for none.
    package let meaning: String
    /// The value when none is handed over, `nil` when one must be.
    package let defaultValue: ConfigNode?
    /// The only texts that it may be, or that its elements may be where it is a list; `nil` for any.
    package let choices: [String]?
    /// What `archcheck init` adds to the default where a project has it, in order.
    package let candidates: [ParameterCandidate]
    /// Where its name is written.
    let location: SourceLocation
  }

  /// What rules speak of. Two presets that speak of different things can stand side by side.
  package enum Scope: String, CaseIterable, Sendable {
    /// How modules depend on each other.
    case modules
    /// What stands in files.
    case files
  }

  /// What its rules are called by.
  package let name: String
  /// One sentence for readers; empty for none.
  package let summary: String
  /// What its page says beside the summary, in Markdown: what architecture it is, and why its rules
  /// are what they are. Empty for nothing.
  package let documentation: String
  /// A picture of the architecture for its page, a Mermaid flowchart. Empty for none.
  package let picture: String
  /// What may be handed over, in order.
  package let parameters: [Parameter]
  /// What a project that the preset is made for looks like.
  package let signs: [PresetSign]
  /// What its rules speak of; `nil` where that is both, or nobody says.
  package let scope: Scope?
  /// The file as it is written.
  package let text: String
  /// The file's document.
  package let root: ConfigNode

  /// The sections of the configuration that it is, without those about itself; a scalar that is
  /// `${name}` and nothing else takes lists and mappings too.
  package var configuration: ConfigNode {
    guard let pairs = root.pairs else { return root }
    let own = ConfigurationFields.presetSections.map(\.name)
    return ConfigNode(.mapping(pairs.filter { !own.contains($0.key) }), location: root.location)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - root: the file's document.
  ///   - text: the file's text.
  ///   - name: its name unless it gives itself one.
  ///   - issues: takes every mistake in what it says of itself.
  init(_ root: ConfigNode, text: String, name: String, issues: ConfigurationIssues) {
    let reader = PresetReader(root: root, issues: issues)
    self.text = text
    self.name = reader.text("name") ?? name
    summary = reader.text("summary") ?? ""
    documentation = reader.text("documentation")?.trimmed ?? ""
    picture = reader.text("picture")?.trimmed ?? ""
    parameters = reader.parameters()
    signs = reader.signs()
    scope = reader.scope()
    self.root = root
    reader.checkUse(of: parameters, in: configuration)
  }
}

/// Something by which a project shows that it is built as a preset expects.
package struct PresetSign: Hashable, Sendable {
  /// The sign in words: ``a folder `Modules/*` ``.
  package var phrase: String { subject.phrase(pattern) }

  /// What is looked for; one that the pattern matches is enough.
  package enum Subject: String, CaseIterable, Sendable {
    /// A folder, by its path from the root, that holds a file at whatever depth.
    case folder
    /// A folder near the top, by name: in the root, in one of the folders there, or where the sources
    /// of a package's module begin. Folders deeper down are those of a part of the project.
    case topFolder = "top-folder"
    /// A file of any sort, by its path from the root.
    case file
    /// A module, by name.
    case module
    /// A module, of the project or from outside, that some file imports.
    case `import`
    /// A declaration at the top of a file, by its name.
    case declaration
    /// A folder around folders that each hold such a file, at whatever depth, as a feature's folder
    /// holds its view model.
    case folderAround = "folder-around"
    /// A folder with sources beside those that ``folderAround`` counts, which holds no such file.
    case folderWithout = "folder-without"
    /// A folder that holds such a file itself; of all such folders those with the most frequent name.
    case folderOf = "folder-of"
    /// A folder beside folders of this name; of all such folders those with the most frequent name.
    case folderBeside = "folder-beside"
    /// The folder that holds the sources of an application of this name.
    case applicationFolder = "application-folder"
    /// A module that declares this, a kind and a name: `protocol *Setup`.
    case moduleOf = "module-of"
    /// A library with such a file, by the file's path from the library's own folder.
    case moduleWith = "module-with"
    /// The last word of this form that most protocols share which types of other modules adopt.
    case adoptedEnding = "adopted-ending"
    /// The ending of this form that demo apps have behind the names of libraries.
    case demoEnding = "demo-ending"
    /// A library of this name on which two or more other libraries depend, at least a quarter of all.
    case sharedModule = "shared-module"
    /// The library of this name on which most other libraries depend, at least half of all, while it
    /// depends on none.
    case baseModule = "base-module"
    /// An application that is not a demo, by the name of its module.
    case application
    /// A module that has a partner, by the partner's name: `?*Interface` finds `Login` where there
    /// are `Login` and `LoginInterface`.
    case partnerOf = "partner-of"
    /// A type at the top of a file that uses a type or function from outside of this name.
    case userOf = "user-of"

    /// What kind of text its pattern is matched with.
    package var flavour: Pattern.Flavour {
      switch self {
      case .folder, .file, .folderAround, .folderWithout, .folderOf, .moduleWith: .folder
      case .topFolder, .module, .import, .declaration, .application, .partnerOf, .userOf,
        .folderBeside, .applicationFolder, .moduleOf, .adoptedEnding, .demoEnding,
        .sharedModule, .baseModule:
        .name
      }
    }
  }

  /// How much it counts: 1 for a hint that many projects give, more for what few others have. Less
  /// than 0 for what speaks against the preset.
  package let weight: Int
  /// What is looked for.
  package let subject: Subject
  /// Which of them.
  package let pattern: Pattern
  /// How many there must be, 1 or more.
  package let minimum: Int
  /// How many there must be for each source file of the project, `0...1`.
  package let share: Double
  /// Whether the preset fits no project without it.
  package let isNeeded: Bool
}

extension PresetSign.Subject {
  /// Something that a pattern matches, in words: ``a folder `Modules/*` ``.
  fileprivate func phrase(_ pattern: Pattern) -> String {
    let name = "`\(pattern.text)`"
    return switch self {
    case .folder: "a folder \(name)"
    case .topFolder: "a folder \(name) near the top"
    case .file: "a file \(name)"
    case .module: "a module \(name)"
    case .import: "an import of \(name)"
    case .declaration: "a declaration named \(name)"
    case .folderAround: "a folder of folders with a file \(name)"
    case .folderWithout: "a folder beside such folders without a file \(name)"
    case .folderOf: "a folder of files \(name)"
    case .folderBeside: "a folder beside \(name)"
    case .applicationFolder: "a folder of an application \(name)"
    case .moduleOf: "a module with a \(name)"
    case .moduleWith: "a library with a file \(name)"
    case .adoptedEnding: "protocols with the ending \(name) that other modules adopt"
    case .demoEnding: "demo apps with the ending \(name)"
    case .sharedModule: "a library \(name) that several others use"
    case .baseModule: "a library \(name) that most others use"
    case .application: "an application \(name)"
    case .partnerOf: "a module with a partner \(name)"
    case .userOf: "a type that uses \(name)"
    }
  }
}

extension ParameterCandidate {
  /// The candidate in words.
  package var phrase: String {
    subject.phrase(pattern) + (also.map { " and one `\($0.text)`" } ?? "")
      + (unless.map { ", unless it is a `\($0.text)`" } ?? "")
  }
}
