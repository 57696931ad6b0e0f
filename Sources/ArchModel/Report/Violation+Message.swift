// The words of a violation, made once: rules state defects as data, reporters print these sentences.

extension Violation {
  /// The defect's name in machine formats, one of `Defect.names`.
  package var defectName: String { defect.name }

  /// What is wrong, naming both sides: one sentence without a full stop, with names unescaped.
  package var message: String {
    switch defect {
    case .forbiddenDependency:
      "\(statement), but \(subject) must not depend on \(object)"
    case .forbiddenChain(let chain):
      "\(subject(else: chain.first)) reaches \(quoted(to?.component ?? chain.last ?? rule))"
        + ", which it must not depend on even indirectly: \(chain.joined(separator: " → "))"
    case .layerViolation(let higher, let lower, let skipped) where !skipped.isEmpty:
      "\(statement), but layer \(quoted(higher)) may only depend on the next one, and here it skips "
        + "\(skipped.quotedList) to reach layer \(quoted(lower))"
    case .layerViolation(let lower, let higher, _):
      lower == higher
        ? "\(statement), but members of layer \(quoted(lower)) must not depend on each other"
        : "\(statement), but layer \(quoted(lower)) must not depend on layer \(quoted(higher))"
    case .unlistedComponent(let component):
      "\(quoted(component)) is in no layer of rule \(quoted(rule)), "
        + "which wants every component in one"
    case .dependencyNotAllowed(let allowed):
      allowed.isEmpty
        ? "\(statement), but \(subject) may not depend on any other component"
        : "\(statement), but \(subject) may only depend on \(allowed.quotedList)"
    case .protectedDependency(let allowed):
      allowed.isEmpty
        ? "\(statement), but nothing else may depend on \(object)"
        : "\(statement), but only \(allowed.quotedList) may depend on \(object)"
    case .bypassedInterface(let exposed):
      exposed.isEmpty
        ? "\(statement), but \(owner) exposes nothing to others"
        : "\(statement), but \(owner) exposes only \(exposed.quotedList) to others"
    case .dependentSiblings:
      "\(statement), but \(quoted(from?.component ?? rule)) and \(quoted(to?.component ?? rule))"
        + " must be independent of each other"
    case .dependencyCycle(let granularity, let members, let path):
      cycleMessage(granularity, members: members, path: path)
    case .metricOutOfRange(let component, let metric, let value, let minimum, let maximum):
      "\(title(of: metric)) of \(quoted(component)) is "
        + bounds(of: value, minimum: minimum, maximum: maximum)
    case .unstableDependency(let start, let end, let tolerance):
      "\(subject), of instability \(number(start, against: end)), depends on \(object), of "
        + "instability \(number(end, against: start)), but dependencies must lead to components "
        + (tolerance == 0
          ? "at least as stable"
          : "that are at most \(number(tolerance)) less stable")
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

  private func cycleMessage(_ granularity: Granularity, members: [String], path: [String]) -> String
  {
    let route = path.joined(separator: " → ")
    let others = members.filter { !path.contains($0) }
    let kind = granularity == .type ? "declaration" : granularity.rawValue
    let count = "\(members.count) \(kind)\(members.count == 1 ? "" : "s")"
    if others.isEmpty { return "\(count) depend on each other: \(route)" }
    return
      "\(count) depend on each other; the shortest cycle is \(route), and \(others.quotedList) "
      + "\(others.count == 1 ? "belongs" : "belong") to the group as well"
  }

  private func bounds(of value: Double, minimum: Double?, maximum: Double?) -> String {
    if let maximum, value > maximum {
      return "\(number(value, against: maximum)), above the maximum of \(number(maximum))"
    }
    if let minimum, value < minimum {
      return "\(number(value, against: minimum)), below the minimum of \(number(minimum))"
    }
    return "\(number(value)), outside the permitted range"
  }

  /// The metric's id in words.
  private func title(of metric: String) -> String {
    let words = metric.split(separator: "-").joined(separator: " ")
    return metric.hasSuffix("types") ? "number of \(words)" : words
  }

  /// At most four decimals, unless that would hide the difference from a limit.
  private func number(_ value: Double, against limit: Double? = nil) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    let shown = limit.map { rounded == $0 } == true ? value : rounded
    guard shown == shown.rounded(), let whole = Int(exactly: shown) else { return "\(shown)" }
    return "\(whole)"
  }
}
