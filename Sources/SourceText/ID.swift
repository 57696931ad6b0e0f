/// A handle for one value of a kind, an index into the table that owns the values.
///
/// The phantom type keeps a `FileID` out of a `ModuleID`'s place. A handle is valid for the one
/// run (or the one file's facts) whose table made it; it is never stored or printed. Tables are
/// subscripted by it, and a range of handles is a collection, as one of numbers is.
///
/// The type is `@usableFromInline`, as are `Column` and the lists of facts: `@inlinable` members of a
/// type that is not are not specialised in other modules, and a run then takes half as long again.
@usableFromInline
package struct ID<Entity>: Hashable, Comparable, Strideable, Sendable, BitwiseCopyable {
  /// The index of the value in its table, `0..<count`.
  @usableFromInline package let index: Int32

  /// Wraps an index of the owning table.
  @inlinable
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// Wraps an index as it is packed.
  @inlinable
  package init(packed index: Int32) { self.index = index }

  /// The index as `Int`, for subscripts.
  @inlinable
  package var int: Int { Int(index) }

  /// Whether two are handles of the same value.
  @inlinable
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.index == rhs.index }

  /// Hashes the index.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// Hashes the index for a table of which it is the whole key, with a multiplication instead of SipHash: nobody outside
  /// chooses indices, so none need be hidden from an attacker. The table's seed takes part, as that of a larger one: in
  /// the order of one table's places, entries would pile up in the next.
  @inlinable
  package func _rawHashValue(seed: Int) -> Int {
    let product = UInt(truncatingIfNeeded: int ^ seed) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product >> 32))
  }

  /// Orders handles as their table orders the values.
  @inlinable
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }

  /// How many values stand between two.
  @inlinable
  package func distance(to other: Self) -> Int { other.int - int }

  /// The handle of the value that stands so many places further on.
  @inlinable
  package func advanced(by count: Int) -> Self { Self(int + count) }
}

/// A handle or none, in as many bytes as a handle: what facts and tables store where there may be
/// none. An `Optional` of a handle takes twice as much in a table.
///
/// As a property wrapper it makes a stored property read like an optional one.
@propertyWrapper
@usableFromInline
package struct OptionalID<Entity>: Hashable, Sendable, BitwiseCopyable {
  /// The index of the value in its table, or -1.
  @usableFromInline package var packed: Int32

  /// Reads what was packed.
  @inlinable
  package init(packed: Int32) { self.packed = packed }

  /// Packs a handle.
  @inlinable
  package init(wrappedValue: ID<Entity>?) { packed = wrappedValue?.index ?? -1 }

  /// Packs a handle.
  @inlinable
  package init(_ id: ID<Entity>?) { self.init(wrappedValue: id) }

  /// No handle.
  @inlinable
  package static var none: Self { Self(nil) }

  /// The handle, if there is one.
  @inlinable
  package var wrappedValue: ID<Entity>? {
    get { packed < 0 ? nil : ID(packed: packed) }
    set { packed = newValue?.index ?? -1 }
  }

  /// Whether both are handles of the same value, or none.
  @inlinable
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.packed == rhs.packed }

  /// Hashes the index.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(packed) }

  /// The handle, if there is one.
  @inlinable
  package var id: ID<Entity>? { wrappedValue }

  /// Whether there is no handle.
  @inlinable
  package var isNone: Bool { packed < 0 }
}
