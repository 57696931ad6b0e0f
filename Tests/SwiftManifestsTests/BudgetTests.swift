import Testing

@testable import SwiftManifests

@Suite("The budget of an evaluation")
struct BudgetTests {
  @Test("ends it with one problem")
  func steps() {
    let bench = Bench(text: "\n\nx", steps: 10)
    let budget = bench.runtime.budget
    budget.spend(10, at: bench.site)
    #expect(!budget.isSpent)
    budget.spend(0, at: bench.site)
    budget.spend(at: bench.site)
    #expect(budget.isSpent)
    #expect(bench.problems.sorted.map(\.kind) == [.manifestLimit])
    #expect(budget.nested(at: bench.site, fallback: "fallback") { "body" } == "fallback")
    #expect(budget.call(at: bench.site) { .null }.text == "<not evaluated>")
  }

  @Test("bounds the depth of nesting and of calls")
  func depth() {
    let bench = Bench(steps: 100_000)
    let budget = bench.runtime.budget
    func nest(_ level: Int) -> Int {
      budget.nested(at: bench.site, fallback: level) { nest(level + 1) }
    }
    #expect(nest(0) == 320)
    func call(_ level: Int) -> Value {
      if level > 64 { return .null }
      return budget.call(at: bench.site) { call(level + 1) }
    }
    #expect(call(0).text == "<x>")
    #expect(call(1).text == "nil")
  }
}
