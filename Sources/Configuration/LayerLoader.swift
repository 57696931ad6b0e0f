import RuleLanguage
import SourceText
import YAMLText

/// Collects a configuration and all that it extends, in the order in which they are merged.
struct LayerLoader {
  let presets: [Preset]
  let readFile: (String) throws -> String
  let issues: ConfigurationIssues
  /// What was loaded: the extended ones before those that extend them.
  private(set) var layers: [ConfigurationLayer] = []
  /// What stands where a value for a parameter of a preset is written, as a sentence: rules that the
  /// value becomes a part of know it by other names.
  private(set) var handedOver: [SourceLocation: String] = [:]
  /// Files being loaded, outermost first.
  private var open: [String] = []
  private var loaded: Set<String> = []

  init(
    presets: [Preset], readFile: @escaping (String) throws -> String, issues: ConfigurationIssues
  ) {
    self.presets = presets
    self.readFile = readFile
    self.issues = issues
  }

  /// Loads a text and what it extends.
  mutating func load(_ text: String, path: String, defaultPreset: String?) {
    let node: ConfigNode
    do throws(ConfigurationErrors) {
      node =
        try parseYAML(text, path: path)
        ?? ConfigNode(.mapping([]), location: SourceLocation(path: path, line: 1, column: 1))
    } catch {
      issues.report(error)
      return
    }
    let layer = ConfigurationLayer(node, path: path, preset: nil, issues: issues)
    open.append(path)
    loaded.insert(path)
    extend(layer)
    open.removeLast()
    if open.isEmpty, let defaultPreset, layer["rules"] == nil, layer["extends"] == nil {
      loadPreset(defaultPreset, arguments: [], at: layer.location)
    }
    layers.append(layer)
  }

  /// Loads a preset with values for its parameters.
  mutating func loadPreset(_ name: String, arguments: [ConfigPair], at location: SourceLocation) {
    guard let preset = presets.first(where: { $0.name == name }) else {
      let advice = spellingAdvice(for: name, in: presets.map(\.name))
      issues.report("There is no preset `\(name)`. \(advice)", at: location)
      return
    }
    let path = "preset:\(name)"
    guard !open.contains(path) else {
      issues.report("The preset `\(name)` extends itself.", at: location)
      return
    }
    do throws(ConfigurationErrors) {
      guard let node = try parseYAML(preset.text, path: path) else { return }
      let values = PresetArguments(
        preset: preset, arguments: arguments, location: location, issues: issues
      ).values()
      for value in values where value.isWritten {
        for place in value.node.places {
          handedOver[place] = "It is handed over as parameter `\(value.name)` of `\(name)`."
        }
      }
      let filled = ParameterSubstitution(
        values: values, issues: issues, site: location.line > 0 ? location : nil
      ).apply(to: node)
      let layer = ConfigurationLayer(filled, path: path, preset: name, issues: issues)
      open.append(path)
      extend(layer)
      open.removeLast()
      layers.append(layer)
    } catch {
      issues.report(error)
    }
  }

  private mutating func extend(_ layer: ConfigurationLayer) {
    guard let node = layer["extends"] else { return }
    for entry in node.elements ?? [node] {
      guard entry.pairs != nil else {
        guard let text = entry.text, !text.isEmpty, !entry.isNull else {
          issues.report(
            "`extends` takes names of presets and paths of files, or mappings such as "
              + "`{preset: recommended}`; not \(entry.shape).", at: entry.location)
          continue
        }
        let isFile =
          text.utf8.contains(UInt8(ascii: "/")) || text.hasSuffix(".yml")
          || text.hasSuffix(".yaml")
        if isFile {
          loadFile(text, from: layer, at: entry.location)
        } else {
          loadPreset(text, arguments: [], at: entry.location)
        }
        continue
      }
      extend(layer, by: entry)
    }
  }

  private mutating func extend(_ layer: ConfigurationLayer, by entry: ConfigNode) {
    let reader = OptionsReader(
      entry, fields: ConfigurationFields.extends, name: "extends", issues: issues)
    let with = entry["with"]?.pairs ?? []
    switch (reader.optionalText("preset"), reader.optionalText("file")) {
    case (let preset?, nil):
      loadPreset(preset, arguments: with, at: reader.location(of: "preset"))
    case (nil, let file?):
      if let with = entry["with"] {
        reader.report(
          "Only presets take values; `with` cannot stand beside `file`.", at: with.location)
      }
      loadFile(file, from: layer, at: reader.location(of: "file"))
    default:
      reader.report("An entry of `extends` needs either `preset` or `file`.")
    }
  }

  private mutating func loadFile(
    _ written: String, from layer: ConfigurationLayer, at location: SourceLocation
  ) {
    guard layer.preset == nil else {
      issues.report("A preset cannot extend a file.", at: location)
      return
    }
    guard let path = relativePath(written, besides: layer.path, root: open.first ?? "") else {
      issues.report(
        "`\(written)` lies outside the project; extend a file below its root, by a path "
          + "relative to this one.", at: location)
      return
    }
    guard !open.contains(path) else {
      let names = (open + [path]).map { "`\($0)`" }
      issues.report(
        "The files extend each other: \(names.joined(separator: " → ")). Take one `extends` out.",
        at: location)
      return
    }
    guard !loaded.contains(path) else { return }
    let text: String
    do {
      text = try readFile(path)
    } catch {
      issues.report("`\(path)` cannot be read: \(error).", at: location)
      return
    }
    load(text, path: path, defaultPreset: nil)
  }
}

/// The path of a file named relative to another one, or `nil` when it leaves the folder of the root
/// file (the project's root, when the root file lies in the project).
func relativePath(_ written: String, besides file: String, root: String) -> String? {
  guard !written.utf8.starts(with: "/".utf8) else { return nil }
  func parts(_ text: String) -> [Substring] {
    text.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
  }
  let isOutside = root.utf8.starts(with: "/".utf8) || root.utf8.starts(with: "../".utf8)
  let base = isOutside ? parts(root).dropLast() : []
  var result = Array(parts(file).dropLast())
  for part in parts(written) {
    if part == ".." {
      guard result.count > base.count else { return nil }
      result.removeLast()
    } else {
      result.append(part)
    }
  }
  let path = result.joined(separator: "/")
  return root.utf8.starts(with: "/".utf8) ? "/" + path : path
}

extension ConfigNode {
  /// The places of the node and of all that it holds, but for keys.
  fileprivate var places: [SourceLocation] {
    switch content {
    case .scalar: [location]
    case .sequence(let elements): [location] + elements.flatMap(\.places)
    case .mapping(let pairs): [location] + pairs.flatMap(\.value.places)
    }
  }
}
