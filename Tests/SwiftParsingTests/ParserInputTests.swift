import Testing

@testable import SwiftParsing

/// The compiler passes over a block whose condition compares a version and does not hold, whatever
/// stands in it. Each case was compared with `swiftc -parse`.
@Suite("Blocks for other versions of Swift")
struct ParserInputTests {
  private func input(_ text: String) -> (text: String, leftOut: [ParserExcess.Kind]) {
    Array(text.utf8).withUnsafeBufferPointer { source in
      let input = ParserInput(source)
      let bytes = input.bytes ?? Array(source)
      return (String(decoding: bytes, as: UTF8.self), input.leftOut.map(\.kind))
    }
  }

  /// Whether the word `inner` of a text is left out of what is parsed, and nothing else is.
  private func leavesOut(_ text: String) -> Bool {
    let read = input(text)
    #expect(read.leftOut == [])
    #expect(read.text.utf8.count == text.utf8.count)
    if read.text == text { return false }
    #expect(read.text == text.replacing("inner", with: "     "))
    return true
  }

  @Test(
    "are not parsed where no compiler does",
    arguments: [
      "compiler(>=99)", "swift(>=99)", "compiler(>=8)", "compiler(>=8.0)", "compiler(<5)",
      "swift(<4.0)", "!compiler(>=5)", "(compiler(>=99))", "os(Linux) && compiler(>=99)",
      "swift(>=99) || compiler(>=99)", "compiler(>=99) // comment", "compiler( >=99 )",
      "compiler(>=99999999999999999999999999)", "!(swift(<99))",
      "swift(>=99) && hasFeature(A)", "_compiler_version(\"1\") && compiler(>=99)",
    ])
  func never(condition: String) {
    #expect(leavesOut("#if \(condition)\ninner\n#endif\nlet a = 1\n"))
    #expect(leavesOut("class A {\n  #if \(condition)\n  inner\n  #endif\n}\n"))
    #expect(leavesOut("#if A\n#elseif \(condition)\r\ninner\r\n#else\nb\n#endif\n"))
  }

  @Test(
    "are parsed where some compiler does, or where it would parse what does not hold",
    arguments: [
      "compiler(>=6.4)", "compiler(>=7)", "compiler(<5.9)", "swift(<5)", "swift(>=5)", "A",
      "os(Linux) || compiler(>=99)", "canImport(A)", "hasFeature(A)", "false", "$A", "!A",
      "compiler(>=99) || A", "compiler(>99)", "compiler(>=99", "compiler(>=99) &&", "compiler",
      "compiler(>=99) + 1", "compiler(>=99) /* */ || true", "compiler(>=99) /* */",
      "(((((compiler(>=6)))))",
    ])
  func some(condition: String) {
    #expect(!leavesOut("#if \(condition)\ninner\n#endif\nlet a = 1\n"))
  }

  @Test("are parsed where a comment may hold what looks like the end of one")
  func comments() {
    #expect(!leavesOut("#if compiler(>=5) /*\n#else\n*/\ninner\n#endif\n"))
    #expect(!leavesOut("#if compiler(>=5)\na\n#else /*\n#endif\n*/\ninner\n#endif\n"))
    let unsure = "#if compiler(>=99)\n /x /* y /z\n"
    #expect(
      !leavesOut("\(unsure)#if compiler(>=99)\n*/\n#endif\ninner\n\(unsure)#endif\n*/\n#endif\n"))
    #expect(
      !leavesOut("#if compiler(>=99)\n /x // /\"\"\"\n#endif\ninner\n#if compiler(>=99)\n#endif\n"))
  }

  @Test("are those behind a condition that always holds, too, unless their own is of another kind")
  func behindOthers() {
    #expect(leavesOut("#if compiler(>=5)\na\n#else\ninner\n#endif\n"))
    #expect(leavesOut("#if swift(>=4)\na\n#elseif compiler(>=6)\ninner\n#endif\n"))
    #expect(leavesOut("#if true\na\n#elseif compiler(>=6)\ninner\n#endif\n"))
    #expect(!leavesOut("#if compiler(>=5)\na\n#elseif os(Linux)\ninner\n#endif\n"))
    #expect(!leavesOut("#if compiler(>=5)\na\n#elseif os(Linux)\n#else\ninner\n#endif\n"))
    #expect(!leavesOut("#if compiler(>=6)\na\n#else\ninner\n#endif\n"))
    #expect(!leavesOut("#if os(Linux)\na\n#else\ninner\n#endif\n"))
  }

  @Test("end where they do, whatever looks like an end in texts, comments and names")
  func ends() {
    for disguise in [
      "\"#endif\"", "\"\"\"\n#endif\n\"\"\"", "// #endif", "/* /* */ #endif */", "`#endif`",
      "#\"\"#endif\"#", "\"\\(a(\"#endif\"))\"", "#if A\n#else\n#endif", "a / b // c / \"",
      "\"open",
    ] {
      let text = "#if compiler(>=99)\n\(disguise)\n#endif\nlet a = 1\n"
      let read = input(text).text
      #expect(read.hasPrefix("#if compiler(>=99)\n ") && read.hasSuffix("\n#endif\nlet a = 1\n"))
      #expect(!read.dropFirst(18).dropLast(18).contains { !$0.isWhitespace }, "\(disguise)")
    }
    // A block that begins in a text or a comment is none.
    for disguise in ["let a = \"\"\"\n@\n\"\"\"\n", "/*\n@\n*/\n"] {
      let block = "#if compiler(>=99)\ninner\n#endif"
      #expect(!leavesOut(disguise.replacing("@", with: block)))
    }
  }

  @Test(
    "are parsed where it is not sure what is code: nothing is hidden that a compiler sees",
    arguments: [
      "let r = /\"/\n", "f(/a\"b/, c)\n", "let r = #/\"/#\n", "<<<<<<< HEAD\n", "let a = \"\"\"\n",
      "/* open\n", "let a = <#\"#>\n", "f(\"\\(\n",
    ])
  func unsure(text: String) {
    #expect(!leavesOut(text + "#if compiler(>=99)\ninner\n#endif\n"))
    #expect(!leavesOut("#if compiler(>=99)\ninner\n\(text)#endif\n"))
  }

  @Test("cost themselves, and not the file, where the parser would not survive them")
  func excess() {
    let hostile = "let b = " + String(repeating: "[", count: 100)
    for condition in ["compiler(>=6.4)", "swift(<5)", "os(Linux) && compiler(>=6)"] {
      let (text, leftOut) = input("import A\n#if \(condition)\n\(hostile)\n#endif\nlet c = d\n")
      #expect(leftOut == [.types])
      #expect(text.hasPrefix("import A\n#if \(condition)\n    "))
      #expect(text.hasSuffix(" \n#endif\nlet c = d\n"))
    }
    let (text, leftOut) = input(
      "#if compiler(>=6)\na\n#if compiler(>=6.1)\n\(hostile)\n#endif\n#endif\n\(hostile)")
    #expect(leftOut == [.types] && text.contains("\na\n") && text.hasSuffix(hostile))
    let other = input("#if DEBUG\n\(hostile)\n#endif\n")
    #expect(other.leftOut == [] && other.text.contains("["))
  }

  @Test(
    "are found in time that grows with the text",
    arguments: ["#if A\n", "\"\\(", "/*", "#if ((", "`a\n"])
  func time(piece: String) {
    let text = "#if compiler(>=99)\n" + String(repeating: piece, count: 200_000)
    #expect(input(text).text.utf8.count == text.utf8.count)
  }
}
