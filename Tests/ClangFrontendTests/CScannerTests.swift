import ArchTestSupport
import Testing

@testable import ClangFrontend

@Suite("The scanner, of C")
struct CScannerTests {
  @Test("reads functions, prototypes, globals and old-style definitions")
  func functions() {
    let dump = scanned(
      """
      FOO_EXPORT Foo *make(int n, const char *name, ...) __attribute__((nonnull));
      static inline int own(Foo *f) { return f->count; }
      extern const Foo *shared;
      static const int limit = LIMIT;
      Foo *const fixed = &other, table[MAX];
      int (*callback)(Foo *f, int n);
      int (*pick(void))(int);
      int (quiet)(Foo *f) { return 0; }
      old(a, b) int a; Foo *b; { return b->n; }
      STACK_OF(Item) *items(STACK_OF(Item) *in);
      """, "file.c")
    #expect(
      dump.declarations == [
        "function make(_ n: -, _ name: -) -> Foo",
        "function own(_ f: Foo) [defined] fileprivate",
        "variable shared -> Foo",
        "variable limit [const defined valued] fileprivate",
        "variable fixed -> Foo [const defined valued]",
        "variable table -> Foo [defined]",
        "variable callback -> (Foo, -) -> - [defined]",
        "function pick -> (-) -> -",
        "function quiet(_ f: Foo) [defined]",
        "function old(_ a: -, _ b: Foo) [defined]",
        "function items(_ in: -)",
      ])
  }

  @Test("names structs by their alias, and keeps aliases of others")
  func structs() {
    let dump = scanned(
      """
      typedef struct { int x; Foo *y[3]; unsigned a:3, b:WIDTH; } Point;
      typedef struct _Node { struct _Node *next; union { int i; Bar *p; } u; } Node, *NodeRef;
      typedef struct tag { int x; } Other;
      struct Later;
      typedef struct Same Same;
      typedef struct opaque_st Opaque;
      typedef int (*Callback)(Foo *f);
      typedef void Fn(int);
      """, "file.h")
    #expect(dump.facts.language == .c)
    #expect(
      dump.declarations.filter { !$0.hasPrefix("top-level") } == [
        "struct Point [defined] public", "  variable x public", "  variable y -> Foo public",
        "  variable a public", "  variable b public",
        "struct Node [defined] public", "  variable next -> _Node public",
        "  struct (type of u) [defined] public", "    variable i public",
        "    variable p -> Bar public", "  variable u -> (type of u) public",
        "typealias NodeRef -> Node public",
        "struct tag [defined] public", "  variable x public",
        "typealias Other -> tag public",
        "typealias Opaque -> opaque_st public",
        "typealias Callback -> (Foo) -> - public",
        "typealias Fn -> (-) -> - public",
      ])
    #expect(dump.typeNames.contains("Later"))
    #expect(dump.typeNames.contains("Same"))
  }

  @Test("reads statements, casts, initialisers and statement expressions")
  func statements() {
    let dump = scanned(
      """
      int run(Foo *f) {
        Bar b = { .x = 1, .y = { [2] = f } }, *c = (Bar *)f;
        again: for (int i = 0; i < N; ++i) { c[i].n += size(f, sizeof(Bar), sizeof c); }
        int v = ({ int t = get(f); t; });
        switch (v) { case FIRST ... LAST: goto again; case OTHER: break; default: return -1; }
        do { f = f->next ? f->next : other; } while (!done(f));
        return (int)(v) + ((Zed)){0}.n;
      }
      """, "file.c")
    #expect(
      dump.bindings.map { $0.prefix { $0 != "=" } } == [
        "f: Foo", "b: Bar ", "c: Bar ", "i: - ", "v: - ", "t: - ",
      ])
    for expected in ["size($f, 0, 0)", "N", "FIRST", "LAST", "OTHER", "done($f)"] {
      #expect(dump.expressions.contains(expected), "\(expected)")
    }
    #expect(dump.typeNames.filter { $0 == "Bar" }.count == 3)
  }

  @Test("loses no name of a snippet with unknown macros in odd places")
  func nothingIsLost() {
    let source = """
      BEGIN_DECLS
      MYMACRO(alpha)
      EXPORT Beta *gamma(Delta *epsilon) WARN_UNUSED;
      DEFINE_THING(zeta, Eta) { theta(iota); }
      FOREACH(kappa, lambda) { mu->nu(xi); }
      int omicron = PI(Rho *, sigma);
      END_DECLS
      """
    let dump = scanned(source, "file.c")
    var kept = Set(dump.facts.strings)
    kept.formUnion(["int"])
    let words = source.split { !$0.isLetter && $0 != "_" }.map(String.init)
    #expect(words.filter { !kept.contains($0) } == [])
  }

  @Test(
    "ends on any soup of tokens, and every reference stands in a declaration", arguments: 0..<60)
  func soups(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let parts = [
      "@interface", "@end", "@implementation", "@protocol", "@property", "@class", "@selector", "@",
      "(", ")", "[", "]", "{", "}", "<", ">", ";", ",", ":", "::", ".", "->", "*", "&", "^", "?",
      "=", "+", "-", "!", "++", "...", "typedef", "struct", "enum", "static", "const", "if", "for",
      "return", "case", "sizeof", "Foo", "bar", "NS_ENUM", "MACRO", "id", "self", "in", "\"s\"",
      "@\"s\"", "3", "int", "void", "\n", "\n#if A\n", "\n#else\n", "\n#endif\n", "\n- (void)x",
    ]
    let source = (0..<400).map { _ in parts.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
    for path in ["a.m", "a.c", "a.h", "a.mm"] {
      let facts = scanned(source, path).facts
      let count = Int32(facts.declarations.count)
      #expect(facts.expressions.allSatisfy { $0.owner.map { $0.int < count } ?? false })
      #expect(facts.types.allSatisfy { $0.owner.map { $0.int < count } ?? false })
      let areBehindParents = facts.declarations.ids.allSatisfy { index in
        facts.declarations[index].parent.map { $0 < index } ?? true
      }
      #expect(areBehindParents)
    }
  }

  @Test(
    "follows deep nesting without recursion",
    arguments: [
      "(", "[", "{", "!", "*", "<", "[a ", "f(", "({", "^{", "if (x) ", "a ? ", "struct {", "(int)",
      "id<", "void (^", "@[", "@{", "{ .x = ", "- (", "@interface A<",
      "#if A\n{\n#else\n{\n#endif\n",
    ])
  func deep(part: String) {
    let source = "void f(void) { x = " + String(repeating: part, count: 6_000) + "y; }"
    for path in ["a.m", "a.c", "a.mm"] {
      guard let file = source.tokenized(as: path).first else { continue }
      #expect(scanFacts(of: file, path: path).declarations.contains { $0.kind == .function })
    }
  }
}
