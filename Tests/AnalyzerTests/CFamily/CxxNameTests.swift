import ArchTestSupport
import Testing

@Suite("Names of C++")
struct CxxNameTests {
  @Test("mean the class that their namespace announces, not one of an inner namespace")
  func announcedBesideInner() {
    let found = references(
      """
      --- M/fwd.hpp
      namespace shop { class Item; namespace raw { class Item; } }
      --- M/item.hpp
      namespace shop { class Item { public: int n; }; }
      --- M/raw.hpp
      namespace shop { namespace raw { class Item { public: int n; }; } }
      --- M/use.hpp
      #include "fwd.hpp"
      #include "raw.hpp"
      namespace shop { class Cart { void add(const Item& item); raw::Item first; }; }
      namespace shop { namespace raw { class Box { Item *item; }; } }
      """)
    #expect(
      found.filter { $0.hasPrefix("M/use") } == [
        "M/use.hpp:3 Item -> M.shop::Item", "M/use.hpp:3 raw::Item -> M.shop::raw::Item",
        "M/use.hpp:4 Item -> M.shop::raw::Item",
      ])
  }

  @Test("mean no class of Swift without its header, whatever is announced")
  func noSwift() {
    let text = """
      --- App/core/fwd.hpp
      namespace core { class Handle; class Lost; }
      struct Plain;
      --- App/core/handle.hpp
      namespace core { class Handle { int n; }; }
      --- App/core/use.hpp
      #include "fwd.hpp"
      namespace core { class Chain { Handle *handle; Lost *lost; Plain *plain; }; }
      --- App/Handle.swift
      public class Handle {}
      public class Lost {}
      public class Plain {}
      --- App/Bridge.mm
      #import "App-Swift.h"
      void run(Handle *handle) {}
      --- App/Screen.h
      @class Handle;
      @interface Screen : NSObject
      @property Handle *handle;
      @end
      class Extra { Handle *own; };
      """
    #expect(
      references(text) == [
        "App/Bridge.mm:2 Handle -> App.Handle", "App/Screen.h:1 Handle -> App.Handle",
        "App/Screen.h:3 Handle -> App.Handle", "App/Screen.h:5 Handle -> App.Handle",
        "App/core/fwd.hpp:1 core::Handle -> App.core::Handle",
        "App/core/use.hpp:2 Handle -> App.core::Handle",
      ])
  }

  @Test("of constants lead through enumerations in classes, which no file need write alone")
  func constantsOfNestedEnumerations() {
    let found = references(
      """
      --- M/fault.hpp
      namespace kiln {
      class Fault {
      public:
        enum class Code;
        enum class Code : int { crack = 1, schema = 2 };
        enum Level { low, high };
      };
      }
      --- M/schema.hpp
      namespace kiln { namespace syntax { class schema { int n; }; } }
      --- M/use.cpp
      #include "fault.hpp"
      #include "schema.hpp"
      namespace kiln {
      int use(int x) {
        int a = (int) Fault::Code::schema;
        return Fault::Level::high + kiln::Fault::Code::crack;
      }
      static_assert((int) Fault::Code::schema == 2, "");
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("M/use") } == [
        "M/use.cpp:5 Fault::Code::schema -> M.kiln::Fault",
        "M/use.cpp:6 Fault::Level::high -> M.kiln::Fault",
        "M/use.cpp:6 kiln::Fault::Code::crack -> M.kiln::Fault",
        "M/use.cpp:8 Fault::Code::schema -> M.kiln::Fault",
      ])
  }

  @Test("that begin with what the project declares are unresolved where the rest is not found")
  func openChains() {
    let project = SwiftProject(
      """
      --- M/a.hpp
      namespace kiln { class Oven { int n; }; }
      namespace std { template <> struct hash<kiln::Oven> { int n; }; }
      --- M/b.cpp
      #include "a.hpp"
      void use() { kiln::made(); std::sort(1); other::made(); kiln::Lost *lost; }
      """)
    let graph = project.graph
    #expect(graph.unresolved.map { graph.names[$0.name] } == ["kiln::made", "kiln::Lost"])
    #expect(graph.external.map { graph.names[$0.name] }.contains("std::sort"))
    #expect(graph.external.map { graph.names[$0.name] }.contains("other::made"))
  }

  @Test("of aliases that a base class template has for its parameters mean the arguments")
  func aliasesOfBaseTemplates() {
    let found = references(
      """
      --- M/base.hpp
      template <typename T, typename U> class Backed { public: typedef T Syntax; using Extra = U; };
      struct Raw { enum class Switch { on, off }; };
      struct More { static int size; };
      --- M/glaze.hpp
      #include "base.hpp"
      class Glaze : public Backed<Raw, More> { int run(); };
      class Shiny : public Glaze { };
      --- M/glaze.cpp
      #include "glaze.hpp"
      int Glaze::run() { return (int) Syntax::Switch::on + Extra::size; }
      int far() { return (int) Shiny::Syntax::Switch::off; }
      """)
    #expect(
      found.filter { $0.hasPrefix("M/glaze.cpp") && $0.contains("::") }
        == [
          "M/glaze.cpp:2 Syntax::Switch::on -> M.Raw", "M/glaze.cpp:2 Extra::size -> M.More",
          "M/glaze.cpp:3 Shiny::Syntax::Switch::off -> M.Raw",
        ])
  }

  @Test("have the namespaces that macros of the project open around them")
  func namespacesOfMacros() {
    let text = """
      --- M/predef.h
      #define KILN_BEGIN namespace kiln {
      #define KILN_END }
      #define OPEN_SPACE(name) namespace name {
      #ifdef __cplusplus
      #define C_BEGIN extern "C" {
      #define C_END }
      #else
      #define C_BEGIN
      #define C_END
      #endif
      --- M/Oven.h
      @interface Oven : NSObject
      + (void)warmUp;
      @end
      --- M/core/oven.hpp
      #include "../predef.h"
      KILN_BEGIN
      class Oven { public: void burn(); };
      KILN_END
      OPEN_SPACE(store)
      struct Shelf { int n; };
      KILN_END
      KILN_BEGIN
      OTHER_MACRO
      template <class T> struct Rack { T t; };
      KILN_END
      Loose make();
      C_BEGIN
      struct Loose { int n; };
      C_END
      --- M/Use.mm
      #import "Oven.h"
      #include "core/oven.hpp"
      void use(kiln::Oven *oven, store::Shelf *shelf, Loose *loose) { oven->burn(); [Oven warmUp]; }
      """
    let names = ["Oven", "Shelf", "Loose", "Rack"]
    let types = nodes(text).filter { line in names.contains { line.hasSuffix($0) } }
    #expect(
      types == [
        "struct M.Loose", "class M.Oven", "class M.kiln::Oven", "struct M.kiln::Rack",
        "struct M.store::Shelf",
      ])
    #expect(
      references(text).filter { $0.hasPrefix("M/Use") } == [
        "M/Use.mm:3 kiln::Oven -> M.kiln::Oven", "M/Use.mm:3 store::Shelf -> M.store::Shelf",
        "M/Use.mm:3 Loose -> M.Loose", "M/Use.mm:3 burn -> M.kiln::Oven",
        "M/Use.mm:3 Oven -> M.Oven", "M/Use.mm:3 warmUp -> M.Oven",
      ])
  }

  @Test("go on with elements of containers, pairs and what pointers point to")
  func containers() {
    let found = references(
      """
      --- M/holder.hpp
      struct Holder { int size; int offset() const; };
      template <class T> class Ref { public: T *operator->() const; bool is; };
      using Holders = std::map<std::string, Holder>;
      --- M/use.cpp
      #include "holder.hpp"
      int use(Holders& map, std::vector<Holder>& list, Ref<Holder> ref, std::map<int, Holder> m) {
        for (auto& pair : map) { pair.second.size = 1; }
        auto it = map.find("a");
        int a = it->second.offset();
        for (auto& one : list) { a += one.size; }
        a += list[0].offset() + list.front().size;
        a += ref->size + ref.is + m[1].size;
        std::unique_ptr<Holder> owned = std::make_unique<Holder>();
        std::shared_ptr<Holder> shared = std::make_shared<Holder>();
        owned.reset();
        a += owned->offset() + shared.get()->size;
        std::function<Holder(int)> make;
        std::optional<Holder> maybe;
        return a + make(1).size + maybe->size + maybe.value().offset();
      }
      """)
    let lines: [String] = found.compactMap { line in
      guard line.hasPrefix("M/use"), !line.contains(" Holder") else { return nil }
      let words = line.dropFirst("M/use.cpp:".count).split(separator: " ")
      return "\(words[0]) \(words[1])"
    }
    #expect(
      lines == [
        "2 Ref", "3 size", "5 offset", "6 size", "7 offset", "7 size", "8 size", "8 is", "8 size",
        "12 offset", "12 size", "15 size", "15 size", "15 offset",
      ])
  }
}
