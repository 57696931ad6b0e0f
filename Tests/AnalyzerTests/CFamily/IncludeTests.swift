import ArchTestSupport
import Testing

@Suite("Includes")
struct IncludeTests {
  @Test("are imports of the module that owns the header, and of none within one")
  func modules() {
    let project = SwiftProject(
      """
      --- App/Main.m
      #import "Own.h"
      #import <Core/Account.h>
      #import "Account.h"
      @import Core;
      #import <UIKit/UIKit.h>
      #include <stdio.h>
      --- App/Own.h
      @class Other;
      --- Core/Account.h
      @interface Account : NSObject
      @end
      """)
    #expect(
      project.importLines == [
        "App/Main.m:2 Core*", "App/Main.m:3 Core*", "App/Main.m:4 Core*", "App/Main.m:5 UIKit",
        "App/Main.m:6 stdio.h",
      ])
  }

  @Test("of a source that two modules compile lead into its own, whoever holds headers beside it")
  func sharedSources() {
    let project = SwiftProject(
      """
      manifest Depot = CMakeLists.txt
      --- Common/Pump.h in Shop
      #import "Unit.h"
      @interface Pump : NSObject
      - (double)read;
      @end
      --- Common/Pump.m in Shop, Depot
      #import "Pump.h"
      @implementation Pump
      - (double)read { return unit_size; }
      @end
      --- Common/Unit.h in Shop
      static const double unit_size = 2;
      --- Common/Only.h in Shop
      int only(void);
      --- Depot/Main.m in Depot
      #import "Pump.h"
      int depot(void) { return (int)[[Pump new] read]; }
      --- Depot/Far.m in Depot
      #import "Only.h"
      int far(void) { return only(); }
      """)
    let grouped = project.graph.grouped(by: .module)
    let proofs = grouped.edges.flatMap(\.references).map {
      project.graph.files[project.graph.references[$0].file].path
    }
    #expect(Set(proofs) == ["Depot/Far.m"])
    #expect(project.importLines == ["Depot/Far.m:1 Only.h"] || project.importLines.count == 1)
  }

  @Test("show what the headers declare that a header includes")
  func transitive() {
    let found = edges(
      """
      --- App/Main.m
      #import "All.h"
      int run(void) { return deep() + hidden(); }
      --- App/All.h
      #import "Middle.h"
      --- App/Middle.h
      #import "Deep.h"
      --- App/Deep.h
      #import "All.h"
      int deep(void);
      --- Other/Hidden.h
      int hidden(void);
      """)
    #expect(found == ["App.run -> App.deep"])
  }

  @Test("of a prefix header count for every file of its module, Swift apart")
  func prefixHeader() {
    let found = edges(
      """
      prefix App = App/App-Prefix.pch
      --- App/Main.m
      int run(void) { return log_line("x"); }
      --- App/App-Prefix.pch
      #import <Logs/Log.h>
      --- Logs/Log.h
      int log_line(const char *text);
      """)
    #expect(found == ["App.run -> Logs.log_line"])
  }

  @Test("prefer the folder of the file, then its module, then what it may use")
  func nearest() {
    let found = references(
      """
      --- App/A/Main.c
      #include "types.h"
      struct Shape *shape;
      --- App/A/types.h
      struct Shape { int a; };
      --- App/B/types.h
      struct Form { int b; };
      --- Core/types.h
      struct Shape { int c; };
      """)
    #expect(found == ["App/A/Main.c:2 Shape -> App.Shape"])
  }

  @Test("are found relative to the folders of headers of a module")
  func folders() {
    let project = SwiftProject(
      """
      folder Core = Core/include
      --- App/Main.c
      #include "core/shapes/circle.h"
      --- Core/include/core/shapes/circle.h
      struct Circle { int r; };
      """)
    #expect(project.importLines == ["App/Main.c:1 Core*"])
  }

  @Test(
    "reach no other manifest's module from a package, nor another Xcode project by a folder's name")
  func unreachable() {
    func lines(_ app: String, _ kit: String, _ more: String = "") -> [String] {
      SwiftProject(
        """
        manifest App = \(app)
        manifest Kit = \(kit)
        \(more)
        --- App/Main.c
        #include <shapes/circle.h>
        #include "square.h"
        --- Kit/private/shapes/circle.h
        struct Circle { int r; };
        --- Kit/private/square.h
        struct Square { int a; };
        """
      ).importLines
    }
    let none = ["App/Main.c:1 shapes", "App/Main.c:2 square.h"]
    let bare = ["App/Main.c:1 shapes", "App/Main.c:2 Kit*"]
    let both = ["App/Main.c:1 Kit*", "App/Main.c:2 Kit*"]
    let (one, other) = ("A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj")
    #expect(lines("Package.swift", other) == none)
    #expect(lines("Package.swift", "Package.swift") == both)
    #expect(lines("Package.swift", "Package.swift", "home Kit = Elsewhere") == none)
    #expect(lines(one, other) == bare)
    #expect(lines(one, one) == both)
    #expect(lines("CMakeLists.txt", "CMakeLists.txt") == both)
  }

  @Test("by a macro, and of what is not there, lead outside")
  func macros() {
    let project = SwiftProject(
      """
      --- App/Main.c
      #include CONFIG_HEADER
      #include "nowhere.h"
      """)
    #expect(project.importLines == ["App/Main.c:1 CONFIG_HEADER", "App/Main.c:2 nowhere.h"])
  }

  @Test("of a module's header for Objective-C show its Swift declarations")
  func generatedHeader() {
    let project = SwiftProject(
      """
      --- App/Main.m
      #import "Core-Swift.h"
      @implementation Main
      - (void)run { [Engine new]; }
      @end
      --- Core/Engine.swift
      public class Engine: NSObject {}
      """)
    #expect(project.edgeLines == ["App.(extension of Main) -> Core.Engine"])
    #expect(project.importLines == ["App/Main.m:1 Core*"])
  }

  @Test("of a module's header for Objective-C go by the name that its settings give that header")
  func namedGeneratedHeader() {
    let project = SwiftProject(
      """
      generated App = Core-Swift.h
      --- App/Main.m
      #import "Core-Swift.h"
      @implementation Main
      - (void)run { [Engine new]; }
      @end
      --- App/Engine.swift
      public class Engine: NSObject {}
      --- Core/Engine.swift
      public class Engine: NSObject {}
      """)
    #expect(project.edgeLines == ["App.(extension of Main) -> App.Engine"])
  }

  @Test("of a header that several modules have lead to the own one, then to a declared one")
  func sharedHeaders() {
    let project = SwiftProject(
      """
      depends App = Core
      depends Far = App
      --- App/Main.c
      #include "Shared/shape.h"
      struct Shape *shape;
      --- Zone/Zone.c
      #include "Shared/shape.h"
      struct Shape *zone;
      --- Far/Far.c
      #include "Shared/shape.h"
      struct Shape *far;
      --- Shared/shape.h in Any, Core, Zone
      struct Shape { int a; };
      """)
    #expect(project.importLines == ["App/Main.c:1 Core*", "Far/Far.c:1 Core*"])
    #expect(
      project.edgeLines == [
        "App.shape -> Core.Shape", "Far.far -> Core.Shape", "Zone.zone -> Zone.Shape",
      ])
  }

  @Test("of a header that a program has, too, lead to that of another module")
  func headersOfPrograms() {
    let found = SwiftProject(
      """
      kind App = application
      kind Tool = executable
      manifest Other = CMakeLists.txt
      manifest Tool = CMakeLists.txt
      --- App/log.h
      int log_line(void);
      --- Kit/log.h
      int log_line(void);
      --- Other/Main.c
      #include "Shared/shape.h"
      #include "log.h"
      #include "run.h"
      --- Shared/shape.h in App, Kit, Tool
      struct Shape { int a; };
      --- Tool/Main.c
      #include "log.h"
      #include "Shared/shape.h"
      --- Tool/run.h
      int run(void);
      """)
    #expect(
      found.importLines == [
        "Other/Main.c:1 Kit*", "Other/Main.c:2 Kit*", "Other/Main.c:3 Tool*", "Tool/Main.c:1 Kit*",
      ])
  }

  @Test("of a header that several modules have do not give its members to another module")
  func sharedMembers() {
    let found = edges(
      """
      depends Any = Core
      --- Core/Base.h
      @interface Base : NSObject
      @end
      --- Core/Base.m
      #import "Base.h"
      #import "Shared/Base+Log.h"
      @implementation Base
      - (void)run { [self.logger log]; }
      @end
      --- Any/Main.m
      #import "Core/Base.h"
      @implementation Main
      @end
      --- Shared/Base+Log.h in Any, Core
      #import "Shared/Logger.h"
      @interface Base ()
      @property (nonatomic) Logger *logger;
      @end
      --- Shared/Logger.h in Any, Core
      @interface Logger : NSObject
      - (void)log;
      @end
      """)
    #expect(found.contains("Core.Base -> Core.Logger"))
    #expect(!found.contains { $0.hasPrefix("Core.") && $0.contains("-> Any.") })
  }

  @Test("of another module's headers lead to declarations of the own copies of what these include")
  func ownCopies() {
    let found = edges(
      """
      depends Own = Kit
      --- Own/Main.c
      #include "Kit/all.h"
      struct Shape *shape;
      --- Kit/all.h
      #include "Shared/shape.h"
      --- Shared/shape.h in Kit, Own
      struct Shape { int a; };
      """)
    #expect(found == ["Own.shape -> Own.Shape"])
  }
}
