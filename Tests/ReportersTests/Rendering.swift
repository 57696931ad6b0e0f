import Findings
import Reporters
import Testing

extension ReportOptions {
  /// Options of version 1.2.3 of archcheck.
  init(
    coloring: Coloring = .plain, verbosity: Verbosity = .normal, width: Int = 100,
    isWindow: Bool = false, layout: FindingsLayout = FindingsLayout(), legend: Legend = .hidden
  ) {
    self.init(
      toolVersion: "1.2.3", coloring: coloring, verbosity: verbosity, width: width,
      isWindow: isWindow, layout: layout, legend: legend)
  }
}

extension OutputFormat {
  /// The formats for tools that show findings.
  static let forFindings: [OutputFormat] = [
    .xcode, .github, .gitlab, .junit, .sarif, .markdown, .rdjson, .sonarqube, .agent,
  ]

  /// The text of a result that the format knows.
  func text(
    of result: some CommandResult, _ options: ReportOptions = ReportOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let text = print(result, options: options)
    if text == nil {
      Issue.record("\(name) does not know \(type(of: result))", sourceLocation: sourceLocation)
    }
    return text ?? ""
  }
}
