import SourceFacts
import SourceText

/// The declarations that syntax trees say are meant in one unit, by the offset of the name written.
struct TreeTargets {
  private var targets: [UInt32: SymbolIndex] = [:]

  /// Looks up what the tree references of a unit lead to. O(references · log declarations).
  init(unit: Int, table: SymbolTable) {
    for reference in table.units[unit].treeReferences {
      if let symbol = table.declaration(at: reference, seenFrom: unit) {
        targets[reference.offset] = symbol
      }
    }
  }

  /// The declaration meant by the name at an offset; `nil` where the tree says nothing.
  subscript(offset: UInt32) -> SymbolIndex? { targets.isEmpty ? nil : targets[offset] }
}

extension SymbolTable {
  /// The declaration whose name stands where a reference leads to: in the unit of that path in the
  /// same module, else in the first of that path.
  fileprivate func declaration(
    at reference: SyntaxTreeReference, seenFrom unit: Int
  ) -> SymbolIndex? {
    guard let candidates = cFamily.unitsOfPath[ByteKey(reference.targetPath)] else { return nil }
    let home = units[unit].module
    let target = candidates.first { units[Int($0)].module == home } ?? candidates.first
    guard let target else { return nil }
    return cFamily.declarationAt[key(target, Int32(bitPattern: reference.targetOffset))]
  }
}
