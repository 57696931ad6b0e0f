import Analyzer
import ArchTestSupport
import DependencyModel
import Metrics
import Testing

/// CD of every component by name, and the metrics of the system.
private func dependency(of literal: GraphLiteral) -> (rows: [String: Int], system: [String: Double])
{
  let table = measure(
    graph: literal.graph, components: literal.graph.grouped(by: .component), counting: .types,
    declarations: noDeclarations)
  let rows = table.components.map { row in
    (row.name, Int(row.measured["component-dependency"]?.value ?? .nan))
  }
  return (Dictionary(uniqueKeysWithValues: rows), table.system.measured)
}

@Suite("Component dependency")
struct ComponentDependencyTests {
  @Test("counts the component itself, and all that it depends on through others, once")
  func chain() {
    let literal: GraphLiteral = "App.M -> A.X & B.Y, A.X -> Core.Z, B.Y -> Core.Z"
    #expect(dependency(of: literal).rows == ["App": 4, "A": 2, "B": 2, "Core": 1])
  }

  @Test("counts the whole cycle for each of its members")
  func cycle() {
    let literal: GraphLiteral = "A.X -> B.Y, B.Y -> C.Z, C.Z -> A.X & D.W"
    #expect(dependency(of: literal).rows == ["A": 4, "B": 4, "C": 4, "D": 1])
  }

  @Test("counts what a long chain reaches, with a cycle in its middle")
  func longChain() {
    let count = 2_500
    let names = (0..<count).map { "M\($0 + 10_000)" }
    var lines = zip(names, names.dropFirst()).map { "\($0).X -> \($1).X" }
    // The cycle's five members reach what the first of them does.
    lines.append("\(names[1204]).X -> \(names[1200]).X")
    let rows = dependency(of: GraphLiteral(stringLiteral: lines.joined(separator: "\n"))).rows
    #expect(rows[names[0]] == count)
    #expect(rows[names[1199]] == count - 1199)
    for member in 1200...1204 { #expect(rows[names[member]] == count - 1200) }
    #expect(rows[names[1205]] == count - 1205)
    #expect(rows[names[count - 1]] == 1)
  }

  @Test("counts imports")
  func imports() {
    #expect(dependency(of: "App imports Core, module Core").rows == ["App": 2, "Core": 1])
  }

  @Test("gives the system its sum, its mean, and its ratio to a balanced binary tree")
  func system() {
    let system = dependency(of: "App.M -> A.X & B.Y").system
    #expect(system == ["ccd": 5, "acd": 5.0 / 3, "nccd": 1])
  }

  @Test("has no system without components")
  func empty() {
    #expect(dependency(of: GraphLiteral("")).system.isEmpty)
  }

  @Test("has the dependency of full binary trees exactly", arguments: 1...12)
  func trees(height: Int) {
    // A tree of height k has 2ˡ components at depth l, each of which needs a tree of height k − l.
    let dependency = (0..<height).reduce(0) { $0 + (1 << $1) * ((1 << (height - $1)) - 1) }
    #expect(balancedTreeDependency(componentCount: (1 << height) - 1) == Double(dependency))
  }

  @Test("grows with every component of a balanced tree")
  func growth() {
    let values = (1...200).map(balancedTreeDependency)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 + 1 <= $1 })
  }

  @Test("equals a search from every component", arguments: 0..<40 as Range<UInt64>)
  func search(seed: UInt64) throws {
    let literal = try GraphLiteral.random(seed: seed)
    let components = literal.graph.grouped(by: .component)
    var expected: [String: Int] = [:]
    for start in components.groups.indices {
      var (reached, pending) = (Set([start]), [start])
      while let vertex = pending.popLast() {
        for edge in components.edges where edge.from == vertex && reached.insert(edge.to).inserted {
          pending.append(edge.to)
        }
      }
      expected[components.groups[start].name] = reached.count
    }
    #expect(dependency(of: literal).rows == expected, "seed \(seed)")
  }
}
