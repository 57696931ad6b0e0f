/// One link of a chain, or one level of nesting, as often as it fits.
struct Growth {
  /// What the text is written in.
  let language: Language
  /// How many bytes the text may have.
  let sizeLimit: Int

  /// What stands before, in the middle of and behind what is repeated.
  private struct Pattern {
    let opening: String
    let middle: String
    let closing: String

    /// Reads `opening␣middle␣closing`; a nesting without an end has no closing.
    init(_ text: String) {
      let parts = text.split(separator: "␣", omittingEmptySubsequences: false).map(String.init)
      opening = parts[0]
      middle = parts.count > 1 ? parts[1] : ""
      closing = parts.count > 2 ? parts[2] : ""
    }
  }

  /// Puts a long chain or a deep nesting into a text.
  func grow(_ tokens: inout [Token], _ draw: inout Draw) {
    let place = place(in: tokens, &draw)
    let room = max(0, sizeLimit - tokens.reduce(0) { $0 + $1.bytes.count })
    let count = draw.once(in: 4) ? Int.max : draw.repetitions()
    let text = draw.percent(30) ? mixed(count, room, &draw) : plain(count, room, &draw)
    tokens.replaceSubrange(place, with: Tokenizer.tokens(of: Array(text.utf8), in: language))
  }

  private func plain(_ wanted: Int, _ room: Int, _ draw: inout Draw) -> String {
    let pattern = Pattern(draw.text(of: patterns))
    let count = min(wanted, room / (pattern.opening.utf8.count + pattern.closing.utf8.count + 1))
    // As often as not it is closed as it was opened.
    let closings = draw.percent(70) ? count : draw.below(count + 2)
    let middle =
      pattern.middle.isEmpty && draw.percent(50) ? draw.one("a", "1", "A", "") : pattern.middle
    return draw.one("", "", "a", "let a = ", "a: ")
      + String(repeating: pattern.opening, count: count)
      + middle + String(repeating: pattern.closing, count: closings) + draw.one("\n", "\n", "", " ")
  }

  /// Two or three patterns by turns.
  private func mixed(_ wanted: Int, _ room: Int, _ draw: inout Draw) -> String {
    let chosen = (0..<draw.number(in: 2...3)).map { _ in Pattern(draw.text(of: patterns)) }
    let size = chosen.reduce(1) { $0 + $1.opening.utf8.count + $1.closing.utf8.count }
    let count = min(wanted, room / size)
    let opening = chosen.map(\.opening).joined()
    let closing = chosen.reversed().map(\.closing).joined()
    return draw.one("", "a", "let a = ") + String(repeating: opening, count: count)
      + (chosen.last?.middle ?? "")
      + String(repeating: closing, count: draw.percent(70) ? count : 0)
      + "\n"
  }

  /// A place for it: a statement, what a brace opens, a value, a type, a token.
  private func place(in tokens: [Token], _ draw: inout Draw) -> Range<Int> {
    let index = draw.below(tokens.count)
    switch draw.below(6) {
    case 0: return tokens.statement(of: index)
    case 1, 2:
      // Behind a bracket: as a member, a statement, an element, an argument.
      let opened = tokens.indices.filter { tokens[$0].kind == .open }
      let place = draw.element(of: opened).map { $0 + 1 } ?? index
      return place..<place
    case 3, 4: return tokens.expression(of: index)
    default: return index..<index
    }
  }

  private var patterns: [String] {
    switch language {
    case .swift: Self.swift
    case .c, .cpp, .objectiveC: Self.family
    case .ruby:
      [
        ".a", ".a()", "a.b do |c|\n␣␣\nend\n", "if a\n␣␣\nend\n", "[␣␣]", "{ a: ␣1␣}", "\"#{␣␣}\"",
        "(␣␣)",
        "a + ", "'a' ", "%w[␣␣]", "a ? b : ", "<<~E\n", "target 'a' do\n␣␣\nend\n", "!", "-", "::A",
        "a = ", "a, ",
      ]
    case .xml:
      [
        "<a>␣␣</a>", "<a b=\"1\" ", "&amp;", "<!-- ", "<![CDATA[", "<a/>", "<!DOCTYPE a [", "</a>",
        "&#65;",
      ]
    case .starlark:
      [
        "(␣␣)", "[␣␣]", "{\"a\": ␣1␣}", " + [a]", "a.", "not ", "-", "[a for a in ␣b␣]",
        "a if b else ", "f(␣␣)", "a = ", "\"a\" ",
      ]
    case .cmake:
      [
        "${␣A␣}", "$<1:␣a␣>", "(␣␣)", "if(A)\n␣␣\nendif()\n", "a;", "\"a\" ", "NOT ", "[=[", "\\;",
        "$ENV{␣A␣}",
      ]
    case .settings:
      ["$(␣A␣)", "${␣A␣}", "$(A:", "[sdk=*]", "A = ", "#include \"a.xcconfig\"\n", "$(inherited) "]
    case .json5:
      ["{a: ␣b␣}", "[␣␣]", "a, ", "{path: ␣'a'␣, children: [␣␣]}", "'a'", "/* a */", "'../'", "0x"]
    case .propertyList:
      ["{a = ␣b;␣}", "(␣␣)", "a, ", "<0fb>", "a = ", "/* a */", "\"a\"", "{isa = ␣a;␣;}"]
    default:
      [
        "[␣␣]", "{␣␣}", "{\"a\": ␣1␣}", "- ", "a: {b: ␣c␣}", "? ", "&a ", "!a ", "[a, ", "\"a\", ",
        "{a b: ", " | ", "> ", "a -> ", "(␣␣)",
      ]
    }
  }

