import DependencyModel
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

extension DeclarationTrait {
  /// `uses`: what a declaration refers to.
  static let uses = DeclarationTrait(
    .uses,
    "A selector for what its body refers to, including nested declarations and, for a type, its "
      + "extensions. `external:` means the imports of its file, `symbol:` external names. "
      + "References within the same top-level type do not count. `must` requires at least one such "
      + "reference; `must-not` reports each one at its own line.",
    type: { _ in .selector }
  ) { options, _ in
    let selector = options.selector("uses")
    var test = DeclarationTest(
      requirement: .uses,
      matches: { id, bindings, input in
        Set(input.uses(of: id, selector, bindings).flatMap(\.matches)).sorted()
      },
      wanted: { "use \(selector.words(with: $0))" },
      found: { _, _ in "does not" },
      isOpen: { id, bindings, input in input.mayUse(id, selector, bindings) })
    test.offences = { id, bindings, input in
      var named: Set<String> = []
      return input.uses(of: id, selector, bindings).filter { named.insert($0.name).inserted }
        .map { use in
          var finding = input.finding(
            ForbiddenUse(
              of: input.label(of: id), used: use.name, selector: bindings.filling(selector.text)),
            about: id)
          finding.location = use.location
          finding.condition = use.condition
          return finding
        }
    }
    test.selectors = [NamedSelector("uses", selector)]
    return [test]
  }
}

/// Something that a declaration uses.
private struct DeclarationUse {
  var matches: [Bindings]
  var name: String
  var location: SourceLocation
  var condition: String?
}

extension DeclarationInput {
  /// What a selector takes of all that a declaration uses, by sort and place.
  fileprivate func uses(
    of id: DeclarationID, _ selector: Selector, _ bindings: Bindings
  ) -> [DeclarationUse] {
    let matcher = matcher(selector)
    let given = scope.table.matches([bindings])
    let ranges = ranges(of: id)
    var uses: [DeclarationUse] = []
    let graph = scope.view.graph
    let index = scope.view.index
    func add(
      _ end: EndID, _ name: String, _ file: FileID, _ offset: UInt32, _ condition: ConditionID
    ) {
      let matches = matcher.matches(end, given: given)
      guard matches.areSome else { return }
      let bound = matches == .unbound ? [bindings] : scope.table.bindings(matches)
      uses.append(
        DeclarationUse(
          matches: bound, name: name, location: graph.location(of: file, offset: offset),
          condition: scope.view.conditionTexts[condition.int]))
    }
    for number in references.numbers(in: ranges) {
      let reference = graph.references[number]
      guard reference.confidence >= scope.confidence else { continue }
      let end = index.referenceEnds[number].to
      add(end, nodeName(of: end), reference.file, reference.offset, reference.condition)
    }
    if matcher.reach.contains(.symbols), !index.symbolEnds.isEmpty {
      for number in externalReferences.numbers(in: ranges) {
        guard let pair = index.symbolEnds[number] else { continue }
        let reference = graph.external[number]
        add(
          pair.to, graph.names[reference.name], reference.file, reference.offset,
          reference.condition)
      }
    }
    if matcher.reach.contains(.externals) {
      for file in ranges.map(\.file).reduce(
        into: [FileID](), { if $0.last != $1 { $0.append($1) } })
      {
        for number in index.importsOfFile[file.int] where index.imported[number] == .external {
          let entry = graph.imports[number]
          add(
            index.importEnds[number].to, entry.module, entry.file, entry.offset, entry.condition)
        }
      }
    }
    return uses
  }

  /// The id of the node that an end stands for.
  private func nodeName(of end: EndID) -> String {
    if case .node(let node, _, _) = scope.view.index.ends[end.int] {
      return scope.view.graph.nodes[node.int].id
    }
    return ""
  }

  /// Whether a name in a declaration that could not be resolved may be what a selector takes.
  fileprivate func mayUse(
    _ id: DeclarationID, _ selector: Selector, _ bindings: Bindings
  ) -> Bool {
    let graph = scope.view.graph
    let open = Set(
      unresolvedReferences.numbers(in: ranges(of: id)).map { graph.unresolved[$0].name })
    if open.isEmpty { return false }
    let matcher = matcher(selector)
    let given = scope.table.matches([bindings])
    return open.contains { name in
      nodes(declaring: name).contains { matcher.mayTake($0, given: given) }
    }
  }
}

extension Selector {
  /// What it selects in words, captures replaced by what they stand for.
  fileprivate func words(with bindings: Bindings) -> String {
    SelectorWords(bindings.filling(text)).words("or")
  }
}
