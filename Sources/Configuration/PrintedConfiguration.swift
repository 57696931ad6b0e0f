import ProjectModel
import RuleLanguage
import SourceText

/// The effective configuration as YAML: everything that it extends merged, every default written
/// out.
///
/// The text reads back as the same configuration, apart from places, from which preset a rule comes
/// and from the components' clauses being grouped by criterion.
///
/// - Parameters:
///   - configuration: what to print.
///   - kinds: the rule kinds, for the defaults of options.
package func printedConfiguration(
  _ configuration: Configuration, kinds: [RuleKindDescription]
) -> String {
  var sections = [member("version", scalar("1"))]
  if let baseline = configuration.baseline {
    sections.append(member("baseline", scalar(baseline.text)))
  }
  sections.append(member("sources", sourcesNode(configuration.sources)))
  let components = configuration.components.map { member($0.name, componentNode($0)) }
  let tags = tagMembers(configuration)
  let rules = configuration.rules.map { member($0.id, ruleNode($0, kinds: kinds)) }
  let named = [
    ("components", components), ("modules", moduleMembers(configuration)),
    ("frameworks", frameworkMembers(configuration)), ("tags", tags), ("rules", rules),
  ]
  for (name, members) in named where name == "rules" || !members.isEmpty {
    sections.append(member(name, ConfigNode(.mapping(members), location: nowhere)))
  }
  return yamlText(ConfigNode(.mapping(sections), location: nowhere))
}

/// The sections of a configuration that say what is read and how it is divided, as YAML: no
/// `version`, no `rules`, and of `sources` only what differs from the defaults. Ends with a line end
/// unless it is empty.
package func printedSections(_ configuration: Configuration) -> String {
  let defaults = sourcesNode(SourceOptions()).pairs ?? []
  let sources = (sourcesNode(configuration.sources).pairs ?? []).filter { !defaults.contains($0) }
  let sections = [
    ("sources", sources),
    ("components", configuration.components.map { member($0.name, componentNode($0)) }),
    ("modules", moduleMembers(configuration)),
    ("frameworks", frameworkMembers(configuration)),
    ("tags", tagMembers(configuration)),
  ]
  return sections.filter { !$0.1.isEmpty }.map { name, members in
    yamlText(mapping([member(name, mapping(members))]))
  }.joined(separator: "\n")
}

/// The section `modules:` as YAML, with what differs from the defaults only.
package func printedModules(
  _ modules: [(name: String, paths: [String], role: ModuleRole)]
) -> String {
  let members = modules.map { module -> ConfigPair in
    let paths = module.paths.count == 1 ? scalar(module.paths[0]) : list(module.paths)
    if module.role == .production { return member(module.name, paths) }
    return member(
      module.name,
      mapping([member("paths", paths), member("role", scalar(module.role.rawValue))]))
  }
  return yamlText(mapping([member("modules", mapping(members))]))
}

/// One rule as YAML, merged from all that speaks of it, without the defaults of its options.
package func printedRule(_ rule: RuleEntry) -> String {
  yamlText(ConfigNode(.mapping([member(rule.id, ruleNode(rule, kinds: nil))]), location: nowhere))
}

/// A node as YAML: mappings in block style, what stands below the third level in flow style.
package func yamlText(_ node: ConfigNode, level: Int = 0) -> String {
  let indentation = String(repeating: "  ", count: level)
  return (node.pairs ?? []).map { pair in
    let key = isPlainYAML(pair.key) ? pair.key : quotedYAML(pair.key)
    if let inner = pair.value.pairs, !inner.isEmpty, level < 2 {
      return "\(indentation)\(key):\n\(yamlText(pair.value, level: level + 1))"
    }
    return "\(indentation)\(key): \(pair.value.flowText)\n"
  }.joined()
}

private let nowhere = SourceLocation(path: "")

private func member(_ key: String, _ value: ConfigNode) -> ConfigPair {
  ConfigPair(key: key, keyLocation: nowhere, value: value)
}

private func scalar(_ text: String) -> ConfigNode {
  ConfigNode(.scalar(text, isQuoted: false), location: nowhere)
}

private func list(_ texts: [String]) -> ConfigNode {
  ConfigNode(.sequence(texts.map(scalar)), location: nowhere)
}

private func mapping(_ members: [ConfigPair]) -> ConfigNode {
  ConfigNode(.mapping(members), location: nowhere)
}

private func sourcesNode(_ sources: SourceOptions) -> ConfigNode {
  var members: [ConfigPair?] = [
    member("exclude", list(sources.exclude.map(\.pattern.text))),
    member("demo", list(sources.demo.map(\.text))),
    member("previews", scalar(sources.previews.rawValue)),
    member("include-manifests", list(sources.includeManifests.map(\.text))),
    member("max-file-size", scalar(String(sources.maxFileSize))),
    member("max-file-seconds", scalar(String(sources.maxFileSeconds))),
    sources.minFiles.map { member("min-files", scalar(String($0))) },
    member("define", list(sources.build.defined.sorted { $0.precedesInBytes($1) })),
    member("undefine", list(sources.build.undefined.sorted { $0.precedesInBytes($1) })),
  ]
  if let platform = sources.build.platform {
    members.append(member("platform", scalar(platform.rawValue)))
  }
  if let version = sources.build.swiftVersion {
    members.append(member("swift-version", scalar(version.description)))
  }
  if let traits = sources.build.traits {
    members.append(
      ConfigPair(
        key: "traits", keyLocation: nowhere,
        value: list(traits.sorted { $0.precedesInBytes($1) })))
  }
  return mapping(members.compactMap { $0 })
}

