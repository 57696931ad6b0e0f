import ArchTestSupport
import RuleEngine
@testable import RuleKinds
import Findings
import Metrics
import SourceFacts
import SourceText
import Testing

@Suite("Words of a violation")
struct ViolationDescriptionTests {
  @Test("name both sides", arguments: Violation.ofEveryDefect)
  func bothSides(_ violation: Violation) {
    let names = [violation.from, violation.to].compactMap { $0?.component }
    for name in names { #expect(violation.message.contains(name)) }
    #expect(!violation.message.hasSuffix("."))
    #expect(violation.defect.fix.hasSuffix("."))
    #expect(!violation.defect.rationale.isEmpty)
  }

  @Test("are plain English", arguments: Violation.ofAllDefects)
  func plainEnglish(_ violation: Violation) {
    let defect = violation.defect
    for text in [defect.message, defect.fix, defect.rationale] {
      #expect(PlainEnglish.faults(in: text) == [])
    }
  }

  @Test("stand here for every defect of the closed list")
  func defectNames() {
    let names = Set(Violation.ofAllDefects.map(\.defect.name))
    #expect(names.symmetricDifference(RuleRegistry.catalog.vocabulary.defects).sorted() == [])
  }

  @Test(
    "say what the reference does",
    arguments: [
      (ReferenceRole.import, "'A' imports 'B'"), (.call, "'A' uses 'B'"),
      (.extensionOf, "'A' extends 'B'"),
    ])
  func verbs(role: ReferenceRole, expected: String) {
    let violation = forbidden(
      DependencySide("A"), DependencySide("B"),
      [.reference("a.swift", 1, 1, "B", role, from: "A", to: "B")])
    #expect(violation.message == "\(expected), which it must not depend on")
  }

  @Test("tell the component of a node whose name does not")
  func components() {
    let cart = DependencySide(component: "App.Domain", module: "App", node: "App.Cart")
    var violation = forbidden(cart, DependencySide("B"))
    #expect(violation.message.hasPrefix("'App.Cart' (component 'App.Domain') depends on 'B'"))
    violation = forbidden(
      cart, DependencySide(component: "App.Domain", module: "App", node: "App.Feed"))
    #expect(
      violation.message.hasSuffix(
        "'App.Feed' (component 'App.Domain'), but 'App.Cart' must not depend on 'App.Feed'"))
  }

  @Test("show a measured value so that it differs from the limit")
  func numbers() {
    func message(_ value: Double, _ minimum: Double?, _ maximum: Double?) -> String {
      Violation(
        rule: "m", kind: "metric",
        defect: MetricOutOfRange(
          component: "C", metric: .afferentCoupling, value: value, minimum: minimum,
          maximum: maximum),
        severity: .error, location: SourceLocation("p")
      ).message
    }
    #expect(message(12, nil, 10) == "afferent coupling of 'C' is 12, above the maximum of 10")
    #expect(
      message(1.0 / 3, 0.5, nil) == "afferent coupling of 'C' is 0.3333, below the minimum of 0.5")
    #expect(
      message(0.700001, nil, 0.7)
        == "afferent coupling of 'C' is 0.700001, above the maximum of 0.7")
  }

  @Test("of a large cycle group show the shortest cycle and not all members")
  func largeCycle() {
    let members = (1...40).map { "M\($0)" }
    let violation = Violation(
      rule: "a", kind: "acyclic",
      defect: DependencyCycle(granularity: .module, members: members, path: ["M1", "M2", "M1"]),
      severity: .error, location: SourceLocation("p"))
    #expect(violation.message.contains("40 modules"))
    #expect(violation.message.contains("M1 → M2 → M1"))
    #expect(violation.message.contains("and 33 more"))
  }

  private func forbidden(
    _ from: DependencySide, _ to: DependencySide, _ evidence: [Evidence] = []
  ) -> Violation {
    Violation(
      rule: "r", kind: "forbid", defect: ForbiddenDependency(), severity: .error,
      location: SourceLocation("a.swift", 1, 1), from: from, to: to, evidence: evidence)
  }
}

@Suite("Fingerprint of a violation")
struct FingerprintTests {
  private let violation = Violation(
    rule: "no-back", kind: "forbid", defect: ForbiddenDependency(), severity: .error,
    location: SourceLocation("a.swift", 1, 1), from: DependencySide("A", "X"),
    to: DependencySide("B", "Y"))

  @Test("is the FNV-1a hash of the parts, each behind its length")
  func known() {
    // Computed independently over "7:no-back20:forbidden-dependency1:A1:A3:A.X1:B1:B3:B.Y".
    #expect(violation.fingerprint == "ec189067c3b8cfbe")
  }

  @Test("survives edits of code, wording and configuration that keep the names")
  func stable() {
    var other = violation
    other.location = SourceLocation("b.swift", 99, 3)
    other.evidence = [.reference("b.swift", 99, 3, "Y", from: "A.X", to: "B.Y")]
    other.because = "reason"
    other.severity = .warning
    other.status = .baseline
    #expect(other.fingerprint == violation.fingerprint)
  }

  @Test("tells apart rules, defects and sides")
  func distinct() {
    var all = [violation, violation, violation, violation, violation, violation]
    all[1].rule = "other"
    all[2].defect.name = "dependent-siblings"
    all[3].from = DependencySide("A", "Y")
    all[4].from = DependencySide("B", "Y")
    all[4].to = DependencySide("A", "X")
    all[5].to = nil
    #expect(Set(all.map(\.fingerprint)).count == all.count)
    #expect(
      Set(Violation.ofEveryDefect.map(\.fingerprint)).count == Violation.ofEveryDefect.count)
  }

  @Test("of a cycle depends on its members, not on the way through them")
  func cycle() {
    func fingerprint(_ members: [String], _ path: [String]) -> String {
      var cycle = violation
      cycle.defect.identity =
        DependencyCycle(
          granularity: .module, members: members, path: path
        ).identity
      return cycle.fingerprint
    }
    let members = ["A", "B", "C"]
    #expect(fingerprint(members, ["A", "B", "A"]) == fingerprint(members, ["B", "C", "B"]))
    #expect(fingerprint(members, []) != fingerprint(["A", "B"], []))
    #expect(fingerprint(["AB", "C"], []) != fingerprint(["A", "BC"], []))
  }

  @Test("of a metric does not move with the value")
  func metric() {
    func fingerprint(_ value: Double) -> String {
      var metric = violation
      metric.defect.identity =
        MetricOutOfRange(
          component: "C", metric: .distance, value: value, minimum: nil, maximum: 0.7
        ).identity
      return metric.fingerprint
    }
    #expect(fingerprint(0.8) == fingerprint(0.9))
  }
}
