import Findings
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

/// `duplicates`: what is called alike, or by its name is a second version of something.
struct DuplicatesRule: Rule {
  static let defects: [any Defect.Type] = [SameName.self, SecondVersion.self]

  /// Within what a name may be used as often as the language allows.
  enum Level: String, CaseIterable, Sendable {
    case module
    case component
  }

  static let metadata = RuleMetadata(
    kind: "duplicates", title: "Names given twice",
    summary: "No two modules declare types with the same name, or no name marks a second version "
      + "of something else.",
    rationale: """
      People, searches and tools confuse two types with the same name, and one is often a copy of \
      the other. A `CartNew` next to `Cart` is a change that was never finished: both have to be \
      maintained.
      """,
    options: [
      .defaulted("of", .selector, "*", "Where the declarations are."),
      .optional(
        "kind", .choices(DeclarationTrait.kindWords),
        "The kinds of declaration to compare, as in `declarations`; types by default."),
      .optional(
        "at", .choice(of: Level.self),
        "Where a name must be unique: `module` by default."),
      .optional(
        "files", .patterns(.folder),
        "Files, or folders if the pattern ends with `/`, to compare instead of declarations. "
          + "Captures group them; without captures each is on its own."),
      .optional(
        "beside", .patterns(.name),
        "Names of second versions; `{name}` is the name of the first one."),
    ],
    notes: """
      The rule compares top-level declarations that are not `private` or `fileprivate`; nested \
      types may share names. A file that is compiled into several modules declares its types once, \
      and so do alternatives under `#if`. Each of the declarations is one violation that names the \
      others. If `of` binds captures, their values replace modules: with \
      `of: "path:Features/{feature}/**"` names must be unique among features.

      `beside` looks for names derived from other names instead: \
      `beside: ["{name}New", "New{name}", "{name}2"]` reports `CartNew` if a `Cart` is selected \
      too. `files` compares the names of files without their extensions or, with a `/` at the end, \
      of folders such as image sets: `files: ["**/*.xib", "**/*.imageset/"]`.
      """,
    violatingExample: RuleExample(
      swift: """
        --- Cart/Form.swift
        public struct Form {}
        --- Login/Form.swift
        struct Form {}
        """,
      configuration: Self.example),
    conformingExample: RuleExample(
      swift: """
        --- Cart/OrderForm.swift
        public struct OrderForm { enum Action {} }
        --- Login/LoginForm.swift
        struct LoginForm { enum Action {} }
        """,
      configuration: Self.example))

  private static let example = """
    version: 1
    rules:
      names-are-unique:
        duplicates: { of: "*" }
    """

  private let of: Selector
  private let kinds: Set<DeclarationKind>
  private let level: Level
  private let files: [PlacedPattern]
  private let beside: [Pattern]
  private let besideEnds: [NameEnds]

  init(options: OptionsReader) {
    of = options.selector("of")
    let words = options.texts("kind")
    kinds = DeclarationTrait.kinds(named: words.isEmpty ? ["type"] : words)
    level = options.optionalChoice("at") ?? .module
    files = options.placedPatterns("files")
    beside = options.patterns("beside")
    besideEnds = beside.map(NameEnds.init)
    report(options)
  }

  private func report(_ options: OptionsReader) {
    for option in ["of", "kind", "at"] where !files.isEmpty && options.isWritten(option) {
      options.report(
        "`\(option)` is about declarations, `files` about files. Remove one of them, or split the "
          + "rule in two.", at: options.location(of: option))
    }
    if options.isWritten("at"), !of.captureNames.isEmpty {
      options.report(
        "The captures of `of` already say where a name must be unique. Remove `at`, or the "
          + "captures.",
        at: options.location(of: "at"))
    }
    for (pattern, node) in zip(beside, options.nodes("beside"))
    where pattern.captureNames != ["name"] {
      options.report(
        "`\(pattern.text)` lacks `{name}`. Write `{name}` for the name of the first version, as in "
          + "`{name}New`.", at: node.location)
    }
  }

  static let seesFiles = true

  var selectors: [NamedSelector] { files.isEmpty ? [NamedSelector("of", of)] : [] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let things =
      files.isEmpty
      ? NamedThing.declarations(kinds, in: of, at: level, scope) : NamedThing.files(files, scope)
    var outcome = RuleOutcome(findings: [], checked: things.count)
    if !files.isEmpty, things.isEmpty {
      outcome.unmatched = files.map { UnmatchedPattern("files", $0.pattern.text, at: $0.location) }
    }
    let namesakes = Dictionary(grouping: things, by: { Array($0.name.utf8) })
      .mapValues { Namesakes($0) }
    for thing in things {
      let defect: (any Defect)? =
        beside.isEmpty
        ? namesakes[Array(thing.name.utf8)]?.sameName(as: thing)
        : secondVersion(thing, namesakes)
      guard let defect, !scope.excuses(thing.endpoints) else { continue }
      var finding = Finding(defect, at: thing.location)
      finding.from = thing.side
      outcome.findings.append(finding)
    }
    return outcome
  }

  private func secondVersion(
    _ thing: NamedThing, _ namesakes: [[UInt8]: Namesakes]
  ) -> (any Defect)? {
    guard besideEnds.contains(where: { $0.fits(thing.name) }) else { return nil }
    for bindings in beside.matches([thing.name], Bindings()) {
      guard let name = bindings["name"], let first = namesakes[Array(name.utf8)]?.first
      else {
        continue
      }
      return SecondVersion(
        of: thing.label, first: first.label,
        place: "\(first.location.path):\(first.location.line)")
    }
    return nil
  }
}

/// Things that share a name.
private struct Namesakes {
  /// How many others are named beside one of them: where very many share a name, lists of all would be
  /// out of proportion.
  private static let limit = 100

  /// The first of them.
  let first: NamedThing?
  /// Of each group the first ones, in the order of all.
  private let named: [NamedThing]
  private let count: Int
  private var countOfGroup: [ByteKey: Int] = [:]

  init(_ things: [NamedThing]) {
    first = things.first
    count = things.count
    var named: [NamedThing] = []
    for thing in things {
      let number = countOfGroup[ByteKey(thing.group), default: 0]
      countOfGroup[ByteKey(thing.group)] = number + 1
      if number < Self.limit { named.append(thing) }
    }
    self.named = named
  }

  /// That things of other groups share the name of one of them; `nil` where none does.
  func sameName(as thing: NamedThing) -> SameName? {
    let others = count - (countOfGroup[ByteKey(thing.group)] ?? 0)
    if others == 0 { return nil }
    let named = named.lazy.filter { !$0.group.equalsInBytes(thing.group) }.prefix(Self.limit)
    return SameName(
      of: thing.label, others: named.map(\.labelWithPlace), more: others - named.count)
  }
}

/// What stands around `{name}` in a pattern: tells most names apart without running it.
private struct NameEnds: Sendable {
  private var start: [UInt8] = []
  private var end: [UInt8] = []

  init(_ pattern: Pattern) {
    let text = Array(pattern.text.utf8)
    let isPlain: (UInt8) -> Bool = { byte in !"*?[]{}\\,|".utf8.contains(byte) }
    start = Array(text.prefix(while: isPlain))
    end = Array(text.reversed().prefix(while: isPlain).reversed())
  }

  func fits(_ name: String) -> Bool {
    name.utf8.starts(with: start) && name.utf8.reversed().starts(with: end.reversed())
  }
}
