import DependencyModel
import DrawnGraphs
import Metrics
import RuleEngine
import RuleLanguage
import SourceText

/// `metric`: a metric of components stays within limits, or does not become worse.
struct MetricRule: Rule {
  static let defects: [any Defect.Type] = [
    MetricOutOfRange.self, WorsenedMetric.self, MetricSummaryOutOfRange.self,
    UnreadableDocument.self,
  ]

  static let metadata = RuleMetadata(
    kind: "metric", title: "Limits of metrics",
    summary:
      "A metric of each component that `of` selects, or of all of them together, is between `min` "
      + "and `max`, and no worse than in an earlier report.",
    rationale:
      "Structure erodes in steps too small to notice. A limit catches the step that goes too far.",
    options: [
      .required(
        "name", .choice((MetricCatalog.all + MetricCatalog.sizes).map(\.id)),
        "The metric; [metrics](../metrics.md) defines each."),
      .defaulted("of", .selector, "*", "The components."),
      .optional("max", .number(), "The largest allowed value."),
      .optional("min", .number(), "The smallest allowed value."),
      .defaulted(
        "over", .choice(of: MetricSummary.self), "each",
        "What the limits apply to: the value of `each` component, or the `mean`, `median`, `sum` "
          + "or `maximum` of all selected components that have a value."),
      .optional(
        "not-worse-than", .text,
        "A file below the project's root that `archcheck metrics --format json` or `check --format "
          + "json` wrote earlier, for example on the main branch. No value may be worse than in "
          + "that file; the metric's definition says which direction is worse. A component that is "
          + "not in the file, or has no value there, passes and is listed. For `coverage`, a file "
          + "in the format of `file`."),
      .defaulted(
        "tolerance", .number(minimum: 0), "0",
        "How much worse a value may be than in the file of `not-worse-than`."),
      .optional(
        "file", .text,
        "For `coverage`, a JSON file below the project's root: a mapping from components to shares "
          + "between 0 and 1, or the output of `llvm-cov export --summary-only`."),
      .defaulted(
        "counting", .choice(of: Counting.self), "types",
        "How couplings are counted; the command line option `--counting` does not change it."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module Core
          class Store
          class Cache
        App.Main -> Core.Store
        """,
      configuration: """
        version: 1
        rules:
          near-the-main-sequence:
            metric: { name: distance, of: Core, max: 0.7 }
        """),
    conformingExample: RuleExample(
      project: """
        module Core
          protocol Store
          protocol Cache
        App.Main -> Core.Store
        """,
      configuration: """
        version: 1
        rules:
          near-the-main-sequence:
            metric: { name: distance, of: Core, max: 0.7 }
        """),
    references: ["R. C. Martin, *Clean Architecture* (2017), ch. 14"])

  private let metric: MetricDefinition
  private let of: Selector
  private let maximum: Double?
  private let minimum: Double?
  private let over: MetricSummary
  private let counting: Counting
  private let tolerance: Double
  /// The earlier report.
  private let base: Document?
  /// Where shares of coverage stand.
  private let shares: Document?

  /// A file that the rule reads, with the place where it is named.
  private struct Document {
    var path: String
    var location: SourceLocation
  }

  init(options: OptionsReader) {
    metric = MetricCatalog.metric(options.text("name")) ?? .distance
    of = options.selector("of")
    maximum = options.optionalNumber("max")
    minimum = options.optionalNumber("min")
    over = options.choice("over")
    counting = options.choice("counting")
    tolerance = options.optionalNumber("tolerance") ?? 0
    base = Self.document("not-worse-than", options)
    shares = Self.document("file", options)
    options.requireGranularity(of: of, .component)
    reportMistakes(options)
  }

  private static func document(_ name: String, _ options: OptionsReader) -> Document? {
    guard let path = options.optionalText(name) else { return nil }
    let location = options.location(of: name)
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    if path.utf8.first == UInt8(ascii: "/")
      || parts.contains(where: { $0.elementsEqual("..".utf8) })
    {
      options.report(
        "`\(path)` is outside the project. Use a path below the project's root.", at: location)
    }
    return Document(path: path, location: location)
  }

  private func reportMistakes(_ options: OptionsReader) {
    if maximum == nil, minimum == nil, base == nil {
      options.report("The rule sets no limit. Add `max`, `min` or `not-worse-than`.")
    }
    if let minimum, let maximum, minimum > maximum {
      options.report(
        "No value is at least \(decimalText(minimum)) and at most \(decimalText(maximum)). Swap "
          + "`min` and `max`.", at: options.location(of: "min"))
    }
    if base == nil, options.isWritten("tolerance") {
      options.report(
        "`tolerance` needs `not-worse-than`. Add that, or change the limit instead.",
        at: options.location(of: "tolerance"))
    }
    if metric == .coverage, shares == nil {
      options.report(
        "`coverage` needs `file`, the JSON file that contains it, because archcheck runs no tests.")
    } else if metric != .coverage, options.isWritten("file") {
      options.report(
        "`file` only applies to `name: coverage`. Remove it, or use `not-worse-than` for a report "
          + "to compare with.", at: options.location(of: "file"))
    }
  }

  var selectors: [NamedSelector] { [NamedSelector("of", of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let components = scope.grouped(.component, seenBy: [of])
    var outcome = RuleOutcome(findings: [], checked: 0)
    let values: [MeasuredValue]
    let earlier: MetricBase?
    do throws(UnreadableFile) {
      values = try measured(components, scope, &outcome)
      earlier = try readBase(components, scope)
    } catch {
      outcome.findings = [
        Finding(UnreadableDocument(file: error.path, reason: error.reason), at: error.location)
      ]
      outcome.lacksSubject = error.isMissing
      return outcome
    }
    let limits = MetricLimits(
      metric: metric, minimum: minimum, maximum: maximum, over: over, tolerance: tolerance,
      base: earlier, file: base?.path ?? "", counting: counting)
    if over == .each {
      for value in values { check(value, limits, scope, &outcome) }
      return outcome
    }
    let counted = values.filter { !isExcused($0, scope) }
    outcome.findings = limits.findings(
      over: counted, at: nil, isSelected: earlierSelection(components, scope))
    return outcome
  }

  /// Tells which components of an earlier report count: of those that are still there the ones that
  /// do today, and of those that are gone the ones whose names the rule means.
  private func earlierSelection(
    _ components: GroupedGraph, _ scope: RuleScope
  ) -> (String) -> Bool {
    let members = GroupMembers(scope.view, components)
    let matcher = scope.matcher(of)
    let selected = VertexMatcher(matcher, members)
    var counts: [ByteKey: Bool] = [:]
    for (vertex, group) in components.groups.enumerated() {
      counts[ByteKey(group.name)] =
        selected.takes(vertex)
        && !scope.excuses(members.endpoints(of: vertex, reach: scope.exceptionReach))
    }
    return { name in
      if let known = counts[ByteKey(name)] { return known }
      let gone = Endpoint(component: name, module: name)
      return matcher.matches(gone).areSome && !scope.excuses([gone])
    }
  }

  private func check(
    _ value: MeasuredValue, _ limits: MetricLimits, _ scope: RuleScope, _ outcome: inout RuleOutcome
  ) {
    if limits.lacksBase(value) { outcome.undefined.append(value.name) }
    let findings = limits.findings(of: value)
    if findings.isEmpty || isExcused(value, scope) { return }
    outcome.findings += findings
  }

  private func isExcused(_ value: MeasuredValue, _ scope: RuleScope) -> Bool {
    scope.excuses(value.endpoints)
  }

  /// The values of the selected components that have one; those without are noted.
  private func measured(
    _ components: GroupedGraph, _ scope: RuleScope, _ outcome: inout RuleOutcome
  ) throws(UnreadableFile) -> [MeasuredValue] {
    let members = GroupMembers(scope.view, components)
    let selected = VertexMatcher(scope.matcher(of), members)
    let shares = try readShares(shares, components, scope)
    let table = measure(
      graph: scope.view.graph, components: components, counting: counting,
      declarations: { scope.declarations })
    var values: [MeasuredValue] = []
    for (vertex, row) in table.components.enumerated() where selected.takes(vertex) {
      outcome.checked += 1
      var row = row
      if let shares { row.size?.coverage = shares.share(of: row.name) }
      guard let value = metric.value(row) else {
        outcome.undefined.append(row.name)
        continue
      }
      values.append(
        MeasuredValue(
          name: row.name, value: value,
          location: components.groups[vertex].component.map {
            scope.view.graph.components[$0.int].location
          }, endpoints: members.endpoints(of: vertex, reach: scope.exceptionReach)))
    }
    return values
  }

  // MARK: Files

  /// Why a file cannot be used.
  private struct UnreadableFile: Error {
    var path: String
    var reason: String
    var location: SourceLocation
    /// Whether there is no such file at all.
    var isMissing = false
  }

  private func readBase(
    _ components: GroupedGraph, _ scope: RuleScope
  ) throws(UnreadableFile) -> MetricBase? {
    guard let base else { return nil }
    if metric == .coverage {
      return try readShares(base, components, scope).map { MetricBase(shares: $0.shares) }
    }
    return try read(base, scope) { root throws(DocumentError) in
      try MetricBase(root, path: base.path, metric: metric, counting: counting)
    }
  }

  private func readShares(
    _ document: Document?, _ components: GroupedGraph, _ scope: RuleScope
  ) throws(UnreadableFile) -> CoverageShares? {
    guard let document else { return nil }
    return try read(document, scope) { root throws(DocumentError) in
      try CoverageShares(
        root, path: document.path, graph: scope.view.graph, components: components)
    }
  }

  private func read<Value>(
    _ document: Document, _ scope: RuleScope,
    as make: (ConfigNode?) throws(DocumentError) -> Value
  ) throws(UnreadableFile) -> Value {
    guard let text = scope.view.readFile(document.path) else {
      throw UnreadableFile(
        path: document.path,
        reason: "it does not exist below the project's root, is not UTF-8 text, or is larger than "
          + "4 MB",
        location: document.location, isMissing: true)
    }
    do throws(DocumentError) {
      return try make(try readDocumentTree(text, path: document.path, scope.view.readTree))
    } catch {
      throw UnreadableFile(path: document.path, reason: error.message, location: error.location)
    }
  }
}
