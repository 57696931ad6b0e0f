import ArchModel

/// `counterpart`: for each declaration selected there is another one, which its captures describe.
struct CounterpartCheck: Sendable {
  private let of: Selector
  private let tests: [DeclarationTest]
  private let names: [Pattern]

  /// Reads the option.
  init(_ options: OptionsReader) {
    of = options.selector("of")
    tests = DeclarationTraits.tests(options, for: .part)
    names = options.patterns("name")
  }

  /// The fields of the option.
  static var fields: [OptionField] {
    [.defaulted("of", .selector, "*", captures: .refer, "Where the counterpart stands.")]
      + DeclarationTraits.fields(for: .part, captures: .refer)
  }

  /// The declarations selected that have none, with what is wrong.
  ///
  /// - Complexity: O(declarations) where captures leave one name for the counterpart, else
  ///   O(selected · declarations).
  func findings(
    _ selected: [SelectedDeclaration], _ input: DeclarationInput
  ) -> [(id: DeclarationID, finding: Finding)] {
    let matcher = input.scope.matcher(of)
    let possible = input.candidates.filter { id in
      tests.allSatisfy { $0.holds(for: id, Bindings(), input) }
    }
    let idsOfName = idsOfName(possible, input)
    return selected.compactMap { entry in
      let isMet = entry.ways.contains { bindings in
        let given = input.scope.table.ways([bindings])
        let named = onlyNames(bindings)?.flatMap { idsOfName[$0] ?? [] }
        return (named ?? possible).contains { other in
          other != entry.id && tests.allSatisfy { $0.holds(for: other, bindings, input) }
            && matcher.ways(input.endpoint(of: other), given: given).areSome
        }
      }
      if isMet { return nil }
      let wanted = tests.map { $0.wanted(entry.ways[0]) }.joined(separator: " and ")
      let place = of.text == "*" ? "" : " in '\(of.text)'"
      return (
        entry.id,
        input.finding(
          .unmetRequirement(
            of: input.label(of: entry.id), requirement: .counterpart,
            wanted: "have a counterpart\(place) (a declaration that must \(wanted))",
            found: "has none"), about: entry.id)
      )
    }
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
    return names.isEmpty || known.count < names.count ? nil : known
  }
}
