import Analyzer
import ArchModel
import ArchTestSupport
import Foundation
import Testing

@testable import archcheck

@Suite("Syntax trees of C and C++")
struct SyntaxTreeTests {
  @Test("tell overloads and members of inferred types apart", arguments: ClangOfTests.all)
  func resolves(library: String) throws {
    let project = try TreeProject([
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
    ])
    let seen = try project.read(library).described("a.cc")
    #expect(
      seen == [
        "3: Impl -> a.h:3 Impl", "3: help -> a.h:1 help", "3: over -> a.h:5 over",
        "3: over -> a.h:4 over", "4: Box -> a.h:2 Box", "4: Impl -> a.h:3 Impl",
        "4: Base -> a.h:1 Base", "4: get -> a.h:2 get", "4: field -> a.h:3 field",
        "4: run -> a.h:1 run", "4: run -> a.h:3 run", "5: Impl -> a.h:3 Impl",
        "5: Impl -> a.h:3 Impl", "5: Impl -> a.h:3 Impl",
      ])
  }

  @Test("see names in the arguments of macros, and none from their bodies", arguments: ClangOfTests.all)
  func macros(library: String) throws {
    let project = try TreeProject([
      "a.c": """
        int global;
        #define SAME(x) (x)
        #define BODY global
        int f(void) { return SAME(global) + BODY; }
        """
    ])
    #expect(try project.read(library).described("a.c") == ["4: global -> a.c:1 global"])
  }

  @Test("name the definition of a type and the first declaration of a function")
  func firstDeclarations() throws {
    let project = try TreeProject([
      "a.h": "struct S;\nvoid f(struct S *s);\nstruct S { int v; };\n",
      "a.c": "#include \"a.h\"\nvoid f(struct S *s) { s->v = 1; }\nvoid g(void) { f(0); }\n",
    ])
    #expect(
      try project.read(ClangOfTests.all[0]).described("a.c") == [
        "2: S -> a.h:3 S", "2: v -> a.h:3 v", "3: f -> a.h:2 f",
      ])
  }

  @Test("cost a file that libclang cannot bear, and no other", arguments: ClangOfTests.all)
  func hostile(library: String) throws {
    let bomb = (1...9).map { "#define A\($0) " + Array(repeating: "A\($0 - 1)", count: 10).joined(separator: " ") }
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
    let project = try TreeProject(files)
    try FileManager.default.removeItem(atPath: "\(project.folder.path)/gone.c")
    let (one, several) = (
      try project.read(library, jobs: 1), try project.read(library, jobs: 4)
    )
    #expect(one.units.map(\.treeReferences) == several.units.map(\.treeReferences))
    #expect(one.problems == several.problems)
    #expect(one.described("good.c") == ["2: one -> good.c:1 one"])
    #expect(one.described("cycle.c") == ["2: looped -> cycle.h:1 looped"])
    for index in 0..<12 {
      #expect(one.described("other\(index).c") == ["2: g -> other\(index).c:1 g"])
    }
    let lost = Set(one.problems.compactMap(\.location?.path))
    #expect(lost.isSuperset(of: ["crash.c", "overflow.cc", "bomb.c", "gone.c"]))
    #expect(one.problems.allSatisfy { $0.severity == .info && $0.kind == .noSyntaxTree })
  }

  @Test("are left out with one problem when no process can be started")
  func noProcess() throws {
    let project = try TreeProject(["a.c": "int g;\nint f(void) { return g; }\n"])
    let result = try project.read(ClangOfTests.all[0], program: "/nonexistent/archcheck")
    #expect(result.units.allSatisfy(\.treeReferences.isEmpty))
    #expect(result.problems.count == 1)
    #expect(result.problems[0].message.hasPrefix("No process for libclang"))
    // A program that starts and says nothing of what is expected.
    #expect(try project.read(ClangOfTests.all[0], program: "/bin/true").problems.count == 1)
  }

  @Test("are asked for by a command that help does not show")
  func hiddenCommand() throws {
    #expect(!(try archcheck("--help").output.contains("clang-worker")))
  }
}

/// The versions of libclang that are here.
enum ClangOfTests {
  static let all = [
    "/usr/lib/llvm-14/lib/libclang.so.1", "/opt/swift/usr/lib/libclang.so",
  ].filter { FileManager.default.fileExists(atPath: $0) }
}

/// A project of C files whose syntax trees are read.
private struct TreeProject {
  let folder: TemporaryDirectory
  let names: [String]

  init(_ files: [String: String]) throws {
    folder = try TemporaryDirectory()
    names = files.keys.filter { !$0.hasSuffix(".h") }.sorted()
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
  }

  struct Result {
    var units: [SourceUnit]
    var problems: [Problem]
    var folder: TemporaryDirectory

    /// The references of a file as `line: name -> file:line name`.
    func described(_ path: String) -> [String] {
      guard let unit = units.first(where: { $0.path == path }) else { return [] }
      return unit.treeReferences.map { reference in
        let (from, to) = (
          place(path, Int(reference.offset)),
          place(reference.targetPath, Int(reference.targetOffset))
        )
        return "\(from.line): \(from.name) -> \(reference.targetPath):\(to.line) \(to.name)"
      }
    }

    private func place(_ path: String, _ offset: Int) -> (line: Int, name: String) {
      let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
      let bytes = (try? Data(contentsOf: url)) ?? Data()
      let name = bytes.dropFirst(offset).prefix { $0 == 0x5F || Character(UnicodeScalar($0)).isLetter }
      return (
        bytes.prefix(offset).filter { $0 == 0x0A }.count + 1, String(decoding: name, as: UTF8.self)
      )
    }
  }

  func read(_ library: String, jobs: Int = 2, program: String? = nil) throws -> Result {
    let module = ModuleDescription(
      name: "M", role: .production, kind: .folder, package: "M", folder: "",
      location: SourceLocation(path: ""), sources: names)
    var units = names.map {
      SourceUnit(path: $0, module: ModuleID(0), byteCount: 0, facts: FileFacts())
    }
    let reading = SyntaxTreeReading(
      root: try #require(resolvedPath(folder.path)), libraryPath: library,
      program: try program ?? binaryPath(), deadline: .seconds(3), jobs: jobs)
    let problems = reading.addReferences(to: &units, modules: [module])
    return Result(units: units, problems: problems, folder: folder)
  }
}
