import ArchTestSupport
import RuleTestSupport
import Testing

@testable import SourceText

@Suite("targets")
struct TargetsRuleTests {
  private let project: GraphLiteral = """
    module Cart (framework), module CartTests (test), module Login (framework)
    module Extra (framework)
    """
  private let files = """
    --- project.yml
    name: App
    projectReferences:
      Cart: { path: M/Cart/Cart.xcodeproj }
      Login: { path: M/Login/Login.xcodeproj }
    --- M/Cart/project.yml
    settings: { SWIFT_VERSION: "5.10" }
    targets:
      Cart:
        type: framework
        sources: Sources
        postBuildScripts: [{ script: "tools/bin/lint --strict" }]
      CartTests:
        type: bundle.unit-test
        sources: Tests
        settings: { base: { SWIFT_VERSION: "4.2" } }
        preBuildScripts: [{ path: ../../scripts/check.sh }]
    --- M/Cart/Sources/a.swift
    --- M/Cart/Tests/b.swift
    --- M/Login/project.yml
    targets:
      Login: { type: framework.static, sources: Sources }
      Extra: { type: framework, sources: More }
    --- M/Login/Sources/c.swift
    --- M/Login/More/d.swift
    --- M/Gone/project.yml
    targets: {}
    --- M/Bare/e.txt
    --- scripts/check.sh
    exec lint
    --- scripts/all.sh
    for m in Cart CartTests; do build "$m"; done
    # build Login
    build LoginKit Extra
    """

  private func found(_ options: String, _ more: String = "") throws -> [String] {
    try lines(project, "targets: { \(options) }\n\(more)", files: files).sorted()
  }

