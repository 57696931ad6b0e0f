import ArchModel

/// `counterpart`: for each declaration selected there is another one, which its captures describe.
struct CounterpartCheck: Sendable {
  private let of: Selector
  private let tests: [DeclarationTest]

  /// Reads the option.
  init(_ options: OptionsReader) {
    of = options.selector("of")
    tests = DeclarationTraits.tests(options, for: .part)
  }

  /// The fields of the option.
  static var fields: [OptionField] {
    [.defaulted("of", .selector, "*", captures: .refer, "Where the counterpart stands.")]
      + DeclarationTraits.fields(for: .part, captures: .refer)
  }

  /// The declarations selected that have none, with what is wrong.
  ///
  /// - Complexity: O(selected · declarations that some captures allow).
  func findings(
    _ selected: [SelectedDeclaration], _ input: DeclarationInput
  ) -> [(id: DeclarationID, finding: Finding)] {
    let matcher = input.scope.matcher(of)
    let possible = input.candidates.filter { id in
      tests.allSatisfy { $0.holds(for: id, Bindings(), input) }
    }
    return selected.compactMap { entry in
      let isMet = entry.ways.contains { bindings in
        let given = input.scope.table.ways([bindings])
        return possible.contains { other in
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
}
