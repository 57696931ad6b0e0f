import ArchTestSupport
import Testing

@testable import RuleEngine

@Suite("View index")
struct ViewIndexTests {
  @Test("gives ends that a selector cannot tell apart one slot")
  func slots() throws {
    let literal: GraphLiteral = """
      module A
        file One.swift
          imports B
          X -> B.Z, Y -> B.Z
        file Two.swift
          X -> B.Z
      """
    let index = ViewIndex(literal.graph)
    // The files One, Two and Z; X in One, Y in One, X in Two, Z at home; the imported module.
    #expect(index.ends.count == 8)
    #expect(index.slotCounts == [3, 4, 8, 8])
    let references = index.referenceEnds
    #expect(
      Set(references.map { index.slots[ViewIndex.Level.place.rawValue][$0.from.int] }).count == 1)
    #expect(
      Set(references.map { index.slots[ViewIndex.Level.file.rawValue][$0.from.int] }).count == 2)
    #expect(
      Set(references.map { index.slots[ViewIndex.Level.node.rawValue][$0.from.int] }).count == 3)
    #expect(Set(references.map(\.to)).count == 1)
  }

  @Test("leads a reference without a file to its target's home")
  func unknownTargetFile() throws {
    let literal: GraphLiteral = "A.X -> B.Y(in Other.swift)"
    var graph = literal.graph
    graph.references[0].targetFile = nil
    let index = ViewIndex(graph)
    let node = try #require(literal.node("B.Y"))
    #expect(index.referenceEnds[0].to == index.homeEnds[node.int])
  }
}
