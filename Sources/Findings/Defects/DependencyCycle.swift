import DependencyModel

/// Groups of a graph that depend on each other in a circle.
package struct DependencyCycle: Hashable, Sendable {
  /// A dependency within the group that can be taken out.
  package struct Cut: Hashable, Sendable {
    /// The member that depends.
    package var from: String
    /// The member depended on.
    package var to: String
    /// Number of references and imports that have to go for it.
    package var references: Int

    /// Makes a cut.
    package init(from: String, to: String, references: Int) {
      self.from = from
      self.to = to
      self.references = references
    }
  }

  /// The level of the members.
  package var granularity: Granularity
  /// The captures whose values the members are, sorted; empty where they are things of the level.
  package var captures: [String]
  /// The members, sorted.
  package var members: [String]
  /// A shortest cycle, its first member repeated at the end.
  package var path: [String]
  /// Dependencies that weigh little and without which no cycle is left, ordered by (from, to); empty
  /// where they were not searched for.
  package var cut: [Cut]

  /// Makes a cycle.
  package init(
    granularity: Granularity, captures: [String] = [], members: [String], path: [String],
    cut: [Cut] = []
  ) {
    self.granularity = granularity
    self.captures = captures
    self.members = members
    self.path = path
    self.cut = cut
  }

  /// What is wrong: one sentence without a full stop.
  var message: String {
    let route = path.joined(separator: " → ")
    let others = members.filter { !path.contains($0) }
    if others.isEmpty { return "\(subject) depend on each other: \(route)" }
    return
      "\(subject) depend on each other; the shortest cycle is \(route), and \(others.quotedList) "
      + "\(others.count == 1 ? "belongs" : "belong") to the group as well"
  }

  /// What would fix it.
  var fix: String {
    let remedy =
      "move what is used there to something that both may depend on, or invert it with a protocol."
    guard !cut.isEmpty else { return "Remove one dependency of the cycle\(lastHop): \(remedy)" }
    let shown = cut.prefix(5).map {
      "'\($0.from)' → '\($0.to)' (\(Self.counted($0.references, "reference")))"
    }
    let names =
      cut.count > shown.count
      ? shown.joined(separator: ", ") + " and \(cut.count - shown.count) more"
      : shown.count == 1
        ? shown[0]
        : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    let pronoun = cut.count == 1 ? "it" : "them"
    return "Remove \(names): without \(pronoun) no cycle is left, and little else is lost. To do "
      + "so, \(remedy)"
  }

  /// `3 modules`, `2 groups of code (one for each 'feature')`.
  private var subject: String {
    if !captures.isEmpty {
      let names = captures.map { "'\($0)'" }.listed()
      return "\(Self.counted(members.count, "group")) of code (one for each \(names))"
    }
    return Self.counted(
      members.count, granularity == .type ? "declaration" : granularity.rawValue)
  }

  /// `, for example 'A' → 'B'` for the last hop of the path, else nothing.
  private var lastHop: String {
    let ends = path.suffix(2)
    guard ends.count == 2, let from = ends.first, let to = ends.last else { return "" }
    return ", for example '\(from)' → '\(to)'"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
