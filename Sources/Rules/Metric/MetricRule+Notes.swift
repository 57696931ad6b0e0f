extension MetricRule {
  /// What the page of the kind says beside its options.
  static let notes = #"""
    A value that is undefined for a component (0/0) passes and is listed. A value that equals a
    limit is within it. [metrics.md](../metrics.md) defines the metrics. The violation is located
    where the component is defined.
    """#

  /// What archcheck says about the violating example.
  static let exampleMessages = """
    project.txt:1:1: error: distance of 'Core' is 1, above the maximum of 0.7 [near-the-main-sequence]
    """
}
