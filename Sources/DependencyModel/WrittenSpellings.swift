import SourceText

extension DeclarationTable {
  /// The texts by which patterns know a supertype: its name, as written with and without the types
  /// around it and its generic arguments, with its module, and the names of aliases for it.
  package func spellings(of supertype: Supertype, in graph: DependencyGraph) -> [String] {
    var texts = supertype.written.spellings
    if !texts.contains(supertype.name) { texts.append(supertype.name) }
    if let id = supertype.declaration { texts += qualifiedNames(of: id, in: graph) }
    for alias in supertype.aliases {
      texts += alias.declaration.map { qualifiedNames(of: $0, in: graph) } ?? [alias.name]
    }
    return texts
  }

  /// A type's name with the types around it, without and with its module.
  package func qualifiedNames(of id: DeclarationID, in graph: DependencyGraph) -> [String] {
    let module = graph.modules[self[id].module].name
    return [self[id].qualifiedName, "\(module).\(self[id].qualifiedName)"]
  }
}

extension WrittenAttribute {
  /// The attribute as patterns may write it: without arguments, and with them where it has any.
  package var spellings: [String] {
    let names = type.spellings
    return names + (arguments.map { text in names.map { "\($0)(\(text))" } } ?? [])
  }
}

extension WrittenType {
  /// The type as patterns may write it: whole, without generic arguments, and both without what
  /// stands in front of the last name.
  package var spellings: [String] {
    let head = String(text.prefix { $0 != "<" })
    guard head.utf8.count < text.utf8.count else {
      return head.equalsInBytes(name) ? [name] : [name, head]
    }
    let arguments = text.dropFirst(head.count)
    var texts = [name, name + arguments]
    if !head.equalsInBytes(name) { texts += [head, text] }
    return texts
  }
}
