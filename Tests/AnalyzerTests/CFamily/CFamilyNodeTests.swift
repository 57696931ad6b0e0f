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

  @Test("by a header that is not found are known where one type alone has the name")
  func missingHeader() {
    let found = edges(
      """
      --- App/Main.m
      #import <Nowhere/All.h>
      @implementation Main
      - (Account *)make { return work(); }
      @end
      --- Core/Account.h
      @interface Account : NSObject
      @end
      int work(void);
      """)
    #expect(found == ["App.(extension of Main) -> Core.Account"])
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
