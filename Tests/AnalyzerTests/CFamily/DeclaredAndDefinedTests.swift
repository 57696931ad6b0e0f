import ArchTestSupport
import DependencyModel
import Testing

@Suite("What one file declares and another defines")
struct DeclaredAndDefinedTests {
  @Test("counts for the header that is seen, for members of classes of C++")
  func members() {
    let project = SwiftProject(
      """
      --- M/house.hpp
      #include "oven.hpp"
      class House { public: Oven *oven(); };
      --- M/oven.cpp
      #include "oven.hpp"
      void Oven::burn(int hours) { clean(); }
      void Oven::clean() { }
      --- M/oven.hpp
      class Oven { public: void burn(int hours); void clean(); };
      --- M/use.cpp
      #include "house.hpp"
      void use(House *house) { house->oven()->burn(3); }
      """)
    #expect(
      project.fileEdgeLines == [
        "M/house.hpp -> M/oven.hpp", "M/oven.cpp -> M/oven.hpp", "M/use.cpp -> M/house.hpp",
        "M/use.cpp -> M/oven.hpp",
      ])
  }

  @Test("counts for the header that is seen, for functions and classes of Objective-C")
  func functions() {
    let project = SwiftProject(
      """
      --- M/Oven.h
      @interface Oven : NSObject
      - (void)burn;
      @end
      extern int OvenCount;
      int OvenMake(void);
      --- M/Oven.m
      #import "Oven.h"
      int OvenCount = 1;
      int OvenMake(void) { return 0; }
      @implementation Oven
      - (void)burn { }
      @end
      --- M/Use.m
      #import "Oven.h"
      void use(Oven *oven) { [oven burn]; OvenMake(); OvenCount += 1; }
      --- M/Use.swift
      func run(oven: Oven) { oven.burn(); OvenMake() }
      """)
    #expect(
      project.fileEdgeLines == [
        "M/Oven.m -> M/Oven.h", "M/Use.m -> M/Oven.h", "M/Use.swift -> M/Oven.h",
      ])
  }

  @Test("counts for what defines it where the file itself declares it anew")
  func declaredAnew() {
    let project = SwiftProject(
      """
      --- M/log.c
      int level = 1;
      void put(const char *text) { }
      --- M/use.c
      extern int level;
      void put(const char *text);
      void use(void) { put("a"); level = 2; }
      """)
    #expect(project.fileEdgeLines == ["M/use.c -> M/log.c"])
  }

  @Test("counts for the header where that uses in a function what it declares itself")
  func declaredInHeader() {
    let project = SwiftProject(
      """
      --- M/log.c
      #include "log.h"
      int put(int level) { return level; }
      --- M/log.h
      int put(int level);
      static inline int twice(int level) { return put(put(level)); }
      --- M/use.c
      #include "log.h"
      int use(void) { return twice(1); }
      """)
    #expect(project.fileEdgeLines == ["M/use.c -> M/log.h"])
  }

  @Test("counts for what declares a type forward where the file does not see its definition")
  func forwardTypes() {
    let project = SwiftProject(
      """
      --- M/entry.h
      #include "log.h"
      union value { struct entry *first; int number; };
      --- M/log.c
      #include "log.h"
      struct log { int level; };
      struct entry { int number; };
      int count(struct entry *entry, log *log) { return entry->number + log->level; }
      --- M/log.h
      typedef struct log log;
      struct entry;
      union value;
      int count(struct entry *entry, log *log);
      int weigh(union value *value);
      --- M/use.c
      #include "log.h"
      int use(struct entry *entry, log *log, union value *value) { return count(entry, log); }
      """)
    #expect(project.fileEdgeLines == ["M/entry.h -> M/log.h", "M/use.c -> M/log.h"])
  }

  @Test("forward, counts for the file itself if it says so, else for the nearest that does")
  func nearestForward() {
    let project = SwiftProject(
      """
      --- M/entry.h
      struct entry { int number; };
      union value { int number; };
      --- M/alone.h
      #include "log.h"
      struct entry;
      int weigh(struct entry *entry);
      --- M/calls.h
      typedef union value *(*call)(const union value *);
      --- M/log.h
      struct entry;
      int count(struct entry *entry);
      --- M/use.c
      #include "far.h"
      #include "zeal.h"
      #include "calls.h"
      int use(struct entry *entry, union value *value) { return 0; }
      --- M/far.h
      #include "log.h"
      --- M/zeal.h
      struct entry;
      union value;
      """)
    #expect(project.fileEdgeLines == ["M/use.c -> M/zeal.h"])
  }

  @Test("as a friend, counts for the class that says so")
  func friends() {
    let project = SwiftProject(
      """
      --- M/oven.hpp
      struct Oven { int heat; friend struct Baker; };
      namespace lab { class Still { friend class Baker; }; }
      --- M/baker.hpp
      #include "oven.hpp"
      struct Baker { int run(Oven *oven); };
      """)
    #expect(project.fileEdgeLines == ["M/baker.hpp -> M/oven.hpp"])
  }

  @Test("counts for the interface where only an implementation of Objective-C has it")
  func implementedAlone() {
    let project = SwiftProject(
      """
      --- M/Lit.h
      @protocol Lit
      - (int)heat;
      @end
      --- M/Oven.h
      #import "Lit.h"
      @interface Oven : NSObject <Lit>
      @end
      --- M/Oven.m
      #import "Oven.h"
      @implementation Oven
      - (int)heat { return 1; }
      @end
      --- M/Use.m
      #import "Oven.h"
      int use(Oven *oven) { return [oven heat]; }
      """)
    #expect(
      project.fileEdgeLines == [
        "M/Oven.h -> M/Lit.h", "M/Oven.m -> M/Oven.h", "M/Use.m -> M/Oven.h",
      ])
  }

  @Test("counts for the implementation of a category where the project does not declare the class")
  func implementedBesideOutside() {
    let project = SwiftProject(
      """
      --- M/NSData+Body.h
      #import <Foundation/Foundation.h>
      @interface NSData (Body)
      @end
      --- M/NSData+Body.m
      #import "NSData+Body.h"
      @implementation NSData (Body)
      - (NSData *)trimmedBody { return self; }
      @end
      --- M/Use.m
      #import "NSData+Body.h"
      int use(NSData *data) { return [data trimmedBody].length; }
      """)
    #expect(project.fileEdgeLines.contains("M/Use.m -> M/NSData+Body.m"))
  }

  @Test("has as many references by file as by type")
  func sameWeights() {
    let project = SwiftProject(
      """
      --- M/oven.hpp
      class Oven { public: void burn(int hours); };
      void start(Oven *oven);
      --- M/oven.cpp
      #include "oven.hpp"
      void Oven::burn(int hours) { }
      void start(Oven *oven) { }
      --- M/use.cpp
      #include "oven.hpp"
      void use(Oven *oven) { start(oven); oven->burn(1); }
      """)
    #expect(project.graph.references.allSatisfy { $0.targetFile != nil })
  }
}
