// The words of a violation, made once: rules state defects as data, reporters print these sentences.

extension Defect {
  /// The defect's name in machine formats; one of `names`.
  package var name: String {
    switch self {
    case .forbiddenDependency: "forbidden-dependency"
    case .forbiddenChain: "forbidden-chain"
    case .layerViolation: "layer-violation"
    case .unlistedComponent: "unlisted-component"
    case .dependencyNotAllowed: "dependency-not-allowed"
    case .protectedDependency: "protected-dependency"
    case .bypassedInterface: "bypassed-interface"
    case .dependentSiblings: "dependent-siblings"
    case .dependencyCycle: "dependency-cycle"
    case .metricOutOfRange: "metric-out-of-range"
    case .unstableDependency: "unstable-dependency"
    case .undocumentedDependency: "undocumented-dependency"
    case .undocumentedComponent: "undocumented-component"
    case .obsoleteDependency: "obsolete-dependency"
    case .obsoleteComponent: "obsolete-component"
    case .unreadableDocument: "unreadable-document"
    case .undeclaredDependency: "undeclared-dependency"
    case .unusedDependency: "unused-dependency"
    case .unmetRequirement: "unmet-requirement"
    case .forbiddenDeclaration: "forbidden-declaration"
    case .declarationCount: "declaration-count"
    case .structure(let defect): defect.name
    case .targets(let defect): defect.name
    case .coverage(let defect): defect.name
    case .imports(let defect): defect.name
    case .unmatchedSelector: "unmatched-selector"
    }
  }

  /// Every name that a defect can have, in the order of the cases: the closed list of machine
  /// formats.
  package static let names =
    [
      "forbidden-dependency", "forbidden-chain", "layer-violation", "unlisted-component",
      "dependency-not-allowed", "protected-dependency", "bypassed-interface",
      "dependent-siblings", "dependency-cycle", "metric-out-of-range", "unstable-dependency",
      "undocumented-dependency", "undocumented-component", "obsolete-dependency",
      "obsolete-component", "unreadable-document", "undeclared-dependency", "unused-dependency",
      "unmet-requirement", "forbidden-declaration", "declaration-count",
    ] + StructureDefect.names + TargetDefect.names + CoverageDefect.names
    + ImportDefect.names + ["unmatched-selector"]

