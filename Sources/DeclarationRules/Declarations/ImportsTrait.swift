extension DeclarationTrait {
  /// `imports`: the modules that the file around imports.
  static let imports = DeclarationTrait(
    .imports, .patterns(.name),
    "Modules that its file imports. Given a list, `must` requires all of it; elsewhere any one "
      + "matches."
  ) { options, each in
    let patterns = options.patterns("imports")
    var tests = DeclarationTest.patterns(
      .imports, patterns, each: each,
      wanted: { "be in a file that imports \($0)" },
      found: { id, input in
        let names = input.imports(of: id).map(\.module).uniqued
        return names.isEmpty ? "the file imports nothing" : "the file imports \(names.quotedList)"
      },
      texts: { id, input in input.imports(of: id).map(\.module) })
    for index in tests.indices {
      let text = tests[index].wanted
      tests[index].offences = { id, bindings, input in
        let offending = input.imports(of: id).filter {
          !patterns.matches([$0.module], bindings).isEmpty
        }
        return offending.prefix(1).map { entry in
          var finding = input.finding(
            UnmetRequirement(
              of: input.label(of: id), requirement: .imports, wanted: "not " + text(bindings),
              found: ""), about: id)
          finding.location = input.scope.view.graph.location(
            of: entry.file, offset: entry.offset)
          finding.condition = input.scope.view.conditionTexts[entry.condition.int]
          return finding
        }
      }
    }
    return tests
  }
}

extension [String] {
  /// Each text once, in order.
  var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
