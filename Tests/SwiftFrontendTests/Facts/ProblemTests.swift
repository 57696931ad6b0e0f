import SourceText
import Testing

@Suite("Problems of a file")
struct ProblemTests {
  private func kinds(_ reading: Reading) -> [Problem.Kind] { reading.facts.problems.map(\.kind) }

  @Test("are none for good code, also with a byte order mark and without any byte")
  func none() {
    #expect(Reading("\u{FEFF}let a = 1 // é\n").facts.problems.isEmpty)
    #expect(Reading("#!/usr/bin/env swift\nlet a = 1").facts.problems.isEmpty)
    #expect(Reading("struct S {}\r\n").facts.problems.isEmpty)
    #expect(Reading("").facts.problems.isEmpty)
    #expect(Reading("").facts.lines.starts == [0])
  }

  @Test("tell a syntax error at its place, and the rest is read")
  func syntaxError() {
    let reading = Reading("struct A { func }\nstruct B {}\nlet c = )\nstruct D {}")
    #expect(kinds(reading).allSatisfy { $0 == .syntaxError })
    #expect(reading.facts.problems.map(\.offset).min() == 16)
    #expect(
      Reading("struct A {").facts.problems.map(\.message) == [
        "Expected '}' to end struct: correct it, because the code around it may be missed."
      ])
    #expect(reading.declarations.contains("struct B"))
    #expect(reading.declarations.contains("struct D"))
  }

  @Test(
    "are sentences that begin with a capital or with what is quoted",
    arguments: [
      "let a = )", "'", "let = \n", "let a\u{0} = 1", "a" + String(repeating: "[", count: 20),
      "let x = \(String(repeating: "(", count: 300))1", String(repeating: "#if A\n", count: 300),
      String(repeating: "let = ) \n", count: 300),
    ])
  func sentences(text: String) throws {
    let messages = Reading(text).facts.problems.map(\.message)
    #expect(!messages.isEmpty)
    for message in messages {
      let first = try #require(message.first)
      #expect(first.isUppercase || first == "'", "\(message)")
      #expect(message.hasSuffix("."), "\(message)")
    }
  }

  @Test("are at most twenty syntax errors, in a file broken in a few places as in thousands")
  func manySyntaxErrors() {
    #expect(Reading(String(repeating: "let = \n", count: 30)).facts.problems.count == 20)
    let reading = Reading(String(repeating: "let = \n", count: 5000))
    #expect(reading.facts.problems.count == 20)
    #expect(
      reading.facts.problems.first.map { reading.facts.lines.position(of: Int($0.offset)).line }
        == 1)
  }

  @Test("tell NUL bytes once, at the first")
  func nullBytes() {
    let reading = Reading("let a = 1\nlet b\u{0} = \u{0}2\nlet c = d")
    #expect(reading.facts.problems.first?.kind == .syntaxError)
    #expect(reading.facts.problems.first?.offset == 15)
    #expect(reading.facts.problems.filter { $0.message.contains("NUL") }.count == 1)
    #expect(reading.declarations.contains("variable c"))
  }

  @Test("tell the first byte that is not UTF-8, and the rest is read at its place")
  func notUTF8() {
    let bytes = Array("let a = \"".utf8) + [0xE9, 0xFF] + Array("\"\nlet b = c".utf8)
    let reading = Reading(bytes: bytes)
    #expect(kinds(reading) == [.notUTF8])
    #expect(reading.facts.problems.first?.offset == 9)
    #expect(reading.names.map(\.offset) == [21])
  }

  @Test(
    "tell UTF-16 once, whatever its order and with or without a mark",
    arguments: [
      (littleEndian: true, mark: true), (littleEndian: false, mark: true),
      (littleEndian: true, mark: false), (littleEndian: false, mark: false),
    ])
  func utf16(littleEndian: Bool, mark: Bool) {
    let text = (mark ? "\u{FEFF}" : "") + "struct A {}\n"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return littleEndian ? pair : pair.reversed()
    }
    let reading = Reading(bytes: bytes)
    #expect(kinds(reading) == [.unreadableFile])
    #expect(reading.facts.problems.first?.message.contains("UTF-16") == true)
    #expect(reading.facts.declarations.isEmpty)
  }

  @Test(
    "tell every byte pattern that is not UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xFF], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidSequences(bytes: [UInt8]) {
    let reading = Reading(bytes: Array("// ".utf8) + bytes + Array("\nlet a = b".utf8))
    #expect(kinds(reading) == [.notUTF8])
    #expect(reading.facts.problems.first?.offset == 3)
    #expect(reading.names.map(\.text) == ["b"])
  }

  @Test("count no #if in comments")
  func conditionsInComments() {
    let text = String(repeating: "  // Use #if here.\n", count: 3000) + "let a = b"
    #expect(Reading(text).facts.problems.isEmpty)
    #expect(Reading(text).names.map(\.text) == ["b"])
  }
}

@Suite("Newer Swift than the parser's")
struct RecentSyntaxReadingTests {
  @Test(
    "is read without a problem",
    arguments: [
      "default @MainActor\nstruct S {}", "default nonisolated\nstruct S {}",
      "using @MainActor\nstruct S {}",
      "struct S { var a: B { borrow { b } mutate { &b } } }",
      "struct S { var a: B { yielding borrow { yield b } yielding mutate { yield &b } } }",
      "struct S { subscript(i: Int) -> B { get { b } yielding mutate { yield &b } } }",
    ])
  func read(text: String) {
    let reading = Reading(text)
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.declarations.contains { $0.contains("S") })
    #expect(!reading.names.contains { ["borrow", "mutate", "yielding"].contains($0.text) })
  }

  @Test("keeps what else is wrong")
  func otherErrors() {
    let reading = Reading("default @MainActor\nstruct S {}\nlet c = )\n")
    #expect(
      reading.facts.problems.allSatisfy { $0.offset >= 31 } && !reading.facts.problems.isEmpty)
    #expect(reading.declarations.contains("struct S"))
  }

  @Test("tells a closure behind a collection's type that it was not understood")
  func closureBehindCollection() {
    let reading = Reading("func f() { g([Item] { item }) }")
    #expect(reading.facts.problems.contains { $0.message.contains("from 6.4 on") })
    #expect(reading.names.map(\.text).contains("item"))
  }
}
