import RuleLanguage
import SourceFacts
import SourceText

/// The `sources:` of all layers; of an option given twice the last counts.
func readSources(_ layers: [ConfigurationLayer], issues: ConfigurationIssues) -> SourceOptions {
  let fields = ConfigurationFields.sources
  var merged: [ConfigPair] = []
  for layer in layers {
    guard let node = layer["sources"] else { continue }
    _ = OptionsReader(node, fields: fields, name: "sources", issues: issues)
    merged = merging(merged, with: node.pairs ?? [])
  }
  let place = layers.last?.location ?? SourceLocation(path: "")
  let known = merged.filter { pair in fields.contains { $0.name == pair.key } }
  let reader = OptionsReader(
    ConfigNode(.mapping(known), location: place), fields: fields, name: "sources",
    issues: ConfigurationIssues())
  return SourceOptions(
    exclude: exclusions(reader, layers), demo: reader.patterns("demo"),
    previews: reader.choice("previews"),
    includeManifests: reader.nodes("include-manifests").compactMap { node in
      node.text.map { LocatedText($0, location: node.location) }
    },
    maxFileSize: readSize(reader.value("max-file-size"), issues: issues),
    maxFileSeconds: reader.optionalInteger("max-file-seconds")
      ?? SourceOptions.defaultMaxFileSeconds,
    minFiles: readShare(reader.value("min-files"), issues: issues),
    build: readBuild(reader, issues: issues))
}

/// The paths to exclude. Those of a preset carry its name in place of a file, for nobody can mend
/// them where they stand.
private func exclusions(
  _ reader: OptionsReader, _ layers: [ConfigurationLayer]
) -> [PlacedPattern] {
  var patterns = reader.placedPatterns("exclude")
  let source = layers.last { $0["sources"]?["exclude"] != nil }
  guard let source, source.origin.isBuiltIn else { return patterns }
  for index in patterns.indices { patterns[index].location = SourceLocation(path: source.path) }
  return patterns
}

/// The build whose code counts.
private func readBuild(
  _ reader: OptionsReader, issues: ConfigurationIssues
) -> BuildConfiguration {
  for option in ["define", "undefine"] {
    for node in reader.nodes(option) {
      guard let name = node.text, let mistake = BuildConfiguration.mistake(inFlag: name) else {
        continue
      }
      issues.report("`\(option)` \(name): \(mistake)", at: node.location)
    }
  }
  for node in reader.nodes("traits") {
    guard let name = node.text, let mistake = BuildConfiguration.mistake(inTrait: name) else {
      continue
    }
    issues.report("`traits` \(name): \(mistake)", at: node.location)
  }
  let defined = Set(reader.texts("define"))
  for node in reader.nodes("undefine") {
    guard let name = node.text, defined.contains(name) else { continue }
    issues.report(
      "`\(name)` is both defined and undefined: remove it from `define` or `undefine`.",
      at: node.location)
  }
  var version: SwiftVersion?
  if let node = reader.value("swift-version"), let text = node.text {
    version = SwiftVersion(text)
    if version == nil {
      issues.report(
        "`swift-version` takes a version such as `6.1`, not `\(text)`.", at: node.location)
    }
  }
  return BuildConfiguration(
    defined: defined, undefined: Set(reader.texts("undefine")),
    platform: reader.optionalChoice("platform"), swiftVersion: version,
    traits: reader.value("traits").map { _ in Set(reader.texts("traits")) })
}

