import Testing

@testable import Parallelism

@Suite("Concurrent map")
struct ConcurrentMapTests {
  @Test("keeps the order of the items, whatever their weights and the width", arguments: 1...9)
  func order(width: Int) {
    let items = Array(0..<500)
    let squares = concurrentMap(items, width: width, weight: { ($0 * 37) % 11 }) { $0 * $0 }
    #expect(squares == items.map { $0 * $0 })
  }

  @Test("of nothing is nothing, and a width below 1 counts as 1")
  func edges() {
    #expect(concurrentMap([Int](), width: 4) { $0 } == [])
    #expect(concurrentMap([1, 2], width: 0) { $0 + 1 } == [2, 3])
    #expect(concurrentMap([1, 2], width: -3) { $0 + 1 } == [2, 3])
  }

  @Test("may have more threads than items")
  func wide() {
    #expect(concurrentMap([3], width: 64) { $0 * 2 } == [6])
  }

  @Test("gives its work a stack of which a deep recursion needs tens of megabytes")
  func largeStack() {
    @Sendable func depth(_ left: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
        buffer[0] = UInt8(truncatingIfNeeded: left)
        return left == 0 ? 0 : depth(left - 1) + 1
      }
    }
    #expect(withLargeStack { depth(20_000) } == 20_000)
    #expect(concurrentMap([20_000, 10], width: 2) { depth($0) } == [20_000, 10])
  }

  @Test("hands results of reference type over intact")
  func references() {
    let texts = concurrentMap(Array(0..<200), width: 4) { String(repeating: "x", count: $0) }
    #expect(texts.map(\.count) == Array(0..<200))
  }
}
