import Analyzer
import ArchTestSupport
import Foundation
import ProjectModel
import SourceFacts
import SourceText
import Testing

@testable import ArchcheckKit

@Suite("Syntax trees of C and C++")
struct SyntaxTreeTests {
  @Test("tell overloads and members of inferred types apart", arguments: ClangOfTests.all)
  func resolves(library: String) throws {
    let trees = try Trees(
      [
        "a.h": """
        struct Base { virtual int run(int) = 0; void help(); };
        template <class T> struct Box { T *get(); };
        struct Impl : Base { Impl(int); Impl(double, int); int run(int) override; int field; };
        int over(int);
        int over(double);
        """,
        "a.cc": """
        #include "a.h"
        #include <vector>
        int Impl::run(int v) { help(); return over(2.5) + over(v); }
        int f(Box<Impl> *b, Base *p) { auto q = b->get(); return q->field + p->run(q->run(1)); }
        Impl one(1), two(2.0, 3);
        """,
      ], library: library)
    #expect(
      trees.described["a.cc"] == [
        "3: Impl -> a.h:3 Impl", "3: help -> a.h:1 help", "3: over -> a.h:5 over",
        "3: over -> a.h:4 over", "4: Box -> a.h:2 Box", "4: Impl -> a.h:3 Impl",
        "4: Base -> a.h:1 Base", "4: get -> a.h:2 get", "4: field -> a.h:3 field",
        "4: run -> a.h:1 run", "4: run -> a.h:3 run", "5: Impl -> a.h:3 Impl",
        "5: Impl -> a.h:3 Impl", "5: Impl -> a.h:3 Impl",
      ])
  }

  @Test(
    "see names in the arguments of macros, and none from their bodies", arguments: ClangOfTests.all)
  func macros(library: String) throws {
    let trees = try Trees(
      [
        "a.c": """
        int global;
        #define SAME(x) (x)
        #define BODY global
        int f(void) { return SAME(global) + BODY; }
        """
      ], library: library)
    #expect(trees.described["a.c"] == ["4: global -> a.c:1 global"])
  }

  @Test("name the definition of a type and the first declaration of a function")
  func firstDeclarations() throws {
    let trees = try Trees(
      [
        "a.h": "struct S;\nvoid f(struct S *s);\nstruct S { int v; };\n",
        "a.c": "#include \"a.h\"\nvoid f(struct S *s) { s->v = 1; }\nvoid g(void) { f(0); }\n",
      ], library: ClangOfTests.all[0])
    #expect(
      trees.described["a.c"] == [
        "2: S -> a.h:3 S", "2: v -> a.h:3 v", "3: f -> a.h:2 f",
      ])
  }

  @Test("cost a file that libclang cannot bear, and no other", arguments: ClangOfTests.all)
  func hostile(library: String) throws {
    let bomb = (1...9).map {
      "#define A\($0) " + Array(repeating: "A\($0 - 1)", count: 10).joined(separator: " ")
    }
    var files = [
      "good.c": "int one(void);\nint two(void) { return one(); }\n",
      "crash.c": "#pragma clang __debug crash\n",
      "parser.cc": "#pragma clang __debug parser_crash\nint x;\n",
      "fatal.cc": "#pragma clang __debug llvm_fatal_error\nint x;\n",
      "overflow.cc": "#pragma clang __debug overflow_stack\nint x;\n",
      "bomb.c": "#define A0 1 +\n" + bomb.joined(separator: "\n") + "\nint x = A9 1;\n",
      "deep.cc": "int x = " + String(repeating: "(", count: 200_000) + "1;\n",
      "cycle.c": "#include \"cycle.h\"\nint three(void) { return looped(); }\n",
      "cycle.h": "int looped(void);\n#include \"cycle.h\"\n",
      "gone.c": "int x;\n",
    ]
    for index in 0..<12 { files["other\(index).c"] = "int g;\nint h\(index)(void) { return g; }\n" }
    let one = try Trees(files, vanished: "gone.c", library: library, jobs: 1)
    let several = try Trees(files, vanished: "gone.c", library: library, jobs: 4)
    #expect(one.described == several.described)
    #expect(one.problems == several.problems)
    #expect(one.described["good.c"] == ["2: one -> good.c:1 one"])
    #expect(one.described["cycle.c"] == ["2: looped -> cycle.h:1 looped"])
    for index in 0..<12 {
      #expect(one.described["other\(index).c"] == ["2: g -> other\(index).c:1 g"])
    }
    let lost = Set(one.problems.compactMap(\.location?.path))
    #expect(lost.isSuperset(of: ["crash.c", "overflow.cc", "bomb.c", "gone.c"]))
    #expect(one.problems.allSatisfy { $0.severity == .info && $0.kind == .noSyntaxTree })
  }

  @Test("are left out with one problem when no process can be started")
  func noProcess() throws {
    let files = ["a.c": "int g;\nint f(void) { return g; }\n"]
    // One that is not there, and one that says nothing of what is expected.
    for program in ["/nonexistent/archcheck", "/bin/true"] {
      let trees = try Trees(files, library: ClangOfTests.all[0], program: program)
      #expect(trees.described == ["a.c": []])
      #expect(trees.problems.count == 1)
      #expect(trees.problems[0].message.hasPrefix("No process for libclang"))
    }
  }

  @Test("are asked for by a command that help does not show")
  func hiddenCommand() throws {
    let help = try archcheck("--help").output
    #expect(help.contains("check") && !help.contains("clang-worker"))
  }
}

