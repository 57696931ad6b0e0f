import ArchTestSupport
import RuleTestSupport
import Testing

@Suite("metric, over several components")
struct MetricSummaryTests {
  // Ca: A 0, B 1, C 3.
  private let project: GraphLiteral = "A -> C, A.X -> C, B -> C, A -> B"

  @Test(
    "bounds the mean, median, sum or maximum",
    arguments: [("mean", "1.3333"), ("median", "1"), ("sum", "4"), ("maximum", "3")])
  func summaries(over: String, value: String) throws {
    let violations = try check(
      project, "metric: { name: afferent-coupling, over: \(over), max: 0.5 }"
    ).evaluation().violations
    #expect(
      violations.map(\.message) == [
        "the \(over) of afferent coupling over 3 components is \(value), above the maximum of 0.5"
      ])
    #expect(violations.first?.location.path == "archcheck.yml")
    #expect(violations.first?.defect.fix.contains("'C' (3), 'B' (1), 'A' (0)") == true)
    #expect(
      try lines(project, "metric: { name: afferent-coupling, over: \(over), max: 4 }").isEmpty)
  }

  @Test("leaves out what is excused, and what has no value")
  func exceptions() throws {
    #expect(
      try lines(
        project,
        "metric: { name: afferent-coupling, over: sum, max: 1 }\nexcept: [{ of: C, because: Core. }]"
      ).isEmpty)
    #expect(try lines("module Lone", "metric: { name: instability, over: mean, max: 0 }").isEmpty)
  }
}

@Suite("metric, not worse than an earlier report")
struct MetricBaseTests {
  private let project: GraphLiteral = "A -> C, B -> C, A.X -> C"

  private func files(_ rows: String, counting: String = "types") -> String {
    """
    --- base.json
    {"metrics": {"counting": "\(counting)", "granularity": "component", "components": [\(rows)]}}
    """
  }

  private func found(_ rows: String, _ more: String = "", counting: String = "types") throws
    -> [String]
  {
    try lines(
      project, "metric: { name: afferent-coupling, not-worse-than: base.json\(more) }",
      files: files(rows, counting: counting))
  }

  @Test("reports what has grown, by more than is tolerated")
  func grown() throws {
    #expect(
      try found(#"{"name": "C", "ca": 2}, {"name": "A", "ca": 9}"#) == [
        "afferent coupling of 'C' is 3, worse than the 2 in 'base.json'"
      ])
    #expect(try found(#"{"name": "C", "ca": 3}"#).isEmpty)
    #expect(try found(#"{"name": "C", "ca": 2}"#, ", tolerance: 1").isEmpty)
    #expect(
      try found(#"{"name": "C", "ca": 1}"#, ", over: maximum")
        == ["the maximum of afferent coupling is 3, worse than the 1 in 'base.json'"])
  }

  @Test("compares what is bounded together with the same components, by whatever they are selected")
  func sameComponents() throws {
    let rows = #"{"name": "A", "ca": 0}, {"name": "B", "ca": 9}, {"name": "C", "ca": 2}"#
    // The earlier value of what is excused would hide that `C` has grown.
    let rule = "metric: { name: afferent-coupling, over: sum, not-worse-than: base.json }\n"
    #expect(
      try lines(project, rule + "except: [{ of: B, because: Old. }]", files: files(rows)) == [
        "the sum of afferent coupling is 3, worse than the 2 in 'base.json'"
      ])
    let parts: GraphLiteral = """
      component Cart = App.A & App.B
      module App
        class A
        class B
        class C
      """
    #expect(
      try lines(
        parts, "metric: { name: types, of: \"module:App\", over: sum, not-worse-than: base.json }",
        files: files(#"{"name": "Cart", "nc": 1}, {"name": "App", "nc": 1}"#)
      ).map { $0.contains(" is 3, worse than the 2 in") } == [true])
  }

  @Test("passes components that the report lacks, and lists them")
  func missing() throws {
    let evaluation = try check(
      project, "metric: { name: afferent-coupling, not-worse-than: base.json }",
      files: files(#"{"name": "C", "ca": null}, {"name": "A", "ca": 0}"#)
    ).evaluation()
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.undefined.map(\.component) == ["B", "C"])
  }

  @Test("says what is wrong with the report")
  func unreadable() throws {
    #expect(
      try lines(project, "metric: { name: distance, not-worse-than: base.json }").first?
        .hasPrefix("unreadable: it does not exist") == true)
    #expect(try found(#"{"name": "C"}"#).first?.contains("'name' and 'ca'") == true)
    #expect(
      try found(#"{"name": "C", "ca": 1}"#, counting: "muck").first?.contains("it counts 'muck'")
        == true)
    #expect(
      try lines(
        project, "metric: { name: distance, not-worse-than: base.json }",
        files: "--- base.json\n{\"a\": 1}"
      ).first?.contains("archcheck metrics --format json") == true)
  }

  @Test("finds decline where more is better")
  func decline() throws {
    let rows = #"{"name": "A", "abstractness": 0.5}, {"name": "C", "abstractness": 0}"#
    #expect(
      try lines(
        project, "metric: { name: abstractness, not-worse-than: base.json }", files: files(rows))
        == ["abstractness of 'A' is 0, worse than the 0.5 in 'base.json'"])
  }
}

@Suite("metric, sizes and coverage")
struct MetricSizeTests {
  @Test("counts lines with code, files, and those of tests that import")
  func sizes() throws {
    let project: GraphLiteral = """
      module A
        class One
        class Two
      module ATests (test)
        imports A
        class T
      """
    let values = try ["files", "lines", "test-lines", "test-ratio"].map { name in
      try lines(project, "metric: { name: \(name), of: A, max: -1 }").first ?? ""
    }
    #expect(values[0] == "files of A is 2.0")
    #expect(values.allSatisfy { $0.contains(" of A is ") && !$0.hasSuffix(" 0.0") })
    #expect(try lines("module Lone", "metric: { name: test-ratio, min: 1 }").isEmpty)
  }

  @Test(
    "takes coverage from a mapping or from llvm-cov",
    arguments: [
      #"{"A": 0.25, "B": 0.75}"#,
      #"""
      {"data": [{"files": [
        {"filename": "/ci/A/A.swift", "summary": {"lines": {"count": 8, "covered": 2}}},
        {"filename": "/ci/B/B.swift", "summary": {"lines": {"count": 8, "covered": 6}}},
        {"filename": "/ci/X.swift", "summary": {"lines": {"count": 8, "covered": 6}}}]}]}
      """#,
    ])
  func coverage(text: String) throws {
    let evaluation = try check(
      "A -> B, module C", "metric: { name: coverage, file: c.json, min: 0.5 }",
      files: "--- c.json\n\(text)"
    ).evaluation()
    #expect(
      evaluation.violations.map(\.message) == [
        "test coverage of 'A' is 0.25, below the minimum of 0.5"
      ])
    #expect(evaluation.undefined.map(\.component) == ["C"])
  }

  @Test("asks for options that go together")
  func mistakesInOptions() {
    #expect(mistakes("metric: { name: coverage, min: 1 }").count == 1)
    #expect(mistakes("metric: { name: lines, max: 1, file: a.json }").count == 1)
    #expect(mistakes("metric: { name: lines, max: 1, tolerance: 1 }").count == 1)
    #expect(mistakes("metric: { name: lines, not-worse-than: ../a.json }").count == 1)
    #expect(mistakes("metric: { name: lines, not-worse-than: a.json, over: average }").count == 1)
  }
}
