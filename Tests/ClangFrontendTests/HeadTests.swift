import Testing

@testable import ClangFrontend

@Suite("Heads of declarations")
struct HeadTests {
  /// A head in words: what names the type, the macros, and the name that is declared.
  private func head(
    _ source: String, isCxx: Bool = false, _ context: HeadContext = .declaration
  ) throws -> String {
    try withLexemes(source, isCxx: isCxx) { tokens in
      let head = tokens.specifiers(from: 0, to: tokens.count, context)
      var scan = DeclaratorScan(tokens: tokens, context: context, isLocal: false)
      let declarator = scan.declarator(from: head.end, to: tokens.count)
      var words: [String] = []
      func word(_ index: Int) -> String { tokens.text(index..<(index + 1)) }
      switch head.base {
      case .none: words.append("-")
      case .builtin(let index), .named(let index), .typeof(let index): words.append(word(index))
      case .aggregate(let index): words.append(word(index) + " " + word(index + 1))
      case .enumMacro(let index), .macroCall(let index): words.append(word(index) + "()")
      }
      words += (head.macros + declarator.macros).map { "[" + word($0) + "]" }
      words.append(declarator.name < 0 ? "-" : word(declarator.name))
      if declarator.isPointer { words.append("*") }
      if declarator.parameters >= 0 { words.append("()") }
      if declarator.pointee >= 0 { words.append("->") }
      return words.joined(separator: " ")
    }
  }

  @Test(
    "tell the type, macros and the name apart",
    arguments: [
      ("static const char *name = 0;", "char name *"), ("unsigned long a, b;", "unsigned a"),
      ("EXPORT Type *name;", "Type [EXPORT] name *"),
      ("EXPORT void f(int a);", "void [EXPORT] f ()"),
      ("Type name UNUSED = 1;", "Type [UNUSED] name"), ("int (*f)(int);", "int f * ->"),
      ("void (^block)(Type *) = nil;", "void block * ->"), ("struct S { int a; } s;", "struct S s"),
      ("__typeof__(x) y;", "__typeof__ y"), ("Foo<Bar *> *list;", "Foo list *"),
      ("NS_ENUM(NSInteger, Kind) { A };", "NS_ENUM() -"), ("STACK_OF(Item) *s;", "STACK_OF() s *"),
      ("int f(int a) NOTHROW;", "int [NOTHROW] f ()"), ("f(a, b) int a; { }", "- f ()"),
      ("int MAKE(name)(int a);", "int name ()"),
    ])
  func declarations(source: String, expected: String) throws {
    #expect(try head(source) == expected)
  }

  @Test(
    "of parameters may lack the name, of casts have none",
    arguments: [
      ("const Type", HeadContext.parameter, "Type -"), ("Type name", .parameter, "Type name"),
      ("Type *", .typeName, "Type - *"), ("struct S *", .typeName, "struct S - *"),
    ])
  func otherContexts(source: String, context: HeadContext, expected: String) throws {
    #expect(try head(source, context) == expected)
  }

  @Test(
    "end where the text does, whatever it lacks", arguments: ["int (", "Type<", "*", "EXPORT("])
  func broken(source: String) throws {
    _ = try head(source)
    _ = try head(source, isCxx: true)
  }

  @Test("of aggregates know the tag, the bases and the body")
  func aggregates() throws {
    try withLexemes("class EXPORT Cache final : public Base<Key>, Other { };", isCxx: true) {
      tokens in
      let head = tokens.aggregateHead(0, tokens.count)
      #expect(tokens.text(head.tag..<(head.tag + 1)) == "Cache")
      #expect(tokens.text(head.bases) == "publicBase<Key>,Other")
      #expect(tokens.symbol(head.body) == .leftBrace)
      #expect(head.macros.map { tokens.text($0..<($0 + 1)) } == ["EXPORT", "final"])
    }
    try withLexemes("struct S *s;") { tokens in
      #expect(tokens.aggregateHead(0, tokens.count).body == -1)
    }
  }

  @Test("of methods know selector, parameters and what follows")
  func methods() throws {
    try withLexemes("- (void)set:(int)a for:(NSString *)key, ... API(1);") { tokens in
      let head = tokens.methodHead(from: 0, to: tokens.count)
      #expect(tokens.text(head.result) == "void")
      #expect(tokens.texts(head.parameters.map(\.type)) == ["int", "NSString*"])
      #expect(head.parameters.map { tokens.text($0.label..<($0.label + 1)) } == ["set", "for"])
      #expect(head.isVariadic)
      #expect(!head.isStatic)
      #expect(tokens.symbol(head.end) == .semicolon)
    }
  }

  @Test("of functions of C++ go on behind the parameters")
  func functionTails() throws {
    func tail(_ source: String) throws -> (CxxFunctionTail, String, String) {
      try withLexemes(source, isCxx: true) { tokens in
        let tail = tokens.functionTail(from: 0, to: tokens.count)
        return (tail, tokens.text(tail.result), tokens.text(tail.initializers))
      }
    }
    #expect(try tail("const override = 0;").0.isAbstract)
    #expect(try tail("noexcept final { }").0.isFinal)
    #expect(try tail("= default;").0.isDefaulted)
    let made = try tail(": a_(1), Base<T>{b} { }")
    #expect(made.2 == "a_(1),Base<T>{b}")
    #expect(made.0.body == 13)
    #expect(try tail("-> Map<A, B> { }").1 == "Map<A,B>")
  }

  @Test("of names of C++ know what qualifies them and operators")
  func names() throws {
    func name(_ source: String) throws -> CxxName? {
      try withLexemes(source, isCxx: true) { $0.cxxName(from: 0, to: $0.count) }
    }
    #expect(try name("a::Box<int>::size(")?.isQualified == true)
    #expect(try name("~Cache(")?.kind == .destructor)
    #expect(try name("operator==(")?.kind == .operator)
    #expect(try name("operator bool(")?.kind == .conversion)
    #expect(try name("int Class::*member") == nil)
  }
}
