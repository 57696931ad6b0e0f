import Findings
import JSONText
import RuleLanguage
import SourceText

extension OutputFormat {
  /// SARIF 2.1.0 (OASIS, 2020), as GitHub's code scanning takes it.
  package static let sarif = OutputFormat(
    name: "sarif", summary: "SARIF 2.1.0", fileExtension: "sarif",
    consumers: "GitHub code scanning, Azure DevOps, VS Code", pathBase: .repository,
    printers: [
      ResultPrinter { (report: Report, options) in SARIFLog(report, options).json.text() }
    ])
}

/// A report as a SARIF log with one run.
private struct SARIFLog {
  /// Results of a run of which GitHub shows some; it refuses files with more than 25,000.
  private static let resultLimit = 5000

  private let report: Report
  private let options: ReportOptions
  private let rules: [SARIFRule]
  private let results: [SARIFResult]
  private let omitted: Int

  init(_ report: Report, _ options: ReportOptions) {
    self.report = report
    self.options = options
    // What fails the run is a result, whoever says it: services show results and count them.
    let new = ReportFinding.all(of: report, options).filter {
      $0.violation != nil || $0.severity == .error
    }
    let accepted = options.includesAccepted ? report.acceptedViolations : []
    let all =
      new.map { SARIFResult($0, anchor: report.anchor, options: options) }
      + accepted.map { SARIFResult($0, fingerprint: $0.fingerprint, options: options) }
    results = Array(all.prefix(Self.resultLimit))
    omitted = all.count - results.count
    rules = SARIFRule.all(of: report, results)
  }

  var json: JSONValue {
    let indices = Dictionary(
      rules.enumerated().map { (ByteKey($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    let results = results.map { $0.json(ruleIndex: indices[ByteKey($0.rule)] ?? 0) }
    var driver: [JSONValue.Member] = [
      .init(key: "name", value: "archcheck"),
      .init(key: "semanticVersion", value: .string(options.toolVersion)),
    ]
    if let homepage = options.homepage {
      driver.append(.init(key: "informationUri", value: .string(homepage)))
    }
    driver.append(.init(key: "rules", value: .array(rules.map(\.json))))
    let run: JSONValue = [
      "tool": ["driver": .object(driver)],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": [
        "SRCROOT": ["description": ["text": "The folder that paths start from."]]
      ],
      // Without the slash at its end the category would be empty.
      "automationDetails": ["id": .string("archcheck/\(category)")],
      "invocations": [
        [
          "executionSuccessful": true,
          "exitCode": .integer(ReportSummary(of: report).exitCode),
          "toolExecutionNotifications": .array(notifications),
        ]
      ],
      "results": .array(results),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
  }

  /// The project's folder, so that reports on several projects of one repository stand side by side.
  private var category: String {
    let isRelative = report.pathPrefix.utf8.first != UInt8(ascii: "/")
    return report.pathPrefix.isEmpty || !isRelative ? "" : report.pathPrefix.printable + "/"
  }

  private var notifications: [JSONValue] {
    var all = report.problems.filter { $0.severity != .error }.map { problem in
      notification(
        problem.kind.rawValue, problem.severity.asOfRules, problem.message, problem.location)
    }
    if omitted > 0 {
      let message = "\(omitted.grouped) more findings are left out: 'archcheck --all' lists them"
      all.append(notification("omitted-results", .warning, message))
    }
    return all
  }

  private func notification(
    _ kind: String, _ severity: Severity, _ message: String, _ location: SourceLocation? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "descriptor", value: ["id": .string(kind)]),
      .init(key: "level", value: .string(severity.inSARIF)),
      .init(key: "message", value: ["text": .string(message.printable)]),
    ]
    if let location {
      members.append(.init(key: "locations", value: [SARIFLocation(location).json]))
    }
    return .object(members)
  }
}

extension Severity {
  /// The level of a result, rule or notification.
  var inSARIF: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
