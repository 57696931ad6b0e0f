import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// Reads a selector: a string, a list (union) or a mapping of `any:`, `all:` and `not:`.
///
/// - Returns: the selector; `nil` when it is not understood at all. Each mistake is reported where
///   it stands, with the nearest valid spelling.
package func readSelector(_ node: ConfigNode, issues: ConfigurationIssues) -> Selector? {
  let before = issues.count
  guard let expression = readExpression(node, depth: 0, issues: issues),
    issues.count == before
  else { return nil }
  return Selector(expression, text: node.text ?? node.flowText, location: node.location)
}

private func readExpression(
  _ node: ConfigNode, depth: Int, issues: ConfigurationIssues
) -> Selector.Expression? {
  guard depth < 32 else {
    issues.report(
      "The selector is nested too deeply; flatten it, or define parts of it as "
        + "tags.", at: node.location)
    return nil
  }
  switch node.content {
  case .scalar(let text, _):
    guard !node.isNull, !text.isEmpty else {
      issues.report(
        "The selector is empty; write a component name or a pattern such as `*`.", at: node.location
      )
      return nil
    }
    return readLeaf(text, at: node.location, issues: issues).map { .leaf($0) }
  case .sequence(let elements):
    if elements.isEmpty {
      issues.report(
        "The selector is an empty list and selects nothing; add something to it.",
        at: node.location)
    }
    return .any(elements.compactMap { readExpression($0, depth: depth + 1, issues: issues) })
  case .mapping(let pairs):
    return readCombination(pairs, at: node.location, depth: depth, issues: issues)
  }
}

private func readCombination(
  _ pairs: [ConfigPair], at location: SourceLocation, depth: Int, issues: ConfigurationIssues
) -> Selector.Expression? {
  var parts: [Selector.Expression] = []
  for pair in pairs {
    guard ["any", "all", "not"].contains(pair.key) else {
      let advice = spellingAdvice(for: pair.key, in: ["any", "all", "not"])
      issues.report("`\(pair.key)` is not a key of a selector. \(advice)", at: pair.keyLocation)
      continue
    }
    guard let value = readExpression(pair.value, depth: depth + 1, issues: issues) else { continue }
    switch (pair.key, value) {
    case ("not", _): parts.append(.not(value))
    case ("all", .any(let members)) where pair.value.elements != nil: parts.append(.all(members))
    default: parts.append(value)
    }
  }
  if pairs.isEmpty {
    issues.report("The selector is empty; write `any:`, `all:` or `not:` in it.", at: location)
  }
  if parts.count == 1, case .not(let inner) = parts[0] {
    return .all([.everything(Set(inner.leaves.map(\.kind.domain))), parts[0]])
  }
  return parts.count == 1 ? parts[0] : .all(parts)
}

/// Reads `prefix:pattern` or a bare component pattern.
private func readLeaf(
  _ text: String, at location: SourceLocation, issues: ConfigurationIssues
) -> SelectorLeaf? {
  let prefix = text.unicodeScalars.prefix { $0.properties.isAlphabetic || $0 == "-" || $0 == "_" }
  let rest = text.unicodeScalars[prefix.endIndex...]
  guard !prefix.isEmpty, rest.first == ":" else {
    return makeLeaf(.component, pattern: text, text: text, at: location, issues: issues)
  }
  let value = String(rest.dropFirst())
  guard let kind = SelectorLeaf.Kind(rawValue: String(prefix)) else {
    let advice = spellingAdvice(
      for: String(prefix), in: SelectorLeaf.Kind.allCases.map(\.rawValue))
    issues.report(
      "`\(String(prefix)):` is not a selector prefix. \(advice)", at: location)
    return nil
  }
  guard !value.isEmpty else {
    issues.report("`\(text)` needs a name or pattern after the colon.", at: location)
    return nil
  }
  return makeLeaf(kind, pattern: value, text: text, at: location, issues: issues)
}

private func makeLeaf(
  _ kind: SelectorLeaf.Kind, pattern value: String, text: String, at location: SourceLocation,
  issues: ConfigurationIssues
) -> SelectorLeaf? {
  let test: SelectorLeaf.Test
  switch kind {
  case .tag: test = .tag(value)
  case .role:
    guard let role = ModuleRole(rawValue: value) else {
      report("role", value, known: ModuleRole.allCases.map(\.rawValue), at: location, issues)
      return nil
    }
    test = .role(role)
  case .kind:
    let kinds = NodeKind.kinds(named: value)
    if kinds.isEmpty {
      report("kind of top-level declaration", value, known: NodeKind.words, at: location, issues)
      return nil
    }
    test = .kinds(kinds)
  case .access:
    let levels = AccessLevel.levels(named: value)
    if levels.isEmpty {
      report("access", value, known: AccessLevel.words, at: location, issues)
      return nil
    }
    test = .access(levels)
  case .component, .module, .path, .type, .conformsTo, .inheritsFrom, .attribute, .external,
    .symbol:
    guard
      let pattern = readPattern(value, flavour: kind.flavour, at: location, issues: issues)
    else { return nil }
    test = .pattern(pattern)
  }
  return SelectorLeaf(kind: kind, test: test, text: text, location: location)
}

private func report(
  _ noun: String, _ word: String, known: [String], at location: SourceLocation,
  _ issues: ConfigurationIssues
) {
  let advice = spellingAdvice(for: word, in: known)
  issues.report("There is no \(noun) `\(word)`. \(advice)", at: location)
}

extension SelectorLeaf.Kind {
  /// How the patterns behind the prefix are read.
  fileprivate var flavour: Pattern.Flavour {
    switch self {
    case .path: .path
    case .conformsTo, .inheritsFrom, .attribute: .type
    case .symbol: .member
    case .component, .tag, .module, .type, .kind, .access, .external, .role: .name
    }
  }
}

/// Reads a pattern; `nil` and a reported issue when it is not understood.
package func readPattern(
  _ text: String, flavour: Pattern.Flavour, at location: SourceLocation,
  issues: ConfigurationIssues
) -> Pattern? {
  do throws(PatternError) {
    return try Pattern(text, flavour: flavour)
  } catch {
    issues.report("`\(text)` is not a pattern: \(error.message)", at: location)
    return nil
  }
}
