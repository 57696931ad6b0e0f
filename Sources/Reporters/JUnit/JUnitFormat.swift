import Findings
import RuleLanguage
import SourceText

extension OutputFormat {
  /// The report of test runners, which every CI shows: a suite a rule, a failed case a finding.
  package static let junit = OutputFormat(
    name: "junit", summary: "test results: a suite a rule, a failure a finding",
    fileExtension: "xml", isNamedByExtension: false,
    consumers: "Jenkins, GitLab, CircleCI, Bitrise, Azure, Buildkite", pathBase: .repository,
    printers: [
      ResultPrinter { (report: Report, options) in
        JUnitReport(report, options).text
      }
    ])
}

/// A report as test results. Names hold no line numbers, so that a service that compares runs knows a
/// finding again; and no times, so that the same report is the same text.
private struct JUnitReport {
  private let suites: [JUnitSuite]

  init(_ report: Report, _ options: ReportOptions) {
    let findings = ReportFinding.all(of: report, options)
    let byRule = Dictionary(grouping: findings) { ByteKey($0.rule) }
    let accepted = options.includesAccepted ? report.acceptedViolations : []
    let acceptedByRule = Dictionary(grouping: accepted) { ByteKey($0.rule) }
    // A suite without cases has passed, which is not true of a rule whose findings another one tells.
    let told = findings.flatMap { finding in
      (finding.violation?.alsoBreaks ?? []).map { (rule: ByteKey($0), finding: finding) }
    }
    let toldByRule = Dictionary(grouping: told, by: \.rule)
    // Active rules in the configuration's order, then what no rule says in the order of findings.
    var names = report.rules.filter { $0.state == .active }.map { ByteKey($0.id) }
    var known = Set(names)
    for name in (findings.map(\.rule) + accepted.map(\.rule)).map(ByteKey.init)
    where known.insert(name).inserted {
      names.append(name)
    }
    suites = names.map { name in
      JUnitSuite(
        name: name.string,
        cases: (byRule[name] ?? []).map {
          JUnitCase($0, isStrict: report.isStrict, options: options)
        } + (toldByRule[name] ?? []).map { JUnitCase(told: $0.finding) }
          + (acceptedByRule[name] ?? []).map(JUnitCase.init(accepted:)))
    }
  }

  var text: String {
    var xml = XMLWriter()
    xml.begin(
      "testsuites",
      [
        ("name", "archcheck"), ("tests", "\(suites.reduce(0) { $0 + $1.cases.count })"),
        ("failures", "\(suites.reduce(0) { $0 + $1.failures })"), ("errors", "0"),
      ])
    for suite in suites { suite.write(to: &xml) }
    xml.end("testsuites")
    return xml.text
  }
}

/// What one rule found.
private struct JUnitSuite {
  let name: String
  /// At least one: a rule without findings has passed.
  private(set) var cases: [JUnitCase]

  init(name: String, cases: [JUnitCase]) {
    self.name = name
    self.cases = cases.isEmpty ? [JUnitCase(passed: name)] : cases
    // Services drop all but one of the cases of one name.
    var seen: [String: Int] = [:]
    for index in self.cases.indices {
      let number = seen[self.cases[index].name, default: 0] + 1
      seen[self.cases[index].name] = number
      if number > 1 { self.cases[index].name += " (\(number))" }
    }
  }

  var failures: Int { cases.count { $0.outcome == .failed } }

  func write(to xml: inout XMLWriter) {
    let skipped = cases.count { $0.outcome == .skipped }
    xml.begin(
      "testsuite",
      [
        ("name", name), ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "0"),
        ("skipped", "\(skipped)"),
      ])
    for item in cases { item.write(to: &xml, suite: name) }
    xml.end("testsuite")
  }
}

/// One finding, or that there is none.
private struct JUnitCase {
  enum Outcome {
    case passed
    case failed
    case skipped
  }

  var name: String
  let outcome: Outcome
  private var location: SourceLocation?
  private var kind = ""
  private var message = ""
  private var body = ""

  /// The one case of a rule that found nothing.
  init(passed rule: String) {
    name = rule
    outcome = .passed
  }

  /// A finding: a failure where it fails the run.
  init(_ finding: ReportFinding, isStrict: Bool, options: ReportOptions) {
    outcome =
      finding.severity == .error || (isStrict && finding.severity == .warning)
      ? .failed : .passed
    location = finding.location
    kind = finding.severity.rawValue
    message = finding.message
    if let violation = finding.violation {
      name = Self.name(of: violation)
      var words: Set<String> = []
      var plain = options
      plain.coloring = .plain
      plain.isWindow = false
      body = ViolationText(violation, style: TextStyle(plain), options: plain)
        .lines(omitting: &words).joined(separator: "\n")
    } else {
      name = finding.message
      let place = finding.location.map { "\n  \($0.description.printable)" } ?? ""
      body = "\(finding.severity.rawValue): \(finding.message.printable)\(place)"
    }
  }

  /// A finding that the suite of a graver rule, which the same code breaks, tells.
  init(told finding: ReportFinding) {
    name = finding.violation.map(Self.name) ?? finding.message
    outcome = .skipped
    location = finding.location
    message = "told by \(finding.rule)"
  }

  /// A finding that the baseline or a comment accepts.
  init(accepted violation: Violation) {
    name = Self.name(of: violation)
    outcome = .skipped
    location = violation.location
    message = violation.status == .suppressed ? "suppressed by a comment" : "in the baseline"
  }

  /// `A → B (path)`.
  private static func name(of violation: Violation) -> String {
    let subject = violation.subject
    return (subject.isEmpty ? violation.message : subject) + " (\(violation.location.path))"
  }

  func write(to xml: inout XMLWriter, suite: String) {
    var attributes = [("classname", suite), ("name", name)]
    if let location {
      attributes.append(("file", location.path))
      if location.line > 0 { attributes.append(("line", "\(location.line)")) }
    }
    if outcome == .passed, body.isEmpty { return xml.empty("testcase", attributes) }
    xml.begin("testcase", attributes)
    switch outcome {
    case .failed: xml.element("failure", [("message", message), ("type", kind)], text: body)
    case .passed: xml.element("system-out", [], text: body)
    case .skipped: xml.empty("skipped", [("message", message)])
    }
    xml.end("testcase")
  }
}
