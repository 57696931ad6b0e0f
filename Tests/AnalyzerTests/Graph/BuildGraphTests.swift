import Analyzer
import ArchTestSupport
import Testing

@Suite("Building a graph")
struct BuildGraphTests {
  @Test("gives the same graph for files in any order and any number of jobs", arguments: 0..<12)
  func determinism(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let files = RandomProgram.files(using: &generator)
    let expected = SwiftProject(files.joined(separator: "\n"))
    let shuffled = SwiftProject(
      files.shuffled(using: &generator).joined(separator: "\n"), jobs: 4)
    #expect(shuffled.graph.nodes == expected.graph.nodes)
    #expect(shuffled.edgeLines == expected.edgeLines)
    #expect(shuffled.graph.edges == expected.graph.edges)
    #expect(shuffled.graph.references == expected.graph.references)
    #expect(shuffled.graph.fileReferences == expected.graph.fileReferences)
    #expect(shuffled.graph.unresolved == expected.graph.unresolved)
    #expect(shuffled.graph.imports == expected.graph.imports)
    #expect(shuffled.graph.names == expected.graph.names)
    #expect(shuffled.graph.nameCounts == expected.graph.nameCounts)
    #expect(shuffled.graph.memberCounts == expected.graph.memberCounts)
  }

  @Test("points with every piece of evidence at the name it says", arguments: 0..<60)
  func evidence(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let project = SwiftProject(RandomProgram.files(using: &generator).joined(separator: "\n"))
    let graph = project.graph
    let places =
      graph.references.map { ($0.file, $0.offset, $0.name) }
      + graph.fileReferences.map { ($0.reference.file, $0.reference.offset, $0.reference.name) }
      + graph.unresolved.map { ($0.file, $0.offset, $0.name) }
    for (file, offset, name) in places {
      let path = graph.files[file.int].path
      let text = try #require(project.files.first { $0.path == path }).text
      let written = text.utf8.dropFirst(Int(offset)).prefix(graph.names[name].utf8.count)
      #expect(String(written) == graph.names[name])
    }
    #expect(graph.edges.allSatisfy { $0.from != $0.to && !$0.references.isEmpty })
    #expect(Set(graph.nodes.map(\.id)).count == graph.nodes.count)
  }

  @Test("of no modules and of empty files is empty")
  func empty() {
    let none = buildGraph(modules: [], units: []).graph
    #expect(none.nodes.isEmpty && none.edges.isEmpty && none.components.isEmpty)
    let graph = SwiftProject("--- A/A.swift\n--- B/B.swift\n\n// nothing").graph
    #expect(graph.nodes.isEmpty)
    #expect(graph.components.map(\.name) == ["A", "B"])
  }

  @Test("sums the outcomes of all files")
  func counts() {
    let graph = SwiftProject(
      """
      --- M/A.swift
      struct A {}
      struct B { let a: A }
      --- M/B.swift
      struct C { let a: A; let x: Missing }
      """
    ).graph
    #expect(graph.nameCounts.certain == 2)
    #expect(graph.nameCounts.external == 1)
  }

  @Test("takes what follows the name of a module from outside for a name by itself")
  func qualifiedOutside() {
    let graph = SwiftProject(
      """
      --- M/A.swift
      import Flow
      struct A: Flow.Screen {
        let store: Flow.Store<Int>
        func make() {
          _ = Flow.Context()
          _ = Flow.shared
          _ = store.value
        }
      }
      """
    ).graph
    let symbols = graph.external.filter(\.isSymbol).map { graph.names[$0.name] }
    // Names of the standard library are symbols too; selectors leave them out.
    #expect(symbols == ["Screen", "Store", "Int", "Context", "shared"])
  }
}
