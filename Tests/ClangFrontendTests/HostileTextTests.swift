import Testing

@testable import ClangFrontend

@Suite("Text made to break a reader", .timeLimit(.minutes(1)))
struct HostileTextTests {
  /// The files that each library makes of a text with a declaration behind it.
  private func surviving(_ text: String, as path: String = "File.m") -> [TokenizedFile] {
    (text + "\nint survivor;\n").tokenized(as: path)
  }

  @Test(
    "costs nothing but itself: what follows is there",
    arguments: [
      "#endif", "#else", "#elif 1", "#endif\n#endif\n#endif\n#if 1",
      "%:endif", "%\\\n:endif", "??=endif", "\\\n#endif", "/* */ #endif", "/*\n*/ #endif",
      "#\\\nendif", "#pragma clang __debug crash", "#pragma clang __debug parser_crash",
      "#endif\n#pragma clang __debug llvm_fatal_error",
      "#endif\n#pragma clang __debug overflow_stack",
      "#include \"/dev/zero\"", "#endif\n#include \"/dev/zero\"", "#line 99999999", "#", "##",
      "#define",
      "#define X(", "#include", "#if", "#ifdef", "const char *s = \"abc", "char c = 'a", "'", "\\",
      "@",
      "\u{0}\u{0}\u{0}int a;", "R\"", "R\"(", "}}}}))))]]]]",
    ])
  func oneLine(text: String) {
    for file in surviving(text, as: "File.m") where !text.hasPrefix("R") {
      #expect(file.words.suffix(3) == ["int", "survivor", ";"])
    }
  }

  @Test("such as blanks and comments without end in a directive hide no header")
  func longDirectives() {
    let blanks = String(repeating: " ", count: 100_000)
    let comments = String(repeating: "/* */", count: 40_000)
    let lineEnds = String(repeating: " \\\n", count: 40_000)
    for filler in [blanks, comments, lineEnds] {
      for text in [
        "#include\(filler)\"a  b.h\"", "#\(filler)include \"a  b.h\"",
        "#\(filler)import\(filler)\"a  b.h\"", "\(filler)#include\"a  b.h\"",
      ] {
        for file in surviving(text) { #expect(file.includes.map(\.path) == ["a  b.h"]) }
      }
    }
    for file in surviving("#define\(blanks)A  x  y") { #expect(file.macros.count == 1) }
  }

  @Test("such as a macro that expands to a thousand million tokens is not expanded")
  func macroBomb() {
    var text = "#endif\n#define A0 x x x x x x x x x x\n"
    for level in 1...9 {
      text += "#define A\(level) " + String(repeating: "A\(level - 1) ", count: 10) + "\n"
    }
    for file in surviving(text + "int bomb = A9;") {
      #expect(file.macros.count == 10)
      #expect(file.words.contains("survivor"))
    }
  }

  @Test("such as 200,000 nested parentheses overflows no stack")
  func parentheses() {
    let text = String(repeating: "(", count: 200_000) + String(repeating: ")", count: 200_000)
    for file in surviving("int a = \(text);") { #expect(file.tokens.count == 400_000 + 7) }
    for file in surviving("#if \(text)\nint b;\n#endif") {
      #expect(file.words.suffix(2) == ["survivor", ";"])
    }
    for file in surviving("#define F\(text)") { #expect(file.words.count == 3) }
  }

  @Test("such as a comment that never ends is a problem where it begins")
  func unendedComment() {
    for file in "int a;\n/* b\nint c;".tokenized() {
      #expect(file.words == ["int", "a", ";"])
      #expect(file.problemLines == ["2: syntax-error"])
    }
  }

  @Test("such as a text that never ends is a problem of its line only")
  func unendedText() {
    for file in "int a = \"b;\nint c;".tokenized() {
      #expect(file.words == ["int", "a", "=", "\"b;", "int", "c", ";"])
      #expect(file.problemLines == ["1: syntax-error"])
    }
  }

  @Test("such as NUL bytes is a problem, and what stands around them is read")
  func nulls() {
    for file in "int a;\u{0}\nint\u{0}b;\n#import \"A.h\"".tokenized() {
      #expect(file.words == ["int", "a", ";", "int", "b", ";"])
      #expect(file.includes.map(\.path) == ["A.h"])
      #expect(file.problemLines == ["1: syntax-error"])
    }
  }

  @Test("such as lines that end with a carriage return only has lines all the same")
  func carriageReturns() {
    let text = "// c\r#import \"A.h\"\rint a;\r#if X\rint b;\r#endif\r"
    for file in text.tokenized() {
      #expect(file.includes.map(\.path) == ["A.h"])
      #expect(file.words == ["int", "a", ";", "int", "b", ";"])
      #expect(file.condition(of: "b") == "X")
      #expect(file.lines.starts.count == 7)
      #expect(file.codeLines == 5)
      #expect(file.problems.isEmpty)
    }
  }

  @Test("such as a trigraph at the end of the file, or nothing at all, is read")
  func ends() {
    for file in "int a; ??/".tokenized() { #expect(file.words.starts(with: ["int", "a", ";"])) }
    for file in "int a; \\".tokenized() { #expect(file.words == ["int", "a", ";"]) }
    for file in "".tokenized() {
      #expect(file.words.isEmpty)
      #expect(file.codeLines == 0)
      #expect(file.problems.isEmpty)
    }
  }

  @Test(
    "such as 100,000 escaped line ends in a row overflows no stack",
    arguments: ["\\\n", "\\\r\n", "\\ \r", "%\\\n", "\\\n\\\t\n"])
  func escapedLineEnds(unit: String) {
    let run = String(repeating: unit, count: 100_000 / unit.utf8.count * 2)
    for file in surviving("int a; " + run + "int b;\n#define X \(run)1") {
      #expect(file.words.suffix(3) == ["int", "survivor", ";"])
    }
    for file in surviving("// \(run)\n\"\(run)\"\n") {
      #expect(file.words.suffix(3) == ["int", "survivor", ";"])
    }
  }

  @Test("such as a line of a megabyte is one line")
  func longLine() {
    let text = String(repeating: "x+", count: 500_000)
    for file in surviving("int a = \(text)1;") { #expect(file.tokens.count > 1_000_000) }
  }

  @Test("such as 10,000 nested conditions is read, with a problem where they are too deep")
  func nestedConditions() {
    let text =
      (0..<10_000).map { "#if X\($0)\n" }.joined() + "int deep;\n"
      + String(repeating: "#endif\n", count: 10_000)
    for file in surviving(text) {
      #expect(file.words == ["int", "deep", ";", "int", "survivor", ";"])
      #expect(file.condition(of: "survivor") == "true")
      #expect(Set(file.problemLines.map { $0.split(separator: " ")[1] }) == ["nesting-too-deep"])
      #expect(file.problems.count <= 8)
    }
  }
}
