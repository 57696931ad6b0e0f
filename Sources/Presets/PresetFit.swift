import Configuration
import RuleLanguage
import SourceText

/// What of a project the signs of presets are looked for in.
package struct ProjectTraits: Sendable {
  /// Folders that hold a file at whatever depth, by their paths from the root.
  package var folders: [String]
  /// Files of any sort, by their paths from the root.
  package var files: [String]
  /// Names of modules.
  package var modules: [String]
  /// Names of modules that some file imports.
  package var imports: [String]
  /// Names of declarations at the top of files.
  package var declarations: [String]

  /// Collects traits; the folders are those around the files.
  package init(files: [String], modules: [String], imports: [String], declarations: [String]) {
    self.files = files.sorted { $0.precedesInBytes($1) }
    var folders: Set<String> = []
    for file in files {
      var path = Substring(file)
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        if !folders.insert(String(path)).inserted { break }
      }
    }
    self.folders = folders.sorted { $0.precedesInBytes($1) }
    self.modules = Set(modules).sorted { $0.precedesInBytes($1) }
    self.imports = Set(imports).sorted { $0.precedesInBytes($1) }
    self.declarations = Set(declarations).sorted { $0.precedesInBytes($1) }
  }

  fileprivate func texts(for subject: PresetSign.Subject) -> [String] {
    switch subject {
    case .folder: folders
    case .file: files
    case .module: modules
    case .import: imports
    case .declaration: declarations
    }
  }
}

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
  }

  /// The preset.
  package var preset: Preset
  /// The signs found, in the preset's order.
  package var found: [Found]

  /// What the signs found weigh together.
  package var weight: Int { found.reduce(0) { $0 + $1.sign.weight } }

  /// Whether at least half of the weight of the signs that speak for the preset is there.
  package var isGood: Bool {
    let all = preset.signs.reduce(0) { $0 + max(0, $1.weight) }
    return weight > 0 && weight * 2 >= all
  }
}

/// How well a project fits each preset that has signs: the one of most weight first, then by name.
///
/// Complexity: O(signs · things).
package func presetFits(_ presets: [Preset], to traits: ProjectTraits) -> [PresetFit] {
  presets.filter { !$0.signs.isEmpty }.map { preset in
    PresetFit(preset: preset, found: preset.signs.compactMap { found($0, in: traits) })
  }.sorted { left, right in
    left.weight == right.weight
      ? left.preset.name.precedesInBytes(right.preset.name) : left.weight > right.weight
  }
}

private func found(_ sign: PresetSign, in traits: ProjectTraits) -> PresetFit.Found? {
  let matches = traits.texts(for: sign.subject).filter { sign.pattern.matches($0) }
  return matches.first.map { PresetFit.Found(sign: sign, count: matches.count, example: $0) }
}