  private static let swift = [
    // Chains and operators.
    ".a", ".a()", ".a().b", "?.a", "!.a", "[0]", "(1)", " { $0 }", "()", "!", "?", ".self", ".0",
    ".a { }\n  ",
    "\n  .a()", "\n#if A\n  .a()\n#endif", "<A>.a", ".a(b: c)", "\\.a", ".init(", " + a", " - 1",
    " ?? a", " && a",
    "a ? b : ", " ? a : b", " as A", " as? A", " is A", " = a", "a = ", " -> A", "A -> ", " & A",
    " | a", " < a", " > a",
    " << a", " ... a", "..<", ", a", ", a: b", "; a", "a; ", "a\n", "try ", "await ", "&", "-", "~",
    "throw ", "return ",
    "a: ", "_ = ", "let a = ", "copy ", "each ", "repeat ", "some ", "any ", "inout ", "@a ",
    "@a() ", "@a(b) ", "#a ", "#a() ",
    "a.", "a?", "A<B>, ", "where A == B, ", "T: A, ", "case a\n", "case a, ", "case .a: b\n",
    "\"a\" ", "/a/ ", "#if A\n",
    "#elseif A\n", "#else\n", "else if a { } ", "catch { } ", "import a\n", "import a.b.c.d\n",
    "public ", "static ",
    "private(set) ", "func f() { }\n", "var a: A { get }\n", "struct A { }\n", "init() { }\n",
    "typealias A = B\n",
    "indirect ", "nonisolated(unsafe) ", "@available(*, deprecated) ", "_", "`a` ", "$0 ", "a in ",
    "(a, b) ", "[a] ",
    "// a\n", "/* a */ ", "/// a\n", "// archcheck:ignore a\n", "subscript(a: A) -> A { a }\n",
    "case let .a(b), ",
    "\"\\(a)\" + ", "operator + \n", "a.b.c = d\n", ".a(.b), ", "(a as! B).c\n", "\\A.b, ",
    "A.B<C>.D, ", "~A, ", "() -> ",
    // Nesting.
    "(␣a␣)", "[␣a␣]", "[a: ␣b␣]", "{ ␣a␣ }", "{ a in ␣a␣ }", "{ [weak a] in ␣a␣ }", "A<␣B␣>",
    "(␣A␣) -> A", "[␣A␣]",
    "[A: ␣B␣]", "\"\\(␣a␣)\"", "\"\"\"\n\\(␣a␣)\n\"\"\"", "#\"\\#(␣a␣)\"#", "a(␣b␣)", "a { ␣b␣ }",
    "a[␣0␣]", "@a(␣b␣)",
    "if a { ␣b␣ }", "if a { } else { ␣b␣ }", "if let a = ␣b␣ { }", "guard a else { ␣b␣ }",
    "for a in ␣b␣ { }", "while { ␣a␣ }() { }",
    "switch a { case b: ␣c␣ }", "switch ␣a␣ { }", "do { ␣a␣ } catch { }", "do { } catch ␣a␣ { }",
    "repeat { ␣a␣ } while a",
    "func f() { ␣a␣ }", "func f(a: A = ␣b␣) { }", "struct A { ␣var a: A␣ }", "enum A { ␣case a␣ }",
    "class A { ␣␣ }",
    "extension A { ␣␣ }", "protocol A { ␣␣ }", "actor A { ␣␣ }", "var a: A { ␣a␣ }",
    "var a: A { get { ␣a␣ } }", "init() { ␣␣ }",
    "#if A\n␣a␣\n#endif\n", "#if A\n␣a␣\n#else\n#endif\n", "#if compiler(>=5)\n␣a␣\n#endif\n",
    "case .a(␣b␣)", "let (␣a␣) = b",
    "\\A.[␣b␣]", "\\.a[␣b␣]", "(\\.a(␣b␣))", "(\"\\(\\A␣␣)\")", "precedencegroup A { ␣␣ }",
    "a ? ␣b␣ : c", "a ? (␣b␣) : c", "(a, ␣b␣)",
    "(a: ␣b␣)", "f(a: ␣b␣)", "#a(␣b␣)", "[(␣a␣)]", "[@a(␣b␣)]", "@a[␣b␣]", "A<[␣B␣]>",
    "A<(␣B␣) -> C>", "some A<␣B␣>", "any A<␣B␣>",
    "(inout ␣A␣)", "each (␣A␣)", "repeat (␣each A␣)", "{ (a: ␣A␣) in }", "{ (a) -> ␣A␣ in }",
    "/*␣␣*/", "<␣␣>", "where A<␣B␣> == C",
    "@escaping (␣A␣) -> B", "func f<T: A<␣B␣>>()", "macro a() = #b(␣c␣)", "#selector(␣a␣)",
    "#keyPath(␣a␣)", "if case .a(␣b␣) = c { }",
    "{ if a { ␣b␣ } }", "lazy var a = { ␣b␣ }()", "defer { ␣a␣ }", "subscript(a: A) -> B { ␣a␣ }",
    "(a as (␣A␣))", "/(␣a␣)/", "`␣␣`",
    "consume (␣a␣)", "unsafe (␣a␣)", "try (␣a␣)", "await (␣a␣)", "-(␣a␣)", "!(␣a␣)", "&(␣a␣)",
    "<#␣a␣#>", "A.(␣b␣)", "A.Type<␣B␣>",
  ]

