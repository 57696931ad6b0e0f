import Synchronization

/// A value that is costly to make: made at the first question, on whatever thread asks it, and
/// shared by all.
///
/// Reference semantics on purpose: who holds it shares what another one has asked for.
package final class Once<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let known = Mutex<Value?>(nil)

  /// Takes the function that makes the value.
  ///
  /// - Parameter make: called once at most; it must not ask for the value itself.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value where somebody has asked for it; `nil` elsewhere.
  package var valueIfMade: Value? { known.withLock { $0 } }

  /// The value; other threads that ask meanwhile wait for it.
  package var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

/// The values of a costly function by their keys, each made once and shared by all threads.
///
/// Reference semantics on purpose: who holds it shares what another one has asked for.
package final class MemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let make: @Sendable (Key) -> Value
  private let known = Mutex<[Key: Value]>([:])

  /// Takes the function that makes the values.
  ///
  /// - Parameter make: called once a key at most; it must not ask for values itself.
  package init(_ make: @escaping @Sendable (Key) -> Value) { self.make = make }

  /// The value of a key; other threads that ask meanwhile wait for it.
  package subscript(key: Key) -> Value {
    known.withLock { known in
      if let value = known[key] { return value }
      let value = make(key)
      known[key] = value
      return value
    }
  }
}
