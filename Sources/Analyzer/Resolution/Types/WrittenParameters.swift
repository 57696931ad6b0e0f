import SourceText

/// The generic parameters that declarations write.
extension SymbolTable {
  /// The generic parameters that a declaration writes itself.
  func ownParameters(of symbol: ID<Symbol>) -> [ID<Symbol>] {
    guard let unit = self[symbol].unit else { return [] }
    return declarations.list(declarations.fact(symbol).genericParameters, in: unit)
      .map { declarations.symbol($0, in: unit) }
  }

  /// The generic parameter that a type, or a superclass of it, has for an associated type of the project: one of that name.
  func witness(of associatedType: ID<Symbol>, in type: ID<Symbol>) -> ID<Symbol>? {
    let name = self[associatedType].name
    if self[associatedType].isForeign { return nil }
    for entry in types.lineage(of: type) where !types.isProtocol(entry.type) {
      if let found = ownParameters(of: entry.type).first(where: { self[$0].name == name }) {
        return found
      }
    }
    return nil
  }
}
