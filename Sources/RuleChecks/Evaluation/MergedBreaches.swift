import Findings
import RuleEngine
import SourceText

/// Puts breaches in the order of reports: by place, rule and sides. O(n log n) for n of them.
func sortBreaches(_ breaches: inout [Breach]) { breaches.sort(by: precedes) }

/// Breaches of one rule in the order of reports, those that say the same about the same place made
/// one.
///
/// A file compiled into several modules gives one node in each, and so the same finding several
/// times. Each defect says when two of it are one (`DefectMerging`); what is made one has the sides of
/// the first and the evidence of all. O(n log n) for n breaches.
func mergedBreaches(_ breaches: [Breach]) -> [Breach] {
  var merged: [Breach] = []
  var positions: [MergeKey: Int] = [:]
  // Joined at the end: where many breaches are one, each would sort the evidence of all before it.
  var evidence: [Int: JoinedEvidence] = [:]
  for breach in breaches.sorted(by: precedes) {
    guard let key = MergeKey(breach) else {
      merged.append(breach)
      continue
    }
    if let position = positions[key] {
      evidence[position, default: JoinedEvidence(merged[position].finding.evidence)]
        .add(breach.finding.evidence)
    } else {
      positions[key] = merged.count
      merged.append(breach)
    }
  }
  for (position, joined) in evidence { merged[position].finding.evidence = joined.sorted }
  return merged
}

/// What two breaches have in common if they are one. Paths are compared byte by byte.
private struct MergeKey: Hashable {
  private struct EvidenceKey: Hashable {
    var path: [UInt8]
    var line: Int
    var column: Int

    init(_ location: SourceLocation) {
      path = Array(location.path.utf8)
      line = location.line
      column = location.column
    }
  }

  /// The place of the first reference, or of each hop of a route.
  private let places: [EvidenceKey]
  /// What else tells them apart.
  private let detail: String

  /// The key of a breach; `nil` if it is never merged.
  init?(_ breach: Breach) {
    switch breach.defect.merging {
    case .never: return nil
    case .hops(let isTargetAsked):
      places = breach.finding.evidence.map { EvidenceKey($0.location) }
      detail = isTargetAsked ? Self.target(of: breach) : ""
    case .target:
      places = [EvidenceKey(breach.location)]
      detail = Self.target(of: breach)
    case .module:
      if breach.finding.evidence.isEmpty { return nil }
      places = [EvidenceKey(breach.location)]
      detail = breach.finding.to?.module ?? ""
    case .text(let text):
      places = [EvidenceKey(breach.location)]
      detail = text
    }
  }

  /// What is depended on. What lies in the module of the one that depends is known by its name
  /// alone: a file that is compiled into several modules names another thing in each of them.
  private static func target(of breach: Breach) -> String {
    guard let to = breach.finding.to else { return "" }
    guard let node = to.node else { return to.module }
    let isOwn = breach.finding.from?.module.equalsInBytes(to.module) == true
    return isOwn && node.hasPrefix(to.module + ".")
      ? String(node.dropFirst(to.module.count)) : node
  }
}

/// The evidence of several breaches by place, that of one breach a place.
private struct JoinedEvidence {
  private var all: [Evidence]
  private var known: Set<SourceLocation>
  private var hasGrown = false

  init(_ first: [Evidence]) {
    all = first
    known = Set(first.map(\.location))
  }

  mutating func add(_ evidence: [Evidence]) {
    let added = evidence.filter { !known.contains($0.location) }
    if added.isEmpty { return }
    hasGrown = true
    all += added
    known.formUnion(added.map(\.location))
  }

  /// As it was where nothing has been added.
  var sorted: [Evidence] { hasGrown ? all.sorted { $0.location < $1.location } : all }
}

/// The order of reports: place, rule, sides, and where these are equal what the defect names.
private func precedes(_ left: Breach, _ right: Breach) -> Bool {
  if left.location != right.location { return left.location < right.location }
  let pairs = zip(sortingNames(left), sortingNames(right))
  for (first, second) in pairs where !first.equalsInBytes(second) {
    return first.precedesInBytes(second)
  }
  return false
}

private func sortingNames(_ breach: Breach) -> [String] {
  var names = [breach.rule]
  for side in [breach.finding.from, breach.finding.to] {
    names += [side?.component ?? "", side?.node ?? "", side?.module ?? ""]
  }
  names.append(breach.defect.sortingText)
  return names
}