/// A number of bytes, with `KB` or `MB` behind it for thousands and millions.
private func readSize(_ node: ConfigNode?, issues: ConfigurationIssues) -> Int {
  guard let node, let text = node.text else { return SourceOptions.defaultMaxFileSize }
  let digits = text.prefix { $0.isASCII && $0.isNumber }
  let factors = ["": 1, "B": 1, "KB": 1_000, "MB": 1_000_000]
  let unit = text.dropFirst(digits.count).drop { $0 == " " }
  if let number = Int(digits), number > 0, let factor = factors[String(unit)] {
    let (size, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    if !isTooLarge, size <= SourceOptions.largestMaxFileSize { return size }
  }
  issues.report(
    "`max-file-size` takes bytes or a number with `KB` or `MB`, such as `4MB`, up to "
      + "\(SourceOptions.largestMaxFileSize / 1_000_000)MB; not `\(text)`.",
    at: node.location)
  return SourceOptions.defaultMaxFileSize
}

/// A share, as a decimal number or a percentage.
private func readShare(_ node: ConfigNode?, issues: ConfigurationIssues) -> Double? {
  guard let node, let text = node.text else { return nil }
  let share = share(written: text)
  if share == nil {
    issues.report(
      "`min-files` takes a share such as `95%` or `0.95`, not `\(text)`.", at: node.location)
  }
  return share
}

/// The `tags:` of all layers, checked for unknown tags and cycles.
func readTags(_ layers: [ConfigurationLayer], issues: ConfigurationIssues) -> TagTable {
  var merged: [ConfigPair] = []
  // A tag that is redefined means other code, but is called as before.
  var titles: [String: String] = [:]
  for layer in layers {
    let pairs = layer.pairs("tags", issues: issues)
    merged = merging(merged, with: pairs)
    for pair in pairs {
      if let title = pair.value["title"]?.text { titles[pair.key] = title }
    }
  }
  let definitions = merged.compactMap { pair -> TagTable.Definition? in
    let (value, title) = readTitle(pair.value, issues: issues)
    if value.elements?.isEmpty == true || title != nil && value.isUnionOfNothing {
      // Nothing has the tag; a rule over it says so, and a preset's rule sleeps until something has.
      return TagTable.Definition(
        name: pair.key, selector: .nothing(at: value.location), title: title ?? titles[pair.key],
        location: pair.keyLocation)
    }
    guard let selector = readSelector(value, issues: issues) else { return nil }
    for name in selector.referencedNames {
      issues.report(
        "The capture `{\(name)}` is not bound in this tag, and a tag cannot use captures of other "
          + "selectors.",
        at: selector.leaves.first { $0.usedNames.contains(name) }?.location ?? selector.location)
    }
    return TagTable.Definition(
      name: pair.key, selector: selector, title: title ?? titles[pair.key],
      location: pair.keyLocation)
  }
  let known = TagTable(definitions)
  let failed = merged.filter { known[$0.key] == nil }.map {
    TagTable.Definition(
      name: $0.key, selector: .nothing(at: $0.value.location), location: $0.keyLocation)
  }
  let table = TagTable(definitions + failed)
  table.validate(issues: issues)
  return table
}

/// What a tag stands for, and its title.
private func readTitle(
  _ node: ConfigNode, issues: ConfigurationIssues
) -> (selector: ConfigNode, title: String?) {
  guard let pairs = node.pairs, let title = pairs.first(where: { $0.key == "title" }) else {
    return (node, nil)
  }
  let rest = ConfigNode(.mapping(pairs.filter { $0.key != "title" }), location: node.location)
  guard let text = title.value.text, !text.isEmpty else {
    issues.report("`title` takes a string, not \(title.value.shape).", at: title.value.location)
    return (rest, nil)
  }
  return (rest, text)
}

extension ConfigNode {
  /// Whether it is `{any: []}`, as a list that a parameter leaves empty makes it.
  fileprivate var isUnionOfNothing: Bool {
    guard let pairs, pairs.count == 1, pairs[0].key == "any" else { return false }
    return pairs[0].value.elements?.isEmpty == true
  }
}

/// Pairs with others added; of a key given twice the later value takes the place of the earlier.
func merging(_ pairs: [ConfigPair], with added: [ConfigPair]) -> [ConfigPair] {
  var result = pairs
  var places: [ByteKey: Int] = [:]
  for (index, pair) in pairs.enumerated() { places[ByteKey(pair.key)] = index }
  for pair in added {
    if let index = places[ByteKey(pair.key)] {
      result[index] = pair
    } else {
      places[ByteKey(pair.key)] = result.count
      result.append(pair)
    }
  }
  return result
}
