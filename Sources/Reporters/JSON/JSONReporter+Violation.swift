import Findings
import JSONText

extension JSONReporter {
  static func json(_ violation: Violation) -> JSONValue {
    let value: JSONValue = [
      "rule": .string(violation.rule),
      "kind": .string(violation.kind),
      "defect": .string(violation.defectName),
      "severity": .string(violation.severity.rawValue),
      "message": .string(violation.message),
      "because": .optional(violation.because),
      "fix": .string(violation.fix),
      "location": json(violation.location),
      "from": violation.from.map(json) ?? .null,
      "to": violation.to.map(json) ?? .null,
      "details": details(of: violation.defect),
      "evidence": .array(violation.evidence.map(json)),
      "fingerprint": .string(violation.fingerprint),
      "status": .string(violation.status.rawValue),
    ]
    return value.adding("condition", violation.condition)
      .adding("growth", violation.growth?.word)
  }

  private static func json(_ side: DependencySide) -> JSONValue {
    [
      "component": .string(side.component), "module": .string(side.module),
      "node": .optional(side.node),
    ]
  }

  private static func json(_ evidence: Evidence) -> JSONValue {
    let value: JSONValue = [
      "path": .string(evidence.location.path), "line": .integer(evidence.location.line),
      "column": .integer(evidence.location.column), "symbol": .string(evidence.symbol),
      "role": .string(evidence.role.name), "from": .string(evidence.from),
      "to": .string(evidence.to),
    ]
    return value.adding("condition", evidence.condition)
  }

  /// What the defect carries beside the two sides; null when there is nothing.
  private static func details(of defect: Defect) -> JSONValue {
    switch defect {
    case .forbiddenDependency, .dependentSiblings, .undeclaredDependency, .unusedDependency:
      .null
    case .forbiddenChain(let chain):
      ["chain": .strings(chain)]
    case .layerViolation(let fromLayer, let toLayer, let skipped):
      [
        "fromLayer": .string(fromLayer), "toLayer": .string(toLayer),
        "skipped": .strings(skipped),
      ]
    case .unlistedComponent(let component):
      ["component": .string(component)]
    case .dependencyNotAllowed(let allowed), .protectedDependency(let allowed):
      ["allowed": .strings(allowed)]
    case .bypassedInterface(let exposed):
      ["exposed": .strings(exposed)]
    case .dependencyCycle(let cycle): cycle.json
    case .metricOutOfRange(let component, let metric, let value, let minimum, let maximum):
      [
        "component": .string(component), "metric": .string(metric), "value": .number(value),
        "minimum": .optional(minimum), "maximum": .optional(maximum),
      ]
    case .unmetRequirement(let label, let requirement, let wanted, let found):
      [
        "declaration": .string(label.name), "kind": .string(label.kind),
        "requirement": .string(requirement.rawValue), "wanted": .string(wanted),
        "found": .string(found),
      ]
    case .forbiddenDeclaration(let label, let noun, let place):
      [
        "declaration": .string(label.name), "kind": .string(label.kind),
        "noun": .string(noun), "place": .string(place),
      ]
    case .declarationCount(let noun, let group, let found, let minimum, let maximum):
      [
        "noun": .string(noun), "group": .string(group), "declarations": .strings(found),
        "minimum": .optional(minimum),
        "maximum": .optional(maximum),
      ]
    case .declarations(let defect): defect.json
    case .structure(let defect): defect.json
    case .targets(let defect): defect.json
    case .coverage(let defect): defect.json
    case .duplicates(let defect): defect.json
    case .template(let defect): defect.json
    case .measured(let defect): defect.json
    case .unstableDependency(let from, let to, let tolerance):
      [
        "fromInstability": .number(from), "toInstability": .number(to),
        "tolerance": .number(tolerance),
      ]
    case .undocumentedDependency(let file), .obsoleteDependency(let file):
      ["file": .string(file)]
    case .undocumentedComponent(let component, let file),
      .obsoleteComponent(let component, let file):
      ["file": .string(file), "component": .string(component)]
    case .unreadableDocument(let file, let reason):
      ["file": .string(file), "reason": .string(reason)]
    case .imports(let defect): details(of: defect)
    case .unmatchedSelector(let selector, let part):
      ["selector": .string(selector), "part": .string(part)]
    }
  }

  private static func details(of defect: ImportDefect) -> JSONValue {
    switch defect {
    case .forbiddenExternal(let through):
      through.isEmpty ? .null : ["through": .strings(through)]
    case .externalNotAllowed(let allowed, let through):
      ["allowed": .strings(allowed), "through": .strings(through)]
    case .leakedDependency(let through): ["through": .strings([through])]
    case .testDependency, .forbiddenMember: .null
    case .unusedImport(let use): ["use": .string(use.rawValue)]
    case .missingImport(let isNominal): ["nominal": .bool(isNominal)]
    case .missingDependency(let required):
      [
        "via": .string(required.link.rawValue), "other": .string(required.other),
        "every": .string(required.isReversed ? "to" : "from"),
      ]
    }
  }
}
