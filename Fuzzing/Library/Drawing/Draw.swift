import ArchTestSupport

/// Random choices that depend on nothing but a seed.
package struct Draw: Sendable {
  private var generator: SeededGenerator

  /// Starts at a seed; the same seed gives the same choices on every platform.
  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number from 0 up to, but without, a bound; 0 when the bound is not positive.
  package mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    // The remainder is biased by less than one in 2^40 for the bounds used here.
    return Int(generator.next() % UInt64(bound))
  }

  /// A number of a range.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// True in one of so many cases.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// True in so many of a hundred cases.
  package mutating func percent(_ share: Int) -> Bool { below(100) < share }

  /// An element, or `nil` of nothing.
  package mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// One of at least one alternative.
  package mutating func one<Element>(_ first: Element, _ others: Element...) -> Element {
    let index = below(others.count + 1)
    return index == 0 ? first : others[index - 1]
  }

  /// A text of a list, or an empty one of nothing.
  package mutating func text(of texts: [String]) -> String { element(of: texts) ?? "" }

  /// A random subrange of `0..<count`, not empty unless the count is 0.
  package mutating func range(in count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let start = below(count)
    return start..<(start + 1 + below(count - start))
  }

  /// How often to repeat something: small in most cases, now and then large.
  package mutating func repetitions() -> Int {
    switch below(20) {
    case 0: number(in: 100...1000)
    case 1, 2: number(in: 20...100)
    case 3...7: number(in: 5...20)
    default: number(in: 2...5)
    }
  }

  /// A byte.
  package mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: generator.next() >> 24) }

  /// A generator for a part of the work, so that a change in one part leaves the others alone.
  package mutating func fork() -> Draw { Draw(seed: generator.next()) }
}
