import DependencyModel
import RuleEngine
import RuleLanguage
import SourceFacts

/// `members`: a type has a member like this one, or so many of them.
struct MembersCheck: Sendable {
  /// What tells which members are meant: name and kind, or all where no name or a number is
  /// written.
  private let identity: [DeclarationTest]
  /// What such a member must be like.
  private let qualities: [DeclarationTest]
  /// How many of them there are.
  private let range: CountRange?
  /// `variable or function`
  private let noun: String
  private let names: [Pattern]

  /// The fields of an entry.
  static var fields: [OptionField] {
    DeclarationTraits.fields(for: .part, captures: .refer)
      + CountRange.fields(
        "How many such members the type and its extensions in any file declare. Inherited members "
          + "do not count; all other keys select those that do.")
  }

  /// Reads one entry.
  init(_ options: OptionsReader) {
    range = CountRange(options)
    let tests = DeclarationTraits.tests(options, for: .part, each: range == nil)
    let words = options.texts("kind").map { $0 == "any" ? "member" : $0 }
    let kinds = (words.isEmpty ? ["member"] : words).map(\.hyphenless)
    names = options.patterns("name")
    noun =
      range == nil
      ? kinds.map(DeclarationTest.withArticle).alternatives
      : kinds.joined(separator: " or ")
    let identifying: Set<DeclarationRequirement> = [.name, .kind]
    if options.isWritten("name"), range == nil {
      identity = tests.filter { identifying.contains($0.requirement) }
      qualities = tests.filter { !identifying.contains($0.requirement) }
    } else {
      identity = tests
      qualities = []
    }
  }

  /// The tests of the entry.
  var tests: [DeclarationTest] { identity + qualities }

  /// What is wrong with the members of a type; `nil` where they are as wanted. Without a number
  /// inherited ones do as well.
  func finding(
    about id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> Finding? {
    if let range { return finding(about: id, range, bindings, input) }
    let meant = members(of: id, input).filter { member in
      identity.allSatisfy { $0.holds(for: member, bindings, input) }
    }
    guard let first = meant.first else {
      if members(of: id, input).contains(where: { mayBeMeant($0, bindings, input) }) {
        input.noteDoubt(about: id)
        return nil
      }
      return input.finding(
        UnmetRequirement(
          of: input.label(of: id), requirement: .members, wanted: "declare \(text(bindings))",
          found: "does not"), about: id)
    }
    if meant.contains(where: { member in
      qualities.allSatisfy { $0.holds(for: member, bindings, input) }
    }) {
      return nil
    }
    guard let failed = qualities.first(where: { !$0.isMet(by: first, bindings, input) }) else {
      return nil
    }
    return input.finding(
      UnmetRequirement(
        of: input.label(of: first), requirement: failed.requirement,
        wanted: failed.wanted(bindings), found: failed.found(first, input)),
      about: id, at: first)
  }

  /// Whether a member may be one that is meant, as far as the project shows.
  private func mayBeMeant(
    _ member: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> Bool {
    identity.allSatisfy {
      $0.holds(for: member, bindings, input) || $0.isOpen(member, bindings, input)
    }
  }

  private func finding(
    about id: DeclarationID, _ range: CountRange, _ bindings: Bindings, _ input: DeclarationInput
  ) -> Finding? {
    let own = input.members(of: id)
    let counted = input.distinct(
      own.filter { member in identity.allSatisfy { $0.holds(for: member, bindings, input) } })
    if range.contains(counted.count) { return nil }
    if counted.count < range.minimum ?? 0 {
      let open = own.filter { mayBeMeant($0, bindings, input) }
      if open.count >= range.minimum ?? 0 {
        input.noteDoubt(about: id)
        return nil
      }
    }
    let surplus = range.firstSurplus(of: counted.count).map { counted[$0] }
    return input.finding(
      MemberCount(
        of: input.label(of: id), noun: countedNoun(bindings),
        found: counted.map { input.table[$0].fullName }, minimum: range.minimum,
        maximum: range.maximum), about: id, at: surplus)
  }

  private func members(of id: DeclarationID, _ input: DeclarationInput) -> [DeclarationID] {
    let kinds: Set<DeclarationKind> =
      input.table[id].kind == .protocol ? [.class, .protocol] : [.class]
    let inherited = input.table.supertypes(of: id)
      .filter { $0.kind.map(kinds.contains) == true }.compactMap(\.declaration)
    return ([id] + inherited).flatMap { input.members(of: $0) }
  }

  /// What the entry asks for, in words: `a variable named 'x'`, `at most 1 function`.
  func text(_ bindings: Bindings) -> String {
    if let range {
      return CountPhrase.phrase(countedNoun(bindings), range.minimum, range.maximum)
    }
    if !names.isEmpty { return "\(noun) named \(names.text(with: bindings))" }
    let others = identity.filter { $0.requirement != .kind }.map { $0.wanted(bindings).asClause }
    return others.isEmpty ? noun : "\(noun) that \(others.joined(separator: " and "))"
  }

  /// What is counted, in words: `function named 'x' that is public`, with the verb in the plural
  /// where several are wanted.
  private func countedNoun(_ bindings: Bindings) -> String {
    let named = names.isEmpty ? "" : " named \(names.text(with: bindings))"
    let others = identity.filter { $0.requirement != .kind && $0.requirement != .name }
      .map { $0.wanted(bindings) }
    let isOne = CountPhrase.isOne(range?.minimum, range?.maximum)
    let clauses = others.map { isOne ? $0.asClause : $0.asPluralClause }
    return noun + named
      + (others.isEmpty ? "" : " that " + clauses.joined(separator: " and "))
  }
}

extension String {
  /// `enum case` of `enum-case`.
  var hyphenless: String { split(separator: "-").joined(separator: " ") }
}
