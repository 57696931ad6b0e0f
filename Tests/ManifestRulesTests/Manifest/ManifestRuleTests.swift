import ArchTestSupport
import RuleTestSupport
import Testing

@testable import DependencyModel
@testable import Findings
@testable import ProjectModel
@testable import SourceText

@Suite("manifest, undeclared")
struct UndeclaredDependencyTests {
  private func found(_ project: GraphLiteral, _ more: String = "") throws -> [String] {
    try lines(project, "manifest: { checks: undeclared }\n\(more)")
  }

  @Test("reports imports that the manifest does not declare, with all of them as evidence")
  func undeclared() throws {
    let violations = try check(
      """
      module A
        depends on B
        file One.swift
          imports B & C
        file Two.swift
          imports C & UIKit & A
      module B
        depends on C
        imports C
      module C
      """, "manifest: { checks: undeclared }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["A -> C x2"])
    #expect(violations.first?.location.path == "A/One.swift")
  }

  @Test("lets a test import what its host declares, and nobody else")
  func hosts() throws {
    let project: GraphLiteral = """
      module App (application)
        depends on Core
      module Core
      module AppTests (test)
        depends on App
        imports App & Core
      module Demo (demo)
        depends on App
        imports Core
      """
    #expect(try found(project, "roles: [production, test, demo]") == ["Demo -> Core"])
  }

  @Test("takes a header that lies among a module's files, or a dependency's, for its own")
  func headersOfSeveralModules() throws {
    let project: GraphLiteral = """
      module App
        depends on Core
        file Screens/main.m (objective-c)
          imports Twin.h & Near.h & Far.h
      module Core
        file Headers/core.h (objective-c)
      module Twin
        file /App/Screens/Twin.h (objective-c)
      module Near
        file /Core/Headers/Near.h (objective-c)
      module Far
        file Far.h (objective-c)
      """
    #expect(try found(project) == ["App -> Far"])
  }

  @Test(
    "takes a header that a project or a folder of settings shows for text that needs no dependency")
  func headersFoundAsText() throws {
    let project: GraphLiteral = """
      module App
        depends on Some
        file main.m (objective-c)
          imports Bare.h & Sources/Kit/Deep.h & Kit/Open.h
      module Mapped
        file Bare.h (objective-c)
      module Kit
        file /Sources/Kit/Deep.h (objective-c)
      module Open
        file /Kit/Open.h (objective-c)
      module Some
      """
    func found(path: String, folders: [String] = []) throws -> [String] {
      let targets = ["Bare.h": "Mapped", "Sources/Kit/Deep.h": "Kit", "Kit/Open.h": "Open"]
      return try check(project, "manifest: { checks: undeclared }").evaluation { graph in
        for index in graph.modules.indices { graph.modules[index].location.path = path }
        for index in graph.modules.indices where graph.modules[index].name == "App" {
          graph.modules[index].headers.privateFolders = folders
        }
        for index in graph.imports.indices {
          let name = targets[graph.imports[index].path]
          graph.imports[index].target = graph.modules.firstIndex { $0.name == name }
            .map { ModuleID($0) }
        }
      }.violations.map(\.line)
    }
    #expect(try found(path: "project.yml") == ["App -> Mapped", "App -> Kit", "App -> Open"])
    #expect(try found(path: "A.xcodeproj/project.pbxproj") == ["App -> Kit", "App -> Open"])
    #expect(try found(path: "project.yml", folders: [""]) == ["App -> Mapped"])
  }

  @Test("takes a header of a program or a test that is included elsewhere for a shared file")
  func headersOfPrograms() throws {
    let project: GraphLiteral = """
      module Widget
        file main.m (objective-c)
          imports App.h & AppTests.h & Kit.h
      module App (application)
        file App.h (objective-c)
      module AppTests (test)
        file AppTests.h (objective-c)
      module Kit
        file Kit.h (objective-c)
      """
    #expect(try found(project) == ["Widget -> Kit"])
  }

  @Test("asks nothing of folders without a manifest")
  func folders() throws {
    #expect(try found("module A (folder)\n  imports B\nmodule B").isEmpty)
  }

  @Test("is excused by an exception for the pair")
  func exceptions() throws {
    #expect(
      try found(
        "module A\n  imports B\nmodule B",
        "except: [{ from: A, to: B, because: Generated. }]"
      ).isEmpty)
  }
}

@Suite("manifest, unused")
struct UnusedDependencyTests {
  private func found(_ project: GraphLiteral, _ more: String = "") throws -> [String] {
    try lines(project, "manifest: { checks: unused }\n\(more)")
  }

  @Test("reports declared modules that no source imports, where the manifest declares them")
  func unused() throws {
    let violations = try check(
      """
      module A
        depends on B & C & Alamofire
        imports B
        class X
      module B
      module C
        class Own
      """, "manifest: { checks: unused }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["A -> C"])
    #expect(violations.first?.location == SourceLocation(path: "project.txt", line: 2, column: 1))
    #expect(violations.first?.from == DependencySide(component: "A", module: "A"))
  }

  @Test("takes re-exported and referenced modules for used")
  func reexports() throws {
    let project: GraphLiteral = """
      module A
        depends on Umbrella & Part & Seen & Hidden
        imports Umbrella
        X -> Seen.S
      module Umbrella
        imports Part(exported) & Hidden
      module Part
      module Hidden
        class Own
      """
    #expect(try found(project) == ["A -> Hidden"])
  }

  @Test("takes what another build than the chosen one imports for used")
  func otherBuilds() throws {
    let project: GraphLiteral = """
      module A
        depends on Mac & Umbrella & Part & Never
        class X
      module Mac
      module Umbrella
        imports Part(exported)
      module Part
      module Never
        class Own
      """
    let rule = try check(project, "manifest: { checks: unused }")
    let lines = rule.evaluation { graph in
      for name in ["Mac", "Umbrella"] {
        graph.leftOut.imports.append(
          ModuleImport(
            file: FileID(0), module: name, path: name,
            target: graph.modules.firstIndex { $0.name == name }.map { ModuleID($0) }, offset: 0,
            isReexported: false, isTestable: false))
      }
    }.violations.map(\.line)
    #expect(lines == ["A -> Never"])
  }

  @Test("does not report what a module takes over from another one")
  func inherited() throws {
    let rule = try check(
      "module A\n  depends on B\n  class X\nmodule B\n  class Y", "manifest: { checks: unused }")
    #expect(rule.lines() == ["A -> B"])
    let evaluation = rule.evaluation { $0.modules[0].dependencies[0].isInherited = true }
    #expect(evaluation.violations.isEmpty)
  }

  @Test("does not report macros, plugins, programs, and modules without sources")
  func conventions() throws {
    let project: GraphLiteral = """
      module A
        depends on Macros & Plugin & Tool & App
        class X
      module Gathering
        depends on A
      module Macros (macro)
      module Plugin (plugin)
      module Tool (tool)
      module App (application)
      """
    #expect(try found(project).isEmpty)
  }

  @Test("looks at production and tools unless told otherwise")
  func roles() throws {
    let project: GraphLiteral = """
      module ATests (test)
        depends on A
        class X
      module A
        class Y
      """
    #expect(try found(project).isEmpty)
    #expect(try found(project, "roles: test") == ["ATests -> A"])
  }

  @Test("is excused by an exception for the pair")
  func exceptions() throws {
    let project: GraphLiteral =
      "module A\n  depends on B & C\n  class X\nmodule B, module C\nB.Own, C.Own"
    #expect(
      try found(project, "except: [{ from: A, to: B, because: Linked only. }]") == ["A -> C"])
  }
}
