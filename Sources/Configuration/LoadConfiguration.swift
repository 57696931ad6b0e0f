import RuleLanguage
import SourceText

/// Reads a configuration with all that it extends.
///
/// - Parameters:
///   - text: the text of `archcheck.yml`; `nil` when there is none.
///   - path: its path relative to the project's root, for locations and for `extends`.
///   - knownKinds: the rule kinds.
///   - presets: the presets that come with archcheck.
///   - defaultPreset: the preset that counts when there is no text, or one without `rules` and
///     `extends`.
///   - readFile: hands over the text of a file, by its path relative to the root.
/// - Returns: the configuration, checked, with every default filled in.
/// - Throws: every mistake of all texts at once, sorted by place. A text that is no YAML hides the
///   mistakes that its meaning would have.
package func loadConfiguration(
  text: String?, path: String, knownKinds: [RuleKindDescription], presets: [PresetFile],
  defaultPreset: String? = "recommended",
  readFile: @escaping (String) throws -> String
) throws(ConfigurationErrors) -> Configuration {
  let issues = ConfigurationIssues()
  var loader = LayerLoader(presets: presets, readFile: readFile, issues: issues)
  if let text {
    loader.load(text, path: path, defaultPreset: defaultPreset)
  } else if let defaultPreset {
    loader.loadPreset(defaultPreset, arguments: [], at: SourceLocation(path: path))
  }
  let layers = loader.layers
  let tags = readTags(layers, issues: issues)
  let sources = readSources(layers, issues: issues)
  let modules = readModules(layers, issues: issues)
  if modules.replaces, let manifest = sources.includeManifests.first {
    issues.report(
      "`include-manifests` has no effect beside `modules: {replace: true}`, with which no manifest "
        + "is read: remove one of them.", at: manifest.location)
  }
  let configuration = Configuration(
    path: text == nil ? nil : path,
    sources: sources,
    components: readComponents(layers, issues: issues),
    modules: modules.definitions,
    replacesModules: modules.replaces,
    frameworks: readFrameworks(layers, root: path, readFile: readFile, issues: issues),
    tags: tags,
    rules: readRules(layers, kinds: knownKinds, tags: tags, issues: issues).map { rule in
      var rule = rule
      if rule.isFromPreset { rule.parameters = loader.handedOver }
      return rule
    },
    extends: layers.filter { $0.path != path }.map(\.origin.source),
    baseline: readBaselinePath(layers, root: path, issues: issues)
  )
  guard issues.isEmpty else {
    throw ConfigurationErrors(issues.issues.map { named($0, loader.handedOver, layers) })
  }
  return configuration
}

/// A mistake in a value for a parameter, which names the parameter: what reads the value speaks of
/// the option that it has become.
private func named(
  _ issue: ConfigurationIssue, _ handedOver: [SourceLocation: PresetParameter],
  _ layers: [ConfigurationLayer]
) -> ConfigurationIssue {
  guard let origin = handedOver[issue.location], !issue.message.contains("parameter `") else {
    return issue
  }
  var message =
    "\(issue.message) The value comes from parameter `\(origin.name)` of `\(origin.preset)`."
  if issue.message.contains("is an empty list") {
    let rule = ruleID(inPreset: origin.preset, holding: issue.location, layers)
    message += " To turn a rule of the preset off, write `\(rule): off` under `rules:`."
  }
  return ConfigurationIssue(location: issue.location, message: message)
}

/// The id of the first rule of a preset in which a value that was handed over stands; one that stands
/// for any where the value is a part of a tag or the like.
private func ruleID(
  inPreset name: String, holding place: SourceLocation, _ layers: [ConfigurationLayer]
) -> String {
  let rules = layers.filter { $0.preset?.name == name }.flatMap { layer in
    (layer["rules"]?.pairs ?? []).map { (id: layer.ruleID(of: $0.key), body: $0.value) }
  }
  return rules.first { $0.body.holds(place) }?.id ?? "\(name)/RULE"
}

extension ConfigNode {
  /// Whether the node, or one that it holds, stands at a place.
  fileprivate func holds(_ place: SourceLocation) -> Bool {
    if location == place { return true }
    return switch content {
    case .scalar: false
    case .sequence(let elements): elements.contains { $0.holds(place) }
    case .mapping(let pairs): pairs.contains { $0.value.holds(place) }
    }
  }
}
