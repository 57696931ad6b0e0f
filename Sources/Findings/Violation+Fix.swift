extension Violation {
  /// What would fix it: one or two sentences, concrete enough to act upon without knowing the rule.
  package var fix: String {
    let source = subject
    let target = object
    if let fix = termsFix { return fix }
    switch defect {
    case .forbiddenDependency:
      if to?.isOutside == true {
        return "Move what needs \(targetName) to code that may use it, or declare a protocol that "
          + "such code adopts and hands to \(sourceName)."
      }
      let isComponent = from?.meaning == nil && from?.component != to?.component
      return "Move what \(sourceName) needs from \(targetName) to a place that both may use, or "
        + "declare a protocol for it \(isComponent ? "in" : "beside") \(sourceName), which code that may use "
        + "\(targetName) adopts and hands in."
    case .forbiddenChain(let chain):
      return "Cut one hop of the chain\(hop(chain.suffix(2))): move what is needed there "
        + "to something that does not lead on to \(quoted(chain.last ?? rule))."
    case .layerViolation(let higher, _, let skipped) where !skipped.isEmpty:
      return
        "Let \(layer(skipped[0])) offer what \(layer(higher)) needs from \(target), "
        + "or take 'strict' out of rule \(quoted(rule)) if layers may be skipped."
    case .layerViolation(let lower, let higher, _):
      return lower == higher
        ? "Move what \(source) and \(target) share to a lower layer, or let a higher one connect them."
        : "Declare a protocol in \(layer(lower)) that \(target) adopts, or move the code that needs "
          + "\(target) to a layer that may depend on it."
    case .unlistedComponent(let component):
      return
        "Add \(quoted(component)) to the layer that it belongs to, or write 'unlisted: ignore' "
        + "in rule \(quoted(rule))."
    case .dependencyNotAllowed:
      return "Reach \(targetName) through something that \(sourceName) may use; if the dependency "
        + "is wanted, add \(targetName) to 'to' or 'except' of rule \(quoted(rule))."
    case .protectedDependency(let allowed):
      let way =
        allowed.isEmpty
        ? "Do without \(targetName), or move the code that needs it into \(target)"
        : "Reach \(targetName) through \(SelectorWords.listed(allowed, "or")), or move the code that "
          + "needs it there"
      return "\(way); if the dependency is wanted, add \(sourceName) to 'from' or 'except' of rule "
        + "\(quoted(rule))."
    case .bypassedInterface:
      return "Use what \(target) exposes, and extend that where something is missing; if "
        + "\(quoted(to?.name ?? rule)) is meant for others, add it to 'exposes' of rule "
        + "\(quoted(rule))."
    case .dependentSiblings:
      return "Move what both need to a component below them, or let a component that knows both "
        + "connect them, for example through a protocol or a closure."
    case .dependencyCycle(let cycle): return cycle.fix
    case .metricOutOfRange(let component, let metric, _, _, _):
      return metricAdvice(metric, rule: rule) + metricHint(metric, component)
    case .measured(let defect): return defect.fix(rule: rule)
    case .unstableDependency:
      return "Declare a protocol in \(source) that \(target) adopts, so that the dependency is "
        + "turned round, move what \(source) needs to a component that depends on little, or make "
        + "\(target) depend on less. 'archcheck metrics --explain' lists what was counted."
    case .undocumentedDependency(let file):
      return "If the dependency is wanted, add the edge from \(exact(from)) to \(exact(to)) to "
        + "\(quoted(file)); if not, remove it from the code."
    case .undocumentedComponent(let component, let file):
      return "Add \(quoted(component)) to \(quoted(file)), or leave it out with 'of' of rule "
        + "\(quoted(rule))."
    case .obsoleteDependency:
      return
        "Remove the edge from \(exact(from)) to \(exact(to)) at \(location), or, if the code should "
        + "have the dependency, find out where it was lost."
    case .obsoleteComponent(let component, let file):
      return "Remove \(quoted(component)) and its edges from \(quoted(file)), or correct the name: "
        + "'archcheck list components' shows all."
    case .unreadableDocument(let file, _):
      return "Correct what is wrong at \(location), so that \(quoted(file)) can be read."
    case .undeclaredDependency:
      return "Add \(target) to the dependencies of \(source) in its manifest, or remove the use."
    case .unusedDependency:
      return "Remove \(target) from the dependencies of \(source) at \(location)."
    case .unmetRequirement, .forbiddenDeclaration, .declarationCount:
      return declarationFix
    case .declarations(let defect): return defect.fix(rule: rule)
    case .structure(let defect): return defect.fix(rule: rule)
    case .targets(let defect): return defect.fix(rule: rule)
    case .coverage(let defect): return defect.fix(rule: rule)
    case .duplicates(let defect): return defect.fix(rule: rule)
    case .template(let defect): return defect.fix(rule: rule)
    case .unmatchedSelector(_, let part)
    where ["each", "each-file", "files", "listed-in"].contains(part):
      return
        "Correct the pattern, which is compared with paths below the root, remove it, or write "
        + "'may-be-empty: true' if it may match nothing."
    case .imports(let defect): return fix(of: defect)
    case .unmatchedSelector(_, let part):
      return part == "except"
        ? "Remove the exception, or correct it: what it excused may have been renamed or fixed."
        : "Correct the name ('archcheck list components' shows all), remove the selector, or write "
          + "'may-be-empty: true' if it may match nothing."
    }
  }

  /// `, for example 'A' → 'B',` for the last hop of a path, else nothing.
  private func hop(_ ends: ArraySlice<String>) -> String {
    guard ends.count == 2, let from = ends.first, let to = ends.last else { return "" }
    return ", for example \(quoted(from)) → \(quoted(to))"
  }
}
