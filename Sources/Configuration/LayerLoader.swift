import RuleLanguage
import SourceText
import YAMLText

/// Collects a configuration and all that it extends, in the order in which they are merged.
struct LayerLoader {
  let presets: [PresetFile]
  let readFile: (String) throws -> String
  let issues: ConfigurationIssues
  /// What was loaded: the extended ones before those that extend them.
  private(set) var layers: [ConfigurationLayer] = []
  /// The parameters of presets whose values stand at a place: rules that a value becomes a part of
  /// know it by other names.
  private(set) var handedOver: [SourceLocation: PresetParameter] = [:]
  /// What is being loaded, outermost first: paths of files and names of presets.
  private var open: [String] = []
  /// The files that are parts of the configuration.
  private var loaded: Set<String> = []
  /// How many files and presets were loaded.
  private var loadCount = 0
  private let budget = SubstitutionBudget()
  /// The highest severity of what is being loaded, by the entries of `extends` around it.
  private var limit: Severity?

  /// Files and presets that a configuration may consist of, those that are there several times
  /// counted each time.
  static let maximumLoads = 500
  /// How deep they may extend one another.
  static let maximumDepth = 32

  init(
    presets: [PresetFile], readFile: @escaping (String) throws -> String,
    issues: ConfigurationIssues
  ) {
    self.presets = presets
    self.readFile = readFile
    self.issues = issues
  }

  /// Loads the configuration itself and what it extends.
  ///
  /// - Parameter defaultPreset: what it extends where it has neither `rules` nor `extends`.
  mutating func load(_ text: String, path: String, defaultPreset: String?) {
    loaded.insert(path)
    load(text, from: .part(path: path), defaultPreset: defaultPreset)
  }

  /// Loads a preset that comes with archcheck, with values for its parameters.
  mutating func loadPreset(_ name: String, arguments: [ConfigPair], at location: SourceLocation) {
    guard let file = presets.first(where: { $0.name == name }) else {
      let advice = spellingAdvice(for: name, in: presets.map(\.name))
      issues.report("There is no preset `\(name)`. \(advice)", at: location)
      return
    }
    guard closesNoCircle(name, at: location) else { return }
    load(file.text, from: .builtIn(name: name), arguments: arguments, at: location)
  }

  /// Loads a text and what it extends.
  ///
  /// - Parameters:
  ///   - arguments: values for its parameters.
  ///   - location: where it is extended.
  private mutating func load(
    _ text: String, from origin: LayerOrigin, arguments: [ConfigPair] = [],
    at location: SourceLocation? = nil, defaultPreset: String? = nil
  ) {
    loadCount += 1
    guard loadCount <= Self.maximumLoads, open.count < Self.maximumDepth else {
      reportExcess(at: location ?? SourceLocation(path: origin.path))
      return
    }
    let root: ConfigNode
    do throws(ConfigurationErrors) {
      root = try parseYAML(text, path: origin.path) ?? .emptyFile(origin.path)
    } catch {
      issues.report(error)
      return
    }
    let preset = Preset(root, text: text, name: origin.name, issues: issues)
    let values = PresetArguments(
      preset: preset, arguments: arguments, location: location, isBuiltIn: origin.isBuiltIn,
      issues: issues
    ).values()
    for value in values where value.isWritten {
      for place in value.node.places {
        handedOver[place] = PresetParameter(name: value.name, preset: preset.name)
      }
    }
    // A built-in preset has no file that could be opened: all that it says stands where it is named.
    let site = origin.isBuiltIn ? location.flatMap { $0.line > 0 ? $0 : nil } : nil
    let filled = ParameterSubstitution(values: values, issues: issues, site: site, budget: budget)
      .apply(to: preset.configuration)
    var layer = ConfigurationLayer(
      filled, origin: origin, name: preset.name, issues: issues)
    layer.severityLimit = limit
    checkName(of: layer, at: location)
    open.append(origin.source)
    extend(layer)
    open.removeLast()
    if let defaultPreset, layer["rules"] == nil, layer["extends"] == nil {
      loadPreset(defaultPreset, arguments: [], at: layer.location)
    }
    layers.append(layer)
  }

  /// Reports once that there are too many files and presets.
  private mutating func reportExcess(at location: SourceLocation) {
    if loadCount <= Self.maximumLoads || loadCount == Self.maximumLoads + 1 {
      issues.report(
        "The configuration extends more than \(Self.maximumLoads) files and presets, or they extend "
          + "one another more than \(Self.maximumDepth) levels deep. Use fewer of them.",
        at: location)
    }
    loadCount = max(loadCount, Self.maximumLoads + 1)
  }