private func componentNode(_ component: ComponentDefinition) -> ConfigNode {
  let members = ComponentDefinition.Criterion.allCases.compactMap { criterion -> ConfigPair? in
    let texts = component.clauses.filter { $0.criterion == criterion }.map(\.pattern.text)
    return texts.isEmpty ? nil : member(criterion.rawValue, list(texts))
  }
  return mapping(members)
}

/// The modules, behind what says that there are no others.
private func moduleMembers(_ configuration: Configuration) -> [ConfigPair] {
  let replace = configuration.replacesModules ? [member("replace", scalar("true"))] : []
  return replace + configuration.modules.map { member($0.name.text, moduleNode($0)) }
}

private func frameworkMembers(_ configuration: Configuration) -> [ConfigPair] {
  configuration.frameworks.map { framework in
    var members: [ConfigPair] = []
    let paths = framework.interfaces.map(\.path.text)
    if !paths.isEmpty { members.append(member("interface", list(paths))) }
    let declarations = framework.declarations.map(\.text)
    if !declarations.isEmpty { members.append(member("declares", list(declarations))) }
    return member(framework.name, mapping(members))
  }
}

private func moduleNode(_ module: ModuleDefinition) -> ConfigNode {
  var members: [ConfigPair] = []
  if let paths = module.paths { members.append(member("paths", list(paths.map(\.text)))) }
  if let kind = module.kind { members.append(member("kind", scalar(kind.rawValue))) }
  if let role = module.role { members.append(member("role", scalar(role.rawValue))) }
  if let dependencies = module.dependencies {
    members.append(member("dependencies", list(dependencies.map(\.name.text))))
  }
  return mapping(members)
}

private func tagMembers(_ configuration: Configuration) -> [ConfigPair] {
  configuration.tags.definitions.map { member($0.name, tagNode($0)) }
}

private func tagNode(_ tag: TagTable.Definition) -> ConfigNode {
  let selector = selectorNode(tag.selector)
  guard let title = tag.title else { return selector }
  let parts = selector.pairs ?? [member("any", selector)]
  return mapping([member("title", scalar(title))] + parts)
}

private func selectorNode(_ selector: Selector) -> ConfigNode { node(of: selector.expression) }

private func node(of expression: Selector.Expression) -> ConfigNode {
  switch expression {
  case .leaf(let leaf): return scalar(leaf.text)
  case .any(let parts): return ConfigNode(.sequence(parts.map(node(of:))), location: nowhere)
  case .all(let parts):
    let written = parts.filter { part in
      if case .everything = part { false } else { true }
    }
    if written.count == 1, case .not = written[0] { return node(of: written[0]) }
    return mapping([
      member("all", ConfigNode(.sequence(written.map(node(of:))), location: nowhere))
    ])
  case .not(let part): return mapping([member("not", node(of: part))])
  case .everything: return scalar("*")
  }
}

/// A rule; its options with every default where the kinds are known, else as written.
private func ruleNode(_ rule: RuleEntry, kinds: [RuleKindDescription]?) -> ConfigNode {
  let fields = kinds?.first { $0.name == rule.kind }?.fields ?? []
  let options = fields.compactMap { field -> ConfigPair? in
    if let value = rule.body[field.name] { return member(field.name, value) }
    guard let text = field.defaultText else { return nil }
    return member(field.name, text == "[]" ? list([]) : scalar(text))
  }
  let body = kinds == nil ? rule.body : mapping(options)
  var members = [member(rule.kind, body)]
  if let because = rule.because { members.append(member("because", scalar(because))) }
  if let fix = rule.fix { members.append(member("fix", scalar(fix))) }
  members.append(member("severity", scalar(rule.severity?.rawValue ?? "off")))
  if !rule.exceptions.isEmpty {
    let nodes = rule.exceptions.map(exceptionNode)
    members.append(member("except", ConfigNode(.sequence(nodes), location: nowhere)))
  }
  if let roles = rule.roles { members.append(member("roles", list(roles.map(\.rawValue)))) }
  if let confidence = rule.confidence {
    members.append(member("confidence", scalar(confidence.name)))
  }
  if kinds != nil || rule.mayBeEmpty {
    members.append(member("may-be-empty", scalar(String(rule.mayBeEmpty))))
  }
  return mapping(members)
}

private func exceptionNode(_ exception: RuleException) -> ConfigNode {
  var members: [ConfigPair] = []
  let sides = [("from", exception.from), ("to", exception.to), ("of", exception.of)]
  for (name, selector) in sides {
    if let selector { members.append(member(name, selectorNode(selector))) }
  }
  if let because = exception.because { members.append(member("because", scalar(because))) }
  if let until = exception.until { members.append(member("until", scalar(until.description))) }
  if exception.mayBeEmpty { members.append(member("may-be-empty", scalar("true"))) }
  return mapping(members)
}
