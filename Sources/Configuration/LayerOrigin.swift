/// Where a text of a configuration comes from, and what it is to what extends it.
enum LayerOrigin {
  /// A part of the configuration: `archcheck.yml` itself, or a file that it is divided into.
  case part(path: String)
  /// A preset that comes with archcheck.
  case builtIn(name: String)
  /// A preset of the project's own.
  case presetFile(path: String)

  /// The file's path; for a preset without a file its name with `preset:` before it.
  var path: String {
    switch self {
    case .part(let path), .presetFile(let path): path
    case .builtIn(let name): "preset:\(name)"
    }
  }

  /// How `extends` names it, a file by its path from the root.
  var source: String {
    switch self {
    case .part(let path), .presetFile(let path): path
    case .builtIn(let name): name
    }
  }

  /// The name of a preset that gives itself none: that of the file, without its ending.
  var name: String {
    guard case .presetFile(let path) = self else { return source }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").first.map(String.init) ?? file
  }

  /// Whether it comes with archcheck, so that nobody can open it.
  var isBuiltIn: Bool {
    if case .builtIn = self { true } else { false }
  }

  /// Whether it is a preset.
  var isPreset: Bool {
    if case .part = self { false } else { true }
  }
}

/// A preset that a configuration extends.
struct ExtendedPreset {
  /// What its rules are called by.
  var name: String
  /// How `extends` names it, a file by its path from the root.
  var source: String
}
