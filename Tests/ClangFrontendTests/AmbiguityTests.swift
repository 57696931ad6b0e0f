import Testing

@testable import ClangFrontend

@Suite("What could be a type or an expression")
struct AmbiguityTests {
  private func asks<Value>(
    _ source: String, isCxx: Bool = false, locals: [String] = [],
    _ question: (Ambiguity, LexemeText) throws -> Value
  ) throws -> Value {
    try withLexemes(source + " " + locals.joined(separator: " "), isCxx: isCxx) { tokens in
      let facts = FactWriter(tokens: tokens, words: 4096, access: .internal)
      for index in 0..<locals.count { facts.bind(tokens.count - locals.count + index) }
      return try question(Ambiguity(tokens: tokens, facts: facts), tokens)
    }
  }

  @Test(
    "is a cast by what the parentheses hold and what follows",
    arguments: [
      ("(int)x", true), ("(Type *)x", true), ("(Type)x", true), ("(a) + b", false),
      ("(size_t) - b", true), ("(f)(x)", false), ("(Type)(x)", true), ("(a, b) c", false),
    ])
  func casts(source: String, isCast: Bool) throws {
    #expect(try asks(source) { $0.isCast(0, $1.count) } == isCast)
  }

  @Test("is no cast where a local name stands in the parentheses")
  func localCast() throws {
    #expect(try !asks("(Value)x", locals: ["Value"]) { $0.isCast(0, $1.count) })
  }

  @Test(
    "is a declaration where a name follows a type",
    arguments: [
      ("Type *name = x;", true), ("Type name;", true), ("a * b;", true), ("a(b);", false),
      ("a = b;", false), ("Foo<Bar *> *list = x;", true), ("item in list", false),
      ("EXPORT int a;", true), ("const char *a;", true),
    ])
  func declarations(source: String, isDeclaration: Bool) throws {
    #expect(try asks(source) { $0.isDeclaration(at: 0, to: $1.count) } == isDeclaration)
  }

  @Test("is a product where the first name is a local one")
  func product() throws {
    #expect(try !asks("a * b;", locals: ["a"]) { $0.isDeclaration(at: 0, to: $1.count) })
  }

  @Test("is looked for behind macros on lines of their own, though not behind any number of them")
  func rowOfMacros() throws {
    for (count, expected) in [(0, true), (10, true), (100_000, false)] {
      let source = String(repeating: "MACRO\n", count: count) + "Type name;"
      #expect(try asks(source) { $0.isDeclaration(at: 0, to: $1.count) } == expected)
    }
  }

  @Test(
    "is a variable with values, or a function with parameters",
    arguments: [
      ("(1, x);", true), ("(int a);", false), ("(const Type& a);", false), ("(a.b);", true),
      ("() const;", false),
    ])
  func arguments(source: String, holdsArguments: Bool) throws {
    #expect(
      try asks(source, isCxx: true) { question, _ in question.holdsArguments(0) } == holdsArguments)
  }
}
