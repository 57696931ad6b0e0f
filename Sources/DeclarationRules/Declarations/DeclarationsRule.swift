import DependencyModel
import Findings
import RuleEngine
import RuleLanguage
import SourceText

/// `declarations`: what is declared is named, placed, built and seen as wanted.
struct DeclarationsRule: Rule {
  static let defects: [any Defect.Type] = [
    UnmetRequirement.self, ForbiddenDeclaration.self, DeclarationCount.self, MemberCount.self,
    MemberOrder.self, ForbiddenCode.self, ForbiddenUse.self, TypeCount.self, CounterpartCount.self,
  ]

  static let looksAtDeclarations = true

  private let selection: DeclarationSelection
  /// What must hold: one of these.
  private let requirements: [DeclarationRequirements]
  private let prohibitions: [DeclarationTest]
  private let counterpart: CounterpartCheck?
  private let count: CountCheck?
  private let typeCount: TypeCountCheck?
  private let isForbidden: Bool
  /// What violations say behind the declaration's name, in the rule's own words.
  private let message: String?
  private let location: SourceLocation

  init(options: OptionsReader) {
    selection = DeclarationSelection(options)
    requirements = options.objects("must").map { DeclarationRequirements($0) }
    prohibitions =
      options.object("must-not").map { DeclarationTraits.tests($0, for: .mustNot) } ?? []
    counterpart = options.object("counterpart").map { CounterpartCheck($0) }
    typeCount = TypeCountCheck(options)
    count = typeCount == nil ? CountCheck(options) : nil
    isForbidden = options.boolean("forbid")
    message = options.optionalText("message")
    location = options.location
    reportContradictions(options)
  }

  private func reportContradictions(_ options: OptionsReader) {
    let others = ["must", "must-not", "counterpart", "exactly", "at-least", "at-most", "counting"]
    if isForbidden, others.contains(where: options.isWritten) {
      options.report(
        "`forbid` allows no such declaration, so other requirements have no effect. Remove "
          + "`forbid` or the other requirement.", at: options.location(of: "forbid"))
    }
    for node in options.nodes("must") + options.nodes("must-not") + options.nodes("counterpart")
    where node.pairs?.isEmpty == true {
      options.report(
        "An empty mapping checks nothing. Add a requirement, or remove it.",
        at: node.location)
    }
    if message != nil, !isForbidden, requirements.isEmpty, prohibitions.isEmpty {
      options.report(
        "`message` speaks of one declaration, so it has no effect without `must`, `must-not` or "
          + "`forbid`. Remove it.", at: options.location(of: "message"))
    }
    if !isForbidden, !others.contains(where: options.isWritten) {
      options.report(
        "The rule checks nothing. Add `must`, `must-not`, `forbid`, `counterpart`, `exactly`, "
          + "`at-least` or `at-most`.")
    }
  }

  var selectors: [NamedSelector] {
    // What nothing can use need not be there for the rest of the rule, nor what one alternative asks.
    let asksMore = !requirements.isEmpty || counterpart != nil || prohibitions.count > 1
    let condition = selection.condition.map { [NamedSelector("where", $0.selector)] } ?? []
    return [NamedSelector("of", selection.of)] + condition + selection.tests.flatMap(\.selectors)
      + requirements.flatMap(\.allTests).flatMap(\.selectors)
      .dispensable(if: requirements.count > 1)
      + prohibitions.flatMap(\.selectors).dispensable(if: asksMore)
      + (counterpart?.selectors ?? [])
  }

  func conditions(_ scope: RuleScope) -> [RuleExplanation.Condition] {
    selection.conditions(DeclarationInput(scope, of: selection.of))
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let input = DeclarationInput(scope, of: selection.of)
    let selected = selection.select(input)
    var outcome = RuleOutcome(findings: [], checked: selected.count)
    if selected.isEmpty, !isForbidden, count == nil {
      outcome.unmatched = [
        UnmatchedPattern("declarations", selection.text, at: location)
      ]
    }
    var files: Set<FileID> = []
    for entry in selected {
      let found = findings(about: entry, input).filter { finding in
        !finding.isAboutFile || files.insert(input.table[entry.id].file).inserted
      }
      if !found.isEmpty, !scope.excuses([input.endpoint(of: entry.id)]) {
        outcome.findings += found.map { worded($0, entry.matches[0]) }
      }
    }
    for missing in counterpart?.findings(selected, input) ?? []
    where !scope.excuses([input.endpoint(of: missing.id)]) {
      outcome.findings.append(missing.finding)
    }
    if let typeCount {
      outcome.findings += typeCount.findings(selection, selected, input)
    }
    if let count {
      outcome.findings += count.findings(selection, selected, input)
      outcome.checked = max(outcome.checked, 1)
    }
    for id in input.doubts {
      outcome.undecided.add(
        UndecidedCase(
          .unknownTypes, input.endpoint(of: id).component, at: input.location(of: id)))
    }
    if isForbidden { outcome.checked = max(outcome.checked, input.candidates.count) }
    return outcome
  }

  /// A finding in the rule's own words, where it has some.
  private func worded(_ finding: Finding, _ bindings: Bindings) -> Finding {
    guard let message else { return finding }
    var finding = finding
    if var defect = finding.defect as? UnmetRequirement {
      defect.message = bindings.filling(message)
      finding.defect = defect
    } else if var defect = finding.defect as? ForbiddenDeclaration {
      defect.message = bindings.filling(message)
      finding.defect = defect
    }
    return finding
  }

