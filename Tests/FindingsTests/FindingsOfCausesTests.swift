import RuleLanguage
import SourceText
import Testing

@testable import Findings

@Suite("Violations with one cause")
struct FindingsOfCausesTests {
  private let rules = ["first", "declared", "second"].map {
    RuleSummary(id: $0, kind: "forbid", state: .active, checked: 1, violations: 1)
  }

  private func violation(
    _ rule: String, _ severity: Severity = .error, kind: String = "forbid", line: Int = 3,
    to target: String? = "B", meaning: String? = nil, status: ViolationStatus = .new
  ) -> Violation {
    var from = DependencySide(component: "A", module: "A")
    from.meaning = meaning
    return Violation(
      rule: rule, kind: kind, defect: .stub, severity: severity,
      location: SourceLocation(path: "A/A.swift", line: line, column: 5), from: from,
      to: target.map { DependencySide(component: $0, module: $0) }, status: status)
  }

  private func told(_ violations: Violation...) -> [[String]] {
    violations.onceForEachCause(in: rules).map { [$0.rule] + $0.alsoBreaks }
  }

  @Test("are told by the gravest, whatever their order")
  func gravest() {
    #expect(
      told(violation("first", .info), violation("second"), violation("declared", .warning)) == [
        ["second", "declared", "first"]
      ])
  }

  @Test("are told by the rule that the configuration names first where all weigh the same")
  func order() {
    #expect(told(violation("second"), violation("first")) == [["first", "second"]])
  }

  @Test("are told by an architecture's rule rather than by a manifest's")
  func manifest() {
    #expect(
      told(violation("declared", kind: "manifest"), violation("second")) == [
        ["second", "declared"]
      ])
  }

  @Test("have one place and the same sides, whatever the rules mean by them")
  func cause() {
    #expect(told(violation("first", meaning: "path:A/**"), violation("second")).count == 1)
    #expect(told(violation("first"), violation("second", line: 4)).count == 2)
    #expect(told(violation("first"), violation("second", to: "C")).count == 2)
  }

  @Test("stay apart where they are about one declaration, of which rules ask different things")
  func declarations() {
    #expect(told(violation("first", to: nil), violation("second", to: nil)).count == 2)
  }

  @Test("stay apart where one of them is accepted: each rule accepts for itself")
  func accepted() {
    #expect(
      told(violation("first", status: .baseline), violation("second")) == [["first"], ["second"]])
    #expect(
      told(violation("first", status: .suppressed), violation("second")) == [["first"], ["second"]])
  }

  @Test("are found among the others, which keep their order")
  func others() {
    #expect(
      told(
        violation("second", line: 1), violation("first", .warning), violation("second"),
        violation("first", line: 9)) == [["second"], ["second", "first"], ["first"]])
  }
}

@Suite("The files of a finding")
struct FilesOfFindingTests {
  private func evidence(_ path: String) -> Evidence {
    Evidence(
      location: SourceLocation(path: path, line: 1, column: 8), symbol: "B", role: .import,
      from: "A", to: "B")
  }

  private func files(_ paths: [String], _ traits: DefectTraits = []) -> Int {
    var defect = DefectRecord.stub
    defect.traits = traits
    return Violation(
      rule: "r", kind: "forbid", defect: defect, severity: .error,
      location: SourceLocation(path: "1.swift", line: 1, column: 8), evidence: paths.map(evidence)
    ).files.count
  }

  @Test("are those of its references, each once")
  func references() {
    #expect(files(["1.swift", "2.swift", "2.swift"]) == 2)
  }

  @Test("are its own where nothing proves it")
  func absence() {
    #expect(files([]) == 1)
  }

  @Test("are the first one's of a chain: the hops are one finding")
  func route() {
    #expect(files(["1.swift", "2.swift"], .isRoute) == 1)
  }
}

extension DefectRecord {
  fileprivate static let stub = DefectRecord(
    name: "d", message: "m", fix: "f", rationale: "", subject: "s")
}
