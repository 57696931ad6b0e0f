import SourceFacts

/// A declaration of the project, by its number among all of them.
typealias SymbolIndex = Int32

/// A declaration of the project, or a foreign type that the project extends.
struct Symbol: Sendable {
  /// What it is; a foreign type counts as a struct.
  var kind: DeclarationKind
  /// Effective access.
  var access: AccessLevel
  /// Marks.
  var marks: DeclarationMarks
  /// The name.
  var name: GlobalName
  /// The name that the other language knows it by, -1 where that is the same.
  var otherName: GlobalName = -1
  /// The enclosing declaration, or -1.
  var parent: SymbolIndex
  /// The unit that declares it, or -1 for a type that no unit declares.
  var unit: Int32
  /// Its place among the unit's declarations.
  var declaration: DeclarationIndex

  /// Whether it is not of the project: of the library, or a type that is only known by its extensions here.
  var isForeign: Bool
}

/// Packs two indices into a dictionary key.
@inline(__always)
func key(_ high: Int32, _ low: Int32) -> UInt64 {
  UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
}
