import ArchTestSupport
import DependencyModel
import Testing

@Suite("Scopes of C++")
struct CxxScopeTests {
  private func references(in file: String, _ text: String) -> [String] {
    let prefix = "M/\(file):"
    return SwiftProject(text).referenceLines.compactMap { line in
      line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }
  }

  // MARK: The global scope

  @Test("Names behind `::` are those of the global scope alone")
  func global() {
    let found = references(
      in: "use.cpp",
      """
      --- M/clay.hpp
      struct Clay { int weight; };
      int fire(int hours);
      int heat;
      namespace kiln { struct Clay { int size; }; int fire(int hours); }
      class Oven { int fire(); int heat; void run(); };
      --- M/use.cpp
      #include "clay.hpp"
      namespace kiln {
      int a(::Clay clay) { return clay.weight + ::fire(1) + fire(2); }
      int b(Clay clay) { return clay.size + ::kiln::fire(3); }
      int c() { if (int heat = ::heat) return heat; return ::lost(); }
      }
      void Oven::run() { ::fire(4); fire(); ::heat = heat; ::close(1); }
      """)
    #expect(
      found == [
        "3 ::Clay -> M.Clay", "3 weight -> M.Clay", "3 ::fire -> M.fire",
        "3 fire -> M.kiln::fire", "4 Clay -> M.kiln::Clay", "4 size -> M.kiln::Clay",
        "4 ::kiln::fire -> M.kiln::fire", "5 ::heat -> M.heat", "7 ::fire -> M.fire",
        "7 ::heat -> M.heat",
      ])
  }

  @Test("The library's names are the same with `::` in front")
  func globalLibrary() {
    let found = references(
      in: "use.cpp",
      """
      --- M/clay.hpp
      struct Clay { int weight; };
      --- M/use.cpp
      #include "clay.hpp"
      int run(::std::vector<Clay>& all) { return all[0].weight; }
      """)
    #expect(found == ["2 Clay -> M.Clay", "2 weight -> M.Clay"])
  }

  // MARK: Constants

  @Test("Constants of an enumeration are members of the class around it, but those of `enum class`")
  func constants() {
    let text = """
      --- M/glaze.hpp
      namespace kiln {
      class Glaze { public: enum Kind { clear, salt }; enum class Tone { dark }; static int make(); };
      enum Plain { rough, even };
      enum class Level { low };
      }
      --- M/use.cpp
      #include "glaze.hpp"
      namespace kiln {
      int Glaze::make() { return salt; }
      struct Ash : Glaze { int run() { return clear; } };
      int a(Glaze *glaze) { return Glaze::clear + glaze->salt; }
      int b() { return dark; }
      int c() { return low; }
      }
      int d() { return kiln::rough + kiln::Plain::even + (int) kiln::Level::low; }
      """
    #expect(
      references(in: "use.cpp", text) == [
        "4 Glaze -> M.kiln::Glaze", "4 clear -> M.kiln::Glaze",
        "5 Glaze -> M.kiln::Glaze", "5 Glaze::clear -> M.kiln::Glaze", "5 salt -> M.kiln::Glaze",
        "9 kiln::rough -> M.kiln::Plain", "9 kiln::Plain::even -> M.kiln::Plain",
        "9 kiln::Level::low -> M.kiln::Level",
      ])
    let graph = SwiftProject(text).graph
    let named = graph.references.filter { graph.names[$0.name] == "Glaze::clear" }
    #expect(named.map(\.isNominal) == [false])
  }

  // MARK: Classes

  @Test("Members that are defined outside see the class, its bases and the namespaces around these")
  func membersOutside() {
    let found = references(
      in: "att.cpp",
      """
      --- M/att.hpp
      namespace lab {
      namespace clay {
        class Part { public: Part(int); void press(); };
        class Pot : public Part { public: Pot(); Part *lid(Pot &other); class Rim { public: int x; }; };
        int dry();
      }
      namespace glass { class Part { public: void blow(); }; int dry(); }
      }
      --- M/att.cpp
      #include "att.hpp"
      using namespace lab;
      clay::Pot::Pot() : Part(3) {}
      Part *clay::Pot::lid(Pot &other) { other.press(); Part *part = this; part->press(); Rim rim; return 0; }
      void loose(clay::Pot &pot) { pot.lid(pot)->press(); clay::dry(); }
      """)
    #expect(
      found == [
        "3 Part -> M.lab::clay::Part", "4 Part -> M.lab::clay::Part",
        "4 press -> M.lab::clay::Part", "4 Part -> M.lab::clay::Part",
        "4 press -> M.lab::clay::Part", "5 clay::Pot -> M.lab::clay::Pot",
        "5 lid -> M.lab::clay::Pot", "5 press -> M.lab::clay::Part",
        "5 clay::dry -> M.lab::clay::dry",
      ])
  }

  @Test(
    "A nested class is a member of the class that declares it, wherever it is defined",
    arguments: [
      "namespace shop { class Item::Parts { public: Label label; void sort(); }; }",
      "class shop::Item::Parts { public: shop::Label label; void sort(); };",
      "using namespace shop; class Item::Parts { public: Label label; void sort(); };",
    ])
  func nestedOutside(definition: String) {
    let project = SwiftProject(
      """
      --- M/item.cpp
      #include "item.hpp"
      \(definition)
      void shop::Item::reset() { parts->label.clear(); raw->label.clear(); }
      void shop::Item::Parts::sort() { label.clear(); all(); }
      --- M/item.hpp
      #include "label.hpp"
      namespace shop {
      class Item { public: void reset(); static void all();
       private: class Parts; std::unique_ptr<Parts> parts; Parts *raw; };
      }
      --- M/label.hpp
      namespace shop { class Label { public: void clear(); }; }
      --- M/other.cpp
      #include "label.hpp"
      namespace shop { class Other { class Parts; Parts *own; }; class Other::Parts { int n; }; }
      """)
    let lines = project.referenceLines
    #expect(lines.filter { $0.hasSuffix("clear -> M.shop::Label") }.count == 3)
    let external = project.graph.external.map { project.graph.names[$0.name] }
    #expect(!external.contains("all"))
    #expect(
      !project.graph.nodes.contains(where: { $0.name.contains("Parts") }),
      "It counts for the class around it.")
    #expect(
      project.fileEdgeLines == [
        "M/item.cpp -> M/item.hpp", "M/item.cpp -> M/label.hpp",
      ], "A header does not depend on the file that defines what it declares forward.")
  }

  @Test("Static members count for the header that declares them, and go on")
  func staticMembers() {
    let project = SwiftProject(
      """
      --- M/jar.cpp
      #include "jar.hpp"
      namespace shop { Jar Jar::plain() { return Jar(); } Jar *Jar::one() { return 0; } }
      --- M/jar.hpp
      namespace shop { class Jar { public: static Jar plain(); static Jar *one(); void init(); int size(); }; }
      --- M/use.cpp
      #include "jar.hpp"
      using namespace shop;
      int run(Jar jar) { jar.one()->init(); return Jar::plain().size() + Jar::one()->size(); }
      """)
    #expect(project.fileEdgeLines == ["M/jar.cpp -> M/jar.hpp", "M/use.cpp -> M/jar.hpp"])
    #expect(project.referenceLines.filter { $0.contains(" size ") }.count == 2)
  }

  @Test("The number of arguments chooses between overloads, where it does")
  func overloads() {
    let found = references(
      in: "use.cpp",
      """
      --- M/tag.hpp
      class Base { public: int plain(); };
      class Tag : public Base { public: void set(); };
      class File { public: Base *tag() const; Tag *tag(bool create) const; Tag *all(int a, int b = 1);
        Base *all(int a, int b, int c); };
      --- M/use.cpp
      #include "tag.hpp"
      void run(File file) {
        file.tag(true)->set();
        file.tag()->plain();
        file.all(1)->set();
        file.all(1, 2, 3)->plain();
        file.all(MANY)->set();
      }
      """)
    #expect(
      found.filter { $0.contains(" set ") || $0.contains(" plain ") } == [
        "3 set -> M.Tag", "4 plain -> M.Base", "5 set -> M.Tag", "6 plain -> M.Base",
        "7 set -> M.Tag",
      ])
  }

  @Test("Fields of unions and structs without names are found, by the field that is of one")
  func unnamed() {
    let found = references(
      in: "use.cpp",
      """
      --- M/value.h
      typedef struct { int type; union { char *text; int number; } any; struct { int deep; } all[2]; } Value;
      --- M/both.hpp
      class Both { public: int n; union { int w; float f; }; struct { int x; } *point; };
      --- M/use.cpp
      #include "value.h"
      #include "both.hpp"
      int run(Value *v, Both b) { return v->any.number + v->all[1].deep + b.w + b.point->x + v->deep; }
      """)
    #expect(
      found.map { $0.split(separator: " ")[1] } == [
        "Value", "Both", "any", "number", "all", "deep", "w", "point", "x",
      ])
  }

  @Test("Elements of arrays are of the array's type, those of classes what their operator gives")
  func arrays() {
    let found = references(
      in: "use.cpp",
      """
      --- M/a.hpp
      struct Dot { int x; };
      struct Row { int n; Dot operator[](int i); };
      --- M/use.cpp
      #include "a.hpp"
      int run(Row row) { Dot dots[3]; return dots[1].x + row[1].x + row[2].n; }
      """)
    #expect(
      found == [
        "2 Row -> M.Row", "2 Dot -> M.Dot", "2 x -> M.Dot", "2 operator[] -> M.Row",
        "2 x -> M.Dot", "2 operator[] -> M.Row",
      ])
  }

  // MARK: Using

  private let twoParts = """
    --- M/part.hpp
    namespace lab {
    struct Part { int whole; };
    namespace clay { struct Part { int wet; }; struct Pot { int n; }; }
    namespace glass { struct Part { int hot; }; }
    }
    struct Key { int own; };
    namespace safe { struct Key { int other; }; }

    """

  @Test("`using namespace` opens one namespace, not those within it")
  func opened() {
    let found = references(
      in: "use.cpp",
      twoParts + """
        --- M/use.cpp
        #include "part.hpp"
        using namespace lab;
        int a(Part part) { return part.whole; }
        namespace lab { int b(Part part) { return part.whole; } }
        namespace lab { namespace clay { int c(Part part) { return part.wet; } } }
        int d(clay::Part part) { return part.wet; }
        int e() { using namespace lab::glass; return 0; }
        """)
    #expect(
      found.filter { !$0.contains("lab ") && $0.contains("art ") } == [
        "3 Part -> M.lab::Part", "4 Part -> M.lab::Part", "5 Part -> M.lab::clay::Part",
        "6 clay::Part -> M.lab::clay::Part",
      ])
    #expect(found.filter { $0.contains(" w") }.count == 4)
  }

  @Test("A using-declaration decides, in a function for that alone")
  func broughtOne() {
    let found = references(
      in: "use.cpp",
      twoParts + """
        --- M/use.cpp
        #include "part.hpp"
        using lab::glass::Part;
        int a(Part part) { return part.hot; }
        int b() { using safe::Key; Key key; return key.other; }
        int c() { Key key; return key.own; }
        int d() { struct Key { int mine; } key; return key.mine; }
        """)
    #expect(
      found == [
        "2 lab::glass::Part -> M.lab::glass::Part", "3 Part -> M.lab::glass::Part",
        "3 hot -> M.lab::glass::Part", "4 safe::Key -> M.safe::Key", "4 Key -> M.safe::Key",
        "4 other -> M.safe::Key", "5 Key -> M.Key", "5 own -> M.Key",
      ])
  }

  @Test("An alias of a namespace stands for it in the rest of the file")
  func aliases() {
    let found = references(
      in: "use.cpp",
      twoParts + """
        --- M/use.cpp
        #include "part.hpp"
        namespace mud = lab::clay;
        int a(mud::Pot pot) { return pot.n; }
        int b() { namespace hot = ::lab::glass; hot::Part part; return part.hot; }
        """)
    #expect(
      found == [
        "3 lab::clay::Pot -> M.lab::clay::Pot", "3 n -> M.lab::clay::Pot",
        "4 lab::glass::Part -> M.lab::glass::Part", "4 hot -> M.lab::glass::Part",
      ])
  }

  // MARK: What nobody knows

  @Test("A name that may mean two types gives a value neither")
  func ambiguous() {
    let project = SwiftProject(
      """
      --- M/one.hpp
      namespace one { struct Part { int size() const; }; }
      --- M/two.hpp
      namespace two { struct Part { int size() const; }; }
      --- M/use.cpp
      #include "one.hpp"
      #include "two.hpp"
      int run(Part &part) { return part.size(); }
      """)
    #expect(project.referenceLines == [])
    #expect(project.graph.unresolved.map(\.outcome) == [.ambiguous, .unresolved])
  }

  // MARK: Macros

  @Test("The body of a test sees the members of its fixture, that of others does not")
  func fixtures() {
    let found = references(
      in: "use.cpp",
      """
      --- M/kiln.hpp
      #include <gtest/gtest.h>
      class KilnTest : public ::testing::Test { protected: void heat(int); int degrees; };
      --- M/use.cpp
      #include "kiln.hpp"
      namespace lab {
      TEST_F(KilnTest, heats) { heat(1); this->heat(degrees); [&] { return degrees; }(); }
      TEST(KilnTest, cools) { heat(2); }
      }
      """)
    #expect(
      found == [
        "3 KilnTest -> M.KilnTest", "3 heat -> M.KilnTest", "3 heat -> M.KilnTest",
        "3 degrees -> M.KilnTest", "3 degrees -> M.KilnTest",
      ])
  }

  @Test("The names of tests and suites name nothing, whatever is called so")
  func namesOfTests() {
    let found = references(
      in: "use.cpp",
      """
      --- M/kiln.hpp
      class Kiln { public: int heat(); };
      int fire(int hours);
      class KilnTest { public: Kiln kiln; };
      --- M/use.cpp
      #include "kiln.hpp"
      TEST(Kiln, fire) { fire(1); }
      TEST_F(KilnTest, fire) { kiln.heat(); }
      INSTANTIATE_TEST_SUITE_P(fire, KilnTest, Values(fire));
      BOOST_AUTO_TEST_CASE(fire) { }
      BOOST_FIXTURE_TEST_CASE(fire, KilnTest) { kiln.heat(); }
      class Oven { FRIEND_TEST(Kiln, fire); };
      """)
    #expect(
      found == [
        "2 fire -> M.fire", "3 KilnTest -> M.KilnTest", "3 kiln -> M.KilnTest",
        "3 heat -> M.Kiln", "4 KilnTest -> M.KilnTest", "4 fire -> M.fire",
        "6 KilnTest -> M.KilnTest", "6 kiln -> M.KilnTest", "6 heat -> M.Kiln",
      ])
  }

  @Test("What a macro is given that nobody knows is never certain", arguments: ["cpp", "c"])
  func argumentsOfUnknownMacros(ending: String) {
    let project = SwiftProject(
      """
      --- M/kiln.h
      #define RUN_ALL(name) void all_##name(void)
      int fire(int hours);
      int cool(int hours);
      --- M/use.\(ending)
      #include "kiln.h"
      SCENARIO(fire, 2) { cool(1); }
      RUN_ALL(cool) { fire(1); }
      """)
    let found = project.graph.references.map { reference in
      "\(project.graph.names[reference.name]) \(reference.confidence.name)"
    }
    #expect(
      found.sorted() == [
        "RUN_ALL certain", "cool certain", "cool certain", "fire certain", "fire probable",
      ])
  }

  @Test("A value behind a macro in a class is looked up as it is written")
  func valueBehindMacro() {
    let found = references(
      in: "use.cpp",
      """
      --- M/kiln.hpp
      class Kiln { public: static int make(); };
      template <class T> class Shelf { public: static int make(); };
      class Base { public: static int make(); };
      --- M/use.cpp
      #include "kiln.hpp"
      class Oven : public Base { FIELD(int, size) = Kiln::make(); };
      class Board : public Base { FIELD(int, size) = Shelf<Kiln>::make(); };
      """)
    #expect(
      found.filter { !$0.hasSuffix("Base") } == [
        "2 Kiln::make -> M.Kiln", "3 Kiln -> M.Kiln", "3 Shelf::make -> M.Shelf",
      ])
  }

  // MARK: What is declared, and where

  @Test("A member of a base is not certain behind a class in whose body macros declare")
  func membersOfMacros() {
    let project = SwiftProject(
      """
      --- M/base.hpp
      class Base { public: static int make(); };
      --- M/oven.hpp
      #include "base.hpp"
      #define WITH_MAKE public: static int make() { return 1; }
      class Oven : public Base { WITH_MAKE };
      class Plain : public Base { public: enum Kind { small }; static int own(); };
      --- M/use.cpp
      #include "oven.hpp"
      int run() { return Oven::make() + Plain::make() + Plain::own() + Plain::small; }
      """)
    let found = project.graph.references.filter { $0.file.int == 2 }.map { reference in
      "\(project.graph.names[reference.name]) \(reference.confidence.name)"
    }
    #expect(
      found.sorted() == [
        "Oven::make probable", "Plain::make certain", "Plain::own certain",
        "Plain::small certain",
      ])
  }

  @Test("A type that a namespace without a name calls by its own name hides nothing around it")
  func ownNames() {
    let found = references(
      in: "use.cpp",
      """
      --- M/pot.hpp
      namespace lab { class Pot { public: enum Kind { wet }; int size; static int make(); }; }
      namespace far { class Kind { public: static int wet; }; }
      --- M/use.cpp
      #include "pot.hpp"
      namespace lab { namespace {
      typedef lab::Pot Pot;
      class Jar : public lab::Pot { int run() { return Kind::wet + size; } };
      int run() { return lab::Pot::make() + Pot::make(); }
      } }
      """)
    #expect(
      found == [
        "3 lab::Pot -> M.lab::Pot", "4 lab::Pot -> M.lab::Pot", "4 Kind::wet -> M.lab::Pot",
        "4 size -> M.lab::Pot", "5 lab::Pot::make -> M.lab::Pot", "5 Pot::make -> M.lab::Pot",
      ])
  }

  @Test("A chain is not certain whose head no namespace around it has; the own name of a base is")
  func headsOutOfScope() {
    let project = SwiftProject(
      """
      --- M/pot.hpp
      namespace far { class Kind { public: static int wet; };
      namespace deep { class Pot { public: Pot(int); static int make(); }; } }
      --- M/use.cpp
      #include "pot.hpp"
      namespace lab {
      typedef far::deep::Pot Pot;
      int a() { return Kind::wet; }
      int b() { return far::Kind::wet + Pot::make(); }
      int c() { using namespace far; return deep::Pot::make(); }
      class Jar : public far::deep::Pot { public: Jar() : Pot(1) {} };
      }
      """)
    let found = project.graph.references.filter { $0.file.int == 1 }.map { reference in
      "\(project.graph.names[reference.name]) \(reference.confidence.name)"
    }
    #expect(
      found.sorted() == [
        "Kind::wet probable", "Pot certain", "Pot::make certain", "deep::Pot::make certain",
        "far::Kind::wet certain", "far::deep::Pot certain", "far::deep::Pot certain",
      ])
  }

  @Test("An alias of a template's parameter means what an alias of an instance gives it")
  func aliasesOfInstances() {
    let found = references(
      in: "use.cpp",
      """
      --- M/wrap.hpp
      struct Type { int id; };
      namespace kinds { class Whole { public: static Type *type(); }; }
      template <class T, class K> class Wrap { public: typedef K Kind; };
      template <class U, class L> class Sub : public Wrap<L, U> {};
      template <class U, class L = kinds::Whole> class Open : public Wrap<U, L> {};
      typedef Wrap<long, kinds::Whole> Long;
      using Short = Sub<kinds::Whole, short>;
      --- M/use.cpp
      #include "wrap.hpp"
      int a() { return Long::Kind::type()->id; }
      int b() { return Short::Kind::type()->id; }
      int c() { return Open<int>::Kind::type()->id; }
      """)
    #expect(
      found == [
        "2 Long::Kind::type -> M.kinds::Whole", "2 id -> M.Type",
        "3 Short::Kind::type -> M.kinds::Whole", "3 id -> M.Type",
      ])
  }

  @Test("An explicit specialisation of a function is no overload")
  func specializedFunctions() {
    let found = references(
      in: "use.cpp",
      """
      --- M/pot.hpp
      struct Pot { int size(); };
      struct Lid { int weight(); };
      template <class T> T *cast(void *any);
      template <> Lid *cast(void *any);
      --- M/use.cpp
      #include "pot.hpp"
      int run(void *any) { if (auto pot = cast<Pot>(any)) { return pot->size(); } return cast<Lid>(any)->weight(); }
      """)
    #expect(
      found == [
        "2 cast -> M.cast", "2 Pot -> M.Pot", "2 size -> M.Pot", "2 cast -> M.cast",
        "2 Lid -> M.Lid", "2 weight -> M.Lid",
      ])
  }

  @Test("A class in a function has the static members of its base template")
  func localClasses() {
    let found = references(
      in: "use.cpp",
      """
      --- M/job.hpp
      namespace jobs {
      struct Ticket { Ticket next(int turn); };
      template <class T> class Job { public: static Ticket start(int turn); int done(); };
      template <class T> class Chain : public Job<T> { public: static Ticket chain(int turn); };
      }
      --- M/use.cpp
      #include "job.hpp"
      jobs::Ticket run() {
        class Own : public jobs::Chain<Own> { public: int act() { return done(); } };
        return Own::start(1).next(2).next(Own::chain(3));
      }
      """)
    #expect(
      found == [
        "2 jobs::Ticket -> M.jobs::Ticket", "3 jobs::Chain -> M.jobs::Chain",
        "3 done -> M.jobs::Job", "4 Own::start -> M.jobs::Job", "4 next -> M.jobs::Ticket",
        "4 next -> M.jobs::Ticket", "4 Own::chain -> M.jobs::Chain",
      ])
  }

  @Test("What `std::begin` and the like give leads to elements")
  func iterators() {
    let found = references(
      in: "use.cpp",
      """
      --- M/pot.hpp
      #include <vector>
      struct Pot { int size; };
      struct Shelf { std::vector<Pot *> pots; };
      --- M/use.cpp
      #include "pot.hpp"
      int a(Shelf &shelf) { auto pot = std::begin(shelf.pots); return (*pot)->size; }
      int b(Shelf &shelf) { auto pot = std::crbegin(shelf.pots); return (*pot)->size; }
      """
    ).filter { !$0.contains("Shelf") }
    #expect(found == ["2 size -> M.Pot", "3 size -> M.Pot"])
  }

  @Test("A macro in front of an operator's result makes no variable of it")
  func exportedOperators() {
    let found = references(
      in: "use.cpp",
      """
      --- M/clay.hpp
      #define KILN_API __attribute__((visibility("default")))
      namespace kiln { class KILN_API Clay { public: Clay(); int size() const; }; }
      KILN_API const kiln::Clay operator+(const kiln::Clay &one, const kiln::Clay &other);
      KILN_API kiln::Clay operator-(const kiln::Clay &one, int size);
      --- M/use.cpp
      #include "clay.hpp"
      using namespace kiln;
      int run() { return Clay().size(); }
      Clay more(Clay clay) { return clay + clay - 2; }
      """)
    #expect(
      found == [
        "3 Clay -> M.kiln::Clay", "3 size -> M.kiln::Clay", "4 Clay -> M.kiln::Clay",
        "4 Clay -> M.kiln::Clay", "4 operator+ -> M.operator+", "4 operator- -> M.operator-",
      ])
  }

  // MARK: Types in front of names, and arguments of templates

  @Test("What stands in front of `Class::` is not looked up in the class")
  func resultsOutside() {
    let found = references(
      in: "use.cpp",
      """
      --- M/fire.hpp
      namespace kiln { class Fire { public: int go(); }; template <class T> class Row {}; }
      --- M/oven.hpp
      #include "fire.hpp"
      namespace kiln {
      class Oven { public: typedef int Fire; Fire light(); Row<int> rows(); };
      }
      --- M/use.cpp
      #include "oven.hpp"
      namespace kiln {
      Fire Oven::light() { Fire fire; return fire; }
      Row<Fire> Oven::rows() { return Row<Fire>(); }
      }
      """)
    #expect(
      found == [
        "3 Fire -> M.kiln::Fire", "4 Row -> M.kiln::Row", "4 Fire -> M.kiln::Fire",
        "4 Row -> M.kiln::Row",
      ])
  }

  @Test("Functions and constants are arguments of templates, and conversions name their types")
  func templateArguments() {
    let found = references(
      in: "use.cpp",
      """
      --- M/lex.hpp
      namespace lex {
      extern const char word[];
      struct Text {};
      const char *spaces(const char *text);
      template <const char *name> const char *one(const char *text) { return text; }
      template <int, int> const char *both(const char *text) { return text; }
      struct Any { template <class T> T cast(); operator Text(); };
      struct Kind { enum class Name { plain }; };
      template <Kind::Name name> int weigh();
      }
      --- M/use.cpp
      #include "lex.hpp"
      using namespace lex;
      const char *a(const char *text) { return both<spaces, one<word> >(text); }
      Any::operator Text() { return Text(); }
      void b(Any any) { any.template cast<Text>(); weigh<Kind::Name::plain>(); }
      """)
    #expect(
      found == [
        "3 both -> M.lex::both", "3 spaces -> M.lex::spaces", "3 one -> M.lex::one",
        "3 word -> M.lex::word", "4 Text -> M.lex::Text",
        "4 Text -> M.lex::Text", "5 Any -> M.lex::Any", "5 cast -> M.lex::Any",
        "5 Text -> M.lex::Text", "5 weigh -> M.lex::weigh",
        "5 Kind::Name::plain -> M.lex::Kind",
      ])
  }

  @Test("Behind an arrow stand members of what is pointed to")
  func arrows() {
    let found = references(
      in: "use.cpp",
      """
      --- M/pot.hpp
      #include <memory>
      struct Lid { int size; };
      struct Pot { Lid get(); void reset(int size); Lid *lock(); };
      template <class T> struct Ref { T *operator->() const; T *get() const; };
      --- M/use.cpp
      #include "pot.hpp"
      int a(std::shared_ptr<Pot> pot) { pot->reset(1); return pot->get().size; }
      int b(std::unique_ptr<Pot> pot) { pot.reset(); return (*pot).get().size + pot.get()->get().size; }
      int c(Ref<Pot> ref) { return ref->get().size + ref.get()->lock()->size; }
      """
    ).filter { !$0.contains("Pot -> M.Pot") }
    #expect(
      found == [
        "2 reset -> M.Pot", "2 get -> M.Pot", "2 size -> M.Lid", "3 get -> M.Pot",
        "3 size -> M.Lid", "3 get -> M.Pot", "3 size -> M.Lid", "4 Ref -> M.Ref",
        "4 get -> M.Pot", "4 size -> M.Lid", "4 get -> M.Ref", "4 lock -> M.Pot",
        "4 size -> M.Lid",
      ])
  }

  @Test("Constants are found by their own names alone, and members by the base that is written")
  func namesAsWritten() {
    let found = references(
      in: "use.cpp",
      """
      --- M/pot.hpp
      struct Part { enum Kind { NONE, LID }; int size(); bool isWet; int *all; };
      struct Pot : Part { int size(); int use(); };
      --- M/use.cpp
      #include "pot.hpp"
      int Pot::use() { return lid() + this->Part::size() + size(); }
      bool dry(Pot &pot) { return pot.Part::size() == LID; }
      int Pot::size() { if (isWet && all) { return 1; } while (isWet * all[1]) { } return 0; }
      """)
    #expect(
      found == [
        "2 Part::size -> M.Part", "3 Pot -> M.Pot", "3 Part::size -> M.Part",
        "4 isWet -> M.Part", "4 all -> M.Part", "4 isWet -> M.Part", "4 all -> M.Part",
      ])
  }

  @Test("A name of a namespace that nothing opens is never certain")
  func unopenedNamespaces() {
    let project = SwiftProject(
      """
      --- M/lex.hpp
      namespace lex { int digit(int text); int word(int text); }
      int letter(int text);
      --- M/use.cpp
      #include "lex.hpp"
      namespace kiln {
      int a(int text) { using namespace lex; return digit(text) + letter(text); }
      int b(int text) { return word(text); }
      }
      """)
    let names = project.graph.references.filter { $0.confidence == .certain }.map {
      project.graph.names[$0.name]
    }
    #expect(names.sorted() == ["digit", "letter"])
  }

  @Test("A local variable hides no namespace in front of `::`")
  func localsBeforeScopes() {
    let found = references(
      in: "use.cpp",
      """
      --- M/pot.hpp
      namespace lab { namespace data { struct Pot { Pot(int); int size(); }; } }
      --- M/use.cpp
      #include "pot.hpp"
      namespace lab {
      int run(int data) { data::Pot pot(data); return pot.size(); }
      }
      """)
    #expect(found == ["3 data::Pot -> M.lab::data::Pot", "3 size -> M.lab::data::Pot"])
  }

  @Test("Specialisations of a class template share no members, and operators are called of a base")
  func specializations() {
    let found = references(
      in: "use.hpp",
      """
      --- M/pot.hpp
      struct Pot { int size; };
      struct Lid { int weight; void operator()(int x); };
      namespace std { template <> struct hash<Pot> {
        typedef Pot argument; int operator()(const argument &pot) { return pot.size; }
      }; }
      --- M/use.hpp
      #include "pot.hpp"
      namespace std { template <> struct hash<Lid> {
        typedef Lid argument; int operator()(const argument &lid) { return lid.weight; }
      }; }
      struct Cap : Lid { void operator()(int x) { Lid::operator()(x); this->Lid::operator()(x); } };
      """
    ).filter { !$0.hasSuffix("Lid -> M.Lid") }
    #expect(
      found == [
        "3 weight -> M.Lid", "5 Lid::operator() -> M.Lid", "5 Lid::operator() -> M.Lid",
      ])
  }

  @Test("Specialisations of the library's templates make no name of the library one of the project")
  func specializationsOfLibrary() {
    let project = SwiftProject(
      """
      --- M/pot.hpp
      struct Pot { int size; };
      namespace std {
      template <> struct hash<Pot> { int operator()(const Pot &pot) const { return pot.size; } };
      template <> inline void swap(Pot &one, Pot &other) { }
      }
      --- M/use.cpp
      #include "pot.hpp"
      void run(int one, int other) { std::swap(one, other); std::hash<int> hash; }
      """)
    let found = project.graph.references.filter { $0.confidence == .certain }.map {
      project.graph.names[$0.name]
    }
    #expect(Set(found) == ["Pot"])
    #expect(project.referenceLines.allSatisfy { !$0.hasSuffix("hash") })
  }
}
