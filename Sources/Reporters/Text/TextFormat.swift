import Findings
import SourceText

extension OutputFormat {
  /// The format for people: compact when all is well, precise when not.
  package static let text = OutputFormat(
    name: "text", summary: "for people: findings with their source, metrics and coverage",
    fileExtension: "txt", consumers: "people",
    printers: [
      .blocks { (report: Report, options) in CheckText(report: report, options: options).blocks() },
      .blocks { (result: MetricsResult, options) in
        let text = MetricsText(metrics: result.table, style: options.style)
        return [text.table(limit: nil), text.key]
      },
      .blocks { (result: SystemMetricsResult, options) in
        ExplanationText(explanation: result.explanation, options: options).blocks()
      },
      .blocks { (explanation: Explanation, options) in
        ExplanationText(explanation: explanation, options: options).blocks()
      },
      .blocks { (result: GraphResult, options) in
        GraphText(result: result, options: options, style: options.style).blocks()
      },
      .blocks { (chains: DependencyChains, options) in
        ChainsText(chains: chains, style: options.style).blocks()
      },
      .blocks { (explanation: LineExplanation, options) in
        LineExplanationText(explanation: explanation, options: options).blocks()
      },
      .blocks { (facts: FactsResult, options) in
        FactsText(files: facts.files, options: options).blocks()
      },
      .blocks { (explanation: FileExplanation, options) in
        FileExplanationText(explanation: explanation, options: options).blocks()
      },
      .blocks { (overview: RuleOverview, options) in
        RuleOverviewText(overview: overview, style: options.style).blocks()
      },
      .blocks { (briefing: RuleBriefing, _) in RuleBriefingText(briefing: briefing).blocks() },
      .blocks { (result: RuleTestResult, options) in
        RuleTestText(result: result, style: options.style).blocks()
      },
      .blocks { (explanation: RuleExplanation, options) in
        RuleExplanationText(explanation: explanation, options: options).blocks()
      },
      .blocks { (difference: BaselineDifference, options) in
        BaselineDifferenceText(difference: difference, options: options).blocks()
      },
      ResultPrinter { (listing: Listing, options) in
        // A document is pasted somewhere, so no window folds it.
        listing.document?.split(separator: "\n").map { String($0).printable + "\n" }.joined()
          ?? joinedText(of: ListingText(listing: listing, style: options.style).blocks(), options)
      },
      .blocks { (overview: PresetOverview, options) in
        ListingText(listing: overview.digest, style: options.style).blocks()
      },
      ResultPrinter { (explanation: RuleKindExplanation, _) in explanation.documentation },
      ResultPrinter { (preset: PresetConfiguration, _) in preset.text },
    ])
}

extension ResultPrinter {
  /// Prints blocks of lines with an empty line between them; empty blocks leave no trace.
  fileprivate static func blocks<Result: CommandResult>(
    _ blocks: @escaping @Sendable (Result, ReportOptions) -> [[String]]
  ) -> ResultPrinter {
    ResultPrinter { (result: Result, options) in joinedText(of: blocks(result, options), options) }
  }
}

/// Blocks of lines with an empty line between them, folded to the window where there is one.
private func joinedText(of blocks: [[String]], _ options: ReportOptions) -> String {
  let fold = options.isWindow ? WindowFold(width: options.width) : nil
  return blocks.filter { !$0.isEmpty }.map { block in
    let lines = fold.map { fold in block.flatMap { fold.lines(of: $0) } } ?? block
    return lines.joined(separator: "\n") + "\n"
  }.joined(separator: "\n")
}

extension ReportOptions {
  fileprivate var style: TextStyle { TextStyle(self) }
}
