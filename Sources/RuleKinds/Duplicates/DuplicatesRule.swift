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
    summary: "No two modules declare types of the same name, or nothing is by its name a second "
      + "version of something else.",
    rationale: """
      Two types of one name in several modules are mixed up by readers, searches and tools, and one \
      is often a copy of the other. A type called `CartNew` beside `Cart` is a change that was never \
      finished: both have to be kept working.
      """,
    options: [
      .defaulted("of", .selector, "*", "Where the declarations stand."),
      .optional(
        "kind", .choices(DeclarationTrait.kindWords),
        "What is compared, in the words of `declarations`; types unless written."),
      .optional(
        "at", .choice(of: Level.self),
        "Where a name may be used only once: `module` unless written."),
      .optional(
        "files", .patterns(.folder),
        "Files, or with a `/` at the end folders, that are compared instead of declarations. Captures "
          + "group them; without any each stands for itself."),
      .optional(
        "beside", .patterns(.name),
        "What a second version is called, `{name}` standing for the name of the first one."),
    ],
    notes: """
      Declarations at the top of files count, unless they are `private` or `fileprivate`: nested \
      types may have the same names everywhere. A file that is compiled into several modules declares \
      its types once, and so do alternatives under `#if`. One violation for each of the declarations, \
      naming the others. Where `of` binds captures, their values take the place of modules: \
      `of: "path:Features/{feature}/**"` wants names that are unique among features.

      With `beside`, names that are made from other names are looked for instead: \
      `beside: ["{name}New", "New{name}", "{name}2"]` tells `CartNew` where a `Cart` is selected too. \
      `files` compares the names of files without their extensions, and with a `/` at the end of \
      folders, such as image sets: `files: ["**/*.xib", "**/*.imageset/"]`.
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
        "`\(option)` speaks of declarations, and `files` of files. Remove one of the two, or make it "
          + "two rules.", at: options.location(of: option))
    }
    if options.isWritten("at"), !of.captureNames.isEmpty {
      options.report(
        "The captures of `of` say where a name may be used only once. Remove `at`, or the captures.",
        at: options.location(of: "at"))
    }
    for (pattern, node) in zip(beside, options.nodes("beside"))
    where pattern.captureNames != ["name"] {
      options.report(
        "`\(pattern.text)` does not say which name it is made from. Write `{name}` for the name of "
          + "the first version, as in `{name}New`.", at: node.location)
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
    for thing in things {
      let defect: (any Defect)? =
        beside.isEmpty
        ? sameName(thing, namesakes[Array(thing.name.utf8)] ?? [])
        : secondVersion(thing, namesakes)
      guard let defect, !scope.excuses(thing.endpoints) else { continue }
      var finding = Finding(defect, at: thing.location)
      finding.from = thing.side
      outcome.findings.append(finding)
    }
    return outcome
  }

  private func sameName(_ thing: NamedThing, _ namesakes: [NamedThing]) -> (any Defect)? {
    let others = namesakes.filter { !$0.group.equalsInBytes(thing.group) }
    if others.isEmpty { return nil }
    return SameName(of: thing.label, others: others.map(\.labelWithPlace))
  }

  private func secondVersion(
    _ thing: NamedThing, _ namesakes: [[UInt8]: [NamedThing]]
  ) -> (any Defect)? {
    guard besideEnds.contains(where: { $0.fits(thing.name) }) else { return nil }
    for bindings in beside.ways([thing.name], Bindings()) {
      guard let name = bindings["name"], let first = namesakes[Array(name.utf8)]?.first else {
        continue
      }
      return SecondVersion(
        of: thing.label, first: first.label,
        place: "\(first.location.path):\(first.location.line)")
    }
    return nil
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
