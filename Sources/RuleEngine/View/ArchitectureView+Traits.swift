import DependencyModel
import RuleLanguage
import SourceText

extension ArchitectureView {
  /// The same view whose nodes know their supertypes and attributes, for `conforms-to:`,
  /// `inherits-from:` and `attribute:` selectors.
  ///
  /// A type has the supertypes that its extensions in any file give it, and the attributes in front
  /// of itself. An extension of a type from outside has the supertypes that it writes. Types within
  /// others have their own.
  ///
  /// - Complexity: O(declarations + supertypes).
  package func seeingTraits(_ table: DeclarationTable) -> ArchitectureView {
    var view = self
    var isAsked = [Bool](repeating: false, count: graph.nodes.count)
    for id in table.ids where table[id].parent == nil {
      let declaration = table[id]
      guard let node = declaration.node,
        (declaration.kind == .extension) == (graph.nodes[node].kind == .extension)
      else { continue }
      // Alternatives under `#if` are one type with the same supertypes.
      let asksSupertypes = !isAsked[node.int] || declaration.kind == .extension
      isAsked[node.int] = isAsked[node.int] || declaration.kind.isTypeContext
      view.nodeEndpoints[node.int].traits?.names.add(
        declaration, asksSupertypes ? table.supertypes(of: id) : [],
        spellings: { table.spellings(of: $0, in: graph) })
    }
    view.linkExtensions()
    let types = NestedTypes(table)
    if types.all.isEmpty { return view }
    var attributes: [DeclarationID: [String]] = [:]
    for id in table.ids where table[id].kind.isNominalType && !table[id].attributes.isEmpty {
      let texts = table[id].attributes.flatMap(\.spellings)
      attributes[table[id].subject ?? id, default: []].appendNew(texts)
    }
    view.distinguish(types, table) { type in
      var names = NodeTraits.Names()
      names.add(table.supertypes(of: type)) { table.spellings(of: $0, in: graph) }
      names.attributes = attributes[type] ?? []
      return names
    }
    return view
  }
}

extension NodeTraits.Names {
  /// Takes in what a declaration of the node says; texts known already are left out.
  fileprivate mutating func add(
    _ declaration: Declaration, _ supertypes: [Supertype], spellings: (Supertype) -> [String]
  ) {
    add(supertypes, spellings: spellings)
    attributes.appendNew(declaration.attributes.flatMap(\.spellings))
  }

  /// Takes in supertypes; texts known already are left out.
  fileprivate mutating func add(
    _ supertypes: [Supertype], spellings: (Supertype) -> [String]
  ) {
    for supertype in supertypes {
      let texts = spellings(supertype)
      if supertype.canBeProtocol { protocols.appendNew(texts) }
      if supertype.canBeClass { superclasses.appendNew(texts) }
    }
  }
}

extension [String] {
  fileprivate mutating func appendNew(_ texts: [String]) {
    for text in texts where !contains(where: { $0.equalsInBytes(text) }) { append(text) }
  }
}
