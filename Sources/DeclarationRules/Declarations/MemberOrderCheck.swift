import DependencyModel
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

/// `member-order`: the stored properties, or other members, of each body stand in groups.
struct MemberOrderCheck: Sendable {
  /// A group of members: what one of them is like.
  private struct Group: Sendable {
    var tests: [DeclarationTest]
    var text: String

    func holds(_ id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput) -> Bool {
      tests.allSatisfy { $0.holds(for: id, bindings, input) }
    }
  }

  /// The orders: the second one counts among members of the same group of the first, and so on.
  private let orders: [[Group]]
  /// What is ordered each for itself; empty for all members together.
  private let parts: [Group]
  /// Whether other members than stored properties are meant, since a group names a kind.
  private let namesKinds: Bool

  private static let group = OptionType.object(
    DeclarationTraits.fields(for: .part, captures: .refer))

  /// The fields of the check.
  static let fields: [OptionField] = [
    .optional(
      "member-order", .list(.either([group, .list(group)])), captures: .refer,
      "Groups of members in the required order, each a mapping that describes a member; or a list "
        + "of such lists, where the second applies within the groups of the first. A member "
        + "belongs to the first group it matches; a member that matches none is ignored. A group "
        + "selects stored properties unless it names a `kind`. Each body and extension is checked "
        + "separately."
    ),
    .optional(
      "member-groups", .list(group), captures: .refer,
      "Groups of members that `member-order` orders separately, wherever they are. A member "
        + "belongs to the first group it matches; a member that matches none is ignored."),
  ]

  /// Reads the option; `nil` where it is not written.
  init?(_ options: OptionsReader) {
    guard options.isWritten("member-order") else {
      if options.isWritten("member-groups") {
        options.report(
          "`member-groups` needs `member-order`. Add `member-order`, or remove `member-groups`.",
          at: options.location(of: "member-groups"))
      }
      return nil
    }
    let nodes = options.nodes("member-order")
    let isNested = nodes.contains { $0.elements != nil }
    if isNested, nodes.contains(where: { $0.elements == nil }) {
      options.report(
        "`member-order` mixes groups with lists of groups. Write one list of groups, or only lists.",
        at: options.location(of: "member-order"))
    }
    var namesKinds = false
    func groups(_ nodes: [ConfigNode], of option: String) -> [Group] {
      nodes.compactMap { node in
        guard let reader = options.reader(of: node, name: option) else { return nil }
        if reader.isWritten("kind") { namesKinds = true }
        if node.pairs?.isEmpty == true {
          reader.report("An empty group matches every member. Describe its members.")
        }
        let tests = DeclarationTraits.tests(reader, for: .part)
        return Group(tests: tests, text: Self.text(of: tests))
      }
    }
    orders = (isNested ? nodes.map { $0.elements ?? [] } : [nodes]).map {
      groups($0, of: "member-order")
    }
    parts = groups(options.nodes("member-groups"), of: "member-groups")
    self.namesKinds = namesKinds
    for (order, node) in zip(orders, isNested ? nodes : []) where order.count == 1 {
      options.report(
        "A single group has no order. Add the groups that come before or after it.",
        at: node.location)
    }
    if !isNested, orders[0].count == 1 {
      options.report(
        "A single group has no order. Add the groups that come before or after it.",
        at: options.location(of: "member-order"))
    }
  }

  /// What members of a group are like: `what is static`, `a function named 'x'`.
  private static func text(of tests: [DeclarationTest]) -> String {
    let words = tests.description(else: "what", Bindings())
    return words.hasPrefix("what that ") ? "what " + words.dropFirst("what that ".count) : words
  }

  /// The tests of all groups.
  var tests: [DeclarationTest] { (orders.flatMap(\.self) + parts).flatMap(\.tests) }

  /// What it asks for, in words.
  let text = "have its members in order"

  /// What is wrong with the order of members: one finding for each body, at the first member that
  /// stands too late.
  func findings(
    about id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Finding] {
    let members = input.members(of: id).filter { member in
      let declaration = input.table[member]
      return (namesKinds || declaration.isStored)
        && input.table[declaration.parent ?? member].kind.isTypeContext
    }
    let bodies = Dictionary(grouping: members) { input.table[$0].parent ?? $0 }
    return bodies.keys.sorted { $0.int < $1.int }.flatMap { body in
      partition(bodies[body] ?? [], bindings, input).compactMap { finding(in: $0, bindings, input) }
    }
  }

  /// The members of each part.
  private func partition(
    _ members: [DeclarationID], _ bindings: Bindings, _ input: DeclarationInput
  ) -> [[DeclarationID]] {
    if parts.isEmpty { return [members] }
    var result: [[DeclarationID]] = Array(repeating: [], count: parts.count)
    for member in members {
      if let part = parts.firstIndex(where: { $0.holds(member, bindings, input) }) {
        result[part].append(member)
      }
    }
    return result
  }

  private func finding(
    in members: [DeclarationID], _ bindings: Bindings, _ input: DeclarationInput
  ) -> Finding? {
    let ordered = members.sorted { input.table[$0].offset < input.table[$1].offset }
    var seen: [(id: DeclarationID, places: [Int])] = []
    // Of members that are alike, the first one tells as much as all of them.
    var known: Set<MemberSort> = []
    for member in ordered {
      let places = orders.map { groups in
        groups.firstIndex { $0.holds(member, bindings, input) } ?? -1
      }
      let besides = seen.filter { input.canStandTogether($0.id, member) }
      if let (earlier, level) = first(of: besides, after: places) {
        let group = orders[level][places[level]]
        let later = orders[level][earlier.places[level]]
        return input.finding(
          MemberOrder(
            member: input.label(of: member), before: input.label(of: earlier.id),
            group: group.text, later: later.text), about: member)
      }
      let sort = MemberSort(places: places, condition: input.table[member].condition)
      if known.insert(sort).inserted { seen.append((member, places)) }
    }
    return nil
  }

  /// What members have in common that are alike for the order.
  private struct MemberSort: Hashable {
    var places: [Int]
    var condition: ConditionID
  }

  /// The first member seen that belongs behind one with some places, with the order that says so.
  private func first(
    of seen: [(id: DeclarationID, places: [Int])], after places: [Int]
  ) -> ((id: DeclarationID, places: [Int]), Int)? {
    for entry in seen {
      for (level, (own, other)) in zip(places, entry.places).enumerated() {
        if own < 0 || other < 0 || own < other {
          if own >= 0, other >= 0 { return (entry, level) }
          break
        }
        if own > other { break }
      }
    }
    return nil
  }
}
