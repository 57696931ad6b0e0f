extension Violation {
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
    ownIdentity
      ?? [from, to].flatMap { side in
        [side?.component ?? "", side?.module ?? "", side?.node ?? ""]
      } + defect.requirement
  }

  /// The same where it is not by its sides that a violation is told from others; else `nil`.
  package var ownIdentity: [String]? {
    switch defect {
    case .dependencyCycle(let cycle): return [cycle.granularity.rawValue] + cycle.members
    case .metricOutOfRange(let component, let metric, _, _, _): return [component, metric]
    case .measured(let defect): return defect.identity
    case .unlistedComponent(let component): return [component]
    case .unmetRequirement(let label, let requirement, let wanted, _):
      return [label.name, requirement.rawValue, wanted]
    case .forbiddenDeclaration(let label, _, _): return [label.kind, label.name]
    case .declarationCount(let noun, let group, _, _, _): return [noun, group]
    case .declarations(let defect): return defect.identity
    case .structure(let defect): return defect.identity
    case .targets(let defect): return defect.identity
    case .coverage(let defect): return defect.identity
    case .duplicates(let defect): return defect.identity
    case .template(let defect): return defect.identity
    case .undocumentedComponent(let component, let file),
      .obsoleteComponent(let component, let file):
      return [component, file]
    case .unreadableDocument(let file, _): return [file]
    case .unmatchedSelector(let selector, let part): return [selector, part]
    case .forbiddenDependency, .forbiddenChain, .layerViolation, .dependencyNotAllowed,
      .protectedDependency, .bypassedInterface, .dependentSiblings, .unstableDependency,
      .undocumentedDependency, .obsoleteDependency,
      .undeclaredDependency, .unusedDependency, .imports:
      return nil
    }
  }
}
