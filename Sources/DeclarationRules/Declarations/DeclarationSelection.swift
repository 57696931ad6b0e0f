import DependencyModel
import Findings
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

/// Which declarations a rule speaks of.
struct DeclarationSelection: Sendable {
  /// How deep declarations stand.
  enum Level: String, CaseIterable, Sendable {
    case topLevel = "top-level"
    case member
    case any
  }

  /// The place.
  let of: Selector
  /// The tests of the other options.
  var tests: [DeclarationTest] { quickTests + textTests }
  /// The types around, where the rule names them.
  let inside: [Pattern]
  /// The kinds.
  let kinds: Set<DeclarationKind>
  /// The level.
  let level: Level
  /// The tests that bind no capture and compare no text: asked first, they leave little to others.
  private let quickTests: [DeclarationTest]
  private let textTests: [DeclarationTest]
  /// Leaves out declarations by their captures.
  let condition: SelectionCondition?
  /// The options as written, for messages.
  let text: String
  /// The values of the options as written, by name.
  private let values: [String: String]

  /// Traits that are decided without comparing texts.
  private static let quick: Set<DeclarationRequirement> = [.access, .is, .isNot, .kind]

  /// Kinds that stand in types only.
  private static let memberKinds: Set<DeclarationKind> = [
    .enumCase, .initializer, .deinitializer, .subscript, .associatedType,
  ]

  /// Reads the options that select; what is not written is chosen by what is.
  init(_ options: OptionsReader) {
    of = options.selector("of")
    let written = DeclarationTraits.tests(options, for: .selection)
    quickTests = written.filter { Self.quick.contains($0.requirement) }
    textTests = written.filter { !Self.quick.contains($0.requirement) }
    inside = options.patterns("inside")
    condition = SelectionCondition(options)
    let words = options.texts("kind")
    let named = DeclarationTrait.kinds(named: words)
    let isOfMembers =
      options.isWritten("inside") || !named.isEmpty && named.isSubset(of: Self.memberKinds)
    level = options.optionalChoice("level") ?? (isOfMembers ? .member : .topLevel)
    if words.isEmpty {
      kinds = DeclarationTrait.kinds(named: level == .topLevel ? ["type"] : ["any"])
    } else {
      kinds = named
    }
    let keys = options.node.pairs?.filter { pair in
      ["of", "level", "where"].contains(pair.key)
        || DeclarationTraits.fields(for: .selection, captures: .bind).contains {
          $0.name == pair.key
        }
    }
    values = Dictionary(
      (keys ?? []).map { ($0.key, $0.value.flowText) }, uniquingKeysWith: { $1 })
    let parts = (keys ?? []).map { "\($0.key): \($0.value.flowText)" }
    text = parts.isEmpty ? "of: \(of.text)" : parts.joined(separator: ", ")
  }

  /// Where the declarations stand, for messages: the types around where the rule names them.
  var place: String {
    inside.isEmpty ? of.text : inside.map(\.text).joined(separator: ", ")
  }

  /// What is selected, in words: `class named 'X' that is public`.
  func noun(_ bindings: Bindings) -> String {
    let noun = level == .topLevel ? "type" : "declaration"
    return tests.description(else: noun, bindings, hasArticles: false)
  }

  /// The declarations that are selected, in order, each with the captures of every way.
  ///
  /// - Complexity: O(declarations · patterns).
  func select(_ input: DeclarationInput) -> [SelectedDeclaration] {
    var places = PlaceAnswers(of: of, input)
    var containers: [DeclarationID: [Bindings]] = [:]
    var answers: [Bindings: Bool] = [:]
    let ofKind = DeclarationKind.allCases.map(kinds.contains)
    return input.candidates.compactMap { id in
      let declarations = input.table.declarations
      guard ofKind[Int(declarations[id.int].kind.rawValue)],
        isAtLevel(declarations[id.int].parent, input),
        quickTests.allSatisfy({ $0.holds(for: id, Bindings(), input) })
      else { return nil }
      var matches = places.matches(of: id)
      for test in textTests where !matches.isEmpty {
        if test.requirement == .inside, matches.count == 1, matches[0].isEmpty {
          matches = containerMatches(test, id, &containers, input)
        } else {
          matches =
            matches.count == 1
            ? test.matches(id, matches[0], input) : union(matches, test, id, input)
        }
      }
      if let condition { matches = condition.filter(matches, &answers, input) }
      return matches.isEmpty ? nil : SelectedDeclaration(id: id, matches: matches)
    }
  }

