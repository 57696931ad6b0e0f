import ArchTestSupport
import DependencyModel
import Testing

@Suite("Functions that Swift shows to C")
struct ExposedFunctionTests {
  @Test("are behind the prototypes of their C names, in headers and in sources, and both ways")
  func prototypes() {
    let text = """
      depends Engine = Bridge
      --- Bridge/bridge.c
      #include "bridge.h"
      extern void engine_hidden(int);
      int bridge_run(void) { engine_hidden(1); return engine_start(2); }
      --- Bridge/bridge.h
      int engine_start(int level);
      void engine_plain(void);
      int bridge_run(void);
      --- Engine/Engine.swift
      import Bridge
      @c(engine_start) public func begin(_ level: Int32) -> Int32 { bridge_run() }
      @c func engine_plain() {}
      @_cdecl("engine_hidden") func hide(_ level: Int32) {}
      --- Tool/tool.c
      #include "Bridge/bridge.h"
      void tool(void) { engine_plain(); }
      """
    #expect(
      edges(text) == [
        "Bridge.bridge_run -> Bridge.engine_hidden", "Bridge.bridge_run -> Bridge.engine_start",
        "Bridge.bridge_run -> Engine.begin", "Bridge.bridge_run -> Engine.hide",
        "Engine.begin -> Bridge.bridge_run", "Tool.tool -> Bridge.engine_plain",
        "Tool.tool -> Engine.engine_plain",
      ])
    let graph = SwiftProject(text).graph
    let linked = graph.edges.filter { graph.nodes[$0.to.int].id == "Engine.begin" }
    #expect(linked.flatMap { $0.references.map { graph.references[$0].confidence } } == [.probable])
  }

  /// A project in which C calls `start`, which a header of another module declares.
  private func project(_ sources: String) -> String {
    """
    --- App/main.c
    #include "start.h"
    int main(void) { start(); return 0; }
    --- App/start.h
    void start(void);
    \(sources)
    """
  }

  @Test(
    "are not meant by what C declares for itself, defines or has from elsewhere",
    arguments: [
      "--- App/start.c\nvoid start(void) {}\n--- Kit/a.swift\n@c public func start() {}",
      "--- Kit/a.swift\npublic func start() {}",
      "--- Kit/a.swift\n@c(begin) public func start() {}",
      "--- Kit/a.swift\n@_silgen_name(\"start\") public func begin()",
      "--- Kit/a.swift\n@c public func start() {}\n--- Shed/a.swift\n@c public func start() {}",
      "role Kit = test\n--- Kit/a.swift\n@_cdecl(\"start\") public func start() {}",
      "--- Kit/a.swift\npublic struct S { @objc(start) public func start() {} }",
    ])
  func others(sources: String) {
    let heads = sources.split(separator: "\n").prefix { !$0.hasPrefix("---") }
    let rest = sources.split(separator: "\n").drop { !$0.hasPrefix("---") }.joined(separator: "\n")
    let text = (heads + [project(rest)[...]]).joined(separator: "\n")
    #expect(edges(text) == ["App.main -> App.start"])
  }

  @Test(
    "are meant whatever makes the symbol",
    arguments: [
      "@c(start) public func begin() {}", "@c(`start`) public func begin() {}",
      "@_cdecl(\"start\") public func begin() {}", "@_cdecl(\"start\") private func begin() {}",
      "@_silgen_name(\"start\") public func begin() {}", "@objc(start) public func begin() {}",
      "@c @implementation public func start() {}",
    ])
  func symbols(declaration: String) {
    let found = edges(project("--- Kit/a.swift\nimport App\n" + declaration))
    #expect(found.contains { $0.hasPrefix("App.main -> Kit.") })
  }

  @Test("are known to C by prototypes in bodies, where one module depends on the other")
  func localPrototypes() {
    let text = """
      --- App/main.c
      int main(void) { extern void start(void); start(); printf("a"); int stop = 0; return stop; }
      --- App/App.h
      int main(void);
      --- Kit/a.swift
      import App
      @c public func start() {}
      @c public func stop() {}
      --- Other/a.swift
      @c public func printf() {}
      """
    #expect(edges(text) == ["App.main -> Kit.start"])
  }

  @Test("static prototypes and names of C++'s namespaces mean none of them")
  func linkage() {
    let text = """
      --- App/main.cpp
      #include "start.hpp"
      int main() { kiln::start(); stop(); return 0; }
      --- App/start.hpp
      namespace kiln { void start(); }
      static void stop();
      --- Kit/a.swift
      @c public func start() {}
      @c public func stop() {}
      """
    #expect(!edges(text).contains { $0.contains("Kit") })
  }

  @Test("of several modules are those of the caller's own")
  func ownModule() {
    let text = """
      --- App/a.swift
      @c public func start() {}
      --- App/main.c
      void start(void);
      int main(void) { start(); return 0; }
      --- Other/a.swift
      @c public func start() {}
      """
    #expect(edges(text) == ["App.main -> App.start"])
  }

  @Test("are known by the header that the compiler writes, without any prototype")
  func generatedHeader() {
    let text = """
      --- App/main.c
      #include "Kit-Swift.h"
      int main(void) { engine_start(LevelHigh); inner(); return ModeVeryFast; }
      --- Kit/a.swift
      @c public enum Level: Int32 { case low, high }
      @c(Mode) public enum Pace: Int32 { case slow, veryFast }
      @c(engine_start) public func begin(_ level: Level) {}
      public func inner() {}
      --- Shed/plain.c
      int other(void) { engine_start(0); return 0; }
      """
    #expect(
      edges(text) == [
        "App.main -> Kit.Level (member)", "App.main -> Kit.Pace (member)", "App.main -> Kit.begin",
        "Kit.begin -> Kit.Level",
      ])
  }

  @Test("name the prototype that they implement, so that the import of its module is used")
  func implementations() {
    let text = """
      --- Bridge/bridge.h
      int engine_start(int level);
      --- Engine/Engine.swift
      import Bridge
      @c @implementation func engine_start(_ level: Int32) -> Int32 { level }
      --- Engine/Other.swift
      @c @implementation func engine_stop() {}
      """
    #expect(
      references(text) == [
        "Engine/Engine.swift:2 implementation -> Bridge.engine_start"
      ])
  }

  @Test("are reached by Swift that calls the prototype, too")
  func swiftCallers() {
    let text = """
      --- App/App.swift
      import Bridge
      func run() { engine_stop() }
      --- Bridge/bridge.h
      void engine_stop(void);
      --- Engine/Engine.swift
      @_cdecl("engine_stop") public func stop() {}
      """
    #expect(edges(text) == ["App.run -> Bridge.engine_stop", "App.run -> Engine.stop"])
  }
}
