/// The declarations that syntax trees say are meant in one unit, by the offset of the name written.
struct TreeTargets {
  private var targets: [UInt32: SymbolIndex] = [:]

  /// Looks up what the tree references of a unit lead to. O(references · log declarations).
  init(unit: Int, table: SymbolTable) {
    for reference in table.declarations.units[unit].treeReferences {
      targets[reference.offset] = table.index.cFamily.declaration(
        at: reference, seenFrom: unit, table.scopes)
    }
  }

  /// The declaration meant by the name at an offset; `nil` where the tree says nothing.
  subscript(offset: UInt32) -> SymbolIndex? { targets.isEmpty ? nil : targets[offset] }
}
