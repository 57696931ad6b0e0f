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
