/// How sure an edge is. `compiler` is surest: it comes from the compiler's own index.
@usableFromInline
package enum Confidence: UInt8, CaseIterable, Comparable, Hashable, Sendable, BitwiseCopyable {
  /// A chain typed by inference.
  case probable
  /// The look-up is unambiguous.
  case certain
  /// Read from an index store.
  case compiler

  /// Orders from the least to the most sure.
  @inlinable
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The name in machine formats.
  package var name: String {
    switch self {
    case .probable: "probable"
    case .certain: "certain"
    case .compiler: "compiler"
    }
  }
}
