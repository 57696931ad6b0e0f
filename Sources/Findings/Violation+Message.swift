// The words of a violation, made once: rules state defects as data, reporters print these sentences.

extension Violation {
  /// The defect's name in machine formats, one of `Defect.names`.
  package var defectName: String { defect.name }

  /// What is wrong, whatever the baseline knows of it; see `message`.
  var plainMessage: String {
    switch defect {
    case .forbiddenDependency where terms != nil:
      "\(statement), which \(from?.meaning == from?.name ? "it" : subject) must not do"
    case .forbiddenDependency: statement + prohibition("depend on")
    case .forbiddenChain(let chain):
      "\(quoted(chain.first ?? rule)) reaches \(quoted(chain.last ?? rule))"
        + ", which it must not depend on even indirectly: \(chain.joined(separator: " → "))"
    case .layerViolation(let higher, let lower, let skipped) where !skipped.isEmpty:
      "\(statement), but \(layer(higher)) may only depend on the next one, and here it skips "
        + "\(SelectorWords.listed(skipped)) to reach \(layer(lower))"
    case .layerViolation(let lower, let higher, _):
      lower == higher
        ? "\(statement), but members of \(layer(lower)) must not depend on each other"
        : "\(statement), but \(layer(lower)) must not depend on \(layer(higher)), which is above it"
    case .unlistedComponent(let component):
      "\(quoted(component)) is in no layer of rule \(quoted(rule)), "
        + "which wants every component in one"
    case .dependencyNotAllowed(let allowed) where terms != nil:
      allowed.isEmpty
        ? "\(statement), but \(subject) may not \(infinitive) anything else of the project"
        : "\(statement), but \(subject) may \(infinitive) only \(SelectorWords.listed(allowed))"
    case .dependencyNotAllowed(let allowed):
      allowed.isEmpty
        ? "\(statement), but \(subject) may not depend on any other component"
        : "\(statement), but \(subject) may only depend on \(SelectorWords.listed(allowed))"
    case .protectedDependency(let allowed) where terms != nil:
      allowed.isEmpty
        ? "\(statement), which nothing else may do"
        : "\(statement), which only \(SelectorWords.listed(allowed)) may do"
    case .protectedDependency(let allowed):
      allowed.isEmpty
        ? "\(statement), but nothing else may depend on \(object)"
        : "\(statement), but only \(SelectorWords.listed(allowed)) may depend on \(object)"
    case .bypassedInterface(let exposed):
      exposed.isEmpty
        ? "\(statement), but \(owner) exposes nothing to others"
        : "\(statement), but \(owner) exposes only \(SelectorWords.listed(exposed)) to others"
    case .dependentSiblings:
      siblingsMessage
    case .dependencyCycle(let cycle): cycle.message
    case .metricOutOfRange(let component, let metric, let value, let minimum, let maximum):
      "\(metricTitle(metric)) of \(quoted(component)) is "
        + metricBounds(of: value, minimum: minimum, maximum: maximum)
    case .measured(let defect): defect.message(rule: rule)
    case .unstableDependency(let start, let end, let tolerance):
      "\(subject), of instability \(metricText(start, against: end)), depends on \(object), of "
        + "instability \(metricText(end, against: start)), but dependencies must lead to components "
        + (tolerance == 0
          ? "at least as stable"
          : "that are at most \(metricText(tolerance)) less stable")
    case .undocumentedDependency(let file):
      "\(statement), but \(quoted(file)) shows no dependency of \(exact(from)) "
        + "on \(exact(to))"
    case .undocumentedComponent(let component, let file):
      "\(quoted(file)) does not show \(quoted(component))"
    case .obsoleteDependency(let file):
      "\(quoted(file)) shows a dependency of \(exact(from)) on \(exact(to)) that the code "
        + "does not have"
    case .obsoleteComponent(let component, let file):
      "\(quoted(file)) shows \(quoted(component)), but the project has no component or module of "
        + "that name"
    case .unreadableDocument(let file, let reason):
      "\(quoted(file)) cannot be compared with the code: \(reason)"
    case .undeclaredDependency:
      "\(statement), but the manifest of \(subject) does not declare this dependency"
    case .unusedDependency:
      "the manifest of \(subject) declares a dependency on \(object) that no source of it uses"
    case .unmetRequirement, .forbiddenDeclaration, .declarationCount:
      declarationMessage
    case .declarations(let defect): defect.message(rule: rule)
    case .structure(let defect): defect.message(rule: rule)
    case .targets(let defect): defect.message(rule: rule)
    case .coverage(let defect): defect.message(rule: rule)
    case .duplicates(let defect): defect.message(rule: rule)
    case .template(let defect): defect.message(rule: rule)
    case .imports(let defect): message(of: defect)
    case .unmatchedSelector(let selector, let part):
      part == "except"
        ? "exception \(quoted(selector)) of rule \(quoted(rule)) excuses nothing"
        : "selector \(quoted(selector)) in \(quoted(part)) of rule \(quoted(rule)) matches nothing"
    }
  }

  private var siblingsMessage: String {
    let exposed = terms?.exposed ?? []
    if !exposed.isEmpty {
      return "\(statement), but from outside its own part of the project it may use only "
        + SelectorWords.listed(exposed)
    }
    let source = from?.meaning == nil ? quoted(from?.component ?? rule) : subject
    return source == owner
      ? "\(statement), but the parts of \(source) must be independent of each other"
      : "\(statement), but \(source) and \(owner) must be independent of each other"
  }

  /// `layer 'Domain'`, or the layer of what a selector selects.
  func layer(_ name: String) -> String {
    let words = SelectorWords(name).words()
    return words == quoted(name) ? "layer \(words)" : "the layer of \(words)"
  }
}
