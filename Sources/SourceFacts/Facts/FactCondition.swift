/// A `#if` condition of a file: its place in `FileFacts.conditions`, in half as many bytes as a
/// handle, since all facts have one.
@usableFromInline
package struct FactCondition: Hashable, Sendable, BitwiseCopyable {
  /// How many conditions of a file there can be.
  package static let limit = Int(UInt16.max)

  @usableFromInline let index: UInt16

  /// The condition at a place, which is below the limit.
  @inlinable
  package init(_ place: Int) { index = UInt16(truncatingIfNeeded: place) }

  /// Code outside every `#if`: the first of all conditions.
  @inlinable
  package static var always: Self { Self(0) }

  /// The place, for subscripts.
  @inlinable
  package var int: Int { Int(index) }
}

extension Array {
  /// What a list says of a condition, where it has an entry for each condition of a file.
  @inlinable
  package subscript(condition: FactCondition) -> Element { self[condition.int] }
}
