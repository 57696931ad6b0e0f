import RuleLanguage
import SourceText

/// What `modules:` says.
struct ModulesSection {
  /// The modules, in the order written.
  var definitions: [ModuleDefinition]
  /// Whether there are no others.
  var replaces: Bool
}

/// The `modules:` of all layers.
///
/// `replace` with a truth value says whether manifests count; with anything else it is a module.
func readModules(_ layers: [ConfigurationLayer], issues: ConfigurationIssues) -> ModulesSection {
  var merged: [ConfigPair] = []
  var replace: ConfigPair?
  for layer in layers {
    let pairs = layer.pairs("modules", issues: issues)
    if let pair = pairs.first(where: isReplace) { replace = pair }
    merged = merging(merged, with: pairs.filter { !isReplace($0) })
  }
  let replaces = replace?.value.boolean == true
  if replaces, merged.isEmpty, let replace {
    issues.report(
      "`replace: true` leaves no module: list them all beside it, or remove it.",
      at: replace.keyLocation)
  }
  let definitions = merged.compactMap { pair in
    ModuleEntryReader(pair, needsPaths: replaces, issues: issues).definition()
  }
  return ModulesSection(definitions: definitions, replaces: replaces)
}

private func isReplace(_ pair: ConfigPair) -> Bool {
  pair.key == "replace" && pair.value.boolean != nil
}

/// Reads one entry under `modules:`.
private struct ModuleEntryReader {
  let pair: ConfigPair
  /// Whether an entry without paths is a mistake, because there is no module that it can change.
  let needsPaths: Bool
  let issues: ConfigurationIssues

  init(_ pair: ConfigPair, needsPaths: Bool, issues: ConfigurationIssues) {
    self.pair = pair
    self.needsPaths = needsPaths
    self.issues = issues
  }

  func definition() -> ModuleDefinition? {
    if isMisspeltTruth {
      issues.report(
        "`replace` takes `true` or `false`; for a module of that name write "
          + "`replace: {path: \(pair.value.flowText)}`.", at: pair.value.location)
      return nil
    }
    let node = pair.value.mapping(shortFor: "paths")
    let reader = OptionsReader(
      node, fields: ConfigurationFields.module, name: pair.key, issues: issues)
    guard let options = node.pairs else { return nil }
    guard let name = template(pair.key, at: pair.keyLocation) else { return nil }
    let hasPaths = reader.isWritten("path") || reader.isWritten("paths")
    if !hasPaths, needsPaths || !name.captureNames.isEmpty {
      reader.report("The module `\(pair.key)` needs its folder: write `path: Sources/\(pair.key)`.")
    } else if options.isEmpty {
      reader.report(
        "The module `\(pair.key)` says nothing: write what to change, such as `kind: application`, "
          + "or its folder.")
    }
    let nodes = reader.nodes("path") + reader.nodes("paths")
    return ModuleDefinition(
      name: name, paths: hasPaths ? nodes.compactMap { pattern($0, of: name) } : nil,
      kind: reader.optionalChoice("kind"), role: reader.optionalChoice("role"),
      dependencies: reader.isWritten("dependencies") ? dependencies(reader, of: name) : nil,
      location: pair.keyLocation)
  }

  /// Whether somebody wrote a truth value of older YAML, which is a text here.
  private var isMisspeltTruth: Bool {
    let words: Set<String> = ["yes", "no", "on", "off", "y", "n"]
    guard pair.key == "replace", case .scalar(let text, isQuoted: false) = pair.value.content else {
      return false
    }
    return words.contains(text.lowercased())
  }

  private func template(_ text: String, at location: SourceLocation) -> NameTemplate? {
    do throws(PatternError) {
      if let name = try NameTemplate(text) { return name }
      issues.report(
        "`\(text)` is not the name of a module: it is plain text with captures such as `{feature}`; "
          + "patterns stand under `paths:`.", at: location)
    } catch {
      issues.report("`\(text)` is not the name of a module: \(error.message)", at: location)
    }
    return nil
  }

  /// The files of a module; `.` are all of them, and of a module for each folder only what lies in
  /// the folders.
  private func pattern(_ node: ConfigNode, of name: NameTemplate) -> Pattern? {
    guard var text = node.text else { return nil }
    while text.hasPrefix("./"), text.utf8.count > 2 { text = String(text.dropFirst(2)) }
    if text == "." || text == "./" { text = "**" }
    // Without the slash a file beside the folders would be a module of its own.
    let last = text.utf8.split(separator: UInt8(ascii: "/")).last.map { Substring($0) } ?? ""
    let isFolder = !last.utf8.contains { [0x2A, 0x2E, 0x3F, 0x5B].contains($0) }
    if !text.hasSuffix("/"), isFolder, last.contains("{"), !name.captureNames.isEmpty {
      text += "/"
    }
    // Its mistakes have been reported with the other options.
    guard let pattern = try? Pattern(text, flavour: .path) else { return nil }
    for unbound in name.captureNames + pattern.referencedNames
    where !pattern.captureNames.contains(unbound) {
      reportUnbound(unbound, in: "this pattern", known: pattern.captureNames, at: node.location)
    }
    return pattern
  }

  private func dependencies(_ reader: OptionsReader, of name: NameTemplate) -> [ModuleReference] {
    reader.nodes("dependencies").compactMap { node in
      guard let text = node.text, let dependency = template(text, at: node.location) else {
        return nil
      }
      for unbound in dependency.captureNames where !name.captureNames.contains(unbound) {
        let place = "the name of the module"
        reportUnbound(unbound, in: place, known: name.captureNames, at: node.location)
      }
      return ModuleReference(name: dependency, location: node.location)
    }
  }

  private func reportUnbound(
    _ name: String, in place: String, known: [String], at location: SourceLocation
  ) {
    let near = nearestSpelling(to: name, in: known)
    issues.report(
      "The capture `{\(name)}` is not bound by \(place) (module `\(pair.key)`). "
        + (near.map { "Did you mean `{\(name)}` instead of `{\($0)}`?" }
          ?? "Write `{\(name)}` in it."),
      at: location)
  }
}

extension ConfigNode {
  /// The mapping that a value without keys is short for: `Core: Sources/Core` for `Core: {paths: Sources/Core}`.
  func mapping(shortFor key: String) -> ConfigNode {
    guard pairs == nil, !isNull else { return self }
    let pair = ConfigPair(key: key, keyLocation: location, value: self)
    return ConfigNode(.mapping([pair]), location: location)
  }
}
