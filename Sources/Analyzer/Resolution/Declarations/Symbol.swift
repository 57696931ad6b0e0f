import DependencyModel
import SourceFacts
import SourceText

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
  /// The name that the other language knows it by, `nil` where that is the same.
  @OptionalID var otherName: GlobalName?
  /// The enclosing declaration, or `nil`.
  @OptionalID var parent: ID<Symbol>?
  /// The unit that declares it, or `nil` for a type that no unit declares.
  @OptionalID var unit: ID<SourceUnit>?
  /// Its place among the unit's declarations; the first for a type that no unit declares.
  var declaration: ID<DeclarationFact>

  /// Whether it is not of the project: of the library, or a type that is only known by its extensions here.
  var isForeign: Bool

  /// The unit of a declaration that certainly has one, as all have that are not foreign.
  @inline(__always)
  var declaringUnit: ID<SourceUnit> { ID(packed: _unit.packed) }
}

/// Two handles as one key of a dictionary.
struct Pair<First, Second>: Hashable, Sendable {
  /// Both in one number, which is hashed faster than two.
  private let bits: UInt64

  /// Packs two handles.
  @inline(__always)
  init(_ first: ID<First>, _ second: ID<Second>) {
    bits =
      UInt64(UInt32(bitPattern: first.index)) << 32 | UInt64(UInt32(bitPattern: second.index))
  }

  /// Hashes both for a table of which they are the whole key, as a handle alone is hashed.
  func _rawHashValue(seed: Int) -> Int {
    let product = (UInt(truncatingIfNeeded: bits) ^ UInt(bitPattern: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product >> 32))
  }
}
