import SourceText
import Testing

@Suite("Handles")
struct HandleTests {
  private typealias Word = String

  @Test("are subscripts of their table, and ranges of them are collections")
  func tables() {
    var words = ["a", "b", "c"]
    let second = ID<Word>(1)
    words[second] += "!"
    #expect(words == ["a", "b!", "c"])
    #expect(words.ids.map { words[$0] } == words)
    #expect((second..<words.ids.upperBound).map(\.index) == [1, 2])
  }

  @Test("handles given out in order spread over the places of a hash table", arguments: [0, 1, 77])
  func hashing(seed: Int) {
    let places = Set((0..<1_024).map { ID<Word>($0)._rawHashValue(seed: seed) & 1_023 })
    #expect(places.count > 600)
    #expect(Set((0..<1_024).map { ID<Word>($0) }).count == 1_024)
  }

  @Test("that may be missing take no more room than an index")
  func size() {
    #expect(MemoryLayout<OptionalID<Word>>.stride == MemoryLayout<Int32>.stride)
  }

  @Test("that may be missing give back what was packed", arguments: [nil, 0, 7] as [Int?])
  func packing(index: Int?) {
    struct Fact {
      @OptionalID var word: ID<Word>?
    }
    let id = index.map { ID<Word>($0) }
    #expect(Fact(word: id).word == id)
    #expect(OptionalID(id).id == id)
    #expect(OptionalID<Word>(packed: OptionalID(id).packed) == OptionalID(id))
    #expect(OptionalID(id).isNone == (index == nil))
  }

  @Test("find the entry of their value in a column")
  func columns() {
    var lengths = Column<Word, Int>(repeating: 0, count: 2)
    lengths[ID(1)] += 3
    lengths.append(5)
    #expect(lengths.values == [0, 3, 5])
    #expect(lengths.ids.map { lengths[$0] } == lengths.values)
  }

  @Test("find the range of their value, which begins where the one before ends")
  func ranges() {
    var places = Ranges<Word>()
    #expect(!places.contains(ID(0)))
    places.append(upTo: 2)
    places.append(upTo: 2)
    #expect(places[ID(0)] == 0..<2)
    #expect(places[ID(1)].isEmpty)
    #expect(!places.contains(ID(2)))
    let counted = Ranges<Word>(counts: Column([3, 0, 1]))
    #expect(counted[ID(2)] == 3..<4)
  }
}
