import DependencyModel
import Findings
import JSONText
import RuleEngine

/// Groups of a graph that depend on each other in a circle.
struct DependencyCycle: Defect {
  static let name = "dependency-cycle"
  static let rationale =
    "Everything on a cycle has to be built, tested and understood together."
  static let traits: DefectTraits = .isRoute

  /// The level of the members.
  var granularity: Granularity
  /// The captures whose values the members are, sorted; empty where they are things of the level.
  var captures: [String] = []
  /// The members, sorted.
  var members: [String]
  /// A shortest cycle, its first member repeated at the end.
  var path: [String]
  /// Dependencies that weigh little and without which no cycle is left, ordered by (from, to); empty
  /// where they were not searched for.
  var cut: [GroupWalk.Cut] = []

  static let form: JSONForm<Self>? = .object {
    JSONField("granularity", \.granularity, .cases(\.rawValue))
    JSONField(
      "captures", \.captures, .strings,
      "The captures whose values are the members; empty if the members are components, modules, "
        + "folders, files or types.")
    JSONField("members", \.members, .strings, "The whole cycle group, sorted.")
    JSONField(
      "path", \.path, .strings, "A shortest cycle; its first member is repeated at the end.")
    JSONField(
      "cut", \.cut,
      .list(
        of: .object {
          JSONField("from", \.from, .string, "The member that depends.")
          JSONField("to", \.to, .string, "The member depended on.")
          JSONField(
            "references", \.references, .count,
            "How many references and imports to remove.")
        }))
  }

  var subject: String? {
    let names = members.prefix(4).joined(separator: ", ")
    return "Cycle of \(names)" + (members.count > 4 ? " and \(members.count - 4) more" : "")
  }

  var identity: DefectIdentity { .own([granularity.rawValue] + members) }
  var sortingText: String { members.joined(separator: "\n") }
  var merging: DefectMerging { .hops(target: false) }

  func message(in context: DefectContext) -> String {
    let route = path.joined(separator: " → ")
    let named = Set(path)
    let others = members.filter { !named.contains($0) }
    if others.isEmpty { return "\(groups) depend on each other: \(route)" }
    return
      "\(groups) depend on each other; the shortest cycle is \(route), and \(others.quotedList) "
      + "\(others.count == 1 ? "is" : "are") in the same group"
  }

  func fix(in context: DefectContext) -> String {
    let remedy =
      "move the code used there to something both sides may depend on, or invert it with a "
      + "protocol."
    guard !cut.isEmpty else { return "Remove one dependency of the cycle\(lastHop): \(remedy)" }
    let hops = cut.map { "'\($0.from)' → '\($0.to)' (\(counted($0.references, "reference")))" }
    let pronoun = cut.count == 1 ? "it" : "them"
    return
      "Remove \(hops.listed()); no cycle is left without \(pronoun). To do so, \(remedy)"
  }

  /// `3 modules`, `2 groups of code (one for each 'feature')`.
  private var groups: String {
    if !captures.isEmpty {
      return "\(counted(members.count, "group")) of code (one for each \(captures.quotedList))"
    }
    return counted(members.count, granularity == .type ? "declaration" : granularity.rawValue)
  }

  /// `, for example 'A' → 'B'` for the last hop of the path, else nothing.
  private var lastHop: String {
    let ends = path.suffix(2)
    guard ends.count == 2, let from = ends.first, let to = ends.last else { return "" }
    return ", for example '\(from)' → '\(to)'"
  }
}
