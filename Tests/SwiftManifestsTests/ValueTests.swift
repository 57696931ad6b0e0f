import Testing

@testable import SwiftManifests

@Suite("Values of a manifest")
struct ValueTests {
  let object = Store().makeObject(
    Record(
      name: "byName", type: nil,
      fields: [Field(label: "name", element: ListElement(value: .string("A"), offset: 0))],
      offset: 0))

  @Test("are equal, different, or it is not known")
  func equality() {
    let cases: [(Value, Value, Bool?)] = [
      (Value.integer(1), Value.double(1), true), (.string("a"), .string("b"), false),
      (.null, .string("a"), false), (.unknown("x"), .integer(1), nil),
      (.either([.integer(1), .integer(2)]), .integer(3), false),
      (.either([.integer(1), .integer(2)]), .integer(1), nil),
      (.strings("a"), .strings("a"), true), (.strings("a"), .strings("a", "b"), false),
      (.array([.conditional(.string("a"))]), .strings("a"), nil),
      (.list(.unknown("x"), .integer(1)), .list(.integer(1), .integer(2)), false),
      (.string("A"), object, true), (.string("B"), object, false), (.name("byName"), object, true),
    ]
    for (left, right, expected) in cases {
      #expect(left.isEqual(to: right) == expected)
      #expect(right.isEqual(to: left) == expected)
    }
  }

  @Test("are the same only if what is unknown in them is the same")
  func sameness() {
    #expect(Value.unknown("x").isSame(as: .unknown("x")))
    #expect(!Value.unknown("x").isSame(as: .unknown("y")))
    #expect(!Value.array([.conditional(.null)]).isSame(as: .list(.null)))
    #expect(object.isSame(as: object))
  }

  @Test("that refer to each other in a circle count as different")
  func circle() {
    let store = Store()
    let cells = (0..<2).map { _ in store.allocate(.unset) }
    for (cell, other) in zip(cells, cells.reversed()) {
      let field = Field(label: "next", element: ListElement(value: .object(other), offset: 0))
      store.set(cell, to: .record(Record(name: "Node", type: "Node", fields: [field], offset: 0)))
    }
    #expect(!Value.object(cells[0]).isSame(as: .object(cells[1])))
    store.clear()
    #expect(cells[0].value.text == "unset")
  }

  @Test("of two branches are joined")
  func join() {
    let cases: [(Value, Value, String)] = [
      (Value.integer(1), Value.integer(1), "1"), (.integer(1), .integer(2), "1|2"),
      (.unset, .string("a"), "a"), (.strings("a"), .null, "[a?]"),
      (.strings("a"), .unknown("x"), "[a?, <x>?]"),
      (.strings("a", "b", "d"), .strings("a", "c", "d"), "[a, b?, c?, d]"),
      (.strings("a", "b"), .strings("b", "a"), "[a, b]"),
      (
        .dictionary([DictionaryEntry(key: .string("k"), value: .integer(1))]),
        .dictionary([
          DictionaryEntry(key: .string("k"), value: .integer(2)),
          DictionaryEntry(key: .string("l"), value: .null),
        ]), "[k: 1|2, l: nil]"
      ),
      (
        .record(Record(name: "R", type: "R", fields: [], offset: 0)),
        .record(
          Record(
            name: "R", type: "R",
            fields: [Field(label: "a", element: ListElement(value: .integer(1), offset: 0))],
            offset: 0)), "R(a: 1|nil)"
      ),
    ]
    for (left, right, expected) in cases {
      #expect(left.joined(with: right).text == expected)
    }
  }

  @Test("with more than eight alternatives are unknown")
  func manyAlternatives() {
    #expect(Value.join((0..<8).map { .integer($0) }).alternatives.count == 8)
    #expect(Value.join((0..<9).map { .integer($0) }).text == "<one of many values>")
    #expect(Value.join([]).text == "unset")
  }

  @Test("are iterated as lists")
  func elements() {
    #expect(Value.string("ab").elements(at: 0).map(\.text) == ["a", "b"])
    #expect(Value.range(1..<3).elements(at: 0).map(\.text) == ["1", "2"])
    #expect(Value.either([.strings("a"), .null]).elements(at: 0).map(\.text) == ["a?"])
    #expect(Value.unknown("x").elements(at: 0).map(\.text) == ["<x>"])
    let entries = [DictionaryEntry(key: .string("k"), value: .integer(1))]
    #expect(Value.dictionary(entries).elements(at: 0).map(\.text) == ["(key: k, value: 1)"])
  }

  @Test("give the element at an index or key, where that is certain")
  func subscripts() {
    let list = Value.array([
      ListElement(value: .string("a"), offset: 0), .conditional(.string("b")),
      ListElement(value: .string("c"), offset: 0),
    ])
    let results = [0, 1, 2, 3].map { list.subscripted(by: .integer($0), fallback: nil).text }
    #expect(results == ["a", "b", "<an element>", "<an element>"])
    #expect(list.subscripted(by: .range(1..<9), fallback: nil).text == "[b?, c]")
    let dictionary = Value.dictionary([DictionaryEntry(key: .string("k"), value: .integer(1))])
    #expect(dictionary.subscripted(by: .string("k"), fallback: nil).text == "1")
    #expect(dictionary.subscripted(by: .string("l"), fallback: .integer(2)).text == "2")
    #expect(dictionary.subscripted(by: .unknown("x"), fallback: nil).text == "<a dictionary value>")
  }

  @Test("begin with any of the elements up to the first certain one")
  func firstValue() {
    let items: [ListElement] = [
      .conditional(.string("a")), ListElement(value: .string("b"), offset: 0),
      ListElement(value: .string("c"), offset: 0),
    ]
    #expect(items.firstValue.text == "a|b")
    #expect(items.prefix(1).firstValue.text == "a|nil")
  }

  @Test("appear in strings with the description that the manifest declares")
  func interpolation() {
    let record = Value.record(Record(name: "red", type: "Colour", fields: [], offset: 0))
    #expect(record.interpolated { _ in nil }.text == "red")
    #expect(record.interpolated { _ in .string("Red!") }.text == "Red!")
    #expect(Value.either([.integer(1), .null]).interpolated { _ in nil }.text == "1|nil")
  }

  @Test("decide three-valued conditions, asking no more than needed")
  func truth() {
    let unknown: Bool? = nil
    #expect(unknown.and { false } == false)
    #expect(unknown.and { true } == nil)
    #expect(unknown.or { true } == true)
    #expect(
      Bool?(false).and {
        Issue.record("asked")
        return true
      } == false)
    #expect([true, nil, false].allHold { $0 } == false)
    #expect([true, nil].anyHolds { $0 } == true)
    #expect([Bool?]().unanimous == nil)
    #expect([Bool?.some(true), true].unanimous == true)
  }
}
