import ArchTestSupport
import Findings
import RuleChecks
import RuleTestSupport
import Testing

@testable import StructureRules

@Suite("template")
struct TemplateRuleTests {
  private let project = """
    --- Core/Module.swift
    public protocol Module {}
    --- Cart/CartModule.swift
    import Core
    public final class CartModule: Module {}
    """

  private func violations(
    _ template: String, _ body: String,
    path: String = "T/New.xctemplate/___FILEBASENAME___Module.swift"
  ) throws -> [Violation] {
    try RuleCheck(
      SwiftProject(project),
      """
      rules:
        kinds:
          declarations: { name: "*Module", kind: [class, struct], must: { kind: class } }
        conformances:
          declarations: { name: "*Module", kind: [class, struct], must: { conforms-to: Module } }
        placed:
          declarations: { name: "{m}Module", kind: class, must: { file: "{m}/**" } }
        rule:
          template: \(body)
      """, files: "--- \(path)\n\(template)"
    ).evaluation(today: nil).violations
  }

  private let plain = #"{ files: "T/**/*.swift", values: { name: Sample } }"#

  @Test("checks what is made from a template as a module of the project, and tells its lines")
  func brokenRules() throws {
    let template = """
      import Core

      /// <#What it does#>
      public struct ___VARIABLE_name:identifier___Module {
        <#members#>
      }
      """
    let found = try violations(template, plain)
    #expect(found.map(\.rule) == ["rule", "rule"])
    #expect(
      found.map { "\($0.location)" } == [
        "T/New.xctemplate/___FILEBASENAME___Module.swift:4:15",
        "T/New.xctemplate/___FILEBASENAME___Module.swift:4:15",
      ])
    #expect(found.contains { $0.message.contains("must be a class, but is a struct") })
    #expect(found.contains { $0.message.contains("'T/New.xctemplate/SampleModule.swift'") })
  }

  @Test("obeys the rules that are listed, in the place where the files would lie")
  func placeAndObeyed() throws {
    let template = "import Core\npublic class ___VARIABLE_name___Module: Module {}\n"
    let body = #"files: "T/**/*.swift", values: { name: Sample }, obeys: placed"#
    #expect(try violations(template, "{ \(body) }").count == 1)
    #expect(try violations(template, #"{ \#(body), at: "{name}/Public/" }"#).isEmpty)
    #expect(
      try violations(
        "struct ___VARIABLE_name___Module {}", "{ \(body), at: Sample }"
      ).isEmpty)
  }

  @Test(
    "finds placeholders that nobody replaces",
    arguments: [
      ("class ___VARIABLE_name:identifer___Module: Module {}", "1:7", "did you mean 'identifier'?"),
      ("class ___VARIABLE_nam___Module: Module {}", "1:7", "did you mean 'name'?"),
      ("class ___VARIABLE_name:identifier__Module: Module {}", "1:7", "does not end with '___'"),
      ("class VARIABLE_name___Module: Module {}", "1:20", "does not end with '___'"),
      ("// ___FILEBASNAME___", "1:4", "did you mean 'FILEBASENAME'?"),
      ("let x = <#value>", "1:9", "does not end with '#>'"),
      ("let x = 1\nlet y = value#>", "2:14", "has no matching '<#'"),
    ])
  func placeholders(line: String, place: String, reason: String) throws {
    let found = try violations(
      line, #"{ files: "T/**/*.swift", values: { name: Sample }, obeys: [] }"#
    )
    .filter { $0.defect.name == "broken-placeholder" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains(reason) == true)
    #expect(found.first.map { "\($0.location)".hasSuffix("swift:\(place)") } == true)
    let others = #"{ files: "T/**/*.swift", values: { name: Sample }, placeholders: ignore }"#
    #expect(
      try violations(line, others).allSatisfy { $0.defect.name != "broken-placeholder" })
  }

  @Test("reports a placeholder at each place, and goes on without syntax errors")
  func repeatedPlaceholder() throws {
    let template = """
      import Core
      public final class ___VARIABLE_nam___Module: Module {
        let state: ___VARIABLE_nam___State
        func show(_ state: ___VARIABLE_nam___State) {}
      }
      """
    let found = try violations(template, plain).filter { $0.defect.name == "broken-placeholder" }
    #expect(found.map(\.location.line) == [2, 3, 4])
    let others = #"{ files: "T/**/*.swift", values: { name: Sample }, placeholders: ignore }"#
    #expect(
      try violations(template, others).allSatisfy { $0.defect.name != "template-syntax-error" })
  }

  @Test(
    "takes a placeholder that blanks break for one",
    arguments: [
      ("class ___VARIABLE_name: identifier___Module {}", ["___VARIABLE_name: identifier___"]),
      ("class ___ VARIABLE_name ___Module {}", ["___Module"]),
      ("// ___VARIABLE_a and ___VARIABLE_name___", ["___VARIABLE_a"]),
      ("// ___VARIABLE_a and ___VARIABLE_b", ["___VARIABLE_a and ___"]),
    ])
  func brokenByBlanks(line: String, expected: [String]) {
    let text = TemplateText(line, values: TemplateValues(variables: [("name", "N")]))
    #expect(text.broken.map(\.text) == expected)
  }

  @Test("says nothing of what stands in a gap that a person fills in")
  func gaps() throws {
    let template = """
      import Core
      public final class ___VARIABLE_name___Module: Module, <#protocol#> {
        func <#name#>(<#parameters#>) {}
        let other: <#type#>
      }
      struct <#a#>Module {}
      """
    let body = #"files: "T/**/*.swift", values: { name: Sample }, placeholders: ignore"#
    let found = try violations(template, "{ \(body), obeys: [kinds, conformances] }")
    #expect(found.map(\.message) == [])
    let wrong = "import Core\npublic struct ___VARIABLE_name___Module: Module { let a: <#t#> }\n"
    #expect(
      try violations(wrong, "{ \(body), obeys: [kinds, conformances] }").map(\.defect.name)
        == ["template-breaks-rule"])
  }

  @Test("leaves intact placeholders, rulers and macros of every template alone")
  func intact() throws {
    let template = """
      //___FILEHEADER___
      // ______________________ ___DATE___ ___COPYRIGHT___
      import Core
      final class ___VARIABLE_name:identifier___Module: Module { let a_b = <#a#>; <#c#> }
      enum E { case <#d#> }
      """
    let body = #"files: "T/**/*.swift", values: { name: Sample }"#
    #expect(
      try violations(template, "{ \(body), obeys: [kinds, conformances] }").map(\.message) == [])
  }

  @Test("reports templates that make no valid Swift")
  func syntax() throws {
    let found = try violations("class ___VARIABLE_name___Module: Module {", plain)
    #expect(found.map(\.defect.name).contains("template-syntax-error"))
  }

  @Test("matches columns behind placeholders with those of the template")
  func columns() {
    let values = TemplateValues(variables: [("n", "Long")])
    let text = TemplateText("a ___VARIABLE_n___ b <#c#> d", values: values)
    #expect(text.text == "a Long b placeholder d")
    #expect(text.origin(line: 1, column: 1).column == 1)
    #expect(text.origin(line: 1, column: 4).column == 3)
    #expect(text.origin(line: 1, column: 8).column == 20)
    #expect(text.origin(line: 1, column: 22).column == 28)
  }

  @Test("tells lines where they end as on Windows")
  func windowsLines() {
    let text = TemplateText(
      "class A {\r\n  <#members#>\r\n  ___X___\r\n}\r\n", values: TemplateValues(variables: []))
    #expect(text.text == "class A {\r\n  /*members*/\r\n  placeholder\r\n}\r\n")
    #expect(text.broken.map { [$0.line, $0.column] } == [[3, 3]])
  }

  @Test("reads a line of nothing but beginnings")
  func beginnings() {
    let text = TemplateText(
      String(repeating: "<#", count: 30_000), values: TemplateValues(variables: []))
    #expect(text.broken.count == 30_000)
  }

  @Test("reports each pattern without files, whatever the others take")
  func unmatchedFiles() throws {
    let found = try violations(
      "", #"{ files: ["T/**/*.swift", "Nowhere/**"], values: { n: S } }"#)
    #expect(
      found.map(\.message) == ["selector 'Nowhere/**' in 'files' of rule 'rule' matches nothing"])
  }

  @Test("is checked with all other rules where a comment names it, and where it is explained")
  func besideOthers() throws {
    let sources = SwiftProject(
      """
      --- Cart/CartModule.swift
      public final class CartModule {} // archcheck:ignore rule - nothing to do with it
      """)
    let check = try RuleCheck(
      sources,
      """
      rules:
        kinds:
          declarations: { name: "*Module", must: { kind: class } }
        rule:
          template: { files: "T/**/*.swift", values: { n: S } }
      """, files: "--- T/T.swift\nstruct ___VARIABLE_n___Module {}\n")
    let result = check.suppressedEvaluation(of: sources)
    #expect(result.evaluation.violations.map(\.status) == [.new])
    #expect(result.problems.map(\.kind) == [.uselessSuppression])
    let inspection = inspect(check.entries[1], in: check.view, among: check.rules)
    #expect(inspection.violations.count == 1 && inspection.summary.id == "rule")
  }

  @Test("needs values, and files that are there")
  func mistakesOfOptions() throws {
    #expect(mistakes(#"template: { files: "T/**", values: {} }"#).count == 1)
    #expect(
      try violations("", #"{ files: "Nowhere/**", values: { n: S } }"#).map(\.defect.name)
        == ["unmatched-selector"])
    #expect(
      try violations("", #"{ files: "T/**/*.swift", values: { n: S }, obeys: knds }"#)
        .map(\.message)
        == ["selector 'knds' in 'obeys' of rule 'rule' matches nothing"])
  }
}
