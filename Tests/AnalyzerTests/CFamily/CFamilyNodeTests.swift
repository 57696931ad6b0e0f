import ArchTestSupport
import Testing

@Suite("Nodes of the C family")
struct CFamilyNodeTests {
  @Test("are one for an interface, its implementation, categories and class extension")
  func objectiveC() {
    let found = nodes(
      """
      --- Core/Account.h
      @interface Account : NSObject
      - (void)run;
      @end
      @protocol Ledger
      @end
      --- Core/Account.m
      #import "Account.h"
      @interface Account ()
      @property (nonatomic) int secret;
      @end
      @implementation Account
      - (void)run {}
      @end
      --- Core/Account+Text.h
      @interface Account (Text)
      @end
      --- UI/Account+Color.h
      @interface Account (Color)
      @end
      """)
    #expect(
      found == [
        "class Core.Account", "protocol Core.Ledger", "extension UI.(extension of Core.Account)",
      ])
  }

  @Test("of Objective-C's implementations are those of its classes, not of C++ with that name")
  func classesOfBothLanguages() {
    let found = nodes(
      """
      --- App/Cache.h
      @interface Cache : NSObject
      @end
      --- App/Cache.mm
      #import "Cache.h"
      #include "Core/cache.hpp"
      @implementation Cache
      @end
      @implementation Cache (More)
      @end
      --- Core/cache.hpp
      STORE_NAMESPACE_BEGIN
      class Cache { int a; };
      """)
    #expect(found.filter { $0.contains("Cache") } == ["class App.Cache", "class Core.Cache"])
  }

  @Test("are two for a class and a protocol of one name, which every place tells apart")
  func namesakes() {
    let text = """
      --- Core/A.h
      @protocol Foo;
      @class Foo;
      @protocol Foo <NSObject>
      - (void)p;
      @end
      @interface Foo : NSObject <Foo>
      - (void)c;
      @end
      --- Core/A.m
      #import "A.h"
      @implementation Foo
      - (void)p {}
      - (void)c {}
      @end
      --- App/U.m
      #import "A.h"
      @interface U : Foo <Foo>
      @property id<Foo> b;
      @end
      @implementation U
      - (void)run:(Foo *)a { [a c]; [self.b p]; [Foo new]; use(@protocol(Foo)); }
      @end
      --- App/S.swift
      import Core
      func f(_ a: Foo, _ b: FooProtocol) { a.c(); b.p() }
      """
    #expect(
      nodes(text).filter { $0.contains("Core.Foo") } == [
        "class Core.Foo", "protocol Core.FooProtocol",
      ])
    #expect(
      references(text).filter { $0.hasPrefix("App") } == [
        "App/S.swift:2 Foo -> Core.Foo", "App/S.swift:2 FooProtocol -> Core.FooProtocol",
        "App/S.swift:2 c -> Core.Foo", "App/S.swift:2 p -> Core.FooProtocol",
        "App/U.m:2 Foo -> Core.Foo", "App/U.m:2 Foo -> Core.FooProtocol",
        "App/U.m:3 Foo -> Core.FooProtocol", "App/U.m:6 Foo -> Core.Foo", "App/U.m:6 c -> Core.Foo",
        "App/U.m:6 p -> Core.FooProtocol", "App/U.m:6 Foo -> Core.Foo",
        "App/U.m:6 Foo -> Core.FooProtocol",
      ])
  }

  @Test(
    "are one for the prototype and the definition of a function, and one a file for static ones")
  func functions() {
    let found = nodes(
      """
      --- Core/a.h
      int work(void);
      --- Core/a.c
      #include "a.h"
      static int help(void) { return 1; }
      int work(void) { return help(); }
      --- Core/b.c
      static int help(void) { return 2; }
      """)
    #expect(
      found == [
        "function Core.help@Core/a.c", "function Core.help@Core/b.c", "function Core.work",
      ])
  }

  @Test("of C++ carry their namespaces, and classes with a pure virtual function are abstract")
  func cxx() {
    let project = SwiftProject(
      """
      --- Core/store.hpp
      namespace store {
      class Cache { public: virtual ~Cache(); virtual int get(int key) = 0; };
      class Disk : public Cache { public: int get(int key) override; };
      class Null : public Cache { };
      }
      --- Core/store.cpp
      #include "store.hpp"
      namespace store {
      int Disk::get(int key) { return key; }
      Cache *make() { return new Disk(); }
      }
      """)
    let names = project.graph.nodes.map { "\($0.id) \($0.abstractTypeCount)/\($0.typeCount)" }
    #expect(
      names == [
        "Core.store::Cache 1/1", "Core.store::Disk 0/1", "Core.store::Null 1/1",
        "Core.store::make 0/0",
      ])
    #expect(
      project.edgeLines == [
        "Core.store::Disk -> Core.store::Cache", "Core.store::Null -> Core.store::Cache",
        "Core.store::make -> Core.store::Cache", "Core.store::make -> Core.store::Disk",
      ])
  }

  @Test("name constants of enums and macros from everywhere that sees their header")
  func constants() {
    let found = references(
      """
      --- App/main.c
      #include "limits.h"
      int limit(void) { return RED + MAXIMUM; }
      --- App/limits.h
      enum Color { RED, GREEN };
      #define MAXIMUM 3
      """)
    #expect(
      found == ["App/main.c:2 RED -> App.Color", "App/main.c:2 MAXIMUM -> App.MAXIMUM"])
  }

  @Test("by a header that is not found are known where one type that may be used has the name")
  func missingHeader() {
    let text = """
      --- App/Main.m
      #import <Nowhere/All.h>
      @implementation Main
      - (Account *)make { return work(); }
      @end
      --- Core/Account.h
      @interface Account : NSObject
      @end
      int work(void);
      """
    let found = ["App.(extension of Main) -> Core.Account"]
    #expect(edges("depends App = Core\n" + text) == found)
    #expect(edges("guessed = App\n" + text) == found)
    #expect(edges(text) == found)
    #expect(edges("kind Core = application\n" + text) == [], "Nobody links a program.")
  }

  @Test(
    "of classes in programs and extensions that nothing leads to are those of others",
    arguments: [
      "--- Widget/Record.swift\n@objc(Record) public class Record: NSObject {}",
      "--- Widget/Record.h\n@interface Record : NSObject\n@end",
    ])
  func foreignSuperclass(declaration: String) {
    let text = """
      kind Widget = application
      --- App/Note.h
      #import <Store/Record.h>
      @interface Note : Record
      - (Record *)other;
      @end
      \(declaration)
      """
    #expect(edges(text) == [])
    #expect(edges("depends App = Widget\n" + text) == ["App.Note -> Widget.Record"])
    let announced = text.replacing("#import <Store/Record.h>", with: "@class Record;")
    #expect(edges(announced) == [])
  }

  @Test("of fields are found by the type of what an initialiser makes")
  func designators() {
    let found = references(
      """
      --- App/main.c
      #include "ops.h"
      struct Ops ops = { .open = 0, .first = { .count = 1 }, .dot.x = 2 };
      static struct Init all[2][1] = { { { .count = 1 } }, [1] = { [0] = { .count = 2 } } };
      struct Ops plain = { 0, { .lost = 1 } };
      void run(void) { use((struct Init){ .count = 3 }); struct Init own = { .count = 4 }; }
      --- App/ops.h
      struct Dot { int x; int lost; };
      struct Init { int count; };
      struct Ops { int open; struct Init first; struct Dot dot; };
      """)
    let fields = found.filter { reference in
      [" Init ", " Ops ", " Dot "].allSatisfy { !reference.contains($0) }
    }
    #expect(
      fields == [
        "App/main.c:2 open -> App.Ops", "App/main.c:2 first -> App.Ops",
        "App/main.c:2 count -> App.Init", "App/main.c:2 dot -> App.Ops",
        "App/main.c:2 x -> App.Dot", "App/main.c:3 count -> App.Init",
        "App/main.c:3 count -> App.Init", "App/main.c:5 count -> App.Init",
        "App/main.c:5 count -> App.Init",
      ])
  }

  @Test("in a file that is not included are unknown, but for functions and variables")
  func keptInSource() {
    let text = """
      --- App/Main.c
      #include "nowhere.h"
      struct Node *first;
      int run(void) { return RED + LIMIT + TOP(1) + LOW + work() + level; }
      --- App/Main.swift
      let node: Node
      --- App/node.c
      struct Node { int a; };
      enum Color { RED };
      #define LIMIT 3
      #define TOP(x) x
      enum { LOW };
      int level;
      int work(void) { return LIMIT; }
      """
    let functions = ["App/Main.c:3 work -> App.work", "App/Main.c:3 level -> App.level"]
    #expect(references(text).filter { $0.hasPrefix("App/Main") } == functions)
    let included = text.replacing("nowhere.h", with: "node.c")
    #expect(
      references(included).filter { $0.hasPrefix("App/Main") } == [
        "App/Main.c:2 Node -> App.Node", "App/Main.c:3 RED -> App.Color",
        "App/Main.c:3 LIMIT -> App.LIMIT", "App/Main.c:3 TOP -> App.TOP",
        "App/Main.c:3 LOW -> App.LOW",
      ] + functions)
    let header = text.replacing("node.c", with: "node.h")
    #expect(references(header).contains("App/Main.swift:1 Node -> App.Node"))
  }

  @Test("in a file that is not included are known where a header declares them forward")
  func opaqueTypes() {
    let text = """
      --- App/Main.c
      #include "Core/node.h"
      void run(Node *node, struct Edge *edge, struct Hidden *hidden);
      --- Core/node.c
      #include "node.h"
      struct Node { int a; };
      struct Edge { int b; };
      struct Hidden { int c; };
      --- Core/node.h
      typedef struct Node Node;
      struct Edge;
      """
    #expect(
      edges(text).filter { $0.hasPrefix("App") } == [
        "App.run -> Core.Edge", "App.run -> Core.Node",
      ])
  }

  @Test("of C++ by a header that is not found are those of the namespaces around the name")
  func namespaces() {
    let text = """
      --- App/main.cpp
      #include "nowhere.hpp"
      namespace b {
      class User {
        Foo *foo;
        a::Bar *bar;
        c::Foo *other;
        Own *own;
        All *all;
      };
      }
      --- Core/all.hpp
      namespace c { class Foo {}; }
      namespace c::a { class Bar {}; }
      namespace b { class Own {}; }
      class All {};
      """
    let sure = [
      "App/main.cpp:6 c::Foo -> Core.c::Foo", "App/main.cpp:7 Own -> Core.b::Own",
      "App/main.cpp:8 All -> Core.All",
    ]
    #expect(references(text) == sure)
    let included = text.replacing("nowhere.hpp", with: "all.hpp")
    #expect(
      references(included) == [
        "App/main.cpp:4 Foo -> Core.c::Foo", "App/main.cpp:5 a::Bar -> Core.c::a::Bar",
      ] + sure)
  }

  @Test("take forward declarations at the top of a file for code of the file")
  func forward() {
    let found = references(
      """
      --- Core/Model.h
      @class Screen;
      --- UI/Screen.h
      @interface Screen : NSObject
      @end
      """)
    #expect(found == ["Core/Model.h:1 Screen -> UI.Screen"])
  }

  @Test("know the private members of their headers in every file that includes them")
  func privateMembers() {
    let found = references(
      """
      --- Core/Shape.h
      @interface Shape : NSObject
      - (void)draw;
      @end
      @interface Holder : NSObject { Shape *_shape; }
      @end
      --- Core/Holder.m
      #import "Shape.h"
      @implementation Holder
      - (void)run { [_shape draw]; }
      + (Shape *)made { return [[self alloc] init]; }
      @end
      --- Core/user.hpp
      #include "Shape.h"
      struct Pen { void write(); };
      class User { void go(); Pen pen_; };
      --- Core/user.cpp
      #include "user.hpp"
      void User::go() { pen_.write(); }
      """)
    #expect(found.contains("Core/Holder.m:3 draw -> Core.Shape"))
    #expect(found.contains("Core/user.cpp:2 write -> Core.Pen"))
  }
}
