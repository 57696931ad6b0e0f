import ArchModel

extension DeclarationTable {
  /// The texts by which patterns know a supertype: its name, as written with and without the types
  /// around it and its generic arguments, with its module, and the names of aliases for it.
  func spellings(of supertype: Supertype, in graph: DependencyGraph) -> [String] {
    var texts = supertype.written.spellings
    if !texts.contains(supertype.name) { texts.append(supertype.name) }
    if let id = supertype.declaration { texts += qualifiedNames(of: id, in: graph) }
    for alias in supertype.aliases {
      texts += alias.declaration.map { qualifiedNames(of: $0, in: graph) } ?? [alias.name]
    }
    return texts
  }

  /// A type's name with the types around it, without and with its module.
  func qualifiedNames(of id: DeclarationID, in graph: DependencyGraph) -> [String] {
    let module = graph.modules[self[id].module.int].name
    return [self[id].qualifiedName, "\(module).\(self[id].qualifiedName)"]
  }
}
