import ArchTestSupport
import DependencyModel
import Testing

@Suite("What files of the C family see")
struct VisibilityTests {
  @Test("a category in a header that is not included adds nothing, and no variables anywhere")
  func unseenCategory() {
    let text = """
      --- Core/A.h
      @interface A : NSObject
      - (void)go;
      @end
      --- Core/A.m
      #import "A.h"
      static BOOL _x;
      @implementation A
      - (void)go { _x = YES; [A x]; self.y = 1; }
      @end
      --- Tests/A+Test.h
      #import "A.h"
      @interface A (Test)
      @property (class) BOOL x;
      @property int y;
      @end
      """
    #expect(edges(text) == ["Core.A -> Core._x", "Tests.(extension of Core.A) -> Core.A"])
    let included = text.replacing("#import \"A.h\"\nstatic", with: "#import \"A+Test.h\"\nstatic")
    #expect(
      references(included).filter { $0.hasPrefix("Core/A.m") } == [
        "Core/A.m:4 _x -> Core._x", "Core/A.m:4 x -> Tests.(extension of Core.A)",
        "Core/A.m:4 y -> Tests.(extension of Core.A)",
      ])
  }

  @Test("a category of the own module counts where it is not included, though not for certain")
  func nearCategory() {
    let project = SwiftProject(
      """
      --- Core/A.h
      @interface A : NSObject
      @end
      --- Core/A+More.h
      @interface A (More)
      - (void)more;
      @end
      --- Core/B.m
      #import "A.h"
      void run(A *a) { [a more]; }
      """)
    #expect(project.confidence("more") == .probable)
    #expect(project.confidence("A") == .certain)
  }

  @Test("a name of a file's own is meant before a property of that name")
  func ownName() {
    let found = references(
      """
      --- Core/A.h
      @interface A : NSObject
      @property (class) BOOL count;
      @property BOOL size;
      @end
      --- Core/A.m
      #import "A.h"
      static BOOL count;
      @implementation A
      + (BOOL)count { return count && size; }
      @end
      --- Core/B.m
      static BOOL count;
      """)
    #expect(found.contains("Core/A.m:4 count -> Core.count@Core/A.m"))
  }

  @Test("a header of several modules is seen as whichever module's file")
  func headerOfModules() {
    let project = SwiftProject(
      """
      depends Tool = Core
      --- Core/A.h in Core, Tool
      @interface A : NSObject
      @end
      --- Core/All.h
      #import "A.h"
      --- Tool/main.m
      #import "Core/All.h"
      void run(A *a) { }
      """)
    #expect(project.confidence("A") == .certain)
  }

  @Test("a class that is only announced is certain in its own module alone")
  func announced() {
    let project = SwiftProject(
      """
      --- Core/B.h
      @class Near;
      @class Far;
      @class NSArray;
      @interface B : NSObject
      @property Near *near;
      @property Far *far;
      @property NSArray *all;
      @end
      --- Core/Near.h
      @interface Near : NSObject
      @end
      --- Other/Far.h
      @interface Far : NSObject
      @end
      @interface NSArray : NSObject
      @end
      """)
    #expect(project.confidence("Near") == .certain)
    #expect(project.confidence("Far") == .probable)
    #expect(!project.referenceLines.contains { $0.contains("NSArray") })
  }

  @Test("an enumeration that is announced announces nothing else")
  func announcedEnumeration() {
    let found = references(
      """
      --- Core/kind.h
      typedef NS_ENUM(NSInteger, Kind);
      --- Core/own.c
      typedef long NSInteger;
      --- Core/use.m
      #import "kind.h"
      @interface Use
      @property NSInteger count;
      @property Kind kind;
      @end
      --- Core/Kinds.h
      typedef NS_ENUM(NSInteger, Kind) { KindA };
      """)
    #expect(found == ["Core/kind.h:1 Kind -> Core.Kind", "Core/use.m:4 Kind -> Core.Kind"])
  }

  @Test("a class of C++ that is announced in a namespace is no type of another one")
  func announcedInNamespace() {
    let found = references(
      """
      --- Core/a.hpp
      namespace ext { class List; class Node; struct Tree; }
      class Leaf;
      ext::List *make(Leaf *leaf);
      class Own { friend class Node; };
      --- Kit/List.swift
      public class List {}
      @objc public class Node: NSObject {}
      --- Other/node.hpp
      struct Tree {};
      struct Leaf {};
      """)
    #expect(found.isEmpty)
  }

  @Test("a member of a C++ class that nothing declares names the class")
  func unknownMember() {
    let found = references(
      """
      --- Core/a.hpp
      MAKE_MEMBERS(int)
      class Shape : public Unknown { };
      --- Core/b.cpp
      #include "a.hpp"
      int count() { return Shape::Count + Other::Count; }
      """)
    #expect(found == ["Core/b.cpp:2 Shape::Count -> Core.Shape"])
  }
}

extension SwiftProject {
  /// How sure the references by a name are, if all are equally sure.
  fileprivate func confidence(_ name: String) -> Confidence? {
    let found = Set(graph.references.filter { graph.names[$0.name] == name }.map(\.confidence))
    return found.count == 1 ? found.first : nil
  }
}
