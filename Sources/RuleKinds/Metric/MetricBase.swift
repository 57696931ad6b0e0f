import DependencyModel
import DrawnGraphs
import Metrics
import SourceText

/// The values of a metric in an earlier report.
struct MetricBase {
  /// A component with its value, as the report lists them.
  struct Entry {
    /// The component's name.
    var name: String
    /// Its value; `nil` where it was undefined.
    var value: Double?
  }

  /// The components in the order of the report.
  let entries: [Entry]

  private let indices: [[UInt8]: Int]

  private init(_ entries: [Entry]) {
    self.entries = entries
    var indices: [[UInt8]: Int] = [:]
    for (index, entry) in entries.enumerated() { indices[Array(entry.name.utf8)] = index }
    self.indices = indices
  }

  /// Reads the JSON of `archcheck metrics` or `archcheck check`.
  ///
  /// - Throws: what is wrong with it, or that it was counted otherwise.
  init(
    _ root: ConfigNode?, path: String, metric: MetricDefinition, counting: Counting
  ) throws(DocumentError) {
    let start = SourceLocation(path: path, line: 1, column: 1)
    guard let metrics = root?["metrics"], let rows = metrics["components"]?.elements else {
      throw DocumentError(
        "expected the output of 'archcheck metrics --format json' or 'archcheck check --format json'",
        at: root?.location ?? start)
    }
    let key = metric.key
    let level = metrics["granularity"]?.text ?? Granularity.component.rawValue
    guard level == Granularity.component.rawValue else {
      throw DocumentError(
        "it measures by \(level), but the rule by component; write it without '--granularity'",
        at: metrics.location)
    }
    if metric.source == .graph, let written = metrics["counting"]?.text,
      written != counting.rawValue
    {
      throw DocumentError(
        "it counts '\(written)', but the rule '\(counting.rawValue)'; write it with '--counting "
          + "\(counting.rawValue)', or add 'counting: \(written)' to the "
          + "rule", at: metrics.location)
    }
    var entries: [Entry] = []
    for row in rows {
      guard let name = row["name"]?.text, let value = row[key] else {
        throw DocumentError(
          "expected a component with the keys 'name' and '\(key)'; the report may be from an older "
            + "version", at: row.location)
      }
      guard value.isNull || value.number != nil else {
        throw DocumentError(
          "expected a number or null as the value of "
            + "'\(key)'", at: value.location)
      }
      entries.append(Entry(name: name, value: value.number))
    }
    self.init(entries)
  }

  /// Takes shares of coverage for a report.
  init(shares: [(name: String, value: Double)]) {
    self.init(shares.map { Entry(name: $0.name, value: $0.value) })
  }

  /// A component by its name; `nil` where the report lacks it. O(name).
  func entry(of name: String) -> Entry? { indices[Array(name.utf8)].map { entries[$0] } }
}
