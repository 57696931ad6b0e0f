import Findings

extension OutputFormat {
  /// The machine format, documented in `docs/output-formats.md` and by its schemas.
  package static let json = OutputFormat(
    name: "json", summary: "stable, versioned JSON for other programs", fileExtension: "json",
    consumers: "scripts, dashboards",
    printers: [
      ResultPrinter(JSONDocument.check()), ResultPrinter(JSONDocument.metrics),
      ResultPrinter(JSONDocument.graph), ResultPrinter(JSONDocument.chains),
      ResultPrinter(JSONDocument.line), ResultPrinter(JSONDocument.facts),
      ResultPrinter(JSONDocument.rules), ResultPrinter(JSONDocument.rule),
      ResultPrinter(JSONDocument.ruleKind), ResultPrinter(JSONDocument.explanation),
      ResultPrinter(JSONDocument.file), ResultPrinter(JSONDocument.baselineDifference),
      ResultPrinter { (result: SystemMetricsResult, options) in
        JSONDocument.metrics.text(of: result.metrics, toolVersion: options.toolVersion)
      },
      ResultPrinter { (listing: Listing, options) in
        listing.jsonDocument.text(of: listing, toolVersion: options.toolVersion)
      },
      ResultPrinter { (overview: PresetOverview, options) in
        overview.listing.jsonDocument.text(of: overview.listing, toolVersion: options.toolVersion)
      },
    ])
}

extension ResultPrinter {
  /// Prints a result as a JSON document.
  fileprivate init<Result: CommandResult>(
    _ document: @autoclosure @escaping @Sendable () -> JSONDocument<Result>
  ) {
    self.init { result, options in document().text(of: result, toolVersion: options.toolVersion) }
  }
}

/// The JSON Schemas of the machine format, as the command `archcheck schema` prints them.
///
/// The files `docs/schema/<name>.schema.json` hold the same text.
package enum ReportSchemas {
  /// The version of the shapes that they describe.
  package static var version: Int { JSONHead.schemaVersion }

  /// The name of every schema, in order.
  package static var names: [String] { all(RuleVocabulary()).map(\.name) }

  /// Every schema with its name, in order of name, for violations of the rule kinds that there are.
  package static func all(_ vocabulary: RuleVocabulary) -> [(name: String, text: String)] {
    [
      JSONDocument.baselineDifference.published, JSONDocument.check(vocabulary).published,
      JSONDocument.facts.published,
      JSONDocument.graph.published,
      JSONDocument.metrics.published, JSONDocument.rule.published,
      JSONDocument.ruleKind.published, JSONDocument.rules.published,
      JSONDocument.chains.published, JSONDocument.line.published,
    ]
  }
}

extension JSONDocument {
  fileprivate var published: (name: String, text: String) { (name, schema) }
}
