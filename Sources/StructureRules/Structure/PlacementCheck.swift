import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

extension StructureCheck {
  /// `of` or `files` with `in`: such files lie in some places, and nothing else does where the rule
  /// says so.
  @Sendable
  static func placement(_ options: OptionsReader, _: StructureGrouping) -> StructureCheck? {
    let places = options.patterns("in").map { PlacePattern($0) }
    let of = options.optionalSelector("of")
    let written = options.placedPatterns("files")
    let patterns = written.map { PlacePattern($0.pattern) }
    let reserves = options.boolean("nothing-else")
    let selectsFiles = of != nil || !patterns.isEmpty
    if selectsFiles, places.isEmpty {
      options.report("The rule does not say where the files belong. Add `in`.")
    }
    if !places.isEmpty || reserves, !selectsFiles {
      options.report("The rule does not say what belongs there. Add `of` or `files`.")
    }
    if of != nil, !patterns.isEmpty {
      options.report(
        "`of` selects source files, `files` selects any files. Use one of them, or split the rule "
          + "in two.",
        at: options.location(of: "files"))
    }
    guard selectsFiles else { return nil }
    return StructureCheck { groups, input in
      let candidates =
        of.map { PlacementCandidates(selector: $0, input) }
        ?? PlacementCandidates(patterns: patterns, input)
      let placement = Placement(places: places, candidates: candidates, reserves: reserves)
      var outcome = RuleOutcome(findings: [], checked: 0)
      var matched: Set<String> = []
      for group in groups { placement.check(group, input, &outcome, matched: &matched) }
      if of == nil {
        outcome.unmatched = written.filter { !matched.contains($0.pattern.text) }.map {
          UnmatchedPattern("files", $0.pattern.text, at: $0.location)
        }
      }
      return outcome
    }
  }
}

/// The comparison of files with their places.
private struct Placement {
  let places: [PlacePattern]
  let candidates: PlacementCandidates
  let reserves: Bool

  func check(
    _ group: StructureGroup, _ input: StructureInput, _ outcome: inout RuleOutcome,
    matched: inout Set<String>
  ) {
    let general = places.map { $0.filled(group.bindings) }
    for path in candidates.paths(for: group, reserving: reserves ? places : []) {
      let matches = candidates.matches(path, group, matched: &matched)
      if matches.isEmpty {
        guard reserves, general.contains(where: { $0.covers(path, from: group.folder) }),
          !candidates.isHidden(path), !input.excuses(path)
        else { continue }
        outcome.findings.append(
          Finding(
            ForeignFile(path: path, reservedFor: candidates.text(group)),
            at: SourceLocation(path: path, line: 1)))
        continue
      }
      outcome.checked += 1
      let filled = matches.map { match in places.map { $0.filled(match) } }
      if filled.contains(where: { $0.contains { $0.covers(path, from: group.folder) } }) {
        continue
      }
      if input.excuses(path) { continue }
      outcome.findings.append(
        Finding(
          MisplacedFile(
            path: path, places: (filled.first ?? []).map { $0.text(from: group.folder) }),
          at: SourceLocation(path: path, line: 1)))
    }
  }
}

/// The files that may have to lie somewhere.
private struct PlacementCandidates {
  /// All files looked at, sorted.
  let paths: [String]
  private let selector: Selector?
  private let patterns: [PlacePattern]
  private let input: StructureInput

  /// The source files; those that a selector takes have a place.
  init(selector: Selector, _ input: StructureInput) {
    self.selector = selector
    self.input = input
    patterns = []
    var paths: [String] = []
    for file in input.scope.view.graph.files
    where !(paths.last?.equalsInBytes(file.path) ?? false) {
      paths.append(file.path)
    }
    self.paths = paths
  }

  /// All files; those that a pattern matches have a place.
  init(patterns: [PlacePattern], _ input: StructureInput) {
    selector = nil
    self.patterns = patterns
    self.input = input
    paths = input.files.paths
  }

  /// The files that may be selected for a group, or may stand in places that are reserved: those below
  /// its folder where nothing leads out of it.
  func paths(for group: StructureGroup, reserving places: [PlacePattern]) -> ArraySlice<String> {
    let leadsOut =
      selector.map { shares($0, group) } ?? patterns.contains(where: \.startsAtRoot)
    return leadsOut || places.contains(where: \.startsAtRoot)
      ? paths[...] : ProjectFiles.paths(in: paths, below: group.folder)
  }

  /// Whether a selector has a capture in common with a group.
  private func shares(_ selector: Selector, _ group: StructureGroup) -> Bool {
    selector.usedNames.contains { group.bindings[$0] != nil }
  }

  /// What is selected, for readers.
  func text(_ group: StructureGroup) -> String {
    group.bindings.filling(selector?.text ?? patterns.map(\.text).joined(separator: ", "))
  }

  /// Whether a file is out of sight and so in nobody's way.
  func isHidden(_ path: String) -> Bool {
    ProjectFiles.name(of: path).utf8.first == UInt8(ascii: ".")
  }

  /// The ways in which a file is selected for a group. Without a capture in common with the group,
  /// a selector speaks of the files in the group's folder.
  func matches(
    _ path: String, _ group: StructureGroup, matched: inout Set<String>
  ) -> [Bindings] {
    guard let selector else {
      var matches: [Bindings] = []
      for pattern in patterns {
        let found = pattern.matches(path, from: group.folder, given: group.bindings)
        if !found.isEmpty { matched.insert(pattern.text) }
        matches += found
      }
      return matches
    }
    guard shares(selector, group) || ProjectFiles.isInside(path, of: group.folder) else {
      return []
    }
    let scope = input.scope
    let reach = selector.reach(tags: scope.view.tags).union(.types)
    return scope.view.endpoints(ofPath: path, reach: reach).filter {
      scope.sees($0, selector)
    }.flatMap {
      selector.matches($0, bindings: group.bindings, tags: scope.view.tags)
    }
  }
}
