import DependencyModel
import SourceFacts

extension DeclarationTrait {
  /// `contains`: small things in the code of a declaration.
  static let contains = DeclarationTrait(
    .contains, .choices(CodeKind.allCases.map(\.word)),
    "Code in its body, including nested declarations and, for a type, its extensions: "
      + "`default-case` and `unknown-default` in a `switch`, `default-of-cases` in a `switch` over "
      + "patterns such as `.name`, which could list all cases, `force-unwrap` (`x!`), `force-cast` "
      + "(`as!`), `force-try` (`try!`), `empty-catch` (`catch {}`). Given a list, `must` requires "
      + "all of it; elsewhere any one matches. `must-not` reports each one at its own line."
  ) { options, each in
    let words = options.texts("contains")
    let kinds = CodeKind.allCases.filter { words.contains($0.word) }
    let groups = each ? kinds.map { [$0] } : [kinds]
    return groups.filter { !$0.isEmpty }.map { group in
      let kinds = Set(group)
      var test = DeclarationTest.plain(
        .contains,
        wanted: "contain " + group.map(\.phrase).alternatives,
        found: { _, _ in "does not" },
        holds: { id, input in !input.code(kinds, in: id).isEmpty })
      test.offences = { id, _, input in
        input.code(kinds, in: id).map { mark in
          var finding = input.finding(
            ForbiddenCode(declaration: input.label(of: id), code: mark.kind), about: id)
          finding.location = input.scope.view.graph.location(of: mark.file, offset: mark.offset)
          finding.condition = input.scope.view.conditionTexts[mark.condition.int]
          return finding
        }
      }
      return test
    }
  }
}

extension DeclarationInput {
  /// The things of some kinds in a declaration, by place.
  fileprivate func code(_ kinds: Set<CodeKind>, in id: DeclarationID) -> [CodeMark] {
    if table.code.isEmpty { return [] }
    return code.numbers(in: ranges(of: id)).map { table.code[$0] }
      .filter { kinds.contains($0.kind) }
  }
}
