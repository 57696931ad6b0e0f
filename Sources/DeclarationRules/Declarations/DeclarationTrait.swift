import DependencyModel
import RuleEngine
import RuleLanguage

/// A property of declarations that rules select by or require.
struct DeclarationTrait: Sendable {
  /// Where a trait can be written.
  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8
    /// Beside `of`, to select declarations.
    static let selection = Uses(rawValue: 1)
    /// In `must`.
    static let must = Uses(rawValue: 2)
    /// In `must-not`.
    static let mustNot = Uses(rawValue: 4)
    /// In the entries of `members` and `member-order`, and in `counterpart`.
    static let part = Uses(rawValue: 8)
    /// Everywhere.
    static let all: Uses = [.selection, .must, .mustNot, .part]
  }

  /// Which option it is.
  let requirement: DeclarationRequirement
  /// What values the option takes, by what captures in them do.
  let type: @Sendable (OptionField.Captures) -> OptionType
  /// What it says of a declaration, as a sentence for the documentation.
  let meaning: String
  /// Where it can be written.
  let uses: Uses
  /// Makes the tests of a value; several where each of a list has to hold (`true`), else one.
  let read: @Sendable (OptionsReader, _ each: Bool) -> [DeclarationTest]

  init(
    _ requirement: DeclarationRequirement, _ type: OptionType, uses: Uses = .all, _ meaning: String,
    read: @escaping @Sendable (OptionsReader, _ each: Bool) -> [DeclarationTest]
  ) {
    self.init(requirement, uses: uses, meaning, type: { _ in type }, read: read)
  }

  init(
    _ requirement: DeclarationRequirement, uses: Uses = .all, _ meaning: String,
    type: @escaping @Sendable (OptionField.Captures) -> OptionType,
    read: @escaping @Sendable (OptionsReader, _ each: Bool) -> [DeclarationTest]
  ) {
    self.requirement = requirement
    self.type = type
    self.uses = uses
    self.meaning = meaning
    self.read = read
  }
}

/// A question about a declaration, with the words for its answer.
struct DeclarationTest: Sendable {
  /// The option that asks.
  let requirement: DeclarationRequirement
  /// The ways in which a declaration has the property: the given captures and those that its
  /// patterns bind; empty when it has not.
  let matches: @Sendable (DeclarationID, Bindings, DeclarationInput) -> [Bindings]
  /// What a declaration with the property does, behind `must`: `be public`.
  let wanted: @Sendable (Bindings) -> String
  /// What a declaration without it does, behind `but`: `is internal`.
  let found: @Sendable (DeclarationID, DeclarationInput) -> String
  /// Whether a declaration that seems to lack the property may have it nevertheless, since that
  /// depends on what no source here shows.
  var isOpen: @Sendable (DeclarationID, Bindings, DeclarationInput) -> Bool = { _, _, _ in false }
  /// What is wrong where a declaration must not have the property and has it, by place; `nil` for
  /// one finding at the declaration.
  var offences: (@Sendable (DeclarationID, Bindings, DeclarationInput) -> [Finding])?
  /// The selectors that it asks.
  var selectors: [NamedSelector] = []

  /// Whether a declaration has the property.
  func holds(for id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput) -> Bool {
    !matches(id, bindings, input).isEmpty
  }

  /// Whether a declaration has the property for certain, or may have it; the latter is noted.
  func isMet(by id: DeclarationID, _ bindings: Bindings, _ input: DeclarationInput) -> Bool {
    if holds(for: id, bindings, input) { return true }
    guard isOpen(id, bindings, input) else { return false }
    input.noteDoubt(about: id)
    return true
  }