  @Test("are declared for each folder; a manifest that nothing refers to is named")
  func manifests() throws {
    let violations = try check(project, "targets: { each: \"M/{m}\" }", files: files).evaluation()
      .violations
    #expect(violations.map(\.line) == ["no-target M/Bare", "no-target M/Gone"])
    #expect(violations.map(\.location.path) == ["archcheck.yml", "archcheck.yml"])
    #expect(
      violations[1].message.contains(
        "no manifest that was read refers to its manifest 'M/Gone/project.yml'"))
  }

  @Test("are those of a list, of the kinds it says")
  func declared() throws {
    let list = "[{ name: \"{m}\", kind: framework }, { name: \"{m}Tests\", kind: test }]"
    #expect(
      try found("each: \"M/{m:Cart|Login}\", declares: \(list)") == [
        "missing-target M/Login LoginTests"
      ])
    #expect(
      try found("each: \"M/{m:Cart|Login}\", declares: \(list), only: true") == [
        "missing-target M/Login LoginTests", "surplus-target M/Login Extra",
      ])
  }

  @Test("may be declared for another folder by the same manifest")
  func elsewhere() throws {
    let rule = """
      targets: { each: "M/Cart/{s:Sources}", declares: [{ name: CartTests }, { name: No }], only: true }
      """
    #expect(
      try lines(project, rule, files: files).sorted() == [
        "missing-target M/Cart/Sources No", "surplus-target M/Cart/Sources Cart",
      ])
  }

  @Test("may be asked for by the manifest's own word for a kind")
  func writtenKinds() throws {
    let violations = try check(
      project,
      "targets: { each: M/Login, declares: [{ name: Login, kind: framework.static }, "
        + "{ name: Extra, kind: application }] }", files: files
    ).evaluation().violations
    #expect(violations.map(\.line) == ["wrong-target-kind Extra"])
    #expect(
      violations.map(\.location) == [
        SourceLocation(path: "M/Login/project.yml", line: 3, column: 3)
      ])
    #expect(violations.first?.message.contains("declared as 'framework'") == true)
  }

  @Test("run a script, found by its name, its text or the file that holds it")
  func scripts() throws {
    #expect(
      try found("script: \"*lint*\"", "roles: [production, test]") == [
        "missing-build-script Extra *lint*", "missing-build-script Login *lint*",
      ])
    #expect(
      try found("of: Cart, script: \"*lint --fix*\"") == ["missing-build-script Cart *lint --fix*"])
  }

  @Test("have settings, those of the project included")
  func settings() throws {
    #expect(
      try found(
        "of: \"Cart*\", settings: { SWIFT_VERSION: \"5.*\" }", "roles: [production, test]") == [
          "wrong-build-setting CartTests SWIFT_VERSION"
        ])
    #expect(
      try found("of: Login, settings: { SWIFT_VERSION: \"*\" }") == [
        "wrong-build-setting Login SWIFT_VERSION"
      ])
  }

  @Test("have settings only where their manifest knows some")
  func packages() throws {
    #expect(
      try lines("module Core, module UI", "targets: { settings: { SWIFT_VERSION: \"5.*\" } }") == []
    )
  }

  @Test("have settings in each configuration of their project")
  func configurations() throws {
    func found(_ settings: String, _ more: String = "") throws -> [String] {
      try lines(
        "module Cart", "targets: { settings: { OPT: fast } }",
        files: """
          --- project.yml
          \(more)
          targets: { Cart: { type: framework, sources: Cart, settings: \(settings) } }
          --- Cart/a.swift
          """)
    }
    #expect(
      try found("{ configs: { release: { OPT: fast } } }") == [
        "wrong-build-setting Cart OPT for Debug"
      ])
    #expect(
      try found("{ base: { OPT: slow }, configs: { Debug: { OPT: fast } } }") == [
        "wrong-build-setting Cart OPT for Release"
      ])
    #expect(
      try found("{ OPT: slow, configs: { Debug: { OPT: fast }, Release: { OPT: fast } } }") == [])
    #expect(
      try found("{ configs: { one: { OPT: fast } } }", "configs: { One: debug, Two: release }") == [
        "wrong-build-setting Cart OPT for Two"
      ])
    // What such a file sets, nobody has read.
    #expect(try found("{}", "configFiles: { Debug: a.xcconfig }") == [])
    #expect(
      try found("{ OPT: slow }", "configFiles: { Debug: a.xcconfig }") == [
        "wrong-build-setting Cart OPT"
      ])
  }

  @Test("are listed in files as words of their own, outside of comments")
  func listed() throws {
    #expect(
      try found("of: [Cart, Login, Extra], listed-in: \"scripts/all.sh\"") == [
        "unlisted-module Login scripts/all.sh"
      ])
    #expect(
      try found("each: \"M/{m}\", listed-in: \"scripts/*\"") == [
        "unlisted-module Bare scripts/*", "unlisted-module Gone scripts/*",
        "unlisted-module Login scripts/*",
      ])
  }

  @Test("are listed by names with other characters than letters and digits")
  func listedByOtherNames() throws {
    func found(_ list: String) throws -> [String] {
      try lines(
        "module Any", "targets: { each: \"M/*\", listed-in: list.txt }",
        files: """
          --- M/My-App/project.yml
          targets: { Any: { type: framework, sources: . } }
          --- M/My-App/a.swift
          --- list.txt
          \(list)
          """)
    }
    #expect(try found("build(My-App)") == [])
    #expect(try found("My-Apps, OurMy-App, My-Appendix") == ["unlisted-module My-App list.txt"])
    #expect(try found("My-Other My-App") == [])
  }

  @Test("ask for files and folders that exist")
  func vacuity() throws {
    #expect(try found("listed-in: Podfile") == ["unmatched Podfile in listed-in"])
    #expect(try found("each: \"Modules/*\"") == ["unmatched Modules/* in each"])
    #expect(try found("of: Nobody, script: \"*\"") == ["unmatched Nobody in of"])
  }

  @Test("are excused by exceptions for their module or folder")
  func exceptions() throws {
    #expect(
      try found("script: \"*lint*\"", "except: [{ of: [Login, Extra], because: Generated. }]") == []
    )
    #expect(
      try found(
        "each: \"M/*\"", "except: [{ of: [\"path:M/Gone\", \"path:M/Bare\"], because: Old. }]")
        == [])
  }

  @Test(
    "ask for something that makes sense",
    arguments: [
      "of: A", "of: A, each: B", "declares: [{ name: A }]", "each: A, only: true", "where: A",
      "each: A, declares: [{ name: A, kind: framwork }]", "of: \"type:X\", script: a",
    ])
  func mistaken(options: String) {
    #expect(mistakes("targets: { \(options) }").count >= 1)
  }
}
