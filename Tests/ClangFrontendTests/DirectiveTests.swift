import Testing

@testable import ClangFrontend

@Suite("Directives of a C-family file")
struct DirectiveTests {
  private func includes(_ text: String, as path: String = "File.m") -> [[String]] {
    text.tokenized(as: path).map { file in
      file.includes.map { include in
        let condition = file.conditions[include.condition].description
        return "\(include.form) \(include.path) \(include.offset) \(condition)"
      }
    }
  }

  @Test("name headers in quotes, in brackets and by macro, with the offset of the path")
  func headers() {
    let text = """
      #import "A.h"
      # include <B/B.h> // why
      #include_next <c.h>
      %:import HEADER
      #import/* x */<D//D.h>
      """
    for found in includes(text) {
      #expect(
        found == [
          "quotedHeader A.h 9 true", "angledHeader B/B.h 25 true", "angledHeader c.h 54 true",
          "macroHeader HEADER 68 true", "angledHeader D//D.h 90 true",
        ])
    }
  }

  @Test("go on behind an escaped line end, in the middle of a word too")
  func continued() {
    for found in includes("#imp\\\nort \\\r\n  \"A.h\"\n#import\\\n<B.h>") {
      #expect(found == ["quotedHeader A.h 16 true", "angledHeader B.h 31 true"])
    }
  }

  @Test("are none in comments, texts and raw strings")
  func none() {
    let text = """
      /*
      #import "A.h"
      */
      // \\
      #import "B.h"
      const char *s = R"x(
      #import "C.h"
      )y"
      #import "D.h"
      )x";
      int a; #import "E.h"
      #import "F.h"
      """
    for found in includes(text, as: "File.mm") {
      #expect(found.map { $0.split(separator: " ")[1] } == ["F.h"])
    }
  }

  @Test("of code that no build has name no header")
  func neverBuilt() {
    for found in includes("#if 0\n#import \"A.h\"\n#endif\n#ifdef X\n#import \"B.h\"\n#endif") {
      #expect(found == ["quotedHeader B.h 45 X"])
    }
  }

  @Test("define macros with parameters and a body, which is no code of the file")
  func macros() {
    let text = """
      #define SIZE 12
      #define MAKE(Type, ...) \\
        [[Type alloc] init] // comment
      #define EMPTY
      #define PAREN (Foo)
      int a;
      """
    for file in text.tokenized() {
      #expect(file.words == ["int", "a", ";"])
      #expect(file.macros.map { file.string($0.name) } == ["SIZE", "MAKE", "EMPTY", "PAREN"])
      #expect(file.macros.map(\.isFunctionLike) == [false, true, false, false])
      #expect(file.macros[1].parameters.map(file.string) == ["Type"])
      #expect(
        file.macros.map { $0.body.map(file.word) } == [
          ["12"], ["[", "[", "Type", "alloc", "]", "init", "]"], [], ["(", "Foo", ")"],
        ])
      #expect(file.string(file.macros[3].directive) == "#define PAREN (Foo)")
    }
  }

  @Test(
    "that guard a header define nothing and are no condition",
    arguments: [
      "#ifndef A_H\n#define A_H\nint a;\n#endif",
      "#if !defined(A_H)\n#define A_H 1\nint a;\n#endif // A_H",
      "// c\n#ifndef A_H\n# define A_H\nint a;\n",
    ])
  func guards(text: String) {
    for file in text.tokenized(as: "A.h") {
      #expect(file.macros.isEmpty)
      #expect(file.condition(of: "a") == "true")
    }
  }

  @Test("that define a default are no guards")
  func defaults() {
    for file in "#ifndef LIMIT\n#define LIMIT 10\n#endif\n".tokenized(as: "A.m") {
      #expect(file.macros.map { file.string($0.name) } == ["LIMIT"])
      #expect(file.conditions[file.macros[0].condition].description == "!LIMIT")
    }
  }

  @Test("without their counterpart are problems at their lines, and nothing is lost")
  func strays() {
    for file in "int a;\n#endif\n#else\n#elif X\nint b;\n#if Y\nint c;".tokenized() {
      #expect(file.words.filter { $0.count == 1 && $0 != ";" } == ["a", "b", "c"])
      #expect(
        file.problemLines == [
          "2: syntax-error", "3: syntax-error", "4: syntax-error", "6: syntax-error",
        ])
      #expect(file.condition(of: "c") == "Y")
    }
  }

  @Test("behind #else branch no more")
  func twoElses() {
    for file in "#if X\nint a;\n#else\nint b;\n#else\nint c;\n#endif\nint d;".tokenized() {
      #expect(file.problemLines == ["5: syntax-error"])
      #expect(file.condition(of: "c") == "!X")
      #expect(file.condition(of: "d") == "true")
    }
  }
}
