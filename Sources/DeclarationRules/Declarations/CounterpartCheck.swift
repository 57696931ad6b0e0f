import DependencyModel
import RuleEngine
import RuleLanguage

/// `counterpart`: for each declaration selected there is another one, which its captures describe.
struct CounterpartCheck: Sendable {
  private let of: Selector
  private let tests: [DeclarationTest]
  private let names: [Pattern]
  /// The types that the counterpart is a member of; none for any place.
  private let inside: [Pattern]
  private let range: CountRange?

  /// Reads the option.
  init(_ options: OptionsReader) {
    of = options.selector("of")
    tests = DeclarationTraits.tests(options, for: .part)
    names = options.patterns("name")
    inside = options.patterns("inside")
    range = CountRange(options)
    if options.node.pairs?.isEmpty == false, tests.isEmpty, inside.isEmpty, !options.isWritten("of")
    {
      options.report(
        "Any declaration would do as a counterpart. Describe it with `name`, `inside`, `kind` or "
          + "`of`.")
    }
  }

  /// The fields of the option.
  static var fields: [OptionField] {
    [.defaulted("of", .selector, "*", captures: .refer, "Where the counterpart is declared.")]
      + DeclarationTraits.fields(for: .part, captures: .refer)
      + [
        .optional(
          "inside", .patterns(.name), captures: .refer,
          "The type that the counterpart is a member of, in its body or in an extension.")
      ] + CountRange.fields("How many counterparts each must have; at least one by default.")
  }

  /// The declarations selected that have none, with what is wrong.
  ///
  /// Counting ends when a number is too great and there are as many as a finding lists: each of many declarations may
  /// have all the others for counterparts.
  ///
  /// - Complexity: O(declarations) where captures leave one name for the counterpart, or few by how it
  ///   begins or ends, or where most of what has such a name is one; else O(selected · declarations).
  func findings(
    _ selected: [SelectedDeclaration], _ input: DeclarationInput
  ) -> [(id: DeclarationID, finding: Finding)] {
    let matcher = input.scope.matcher(of)
    let possible = input.candidates.filter { id in
      tests.allSatisfy { $0.holds(for: id, Bindings(), input) }
    }
    let idsOfName = idsOfName(possible, input)
    lazy var index = NameIndex(idsOfName)
    return selected.compactMap { entry in
      func isCounterpart(_ other: DeclarationID, _ bindings: Bindings) -> Bool {
        other != entry.id && tests.allSatisfy { $0.holds(for: other, bindings, input) }
          && (inside.isEmpty || !inside.matches(input.containerNames(of: other), bindings).isEmpty)
          && matcher.matches(
            input.endpoint(of: other), given: input.scope.table.matches([bindings])
          ).areSome
      }
      func named(_ bindings: Bindings) -> [DeclarationID] {
        if names.isEmpty { return possible }
        if let names = onlyNames(bindings) { return names.flatMap { idsOfName[$0] ?? [] } }
        return index.candidates(for: names.map { $0.bound(by: bindings) }) ?? possible
      }
      guard let range else {
        let isMet = entry.matches.contains { bindings in
          named(bindings).contains { isCounterpart($0, bindings) }
        }
        return isMet ? nil : (entry.id, missing(entry, input))
      }
      let enough = max(range.minimum ?? 0, range.maximum ?? 0, CounterpartCount.listed) + 1
      let found = entry.matches.map { bindings in
        input.distinct(first: enough, of: named(bindings)) { isCounterpart($0, bindings) }
      }
      if found.contains(where: { range.contains($0.count) }) { return nil }
      let listed = found[0].prefix(enough - 1).map { input.label(of: $0).name }
      let finding = input.finding(
        CounterpartCount(
          of: input.label(of: entry.id), wanted: text(entry.matches[0]), found: listed,
          isCut: listed.count < found[0].count, minimum: range.minimum, maximum: range.maximum),
        about: entry.id)
      return (entry.id, finding)
    }
  }

  private func missing(_ entry: SelectedDeclaration, _ input: DeclarationInput) -> Finding {
    let place =
      of.text == "*" ? "" : " in \(input.scope.view.words(of: entry.matches[0].filling(of.text)))"
    return input.finding(
      UnmetRequirement(
        of: input.label(of: entry.id), requirement: .counterpart,
        wanted: "have a counterpart\(place) (\(text(entry.matches[0])))", found: "has none"),
      about: entry.id)
  }

  /// What a counterpart is like, in words.
  private func text(_ bindings: Bindings) -> String {
    let place = inside.isEmpty ? [] : ["be a member of \(inside.text(with: bindings))"]
    return tests.isEmpty && place.isEmpty
      ? "any declaration" : tests.description(bindings, others: place)
  }

  /// The selectors that are asked.
  var selectors: [NamedSelector] {
    [NamedSelector("counterpart", of)] + tests.flatMap(\.selectors)
  }

  private func idsOfName(
    _ ids: [DeclarationID], _ input: DeclarationInput
  ) -> [String: [DeclarationID]] {
    var result: [String: [DeclarationID]] = [:]
    if names.isEmpty { return result }
    for id in ids {
      for name in input.names(of: id) { result[name, default: []].append(id) }
    }
    return result
  }

  /// The names that a counterpart can have; `nil` when they are not known one by one.
  private func onlyNames(_ bindings: Bindings) -> [String]? {
    let known = names.compactMap { $0.onlyText(filling: bindings) }
    return known.count < names.count ? nil : known
  }
}
