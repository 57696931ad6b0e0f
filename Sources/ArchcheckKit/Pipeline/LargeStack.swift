import Parallelism

/// Runs a throwing function on a thread with the stack that recursion over syntax trees needs.
///
/// - Throws: what the function throws.
package func onLargeStack<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) throws -> Value {
  try withLargeStack { Result { try body() } }.get()
}
