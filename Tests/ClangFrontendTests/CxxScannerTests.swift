import Foundation
import SourceFacts
import Testing

@testable import ClangFrontend

@Suite("C++ in the scanner")
struct CxxScannerTests {
  @Test("reads calls of operators of the global scope, which have no name")
  func globalOperators() {
    let dump = scanned(
      "void *f() { return ::operator new(4); }\nvoid g() { @[::operator()]; }", "a.mm")
    #expect(dump.declarations.contains { $0.hasPrefix("function f") })
  }

  @Test("Classes have bases, access, members and pure virtual functions")
  func classes() throws {
    let facts = try cxx(
      """
      class EXPORT Cache final : public Base<Key>, private virtual other::Thing {
        int hidden_;
       public:
        explicit Cache(int size) : size_(size), Base<Key>(size) { Reset(); }
        virtual ~Cache();
        virtual bool Get(const Slice& key, std::string* value) const = 0;
        static Cache* New();
        bool operator==(const Cache& o) const { return true; }
        struct Entry { Entry* next = nullptr; };
        enum class Kind : uint8_t { kOne = 1, kTwo };
       protected:
        int size_ = 0;
      };
      """)
    #expect(
      facts.declarations == [
        "class Cache : Base<Key>, other::Thing [defined]", "  variable hidden_ [defined] private",
        "  initializer init(_ size: -) [defined]", "  deinitializer deinit",
        "  function Get(_ key: Slice, _ value: std::string) [abstract]",
        "  function New -> Cache [static]", "  function operator==(_ o: Cache) [defined]",
        "  struct Entry [defined]", "    variable next -> Entry [defined valued]",
        "  enum Kind : uint8_t [defined]", "    enum-case kOne", "    enum-case kTwo",
        "  variable size_ [defined valued]",
      ])
  }

  @Test("Namespaces are parts of names; those without a name hide what they hold")
  func namespaces() throws {
    let facts = try cxx(
      """
      namespace a::b { class C {}; namespace { int f() { return 1; } } inline namespace v1 { struct D {}; } }
      namespace c { void C::run() {} int C::count = 3; template <class T> T max(T a, T b) { return a; } }
      """)
    #expect(
      facts.declarations == [
        "class a::b::C [defined]", "function a::b::f [defined] fileprivate",
        "struct a::b::D [defined]", "extension c::C -> C [defined]", "  function run [defined]",
        "extension c::C -> C [defined]", "  variable count [static defined valued]",
        "function c::max(_ a: T, _ b: T) <1> -> T [defined]", "  generic-parameter T",
      ])
  }

  @Test("Headers show what is public in them, and no more")
  func access() throws {
    let facts = try cxx(
      "class A { int a; public: int b; protected: int c; private: int d; };", path: "A.hpp")
    #expect(
      facts.declarations == [
        "class A [defined] public", "  variable a [defined] private",
        "  variable b [defined] public", "  variable c [defined]", "  variable d [defined] private",
      ])
  }

  @Test("Lambdas, new, casts, template arguments and qualified names keep their names")
  func expressions() throws {
    let facts = try cxx(
      #"""
      void run(Map& m) {
        auto q = make<Cache>(1, [&](int v) -> bool { return check(v); });
        for (const auto& [k, v] : m.items()) { use(k, v); }
        std::unique_ptr<Cache> p(new store::Cache(3));
        const char* s = R"(raw " } { )";
        q->Get<Slice>(static_cast<const Slice*>(ptr)->data(), int(size()));
        delete a::b::make();
        throw Failure{s};
      }
      """#)
    #expect(
      facts.expressions == [
        "check($v)", "make<Cache>(0, {1})", "$m.items()", "use($k, $v)", "store::Cache(0)",
        "size()", "$q.Get((ptr as Slice).data(), _)", "a::b::make()", "Failure($s)",
      ])
    #expect(facts.typeNames.contains("std::unique_ptr"))
    #expect(facts.typeNames.filter { $0 == "Slice" }.count == 2)
  }

  @Test("Operators are written down with their operands, as closely as they bind")
  func operators() throws {
    let facts = try cxx(
      """
      void run(Pot a, Pot b, int i) {
        a = b + 2 * a;
        if (!*b.all || i + 1 == i++) { b >> a << -b; }
        Pot *c = b == a ? new Pot : b.first;
        for (auto d : b) { d->lid += i; }
      }
      """)
    #expect(
      facts.operators == [
        "operator*(0, $a)", "operator+($b, operator*(0, $a))",
        "operator=($a=, operator+($b, operator*(0, $a)))", "operator*($b.all)",
        "operator!(operator*($b.all))", "operator>>($b, $a)", "operator-($b)",
        "operator<<(operator>>($b, $a), operator-($b))", "operator==($b, $a)",
        "operator new(Pot())", "for($b)", "operator+=($d.lid=, $i)",
      ])
  }

  @Test("Names of the global scope keep their `::`, and aliases of namespaces are replaced")
  func globalNames() throws {
    let facts = try cxx(
      """
      namespace ai = ::a::inner;
      ::Thing make(::a::Other o, int v) { return ::make(o) + ai::run(v) + ::v + v + ::std::max(v, 1); }
      void ai::Oven::go() { namespace x = ai; x::User u; }
      """)
    #expect(
      facts.expressions == [
        "::make($o)", "a::inner::run($v)", "::v", "$v", "std::max($v, 0)",
      ])
    #expect(facts.typeNames == ["::Thing", "::a::Other", "a::inner::Oven", "a::inner::User"])
  }

  @Test("A struct without a name has that of the field which is of it")
  func unnamed() throws {
    let facts = try cxx(
      "class A { public: union { int a; }; union { int b; } c, *d; }; struct { int e; } f;",
      path: "A.hpp")
    #expect(
      facts.declarations == [
        "class A [defined] public", "  variable a [defined] public",
        "  struct (type of c) [defined] public", "    variable b [defined] public",
        "  variable c -> (type of c) [defined] public",
        "  variable d -> (type of c) [defined] public",
        "struct (unnamed) [defined] public", "  variable e [defined] public",
        "variable f [defined] public",
      ])
  }

  @Test("The word 'in' is a name where no loop of Objective-C can be")
  func wordIn() throws {
    let facts = try cxx("void run() { std::istringstream in; in.get(); }")
    #expect(facts.expressions == ["$in.get()"])
    let loop = try cxx("void run() { for (Cache *c in all) { [c get]; } }", path: "Loop.mm")
    #expect(loop.expressions.contains("$c.get()"))
  }

  @Test("A struct among the bases of a class leaves the braces to the class, however they nest")
  func elaboratedBases() throws {
    let depth = 20
    let source =
      String(repeating: "class A : public struct B { enum E e; ", count: depth)
      + String(repeating: "};", count: depth)
    let facts = try reading(source, path: "File.hpp")
    #expect(facts.declarations.count == 2 * depth)
  }

  @Test("Templates, aliases, friends and using-declarations are types to resolve")
  func templates() throws {
    let facts = try cxx(
      """
      template <typename T = int, class U = std::vector<T>> struct Box {};
      template <> struct Box<int, Other> { friend class Tester; };
      template <class T> using Ref = std::shared_ptr<Box<T>>;
      using store::Cache;
      extern "C" { int plain(void); }
      """)
    #expect(
      facts.declarations == [
        "struct Box <2> [defined]", "  generic-parameter T", "  generic-parameter U",
        "struct Box [defined]", "typealias Ref <1> -> std::shared_ptr<Box<T>>",
        "  generic-parameter T", "top-level-code (top-level code)", "function plain",
      ])
    for name in ["Other", "Tester", "store::Cache"] { #expect(facts.typeNames.contains(name)) }
  }

  @Test(
    "Text without end or sense is read to its end",
    arguments: [
      "class A {", "namespace a {", "template<", "a::", "[&](int a){", "delete ", "A::A() : a(",
      "class A : B<", "f(int(", "operator", "~", "x<y>::",
    ])
  func hostile(piece: String) throws {
    let text = String(repeating: piece, count: 4_000)
    for source in [text, "void f() {" + text] {
      let facts = try reading(source, path: "File.cc")
      #expect(facts.lines.starts.count == 1 && facts.codeLines == 1)
    }
  }
}

/// The facts of a text.
private func cxx(_ source: String, path: String = "File.cc") throws -> FactsDump {
  FactsDump(facts: try reading(source, path: path))
}

/// The facts of a text, read with the stack that the program reads with.
private func reading(_ source: String, path: String) throws -> FileFacts {
  let library = try #require(AnyLibrary.all.first, "libclang is there")
  let result = LockedFacts()
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    result.facts = Array(source.utf8).withUnsafeBufferPointer {
      extractClangFacts(source: $0, path: path, library: library)
    }
    isDone.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  isDone.wait()
  return result.facts
}

/// What a thread made; unchecked, since it is read only when the thread has said that it is done.
private final class LockedFacts: @unchecked Sendable {
  var facts = FileFacts()
}
