import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@Suite("A project of CMake")
struct CMakeTests {
  private func load(_ list: String, more: [String: String] = [:]) throws -> ProjectDescription {
    var files = [
      "CMakeLists.txt": list, "a.swift": "", "b.swift": "", "c.c": "", "Tests/c.h": "",
      "Tests/s.swift": "", "Tests/t.swift": "",
    ]
    files.merge(more) { $1 }
    return try project(files)
  }

  private func table(_ project: ProjectDescription) -> [String] {
    project.modules.map { module in
      let links = module.dependencies.map { $0.modules.first ?? "-\($0.name)" }
      return ([module.name] + module.sources + (links.isEmpty ? [] : [">"]) + links)
        .joined(separator: " ")
    }
  }

  @Test("has a module for each library and executable, with sources and links")
  func modules() throws {
    let project = try load(
      """
      cmake_minimum_required(VERSION 3.26) # comment
      #[[ add_library(Hidden
      a.swift) ]]
      project(Sample LANGUAGES C Swift)
      ADD_LIBRARY(Core STATIC a.swift)
      set_target_properties(Core PROPERTIES OUTPUT_NAME x Swift_MODULE_NAME CoreKit)
      add_library(Sample::Core ALIAS Core)
      add_executable(tool b.swift
        c.c)
      target_link_libraries(tool PRIVATE Sample::Core Threads::Threads -lm)
      add_executable(checks "${CMAKE_CURRENT_SOURCE_DIR}/Tests/t.swift")
      add_test(NAME all COMMAND checks)
      add_library(Outside STATIC IMPORTED)
      """)
    #expect(project.name == "Sample")
    #expect(
      table(project) == [
        "CoreKit a.swift", "checks Tests/t.swift",
        "tool b.swift c.c > CoreKit -Threads::Threads",
      ])
    #expect(project.modules.map(\.role) == [.production, .test, .production])
    #expect(project.modules.map(\.kind) == [.library, .test, .executable])
    #expect(try project.module("CoreKit").location.line == 5)
    #expect(try project.module("tool").dependencies[0].location.line == 10)
    #expect(project.unownedSources == ["Tests/c.h", "Tests/s.swift"])
    #expect(project.problems == [])
  }

  @Test(
    "knows what variables, lists, globs, loops and functions stand for",
    arguments: [
      "set(S a.swift b.swift)\nadd_library(L ${S})",
      "set(N wift)\nset(Q \"a.s${N};b.swift\")\nadd_library(L ${Q})",
      "set(A b)\nset(b_files a.swift b.swift)\nadd_library(L ${${A}_files})",
      "set(S a.swift)\nlist(APPEND S b.swift c.c)\nlist(REMOVE_ITEM S c.c)\nadd_library(L ${S})",
      "file(GLOB S *.swift)\nadd_library(L ${S})",
      "file(GLOB S RELATIVE ${CMAKE_SOURCE_DIR} CONFIGURE_DEPENDS *.swift)\nadd_library(L ${S})",
      "add_library(L)\nforeach(F IN ITEMS a b)\ntarget_sources(L PRIVATE ${F}.swift)\nendforeach()",
      "add_library(L \"\")\nforeach(F a.swift b.swift)\ntarget_sources(L PRIVATE ${F})\nendforeach()",
      "function(lib NAME)\nadd_library(${NAME} ${ARGN})\nendfunction()\nlib(L a.swift b.swift)",
      "function(f R)\nset(${R} a.swift b.swift PARENT_SCOPE)\nendfunction()\nf(S)\nadd_library(L ${S})",
      "macro(f)\nset(S a.swift b.swift)\nendmacro()\nf()\nadd_library(L ${S})",
      "if(APPLE)\nset(S a.swift)\nelse()\nset(S b.swift)\nendif()\nadd_library(L ${S})",
      "include(more.cmake)\nadd_library(L ${MORE})",
      "add_library(L $<BUILD_INTERFACE:a.swift> [[b.swift]])",
      "get_filename_component(N x/a.y.z NAME_WE)\nadd_library(L ${N}.swift b.swift)",
    ])
  func values(list: String) throws {
    let project = try load(list, more: ["more.cmake": "set(MORE a.swift b.swift)"])
    #expect(table(project) == ["L a.swift b.swift"])
    #expect(project.problems == [])
  }

  @Test("reads the folders that it adds, each with its own variables")
  func folders() throws {
    let project = try load(
      """
      project(Top)
      set(S a.swift)
      add_subdirectory(Sub)
      add_subdirectory(Missing)
      add_subdirectory(Sub)
      add_library(Top ${S} b.swift)
      target_link_libraries(Top Sub)
      """,
      more: [
        "Sub/s.swift": "",
        "Sub/CMakeLists.txt": """
        project(Inner)
        set(S s.swift)
        add_library(Sub ${S} ${Top_SOURCE_DIR}/Tests/t.swift ${CMAKE_CURRENT_BINARY_DIR}/made.swift)
        """,
      ])
    #expect(table(project) == ["Sub Sub/s.swift Tests/t.swift", "Top a.swift b.swift > Sub"])
    #expect(project.manifests == ["CMakeLists.txt", "Sub/CMakeLists.txt"])
    #expect(project.unfollowedManifests == [])
    #expect(try project.module("Sub").folder == "Sub")
    #expect(project.problems == [])
  }

  @Test("gives headers to the targets that they stand beside, or whose folder they lie in")
  func headers() throws {
    let project = try load(
      """
      add_library(core c.c src/a.c)
      target_include_directories(core PUBLIC $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include> src)
      add_executable(unit_tests src/a_test.c src/b_test.c src/c_test.c)
      add_library(only INTERFACE)
      target_include_directories(only INTERFACE lonely)
      target_link_libraries(only INTERFACE core)
      target_link_libraries(unit_tests core)
      add_library(bundle INTERFACE)
      target_link_libraries(bundle INTERFACE only)
      add_executable(app main.c)
      target_link_libraries(app bundle)
      add_library(core_static STATIC src/a.c c.c)
      """,
      more: [
        "src/a.c": "", "src/x.h": "", "src/a_test.c": "", "src/b_test.c": "", "src/b_test.h": "",
        "src/c_test.c": "", "unit_tests.h": "", "include/p/p.h": "", "c.h": "", "lonely/l.hpp": "",
        "other/o.h": "",
        "main.c": "",
      ])
    #expect(
      table(project) == [
        "app main.c > only", "core c.c c.h include/p/p.h src/a.c src/x.h",
        "only lonely/l.hpp > core",
        "unit_tests src/a_test.c src/b_test.c src/b_test.h src/c_test.c unit_tests.h > core",
      ])
    #expect(try project.module("unit_tests").role == .test)
    #expect(try project.module("core").targets.map(\.name) == ["core", "core_static"])
    #expect(project.unownedSources.contains("other/o.h"))
  }

  @Test(
    "says what is not literal, and keeps the rest",
    arguments: [
      "add_library(L a.swift b.swift ${UNKNOWN})", "add_library(L a.swift b.swift $ENV{X}.swift)",
      "add_library(L a.swift b.swift $<$<BOOL:X>:c.c>)",
      "add_library(L a.swift b.swift)\nforeach(I RANGE 3)\nadd_library(L${I} c.c)\nendforeach()",
      "add_library(L a.swift b.swift)\nadd_library(${NAME} c.c)",
      "add_library(L a.swift b.swift)\ntheir_library(X c.c)",
      "add_library(L a.swift b.swift)\nfunction(f)\nf()\nendfunction()\nf()",
      "add_library(L a.swift b.swift)\nstray words\nadd_library(",
    ])
  func unknown(list: String) throws {
    let project = try load(list)
    #expect(try project.module("L").sources == ["a.swift", "b.swift"])
    let isListOpen = list.hasPrefix("add_library(L a.swift b.swift $")
    #expect(try project.module("L").hasUnknownSources == isListOpen)
    let problem = try #require(project.problems.first { $0.kind.leavesManifestUnknown })
    #expect(problem.location?.path == "CMakeLists.txt")
  }

  @Test("does not count beside any other manifest that declares a module")
  func besidePackage() throws {
    let project = try project(
      [
        "CMakeLists.txt": "add_library(X Sources/P/p.swift other.c)", "Sources/P/p.swift": "",
        "Package.swift": "", "other.c": "", "Deep/Inner/CMakeLists.txt": "add_library(Y y.c)",
        "Deep/Inner/y.c": "",
      ], manifests: ["Package.swift": package("P", targets: [target("P")])])
    #expect(project.modules.filter { !$0.isGuessed }.map(\.name) == ["P"])
    #expect(project.manifests == ["Package.swift"])
  }

  @Test("is left aside where it claims less than half of the sources")
  func fewSources() throws {
    let project = try load("add_library(L a.swift ${X})", more: ["d.swift": ""])
    #expect(project.modules.map(\.name) == ["Sample"])
    #expect(project.problemKinds == [.noManifest])
  }

  @Test("learns nothing of modules from CMake's own questions")
  func questions() throws {
    let project = try load(
      """
      add_library(L a.swift b.swift)
      find_path(EV ev.h)
      check_include_file("unistd.h" HAVE_UNISTD_H)
      add_definitions(-DX)
      """)
    #expect(try project.module("L").sources == ["a.swift", "b.swift"])
    #expect(project.problems == [])
  }

  @Test(
    "that is broken or hostile ends",
    arguments: [
      "(", "\"", "[[", "[=[", "#[[", "a(", "if(", "set(A ${A} ${A} x)\n", "${", "${${${", "f()\n",
      "foreach(x ${A} ${A} 1 2)\n", "function(f)\nf()\n", "include(CMakeLists.txt)\n", "a.swift ",
      "set(A \"${A}${A}xx\")\n", "block()\n", "endif()\n", "\\",
    ])
  func hostile(piece: String) throws {
    let text = String(repeating: piece, count: 3_000)
    #expect(throws: Never.self) { try load("add_library(L a.swift)\n\(text)") }
    #expect(throws: Never.self) { try load("\(text)\nadd_library(L a.swift)\n") }
  }

  @Test("with more elements in brackets than a list may have is read")
  func manyElements() throws {
    let elements = String(repeating: "[[a.swift]] ", count: 100_001)
    let project = try load(
      "add_library(L a.swift b.swift Tests/s.swift)\nset(A \(elements) b.swift)\n")
    #expect(table(project) == ["L Tests/s.swift a.swift b.swift"])
  }
}