  private func findings(
    about entry: SelectedDeclaration, _ input: DeclarationInput
  ) -> [Finding] {
    if isForbidden {
      return [
        input.finding(
          ForbiddenDeclaration(
            of: input.label(of: entry.id), noun: selection.noun(entry.matches[0]),
            place: entry.matches[0].filling(selection.of.text)),
          about: entry.id)
      ]
    }
    let matches = entry.matches.map { bindings in
      unmet(entry.id, bindings, input) + prohibited(entry.id, bindings, input)
    }
    return matches.contains { $0.isEmpty } ? [] : matches[0]
  }

  /// What is wrong by `must`; where several alternatives speak of the declaration and none holds,
  /// one finding about all of these.
  private func unmet(
    _ id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Finding] {
    let findings = requirements.map { $0.findings(about: id, bindings, input) }
    if findings.isEmpty || findings.contains(where: \.isEmpty) { return [] }
    let meant = alternatives(for: id, bindings, input)
    guard meant.count > 1,
      let first = findings[meant[0]].first?.defect as? UnmetRequirement
    else { return findings[meant[0]] }
    let wanted = Self.alternatives(meant.map { requirements[$0].wanted(bindings) })
    return [
      input.finding(
        UnmetRequirement(
          of: input.label(of: id), requirement: first.requirement, wanted: wanted,
          found: first.found), about: id)
    ]
  }

  /// `be weak or unowned`; `be weak, or have the type 'A'`.
  private static func alternatives(_ wanted: [String]) -> String {
    let verb = "be "
    let adjectives = wanted.map { String($0.dropFirst(verb.count)) }
    guard wanted.allSatisfy({ $0.hasPrefix(verb) }), adjectives.allSatisfy({ !$0.contains(" ") })
    else { return wanted.joined(separator: ", or ") }
    return verb + adjectives.dropLast().joined(separator: ", ") + " or " + (adjectives.last ?? "")
  }

  /// The alternatives of `must` that a declaration may have meant to meet: those whose `name` it
  /// has, if there are any, and among them those whose `kind` it is. At least one.
  private func alternatives(
    for id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Int] {
    var meant = Array(requirements.indices)
    for trait in [DeclarationRequirement.name, .kind] where meant.count > 1 {
      let fitting = meant.filter { requirements[$0].fits(id, in: trait, bindings, input) }
      if !fitting.isEmpty { meant = fitting }
    }
    return meant
  }

  private func prohibited(
    _ id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Finding] {
    prohibitions.flatMap { test -> [Finding] in
      guard test.holds(for: id, bindings, input) else {
        if test.isOpen(id, bindings, input) { input.noteDoubt(about: id) }
        return []
      }
      if let offences = test.offences { return offences(id, bindings, input) }
      return [
        input.finding(
          UnmetRequirement(
            of: input.label(of: id), requirement: test.requirement,
            wanted: "not " + test.wanted(bindings), found: ""), about: id)
      ]
    }
  }
}

/// What `must` asks for, or one of its alternatives.
struct DeclarationRequirements: Sendable {
  private let tests: [DeclarationTest]
  private let members: [MembersCheck]
  private let order: MemberOrderCheck?

  /// The fields of `must`.
  static var fields: [OptionField] {
    DeclarationTraits.fields(for: .must, captures: .refer) + [
      .optional(
        "members", .list(.object(MembersCheck.fields)),
        "Members that it has: in its body, in an extension, or from a superclass in the project; "
          + "for a protocol, also from the protocols it refines. If `name` is given, it and `kind` "
          + "select the member, and the other keys say what it must be. With a number, all keys "
          + "select the members that are counted.")
    ] + MemberOrderCheck.fields
  }

  /// Reads one mapping.
  init(_ options: OptionsReader) {
    tests = DeclarationTraits.tests(options, for: .must, each: true)
    members = options.objects("members").map { MembersCheck($0) }
    order = MemberOrderCheck(options)
  }

  /// All tests, those of members included.
  var allTests: [DeclarationTest] { tests + members.flatMap(\.tests) + (order?.tests ?? []) }

  /// What is wrong with a declaration.
  func findings(
    about id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput
  ) -> [Finding] {
    let unmet = tests.filter { !$0.isMet(by: id, bindings, input) }.map { test in
      input.finding(
        UnmetRequirement(
          of: input.label(of: id), requirement: test.requirement, wanted: test.wanted(bindings),
          found: test.found(id, input)), about: id)
    }
    return unmet + members.compactMap { $0.finding(about: id, bindings, input) }
      + (order?.findings(about: id, bindings, input) ?? [])
  }

  /// Whether a declaration is as one of the traits asks, which is written.
  func fits(
    _ id: DeclarationID, in trait: DeclarationRequirement, _ bindings: Bindings,
    _ input: DeclarationInput
  ) -> Bool {
    let asked = tests.filter { $0.requirement == trait }
    return !asked.isEmpty && asked.allSatisfy { $0.holds(for: id, bindings, input) }
  }

  /// All that it asks for, in words.
  func wanted(_ bindings: Bindings) -> String {
    (tests.map { $0.wanted(bindings) } + members.map { "declare " + $0.text(bindings) }
      + (order.map { [$0.text] } ?? []))
      .joined(separator: " and ")
  }
}

extension Finding {
  /// Whether it says something about the file, so that once is enough.
  fileprivate var isAboutFile: Bool {
    (defect as? UnmetRequirement)?.requirement == .fileName
  }
}
