import RuleLanguage
import SourceText

/// The `components:` of all layers: a layer's own before those that it extends, since the first
/// match wins.
func readComponents(
  _ layers: [ConfigurationLayer], issues: ConfigurationIssues
) -> [ComponentDefinition] {
  var ordered: [(pair: ConfigPair, isFromPreset: Bool)] = []
  var known: Set<ByteKey> = []
  for layer in layers.reversed() {
    for pair in layer.pairs("components", issues: issues)
    where known.insert(ByteKey(pair.key)).inserted {
      ordered.append((pair, layer.preset != nil))
    }
  }
  let components = ordered.compactMap { entry in
    var component = readComponent(entry.pair, issues: issues)
    component?.isFromPreset = entry.isFromPreset
    return component
  }
  reportShadowed(components, issues: issues)
  return components
}

private func readComponent(
  _ pair: ConfigPair, issues: ConfigurationIssues
) -> ComponentDefinition? {
  let reader = OptionsReader(
    pair.value, fields: ConfigurationFields.component, name: pair.key, issues: issues)
  guard let options = pair.value.pairs else { return nil }
  var clauses: [ComponentDefinition.Clause] = []
  for option in options {
    guard let criterion = ComponentDefinition.Criterion(rawValue: option.key) else { continue }
    for node in reader.nodes(option.key) {
      guard let text = node.text,
        let pattern = readPattern(
          text, flavour: criterion == .paths ? .path : .name, at: node.location,
          issues: ConfigurationIssues())
      else { continue }
      clauses.append(.init(criterion: criterion, pattern: pattern, location: node.location))
    }
  }
  if options.isEmpty {
    reader.report(
      "The component `\(pair.key)` needs `modules:`, `paths:` or `declarations:` to say what "
        + "belongs to it."
    )
  }
  do throws(PatternError) {
    let component = try ComponentDefinition(
      name: pair.key, location: pair.keyLocation, clauses: clauses)
    reportUnbound(component, issues: issues)
    return component
  } catch {
    issues.report(
      "`\(pair.key)` is not the name of a component: \(error.message)", at: pair.keyLocation)
    return nil
  }
}

/// Every pattern of a component must bind every capture of its name, and bind what it refers to.
private func reportUnbound(_ component: ComponentDefinition, issues: ConfigurationIssues) {
  for clause in component.clauses {
    let names = component.captureNames + clause.pattern.referencedNames
    for name in names where !clause.pattern.captureNames.contains(name) {
      let near = nearestSpelling(to: name, in: clause.pattern.captureNames)
      let advice = near.map { "Did you mean `{\(name)}` instead of `{\($0)}`?" }
      issues.report(
        "The capture `{\(name)}` is not bound by this pattern of the component "
          + "`\(component.name)`. "
          + (advice ?? "Write `{\(name)}` in it."), at: clause.location)
    }
  }
}

/// A pattern that an earlier component's pattern covers can take nothing; a preset cannot know what
/// stands before its own. O(patterns), each compared with the first thousand.
private func reportShadowed(_ components: [ComponentDefinition], issues: ConfigurationIssues) {
  let comparedPatterns = 1000
  var earlier: [(criterion: ComponentDefinition.Criterion, cover: PatternCover, name: String)] = []
  for component in components {
    for clause in component.isFromPreset ? [] : component.clauses {
      let shadow = earlier.first {
        $0.criterion == clause.criterion && $0.cover.covers(clause.pattern)
      }
      guard let shadow else { continue }
      issues.report(
        "`\(clause.pattern.text)` can never match: the earlier component `\(shadow.name)` already "
          + "matches all of it. Put the narrower pattern first, or remove it.",
        at: clause.location)
    }
    for clause in component.clauses where earlier.count < comparedPatterns {
      earlier.append((clause.criterion, PatternCover(clause.pattern), component.name))
    }
  }
}
