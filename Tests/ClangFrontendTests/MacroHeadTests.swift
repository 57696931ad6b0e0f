import Testing

@Suite("Macros around heads")
struct MacroHeadTests {
  @Test("stand in any number in front of the name of a class")
  func classHeads() {
    let dump = scanned(
      """
      class A_EXPORT B_ATTR Name { int foo(); };
      class A_EXPORT C_LOCK("mutex") lower_case : public Name { };
      class base_export Inner FINAL { };
      class FOO final : public Name { };
      struct ALIGN(8) B_ATTR Third { int x; };
      template <typename T> class A_EXPORT C_ATTR(1) Fourth : public Name { };
      template <> class A_EXPORT Fourth<int> : public Name { };
      template <typename T> struct Fifth<T, enable<is<T>::value&&has<T>::value>> : Name { };
      struct timeval now{1, 2};
      """, "A.hpp")
    #expect(
      dump.declarations.filter { !$0.hasPrefix("  ") } == [
        "class Name [defined] public", "class lower_case : Name [defined] public",
        "class Inner [defined] public", "class FOO : Name [defined] public",
        "struct Third [defined] public", "class Fourth <1> : Name [defined] public",
        "class Fourth : Name [defined] public", "struct Fifth <1> : Name [defined] public",
        "variable now -> timeval [defined valued] public",
      ])
  }

  @Test("that are given the result of a prototype stand for it")
  func prototypes() {
    let dump = scanned(
      """
      DECL(int)
      foo(int a, char *b);
      DECL(const char *) bar (void);
      EXTERN(unsigned int) baz OF((int a));
      EXTERN(void) qux(item_t value) { }
      EXPORT int CALL quux OF((int a, item_t *b));
      EXPORT(1, int, quuz, (int x, item_t *y));
      CHECK(value) print(value);
      """, "a.h")
    #expect(
      dump.declarations.filter { !$0.hasPrefix("top-level") } == [
        "function foo(_ a: -, _ b: -) public", "function bar public",
        "function baz(_ a: -) public", "function qux(_ value: item_t) [defined] public",
        "function quux(_ a: -, _ b: item_t) public", "function quuz(_ x: -, _ y: item_t) public",
      ])
  }

  @Test("in front of a linkage block leave what it holds alone", arguments: ["a.h", "a.hpp"])
  func linkage(path: String) {
    let dump = scanned(
      """
      NS_ASSUME_NONNULL_BEGIN
      extern "C" {
      int foo(int a);
      Item *_Nullable bar(Item *item);
      }
      NS_ASSUME_NONNULL_END
      """, path)
    #expect(
      dump.declarations.filter { !$0.hasPrefix("top-level") } == [
        "function foo(_ a: -) public", "function bar(_ item: Item) -> Item public",
      ])
  }

  @Test("that begin enumerations are given name and type in either order")
  func enumerations() {
    let dump = scanned(
      """
      typedef NS_ENUM(NSInteger, Later);
      typedef OWN_ENUM(NSInteger, Own, OwnDomain) { OwnA };
      OTHER_ENUM(Other, NSUInteger) { OtherA };
      typedef GPB_ENUM(Single) { Single_A };
      typedef NS_ENUM(NSInteger) { Loose };
      enum class Scoped : int { A };
      """, "a.h")
    #expect(
      dump.declarations.filter { !$0.hasPrefix("top-level") } == [
        "enum Own : NSInteger [defined] public", "  enum-case OwnA = a public",
        "enum Other : NSUInteger [defined] public", "  enum-case OtherA = a public",
        "enum Single [defined] public", "  enum-case Single_A = a public",
        "variable Loose [const defined] public", "enum Scoped [defined] public",
        "  enum-case A = a public",
      ])
  }

  @Test("behind an enumeration or an alias name it in Swift, in headers of C++ too")
  func swiftNames() {
    let expected = [
      "enum Kind = Thing.Kind : NSInteger [defined] public", "  enum-case KindA = a public",
      "struct Key : NSString [defined] public", "variable KeyOne = .one -> Key [const] public",
      "function make = Thing.make(size a: -) public",
    ]
    let text = """
      typedef NS_ENUM(NSInteger, Kind) { KindA } NS_SWIFT_NAME(Thing.Kind);
      typedef NSString *Key NS_TYPED_ENUM;
      extern Key const KeyOne;
      int make(int a) NS_SWIFT_NAME(Thing.make(size:));
      """
    #expect(scanned(text, "a.h").declarations == expected)
    let both = scanned(text + "\nnamespace a {}\n", "a.h")
    #expect(both.declarations.prefix(2) == expected.prefix(2))
  }

  @Test("are none where 'auto' stands for the result")
  func deducedResults() {
    let dump = scanned(
      """
      class A {
        auto f() const; auto g() const -> int; auto h() noexcept; auto i() noexcept -> A &;
        constexpr auto j() const noexcept { return 1; }
        bool k(std::floating_point auto value);
        template <class T> static auto EXPORT l(T t) -> int;
      };
      template <> EXPORT auto A::l<int>(int t) -> int { return t; }
      template <class T> auto B<T>::m() const -> int { return 1; }
      auto to_underlying(Enumeration auto e) noexcept { return e; }
      """, "A.hpp")
    #expect(
      dump.declarations == [
        "class A [defined] public", "  function f private", "  function g private",
        "  function h private", "  function i -> A private", "  function j [defined] private",
        "  function k(_ value: -) private", "  function l(_ t: T) <1> [static] private",
        "    generic-parameter T private", "extension A -> A [defined] public",
        "  function l(_ t: -) [defined] public", "extension B -> B [defined] public",
        "  function m <1> [defined] public", "    generic-parameter T public",
        "function to_underlying(_ e: -) [defined] public",
      ])
  }

  @Test("do not keep a header of Objective-C from having namespaces")
  func objectiveCxxHeader() {
    let dump = scanned(
      """
      #ifdef __cplusplus
      namespace foo { class Bar; struct Baz { int z; }; }
      #endif
      @interface K : NSObject
      - (void)delete;
      @end
      """, "K.h")
    #expect(
      dump.declarations.filter { !$0.hasPrefix("top-level") } == [
        "struct foo::Baz [defined] public", "  variable z [defined] public",
        "class K : NSObject public", "  function delete public",
      ])
  }

  @Test("Announced classes and friends are those of the namespaces around them")
  func announcements() {
    let dump = scanned("namespace a { class B; class C { friend class D; friend E; }; }", "A.hpp")
    #expect(dump.typeNames == ["a::B", "a::D", "E", "a::C"])
  }
}
