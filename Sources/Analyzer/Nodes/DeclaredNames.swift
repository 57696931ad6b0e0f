import DependencyModel
import SourceFacts
import SourceText

/// The names that nodes declare for other files: no private ones, and none inside functions.
///
/// Sorted by node, name and kind, each once. O(symbols · log symbols).
func declaredNames(_ table: SymbolTable, _ nodes: NodeTable) -> [DeclaredName] {
  var isHidden = Column<Symbol, Bool>(repeating: false, count: table.types.symbols.count)
  var names: Set<DeclaredName> = []
  for index in table.types.symbols.ids where !table[index].isForeign {
    let symbol = table[index]
    isHidden[index] =
      symbol.marks.contains(.isLocal) || symbol.access <= .fileprivate
      || symbol.parent.map { isHidden[$0] } ?? false
    guard !isHidden[index], isNamed(symbol.kind), let node = nodes.nodeOfSymbol[index] else {
      continue
    }
    names.insert(
      DeclaredName(node: node, name: symbol.name, kind: symbol.kind, access: symbol.access))
  }
  // The widest comes first of those that differ in access alone, and is the one kept.
  let sorted = names.sorted {
    let (kind, other) = ($0.kind.rawValue, $1.kind.rawValue)
    return ($0.node, $0.name, kind, $1.access) < ($1.node, $1.name, other, $0.access)
  }
  return sorted.indices.filter { place in
    guard place > 0 else { return true }
    let (one, other) = (sorted[place - 1], sorted[place])
    return one.node != other.node || one.name != other.name || one.kind != other.kind
  }.map { sorted[$0] }
}

/// Whether a declaration can be used from elsewhere by its name, or without any as a subscript.
private func isNamed(_ kind: DeclarationKind) -> Bool {
  switch kind {
  case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedType, .enumCase, .function,
    .initializer, .subscript, .variable, .operator, .macro:
    true
  case .extension, .genericParameter, .deinitializer, .precedenceGroup, .topLevelCode,
    .macroExpansion:
    false
  }
}