  /// A question without captures.
  static func plain(
    _ requirement: DeclarationRequirement, wanted: String,
    found: @escaping @Sendable (DeclarationID, DeclarationInput) -> String,
    holds: @escaping @Sendable (DeclarationID, DeclarationInput) -> Bool,
    isOpen: @escaping @Sendable (DeclarationID, DeclarationInput) -> Bool = { _, _ in false }
  ) -> DeclarationTest {
    DeclarationTest(
      requirement: requirement, matches: { holds($0, $2) ? [$1] : [] }, wanted: { _ in wanted },
      found: found, isOpen: { isOpen($0, $2) })
  }

  /// Questions whether one of some texts of a declaration matches: one about all patterns together,
  /// or one about each.
  static func patterns(
    _ requirement: DeclarationRequirement, _ patterns: [Pattern], each: Bool,
    wanted: @escaping @Sendable (String) -> String,
    found: @escaping @Sendable (DeclarationID, DeclarationInput) -> String,
    texts: @escaping @Sendable (DeclarationID, DeclarationInput) -> [String],
    isOpen: @escaping @Sendable ([Pattern], DeclarationID, Bindings, DeclarationInput) -> Bool = {
      _, _, _, _ in false
    }
  ) -> [DeclarationTest] {
    let groups = each ? patterns.map { [$0] } : [patterns]
    return groups.filter { !$0.isEmpty }.map { group in
      DeclarationTest(
        requirement: requirement,
        matches: { id, bindings, input in group.matches(texts(id, input), bindings) },
        wanted: { wanted(group.text(with: $0)) }, found: found,
        isOpen: { isOpen(group, $0, $1, $2) })
    }
  }
}

extension [Pattern] {
  /// All distinct ways in which one of the patterns matches one of some texts, sorted.
  func matches(_ texts: [String], _ bindings: Bindings) -> [Bindings] {
    if !contains(where: \.hasCaptures) {
      return texts.contains { text in contains { $0.matches(text) } } ? [bindings] : []
    }
    var found: Set<Bindings> = []
    for pattern in self {
      for text in texts {
        if !pattern.hasCaptures {
          if pattern.matches(text) { found.insert(bindings) }
        } else {
          found.formUnion(pattern.match(text, bindings: bindings))
        }
      }
    }
    return found.sorted()
  }

  /// The texts that a list such as `{load,register*}` stands for; any other pattern alone.
  private static func alternatives(_ text: String) -> [String] {
    guard text.first == "{", text.last == "}", text.contains(",") else { return [text] }
    let inner = text.dropFirst().dropLast()
    let words = inner.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let isPlain = !inner.contains { "{}:".contains($0) } && !words.contains("") && words.count < 10
    return isPlain ? words : [text]
  }

  /// The patterns for messages, captures replaced by what they stand for: `'A', 'B' or 'C'`.
  func text(with bindings: Bindings) -> String {
    map { bindings.filling($0.text) }.flatMap(Self.alternatives).map { "'\($0)'" }.alternatives
  }
}

/// The traits of declarations.
enum DeclarationTraits {
  /// Every trait, in the order in which they are asked: what binds captures first.
  static let all: [DeclarationTrait] = [
    .kind, .inside, .insideKind, .name, .access, .attribute, .conformsTo, .inheritsFrom, .is,
    .isNot, .type,
    .madeOf, .parameters, .file, .fileName, .imports, .contains, .uses,
  ]

  /// The options of the traits with a use.
  static func fields(
    for use: DeclarationTrait.Uses, captures: OptionField.Captures
  ) -> [OptionField] {
    all.filter { $0.uses.contains(use) }.map {
      .optional($0.requirement.rawValue, $0.type(captures), captures: captures, $0.meaning)
    }
  }

  /// The tests that a mapping writes down.
  ///
  /// - Parameter each: whether each element of a list is asked about, rather than all together.
  static func tests(
    _ options: OptionsReader, for use: DeclarationTrait.Uses, each: Bool = false
  ) -> [DeclarationTest] {
    all.filter { $0.uses.contains(use) && options.isWritten($0.requirement.rawValue) }
      .flatMap { $0.read(options, each) }
  }
}
