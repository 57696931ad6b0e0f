import ArchTestSupport
import JSONText
import Synchronization
import Testing

@Suite("Forms of JSON")
struct JSONFormTests {
  @Test("give JSON that their schema accepts", arguments: 0..<100 as Range<UInt64>)
  func agree(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let form = JSONForm<UInt64>.random(depth: 4, path: "d", using: &generator)
    let schema = form.schema.document(id: "urn:test", title: "Random").text()
    let validator = try SchemaValidator(schema: schema)
    #expect(validator.looseObjects == [])
    #expect(validator.danglingReferences == [])
    for _ in 0..<5 {
      let text = form.json(of: generator.next()).text()
      #expect(try validator.mistakes(in: text) == [], "\(text) against \(schema)")
    }
  }

  private static let point = JSONForm<Int>.object("point") {
    JSONField("x", { $0 }, .integer, "Where.")
    JSONField("y", ifPresent: { $0 > 0 ? $0 : nil }, .integer)
  }

  @Test("make the elements of a list one by one, when they are written")
  func lists() {
    let made = Mutex<[Int]>([])
    let element = JSONForm<Int>(schema: JSONForm<Int>.integer.schema) { value in
      made.withLock { $0.append(value) }
      return .integer(value)
    }
    let list = JSONForm.list(of: element).json(of: [3, 1, 2])
    #expect(made.withLock(\.self).isEmpty)
    #expect(list.text() == "[3, 1, 2]\n")
    #expect(made.withLock(\.self) == [3, 1, 2])
    #expect(list == [3, 1, 2] && list != [3, 1])
  }

  @Test("leave out members that have no value, and say in the schema that they may")
  func optionalMembers() {
    #expect(Self.point.json(of: 0) == ["x": 0])
    #expect(Self.point.json(of: 1) == ["x": 1, "y": 1])
    let schema = Self.point.schema.document(id: "i", title: "t")
    #expect(schema["$ref"] == "#/$defs/point")
    #expect(schema["$defs"]?["point"]?["required"] == ["x"])
  }

  @Test("with a name are defined once, however often they are used")
  func definitions() {
    let form = JSONForm<Int>.object("pair") {
      JSONField("first", { $0 }, Self.point)
      JSONField("second", { $0 < 0 ? nil : $0 }, .nullable(Self.point), "Or null.")
      JSONField("all", { [$0] }, .list(of: Self.point))
    }
    let schema = form.schema.document(id: "i", title: "t")
    #expect(schema["$defs"]?.members?.map(\.key) == ["pair", "point"])
    #expect(
      schema["$defs"]?["pair"]?["properties"]?["second"] == [
        "anyOf": [["$ref": "#/$defs/point"], ["type": "null"]], "description": "Or null.",
      ])
  }

  @Test("write the first alternative that takes a value, else the last")
  func alternatives() {
    let form = JSONForm<Int>.anyOf(
      [JSONAlternative({ $0 < 0 ? "negative" : nil }, .string)],
      else: .integer)
    #expect(form.json(of: -1) == "negative")
    #expect(form.json(of: 1) == 1)
    let schema = form.schema.document(id: "i", title: "t")
    #expect(schema["anyOf"] == [["type": "string"], ["type": "integer"]])
  }

  private enum Level: String, CaseIterable {
    case low
    case high
  }

  @Test("of enumerations are closed lists of words")
  func cases() {
    let form = JSONForm<Level>.cases(\.rawValue)
    #expect(form.json(of: .high) == "high")
    #expect(form.schema.document(id: "i", title: "t")["enum"] == ["low", "high"])
  }
}

extension JSONForm<UInt64> {
  /// A random form of numbers, made of all combinators; what it writes depends on the number alone.
  fileprivate static func random(
    depth: Int, path: String, using generator: inout SeededGenerator
  ) -> JSONForm<UInt64> {
    let scalars: [JSONForm<UInt64>] = [
      JSONForm<String>.string.of { HostileNames.all[Int($0 % UInt64(HostileNames.all.count))] },
      JSONForm<String>.string(pattern: "^[0-9a-f]+$").of { String($0, radix: 16) },
      JSONForm<String>.oneOf(["even", "odd"]).of { $0 % 2 == 0 ? "even" : "odd" },
      JSONForm<Bool>.bool.of { $0 % 2 == 0 },
      JSONForm<Int>.integer.of { Int(truncatingIfNeeded: $0) },
      JSONForm<Int>.count.of { Int($0 % 1000) },
      JSONForm<Int>.oneOf([0, 1]).of { Int($0 % 2) },
      JSONForm<Double>.number.of { Double($0) / 3 },
      JSONForm<Double>.number(0...).of { Double($0) / 3 },
      JSONForm<Double>.number(-1...1).of { Double($0 % 3) - 1 },
    ]
    guard depth > 0, Int.random(in: 0..<4, using: &generator) > 0 else {
      return scalars.randomElement(using: &generator) ?? scalars[0]
    }
    let parts = (0..<3).map { random(depth: depth - 1, path: "\(path)\($0)", using: &generator) }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .list(parts[0]).described("A list.")
    case 1: return JSONForm<UInt64?>.nullable(parts[0]).of { $0 % 3 == 0 ? nil : $0 / 3 }
    case 2:
      return .anyOf([JSONAlternative({ $0 % 2 == 0 ? $0 / 2 : nil }, parts[0])], else: parts[1])
    default:
      return .object(Bool.random(using: &generator) ? path : nil) {
        JSONField("kind", constant: .string(path), "A constant.")
        JSONField("a", { $0 / 2 }, parts[0], "One.")
        JSONField("b", { [$0, $0 / 5] }, .list(of: parts[1]))
        JSONField("c", ifPresent: { $0 % 2 == 0 ? nil : $0 }, parts[2], "May be absent.")
      }
    }
  }

  /// A list of up to three numbers made of one.
  private static func list(_ element: JSONForm<UInt64>) -> JSONForm<UInt64> {
    JSONForm<[UInt64]>.list(of: element).of { number in
      (0..<number % 4).map { number / 4 &+ $0 }
    }
  }
}
