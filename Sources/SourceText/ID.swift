/// A handle for one value of a kind, an index into the table that owns the values.
///
/// The phantom type keeps a `FileID` out of a `ModuleID`'s place. A handle is valid for the one
/// run (or the one file's facts) whose table made it; it is never stored or printed.
package struct ID<Entity>: Hashable, Comparable, Sendable {
  /// The index of the value in its table, `0..<count`.
  package let index: Int32

  /// Wraps an index of the owning table.
  @inlinable
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The index as `Int`, for subscripts.
  @inlinable
  package var int: Int { Int(index) }

  /// Orders handles as their table orders the values.
  @inlinable
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}
