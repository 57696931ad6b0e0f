import DependencyModel
import Findings
import Metrics
import SourceText

extension Explanation {
  /// What the numbers of a component were computed from, in words.
  package init(
    _ explanation: MetricsExplanation, in graph: DependencyGraph, _ declarations: DeclarationTable
  ) {
    let words = ExplanationWords(
      explanation: explanation, graph: graph, declarations: declarations)
    self.init(
      subject: explanation.metrics.name, counting: explanation.counting.rawValue,
      sections: MetricCatalog.all.map(words.section))
  }

  /// The row of the system in words.
  package init(system metrics: MetricsTable) {
    let system = metrics.system
    let noun = metrics.granularity.rawValue + "s"
    let rows: [(String, String?, String)] = [
      (
        noun, "\(system.count)",
        noun.prefix(1).uppercased() + noun.dropFirst() + " that have a distance D."
      ),
      ("mean", decimal(system.mean), "Mean of D."),
      ("median", decimal(system.median), "Median of D."),
      (
        "standard deviation", decimal(system.standardDeviation),
        "Standard deviation of D, of all \(noun) and not of a sample."
      ),
    ]
    let further = MetricCatalog.system.map { metric in
      Section(
        title: metric.symbol, value: decimal(system.measured[metric.id]),
        definition: "\(metric.title): \(metric.definition) \(metric.formula)")
    }
    self.init(
      subject: "System", counting: metrics.counting.rawValue,
      sections: rows.map { Section(title: $0.0, value: $0.1, definition: $0.2) }
        + (metrics.counting == .muck ? [] : further))
  }
}

/// At most four decimals, without zeros at the end; `nil` for an undefined value.
private func decimal(_ value: Double?) -> String? { value.map(roundedText) }

/// Makes sections out of the numbers of a component.
private struct ExplanationWords {
  let explanation: MetricsExplanation
  let graph: DependencyGraph
  let declarations: DeclarationTable

  private var metrics: ComponentMetrics { explanation.metrics }

  func section(_ metric: MetricDefinition) -> Explanation.Section {
    Explanation.Section(
      title: metric.symbol, value: decimal(metric.value(metrics)),
      definition: "\(metric.title): \(plain(metric.definition))",
      computation: metric.computation(metrics), items: items(of: metric))
  }

  /// Markdown without its marks.
  private func plain(_ text: String) -> String { text.filter { $0 != "`" && $0 != "*" } }

  private func items(of metric: MetricDefinition) -> [Explanation.Item] {
    switch metric.counted(explanation) {
    case .dependencies(let dependencies): dependencies.map(item)
    case .nodes(let nodes): nodes.map(item)
    case .nothing: []
    }
  }

  /// What depends, on what, and the first reference or import that proves it.
  private func item(_ dependency: CountedDependency) -> Explanation.Item {
    var ends: [String] = []
    for edge in dependency.edges {
      let to = graph.nodes[graph.edges[edge].to.int].id
      if ends.last != to { ends.append(to) }
    }
    let shown = ends.prefix(3).joined(separator: ", ")
    let rest = ends.count > 3 ? " and \(ends.count - 3) more" : ""
    let isNode = dependency.node != nil && !ends.isEmpty
    let text = isNode ? "\(dependency.name) → \(shown)\(rest)" : dependency.name
    return Explanation.Item(text, place: firstPlace(of: dependency)?.description)
  }

  private func firstPlace(of dependency: CountedDependency) -> SourceLocation? {
    let reference = dependency.references.first.map { graph.references[$0] }
    let within = dependency.fileReferences.first.map { graph.fileReferences[$0].reference }
    let entry = dependency.imports.first.map { graph.imports[$0] }
    let places = [
      reference.map { ($0.file, $0.offset) }, within.map { ($0.file, $0.offset) },
      entry.map { ($0.file, $0.offset) },
    ]
    return places.compactMap { place in
      place.map { graph.location(of: $0.0, offset: $0.1) }
    }.min()
  }

  private func item(_ counted: CountedNode) -> Explanation.Item {
    if let id = counted.declaration { return item(declarations[id]) }
    let node = graph.nodes[counted.node.int]
    let count = counted.types == 1 ? "" : ", \(counted.types) types"
    let place = graph.location(of: node.file, offset: UInt32(max(0, node.offset)))
    return Explanation.Item("\(node.id) (\(node.kind.rawValue)\(count))", place: place.description)
  }

  private func item(_ declaration: Declaration) -> Explanation.Item {
    let module = graph.modules[declaration.module.int].name
    let place = graph.location(of: declaration.file, offset: declaration.offset)
    return Explanation.Item(
      "\(module).\(declaration.qualifiedName) (\(declaration.kind.word))",
      place: place.description)
  }
}
