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
    names.insert(DeclaredName(node: node, name: symbol.name, kind: symbol.kind))
  }
  return names.sorted {
    ($0.node, $0.name, $0.kind.rawValue) < ($1.node, $1.name, $1.kind.rawValue)
  }
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
