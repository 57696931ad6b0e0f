import ArchTestSupport
import DependencyModel
import Metrics
import Testing

@Suite("The catalogue of metrics")
struct MetricCatalogTests {
  private let row: ComponentMetrics = {
    var row = ComponentMetrics(
      name: "A", afferentCoupling: 1, efferentCoupling: 2, abstractTypes: 3, types: 4,
      instability: 0.5, abstractness: 0.6, distance: 0.7, signedDistance: -0.7)
    row.measured = [
      "relational-cohesion": MeasuredMetric(value: 1.5),
      "component-dependency": MeasuredMetric(value: 2), "level": MeasuredMetric(value: 3),
    ]
    return row
  }()

  @Test("reads each metric's value from a row")
  func values() {
    let values = MetricCatalog.all.map { "\($0.id) \($0.symbol) \($0.value(row) ?? .nan)" }
    #expect(
      values == [
        "afferent-coupling Ca 1.0", "efferent-coupling Ce 2.0", "instability I 0.5",
        "abstract-types Na 3.0", "types Nc 4.0", "abstractness A 0.6", "distance D 0.7",
        "signed-distance D± -0.7", "relational-cohesion H 1.5", "component-dependency CD 2.0",
        "level L 3.0",
      ])
  }

  @Test("has no value where the row has none")
  func undefined() {
    var empty = row
    empty.instability = nil
    empty.abstractness = nil
    empty.distance = nil
    empty.signedDistance = nil
    empty.measured = [:]
    let without = MetricCatalog.all.filter { $0.value(empty) == nil }.map(\.id)
    #expect(
      without == [
        "instability", "abstractness", "distance", "signed-distance", "relational-cohesion",
        "component-dependency", "level",
      ])
  }

  @Test("finds a metric by its id, and nothing by another name")
  func lookup() {
    #expect(MetricCatalog.metric("distance")?.symbol == "D")
    #expect(MetricCatalog.metric("Distance") == nil)
  }

  @Test("has one id, one key and one symbol for each metric")
  func names() {
    let metrics = MetricCatalog.all + MetricCatalog.sizes
    for names in [metrics.map(\.id), metrics.map(\.key), metrics.map(\.symbol)] {
      #expect(Set(names).count == names.count)
    }
  }

  @Test("says everything about every metric")
  func completeness() {
    for metric in MetricCatalog.all + MetricCatalog.sizes {
      let texts = [
        metric.id, metric.symbol, metric.title, metric.definition, metric.formula, metric.range,
        metric.undefinedCase ?? "Never.", metric.example, metric.reference, metric.phrase,
      ]
      #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("\n") }, "\(metric.id)")
    }
    for metric in MetricCatalog.system {
      let texts = [
        metric.id, metric.symbol, metric.title, metric.definition, metric.formula, metric.range,
        metric.undefinedCase, metric.example, metric.reference,
      ]
      #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("\n") }, "\(metric.id)")
    }
  }

  @Test("has its page in docs/metrics.md")
  func page() throws {
    try expectGolden(MetricCatalog.referencePage, file: "../../../docs/metrics.md")
  }
}