  /// Reports a preset whose name cannot stand in ids, or whose rules would have those of another's.
  private func checkName(of layer: ConfigurationLayer, at location: SourceLocation?) {
    guard let location, let own = layer.preset else { return }
    if own.name.isEmpty
      || !own.name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    {
      issues.report(
        "`\(own.name)` cannot be the name of a preset, because rule ids begin with it. Add a "
          + "`name:` of letters, digits, `-`, `_` and `.` to `\(own.source)`.", at: location)
    }
    let other = layers.lazy.compactMap(\.preset).first {
      $0.name == own.name && $0.source != own.source
    }
    guard let other else { return }
    issues.report(
      "`\(other.source)` and `\(own.source)` are both named `\(own.name)`, so their rules would "
        + "have the same ids. Give one of your files another `name:`.", at: location)
  }

  // MARK: What a layer extends

  private mutating func extend(_ layer: ConfigurationLayer) {
    guard let node = layer["extends"] else { return }
    for entry in node.elements ?? [node] {
      if entry.pairs != nil {
        extend(layer, by: entry)
      } else if let text = entry.text, !text.isEmpty, !entry.isNull {
        if PresetFile.isPath(text) {
          loadFile(text, from: layer, at: entry.location)
        } else {
          loadPreset(text, arguments: [], at: entry.location)
        }
      } else {
        issues.report(
          "`extends` takes names of presets and paths of files, or mappings such as "
            + "`{preset: recommended}`; not \(entry.shape).", at: entry.location)
      }
    }
  }

  private mutating func extend(_ layer: ConfigurationLayer, by entry: ConfigNode) {
    let reader = OptionsReader(
      entry, fields: ConfigurationFields.extends, name: "extends", issues: issues)
    let with = entry["with"]?.pairs ?? []
    let outer = limit
    defer { limit = outer }
    let own = reader.optionalText("severity").flatMap(Severity.init(rawValue:))
    limit = own?.limited(to: outer) ?? outer
    switch (reader.optionalText("preset"), reader.optionalText("file")) {
    case (let preset?, nil):
      let location = reader.location(of: "preset")
      if PresetFile.isPath(preset) {
        loadPresetFile(preset, arguments: with, from: layer, at: location)
      } else {
        loadPreset(preset, arguments: with, at: location)
      }
    case (nil, let file?):
      if let with = entry["with"] {
        reader.report(
          "Only presets have parameters; `with` cannot be used with `file`.", at: with.location)
      }
      loadFile(file, from: layer, at: reader.location(of: "file"))
    default:
      reader.report("An entry of `extends` needs either `preset` or `file`.")
    }
  }

  /// Loads a file as a part of the configuration, unless it is one already.
  private mutating func loadFile(
    _ written: String, from layer: ConfigurationLayer, at location: SourceLocation
  ) {
    guard let path = path(written, from: layer, at: location),
      closesNoCircle(path, at: location), loaded.insert(path).inserted,
      let text = text(of: path, at: location)
    else { return }
    load(text, from: .part(path: path))
  }

  /// Loads a file as a preset, with values for its parameters.
  private mutating func loadPresetFile(
    _ written: String, arguments: [ConfigPair], from layer: ConfigurationLayer,
    at location: SourceLocation
  ) {
    guard loadCount <= Self.maximumLoads, let path = path(written, from: layer, at: location),
      closesNoCircle(path, at: location), let text = text(of: path, at: location)
    else { return }
    load(text, from: .presetFile(path: path), arguments: arguments, at: location)
  }

  private func path(
    _ written: String, from layer: ConfigurationLayer, at location: SourceLocation
  ) -> String? {
    guard !layer.origin.isBuiltIn else {
      issues.report("A built-in preset cannot extend a file.", at: location)
      return nil
    }
    if let path = relativePath(written, besides: layer.path, root: open.first ?? "") {
      return path
    }
    issues.report(
      "`\(written)` is outside the project; extend a file below its root, by a path relative to "
        + "this one.", at: location)
    return nil
  }

  private func closesNoCircle(_ source: String, at location: SourceLocation) -> Bool {
    guard open.contains(source) else { return true }
    let names = (open + [source]).map { "`\($0)`" }
    issues.report(
      "The files extend each other: \(names.joined(separator: " → ")). Remove one `extends`.",
      at: location)
    return false
  }

  private func text(of path: String, at location: SourceLocation) -> String? {
    do {
      return try readFile(path)
    } catch {
      issues.report("`\(path)` cannot be read: \(error).", at: location)
      return nil
    }
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
