import Synchronization
import Testing

@testable import Parallelism

@Suite("Values made once")
struct OnceTests {
  @Test("makes the value at the first question only, whoever asks")
  func once() {
    let made = Mutex(0)
    let value = Once { () -> Int in
      made.withLock { $0 += 1 }
      return 7
    }
    #expect(made.withLock(\.self) == 0)
    #expect(
      concurrentMap(Array(0..<100), width: 8) { $0 + value.value } == (0..<100).map { $0 + 7 })
    #expect(made.withLock(\.self) == 1)
  }

  @Test("makes the value of each key once, whoever asks")
  func keys() {
    let made = Mutex<[Int]>([])
    let squares = MemoTable { (key: Int) -> Int in
      made.withLock { $0.append(key) }
      return key * key
    }
    let found = concurrentMap(Array(0..<300), width: 8) { squares[$0 % 10] }
    #expect(found == (0..<300).map { ($0 % 10) * ($0 % 10) })
    #expect(made.withLock { $0.sorted() } == Array(0..<10))
  }
}
