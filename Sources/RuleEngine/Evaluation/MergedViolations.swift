import Findings
import SourceText

/// Puts violations in the order of reports: by place, rule and sides. O(n log n) for n violations.
package func sortViolations(_ violations: inout [Violation]) { violations.sort(by: precedes) }

/// Violations of one rule in the order of reports, those that say the same about the same place
/// made one.
///
/// A file compiled into several modules gives one node in each, and so the same finding several
/// times: violations whose evidence begins at one place and leads to the same thing are merged, with
/// the sides of the first and the evidence of all. A chain or a cycle is one with another only if all its hops are. Violations
/// without evidence stay as they are, except that a selector is told once. O(n log n) for n
/// violations.
package func mergedViolations(_ violations: [Violation]) -> [Violation] {
  var merged: [Violation] = []
  var positions: [MergeKey: Int] = [:]
  for violation in violations.sorted(by: precedes) {
    guard let key = MergeKey(violation) else {
      merged.append(violation)
      continue
    }
    if let position = positions[key] {
      merged[position].evidence = union(merged[position].evidence, violation.evidence)
    } else {
      positions[key] = merged.count
      merged.append(violation)
    }
  }
  return merged
}

/// What two violations have in common if they are one. Paths are compared byte by byte.
private struct MergeKey: Hashable {
  private struct Place: Hashable {
    var path: [UInt8]
    var line: Int
    var column: Int

    init(_ location: SourceLocation) {
      path = Array(location.path.utf8)
      line = location.line
      column = location.column
    }
  }

  /// The place of the first reference, or of each hop of a path.
  private var places: [Place]
  /// What else tells them apart.
  private var detail = ""

  /// The key of a violation; `nil` if it is never merged.
  init?(_ violation: Violation) {
    switch violation.defect {
    case .forbiddenChain:
      places = violation.evidence.map { Place($0.location) }
      detail = Self.target(of: violation)
    case .dependencyCycle:
      places = violation.evidence.map { Place($0.location) }
    case .forbiddenDependency, .layerViolation, .dependencyNotAllowed, .protectedDependency,
      .bypassedInterface, .dependentSiblings, .undeclaredDependency:
      places = [Place(violation.location)]
      detail = Self.target(of: violation)
    case .unmatchedSelector, .unmetRequirement, .forbiddenDeclaration:
      places = [Place(violation.location)]
      detail = detailText(violation.defect)
    case .declarations(let defect) where defect.isAboutPlace:
      // The first name says in which module the file is compiled.
      places = [Place(violation.location)]
      detail = ([defect.name] + defect.identity.dropFirst()).joined(separator: "\n")
    case .imports where !violation.evidence.isEmpty:
      places = [Place(violation.location)]
      detail = violation.to?.module ?? ""
    case .unlistedComponent, .metricOutOfRange, .measured, .unstableDependency,
      .undocumentedDependency,
      .undocumentedComponent, .obsoleteDependency, .obsoleteComponent, .unreadableDocument,
      .unusedDependency, .declarationCount, .declarations, .structure, .targets, .coverage,
      .duplicates, .template, .imports:
      return nil
    }
  }

  /// What is depended on. What lies in the module of the one that depends is known by its name
  /// alone: a file that is compiled into several modules names another thing in each of them.
  private static func target(of violation: Violation) -> String {
    guard let to = violation.to else { return "" }
    guard let node = to.node else { return to.module }
    let isOwn = violation.from?.module.equalsInBytes(to.module) == true
    return isOwn && node.hasPrefix(to.module + ".")
      ? String(node.dropFirst(to.module.count)) : node
  }
}

/// The evidence of two violations by place, one piece a place.
private func union(_ first: [Evidence], _ second: [Evidence]) -> [Evidence] {
  let known = Set(first.map(\.location))
  let added = second.filter { !known.contains($0.location) }
  return added.isEmpty ? first : (first + added).sorted { $0.location < $1.location }
}

/// The order of reports: place, rule, sides, and where these are equal what the defect names.
private func precedes(_ left: Violation, _ right: Violation) -> Bool {
  if left.location != right.location { return left.location < right.location }
  let pairs = zip(sortingNames(left), sortingNames(right))
  for (first, second) in pairs where !first.equalsInBytes(second) {
    return first.precedesInBytes(second)
  }
  return false
}

private func sortingNames(_ violation: Violation) -> [String] {
  var names = [violation.rule]
  for side in [violation.from, violation.to] {
    names += [side?.component ?? "", side?.node ?? "", side?.module ?? ""]
  }
  names.append(detailText(violation.defect))
  return names
}

/// What tells violations with equal sides apart.
private func detailText(_ defect: Defect) -> String {
  switch defect {
  case .forbiddenChain(let chain): chain.joined(separator: "\n")
  case .dependencyCycle(let cycle): cycle.members.joined(separator: "\n")
  case .unlistedComponent(let component): component
  case .undocumentedComponent(let component, let file), .obsoleteComponent(let component, let file):
    file + "\n" + component
  case .unreadableDocument(let file, let reason): file + "\n" + reason
  case .undocumentedDependency(let file), .obsoleteDependency(let file): file
  case .metricOutOfRange(let component, let metric, _, _, _): component + "\n" + metric
  case .measured(let defect): ([defect.name] + defect.identity).joined(separator: "\n")
  case .unmatchedSelector(let selector, let part): part + "\n" + selector
  case .imports(.missingDependency(let required)): required.other
  case .layerViolation(let from, let to, _): from + "\n" + to
  case .unmetRequirement(_, let requirement, let wanted, _): requirement.rawValue + "\n" + wanted
  case .forbiddenDeclaration(let label, _, _): label.kind
  case .declarationCount(let noun, let group, _, _, _): group + "\n" + noun
  case .declarations(let defect): ([defect.name] + defect.identity).joined(separator: "\n")
  case .structure(let defect): ([defect.name] + defect.identity).joined(separator: "\n")
  case .targets(let defect): ([defect.name] + defect.identity).joined(separator: "\n")
  case .coverage(let defect): ([defect.name] + defect.identity).joined(separator: "\n")
  case .duplicates(let defect): ([defect.name] + defect.identity).joined(separator: "\n")
  case .template(let defect): ([defect.name] + defect.identity).joined(separator: "\n")
  case .forbiddenDependency, .dependencyNotAllowed, .protectedDependency, .bypassedInterface,
    .dependentSiblings, .unstableDependency, .undeclaredDependency, .unusedDependency, .imports:
    ""
  }
}
