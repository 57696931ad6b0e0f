import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

/// `external`: which modules from outside the project some code may use.
struct ExternalRule: Rule {
  static let defects: [any Defect.Type] = [
    ForbiddenExternal.self, ExternalNotAllowed.self, ForbiddenMember.self,
  ]

  static let metadata = RuleMetadata(
    kind: "external", title: "External modules",
    summary: "The code that `of` selects imports no external module that `forbid` matches, none "
      + "that `allow` does not list, and uses no external name that `symbols` or `members` "
      + "matches.",
    rationale:
      "Code that uses no user interface, storage or network framework can be tested without it and "
      + "outlives it. Searching for imports is not enough: another module can re-export the "
      + "framework, and an import in one file makes names usable in others.",
    options: [
      .required("of", .selector, "The code whose imports are limited."),
      .optional(
        "forbid", .patterns(.name), captures: .refer,
        "External modules that it must not import, under any `#if`, nor get through a module of "
          + "the project that re-exports them."),
      .optional(
        "allow", .patterns(.name), captures: .refer, mayBeEmpty: true,
        "The only external modules that it may import; `Swift` is always allowed."),
      .optional(
        "symbols", .patterns(.member), captures: .refer,
        "Names of external types, functions and values that it must not use, functions and types "
          + "that are called also with argument labels, as in `URL(string:)`; not checked in files "
          + "that `of` selects and that import a forbidden module, since that import is reported."),
      .optional(
        "members", .patterns(.member), captures: .refer,
        "Names of external members and functions that it must not use: `pushViewController` for "
          + "`navigation.pushViewController(…)`, `present` for `present(…)`, with argument labels "
          + "as in `present(_:animated:)`, or with the type that declares them, as in `Date.now`. "
          + "Those that the project itself declares do not count."),
      .optional(
        "unless", .texts,
        "`#if` conditions such as `os(iOS)` or `canImport(UIKit)`: code compiled only if one of "
          + "them holds is allowed."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module Core
          file Theme.swift
            imports UIKit
            struct Theme
          file Badge.swift
            imports Kit
            struct Badge
            writes UIColor
        module Kit
          imports UIKit(exported)
        """,
      configuration: """
        version: 1
        rules:
          core-is-free-of-ui:
            external: { of: Core, forbid: [UIKit, SwiftUI], symbols: ["UI[A-Z]*"] }
        """),
    conformingExample: RuleExample(
      project: """
        module Core
          imports Foundation
          struct Theme
          writes URL
        module Screens
          imports Core & UIKit
          class Home
          writes UIView
        """,
      configuration: """
        version: 1
        rules:
          core-is-free-of-ui:
            external: { of: Core, forbid: [UIKit, SwiftUI], symbols: ["UI[A-Z]*"] }
        """))

  /// Modules that every file sees: to import them says nothing.
  private static let everywhere: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport",
  ]

  private let of: Selector
  private let forbid: Selector
  private let allow: Selector?
  private let symbols: Selector
  private let members: [Pattern]
  private let limits: DependencyLimits

  init(options: OptionsReader) {
    of = options.selector("of")
    forbid = options.outsideSelector("forbid", .external)
    allow = options.isWritten("allow") ? options.outsideSelector("allow", .external) : nil
    symbols = options.outsideSelector("symbols", .symbol)
    members = options.patterns("members")
    limits = DependencyLimits(
      membersLocation: options.location, unless: options.conditions("unless"))
    if !["forbid", "allow", "symbols", "members"].contains(where: options.isWritten) {
      options.report(
        "`external` needs at least one of `forbid`, `allow`, `symbols` and `members`.")
    }
  }

  var selectors: [NamedSelector] {
    [
      NamedSelector("of", of, .subject), NamedSelector("forbid", forbid),
      NamedSelector("symbols", symbols),
    ]
      + (allow.map { [NamedSelector("allow", $0)] } ?? [])
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let check = ExternalCheck(
      scope: scope, of: scope.matcher(of), forbid: scope.matcher(forbid),
      allow: allow.map { scope.matcher($0) }, symbols: scope.matcher(symbols),
      allowed: allow?.parts.map { String($0.dropFirst("external:".count)) } ?? [],
      permitted: Self.everywhere, members: members, filter: scope.filter(limits))
    return check.outcome()
  }
}

/// One run of a rule of the kind `external`.
private struct ExternalCheck {
  let scope: RuleScope
  let of: SelectorMatcher
  let forbid: SelectorMatcher
  let allow: SelectorMatcher?
  let symbols: SelectorMatcher
  /// What the rule allows, as written.
  let allowed: [String]
  /// Modules that are never asked about.
  let permitted: Set<String>
  /// Names of members that must not be used.
  let members: [Pattern]
  /// What is forbidden at all; `nil` for everything.
  let filter: DependencyFilter?

  private var index: ViewIndex { scope.view.index }
  private var graph: DependencyGraph { scope.view.graph }

  func outcome() -> RuleOutcome {
    let importing = filesWithForbiddenImports()
    let walk = scope.brokenDependencies(
      reach: of.reach.union([.externals]).union(symbols.reach), from: of.reach, counting: filter
    ) { pair in
      switch index.ends[pair.to.int] {
      case .external: return verdict(pair)
      case .symbol: return verdict(onSymbol: pair, importing)
      case .node, .file, .module: return .unconcerned
      }
    }
    let findings = walk.broken.map {
      Finding(
        defect($0.defect, through: []), from: side($0.from, at: $0.pair.from, given: $0.given),
        to: $0.to, evidence: $0.evidence)
    }
    var outcome = RuleOutcome(findings: findings + handedOn(), checked: walk.checked)
    if !members.isEmpty {
      let uses = MemberUses(
        scope: scope, of: of, patterns: members, filter: filter, leavingOut: importing
      ).outcome()
      outcome.findings += uses.findings
      outcome.checked += uses.checked
      for undecided in uses.undecided.all { outcome.undecided.add(undecided) }
    }
    return outcome
  }

  private func side(_ side: DependencySide, at end: EndID, given: MatchSet) -> DependencySide {
    scope.side(side, at: end, meantBy: of.selector, of, given: given)
  }

  private static let forbidden = 0
  private static let notAllowed = 1

  private func defect(
    _ number: Int, through modules: [String], header: SourceLocation? = nil
  ) -> any Defect {
    number == Self.forbidden
      ? ForbiddenExternal(through: modules, header: header)
      : ExternalNotAllowed(allowed: allowed, through: modules, header: header)
  }

  /// The word on a file and a module from outside.
  private func verdict(_ pair: ViewIndex.EndPair) -> Verdict {
    let start = of.matches(pair.from)
    guard start.areSome else { return .unconcerned }
    if forbid.takes(pair.to, given: start) { return .broken(Self.forbidden, given: start) }
    guard let allow, case .external(let number) = index.ends[pair.to.int],
      !permitted.contains(index.externalNames[number]), !allow.takes(pair.to, given: start)
    else { return .permitted }
    return .broken(Self.notAllowed, given: start)
  }

  private func verdict(
    onSymbol pair: ViewIndex.EndPair, _ importing: Set<FileID>
  ) -> Verdict {
    let start = of.matches(pair.from)
    guard start.areSome, symbols.takes(pair.to, given: start) else { return .unconcerned }
    if let file = file(of: pair.from), importing.contains(file) { return .permitted }
    return .broken(Self.forbidden, given: start)
  }

  private func file(of end: EndID) -> FileID? {
    switch index.ends[end.int] {
    case .node(_, let file, _), .file(let file): file
    case .module, .external, .symbol: nil
    }
  }

  /// The files whose import of a forbidden module is a finding, or is excused: that they use its
  /// names goes without saying. Where a rule speaks of single types, an import is of those that name
  /// something of the module.
  private func filesWithForbiddenImports() -> Set<FileID> {
    var files: Set<FileID> = []
    for (number, entry) in graph.imports.enumerated()
    where entry.target == nil && filter?.counts(entry) != false {
      let pair = index.importEnds[number]
      func isForbidden(_ end: EndID) -> Bool {
        let start = of.matches(end)
        return start.areSome && forbid.takes(pair.to, given: start)
      }
      if isForbidden(pair.from)
        || (of.reach.contains(.types)
          && scope.parts(of: entry.file, importing: entry.module).contains(where: isForbidden))
      {
        files.insert(entry.file)
      }
    }
    return files
  }

  /// What comes with an import of a module of the project that re-exports modules from outside.
  private func handedOn() -> [Finding] {
    let exports = externalExports()
    var found: [HandedOn: Finding] = [:]
    var order: [HandedOn] = []
    for (number, entry) in graph.imports.enumerated() {
      let file = graph.files[entry.file.int]
      guard let target = entry.target, target != file.module, filter?.counts(entry) != false else {
        continue
      }
      for export in exports[target.int] {
        let pair = ViewIndex.EndPair(
          from: index.importEnds[number].from, to: index.importEnds[export].to)
        guard case .broken(let defect, let given) = verdict(pair),
          !imports(entry.file, graph.imports[export].module), !scope.excuses(pair, given: given)
        else { continue }
        let key = HandedOn(component: file.component, module: file.module, to: pair.to)
        let evidence = scope.view.evidence(import: number)
        if found[key]?.evidence.append(evidence) != nil { continue }
        order.append(key)
        found[key] = Finding(
          self.defect(
            defect, through: [graph.modules[target.int].name], header: header(of: export)),
          from: side(
            scope.view.side(of: file.module, component: file.component), at: pair.from, given: given
          ),
          to: scope.view.side(of: graph.imports[export]), evidence: [evidence])
      }
    }
    return order.compactMap { found[$0] }
  }

  /// Where a header includes a module that it hands on; `nil` for `@_exported`.
  private func header(of export: Int) -> SourceLocation? {
    let entry = graph.imports[export]
    guard graph.files[entry.file].language != .swift else { return nil }
    return graph.location(of: entry.file, offset: entry.offset)
  }

  /// Whether an import hands its module on because somebody decided so. Xcode writes `#import <UIKit/UIKit.h>`
  /// into the umbrella header of every framework; where the code is in Swift, that says nothing about it.
  private func isDecided(_ entry: ModuleImport, _ swiftModules: Set<ModuleID>) -> Bool {
    let file = graph.files[entry.file]
    guard file.language != .swift, swiftModules.contains(file.module) else { return true }
    return !ProjectPath.name(of: file.path).equalsInBytes(graph.modules[file.module].name + ".h")
  }

  /// For each module the imports of modules from outside that it hands on, one for each of these.
  private func externalExports() -> [[Int]] {
    let exports = Reexports(graph)
    let swiftModules = Set(graph.files.lazy.filter { $0.language == .swift }.map(\.module))
    return graph.modules.indices.map { module in
      var known: Set<EndID> = []
      return exports.imports(of: ModuleID(module)).filter { number in
        let entry = graph.imports[number]
        return entry.target == nil && filter?.counts(entry) != false
          && isDecided(entry, swiftModules)
          && known.insert(index.importEnds[number].to).inserted
      }
    }
  }

  private struct HandedOn: Hashable {
    var component: ComponentID
    var module: ModuleID
    var to: EndID
  }

  /// Whether a file imports a module by itself.
  private func imports(_ file: FileID, _ module: String) -> Bool {
    index.importsOfFile[file.int].contains {
      graph.imports[$0].module.equalsInBytes(module)
    }
  }
}

extension OptionsReader {
  /// `#if` conditions, each mistake reported where it stands.
  fileprivate func conditions(_ name: String) -> [BuildCondition] {
    nodes(name).compactMap { node in
      guard let text = node.text else { return nil }
      if let condition = BuildCondition(parsing: text) { return condition }
      report(
        "`\(text)` is not an `#if` condition. Write one such as `os(iOS)`, `canImport(UIKit)` or "
          + "`DEBUG && !TESTS`.", at: node.location)
      return nil
    }
  }

  /// Patterns of names from outside as a selector; one of nothing when the option is not written.
  fileprivate func outsideSelector(_ name: String, _ kind: SelectorLeaf.Kind) -> Selector {
    guard isWritten(name) else { return .nothing(at: location) }
    let leaves = nodes(name).compactMap { node -> Selector.Expression? in
      let flavour = kind == .symbol ? Pattern.Flavour.member : .name
      guard let text = node.text, let pattern = try? Pattern(text, flavour: flavour) else {
        return nil
      }
      return .leaf(
        SelectorLeaf(
          kind: kind, test: .pattern(pattern), text: "\(kind.rawValue):\(text)",
          location: node.location))
    }
    return Selector(
      .any(leaves), text: value(name)?.flowText ?? "", location: location(of: name))
  }
}
