import ArchTestSupport
import JSONText
import Testing

@Suite("JSON text")
struct JSONLayoutTests {
  @Test("reads back as the value that was written", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = JSONValue.random(depth: 4, using: &generator)
    for layout in [JSONLayout.compact, .tree] {
      #expect(try JSONValue(reading: value.text(layout)).sortedByKey == value.sortedByKey)
    }
  }

  @Test("keeps the order of members and is the same text each time")
  func order() {
    let value: JSONValue = ["z": 1, "a": 2, "m": ["y": 3, "b": 4]]
    #expect(value.text() == "{ \"z\": 1, \"a\": 2, \"m\": { \"y\": 3, \"b\": 4 } }\n")
  }

  @Test("breaks containers that do not fit on a line and no others")
  func compact() {
    let long = JSONValue.string(String(repeating: "x", count: 120))
    let value: JSONValue = ["list": [long, ["a": 1], [], [:]]]
    let lines = value.text().split(separator: "\n").map(String.init)
    #expect(lines.count == 8)
    #expect(lines[3] == "    { \"a\": 1 },")
    #expect(lines[4] == "    [],")
    #expect(lines[5] == "    {}")
  }

  @Test("as a tree breaks every container with content and leaves < alone")
  func tree() {
    let value: JSONValue = ["list": ["<", [:]], "none": []]
    #expect(
      value.text(.tree) == """
        {
          "list": [
            "<",
            {}
          ],
          "none": []
        }

        """)
  }

  @Test(
    "writes the shortest number that reads back, and null for what is none",
    arguments: [
      (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (1, "1.0"), (-0.0, "0.0"), (1e300, "1e+300"),
      (Double.infinity, "null"), (Double.nan, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONValue.number(value).text() == text + "\n")
  }

  @Test("never leaves a character that HTML or JavaScript would interpret")
  func embedded() {
    let text = JSONValue.string("</script><!--\u{2028}\u{1F600}\u{E0041}").text()
    #expect(text == "\"\\u003c/script>\\u003c!--\\u2028😀\\udb40\\udc41\"\n")
  }
}

extension JSONValue {
  /// A random value with hostile strings among its texts.
  fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &generator))
    case 3: return .number(Double.random(in: -1...1, using: &generator))
    case 4: return .string(HostileNames.all.randomElement(using: &generator) ?? "")
    case 5, 6:
      let count = Int.random(in: 0...4, using: &generator)
      return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      let keys = HostileNames.all.shuffled(using: &generator).prefix(3)
      return .object(
        keys.map { Member(key: $0, value: random(depth: depth - 1, using: &generator)) })
    }
  }
}
