import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// `exactly`, `at-least`, `at-most`: how many declarations are selected, for each value of the
/// captures of `of` and `inside`.
struct CountCheck: Sendable {
  private let range: CountRange
  /// What is counted, in words: `class named '*Coordinator'`.
  private let noun: String

  /// Reads the options; `nil` where none of them is written.
  init?(_ options: OptionsReader) {
    guard let range = CountRange(options) else { return nil }
    self.range = range
    let kinds = options.texts("kind").map { $0 == "any" ? "declaration" : $0 }
    let names = options.patterns("name").map { "'\($0.text)'" }
    let kind = kinds.isEmpty ? "declaration" : kinds.map(\.hyphenless).alternatives
    noun = kind + (names.isEmpty ? "" : " named " + names.alternatives)
  }

  /// What is counted together.
  private struct Group {
    var key: Bindings
    /// The files of the group as far as the rule tells files apart, else `""`.
    var paths: Set<[UInt8]> = []
    var modules: Set<String> = []
    /// What `of` takes for it, where `inside` names no type.
    var endpoints: [Endpoint] = []
    /// The type that the group is about.
    var type: DeclarationID?
    var members: [DeclarationID] = []
  }

  /// What is wrong with the numbers, by group.
  ///
  /// An exception for declarations lets them be too many, one for all of a group lets them be too
  /// few.
  func findings(
    _ selection: DeclarationSelection, _ selected: [SelectedDeclaration], _ input: DeclarationInput
  ) -> [Finding] {
    let modules = Dictionary(
      input.scope.view.graph.modules.map { ($0.name, $0.location) }
    ) { first, _ in first }
    return groups(selection, selected, input).compactMap { group in
      var found = distinct(group.members, input)
      if found.count < range.minimum ?? 0 {
        if isExcused(group, input) { return nil }
      } else if let maximum = range.maximum, found.count > maximum {
        found.removeAll { input.scope.excuses([input.endpoint(of: $0)]) }
        if found.count <= maximum { return nil }
      } else {
        return nil
      }
      return finding(group, found, selection, input, modules)
    }
  }

  /// Whether an exception excuses the type that a group is about, or else all of its place.
  private func isExcused(_ group: Group, _ input: DeclarationInput) -> Bool {
    let things = group.type.map { [input.endpoint(of: $0)] } ?? group.endpoints
    let isCovered = things.allSatisfy { thing in
      input.scope.exceptions.contains { $0.excuses([thing]) }
    }
    return isCovered && input.scope.excuses(things)
  }

  private func finding(
    _ group: Group, _ found: [DeclarationID], _ selection: DeclarationSelection,
    _ input: DeclarationInput, _ modules: [String: SourceLocation]
  ) -> Finding {
    let surplus = range.firstSurplus(of: found.count).map { found[$0] }
    var finding = Finding(
      DeclarationCount(
        of: noun, group: group.key.isEmpty ? selection.place : group.key.groupName,
        found: found.map { input.label(of: $0).name }, minimum: range.minimum,
        maximum: range.maximum),
      at: (surplus ?? group.type).map { input.location(of: $0) } ?? place(of: group, modules))
    finding.from = (found.first ?? group.type).flatMap { input.table[$0].node }
      .map { input.scope.view.side(of: $0) }
    return finding
  }

  /// The groups sorted by key; those that hold nothing are known by what `of` and `inside` select.
  private func groups(
    _ selection: DeclarationSelection, _ selected: [SelectedDeclaration], _ input: DeclarationInput
  ) -> [Group] {
    var groups: [Bindings: Group] = [:]
    var answers: [Bindings: Bool] = [:]
    let matcher = input.scope.matcher(selection.of)
    if selection.inside.isEmpty {
      for endpoint in endpoints(matcher, input) {
        for key in input.scope.table.bindings(matcher.matches(endpoint)) {
          let path = matcher.reach.isEmpty ? "" : endpoint.path ?? ""
          groups[key, default: Group(key: key)].paths.insert(Array(path.utf8))
          groups[key, default: Group(key: key)].modules.insert(endpoint.module)
          groups[key, default: Group(key: key)].endpoints.append(endpoint)
        }
      }
    } else {
      for type in input.candidates where input.table[type].kind.isNominalType {
        let matches = input.scope.table.bindings(matcher.matches(input.endpoint(of: type)))
        let names = input.names(of: type)
        for key in Set(matches.flatMap { selection.inside.matches(names, $0) }) {
          var group = groups[key] ?? Group(key: key)
          group.type = group.type ?? type
          groups[key] = group
        }
      }
    }
    let names = selection.of.captureNames + selection.inside.flatMap(\.captureNames)
    for entry in selected {
      for key in Set(entry.matches.map { $0.restricted(to: names) }) {
        groups[key, default: Group(key: key)].members.append(entry.id)
      }
    }
    return groups.values.filter { group in
      !group.members.isEmpty || selection.mayHold(group.key, &answers, input)
    }.sorted { $0.key < $1.key }
  }

  /// What `of` can tell apart.
  private func endpoints(_ matcher: SelectorMatcher, _ input: DeclarationInput) -> [Endpoint] {
    let view = input.scope.view
    if matcher.reach.contains(.types) { return view.allEndpoints(reach: matcher.reach) }
    if matcher.reach.contains(.paths) { return view.fileEndpoints }
    return view.graph.modules.indices.flatMap { view.endpoints(of: ModuleID($0), reach: []) }
  }

  /// Each declaration once: alternatives under `#if` are one, and so is a file in several modules.
  private func distinct(
    _ members: [DeclarationID], _ input: DeclarationInput
  ) -> [DeclarationID] {
    var subjects: Set<DeclarationID> = []
    var places: Set<SourceLocation> = []
    return members.filter { id in
      let declaration = input.table[id]
      let isNew =
        declaration.kind == .extension
        || subjects.insert(declaration.subject ?? id).inserted
      return places.insert(input.location(of: id)).inserted && isNew
    }
  }

  /// The place of a group that lacks something: its first file where `of` sees files, else the manifest of its only
  /// module, else none.
  private func place(
    of group: Group, _ modules: [String: SourceLocation]
  ) -> SourceLocation? {
    let first = group.paths.min { $0.lexicographicallyPrecedes($1) }
    if let first, !first.isEmpty {
      return SourceLocation(path: String(decoding: first, as: UTF8.self))
    }
    guard group.modules.count == 1, let name = group.modules.first else { return nil }
    return modules[name]
  }
}

extension Bindings {
  /// The value of the only capture, or `name=value` pairs.
  var groupName: String {
    names.count == 1 ? self[names[0]] ?? description : description
  }
}
