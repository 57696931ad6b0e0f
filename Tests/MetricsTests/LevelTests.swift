import Analyzer
import ArchTestSupport
import DependencyModel
import Metrics
import Testing

@Suite("Level")
struct LevelTests {
  /// L of every component by name.
  private func levels(of literal: GraphLiteral) -> [String: Int] {
    let table = measure(
      graph: literal.graph, components: literal.graph.grouped(by: .component), counting: .types,
      declarations: noDeclarations)
    return Dictionary(
      uniqueKeysWithValues: table.components.map {
        ($0.name, Int($0.measured["level"]?.value ?? .nan))
      })
  }

  @Test("is that of the longest way down, not of the shortest")
  func longest() {
    #expect(
      levels(of: "App.M -> Feed.X & Core.Z, Feed.X -> Core.Z, Lone.Y")
        == ["App": 3, "Feed": 2, "Core": 1, "Lone": 1])
  }

  @Test("is one for all members of a cycle, which counts as one component")
  func cycle() {
    #expect(
      levels(of: "Top.T -> A.X, A.X -> B.Y, B.Y -> A.X & D.W")
        == ["Top": 3, "A": 2, "B": 2, "D": 1])
  }

  @Test("counts imports")
  func imports() {
    #expect(levels(of: "App imports Core, module Core") == ["App": 2, "Core": 1])
  }

  @Test("is never more than CD, and one more than that of something depended on", arguments: 0..<40)
  func bounds(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<8).map { "C\($0)" }
    let edges = names.indices.flatMap { from in
      names.indices.filter { $0 > from && Bool.random(using: &generator) }.map { (from, $0) }
    }
    let text =
      edges.map { "\(names[$0.0]).T -> \(names[$0.1]).T" } + names.map { "\($0).T" }
    let literal = GraphLiteral(stringLiteral: text.joined(separator: ", "))
    let found = levels(of: literal)
    for (index, name) in names.enumerated() {
      let below = edges.filter { $0.0 == index }.compactMap { found[names[$0.1]] }
      #expect(found[name] == 1 + (below.max() ?? 0), "seed \(seed)")
    }
  }
}