/// The versions of libclang that are here.
enum ClangOfTests {
  static let all = [
    "/usr/lib/llvm-14/lib/libclang.so.1", "/opt/swift/usr/lib/libclang.so",
  ].filter { FileManager.default.fileExists(atPath: $0) }
}

/// What reading the syntax trees of a project gave.
private struct Trees {
  var problems: [Problem]
  /// The references of each file as `line: name -> file:line name`.
  var described: [String: [String]] = [:]

  /// Writes files, reads the syntax trees of those that are no headers, and removes them.
  init(
    _ files: [String: String], vanished: String? = nil, library: String, jobs: Int = 2,
    program: String? = nil
  ) throws {
    let names = files.keys.filter { !$0.hasSuffix(".h") }.sorted()
    let module = ModuleDescription(
      name: "M", role: .production, kind: .folder, package: "M", folder: "",
      location: SourceLocation(path: ""), sources: names)
    var units = names.map {
      SourceUnit(path: $0, module: ModuleID(0), byteCount: 0, facts: FileFacts())
    }
    problems = try withTemporaryDirectory { folder in
      for (name, text) in files where name != vanished { try folder.write(text, to: name) }
      let reading = SyntaxTreeReading(
        root: try #require(resolvedPath(folder.path)), libraryPath: library,
        program: try program ?? binaryPath(), deadline: .seconds(3), jobs: jobs)
      return reading.addReferences(to: &units, modules: [module])
    }
    for unit in units {
      described[unit.path] = unit.treeReferences.map { reference in
        let from = place(files[unit.path], reference.offset)
        let to = place(files[reference.targetPath], reference.targetOffset)
        return "\(from.line): \(from.name) -> \(reference.targetPath):\(to.line) \(to.name)"
      }
    }
  }
}

private func place(_ text: String?, _ offset: UInt32) -> (line: Int, name: String) {
  let bytes = Array((text ?? "").utf8)
  let name = bytes.dropFirst(Int(offset)).prefix { byte in
    byte == 0x5F || UnicodeScalar(byte).properties.isAlphabetic
  }
  return (
    bytes.prefix(Int(offset)).filter { $0 == 0x0A }.count + 1, String(decoding: name, as: UTF8.self)
  )
}
