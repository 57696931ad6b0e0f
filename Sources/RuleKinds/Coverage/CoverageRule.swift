import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// `coverage`: every file belongs to something that the configuration names.
struct CoverageRule: Rule {
  static let defects: [any Defect.Type] = [
    UncoveredComponent.self, UncoveredFile.self, CoveredTwice.self, UnownedFile.self,
  ]

  static let metadata = RuleMetadata(
    kind: "coverage", title: "Everything belongs somewhere",
    summary: "Every component or file belongs to one of the listed sets, and to a module.",
    rationale:
      "Rules select tags and components. A new module that nobody adds to one escapes them all, "
      + "and nobody notices.",
    options: [
      .defaulted("of", .selector, "*", "The code that must belong to a set."),
      .optional(
        "in", .selector,
        "The sets: a list of selectors, one for each set. Without it, only files that belong to no "
          + "module are reported."),
      .defaulted(
        "exactly-one", .boolean, "false", "Whether to report what is in more than one set."),
      .defaulted(
        "at", .choice(of: Level.self), "component",
        "What to report: components with the number of their files, or single files."),
      .defaulted(
        "unowned", .choice(of: Unowned.self), "forbid",
        "Whether to report source files that belong to no module."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module Login
          class LoginView
        module Network
          class Client
        module Analytics
          class Tracker
        """,
      configuration: """
        version: 1
        tags:
          domain: [Login]
          common: [Network]
        rules:
          modules-have-a-category:
            coverage: { in: ["tag:domain", "tag:common"], exactly-one: true }
        """),
    conformingExample: RuleExample(
      project: """
        module Login
          class LoginView
        module Network
          class Client
        """,
      configuration: """
        version: 1
        tags:
          domain: [Login]
          common: [Network]
        rules:
          modules-have-a-category:
            coverage: { in: ["tag:domain", "tag:common"], exactly-one: true }
        """))

  static let exceptsCodeOnly = false

  private enum Level: String, CaseIterable {
    case component
    case file
  }

  private enum Unowned: String, CaseIterable {
    case forbid
    case ignore
  }

  private let of: Selector
  private let sets: [Selector]
  private let isExclusive: Bool
  private let level: Level
  private let unowned: Unowned

  init(options: OptionsReader) {
    of = options.selector("of")
    sets = options.selectors("in")
    isExclusive = options.boolean("exactly-one")
    level = options.choice("at")
    unowned = options.choice("unowned")
    if sets.isEmpty, unowned == .ignore {
      options.report("The rule checks nothing. Add `in`, or remove `unowned`.")
    }
    if isExclusive, sets.count < 2 {
      options.report(
        "`exactly-one` needs two or more sets. List them in `in`.",
        at: options.location(of: "exactly-one"))
    }
  }

  var selectors: [NamedSelector] {
    let least = min(isExclusive ? 2 : 1, sets.count)
    return [NamedSelector("of", of)]
      + sets.enumerated().map { NamedSelector("in", $1, .part($0, least: least)) }
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    var outcome = RuleOutcome(findings: [], checked: 0)
    if !sets.isEmpty {
      let files = coveredFiles(scope)
      outcome.checked += files.count
      outcome.findings +=
        level == .file ? fileFindings(files, scope) : componentFindings(files, scope)
    }
    if unowned == .forbid { outcome.findings += unownedFiles(scope, &outcome.checked) }
    return outcome
  }

  /// A file with the numbers of the sets that it is in.
  private struct CoveredFile {
    var file: FileID
    var sets: [Int]
  }

  /// The files that the rule looks at; a file is in a set if one of its types is.
  private func coveredFiles(_ scope: RuleScope) -> [CoveredFile] {
    let view = scope.view
    let reach = ([of] + sets).reduce(into: SelectorReach()) {
      $0.formUnion($1.reach(tags: view.tags))
    }
    func takes(_ selector: Selector, _ things: [Endpoint]) -> Bool {
      things.contains { scope.sees($0, selector) && selector.selects($0, tags: view.tags) }
    }
    return view.graph.files.indices.compactMap { index in
      let things = view.endpoints(of: FileID(index), reach: reach)
      guard takes(of, things) else { return nil }
      return CoveredFile(
        file: FileID(index), sets: sets.indices.filter { takes(sets[$0], things) })
    }
  }

  private func isWrong(_ file: CoveredFile) -> Bool {
    file.sets.isEmpty || isExclusive && file.sets.count > 1
  }

  private func fileFindings(_ files: [CoveredFile], _ scope: RuleScope) -> [Finding] {
    var findings: [Finding] = []
    for entry in files where isWrong(entry) {
      let path = scope.view.graph.files[entry.file.int].path
      if scope.excuses(scope.view.endpoints(of: entry.file, reach: .types)) { continue }
      let defect: any Defect =
        entry.sets.isEmpty
        ? UncoveredFile(path: path, sets: sets.map(\.text))
        : CoveredTwice(thing: path, sets: entry.sets.map { sets[$0].text })
      let finding = Finding(defect, at: SourceLocation(path: path, line: 1))
      // A file that is compiled into two modules is reported once.
      if findings.last != finding { findings.append(finding) }
    }
    return findings
  }

  private func componentFindings(_ files: [CoveredFile], _ scope: RuleScope) -> [Finding] {
    let graph = scope.view.graph
    var filesOfComponent = [[CoveredFile]](repeating: [], count: graph.components.count)
    for entry in files {
      filesOfComponent[graph.files[entry.file.int].component.int].append(entry)
    }
    return graph.components.indices.flatMap { component -> [Finding] in
      let all = filesOfComponent[component]
      let wrong = all.filter {
        isWrong($0) && !scope.excuses(scope.view.endpoints(of: $0.file, reach: .types))
      }
      let summary = graph.components[component]
      var findings: [Finding] = []
      let uncovered = wrong.filter(\.sets.isEmpty)
      if let first = uncovered.first {
        let path = graph.files[first.file.int].path
        let isWhole = uncovered.count == all.count
        findings.append(
          Finding(
            UncoveredComponent(
              component: summary.name, sets: sets.map(\.text), uncovered: uncovered.count,
              all: all.count, first: path),
            at: isWhole ? summary.location : SourceLocation(path: path, line: 1)))
      }
      if let double = wrong.first(where: { !$0.sets.isEmpty }) {
        findings.append(
          Finding(
            CoveredTwice(thing: summary.name, sets: double.sets.map { sets[$0].text }),
            at: summary.location))
      }
      return findings
    }
  }

  private func unownedFiles(_ scope: RuleScope, _ checked: inout Int) -> [Finding] {
    let manifests = Dictionary(
      scope.view.project.unfollowedManifests.map { (ByteKey(ProjectFiles.folder(of: $0)), $0) }
    ) { first, _ in first }
    return scope.view.project.unownedSources.compactMap { path in
      let thing = Endpoint(component: "", module: "", path: path)
      guard of.selects(thing, tags: scope.view.tags) else { return nil }
      checked += 1
      if scope.excuses([thing]) { return nil }
      return Finding(
        UnownedFile(path: path, manifest: Self.manifest(around: path, manifests)),
        at: SourceLocation(path: path, line: 1))
    }
  }

  /// The manifest of the deepest folder around a file below the root.
  private static func manifest(around path: String, _ manifests: [ByteKey: String]) -> String? {
    var folder = ProjectFiles.folder(of: path)
    while !folder.isEmpty {
      if let manifest = manifests[ByteKey(folder)] { return manifest }
      folder = ProjectFiles.folder(of: folder)
    }
    return nil
  }
}
