import ArchTestSupport
import DependencyModel
import Metrics
import Testing

@Suite("The catalogue of metrics")
struct MetricCatalogTests {
  private let row = ComponentMetrics(
    name: "A", afferentCoupling: 1, efferentCoupling: 2, abstractTypes: 3, types: 4,
    instability: 0.5, abstractness: 0.6, distance: 0.7, signedDistance: -0.7)

  @Test("reads each metric's value from a row")
  func values() {
    let values = MetricCatalog.all.map { "\($0.id) \($0.symbol) \($0.value(row) ?? .nan)" }
    #expect(
      values == [
        "afferent-coupling Ca 1.0", "efferent-coupling Ce 2.0", "instability I 0.5",
        "types Nc 4.0", "abstract-types Na 3.0", "abstractness A 0.6", "distance D 0.7",
        "signed-distance D± -0.7",
      ])
  }

  @Test("has no value where the row has none")
  func undefined() {
    var empty = row
    empty.instability = nil
    empty.abstractness = nil
    empty.distance = nil
    empty.signedDistance = nil
    let without = MetricCatalog.all.filter { $0.value(empty) == nil }.map(\.id)
    #expect(without == ["instability", "abstractness", "distance", "signed-distance"])
  }

  @Test("finds a metric by its id, and nothing by another name")
  func lookup() {
    #expect(MetricCatalog.metric("distance")?.symbol == "D")
    #expect(MetricCatalog.metric("Distance") == nil)
  }

  @Test("says everything about every metric")
  func completeness() {
    for metric in MetricCatalog.all {
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
