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
    case .dependentSiblings: "dependent-siblings"
    case .dependencyCycle: "dependency-cycle"
    case .metricOutOfRange: "metric-out-of-range"
    case .undeclaredDependency: "undeclared-dependency"
    case .unusedDependency: "unused-dependency"
    case .unmetRequirement: "unmet-requirement"
    case .forbiddenDeclaration: "forbidden-declaration"
    case .declarationCount: "declaration-count"
    case .structure(let defect): defect.name
    case .targets(let defect): defect.name
    case .coverage(let defect): defect.name
    case .unmatchedSelector: "unmatched-selector"
    }
  }

  /// Every name that a defect can have, in the order of the cases: the closed list of machine
  /// formats.
  package static let names =
    [
      "forbidden-dependency", "forbidden-chain", "layer-violation", "unlisted-component",
      "dependency-not-allowed", "dependent-siblings", "dependency-cycle", "metric-out-of-range",
      "undeclared-dependency", "unused-dependency",
      "unmet-requirement", "forbidden-declaration", "declaration-count",
    ] + StructureDefect.names + TargetDefect.names + CoverageDefect.names + ["unmatched-selector"]

  /// Why a defect of this sort matters in general, for rules that are configured without `because`.
  package var rationale: String {
    switch self {
    case .forbiddenDependency, .dependencyNotAllowed:
      "A dependency that the architecture does not foresee lets changes on one side break the other."
    case .forbiddenChain:
      "An indirect dependency lets changes through just as a direct one does, only less visibly."
    case .layerViolation:
      "Layers can be exchanged and tested alone only while dependencies follow their order."
    case .unlistedComponent:
      "What no layer lists, the rule cannot check."
    case .dependentSiblings:
      "Components that know each other can no longer be changed, tested or removed one by one."
    case .dependencyCycle:
      "Whatever lies on a cycle can only be built, tested and understood together."
    case .metricOutOfRange:
      "The limit was set so that the structure does not erode unnoticed."
    case .undeclaredDependency:
      "The build works only as long as something else happens to build the module first."
    case .unusedDependency:
      "It costs build time and tells readers of the manifest something untrue."
    case .unmetRequirement, .forbiddenDeclaration, .declarationCount:
      "Code whose parts are named, placed and built alike can be read and changed by everybody."
    case .structure(let defect): defect.rationale
    case .targets(let defect): defect.rationale
    case .coverage(let defect): defect.rationale
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
    case .layerViolation(let lower, let higher):
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
    case .dependentSiblings:
      "\(statement), but \(quoted(from?.component ?? rule)) and \(quoted(to?.component ?? rule))"
        + " must be independent of each other"
    case .dependencyCycle(let granularity, let members, let path):
      cycleMessage(granularity, members: members, path: path)
    case .metricOutOfRange(let component, let metric, let value, let minimum, let maximum):
      "\(title(of: metric)) of \(quoted(component)) is "
        + bounds(of: value, minimum: minimum, maximum: maximum)
    case .undeclaredDependency:
      "\(statement), but the manifest of \(subject) does not declare this dependency"
    case .unusedDependency:
      "the manifest of \(subject) declares a dependency on \(object) that no source of it uses"
    case .unmetRequirement, .forbiddenDeclaration, .declarationCount:
      declarationMessage
    case .structure(let defect): defect.message(rule: rule)
    case .targets(let defect): defect.message(rule: rule)
    case .coverage(let defect): defect.message(rule: rule)
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
    case .layerViolation(let lower, let higher):
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
    case .dependentSiblings:
      return "Move what both need to a component below them, or let a component that knows both "
        + "connect them, for example through a protocol or a closure."
    case .dependencyCycle(_, _, let path):
      return "Remove one dependency of the cycle\(hop(path.suffix(2))): move what is used there to "
        + "something that both may depend on, or invert it with a protocol."
    case .metricOutOfRange(let component, let metric, _, _, _):
      return
        "\(advice(on: metric)) 'archcheck metrics --explain \(component)' lists what was counted."
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
    case .unmatchedSelector(let selector, let part): return [selector, part]
    case .forbiddenDependency, .forbiddenChain, .layerViolation, .dependencyNotAllowed,
      .dependentSiblings, .undeclaredDependency, .unusedDependency:
      return [from, to].flatMap { side in
        [side?.component ?? "", side?.module ?? "", side?.node ?? ""]
      }
    }
  }

  // MARK: Parts of sentences

  /// `'A.X' uses 'B.Y'`, as precise as the sides are known.
  private var statement: String {
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
  private var subject: String {
    guard let from, from.component == to?.component else { return subject(else: nil) }
    return quoted(from.name)
  }

  private func subject(else fallback: String?) -> String {
    quoted(from?.component ?? fallback ?? rule)
  }

  /// The component depended on; the exact side where both lie in one component.
  private var object: String {
    guard let to else { return quoted(rule) }
    return from?.component == to.component ? quoted(to.name) : quoted(to.component)
  }

  private func precise(_ side: DependencySide?) -> String {
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

  private func quoted(_ name: String) -> String { "'\(name)'" }

  /// At most five names, the rest as a number.
  private func listed(_ names: [String]) -> String {
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