  /// Why a defect of this sort matters in general, for rules that are configured without `because`.
  package var rationale: String {
    switch self {
    case .forbiddenDependency, .dependencyNotAllowed:
      "A dependency that the architecture does not foresee lets changes on one side break the other."
    case .forbiddenChain:
      "An indirect dependency lets changes through just as a direct one does, only less visibly."
    case .layerViolation:
      "Layers can be exchanged and tested alone only while dependencies follow their order."
    case .protectedDependency:
      "What was meant for few users can no longer be changed once others rely on it."
    case .bypassedInterface:
      "What others refer to can no longer be changed freely, so it should be what was meant for them."
    case .unlistedComponent:
      "What no layer lists, the rule cannot check."
    case .dependentSiblings:
      "Components that know each other can no longer be changed, tested or removed one by one."
    case .dependencyCycle:
      "Whatever lies on a cycle can only be built, tested and understood together."
    case .metricOutOfRange:
      "The limit was set so that the structure does not erode unnoticed."
    case .unstableDependency:
      "What is hard to change, because others rest on it, must not rest on what changes often."
    case .undocumentedDependency, .undocumentedComponent:
      "A new dependency is a decision, and the documented graph is where it shows."
    case .obsoleteDependency, .obsoleteComponent:
      "Who reads the documented graph plans with something that is not there."
    case .unreadableDocument:
      "A document that cannot be read is compared with nothing."
    case .undeclaredDependency:
      "The build works only as long as something else happens to build the module first."
    case .unusedDependency:
      "It costs build time and tells readers of the manifest something untrue."
    case .unmetRequirement, .forbiddenDeclaration, .declarationCount:
      "Code whose parts are named, placed and built alike can be read and changed by everybody."
    case .structure(let defect): defect.rationale
    case .targets(let defect): defect.rationale
    case .coverage(let defect): defect.rationale
    case .imports(let defect): defect.rationale
    case .unmatchedSelector:
      "A rule that looks at nothing stays green whatever the code does."
    }
  }
}

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
        + "\(listed(skipped)) to reach layer \(quoted(lower))"
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
        : "\(statement), but \(subject) may only depend on \(listed(allowed))"
    case .protectedDependency(let allowed):
      allowed.isEmpty
        ? "\(statement), but nothing else may depend on \(object)"
        : "\(statement), but only \(listed(allowed)) may depend on \(object)"
    case .bypassedInterface(let exposed):
      exposed.isEmpty
        ? "\(statement), but \(owner) exposes nothing to others"
        : "\(statement), but \(owner) exposes only \(listed(exposed)) to others"
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
    case .imports(let defect): message(of: defect)
    case .unmatchedSelector(let selector, let part):
      part == "except"
        ? "exception \(quoted(selector)) of rule \(quoted(rule)) excuses nothing"
        : "selector \(quoted(selector)) in \(quoted(part)) of rule \(quoted(rule)) matches nothing"
    }
  }

  /// What would fix it: one or two sentences, concrete enough to act upon without knowing the rule.
  package var fix: String {
    let source = quoted(from?.component ?? rule)
    let target = quoted(to?.component ?? rule)
    switch defect {
    case .forbiddenDependency:
      return
        "Move what \(source) needs from \(target) to a component that both may use, or declare "
        + "a protocol in \(source) that \(target) adopts and that is passed in from outside."
    case .forbiddenChain(let chain):
      return "Cut one hop of the chain\(hop(chain.suffix(2))): move what is needed there "
        + "to a component that does not lead on to \(target)."
    case .layerViolation(let higher, _, let skipped) where !skipped.isEmpty:
      return
        "Let layer \(quoted(skipped[0])) offer what layer \(quoted(higher)) needs from \(target), "
        + "or take 'strict' out of rule \(quoted(rule)) if layers may be skipped."
    case .layerViolation(let lower, let higher, _):
      return lower == higher
        ? "Move what \(source) and \(target) share to a lower layer, or let a higher one connect them."
        : "Declare a protocol in layer \(quoted(lower)) that \(target) adopts, or move the code that "
          + "needs \(target) to a layer that may depend on \(quoted(higher))."
    case .unlistedComponent(let component):
      return
        "Add \(quoted(component)) to the layer that it belongs to, or write 'unlisted: ignore' "
        + "in rule \(quoted(rule))."
    case .dependencyNotAllowed:
      return "Reach \(target) through something that \(source) may use, or, if the dependency is "
        + "wanted, add \(target) to the list of rule \(quoted(rule))."
    case .protectedDependency(let allowed):
      let way =
        allowed.isEmpty
        ? "Do without \(target), or move the code that needs it into \(target)"
        : "Reach \(target) through \(listed(allowed)), or move the code that needs it there"
      return "\(way); if the dependency is wanted, add \(source) to 'from' of rule "
        + "\(quoted(rule))."
    case .bypassedInterface:
      return "Use what \(target) exposes, and extend that where something is missing; if "
        + "\(quoted(to?.name ?? rule)) is meant for others, add it to 'exposes' of rule "
        + "\(quoted(rule))."
    case .dependentSiblings:
      return "Move what both need to a component below them, or let a component that knows both "
        + "connect them, for example through a protocol or a closure."
    case .dependencyCycle(_, _, let path):
      return "Remove one dependency of the cycle\(hop(path.suffix(2))): move what is used there to "
        + "something that both may depend on, or invert it with a protocol."
    case .metricOutOfRange(let component, let metric, _, _, _):
      return
        "\(advice(on: metric)) 'archcheck metrics --explain \(component)' lists what was counted."
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
    case .structure(let defect): return defect.fix(rule: rule)
    case .targets(let defect): return defect.fix(rule: rule)
    case .coverage(let defect): return defect.fix(rule: rule)
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

  /// Identifies the violation across runs and edits: 16 hexadecimal digits.
  ///
  /// FNV-1a (64 bits) over the rule's id, the defect's name and the names of what is concerned.
  /// Line numbers, wording, measured values, evidence and the course of a chain or cycle do not
  /// enter. O(length of the names).
  package var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [rule, defect.name] + identity {
      // The length in front keeps ("ab", "c") apart from ("a", "bc").
      for byte in "\(part.utf8.count):\(part)".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The names that tell this violation from others of its rule and defect.
  private var identity: [String] {
    switch defect {
    case .dependencyCycle(let granularity, let members, _): return [granularity.rawValue] + members
    case .metricOutOfRange(let component, let metric, _, _, _): return [component, metric]
    case .unlistedComponent(let component): return [component]
    case .unmetRequirement(let label, let requirement, let wanted, _):
      return [label.name, requirement.rawValue, wanted]
    case .forbiddenDeclaration(let label, _): return [label.kind, label.name]
    case .declarationCount(let noun, let group, _, _, _): return [noun, group]
    case .structure(let defect): return defect.identity
    case .targets(let defect): return defect.identity
    case .coverage(let defect): return defect.identity
    case .undocumentedComponent(let component, let file),
      .obsoleteComponent(let component, let file):
      return [component, file]
    case .unreadableDocument(let file, _): return [file]
    case .unmatchedSelector(let selector, let part): return [selector, part]
    case .forbiddenDependency, .forbiddenChain, .layerViolation, .dependencyNotAllowed,
      .protectedDependency, .bypassedInterface, .dependentSiblings, .unstableDependency,
      .undocumentedDependency, .obsoleteDependency,
      .undeclaredDependency, .unusedDependency, .imports:
      return [from, to].flatMap { side in
        [side?.component ?? "", side?.module ?? "", side?.node ?? ""]
      } + defect.requirement
    }
  }

  // MARK: Parts of sentences

  /// `'A.X' uses 'B.Y'`, as precise as the sides are known.
  var statement: String {
    let verb =
      switch evidence.first?.role {
      case .import: "imports"
      case .extensionOf: "extends"
      case nil: "depends on"
      default: "uses"
      }
    return "\(precise(from)) \(verb) \(precise(to))"
  }

  /// The depending component; the exact side where both lie in one component.
  var subject: String {
    guard let from, from.component == to?.component else { return subject(else: nil) }
    return quoted(from.name)
  }

  private func subject(else fallback: String?) -> String {
    quoted(from?.component ?? fallback ?? rule)
  }

  /// The component depended on; the exact side where both lie in one component.
  var object: String {
    guard let to else { return quoted(rule) }
    return from?.component == to.component ? quoted(to.name) : quoted(to.component)
  }

  /// The side by its most precise name.
  private func exact(_ side: DependencySide?) -> String { quoted(side?.name ?? rule) }

  /// The component depended on.
  private var owner: String { quoted(to?.component ?? rule) }

  func precise(_ side: DependencySide?) -> String {
    guard let side else { return "the code at \(location)" }
    guard let node = side.node, node != side.component, !node.hasPrefix(side.component + ".") else {
      return quoted(side.name)
    }
    return "\(quoted(node)) (component \(quoted(side.component)))"
  }

  private func cycleMessage(_ granularity: Granularity, members: [String], path: [String]) -> String
  {
    let route = path.joined(separator: " → ")
    let others = members.filter { !path.contains($0) }
    let kind = granularity == .type ? "declaration" : granularity.rawValue
    let count = "\(members.count) \(kind)\(members.count == 1 ? "" : "s")"
    if others.isEmpty { return "\(count) depend on each other: \(route)" }
    return "\(count) depend on each other; the shortest cycle is \(route), and \(listed(others)) "
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

  private func advice(on metric: String) -> String {
    switch metric {
    case "distance", "signed-distance":
      "Let others depend on protocols rather than on concrete types, or on fewer of its types."
    case "instability", "efferent-coupling":
      "Reduce what it depends on, or invert some of these dependencies with protocols."
    case "afferent-coupling", "types":
      "Split it, so that each part has one purpose and is used by fewer."
    case "abstractness", "abstract-types":
      "Change the share of protocols among its types."
    default:
      "Bring it back into the range, or change the range in rule \(quoted(rule))."
    }
  }

  /// `, for example 'A' → 'B',` for the last hop of a path, else nothing.
  private func hop(_ ends: ArraySlice<String>) -> String {
    guard ends.count == 2, let from = ends.first, let to = ends.last else { return "" }
    return ", for example \(quoted(from)) → \(quoted(to))"
  }

  func quoted(_ name: String) -> String { "'\(name)'" }

  /// At most five names, the rest as a number.
  func listed(_ names: [String]) -> String {
    let shown = names.prefix(5).map(quoted)
    if names.count > 5 { return shown.joined(separator: ", ") + " and \(names.count - 5) more" }
    guard shown.count > 1, let last = shown.last else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// At most four decimals, unless that would hide the difference from a limit.
  private func number(_ value: Double, against limit: Double? = nil) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    let shown = limit.map { rounded == $0 } == true ? value : rounded
    guard shown == shown.rounded(), let whole = Int(exactly: shown) else { return "\(shown)" }
    return "\(whole)"
  }
}
