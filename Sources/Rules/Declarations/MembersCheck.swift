import ArchModel

/// `members`: a type has a member like this one.
struct MembersCheck: Sendable {
  /// What tells which member is meant: name and kind, or all where no name is written.
  private let identity: [DeclarationTest]
  /// What that member must be like.
  private let qualities: [DeclarationTest]
  /// `a variable`
  private let noun: String
  private let names: [Pattern]

  /// Reads one entry.
  init(_ options: OptionsReader) {
    let tests = DeclarationTraits.tests(options, for: .part, each: true)
    let words = options.texts("kind").map { $0 == "any" ? "member" : $0 }
    noun = (words.isEmpty ? ["member"] : words).map(DeclarationTest.withArticle)
      .joined(separator: " or ")
    names = options.patterns("name")
    let identifying: Set<DeclarationRequirement> = [.name, .kind]
    if options.isWritten("name") {
      identity = tests.filter { identifying.contains($0.requirement) }
      qualities = tests.filter { !identifying.contains($0.requirement) }
    } else {
      identity = tests
      qualities = []
    }
  }

  /// What is wrong with the members of a type, inherited ones included; `nil` when one of them is
  /// as wanted.
  func finding(
    about id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> Finding? {
    let meant = members(of: id, input).filter { member in
      identity.allSatisfy { $0.holds(for: member, bindings, input) }
    }
    guard let first = meant.first else {
      return input.finding(
        .unmetRequirement(
          of: input.label(of: id), requirement: .members, wanted: "declare \(text(bindings))",
          found: "does not"), about: id)
    }
    let failures = meant.map { member in
      (member, qualities.first { !$0.holds(for: member, bindings, input) })
    }
    if failures.contains(where: { $0.1 == nil }) { return nil }
    guard let failed = failures[0].1 else { return nil }
    return input.finding(
      .unmetRequirement(
        of: input.label(of: first), requirement: failed.requirement,
        wanted: failed.wanted(bindings), found: failed.found(first, input)),
      about: id, at: first)
  }

  private func members(of id: DeclarationID, _ input: DeclarationInput) -> [DeclarationID] {
    let kinds: Set<DeclarationKind> =
      input.table[id].kind == .protocol ? [.class, .protocol] : [.class]
    let inherited = input.table.supertypes(of: id)
      .filter { $0.kind.map(kinds.contains) == true }.compactMap(\.declaration)
    return ([id] + inherited).flatMap { input.table.members(of: $0) }
  }

  /// The member in words: `a variable named 'x'`.
  func text(_ bindings: Bindings) -> String {
    if !names.isEmpty { return "\(noun) named \(names.text(with: bindings))" }
    let others = identity.filter { $0.requirement != .kind }.map { $0.wanted(bindings) }
    return others.isEmpty ? noun : "\(noun) that must \(others.joined(separator: " and "))"
  }
}
