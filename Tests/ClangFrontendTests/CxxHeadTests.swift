import SourceFacts
import Testing

@testable import ClangFrontend

@Suite("Heads of C++ declarations")
struct CxxHeadTests {
  @Test("A member of a class template belongs to it, whatever stands in front as its result")
  func membersOfTemplates() throws {
    let facts = try facts(
      """
      template <class T> T Shelf<T>::take() { return T(); }
      template <class T> inline Box Shelf<T>::last() const { return Box(); }
      template <class T> API Box Shelf<T>::at(int i) { return Box(); }
      template <class T> int Shelf<T>::count = 0;
      template <class T> Box Shelf<T>::operator[](int i) { return Box(); }
      API Shelf<int>::Entry first();
      """)
    #expect(
      facts.declarations == [
        "extension Shelf -> Shelf [defined]", "  function take <1> -> T [defined]",
        "    generic-parameter T",
        "extension Shelf -> Shelf [defined]", "  function last <1> -> Box [defined]",
        "    generic-parameter T",
        "extension Shelf -> Shelf [defined]", "  function at(_ i: -) <1> -> Box [defined]",
        "    generic-parameter T",
        "extension Shelf -> Shelf [defined]", "  variable count <1> [static defined valued]",
        "    generic-parameter T",
        "extension Shelf -> Shelf [defined]",
        "  function operator[](_ i: -) <1> -> Box [defined]", "    generic-parameter T",
        "function first -> Shelf::Entry<->",
      ])
  }

  @Test("A class in capitals is no macro where its members are defined")
  func classInCapitals() throws {
    let facts = try facts(
      """
      Heat ABC::heat() const { return Heat(); }
      EXPORT ABC::Kind ABC::kind(int x) const noexcept { return Kind(); }
      """)
    #expect(
      facts.declarations == [
        "extension ABC -> ABC [defined]", "  function heat -> Heat [defined]",
        "extension ABC -> ABC [defined]", "  function kind(_ x: -) -> ABC::Kind [defined]",
      ])
  }

  @Test("Pointers to members have the names that are declared")
  func pointersToMembers() throws {
    let facts = try facts(
      """
      struct Access {
        int Box::*size;
        Heat store::Box::*heat = nullptr;
        void (Box::*close)(int);
        Heat (Box::*const open)() const;
      };
      void use(int Box::*which, Heat (Box::*call)(int)) { Heat Box::*p = &Box::heat; p; }
      """)
    #expect(
      facts.declarations
        == [
          "struct Access [defined]", "  variable size [defined]",
          "  variable heat -> Heat [defined valued]", "  variable close -> (-) -> - [defined]",
          "  variable open -> () -> Heat [const defined]",
          "function use(_ which: -, _ call: (-) -> Heat) [defined]",
        ])
    #expect(facts.writtenTypeNames.count { $0 == "Box" } >= 5)
  }

  @Test("Function objects hold the types of their results and parameters")
  func functionObjects() throws {
    let facts = try facts(
      """
      typedef std::function<void(const View& /* shown */, Lock)> Notify;
      using Make = std::function<Ticket(View &)>;
      std::function<bool(const Lock *)> check;
      Buffer<size(3)> buffer;
      """)
    for name in ["View", "Lock", "Ticket"] { #expect(facts.writtenTypeNames.contains(name)) }
    #expect(facts.writtenTypeNames.count { $0 == "Lock" } == 2)
  }

  @Test("A macro call in front of a declaration is no function")
  func macroCall() throws {
    let text = """
      KILN_BEGIN

      Bridged(Fault)

      enum Level { Low };
      int levelOf(Fault fault);
      BOOL
      isLow(int level);
      BOOL
      isHigh(level)
      int level;
      { return level; }
      """
    let found = try facts(text, "File.h").declarations.filter { !$0.hasPrefix("top-level") }
    #expect(
      found == [
        "enum Level [defined] public", "  enum-case Low = low public",
        "function levelOf(_ fault: Fault) public", "function isLow(_ level: -) -> BOOL public",
        "function isHigh(_ level: -) -> BOOL [defined] public",
      ], "\(found)")
  }

  @Test(
    "A header is of C++ by any declaration that C does not have",
    arguments: [
      "struct Env { virtual ~Env() {} };", "struct Env : Base { int a; };",
      "struct Env { int a; private: int b; };", "struct Env { explicit Env(int a); };",
      "void open(const Env& env);", "std::string name(int a);", "using Names = Name;",
      "struct Env { bool operator==(int a); };",
    ])
  func cxxHeaders(text: String) throws {
    #expect(try facts(text, "File.h").facts.language == .cxx)
  }

  @Test(
    "What C can say does not make a header one of C++",
    arguments: [
      "int virtual; struct Env { unsigned private : 1; int using; };",
      "[[gnu::cold]] void open(int class);",
      "#define KIND(a) _Generic(a, struct Env: 1, struct B: 2)",
      "static inline int kind(int a) { return _Generic(a, struct Env: a, default: 2); }",
      "static inline int both(int a, int b) { return (a & b) + sizeof(const Env) & b; }",
    ])
  func cHeaders(text: String) throws {
    #expect(try facts(text, "File.h").facts.language == .c)
  }

  @Test("A macro with a body is no function whose result is the macro in front of it")
  func macroWithBody() throws {
    let facts = try facts(
      """
      KILN_END

      TEST(Suite, name) { int a; }
      HANDLE
      make(HANDLE h) { return h; }
      """)
    #expect(
      facts.declarations == [
        "top-level-code (top-level code)", "function make(_ h: HANDLE) -> HANDLE [defined]",
      ])
  }

  @Test("Names that a macro of the file makes are those of what it declares and calls")
  func madeNames() throws {
    let facts = try facts(
      """
      #define NAMED(name) kiln_##name
      #define TWICE(name) name ## _of_ ## name
      #define OTHER(name) name
      namespace n { void *NAMED(open)(Box *box) { return box; } }
      bool NAMED(ready)() { return true; }
      int TWICE(size)(Box *box);
      void use(Box *box) { NAMED(ready)(); }
      """)
    #expect(
      facts.declarations.filter { $0.hasPrefix("function") } == [
        "function n::kiln_open(_ box: Box) [defined]", "function kiln_ready [defined]",
        "function size_of_size(_ box: Box)", "function use(_ box: Box) [defined]",
      ])
    #expect(facts.facts.expressions.contains { facts.name($0.name) == "kiln_ready" })
  }

  @Test("Macros that only open or close namespaces say which")
  func braces() throws {
    let facts = try facts(
      """
      #define OPEN namespace a { namespace b {
      #define OPEN_ONE(name) namespace name {
      #define OPEN_C extern "C" {
      #define INLINE inline namespace v1 {
      #define CLOSE } }
      #define BODY { int x; }
      #define LAST } using namespace a;
      """, "File.h")
    let braces = facts.facts.declarations.map { fact in
      facts.facts[fact.inherited].map { facts.name(facts.facts.types[$0].name) }
    }
    #expect(braces == [["a", "b"], ["name"], ["{"], ["{"], ["}", "}"], [], ["}"]])
  }

  private func facts(_ source: String, _ path: String = "File.cc") throws -> FactsDump {
    let library = try #require(AnyLibrary.all.first, "libclang is there")
    return FactsDump(
      facts: Array(source.utf8).withUnsafeBufferPointer {
        extractClangFacts(source: $0, path: path, library: library)
      })
  }
}

extension FactsDump {
  /// The names that written types have, those of C itself left out.
  fileprivate var writtenTypeNames: [String] { facts.types.compactMap { $0.name.map { name($0) } } }
}
