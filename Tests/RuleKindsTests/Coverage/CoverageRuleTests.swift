import ArchTestSupport
import RuleTestSupport
import Testing

@testable import SourceText

@Suite("coverage")
struct CoverageRuleTests {
  private let project: GraphLiteral = """
    module App
      file One.swift
        class One
      file Two.swift
        class Two
    module Login
      class LoginView
    module Stray
      class X
    """

  @Test("reports components in none of the sets, where they are defined")
  func components() throws {
    let violations = try check(project, "coverage: { in: [App, Login] }").evaluation().violations
    #expect(violations.map(\.line) == ["uncovered-component Stray"])
    #expect(
      violations.map(\.location) == [SourceLocation(path: "project.txt", line: 8, column: 1)])
  }

  @Test("counts the files of a component of which some are covered")
  func parts() throws {
    let violations = try check(project, "coverage: { of: App, in: \"path:**/One.swift\" }")
      .evaluation().violations
    #expect(
      violations.map(\.message) == [
        "1 of 2 files of 'App' does not belong to files at '**/One.swift', first 'App/Two.swift', "
          + "but rule 'rule' requires all in one"
      ])
  }

  @Test("reports single files where it is asked to")
  func files() throws {
    #expect(
      try lines(project, "coverage: { in: [Login, \"type:One\"], at: file }") == [
        "uncovered-file App/Two.swift", "uncovered-file Stray/X.swift",
      ])
  }

  @Test("reports what is in several sets that exclude each other")
  func exclusive() throws {
    let rule = "coverage: { of: [App, Login], in: [\"tag:a\", \"tag:b\"], exactly-one: true }"
    let tags = "{ a: [App, Login], b: [Login] }"
    #expect(try lines(project, rule, tags: tags) == ["covered-twice Login tag:a tag:b"])
    #expect(
      try lines(project, rule.replacing(", exactly-one: true", with: ""), tags: tags) == [])
  }

  @Test("reports sources that belong to no module, unless they are excused or ignored")
  func unowned() throws {
    let files = """
      --- project.yml
      targets: { Login: { type: framework, sources: Login } }
      --- Login/LoginView.swift
      --- Old/Left.swift
      """
    func found(_ rule: String) throws -> [String] {
      try lines("Login.LoginView -> Login.X", rule, files: files)
    }
    #expect(try found("coverage: {}") == ["unowned-file Old/Left.swift"])
    #expect(try found("coverage: { of: \"path:Login/**\" }") == [])
    #expect(try found("coverage: { in: Login, unowned: ignore }") == [])
    #expect(
      try found("coverage: {}\nexcept: [{ of: \"path:Old/**\", because: Templates. }]") == [])
  }

  @Test("names the nearest manifest that would hold a source, but is not followed")
  func unfollowedManifests() throws {
    let files = """
      --- project.yml
      targets: { Login: { type: framework, sources: Login } }
      --- Login/LoginView.swift
      --- Demo/project.yml
      --- Demo/Main.swift
      --- Demo/Kit/project.yml
      --- Demo/Kit/Kit.swift
      --- Demonstration/Left.swift
      """
    let violations = try check("Login.LoginView -> Login.X", "coverage: {}", files: files)
      .evaluation().violations
    #expect(
      violations.map(\.message) == [
        "'Demo/Kit/Kit.swift' belongs to no module that was read, because 'Demo/Kit/project.yml' "
          + "was not, so no other rule checks it",
        "'Demo/Main.swift' belongs to no module that was read, because 'Demo/project.yml' was not, "
          + "so no other rule checks it",
        "'Demonstration/Left.swift' belongs to no module, so no other rule checks it",
      ])
    #expect(violations.first?.defect.fix.contains("'sources: include-manifests'") == true)
  }

  @Test("is excused by an exception for the component or file, and asks for sets that exist")
  func exceptions() throws {
    #expect(
      try lines(
        project,
        "coverage: { in: [App, Login, Nobody] }\nexcept: [{ of: Stray, because: Spike. }]")
        == ["unmatched Nobody in in"])
  }

  @Test("asks for something")
  func mistaken() {
    #expect(mistakes("coverage: { unowned: ignore }").count == 1)
    #expect(mistakes("coverage: { in: A, exactly-one: true }").count == 1)
  }
}