  private static let family = [
    "->a", ".a()", "[0]", "()", "::A", "*", "&", "&&", " + a", " << a", " ? b : a", "a ? b : ",
    ", a", " = a", "a = ", "- ", "!", "~",
    "(int)", "sizeof ", "const ", "static ", "unsigned ", "int a; ", "a; ", "{ } ", ";", "case 1: ",
    "else if (a) { } ", "a: ", "\"a\" ",
    "'a' ", "L\"a\" ", "#if A\n", "#elif A\n", "#else\n", "#endif\n", "#ifdef A\n", "#define A B\n",
    "#include <a>\n", "#import \"a.h\"\n",
    "#pragma mark a\n", "\\\n", "// a\\\n", "/* a */", "int f(int a) { }\n", "typedef int A; ",
    "typedef A A; ", "enum { a }; ", "struct A; ",
    "@class A; ", "@property int a;\n", "- (void)a;\n", "- (void)a { }\n", "@interface A : B\n",
    "@end\n", "@protocol A;\n", "@a ", "^",
    "__attribute__((a)) ", "[[a]] ", "NS_A(a) ", "A B ", "A<B> ", "virtual ", "public: ",
    "using A::B; ", "~A(); ", "operator+ ", "using A = B; ",
    "template<> ", "template <class T> ", "throw ", "co_await ", "new ", "delete ", "goto a; ",
    "alignas(8) ", "extern \"C\" ", "? : ", "%:", "??/",
    "a:1 b:2 ", " a:b", "_Pragma(\"a\") ", "R\"(a)\" ", "u8\"a\"", "1'0", ".a = 1, ", "[0] = 1, ",
    "a ## b ", "defined A || ",
    "(␣a␣)", "[␣a␣]", "{␣a␣}", "a(␣b␣)", "a[␣b␣]", "[a ␣b␣]", "[␣a␣ b]", "[a b:␣c␣]", "@[␣a␣]",
    "@{@\"a\": ␣b␣}", "@(␣a␣)", "^{ ␣a␣ }",
    "^(␣int␣) { }", "A<␣B␣>", "A<␣B␣>::C", "template <template <␣class␣> class T> ",
    "std::function<void(␣int␣)>", "decltype(␣a␣)",
    "noexcept(␣a␣)", "[&] { ␣a␣ }", "[=](␣int a␣) { }", "if (a) { ␣b␣ }", "if (␣a␣) { }",
    "for (;;) { ␣a␣ }", "while (␣a␣) { }",
    "do { ␣a␣ } while (a);", "switch (a) { case 1: ␣b␣ }", "namespace a { ␣␣ }",
    "namespace a::b { ␣␣ }", "class A { ␣␣ };", "struct A { ␣int a;␣ };",
    "struct { ␣int a;␣ } b;", "union { ␣␣ };", "enum A { ␣a␣ };", "extern \"C\" { ␣␣ }",
    "int f() { ␣a;␣ }", "int (*␣f␣)(int)", "void (^␣a␣)(int)",
    "#if A\n␣a␣\n#endif\n", "#if A\n␣a␣\n#else\n#endif\n", "#if (␣A␣)\n#endif\n",
    "__attribute__((␣a␣))", "[[␣a␣]]", "sizeof(␣a␣)", "(int)(␣a␣)",
    "@interface A\n␣␣\n@end\n", "@implementation A\n␣␣\n@end\n", "@selector(␣a␣)", "@encode(␣int␣)",
    "@try { ␣a␣ } @catch (A *a) { }",
    "@autoreleasepool { ␣a␣ }", "({ ␣a;␣ })", "NS_ENUM(␣A␣)", "_Generic(a, int: ␣b␣)",
    "requires (␣a␣)", "requires { ␣a;␣ }", "static_assert(␣a␣)",
    "/*␣␣*/", "a<b<␣c␣>>", "id<␣A␣>", "NSArray<␣A␣ *>", "A *_Nullable (␣a␣)", "- (A<␣B␣> *)c;\n",
    "@property (␣a␣) int b;\n", "co_await (␣a␣)",
    "a ? (␣b␣) : c", "A{␣a␣}", "new A(␣b␣)", "operator()(␣a␣)", "__typeof__(␣a␣)",
    "static_cast<␣A␣>(b)", "[a = ␣b␣] { }", "<%␣a␣%>",
  ]
}