  /// The options that select, in the order asked, each with what it takes by itself and what all up
  /// to it leave. O(options · declarations · patterns).
  func conditions(_ input: DeclarationInput) -> [RuleExplanation.Condition] {
    var left = input.candidates.map { SelectedDeclaration(id: $0, matches: [Bindings()]) }
    var conditions: [RuleExplanation.Condition] = []
    for step in steps(input) {
      let taken = input.candidates.filter { !step.matches($0, Bindings()).isEmpty }
      left = left.compactMap { entry in
        let matches = Set(entry.matches.flatMap { step.matches(entry.id, $0) }).sorted()
        return matches.isEmpty ? nil : SelectedDeclaration(id: entry.id, matches: matches)
      }
      conditions.append(
        RuleExplanation.Condition(
          joint: conditions.isEmpty ? nil : .and, text: step.text, unit: "declarations",
          names: taken.map { input.label(of: $0).name }.sorted { $0.precedesInBytes($1) },
          left: left.count))
    }
    return conditions
  }

  /// A question about a declaration by which some are left out, as it is written.
  private struct Step {
    let text: String
    let matches: (DeclarationID, Bindings) -> [Bindings]
  }

  private func steps(_ input: DeclarationInput) -> [Step] {
    var places = PlaceAnswers(of: of, input)
    let declarations = input.table.declarations
    var steps = [
      Step(text: "of: \(of.text)") { id, _ in places.matches(of: id) },
      Step(text: "level: \(level.rawValue)") { id, bindings in
        isAtLevel(declarations[id.int].parent, input) ? [bindings] : []
      },
      Step(text: "kind: \(values["kind"] ?? (level == .topLevel ? "type" : "any"))") {
        kinds.contains(declarations[$0.int].kind) ? [$1] : []
      },
    ]
    for test in tests where test.requirement != .kind {
      let name = test.requirement.rawValue
      steps.append(
        Step(text: "\(name): \(values[name] ?? "")") { test.matches($0, $1, input) })
    }
    guard let condition else { return steps }
    // One answer for each set of captures, not one for each declaration.
    var answers: [Bindings: Bool] = [:]
    return steps + [
      Step(text: "where: \(condition.selector.text)") { _, bindings in
        condition.filter([bindings], &answers, input)
      }
    ]
  }

  /// The ways of the first test about the type around, which is the same for all its members.
  private func containerMatches(
    _ test: DeclarationTest, _ id: DeclarationID, _ known: inout [DeclarationID: [Bindings]],
    _ input: DeclarationInput
  ) -> [Bindings] {
    guard let parent = input.table.declarations[id.int].parent else {
      return test.matches(id, Bindings(), input)
    }
    if let matches = known[parent] { return matches }
    let matches = test.matches(id, Bindings(), input)
    known[parent] = matches
    return matches
  }

  /// Whether `where` leaves declarations with some captures, those that others bind standing for
  /// anything.
  func mayHold(
    _ key: Bindings, _ answers: inout [Bindings: Bool], _ input: DeclarationInput
  ) -> Bool {
    condition.map { !$0.filter([key], &answers, input).isEmpty } ?? true
  }

  private func union(
    _ matches: [Bindings], _ test: DeclarationTest, _ id: DeclarationID, _ input: DeclarationInput
  ) -> [Bindings] {
    Set(matches.flatMap { test.matches(id, $0, input) }).sorted()
  }

  private func isAtLevel(_ parent: DeclarationID?, _ input: DeclarationInput) -> Bool {
    guard let parent else { return level != .member }
    return level != .topLevel && input.table.declarations[parent.int].kind.isTypeContext
  }
}

/// In which ways a selector takes declarations by where they stand, asked once a place.
private struct PlaceAnswers {
  private let matcher: SelectorMatcher
  private let input: DeclarationInput
  private var known: [Place: [Bindings]] = [:]
  /// The last place and its answer: most declarations follow one of the same place.
  private var last: (place: Place, matches: [Bindings])?

  private struct Place: Hashable {
    var node: NodeID?
    var type: DeclarationID?
    var file: FileID
  }

  init(of selector: Selector, _ input: DeclarationInput) {
    matcher = input.scope.matcher(selector)
    self.input = input
  }

  mutating func matches(of id: DeclarationID) -> [Bindings] {
    let declarations = input.table.declarations
    let place = Place(
      node: declarations[id.int].node, type: input.type(around: id),
      file: declarations[id.int].file)
    if let last, last.place == place { return last.matches }
    let matches =
      known[place] ?? input.scope.table.bindings(matcher.matches(input.endpoint(of: id)))
    known[place] = matches
    last = (place, matches)
    return matches
  }
}

/// A declaration that a rule speaks of.
struct SelectedDeclaration: Sendable {
  /// The declaration.
  var id: DeclarationID
  /// The captures of each way in which it is selected; at least one.
  var matches: [Bindings]
}
