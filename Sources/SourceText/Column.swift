extension Array {
  /// The value of a handle, where the array is the table that owns the values.
  @inlinable
  package subscript(id: ID<Element>) -> Element {
    get { self[id.int] }
    _modify { yield &self[id.int] }
  }

  /// The handles of all values, in order.
  @inlinable
  package var ids: Range<ID<Element>> { ID(0)..<ID(count) }
}

/// What is known of each value of a table: one entry for each handle, in the order of the table.
@usableFromInline
package struct Column<Entity, Value> {
  /// The entries in the order of the handles.
  @usableFromInline package var values: [Value]

  /// The entries of the values, in their order.
  @inlinable
  package init(_ values: [Value]) { self.values = values }

  /// The same entry for each of `count` values.
  @inlinable
  package init(repeating value: Value, count: Int) {
    values = [Value](repeating: value, count: count)
  }

  /// The entry of a value. O(1).
  @inlinable
  package subscript(id: ID<Entity>) -> Value {
    get { values[id.int] }
    _modify { yield &values[id.int] }
  }

  /// How many entries there are.
  @inlinable
  package var count: Int { values.count }

  /// The handles of all entries, in order.
  @inlinable
  package var ids: Range<ID<Entity>> { ID(0)..<ID(values.count) }

  /// Adds the entry of the next value.
  @inlinable
  package mutating func append(_ value: Value) { values.append(value) }

  /// Makes room for the entries of `count` values.
  @inlinable
  package mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }
}

extension Column: Sendable where Value: Sendable {}
extension Column: Equatable where Value: Equatable {}

/// For each value of a table a range of places in a list that holds the parts of all values in turn.
@usableFromInline
package struct Ranges<Entity>: Sendable {
  /// Where the range of each value ends, behind the beginning of the first.
  @usableFromInline var ends: [Int32] = [0]

  /// No ranges, with room for those of `capacity` values.
  @inlinable
  package init(capacity: Int = 0) { ends.reserveCapacity(capacity + 1) }

  /// Ranges of known lengths.
  @inlinable
  package init(counts: Column<Entity, Int32>) {
    self.init(capacity: counts.count)
    for id in counts.ids { append(upTo: Int(ends[id.int] + counts[id])) }
  }

  /// The range of a value. O(1).
  @inlinable
  package subscript(id: ID<Entity>) -> Range<Int> { Int(ends[id.int])..<Int(ends[id.int + 1]) }

  /// Whether a value has been given a range.
  @inlinable
  package func contains(_ id: ID<Entity>) -> Bool { id.int < ends.count - 1 }

  /// Adds the range of the next value, which goes up to a place.
  @inlinable
  package mutating func append(upTo end: Int) { ends.append(Int32(truncatingIfNeeded: end)) }
}
